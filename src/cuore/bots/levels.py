"""Levels: the opponents that a player is offered, from a pleasant evening to a hard one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuore.bots.big_love import BigLove
from cuore.bots.priority import Priority
from cuore.bots.seat import Bot

LEVELS: Final = ("easy", "normal", "hard", "expert")


def level(name: str) -> Callable[[int], Bot]:
    """What makes a bot of that level."""
    makers: dict[str, Callable[[int], Bot]] = {
        "easy": Priority,
        "normal": BigLove,
        "hard": BigLove,
        "expert": BigLove,
    }
    return makers[name]
