"""Backups: the games, one line each, and who people are; so one fits any database that this program can use.

Of people it holds what nobody could give them back: claimed names, phrases (as hashes), devices, passkeys, and their
results of the days. What is made from games is not in it (figures, ratings, reviews), nor what was said at tables,
nor where people are told that it is their turn. A restore adds: games that are there already stay as they are, and so
does everybody whom the database knows, because no phrase or device may come back that somebody has let go since.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, Engine, LargeBinary, Table, insert, select

from cuore.server import chain, traces
from cuore.server.database import StoreError
from cuore.server.keeping import codes_of, reading, whole
from cuore.server.packing import COLUMNS, packed
from cuore.server.schema import CLAIMS, DAILY, DEVICES, EVENTS, GAMES, HOLDERS, PACKED, PASSKEYS, PHRASES

FORMAT: Final = "cuore backup"
VERSION: Final = 2
READ: Final = (1, VERSION)  # the first had games alone
KNOWN_BY: Final = (CLAIMS.c.owner, PHRASES.c.owner, PASSKEYS.c.owner, DEVICES.c.owner, DEVICES.c.browser)
PEOPLE: Final = {table.name: table for table in (CLAIMS, PHRASES, PASSKEYS, DEVICES, DAILY)}


def backed_up(engine: Engine, path: Path) -> tuple[int, list[str]]:
    """Write every game and person into a new file; how many games, and the codes of damaged ones, which are left out.

    The file is for its owner alone and never half there: it holds the secrets of games that go on.
    """
    if path.exists():
        raise StoreError("exists", file=path)
    part = path.with_name(f".{path.name}.part")
    count, people, damaged = 0, 0, []
    try:
        handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
                file.write(_line({"format": FORMAT, "version": VERSION}))
                for code in codes_of(engine):
                    with reading(engine) as connection:
                        game = whole(connection, code)
                    if game.pop("damage"):
                        damaged.append(code)
                        continue
                    file.write(_line(game))
                    count += 1
                with reading(engine) as connection:
                    for table in PEOPLE.values():
                        for row in connection.execute(select(table)):
                            file.write(_line({"of": table.name, "row": _written(table, row._mapping)}))
                            people += 1
                file.write(_line({"games": count, "people": people}))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreError("unreadable", file=path, reason=error.strerror or error) from None
    finally:
        part.unlink(missing_ok=True)
    return count, damaged


def restored(engine: Engine, path: Path) -> tuple[int, int]:
    """Take in a backup, all of it or nothing: how many games are new, and how many were there already.

    `StoreError` if the file is damaged, or if a game is there that has gone another way since.
    """
    new = same = 0
    known: dict[str, bool] = {}  # whether the database knew a person before
    with engine.connect() as connection, connection.begin():
        for told in _backup(path):
            if "of" in told:
                _take_in_person(connection, told["of"], told["row"], known)
                continue
            game = told["game"]
            there = connection.execute(select(GAMES.c.chain).where(GAMES.c.code == game["code"])).scalar_one_or_none()
            if there == game["chain"]:
                same += 1
            elif there is not None:
                raise StoreError("differs", code=game["code"])
            else:
                _take_in(connection, told)
                new += 1
    return new, same


def _take_in(connection: Connection, told: Mapping[str, Any]) -> None:
    game = told["game"]
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in told["events"]]
    link = chain.begun(game["code"], game)
    for row in rows:
        link = chain.linked(link, row)
    if link != game["chain"]:
        raise StoreError("damaged-game", code=game["code"])
    connection.execute(insert(GAMES), game)
    if game["status"] == "over":
        connection.execute(insert(PACKED), {"game": game["code"], "events": packed(rows)})
    else:
        connection.execute(insert(EVENTS), [{"game": game["code"], **row} for row in rows])
    holders = [{"game": game["code"], "seat": int(seat), "browser": who} for seat, who in told["holders"].items()]
    if holders:
        connection.execute(insert(HOLDERS), holders)
    traces.note(connection, [(game["code"], browser) for browser in sorted(traces.browsers_in(game["agreed"], rows))])


# -- people -------------------------------------------------------------------------------------------------


def _take_in_person(connection: Connection, name: str, written: Mapping[str, Any], known: dict[str, bool]) -> None:
    """One row about a person; not of whom the database knows, and nothing that is somebody else's by now."""
    table = PEOPLE[name]
    row = {column.name: _value(column, written[column.name]) for column in table.columns}
    if table is DAILY:
        if not _is_there(connection, GAMES.c.code, row["game"]):  # it was damaged
            return
    else:
        owner = row["owner"]
        if owner not in known:
            known[owner] = any(_is_there(connection, column, owner) for column in KNOWN_BY)
        if known[owner]:
            return
    alone = [column for column in table.columns if column.unique and row[column.name] is not None]
    key = [column == row[column.name] for column in table.primary_key]
    if connection.execute(select(table).where(*key)).first() is None and not any(
        _is_there(connection, column, row[column.name]) for column in alone
    ):
        connection.execute(insert(table), row)


def _is_there(connection: Connection, column: Column[Any], value: object) -> bool:
    return connection.execute(select(column).where(column == value).limit(1)).first() is not None


def _written(table: Table, row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row ready for JSON."""
    return {
        column.name: base64.b64encode(row[column.name]).decode()
        if isinstance(column.type, LargeBinary)
        else row[column.name]
        for column in table.columns
    }


def _value(column: Column[Any], written: Any) -> Any:
    return base64.b64decode(written, validate=True) if isinstance(column.type, LargeBinary) else written


# -- the file -----------------------------------------------------------------------------------------------


def _backup(path: Path) -> Iterator[dict[str, Any]]:
    """The games and the people of a backup that is whole."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if head not in [{"format": FORMAT, "version": version} for version in READ]:
                raise StoreError("no-backup", file=path)
            games = people = 0
            for line in file:
                told = json.loads(line)
                if "games" in told:
                    if (told["games"], told.get("people", 0)) == (games, people):
                        return
                    break
                games += "game" in told
                people += "of" in told
                yield told
            raise StoreError("no-backup", file=path)
    except FileNotFoundError:
        raise StoreError("missing", file=path) from None
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        raise StoreError("no-backup", file=path) from None


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
