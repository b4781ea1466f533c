"""Keeping order: what people report, who may not come in, and what a host wants done at a table.

All of it stands in the database, so the command (`cuore moderate`), the page (admin.py) and every process mean the
same. Bans are read every few seconds. An order waits until the process that has the table, or may have it, finds it.
Whoever is banned may still look at pages; they lay no table, sit nowhere, say nothing, and have no connection.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, cast

from sqlalchemy import Connection, delete, func, insert, select, update

from cuore.engine.errors import CuoreError
from cuore.server import tokens
from cuore.server.leases import Elsewhere
from cuore.server.limits import household
from cuore.server.names import look, looks
from cuore.server.problems import Refusal
from cuore.server.schema import BANS, GAMES, ORDERS, REPORTS
from cuore.server.store import Store, StoreError
from cuore.server.times import iso

if TYPE_CHECKING:
    from cuore.server.room import Room

LOG = logging.getLogger("cuore.server.moderating")
LOOK: Final = 2.0  # seconds between two looks into the database
MOST_REPORTS, AN_HOUR = 10, 3600 * 1000  # of one browser in so many milliseconds
KEPT: Final = 90 * 24 * AN_HOUR  # for which a report is kept
LISTED: Final = 200
WAITING: Final = 60 * 1000  # milliseconds after which an order that nobody could carry out is dropped

BanKind = Literal["address", "name", "browser"]
OrderKind = Literal["remove", "close"]


@dataclass(frozen=True)
class Complaint:
    """Somebody was reported, for a line that they said or for how they play."""

    number: int
    at: int  # milliseconds since 1970
    game: str
    seat: int
    name: str
    text: str  # what they said; empty: it is about the player
    settled: bool


@dataclass(frozen=True)
class Ban:
    """Somebody may not come in."""

    number: int
    at: int
    kind: BanKind
    what: str
    name: str  # how people know whoever it is
    until: int | None  # nothing: for ever


@dataclass(frozen=True)
class HostOrder:
    """Something is to be done at a table."""

    number: int
    at: int
    kind: OrderKind
    game: str
    seat: int | None


class Moderation:
    """Who may not come in, as this process knows it, and the orders that it carries out."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[Room | None]],
        close: Callable[[Room], Awaitable[None]],
    ) -> None:
        self._store = store
        self._find = find
        self._close = close
        self._banned: frozenset[tuple[BanKind, str]] = frozenset()

    def bars(self, address: str, browser: str | None = None) -> bool:
        """Whether that address or that browser may not come in."""
        return ("address", address) in self._banned or (browser is not None and ("browser", browser) in self._banned)

    def check_names(self, names: Sequence[str | None]) -> None:
        """`Refusal` if one of the names, or one that looks like it, may not be used."""
        for name in names:
            if name and any(("name", what) in self._banned for what in looks(name)):
                raise Refusal("refused", "problem-name-banned")

    async def report(self, room: Room, browser: str, seat: int, line: int | None) -> None:
        """Keep a report of somebody at a table; `Refusal` if there is nobody, or too many came from there."""
        if seat >= len(room.chairs) or room.chairs[seat].browser in {None, browser}:
            raise Refusal("unreadable", reason="seat")
        text = ""
        if line is not None:
            await room.talk.read()
            said = next((each for each in room.talk.since(line - 1, "en") if each.number == line), None)
            if said is None or said.seat != seat:
                raise Refusal("unreadable", reason="line")
            text = said.text
        chair = room.chairs[seat]
        row = {"game": room.code, "seat": seat, "name": chair.name, "browser": chair.browser, "by": browser}
        if not await self._store.keep(partial(add_report, row={**row, "text": text})):
            raise Refusal("too-fast")

    async def run(self) -> None:
        """Look into the database now and then, until cancelled."""
        while True:
            try:
                await self.look()
            except StoreError as error:
                if self._store.failing is None:  # else the store has said so
                    LOG.error("the database: %s", error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Know who is banned, and carry out what is ordered at tables that can be had."""
        now = _now()
        found = await self._store.look_up(partial(bans, now=now))
        self._banned = frozenset((ban.kind, what) for ban in found for what in _whats(ban))
        for order in await self._store.look_up(orders):
            if await self._done(order) or order.at < now - WAITING:
                await self._store.keep(partial(forget_order, number=order.number))

    async def _done(self, order: HostOrder) -> bool:
        """Carry out an order, unless another process has the table."""
        try:
            room = await self._find(order.game)
            if room is not None:
                await (self._close(room) if order.kind == "close" else room.remove(order.seat or 0))
        except Elsewhere:
            return False
        except (CuoreError, Refusal) as error:
            LOG.warning("table %s, %s: %s", tokens.alias(order.game), order.kind, error)
        else:
            LOG.warning("table %s, %s: done, as the host wished", tokens.alias(order.game), order.kind)
        return True


# -- how it is kept: for the server, the page and the command -------------------------------------------------


def _whats(ban: Ban) -> tuple[str, ...]:
    """By what somebody who is banned is known; a name by all that it looks like."""
    return (ban.what, *looks(ban.name)) if ban.kind == "name" else (ban.what,)


def _now() -> int:
    return int(time.time() * 1000)


def add_report(connection: Connection, row: dict[str, object]) -> bool:
    """Keep a report, unless its reporter has had many lately; whether it was kept. Old ones go."""
    now = _now()
    connection.execute(delete(REPORTS).where(REPORTS.c.at < now - KEPT))
    mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.by == row["by"], REPORTS.c.at > now - AN_HOUR)
    if connection.execute(mine).scalar_one() >= MOST_REPORTS:
        return False
    connection.execute(insert(REPORTS), {**row, "at": now, "settled": False})
    return True


def reports(connection: Connection, *, settled: bool = False) -> list[Complaint]:
    """What was reported, the latest first; also what is `settled`, if that is wanted."""
    query = select(REPORTS) if settled else select(REPORTS).where(~REPORTS.c.settled)
    return [
        Complaint(row.number, row.at, row.game, row.seat, row.name, row.text, bool(row.settled))
        for row in connection.execute(query.order_by(REPORTS.c.number.desc()).limit(LISTED))
    ]


def settle(connection: Connection, number: int) -> bool:
    """A report needs nothing more; whether there was one."""
    return connection.execute(update(REPORTS).where(REPORTS.c.number == number).values(settled=True)).rowcount > 0


def bans(connection: Connection, now: int) -> list[Ban]:
    """Who may not come in now, the latest first."""
    valid = BANS.c.until.is_(None) | (BANS.c.until > now)
    return [
        Ban(row.number, row.at, cast(BanKind, row.kind), row.what, row.name, row.until)
        for row in connection.execute(select(BANS).where(valid).order_by(BANS.c.number.desc()))
    ]


def ban(connection: Connection, kind: BanKind, told: str, hours: float | None) -> bool:
    """Let an address or a name in no more, for some hours or for ever; whether there is anything to ban."""
    what = household(told.strip()) if kind == "address" else look(told)
    return bool(what) and _ban(connection, kind, what, told, hours)


def ban_reported(connection: Connection, number: int, hours: float | None) -> bool:
    """Let the browser of whoever was reported in no more; whether there is such a report."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.number == number)).one_or_none()
    return row is not None and _ban(connection, "browser", row.browser, row.name, hours)


def _ban(connection: Connection, kind: BanKind, what: str, name: str, hours: float | None) -> bool:
    now = _now()
    until = None if not hours else now + int(hours * AN_HOUR)
    connection.execute(delete(BANS).where((BANS.c.kind == kind) & (BANS.c.what == what) | (BANS.c.until < now)))
    row = {"at": now, "kind": kind, "what": what[:64], "name": name[:64], "until": until}
    connection.execute(insert(BANS), row)
    return True


def unban(connection: Connection, number: int) -> bool:
    """Let somebody in again; whether they were banned."""
    return connection.execute(delete(BANS).where(BANS.c.number == number)).rowcount > 0


def order(connection: Connection, kind: OrderKind, game: str, seat: int | None = None) -> bool:
    """Have something done at a table; whether there is such a table."""
    known = connection.execute(select(GAMES.c.code).where(GAMES.c.code == game)).one_or_none() is not None
    if known:
        connection.execute(insert(ORDERS), {"at": _now(), "kind": kind, "game": game, "seat": seat})
    return known


def orders(connection: Connection) -> list[HostOrder]:
    """What is to be done, in the order in which it was wished."""
    return [
        HostOrder(row.number, row.at, cast(OrderKind, row.kind), row.game, row.seat)
        for row in connection.execute(select(ORDERS).order_by(ORDERS.c.number))
    ]


def forget_order(connection: Connection, number: int) -> None:
    """It is done."""
    connection.execute(delete(ORDERS).where(ORDERS.c.number == number))


def told(connection: Connection, owner: str) -> list[dict[str, object]]:
    """What a person has reported, for themselves to read; who has reported them is not told."""
    query = select(REPORTS).where(REPORTS.c.by == owner).order_by(REPORTS.c.number)
    return [
        {"game": row.game, "name": row.name, "text": row.text, "at": iso(row.at)} for row in connection.execute(query)
    ]


def forget(connection: Connection, owner: str) -> None:
    """Reports about a person go, those that they made are nobody's. A ban that holds is the host's business."""
    connection.execute(delete(REPORTS).where(REPORTS.c.browser == owner))
    connection.execute(update(REPORTS).where(REPORTS.c.by == owner).values(by=""))
    connection.execute(delete(BANS).where(BANS.c.kind == "browser", BANS.c.what == owner, BANS.c.until < _now()))
