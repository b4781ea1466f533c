"""Kill the server at random and at named points, start it again, and hold the store against what players were told.

Killing a process shows that nothing acknowledged was only in its memory. That it was also synced to the disk before
the acknowledgement is shown in test_store.py.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from cuore.server import tokens
from tests.server.histories import Player, faults, lives_of
from tests.server.house_to_kill import POINTS

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="lives are forked")

KILLS = [(point, round_) for round_ in range(5) for point in POINTS] + [("", i) for i in range(22)]
TABLES = 4


class House:
    """The program of house_to_kill.py, one life after the other."""

    def __init__(self, database: Path, process: subprocess.Popen[str]) -> None:
        self.database = database
        self._process = process

    def begin(self, point: str = "", after: int = 0, fault: str = "") -> dict[str, Any]:
        """Start a life; `port` and `pid`, or `over` when it died before it could listen."""
        life = {"database": f"sqlite:///{self.database}", "point": point, "after": after, "fault": fault}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(life) + "\n")
        self._process.stdin.flush()
        return self.says()

    def says(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        return said


@contextmanager
def house(folder: Path) -> Iterator[House]:
    program = Path(__file__).parent / "house_to_kill.py"
    process = subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        yield House(folder / "cuore.db", process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


def lay(port: int, key: str, seats: list[dict[str, str]]) -> str:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        json.dumps({"seats": seats, "sets": ["base"]}).encode(),
        {"Cookie": f"{tokens.COOKIE}={key}", "Content-Type": "application/json"},
    )
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
        return str(json.load(answer)["code"])


def tables(port: int, rng: random.Random) -> list[Player]:
    """Tables of two persons, and of a person and a bot."""
    players = []
    for number in range(TABLES):
        key = tokens.new_key()
        others = [{"player": "here", "name": "Bob"}] if number % 2 else [{"player": "bot", "level": "easy"}]
        code = lay(port, key, [{"player": "here", "name": "Ann"}, *others])
        seats = (0, 1) if number % 2 else (0,)
        players += [Player(code, seat, key, random.Random(rng.random())) for seat in seats]
    return players


async def load_until_killed(players: list[Player], port: int, pid: int, seconds: float | None) -> None:
    """Play; with `seconds`, kill from outside after that time."""
    async with asyncio.timeout(20):
        playing = asyncio.create_task(lives_of(players, port))
        if seconds is not None:
            await asyncio.sleep(seconds)
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await playing


def test_fifty_kills_lose_nothing_that_was_acknowledged_and_double_nothing(tmp_path: Path) -> None:
    rng = random.Random(4)
    with house(tmp_path) as house_:
        life = house_.begin()
        players = tables(life["port"], rng)
        kills = 0
        for number, (point, _) in enumerate(rng.sample(KILLS, len(KILLS))):
            if number:
                life = house_.begin(point, rng.randrange(12))
            if "port" in life:
                seconds = rng.uniform(0.0, 0.3) if not (number and point) else None
                asyncio.run(load_until_killed(players, life["port"], life["pid"], seconds))
                life = house_.says()
            # Without a port a bot has passed the point before the server could listen.
            assert life == {"over": -signal.SIGKILL}
            kills += 1
        assert kills >= 50
        acknowledged = sum(len(player.acknowledged) for player in players)
        assert faults(str(house_.database), players) == []
        assert acknowledged > 100
        assert sum(player.resent for player in players) >= 20, "answers were in flight when the server died"

        # Everything goes on: what was still in flight is sent again, once more.
        for seconds in (0.5, 2, 8):  # a busy machine may need longer to get anything done
            life = house_.begin()
            asyncio.run(load_until_killed(players, life["port"], life["pid"], seconds))
            house_.says()
            assert faults(str(house_.database), players) == []
            if sum(len(player.acknowledged) for player in players) > acknowledged:
                break
        assert sum(len(player.acknowledged) for player in players) > acknowledged


def test_the_histories_notice_a_server_that_acknowledges_before_it_writes(tmp_path: Path) -> None:
    rng = random.Random(5)
    found: list[str] = []
    with house(tmp_path) as house_:
        life = house_.begin()
        players = tables(life["port"], rng)
        os.kill(life["pid"], signal.SIGKILL)
        house_.says()
        for _ in range(6):
            life = house_.begin("before commit", rng.randrange(10, 20), fault="acknowledge first")
            asyncio.run(load_until_killed(players, life["port"], life["pid"], None))
            house_.says()
            found += faults(str(house_.database), players)
            if found:
                break
    assert any("was acknowledged and is lost" in line for line in found)


def test_a_kill_inside_a_migration_leaves_a_file_that_can_be_migrated(tmp_path: Path) -> None:
    with house(tmp_path) as house_:
        assert house_.begin("in migration") == {"over": -signal.SIGKILL}
        life = house_.begin()
        assert lay(life["port"], tokens.new_key(), [{"player": "here", "name": "Ann"}, {"player": "bot"}])
        os.kill(life["pid"], signal.SIGKILL)
        house_.says()
