"""Is every fact on a card page proven by a test of that card?

A test proves something if it fails when the thing is not so. For each card of each box every printed number, every
step of its text and every number in a step is altered in turn, and the tests named after the card are run: at least
one of them must fail. An empty test, or a test about something else, proves nothing.

Tests of a card stand in `tests/cards/<box>/`, are plain functions without arguments and begin with `test_<slug>_`
(`table.slug`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cuore.boxes import registry
from cuore.engine import setup
from cuore.engine.cards import Box, Card, Lies
from cuore.engine.kinds import Kind
from cuore.engine.programs import MATCHES, load_programs
from cuore.engine.steps import ChamberSisters, Match, May, Score, Step
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
}
TEXTS = ("served", "at_start", "on_draw", "others_discard", "land", "reaction", "score")


def proofs_of(card: Card, box: Box, modules: Sequence[ModuleType]) -> list[Test]:
    """The tests that are named after a card."""
    prefix = f"test_{slug(card, box.cards)}_"
    return [test for module in modules for name, test in vars(module).items() if name.startswith(prefix)]


def modules_of(box: Box, folder: Path) -> list[ModuleType]:
    """The test modules of a box."""
    return [import_module(f"tests.cards.{box.id}.{path.stem}") for path in sorted(folder.glob("test_*.py"))]


def unproven(card: Card, box: Box, tests: Sequence[Test]) -> list[str]:
    """What could be altered on a card's page without any of these tests noticing."""
    if not tests:
        return [f"{card.name}: there is no test named test_{slug(card, box.cards)}_…"]
    with _played_with(box):
        failing = _first_failure(tests)
        if failing:
            return [f"{card.name}: {failing} fails as it is"]
    survivors = []
    for label, pages in alterations(card, box):
        altered = tuple(pages.get(page.id, page) for page in box.cards)
        with _played_with(replace(box, cards=altered)):
            if not _first_failure(tests):
                survivors.append(f"{card.name}: no test fails when {label}")
    return survivors


def alterations(card: Card, box: Box) -> Iterator[tuple[str, dict[int, Card]]]:
    """What is altered, and the pages to play with instead."""
    for name in NUMBERS[card.kind]:
        if name == "vp" and card.lies is Lies.ON_MAID:
            continue  # the maid under it scores nothing; the event itself is never counted
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
        case int():
            yield value + 1, f"{value + 1}, not {value}"
            if value:
                yield value - 1, f"{value - 1}, not {value}"
        case Match(name, kinds, _):
            if name is not None:
                yield replace(value, name=None), f"any name, not {name}"
            if kinds:
                yield replace(value, kinds=()), "any kind of card"
            if value.cost_at_most is not None:
                yield from _field_variants(value, "cost_at_most")
        case Step() | Score():
            for field in fields(value):
                yield from _field_variants(value, field.name)
        case tuple():
            for i, item in enumerate(value):
                for variant, what in _variants(item):
                    yield (*value[:i], variant, *value[i + 1 :]), what
                if isinstance(item, Step | Score | Match):
                    yield (*value[:i], *value[i + 1 :]), f"no {type(item).__name__}"
                if isinstance(item, May):
                    yield (*value[:i], item.step, *item.then, *value[i + 1 :]), f"a must, not a may, {item.step}"
        case _:
            pass


def _with(page: Any, name: str, value: object) -> Any:
    """The page, or step, with another value in one field."""
    return replace(page, **{name: value})


def _field_variants(value: Step | Score | Match, name: str) -> Iterator[tuple[object, str]]:
    for variant, what in _variants(getattr(value, name)):
        yield _with(value, name, variant), f"{type(value).__name__}.{name}: {what}"


@contextmanager
def _played_with(box: Box) -> Iterator[None]:
    """Let the whole program play with these pages."""
    printed, matches = registry.BOXES[box.id], len(MATCHES)
    try:
        _swap(box)
        yield
    finally:
        del MATCHES[matches:]
        _swap(printed)


def _swap(box: Box) -> None:
    registry.BOXES[box.id] = box
    load_programs(card for other in registry.BOXES.values() for card in other.cards)
    setup._TABLES.clear()  # games of one kind share their table


def _first_failure(tests: Sequence[Test]) -> str:
    """The name of the first test that fails; whatever it raises will do."""
    for test in tests:
        try:
            test()
        except Exception:  # noqa: BLE001 - an altered card may break anything
            return getattr(test, "__name__", "a test")
    return ""
