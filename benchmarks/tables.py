"""Many tables at once on a real server: how quickly an answer is acknowledged, durable, and seen by the others.

    python benchmarks/tables.py                        # 200 tables, people who think two seconds
    python benchmarks/tables.py --think 0 --tables 50  # as fast as the server lets them
    python benchmarks/tables.py --news                 # clients that take news, as browsers do
    python benchmarks/tables.py --json                 # for programs
    python -m tests.server.clusters python benchmarks/tables.py --processes 2   # on a PostgreSQL of its own

`--processes N` is `--workers N`: one port, and whoever comes to the wrong process is sent on. With `--by-path` it is
N servers and a balancer that chooses by a table's code: nobody is sent on.

Starts `cuore serve` on a free port of the loopback interface with a fresh SQLite file (or `--database URL`), lays the
tables over REST and plays them over WebSockets. Half of the tables are a person and a bot with a spectator, half two
persons; whoever is asked thinks for a random while around `--think` and answers at random. Times are taken by the
clients, from sending an answer to its `done` (which the server sends when it is durable) and to the arrival of the
new position at the other connection of the table. Server and clients share the machine; how much of it each of them
had is told as CPU time: `server_cpu` in cores (all its processes but the bots'), `answers_per_cpu_second` of those.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

COOKIE = "cuore-key"
DATABASE = "games.sqlite"
START_SECONDS = 60


class Option(msgspec.Struct):
    """Of an answer that may be given, what a client needs here."""

    move: int


class Table(msgspec.Struct):
    """Of a position the same."""

    version: int
    status: str
    options: list[Option]


class Parts(msgspec.Struct):
    """Of what has changed in a position the same."""

    version: int | None = None
    status: str | None = None
    options: list[Option] | None = None


class Heard(msgspec.Struct):
    """Any message of the server."""

    type: str
    table: Table | None = None
    parts: Parts | None = None
    id: str = ""
    version: int = 0
    problem: str = ""


hear = msgspec.json.Decoder(Heard)


def newer(table: Table, parts: Parts) -> Table:
    """A position with what has changed."""
    return Table(
        table.version if parts.version is None else parts.version,
        table.status if parts.status is None else parts.status,
        table.options if parts.options is None else parts.options,
    )


@dataclass
class Times:
    """What was measured, in seconds."""

    since: float  # what was sent before does not count
    acknowledged: list[float] = field(default_factory=list)
    broadcast: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass
class Clients:
    """The two connections of a table."""

    port: int
    code: str
    key: str
    seats: tuple[int | None, ...]
    think: float
    times: Times
    rng: random.Random
    news: bool
    version: int = 0
    over: bool = False
    hurried: int = 0  # answers that are given at once, before people begin to think
    seen: dict[int, float] = field(default_factory=dict)  # when a version came to the other connection
    sent: list[tuple[int, float]] = field(default_factory=list)  # versions that are awaited there

    async def play(self) -> None:
        """Both, until the game is over or the time is."""
        await asyncio.gather(*(self._sit(seat) for seat in self.seats))

    async def _sit(self, seat: int | None) -> None:
        try:
            async with connect(
                f"ws://127.0.0.1:{self.port}/ws/{self.code}",
                additional_headers={"Cookie": f"{COOKIE}={self.key}"},
                proxy=None,
                compression=None,
                ping_interval=None,
                open_timeout=120,
            ) as line:
                look = {"type": "look", "seat": seat, "lang": "en", **({"news": True} if self.news else {})}
                await line.send(json.dumps(look))
                await self._listen(line, seat)
        except ConnectionClosed:
            return

    async def _listen(self, line: ClientConnection, seat: int | None) -> None:
        pending: dict[str, float] = {}
        latest: Table | None = None
        thinking: asyncio.Task[None] | None = None
        answered = -1

        async def answer(table: Table) -> None:
            if table.version >= self.hurried:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
            id_ = f"{self.rng.getrandbits(64):016x}"
            move = self.rng.choice(table.options).move
            pending[id_] = time.perf_counter()
            message = {"type": "answer", "id": id_, "seat": seat, "at": table.version, "move": move}
            with suppress(ConnectionClosed):
                await line.send(json.dumps(message))

        while not self.over:
            message = hear.decode(await line.recv())
            now = time.perf_counter()
            if message.parts is not None and latest is not None:
                message.table = newer(latest, message.parts)
            if message.table is not None:
                latest = message.table
                self.version = max(self.version, latest.version)
                self.over = latest.status == "over"
                self._arrived(seat, latest.version, now)
            elif message.type == "done":
                began = pending.pop(message.id)
                if began >= self.times.since:
                    self.times.acknowledged.append(now - began)
                    self._await(seat, message.version, began)
            elif message.type == "refused":
                self.times.refused += 1
                pending.clear()
            busy = pending or (thinking is not None and not thinking.done())
            if latest is not None and latest.options and latest.version > answered and not busy:
                answered = latest.version
                thinking = asyncio.create_task(answer(latest))

    def _arrived(self, seat: int | None, version: int, now: float) -> None:
        """A position at a connection: the answers of the other one that led to it have been broadcast."""
        if seat != self.seats[0]:
            waiting, self.sent = self.sent, []
            for wanted, began in waiting:
                if version >= wanted:
                    self.times.broadcast.append(now - began)
                else:
                    self.sent.append((wanted, began))
            self.seen[version] = now

    def _await(self, seat: int | None, version: int, began: float) -> None:
        """An answer of the first connection: when does the second one see it?"""
        if seat != self.seats[0]:
            return
        arrived = [when for there, when in self.seen.items() if there >= version]
        if arrived:
            self.times.broadcast.append(min(arrived) - began)
        else:
            self.sent.append((version, began))
        self.seen = {there: when for there, when in self.seen.items() if there >= version}


def ask(port: int, path: str, key: str, body: object = None) -> Any:
    """A request to the server."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        None if body is None else json.dumps(body).encode(),
        {"Cookie": f"{COOKIE}={key}", "Content-Type": "application/json"},
    )
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=60) as answer:
        return json.load(answer)


def lay(port: int, number: int, think: float, times: Times, *, news: bool = False) -> Clients:
    """A table, every other one with a bot."""
    key = "".join(random.Random(number).choices("abcdefghijklmnopqrstuvwxyz", k=43))
    with_bot = number % 2 == 0
    other = {"player": "bot", "level": "easy"} if with_bot else {"player": "here", "name": "Bob"}
    seats = [{"player": "here", "name": "Ann"}, other]
    code = ask(port, "/api/tables", key, {"seats": seats, "sets": ["base"]})["code"]
    return Clients(port, code, key, (0, None) if with_bot else (0, 1), think, times, random.Random(number), news)


async def play(tables: list[Clients], seconds: float, warm: float) -> tuple[int, float]:
    """Play for a while: how many answers there were, and in how many seconds."""
    playing = asyncio.gather(*(clients.play() for clients in tables))
    await asyncio.sleep(warm)
    before, began = sum(clients.version for clients in tables), time.perf_counter()
    await asyncio.sleep(seconds)
    answers, took = sum(clients.version for clients in tables) - before, time.perf_counter() - began
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return answers, took


def quantile(values: list[float], part: float) -> float | None:
    """In milliseconds."""
    if not values:
        return None
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def summary(values: list[float]) -> dict[str, float | int | None]:
    """The figures of one kind of time."""
    return {"n": len(values), **{f"p{round(100 * p)}_ms": quantile(values, p) for p in (0.5, 0.9, 0.99)}}


def measure(servers: list[tuple[int, int]], options: argparse.Namespace) -> dict[str, Any]:
    """Lay the tables, play, and put the figures together."""
    times = Times(float("inf"))
    ports, pids = [port for port, _ in servers], [pid for _, pid in servers]
    # By twos, for every other table has a bot.
    tables = [
        lay(ports[n // 2 % len(ports)], n, options.think, times, news=options.news) for n in range(options.tables)
    ]
    times.since = time.perf_counter() + options.warm
    cpu, own = sum(map(server_seconds, pids)), time.process_time()
    answered = sum(clients.version for clients in tables)
    answers, took = asyncio.run(play(tables, options.seconds, options.warm))
    cpu, own = sum(map(server_seconds, pids)) - cpu, time.process_time() - own
    answered = sum(clients.version for clients in tables) - answered
    return {
        "processes": options.processes,
        "tables": options.tables,
        "connections": 2 * options.tables,
        "think_seconds": options.think,
        "seconds": round(took, 1),
        "answers_per_second": round(answers / took, 1),
        "acknowledged": summary(times.acknowledged),
        "broadcast": summary(times.broadcast),
        "refused": times.refused,
        "finished": sum(clients.over for clients in tables),
        "server_cpu": round(cpu / (took + options.warm), 2),
        "clients_cpu": round(own / (took + options.warm), 2),
        "answers_per_cpu_second": round(answered / cpu, 1) if cpu else None,
    }


def server_seconds(pid: int) -> float:
    """CPU time of a server, with its workers if it has some."""
    workers = []
    with suppress(OSError):
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    # The processes of bots look like workers; those of a server without workers are its own children.
    return cpu_seconds(pid) + (sum(map(cpu_seconds, map(int, workers))) if is_parent(pid) else 0.0)


def is_parent(pid: int) -> bool:
    """Whether a server leaves serving to its workers."""
    try:
        return b"--workers\x001\x00" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """CPU time of a process with all its threads, also those that have ended; nothing if there is no such process."""
    try:
        return time.clock_gettime(~pid << 3 | 2)  # the clock of another process, as Linux numbers them
    except (AttributeError, OSError):
        pass
    try:
        parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(*arguments: str, database: str = "", tree: str = "") -> Iterator[tuple[int, int]]:
    """A server that limits nobody, by default with a fresh SQLite file and of this tree: its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cuore", "serve", "--no-browser", "--no-limits", "--port", "0", *arguments]
        where = database or os.environ.get("CUORE_DATABASE") or f"sqlite:///{Path(folder) / DATABASE}"
        inherited = {**os.environ, "CUORE_DATABASE": where}  # it may hold a password
        if tree:
            inherited["PYTHONPATH"] = str(Path(tree, "src").resolve())
        server = subprocess.Popen(command, env=inherited, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield int(line.split("://", 1)[1].split("/")[0].split()[0].rsplit(":", 1)[1]), server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def main() -> int:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description="Many tables at once on a real server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=10, help="seconds before measuring begins")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument(
        "--news", action="store_true", help="clients take what has changed instead of whole positions"
    )
    parser.add_argument("--database", default="", help="a URL, else CUORE_DATABASE, else a fresh SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one with PostgreSQL")
    parser.add_argument("--by-path", action="store_true", help="whoever is at a table comes to the same process")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    workers, count = (1, options.processes) if options.by_path else (options.processes, 1)
    arguments = ("--bot-pace", "0.7" if options.think else "0", "--workers", str(workers))
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(*arguments, database=options.database)) for _ in range(count)]
        figures = measure(servers, options)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:20} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
