"""Levels: the opponents that a player is offered, from a pleasant evening to a hard one.

All of them ask the same net (learned/): `master` looks ahead besides, the others answer the less strictly the easier
they are, so each plays like somebody with a plan. Where the net cannot play, because NumPy is missing, its file is
damaged or a card is not what it was trained with, one of the other bots plays: the log says so, and so do the tables
(`why_replaced`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from cuore.bots.big_love import BigLove
from cuore.bots.expert import Budget, Expert
from cuore.bots.learned.imprint import shipped_imprint
from cuore.bots.seat import Bot
from cuore.bots.strategy import StrategyBot, shipped_strategy
from cuore.engine.errors import CuoreError, SetupError
from cuore.engine.table import Table

LOG = logging.getLogger(__name__)
NUMPY: Final = "numpy"
LEVELS: Final = ("easy", "normal", "hard", "master")
GENTLE: Final = ("private-house", "mischief", "chiefs")  # plain plans that big-love mostly beats
HARD: Final = Budget(first_plan=200, plan=8, choice=4)
TEMPERATURES: Final = {"easy": 3.8, "normal": 3.0, "hard": 2.3}  # measured in docs/arena.md


def level(name: str) -> Callable[[int], Bot]:
    """What makes a bot of that level."""
    return lambda seed: _made(name, seed)


def _made(name: str, seed: int) -> Bot:
    stand_in = _without_net(name)
    try:
        from cuore.bots.learned.learned_bot import LearnedBot
        from cuore.bots.learned.master import Master

        if name == "master":
            return Master(seed, stand_in=stand_in)
        return LearnedBot(seed, stand_in=stand_in, temperature=TEMPERATURES[name])
    except ModuleNotFoundError as error:
        LOG.warning("%s", SetupError("net-module", name=error.name))
    except SetupError as error:
        LOG.warning("%s", error)
    return stand_in(seed)


def why_replaced(name: str, table: Table) -> CuoreError | None:
    """Why another bot plays at that table for the one that was asked for, or `None`."""
    if name not in LEVELS:
        return None
    if find_spec(NUMPY) is None:
        return SetupError("net-module", name=NUMPY)
    try:
        shipped_imprint().vocabulary.check(table)
    except SetupError as error:
        return error
    return None


def _without_net(name: str) -> Callable[[int], Bot]:
    """A bot of about that level that needs no net."""
    # Easy games differ from each other: the plan goes by the seed.
    makers: dict[str, Callable[[int], Bot]] = {
        "easy": lambda seed: StrategyBot(shipped_strategy(GENTLE[seed % len(GENTLE)]), seed),
        "normal": BigLove,
        "hard": lambda seed: Expert(seed, budget=HARD),
        "master": Expert,
    }
    return makers[name]
