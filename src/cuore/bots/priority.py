"""`priority`: random, but in a sensible order. The measure that a box without a natural plan is held to."""

from __future__ import annotations

import random
from typing import Final

from cuore.bots.seat import Seat
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CHAMBER,
    DONE,
    EMPLOY,
    END_PHASE,
    END_TURN,
    NO,
    PLAY,
    PLAY_ALL,
    SERVE,
    USE,
    card_of,
    verb_of,
)

# What can be won is won, maids serve before love is played, love is played before anything is employed, and a phase
# ends when nothing else is left to do in it.
ORDER: Final = {ACQUIRE: 0, USE: 1, SERVE: 2, CHAMBER: 2, PLAY_ALL: 4, PLAY: 5, EMPLOY: 6, BEER: 6, NO: 8, DONE: 8}
ELSE: Final = 3
LAST: Final = 9


class Priority:
    """Draws lots among the answers of the most sensible kind; among employments, among the dearest ones."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """The most sensible kind of answer, and lots within it."""
        legal = seat.legal
        if (END_PHASE in {verb_of(move) for move in legal}) and not _acts(legal):
            return next(move for move in legal if verb_of(move) == END_PHASE)
        ranks = [_rank(verb_of(move)) for move in legal]
        best = [move for move, rank in zip(legal, ranks, strict=True) if rank == min(ranks)]
        if verb_of(best[0]) in (EMPLOY, BEER):
            cost = seat.table.cost
            dearest = max(cost[card_of(move)] for move in best)
            best = [move for move in best if cost[card_of(move)] >= dearest - 1]
        return self._random.choice(best)


def _rank(verb: int) -> int:
    return LAST if verb in (END_PHASE, END_TURN) else ORDER.get(verb, ELSE)


def _acts(legal: list[int]) -> bool:
    """Whether anything but playing love and ending is on offer: love can wait for the employ phase."""
    return any(verb_of(move) not in (PLAY, PLAY_ALL, END_PHASE, END_TURN) for move in legal)
