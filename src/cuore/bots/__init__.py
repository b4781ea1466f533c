"""Opponents. A bot is anything with `choose(seat) -> move`; it is given a `Seat`, never the game.

    make_bot("expert", seed=1)      a bot by its name (registry.py says which names there are)
    bot_names(), LEVELS             what there is; what a player is offered
    ask(bot, Seat(game), limit)     a legal move, or `BotFault` with the reason (referee.py)
    why_replaced(name, table)       what is to be said if another bot plays for a level there, or None (levels.py)
    Guarded(name, seed, seconds)    a bot in a process of its own: the limit holds against an endless loop (guard.py)
    dismiss(bot, Seat(game, 0))     the game is over: bots that are programs of their own are ended (process_bot.py)

docs/bots.md says how to write one.
"""

from __future__ import annotations

from cuore.bots.guard import Guarded
from cuore.bots.levels import LEVELS, why_replaced
from cuore.bots.referee import BotFault, ask, dismiss
from cuore.bots.registry import BOTS, about_bot, bot_names, is_ours, is_process, make_bot, seat_name
from cuore.bots.seat import Bot, Seat

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFault",
    "Guarded",
    "Seat",
    "about_bot",
    "ask",
    "bot_names",
    "dismiss",
    "is_ours",
    "is_process",
    "make_bot",
    "seat_name",
    "why_replaced",
]
