"""The rulings by number, and where each comes from.

Numbers never change, because cards and scenarios cite them. docs/rulings.md is made from this by `rulings_document`.
"""

from __future__ import annotations

from typing import Final

from cuore.boxes.registry import BOXES
from cuore.engine.cards import Card
from cuore.words.catalogue import ENGLISH, knows, say

# Which books and which of their sections (`book-en` and so on name them), and whether the books leave it `open` or
# `differ`. These are the rulings on mixing boxes; those of each box stand in its own folder.
MIXING: Final[dict[int, str]] = {
    153: "ok 12-2, rv 11",
    154: "ok 12-2, rv 11",
    155: "ok 12-2",
    156: "ok 12-2, rv 11, differ",
    157: "ok 12-2, open",
    158: "ok 13-3, en 12-2, open",
    159: "eth, open",
    160: "tools",
}
SOURCES: Final[dict[int, str]] = dict(
    sorted({**MIXING, **{n: place for box in BOXES.values() for n, place in box.rulings.items()}}.items())
)


def rulings(card: Card, lang: str) -> list[str]:
    """The rulings that a card cites, in the order of `card.rulings`."""
    return [say(lang, f"ruling-{number}") for number in card.rulings]


def ruling_source(number: int, lang: str) -> str:
    """Where a ruling comes from, and whether it is our own choice."""
    places = []
    for place in SOURCES[number].split(", "):
        book, _, section = place.partition(" ")
        if book in ("open", "differ"):
            places.append(say(lang, f"ruling-{book}"))
            continue
        name = say(lang, f"book-{book}")
        places.append(say(lang, "ruling-section", book=name, section=section) if section else name)
    return say(lang, "page-source-next").join(places)


def rulings_document(lang: str = ENGLISH) -> str:
    """Every ruling with its source; in English it is docs/rulings.md."""
    lines = [f"# {say(lang, 'rulings-title')}", "", say(lang, "rulings-about"), ""]
    for number in SOURCES:
        if knows(lang, f"rulings-from-{number}"):
            lines += [f"## {say(lang, f'rulings-from-{number}')}", ""]
        lines.append(f"**{number}.** {say(lang, f'ruling-{number}')}")
        lines += [f"*{ruling_source(number, lang)}*", ""]
    return "\n".join(lines)
