"""The referee: asks a bot, and whatever the bot does, the table goes on.

A bot that raises, answers with something that is not legal, or takes too long has forfeited; `ask` says so with a
`BotFault`, and nothing else ever comes out of it. What to do then (lose the game, let another bot take the seat) is
for the table to decide.

A limit holds in two ways. A bot in this process is timed: it can be late only by what it takes to answer, which is
enough for the house's own bots, because they look at their clock. A bot that may never answer at all belongs in a
process of its own (`guard.py`), which is ended when its time is up.
"""

from __future__ import annotations

import time
from typing import Final, Literal

from cuore.bots.seat import Bot, Seat
from cuore.engine.errors import CuoreError

FaultKind = Literal["raised", "illegal", "time", "gone", "protocol"]
SHOWN: Final = 200  # characters of somebody else's message


class BotFault(CuoreError):
    """Why a bot has forfeited: it `raised`, answered `illegal`ly, ran out of `time`, or its process is `gone`.

    A bot in another language may also have said what the line `protocol` does not know.
    """

    def __init__(self, kind: FaultKind, bot: str, detail: str) -> None:
        detail = " ".join(detail.split())[:SHOWN]
        super().__init__(f"bot-{kind}", bot=bot, detail=detail)
        self.kind = kind
        self.bot = bot
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, str, str]]:
        return BotFault, (self.kind, self.bot, self.detail)


def ask(bot: Bot, seat: Seat, limit: float | None = None, *, name: str = "") -> int:
    """The bot's answer, which is legal, or `BotFault`. `limit` is in seconds of wall time."""
    name = name or str(getattr(bot, "name", type(bot).__name__))
    began = time.perf_counter()
    try:
        move = bot.choose(seat)
    except BotFault:
        raise  # from a bot in a process of its own
    except (Exception, SystemExit) as error:
        raise BotFault("raised", name, f"{type(error).__name__}: {error}") from error
    took = time.perf_counter() - began
    if type(move) is not int or move not in seat.legal:
        raise BotFault("illegal", name, f"{move!r} ({_text(seat, move)})" if type(move) is int else repr(move))
    if limit is not None and took > limit:
        raise BotFault("time", name, f"{took:.2f} s of {limit:g} s")
    return move


def _text(seat: Seat, move: int) -> str:
    """The move in words, if it means anything."""
    try:
        return seat.text(move)
    except (LookupError, ValueError, CuoreError):
        return "no such move"


def dismiss(bot: Bot, seat: Seat | None = None) -> None:
    """The game is over for a bot: one that has something to end is told. `seat` shows it how the game came out."""
    if seat is not None and hasattr(bot, "farewell"):
        bot.farewell(seat)
    elif hasattr(bot, "close"):
        bot.close()
