"""Processes to think in, each asked from the event loop: no thread waits for what one says.

Questions may stand in line at a process: it answers one after the other, in their order, and has the next one at hand
when it has answered, however busy the event loop is. Each question has its time from the moment in which it is first
in line.

One can be ended at any moment, whatever it does. An executor's processes are its own: it has no public way (before
Python 3.14) to end one that hangs, and ending one breaks all that the others have under way.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
from collections import deque
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, cast

from cuore.bots.workers import FAREWELL
from cuore.server.thinking import HEAD, framed


class ThinkerGone(Exception):
    """A process has died before it answered, or what it said was no answer."""


class NotBegun(ThinkerGone):
    """The same, but it died, or was ended, over another question."""


class _Asked(NamedTuple):
    """A question in line."""

    number: int
    answer: asyncio.Future[Any]
    seconds: float  # that its answer may take


class Thinker(asyncio.Protocol):
    """A process and the line to it. Its methods belong to one event loop."""

    def __init__(self, process: SpawnProcess) -> None:
        self.load = 0  # of whoever shares questions out: what stands in line here
        self._process = process
        self._transport: asyncio.Transport | None = None  # until the line is cut
        self._heard = bytearray()
        self._line: Final[deque[_Asked]] = deque()
        self._number = 0  # of the next question
        self._clock: asyncio.TimerHandle | None = None  # of the first one in line

    @staticmethod
    async def begin(work: Callable[[socket.socket], None]) -> Thinker:
        """A new one, which does that with the far end of its line; `OSError` where none can be started."""
        loop = asyncio.get_running_loop()
        near, far = socket.socketpair()
        process = multiprocessing.get_context("spawn").Process(target=work, args=(far,), daemon=True)
        try:
            with far:  # closed here, so that the line is cut when the process ends
                await loop.run_in_executor(None, process.start)  # tens of milliseconds
            _, thinker = await loop.connect_accepted_socket(lambda: Thinker(process), near)
        except BaseException:
            near.close()
            raise
        return thinker

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid or 0

    @property
    def is_well(self) -> bool:
        """Whether it may be asked."""
        return self._transport is not None

    async def ask(self, question: Any, seconds: float) -> Any:
        """What it says to that. `TimeoutError`: nothing for so long; then, and after `ThinkerGone`, it is ended."""
        number = self._number
        text = framed((number, question))
        if self._transport is None:
            raise NotBegun
        self._number += 1
        asked = _Asked(number, asyncio.get_running_loop().create_future(), seconds)
        self._line.append(asked)
        self._transport.write(text)
        if len(self._line) == 1:
            self._begin_first()
        return await asked.answer

    def kill(self) -> None:
        """Kill the process: whoever waits for its answers gets `ThinkerGone`."""
        self._end(ThinkerGone)

    def bury(self) -> None:
        """Wait until a killed one is gone, which takes a moment."""
        self._process.join(FAREWELL)

    def _begin_first(self) -> None:
        if self._line:
            self._clock = asyncio.get_running_loop().call_later(self._line[0].seconds, self._overdue)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _overdue(self) -> None:
        first = self._line.popleft().answer
        if not first.done():
            first.set_exception(TimeoutError())
        self._end(NotBegun)

    def _end(self, why: type[ThinkerGone]) -> None:
        self._process.kill()
        if self._transport is not None:
            self._transport.abort()
        self._cut(why)

    def _cut(self, why: type[ThinkerGone]) -> None:
        """Nobody stands in line any more: this is why for the first one, and it had not come to the others."""
        self._transport = None
        self._stop_clock()
        for asked in self._line:
            if not asked.answer.done():
                asked.answer.set_exception(why())
            why = NotBegun
        self._line.clear()

    # -- called by the event loop -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's have no base of asyncio's

    def data_received(self, data: bytes) -> None:
        """A piece of an answer, or several of them."""
        self._heard += data
        while len(self._heard) >= HEAD.size:
            (length,) = HEAD.unpack_from(self._heard)
            end = HEAD.size + length
            if len(self._heard) < end:
                return
            try:
                number, said = pickle.loads(self._heard[HEAD.size : end])
                if number != self._line[0].number:
                    raise ValueError
            except Exception:  # noqa: BLE001 - what cannot be read may go wrong in any way; or nothing was asked
                self.kill()
                return
            del self._heard[:end]
            self._stop_clock()
            answer = self._line.popleft().answer
            if not answer.done():  # else nobody waits for it any more
                answer.set_result(said)
            self._begin_first()

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended, or the line was cut."""
        self._cut(ThinkerGone)
