"""Servers that live and die at a word (house_to_kill.py), and players at their tables."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cuore.server import tokens
from tests.server.histories import Player

TABLES = 4
FILE = "cuore.db"  # of a house with a file of its own


class House:
    """The program of house_to_kill.py, one life after the other. It is started with its first life."""

    def __init__(self, database: str = "") -> None:
        self.database = database  # its URL
        self._process: subprocess.Popen[str] | None = None
        self._alive = 0  # the process of the life that goes on

    def begin(
        self, point: str = "", after: int = 0, fault: str = "", limits: Mapping[str, float] | None = None
    ) -> dict[str, Any]:
        """Start a life; `port` and `pid`, or `over` when it died before it could listen.

        Without `limits` an address may do what it likes.
        """
        if self._process is None:
            program = [sys.executable, str(Path(__file__).parent / "house_to_kill.py")]
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(program, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        life = {"database": self.database, "point": point, "after": after, "fault": fault, "limits": limits}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(life) + "\n")
        self._process.stdin.flush()
        return self.says()

    def says(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        said: dict[str, Any] = json.loads(self._process.stdout.readline())
        self._alive = said.get("pid", 0)
        return said

    def empty(self) -> None:
        """End a life that goes on."""
        if self._alive:
            for number in (signal.SIGCONT, signal.SIGKILL):
                with suppress(ProcessLookupError):
                    os.kill(self._alive, number)
            self.says()

    def close(self) -> None:
        """End the program as well."""
        if self._process is None:
            return
        self.empty()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()
        self._process = None


@contextmanager
def house(database: str = "") -> Iterator[House]:
    """A house on a database, which can be changed between lives; a life that goes on when it is left is killed."""
    found = House(database)
    try:
        yield found
    finally:
        found.close()


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
