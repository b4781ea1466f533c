"""Several processes on one database: who is alive, and which of them has a table. The statements; heart.py says when.

A process has a row in `processes` that says until when it counts as alive, by the database's clock. A table is owned
by one process at a time: `games.owner` names it, and the lease lasts as long as its owner is alive, so that one
statement renews all leases of a process. Whoever takes a table over makes `games.fence` grow. Every event is written
under the number that its writer was given, and shelf.py refuses any other in the same transaction: a process that was
asleep while its lease ran out can write nothing, whatever it believes.

PostgreSQL only. A SQLite file has one server (one_server.py), and there nobody owns anything.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)

from cuore.server.schema import GAMES, PROCESSES
from cuore.server.shelf import GONE

LEASE: Final = 3000  # milliseconds for which a sign of life is good
FORGOTTEN: Final = 60_000  # milliseconds after which the row of a process that is gone goes too
CHANNEL: Final = "cuore_processes"  # of LISTEN and NOTIFY: somebody has come or gone, or wants the table of a code

NOW: Final = literal_column("CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", BigInteger)
ALIVE: Final = select(PROCESSES.c.name).where(PROCESSES.c.until > NOW)
# Nobody's, or of a process that is gone.
IS_FREE: Final = or_(GAMES.c.owner.is_(None), GAMES.c.owner.not_in(ALIVE))


@dataclass(frozen=True)
class Process:
    """A process of the server, as the others know it."""

    name: str
    address: str  # host:port, for the others alone
    secret: str  # which they show there

    @staticmethod
    def new(address: str, name: str = "") -> Process:
        """One that nobody knows yet."""
        return Process(name or new_name(), address, secrets.token_hex(32))


def new_name() -> str:
    """A name for a process."""
    return secrets.token_hex(6)


@dataclass(frozen=True)
class Lease:
    """A table is ours, under this number."""

    fence: int


UNSHARED: Final = Lease(0)  # where there are no other processes


class Elsewhere(Exception):
    """Another process has the table; `process` is none while it cannot be said which."""

    def __init__(self, process: Process | None) -> None:
        super().__init__(process.name if process else "")
        self.process = process


# -- processes ----------------------------------------------------------------------------------------------


def join(connection: Connection, me: Process, replaces: str = "") -> None:
    """Begin to be alive; in place of a process of which somebody knows that it has died."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name.in_([me.name, replaces])))
    row = {"name": me.name, "address": me.address, "secret": me.secret}
    connection.execute(insert(PROCESSES).values(until=NOW + LEASE, **row))
    _notify(connection)


def beat(connection: Connection, me: Process) -> bool:
    """Stay alive; false if the lease had run out meanwhile, so that tables may have been taken over."""
    mine = update(PROCESSES).where(PROCESSES.c.name == me.name).values(until=NOW + LEASE)
    if connection.execute(mine.where(PROCESSES.c.until > NOW)).rowcount:
        return True
    if not connection.execute(mine).rowcount:
        join(connection, me)
    return False


def leave(connection: Connection, me: Process) -> None:
    """Hand everything back, and be gone."""
    connection.execute(update(GAMES).where(GAMES.c.owner == me.name).values(owner=None))
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name == me.name))
    _notify(connection)


def living(connection: Connection) -> dict[str, Process]:
    """The processes that are alive, by name."""
    rows = connection.execute(select(PROCESSES).where(PROCESSES.c.until > NOW))
    return {row.name: Process(row.name, row.address, row.secret) for row in rows}


def forget_gone(connection: Connection) -> None:
    """Let go of processes that nobody has heard of for long."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.until < NOW - FORGOTTEN))


def serving(engine: Engine) -> int:
    """How many processes serve the games of a database now."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(ALIVE.subquery())).scalar_one()


def _notify(connection: Connection) -> None:
    """Tell the others, when the transaction is kept."""
    connection.execute(text(f"NOTIFY {CHANNEL}"))


# -- tables -------------------------------------------------------------------------------------------------

# A row that somebody holds is left alone: a process that fell asleep in the middle of a transaction must not put the
# next one to sleep. The database ends such a transaction by itself (database.BRIEF).
_TAKE: Final = (
    update(GAMES)
    .where(
        GAMES.c.code.in_(
            select(GAMES.c.code)
            .where(
                GAMES.c.code == bindparam("of_game"),
                GAMES.c.status != GONE,
                or_(IS_FREE, GAMES.c.owner == bindparam("me")),
            )
            .with_for_update(skip_locked=True)
            .scalar_subquery()
        )
    )
    .values(owner=bindparam("me"), fence=GAMES.c.fence + 1)
    .returning(GAMES.c.fence)
)
_OWNER: Final = (
    select(GAMES.c.code, PROCESSES)
    .select_from(GAMES)
    .outerjoin(PROCESSES, (PROCESSES.c.name == GAMES.c.owner) & (PROCESSES.c.until > NOW))
    .where(GAMES.c.code == bindparam("of_game"), GAMES.c.status != GONE)
)


def take(connection: Connection, code: str, me: Process) -> Lease | None:
    """The table, if it is nobody's or was ours; none if there is no such table; `Elsewhere` if it is another's."""
    fence = connection.execute(_TAKE, {"of_game": code, "me": me.name}).scalar_one_or_none()
    if fence is not None:
        return Lease(fence)
    row = connection.execute(_OWNER, {"of_game": code}).one_or_none()
    if row is None:
        return None
    taken = row.name is not None and row.name != me.name
    raise Elsewhere(Process(row.name, row.address, row.secret) if taken else None)


def release(connection: Connection, tables: Mapping[str, int], me: Process) -> None:
    """Give tables back, unless they have another number by now."""
    for code, fence in tables.items():
        mine = (GAMES.c.code == code) & (GAMES.c.owner == me.name) & (GAMES.c.fence == fence)
        connection.execute(update(GAMES).where(mine).values(owner=None))


def ask_for(connection: Connection, code: str) -> None:
    """Ask whoever has a table to give it back."""
    connection.execute(text("SELECT pg_notify(:channel, :code)"), {"channel": CHANNEL, "code": code})


def owned(connection: Connection, me: Process) -> dict[str, int]:
    """The tables that are ours, each with its number."""
    rows = connection.execute(select(GAMES.c.code, GAMES.c.fence).where(GAMES.c.owner == me.name))
    return {row.code: row.fence for row in rows}


def due_and_free() -> Select[tuple[str]]:
    """The tables at which something goes on by itself and that nobody has, the latest first."""
    due = select(GAMES.c.code).where(GAMES.c.due, GAMES.c.status == "playing", IS_FREE)
    return due.order_by(GAMES.c.changed.desc())


def ends(connection: Connection, codes: Sequence[str]) -> dict[str, str]:
    """The last link of the chain over the events of each of these games."""
    rows = connection.execute(select(GAMES.c.code, GAMES.c.chain).where(GAMES.c.code.in_(codes)))
    return {row.code: row.chain for row in rows}
