"""A server that is killed between the end of a game and its rating rates it in its next life, once."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cuore.server import rating_check, tokens
from cuore.server.database import engine_for
from tests.server.clusters import Cluster, programs
from tests.server.companies import company, eventually, get, looking, post, state
from tests.server.houses import FILE, House

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="lives are forked")


def claimed(port: int, name: str) -> str:
    """The key of somebody with a name of their own."""
    key = tokens.new_key()
    assert post(port, "/api/me/name", {"name": name}, key)["me"]["name"] == name
    return key


def rated_table(port: int, ann: str, bob: str, other: int | None = None) -> str:
    """A rated table of these two, dealt; Bob may sit down at another process."""
    wish = {"seats": [{"player": "here", "name": "Guest"}, {"player": "link"}], "sets": ["base"], "clock": 300}
    code: str = post(port, "/api/tables", {**wish, "rated": True}, ann)["code"]
    post(other or port, f"/api/tables/{code}/sit", {"name": "Guest"}, bob)
    return code


async def resign(port: int, code: str, key: str, seat: int) -> None:
    """Whoever it is resigns; the line may break over it."""
    async with looking(port, code, key, seat) as (line, _):
        await line.send(json.dumps({"type": "resign", "seat": seat}))
        while (await state(line))["status"] != "over":
            pass


def read(database: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as connection:
        return connection.execute(query).fetchall()


def kill(house_: House, pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    house_.says()


@pytest.mark.parametrize("point", ["before rating", "in rating", "after rating"])
def test_a_kill_between_the_end_and_the_rating_loses_and_doubles_nothing(
    own_house: House, tmp_path: Path, point: str
) -> None:
    file = tmp_path / FILE
    life = own_house.begin()
    ann, bob = claimed(life["port"], "Ann"), claimed(life["port"], "Bob")
    code = rated_table(life["port"], ann, bob)
    kill(own_house, life["pid"])
    life = own_house.begin(point)
    with suppress(ConnectionClosed, OSError):  # the server dies over it
        asyncio.run(resign(life["port"], code, bob, 1))
    assert own_house.says() == {"over": -signal.SIGKILL}
    assert read(file, "SELECT status FROM games") == [("over",)]
    rated = point == "after rating"
    assert read(file, "SELECT rating FROM finished") == [("done" if rated else "due",)]
    assert len(read(file, "SELECT * FROM ratings")) == (2 if rated else 0)
    life = own_house.begin()
    asyncio.run(eventually(lambda: _is(read(file, "SELECT rating FROM finished") == [("done",)])))
    page = json.loads(get(life["port"], "/api/ratings", ann))
    assert [(line["name"], line["games"]) for line in page["people"]] == [("Ann", 1), ("Bob", 1)]
    kill(own_house, life["pid"])
    life = own_house.begin()  # and another life finds nothing to do
    assert json.loads(get(life["port"], "/api/ratings", ann)) == page
    kill(own_house, life["pid"])
    assert checked(f"sqlite:///{file}") == (1, [])


async def _is(found: bool) -> bool:
    return found


def checked(url: str) -> tuple[int, list[str]]:
    engine = engine_for(url)
    try:
        return rating_check.wrong_with(engine)
    finally:
        engine.dispose()


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_two_processes_rate_what_ends_at_either_of_them_once(server: Cluster, houses: list[House]) -> None:
    pytest.importorskip("psycopg")
    names = ("Ann", "Bob", "Cleo", "Dan")

    async def play(ports: list[int], keys: dict[str, str], rng: random.Random) -> int:
        """Many games that end at the same moment, at both."""
        pairs = [(one, other) for one in names for other in names if one != other]
        games = []
        for number, (one, other) in enumerate(pairs):
            here, there = ports if number % 2 else ports[::-1]
            code = await asyncio.to_thread(rated_table, here, keys[one], keys[other], there)
            games.append((rng.choice(ports), code, *rng.choice([(keys[one], 0), (keys[other], 1)])))
        await asyncio.gather(*(resign(*each) for each in games))
        return len(games)

    with company(server.url, houses, "rated", 2) as here:
        keys = {name: claimed(here.ports[0], name) for name in names}
        count = asyncio.run(play(here.ports, keys, random.Random(3)))
        done = "SELECT count(*) FROM finished WHERE rating = 'done'"
        asyncio.run(eventually(lambda: _is(here.query(done) == [(count,)])))
        ((total,),) = here.query("SELECT sum(games) FROM ratings")
        assert total == 2 * count
        seen = [json.loads(get(port, "/api/ratings", keys["Ann"])) for port in here.ports]
        assert seen[0] == seen[1]
        assert checked(here.url) == (count, [])
