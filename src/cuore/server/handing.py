"""Processes of one machine hand each other WebSockets: the open line itself, before a word was answered on it.

Behind one port the system chooses who takes a connection in, and half of the time it is not the process that has the
table. To relay every frame would cost that process as much again, so the line goes to the owner as a file descriptor,
together with the request that came in on it, and is as if it had been taken in there. Each process of a parent has a
socket of its own in a folder that nobody else may enter. Where that cannot be, forwarding.py relays.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from starlette.types import Scope

LINE: Final = "cuore.line"  # in the scope of a WebSocket: the connection that it came in on
TRIES: Final = 40  # to hand a line to somebody who is busy,
PAUSE: Final = 0.02  # with so many seconds between
LONGEST: Final = 100_000  # bytes of a request that is handed on


class OpenLine(Protocol):
    """A connection of uvicorn's."""

    transport: asyncio.Transport

    def say(self, text: bytes) -> bool:
        """Send a message at once; false where that cannot be: whoever reads is slow, or has gone."""


def place_of(folder: str, process: str) -> str:
    """Where a process takes lines in."""
    return str(Path(folder, process))


class Hatch:
    """Where other processes of this machine hand lines in."""

    def __init__(self, folder: str, process: str, makes: Callable[[], asyncio.Protocol]) -> None:
        """`makes` is how uvicorn takes a connection in."""
        self._makes = makes
        self._place = place_of(folder, process)
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(self._place)

    def open(self) -> None:
        """From now on lines come in."""
        asyncio.get_running_loop().add_reader(self._socket, self._take)

    def close(self) -> None:
        """No more of them: who cannot hand a line in relays it, or waits until the table is free."""
        with suppress(RuntimeError):  # without a loop nobody reads
            asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        with suppress(FileNotFoundError):
            Path(self._place).unlink()

    def _take(self) -> None:
        try:
            request, files, _, _ = socket.recv_fds(self._socket, LONGEST, 1)
        except OSError:
            return
        for file in files:
            line = socket.socket(fileno=file)
            line.setblocking(False)
            task = asyncio.get_running_loop().create_task(self._begin(line, request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _begin(self, line: socket.socket, request: bytes) -> None:
        try:
            _, receiver = await asyncio.get_running_loop().connect_accepted_socket(self._makes, line)
        except OSError:  # whoever it was has left meanwhile
            line.close()
        else:
            receiver.data_received(request)


async def hand_over(folder: str, process: str, scope: Scope) -> bool:
    """Give the line of a WebSocket that was not answered yet to another process; false if it cannot be given."""
    line: OpenLine | None = scope.get(LINE)
    if not folder or line is None or line.transport.is_closing():
        return False
    own = line.transport.get_extra_info("socket")
    if own is None or line.transport.get_extra_info("sslcontext") is not None:
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.setblocking(False)
        for _ in range(TRIES):
            try:
                way.connect(place_of(folder, process))
                socket.send_fds(way, [request_of(scope)], [own.fileno()])
            except BlockingIOError:  # some systems let only ten wait there
                await asyncio.sleep(PAUSE)
            except OSError:  # it is on another machine, or gone
                return False
            else:
                break
            if line.transport.is_closing():
                return False
        else:
            return False
    line.transport.abort()  # here it is closed; there it stays open
    return True


def request_of(scope: Scope) -> bytes:
    """The request as it came in, but for the case of names."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    target = path + (b"?" + query if query else b"")
    headers = b"".join(name + b": " + value + b"\r\n" for name, value in scope["headers"])
    return b"GET " + target + b" HTTP/1.1\r\n" + headers + b"\r\n"
