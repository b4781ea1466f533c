"""What the table tells of a game: since one's last turn, where points come from, and how it ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cuore.engine.game import Game
from cuore.server.messages import Language
from tests.browser.conftest import NOWHERE, Axe, NewPage
from tests.browser.positions import FOUR, Deal, Shown, late
from tests.browser.sitting import BOT, HERE, lay, sit_down

MINUS = "\N{MINUS SIGN}"
SIZES = [(1280, 800), (1366, 650), (390, 844), (640, 400)]


def ended(deal: Deal) -> Game:
    """The game at its end."""
    *_, over = deal.positions()
    return over


def test_one_key_tells_what_has_happened_since_the_last_turn(page: Page, axe: Axe) -> None:
    ann = sit_down(page, lay(page, HERE, BOT, BOT))
    ann.settled()
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name="Since your last turn")
    expect(dialog).to_contain_text("Nothing has happened")
    page.keyboard.press("Escape")
    ann.press("End the turn")
    ann.settled()
    page.get_by_role("button", name="Since my turn").click()
    expect(dialog.locator("[data-turn]")).to_have_count(2)
    expect(dialog.locator("h3").first).to_contain_text("Turn 2")
    expect(dialog.locator("h3").last).to_contain_text("Turn 3")
    assert "Turn 1" not in dialog.inner_text()
    assert "Turn 4" not in dialog.inner_text()
    axe(page)


def test_ones_own_points_come_with_their_parts(new_page: NewPage, axe: Axe) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    game = late(Deal(seats=2))
    shown.show(game)
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog")
    you = game.view(game.to_move)["you"]
    expect(dialog).to_contain_text(f"{you['points']} victory point")
    figures = dialog.locator(".points strong").all_inner_texts()
    assert sum(int(figure.replace(MINUS, "-")) for figure in figures) == you["points"]
    axe(page)


def test_a_name_in_the_log_is_read_beside_it(page: Page) -> None:
    ann = sit_down(page, lay(page, HERE, BOT))
    before = ann.settled()
    page.locator('[data-zone=town] .spot.legal[data-spot="town:0"]').click()
    ann.changed(before)
    page.mouse.move(5, 5)
    page.locator("aside .link", has_text="1 Love").last.hover()
    expect(page.locator(".pane .name")).to_contain_text("1 Love")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_is_a_scene(new_page: NewPage, axe: Axe, size: tuple[int, int]) -> None:
    page = new_page(NOWHERE, viewport={"width": size[0], "height": size[1]})
    shown = Shown(page)
    over = ended(Deal(sets=FOUR, seats=4))
    winner = over.winners()[0]
    shown.show(over, seat=winner)
    scene = page.locator("[data-end]")
    expect(scene.get_by_role("heading", level=1)).to_have_text(f"You win with {over.scores()[winner]} points")
    for seat, points in enumerate(over.scores()):
        row = scene.locator(f"[data-end-seat='{seat}']")
        expect(row.locator(".total")).to_have_text(str(points).replace("-", MINUS))
    expect(scene.locator(".plot path.line")).to_have_count(4)
    axe(page)
    # What one may do next is within reach, however much there is to see.
    replay = scene.get_by_role("link", name="Replay")
    expect(replay).to_be_in_viewport(ratio=1)
    assert replay.evaluate(
        "at => { const { x, y, width, height } = at.getBoundingClientRect();"
        " return at.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    # The table lies behind it, and the scene can be had again.
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="How it ended").click()
    expect(scene).to_be_visible()


def test_whoever_has_lost_reads_by_how_much(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    over = ended(Deal(sets=FOUR, seats=4))
    scores, winner = over.scores(), over.winners()[0]
    second = max((seat for seat in range(4) if seat != winner), key=lambda seat: scores[seat])
    shown.show(over, seat=second)
    scene = page.locator("[data-end]")
    expect(scene.get_by_role("heading", level=1)).to_contain_text(f"{over.seats[winner]} wins with")
    expect(scene).to_contain_text(f"You came second, {scores[winner] - scores[second]} behind.")
    shown.show(over, seat=None)
    expect(scene.get_by_role("heading", level=1)).to_contain_text("wins with")
    expect(scene).not_to_contain_text(re.compile("You (came|win)"))


def test_a_card_that_is_held_is_read_where_there_is_no_pane(new_page: NewPage) -> None:
    page = new_page(NOWHERE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Shown(page).show(late(Deal(seats=2)))
    pile = page.locator("[data-zone=town] .spot").last
    pile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog")).to_contain_text("Rulings")
    pile.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_name_with_its_number_is_a_link_in_the_log_of_every_language(new_page: NewPage) -> None:
    """In Japanese the × follows the name at once."""
    languages: tuple[Language, ...] = ("en", "fr", "ja")
    for lang in languages:
        page = new_page(NOWHERE, locale=lang)
        Shown(page, lang).show(late(Deal(seats=2)))
        lines = page.locator("p").filter(has_text=re.compile(r"× ?\d")).filter(has=page.locator("button.link"))
        expect(lines.first).to_be_attached()
        for line in lines.all()[:20]:
            before = (line.text_content() or "").split("×")[0].rstrip()
            links = line.locator("button.link").all_text_contents()
            assert any(before.endswith(link) for link in links), before
