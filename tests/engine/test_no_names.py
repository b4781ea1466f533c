"""The engine knows no card, no box and no bot by name: not in a string, not in an identifier, not in a docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuore.engine
from cuore.bots import bot_names
from cuore.boxes.registry import BOXES, CARDS
from cuore.engine.kinds import Kind
from cuore.words.names import slug

ENGINE = Path(cuore.engine.__file__).parent
# Words that are names too, and what the engine means by them.
ALSO_WORDS = {
    "base": "where a frame begins in the list of frames",
    "more": "more than something",
    "random": "drawn by lot; the word for such a town in the public face",
    "hard": "difficult",
    "easy": "not difficult",
    "normal": "as usual",
    "expert": "somebody who knows",
    "priority": "what goes first",
    "master": "the First Master of a round",
    "hostess": "a guest's host",
    "steward": "somebody who serves",
    "may": "the step `May`",
}
# What a view has called an open stall from the beginning: other people's programs read it.
KEYS: dict[tuple[str, ...], tuple[str, ...]] = {("beer", "stand"): ("seen.py", "view.py")}
PEOPLE = tuple(kind for kind in Kind if "MAID" in kind.name)


def words(text: str) -> tuple[str, ...]:
    """A text or an identifier as plain words: `lily_garden`, `LilyGarden` and "Lily Garden" are the same two."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return tuple(re.findall(r"[a-z0-9]+", slug(spaced)))


def forbidden() -> dict[tuple[str, ...], str]:
    """Names as words: of cards in full, of persons also in part; of boxes and bots."""
    found: dict[tuple[str, ...], str] = {}
    for card in CARDS.values():
        for name in (card.name, *card.also_known_as):
            found[words(name)] = card.name
            if card.kind in PEOPLE and not name.endswith("Maid"):
                found |= {(part,): card.name for part in words(name) if len(part) > 3}
    for box in BOXES.values():
        found |= {words(box.id): box.name, words(box.name): box.name}
    found |= {words(name): name for name in bot_names()}
    return {name: whose for name, whose in found.items() if name not in {(word,) for word in ALSO_WORDS}}


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Every string and every identifier of a module, with its line."""
    for node in ast.walk(ast.parse(source)):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(text)):
                yield line, text.partition(">>>")[0]  # examples play with cards, of course
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield line, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name
            case ast.alias(name=name, asname=other):
                yield line, name
                yield line, other or ""
            case _:
                pass


def names_in(source: str, module: str = "") -> list[str]:
    names = {name: whose for name, whose in forbidden().items() if module not in KEYS.get(name, ())}
    longest = max(map(len, names))
    found = []
    for line, text in spoken(source):
        said = words(text)
        for start in range(len(said)):
            for end in range(start + 1, min(len(said), start + longest) + 1):
                if said[start:end] in names:
                    found.append(f"line {line}: {text!r} speaks of {names[said[start:end]]}")
    return found


@pytest.mark.parametrize("module", sorted(ENGINE.glob("*.py")), ids=lambda path: path.stem)
def test_a_module_of_the_engine_knows_no_card_box_or_bot(module: Path) -> None:
    assert names_in(module.read_text(encoding="utf-8"), module.name) == []


@pytest.mark.parametrize(
    "planted",
    [
        'GARDEN = "Lily Garden"',
        "def lily_garden(): ...",
        "class LilyGarden: ...",
        "ririko = 3",
        'x = "as Geneviève does"',
        "table.envy",
        "f(beer_stand=1)",
        'if box == "oktoberfest": ...',
        "from cuore.boxes import romantic_vacation",
        'bot = "big-love"',
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert names_in(planted)
