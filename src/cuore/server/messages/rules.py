"""The rules of a box for somebody who never played it."""

from __future__ import annotations

from typing import Literal

from cuore.server.messages.basics import Language, Message
from cuore.server.messages.cards import CardFace


class RulesRun(Message):
    """A stretch of text; `card` if it is the name of a card, which has a page."""

    text: str
    bold: bool
    card: bool


class RulesBlock(Message):
    """A heading, a paragraph, a list with a line for each item, cards to look at, or the picture of a table."""

    kind: Literal["heading", "subheading", "text", "items", "cards", "table"]
    lines: list[list[RulesRun]]
    cards: list[CardFace]


class RulesPage(Message):
    """The rules of a box; the picture of its table is at /pictures/NAME.svg."""

    lang: Language
    set: str
    title: str
    picture: str
    blocks: list[RulesBlock]
