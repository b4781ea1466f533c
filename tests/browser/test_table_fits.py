"""Every game fits the screen: late games of every mix at every size, nothing covered, nothing that jumps.

With CUORE_SHOTS=FOLDER each position that is looked at is written there as a picture, for a person to look at.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from cuore.engine.game import Game
from tests.browser.conftest import NOWHERE, Axe, NewPage
from tests.browser.positions import FIVE, FOUR, GUESTS, PAINTED, Deal, Shown, asked, asks, drafts, late

LARGE: Final = ((1280, 800), (1920, 1080))
HUGE: Final = (3440, 1440)  # slow to paint: one late game and one question are enough
LOW: Final = ((1366, 650), (820, 1180))
SMALL: Final = ((390, 844), (640, 400))
SIZES: Final = (*LARGE, *LOW, *SMALL)
TIGHT: Final = ((1280, 800), (1366, 650), *SMALL)  # where a question has least room
MIXES: Final = (
    Deal(seats=2),
    Deal(("oktoberfest",), 3, seed=3),
    Deal(("more",), 3),
    Deal(FOUR, 4),
    Deal(FOUR, 6),
    Deal(FIVE, 4, options=GUESTS),
)
# Games by random answers, because bots that know what they do are hardly ever asked some of these.
QUESTIONS: Final = (
    ("one of several cards", Deal(("base",), 4, 0, bot="random"), asks("discard", 4)),
    ("yes or no", Deal(("oktoberfest",), 3, 0, bot="random"), asks("yes")),
    ("a card or not", Deal(("base",), 3, 1, bot="random"), asks("looked")),
    ("a player", Deal(("base",), 4, 0, bot="random"), asks("destination", 4)),
    ("a place", Deal(("base",), 4, 4, bot="random"), asks("destination", 9)),
    ("an order", Deal(("oktoberfest",), 3, 5, bot="random"), asks("order")),
    ("a number", Deal(("oktoberfest",), 4, 0, bot="random"), asks("number", 5)),
    ("a pile", Deal(("base",), 4, 11, bot="random"), asks("take", 8)),
    ("a beer", Deal(("oktoberfest",), 3, 8, bot="random"), asks("beer", 3)),
    ("a refined maid", Deal(("more",), 3), drafts),
)

# What is wrong with elements that must be seen: outside the window, or something else is on top of their middle.
UNSEEN: Final = """(what) => [...document.querySelectorAll(what)]
  .filter((found) => !found.closest('[inert]'))
  .flatMap((found) => {
    const box = found.getBoundingClientRect();
    const name = `${found.dataset.spot ?? found.className}: ${found.textContent.trim().slice(0, 30)}`;
    const where = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    if (box.width < 12 || box.height < 12) return [`${name} has no size (${where})`];
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return [`${name} is outside (${where})`];
    // Cards in a full hand lie over each other: their left part is theirs.
    const at = found.closest('[data-zone=hand]') ? Math.min(12, box.width / 2) : box.width / 2;
    const top = document.elementFromPoint(box.left + at, box.top + box.height / 2);
    return found.contains(top) ? [] : [`${name} is covered (${where}) by ${top?.className ?? 'nothing'}`];
  })"""
# What the question, or the line about another player, says that does not fit its place.
CUT: Final = """() => [...document.querySelectorAll('.prompt .question, .prompt .answers, [data-seat] header')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
  .map((part) => `${part.className} is cut: ${part.textContent.trim().slice(0, 60)}`)"""
# Where the parts of the lower zone are: hand, question, what was played, one's own quarters.
LOWER: Final = """() => Object.fromEntries(
  ['.question', '.hand', '.played', '.mine', '[data-zone=prompt]', '.prompt .answers']
  .map((what) => [what, document.querySelector(what)?.getBoundingClientRect()])
  .filter(([, box]) => box)
  .map(([what, box]) => [what, [box.top, box.bottom]]))"""


def unseen(page: Page, what: str) -> list[str]:
    """What of these a person cannot see."""
    found: list[str] = page.evaluate(UNSEEN, what)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(PAINTED)


def keep_shot(page: Page, name: str) -> None:
    """A picture for a person to look at."""
    if folder := os.environ.get("CUORE_SHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def name_of(deal: Deal) -> str:
    """A mix in a word."""
    return f"{len(deal.sets)}-{deal.sets[-1]}-{deal.seats}"


@pytest.mark.parametrize("deals", [MIXES[:3], MIXES[3:]], ids=["one box", "several boxes"])
def test_late_games_fit_every_window(deals: tuple[Deal, ...], new_page: NewPage, axe: Axe) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    wrong: dict[str, list[str]] = {}
    for deal in deals:
        shown.show(late(deal))
        for size in (*SIZES, HUGE) if deal is MIXES[4] else SIZES:
            resize(page, size)
            keep_shot(page, f"late-{name_of(deal)}-{size[0]}x{size[1]}")
            bad = unseen(page, "[data-spot^='bar:'], [data-zone=hand] .spot, .prompt .question p")
            bad += page.evaluate(CUT)
            bad += unseen(page, "[data-zone=town] li > *")  # the town is the first tab where there are tabs
            if size not in SMALL:
                bad += unseen(page, "[data-seat] header, [data-own] .head")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                bad.append("the page scrolls sideways")
            if bad:
                wrong[f"{name_of(deal)} {size[0]}x{size[1]}"] = bad
    assert wrong == {}
    axe(page)
    resize(page, LARGE[0])
    axe(page)


def has_much(game: Game) -> bool:
    """The first one is asked, and another player has a high deck and discard pile, and beers."""
    others = game.view(0)["seats"][1:]
    return game.to_move == 0 and any(min(one["deck"], one["discard"], 10 * one["beers"]) >= 10 for one in others)


def test_the_line_about_another_player_holds_all_that_is_counted(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    Shown(page).show(asked(Deal(("oktoberfest",), 3, seed=1, bot="random"), has_much), seat=0)
    for size in (*LARGE, *LOW):
        resize(page, size)
        keep_shot(page, f"much-{size[0]}x{size[1]}")
        assert page.evaluate(CUT) == [], size


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_turn_fits_every_window(lang: str, new_page: NewPage) -> None:
    page = new_page(NOWHERE, locale=lang)
    shown = Shown(page, lang)  # type: ignore[arg-type]
    shown.show(Deal(seats=2).begin())
    assert page.locator("[data-spot^='bar:']").count() == 3, "to play love, and to end the phase or the turn"
    wrong: dict[str, list[str]] = {}
    for size in SIZES:
        resize(page, size)
        keep_shot(page, f"first-{lang}-{size[0]}x{size[1]}")
        bad = page.evaluate(CUT)
        bad += unseen(page, "[data-spot^='bar:'], [data-zone=hand] .spot, [data-zone=town] li > *")
        if bad:
            wrong[f"{size[0]}x{size[1]}"] = bad
    assert wrong == {}


def test_every_question_is_on_the_stage(new_page: NewPage, axe: Axe) -> None:
    page = new_page(NOWHERE, color_scheme="dark")
    shown = Shown(page)
    wrong: dict[str, list[str]] = {}
    for what, deal, wanted in QUESTIONS:
        game = asked(deal, wanted)
        shown.show(game)
        for size in (*SIZES, HUGE) if what == "a refined maid" else TIGHT:
            resize(page, size)
            keep_shot(page, f"question-{what.replace(' ', '-')}-{size[0]}x{size[1]}")
            answers = page.locator("[data-stage] .choice, [data-stage] [data-spot^='bar:']").count()
            bad = [] if answers == len(game.legal()) else [f"{answers} answers of {len(game.legal())}"]
            bad += unseen(page, "[data-stage] .choice, [data-stage] [data-spot^='bar:'], [data-stage] h2")
            bad += unseen(page, "[data-spot=fold], [data-zone=hand] .spot")
            if bad:
                wrong[f"{what} {size[0]}x{size[1]}"] = bad
        if what in {"a player", "a refined maid"}:
            axe(page)
    assert wrong == {}


def test_the_table_behind_a_question_can_be_looked_at(new_page: NewPage, axe: Axe) -> None:
    page = new_page(NOWHERE)
    Shown(page).show(asked(QUESTIONS[7][1], QUESTIONS[7][2]))
    axe(page)
    page.keyboard.press("t")
    expect(page.locator("[data-stage]")).to_have_count(0)
    assert unseen(page, "[data-zone=town] .spot, .prompt .question p, [data-spot=fold]") == []
    assert page.locator("[data-zone=town] .spot.legal").count() >= 8, "and it can be answered there as well"
    page.get_by_role("button", name="Back to the question").click()
    expect(page.locator("[data-stage]")).to_have_count(1)


def test_a_question_that_is_declined_or_not_says_yes_and_no(new_page: NewPage) -> None:
    page = new_page(NOWHERE)
    shown = Shown(page)
    game = asked(QUESTIONS[2][1], QUESTIONS[2][2])
    shown.show(game)
    stage = page.locator("[data-stage]")
    expect(stage.get_by_role("button", name="Yes")).to_have_count(1)
    expect(stage.get_by_role("button", name="No", exact=True)).to_have_count(1)
    page.keyboard.press("n")
    assert [game.text(move) for move in shown.answers(1)] == ["done"]


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_phone_shows_the_text_of_every_refined_maid(lang: str, new_page: NewPage) -> None:
    page = new_page(NOWHERE, locale=lang, viewport={"width": 390, "height": 844})
    Shown(page, lang).show(asked(Deal(("more",), 3), drafts))  # type: ignore[arg-type]
    texts = page.locator("[data-stage] .choice .lines")
    assert texts.count() >= 8
    for text in texts.all():
        expect(text).to_be_visible()
        expect(text).to_have_attribute("data-way", re.compile("^((?!more).)*$"))
        assert text.inner_text().strip()


def test_tiles_carry_their_text_where_there_is_room(new_page: NewPage) -> None:
    """At 1280x800 in a game of one box, at 1920x1080 in one of four: hardly any tile lacks a sentence."""
    page = new_page(NOWHERE)
    shown = Shown(page)
    for deal, size in ((Deal(seats=2), LARGE[0]), (Deal(FOUR, 4), LARGE[1])):
        shown.show(late(deal))
        resize(page, size)
        texts = page.locator("[data-zone=town] .tile .lines")
        shown_ones = [text for text in texts.all() if text.is_visible()]
        lacking = [text for text in shown_ones if "more" in (text.get_attribute("data-way") or "")]
        assert len(shown_ones) == texts.count()
        assert len(lacking) <= len(shown_ones) // 4, [text.inner_text() for text in lacking]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (640, 400)], ids=str)
def test_nothing_in_the_lower_zone_moves_through_a_turn(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(NOWHERE, viewport={"width": size[0], "height": size[1]})
    shown = Shown(page)
    begun: dict[str, Any] | None = None
    moved: list[str] = []
    for game in turn_of(Deal(("oktoberfest",), 3, seed=5), turn=20):
        shown.show(game, seat=active(game))
        now = page.evaluate(LOWER)
        begun = begun or now
        for what, (top, bottom) in now.items():
            if what in begun and (abs(top - begun[what][0]) > 8 or abs(bottom - begun[what][1]) > 8):
                moved.append(f"{what}: {begun[what]} -> {(top, bottom)} after {len(game.moves)} answers")
    assert begun is not None
    assert moved == []


def active(game: Game) -> int:
    """Whose turn it is."""
    return int(game.view(None)["active"])


def turn_of(deal: Deal, turn: int) -> Iterator[Game]:
    """The positions of that turn and of the two after it as their players see them: hands empty, questions come."""
    for game in deal.positions():
        view = game.view(None)
        if turn <= view["turn"] < turn + 3 and game.to_move == view["active"]:
            yield game
        if view["turn"] >= turn + 3:
            return


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_other_languages_fit_too(lang: str, new_page: NewPage) -> None:
    page = new_page(NOWHERE, locale=lang)
    shown = Shown(page, lang)  # type: ignore[arg-type]
    wrong: dict[str, list[str]] = {}
    for game, what in (
        (late(Deal(FOUR, 6)), "[data-spot^='bar:'], [data-zone=town] li > *, [data-zone=hand] .spot"),
        (asked(Deal(("more",), 3), drafts), "[data-stage] .choice, [data-stage] h2, [data-spot=fold]"),
    ):
        shown.show(game)
        for size in TIGHT:
            resize(page, size)
            keep_shot(page, f"{lang}-{len(game.moves)}-{size[0]}x{size[1]}")
            if bad := unseen(page, what):
                wrong[f"{size[0]}x{size[1]}"] = bad
    assert wrong == {}
