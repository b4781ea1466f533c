"""A bot in a process of its own: whatever it does there, it is ended when its time is up.

For bots that are somebody else's code, where a limit must hold even against an endless loop. The process gets each
decision as text (`Seat.portable`): a game that the seat could not tell from the true one, dealt anew. So what is not
in the seat's knowledge never even reaches the process.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from cuore.bots.referee import BotFault, FaultKind, ask
from cuore.bots.registry import make_bot
from cuore.bots.seat import Seat
from cuore.bots.workers import begin_worker
from cuore.engine.errors import CuoreError

BEGIN: Final = 60.0  # seconds for a process to start and to make its bot
FAREWELL: Final = 1.0


class Guarded:
    """A bot by its name, behind a wall. `choose` raises `BotFault` for everything that goes wrong there."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.name = name
        self._seed = seed
        self.seconds = seconds
        self._process: Any = None
        self._line: Connection | None = None

    def choose(self, seat: Seat) -> int:
        """The bot's answer, within the limit."""
        line = self._line or self._begin()
        try:
            line.send(seat.portable())
            if not line.poll(self.seconds):
                self.close()
                raise BotFault("time", self.name, f"no answer in {self.seconds:g} s")
            said = line.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise BotFault("gone", self.name, type(error).__name__) from error
        return _move(said, self.name)

    def close(self) -> None:
        """End the process; the next question would start another one."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.join(FAREWELL)
            self._process = None

    def __del__(self) -> None:
        with suppress(Exception):  # at the end of the program half of what is needed may be gone
            self.close()

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=_sit, args=(far, self.name, self._seed), daemon=True)
        self._process.start()
        far.close()
        try:
            if not self._line.poll(BEGIN):
                self.close()
                raise BotFault("time", self.name, f"not ready in {BEGIN:g} s")
            said = self._line.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise BotFault("gone", self.name, type(error).__name__) from error
        _move(said, self.name)
        return self._line


def _move(said: object, name: str) -> int:
    """What came over the line: a move, or how the bot failed. Nothing else is believed."""
    match said:
        case int() as move if type(said) is int:
            return move
        case ("raised" | "illegal" | "time" | "gone" | "protocol" as kind, str() as detail):
            fault: FaultKind = kind
            raise BotFault(fault, name, detail)
        case _:
            raise BotFault("illegal", name, repr(said)[:80])


def _sit(line: Connection, name: str, seed: int) -> None:
    """The process: make the bot, then answer until the line is cut. Whatever it does, it ends with its parent."""
    begin_worker()
    try:
        bot = make_bot(name, seed)
    except CuoreError as error:
        line.send(("raised", str(error)))
        return
    line.send(0)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            seat = Seat.from_portable(line.recv())
            try:
                line.send(ask(bot, seat, name=name))
            except BotFault as fault:
                line.send((fault.kind, fault.detail))
