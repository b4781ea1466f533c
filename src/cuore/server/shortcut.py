"""The short way of an answer to the disk: the statements of an append, given to the database's driver as they are.

SQLAlchemy compiles them, once; what it does around each statement and each transaction takes more than twice as long
as the database itself, and answers are what a server is there for. The connection is the pool's, the transaction is
the same, and what must hold in it is said in shelf.py.
An append that does more than let a game go on is written there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from cuore.server import shelf
from cuore.server.database import BEGIN_WRITING, Conflict, trouble
from cuore.server.shelf import Append

MOST_TEXTS: Final = 512  # of one statement, by how many games it asks for: as many as are ever written together


class _Statement:
    """A statement in a database's own words, and its values as that database's driver wants them."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = str(compiled)
        self._places = compiled.positiontup  # none: it takes them by name

    def run(self, cursor: DBAPICursor, rows: Sequence[Mapping[str, Any]]) -> None:
        """Once for each row."""
        places = self._places
        values: Sequence[Any] = rows if places is None else [tuple([row[name] for name in places]) for row in rows]
        if len(values) == 1:
            cursor.execute(self.text, values[0])
        elif values:
            cursor.executemany(self.text, values)


class _Ends:
    """`shelf.ENDS` for so many games."""

    def __init__(self, engine: Engine) -> None:
        compiled = shelf.ENDS.compile(dialect=engine.dialect)
        assert isinstance(compiled, SQLCompiler)
        self._compiled = compiled
        self._texts: dict[int, tuple[str, Sequence[str]]] = {}

    def read(self, cursor: DBAPICursor, codes: Sequence[str]) -> Sequence[Sequence[Any]]:
        """Their rows, locked where the database locks rows."""
        found = self._texts.get(len(codes))
        if found is None:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            expanded = self._compiled.construct_expanded_state({"codes": list(codes)})
            found = self._texts[len(codes)] = (expanded.statement, list(expanded.parameters))
        text, names = found
        cursor.execute(text, codes if self._compiled.positional else dict(zip(names, codes, strict=True)))
        return cursor.fetchall()


class Shortcut:
    """Appends to games that go on, in transactions of their own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._driver = engine.dialect.loaded_dbapi
        # SQLite's driver is told not to begin anything by itself; PostgreSQL's begins with the first statement.
        self._begins = engine.dialect.name == "sqlite"
        self._ends = _Ends(engine)
        self._add = _Statement(shelf.ADD, engine)
        self._change = _Statement(shelf.CHANGE, engine)

    def write(self, appends: Sequence[Append], committing: Callable[[], None]) -> None:
        """Append, all of it or nothing; `committing` is called before it is kept. Errors are those of the store."""
        try:
            connection = self._engine.raw_connection()
            try:
                self._write(connection, appends)
                committing()
                connection.commit()
            except self._driver.Error as error:
                if self._engine.dialect.is_disconnect(error, connection.driver_connection, None):
                    connection.invalidate(error)
                raise
            finally:
                connection.close()  # which takes back what was not committed
        except self._driver.IntegrityError as error:
            raise Conflict("conflict", reason=error) from None
        except self._driver.Error as error:
            raise trouble(error, self._engine.url) from None

    def _write(self, connection: PoolProxiedConnection, appends: Sequence[Append]) -> None:
        cursor = connection.cursor()
        try:
            if self._begins:
                cursor.execute(BEGIN_WRITING)
            ends = shelf.ends_of(self._ends.read(cursor, shelf.codes_of(appends)), appends)
            rows = shelf.followed(appends, ends)
            self._add.run(cursor, [row for own in rows for row in own])
            self._change.run(cursor, shelf.changes(appends, ends))
        finally:
            cursor.close()
