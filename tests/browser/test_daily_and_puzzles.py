"""Today's town and the puzzles in the real browser."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cuore.server import puzzles
from cuore.words.moves import say_move
from tests.browser import house_on_a_day
from tests.browser.conftest import PATIENCE, Axe, NewPage, Served, Watch, prefer
from tests.browser.sitting import Sitter, play_on

DAY = "2031-05-08"  # of the base box


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("CUORE_SHOTS"):
        for width, height in ((390, 844), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(folder, f"{name}-{width}.png"), full_page=True)


def give(page: Page, puzzle: puzzles.Puzzle) -> None:
    """The best answer, wherever on the table it belongs: every day asks another question."""
    game = puzzles.position(puzzle, [f"Player {seat}" for seat in range(puzzle.seats)])
    move = game.parse(puzzle.answer)
    bar = page.locator(f'[data-spot="bar:{int(move)}"]')
    if move.card is None or bar.count():
        bar.click()
        if page.locator("[data-doubt]").count():  # something could still be employed: yes, all the same
            bar.click()
        return
    page.locator("[data-zone=town] .legal, [data-zone=general] .legal, .legal").filter(
        has_text=move.card.name
    ).first.click()
    menu = page.get_by_role("menuitem")
    page.wait_for_timeout(100)
    if menu.count():
        menu.filter(has_text=say_move(game.table, move, "en", "table-move")).or_(menu.first).first.click()


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


def test_todays_town_is_played_to_its_end_and_stands_among_the_results_once(
    chromium: Browser, tmp_path: Path, axe: Axe
) -> None:
    served = Served(tmp_path, program=(house_on_a_day.__file__, DAY))
    served.start()
    watch = Watch(served.url)
    context, other = (
        chromium.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce") for _ in range(2)
    )
    for each in (context, other):
        each.set_default_timeout(PATIENCE)
        prefer(each)
    page = context.new_page()
    watch.over(page)
    page.goto("/daily")
    page.get_by_role("button", name="Play today’s town").click()
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    code = page.url.rpartition("/")[2]
    page.goto("/daily")
    last = play_on(code, page)
    page.get_by_role("link", name="Go on with your game").click()
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    ann = Sitter(page, dear=last)
    for _ in range(60):
        if ann.turn_by_mouse():
            break
    points = page.request.get(f"/api/tables/{code}").json()["result"]["scores"]
    expect(page.locator("dialog[open]")).to_contain_text(f"{points[0]}")
    axe(page)
    shot(page, "daily-over")
    page.goto("/daily")
    row = page.locator("table.listing tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("you")
    assert row.locator("td").nth(1).inner_text() == str(points[0])
    assert row.locator("td").nth(2).inner_text() == str(points[1])
    axe(page)
    shot(page, "daily-results")
    # The same person is led to the same game, from here and from the entrance.
    expect(page.get_by_role("button", name="Play today’s town")).to_have_count(0)
    page.goto("/")
    page.get_by_role("radio", name="Today’s").check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(code))
    page.goto("/daily")
    expect(row).to_have_count(1)
    # Others see the result, but nothing by which to see the game: they may still play it.
    reader = other.new_page()
    watch.over(reader)
    reader.goto("/daily")
    expect(reader.locator("table.listing tbody tr")).to_have_count(1)
    expect(reader.locator("table.listing a")).to_have_count(0)
    expect(reader.get_by_role("button", name="Play today’s town")).to_be_visible()
    watch.check()
    for each in (context, other):
        each.close()
    served.stop()


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
    give(page, puzzle)
    expect(asked).to_contain_text("Solved")
    expect(asked).to_contain_text(re.compile(r"Yes: .* more chance to win"))
    axe(page)
    shot(page, "puzzle-solved")
    page.get_by_role("link", name="More puzzles").click()
    expect(page.locator("[data-streak]")).to_have_text("1 day in a row.")
    expect(page.get_by_text(f"1 of {len(puzzles.shelf())} solved at the first try")).to_be_visible()


@pytest.mark.parametrize(
    "name", ["base-05", "oktoberfest-11", "expanding-the-house-03", "more-06", "romantic-vacation-07"]
)
def test_puzzles_of_every_kind_are_solved_at_the_table(new_page: NewPage, name: str) -> None:
    page = new_page("/puzzles")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(f"[data-shelf='{name}']").click()
    asked = page.locator(f"[data-puzzle='{name}']")
    expect(asked).to_be_visible()
    give(page, puzzles.shelf()[name])
    expect(asked).to_contain_text("Solved")


@pytest.mark.parametrize(
    ("lang", "daily", "puzzle"),
    [
        ("fr", "La ville du jour", "Quelle réponse"),
        ("ja", "今日の街", "どれでしょう"),
    ],
)
def test_todays_town_and_puzzles_speak_every_language(
    new_page: NewPage, axe: Axe, lang: str, daily: str, puzzle: str
) -> None:
    page = new_page("/daily", locale=lang)
    expect(page.get_by_role("heading", name=daily)).to_be_visible()
    axe(page)
    page.goto("/puzzles")
    axe(page)
    assert page.evaluate("document.documentElement.lang") == lang
    page.locator("[data-today]").click()
    expect(page.locator("[data-puzzle]")).to_contain_text(puzzle)


def test_a_town_that_was_given_up_is_finished_and_does_not_count(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("radio", name="Today’s").check()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-zone=prompt]")).to_be_visible()
    page.keyboard.press("s")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign? The game ends").click()
    expect(page.get_by_text("resigns;").first).to_be_visible()
    page.goto("/daily")
    expect(page.get_by_text("Your game does not stand below")).to_be_visible()
    page.get_by_role("link", name="See your game").click()
    expect(page).to_have_url(re.compile("/game/"))
