"""Plays the games of a plan: on all cores of this machine, or on others through Dask.

A planned game decides its own result, so it does not matter where games are played, nor in which order. What is done
is written down at once, one line a game; whoever starts the same plan again goes on behind the last whole line.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cuore.arena.games import PlannedGame, PlayedGame, play
from cuore.arena.plan import MatchPlan
from cuore.bots.workers import begin_worker
from cuore.engine.errors import CuoreError, SetupError

AHEAD = 4  # games in hand for each worker: never idle, and little to lose when somebody stops
DASK_SECONDS = 8.0  # to find the scheduler

Progress = Callable[[PlayedGame], None]


class ArenaError(CuoreError):
    """Games cannot be played any further; what has been played is kept."""


class Header(Struct, frozen=True):
    """The first line of a journal: whose results these are."""

    fingerprint: str
    games: int


class Journal:
    """The games of a plan that have been played, in a file."""

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        self.path = path
        self._header = Header(plan.fingerprint(), plan.games)

    def read(self) -> list[PlayedGame]:
        """What is there already. A half-written last line is dropped; another plan's file is refused."""
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        lines = self.path.read_bytes().split(b"\n")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
        except msgspec.MsgspecError:
            raise SetupError("arena-journal", path=str(self.path)) from None
        if header != self._header:
            raise SetupError("arena-other-plan", path=str(self.path))
        whole = lines[1:-1]  # what follows the last line break was never finished
        decoder = msgspec.json.Decoder(PlayedGame)
        try:
            return [decoder.decode(line) for line in whole]
        except msgspec.MsgspecError:
            raise SetupError("arena-journal", path=str(self.path)) from None

    def writer(self, done: list[PlayedGame]) -> Progress:
        """Writes each game as it comes; begins with those that are done, whole lines only."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        encode = msgspec.json.encode
        lines = [encode(self._header), *(encode(game) for game in done)]
        part = self.path.with_name(self.path.name + ".part")
        part.write_bytes(b"".join(line + b"\n" for line in lines))
        part.replace(self.path)

        def write(game: PlayedGame) -> None:
            with self.path.open("ab") as file:
                file.write(encode(game) + b"\n")

        return write


def run(
    plan: MatchPlan,
    *,
    jobs: int | None = None,
    dask: str | None = None,
    journal: Journal | None = None,
    progress: Progress = lambda game: None,
) -> list[PlayedGame]:
    """Every game of the plan, in its order; those in the journal are not played again."""
    plan.check()
    done = journal.read() if journal else []
    write = journal.writer(done) if journal else None
    known = {game.number for game in done}
    waiting = (planned for planned in plan.planned_games() if planned.number not in known)
    for game in done:
        progress(game)
    for game in _played(waiting, jobs or os.cpu_count() or 1, dask):
        if write:
            write(game)
        done.append(game)
        progress(game)
    return sorted(done, key=lambda game: game.number)


def _played(games: Iterable[PlannedGame], jobs: int, dask: str | None) -> Iterator[PlayedGame]:
    if dask is not None:
        return _on_dask(games, dask)
    return map(play, games) if jobs == 1 else _on_cores(games, jobs)


def _on_cores(games: Iterable[PlannedGame], jobs: int) -> Iterator[PlayedGame]:
    # Not forked: a child must not inherit whatever threads and locks the parent happens to have.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_worker) as pool:
        try:
            yield from _in_flight(games, lambda planned: pool.submit(play, planned), jobs * AHEAD)
        except BrokenProcessPool:
            raise ArenaError("arena-broken") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _in_flight(
    games: Iterable[PlannedGame], submit: Callable[[PlannedGame], Future[PlayedGame]], most: int
) -> Iterator[PlayedGame]:
    """Keep so many at work; give back whatever is finished."""
    supply = iter(games)
    running = {submit(planned) for planned in islice(supply, most)}
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()
        running |= {submit(planned) for planned in islice(supply, len(finished))}


def _on_dask(games: Iterable[PlannedGame], address: str) -> Iterator[PlayedGame]:
    try:
        distributed: Any = importlib.import_module("distributed")  # it has no types of its own
    except ImportError:
        raise ArenaError("arena-no-dask") from None
    try:
        client = distributed.Client(address, timeout=DASK_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ArenaError("arena-dask", address=address, reason=_first_line(error)) from None
    with client:
        supply = iter(games)
        width = max(1, sum(client.nthreads().values())) * AHEAD
        first = [_submit(client, planned) for planned in islice(supply, width)]
        running = distributed.as_completed(first, loop=client.loop)
        try:
            for future in running:
                yield future.result()
                for planned in islice(supply, 1):
                    running.add(_submit(client, planned))
        except (OSError, RuntimeError) as error:
            raise ArenaError("arena-dask", address=address, reason=_first_line(error)) from None


def _submit(client: Any, planned: PlannedGame) -> Any:
    return client.submit(play, planned, pure=False, retries=2)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
