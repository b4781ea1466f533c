"""The story of a game for one reader while it goes on: what is told stays told, only the end may still change.

The lines are those of log.py. A line can depend on the event that follows it and grows with equal events behind it,
so the last stretch is told anew with every event; all before it is settled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from cuore.engine import state
from cuore.engine.archive import Event
from cuore.words.log import CODE, HIDDEN, NUMBER, Told, Writer, stretches


class Line(NamedTuple):
    """A line of the story; headings begin a turn."""

    text: str
    heading: bool
    turn: int


@dataclass(frozen=True)
class _Mark:
    """Where a stretch begins, and what held there."""

    event: int
    line: int
    looker: int
    turn: int


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; -1 stands for a card not seen."""
    code, who, _, number, mask = event
    visible = mask == state.EVERYBODY or (seat is not None and mask >> seat & 1)
    return event if visible else (code, who, HIDDEN, number, mask)


class Telling:
    """The lines for one reader. `go_on` with what has happened since, `cut` when answers were taken back."""

    def __init__(self, game: Told, seat: int | None, lang: str) -> None:
        self.lines: list[Line] = []
        self.seat = seat
        self.heard = 0  # events of the game
        self.fresh = 0  # lines from here on may be others than when somebody last set this to their number
        self._events: list[Event] = []
        self._writer = Writer(game, lang, self._events, seat)
        self._marks: list[_Mark] = []
        self._turn = 0

    def go_on(self, events: Iterable[Event]) -> None:
        """Hear the next events of the game."""
        before = len(self._events)
        self._events += [seen_by(event, self.seat) for event in events]
        self.heard += len(self._events) - before
        if len(self._events) > before:
            self._tell_end()

    def cut(self, heard: int) -> None:
        """Forget everything behind the first `heard` events."""
        if heard >= self.heard:
            return
        del self._events[heard:]
        self.heard = heard
        while self._marks and self._marks[-1].event >= heard:
            self._go_back_to(self._marks.pop())
        self._tell_end()

    def _go_back_to(self, mark: _Mark) -> None:
        del self.lines[mark.line :]
        self.fresh = min(self.fresh, mark.line)
        self._writer.looker, self._turn = mark.looker, mark.turn

    def _tell_end(self) -> None:
        """Tell from the last stretch on."""
        start = 0
        if self._marks:
            mark = self._marks.pop()
            self._go_back_to(mark)
            start = mark.event
        for group in stretches(self._events, start):
            self._marks.append(_Mark(group.start, len(self.lines), self._writer.looker, self._turn))
            first = self._events[group.start]
            heading = first[CODE] == state.TURN_BEGAN
            if heading:
                self._turn = first[NUMBER]
            self.lines += [Line(text, heading, self._turn) for text in self._writer.lines(group)]
