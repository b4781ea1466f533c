"""The same store on PostgreSQL: a server of our own on the loopback interface, where its programs are installed."""

from __future__ import annotations

import asyncio
import gzip
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from cuore.server import backups, keeping
from cuore.server import store as stores
from cuore.server.database import engine_for
from cuore.server.schema import METADATA
from cuore.server.store import Append, Conflict, Store, StoreError, TableEvent
from tests.carried.test_stored_tables import BASE_GOING, FOLDER
from tests.server.clusters import cluster, drop_connections, new_database, programs
from tests.server.tables import answer, open_rooms, two_persons
from tests.server.test_store import CODE, kept_ids, laid, rows_of_both_ways, said

pytest.importorskip("psycopg", reason='pip install "cuore[postgresql]"')


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The URL of an empty database."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with cluster() as found:
        yield found.url


def test_servers_that_start_at_once_on_an_empty_database_do_not_fall_over_each_other(server: str) -> None:
    url = new_database(server, "at_once")

    async def start() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(Store.open, url) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(start())


def test_a_database_that_asks_no_questions_about_letters_keeps_every_name(server: str) -> None:
    url = new_database(server, "bytes", encoding="SQL_ASCII")  # what initdb makes where no language is set

    async def main() -> None:
        store = Store.open(url)
        try:
            await store.append(laid())
            await store.append(said(2, "桜 Geneviève"))
            assert await kept_ids(store) == [None, "桜 Geneviève"]
        finally:
            await store.close()

    asyncio.run(main())


def test_a_database_that_cannot_keep_every_name_is_refused_in_one_line(server: str) -> None:
    with pytest.raises(
        StoreError, match=r"^postgresql.*: its encoding LATIN1 cannot keep every name; create the database"
    ):
        Store.open(new_database(server, "latin", encoding="LATIN1"))


def test_the_migrations_lead_to_the_schema_and_an_id_is_used_once(server: str) -> None:
    async def main() -> None:
        store = Store.open(server)
        try:
            await store.append(laid())
            results = await asyncio.gather(
                store.append(said(2, "one")),
                store.append(said(3, "one")),
                store.append(said(3, "two")),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), Conflict, type(None)]
            assert await kept_ids(store) == [None, "one", "two"]
            twice = [TableEvent("answer", 0, id="x", seq=4, at=2), TableEvent("answer", 0, id="x", seq=5, at=2)]
            with pytest.raises(Conflict):
                await store.append(Append(CODE, twice, "over"))
            assert await store.open_tables(["playing"], 9) == [CODE]
        finally:
            await store.close()

    asyncio.run(main())
    engine = create_engine(server.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    engine.dispose()


def test_the_short_way_writes_what_the_other_writes(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    urls = new_database(server, "short_way"), new_database(server, "other_way")
    short, other = rows_of_both_ways(monkeypatch, urls)
    assert short == other
    assert len(short[1]) == 6


def test_a_table_survives_a_restart_and_a_connection_that_the_database_drops(server: str) -> None:
    async def main() -> None:
        async with open_rooms(server) as rooms:
            room = await two_persons(rooms)
            for _ in range(5):
                await answer(room)
            drop_connections(server)
            for _ in range(5):
                await answer(room)
            code, hash_ = room.code, room.game.hash() if room.game else ""
        async with open_rooms(server) as rooms:
            found = await rooms.find(code)
            assert found is not None
            assert found.game is not None
            assert (found.version, found.game.hash()) == (10, hash_)

    asyncio.run(main())


def test_a_connection_that_breaks_in_the_middle_of_an_answer_is_one_line_and_the_next_answer_is_kept(
    server: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = new_database(server, "broken")

    def break_off(name: str) -> None:
        if name == "before commit":
            drop_connections(url)

    async def main() -> None:
        store = Store.open(url)
        try:
            await store.append(laid())
            monkeypatch.setattr(
                stores, "point", lambda name: drop_connections(url) if name == "before commit" else None
            )
            with pytest.raises(StoreError):
                await store.append(said(2, "one"))
            monkeypatch.setattr(stores, "point", stores.nothing)
            await store.append(said(2, "two"))
            assert await kept_ids(store) == [None, "two"]
        finally:
            await store.close()

    asyncio.run(main())
    assert {record.name for record in caplog.records if record.levelno >= logging.WARNING} == {"cuore.server.store"}


def test_a_database_that_is_not_there_is_one_line(server: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open(server.replace("cuore@", "cuore:password@").replace("/postgres", "/nowhere"))
    assert "\n" not in str(caught.value)
    assert "password" not in str(caught.value)
    assert "nowhere" in str(caught.value)


def test_games_of_the_first_schema_are_linked_where_they_are(server: str) -> None:
    """The tables of tests/carried, put into a PostgreSQL of the first schema, as a host of then had them."""
    url = new_database(server, "first_schema")
    engine = engine_for(url)
    config = Config()
    config.set_main_option("script_location", "cuore.server:migrations")
    old = sqlite3.connect(FOLDER / "tables.sqlite")
    old.row_factory = sqlite3.Row
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table in ("games", "events", "holders"):
            for row in old.execute(f"SELECT * FROM {table}"):
                values = {name: bool(row[name]) if name == "open" else row[name] for name in dict(row)}
                marks = ", ".join(f":{name}" for name in values)
                names = ", ".join(f'"{name}"' for name in values)
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), values)
    engine.dispose()
    old.close()
    with keeping.opened(url) as opened:
        assert keeping.verified(opened) == (5, {})
        assert {game.status for game in keeping.listed(opened)} == {"waiting", "playing", "over"}

    async def play() -> None:
        async with open_rooms(url) as rooms:
            room = await rooms.find(BASE_GOING)
            assert room is not None
            await answer(room)
            assert await rooms.store.pack(1 << 60, 9) == 2

    asyncio.run(play())
    with keeping.opened(url) as opened:
        assert keeping.verified(opened) == (5, {})


def test_a_backup_of_sqlite_fits_postgresql_and_comes_back(server: str, tmp_path: Path) -> None:
    file = Path(shutil.copy(FOLDER / "tables.sqlite", tmp_path / "a.db"))
    url = new_database(server, "restored")
    with keeping.opened(f"sqlite:///{file}") as opened:
        assert backups.backed_up(opened, tmp_path / "one.gz") == (5, [])
        before = keeping.exported(opened, BASE_GOING)
    with keeping.opened(url) as opened:
        assert backups.restored(opened, tmp_path / "one.gz") == (5, 0)
        assert keeping.verified(opened) == (5, {})
        assert keeping.exported(opened, BASE_GOING) == before
        assert backups.backed_up(opened, tmp_path / "two.gz") == (5, [])
        assert keeping.deleted(opened, [BASE_GOING]) == 1
        assert len(keeping.listed(opened)) == 4
    assert gzip.decompress((tmp_path / "one.gz").read_bytes()) == gzip.decompress((tmp_path / "two.gz").read_bytes())
