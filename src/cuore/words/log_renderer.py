"""The log of a game for one reader while it goes on: what is written stays, only the end may still change.

The lines are those of log.py. A line can depend on the event that follows it and grows with equal events behind it,
so the last stretch is written anew with every event; all before it is settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar, final

from cuore.engine.events import EVERYBODY, Chapter, Event, EventKind
from cuore.engine.recorded import LogSource
from cuore.engine.slots import set_by
from cuore.words.log import Said, Writer, stretches

BETWEEN_MARKS: Final = 16  # lines, at least: so many are told anew at most when the game is taken back


class RenderedLine(NamedTuple):
    """A line of the log; headings begin a turn, and `seat` is whose."""

    text: str
    heading: bool
    turn: int
    seat: int | None = None


Line = TypeVar("Line")


@final
class _Mark:
    """Where a stretch begins, and what held there; several for every answer, and no tuple is made as quickly."""

    def __init__(self, event: int, line: int, looker: int, turn: int) -> None:
        self.event = event
        self.line = line
        self.looker = looker
        self.turn = turn

    __slots__ = set_by(__init__)


class _End(NamedTuple, Generic[Line]):
    """The end of a log, from a stretch on, as everybody may know it."""

    start: _Mark  # but for the line, which is another one for whoever reads more or fewer before it
    last: Chapter
    lines: list[Line]
    marks: list[_Mark]  # of its stretches, their lines counted from its first one
    looker: int  # after it
    turn: int


class SharedLog(Generic[Line]):
    """What those who read the log of one game in one language share: most of what happens is the same to all."""

    def __init__(self) -> None:
        self.said: Said = {}
        self.end: _End[Line] | None = None


class LogRenderer(Generic[Line]):
    """The log for one reader: `follow` the game wherever it has gone, then read `lines`, or only the `news`."""

    def __init__(
        self,
        game: LogSource,
        seat: int | None,
        lang: str,
        line: Callable[[str, bool, int, int | None], Line],
        shared: SharedLog[Line] | None = None,
    ) -> None:
        """`line` makes a line as the reader wants it, of what a `RenderedLine` has; equal ones must be equal.

        Whoever else reads the same game in the same language, in lines of the same kind, may share some of it.
        """
        self.lines: list[Line] = []
        self.given: list[Line] = []  # what the reader has had of them
        self._line = line
        self._seat = seat
        self._chapters: list[Chapter] = []
        self._ends: list[int] = []  # how many events there are after each chapter
        self._events: list[Event] = []
        self._shared: SharedLog[Line] = SharedLog() if shared is None else shared
        self._writer = Writer(game, lang, self._events, seat, said=self._shared.said)
        self._marks: list[_Mark] = []
        self._turn = 0
        self._settled = 0  # so many lines are as they were when the reader had them
        self.follow(game)

    def follow(self, game: LogSource) -> None:
        """Be where the game is: it has gone on, or was taken back and has gone on from there.

        A log is only ever cut and continued, so where one chapter is the same all before it are: looking from the
        end costs as much as has changed, however long the game is.
        """
        self._writer.game = game
        chapters = game.chapters()
        same = min(len(self._chapters), len(chapters))
        while same and self._chapters[same - 1] is not chapters[same - 1]:
            same -= 1
        self._cut(same)
        if same < len(chapters):
            self._go_on(chapters[same:])

    def news(self) -> tuple[int, list[Line]]:
        """How many of the lines that the reader has had still stand, and those that come behind them."""
        given, lines = self.given, self.lines
        same, most = min(self._settled, len(given)), min(len(given), len(lines))
        while same < most and given[same] == lines[same]:
            same += 1
        given[same:] = lines[same:]
        self._settled = len(lines)
        return same, lines[same:]

    def _go_on(self, chapters: Sequence[Chapter]) -> None:
        for chapter in chapters:
            self._events += [event if event.seen == EVERYBODY else event.seen_by(self._seat) for event in chapter]
            self._ends.append(len(self._events))
        self._chapters += chapters
        self._tell_end()

    def _cut(self, chapters: int) -> None:
        """Forget everything behind the first chapters."""
        if chapters == len(self._chapters):
            return
        del self._chapters[chapters:], self._ends[chapters:]
        left = self._ends[-1] if self._ends else 0
        del self._events[left:]
        while self._marks and self._marks[-1].event >= left:
            self._go_back_to(self._marks.pop())
        self._tell_end()

    def _go_back_to(self, mark: _Mark) -> None:
        del self.lines[mark.line :]
        self._settled = min(self._settled, mark.line)
        self._writer.looker, self._turn = mark.looker, mark.turn

    def _mark(self, mark: _Mark) -> None:
        """Remember where the last stretch begins; of those before it some will do: they are for going back."""
        marks = self._marks
        if len(marks) > 1 and marks[-1].line - marks[-2].line < BETWEEN_MARKS:
            marks[-1] = mark
        else:
            marks.append(mark)

    def _tell_end(self) -> None:
        """Tell from the last stretch on."""
        start = 0
        if self._marks:
            mark = self._marks.pop()
            self._go_back_to(mark)
            start = mark.event
        writer, first_line = self._writer, len(self.lines)
        begin = _Mark(start, first_line, writer.looker, self._turn)
        end = self._shared.end
        if end is not None and self._chapters and end.last is self._chapters[-1] and _alike(end.start, begin):
            for mark in end.marks:
                self._mark(_later(mark, first_line))
            self.lines += end.lines
            writer.looker, self._turn = end.looker, end.turn
            return
        marks = self._write(start)
        # The event before may be an answer that is told in these lines.
        if self._chapters and _is_open(self._events, max(0, start - 1)):
            marks = [_later(mark, -first_line) for mark in marks]
            lines = self.lines[first_line:]
            self._shared.end = _End(begin, self._chapters[-1], lines, marks, writer.looker, self._turn)

    def _write(self, start: int) -> list[_Mark]:
        """The lines from an event on; where their stretches begin."""
        marks = []
        for group in stretches(self._events, start):
            marks.append(_Mark(group.start, len(self.lines), self._writer.looker, self._turn))
            self._mark(marks[-1])
            first = self._events[group.start]
            heading = first.what is EventKind.TURN_BEGAN
            if heading:
                self._turn = first.number
            whose = first.seat if heading else None
            self.lines += [self._line(text, heading, self._turn, whose) for text in self._writer.lines(group)]
        return marks


def _is_open(events: Sequence[Event], start: int) -> bool:
    """Whether everybody may know all that has happened from an event on."""
    for event in events[start:]:  # noqa: SIM110 (asked for every reader, and a generator takes longer than the loop)
        if event.seen != EVERYBODY:
            return False
    return True


def _later(mark: _Mark, lines: int) -> _Mark:
    """The same so many lines further on."""
    return _Mark(mark.event, mark.line + lines, mark.looker, mark.turn)


def _alike(one: _Mark, other: _Mark) -> bool:
    """Whether the same follows from the same."""
    return one.event == other.event and one.looker == other.looker and one.turn == other.turn
