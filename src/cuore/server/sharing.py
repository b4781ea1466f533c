"""What `Rooms` do as one of several processes (leases.py): have, lose, give and adopt tables, glance at others'."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cuore.server import past, tokens
from cuore.server.heart import Heart
from cuore.server.leases import Elsewhere, Lease
from cuore.server.room import Room
from cuore.server.store import StoreError

if TYPE_CHECKING:
    from cuore.server.rooms import Rooms

LOG = logging.getLogger("cuore.server.rooms")
GLANCES: Final = 256  # tables of other processes that are remembered as they were last seen in a list
NO_LEASE: Final = -1  # the number of a table that is only looked at: no game ever has it
FETCHING, FETCH = 20, 0.1  # how often another process is asked for a table, and the seconds in between
ORPHANS: Final = 10.0  # seconds between two looks for tables that nobody keeps going


class Sharing:
    """Begins with `start`, ends with `leave`."""

    def __init__(self, rooms: Rooms, heart: Heart) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.heart = heart
        self.me = heart.me
        self.fenced = 0  # tables that another process has taken over while we had them
        self._glances: OrderedDict[str, tuple[str, Room]] = OrderedDict()
        self._left = False

    async def start(self) -> None:
        """Be alive from now on, and hear of the others."""
        self.heart.on_gone.append(lambda _: self.rooms.start_chore(self.adopt()))
        self.heart.on_owned = self.compare
        self.heart.on_wanted = lambda code: self.rooms.start_chore(self.give(code))
        self.rooms.pulse.beaten = self.heart.alive
        await self.heart.start()
        self.rooms.start_chore(self._adopt_now_and_then())

    async def leave(self) -> None:
        """Hand everything back."""
        if self._left:
            return
        self._left = True
        await self.heart.stop()
        with suppress(StoreError):  # then the leases run out by themselves
            await self.store.leave(self.me)

    # -- having a table -------------------------------------------------------------------------------------

    async def take(self, code: str) -> Lease | None:
        """The lease of a table; `Elsewhere` if another process has it."""
        return await self.store.take(code, self.me)

    async def release(self, tables: Mapping[str, int]) -> None:
        """Give tables back that nobody needs in memory, by their numbers."""
        if tables:
            await self.store.release(tables, self.me)

    def lose(self, room: Room) -> None:
        """Another process has taken the table over: whoever is here is to come again, and finds it there."""
        if self.rooms.drop(room):
            self.fenced += 1
            LOG.warning("table %s: another process has it by now", tokens.alias(room.code))
            self.rooms.start_chore(room.drain())

    def compare(self, owned: Mapping[str, int], asked: float) -> None:
        """Let go of tables that we had when it was asked which are ours, and that are another's."""
        for room in self.rooms.in_memory():
            if room.came < asked and owned.get(room.code) != room.fence:
                self.lose(room)

    async def give(self, code: str) -> None:
        """Give a table to a process that asks for it; whoever is here is to come again."""
        room = self.rooms.at_hand(code)
        if room is None or not self.rooms.drop(room):
            return
        await room.settle()
        try:
            await self.store.release({code: room.fence}, self.me)
        except StoreError as error:
            LOG.error("the database: %s", error)
        room.dismiss()

    async def fetch(self, code: str) -> Room | None:
        """The table of a code, here: another process is asked for it if need be."""
        for _ in range(FETCHING):
            try:
                return await self.rooms.find(code)
            except Elsewhere:
                await self.store.ask_for(code)
                await asyncio.sleep(FETCH)
        return await self.rooms.find(code)

    async def hold(self, code: str) -> Lease | None:
        """The lease of a table that is not in memory here: another process is asked for it if need be."""
        for _ in range(FETCHING):
            try:
                return await self.take(code)
            except Elsewhere:
                await self.store.ask_for(code)
                await asyncio.sleep(FETCH)
        return await self.take(code)

    # -- what others have or had ----------------------------------------------------------------------------

    async def adopt(self) -> None:
        """Keep going what somebody who is gone has left."""
        try:
            codes = await self.store.due_and_free()
        except StoreError as error:
            LOG.error("the database: %s", error)
            return
        random.shuffle(codes)  # the others do the same: each gets some
        await self.rooms.resume(codes)

    async def _adopt_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(ORPHANS)
            await self.adopt()

    async def glance(self, code: str, end: str) -> Room | None:
        """A table for a list, whoever has it: as the store has it, with that end. It is not to be changed."""
        if (room := self.rooms.at_hand(code)) is not None:
            return room
        known = self._glances.get(code)
        if known is None or known[0] != end:
            kept = await self.store.read(code)
            if kept is None:
                return None
            ledger = await asyncio.to_thread(past.read, kept)
            known = end, self.rooms.room_of(ledger, NO_LEASE)
        self._glances[code] = known
        self._glances.move_to_end(code)
        while len(self._glances) > GLANCES:
            self._glances.popitem(last=False)
        return known[1]
