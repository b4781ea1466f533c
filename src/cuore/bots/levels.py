"""Levels: the opponents that a player is offered, from a pleasant evening to a hard one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuore.bots.big_love import BigLove
from cuore.bots.expert import Budget, Expert
from cuore.bots.seat import Bot
from cuore.bots.strategy import StrategyBot, shipped_strategy

LEVELS: Final = ("easy", "normal", "hard", "expert")
GENTLE: Final = ("private-house", "mischief", "chiefs")  # plain plans that big-love mostly beats
HARD: Final = Budget(first_plan=200, plan=8, choice=4)


def level(name: str) -> Callable[[int], Bot]:
    """What makes a bot of that level."""
    # Easy games differ from each other: the plan goes by the seed.
    makers: dict[str, Callable[[int], Bot]] = {
        "easy": lambda seed: StrategyBot(shipped_strategy(GENTLE[seed % len(GENTLE)]), seed),
        "normal": BigLove,
        "hard": lambda seed: Expert(seed, budget=HARD),
        "expert": Expert,
    }
    return makers[name]
