"""Whole games in a real browser: by mouse, by keyboard alone, by touch, of every box, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, NewPage
from tests.browser.sitting import BOT, HERE, Sitter, lay, sit_down

PHONE = {"width": 390, "height": 844}
WHOLE = 90  # turns: a game is over before that


def play(turn: Callable[[], bool], turns: int) -> None:
    """So many turns, or to the end of the game."""
    for _ in range(turns):
        if turn():
            return


def test_a_whole_game_by_mouse_from_the_front_door(new_page: NewPage, axe: Axe) -> None:
    """With cards that move, and all that a browser has: nothing of it stands in the way."""
    page = new_page(worker=True, reduced_motion="no-preference")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    axe(page)
    ann = Sitter(page)
    play(ann.turn_by_mouse, WHOLE)
    assert ann.look()["over"]
    axe(page)
    page.get_by_role("link", name="Scores and decks").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Checked: the shuffles match the seal")).to_be_visible()
    axe(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").click()
    assert "secret" in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("slider", name="Position in the game").press("End")
    expect(page.get_by_text(re.compile(r"^(\d+) of \1$")).first).to_be_visible()
    axe(page)


@pytest.mark.parametrize("turns", [6, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_game_by_keyboard_alone(new_page: NewPage, turns: int) -> None:
    page = new_page()
    play_now = page.get_by_role("button", name="Play now")
    expect(play_now).to_be_visible()
    for _ in range(40):  # whatever is drawn late moves the focus on, so it is the button itself that is asked
        page.keyboard.press("Tab")
        if play_now.evaluate("button => button === document.activeElement"):
            break
    expect(play_now).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    ann = Sitter(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    play(ann.turn_by_keys, turns)
    assert ann.look()["over"] == (turns == WHOLE)


@pytest.mark.parametrize("turns", [6, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_game_by_touch_on_a_phone(new_page: NewPage, turns: int) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now").tap()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    ann = Sitter(page, touch=True)
    play(ann.turn_by_mouse, turns)
    assert ann.look()["over"] == (turns == WHOLE)


@pytest.mark.parametrize("box", ["oktoberfest", "romantic_vacation", "expanding_the_house", "more"])
def test_a_game_of_each_box_is_started_and_played_some_turns(page: Page, axe: Axe, box: str) -> None:
    sets = ["base", box] if box == "expanding_the_house" else [box]
    ann = sit_down(page, lay(page, HERE, BOT, sets=sets, town="random" if len(sets) > 1 else "first-game"))
    for _ in range(4):
        play_something(ann)
    axe(page)


def play_something(ann: Sitter) -> None:
    """A turn with whatever is offered first."""
    for _ in range(25):
        seen = ann.settled()
        if seen["over"]:
            return
        love = next((text for text in seen["bar"] if text.startswith("Play all")), None)
        if love:
            ann.press(love)
        elif seen["legal"]:
            ann.click(seen["legal"][0])
        else:
            ann.press(seen["bar"][-1])
            return


def test_a_phone_is_wide_enough(new_page: NewPage, axe: Axe) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    ann = Sitter(page)
    for _ in range(3):
        ann.turn_by_mouse()
    axe(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    for tab in ("Mine", "Others", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        axe(page)
    # The log is open at the newest turn.
    roll = page.get_by_role("region", name="Log")
    expect(roll).to_be_visible()
    assert roll.evaluate("at => at.scrollHeight - at.scrollTop - at.clientHeight < 40 && at.scrollTop > 0")


def test_the_language_is_switched_in_the_middle_of_a_game(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.settled()
    before = page.locator("[data-zone=hand] .spot").count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    expect(
        page.get_by_role("button", name=re.compile("Jouer toutes les cartes Amour", re.IGNORECASE))
    ).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Tour 1")
    assert page.locator("[data-zone=hand] .spot").count() == before
    page.keyboard.press("s")
    page.get_by_role("dialog").get_by_role("combobox", name="Langue").select_option("ja")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=prompt]")).to_contain_text(
        "フェイズ"
    )  # whichever it is: a hand of love alone skips one


def test_a_grey_card_says_why_not_and_a_card_can_be_read_in_full(page: Page, axe: Axe) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.settled()
    page.wait_for_timeout(500)  # right after news a press is not taken for a wish to read
    page.locator("[data-zone=town] .spot", has_text="3 Love").first.click()  # no first hand can pay it
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("3 Love")
    expect(dialog).to_contain_text("Rulings")
    expect(dialog).to_contain_text(re.compile("employ|Love", re.IGNORECASE))
    axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("lesson", ["Play a first turn", "The rulebook’s example turn"])
def test_a_lesson_is_played_to_its_end(page: Page, axe: Axe, lesson: str) -> None:
    page.goto("/how-to-play")
    page.get_by_role("button", name=lesson).click()
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    axe(page)
    for _ in range(60):
        step = page.locator("[data-zone=prompt]").inner_text()
        wanted = page.locator(".wanted")
        go_on = page.get_by_role("button", name="Continue")
        if wanted.count():
            wanted.first.click()
            page.wait_for_timeout(50)
            if page.get_by_role("menuitem").count():
                menu = page.locator("[role=menuitem].wanted")
                (menu if menu.count() else page.get_by_role("menuitem")).first.click()
        elif go_on.count():
            go_on.click()
        else:
            break
        page.wait_for_function(
            "before => document.querySelector('[data-zone=prompt]').innerText !== before", arg=step, timeout=15000
        )
        page.wait_for_timeout(50)
    last = page.locator("[data-zone=prompt]").inner_text()
    numbers = re.search(r"Step (\d+) of (\d+)", last)
    assert numbers is None or numbers[1] == numbers[2], last


def test_a_first_game_tells_each_thing_when_it_comes_up(page: Page, axe: Axe) -> None:
    page.goto("/how-to-play")
    page.get_by_role("button", name="Play a whole first game").click()
    note = page.get_by_role("note", name="Your first game")
    for told in ("Welcome to your house!", "At the bottom is your hand", "In the middle is the town"):
        expect(note).to_contain_text(told)
        note.get_by_role("button", name="Continue").click()
    expect(note).to_contain_text(re.compile("Your turn begins with the serving phase|This is the employ phase"))
    axe(page)
    if (go_on := page.get_by_role("button", name="End the serving phase")).count():  # not with love cards alone
        go_on.click()  # whoever answers has read it
    expect(note).to_contain_text("This is the employ phase")
    page.get_by_role("button", name="Play all love cards").click()
    expect(note).to_contain_text(re.compile(r"You have \d Love and may employ one card"))
    note.get_by_role("button", name="Continue").click()
    expect(note).to_contain_text(re.compile("event|private maid|Play on as you like"))
    expect(page.get_by_role("button", name="What would you do?")).to_be_enabled()
