"""Levels: the opponents that a player is offered, from a pleasant evening to a hard one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuore.bots.big_love import BigLove
from cuore.bots.expert import Budget, Expert
from cuore.bots.seat import Bot

LEVELS: Final = ("easy", "normal", "hard", "expert")
# Playouts for the plan at the beginning and in each turn, and iterations for each choice.
HARD: Final = Budget(first_plan=200, plan=40, iterations=20)
EXPERT: Final = Budget(first_plan=800, plan=120, iterations=80)


def level(name: str) -> Callable[[int], Bot]:
    """What makes a bot of that level."""
    makers: dict[str, Callable[[int], Bot]] = {
        "easy": BigLove,
        "normal": BigLove,
        "hard": lambda seed: Expert(seed, budget=HARD),
        "expert": lambda seed: Expert(seed, budget=EXPERT),
    }
    return makers[name]
