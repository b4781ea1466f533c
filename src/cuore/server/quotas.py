"""What one address may use holds over all processes of a database, though no answer at a table waits for that.

Each process counts for itself (limits.py) and twice a second tells the others of those who use much: what they have
spent, and how many of their connections are open. What was spent adds up in the database, so what was taken at
several processes before they knew of each other is owed, and a process that begins anew knows it. Connections go with
their process. Whether one more table may be laid, or one more connection to a table opened by somebody who has
several, the database itself is asked.

Addresses are told by a keyed hash, and rows go when they no longer count. With SQLite there is one process, and
nothing of this happens.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from functools import partial
from typing import Final

from cuore.server.door import Door
from cuore.server.heart import Heart
from cuore.server.limits import AddressLimits, Allowance, worth_telling
from cuore.server.store import Store, StoreError
from cuore.server.tallies import Crowded, Learned, Spent, Told, exchange, forget, lay, meet

LOG = logging.getLogger("cuore.server.quotas")
LOOK: Final = 0.5  # seconds between two times that we tell and learn
TIDY: Final = 60.0  # seconds between two times that rows which no longer count are deleted
KEY: Final = "addresses"  # in `keys`: with what addresses are hashed


def mark(key: bytes, address: str) -> str:
    """What an address is called in the database."""
    return hashlib.blake2b(address.encode(), key=key, digest_size=16).hexdigest()


class Quotas:
    """What addresses use of all processes. Begins with `start`; `run` tells and learns."""

    def __init__(self, store: Store, heart: Heart, addresses: AddressLimits, door: Door | None = None) -> None:
        self._store = store
        self._heart = heart
        self._addresses = addresses
        self._door = door
        self._allowances: dict[Spent, Allowance] = {"requests": addresses.requests, "messages": addresses.messages}
        self._processes = 1
        self._news = True  # somebody has told something, or is gone
        self._told: dict[tuple[Crowded, str], int] = {}  # the connections of which the others know
        self._anew = True  # or of which they know what is wrong
        self._losses = heart.losses
        self._untidy = True
        self._tidied = -TIDY

    async def start(self) -> None:
        """Know how addresses are told, and what was used up before we came."""
        key = bytes.fromhex(await self._store.key(KEY, secrets.token_hex(32)))
        self._addresses.mark = partial(mark, key)
        if self._door is not None:
            self._door.mark = self._addresses.mark
        self._heart.on_told = self._hear
        self._heart.on_gone.append(lambda _: self._hear())
        await self._look()

    def _hear(self) -> None:
        self._news = True

    async def run(self) -> None:
        """Tell and learn, until cancelled. Whether the database keeps anything, others find out and say."""
        while True:
            try:
                await self._look()
                await self._tidy()
            except StoreError as error:
                LOG.debug("the database: %s", error)
            await asyncio.sleep(LOOK)

    # -- what waits for the database ------------------------------------------------------------------------

    async def may_lay(self, address: str) -> bool:
        """Whether somebody there may lay one more table."""
        limits, marked = self._addresses.limits, self._addresses.mark(address)
        self._untidy = True
        try:
            return await self._store.look_up(
                partial(lay, address=marked, each=1000 / limits.tables, most=limits.tables_burst)
            )
        except StoreError:
            return True  # no table can be laid either, and whoever tries is told why

    async def has_room(self, address: str) -> bool:
        """Whether a connection to a table, which has just been counted here, is not one too many for its address."""
        marked, most = self._addresses.mark(address), self._addresses.limits.per_address
        here = self._addresses.connections[marked]
        if here < most * worth_telling(self._processes):
            return True
        self._told["tables", marked] = here
        asked = partial(meet, process=self._heart.me.name, kind="tables", address=marked, count=here)
        try:
            return here + await self._store.look_up(asked) <= most
        except StoreError:
            return True

    # -- what is told now and then --------------------------------------------------------------------------

    async def _look(self) -> None:
        """Tell what there is to tell, and learn what others have told. Where nobody uses much there is nothing."""
        processes = max(1, len(self._heart.living))
        if processes != self._processes:
            self._processes, self._news = processes, True
            for allowance in self._allowances.values():
                allowance.share(processes, self._addresses.clock())
        if self._heart.losses != self._losses:
            self._losses, self._anew = self._heart.losses, True
        spent, crowds = self._spent(), self._crowds()
        if not (spent or crowds or self._news):
            return
        self._news = False
        told = Told(self._heart.me.name, spent, crowds, self._anew)
        try:
            learned = await self._store.look_up(partial(exchange, told=told))
        except StoreError:
            self._told, self._anew, self._news = {}, True, True
            raise
        self._anew = False
        self._learn(learned)

    def _spent(self) -> dict[tuple[Spent, str], float]:
        """What was used up here by those who use much, as the milliseconds in which it comes back."""
        now = self._addresses.clock()
        return {
            (kind, address): spent * 1000 / allowance.rate
            for kind, allowance in self._allowances.items()
            for address, spent in allowance.used(now).items()
        }

    def _crowds(self) -> dict[tuple[Crowded, str], int]:
        """How many connections are open here of those who have many, where that has changed."""
        part = worth_telling(self._processes)
        least = self._addresses.limits.per_address * part
        here: dict[tuple[Crowded, str], int] = {
            ("tables", each): count for each, count in self._addresses.connections.items() if count >= least
        }
        if self._door is not None:
            here |= {("sockets", each): count for each, count in self._door.crowds(part).items()}
        changed = {each: count for each, count in here.items() if self._told.get(each) != count}
        changed |= {each: 0 for each in self._told if each not in here}
        self._told = here
        return changed

    def _learn(self, learned: Learned) -> None:
        now = self._addresses.clock()
        for kind, allowance in self._allowances.items():
            lacking = learned.lacking.get(kind, {})
            allowance.learn({each: left * allowance.rate / 1000 for each, left in lacking.items()}, now)
            self._untidy = self._untidy or bool(lacking)
        self._addresses.elsewhere = learned.elsewhere.get("tables", {})
        if self._door is not None:
            self._door.elsewhere = learned.elsewhere.get("sockets", {})

    async def _tidy(self) -> None:
        now = time.monotonic()
        if self._untidy and now - self._tidied > TIDY:
            self._tidied = now
            self._untidy = await self._store.look_up(forget)
