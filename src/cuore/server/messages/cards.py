"""Cards as a player reads them."""

from __future__ import annotations

from cuore.server.messages.basics import Language, Message


class Symbol(Message):
    """A printed symbol and how many: love, serving, draw, employment, a skill, alcohol, tier."""

    what: str
    amount: int
    text: str  # "Love +2"
    house: bool  # the figure is ours


class Ruling(Message):
    """A numbered ruling on a card."""

    number: int
    text: str


class CardFace(Message):
    """A card as a player reads it."""

    card: int  # its number in this game; in the compendium its place in the list
    name: str
    printed: str  # its name as it is printed, the same in every language: emblems go by it
    cameo: str  # her picture is at /cameos/NAME.svg, for ever
    set: str
    title: str
    kind: str  # love, maid-chief, chambermaid-chief, general-maid, private-maid, event, building, beer, …
    kind_name: str
    copies: int
    cost: int | None  # the printed one; None for what is never employed
    points: int | None  # None: they vary
    chamber: int  # servings that it takes to make her a chambermaid; 0: she cannot be one
    symbols: list[Symbol]
    text: list[str]
    short: list[str]  # the same lines in few words, for a tile
    rulings: list[Ruling]
    source: list[str]  # where its facts come from, in words
    house: list[str]  # figures that are ours, with the reason, in words
    house_facts: list[str]  # their names, for marks: cost, vp, text, …
    inferred: list[str]  # figures reasoned out from printed ones, with the reason, in words


class Compendium(Message):
    """Every card of every box."""

    lang: Language
    cards: list[CardFace]
