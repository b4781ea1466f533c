"""What a seat may hope for: every seat's chance to win and the margin, from what that seat may know.

    evaluate(Seat(game)).seats[0].win

The net is asked only at questions that it has learned: where the seat is asked something else, or nothing, its deals
of what it cannot know are played on to the next such question, and the mean is taken. What the net says is corrected
by what came of it in measured games (calibration.py; docs/evaluation.md tells how far it can be believed).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from cuore.bots.learned import calibration
from cuore.bots.learned.calibration import Company
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.inference import Inference
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import go_on, rows_of
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import shipped_weights
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


class Evaluator:
    """The net, ready for one table."""

    def __init__(self, table: Table, company: Company = "anybody") -> None:
        """Refuses a table with cards that the net does not know, as `SetupError`."""
        self.company = company
        strangers = shipped_weights().vocabulary.strangers(table)
        if strangers:
            raise SetupError("net-no-chances", cards=", ".join(strangers))
        self.net = shipped_net()
        self.encoder: Encoder = shipped_weights().vocabulary.encoder(table)

    def evaluate(self, seat: Seat) -> Evaluation:
        """From the seat's own information."""
        first = seat.determinize(0).state
        if first.over:
            return _of_the_end(first, seat.number)
        turn = turn_of(first)
        # The row of a question that the seat is asked itself is the same in every deal.
        count = 1 if first.to_move == seat.number and quick(first) < 0 else DEALS
        deals = [first, *(seat.determinize(number).state for number in range(1, count))]
        found = self.states(deals)
        spread = calibration.margin_spread(turn, len(first.hand), self.company)
        outlooks = []
        for number in range(len(first.hand)):
            wins = [win[number] for win, _ in found]
            margin = _mean([margin[number] for _, margin in found])
            win = _mean(wins)
            doubt = sqrt(calibration.doubt(win, self.company) ** 2 + _error(wins) ** 2)
            outlooks.append(Outlook(win, doubt, margin, spread))
        return Evaluation(seat.number, turn, tuple(outlooks))

    def states(self, states: Sequence[State]) -> list[tuple[list[float], list[float]]]:
        """Chances and margins by seat, after each position was played on to a question that the net knows."""
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
            points = [MARGIN * margin for margin in said.margin[place].tolist()[: len(s.hand)]]
            margins = _by_seat(calibration.margins(points, self.company), s.to_move)
            found.append((self.chances(s, said.win[place].tolist(), said.margin[place].tolist()), margins))
            place += 1
        return found

    def chances(self, s: State, win: list[float], margin: list[float]) -> list[float]:
        """Corrected chances by seat, from what the net says clockwise from whoever is asked."""
        return _by_seat(self.clockwise(win[: len(s.hand)], margin, turn_of(s)), s.to_move)

    def clockwise(self, win: list[float], margin: list[float], turn: int) -> list[float]:
        """Corrected chances clockwise from whoever looks, from what the net says of so many seats."""
        points = [MARGIN * each for each in margin[: len(win)]]
        return calibration.win_chances(win, points, turn, self.company)


@lru_cache(maxsize=1)
def shipped_net() -> Inference:
    """The net that comes with the house."""
    return Inference(shipped_weights())


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


def _end(s: State) -> tuple[list[float], list[float]]:
    points = scores(s)
    margins = [float(mine - max(points[:i] + points[i + 1 :])) for i, mine in enumerate(points)]
    return won_by_seat(s), margins


def _of_the_end(s: State, seat: int) -> Evaluation:
    outlooks = [Outlook(win, 0.0, margin, 0.0) for win, margin in zip(*_end(s), strict=True)]
    return Evaluation(seat, turn_of(s), tuple(outlooks))


def _by_seat(clockwise: list[float], first: int) -> list[float]:
    count = len(clockwise)
    return [clockwise[(seat - first) % count] for seat in range(count)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
