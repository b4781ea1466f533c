"""One person at two devices in the real browser: a phrase written down here and typed there."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Axe, NewPage, Watch
from tests.browser.sitting import BOT, HERE, Sitter, lay

SIZES = ((360, 640), (820, 1180), (1440, 900))


def test_a_game_goes_on_at_another_device(new_page: NewPage, watch: Watch, axe: Axe) -> None:
    watch.expect("400")  # the phrase that opens nothing
    laptop = new_page()
    code = lay(laptop, HERE, BOT)
    laptop.goto("/games")
    laptop.get_by_text("On another device", exact=True).click()
    laptop.get_by_role("button", name="Make a recovery phrase").click()
    phrase = laptop.get_by_label("Your recovery phrase").input_value()
    axe(laptop)
    if shots := os.environ.get("CUORE_SHOTS"):
        for width, height in SIZES:
            laptop.set_viewport_size({"width": width, "height": height})
            laptop.screenshot(path=Path(shots, f"devices-{width}.png"), full_page=True)
    phone = new_page("/games")
    phone.get_by_text("On another device", exact=True).click()
    phone.get_by_label("I have a phrase").fill("AAAA-BBBB")
    phone.get_by_role("button", name="Open my games").click()
    expect(phone.get_by_text("That phrase opens nothing.")).to_be_visible()
    phone.get_by_label("I have a phrase").fill(phrase.lower())
    phone.get_by_role("button", name="Open my games").click()
    expect(phone.get_by_text("This browser shows the games of the person")).to_be_visible()
    axe(phone)
    phone.locator(f"a[href='/table/{code}']").click()
    expect(phone.locator("[data-zone=hand] .spot")).to_have_count(5)
    Sitter(phone).settled()
    laptop.reload()
    laptop.get_by_text("On another device", exact=True).click()
    laptop.get_by_role("button", name="Sign out all other devices").click()
    expect(laptop.get_by_text("All other devices are signed out")).to_be_visible()
    phone.goto("/games")
    expect(phone.get_by_text("You have not joined a table yet.")).to_be_visible()
