"""Whose turn it is when many want something of which there is little: one address after the other.

Within an address it goes in the order in which they came; a table has one question at a time, so that is table after
table. Whoever asks for much waits behind themselves, and everybody else waits for one answer of theirs at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """So many at a time. `await take(address)`, and `give` once for each that was taken."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = count
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the first is served next

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    async def take(self, address: str) -> None:
        """Come back when it is one's turn."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()  # it had just been one's turn
            else:
                self._leave(address, turn)
            raise

    def give(self) -> None:
        """Let the next one have it: of the address that has waited longest for one."""
        if not self._lines:
            self._free += 1
            return
        address, line = self._lines.popitem(last=False)
        turn = line.popleft()
        if line:
            self._lines[address] = line
        if turn.done():
            self.give()
        else:
            turn.set_result(None)

    def _leave(self, address: str, turn: asyncio.Future[None]) -> None:
        line = self._lines.get(address)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._lines[address]
