"""What addresses use of all processes on one database, as it stands there. The statements; quotas.py says when.

What an address has spent is one number: the time, by the database's clock, at which nothing of its allowance is
lacking any more. Whoever spends moves it on by as long as that takes to come back, so what several processes tell
adds up, whenever they do. Open connections are counted by process, and only those of processes that are alive.

Every statement is a transaction by itself: whoever falls asleep between two of them holds up nobody. PostgreSQL only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, select, text

from cuore.server.leases import ALIVE, NOW
from cuore.server.schema import ALLOWANCES, CROWDS

CHANNEL: Final = "cuore_quotas"  # of LISTEN and NOTIFY: the process of that name has told something

MOST: Final = 1000  # addresses of which one learns at the same time, those first who lack most

Spent = Literal["requests", "messages", "tables"]
Crowded = Literal["tables", "sockets"]  # connections to tables; of any kind


@dataclass(frozen=True)
class Told:
    """What a process tells, by kind and address."""

    process: str
    spent: Mapping[tuple[Spent, str], float]  # as the milliseconds in which it comes back
    crowds: Mapping[tuple[Crowded, str], int]  # connections that are open now; none: not worth telling any more
    anew: bool  # whatever stood there of this process goes first


@dataclass
class Learned:
    """What all processes have told, by kind and address."""

    lacking: dict[str, dict[str, int]] = field(default_factory=dict)  # milliseconds until nothing is
    elsewhere: dict[str, dict[str, int]] = field(default_factory=dict)  # connections at other processes


# What is spent after now, whatever was before.
_MOVED_ON: Final = f"GREATEST(had.until, {NOW}) + :more"
_SPEND: Final = f"""
    INSERT INTO allowances AS had (kind, address, until) VALUES (:kind, :address, {NOW} + :more)
    ON CONFLICT (kind, address) DO UPDATE SET until = {_MOVED_ON}"""
_SPEND_IF: Final = f"{_SPEND} WHERE {_MOVED_ON} - {NOW} <= :most RETURNING until"
_COUNT: Final = """
    INSERT INTO crowds (process, kind, address, count) VALUES (:process, :kind, :address, :count)
    ON CONFLICT (process, kind, address) DO UPDATE SET count = excluded.count"""
_IS_NAMED: Final = (
    (CROWDS.c.process == bindparam("of_process"))
    & (CROWDS.c.kind == bindparam("of_kind"))
    & (CROWDS.c.address == bindparam("of_address"))
)


def exchange(connection: Connection, told: Told) -> Learned:
    """Tell, and learn what all have told."""
    _each_by_itself(connection)
    if told.anew:
        connection.execute(delete(CROWDS).where(CROWDS.c.process == told.process))
    # In one order everywhere: two processes that tell of the same addresses must not wait for each other.
    spent = [
        {"kind": kind, "address": address, "more": round(more)}
        for (kind, address), more in sorted(told.spent.items())
    ]
    if spent:
        connection.execute(text(_SPEND), spent)
    gone = []
    for (kind, address), count in told.crowds.items():
        if count:
            _count(connection, told.process, kind, address, count)
        else:
            gone.append({"of_process": told.process, "of_kind": kind, "of_address": address})
    if gone:
        connection.execute(delete(CROWDS).where(_IS_NAMED), gone)
    if told.spent or told.crowds:
        connection.execute(text("SELECT pg_notify(:channel, :me)"), {"channel": CHANNEL, "me": told.process})
    learned = Learned()
    lacking = select(ALLOWANCES.c.kind, ALLOWANCES.c.address, ALLOWANCES.c.until - NOW)
    lacking = lacking.where(ALLOWANCES.c.until > NOW, ALLOWANCES.c.kind != "tables")
    for kind, address, left in connection.execute(lacking.order_by(ALLOWANCES.c.until.desc()).limit(MOST)):
        learned.lacking.setdefault(kind, {})[address] = left
    others = _others(told.process).add_columns(CROWDS.c.kind, CROWDS.c.address)
    for count, kind, address in connection.execute(others.group_by(CROWDS.c.kind, CROWDS.c.address)):
        learned.elsewhere.setdefault(kind, {})[address] = int(count)
    return learned


def lay(connection: Connection, address: str, each: float, most: int) -> bool:
    """Spend one table, unless `most` are spent; one comes back in `each` milliseconds. Whether there was one."""
    _each_by_itself(connection)
    wanted = {"kind": "tables", "address": address, "more": round(each), "most": round(each * most)}
    return connection.execute(text(_SPEND_IF), wanted).one_or_none() is not None


def meet(connection: Connection, process: str, kind: Crowded, address: str, count: int) -> int:
    """Say that so many connections of an address are open at this process; how many are at others."""
    _each_by_itself(connection)
    _count(connection, process, kind, address, count)
    others = _others(process).where(CROWDS.c.kind == kind, CROWDS.c.address == address)
    return int(connection.execute(others).scalar_one() or 0)


def forget(connection: Connection) -> bool:
    """Let go of what does not count any more; whether anything is left."""
    _each_by_itself(connection)
    connection.execute(delete(ALLOWANCES).where(ALLOWANCES.c.until < NOW))
    return bool(connection.execute(select(exists(select(ALLOWANCES.c.until)))).scalar_one())


def _each_by_itself(connection: Connection) -> None:
    connection.execution_options(isolation_level="AUTOCOMMIT")


def _count(connection: Connection, process: str, kind: Crowded, address: str, count: int) -> None:
    connection.execute(text(_COUNT), {"process": process, "kind": kind, "address": address, "count": count})


def _others(process: str) -> Select[tuple[Any]]:
    """Connections at other processes that are alive."""
    return select(func.sum(CROWDS.c["count"])).where(CROWDS.c.process != process, CROWDS.c.process.in_(ALIVE))
