"""Several people at one table, in several browsers or at one: links, curtains, breaks, undo, leavers, watchers."""

from __future__ import annotations

import re
import signal
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DOOR, PATIENCE, Axe, NewPage, Served, Watch
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, sit_down


def two_at_a_table(new_page: NewPage) -> tuple[Sitter, Sitter, str]:
    """Ann lays a table and sends a link; Bob opens it in a browser of his own and sits down."""
    ann = new_page(DOOR)
    code = lay(ann, HERE, FRIEND)
    ann.goto(f"/table/{code}")
    expect(ann.get_by_role("textbox", name="Short code")).to_have_value(code)
    bob = new_page(f"/table/{code}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    for page in (ann, bob):
        expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    return Sitter(ann), Sitter(bob), code


def test_two_browsers_at_one_table_with_a_break_in_the_middle(new_page: NewPage, watch: Watch, axe: Axe) -> None:
    watch.expect("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK")
    ann, bob, code = two_at_a_table(new_page)
    assert not bob.look()["legal"]
    ann.turn_by_mouse()
    bob.settled()
    # Bob closes the laptop, Ann waits; he comes back to the same decision.
    asked = bob.look()["prompt"]
    bob.page.close()
    again = Sitter(new_page(f"/table/{code}"))
    expect(again.page.locator("[data-zone=hand]")).to_have_count(0)  # another browser has no seat: it watches
    bob = Sitter(bob.page.context.new_page())
    bob.page.goto(f"/table/{code}")
    expect(bob.page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert bob.settled()["prompt"] == asked
    # The line breaks while he plays; the page comes back by itself.
    bob.page.context.set_offline(True)
    bob.page.context.set_offline(False)
    bob.turn_by_mouse()
    ann.settled()
    assert "Bob" in ann.look()["log"]
    axe(again.page)


def test_two_tabs_of_one_seat_stay_in_step(new_page: NewPage) -> None:
    page = new_page(DOOR)
    code = lay(page, HERE, BOT)
    first = sit_down(page, code)
    other = page.context.new_page()
    second = sit_down(other, code)
    first.press("Play all love cards")
    expect(other.locator("[data-zone=played] .spot").first).to_be_visible()
    assert second.settled()["prompt"] == first.settled()["prompt"]
    second.turn_by_mouse()
    first.settled()
    expect(page.locator("aside")).to_have_text(other.locator("aside").inner_text(), use_inner_text=True)


def test_watchers_see_no_hand(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    code = lay(page, HERE, BOT, open=True)
    sit_down(page, code).settled()
    watcher = new_page("/watch")
    axe(watcher)
    watcher.goto(f"/table/{code}")
    expect(watcher.get_by_text("You are watching", exact=True)).to_be_visible()
    assert watcher.locator("[data-zone=hand]").count() == 0
    assert Sitter(watcher).look()["legal"] == []
    axe(watcher)


def test_a_curtain_falls_between_two_people_at_one_device(page: Page, axe: Axe) -> None:
    ann = two_at_a_device(page)
    ann.settled()
    ann.press("End the turn")
    expect(page.get_by_role("heading", name="Bob, please")).to_be_visible()
    axe(page)
    draw(page, "Bob")
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert "Bob" in Sitter(page).settled()["prompt"]


# Whatever the page shows from now on: whose curtain hangs there, and whether anything of a hand does.
REMEMBER = """() => {
  window.seen = [];
  const note = () => {
    const curtain = document.querySelector('main.curtain h1')?.textContent ?? '';
    const hand = document.querySelectorAll('[data-zone=hand]').length > 0;
    const last = window.seen.at(-1);
    if (last?.curtain !== curtain || last?.hand !== hand) window.seen.push({ curtain, hand });
  };
  note();
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""


# The first seat asks to take its last answer back, and the second one agrees.
TAKE_BACK = """() => new Promise((done) => {
  const line = new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/ws/'));
  const send = (message) => line.send(JSON.stringify(message));
  let asked = false;
  line.onopen = () => send({ type: 'look', seat: 0, lang: 'en' });
  line.onmessage = ({ data }) => {
    const { type, table } = JSON.parse(data);
    if (type !== 'state') return;
    if (!asked) send({ type: 'undo', id: 'undo-of-the-end', seat: 0, at: table.version });
    else if (table.undo_ask)
      send({ type: 'consent', id: 'yes-take-it-back', seat: 1, ask: table.undo_ask.ask, agree: true });
    else if (table.to_move === 0) { line.close(); done(); }
    asked = true;
  };
})"""


def two_at_a_device(page: Page, **more: Any) -> Sitter:
    """Ann and Bob share a device; Ann has drawn her curtain."""
    code = lay(page, HERE, {"player": "here", "name": "Bob"}, **more)
    page.goto(f"/table/{code}")
    draw(page, "Ann")
    return Sitter(page)


def draw(page: Page, name: str) -> None:
    """The curtain hangs for that person, who draws it; nothing of a hand is behind it."""
    expect(page.get_by_role("heading", name=f"{name}, please")).to_be_visible()
    body = page.locator("body").inner_html()
    assert "data-zone" not in body
    assert "data-spot" not in body
    assert "Love" not in body + page.title()
    page.get_by_role("button", name=f"I am {name}: open the curtain").click()
    expect(page.locator("[data-zone=hand] .spot").first).to_be_visible()


def seen_until_called(page: Page, name: str) -> list[dict[str, Any]]:
    """What the page has shown since REMEMBER, until that person is called."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        seen: list[dict[str, Any]] = page.evaluate("window.seen")
        if any(each["curtain"] == f"{name}, please" for each in seen):
            return seen
        page.wait_for_timeout(50)
    raise AssertionError(f"{name} is not called: {page.evaluate('window.seen')}")


def test_no_hand_opens_when_a_clock_runs_out_behind_the_curtain(new_page: NewPage) -> None:
    # Cards fly, and what the bot does in Bob's place is shown move by move: nothing of it may show a hand.
    page = new_page(reduced_motion="no-preference", kept={"pace": "brisk"})
    ann = two_at_a_device(page, clock=9)
    ann.press("End the turn")
    expect(page.get_by_role("heading", name="Bob, please")).to_be_visible()
    page.evaluate(REMEMBER)
    # Bob's time runs out, a bot plays his turn, and Ann is asked.
    seen = seen_until_called(page, "Ann")
    assert [each for each in seen if each["hand"]] == []


def test_every_change_of_person_at_one_device_goes_through_the_curtain(page: Page) -> None:
    ann = two_at_a_device(page)
    page.reload()
    draw(page, "Ann")
    ann.press("End the turn")
    draw(page, "Bob")
    # Undo, agreed on in another tab, leads back to Ann's question.
    page.evaluate(TAKE_BACK)
    draw(page, "Ann")
    ann.press("End the turn")
    draw(page, "Bob")
    # A bot plays Bob's turn, and Ann is asked.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    draw(page, "Ann")
    # While the bot plays for Bob, Ann stays: nobody else is called.
    ann.press("End the turn")
    assert ann.settled()["hand"] > 0
    page.get_by_role("button", name="Take the seat back").first.click()
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    ann.press("End the turn")
    draw(page, "Bob")


def test_who_comes_back_to_another_persons_question_finds_the_curtain(page: Page, watch: Watch) -> None:
    watch.expect("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK")
    two_at_a_device(page, clock=7)
    page.context.set_offline(True)
    page.evaluate(REMEMBER)
    page.context.set_offline(False)
    # Ann's time runs out meanwhile, a bot plays her turn, and Bob is asked.
    seen = seen_until_called(page, "Bob")
    called = next(number for number, each in enumerate(seen) if each["curtain"])
    assert [each for each in seen[called:] if each["hand"]] == []


def test_undo_is_free_until_something_was_revealed(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    expect(page.get_by_role("button", name=re.compile("Nothing to undo"))).to_be_disabled()
    ann.click("hand:" + ann.settled()["legal"][0].partition(":")[2])
    undo = page.get_by_role("button", name=re.compile(r"Undo \(free\)"))
    before = ann.look()
    undo.click()
    ann.changed(before)
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)


def test_undo_by_consent_is_asked_for_refused_and_given(new_page: NewPage, axe: Axe) -> None:
    ann, bob, _ = two_at_a_table(new_page)
    ann.press("End the turn")
    bob.settled()
    ask = ann.page.get_by_role("button", name=re.compile(r"Undo \(ask the others\)"))
    ask.click()
    expect(bob.page.get_by_role("button", name="Yes, take it back")).to_be_visible()
    axe(bob.page)
    # It says what would be taken back, and lies over nothing.
    expect(bob.page.locator("[data-consent]")).to_contain_text("Ann draws 5 cards")
    below = bob.page.locator("[data-consent]").bounding_box()
    board = bob.page.locator(".board").bounding_box()
    assert below is not None
    assert board is not None
    assert below["y"] >= board["y"] + board["height"] - 1
    bob.page.get_by_role("button", name="No", exact=True).click()
    expect(bob.page.get_by_role("button", name="Yes, take it back")).to_have_count(0)
    assert bob.settled()["bar"]
    expect(ask).to_be_enabled()
    expect(ann.page.locator("[data-declined]")).to_have_text("Bob would rather leave it as it is.")
    axe(ann.page)
    ask.click()
    expect(ann.page.locator("[data-declined]")).to_have_count(0)
    bob.page.get_by_role("button", name="Yes, take it back").click()
    ann.settled()
    assert "End the turn" in ann.look()["bar"]


def test_a_bot_plays_for_whoever_lets_it_and_the_seat_is_taken_back(new_page: NewPage) -> None:
    ann, bob, _ = two_at_a_table(new_page)
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    back = bob.page.get_by_role("button", name="Take the seat back")
    expect(back.first).to_be_visible()
    ann.press("End the turn")
    ann.settled()  # the bot has played Bob's turn
    assert "Bob" in ann.look()["log"]
    back.first.click()
    expect(back).to_have_count(0)
    ann.press("End the turn")
    bob.settled()


def test_a_killed_server_comes_back_and_so_does_the_page(chromium: Browser, own_server: Served) -> None:
    context = chromium.new_context(base_url=own_server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.turn_by_mouse()
    ann.press("Play all love cards")
    before = ann.settled()
    own_server.stop(signal.SIGKILL)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    after = ann.settled()
    assert (after["prompt"], after["hand"], after["log"]) == (before["prompt"], before["hand"], before["log"])
    ann.turn_by_mouse()
    ann.settled()
    context.close()
