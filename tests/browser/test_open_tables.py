"""People find each other in the browser: quick match, open tables by filter, an invitation to be scanned."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DOOR, Axe, NewPage
from tests.browser.sitting import FRIEND, HERE, lay

SIZES = ((360, 640), (820, 1180), (1440, 900))


def asks(page: Page, name: str) -> None:
    """For three players and half a minute a turn, which nobody else at this server asks for."""
    form = page.locator("form").filter(has=page.get_by_role("button", name="Find players"))
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Players").select_option("3 players")
    form.get_by_label("Pace").select_option("30 seconds a turn")
    form.get_by_role("button", name="Find players").click()


def test_three_who_ask_for_the_same_meet_at_a_table(new_page: NewPage, axe: Axe) -> None:
    pages = [new_page("/join") for _ in range(3)]
    axe(pages[0])
    asks(pages[0], "Ann")
    expect(pages[0].get_by_text("Waiting for somebody who asks for the same.")).to_be_visible()
    axe(pages[0])
    asks(pages[1], "Bob")
    expect(pages[0].get_by_text("Bob").first).to_be_visible()
    asks(pages[2], "Cleo")
    for page in pages:
        expect(page.locator("[data-zone=hand] .spot")).to_have_count(5)
    assert len({page.url for page in pages}) == 1


def test_open_tables_are_filtered(new_page: NewPage, axe: Axe) -> None:
    ann = new_page(DOOR)
    code = lay(ann, HERE, FRIEND, FRIEND, FRIEND, open=True, clock=120)
    bob = new_page("/join")
    way = bob.locator(f"a[href='/table/{code}']")
    expect(way).to_be_visible()
    filters = bob.get_by_role("group", name="Show only")
    filters.get_by_label("Players").select_option("4")
    filters.get_by_label("Pace").select_option("clock")
    expect(way).to_be_visible()
    axe(bob)
    filters.get_by_label("Pace").select_option("days")
    expect(bob.get_by_text("No open table is like that just now.")).to_be_visible()
    expect(way).to_have_count(0)
    axe(bob)


def test_an_invitation_can_be_scanned(new_page: NewPage, axe: Axe) -> None:
    page = new_page(DOOR)
    page.goto(f"/table/{lay(page, HERE, FRIEND)}")
    page.get_by_text("Show a QR code").click()
    picture = page.get_by_role("img", name="The invitation link as a QR code")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    axe(page)
    if shots := os.environ.get("CUORE_SHOTS"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(shots, f"invitation-{width}.png"), full_page=True)
        page.goto("/join")
        page.get_by_role("button", name="Find players").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(shots, f"join-{width}.png"), full_page=True)
