"""A game as one seat played it: its chance to win all along, and the answers that cost most.

First the net looks at every question that the seat was asked. Where it would hardly have given the answer that was
given, its own favourite and that answer are tried in the same deals, one round ahead (hints.py). All of it is made of
what the seat could know when it answered: neither the curve nor the better answers know a card that came later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cuore.bots.deals import Clock
from cuore.bots.learned.chances import Company
from cuore.bots.learned.evaluation import Evaluator, turn_of, won_by_seat
from cuore.bots.learned.hints import compare, deals_of
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import chances_of, rows_of
from cuore.bots.learned.reasons import HintReason, reason_for
from cuore.bots.seat import Seat
from cuore.engine.errors import SetupError
from cuore.engine.game import Game

SURPRISING: Final = 0.5  # an answer with less than this share of the favourite's chance is looked at
MOST: Final = 40  # answers that are looked at, the most surprising ones
SECONDS: Final = 45.0  # … and no further one after that time
BATCH: Final = 32
LEAST_LOSS: Final = 0.01  # of the chance to win, to be worth a line
DOUBTFUL: Final = 1.5  # standard errors that a loss must have to be told


@dataclass(frozen=True, slots=True)
class Moment:
    """A question that the seat was asked."""

    answer: int  # how many answers of the game went before
    turn: int
    win: float  # the seat's chance then


@dataclass(frozen=True, slots=True)
class Loss:
    """An answer beside a better one."""

    answer: int
    turn: int
    move: int  # what was answered
    better: int
    loss: float  # of the chance to win
    error: float  # the standard error of that
    reason: HintReason  # a sentence about the better one


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said about one seat's game."""

    seat: int
    moments: tuple[Moment, ...]  # in order; those where there was nothing to think about are left out
    won: float | None  # the share of the win at the end; none while the game is on
    losses: tuple[Loss, ...]  # most lost first
    looked: int  # answers that were looked at more closely

    @property
    def turns(self) -> tuple[tuple[int, float], ...]:
        """The curve: the chance at the first question of each turn of the game."""
        first: dict[int, float] = {}
        for moment in self.moments:
            first.setdefault(moment.turn, moment.win)
        return tuple(first.items())


@dataclass(frozen=True, slots=True)
class Surprise:
    """An answer that the net would hardly have given, and its own."""

    answer: int
    turn: int
    move: int
    favourite: int


@dataclass
class _Asked:
    """A question with what the net thought of it."""

    answer: int
    turn: int
    move: int
    row: bytes
    options: Sequence[int]
    favourite: int = 0
    share: float = 1.0  # of the favourite's chance that the answer had


def review(
    game: Game,
    seat: int,
    *,
    company: Company = "anybody",
    progress: Callable[[int, int], None] = lambda done, of: None,
    seconds: float | None = SECONDS,
) -> Review:
    """Look at every answer of a seat; `progress` is told how many closer looks are done, and of how many."""
    if not 0 <= seat < len(game.seats):
        raise SetupError("unknown-seat", name=str(seat), allowed=f"0–{len(game.seats) - 1}")
    evaluator = Evaluator(game.table, company)
    moments, surprises = first_look(evaluator, game, seat)
    losses = []
    looked = 0
    clock = Clock(seconds)
    for one in surprises:
        if clock.is_up:
            break
        loss = closer_look(evaluator, game, seat, one)
        looked += 1
        if loss is not None:
            losses.append(loss)
        progress(looked, len(surprises))
    return reviewed(game, seat, moments, losses, looked)


def first_look(evaluator: Evaluator, game: Game, seat: int) -> tuple[tuple[Moment, ...], tuple[Surprise, ...]]:
    """The chance at every question, and the answers that are worth a closer look, the most surprising first."""
    asked = _questions(game, seat, evaluator)
    moments = _think(asked, evaluator)
    doubtful = sorted((one for one in asked if one.share < SURPRISING), key=lambda one: one.share)[:MOST]
    return tuple(moments), tuple(Surprise(one.answer, one.turn, one.move, one.favourite) for one in doubtful)


def closer_look(evaluator: Evaluator, game: Game, seat: int, one: Surprise) -> Loss | None:
    """What an answer has cost beside the net's own; nothing where that is too little or too doubtful to be told."""
    before = game.clone()
    before.undo(before.answers - one.answer)
    deals = deals_of(Seat(before, seat))
    given, _ = compare(evaluator, deals, [one.move, one.favourite], seat)
    if -given.lead <= max(LEAST_LOSS, DOUBTFUL * given.error):
        return None
    reason = reason_for(deals[0], one.favourite)
    return Loss(one.answer, one.turn, one.move, one.favourite, -given.lead, given.error, reason)


def reviewed(game: Game, seat: int, moments: Sequence[Moment], losses: Sequence[Loss], looked: int) -> Review:
    """The review, from the looks that were taken."""
    won = won_by_seat(game.state)[seat] if game.over else None
    return Review(seat, tuple(moments), won, tuple(sorted(losses, key=lambda loss: -loss.loss)), looked)


def _questions(game: Game, seat: int, evaluator: Evaluator) -> list[_Asked]:
    """What the seat was asked and had to think about. A row says what the seat may know, and no more."""
    at = game.clone()
    at.undo(at.answers)
    found = []
    for number, move in enumerate(game.moves):
        s = at.state
        if s.to_move == seat and quick(s) < 0:
            found.append(_Asked(number, turn_of(s), move, evaluator.encoder.row(s, seat), at.legal()))
        at.apply(move)
    return found


def _think(asked: Sequence[_Asked], evaluator: Evaluator) -> list[Moment]:
    """The chance at each question; what the net would have answered is noted there."""
    moments = []
    for first in range(0, len(asked), BATCH):
        batch = asked[first : first + BATCH]
        said = evaluator.net(rows_of([one.row for one in batch]))
        for i, one in enumerate(batch):
            chances = chances_of(said, len(one.options), i)
            best = max(range(len(chances)), key=lambda k: chances[k])
            one.favourite = one.options[best]
            place = one.options.index(one.move)
            one.share = chances[place] / chances[best] if place < len(chances) else 0.0
            moments.append(Moment(one.answer, one.turn, float(said.win[i, 0])))
    return moments
