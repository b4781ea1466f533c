"""Opponents. A bot is anything with `choose(seat) -> move`; it is given a `Seat`, never the game."""

from __future__ import annotations

from collections.abc import Callable

from cuore.bots.big_love import BigLove
from cuore.bots.random_bot import RandomBot
from cuore.bots.seat import Bot, Seat
from cuore.engine.errors import SetupError

__all__ = ["BOTS", "Bot", "Seat", "make_bot"]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "big-love": BigLove}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, or one line that names the ones there are."""
    if name not in BOTS:
        raise SetupError("unknown-bot", name=name, allowed=", ".join(BOTS))
    return BOTS[name](seed)
