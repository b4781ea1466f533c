"""Moves in other languages than English; the English words are the notation itself (engine/notation.py).

These texts are for reading: records, saves and scenario files keep the notation. Two different moves never read the
same, so a client can offer them as they are.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from cuore.engine import notation
from cuore.engine.kinds import Kind, Phase, Resource
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    EMPLOY,
    END_PHASE,
    END_TURN_MOVE,
    KEEP,
    NO_MOVE,
    NUMBER,
    ON_SHIFT,
    PLAY,
    PLAY_ALL_MOVE,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES_MOVE,
)
from cuore.engine.table import Table
from cuore.words.catalogue import ENGLISH, LANGUAGES, say
from cuore.words.names import card_name
from cuore.words.speech import listed

CARD_KEYS: Final = {
    SERVE: "serve",
    CHAMBER: "chamber",
    USE: "use",
    ACQUIRE: "acquire",
    PLAY: "play",
    EMPLOY: "employ",
    CHOOSE: "choose",
    DISCARD: "discard",
    RETURN: "return",
    TAKE: "take",
    KEEP: "keep",
    PUT: "put",
    REVEAL: "reveal",
}
PLAIN_KEYS: Final = {
    YES_MOVE: "yes",
    NO_MOVE: "no",
    DONE_MOVE: "done",
    PLAY_ALL_MOVE: "play-all",
    END_TURN_MOVE: "end-turn",
    BEER << SHIFT: "beer-top",
    BEER << SHIFT | 1: "beer-shown",
    **{END_PHASE << SHIFT | p: f"end-{p.name.lower()}" for p in (Phase.START, Phase.SERVE, Phase.WORK, Phase.EMPLOY)},
    **{
        CHOOSE_BONUS << SHIFT | r: f"choose-{r.name.lower()}"
        for r in (Resource.SERVING, Resource.LOVE, Resource.EMPLOYMENT)
    },
}


def move_text(table: Table, move: int, lang: str) -> str:
    """The move in words."""
    if lang == ENGLISH:
        return notation.move_text(table, move)
    if move in PLAIN_KEYS:
        return say(lang, f"move-{PLAIN_KEYS[move]}")
    verb = move >> SHIFT
    if verb == NUMBER:
        return say(lang, "move-number", number=move & CARD_MASK)
    if verb == TARGET:
        return say(lang, "move-target", player=target(table, move))
    if verb == TARGET_CARD:
        return say(lang, "move-target-card", player=target(table, move), card=spot(table, move, lang))
    return say(lang, f"move-{CARD_KEYS[verb]}", card=card_name(table.cards[move & CARD_MASK].name, lang))


def target(table: Table, move: int) -> str:
    """The player whom a move names."""
    return table.seats[move >> SEAT_SHIFT & 7]


def spot(table: Table, spot: int, lang: str) -> str:
    """A card in private quarters, with what tells it from another of its name."""
    card = table.cards[spot & CARD_MASK]
    events = spot >> ON_SHIFT & 15
    marks = []
    if events:
        key = "spot-stormed" if card.kind is Kind.BUILDING else "spot-ill"
        marks.append(say(lang, key, count=events))
    beneath = notation.covered(table, spot)
    if beneath is not None:
        marks.append(
            say(lang, "spot-over-card", card=card_name(beneath, lang)) if beneath else say(lang, "spot-over")
        )
    name = card_name(card.name, lang)
    if not marks:
        return name
    return say(lang, "spot-marked", card=name, marks=listed(lang, marks, "list-comma"))


def register() -> None:
    """Give the engine a phrase book for every language but English. Nothing is read before it is used."""
    for lang in LANGUAGES:
        if lang != ENGLISH:
            notation.PHRASE_BOOKS[lang] = partial(move_text, lang=lang)
