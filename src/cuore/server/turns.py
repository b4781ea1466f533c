"""Whose turn it is when many want something of which there is little: one address after the other.

Within an address it goes in the order in which they came; a table has one question at a time, so that is table after
table. Whoever asks for much waits behind themselves, and everybody else for what is under way and one of theirs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple


class _Wish(NamedTuple):
    """Somebody waits, for so much."""

    turn: asyncio.Future[None]
    size: int


class Turns:
    """So much at a time. `await take(address, size)`, and `give(size)` once for each that was taken."""

    def __init__(self, room: int) -> None:
        self._free = room
        self._lines: OrderedDict[str, deque[_Wish]] = OrderedDict()  # the first is served next

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    async def take(self, address: str, size: int = 1) -> None:
        """Come back when it is one's turn."""
        if size <= self._free and not self._lines:
            self._free -= size
            return
        wish = _Wish(asyncio.get_running_loop().create_future(), size)
        self._lines.setdefault(address, deque()).append(wish)
        try:
            await wish.turn
        except asyncio.CancelledError:
            if wish.turn.done() and not wish.turn.cancelled():
                self.give(size)  # it had just been one's turn
            else:
                self._leave(address, wish)
            raise

    def give(self, size: int = 1) -> None:
        """Let others have it: first of the address that has waited longest."""
        self._free += size
        self._serve()

    def _serve(self) -> None:
        while self._lines:
            address, line = next(iter(self._lines.items()))
            wish = line[0]
            gone = wish.turn.done()  # whoever it was has given up
            if not gone and wish.size > self._free:
                return  # nobody slips in before whoever needs more
            line.popleft()
            if not line:
                del self._lines[address]
            elif not gone:
                self._lines.move_to_end(address)
            if not gone:
                self._free -= wish.size
                wish.turn.set_result(None)

    def _leave(self, address: str, wish: _Wish) -> None:
        line = self._lines.get(address)
        if line is not None and wish in line:
            line.remove(wish)
            if not line:
                del self._lines[address]
        self._serve()  # whoever stood behind may need less
