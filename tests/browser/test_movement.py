"""Cards change hands: what flies from where to where, what stops it, and at which pace others are followed."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from cuore.engine.game import Game
from tests.browser.conftest import DOOR, NOWHERE, Axe, NewPage
from tests.browser.positions import Deal, Shown
from tests.browser.sitting import BOT, HERE, lay, sit_down

# Everything that is ever in the air from now on, and how many of it at once.
RECORD = """() => {
  window.flown = [];
  window.most = 0;
  window.rings = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.dataset?.flight) {
        const { flight, from, to } = node.dataset;
        window.flown.push([flight, from, to]);
      }
      if (node.dataset?.ring !== undefined) window.rings += 1;
    }
    window.most = Math.max(window.most, document.querySelectorAll('[data-flight]').length);
  }).observe(document.querySelector('.air'), { childList: true, subtree: true });
}"""
MOVING = {"reduced_motion": "no-preference"}


def flown(page: Page) -> list[list[str]]:
    """What has flown since RECORD, once the air is empty again."""
    page.wait_for_timeout(150)
    expect(page.locator("[data-flight]")).to_have_count(0)
    found: list[list[str]] = page.evaluate("window.flown")
    return found


def test_an_employment_and_a_new_hand_fly_at_most_three_at_once(new_page: NewPage) -> None:
    page = new_page(DOOR, kept={"pace": "brisk"}, **MOVING)
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.evaluate(RECORD)
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    found = flown(page)
    assert ["serve", "hand", "played"] in found
    assert found[-1] == ["employ", "town", "discard"]
    page.evaluate("window.flown = []")
    ann.press("End the turn")
    ann.settled()
    found = flown(page)
    assert [deed for deed, *_ in found].count("draw") == 5
    # What was played and what is left in hand go together, and of many that leave at once not all are shown.
    assert any(deed == "discard" and start in {"played", "hand"} and end == "discard" for deed, start, end in found)
    assert page.evaluate("window.most") <= 3


def test_what_others_employ_flies_to_their_seat(new_page: NewPage) -> None:
    page = new_page(NOWHERE, **MOVING)
    shown = Shown(page)
    before = None
    for game in Deal(seats=2).positions():
        if game.moves and game.text(game.moves[-1]).startswith("employ ") and game.view(None)["active"] == 1:
            break
        before = game.clone()
    assert before is not None
    shown.show(before, seat=0)
    page.evaluate(RECORD)
    shown.show(game, seat=0)
    assert ["employ", "town", "seat:1"] in flown(page)


def test_a_press_ends_all_movement_and_is_not_lost(new_page: NewPage) -> None:
    page = new_page(DOOR, **MOVING)
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    page.get_by_role("group", name="Answers").get_by_role("button", name="End the turn").click()
    page.locator("[data-flight]").first.wait_for(state="attached")
    # Those that fly now: what a bot does afterwards may fly again.
    page.evaluate("for (const flight of document.querySelectorAll('[data-flight]')) flight.dataset.before = ''")
    page.keyboard.press("h")
    assert page.locator("[data-flight][data-before]").count() == 0
    assert page.evaluate("document.activeElement.dataset.spot").startswith("hand:")


def test_whoever_wants_stillness_sees_a_ring_instead(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.evaluate(RECORD)
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    assert flown(page) == []
    assert page.evaluate("window.rings") >= 1
    axe(page)
    expect(page.locator("[data-ring]")).to_have_count(0)


# -- following others -----------------------------------------------------------------------------------------


def bots_turn() -> list[Game]:
    """The first turn of the second seat: the position before each of its answers, and the one after the last."""
    games: list[Game] = []
    for game in Deal(seats=2).positions():
        if game.view(None)["turn"] == 2 or games:
            games.append(game.clone())
        if game.view(None)["turn"] == 3:
            return games
    raise AssertionError("no third turn")


def send_all(shown: Shown, games: list[Game]) -> float:
    """The positions without a pause between them, as a quick bot plays; when they were sent."""
    shown.show(games[0], seat=0)
    begun = time.monotonic()
    for game in games[1:]:
        shown.tell(game)
    return begun


def test_a_quick_bot_is_followed_at_the_readers_pace_and_a_press_catches_up(new_page: NewPage) -> None:
    page = new_page(NOWHERE, kept={"pace": "calm"})
    shown = Shown(page)
    games = bots_turn()
    assert len(games) >= 3
    last = str(games[-1].answers)
    begun = send_all(shown, games)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    page.wait_for_function("last => document.querySelector('.table').dataset.answers === last", arg=last)
    assert time.monotonic() - begun > 1.0
    # Again, with a press on a pile that is no answer yet: it is shown where the table is, and nothing was answered.
    # Time stands still, so nobody is followed any further but by that press.
    page.clock.set_fixed_time(datetime.now(tz=UTC))
    page.reload()
    send_all(shown, games)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    page.locator("[data-zone=town] .spot").first.click()
    page.wait_for_function("last => document.querySelector('.table').dataset.answers === last", arg=last)
    assert shown.answers() == []
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_at_once_is_at_once(new_page: NewPage) -> None:
    page = new_page(NOWHERE, kept={"pace": "at-once"})
    shown = Shown(page)
    games = bots_turn()
    page.clock.set_fixed_time(datetime.now(tz=UTC))  # it takes no time at all
    send_all(shown, games)
    page.wait_for_function(
        "last => document.querySelector('.table').dataset.answers === last", arg=str(games[-1].answers)
    )


def test_the_pace_is_kept_in_the_browser(page: Page) -> None:
    sit_down(page, lay(page, HERE, BOT)).settled()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Other players’ turns").select_option("calm")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("combobox", name="Other players’ turns")).to_have_value("calm")
