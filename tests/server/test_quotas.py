"""What one address may use holds over all processes of a database: tables, requests, messages, connections."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import urllib.error
from collections.abc import Mapping
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from random import Random

import pytest
from sqlalchemy import func, select
from websockets.exceptions import InvalidStatus

from cuore.server import leases, tokens
from cuore.server.database import engine_for
from cuore.server.door import FULL
from cuore.server.leases import Process
from cuore.server.limits import Allowance, Bucket, Limits
from cuore.server.schema import ALLOWANCES, CROWDS, KEYS
from cuore.server.store import Store
from cuore.server.tallies import Crowded, Learned, Spent, Told, exchange, forget, lay, meet
from tests.server.clusters import Cluster, new_database, programs
from tests.server.companies import Company, company, eventually, get, looking, post
from tests.server.houses import House
from tests.server.visitor import hall

needs_processes = pytest.mark.skipif(
    not hasattr(os, "fork") or programs() is None, reason="PostgreSQL is not installed, or lives cannot be forked"
)
TWO = [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}]
TABLE = {"seats": TWO, "sets": ["base"]}
ANN, BOB, CLEO = "192.0.2.7", "192.0.2.8", "192.0.2.9"  # where they come from, as the proxy tells it


def by(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def asks(port: int, address: str, path: str = "/api/about") -> int:
    """What comes of a request."""
    try:
        get(port, path, **by(address))
    except urllib.error.HTTPError as error:
        return error.code
    return 200


def lays(port: int, address: str) -> int:
    """What comes of laying a table."""
    try:
        post(port, "/api/tables", TABLE, tokens.new_key(), **by(address))
    except urllib.error.HTTPError as error:
        return error.code
    return 200


def told(here: Company, kind: str) -> list[tuple[str, int]]:
    """What is known of addresses everywhere, and for how many milliseconds more."""
    now = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    return here.query(f"SELECT address, until - {now} FROM allowances WHERE kind = %s", kind)


# -- by themselves ------------------------------------------------------------------------------------------


class World:
    """So many processes with an allowance for each address, which tell each other twice a second, one by one."""

    def __init__(self, processes: int, rate: float = 20.0, burst: int = 240) -> None:
        self.rate = rate
        self.now = 0.0
        self.until: dict[str, float] = {}
        self.all = [Allowance(rate, burst, 1000) for _ in range(processes)]
        for each in self.all:
            each.share(processes, self.now)

    def step(self, number: int) -> None:
        """A fiftieth of a second goes by."""
        self.now = number / 50
        for each in self.all[number % 25 :: 25]:
            for address, spent in each.used(self.now).items():
                self.until[address] = max(self.until.get(address, 0.0), self.now) + spent / self.rate
            lacking = {name: (until - self.now) * self.rate for name, until in self.until.items() if until > self.now}
            each.learn(lacking, self.now)

    def ask(self, number: int, cost: int = 1) -> bool:
        return self.all[number].of("a", self.now).take(self.now, cost)


@pytest.mark.parametrize("processes", [1, 2, 8])
def test_whoever_takes_all_they_get_has_their_allowance_once(processes: int) -> None:
    """What they take before the processes know of each other is owed, and paid in the end."""
    world, seconds, given = World(processes), 150, 0
    for number in range(1, seconds * 50):
        world.step(number)
        given += sum(world.ask(each) for each in range(processes) for _ in range(10))
    assert abs(given - (240 + 20 * seconds)) < 80


@pytest.mark.parametrize("processes", [2, 8])
def test_whoever_stays_below_the_whole_at_each_process_gets_no_more_than_the_whole(processes: int) -> None:
    world, seconds, given, rng = World(processes), 200, 0, Random(1)
    for number in range(1, seconds * 50):
        world.step(number)
        given += sum(world.ask(each) for each in range(processes) if rng.random() < 0.02 * 19)
    assert given < 240 * 1.25 + 20 * seconds


@pytest.mark.parametrize("processes", [2, 8, 40])
def test_whoever_keeps_within_their_allowance_is_never_refused(processes: int) -> None:
    """Bursts and a trickle, at whichever process: whatever one bucket for all, a little smaller, would have given."""
    for seed in range(3):
        world, whole, rng = World(processes), Bucket(20.0, 216, 0.0), Random(seed)
        for number in range(1, 100 * 50):
            world.step(number)
            asked = rng.randrange(120) if rng.random() < 0.02 else int(rng.random() < 0.3)
            for _ in range(asked):
                cost = rng.choice([1, 1, 1, 3, 8])
                if whole.take(world.now, cost):
                    assert world.ask(rng.randrange(processes), cost)


def test_with_one_process_nothing_is_told() -> None:
    allowance = Allowance(20.0, 240, 10)
    assert all(allowance.of("a", 0.0).take(0.0) for _ in range(240))
    assert allowance.used(1.0) == {}
    allowance.share(2, 2.0)  # and now there is another one
    assert allowance.used(3.0) == {"a": 240 - 2 * 20 - 10}
    assert allowance.used(4.0) == {}, "once"


def test_with_sqlite_nothing_is_kept_of_an_address() -> None:
    async def visit() -> None:
        async with hall(Limits()) as h:
            assert [(await h.visitor().get("/api/about")).status for _ in range(100)] == [200] * 100
            await h.visitor().lay(*TWO)
            rows = await h.services.rooms.store.look_up(
                lambda connection: [
                    connection.execute(select(func.count()).select_from(each)).scalar_one()
                    for each in (ALLOWANCES, CROWDS, KEYS)
                ]
            )
            assert rows == [0, 0, 0]

    asyncio.run(visit())


# -- the statements -----------------------------------------------------------------------------------------


@needs_processes
def test_what_is_told_adds_up_and_goes_when_it_no_longer_counts(server: Cluster) -> None:
    url = new_database(server.url, "tallies")

    async def main() -> None:
        store = Store.open(url)
        engine = engine_for(url)
        me, other = Process.new("127.0.0.1:1", "me"), Process.new("127.0.0.1:2", "other")
        with engine.begin() as connection:
            leases.join(connection, me)
            leases.join(connection, other)
            kept = connection.exec_driver_sql(
                "SELECT relpersistence FROM pg_class WHERE relname IN ('allowances', 'crowds')"
            )
            assert kept.scalars().all() == ["u", "u"], "to write it waits for no disk, and no log tells of it"

        async def tell(
            who: Process, spent: Mapping[tuple[Spent, str], float], crowds: Mapping[tuple[Crowded, str], int]
        ) -> Learned:
            return await store.look_up(partial(exchange, told=Told(who.name, spent, crowds, anew=False)))

        hour = 3_600_000
        await tell(me, {("requests", "a"): hour}, {("tables", "a"): 5, ("sockets", "a"): 9})
        learned = await tell(other, {("requests", "a"): hour, ("messages", "b"): hour}, {("tables", "a"): 2})
        assert learned.elsewhere == {"tables": {"a": 5}, "sockets": {"a": 9}}
        assert {kind: {*rows} for kind, rows in learned.lacking.items()} == {"requests": {"a"}, "messages": {"b"}}
        assert hour < learned.lacking["requests"]["a"] <= 2 * hour
        assert await store.look_up(partial(meet, process="me", kind="tables", address="a", count=6)) == 2
        assert (await tell(me, {}, {("tables", "a"): 0})).elsewhere == {"tables": {"a": 2}}
        # So many tables, and no more before one has come back.
        laid = [await store.look_up(partial(lay, address="a", each=hour, most=2)) for _ in range(3)]
        assert laid == [True, True, False]
        # The connections of whoever is gone do not count, and go with it.
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE processes SET until = 0 WHERE name = 'other'")
        assert (await tell(me, {}, {})).elsewhere == {}
        with engine.begin() as connection:
            leases.leave(connection, other)
            leases.leave(connection, me)
            assert connection.exec_driver_sql("SELECT count(*) FROM crowds").scalar_one() == 0
            connection.exec_driver_sql("UPDATE allowances SET until = 1 WHERE kind <> 'tables'")
        assert await store.look_up(forget)
        with engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT kind FROM allowances").all() == [("tables",)]
            connection.exec_driver_sql("UPDATE allowances SET until = 1")
        assert not await store.look_up(forget)
        await store.close()
        engine.dispose()

    asyncio.run(main())


# -- several processes --------------------------------------------------------------------------------------


@needs_processes
def test_an_address_lays_its_tables_once_over_all_processes(server: Cluster, houses: list[House]) -> None:
    async def main(here: Company) -> None:
        at_once = [asyncio.to_thread(lays, port, ANN) for port in here.ports * 3]
        assert sorted(await asyncio.gather(*at_once)) == [200] * 4 + [429] * 2
        assert [lays(port, BOB) for port in here.ports] == [200] * 2
        # Nobody has more of them because a process begins anew.
        here.kill(0)
        here.begin(0)
        assert [lays(port, ANN) for port in here.ports] == [429, 429]
        # Nor does whoever is sent on to another process pay twice.
        link = {"seats": [TWO[0], {"player": "link"}], "sets": ["base"]}
        cleo = by("192.0.2.9")
        key = tokens.new_key()
        code = post(here.ports[0], "/api/tables", link, key, **cleo)["code"]
        post(here.ports[0], f"/api/tables/{code}/sit", {"name": "Bob"}, tokens.new_key(), **cleo)
        async with looking(here.ports[0], code, key, 0, **cleo) as (line, _):
            await line.send('{"type": "resign", "seat": 0}')
            for _ in range(2):  # the first lays a table, and both may
                await asyncio.to_thread(post, here.ports[1], f"/api/tables/{code}/rematch", {}, key, **cleo)
        assert [lays(port, "192.0.2.9") for port in here.ports] == [200, 429]
        assert not any(address in {ANN, BOB} for address, _ in told(here, "tables"))

    limits = {"tables": 1 / 3600, "tables_burst": 4}
    with company(server.url, houses, "quota_tables", 2, limits=limits) as here:
        asyncio.run(main(here))


@needs_processes
def test_what_an_address_asks_at_one_process_counts_at_all(server: Cluster, houses: list[House]) -> None:
    rate, burst = 0.02, 64
    first, second = 0, 1

    async def main(here: Company) -> None:
        def is_told(tokens_: int) -> bool:
            return any(left > tokens_ / rate * 900 for _, left in told(here, "requests"))

        assert [asks(here.ports[first], ANN) for _ in range(burst + 1)] == [200] * burst + [429]

        async def is_told_of_all() -> bool:
            return is_told(burst)

        await eventually(is_told_of_all)
        given = 0

        async def is_refused() -> bool:
            nonlocal given
            refused = asks(here.ports[second], ANN) == 429
            given += not refused
            await asyncio.sleep(0.3)
            return refused

        await eventually(is_refused)
        assert given < burst / 4, "it has heard of them"
        # Under its allowance nobody is held up, at whichever process.
        assert [asks(port, BOB) for _ in range(burst // 2 - 1) for port in here.ports] == [200] * (burst - 2)
        # A process that begins anew knows what was used up before.
        here.kill(second)
        here.begin(second)
        assert asks(here.ports[second], ANN) == 429
        assert asks(here.ports[second], "192.0.2.9") == 200
        assert not any(address in {ANN, BOB} for address, _ in told(here, "requests"))

    limits = {"requests": rate, "requests_burst": burst}
    with company(server.url, houses, "quota_requests", 2, limits=limits) as here:
        asyncio.run(main(here))


@needs_processes
def test_an_address_has_its_connections_once_and_those_of_a_killed_process_count_no_more(
    server: Cluster, houses: list[House]
) -> None:
    most = 16

    async def main(here: Company) -> None:
        key = tokens.new_key()
        codes = [post(port, "/api/tables", TABLE, key)["code"] for port in here.ports]

        async def open_one(stack: AsyncExitStack, port: int, code: str, address: str) -> bool:
            try:
                await stack.enter_async_context(looking(port, code, key, 0, **by(address)))
            except InvalidStatus as refused:
                return refused.response.status_code != 503
            return True

        async def know_of_each_other() -> bool:
            return here.query("SELECT count(DISTINCT process) FROM crowds") == [(2,)]

        async with AsyncExitStack() as ann, AsyncExitStack() as bob:
            # Whoever believes to be alone tells nobody of an address with several lines.
            for port, code in 2 * [*zip(here.ports, codes, strict=True)]:
                assert await open_one(bob, port, code, CLEO)
            await eventually(know_of_each_other)
            # Half of them are sent on to the process that has the table, and count once.
            ways = [(port, code) for _ in range(most // 2) for port in here.ports for code in codes]
            opened = [await open_one(ann, port, code, ANN) for port, code in ways]
            assert most <= sum(opened) <= most + 1, "each process may have a little that it has not told"
            assert not any(opened[most + 2 :])
            assert await open_one(bob, here.ports[1], codes[0], BOB)
            assert not any(address in {ANN, BOB} for (address,) in here.query("SELECT address FROM crowds"))
            # Those at a process that was killed are gone.
            here.kill(1)

            async def has_room_for_half() -> bool:
                return await open_one(ann, here.lives[0]["port"], codes[0], ANN)

            for _ in range(most // 2 - 1):
                await eventually(has_room_for_half)

        async def is_empty() -> bool:
            return here.query("SELECT 1 FROM crowds WHERE process = %s", here.names()[0]) == []

        await eventually(is_empty)

    limits = {"per_address": most}
    with company(server.url, houses, "quota_connections", 2, limits=limits) as here:
        asyncio.run(main(here))


@needs_processes
@pytest.mark.skipif(sys.platform != "linux", reason="any address of 127.0.0.0/8 is this machine")
def test_open_sockets_of_an_address_count_at_all_processes(server: Cluster, houses: list[House]) -> None:
    most, source = 16, "127.0.0.9"

    async def main(here: Company) -> None:
        def opened(port: int) -> socket.socket:
            return socket.create_connection(("127.0.0.1", port), 60, (source, 0))

        def said(port: int) -> bytes:
            with opened(port) as line:
                line.sendall(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                try:
                    return b"".join(iter(lambda: line.recv(4096), b""))
                except ConnectionError:  # it was closed before it had said anything
                    return FULL

        async def turned_away() -> bool:
            return await asyncio.to_thread(said, here.ports[1]) == FULL

        async def let_in() -> bool:
            return b" 200 OK" in await asyncio.to_thread(said, here.ports[1])

        with ExitStack() as stack:
            for _ in range(most):
                stack.enter_context(opened(here.ports[0]))
            await eventually(turned_away)
            assert asks(here.ports[1], ANN) == 200, "and nobody else is"
        await eventually(let_in)

    limits = {"sockets": most}
    with company(server.url, houses, "quota_sockets", 2, limits=limits) as here:
        asyncio.run(main(here))
