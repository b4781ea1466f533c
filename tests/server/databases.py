"""Databases that tests begin with: the steps of the migrations are made once in a process, and the outcome copied."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path

from sqlalchemy import Engine

from cuore.server.database import MEMORY, engine_for, migrate
from cuore.server.store import Store


@cache
def _migrated() -> Engine:
    """A database in memory that has come to this program's schema step by step, as any other does."""
    engine = engine_for(MEMORY)
    migrate(engine)
    return engine


def _driver(engine: Engine) -> sqlite3.Connection:
    found = engine.raw_connection().driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def open_store(url: str = MEMORY) -> Store:
    """`Store.open`, for tests of something else than how a database is opened."""
    engine = engine_for(url, serving=True)
    file = engine.url.database
    if engine.dialect.name == "sqlite" and (not file or not Path(file).stat().st_size):
        _driver(_migrated()).backup(_driver(engine))
    else:
        migrate(engine)
    return Store(engine)
