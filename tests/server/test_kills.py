"""Kill the server at random and at named points, start it again, and hold the store against what players were told.

Killing a process shows that nothing acknowledged was only in its memory. That it was also synced to the disk before
the acknowledgement is shown in test_store.py.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from cuore.server import tokens
from tests.server.histories import Player, faults, lives_of
from tests.server.house_to_kill import POINTS
from tests.server.houses import FILE, House, lay, tables
from tests.server.tables import WAIT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="lives are forked")

FEW, MANY = 18, 52  # kills; a third at random, the others at each of the named points in turn


async def load_until_killed(players: list[Player], port: int, pid: int, seconds: float | None) -> None:
    """Play; with `seconds`, kill from outside after that time."""
    async with asyncio.timeout(WAIT):
        playing = asyncio.create_task(lives_of(players, port))
        if seconds is not None:
            await asyncio.sleep(seconds)
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await playing


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_kills_lose_nothing_that_was_acknowledged_and_double_nothing(
    own_house: House, tmp_path: Path, count: int
) -> None:
    rng = random.Random(4)
    points = ["" if number % 3 == 0 else POINTS[number * 2 // 3 % len(POINTS)] for number in range(count)]
    assert {*points} == {"", *POINTS}
    life = own_house.begin()
    players = tables(life["port"], rng)
    kills = 0
    for number, point in enumerate(rng.sample(points, count)):
        if number:
            life = own_house.begin(point, rng.randrange(12))
        if "port" in life:
            seconds = rng.uniform(0.0, 0.3) if not (number and point) else None
            asyncio.run(load_until_killed(players, life["port"], life["pid"], seconds))
            life = own_house.says()
        # Without a port a bot has passed the point before the server could listen.
        assert life == {"over": -signal.SIGKILL}
        kills += 1
    assert kills == count
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert faults(str(tmp_path / FILE), players) == []
    assert acknowledged > 2 * count
    assert sum(player.resent for player in players) >= count // 3, "answers were in flight when the server died"

    # Everything goes on: what was still in flight is sent again, once more.
    for seconds in (0.5, 2, 8):  # a busy machine may need longer to get anything done
        life = own_house.begin()
        asyncio.run(load_until_killed(players, life["port"], life["pid"], seconds))
        own_house.says()
        assert faults(str(tmp_path / FILE), players) == []
        if sum(len(player.acknowledged) for player in players) > acknowledged:
            break
    assert sum(len(player.acknowledged) for player in players) > acknowledged


def test_the_histories_notice_a_server_that_acknowledges_before_it_writes(own_house: House, tmp_path: Path) -> None:
    rng = random.Random(5)
    found: list[str] = []
    life = own_house.begin()
    players = tables(life["port"], rng)
    os.kill(life["pid"], signal.SIGKILL)
    own_house.says()
    for _ in range(6):
        life = own_house.begin("before commit", rng.randrange(10, 20), fault="acknowledge first")
        asyncio.run(load_until_killed(players, life["port"], life["pid"], None))
        own_house.says()
        found += faults(str(tmp_path / FILE), players)
        if found:
            break
    assert any("was acknowledged and is lost" in line for line in found)


def test_a_kill_inside_a_migration_leaves_a_file_that_can_be_migrated(own_house: House) -> None:
    assert own_house.begin("in migration") == {"over": -signal.SIGKILL}
    life = own_house.begin()
    assert lay(life["port"], tokens.new_key(), [{"player": "here", "name": "Ann"}, {"player": "bot"}])
    os.kill(life["pid"], signal.SIGKILL)
    own_house.says()
