"""What the tests of words/ share: the catalogues as syntax trees, random games, and names that are no words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement, VariableReference

import cuore
from cuore.boxes.registry import BOXES, CARDS
from cuore.words.catalogue import FOLDER

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eli", "Finn")
# Every box alone, every two boxes, and all that can be mixed; More is a game of its own shape.
MIXABLE = [box for box in BOXES if box != "more"]
MIXES = [("more",), *(mix for size in (1, 2, len(MIXABLE)) for mix in combinations(MIXABLE, size))]


@cache
def messages(lang: str) -> dict[str, Pattern]:
    """Every message of a language and every form of one, by key."""
    found: dict[str, Pattern] = {}
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                forms = [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                found |= {key: pattern for key, pattern in [(entry.id.name, entry.value), *forms] if pattern}
    return found


def variables(pattern: Pattern) -> set[str]:
    """The values that a message needs."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, VariableReference)}


def texts(pattern: Pattern) -> list[str]:
    """The plain text between the values."""
    return [node.value for node in nodes(pattern) if isinstance(node, TextElement)]


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """Everything in a syntax tree."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)


def without_names(text: str) -> str:
    """The text without names of cards, boxes and players, which are the same in every language."""
    cards = [name for card in CARDS.values() for name in (card.name, *card.also_known_as)]
    boxes = ["Expanding the House", "Romantic Vacation", "Oktoberfest", *(box.name for box in BOXES.values())]
    for name in sorted([*cards, *boxes, "Get Drunk", "Cuore"], key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub("|".join(NAMES), "", text)


def game(
    seed: int, seats: int = 3, town: str | tuple[str, ...] = "random", sets: tuple[str, ...] = ("base",)
) -> cuore.Game:
    """A game at its first decision."""
    return cuore.new_game(sets=sets, seats=NAMES[:seats], town=town, seed=seed)


def played(seed: int, seats: int = 3, *, moves: int = 10_000, sets: tuple[str, ...] = ("base",)) -> cuore.Game:
    """A game after so many random answers, or at its end."""
    dealt = game(seed, seats, sets=sets)
    dice = random.Random(seed)
    while not dealt.over and len(dealt.moves) < moves:
        dealt.apply(dice.choice(dealt.legal()))
    return dealt


def mix_name(sets: tuple[str, ...]) -> str:
    """How a test with these boxes is called."""
    return "+".join(sets)
