"""The only room that speaks to the database: append and read, never change an event.

One thread owns the connection. Appends that wait are written together in one transaction, and whoever waits is told
only when it is on the disk: with many tables the price of a sync is shared, and none is ever skipped. Reads run in
the same thread, between two transactions.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from cuore.server.schema import EVENTS, GAMES, HOLDERS
from cuore.words.catalogue import say

T = TypeVar("T")
LOG = logging.getLogger("cuore.server.store")
GROUP: Final = 512  # appends in one transaction at most
LOCK_SECONDS: Final = 5.0  # how long to wait for another program that holds the file
MEMORY: Final = "sqlite://"
GONE: Final = "gone"  # the status of a table that was put away: in no list, and not to be read


def nothing(name: str) -> None:
    """What happens at a named point between an answer and its acknowledgement: nothing. Tests put a crash here."""


point: Callable[[str], None] = nothing


class StoreError(Exception):
    """The database cannot be used, or could not keep something: one line, `text` in other languages than English."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = {name: " ".join(str(value).split()) for name, value in values.items()}
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The line in a language."""
        return say(lang, f"store-{self.key}", **self.values)


class Conflict(StoreError):
    """Somebody else has written that event already: what we hold in memory is not the newest."""


@dataclass(frozen=True)
class TableEvent:
    """One line of a game's history."""

    kind: str
    seat: int | None = None
    by: str | None = None
    id: str | None = None
    move: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    seq: int = 0
    at: int = 0  # milliseconds since 1970


@dataclass(frozen=True)
class StoredGame:
    """A game as it is kept."""

    code: str
    setup: str  # JSON: TableSetup
    secret: str
    created: int
    status: str
    changed: int
    events: tuple[TableEvent, ...]


@dataclass(frozen=True)
class Append:
    """What is written together: events that follow each other, what they make of the game, whose seats are whose."""

    game: str
    events: Sequence[TableEvent]
    status: str
    holders: Mapping[int, str] = field(default_factory=dict)  # seats that are taken, and by which browser
    freed: Sequence[int] = ()  # seats that are given back
    new: Mapping[str, Any] | None = None  # the game's own row, when it is laid


@dataclass(frozen=True)
class _Job:
    """Something for the thread: an append, or a read."""

    done: asyncio.Future[Any]
    append: Append | None = None
    read: Callable[[Connection], Any] | None = None


class Store:
    """The database. `open` it, `await` its methods from one event loop, `close` it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="cuore-store", daemon=True)
        self._closed = False
        self._thread.start()

    @staticmethod
    def open(url: str = MEMORY) -> Store:
        """The database at a URL, brought to this program's schema; whatever is wrong with it is a `StoreError`."""
        engine = _engine(url)
        try:
            migrate(engine)
        except StoreError:
            engine.dispose()
            raise
        return Store(engine)

    # -- what is asked of it --------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Write; comes back when it is durable. `Conflict` and `StoreError`: nothing of it was written."""
        await self._ask(append=append)

    async def read(self, code: str) -> StoredGame | None:
        """A game with all its events."""
        kept: StoredGame | None = await self._ask(read=lambda connection: _read(connection, code))
        return kept

    async def unfinished(self) -> list[str]:
        """The codes of all games that are being played, the latest first."""
        query = select(GAMES.c.code).where(GAMES.c.status == "playing").order_by(GAMES.c.changed.desc())
        return await self._codes(query)

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
        """Come back when the database has answered; `StoreError` when it does not."""
        await self._ask(read=lambda connection: connection.execute(select(1)).scalar())

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

    async def _ask(self, *, append: Append | None = None, read: Callable[[Connection], Any] | None = None) -> Any:
        if self._closed:
            raise StoreError("closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(done, append, read))
        return await done

    # -- the thread -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._jobs.get()
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
                self._write(appends)
            for job in jobs:
                if job.read is not None:
                    _tell([(job, *self._run(job.read))])

    def _write(self, jobs: list[_Job]) -> None:
        """All in one transaction; where one of them is refused, each in its own, so that only that one fails."""
        _, error = self._run(lambda connection: self._group(connection, jobs))
        if isinstance(error, Conflict) and len(jobs) > 1:
            for job in jobs:
                self._write([job])
            return
        _tell([(job, None, error) for job in jobs])

    def _group(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        point("before append")
        with connection.begin():
            _append(connection, [job.append for job in jobs if job.append is not None])
            point("before commit")
        point("after commit")

    def _run(self, work: Callable[[Connection], T]) -> tuple[T | None, StoreError | None]:
        try:
            with self._engine.connect() as connection:
                return work(connection), None
        except IntegrityError as error:
            return None, Conflict("conflict", reason=error.orig)
        except SQLAlchemyError as error:
            return None, _trouble(error, self._engine.url)
        except Exception as error:  # noqa: BLE001 - the thread must live: everybody waits for it
            LOG.error("the store failed: %s", type(error).__name__)
            return None, StoreError("trouble", file=_name(self._engine.url), reason=type(error).__name__)


def _tell(results: Sequence[tuple[_Job, Any, StoreError | None]]) -> None:
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


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    """As few statements as there are tables: with many games in a group that is what a commit costs."""
    new = [{**a.new, "code": a.game, "status": a.status} for a in appends if a.new is not None]
    events = [_row(a.game, e) for a in appends for e in a.events]
    freed = [{"of_game": a.game, "of_seat": seat} for a in appends for seat in a.freed]
    taken = [{"game": a.game, "seat": seat, "browser": who} for a in appends for seat, who in a.holders.items()]
    changed = [
        {"of_game": a.game, "status": a.status, "changed": a.events[-1].at}
        for a in appends
        if a.events and a.new is None
    ]
    for statement, rows in (
        (insert(GAMES), new),
        (insert(EVENTS), events),
        (_FREE, freed),
        (insert(HOLDERS), taken),
        (_CHANGE, changed),
    ):
        if rows:
            connection.execute(statement, rows)


_COLUMNS: Final = tuple(EVENTS.c[name] for name in ("kind", "seat", "by", "id", "move", "data", "seq", "at"))
_EVENTS: Final = select(*_COLUMNS).where(EVENTS.c.game == bindparam("of_game")).order_by(EVENTS.c.seq)
_FREE: Final = delete(HOLDERS).where(HOLDERS.c.game == bindparam("of_game"), HOLDERS.c.seat == bindparam("of_seat"))
_CHANGE: Final = (
    update(GAMES)
    .where(GAMES.c.code == bindparam("of_game"))
    .values(status=bindparam("status"), changed=bindparam("changed"))
)


def _row(game: str, e: TableEvent) -> dict[str, Any]:
    return {
        "game": game,
        "seq": e.seq,
        "kind": e.kind,
        "seat": e.seat,
        "by": e.by,
        "id": e.id,
        "move": e.move,
        "data": json.dumps(dict(e.data), ensure_ascii=False, separators=(",", ":")) if e.data else None,
        "at": e.at,
    }


def _read(connection: Connection, code: str) -> StoredGame | None:
    game = connection.execute(select(GAMES).where(GAMES.c.code == code, GAMES.c.status != GONE)).one_or_none()
    if game is None:
        return None
    events = tuple(
        TableEvent(kind, seat, by, id_, move, json.loads(data) if data else {}, seq, at)
        for kind, seat, by, id_, move, data, seq, at in connection.execute(_EVENTS, {"of_game": code})
    )
    return StoredGame(game.code, game.agreed, game.secret, game.created, game.status, game.changed, events)


# -- opening ------------------------------------------------------------------------------------------------


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return _sqlite(parsed)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")  # the one that the extra brings
        # One connection, used by one thread; looked at before use, because a server may have been restarted.
        return create_engine(parsed, pool_size=1, max_overflow=0, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError("url", reason=error) from None
    except ImportError as error:
        raise StoreError("driver", reason=error) from None


def _sqlite(url: URL) -> Engine:
    if url.database:
        try:
            Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("unreadable", file=url.database, reason=error.strerror or error) from None
    # StaticPool: one connection for ever. isolation_level None: the driver begins nothing by itself, we do.
    engine = create_engine(
        url,
        poolclass=StaticPool,
        connect_args={"check_same_thread": False, "isolation_level": None, "timeout": LOCK_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}").fetchall()
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migrate(engine: Engine) -> None:
    """Bring a database to this program's schema, all steps or none; one from a newer program is refused."""
    config = Config()
    config.set_main_option("script_location", "cuore.server:migrations")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    try:
        with engine.connect() as connection, connection.begin():
            found = MigrationContext.configure(connection).get_current_revision()
            if found is not None and found not in known:
                raise StoreError("newer", file=_name(engine.url), found=found, known=script.get_current_head())
            if found != script.get_current_head():
                config.attributes["connection"] = connection
                _upgrade(config)
                point("in migration")
    except SQLAlchemyError as error:
        raise _trouble(error, engine.url) from None


def _upgrade(config: Config) -> None:
    from alembic import command

    command.upgrade(config, "head")


def _name(url: URL) -> str:
    """A database as it may be named in a line: without a password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "memory"
    return url.render_as_string(hide_password=True)


def _trouble(error: SQLAlchemyError, url: URL) -> StoreError:
    """What went wrong, in one line that says what to do."""
    reason = str(error.orig) if isinstance(error, DBAPIError) and error.orig is not None else str(error)
    file = _name(url)
    lower = reason.lower()
    if "locked" in lower or "busy" in lower:
        return StoreError("locked", file=file)
    if "full" in lower or "no space" in lower:
        return StoreError("full", file=file)
    if "not a database" in lower or "unable to open" in lower or "malformed" in lower or "readonly" in lower:
        return StoreError("unreadable", file=file, reason=reason)
    return StoreError("trouble", file=file, reason=reason)
