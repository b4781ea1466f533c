"""Today's town and the puzzles in the real browser."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from cuore.server import puzzles
from tests.browser.conftest import Axe, NewPage


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("CUORE_SHOTS"):
        for width, height in ((390, 844), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(folder, f"{name}-{width}.png"), full_page=True)


def test_todays_town_is_begun_from_the_entrance_and_found_again(new_page: NewPage, axe: Axe) -> None:
    page = new_page()
    page.get_by_role("radio", name="Today’s").check()
    expect(page.get_by_text("The same town and the same shuffles for everybody today")).to_be_visible()
    axe(page)
    shot(page, "entrance-daily")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    table = page.url
    page.goto("/daily")
    expect(page.get_by_text("Nobody has finished this town yet.")).to_be_visible()
    axe(page)
    shot(page, "daily")
    page.get_by_role("link", name="Go on with your game").click()
    expect(page).to_have_url(table)
    page.goto("/daily")
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("link", name="The day after")).to_be_visible()
    expect(page.get_by_role("link", name="Go on with your game")).to_have_count(0)


def test_a_random_town_is_begun_from_the_entrance(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("radio", name="A random one").check()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)


def test_the_puzzle_of_the_day_is_solved_and_a_streak_begins(new_page: NewPage, axe: Axe) -> None:
    page = new_page("/puzzles")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("[data-streak]")).to_have_text("No streak yet: solve today’s puzzle.")
    axe(page)
    shot(page, "puzzles")
    page.locator("[data-today]").click()
    asked = page.locator("[data-puzzle]")
    expect(asked).to_contain_text("Which answer gives you the best chance to win?")
    axe(page)
    shot(page, "puzzle-asked")
    page.set_viewport_size({"width": 1440, "height": 900})
    puzzle = puzzles.shelf()[asked.get_attribute("data-puzzle") or ""]
    verb, card = puzzle.answer.split(" ", 1)
    assert verb == "employ"  # every puzzle so far: whom to employ
    page.locator("[data-zone=town] .legal, [data-zone=general] .legal, .legal").filter(has_text=card).first.click()
    menu = page.get_by_role("menuitem")
    page.wait_for_timeout(100)
    if menu.count():
        menu.first.click()
    expect(asked).to_contain_text("Solved")
    expect(asked).to_contain_text(re.compile(r"Yes: .* more chance to win"))
    axe(page)
    shot(page, "puzzle-solved")
    page.get_by_role("link", name="More puzzles").click()
    expect(page.locator("[data-streak]")).to_have_text("1 day in a row.")
    expect(page.get_by_text(f"1 of {len(puzzles.shelf())} solved at the first try")).to_be_visible()
