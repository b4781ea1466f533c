"""Several people at one table, in several browsers or at one: links, curtains, breaks, undo, leavers, watchers."""

from __future__ import annotations

import re
import signal

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, Axe, NewPage, Served, Watch
from tests.browser.sitting import BOT, FRIEND, HERE, Sitter, lay, sit_down


def two_at_a_table(new_page: NewPage) -> tuple[Sitter, Sitter, str]:
    """Ann lays a table and sends a link; Bob opens it in a browser of his own and sits down."""
    ann = new_page()
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
    page = new_page()
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
    page = new_page()
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
    code = lay(page, HERE, {"player": "here", "name": "Bob"})
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="I am Ann: draw the curtain").click()
    ann = Sitter(page)
    ann.settled()
    ann.press("End the turn")
    expect(page.get_by_role("heading", name="Bob, please")).to_be_visible()
    assert page.locator("[data-zone=hand]").count() == 0
    axe(page)
    page.get_by_role("button", name="I am Bob: draw the curtain").click()
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert "Bob" in Sitter(page).settled()["prompt"]


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
    bob.page.get_by_role("button", name="No", exact=True).click()
    expect(bob.page.get_by_role("button", name="Yes, take it back")).to_have_count(0)
    assert bob.settled()["bar"]
    expect(ask).to_be_enabled()
    ask.click()
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


def test_auto_answers_are_off_until_they_are_wanted(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    ann.settled()
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name=re.compile("Auto-answers"))
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    page.keyboard.press("Escape")
    ann.turn_by_mouse()
    ann.settled()


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
