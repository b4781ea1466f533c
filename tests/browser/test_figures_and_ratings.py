"""Two people with names of their own play a rated game in the real browser, and see what has come of it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DOOR, Axe, NewPage
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, play_on, sit_down

SIZES = ((360, 640), (820, 1180), (1440, 900))
LIGHT, DARK = "light", "dark"
MINUS = "\N{MINUS SIGN}"
BOUNDS = "± says between which bounds a rating lies"
PROVISIONAL = "? means provisional"


def shots(page: Page, name: str) -> None:
    """Pictures for people to look at, if somebody wishes them."""
    if folder := os.environ.get("CUORE_SHOTS"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(folder, f"{name}-{width}.png"), full_page=True)


def claim(page: Page, name: str) -> None:
    """Have a name of one's own."""
    ask(page, "me/name", {"name": name})


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"/api/{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def resigned(page: Page, code: str, seat: int = 0) -> None:
    """A game that this browser has given up, over the wire."""
    page.evaluate(
        """([code, seat]) => new Promise((done) => {
            const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + code);
            line.onopen = () => line.send(JSON.stringify({ type: 'look', seat, lang: 'en' }));
            line.onmessage = ({ data }) => {
                const { type, table } = JSON.parse(data);
                if (type === 'state' && table.status === 'over') { line.close(); done(); }
                else if (type === 'state') line.send(JSON.stringify({ type: 'resign', seat }));
            };
        })""",
        [code, seat],
    )


def test_two_people_play_a_rated_game_to_its_end_and_see_ratings_and_figures(new_page: NewPage, axe: Axe) -> None:
    ann, bob = new_page(DOOR), new_page(DOOR)
    claim(ann, "Annabel")
    claim(bob, "Bertram")
    # Ann lays the table with the form, Bob finds it among the open ones.
    ann.goto("/new")
    ann.get_by_label("Who sits in seat 2").select_option("link")
    ann.get_by_label("Who can join").select_option("Anybody: the table is listed")
    ann.get_by_label("Rating").select_option("Rated")
    expect(ann.get_by_label("Turn clock")).not_to_have_value("")
    axe(ann)
    shots(ann, "rated-new")
    ann.get_by_role("button", name="Set up the table").click()
    expect(ann.get_by_text("1500 ± 491")).to_be_visible()
    expect(ann.get_by_text(BOUNDS)).to_be_visible()
    expect(ann.get_by_text(PROVISIONAL)).to_be_visible()
    axe(ann)
    shots(ann, "rated-lobby")
    code = ann.url.rpartition("/")[2]
    bob.goto("/join")
    bob.get_by_role("group", name="Show only").get_by_label("Rating").select_option("Rated")
    entry = bob.locator("li").filter(has=bob.locator(f"a[href='/table/{code}']"))
    expect(entry.locator("[data-rated]")).to_have_text("rated")
    axe(bob)
    shots(bob, "rated-join")
    entry.get_by_role("link").click()
    bob.get_by_label("Your name").fill("Bertram")
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):
        expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
        expect(page.get_by_role("button", name=re.compile("Undo"))).to_have_count(0)
        expect(page.locator("header [data-rated]")).to_be_visible()
    for page in (ann, bob):
        assert not Sitter(page).turn_by_mouse()
    for page in (ann, bob):
        page.goto("/about")
    last = play_on(code, ann, bob)
    players = [sit_down(page, code, last) for page in (ann, bob)]
    first = ann.request.get(f"/api/tables/{code}").json()["turn"] - 1  # Ann has the odd turns
    over = False
    for number in range(first, first + 60):
        over = players[number % 2].turn_by_mouse()
        if over:
            break
    assert over
    for page in (ann, bob):
        told = page.locator("dialog [data-ratings]")
        expect(told.locator("strong")).to_have_count(2)
        expect(told).to_contain_text(PROVISIONAL)
        assert sorted(text[0] for text in told.locator("strong").all_inner_texts()) in (["+", MINUS], ["±", "±"])
        axe(page)
    shots(ann, "rated-end")
    ann.goto("/ratings")
    expect(ann.get_by_role("row").filter(has_text="Annabel")).to_contain_text("provisional")
    expect(ann.get_by_role("row").filter(has_text="Bertram")).to_be_visible()
    expect(ann.get_by_text(PROVISIONAL)).to_be_visible()
    axe(ann)
    shots(ann, "ratings")
    ann.goto("/figures")
    expect(ann.get_by_role("row").filter(has_text="Bertram").first).to_be_visible()
    axe(ann)


def test_whoever_has_no_name_is_told_what_a_rated_table_needs(new_page: NewPage, watch: Any) -> None:
    watch.expect("400")
    page = new_page("/new")
    page.get_by_role("combobox", name=re.compile("^Rating")).select_option("Rated")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("please claim yours first")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_figures_of_an_evening(new_page: NewPage, axe: Axe, lang: str) -> None:
    page = new_page(DOOR, color_scheme=DARK if lang == "fr" else LIGHT)
    page.evaluate(f"localStorage.setItem('cuore.language', '{lang}')")
    for number in range(3):
        code = lay(page, HERE, BOT, *[BOT] * (number == 2))
        if number < 2:
            resigned(page, code)
    page.goto("/figures")
    rows = page.locator("section table tbody tr")
    expect(rows.first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    axe(page)
    page.get_by_role("combobox").last.select_option("3")
    expect(page.locator("a.first")).to_be_visible()  # no such game is over
    axe(page)


def test_a_whole_game_stands_in_the_figures_and_in_the_file(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    play_on(lay(page, HERE, BOT), page, whole=True)
    code = lay(page, HERE, BOT)
    sitter = sit_down(page, code, play_on(code, page))
    for _ in range(80):
        if sitter.turn_by_mouse():
            break
    page.goto("/games")
    page.get_by_role("link", name="My figures").click()
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.locator("#curve-table tbody tr")).to_have_count(2)
    axe(page)
    shots(page, "figures")
    page.emulate_media(color_scheme="dark")
    axe(page)
    shots(page, "figures-dark")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download as CSV").click()
    text = Path(loading.value.path()).read_text(encoding="utf-8-sig")
    assert text.splitlines()[0].startswith("ended,code,boxes")
    assert len(text.splitlines()) == 3


def test_a_friend_by_link_has_one_seat_at_a_rated_table(new_page: NewPage) -> None:
    page = new_page(DOOR)
    claim(page, "Clarissa")
    code = lay(page, HERE, FRIEND, rated=True, clock=60)
    page.goto(f"/table/{code}")
    expect(page.get_by_text("moves the ratings")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)
