"""What a seat may hope for: every seat's chance to win and the margin, from what that seat may know.

    evaluate(Seat(game)).seats[0].win

The net is asked only at questions that it has learned: where the seat is asked something else, or nothing, its deals
of what it cannot know are played on to the next such question, and the mean is taken. Chances and margins are those
of chances.py, which was fitted to what came of games; docs/evaluation.md tells how far they can be believed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt
from typing import Final, NamedTuple

from cuore.bots.learned.chances import COMPANIES, Company, doubt, shipped_chances
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.inference import Inference
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import go_on, rows_of
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import Floats, shipped_weights
from cuore.bots.seat import Seat
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.engine.scoring import scores, winners
from cuore.engine.state import State
from cuore.engine.table import Table

DEALS: Final = 16  # where one is not enough


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one seat may expect."""

    win: float  # chance to win; a shared win counts in parts
    doubt: float  # how far off such chances were in measured games, and the error of the deals: one standard error
    margin: float  # points ahead of the best other at the end, expected
    spread: float  # … and the standard deviation of the true one around that


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a position holds for everybody, as one seat may know it."""

    seat: int  # who looks
    turn: int  # of whoever is in turn, from 1
    seats: tuple[Outlook, ...]  # by seat

    @property
    def own(self) -> Outlook:
        """What whoever looks may expect."""
        return self.seats[self.seat]


class BySeat(NamedTuple):
    """What every seat may expect."""

    win: list[float]
    margin: list[float]
    spread: list[float]


class Evaluator:
    """The net, ready for one table."""

    def __init__(self, table: Table, company: Company = "anybody") -> None:
        """Refuses a table with cards that the net does not know, as `SetupError`."""
        self.company = company
        strangers = shipped_weights().vocabulary.strangers(table)
        if strangers:
            raise SetupError("net-no-chances", cards=", ".join(strangers))
        self.net = shipped_net(company)
        self.encoder: Encoder = shipped_weights().vocabulary.encoder(table)

    def evaluate(self, seat: Seat) -> Evaluation:
        """From the seat's own information."""
        first = seat.determinize(0).state
        if first.over:
            return _of_the_end(first, seat.number)
        # The row of a question that the seat is asked itself is the same in every deal.
        count = 1 if first.to_move == seat.number and quick(first) < 0 else DEALS
        deals = [first, *(seat.determinize(number).state for number in range(1, count))]
        found = self.states(deals)
        outlooks = []
        for number in range(len(first.hand)):
            wins, margins, spreads = ([each[number] for each in part] for part in zip(*found, strict=True))
            win, margin = _mean(wins), _mean(margins)
            off = hypot(doubt(win, self.company), _error(wins))
            spread = sqrt(_mean([one**2 + (each - margin) ** 2 for one, each in zip(spreads, margins, strict=True)]))
            outlooks.append(Outlook(win, off, margin, spread))
        return Evaluation(seat.number, turn_of(first), tuple(outlooks))

    def states(self, states: Sequence[State]) -> list[BySeat]:
        """What every seat may expect, after each position was played on to a question that the net knows."""
        states = [s.clone() for s in states]
        asked = [s for s in states if go_on(s)]
        said = self.net(rows_of([self.encoder.row(s, s.to_move) for s in asked])) if asked else None
        found = []
        place = 0
        for s in states:
            if s.over:
                found.append(_end(s))
                continue
            assert said is not None
            win, margin, spread = (
                by_seat(s, each[place]) for each in (said.win, MARGIN * said.margin, MARGIN * said.spread)
            )
            found.append(BySeat(win, margin, spread))
            place += 1
        return found


@lru_cache(maxsize=1 + len(COMPANIES))
def shipped_net(company: Company | None = None) -> Inference:
    """The net that comes with the house; with a company, what the seats may expect is said for that."""
    return Inference(shipped_weights(), shipped_chances().of(company) if company else None)


def evaluate(seat: Seat | Game, number: int | None = None, *, company: Company = "anybody") -> Evaluation:
    """Every seat's chance to win and margin, as a seat may know them: of a `Seat`, or of a game's seat `number`.

    Without a number, of whoever is asked. Among `masters` a lead is worth more than among `anybody`, and where all
    follow `plans` less.
    """
    seat = seat_of(seat, number)
    return Evaluator(seat.table, company).evaluate(seat)


def seat_of(seat: Seat | Game, number: int | None) -> Seat:
    """The seat that is meant."""
    if isinstance(seat, Seat):
        return seat
    if isinstance(seat, Mapping):  # for those whose editor did not tell them
        raise SetupError("net-view")
    if number is None and seat.over:
        number = 0
    return Seat(seat, number)


def turn_of(s: State) -> int:
    """The turn of whoever is in turn, from 1."""
    return 1 + max(0, int(s.turn) - 1) // len(s.hand)


def won_by_seat(s: State) -> list[float]:
    """The shares of the victory at the end."""
    first = winners(s)
    return [(seat in first) / len(first) for seat in range(len(s.hand))]


def _end(s: State) -> BySeat:
    points = scores(s)
    margins = [float(mine - max(points[:i] + points[i + 1 :])) for i, mine in enumerate(points)]
    return BySeat(won_by_seat(s), margins, [0.0] * len(points))


def _of_the_end(s: State, seat: int) -> Evaluation:
    outlooks = [Outlook(win, 0.0, margin, spread) for win, margin, spread in zip(*_end(s), strict=True)]
    return Evaluation(seat, turn_of(s), tuple(outlooks))


def by_seat(s: State, clockwise: Floats) -> list[float]:
    """From what is said clockwise from whoever is asked."""
    count = len(s.hand)
    return [float(clockwise[(seat - s.to_move) % count]) for seat in range(count)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
