"""The story of a table, line by line as the game goes on: for each reader and language, told once.

A room keeps one `Story`. It plays along with somebody listening (`Game` itself does not listen: `apply` must be
fast), keeps all events, and tells each reader theirs. Undo cuts it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuore.engine import scoring, turn
from cuore.engine.archive import Event
from cuore.engine.game import Game
from cuore.engine.state import State
from cuore.engine.table import Table
from cuore.server.messages import LogLine
from cuore.words.telling import Telling

EVERY: Final = 64  # answers between positions that are kept for undo


class Story:
    """What has happened at a table since its opening."""

    def __init__(self, opening: Game) -> None:
        """`opening` is the game before its first answer; it is not changed."""
        self.opening = opening
        self._before = {seat: opening.events(seat) for seat in (None, *range(len(opening.seats)))}
        self._state = opening.state.clone()
        self._moves: list[int] = []
        self._ends: list[int] = [0]  # how many events there were after so many answers
        self._events: list[Event] = []
        self._kept: dict[int, State] = {}  # positions after so many answers
        self._tellings: dict[tuple[int | None, str], Telling] = {}
        self._told: dict[tuple[int | None, str], list[LogLine]] = {}

    # -- what the words need to know --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """What was agreed."""
        return self._state.table

    def scores(self) -> list[int]:
        """Points at the end."""
        return scoring.scores(self._state)

    def winners(self) -> list[int]:
        """Who has won."""
        return scoring.winners(self._state)

    # -- following the game -----------------------------------------------------------------------------------

    def follow(self, moves: Sequence[int]) -> None:
        """Be where the line of play is: it has grown, or was cut back and has grown again."""
        same = len(self._moves)
        if list(moves[:same]) != self._moves:
            same = next(i for i, move in enumerate(self._moves) if i >= len(moves) or moves[i] != move)
            self._cut(same)
        for move in moves[same:]:
            self._hear(move)

    def _hear(self, move: int) -> None:
        heard: list[Event] = []
        self._state.trace = heard
        turn.apply(self._state, move)
        self._state.trace = None
        self._moves.append(move)
        self._events += heard
        self._ends.append(len(self._events))
        if len(self._moves) % EVERY == 0:
            self._kept[len(self._moves)] = self._state.clone()

    def _cut(self, count: int) -> None:
        """Back to the first `count` answers."""
        replayed = self._moves[:count]
        start = max((at for at in self._kept if at <= count), default=0)
        self._kept = {at: state for at, state in self._kept.items() if at <= count}
        self._state = (self._kept[start] if start else self.opening.state).clone()
        for move in replayed[start:]:
            turn.carry_out(self._state, move)
        del self._moves[count:], self._ends[count + 1 :], self._events[self._ends[count] :]
        for telling in self._tellings.values():
            telling.cut(len(self._before[telling.seat]) + len(self._events))

    # -- telling ----------------------------------------------------------------------------------------------

    def lines(self, seat: int | None, lang: str) -> list[LogLine]:
        """The whole story as a seat may know it. A line that has not changed is the same object from call to call."""
        key = (seat, lang)
        telling = self._tellings.get(key)
        if telling is None:
            telling = self._tellings[key] = Telling(self, seat, lang)
            telling.go_on(self._before[seat])
            self._told[key] = []
        telling.go_on(self._events[telling.heard - len(self._before[seat]) :])
        told = self._told[key]
        del told[telling.fresh :]
        told += [LogLine(*line) for line in telling.lines[telling.fresh :]]
        telling.fresh = len(told)
        return told[:]


def unchanged(had: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """How many lines at the beginning are still those that a reader had.

    A story is only ever cut and continued, so where one line is the same object all before it are: looking from the
    end costs as much as has changed, however long the game is. Lines of another story are compared by their words.
    """
    most = min(len(had), len(now))
    same = most
    while same and had[same - 1] is not now[same - 1]:
        same -= 1
    while same < most and had[same] == now[same]:
        same += 1
    return same
