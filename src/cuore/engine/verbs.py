"""The verbs of the game: the one table that notation, words, options and encodings read.

`VERBS` has them by number. Most speak of a card. Those that speak of nothing that lies on the table have a few moves
only, and these are listed in `PLAIN`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from cuore.engine import moves
from cuore.engine.kinds import Resource
from cuore.engine.moves import SHIFT


class VerbObject(Enum):
    """What a verb speaks of."""

    CARD = "card"
    SEAT = "seat"
    SPOT = "spot"  # a card in somebody's private quarters
    NUMBER = "number"
    PHASE = "phase"  # of the turn
    NOTHING = "nothing"  # its moves stand in PLAIN


class Verb(NamedTuple):
    """One verb."""

    number: int
    word: str  # in the notation, which is the same in every language
    key: str  # in catalogues and messages
    about: VerbObject


class PlainMove(NamedTuple):
    """A move that speaks of nothing that lies on the table."""

    move: int
    text: str
    key: str


def _cards(*verbs: tuple[int, str]) -> list[Verb]:
    return [Verb(number, word, word, VerbObject.CARD) for number, word in verbs]


_ALL: Final = [
    *_cards((moves.SERVE, "serve"), (moves.CHAMBER, "chamber"), (moves.USE, "use"), (moves.ACQUIRE, "acquire")),
    *_cards((moves.PLAY, "play"), (moves.EMPLOY, "employ"), (moves.CHOOSE, "choose"), (moves.DISCARD, "discard")),
    *_cards((moves.RETURN, "return"), (moves.TAKE, "take"), (moves.KEEP, "keep"), (moves.PUT, "put")),
    *_cards((moves.REVEAL, "reveal")),
    Verb(moves.TARGET, "target", "target", VerbObject.SEAT),
    Verb(moves.TARGET_CARD, "target", "target-card", VerbObject.SPOT),
    Verb(moves.NUMBER, "number", "number", VerbObject.NUMBER),
    Verb(moves.PLAY_ALL, "play", "play-all", VerbObject.NOTHING),
    Verb(moves.BEER, "beer", "beer", VerbObject.NOTHING),
    Verb(moves.CHOOSE_BONUS, "choose", "choose-bonus", VerbObject.NOTHING),
    Verb(moves.YES, "yes", "yes", VerbObject.NOTHING),
    Verb(moves.NO, "no", "no", VerbObject.NOTHING),
    Verb(moves.DONE, "done", "done", VerbObject.NOTHING),
    Verb(moves.END_PHASE, "end", "end-phase", VerbObject.PHASE),
    Verb(moves.END_TURN, "end", "end-turn", VerbObject.NOTHING),
]
VERBS: Final[tuple[Verb, ...]] = tuple(sorted(_ALL))
CARD_VERBS: Final = tuple(verb for verb in VERBS if verb.about is VerbObject.CARD)
WORDS: Final = frozenset(verb.word for verb in VERBS)  # those of boxes that are not in this game included

# In the order of the environments' actions, which never changes.
PLAIN: Final = (
    PlainMove(moves.YES_MOVE, "yes", "yes"),
    PlainMove(moves.NO_MOVE, "no", "no"),
    PlainMove(moves.DONE_MOVE, "done", "done"),
    PlainMove(moves.PLAY_ALL_MOVE, "play all", "play-all"),
    PlainMove(moves.END_TURN_MOVE, "end turn", "end-turn"),
    PlainMove(moves.BEER << SHIFT, "beer top", "beer-top"),
    PlainMove(moves.BEER << SHIFT | 1, "beer shown", "beer-shown"),
    PlainMove(moves.CHOOSE_BONUS << SHIFT | Resource.SERVING, "choose serving", "choose-serving"),
    PlainMove(moves.CHOOSE_BONUS << SHIFT | Resource.LOVE, "choose love", "choose-love"),
    PlainMove(moves.CHOOSE_BONUS << SHIFT | Resource.EMPLOYMENT, "choose employment", "choose-employment"),
)
PLAIN_MOVES: Final = {plain.move: plain for plain in PLAIN}
PLAIN_TEXTS: Final = {plain.text: plain for plain in PLAIN}
