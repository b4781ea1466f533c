"""What the table tells by itself: how near the end is, who plays and who wins, what was forgotten, a dead line."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from cuore.engine.game import Game
from tests.browser.conftest import NOWHERE, NewPage
from tests.browser.positions import Deal, Shown, asked, employs, late
from tests.browser.sitting import BOT, HERE, lay, sit_down

HARD = {"player": "bot", "level": "hard"}


def could_employ(game: Game) -> bool:
    """Somebody's employ phase in which something is within reach."""
    return employs(game) and any(game.text(move).startswith("employ ") for move in game.legal())


def test_the_end_of_a_turn_in_which_something_could_be_employed_is_asked_for_twice(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    game = asked(Deal(seats=3), could_employ)
    shown.show(game)
    page.wait_for_timeout(500)
    end = page.get_by_role("group", name="Answers").get_by_role("button", name="End the turn")
    end.click()
    expect(page.locator("[data-doubt]")).to_be_visible()
    assert shown.answers() == []
    page.get_by_role("button", name="Go on with the turn").click()
    expect(page.locator("[data-doubt]")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator("[data-doubt]")).to_be_visible()
    assert shown.answers() == []
    page.keyboard.press("e")
    assert [game.text(move) for move in shown.answers(1)] == ["end turn"]


def test_a_key_meant_for_a_phase_that_ended_by_itself_does_not_end_the_turn(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    last = None
    for game in Deal(seats=2).positions():
        asked_for = game.view(None)["asked"]
        what = asked_for["what"] if asked_for and asked_for["card"] is None else None
        if last == (game.to_move, "serve") and what == "employ":
            break
        last = (game.to_move, what)
    now = datetime.now(tz=UTC)
    page.clock.set_fixed_time(now)
    shown.show(game)
    page.keyboard.press("e")
    assert shown.answers() == [], "that was for the phase before"
    page.clock.set_fixed_time(now + timedelta(seconds=1))
    page.keyboard.press("e")
    if page.locator("[data-doubt]").count():  # something could be employed
        page.keyboard.press("e")
    assert [game.text(move) for move in shown.answers(1)] == ["end turn"]


def test_it_is_told_how_near_the_end_is(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    game = late(Deal(seats=4))
    shown.show(game)
    maids = {name: left for name, left in game.view(None)["town"].items() if "Love" not in name}
    empty = [name for name, left in maids.items() if not left]
    meter = page.locator(".meter")
    expect(meter).to_contain_text(re.compile(r"^\s*\d of \d piles empty"))
    assert int((meter.inner_text() or "0")[0]) >= len(empty) - 1
    shown.show(Deal(seats=4).begin())
    expect(meter).to_contain_text("0 of 2 piles empty")


def test_a_bot_shows_its_level_and_quarters_lie_in_stacks(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    game = late(Deal(seats=2))
    shown.show(game, seat=0)
    expect(page.locator("[data-seat='1'] header")).to_contain_text("Easy")
    other = game.view(0)["seats"][1]
    expect(page.locator("[data-seat='1'] [data-in-sight]")).to_have_attribute(
        "title", re.compile("in sight.*: -?[0-9]+")
    )
    chips = page.locator("[data-seat='1'] .home .chip")
    names = {spot["card"] for spot in [*other["quarters"], *other["private"]]}
    assert chips.count() < len(other["quarters"]) + len(other["private"])
    assert chips.count() >= len(names)


def test_nobody_is_congratulated_on_another_ones_victory(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    *_, over = Deal(seats=2).positions()
    winners = over.view(None)["winners"]
    loser = next(seat for seat in (0, 1) if seat not in winners)
    shown.show(over, seat=loser)
    expect(page.get_by_role("dialog", name="The game is over")).to_contain_text("wins with")
    expect(page.locator("body")).not_to_contain_text("Congratulations")


def test_the_focus_comes_back_when_a_sheet_is_closed(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, HARD))
    ann.settled()
    for opener in ("Settings", "Help and keys"):
        button = page.get_by_role("button", name=opener)
        button.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()
    page.keyboard.press("t")
    place = page.evaluate("document.activeElement.dataset.spot")
    assert place.startswith("town:")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.spot") == place


def test_the_town_keeps_its_colours_until_it_is_about_employing(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    for _ in range(12):
        seen = ann.settled()
        phase = page.locator(".track .now").inner_text()
        grey = page.locator("[data-zone=town] .spot.greyed").count()
        if phase == "Serving phase" and not seen["over"]:
            assert grey == 0
            return
        ann.turn_by_mouse()
    pytest.skip("no hand with a maid in it came")


def test_a_line_that_has_died_without_a_word_is_told_within_three_seconds(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    shown.show(Deal(seats=2).begin())
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.wait_for_timeout(2500)  # as long as it answers, nothing is said
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    shown.deaf = True
    begun = time.monotonic()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert time.monotonic() - begun < 20  # three seconds, and what a busy machine takes to notice
    shown.deaf = False
    expect(page.get_by_text("Connection lost")).to_have_count(0)
