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
from cuore.engine.errors import CuoreError, Reason
from cuore.words import LANGUAGES, error_text
from cuore.words.catalogue import catalogue_files

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eli", "Finn")
# Every box alone, every two boxes, and all that can be mixed; More is a game of its own shape.
MIXABLE = [box for box in BOXES if box != "more"]
MIXES = [("more",), *(mix for size in (1, 2, len(MIXABLE)) for mix in combinations(MIXABLE, size))]


@cache
def messages(lang: str) -> dict[str, Pattern]:
    """Every message of a language and every form of one, by key."""
    found: dict[str, Pattern] = {}
    for file in catalogue_files(lang):
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


# What is typed is no word of a language: options and commands, keys of files, keys of the keyboard.
TYPED = re.compile(
    r"--[a-z]+(-[a-z]+)*|bot:(big-love)?|(master|hard|normal|expert|easy|big-love) \d{4}|"
    r"https?://\S+|~/\S+|cuore( [a-z]+){0,2}|first-game|\brandom\b|"
    r"serve genevieve|end turn|(Ann: )?play all|pip install \S+|python3? \w+\.py|my-game\.json|"
    r"\*?\.(toml|csv|parquet)|module:Class|process:|strategy:|docs/\w+\.md|"
    r"draw:2|vp = 2|mixed-pile|private-maids|illness|chamber|\[(seat\.Ann|table)\]|UTF-8|TOML|\.count|"
    r"card ou private|Ctrl-C|\b(Esc|Tab)(?![A-Za-z])"
)
_NAMES_IN_JAPANESE = re.compile(
    r"(?<![a-z])(table|log|undo|save|quit|Enter|wiki|CPU|FAQ|VP|More|Crescent|b|t|q|N|"
    r"LC_ALL|LANG|HTML|QR|Dask|Python|bash|zsh|fish|powershell|base|any|none|some|many|URL|PostgreSQL|distributed|matplotlib|pyarrow|u|v|l|s|I|Baron|Bruno|"
    r"true|false|refused|private|card|on|under|SQLite|JSON|CUORE_DATABASE|waiting|playing|over|gone)(?![a-z])"
)
_ENGLISH_IN_FRENCH = re.compile(
    r"\b(the|of|your|you|their|cards?|with|from|draws?|discard|player|hand|town|maid|is|and|this|that|must|not|"
    r"be|was|has|which|write|cannot|there|allowed|unknown|found|expected)\b",
    re.IGNORECASE,
)


def english_in(text: str, lang: str) -> str:
    """An English word in a text of another language, or nothing: names and what is typed are the same in all."""
    text = without_names(TYPED.sub("", text))
    if lang == "ja":
        for name in sorted({card.name.split()[0] for card in CARDS.values()}, key=len, reverse=True):
            text = text.replace(name, "")
        text = _NAMES_IN_JAPANESE.sub("", text)
    found = re.search("[A-Za-z]+", text) if lang == "ja" else _ENGLISH_IN_FRENCH.search(text)
    return found.group() if found else ""


def check_said(error: CuoreError | Reason) -> set[str]:
    """An error and all its reasons are said in every language, and in that language; their keys."""
    for lang in LANGUAGES[1:]:
        error_text(error, lang)
        assert english_in(error_text(_without_values(error), lang), lang) == "", error_text(error, lang)
    inside = [value for value in error.values.values() if isinstance(value, (CuoreError, Reason))]
    return {error.key}.union(*map(check_said, inside))


def _without_values(error: CuoreError | Reason) -> Reason:
    """The words alone: what a caller, a file or the notation wrote is a number."""
    return Reason(
        error.key,
        **{
            name: _without_values(value) if isinstance(value, (CuoreError, Reason)) else "0"
            for name, value in error.values.items()
        },
    )


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
