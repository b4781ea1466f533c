"""Many tables for a long time on a real server: does it stay as it is?

    python benchmarks/soak.py                              # 300 tables for 45 minutes, a line a minute
    python benchmarks/soak.py --tables 50 --minutes 5

The tables and their people are those of tables.py. Where a game is over the next one is laid, so finished games pile
up as they do with a host. Each line tells what the server has in memory, how many files it has open, how many answers
there were in that minute and how long they took; the last one compares the memory of the last quarter with that of
the second. Exit status 1 if an answer was refused, the server did not answer, or that memory has grown by more than a
tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tables import Clients, Times, lay, quantile, serving  # type: ignore[import-not-found, unused-ignore]

MOST_GROWTH = 0.1
HURRIED = 1100  # answers at most: two games of random answers


@dataclass
class Soak:
    """What goes on, and what was seen of it."""

    port: int
    pid: int
    think: float
    times: Times
    games: int = 0
    numbers: count[int] = field(default_factory=count)
    lines: list[dict[str, float | None]] = field(default_factory=list)

    async def sit(self) -> None:
        """Play one game after the other; up to some answer everybody hurries, as if the server had run for hours.

        So there are games of every age from the beginning, and memory shows what grows without end.
        """
        hurried: int | None = None
        while True:
            clients: Clients = await asyncio.to_thread(lay, self.port, next(self.numbers), self.think, self.times)
            hurried = clients.rng.randrange(HURRIED) if hurried is None else max(0, hurried)
            clients.hurried = hurried
            await clients.play()
            if not clients.over:
                raise RuntimeError("the server has cut the line")
            self.games += 1
            hurried -= clients.version

    def look(self, began: float) -> dict[str, float | None]:
        """The last minute."""
        answered, self.times.acknowledged = self.times.acknowledged, []
        self.times.broadcast.clear()
        return {
            "minute": round((time.perf_counter() - began) / 60, 1),
            "memory_mb": resident(self.pid),
            "files": len(list(Path(f"/proc/{self.pid}/fd").iterdir())),
            "games": self.games,
            "answers": len(answered),
            "p50_ms": quantile(answered, 0.5),
            "p99_ms": quantile(answered, 0.99),
            "refused": self.times.refused,
        }

    async def run(self, tables: int, minutes: float, every: float) -> None:
        """Play, and look every so many seconds."""
        began = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            playing = []
            for _ in range(tables):  # one after the other, as people come
                playing.append(group.create_task(self.sit()))
                await asyncio.sleep(0.02)
            while time.perf_counter() - began < 60 * minutes:
                await asyncio.sleep(every)
                self.lines.append(self.look(began))
                print(json.dumps(self.lines[-1]), flush=True)
            for task in playing:
                task.cancel()


def resident(pid: int) -> float:
    """Memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1024, 1)
    raise RuntimeError("the server is gone")


def growth(memory: list[float]) -> float:
    """By how much the last quarter has more than the second."""
    quarter = max(1, len(memory) // 4)
    second = statistics.median(memory[quarter : 2 * quarter] or memory)
    return statistics.median(memory[-quarter:]) / second - 1


def main() -> int:
    """Start a server, play, stop it."""
    parser = argparse.ArgumentParser(description="Many tables for a long time on a real server.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a person thinks, on average")
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    options = parser.parse_args()
    with serving("--bot-pace", "0.7") as (port, pid):
        soak = Soak(port, pid, options.think, Times(0.0))
        asyncio.run(soak.run(options.tables, options.minutes, options.every))
    grown = growth([float(line["memory_mb"] or 0) for line in soak.lines])
    print(f"memory of the last quarter against the second: {100 * grown:+.1f} %; refused: {soak.times.refused}")
    return 1 if grown > MOST_GROWTH or soak.times.refused else 0


if __name__ == "__main__":
    sys.exit(main())
