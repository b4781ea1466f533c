"""The sign of life of a process among several: a thread that renews its lease and hears when others come and go.

It has a connection of its own, so that no long read holds it up. It beats only while the event loop does: a process
that is stuck must lose its tables. What it finds out is told on the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from cuore.server import leases, tallies
from cuore.server.database import engine_for
from cuore.server.leases import Process

LOG = logging.getLogger("cuore.server.heart")
BEAT: Final = 0.8  # seconds; a lease lasts for three beats and more
EAR: Final = 0.2  # seconds for which news are waited for in one go
RETRY: Final = 0.3  # seconds until a connection that was lost is tried again
STUCK: Final = 5.0  # seconds for which the event loop may stand still
CHECK: Final = 5  # beats between two looks at what is ours


class Heart:
    """`join` it, `start` it on an event loop, `stop` it before the leases are handed back."""

    def __init__(self, url: str, me: Process, replaces: str = "") -> None:
        """`replaces` names a process that has died, if this one stands in its place."""
        self.me = me
        self.living: Mapping[str, Process] = {}
        self._engine: Engine = engine_for(url, serving=True)
        self._replaces = replaces
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._work, name="cuore-heart", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_beat = time.monotonic()
        self.on_gone: list[Callable[[frozenset[str]], None]] = []  # told which processes are no longer there
        self.on_owned: Callable[[Mapping[str, int], float], None] = lambda _owned, _asked: None
        self.on_wanted: Callable[[str], None] = lambda _code: None  # told that another process asks for a table
        self.on_told: Callable[[], None] = lambda: None  # told that another process has told what addresses use
        self.losses = 0  # times that the lease had run out

    def join(self) -> None:
        """Become one of the living. What is wrong with the database was found out before."""
        with self._engine.begin() as connection:
            leases.join(connection, self.me, self._replaces)
            self.living = leases.living(connection)

    async def start(self) -> None:
        """Join, and beat from now on."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.join)
        self._thread.start()

    def alive(self) -> None:
        """Told by the event loop that it goes on."""
        self._loop_beat = time.monotonic()

    async def stop(self) -> None:
        """Beat no more; what is ours stays so for some seconds."""
        self._stopping.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # -- the thread -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        lost = False
        while not self._stopping.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.execute(text(f"LISTEN {leases.CHANNEL}"))
                    connection.execute(text(f"LISTEN {tallies.CHANNEL}"))
                    self._tell(self.on_told)  # what was told before, nobody has heard
                    if lost:
                        LOG.warning("the other processes can be heard again")
                        lost = False
                    self._live(connection)
            except Exception as error:  # noqa: BLE001 - without a heart all tables would be lost
                if not lost:
                    LOG.error("no sign of life to the other processes: %s", _line(error))
                lost = True
                self._stopping.wait(RETRY)

    def _live(self, connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        count = 0
        while not self._stopping.is_set():
            due = time.monotonic() + BEAT
            if time.monotonic() - self._loop_beat < STUCK:
                on_time = leases.beat(connection, self.me)
                if not on_time:
                    self.losses += 1
                if not on_time or count % CHECK == 0:
                    asked = time.monotonic()
                    self._tell(self.on_owned, leases.owned(connection, self.me), asked)
                if count % CHECK == 0:
                    leases.forget_gone(connection)
                count += 1
            self._look(connection)
            while not self._stopping.is_set() and (left := due - time.monotonic()) > 0:
                # All of them first: while they are read the connection can be asked for nothing.
                for news in list(driver.notifies(timeout=min(EAR, left), stop_after=1)):
                    if news.channel == tallies.CHANNEL:
                        if news.payload != self.me.name:
                            self._tell(self.on_told)
                    elif news.payload:
                        self._tell(self.on_wanted, news.payload)
                    else:
                        self._look(connection)

    def _look(self, connection: Connection) -> None:
        """See who is there."""
        now = leases.living(connection)
        gone = frozenset(self.living) - frozenset(now) - {self.me.name}
        self.living = now
        if gone:
            self._tell(self._tell_gone, gone)

    def _tell_gone(self, names: frozenset[str]) -> None:
        for told in self.on_gone:
            told(names)

    def _tell(self, what: Callable[..., None], *values: object) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *values)


def _line(error: Exception) -> str:
    reason = getattr(error, "orig", None) or error
    return " ".join(str(reason).split()) if isinstance(error, SQLAlchemyError) else type(error).__name__
