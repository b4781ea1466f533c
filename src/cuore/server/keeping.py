"""Keeping house with a database of games: list, export, delete, prune, verify; backups.py backs up and restores.

For a host's commands, one after the other and without a server's event loop. What only reads may be done beside a
server that runs; what changes something needs the database for itself (one_server.py, leases.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from cuore.engine.errors import CuoreError
from cuore.server import leases, past, shelf
from cuore.server.database import StoreError, engine_for, is_shared, migrate, name_of, trouble
from cuore.server.one_server import alone_with, file_of
from cuore.server.packing import COLUMNS
from cuore.server.schema import EVENTS, GAMES, HOLDERS, PACKED
from cuore.server.tokens import alias

ROW: Final = ("code", "agreed", "secret", "open", "created", "status", "changed", "due", "length", "chain")


@dataclass(frozen=True)
class GameLine:
    """A game in a list."""

    code: str
    alias: str  # what the log calls it
    status: str
    created: int
    changed: int
    events: int
    bytes: int  # that its events take, roughly


@contextmanager
def opened(url: str, *, alone: bool = False, new: bool = False) -> Iterator[Engine]:
    """A database, brought to this program's schema; `alone` if it is to be changed, `new` if it may be made."""
    file = file_of(url)
    if file is not None and not file.exists() and not new:
        raise StoreError("missing", file=file)
    with alone_with(url if alone else "sqlite://"):
        engine = engine_for(url)
        try:
            migrate(engine)
            if alone and is_shared(url) and (count := leases.serving(engine)):
                raise StoreError("served-by", file=name_of(engine.url), count=count)
            yield engine
        except SQLAlchemyError as error:
            raise trouble(error, engine.url) from None
        finally:
            engine.dispose()


# -- reading ------------------------------------------------------------------------------------------------


def listed(engine: Engine, statuses: Sequence[str] = (), before: int | None = None) -> list[GameLine]:
    """The games, the latest first: of these statuses, and not touched since then."""
    sizes = select(EVENTS.c.game, func.sum(func.length(EVENTS.c.data)).label("size")).group_by(EVENTS.c.game)
    rows, pieces = sizes.subquery(), PACKED.alias()
    query = (
        select(GAMES, rows.c.size, func.length(pieces.c.events).label("piece"))
        .outerjoin(rows, rows.c.game == GAMES.c.code)
        .outerjoin(pieces, pieces.c.game == GAMES.c.code)
    )
    if statuses:
        query = query.where(GAMES.c.status.in_(statuses))
    if before is not None:
        query = query.where(GAMES.c.changed < before)
    with reading(engine) as connection:
        return [
            GameLine(
                game.code,
                alias(game.code),
                game.status,
                game.created,
                game.changed,
                game.length,
                (game.size or 0) + (game.piece or 0),
            )
            for game in connection.execute(query.order_by(GAMES.c.changed.desc(), GAMES.c.code))
        ]


def verified(engine: Engine, codes: Sequence[str] = ()) -> tuple[int, dict[str, str]]:
    """How many games were looked at, these or all, and what is wrong with each that is not as it was written.

    That is the chain over the events, and then whether they make a game.
    """
    damage = {}
    chosen = list(codes) or codes_of(engine)
    for code in chosen:
        with reading(engine) as connection:
            wrong = _wrong_with(connection, code)
        if wrong:
            damage[code] = wrong
    return len(chosen), damage


def _wrong_with(connection: Connection, code: str) -> str:
    if connection.execute(select(GAMES.c.code).where(GAMES.c.code == code)).one_or_none() is None:
        raise StoreError("no-game", code=code)
    kept = shelf.read(connection, code)
    if kept is None:  # put away: nobody reads it, but it was written as it is
        return shelf.rows_of(connection, code)[1]
    if kept.damage:
        return kept.damage
    try:
        past.read(kept)
    except CuoreError as error:
        return str(error)
    return ""


def exported(engine: Engine, code: str) -> dict[str, Any]:
    """Everything that is kept of a game, ready for JSON; `StoreError` if there is no such game."""
    with reading(engine) as connection:
        return whole(connection, code)


def recorded(engine: Engine, code: str) -> str:
    """The record of a finished game; `CuoreError` if it is damaged, `StoreError` if there is none."""
    from cuore.server.records import record_text

    with reading(engine) as connection:
        kept = shelf.read(connection, code)
    if kept is None:
        raise StoreError("no-game", code=code)
    ledger = past.read(kept)
    if ledger.status != "over" or ledger.game is None:
        raise StoreError("no-record", code=code)
    return record_text(ledger)


def codes_of(engine: Engine) -> list[str]:
    """All games."""
    with reading(engine) as connection:
        return list(connection.execute(select(GAMES.c.code).order_by(GAMES.c.code)).scalars())


def whole(connection: Connection, code: str) -> dict[str, Any]:
    """Everything that is kept of a game, and what is wrong with it; `StoreError` if there is no such game."""
    game = connection.execute(select(GAMES).where(GAMES.c.code == code)).one_or_none()
    if game is None:
        raise StoreError("no-game", code=code)
    rows, damage = shelf.rows_of(connection, code)
    holders = connection.execute(select(HOLDERS.c.seat, HOLDERS.c.browser).where(HOLDERS.c.game == code))
    return {
        "game": {name: getattr(game, name) for name in ROW},
        "events": [[row[name] for name in COLUMNS] for row in rows],
        "holders": {str(seat): browser for seat, browser in holders},
        "damage": damage,
    }


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that holds up nobody who writes."""
    with engine.connect().execution_options(reading=True) as connection:
        yield connection


# -- changing -----------------------------------------------------------------------------------------------


def deleted(engine: Engine, codes: Iterable[str]) -> int:
    """Let games go for good, all of them or none; how many. `StoreError` if one of them is not there."""
    count = 0
    with engine.connect() as connection, connection.begin():
        for code in codes:
            if connection.execute(select(GAMES.c.code).where(GAMES.c.code == code)).one_or_none() is None:
                raise StoreError("no-game", code=code)
            shelf.remove(connection, code)
            count += 1
    return count
