"""The same store on PostgreSQL: a server of our own on the loopback interface, where its programs are installed."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from cuore.server.schema import METADATA
from cuore.server.store import Append, Conflict, Store, StoreError, TableEvent
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
