"""The only room that speaks to the database: append and read, never change an event.

One thread owns the connection. Appends that wait are written together in one transaction, and whoever waits is told
only when it is on the disk: with many tables the price of a sync is shared, and none is ever skipped. Reads run in
the same thread, between two transactions.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cuore.server import leases, shelf
from cuore.server.database import MEMORY as MEMORY
from cuore.server.database import Conflict as Conflict
from cuore.server.database import Fenced as Fenced
from cuore.server.database import StoreError as StoreError
from cuore.server.database import engine_for, migrate, name_of, trouble
from cuore.server.leases import Elsewhere, Lease, Process
from cuore.server.schema import GAMES, HOLDERS, PACKED, PROBES, PROCESSES
from cuore.server.shelf import GONE as GONE
from cuore.server.shelf import Append as Append
from cuore.server.shelf import StoredGame as StoredGame
from cuore.server.shelf import TableEvent as TableEvent
from cuore.server.shortcut import Shortcut

T = TypeVar("T")
LOG = logging.getLogger("cuore.server.store")
GROUP: Final = 512  # appends in one transaction at most
GATHERING: Final = 0.001  # seconds for which appends are awaited that go together with the first
COMPLAINT: Final = 60.0  # seconds between two lines of the log about writes that keep failing
PROBE_SECONDS: Final = 5.0  # for which what was found out about writing is believed
PROBE_PATIENCE: Final = 5.0  # seconds until a database that does not answer counts as one that keeps nothing


def nothing(name: str) -> None:
    """What happens at a named point between an answer and its acknowledgement: nothing. Tests put a crash here."""


point: Callable[[str], None] = nothing


class _Job(NamedTuple):
    """Something for the thread: an append, a read, or something else to be written, by itself."""

    done: asyncio.Future[Any]
    append: Append | None = None
    read: Callable[[Connection], Any] | None = None
    write: Callable[[Connection], Any] | None = None


class Store:
    """The database. `open` it, `await` its methods from one event loop, `close` it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shortcut = Shortcut(engine)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="cuore-store", daemon=True)
        self._closed = False
        self.failing: StoreError | None = None  # why the last thing was not kept, if it was not
        self.failures = 0  # writes that were not kept
        self._complained = 0.0
        self._probed: float | None = None  # when something was last written, or was not
        self._thread.start()

    @staticmethod
    def open(url: str = MEMORY) -> Store:
        """The database at a URL, brought to this program's schema; whatever is wrong with it is a `StoreError`."""
        engine = engine_for(url, serving=True)
        try:
            migrate(engine, lambda: point("in migration"))
        except StoreError:
            engine.dispose()
            raise
        return Store(engine)

    # -- what is asked of it --------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """How much waits for its turn."""
        return self._jobs.qsize()

    async def append(self, append: Append) -> None:
        """Write; comes back when it is durable. `Conflict` and `StoreError`: nothing of it was written."""
        await self._ask(append=append)

    async def read(self, code: str) -> StoredGame | None:
        """A game with all its events."""
        kept: StoredGame | None = await self._ask(read=lambda connection: shelf.read(connection, code))
        return kept

    async def review(self, code: str, seat: int) -> str | None:
        """The review of a seat's game, if one was kept."""
        kept: str | None = await self._ask(read=partial(shelf.read_review, code=code, seat=seat))
        return kept

    async def keep_review(self, code: str, seat: int, review: str) -> None:
        """Keep a review; unlike an event it may be lost, and it may be replaced."""
        await self._ask(write=partial(shelf.write_review, code=code, seat=seat, review=review))

    async def look_up(self, read: Callable[[Connection], T]) -> T:
        """Read something else than games."""
        found: T = await self._ask(read=read)
        return found

    async def keep(self, write: Callable[[Connection], T]) -> T:
        """Write something else than events, in a transaction of its own; comes back when it is durable."""
        done: T = await self._ask(write=write)
        return done

    async def key(self, name: str, new: str) -> str:
        """A key of this house, made once and the same for every server at this database: `new` if there is none."""
        try:
            return await self.keep(partial(shelf.key_named, name=name, new=new))
        except Conflict:  # another server was quicker
            return await self.keep(partial(shelf.key_named, name=name, new=""))

    async def due(self) -> list[str]:
        """The codes of all games in which something goes on by itself, the latest first."""
        query = select(GAMES.c.code).where(GAMES.c.due, GAMES.c.status == "playing")
        return await self._codes(query.order_by(GAMES.c.changed.desc()))

    async def held_by(self, browser: str, limit: int) -> list[str]:
        """The codes of the games in which a browser has a seat, the latest first."""
        mine = select(HOLDERS.c.game).where(HOLDERS.c.browser == browser)
        query = select(GAMES.c.code).where(GAMES.c.code.in_(mine)).order_by(GAMES.c.changed.desc()).limit(limit)
        return await self._codes(query)

    async def open_tables(self, statuses: Sequence[str], limit: int) -> list[str]:
        """The codes of the tables that are listed for everybody, the latest first."""
        query = select(GAMES.c.code).where(GAMES.c.open, GAMES.c.status.in_(statuses))
        return await self._codes(query.order_by(GAMES.c.changed.desc()).limit(limit))

    async def ready(self) -> None:
        """Come back if the database keeps what is written; `StoreError` if it does not.

        Found out by writing, but not more often than every few seconds, whoever asks.
        """
        if self._probed is None or time.monotonic() - self._probed > PROBE_SECONDS:
            self._probed = time.monotonic()
            try:
                async with asyncio.timeout(PROBE_PATIENCE):
                    await self._ask(write=_probe)
            except TimeoutError:
                self._probed = None
                raise StoreError("trouble", file=name_of(self._engine.url), reason="no answer") from None
        if self.failing is not None:
            raise self.failing

    async def pack(self, before: int, limit: int) -> int:
        """Put finished games that nobody has touched since then into one piece each; how many."""
        unpacked = select(GAMES.c.code).where(
            GAMES.c.status == "over", GAMES.c.changed < before, GAMES.c.code.not_in(select(PACKED.c.game))
        )
        codes = await self._codes(unpacked.order_by(GAMES.c.changed).limit(limit))
        count = 0
        for code in codes:  # each in a transaction of its own: answers go between
            count += await self._ask(write=partial(shelf.pack, code=code))
        return count

    async def prune(self, before: int, limit: int, spared: Collection[str] = ()) -> int:
        """Let games go that nobody has touched since then, but for those that are spared; how many."""
        old = select(GAMES.c.code).where(GAMES.c.changed < before, GAMES.c.code.not_in(spared))
        old = old.where(GAMES.c.owner.is_(None) | GAMES.c.owner.not_in(select(PROCESSES.c.name)))
        codes = await self._codes(old.order_by(GAMES.c.changed).limit(limit))
        for code in codes:
            await self._ask(write=partial(shelf.remove, code=code))
        return len(codes)

    # -- among several processes (leases.py) ----------------------------------------------------------------

    async def take(self, code: str, me: Process) -> Lease | None:
        """The lease of a table; none if there is no such table, `Elsewhere` if another process has it."""
        lease: Lease | None = await self._ask(write=partial(leases.take, code=code, me=me))
        return lease

    async def release(self, tables: Mapping[str, int], me: Process) -> None:
        """Give tables back that are still ours under these numbers."""
        await self._ask(write=partial(leases.release, tables=tables, me=me))

    async def ask_for(self, code: str) -> None:
        """Ask whoever has a table to give it back."""
        await self._ask(write=partial(leases.ask_for, code=code))

    async def leave(self, me: Process) -> None:
        """Give everything back."""
        await self._ask(write=partial(leases.leave, me=me))

    async def due_and_free(self) -> list[str]:
        """The codes of the games in which something goes on by itself and that no process has."""
        return await self._codes(leases.due_and_free())

    async def ends(self, codes: Sequence[str]) -> dict[str, str]:
        """The last link of the chain over the events of each of these games: another one, another game."""
        found: dict[str, str] = await self._ask(read=partial(leases.ends, codes=codes))
        return found

    async def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    async def _codes(self, query: Any) -> list[str]:
        codes: list[str] = await self._ask(read=lambda connection: list(connection.execute(query).scalars()))
        return codes

    async def _ask(
        self,
        *,
        append: Append | None = None,
        read: Callable[[Connection], Any] | None = None,
        write: Callable[[Connection], Any] | None = None,
    ) -> Any:
        if self._closed:
            raise StoreError("closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(done, append, read, write))
        return await done

    # -- the thread -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        together = 1  # appends in the last transaction
        while going:
            jobs: list[_Job] = []
            job = self._jobs.get()
            if together > 1 and job is not None and job.append is not None:
                # Where several tables play there is hardly ever one answer alone, and a transaction costs as much as
                # ten answers in it. Whoever plays alone waits for nobody.
                time.sleep(GATHERING)
            while True:
                if job is None:
                    going = False
                    break
                jobs.append(job)
                if len(jobs) == GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            appends = [job for job in jobs if job.append is not None]
            if appends:
                together = len(appends)
                self._write(appends)
            for job in jobs:
                if job.read is not None:
                    _tell([(job, *self._run(job.read))])
                elif job.write is not None:
                    _tell([(job, *self._kept(job.write))])

    def _write(self, jobs: list[_Job]) -> None:
        """All in one transaction; where one of them is refused, each in its own, so that only that one fails."""
        _, error = self._tried(lambda: self._group([job.append for job in jobs if job.append is not None]))
        self._note(error)
        if isinstance(error, Conflict) and len(jobs) > 1:
            for job in jobs:
                self._write([job])
            return
        _tell([(job, None, error) for job in jobs])

    def _group(self, appends: Sequence[Append]) -> None:
        point("before append")
        if all(map(shelf.goes_on, appends)):
            self._shortcut.write(appends, lambda: point("before commit"))
        else:
            with self._engine.connect() as connection, connection.begin():
                shelf.write(connection, appends)
                point("before commit")
        point("after commit")

    def _kept(self, work: Callable[[Connection], T]) -> tuple[T | None, StoreError | Elsewhere | None]:
        def begun(connection: Connection) -> T:
            with connection.begin():
                return work(connection)

        value, error = self._run(begun)
        self._note(error)
        return value, error

    def _note(self, error: StoreError | Elsewhere | None) -> None:
        """Whether the database keeps what is written: known to whoever asks, and said in the log without a flood."""
        if isinstance(error, Conflict | Elsewhere):
            return  # it keeps what others have written
        now = time.monotonic()
        if error is not None:
            self.failures += 1
            if self.failing is None or now - self._complained > COMPLAINT:
                LOG.error("the database does not keep what is written (%d times so far): %s", self.failures, error)
                self._complained = now
        elif self.failing is not None:
            LOG.warning("the database keeps what is written again")
        self.failing = error
        self._probed = now

    def _run(self, work: Callable[[Connection], T]) -> tuple[T | None, StoreError | Elsewhere | None]:
        def connected() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return self._tried(connected)

    def _tried(self, work: Callable[[], T]) -> tuple[T | None, StoreError | Elsewhere | None]:
        """What came of it, or what went wrong."""
        try:
            return work(), None
        except (StoreError, Elsewhere) as error:
            return None, error
        except IntegrityError as error:
            return None, Conflict("conflict", reason=error.orig)
        except SQLAlchemyError as error:
            return None, trouble(error, self._engine.url)
        except Exception as error:  # noqa: BLE001 - the thread must live: everybody waits for it
            LOG.error("the store failed: %s", type(error).__name__)
            return None, StoreError("trouble", file=name_of(self._engine.url), reason=type(error).__name__)


def _tell(results: Sequence[tuple[_Job, Any, StoreError | Elsewhere | None]]) -> None:
    """Wake everybody who waits, with one call into the event loop."""
    loop = results[0][0].done.get_loop()

    def settle() -> None:
        for job, value, error in results:
            if job.done.done():
                continue  # whoever asked has gone
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(value)

    try:
        loop.call_soon_threadsafe(settle)
    except RuntimeError:  # the loop is closed: nobody waits any more
        LOG.debug("nobody waits for the database any more")


def _probe(connection: Connection) -> None:
    """Write something that nobody reads."""
    connection.execute(delete(PROBES))
    connection.execute(insert(PROBES), {"number": 1, "at": int(time.time() * 1000)})
