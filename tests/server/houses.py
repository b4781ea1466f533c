"""Servers that live and die at a word (house_to_kill.py), and players at their tables."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cuore.server import tokens
from tests.server.histories import Player

TABLES = 4


class House:
    """The program of house_to_kill.py, one life after the other."""

    def __init__(self, database: str, process: subprocess.Popen[str]) -> None:
        self.database = database  # its URL
        self._process = process

    def begin(
        self, point: str = "", after: int = 0, fault: str = "", limits: Mapping[str, float] | None = None
    ) -> dict[str, Any]:
        """Start a life; `port` and `pid`, or `over` when it died before it could listen.

        Without `limits` an address may do what it likes.
        """
        life = {"database": self.database, "point": point, "after": after, "fault": fault, "limits": limits}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(life) + "\n")
        self._process.stdin.flush()
        return self.says()

    def says(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        return said


@contextmanager
def house(database: str) -> Iterator[House]:
    """A house on a database; a life that goes on when it is left is killed."""
    program = Path(__file__).parent / "house_to_kill.py"
    process = subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        yield House(database, process)
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
