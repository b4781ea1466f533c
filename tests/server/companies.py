"""Several processes on one PostgreSQL, and players who come back to whoever is there."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cuore.server import tokens
from tests.server.clusters import new_database
from tests.server.histories import Player
from tests.server.houses import House

Look = tuple[ClientConnection, dict[str, Any]]
SECONDS = 90.0  # until something must have happened: the machine may be busy


@dataclass
class Company:
    """Processes that serve one database."""

    url: str
    houses: list[House]
    lives: list[dict[str, Any]] = field(default_factory=list)
    limits: Mapping[str, float] | None = None  # by address, if there are any

    @property
    def ports(self) -> list[int]:
        return [life["port"] for life in self.lives]

    def begin(self, number: int) -> None:
        """Another process in the place of one that was killed."""
        self.lives[number] = self.houses[number].begin(limits=self.limits)

    def names(self) -> list[str]:
        """What the database calls them, in our order."""
        return [str(life.get("name", "")) for life in self.lives]

    def kill(self, number: int) -> None:
        os.kill(self.lives[number]["pid"], signal.SIGKILL)
        self.houses[number].says()
        self.lives[number] = {}

    def query(self, text: str, *values: object) -> list[Any]:
        import psycopg

        with psycopg.connect(self.url) as connection:
            rows: list[Any] = connection.execute(text, values).fetchall()
            return rows

    def owner(self, code: str) -> str | None:
        ((found,),) = self.query("SELECT owner FROM games WHERE code = %s", code)
        return found if found is None else str(found)


@contextmanager
def company(
    server: str,
    houses: list[House],
    name: str,
    count: int = 3,
    fault: str = "",
    limits: Mapping[str, float] | None = None,
) -> Iterator[Company]:
    """So many of these houses live on a new database."""
    url = new_database(server, name)
    found = Company(url, houses[:count], limits=limits)
    try:
        for each in found.houses:
            each.database = url
            found.lives.append(each.begin(fault=fault, limits=limits))
        yield found
    finally:
        for each in found.houses:
            each.empty()


def get(port: int, path: str, key: str = "", **headers: str) -> bytes:
    cookie = {"Cookie": f"{tokens.COOKIE}={key}"} if key else {}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={**headers, **cookie})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=SECONDS) as answer:
        body: bytes = answer.read()
        return body


def post(port: int, path: str, body: object, key: str, **headers: str) -> Any:
    headers = {"Cookie": f"{tokens.COOKIE}={key}", "Content-Type": "application/json", **headers}
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


@asynccontextmanager
async def playing(players: list[Player], ports: Callable[[], list[int]]) -> AsyncIterator[None]:
    """They come back by themselves, to whoever is there."""

    async def play(player: Player) -> None:
        while True:
            await player.live_through(player.rng.choice(ports()))
            await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(play(player)) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)  # their connections are closed


def counts(players: list[Player]) -> list[int]:
    return [len(player.acknowledged) for player in players]


async def everybody_gets_on(players: list[Player], seconds: float = SECONDS) -> float:
    """Until something was acknowledged at every table since now, unless its game is over; how long it took."""
    before = dict(zip(map(id, players), counts(players), strict=True))

    async def all_on() -> bool:
        on = {
            p.code
            for p in players
            if len(p.acknowledged) > before[id(p)] or (p.table and p.table["status"] == "over")
        }
        return on == {player.code for player in players}

    return await eventually(all_on, seconds)


async def healed(here: Company, players: list[Player], gone: str, seconds: float = SECONDS) -> float:
    """Until a process that is gone has no table any more and all tables go on; how long it took.

    What it acknowledged at last may come in after its end, so that alone would prove nothing.
    """

    async def is_nobodys() -> bool:
        return all(here.owner(code) not in {None, gone} for code in {player.code for player in players})

    return await eventually(is_nobodys, seconds) + await everybody_gets_on(players, seconds)


@asynccontextmanager
async def looking(
    port: int, code: str, key: str, seat: int | None, **headers: str
) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A connection to a table, and the first position that it shows."""
    headers = {"Cookie": f"{tokens.COOKIE}={key}", **headers}
    url = f"ws://127.0.0.1:{port}/ws/{code}"
    # Not all that is said is read; with a full queue not even a goodbye would be heard.
    async with connect(url, additional_headers=headers, proxy=None, max_queue=None) as line:
        await line.send(json.dumps({"type": "look", "seat": seat, "lang": "en"}))
        yield line, await state(line)


async def state(line: ClientConnection) -> dict[str, Any]:
    while (said := json.loads(await asyncio.wait_for(line.recv(), SECONDS)))["type"] != "state":
        pass
    table: dict[str, Any] = said["table"]
    return table


def first_answer(table: dict[str, Any], id_: str) -> dict[str, Any]:
    move = table["options"][0]["move"]
    return {"type": "answer", "id": id_, "seat": 0, "at": table["version"], "move": move}


async def told(line: ClientConnection, answer: dict[str, Any]) -> dict[str, Any]:
    """What comes of an answer."""
    try:
        await line.send(json.dumps(answer))
        while True:
            said: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), SECONDS))
            if said["type"] in {"done", "refused", "closing"}:
                return said
    except ConnectionClosed:
        return {"type": "closing"}
