"""What one address may use holds over all processes of a database: tables, requests, messages, connections."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import urllib.error
from contextlib import AsyncExitStack, ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from cuore.server import tokens
from cuore.server.door import FULL
from tests.server.clusters import Cluster, programs
from tests.server.companies import Company, company, eventually, get, looking, post
from tests.server.houses import House

needs_processes = pytest.mark.skipif(
    not hasattr(os, "fork") or programs() is None, reason="PostgreSQL is not installed, or lives cannot be forked"
)
TABLE = {"seats": [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}], "sets": ["base"]}
ANN, BOB = "192.0.2.7", "192.0.2.8"  # where they come from, as the proxy tells it


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


# -- several processes --------------------------------------------------------------------------------------


@needs_processes
def test_an_address_lays_its_tables_once_over_all_processes(server: Cluster, houses: list[House]) -> None:
    async def main(here: Company) -> None:
        at_once = [asyncio.to_thread(lays, port, ANN) for port in here.ports * 5]
        assert sorted(await asyncio.gather(*at_once)) == [200] * 6 + [429] * 4
        assert [lays(port, BOB) for port in here.ports * 3] == [200] * 6
        # Nobody has more of them because a process begins anew.
        here.kill(0)
        here.begin(0)
        assert [lays(port, ANN) for port in here.ports] == [429, 429]
        # Nor does whoever is sent on to another process pay twice.
        link = {"seats": [{"player": "here", "name": "Ann"}, {"player": "link"}], "sets": ["base"]}
        cleo = by("192.0.2.9")
        key = tokens.new_key()
        code = post(here.ports[0], "/api/tables", link, key, **cleo)["code"]
        post(here.ports[0], f"/api/tables/{code}/sit", {"name": "Bob"}, tokens.new_key(), **cleo)
        async with looking(here.ports[0], code, key, 0, **cleo) as (line, _):
            await line.send('{"type": "resign", "seat": 0}')
            for _ in range(4):  # the first lays a table, and all of them may
                await asyncio.to_thread(post, here.ports[1], f"/api/tables/{code}/rematch", {}, key, **cleo)
        assert [lays(port, "192.0.2.9") for port in here.ports] == [200, 429]
        assert not any(address in {ANN, BOB} for address, _ in told(here, "tables"))

    limits = {"tables": 1 / 3600, "tables_burst": 6}
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

        async with AsyncExitStack() as ann, AsyncExitStack() as bob:
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
