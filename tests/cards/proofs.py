"""Is every fact on a card page proven by a test of that card?

A test proves something if it fails when the thing is not so. For each card of each box every printed number, every
step of its text and every number in a step is altered in turn, and the tests named after the card are run: at least
one of them must fail. An empty test, or a test about something else, proves nothing.

Tests of a card stand in `tests/cards/<box>/`, are plain functions without arguments and begin with `test_<slug>_`
(`table.slug`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cuore.boxes import registry
from cuore.engine import setup
from cuore.engine.cards import BOX_SIZE, Box, Card, EventPlacement, fits
from cuore.engine.kinds import Kind, Timing
from cuore.engine.matches import Match
from cuore.engine.points import ChamberSisters, Score, When
from cuore.engine.programs import MATCHES, PROGRAMS, TURN_EFFECTS, assemble, program_key
from cuore.engine.standing import Standing
from cuore.engine.steps import ChoosePlayer, EmployIf, Gain, May, Step
from tests.cards.table import slug

Test = Callable[[], object]
SYMBOLS = ("draw", "serving", "love", "employment", "chamber")

# Printed numbers that the game reads, by kind. A private maid is alone of her kind and her symbols are part of her
# text; a love card prints no symbol but love.
NUMBERS: Mapping[Kind, tuple[str, ...]] = {
    Kind.LOVE: ("copies", "cost", "vp", "love"),
    Kind.MAID_CHIEF: ("copies", "cost", "vp", *SYMBOLS),
    Kind.CHAMBERMAID_CHIEF: ("copies", "cost", "vp", *SYMBOLS),
    Kind.GENERAL_MAID: ("copies", "cost", "vp", *SYMBOLS),
    Kind.PRIVATE_MAID: ("cost", "vp"),
    Kind.EVENT: ("copies", "cost", "vp"),
    Kind.BUILDING: ("copies", "cost", "vp"),
    Kind.BEER: ("copies", "vp", "alcohol"),
    Kind.REMINISCENCE: ("copies", "vp", "tier"),
    Kind.REFINED_MAID: (),  # one of each, and nothing is printed on her but her text
    Kind.PREPARATION: ("copies", "vp", "skill"),
}
SKILLS = ("imagination", "concentration", "effort")  # printed on the maids of More alone
TEXTS = (
    *("served", "at_start", "in_service", "on_draw", "on_employ", "others_discard", "new_hand"),
    *("placed", "gained", "revealed", "reaction", "requires", "employ_if", "standing", "score"),
)

# What nobody at the table could ever notice, and why.
UNNOTICED: Mapping[str, str] = {
    "Romina Vautrin: serving is 1, not 0": "her text ends the serving phase before a serving could be used",
    "Ute Krombach: score has ChamberedEach.when: When.at_least: 1, not 2": "no sum of beers has alcohol 1",
    "Kaori Hamasaki: score has ChamberSets.sets: 3, not 2 (number 1)": "a pair scores as much as two single ones",
    **{
        f"Get Drunk ({what}): {figure} is 1, not 0": "it leaves the game when it is drawn; nobody ever owns it"
        for what in ("lose one", "give one")
        for figure in ("vp", "alcohol")
    },
    "Envy: standing has PriceChange.at_least: 1, not 0": "a price that only rises never comes near it",
    "Envy: standing has PriceChange.first_only: True": "only what holds for a turn is used up",
    **{
        f"{name}: {timing} has ThisTurn.effects: PriceChange.next_phase: True": "only what lies there can come late"
        for name, timing in (
            ("Emily Raymond", "served"),
            ("Clymene Silvestri", "at_start"),
            ("Eve Valentine", "at_start"),
        )
    },
    **{
        f"{name}: at_start has ThisTurn.effects: PriceChange.at_most_times: 1, not 0": "there is only one of her"
        for name in ("Clymene Silvestri", "Eve Valentine")
    },
    "Weissbier: vp is 1, not 0": "what each is worth is the count of them, whatever is printed",
    "Scary Night: gained has EachOther.holding: 1, not 0": "an empty hand has nothing to discard",
    **{
        f"Amber Twilight: others_discard has IfIt.steps: Gain.{bonus}: 1, not 0": "the discard phase has begun"
        for bonus in ("serving", "love", "employment")
    },
    **{
        f"Riya Naragashi: served has May.then: Gain.{bonus}: 1, not 0": "the discard phase has begun"
        for bonus in ("serving", "love", "employment")
    },
}
REMOTE = ("new_cards", "imagination", "concentration", "effort")  # no test shows that a card does not give these


def named_after(card: Card, box: Box, modules: Sequence[ModuleType]) -> list[Test]:
    """The tests that are named after a card."""
    prefix = f"test_{slug(card, box.cards)}_"
    return [test for module in modules for name, test in vars(module).items() if name.startswith(prefix)]


def proofs_of(card: Card, box: Box, modules: Sequence[ModuleType]) -> list[Test]:
    """Those of them that hold."""
    return [test for test in named_after(card, box, modules) if holds(test)]


def holds(test: object) -> bool:
    """A test that is expected to fail proves nothing."""
    return all(mark.name != "xfail" for mark in getattr(test, "pytestmark", ()))


def modules_of(box: Box, folder: Path) -> list[ModuleType]:
    """The test modules of a box."""
    return [import_module(f"tests.cards.{box.id}.{path.stem}") for path in sorted(folder.glob("test_*.py"))]


def unproven(card: Card, box: Box, tests: Sequence[Test]) -> list[str]:
    """What could be altered on a card's page without any of these tests noticing."""
    if not tests:
        return [f"{card.name}: there is no test named test_{slug(card, box.cards)}_…"]
    with _played_with(box, box.cards):
        failing = _first_failure(tests)
        if failing:
            return [f"{card.name}: {failing} fails as it is"]
    survivors = []
    likely = list(tests)  # whoever noticed the last alteration first: the next one is often beside it
    for label, pages in alterations(card, box):
        if f"{card.name}: {label}" in UNNOTICED:
            continue
        altered = tuple(pages.get(page.id, page) for page in box.cards)
        try:
            with _played_with(replace(box, cards=altered), pages.values()):
                failing = _first_failure(likely)
                if not failing:
                    survivors.append(f"{card.name}: no test fails when {label}")
                likely.sort(key=lambda test: _name(test) != failing)
        except (AssertionError, IndexError, TypeError):
            pass  # a page like that cannot even be loaded
    return survivors


def alterations(card: Card, box: Box) -> Iterator[tuple[str, dict[int, Card]]]:
    """What is altered, and the pages to play with instead."""
    skills = SKILLS if box.id == "more" and card.kind is Kind.GENERAL_MAID else ()
    for name in (*NUMBERS[card.kind], *skills):
        if name == "vp" and card.placement in (EventPlacement.ON_MAID, EventPlacement.ON_BUILDING):
            continue  # what lies under it scores nothing; the event itself is never counted
        for value, what in _variants(getattr(card, name)):
            yield f"{name} is {what}", {card.id: _with(card, name, value)}
    for name in TEXTS:
        for value, what in _variants(getattr(card, name)):
            yield f"{name} has {what}", _with_sisters(card, box, name, value)
    if card.family:
        yield "family is gone", {card.id: replace(card, family="")}
    for spelling in card.also_known_as:
        others = tuple(s for s in card.also_known_as if s != spelling)
        yield f"the spelling {spelling} is gone", {card.id: replace(card, also_known_as=others)}


def _with_sisters(card: Card, box: Box, name: str, value: object) -> dict[int, Card]:
    """What sisters score together stands on each of them, so it is altered on all."""
    shared = name == "score" and any(isinstance(score, ChamberSisters) for score in card.score)
    family = [page for page in box.cards if page.family == card.family] if shared else [card]
    return {page.id: _with(page, name, value) for page in family}


def _variants(value: object) -> Iterator[tuple[object, str]]:
    """A value with one thing in it altered, and what that is."""
    match value:
        case IntEnum():
            yield from ((member, member.name) for member in type(value) if member is not value)
        case bool():
            yield not value, f"{not value}"
        case int():
            yield value + 1, f"{value + 1}, not {value}"
            if value:
                yield value - 1, f"{value - 1}, not {value}"
        case Match(name, kinds, _):
            if name is not None:
                yield replace(value, name=None), f"any name, not {name}"
            if kinds:
                yield replace(value, kinds=()), "any kind of card"
            for bound in ("cost", "cost_at_most", "cost_at_least"):
                if getattr(value, bound) is not None:
                    yield from ((v, what) for v, what in _field_variants(value, bound) if _tells_apart(value, v))
            for flag in ("maid", "chambermaid"):
                if getattr(value, flag) is not None:
                    yield _with(value, flag, None), f"Match.{flag}: either"
        case Step() | Standing() | Score() | EmployIf() | When():
            for field in fields(value):
                default = getattr(value, field.name) == field.default
                if default and (isinstance(value, When) or (isinstance(value, Gain) and field.name in REMOTE)):
                    continue
                if default and field.name == "holding" and isinstance(value, ChoosePlayer):
                    continue  # only whoever names a number of cards speaks of it
                yield from _field_variants(value, field.name)
        case tuple():
            for i, item in enumerate(value):
                place = f" (number {i + 1})" if type(item) is int else ""
                for variant, what in _variants(item):
                    yield (*value[:i], variant, *value[i + 1 :]), what + place
                if isinstance(item, Step | Standing | Score | Match | str):
                    what = item if isinstance(item, str) else type(item).__name__
                    yield (*value[:i], *value[i + 1 :]), f"no {what}"
                if isinstance(item, May):
                    yield (*value[:i], item.step, *item.then, *value[i + 1 :]), f"a must, not a may, {item.step}"
        case _:
            pass


def _tells_apart(match: Match, variant: object) -> bool:
    """Whether there is any card that fits only one of the two."""
    assert isinstance(variant, Match)
    return any(fits(card, (match,)) != fits(card, (variant,)) for card in registry.CARDS.values())


def _with(page: Any, name: str, value: object) -> Any:
    """The page, or step, with another value in one field."""
    return replace(page, **{name: value})


def _field_variants(
    value: Step | Standing | Score | EmployIf | When | Match, name: str
) -> Iterator[tuple[object, str]]:
    for variant, what in _variants(getattr(value, name)):
        yield _with(value, name, variant), f"{type(value).__name__}.{name}: {what}"


@contextmanager
def _played_with(box: Box, pages: Iterable[Card]) -> Iterator[None]:
    """Let the whole program play with these pages of a box; the others stay as they were compiled."""
    printed, matches, effects = registry.BOXES[box.id], len(MATCHES), dict(TURN_EFFECTS)
    keys = {program_key(page.id, timing): (page, timing) for page in pages for timing in Timing}
    kept = {key: PROGRAMS[key] for key in keys}
    numbers = {(page.id // BOX_SIZE, page.name): page.id for page in (*registry.CARDS.values(), *box.cards)}
    try:
        registry.BOXES[box.id] = box
        for key, (page, timing) in keys.items():
            PROGRAMS[key] = assemble(page, timing, numbers)
        _forget_tables()  # games of one kind share their table
        yield
    finally:
        del MATCHES[matches:]
        TURN_EFFECTS.clear()
        TURN_EFFECTS.update(effects)
        registry.BOXES[box.id] = printed
        for key, program in kept.items():
            PROGRAMS[key] = program
        _forget_tables()


def _forget_tables() -> None:
    setup._TABLES.clear()
    setup._KINDS.clear()


def _first_failure(tests: Sequence[Test]) -> str:
    """The name of the first test that fails; whatever it raises will do."""
    for test in tests:
        try:
            test()
        except Exception:  # noqa: BLE001 - an altered card may break anything
            return _name(test)
    return ""


def _name(test: Test) -> str:
    return getattr(test, "__name__", "a test")
