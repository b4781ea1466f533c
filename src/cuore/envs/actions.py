"""Actions of a table, from moves and back (the table is in layout.py). Compiled with the engine, as the writer is."""

from __future__ import annotations

from typing import Final

from cuore.engine.ints import i64
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHOOSE_BONUS,
    DONE,
    END_PHASE,
    END_TURN,
    NO,
    NUMBER,
    PLAY_ALL,
    SEAT_SHIFT,
    SHIFT,
    TARGET,
    TARGET_CARD,
    YES,
)
from cuore.engine.state import State
from cuore.engine.table import Table
from cuore.engine.verbs import CARD_VERBS, VERBS, VerbObject
from cuore.engine.zones import each, facts

MOST_SEATS: Final = 6
NO_MOVE: Final = -1

# Where each kind of action begins.
PLAIN: Final = 5  # yes, no, done, play all, end turn
FIRST_PHASE: Final = PLAIN
PHASES: Final = 16
FIRST_BEER: Final = FIRST_PHASE + PHASES
FIRST_BONUS: Final = FIRST_BEER + 2
FIRST_NUMBER: Final = FIRST_BONUS + 3
MOST_NUMBERS: Final = 16
FIRST_PLAYER: Final = FIRST_NUMBER + MOST_NUMBERS
FIRST_CARD: Final = FIRST_PLAYER + MOST_SEATS
CARD_BLOCKS: Final = len(CARD_VERBS) + MOST_SEATS  # of as many actions each as there are cards

# How the action of a verb is found: from its first one on by number, by card, by seat, or by card and owner.
_BY_NUMBER: Final = 0
_BY_CARD: Final = 1
_BY_SEAT: Final = 2
_BY_SPOT: Final = 3


def _way(about: VerbObject) -> int:
    ways = {VerbObject.CARD: _BY_CARD, VerbObject.SEAT: _BY_SEAT, VerbObject.SPOT: _BY_SPOT}
    return ways.get(about, _BY_NUMBER)


_WAYS: Final = [_way(verb.about) for verb in VERBS]
_FIRSTS: Final = {
    YES: 0,
    NO: 1,
    DONE: 2,
    PLAY_ALL: 3,
    END_TURN: 4,
    END_PHASE: FIRST_PHASE,
    BEER: FIRST_BEER,
    CHOOSE_BONUS: FIRST_BONUS,
    NUMBER: FIRST_NUMBER,
    TARGET: FIRST_PLAYER,
}


def first_actions(cards: int) -> list[int]:
    """Where the actions of each verb begin, by its number."""
    firsts = {verb.number: FIRST_CARD + place * cards for place, verb in enumerate(CARD_VERBS)}
    firsts[TARGET_CARD] = FIRST_CARD + len(CARD_VERBS) * cards
    return [_FIRSTS[verb.number] if verb.number in _FIRSTS else firsts[verb.number] for verb in VERBS]


class SeatActions:
    """The actions of one table; seats are counted from whoever acts."""

    def __init__(self, table: Table, slots: list[int], cards: int) -> None:
        """`slots` are the places of the cards, by their numbers; `cards` is how many places there are."""
        self._seats: i64 = table.seat_count
        self._slots = facts(slots)
        self._cards: i64 = cards
        self._firsts = facts(first_actions(cards))
        self._ways = facts(_WAYS)
        self.count: i64 = FIRST_CARD + CARD_BLOCKS * cards

    def action(self, move: i64, seat: i64) -> i64:
        """The action that a move of this seat is."""
        verb: i64 = move >> SHIFT
        way: i64 = self._ways[verb]
        first: i64 = self._firsts[verb]
        if way == _BY_CARD:
            return first + self._slots[move & CARD_MASK]
        if way == _BY_NUMBER:
            return first + (move & CARD_MASK)
        owner: i64 = ((move >> SEAT_SHIFT & 7) - seat) % self._seats
        if way == _BY_SEAT:
            return first + owner
        return first + owner * self._cards + self._slots[move & CARD_MASK]

    def move(self, s: State, action: i64) -> i64:
        """The legal move that an action of whoever is asked means, or NO_MOVE; of several alike, the first.

        The first is the card under which nothing lies and on which the fewest events lie.
        """
        seat: i64 = s.to_move
        for move in each(s.options):
            if self.action(move, seat) == action:
                return move
        return NO_MOVE
