"""What the environments agree on before a game: boxes, seats, town and options, what a result is worth, and the end.

`town` is one of

    "first-game"          the ten maids that the rulebook proposes
    "random"              another town for every game; making a table for it takes some milliseconds
    ten names             of general maids of these boxes
    "TC1-…"               a code, as `cuore town` prints it (towns/codes.py): it brings its options and chiefs along

Whatever is wrong with it is said in one line (`cuore.SetupError`), before the first game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, Literal, get_args

import cuore
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.towns.codes import MARK
from cuore.towns.town import Town

Reward = Literal["win", "points"]
REWARDS: Final[tuple[str, ...]] = get_args(Reward)
RENDER_MODES: Final = ("human", "ansi", "html", "svg")
ILLEGAL_REWARD: Final = -1.0  # for an action that may not be taken; it ends the game as lost
POINTS_TO_ONE: Final = 10  # points of victory that are a reward of one
DEAL_BITS: Final = 62


class Agreement:
    """How games are dealt and what they are worth."""

    def __init__(
        self,
        sets: Sequence[str] = ("base",),
        seats: int = 2,
        town: str | Sequence[str] = "first-game",
        options: Mapping[str, bool] | Sequence[str] = (),
        chiefs: str = "",
        reward: Reward = "win",
        max_turns: int = 300,
    ) -> None:
        """`sets`, `options` and `chiefs` are those of `cuore.new_game`; after `max_turns` turns a game is cut off."""
        checked("reward", reward, REWARDS)
        if not _is_count(seats):
            raise SetupError("env-count", what="seats", value=repr(seats))
        if not _is_count(max_turns):
            raise SetupError("env-count", what="max_turns", value=repr(max_turns))
        if max_turns < seats:  # everybody is to have a turn, or a learner might never be asked
            raise SetupError("env-turns", what="max_turns", value=max_turns, seats=seats)
        if isinstance(sets, str):
            sets = (sets,)
        self.sets = tuple(sets)
        self.seats = seats
        self.reward = reward
        self.max_turns = max_turns
        self._names = [f"seat {seat}" for seat in range(seats)]
        self._played, self._town, self._options, self._chiefs = self.sets, town, options, chiefs
        if isinstance(town, str) and town.upper().startswith(MARK):
            self._use_code(town)
        self.deal(0)  # whatever is wrong is said now

    def _use_code(self, code: str) -> None:
        found = Town.from_code(code)
        for name in found.sets:
            checked("set", name, self.sets)
        self._played, self._town, self._options, self._chiefs = found.sets, found.maids, found.options, found.chiefs

    def deal(self, seed: int) -> Game:
        """The game of a seed."""
        return cuore.new_game(self._played, self._names, self._town, seed, self._options, chiefs=self._chiefs)

    def is_too_long(self, game: Game) -> bool:
        """Whether a game that is not over is cut off."""
        return not game.over and game.state.turn > self.max_turns

    def rewards(self, game: Game) -> list[float]:
        """What the result of a game is worth to each seat; nothing while it goes on."""
        if not game.over:
            return [0.0] * self.seats
        if self.reward == "points":
            scores = game.scores()
            means = [fmean(scores[:seat] + scores[seat + 1 :]) for seat in range(self.seats)]
            return [(score - mean) / POINTS_TO_ONE for score, mean in zip(scores, means, strict=True)]
        winners = game.winners()
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.seats)]


def checked(what: str, value: object, allowed: Sequence[str]) -> None:
    """Refuse what is not among those names, in one line."""
    if value not in allowed:
        raise SetupError("env-choice", what=what, value=repr(value), allowed=", ".join(allowed))


def checked_seat(seat: object, seats: int) -> None:
    """Refuse a seat that is not at the table; None is any."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise SetupError("unknown-seat", name=seat, allowed=f"0–{seats - 1}")


def _is_count(value: object) -> bool:
    return type(value) is int and value > 0
