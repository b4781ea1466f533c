"""What an answer costs the server, in CPU time of its own process.

    python -m benchmarks.server_cpu                    # a minute or two
    python -m benchmarks.server_cpu --repetitions 3    # a quick look
    python -m benchmarks.server_cpu --news             # clients that take news, as browsers do
    python -m benchmarks.server_cpu --json             # for programs
    python -m benchmarks.server_cpu --beside FOLDER    # an answer alone, in this tree and in another, in turns

Three figures: a view (`Game.view` of whoever is asked, in the middle of random base games); an answer at a table of
two persons, with all that follows from it, from reading the message to sending the position to both; and what each
further spectator adds to that. The last two come from a real `cuore serve` over loopback with a fresh SQLite file,
whose CPU time the system tells: every answer waits until everybody at its table has seen the one before, so each is
sent to everybody. Rounds with and without spectators take turns; figures are medians with their least and most.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.tables import COOKIE, Heard, Table, ask, cpu_seconds, newer, serving
from cuore import bench
from cuore.engine.game import Game

LANGUAGE = "en"
_ids = itertools.count()


hear = msgspec.json.Decoder(Heard)


@dataclass
class Sitting:
    """A table with all its connections, played in step."""

    code: str
    key: str
    rng: random.Random
    lines: list[ClientConnection] = field(default_factory=list)
    latest: list[Table] = field(default_factory=list)

    async def open(self, port: int, spectators: int, *, news: bool) -> None:
        """Two players, and so many who look on."""
        for seat in (0, 1, *[None] * spectators):
            line = await connect(
                f"ws://127.0.0.1:{port}/ws/{self.code}",
                additional_headers={"Cookie": f"{COOKIE}={self.key}"},
                proxy=None,
                compression=None,
                ping_interval=None,
                open_timeout=120,
                max_size=None,
                max_queue=None,
            )
            look = {"type": "look", "seat": seat, "lang": LANGUAGE, **({"news": True} if news else {})}
            await line.send(json.dumps(look))
            self.lines.append(line)
        self.latest = [await _position(line, 0, None) for line in self.lines]

    async def close(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(line.close() for line in self.lines))

    async def play(self, answers: int) -> int:
        """So many answers, or as many as there are until the end."""
        for given in range(answers):
            asked = next((seat for seat in (0, 1) if self.latest[seat].options), None)
            if asked is None:
                return given
            position = self.latest[asked]
            answer = {
                "type": "answer",
                "id": f"{next(_ids):012d}",
                "seat": asked,
                "at": position.version,
                "move": self.rng.choice(position.options).move,
            }
            await self.lines[asked].send(json.dumps(answer))
            self.latest = [
                await _position(line, position.version + 1, had)
                for line, had in zip(self.lines, self.latest, strict=True)
            ]
        return answers


async def _position(line: ClientConnection, version: int, table: Table | None) -> Table:
    """The next position of that version or a later one; `table` is the one before."""
    while True:
        heard = hear.decode(await line.recv(decode=False))
        if heard.table is not None:
            table = heard.table
        elif heard.parts is not None and table is not None:
            table = newer(table, heard.parts)
        else:
            continue
        if table.version >= version:
            return table


def views(repetitions: int, seconds: float = 0.3) -> list[float]:
    """Microseconds for a view."""
    middle = [bench.mid_game(seed) for seed in range(8)]
    return [_view(middle, seconds) for _ in range(repetitions)]


def _view(games: list[Game], seconds: float) -> float:
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for game in games:
            game.view(game.to_move)
        done += len(games)
    return 1e6 * spent / done


async def cost(port: int, pid: int, options: argparse.Namespace, seed: int, spectators: int) -> float:
    """Milliseconds of the server's CPU time for an answer."""
    rng = random.Random(seed)
    seats = [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}]
    sittings = []
    for number in range(options.tables):
        key = "".join(random.Random(f"{seed} {number}").choices("abcdefghijklmnopqrstuvwxyz", k=43))
        code = ask(port, "/api/tables", key, {"seats": seats, "sets": ["base"]})["code"]
        sittings.append(Sitting(code, key, random.Random(rng.random())))
    for sitting in sittings:
        await sitting.open(port, spectators, news=options.news)
    await asyncio.gather(*(sitting.play(options.warm) for sitting in sittings))
    before = cpu_seconds(pid)
    answers = sum(await asyncio.gather(*(sitting.play(options.answers) for sitting in sittings)))
    spent = cpu_seconds(pid) - before
    for sitting in sittings:
        await sitting.close()
    return 1000 * spent / answers


def compare(options: argparse.Namespace) -> dict[str, Any]:
    """What an answer costs a server of this tree and one of another, taking turns: each pair meets the same load."""
    pairs: list[tuple[float, float]] = []
    with serving("--bot-pace", "0") as here, serving("--bot-pace", "0", tree=options.beside) as there:
        for seed in range(options.repetitions):
            ours, theirs = (asyncio.run(cost(*server, options, seed, 0)) for server in (here, there))
            pairs.append((ours, theirs))
    return {
        "answer_ms": _summary([ours for ours, _ in pairs], 3),
        "answer_ms_beside": _summary([theirs for _, theirs in pairs], 3),
        "ratio": _summary([ours / theirs for ours, theirs in pairs], 2),
    }


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    alone, watched = [], []
    with serving("--bot-pace", "0") as (port, pid):
        for seed in range(options.repetitions):
            alone.append(asyncio.run(cost(port, pid, options, seed, 0)))
            watched.append(asyncio.run(cost(port, pid, options, seed, options.spectators)))
    each = [(more - less) / options.spectators for less, more in zip(alone, watched, strict=True)]
    return {
        "build": bench.build(),
        "view_us": _summary(views(options.repetitions), 1),
        "answer_ms": _summary(alone, 3),
        "further_spectator_ms": _summary(each, 4),
    }


def _summary(values: list[float], digits: int) -> dict[str, float]:
    return {
        "median": round(statistics.median(values), digits),
        "least": round(min(values), digits),
        "most": round(max(values), digits),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What an answer costs the server.")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--tables", type=int, default=10, help="that are played side by side")
    parser.add_argument("--spectators", type=int, default=20)
    parser.add_argument("--answers", type=int, default=60, help="at each table")
    parser.add_argument("--warm", type=int, default=20, help="answers before measuring begins")
    parser.add_argument(
        "--news", action="store_true", help="clients take what has changed instead of whole positions"
    )
    parser.add_argument("--beside", default="", help="the folder of another tree: a server of each, in turns")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = compare(options) if options.beside else measure(options)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
