"""The screens around the table: entrance, new table, lobby, lists, cards, tour, finished game and replay."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import NOWHERE, PATIENCE, Axe, NewPage, Served, Watch, prefer
from tests.browser.positions import PAINTED

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
SCREENS = (
    *("/", "/new", "/join", "/games", "/me", "/figures", "/ratings", "/watch", "/cards", "/cards/Ophelia%20Grail"),
    *(
        "/how-to-play",
        "/about",
        "/rules/base",
        "/rules/more",
        "/no/such/room",
        "/game/{code}",
        "/replay/{code}?at=40",
    ),
)
# Bots among themselves play for whoever looks on; nothing of it has to be drawn.
WATCH_TO_THE_END = """(code) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  line.onopen = () => line.send(JSON.stringify({ type: 'look', seat: null, lang: 'en' }));
  line.onmessage = ({ data }) => {
    const { type, table } = JSON.parse(data);
    if (type === 'state' && table.status === 'over') line.close();
  };
  line.onclose = done;
})"""


@pytest.fixture(scope="module")
def finished(chromium: Browser, server: Served) -> str:
    """The code of a game that two bots have played to its end."""
    context = chromium.new_context(base_url=server.url)
    prefer(context)
    seats = [{"player": "bot", "level": "easy"}] * 2
    order = {"seats": seats, "sets": ["base"], "town": "first-game", "open": True}
    laid = context.request.post("/api/tables", data=order, headers={"Origin": server.url})
    code: str = laid.json()["code"]
    page = context.new_page()
    page.goto("/about")
    page.evaluate(WATCH_TO_THE_END, code)
    context.close()
    return code


def settled(page: Page) -> None:
    """Wait until nothing is on its way any more."""
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


@pytest.mark.parametrize("screens", [SCREENS[:6], SCREENS[6:12], SCREENS[12:]], ids=["first", "second", "third"])
def test_every_screen_can_be_read_by_everybody(
    screens: tuple[str, ...], finished: str, new_page: NewPage, axe: Axe
) -> None:
    page = new_page(NOWHERE)
    for screen in screens:
        page.goto(screen.format(code=finished))
        settled(page)
        expect(page).to_have_title(re.compile("Cuore"))
        for looks in (DESKTOP, PHONE):
            page.set_viewport_size(looks["viewport"])
            page.emulate_media(color_scheme=looks["color_scheme"])
            page.evaluate(PAINTED)
            axe(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{screen} scrolls sideways"


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_every_screen_fits_a_phone_in_every_language(lang: str, finished: str, new_page: NewPage) -> None:
    page = new_page("/", locale=lang, **PHONE)
    for screen in SCREENS:
        page.goto(screen.format(code=finished))
        settled(page)
        assert page.evaluate("document.documentElement.lang") == lang
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_on_a_phone_every_room_of_the_house_is_in_sight(lang: str, new_page: NewPage) -> None:
    page = new_page(f"/?lang={lang}", **PHONE)
    rooms = page.locator("header nav a, .top nav a")
    expect(rooms.first).to_be_visible()
    edges = rooms.evaluate_all("links => links.map((link) => link.getBoundingClientRect().right)")
    assert len(edges) >= 6
    assert max(edges) <= 390


def test_one_press_of_a_key_and_the_game_is_on(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_heading_takes_the_focus_when_the_screen_changes(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("navigation").first.get_by_role("link", name="Watch").click()
    heading = page.get_by_role("heading", level=1, name="Watch")
    expect(heading).to_be_focused()
    expect(page).to_have_title("Watch · Cuore")


def test_whoever_leaves_before_the_first_screen_is_there_arrives_at_a_heading_too(new_page: NewPage) -> None:
    page = new_page("/about")
    settled(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/assets/Start-[^/]*\.js$"), hold)
    page.goto("/")
    page.get_by_role("navigation").first.get_by_role("link", name="Watch").click()
    expect(page.get_by_role("heading", level=1, name="Watch")).to_be_focused()
    assert held, "the first screen was held back"
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", level=1, name="Watch")).to_be_focused()


def test_the_town_that_was_shown_is_the_town_that_is_played_and_a_friend_comes_by_link(new_page: NewPage) -> None:
    host = new_page("/new", **DESKTOP)
    host.get_by_role("radio", name="To your wishes").check()
    host.get_by_label("Must be included").select_option("Anise Greenaway")
    host.get_by_role("button", name="Draw a town").click()
    names = host.get_by_role("region", name="The town").locator(".name")
    expect(names).to_have_count(10)  # the texts alone would not wait for the server's answer
    shown = names.all_inner_texts()
    assert "Anise Greenaway" in shown
    host.get_by_label("Who sits in seat 2").select_option("link")
    host.get_by_label("Name in seat 1").fill("Ann")
    host.get_by_role("button", name="Set up the table").click()
    link = host.get_by_label("Invitation link").input_value()
    for name in shown:
        expect(host.get_by_role("link", name=name)).to_be_visible()

    friend = new_page("/join", **PHONE)
    friend.get_by_label("Code or link").fill(link)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("Your name").fill("<i>Bob</i>")
    friend.get_by_role("button", name="Take a seat").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(host.get_by_role("heading", name="<i>Bob</i>")).to_be_visible()


def test_what_is_refused_is_said_where_it_belongs(new_page: NewPage, watch: Watch) -> None:
    watch.expect("status of 400")
    page = new_page("/new", **DESKTOP)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Quick game for two").check()
    page.get_by_role("button", name="Set up the table").click()
    seats = page.locator("section", has=page.get_by_role("heading", name="Seats"))
    expect(seats.get_by_role("alert")).to_contain_text("2 seats")
    page.get_by_role("radio", name="By code").check()
    page.get_by_label("Code of the town").fill("TC1-NONSENSE")
    page.get_by_role("button", name="Show the town").click()
    town = page.locator("section", has=page.get_by_role("radio", name="By code"))
    expect(town.get_by_role("alert")).to_contain_text("code")


def test_ten_maids_are_chosen_by_hand(new_page: NewPage) -> None:
    page = new_page("/new", **PHONE)
    page.get_by_role("radio", name="By hand").check()
    maids = page.get_by_role("group", name="Tanto Cuore").get_by_role("checkbox")
    for place in range(10):
        maids.nth(place).check()
    expect(page.get_by_text("10 of 10 maids chosen")).to_be_visible()
    expect(maids.nth(10)).to_be_disabled()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_cards_are_found_without_accents_and_the_search_stays(new_page: NewPage) -> None:
    page = new_page("/cards", **DESKTOP)
    page.get_by_label("Name or text").fill("genevieve")
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text(re.compile(r"^\s*1 card\b"))
    page.get_by_role("link", name="Geneviève Daubigny").click()
    expect(page.get_by_role("heading", level=2, name="Geneviève Daubigny")).to_be_visible()
    expect(page.get_by_role("heading", name="Where the facts come from")).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Name or text")).to_have_value("genevieve")


def test_a_finished_game_has_its_page_in_any_language(finished: str, new_page: NewPage) -> None:
    page = new_page(f"/game/{finished}", **DESKTOP)
    expect(page.get_by_text("Checked: the shuffles match the seal")).to_be_visible()
    page.get_by_text("The same figures as a table").click()
    expect(page.get_by_role("table").get_by_role("row").nth(5)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("cuore record")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", level=1, name="La partie est finie")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_replay_steps_seeks_and_changes_its_eyes(finished: str, new_page: NewPage) -> None:
    page = new_page(f"/replay/{finished}", **DESKTOP)
    seek = page.get_by_label("Position in the game")
    expect(seek).to_have_attribute("aria-valuetext", re.compile("^0 of"))
    page.get_by_role("button", name="One step forward").click()
    expect(seek).to_have_attribute("aria-valuetext", re.compile("^1 of"))
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    page.get_by_label("Point of view").select_option(index=1)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    seek.focus()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.get_by_role("button", name="Previous turn").click()
    before = seek.input_value()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(seek).not_to_have_value(before, timeout=PATIENCE)
    page.get_by_role("button", name="Pause").click()


def test_the_rules_of_a_box_lead_to_its_cards_and_to_the_other_boxes(new_page: NewPage) -> None:
    page = new_page("/how-to-play", **DESKTOP)
    page.get_by_role("link", name="Oktoberfest").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules: Oktoberfest")
    picture = page.get_by_alt_text("A table at the beginning")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("img => img.naturalWidth") > 300
    expect(page.get_by_role("link", name="More Tanto Cuore")).to_be_visible()
    expect(page.get_by_role("link", name="Oktoberfest", exact=True)).to_have_count(1)  # the card; not the box again
    page.get_by_role("article").get_by_role("link", name="Let Me Drink!").first.click()
    expect(page).to_have_url(re.compile("/cards/Let"))


@pytest.mark.parametrize("lesson", ["Play a first turn", "The rulebook’s example turn"])
def test_the_tour_leads_to_a_teaching_table(lesson: str, new_page: NewPage) -> None:
    page = new_page("/how-to-play", **DESKTOP)
    page.get_by_role("button", name=lesson).click()
    expect(page.get_by_role("note")).to_be_visible()
