"""Processes to think in, each asked from the event loop, a question at a time: no thread waits for what one says.

One can be ended at any moment, whatever it does. An executor's processes are its own: it has no public way (before
Python 3.14) to end one that hangs, and ending one breaks all that the others have under way.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, cast

from cuore.bots.workers import FAREWELL
from cuore.server.thinking import HEAD, framed


class ThinkerGone(Exception):
    """A process has died before it answered, or what it said was no answer."""


class Thinker(asyncio.Protocol):
    """A process and the line to it. Its methods belong to one event loop."""

    def __init__(self, process: SpawnProcess) -> None:
        self._process = process
        self._line: asyncio.Transport | None = None  # until it is cut
        self._heard = bytearray()
        self._answer: asyncio.Future[Any] | None = None  # what it has still to say

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
    def is_free(self) -> bool:
        """Whether it may be asked: the line is there, and nothing is awaited."""
        return self._line is not None and self._answer is None

    async def ask(self, question: Any, seconds: float) -> Any:
        """What it says to that. After anything but an answer it is not free again, and there is only to `kill` it."""
        text = framed(question)
        if self._line is None:
            raise ThinkerGone
        self._answer = asyncio.get_running_loop().create_future()
        self._line.write(text)
        async with asyncio.timeout(seconds):
            said = await self._answer
        self._answer = None
        return said

    def kill(self) -> None:
        """Kill the process: whoever waits for its answer gets `ThinkerGone`."""
        self._process.kill()
        if self._line is not None:
            self._line.abort()

    def bury(self) -> None:
        """Wait until a killed one is gone, which takes a moment."""
        self._process.join(FAREWELL)

    # -- called by the event loop -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self._line = cast("asyncio.Transport", transport)  # uvloop's have no base of asyncio's

    def data_received(self, data: bytes) -> None:
        """A piece of an answer, or all of it."""
        self._heard += data
        if len(self._heard) < HEAD.size:
            return
        (length,) = HEAD.unpack_from(self._heard)
        missing = HEAD.size + length - len(self._heard)
        if missing > 0:
            return
        answer = self._answer
        try:
            if missing or answer is None:
                raise ValueError
            said = pickle.loads(memoryview(self._heard)[HEAD.size :])
        except Exception:  # noqa: BLE001 - what cannot be read may go wrong in any way
            self.kill()
            return
        self._heard = bytearray()
        if not answer.done():  # else nobody waits for it any more
            answer.set_result(said)

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended, or the line was cut."""
        self._line = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ThinkerGone())
