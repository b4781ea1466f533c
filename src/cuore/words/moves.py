"""Moves in other languages than English; the English words are the notation itself (engine/notation.py).

These texts are for reading: records, saves and scenario files keep the notation. Two different moves never read the
same, so a client can offer them as they are.
"""

from __future__ import annotations

from functools import partial

from cuore.engine import moves, notation
from cuore.engine.kinds import Kind
from cuore.engine.table import Table
from cuore.engine.verbs import PLAIN_MOVES, VERBS, VerbObject
from cuore.words.catalogue import ENGLISH, LANGUAGES, say
from cuore.words.names import card_name
from cuore.words.speech import listed


def move_text(table: Table, move: int, lang: str) -> str:
    """The move in words."""
    if lang == ENGLISH:
        return notation.move_text(table, move)
    return say_move(table, move, lang, "move")


def say_move(table: Table, move: int, lang: str, family: str) -> str:
    """The move by one family of messages: `move` for logs and lists, `table-move` for buttons."""
    if move in PLAIN_MOVES:
        return say(lang, f"{family}-{PLAIN_MOVES[move].key}")
    verb = VERBS[moves.verb_of(move)]
    key = f"{family}-{verb.key}"
    match verb.about:
        case VerbObject.PHASE:
            return say(lang, f"{family}-end-{table.phase_words[moves.card_of(move)]}")
        case VerbObject.NUMBER:
            return say(lang, key, number=moves.card_of(move))
        case VerbObject.SEAT:
            return say(lang, key, player=target(table, move))
        case VerbObject.SPOT:
            return say(lang, key, player=target(table, move), card=spot(table, move, lang))
        case _:
            return say(lang, key, card=card_name(table.cards[moves.card_of(move)].name, lang))


def target(table: Table, move: int) -> str:
    """The player whom a move names."""
    return table.seats[moves.seat_of(move)]


def spot(table: Table, spot: int, lang: str) -> str:
    """A card in private quarters, with what tells it from another of its name."""
    card = table.cards[moves.card_of(spot)]
    events = moves.events_on(spot)
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
