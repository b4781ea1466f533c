"""Several real processes on one PostgreSQL: answers from anywhere, and whatever may happen to one of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from cuore.cli import main
from cuore.server import keeping, leases, tokens
from cuore.server.database import Fenced, engine_for, migrate
from cuore.server.leases import Elsewhere, Process
from cuore.server.store import Append, Store, TableEvent
from tests.server.clusters import Cluster, cluster, new_database, programs
from tests.server.companies import (
    SECONDS,
    Company,
    company,
    eventually,
    everybody_gets_on,
    first_answer,
    get,
    healed,
    looking,
    playing,
    post,
    state,
    told,
)
from tests.server.histories import Player, faults
from tests.server.houses import House, lay, tables

psycopg = pytest.importorskip("psycopg", reason='pip install "cuore[postgresql]"')
pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or programs() is None, reason="PostgreSQL is not installed, or lives cannot be forked"
)

UNSEEN = "an answer was acknowledged that those at the table do not see"
TWO = [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}]


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
        async with playing(players, lambda: here.ports):
            for _ in range(3):
                await everybody_gets_on(players)

    with company(server.url, houses, "anywhere") as here:
        players = tables(here.ports[0], random.Random(1))
        asyncio.run(play(players, here))
        assert faults(here.url, players) == []
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


def test_a_table_that_another_process_needs_is_given_away(server: Cluster, houses: list[House]) -> None:
    """A rematch is asked for at the old table and joined at the next one, whoever has that."""
    ann, bob = tokens.new_key(), tokens.new_key()

    async def main(here: Company) -> None:
        seats = {"seats": [TWO[0], {"player": "link"}], "sets": ["base"]}
        old = post(here.ports[0], "/api/tables", seats, ann)["code"]
        post(here.ports[0], f"/api/tables/{old}/sit", {"name": "Bob"}, bob)
        async with looking(here.ports[0], old, ann, 0) as (line, _):
            await line.send(json.dumps({"type": "resign", "seat": 0}))
            while (await state(line))["status"] != "over":
                pass
        new = post(here.ports[0], f"/api/tables/{old}/rematch", {}, ann)["code"]
        assert here.owner(new) == here.names()[0]
        here.query("UPDATE games SET owner = NULL WHERE code = %s RETURNING 1", old)  # as if it had been idle
        get(here.ports[1], f"/api/tables/{old}")
        assert here.owner(old) == here.names()[1]
        async with looking(here.ports[0], new, ann, 0) as (line, _):
            joined = post(here.ports[1], f"/api/tables/{old}/rematch", {}, bob)
            assert joined["code"] == new
            assert (await told(line, {"type": "ping"}))["type"] == "closing"
        assert here.owner(new) == here.names()[1]
        assert [seat["player"] for seat in json.loads(get(here.ports[0], f"/api/tables/{new}", ann))["seats"]]

    with company(server.url, houses, "given", 2) as here:
        asyncio.run(main(here))


def test_a_name_is_one_persons_whichever_process_they_ask_and_they_are_forgotten_at_all(
    server: Cluster, houses: list[House]
) -> None:
    keys = [tokens.new_key() for _ in range(6)]
    ann, bob = tokens.new_key(), tokens.new_key()

    async def claim(port: int, key: str) -> int:
        try:
            await asyncio.to_thread(post, port, "/api/me/name", {"name": "Cleo"}, key)
        except urllib.error.HTTPError as error:
            return error.code
        return 200

    async def main(here: Company) -> None:
        asked = [claim(port, key) for port, key in zip(here.ports * 2, keys, strict=True)]
        assert sorted(await asyncio.gather(*asked)) == [200] + [400] * 5
        # Bob has the table, and looks at it; Ann asks another process to forget her.
        post(here.ports[2], "/api/me/name", {"name": "Ann"}, ann)
        seats = {"seats": [{"player": "here", "name": "Bob"}, {"player": "link"}], "sets": ["base"]}
        code = post(here.ports[0], "/api/tables", seats, bob)["code"]
        summary = post(here.ports[1], f"/api/tables/{code}/sit", {"name": "Ann"}, ann)
        assert [seat["claimed"] for seat in summary["seats"]] == [False, True]
        listed = [json.loads(get(port, "/api/mine", bob))["tables"] for port in here.ports]
        assert all(tables[0]["seats"][1]["name"] == "Ann" for tables in listed)
        async with looking(here.ports[0], code, bob, 0):
            await asyncio.to_thread(post, here.ports[1], "/api/me/forget", {"sure": "yes"}, ann)
        for port in here.ports:
            (table,) = json.loads(get(port, "/api/mine", bob))["tables"]
            assert (table["status"], table["seats"][1]["name"]) == ("over", "Somebody")
        found = here.query("SELECT count(*) FROM events WHERE data LIKE %s", f"%{tokens.fingerprint(ann)}%")
        assert found == [(0,)]
        assert here.query("SELECT count(*) FROM claims WHERE owner = %s", tokens.fingerprint(ann)) == [(0,)]

    with company(server.url, houses, "names") as here:
        asyncio.run(main(here))
    engine = engine_for(here.url)
    assert keeping.verified(engine) == (1, {})
    engine.dispose()


def test_the_inner_listener_is_for_those_who_know_its_secret(server: Cluster, houses: list[House]) -> None:
    with company(server.url, houses, "inside", 1) as here:
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
        async with playing(players, lambda: [life["port"] for life in here.lives if life]):
            await everybody_gets_on(players)
            here.kill(0)
            await healed(here, players, str(dead))

            async def is_adopted() -> bool:  # nobody visits that one: its clock runs
                return here.owner(clock["code"]) not in {None, dead}

            # How long it takes is measured in docs/reliability.md; on a busy machine it must come to an end.
            await eventually(is_adopted)
            await asyncio.sleep(0.3)
        assert faults(here.url, players) == []

    with company(server.url, houses, "killed") as here:
        asyncio.run(main(here))


async def a_sleeper_wakes_up(here: Company) -> list[str]:
    """The owner of a table stands still, another one takes it over, the first wakes up: what went wrong then.

    Whoever is told that an answer is kept must be at the one table that everybody sees.
    """
    key = tokens.new_key()
    code = lay(here.ports[0], key, TWO)
    async with looking(here.ports[0], code, key, 0) as (old, table):
        dead = here.owner(code)
        os.kill(here.lives[0]["pid"], signal.SIGSTOP)
        # It waits until the lease has run out, and opens the table then.
        async with looking(here.ports[1], code, key, 0) as (new, _):
            assert here.owner(code) not in {None, dead}
            os.kill(here.lives[0]["pid"], signal.SIGCONT)
            answer = first_answer(table, "too-late")
            said = await told(old, answer)
            if said["type"] == "done":
                return await unseen(new, said["version"])
            if here.query("SELECT 1 FROM events WHERE id = 'too-late'"):
                return ["a process that had lost the table has written"]
            assert (await told(new, answer))["type"] == "done"  # as from a browser that comes again
            return []


async def unseen(line: ClientConnection, version: int) -> list[str]:
    try:
        async with asyncio.timeout(3):
            while (await state(line))["version"] < version:
                pass
    except TimeoutError:
        return [UNSEEN]
    return []


def test_a_process_that_slept_through_its_lease_is_fenced_off(server: Cluster, houses: list[House]) -> None:
    with company(server.url, houses, "slept", 2) as here:
        assert asyncio.run(a_sleeper_wakes_up(here)) == []


def test_the_same_check_notices_a_lease_without_fencing(server: Cluster, houses: list[House]) -> None:
    with company(server.url, houses, "unfenced", 2, fault="no fencing") as here:
        assert asyncio.run(a_sleeper_wakes_up(here)) == [UNSEEN]


def test_without_a_database_nothing_is_acknowledged_and_it_heals_by_itself(houses: list[House]) -> None:
    async def main(own: Cluster, here: Company) -> None:
        key = tokens.new_key()
        code = lay(here.ports[0], key, TWO)
        async with looking(here.ports[1], code, key, 0) as (line, table):
            own.stop()
            assert (await told(line, first_answer(table, "not-there")))["problem"] == "not-kept"
            for port in here.ports:
                await eventually(partial(is_ready, port, False))
        own.start()
        for port in here.ports:
            await eventually(partial(is_ready, port, True))
        for port in here.ports:  # the same table for both, whoever has it now
            async with looking(port, code, key, 0) as (line, table):
                if table["options"]:
                    assert (await told(line, first_answer(table, f"again-{port}")))["type"] == "done"
        assert here.owner(code) is not None

    async def is_ready(port: int, wanted: bool) -> bool:
        try:
            await asyncio.to_thread(get, port, "/readyz")
        except urllib.error.HTTPError:
            return not wanted
        return wanted

    with cluster() as own, company(own.url, houses, "lost_database", 2) as here:
        asyncio.run(main(own, here))


# -- one port for all ---------------------------------------------------------------------------------------


@contextmanager
def serving(url: str, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`cuore serve --workers 2`, and its port."""
    command = [sys.executable, "-m", "cuore", "serve", "--no-browser", "--no-limits", "--workers", "2"]
    command += ["--port", "0", "--bot-pace", "0", "--database", url, *arguments]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            found = re.search(r"http://\S+:(\d+)", child.stdout.readline())
            assert found is not None
            yield child, int(found[1])
        finally:
            child.terminate()
            assert child.wait(SECONDS) == 0


def test_workers_are_replaced_one_after_the_other_without_a_lost_answer(server: Cluster) -> None:
    url = new_database(server.url, "workers")
    seen = Company(url, [])

    async def main(child: subprocess.Popen[str], port: int) -> None:
        def names() -> set[str]:
            return {row[0] for row in seen.query("SELECT name FROM processes")}

        players = tables(port, random.Random(3))
        longest = 0.0

        async def watch_silence() -> None:
            nonlocal longest
            while True:
                heard = {player.code: player.heard_at for player in sorted(players, key=lambda each: each.heard_at)}
                longest = max(longest, time.monotonic() - min(heard.values()))
                await asyncio.sleep(0.05)

        before = names()
        assert len(before) == 2
        async with playing(players, lambda: [port]):
            await everybody_gets_on(players)
            watching = asyncio.create_task(watch_silence())
            child.send_signal(signal.SIGHUP)

            async def are_others() -> bool:
                return len(names()) == 2 and not names() & before

            await eventually(are_others, 2 * SECONDS)
            await everybody_gets_on(players)
            watching.cancel()
            # How long it takes on an idle machine is measured in docs/reliability.md; here it must come to an end.
            assert longest < SECONDS

            # One that is killed is replaced, and its tables go on.
            async def are_alone() -> bool:  # whoever has handed everything back is still seen for a moment, going
                return len([*workers_of(child.pid)]) == 2

            await eventually(are_alone, 2 * SECONDS)
            before = names()
            first = next(iter(workers_of(child.pid)))
            os.kill(first, signal.SIGKILL)
            await everybody_gets_on(players)

            async def is_replaced() -> bool:
                return len(names() - before) == 1 and len(names()) == 2

            await eventually(is_replaced, 2 * SECONDS)
        assert faults(url, players) == []

    with serving(url) as (child, port):
        asyncio.run(main(child, port))
    assert seen.query("SELECT count(*) FROM processes") == [(0,)]
    assert seen.query("SELECT count(*) FROM games WHERE owner IS NOT NULL") == [(0,)]


def test_lines_are_handed_to_whoever_has_the_table_and_none_is_relayed(server: Cluster) -> None:
    """One port, two processes: whichever of them takes a line in, the one that has the table answers on it."""
    url = new_database(server.url, "handed")

    async def main(child: subprocess.Popen[str], port: int) -> None:
        key = tokens.new_key()
        code = lay(port, key, TWO)
        async with AsyncExitStack() as stack:
            lines = []
            for pid in (*workers_of(child.pid),):
                os.kill(pid, signal.SIGSTOP)  # so it is the other one that takes the next line in
                opening = asyncio.ensure_future(stack.enter_async_context(looking(port, code, key, 0)))
                await asyncio.sleep(0.2)
                await asyncio.to_thread(get, port, "/healthz")  # what came before this has been taken in, too
                os.kill(pid, signal.SIGCONT)
                lines.append(await opening)
            first, table = lines[0]
            assert (done := await told(first, first_answer(table, "an-answer")))["type"] == "done", done
            assert (await state(lines[1][0]))["version"] > table["version"]
            counted: dict[str, dict[str, float]] = {}
            for pid in (*workers_of(child.pid),):  # each counts for itself
                os.kill(pid, signal.SIGSTOP)
                text = (await asyncio.to_thread(get, port, "/metrics")).decode()
                os.kill(pid, signal.SIGCONT)
                sockets = re.search(r"^cuore_connections (\d+)", text, re.MULTILINE)
                assert sockets is not None
                found = re.findall(r'cuore_forwarded_total\{type="(\w+)"\} (\S+)', text)
                counted[sockets[1]] = {kind: float(count) for kind, count in found}
            assert {"0", "2"} == {*counted}, "all of them are at one process"
            assert [kinds for kinds in counted.values() if kinds] == [{"line": 1.0}]

    with serving(url) as (child, port):
        asyncio.run(main(child, port))


def workers_of(pid: int) -> Iterator[int]:
    """The workers of a server, as the system lists them."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split():
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            yield int(child)


def test_more_than_one_process_needs_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--workers", "2", "--port", "0", "--database", f"sqlite:///{tmp_path / 'a.db'}"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_games_are_not_changed_beside_a_server(
    server: Cluster, houses: list[House], capsys: pytest.CaptureFixture[str]
) -> None:
    with company(server.url, houses, "beside", 2) as here:
        code = lay(here.ports[0], tokens.new_key(), TWO)
        for arguments in (["delete", code], ["prune", "--days", "0"]):
            assert main(["games", *arguments, "--database", here.url]) == 1
            assert "2 server processes are using it" in capsys.readouterr().err
        assert main(["games", "list", "--database", here.url]) == 0


def test_a_ban_and_an_order_hold_at_every_process(server: Cluster, houses: list[House]) -> None:
    """Reported at one process, banned by a command, kept out at all; a table is closed by whoever has it."""
    ann, bob = tokens.new_key(), tokens.new_key()

    async def main_(here: Company) -> None:
        def status_of(port: int, path: str, body: object = None) -> int:
            try:
                get(port, path, bob) if body is None else post(port, path, body, bob)
            except urllib.error.HTTPError as error:
                return error.code
            return 200

        def refused(path: str, code: int, body: object = None) -> Callable[[], Awaitable[bool]]:
            async def is_refused() -> bool:
                asked = [asyncio.to_thread(status_of, port, path, body) for port in here.ports]
                return [code] * len(asked) == await asyncio.gather(*asked)

            return is_refused

        link = {"seats": [TWO[0], {"player": "link"}], "sets": ["base"]}
        code = post(here.ports[0], "/api/tables", link, ann)["code"]
        post(here.ports[1], f"/api/tables/{code}/sit", {"name": "Bob"}, bob)
        assert status_of(here.ports[1], "/api/tables", link) == 200
        post(here.ports[1], f"/api/tables/{code}/report", {"seat": 1}, ann)
        assert here.owner(code) == here.names()[0]
        async with looking(here.ports[1], code, bob, 1) as (line, _):
            assert main(["moderate", "ban", "--report", "1", "--database", here.url]) == 0

            async def is_cut_off() -> bool:
                try:
                    await line.send(json.dumps({"type": "ping"}))
                    await asyncio.wait_for(line.recv(), SECONDS)
                except ConnectionClosed:
                    return True
                return False

            await eventually(is_cut_off)
        await eventually(refused("/api/tables", 403, link))
        assert status_of(here.ports[1], f"/api/tables/{code}") == 200, "whoever is banned may look"
        assert main(["moderate", "close", code, "--database", here.url]) == 0
        await eventually(refused(f"/api/tables/{code}", 404))

    with company(server.url, houses, "moderated", 2) as here:
        asyncio.run(main_(here))
