"""`cuore serve --workers N`: several processes on one port, and a parent that serves nobody itself.

The parent opens the port and hands it to all of them, so a connection that waits is taken by whoever is there. One
that dies is replaced; its successor says so in the database, and its tables are free at once. SIGTERM and Ctrl-C end
all in order. SIGHUP replaces one after the other: the next is there before the last hands its tables back and goes.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from cuore.server.database import StoreError, is_shared
from cuore.server.leases import new_name
from cuore.server.serve import OneOfSeveral, Places, ServeError, ServerSettings, bind, serve
from cuore.server.store import Store

LOG = logging.getLogger("cuore.server.workers")
SPAWN: Final = multiprocessing.get_context("spawn")
LOOK: Final = 0.2  # seconds between two looks at what was asked of us
STARTING: Final = 60.0  # seconds that a process may take until it serves
ENDING: Final = 20.0  # seconds that it may take to end in order
SOON: Final = 5.0  # seconds: whoever dies sooner than that after its start is not started again at once
LONGEST_REST: Final = 10.0


@dataclass
class Slot:
    """A place for a process, and who has it now."""

    process: SpawnProcess
    name: str
    told: Connection  # readable once it serves, or is gone
    life: Connection  # while this end is open, the process has a parent
    began: float
    places: Places | None = None
    falls: int = 0  # one soon after the other
    again: float = 0.0  # when it is to be started anew
    told_to_stop: bool = False

    def end(self) -> None:
        """Let go of what connects us."""
        self.told.close()
        self.life.close()


class Parent:
    """Starts processes and keeps them going."""

    def __init__(self, settings: ServerSettings, sock: socket.socket) -> None:
        self.settings = settings
        self.sock = sock
        self.folder = tempfile.mkdtemp(prefix="cuore-")  # for us alone: mkdtemp sees to that
        self.slots: list[Slot] = []
        self.stopping = False
        self.renewing = False

    def run(self, started: Callable[[Places], None]) -> None:
        """Until told to stop."""
        handled = {number: signal.signal(number, self._hear) for number in _signals()}
        try:
            self.slots = [self._start() for _ in range(self.settings.workers)]
            for slot in self.slots:
                self._await(slot)
            found = [slot.places for slot in self.slots if slot.places is not None]
            if not self.stopping and not found:
                raise ServeError("serve-no-worker")
            if not self.stopping:
                count = len(self.slots)
                started(replace(found[0], players=found[0].players * count, sockets=found[0].sockets * count))
            while not self.stopping:
                wait([slot.process.sentinel for slot in self.slots if not slot.again], LOOK)
                self._tend()
                if self.renewing:
                    self.renewing = False
                    self._renew()
        finally:
            self._stop()
            shutil.rmtree(self.folder, ignore_errors=True)
            for number, handler in handled.items():
                signal.signal(number, handler)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self.renewing = True
        else:
            self.stopping = True

    def _start(self, replaces: str = "", falls: int = 0) -> Slot:
        name = new_name()
        told, tells = SPAWN.Pipe(duplex=False)
        lives, life = SPAWN.Pipe(duplex=False)
        process = SPAWN.Process(
            target=_work,
            args=(self.settings, self.sock, name, replaces, tells, lives, self.folder),
            name=f"cuore-{name}",
        )
        process.start()
        tells.close()
        lives.close()
        return Slot(process, name, told, life, time.monotonic(), falls=falls)

    def _await(self, slot: Slot) -> bool:
        """Whether a process that was started serves."""
        until = time.monotonic() + STARTING
        while not self.stopping and time.monotonic() < until:
            if slot.told.poll(LOOK):
                try:
                    slot.places = slot.told.recv()
                except EOFError:  # it has died
                    return False
                return True
        return False

    def _tend(self) -> None:
        """Start again what has died; not at once what dies again and again."""
        now = time.monotonic()
        for number, slot in enumerate(self.slots):
            if slot.again:
                if now >= slot.again:
                    self.slots[number] = self._start(slot.name, slot.falls)
            elif not slot.process.is_alive():
                slot.falls = slot.falls + 1 if now - slot.began < SOON else 0
                rest = min(LONGEST_REST, 2.0 ** (slot.falls - 1)) if slot.falls else 0.0
                LOG.error("process %s has died (%s); the next one comes", slot.name, slot.process.exitcode)
                slot.end()
                slot.again = now + rest

    def _renew(self) -> None:
        """Replace one after the other."""
        for number, slot in enumerate(self.slots):
            new = self._start()
            if not self._await(new):
                if not self.stopping:
                    LOG.error("the new process does not start: everything stays as it is")
                _end(new)
                return
            self.slots[number] = new
            _end(slot)

    def _stop(self) -> None:
        for slot in self.slots:
            _tell_to_stop(slot)
        for slot in self.slots:
            _end(slot)


def _tell_to_stop(slot: Slot) -> None:
    if slot.process.is_alive() and not slot.told_to_stop:  # a second time would mean: at once
        slot.told_to_stop = True
        slot.process.terminate()


def _end(slot: Slot) -> None:
    """See a process to its end."""
    _tell_to_stop(slot)
    slot.process.join(ENDING)
    if slot.process.is_alive():
        slot.process.kill()
        slot.process.join()
    if not slot.told.closed:
        slot.end()


def _signals() -> list[signal.Signals]:
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    return [getattr(signal, name) for name in names if hasattr(signal, name)]


def _work(
    settings: ServerSettings,
    sock: socket.socket,
    name: str,
    replaces: str,
    tells: Connection,
    lives: Connection,
    folder: str,
) -> None:
    """What runs in a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the server listens for it: a terminal sends it to all of us
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve(settings, sock, tells.send, OneOfSeveral(name, replaces, lives.fileno(), folder))
    except (StoreError, ServeError) as error:
        print(f"cuore: {error}", file=sys.stderr, flush=True)
        os._exit(1)


def serve_with_workers(
    settings: ServerSettings, sock: socket.socket, started: Callable[[Places], None] = lambda _: None
) -> None:
    """Serve with as many processes as the settings say. What is wrong with the database is said before they start."""
    if settings.workers == 1:
        serve(settings, sock, started)
        return
    if not is_shared(settings.database):
        raise ServeError("serve-workers", count=settings.workers)
    _try_database(settings.database)
    bind(settings.inside, 0).close()  # whether they can listen there
    Parent(settings, sock).run(started)


def _try_database(url: str) -> None:
    asyncio.run(Store.open(url).close())
