"""What an answer costs a room, without the web around it: calls, CPU time of the loop's thread, memory that stays.

    python -m benchmarks.answer_parts                  # a few seconds
    python -m benchmarks.answer_parts --parts          # what the calls and the time are spent on
    python -m benchmarks.answer_parts --news           # readers who take news, as browsers do

The same random games of two persons every time, at several tables in turns, each in a room with a SQLite file: from
the message as it was read to the encoded positions for both players and whoever looks on. The number of calls of
functions, Python's and builtin, is what a busy machine cannot blur; bytes are what all of them are told. Memory is
what tracemalloc finds in use after so many answers and not before them.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import sys
import tempfile
import time
import tracemalloc
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from cuore.server.audience import Listener
from cuore.server.messages import AnswerMessage, DoneMessage, NewSeat, NewTable
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.server.store import Store

BROWSER = "a" * 64  # of both players, who share a device


class Sitting:
    """A table and everybody who listens."""

    def __init__(self, room: Room, spectators: int, rng: random.Random, *, news: bool = False) -> None:
        self.room = room
        self.rng = rng
        self.listeners: list[Listener] = [room.listen(BROWSER, seat, "en") for seat in (0, 1)]
        self.listeners += [room.listen(None, None, "en") for _ in range(spectators)]
        self.bytes = 0  # that were told
        if news:
            for listener in self.listeners:
                listener.look(listener.seat, "en", news=True)

    async def answer(self, number: int) -> None:
        """Whoever is asked answers, and everybody is told."""
        game = self.room.game
        assert game is not None
        move = self.rng.choice(game.legal())
        message = AnswerMessage(f"{number:012d}", game.to_move, self.room.version, move)
        done = await self.room.handle(BROWSER, "en", message)
        assert isinstance(done, DoneMessage)
        await self.read()

    async def read(self) -> None:
        """Everybody is told what there is to tell."""
        for listener in self.listeners:
            await listener.news()
            self.bytes += len(listener.text())


async def _play(sittings: list[Sitting], answers: int, begin: int) -> None:
    for number in range(answers):
        for place, sitting in enumerate(sittings):
            if sitting.room.status == "playing":
                await sitting.answer(1000 * (begin + number) + place)


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Play, and put the figures together."""
    rooms = Rooms(Store.open(f"sqlite:///{folder / 'games.sqlite'}"))
    await rooms.start()
    seats = [NewSeat("here", "Ann"), NewSeat("here", "Bob")]
    rng = random.Random(0)
    sittings = []
    for _ in range(options.tables):
        room = await rooms.lay(BROWSER, NewTable(seats, sets=["base"]))
        sittings.append(Sitting(room, options.spectators, random.Random(rng.random()), news=options.news))
    for sitting in sittings:
        await sitting.read()
    await _play(sittings, options.warm, 0)

    def version() -> int:
        return sum(sitting.room.version for sitting in sittings)

    gc.collect()
    gc.freeze()  # as the server does (app.py)
    gc.set_threshold(20_000, 20, 20)
    before, told, spent = version(), sum(sitting.bytes for sitting in sittings), time.thread_time()
    await _play(sittings, options.answers, options.warm)
    spent, timed = time.thread_time() - spent, version() - before
    told = sum(sitting.bytes for sitting in sittings) - told

    tracemalloc.start()
    gc.collect()
    before, kept = version(), tracemalloc.get_traced_memory()[0]
    await _play(sittings, options.answers, options.warm + options.answers)
    await asyncio.sleep(0.3)  # until looks are forgotten
    gc.collect()
    kept, weighed = tracemalloc.get_traced_memory()[0] - kept, version() - before
    tracemalloc.stop()

    profile = cProfile.Profile(time.thread_time) if options.parts else cProfile.Profile()
    before = version()
    profile.enable()
    await _play(sittings, options.answers, options.warm + 2 * options.answers)
    profile.disable()
    counted = version() - before
    stats = pstats.Stats(profile)
    await rooms.drain()
    if options.parts:
        stats.sort_stats("cumulative").print_stats("cuore", 90)
    return {
        "answers": timed,
        "calls": round(stats.total_calls / counted),  # type: ignore[attr-defined] # typeshed has no such number
        "bytes": round(told / timed),
        "loop_us": round(1e6 * spent / timed),
        "kept_bytes": round(kept / weighed),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What an answer costs a room.")
    parser.add_argument("--tables", type=int, default=8, help="that take turns")
    parser.add_argument("--answers", type=int, default=40, help="at each table, for each of the three figures")
    parser.add_argument("--warm", type=int, default=20, help="answers before measuring begins")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--news", action="store_true", help="readers take what has changed, not whole positions")
    parser.add_argument("--parts", action="store_true", help="what calls and time are spent on")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(mock.patch("cuore.server.rooms.secrets.token_bytes", random.Random(0).randbytes))
        figures = asyncio.run(measure(options, folder))
    for name, value in figures.items():
        print(f"{name:12} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
