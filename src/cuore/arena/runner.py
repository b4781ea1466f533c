"""Plays the games of a plan: on all cores of this machine, or on others through Dask.

A planned game decides its own result, so it does not matter where games are played, nor in which order. What is done
is written down at once, one line a game; whoever starts the same plan again goes on behind the last whole line.
"""

from __future__ import annotations

import importlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from cuore.arena.contents import contents
from cuore.arena.games import PlannedGame, PlayedGame, play
from cuore.arena.luggage import Luggage, packed, play_there
from cuore.arena.plan import MatchPlan
from cuore.bots import is_ours
from cuore.bots.workers import FAREWELL, begin_worker
from cuore.engine.errors import CuoreError, SetupError

AHEAD = 4  # games in hand for each worker of Dask: never idle, and little to lose when somebody stops
MOST_PER_CORE = 4
DASK_SECONDS = 8.0  # to find the scheduler

Progress = Callable[[PlayedGame], None]


class ArenaError(CuoreError):
    """Games cannot be played any further; what has been played is kept."""


class Header(Struct, frozen=True):
    """The first line of a journal: whose results these are."""

    fingerprint: str
    games: int
    contents: dict[str, str] = {}  # what played: contents.py


class Journal:
    """The games of a plan that have been played, in a file."""

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        self.path = path
        self._plan = plan
        self.changed: list[str] = []  # bots that are not what they were when the file was begun

    @cached_property
    def _header(self) -> Header:
        return Header(self._plan.fingerprint(), self._plan.games, contents(self._plan.bots))

    def read(self) -> list[PlayedGame]:
        """What is there already. A half-written last line is dropped; another plan's file is refused.

        Games of bots that have been changed since do not count: `changed` names them.
        """
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        lines = self.path.read_bytes().split(b"\n")
        try:
            header = msgspec.json.decode(lines[0], type=Header)
        except msgspec.MsgspecError:
            raise SetupError("arena-journal", path=str(self.path)) from None
        if (header.fingerprint, header.games) != (self._header.fingerprint, self._header.games):
            raise SetupError("arena-other-plan", path=str(self.path))
        now = self._header.contents
        self.changed = [name for name in now if header.contents.get(name) != now[name]]
        if self.changed:
            return []
        whole = lines[1:-1]  # what follows the last line break was never finished
        decoder = msgspec.json.Decoder(PlayedGame)
        try:
            return [decoder.decode(line) for line in whole]
        except msgspec.MsgspecError:
            raise SetupError("arena-journal", path=str(self.path)) from None

    @property
    def aside(self) -> Path:
        """Where games go that no longer count."""
        return self.path.with_name(f"{self.path.name}.old")

    def writer(self, done: list[PlayedGame]) -> Progress:
        """Writes each game as it comes; begins with those that are done, whole lines only.

        Games that no longer count are put aside, not thrown away.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.changed:
            self.path.replace(self.aside)
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
    for game in _played(waiting, plan, jobs, dask):
        if write:
            write(game)
        done.append(game)
        progress(game)
    return sorted(done, key=lambda game: game.number)


def processes(plan: MatchPlan, jobs: int | None) -> int:
    """How many are worth starting: never more than games, nor many more than the machine has cores."""
    cores = os.cpu_count() or 1
    return max(1, min(jobs or cores, plan.games, MOST_PER_CORE * cores))


def _played(
    games: Iterable[PlannedGame], plan: MatchPlan, jobs: int | None, dask: str | None
) -> Iterator[PlayedGame]:
    if dask is not None:
        return _on_dask(games, packed(plan.bots), dask)
    count = processes(plan, jobs)
    # Somebody else's bot may end its process, and that must not be this one.
    return map(play, games) if count == 1 and all(map(is_ours, plan.bots)) else _on_cores(games, count)


def _on_cores(games: Iterable[PlannedGame], jobs: int) -> Iterator[PlayedGame]:
    """On so many processes, which are ended at once when nobody wants their games any more."""
    supply = iter(games)
    started = [_Process(planned) for planned in islice(supply, jobs)]
    busy: dict[object, _Process] = {process.line: process for process in started}
    try:
        while busy:
            for line in multiprocessing.connection.wait([process.line for process in busy.values()]):
                process = busy[line]
                game = process.result()
                planned = next(supply, None)
                if planned is None:
                    del busy[line]
                else:
                    process.line.send(planned)
                yield game
    finally:
        for process in started:
            process.end()


class _Process:
    """A process that plays a game at a time. It has children where a bot is guarded, so it is no daemon."""

    def __init__(self, planned: PlannedGame) -> None:
        # Not forked: a child must not inherit whatever threads and locks the parent happens to have.
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self._process = context.Process(target=_play_games, args=(far,))
        with _deaf():
            self._process.start()
        far.close()  # so that the line is cut when the process ends
        self.line.send(planned)

    def result(self) -> PlayedGame:
        """What came of the game."""
        try:
            said = self.line.recv()
        except (EOFError, OSError):
            raise ArenaError("arena-broken") from None
        if isinstance(said, Exception):
            raise said
        assert isinstance(said, PlayedGame)
        return said

    def end(self) -> None:
        """At once, whatever it thinks about; its children follow it."""
        self._process.kill()
        self.line.close()
        self._process.join(FAREWELL)


def _play_games(line: Connection) -> None:
    begin_worker()
    with suppress(EOFError, OSError):
        while True:
            planned = line.recv()
            try:
                line.send(play(planned))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is raised where the games are wanted
                line.send(error)


@contextmanager
def _deaf() -> Iterator[None]:
    """A process that begins now does not hear Ctrl-C, not even before it has come to itself."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _on_dask(games: Iterable[PlannedGame], luggage: Luggage, address: str) -> Iterator[PlayedGame]:
    try:
        distributed: Any = importlib.import_module("distributed")  # it has no types of its own
    except ImportError:
        raise ArenaError("arena-no-dask", command=f"{sys.executable} -m pip install distributed") from None
    try:
        _knock(address)
        client = distributed.Client(address, timeout=DASK_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ArenaError("arena-dask", address=address, reason=_first_line(error)) from None
    with client:
        supply = iter(games)
        width = max(1, sum(client.nthreads().values())) * AHEAD
        first = [_submit(client, planned, luggage) for planned in islice(supply, width)]
        running = distributed.as_completed(first, loop=client.loop)
        try:
            for future in running:
                yield future.result()
                for planned in islice(supply, 1):
                    running.add(_submit(client, planned, luggage))
        except (OSError, RuntimeError) as error:
            raise ArenaError("arena-dask", address=address, reason=_first_line(error)) from None


def _knock(address: str) -> None:
    """Whether anybody is there: a client that never found its scheduler is not to be got rid of without noise."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.scheme in ("tcp", "tls", "ws", "wss"):
        if not parts.hostname or not parts.port:
            raise ValueError("HOST:PORT")
        socket.create_connection((parts.hostname, parts.port), timeout=DASK_SECONDS).close()


def _submit(client: Any, planned: PlannedGame, luggage: Luggage) -> Any:
    return client.submit(play_there, planned, luggage, pure=False, retries=2)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
