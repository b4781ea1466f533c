"""The rules of a box for somebody who never played it, from `boxes/BOX/rules/LANGUAGE.md`, as blocks.

The files are Markdown with two words of our own: `[[Card]]` is a card by its name in the notation, said in the
reader's language, and a line `::cards A, B` or `::table start` stands for a picture. Boxes need not bring any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from cuore.boxes.registry import BOXES
from cuore.engine.cards import Box
from cuore.words.catalogue import ENGLISH
from cuore.words.names import card_name

BlockKind = Literal["heading", "subheading", "text", "items", "cards", "table"]
_HEADINGS: Final[dict[str, BlockKind]] = {"## ": "heading", "### ": "subheading"}
_ITEM: Final = "- "
_CARDS: Final = "::cards "
_TABLE: Final = "::table start"
_RUN: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[\[(?P<card>.+?)\]\]")


class RulesError(ValueError):
    """A file of rules that cannot be read, with its line."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text: as it is, bold, or a card (then `card` is her name in the notation)."""

    text: str
    bold: bool = False
    card: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a heading, a list (one paragraph for each item), or a picture (of these cards, or of a table)."""

    kind: BlockKind
    lines: tuple[tuple[Run, ...], ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a box in one language."""

    box: str
    title: str
    blocks: tuple[Block, ...]


def with_rules() -> list[Box]:
    """The boxes that bring rules for newcomers, in the order of boxes."""
    return [box for box in BOXES.values() if _file(box, ENGLISH).is_file()]


@cache
def rulebook(box: str, lang: str) -> Rulebook:
    """The rules of a box; in English where its folder has no others. `LookupError` if it brings none."""
    file = next((f for f in (_file(BOXES[box], lang), _file(BOXES[box], ENGLISH)) if f.is_file()), None)
    if file is None:
        raise LookupError(box)
    title, *rest = _paragraphs(file.read_text(encoding="utf-8"))
    if not title.startswith("# "):
        raise RulesError(f"{file}: the first line is no title")
    spoken = ENGLISH if file.stem == ENGLISH else lang
    return Rulebook(box, title.removeprefix("# "), tuple(_block(paragraph, BOXES[box], spoken) for paragraph in rest))


def as_markdown(book: Rulebook, show: Callable[[Block], str]) -> str:
    """The same for a page of documentation; `show` draws the pictures."""
    lines = [f"# {book.title}"]
    for block in book.blocks:
        said = ["".join(f"**{run.text}**" if run.bold else run.text for run in line) for line in block.lines]
        match block.kind:
            case "heading" | "subheading":
                lines += ["", f"{'##' if block.kind == 'heading' else '###'} {said[0]}"]
            case "items":
                lines += ["", *(_ITEM + line for line in said)]
            case "text":
                lines += ["", said[0]]
            case "cards" | "table":
                lines += ["", show(block)]
    return "\n".join(lines) + "\n"


def _file(box: Box, lang: str) -> Path:
    return Path(str(files(box.home))) / "rules" / f"{lang}.md"


def _paragraphs(text: str) -> Iterator[str]:
    """Paragraphs on one line each: a heading or a picture is one of its own, a list is one with all its items."""
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        yield paragraph if paragraph.startswith(_ITEM) else " ".join(paragraph.split("\n"))


def _block(paragraph: str, box: Box, lang: str) -> Block:
    for start, kind in _HEADINGS.items():
        if paragraph.startswith(start):
            return Block(kind, (_runs(paragraph.removeprefix(start), box, lang),))
    if paragraph.startswith(_CARDS):
        names = paragraph.removeprefix(_CARDS).split(", ")
        return Block("cards", cards=tuple(_known(name, box) for name in names))
    if paragraph == _TABLE:
        return Block("table")
    if paragraph.startswith(("::", "#")):
        raise RulesError(f"{box.id}: what is “{paragraph}”?")
    if paragraph.startswith(_ITEM):
        items = [re.sub(r" *\n *", " ", item) for item in re.split(r"(?:^|\n)- ", paragraph) if item]
        return Block("items", tuple(_runs(item, box, lang) for item in items))
    return Block("text", (_runs(paragraph, box, lang),))


def _runs(text: str, box: Box, lang: str, *, bold: bool = False) -> tuple[Run, ...]:
    found: list[Run] = []
    at = 0
    for match in _RUN.finditer(text):
        found += [Run(text[at : match.start()], bold)] if match.start() > at else []
        if match["card"]:
            found.append(Run(card_name(match["card"], lang), bold, _known(match["card"], box)))
        else:
            found += _runs(match["bold"], box, lang, bold=True)
        at = match.end()
    return (*found, Run(text[at:], bold)) if at < len(text) else tuple(found)


def _known(name: str, box: Box) -> str:
    if name not in {card.name for card in box.cards}:
        raise RulesError(f"{box.id}: its rules speak of {name}, whom it does not have")
    return name
