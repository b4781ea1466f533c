"""“What would you do?” at a table against bots, and looking back at the game once it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DOOR, Axe, NewPage
from tests.browser.sitting import BOT, FRIEND, HERE, lay, sit_down

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
THINKING = 60_000  # milliseconds for a review of a short game on a busy machine


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_is_shown_on_the_table_and_the_game_is_looked_back_at(new_page: NewPage, axe: Axe, size: str) -> None:
    page = new_page(DOOR, viewport=SIZES[size], color_scheme="dark" if size == "phone" else "light")
    code = lay(page, HERE, BOT)
    sitter = sit_down(page, code)
    sitter.settled()
    page.locator("[data-hints]").click()
    hints = page.locator("[data-hint]")
    expect(hints.first).to_contain_text("Chance to win")
    axe(page)
    assert 1 <= hints.count() <= 3
    move = hints.first.get_attribute("data-hint")
    hints.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wanted = page.locator(".wanted:visible")
    expect(wanted.first).to_be_visible()
    assert len({*wanted.all_inner_texts()}) == 1, "a card in hand is there as often as one holds it"
    assert move is not None
    for _ in range(2):
        sitter.turn_by_mouse()
    sitter.settled()
    page.keyboard.press("s")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign? The game ends").click()
    page.locator("[data-end] [data-review]").click()
    expect(page.locator("[data-losses]")).to_be_visible(timeout=THINKING)
    picture = page.locator("[data-curve] img")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (img) => { await img.decode(); return img.naturalWidth; }") > 0
    assert ("theme=dark" in (picture.get_attribute("src") or "")) == (size == "phone")
    expect(page.locator("[data-bought] li").first).to_be_visible()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
    # The link is for everybody, in every language, and it is not made twice.
    guest = new_page(page.url.replace(page.evaluate("location.origin"), ""), locale="fr")
    expect(guest.get_by_role("heading", name="Relecture")).to_be_visible()
    expect(guest.locator("[data-losses]")).to_be_visible()


def test_among_people_there_are_no_hints(new_page: NewPage) -> None:
    ann, bob = new_page(DOOR), new_page(DOOR)
    code = lay(ann, HERE, FRIEND)
    origin = bob.evaluate("location.origin")
    assert bob.request.post(f"/api/tables/{code}/sit", data={"name": "Bob"}, headers={"Origin": origin}).ok
    sit_down(ann, code).settled()
    expect(ann.locator("[data-hints]")).to_have_count(0)
    ann.keyboard.press("v")
    expect(ann.get_by_role("dialog")).to_have_count(0)
