"""Opening a database: its engine, its schema, and what is wrong with it in one line."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from cuore.server.schema import REVISION
from cuore.words.catalogue import say

MIGRATING: Final = 0x63756F7265  # the number of a lock that whoever changes the schema holds
LOCK_SECONDS: Final = 5.0  # how long to wait for another program that holds the file
MEMORY: Final = "sqlite://"
BEGIN_WRITING: Final = "BEGIN IMMEDIATE"  # to SQLite: whoever begins so is the one who writes
UNICODE: Final = ("UTF8", "SQL_ASCII")  # encodings of a PostgreSQL that keep every name; the second asks no questions
# Of PostgreSQL's client: texts are texts in every database, and one that has gone without a word is noticed.
CLIENT: Final[dict[str, str | int]] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
# Of its server: a process that stands still in the middle of a transaction holds up nobody for long.
BRIEF: Final[dict[str, str | int]] = {"options": "-c idle_in_transaction_session_timeout=2s"}


class StoreError(Exception):
    """The database cannot be used, or could not keep something: one line, `text` in other languages than English."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = {
            name: value if isinstance(value, int) else " ".join(str(value).split()) for name, value in values.items()
        }
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The line in a language."""
        return say(lang, f"store-{self.key}", **self.values)


class Conflict(StoreError):
    """Somebody else has written that event already: what we hold in memory is not the newest."""


class Fenced(Conflict):
    """The table belongs to another process by now: nothing that this one holds of it may be written any more."""


def is_shared(url: str) -> bool:
    """Whether several processes may serve the games of a database at the same time."""
    with suppress(ArgumentError):
        return make_url(url).get_backend_name() == "postgresql"
    return False


def engine_for(url: str, *, serving: bool = False) -> Engine:
    """How a database is spoken to, by a server or by a command; nothing is opened yet."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            return _sqlite(parsed)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")  # the one that the extra brings
        wanted: dict[str, str | int] = {}
        if is_shared(url):
            wanted = {**CLIENT, **(BRIEF if serving else {})}
            wanted = {name: value for name, value in wanted.items() if name not in parsed.query}
        # One connection, used by one thread; looked at before use, because a server may have been restarted.
        return create_engine(parsed, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=wanted)
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError("url", reason=error) from None
    except ImportError as error:
        raise StoreError("driver", reason=error) from None


def _sqlite(url: URL) -> Engine:
    if url.database:
        _make_private(Path(url.database))
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
        # A reader beside a server that runs must not keep it from writing.
        is_reader = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if is_reader else BEGIN_WRITING)

    return engine


def _make_private(file: Path) -> None:
    """A file for its owner alone: it holds the secrets of games that go on. SQLite's other files follow it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if file.is_file() and file.stat().st_mode & 0o077:
            with suppress(PermissionError):  # somebody else's, who has let us in: it is theirs to decide
                file.chmod(0o600)
    except OSError as error:
        raise StoreError("unreadable", file=file, reason=error.strerror or error) from None


def migrate(engine: Engine, passed: Callable[[], None] = lambda: None) -> None:
    """Bring a database to this program's schema, all steps or none; one from a newer program is refused.

    `passed` is called when a step was made and is not kept yet.
    """
    try:
        with engine.connect() as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                encoding = connection.scalar(text("SHOW server_encoding"))
                if encoding not in UNICODE:
                    raise StoreError("encoding", file=name_of(engine.url), found=encoding)
                # Of servers that start at once one makes the steps, and the others wait.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            found = _revision(connection)
            if found != REVISION:
                _upgrade(connection, found)
                passed()
    except SQLAlchemyError as error:
        raise trouble(error, engine.url) from None


def _revision(connection: Connection) -> str | None:
    """The last step that a database has made; a new one has made none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, found: str | None) -> None:
    # To load Alembic takes as long as to load a third of the server, and most starts find everything as it should be.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "cuore.server:migrations")
    script = ScriptDirectory.from_config(config)
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise StoreError("newer", file=name_of(connection.engine.url), found=found, known=script.get_current_head())
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def name_of(url: URL) -> str:
    """A database as it may be named in a line: without a password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "memory"
    return url.render_as_string(hide_password=True)


def trouble(error: Exception, url: URL) -> StoreError:
    """What went wrong, SQLAlchemy's or the driver's, in one line that says what to do."""
    reason = str(error.orig) if isinstance(error, DBAPIError) and error.orig is not None else str(error)
    file = name_of(url)
    lower = reason.lower()
    if "locked" in lower or "busy" in lower:
        return StoreError("locked", file=file)
    if "full" in lower or "no space" in lower:
        return StoreError("full", file=file)
    if "not a database" in lower or "unable to open" in lower or "malformed" in lower or "readonly" in lower:
        return StoreError("unreadable", file=file, reason=reason)
    return StoreError("trouble", file=file, reason=reason)
