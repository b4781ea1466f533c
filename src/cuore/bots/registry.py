"""Bots by name: those of the house, strategy files, classes, programs, and entry points of the group `cuore.bots`.

random · priority · big-love              the simple ones
easy · normal · hard · master             the levels that a player is offered, who learned the game (learned/)
expert                                    plans and searches, without a net
strategy:NAME · path/to/FILE.toml         a strategy that ships with the house; one of your own
package.module:Class                      any class that is called with a seed and has `choose(seat)`
process:COMMAND                           a program in any language (process_bot.py)
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, cast

from cuore.bots.big_love import BigLove
from cuore.bots.expert import Expert
from cuore.bots.levels import LEVELS, level
from cuore.bots.priority import Priority
from cuore.bots.process_bot import PREFIX as PROCESS
from cuore.bots.process_bot import ProcessBot, short_name
from cuore.bots.random_bot import RandomBot
from cuore.bots.seat import Bot
from cuore.bots.strategy import StrategyBot, load_strategy, shipped_strategies, shipped_strategy
from cuore.engine.errors import SetupError
from cuore.words.catalogue import say

BotMaker = Callable[[int], Bot]
GROUP: Final = "cuore.bots"  # entry points: NAME = "package.module:Class"
STRATEGY: Final = "strategy:"
SUFFIX: Final = ".toml"

BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "priority": Priority,
    "big-love": BigLove,
    "expert": Expert,
    **{name: level(name) for name in LEVELS},
}


def bot_names() -> list[str]:
    """Every name that `make_bot` knows without being told a file or a module, levels first."""
    simple = [name for name in BOTS if name not in LEVELS]
    strategies = [f"{STRATEGY}{name}" for name in shipped_strategies()]
    return [*LEVELS, *simple, *strategies, *_entry_points()]


def is_ours(name: str) -> bool:
    """Whether a bot is the house's own code: strategy files are, whoever wrote them; other classes are not."""
    return not is_process(name) and (name in BOTS or name.startswith(STRATEGY) or name.endswith(SUFFIX))


def is_process(name: str) -> bool:
    """Whether a bot is a program of its own, which is timed and ended without any help."""
    return name.startswith(PROCESS)


def seat_name(name: str) -> str:
    """What a bot is called at a table: its name without where it was found, which a seat's name may not say."""
    if is_process(name):
        return short_name(name.removeprefix(PROCESS))
    if name.endswith(SUFFIX):
        return Path(name).stem
    return name.rpartition(":")[2]


def make_bot(name: str, seed: int, *, seconds: float | None = None) -> Bot:
    """A bot by its name, or one line that says what is wrong and which names there are.

    `seconds` is a limit for each answer that the bot itself keeps, if it can (`expert`, `master`, a program).
    """
    bot = _made(name, seed)
    if seconds is not None and hasattr(bot, "seconds"):
        bot.seconds = seconds
    return bot


def _made(name: str, seed: int) -> Bot:
    if name in BOTS:
        return BOTS[name](seed)
    if is_process(name):
        return ProcessBot(name.removeprefix(PROCESS), seed)
    if name.endswith(SUFFIX):
        return StrategyBot(load_strategy(Path(name), where=name), seed)
    if name.startswith(STRATEGY) and name.removeprefix(STRATEGY) in shipped_strategies():
        return StrategyBot(shipped_strategy(name.removeprefix(STRATEGY)), seed)
    if name in _entry_points():
        return _called(name, _entry_points()[name].load, seed)
    if ":" in name and not name.startswith(STRATEGY):
        module, _, attribute = name.partition(":")
        return _called(name, lambda: getattr(importlib.import_module(module), attribute), seed)
    raise SetupError("unknown-bot", name=name, allowed=", ".join(bot_names()))


@cache
def _entry_points() -> dict[str, Any]:
    """Bots of other packages; to look for them reads the metadata of every package that is installed."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def _called(name: str, find: Callable[[], Any], seed: int) -> Bot:
    """Somebody else's class, made: whatever goes wrong in it is one line."""
    try:
        bot = find()(seed)
    except Exception as error:
        raise SetupError("bot-load", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError("bot-load", name=name, reason="no method choose(seat)")
    return cast("Bot", bot)


def about_bot(name: str, lang: str) -> str:
    """One line about a bot for whoever chooses one; a bot that we do not know has only its name."""
    if name in BOTS:
        return say(lang, f"about-bot-{name}")
    if name.startswith(STRATEGY) and name.removeprefix(STRATEGY) in shipped_strategies():
        return say(lang, f"about-strategy-{name.removeprefix(STRATEGY)}")
    return name
