"""Several real processes on one PostgreSQL: answers from anywhere, and whatever may happen to one of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cuore.server import leases, tokens
from cuore.server.database import Fenced, engine_for, migrate
from cuore.server.leases import Elsewhere, Process
from cuore.server.store import Append, Store, TableEvent
from tests.server.clusters import Cluster, cluster, new_database, programs
from tests.server.histories import Player, faults
from tests.server.houses import House, house, lay, tables

psycopg = pytest.importorskip("psycopg", reason='pip install "cuore[postgresql]"')
pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or programs() is None, reason="PostgreSQL is not installed, or lives cannot be forked"
)

SECONDS = 30.0  # until something must have happened: the machine may be busy
HEALED = 5.0  # seconds after the death of a process until its tables go on
UNSEEN = "an answer was acknowledged that those at the table do not see"
TWO = [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}]


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(scope="module")
def houses(server: Cluster) -> Iterator[list[House]]:
    """Three programs; each test lets them live on a database of its own."""
    with ExitStack() as stack:
        yield [stack.enter_context(house(server.url)) for _ in range(3)]


@dataclass
class Company:
    """Processes that serve one database."""

    url: str
    houses: list[House]
    lives: list[dict[str, Any]] = field(default_factory=list)

    @property
    def ports(self) -> list[int]:
        return [life["port"] for life in self.lives]

    def kill(self, number: int) -> None:
        os.kill(self.lives[number]["pid"], signal.SIGKILL)
        self.houses[number].says()
        self.lives[number] = {}

    def query(self, text: str, *values: object) -> list[Any]:
        with psycopg.connect(self.url) as connection:
            rows: list[Any] = connection.execute(text, values).fetchall()
            return rows

    def owner(self, code: str) -> str | None:
        ((found,),) = self.query("SELECT owner FROM games WHERE code = %s", code)
        return found if found is None else str(found)


@contextmanager
def company(server: Cluster, houses: list[House], name: str, count: int = 3, fault: str = "") -> Iterator[Company]:
    url = new_database(server.url, name)
    found = Company(url, houses[:count])
    try:
        for each in found.houses:
            each.database = url
            found.lives.append(each.begin(fault=fault))
        yield found
    finally:
        for number, life in enumerate(found.lives):
            if life:
                with suppress(ProcessLookupError):
                    os.kill(life["pid"], signal.SIGCONT)
                    os.kill(life["pid"], signal.SIGKILL)
                found.houses[number].says()


def get(port: int, path: str, key: str = "", **headers: str) -> bytes:
    cookie = {"Cookie": f"{tokens.COOKIE}={key}"} if key else {}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={**headers, **cookie})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=SECONDS) as answer:
        body: bytes = answer.read()
        return body


def post(port: int, path: str, body: object, key: str) -> Any:
    headers = {"Cookie": f"{tokens.COOKIE}={key}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=SECONDS) as answer:
        return json.load(answer)


async def eventually(what: Callable[[], Awaitable[bool]], seconds: float = SECONDS) -> float:
    """Wait for it; how long it took."""
    begin = time.monotonic()
    while not await what():
        assert time.monotonic() - begin < seconds, "it has not happened"
        await asyncio.sleep(0.05)
    return time.monotonic() - begin


@contextmanager
def playing(players: list[Player], ports: Callable[[], list[int]]) -> Iterator[list[asyncio.Task[None]]]:
    """They come back by themselves, to whoever is there."""

    async def play(player: Player) -> None:
        while True:
            await player.live_through(player.rng.choice(ports()))
            await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(play(player)) for player in players]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()


def counts(players: list[Player]) -> list[int]:
    return [len(player.acknowledged) for player in players]


async def everybody_gets_on(players: list[Player], seconds: float = SECONDS) -> float:
    """Until something was acknowledged at every table, since now."""
    before = dict(zip(map(id, players), counts(players), strict=True))

    async def all_on() -> bool:
        on = {player.code for player in players if len(player.acknowledged) > before[id(player)]}
        return on == {player.code for player in players}

    return await eventually(all_on, seconds)


# -- the statements -----------------------------------------------------------------------------------------


def test_a_table_has_one_owner_and_whoever_lost_it_writes_nothing(server: Cluster) -> None:
    url = new_database(server.url, "fences")
    engine = engine_for(url)
    migrate(engine)
    first, second = Process.new("127.0.0.1:1", "first"), Process.new("127.0.0.1:2", "second")
    row = {"agreed": "{}", "secret": "00", "open": False, "created": 1, "changed": 1}

    def event(seq: int) -> list[TableEvent]:
        return [TableEvent("laid", seq=seq, at=1)]

    async def main() -> None:
        store = Store.open(url)
        with engine.begin() as connection:
            leases.join(connection, first)
            leases.join(connection, second)
        await store.append(Append("AAAAAAAA", event(1), "playing", new=row, fence=1, owner="first"))
        with pytest.raises(Elsewhere) as told:
            await store.take("AAAAAAAA", second)
        assert told.value.process == first
        await store.append(Append("AAAAAAAA", event(2), "playing", fence=1))

        with engine.begin() as connection:  # the first one falls asleep
            connection.exec_driver_sql("UPDATE processes SET until = 0 WHERE name = 'first'")
        lease = await store.take("AAAAAAAA", second)
        assert lease is not None
        assert lease.fence == 2
        with pytest.raises(Fenced):
            await store.append(Append("AAAAAAAA", event(3), "playing", fence=1))
        with engine.begin() as connection:
            assert not leases.beat(connection, first), "it must learn that its lease had run out"
            assert leases.beat(connection, first)
        with pytest.raises(Fenced):
            await store.append(Append("AAAAAAAA", event(3), "playing", fence=1))
        await store.append(Append("AAAAAAAA", event(3), "playing", fence=2))

        # A row that somebody holds keeps nobody waiting.
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE processes SET until = 0 WHERE name = 'second'")
        with engine.connect() as holder:
            holder.exec_driver_sql("SELECT 1 FROM games WHERE code = 'AAAAAAAA' FOR UPDATE")
            with pytest.raises(Elsewhere) as told:
                await asyncio.wait_for(store.take("AAAAAAAA", first), SECONDS)
            assert told.value.process is None
        lease = await store.take("AAAAAAAA", first)
        assert lease is not None
        await store.release({"AAAAAAAA": lease.fence - 1}, first)
        with engine.connect() as connection:
            assert leases.owned(connection, first) == {"AAAAAAAA": 3}
        await store.release({"AAAAAAAA": 3}, first)
        with engine.connect() as connection:
            assert leases.owned(connection, first) == {}
        assert await store.take("BBBBBBBB", first) is None
        await store.close()

    asyncio.run(main())
    engine.dispose()


# -- everything is well -------------------------------------------------------------------------------------


def test_anybody_may_come_to_any_process(server: Cluster, houses: list[House]) -> None:
    async def play(players: list[Player], here: Company) -> None:
        with playing(players, lambda: here.ports):
            await everybody_gets_on(players)
            await asyncio.sleep(1)

    with company(server, houses, "anywhere") as here:
        players = tables(here.ports[0], random.Random(1))
        asyncio.run(play(players, here))
        assert faults(here.url, players) == []
        assert min(counts(players)) > 0
        # Over REST the same: Bob sits down at the third process, Ann sees it at the second.
        ann, bob = tokens.new_key(), tokens.new_key()
        link = {"seats": [TWO[0], {"player": "link"}], "sets": ["base"], "open": True}
        code = post(here.ports[0], "/api/tables", link, ann)["code"]
        assert code in {card["code"] for card in json.loads(get(here.ports[1], "/api/tables?list=open"))["tables"]}
        post(here.ports[2], f"/api/tables/{code}/sit", {"name": "Bob"}, bob)
        seen = json.loads(get(here.ports[1], f"/api/tables/{code}", ann))
        assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bob"]
        assert code in {card["code"] for card in json.loads(get(here.ports[2], "/api/mine", bob))["tables"]}
        assert json.loads(get(here.ports[2], "/api/tables?list=open"))["tables"] == []
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(here.ports[1], "/api/tables/AAAAAAAA")


def test_the_inner_listener_is_for_those_who_know_its_secret(server: Cluster, houses: list[House]) -> None:
    with company(server, houses, "inner", 1) as here:
        ((address, secret),) = here.query("SELECT address, secret FROM processes")
        port = int(address.rpartition(":")[2])
        for headers in ({}, {"X-Cuore-Secret": "0" * 64}, {"X-Cuore-Client": "192.0.2.7"}):
            with pytest.raises(urllib.error.HTTPError, match="403"):
                get(port, "/api/about", **headers)
        assert get(port, "/api/about", **{"X-Cuore-Secret": secret, "X-Cuore-Client": "192.0.2.7"})


# -- one of them is not well --------------------------------------------------------------------------------


def test_the_tables_of_a_process_that_was_killed_go_on_within_seconds(server: Cluster, houses: list[House]) -> None:
    async def main(here: Company) -> None:
        players = tables(here.ports[0], random.Random(2))
        clock = post(here.ports[0], "/api/tables", {"seats": TWO, "sets": ["base"], "clock": 300}, tokens.new_key())
        dead = here.owner(clock["code"])
        with playing(players, lambda: [life["port"] for life in here.lives if life]):
            await everybody_gets_on(players)
            here.kill(0)
            took = await everybody_gets_on(players)

            async def is_adopted() -> bool:  # nobody visits that one: its clock runs
                return here.owner(clock["code"]) not in {None, dead}

            begin = time.monotonic()
            await eventually(is_adopted)
            assert took + time.monotonic() - begin < 2 * HEALED, "twice as long as on a machine that is idle"
            await asyncio.sleep(0.3)
        assert faults(here.url, players) == []

    with company(server, houses, "killed") as here:
        asyncio.run(main(here))


async def look(port: int, code: str, key: str, seat: int) -> tuple[ClientConnection, dict[str, Any]]:
    line = await connect(
        f"ws://127.0.0.1:{port}/ws/{code}", additional_headers={"Cookie": f"{tokens.COOKIE}={key}"}, proxy=None
    )
    await line.send(json.dumps({"type": "look", "seat": seat, "lang": "en"}))
    return line, await state(line)


async def state(line: ClientConnection) -> dict[str, Any]:
    while (said := json.loads(await asyncio.wait_for(line.recv(), SECONDS)))["type"] != "state":
        pass
    table: dict[str, Any] = said["table"]
    return table


def first_answer(table: dict[str, Any], id_: str) -> dict[str, Any]:
    move = table["options"][0]["move"]
    return {"type": "answer", "id": id_, "seat": 0, "at": table["version"], "move": move}


async def a_sleeper_wakes_up(here: Company) -> list[str]:
    """The owner of a table stands still, another one takes it over, the first wakes up: what went wrong then.

    Whoever is told that an answer is kept must be at the one table that everybody sees.
    """
    key = tokens.new_key()
    code = lay(here.ports[0], key, TWO)
    old, table = await look(here.ports[0], code, key, 0)
    dead = here.owner(code)
    os.kill(here.lives[0]["pid"], signal.SIGSTOP)
    # It waits until the lease has run out, and opens the table then.
    new, _ = await look(here.ports[1], code, key, 0)
    assert here.owner(code) not in {None, dead}
    os.kill(here.lives[0]["pid"], signal.SIGCONT)
    answer = first_answer(table, "too-late")
    found = []
    try:
        await old.send(json.dumps(answer))
        while (said := json.loads(await asyncio.wait_for(old.recv(), SECONDS)))["type"] not in {"done", "closing"}:
            pass
    except ConnectionClosed:
        said = {"type": "closing"}
    if said["type"] == "done":
        try:
            async with asyncio.timeout(2):
                while (await state(new))["version"] < said["version"]:
                    pass
        except TimeoutError:
            found.append(UNSEEN)
    elif here.query("SELECT 1 FROM events WHERE id = 'too-late'"):
        found.append("a process that had lost the table has written")
    else:
        await new.send(json.dumps(answer))  # as a browser does that comes again
        while (await state(new))["version"] == table["version"]:
            pass
    await old.close()
    await new.close()
    return found


def test_a_process_that_slept_through_its_lease_is_fenced_off(server: Cluster, houses: list[House]) -> None:
    with company(server, houses, "slept", 2) as here:
        assert asyncio.run(a_sleeper_wakes_up(here)) == []


def test_the_same_check_notices_a_lease_without_fencing(server: Cluster, houses: list[House]) -> None:
    with company(server, houses, "unfenced", 2, fault="no fencing") as here:
        assert asyncio.run(a_sleeper_wakes_up(here)) == [UNSEEN]


def test_without_a_database_nothing_is_acknowledged_and_it_heals_by_itself(houses: list[House]) -> None:
    async def main(own: Cluster, here: Company) -> None:
        key = tokens.new_key()
        code = lay(here.ports[0], key, TWO)
        line, table = await look(here.ports[1], code, key, 0)
        own.stop()
        answer = first_answer(table, "lost")
        await line.send(json.dumps(answer))
        while (said := json.loads(await asyncio.wait_for(line.recv(), SECONDS)))["type"] not in {"done", "refused"}:
            pass
        assert said["problem"] == "not-kept"
        for port in here.ports:
            with pytest.raises(urllib.error.HTTPError, match="503"):
                await eventually(lambda port=port: asyncio.to_thread(lambda: not get(port, "/readyz")))  # type: ignore[misc]
        own.start()

        async def is_ready() -> bool:
            with suppress(urllib.error.HTTPError):
                return all([await asyncio.to_thread(get, port, "/readyz") for port in here.ports])
            return False

        await eventually(is_ready)
        await line.close()
        for port in here.ports:  # the same table, for both: whoever has it now
            line, table = await look(port, code, key, table["to_move"] or 0)
            await line.send(json.dumps({**answer, "id": f"again-{port}", "at": table["version"]}))
            await line.close()
        assert here.owner(code) is not None

    with cluster() as own, company(own, houses, "lost_database", 2) as here:
        asyncio.run(main(own, here))
