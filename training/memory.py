"""Memory that the processes share: questions to the net and its answers, finished samples, weights, counters.

It is anonymous memory that forked processes inherit, so it needs no names, no files and no cleaning up.
"""

from __future__ import annotations

import mmap
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cuore.bots.learned.encoding import ROW, SEATS

Array = npt.NDArray[Any]

# The numbers of a sample.
ACTION, LOGP, ADVANTAGE, RETURN, CLONED = range(5)
WIN = 5  # shares of the victory, by seat clockwise
MARGIN = WIN + SEATS  # points ahead of the best other, in twenties
META = MARGIN + SEATS

# Counters of an actor; from PLAN_GAMES on one for each number of seats from two to MOST_SEATS, which stands for more
# as well: games in which the net sat alone among plans or rivals, and those it won, in parts of a victory.
DECISIONS, GAMES, TURNS = range(3)
MOST_SEATS = 4
PLAN_GAMES, PLAN_WINS, RIVAL_GAMES, RIVAL_WINS = range(3, 3 + 4 * (MOST_SEATS - 1), MOST_SEATS - 1)
COUNTERS = RIVAL_WINS + MOST_SEATS - 1
WIN_UNIT = 60

SNAPSHOTS = 12  # of the past that are kept to play against
KEPT, IN_WRITING = range(2)  # how many there are; one more than the place of the one that is being written, or 0


def shared(shape: tuple[int, ...], dtype: Any) -> Array:
    """An array that every process forked from here sees."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return np.frombuffer(mmap.mmap(-1, max(size, 1)), dtype=dtype, count=int(np.prod(shape))).reshape(shape)


@dataclass
class Memory:
    """All of it. An actor has two groups of games: while the net looks at one, the other is played on."""

    rows: Array  # actor, group, game: a row
    rival: Array  # actor, group, game: 1 if an old snapshot answers
    waiting: Array  # actor, group: how many rows wait for an answer, or 0
    actions: Array
    logps: Array
    values: Array
    samples: Array  # actor, slot: rows of finished games
    meta: Array  # actor, slot: their numbers
    written: Array  # actor: how many samples were ever written
    read: Array  # actor: … and read
    counters: Array  # actor: the numbers above
    weights: Array  # flat, of the newest net
    snapshots: Array  # place: flat, of a past net
    league: Array  # the two numbers above
    version: Array  # of the weights; of the stage (0 cloning, 1 self-play); 1 to stop
    games: int

    @staticmethod
    def made(actors: int, games: int, slots: int, weights: int) -> Memory:
        """Fresh memory."""
        return Memory(
            rows=shared((actors, 2, games, ROW), np.uint8),
            rival=shared((actors, 2, games), np.uint8),
            waiting=shared((actors, 2), np.int64),
            actions=shared((actors, 2, games), np.int64),
            logps=shared((actors, 2, games), np.float32),
            values=shared((actors, 2, games), np.float32),
            samples=shared((actors, slots, ROW), np.uint8),
            meta=shared((actors, slots, META), np.float32),
            written=shared((actors,), np.int64),
            read=shared((actors,), np.int64),
            counters=shared((actors, COUNTERS), np.int64),
            weights=shared((weights,), np.float32),
            snapshots=shared((SNAPSHOTS, weights), np.float32),
            league=shared((2,), np.int64),
            version=shared((3,), np.int64),
            games=games,
        )

    def remember(self, flat: Array, place: int) -> None:
        """A snapshot at a place, or behind the last one. One process writes; others may look meanwhile."""
        place = min(place, int(self.league[KEPT]))
        self.league[IN_WRITING] = place + 1
        self.snapshots[place] = flat
        self.league[KEPT] = max(self.league[KEPT], place + 1)
        self.league[IN_WRITING] = 0

    def past(self) -> Array:
        """A copy of the snapshots that are whole."""
        before = int(self.league[IN_WRITING])
        copies = np.array(self.snapshots[: int(self.league[KEPT])])
        half = {before - 1, int(self.league[IN_WRITING]) - 1}
        return copies[[place for place in range(len(copies)) if place not in half]]

    @property
    def stopped(self) -> bool:
        """Whether everybody should go home."""
        return bool(self.version[2])
