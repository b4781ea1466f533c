"""After a game and before the next: rematch, seats that become bots, games that are put away, tables set up alike."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import DOOR, Axe, NewPage
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, play_on, sit_down

GAME_OF_BOTS = 90_000  # milliseconds on a busy machine
GIVE = """([code, seat]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${code}`);
  line.onopen = () => {
    line.send(JSON.stringify({ type: 'look', seat, lang: 'en' }));
    line.send(JSON.stringify({ type: 'give-to-bot', seat, level: 'easy' }));
  };
  line.onmessage = ({ data }) => {
    const { type, table } = JSON.parse(data);
    if (type === 'state' && table.seats[seat].stands_in) line.close();
  };
  line.onclose = done;
})"""


def two_who_have_played(new_page: NewPage) -> tuple[Page, Page]:
    """Ann and Bob, each before the end of a game, the last turns of which bots have played for them."""
    ann = new_page(DOOR)
    code = lay(ann, HERE, FRIEND)
    bob = new_page(DOOR)
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    play_on(code, ann, bob)
    for page in (ann, bob):
        sit_down(page, code)
    ann.evaluate(GIVE, [code, 0])
    bob.evaluate(GIVE, [code, 1])
    for page in (ann, bob):
        page.get_by_role("button", name="Rematch", exact=True).wait_for(timeout=GAME_OF_BOTS)
    return ann, bob


def test_two_meet_again_with_one_press_each(new_page: NewPage, axe: Axe) -> None:
    ann, bob = two_who_have_played(new_page)
    axe(ann)
    ann.keyboard.press("r")
    expect(ann.get_by_text("is invited")).to_be_visible()
    expect(bob.get_by_text("Ann would like another game, in the same town.")).to_be_visible()
    axe(bob)
    old = bob.url
    bob.get_by_role("button", name="Join in").click()
    for page in (ann, bob):
        expect(page).not_to_have_url(old)
        expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert ann.url == bob.url
    Sitter(ann).settled()


def test_two_meet_again_in_a_new_town_and_the_other_one_begins(new_page: NewPage) -> None:
    ann, bob = new_page(DOOR), new_page(DOOR)
    code = lay(ann, HERE, FRIEND)
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    for page in (ann, bob):
        sit_down(page, code)
    bob.keyboard.press("s")
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Really resign? The game ends").click()
    ann.get_by_label("The next player begins").check()
    ann.get_by_role("button", name="Rematch in a new town").click()
    expect(bob.get_by_text("Ann would like another game, in a new town.")).to_be_visible()
    old = bob.url
    bob.get_by_role("button", name="Join in").click()
    for page in (ann, bob):
        expect(page).not_to_have_url(old)
        expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert ann.url == bob.url
    before, after = (ann.request.get(f"/api/tables/{each}").json() for each in (code, ann.url.rpartition("/")[2]))
    assert sorted(before["town"]) != sorted(after["town"])
    names = [seat["name"] for seat in before["seats"]]
    assert [seat["name"] for seat in after["seats"]] == [*names[1:], names[0]]


def test_whoever_resigns_ends_a_game_of_two(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    sit_down(page, lay(page, HERE, BOT)).settled()
    page.keyboard.press("s")
    page.get_by_role("button", name="Resign").click()
    axe(page)
    page.get_by_role("button", name="Really resign? The game ends").click()
    expect(page.get_by_text("Ann resigns;").first).to_be_visible()
    page.get_by_role("link", name="Scores and decks").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_among_three_a_bot_goes_on_for_whoever_resigns(new_page: NewPage) -> None:
    page = new_page(DOOR)
    code = lay(page, HERE, BOT, BOT, open=True)
    sit_down(page, code).settled()
    page.keyboard.press("s")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign? A bot plays on").click()
    page.get_by_role("button", name="Play now").wait_for()
    page.goto(f"/table/{code}")
    expect(page.locator("[data-zone=hand]")).to_have_count(0)


def test_the_host_plays_with_a_bot_where_nobody_comes(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    code = lay(page, HERE, FRIEND, FRIEND)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="A bot instead").first.click()
    expect(page.get_by_role("button", name="A bot instead")).to_have_count(1)
    expect(page.get_by_role("combobox", name="Level of")).to_have_count(1)
    axe(page)
    guest = new_page(f"/table/{code}")
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(guest.get_by_role("button", name="A bot instead")).to_have_count(0)
    page.get_by_role("combobox", name="Level of").select_option("hard")
    page.get_by_role("button", name="Free this seat").click()
    expect(page.get_by_role("button", name="A bot instead")).to_have_count(2)
    for left in (1, 0):
        page.get_by_role("button", name="A bot instead").first.click()
        if left:
            expect(page.get_by_role("button", name="A bot instead")).to_have_count(left)
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)


def test_a_game_against_bots_is_deleted_from_the_entrance(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    codes = [lay(page, HERE, BOT) for _ in range(2)]
    page.goto("/")
    delete = page.get_by_role("button", name="Delete")
    expect(delete).to_have_count(2)
    delete.first.click()
    expect(page.get_by_role("button", name="Really delete?")).to_have_count(1)
    axe(page)
    page.get_by_role("button", name="Really delete?").click()
    expect(delete).to_have_count(1)
    page.goto("/games")
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    left = page.get_by_role("link", name="Continue").get_attribute("href")
    assert left in [f"/table/{code}" for code in codes]


def test_a_new_table_after_a_game_is_set_up_like_it(new_page: NewPage) -> None:
    page = new_page(DOOR)
    code = lay(page, HERE, {"player": "bot", "level": "hard"}, FRIEND, sets=["oktoberfest"], clock=120)
    page.goto(f"/new?like={code}")
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("bot")
    expect(page.get_by_label("Level of the bot in seat 2")).to_have_value("hard")
    expect(page.get_by_label("Who sits in seat 3")).to_have_value("link")
    expect(page.get_by_label("Name in seat 1")).to_have_value("Ann")
    expect(page.get_by_label("Code of the town")).not_to_have_value("")
    page.get_by_label("Who sits in seat 3").select_option("bot")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-zone=prompt]")).to_be_visible()


def test_a_town_by_hand_is_chosen_by_what_the_maids_do(new_page: NewPage, axe: Axe) -> None:
    page = new_page("/new")
    page.get_by_role("radio", name="By hand").check()
    reading = page.locator("[data-reading]")
    page.get_by_role("checkbox", name="Esquine Forêt").hover()
    expect(reading).to_contain_text("Esquine Forêt")
    expect(reading).to_contain_text("discard a card from your hand")
    page.keyboard.press("Tab")
    page.get_by_role("checkbox", name="Nena Wilder").focus()
    expect(reading).to_contain_text("Nena Wilder")
    axe(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("checkbox", name="Rouge Crescent").check()
    expect(reading).to_contain_text("Rouge Crescent")
    expect(reading).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
