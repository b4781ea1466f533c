"""A game as its text tells it: nothing here plays.

Rules are corrected now and then, and the answers of an older game may lead elsewhere since. So a save and a record
keep beside the answers what these have caused: with that the log and the end of a game can be shown for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from cuore.engine import scoring
from cuore.engine.events import EVERYBODY, UNSEEN, Chapter, Event, EventKind
from cuore.engine.scoring import CardPoints, Tally
from cuore.engine.state import State
from cuore.engine.table import Table


class LogSource(Protocol):
    """What a log needs to know of its game, a `Game` or a `Record`."""

    @property
    def table(self) -> Table:
        """What was agreed."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names in turn order."""

    def chapters(self) -> Sequence[Chapter]:
        """What was told before the first answer, then what each answer has caused."""

    def scores(self) -> list[int]:
        """Points at the end."""

    def winners(self) -> list[int]:
        """Who has won."""

    def tally(self, seat: int) -> Tally:
        """Where a seat's points come from."""


_COMMON: Final = (UNSEEN, 0, EVERYBODY)  # of card, number and seen: what goes without saying


def chapter_text(chapter: Chapter) -> str:
    """`17.0.1048 1.1.12..2`: kind, seat, card, number and who may see the card; what is common is left out."""
    return " ".join([_event_text(event) for event in chapter])


def _event_text(event: Event) -> str:
    what, seat, card, number, seen = event
    if number == 0 and seen == EVERYBODY:  # most of them
        return f"{int(what)}.{seat}" if card == UNSEEN else f"{int(what)}.{seat}.{card}"
    rest = (card, number, seen)
    said = ["" if value == common else str(value) for value, common in zip(rest, _COMMON, strict=True)]
    return ".".join([str(int(what)), str(seat), *said]).rstrip(".")


def read_chapter(text: str) -> Chapter:
    """The inverse of `chapter_text`; anything else is a ValueError."""
    return tuple(_read_event(part) for part in text.split())


def _read_event(text: str) -> Event:
    what, seat, *rest = text.split(".")
    if len(rest) > len(_COMMON):
        raise ValueError("an event with more than five parts")
    card, number, seen = [int(rest[i]) if i < len(rest) and rest[i] else common for i, common in enumerate(_COMMON)]
    return Event(EventKind(int(what)), int(seat), card, number, seen)


@dataclass(frozen=True)
class Ending:
    """How a game ended: who has won, and where everybody's points come from."""

    winners: tuple[int, ...]
    tallies: tuple[Tally, ...]

    @staticmethod
    def of(state: State) -> Ending | None:
        """The end of a game; none while it goes on."""
        if not state.over:
            return None
        seats = range(len(state.table.seats))
        return Ending(tuple(scoring.winners(state)), tuple(scoring.tally(state, seat) for seat in seats))

    def plain(self) -> dict[str, Any]:
        """As lists and numbers, ready for JSON."""
        return {
            "winners": list(self.winners),
            "tallies": [
                [tally.tie_break, [[line.card, line.copies, line.points] for line in tally.lines]]
                for tally in self.tallies
            ],
        }

    @staticmethod
    def read(plain: Any, seats: int) -> Ending:
        """The inverse of `plain`; anything else is a ValueError, TypeError or KeyError."""
        winners = tuple(int(seat) for seat in plain["winners"])
        tallies = tuple(
            Tally([CardPoints(int(card), int(copies), int(points)) for card, copies, points in lines], int(tie_break))
            for tie_break, lines in plain["tallies"]
        )
        if len(tallies) != seats or not winners or not set(winners) <= set(range(seats)):
            raise ValueError("the end does not fit the table")
        return Ending(winners, tallies)


@dataclass(frozen=True)
class Record:
    """What a save or a record says by itself. Under rules that lead its answers elsewhere this is what is left of it.

    `chapters`, `scores`, `winners` and `tally` are those of a `Game`, for its log; ask `is_told` first.
    """

    rules: int  # the version under which it was played
    names: tuple[str, ...]  # of the players, in turn order
    moves: tuple[str, ...]  # in notation; a save that tells no events does not say whose they are
    lines: tuple[str, ...]  # the same with the headings and comments between them
    result: str  # as the record has it, "Ann 20, Bob 17"; empty if the game was not over
    hash: str  # of the position it led to
    told: tuple[Chapter, ...] = ()  # before the first answer, then what each answer has caused; none: not kept then
    ending: Ending | None = None
    agreed: Table | None = None  # none: a table like that cannot be laid any more

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names in turn order."""
        return self.names

    @property
    def is_told(self) -> bool:
        """Whether it has a log of its own, and not only its moves listed."""
        return bool(self.told) and self.agreed is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.result) or self.ending is not None

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self.moves)

    @property
    def table(self) -> Table:
        """What was agreed."""
        assert self.agreed is not None
        return self.agreed

    def chapters(self) -> Sequence[Chapter]:
        """What was told before the first answer, then what each answer has caused."""
        return self.told

    def scores(self) -> list[int]:
        """Everybody's points at the end."""
        return [] if self.ending is None else [tally.points for tally in self.ending.tallies]

    def winners(self) -> list[int]:
        """Who has won."""
        return [] if self.ending is None else list(self.ending.winners)

    def tally(self, seat: int) -> Tally:
        """Where a seat's points come from at the end."""
        assert self.ending is not None
        return self.ending.tallies[seat]

    def first(self, answers: int) -> Record:
        """The same up to that answer: the game as it was told then."""
        if answers == self.answers:
            return self
        return replace(
            self,
            moves=self.moves[:answers],
            lines=_up_to(self.lines, answers),
            result="",
            told=self.told[: answers + 1],
            ending=None,
        )


def is_comment(line: str) -> bool:
    """Whether a line of a record is no move."""
    return not line or line.startswith("#")


def _up_to(lines: Sequence[str], answers: int) -> tuple[str, ...]:
    """The lines up to the answer of that number, without the heading of what follows."""
    ends = [i for i, line in enumerate(lines, 1) if not is_comment(line)]
    return tuple(lines[: ends[answers - 1]]) if answers else ()
