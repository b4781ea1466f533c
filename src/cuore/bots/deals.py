"""Games that a seat could not tell from the true one, numbered: the same number is always the same deal."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.bots.seat import Seat
from cuore.engine.state import State
from cuore.engine.turn import carry_out

FEWEST: Final = 5  # deals in which two must have met to be compared
SPREAD: Final = 1 << 20  # deals of one decision
A_GAME: Final = 240  # answers: budgets are in playouts of whole games for two, so near the end there are more of them
A_DEAL: Final = 20  # answers that could be given in the time of dealing anew


class Deals:
    """The deals of one decision. A comparison is fairer when both sides get the same ones."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat = seat
        self._seed = seed * SPREAD
        self._dealt: list[State] = []

    def deal(self, number: int) -> State:
        """A fresh copy of a deal."""
        while len(self._dealt) <= number:
            self._dealt.append(self._seat.determinize(self._seed + len(self._dealt)).state)
        return self._dealt[number].clone()


class Clock:
    """Time for one answer; without a limit there is always time."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.perf_counter() + seconds

    @property
    def is_up(self) -> bool:
        """Whether to answer now."""
        return self._end is not None and time.perf_counter() >= self._end


def play_out(s: State, facts: Facts, plans: list[Plan], most: int) -> float:
    """The rest of the game, each seat by its plan, for at most so many answers. Says what it cost, in playouts."""
    answers = 0
    while not s.over and answers < most:
        carry_out(s, answer(s, facts, plans[s.to_move]))
        answers += 1
    return (answers + A_DEAL) / (A_GAME + A_DEAL)


def is_better(some: list[float], usual: list[float], doubt: float) -> bool:
    """Whether results are better than others, deal for deal, by more than so many standard errors."""
    differences = [a - b for a, b in zip(some, usual, strict=False)]
    count = len(differences)
    if count < FEWEST:
        return False
    mean = sum(differences) / count
    spread = sqrt(sum((d - mean) ** 2 for d in differences) / (count - 1))
    return mean > doubt * spread / sqrt(count)
