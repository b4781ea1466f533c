"""The same store on PostgreSQL: a server of our own on the loopback interface, where its programs are installed."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from cuore.server import keeping
from cuore.server.database import engine_for
from cuore.server.schema import METADATA
from cuore.server.store import Append, Conflict, Store, StoreError, TableEvent
from tests.carried.test_stored_tables import BASE_GOING, FOLDER
from tests.server.tables import answer, open_rooms, two_persons
from tests.server.test_store import CODE, kept_ids, laid, said

pytest.importorskip("psycopg", reason='pip install "cuore[postgresql]"')


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def as_somebody(command: Sequence[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["runuser", "-u", "postgres", "--", *command] if is_root else list(command)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an empty database."""
    folder = programs()
    if folder is None or sys.platform == "win32":
        pytest.skip("PostgreSQL is not installed")
    place = tmp_path_factory.mktemp("postgresql")
    if os.geteuid() == 0:
        # A folder that the other user can reach, though the test's own are root's alone.
        place = Path("/var/tmp") / f"cuore-postgresql-{os.getpid()}"
        place.mkdir(mode=0o755)
        shutil.chown(place, "postgres")
    try:
        data = str(place / "data")
        make = [str(folder / "initdb"), "-D", data, "-A", "trust", "-U", "cuore", "--no-sync"]
        subprocess.run(as_somebody(make), check=True, capture_output=True, cwd="/")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place}"
        control = [str(folder / "pg_ctl"), "-D", data, "-w", "-l", str(place / "log")]
        subprocess.run(as_somebody([*control, "-o", settings, "start"]), check=True, capture_output=True, cwd="/")
        try:
            yield f"postgresql://cuore@127.0.0.1:{port}/postgres"
        finally:
            stop = as_somebody([*control, "-m", "immediate", "stop"])
            subprocess.run(stop, check=False, capture_output=True, cwd="/")
    finally:
        shutil.rmtree(place, ignore_errors=True)


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


def drop_connections(server: str) -> None:
    engine = create_engine(server.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(text(f"{others} AND datname <> ''"))
    engine.dispose()


def test_a_database_that_is_not_there_is_one_line(server: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open(server.replace("cuore@", "cuore:password@").replace("/postgres", "/nowhere"))
    assert "\n" not in str(caught.value)
    assert "password" not in str(caught.value)
    assert "nowhere" in str(caught.value)


def new_database(server: str, name: str) -> str:
    """The URL of another empty database on the same server."""
    engine = create_engine(server.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.replace("/postgres", f"/{name}")


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
        assert keeping.backed_up(opened, tmp_path / "one.gz") == (5, [])
        before = keeping.exported(opened, BASE_GOING)
    with keeping.opened(url) as opened:
        assert keeping.restored(opened, tmp_path / "one.gz") == (5, 0)
        assert keeping.verified(opened) == (5, {})
        assert keeping.exported(opened, BASE_GOING) == before
        assert keeping.backed_up(opened, tmp_path / "two.gz") == (5, [])
        assert keeping.deleted(opened, [BASE_GOING]) == 1
        assert len(keeping.listed(opened)) == 4
    assert gzip.decompress((tmp_path / "one.gz").read_bytes()) == gzip.decompress((tmp_path / "two.gz").read_bytes())
