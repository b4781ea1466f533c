"""Actions and observations as numbers: the index tables, version 1.

The sizes depend only on the boxes that are named, never on the town, the seats or the options, so one network can
learn in many towns. N is the number of different cards in those boxes together, in the order of `Layout.names`; `k`
counts them from 0 to N-1. Seats are counted clockwise from the observer, who is 0.

Actions. An action is a verb and a card, or a verb and a small number.

    from                what                                                          how many
    ------------------  ------------------------------------------------------------  ---------
    0                   yes, no, done, play all, end turn                             5
    5                   end the phase of that number                                  16
    21                  the beer on top, the beer that is shown                       2
    23                  the bonus: serving, love, employment                          3
    26                  a number, 0 to 15                                             16
    42                  a player                                                      6
    48                  serve, chamber, use, acquire, play, employ, choose, discard,  13 · N
                        return, take, keep, put, reveal: 48 + N·verb + k
    48 + 13·N           a card in the private quarters of seat s: + N·s + k           6 · N

A card in private quarters is named by what it is and whose it is. Where somebody has several that are not alike, the
one is meant under which nothing lies and on which the fewest events lie.

Observation. One vector of float32, each number divided by what stands behind it, so that most lie between 0 and 1 and
none beyond -8 and 8.

    from                what                                                          how many
    ------------------  ------------------------------------------------------------  ---------
    0                   rounds played/50, servings/5, love/20, employments/5,         14
                        imagination/5, concentration/5, effort/5, piles that must be
                        empty for the end/5, those that are/5, last turn, over,
                        seats/6, turns that the Beer Stand is open/3, may be declined
    14                  cards left in each stack, by its number/20                    10
    24                  the phase, by its number                                      16
    40                  what is asked: the turn itself, or one of `QUESTIONS`         30
    70                  the card that asks                                            N
    70 + N              own hand/5, own deck/10, own discard pile/10, played by       4 · N
                        whoever is in turn/5
    70 + 5·N            cards set aside that one may see                              N
    70 + 6·N            left in the town/10, price now/10, shown beside stacks        3 · N
    70 + 9·N            beers of the pile that one has seen there                     N
    70 + 10·N           six seats, each 12 + 7·N                                      6 · (12 + 7·N)

Each seat, clockwise from the observer:

    0                   is there, in turn, asked, looked at, hand/10, deck/20,        12
                        discard pile/20, beers/5, First Master, next First Master,
                        owner of the Beer Stand, printed points as far as known/50
    12                  owned in hand, deck, discard pile and play together/10        N
    12 + N              on top of the discard pile                                    N
    12 + 2·N            lying in private quarters, no event on it/5                   N
    12 + 3·N            events on it/3                                                N
    12 + 4·N            the private maid on top, the refined maid of this round       N
    12 + 5·N            beers and cards under buildings, as far as known/3            N
    12 + 6·N            known to lie in hand or deck/3                                N

What others own in hand, deck and discard pile together everybody can count, because every card comes and goes
openly; which of it lies where, nobody can. Printed points are those of the cards' corners: what sets and majorities
add is not in them.

Version history: 1, written from the state; 0 is in encoding.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cuore.boxes import registry
from cuore.engine import view
from cuore.engine.cards import MAX_CARDS
from cuore.engine.setup import all_cards
from cuore.engine.table import Table
from cuore.envs import writer
from cuore.envs.actions import CARD_BLOCKS, FIRST_CARD, MOST_SEATS, PHASES
from cuore.envs.writer import COLUMNS_AT, SEAT_COLUMNS, SEAT_NUMBERS, SeatWriter

VERSION: Final = 1
BOUND: Final = 8.0  # no number of an observation is larger
QUESTIONS: Final = ("turn", *view.QUESTIONS)  # what is asked, in the order of the observation
WRITERS_KEPT: Final = 256

# What the numbers are divided by.
_TABLE: Final = (50, 5, 20, 5, 5, 5, 5, 5, 5, 1, 1, 6, 3, 1)
_COLUMNS: Final = (1, 5, 10, 10, 5, 1, 10, 10, 1, 1)
_SEAT: Final = (1, 1, 1, 1, 10, 20, 20, 5, 1, 1, 1, 50)
_SEAT_COLUMNS: Final = (10, 1, 5, 3, 1, 3, 3)
_STACK: Final = 20

Observation = npt.NDArray[np.float32]
ActionMask = npt.NDArray[np.int8]


class Layout:
    """Where everything lies, for a choice of boxes."""

    def __init__(self, sets: Sequence[str]) -> None:
        """Boxes by their names; their order does not matter."""
        boxes = sorted(registry.boxes(tuple(sets)), key=lambda box: box.number)
        cards = all_cards(boxes, {})
        self.names: tuple[str, ...] = tuple(dict.fromkeys(card.name for card in cards.values()))
        self.cards = len(self.names)  # N of the tables above
        self.actions = FIRST_CARD + CARD_BLOCKS * self.cards
        self.length = COLUMNS_AT + writer.COLUMNS * self.cards
        self.length += MOST_SEATS * (SEAT_NUMBERS + SEAT_COLUMNS * self.cards)
        self.width = self.length + self.actions  # of a row: the observation, and behind it the mask
        self.scale: Observation = self._scale()
        self._slot = {name: slot for slot, name in enumerate(self.names)}
        self._writers: dict[int, SeatWriter] = {}

    def _scale(self) -> Observation:
        """What each cell is multiplied with."""
        seat = [*_SEAT, *np.repeat(_SEAT_COLUMNS, self.cards)]
        divisors = [
            *_TABLE,
            *[_STACK] * writer.STACKS,
            *[1] * (PHASES + writer.QUESTIONS),
            *np.repeat(_COLUMNS, self.cards),
            *seat * MOST_SEATS,
        ]
        return (1 / np.array(divisors, dtype=np.float64)).astype(np.float32)

    def writer(self, table: Table) -> SeatWriter:
        """What writes rows of a table, made once for each."""
        known = self._writers.get(id(table))
        if known is None or known.table is not table:
            if len(self._writers) >= WRITERS_KEPT:
                self._writers.clear()
            slots = [0] * MAX_CARDS
            for number, card in table.cards.items():
                slots[number] = self._slot[card.name]
            known = self._writers[id(table)] = SeatWriter(table, slots, self.cards)
        return known

    def slot(self, name: str) -> int:
        """The place of a card."""
        return self._slot[name]
