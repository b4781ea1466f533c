"""What happened to the database behind our back is noticed, said, and kept to the table that it happened to."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path

import pytest

from cuore.engine.errors import SaveError
from cuore.server import chain, shelf
from cuore.server import store as stores
from cuore.server.database import engine_for
from cuore.server.messages import RematchRequest
from cuore.server.store import Store, StoreError
from tests.carried.test_stored_tables import FOLDER
from tests.server.tables import ANN, answer, here, lay, open_rooms, two_persons
from tests.server.test_store import at, laid, run, said
from tests.server.visitor import hall

HARM = {
    "an answer is another": "UPDATE events SET move = move + 1 WHERE seq = 9 AND kind = 'answer'",
    "a bit has flipped": "UPDATE events SET data = replace(data, 'told', 'tald') WHERE seq = 5",
    "no JSON": "UPDATE events SET data = '{' WHERE seq = 5",
    "an event is gone": "DELETE FROM events WHERE seq = 7",
    "the last is gone": "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)",
    "somebody else's seat": "UPDATE events SET at = at + 1 WHERE seq = 3",
    "another secret": "UPDATE games SET secret = '00' || substr(secret, 3)",
    "another agreement": "UPDATE games SET agreed = replace(agreed, 'Ann', 'Eve')",
}


def change(path: Path, statement: str, code: str) -> None:
    """Something that no program of ours does, to one game."""
    connection = sqlite3.connect(path)
    joined = " AND" if "WHERE" in statement else " WHERE"
    column = "code" if "games" in statement else "game"
    assert connection.execute(f"{statement}{joined} {column} = ?", (code,)).rowcount == 1
    connection.commit()
    connection.close()


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_table_is_refused_and_the_lists_are_as_before(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "a.db"

    async def play() -> tuple[str, str]:
        async with open_rooms(path) as rooms:
            bad, good = await two_persons(rooms, open=True), await two_persons(rooms, open=True)
            for _ in range(12):
                await answer(bad)
            return bad.code, good.code

    async def look(bad: str, good: str) -> None:
        async with open_rooms(path) as rooms:
            with pytest.raises(SaveError):
                await rooms.find(bad)
            assert [room.code for room in await rooms.mine(ANN)] == [good]
            assert [room.code for room in await rooms.listed()] == [good]
            assert rooms.damaged == {bad}
        async with hall(database=at(path)) as h:
            watched = await h.visitor().get("/api/tables?list=watch")
            assert [table["code"] for table in watched.json["tables"]] == [good]
            assert "cuore_damaged_tables 1" in (await h.visitor().get("/metrics")).body.decode()
            refused = await h.visitor().get(f"/api/tables/{bad}")
            assert (refused.status, refused.json["code"]) == (400, "refused")

    bad, good = asyncio.run(play())
    change(path, HARM[harm], bad)
    asyncio.run(look(bad, good))


def test_the_step_to_the_chain_links_what_was_there(tmp_path: Path) -> None:
    """A database of the first schema: every game is linked as this program links, and none counts as due."""
    path = Path(shutil.copy(FOLDER / "tables.sqlite", tmp_path / "a.db"))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        codes = {code for (code,) in connection.execute("SELECT code FROM games")}
    connection.close()
    run(lambda store: store.ready(), at(path))
    engine = engine_for(at(path))
    with engine.connect() as opened:
        for code in codes:
            rows, damage = shelf.rows_of(opened, code)
            assert rows
            assert damage == ""
    engine.dispose()
    assert run(lambda store: store.due(), at(path)) == []


def test_the_chain_is_the_one_that_is_stored() -> None:
    """A figure that must not change: databases hold it."""
    game = {"agreed": "{}", "secret": "00", "created": 1}
    row = {"seq": 1, "kind": "laid", "seat": None, "by": None, "id": None, "move": None, "data": '{"a":"é"}', "at": 2}
    assert chain.linked(chain.begun("AAAAAAAA", game), row) == (
        "e396538c8e9df957ad7a943ce3688819536659b5f2167fe16123c5657531df52"
    )


# -- finished games in one piece -----------------------------------------------------------------------------


def test_finished_games_are_packed_and_read_as_before(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def main() -> None:
        async with open_rooms(path) as rooms:
            room = await lay(rooms, here("Ann"), here("Bob"))
            going = await two_persons(rooms)
            while room.status != "over":
                await answer(room)
            record, events = room.record_text(), room.ledger.events
        before = rows_in(path, "events")
        async with open_rooms(path) as rooms:
            assert await rooms.store.pack(before=0, limit=9) == 0, "only what has rested for a while"
            assert await rooms.store.pack(before=1 << 60, limit=9) == 1
            assert await rooms.store.pack(before=1 << 60, limit=9) == 0
            assert rows_in(path, "events") == before - len(events) < 10
            found = await rooms.find(room.code)
            assert found is not None
            assert (found.record_text(), found.ledger.events) == (record, events)
            next_ = await rooms.rematch(found, ANN, RematchRequest())
            assert (await rooms.find(going.code)) is not None
        async with open_rooms(path) as rooms:
            again = await rooms.find(room.code)
            assert again is not None
            assert again.ledger.rematch is not None
            assert again.ledger.rematch.code == next_.code

    asyncio.run(main())
    with sqlite3.connect(path) as connection:
        (piece,) = connection.execute("SELECT events FROM packed").fetchone()
        connection.execute("UPDATE packed SET events = ?", (piece[:-9],))
    connection.close()

    async def look() -> None:
        async with open_rooms(path) as rooms:
            await rooms.mine(ANN)
            assert len(rooms.damaged) == 1

    asyncio.run(look())


def rows_in(path: Path, table: str) -> int:
    connection = sqlite3.connect(path)
    try:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(count)
    finally:
        connection.close()


def test_a_server_packs_what_is_over_and_lets_go_of_what_nobody_touches(tmp_path: Path) -> None:
    day = 24 * 3600 * 1000

    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            over = await lay(rooms, here("Ann"), here("Bob"), options=["two-player-quick"])
            while over.status != "over":
                await answer(over)
            going = await two_persons(rooms)
            at_last = going.ledger.changed
            await rooms._tidy(at_last + day // 48)
            assert rows_in(tmp_path / "a.db", "packed") == 0
            await rooms._tidy(at_last + day)
            assert rows_in(tmp_path / "a.db", "packed") == 1
            await rooms._tidy(at_last + 1000 * day)
            assert rows_in(tmp_path / "a.db", "games") == 2, "for ever, unless the host says otherwise"
        async with open_rooms(tmp_path / "a.db") as rooms:
            rooms.keep_days = 30
            await rooms._tidy(at_last + 29 * day)
            assert rows_in(tmp_path / "a.db", "games") == 2
            assert await rooms.find(going.code) is not None
            await rooms._tidy(at_last + 31 * day)
            assert rows_in(tmp_path / "a.db", "games") == 1, "one is open just now"
            assert await rooms.find(over.code) is None

    asyncio.run(main())


# -- a database that keeps nothing ----------------------------------------------------------------------------


def test_writes_that_fail_are_said_once_and_the_server_is_not_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)

    async def main() -> None:
        async with hall(database=at(tmp_path / "a.db")) as h:
            store = h.services.rooms.store
            visitor = h.visitor()
            assert (await visitor.get("/healthz")).status == 200
            await store.append(laid())
            real = Store._group
            full = StoreError("full", file="a.db")

            def refuse(*_: object) -> None:
                raise full

            monkeypatch.setattr(Store, "_group", refuse)
            monkeypatch.setattr(stores, "_probe", refuse)
            for seq in range(2, 32):
                with pytest.raises(StoreError, match="disk is full"):
                    await store.append(said(seq))
            for path in ("/healthz", "/readyz"):
                answer_ = await visitor.get(path)
                assert (answer_.status, answer_.json["status"]) == (503, "no database")
            assert "cuore_store_failures 3" in (await visitor.get("/metrics")).body.decode()
            monkeypatch.setattr(Store, "_group", real)
            await store.append(said(2))
            monkeypatch.setattr(stores, "_probe", lambda _connection: None)
            assert (await visitor.get("/healthz")).json == {"status": "ok"}

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    lines = [record.message for record in caplog.records if record.name == "cuore.server.store"]
    assert len(lines) == 2, lines
    assert "disk is full" in lines[0]
    assert "again" in lines[1]


def test_health_is_found_out_by_writing_but_not_at_every_question(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store.open(at(tmp_path / "a.db"))
        try:
            await store.ready()
            first = rows_at(tmp_path / "a.db")
            await store.ready()
            assert rows_at(tmp_path / "a.db") == first
            assert store.failing is None
        finally:
            await store.close()

    asyncio.run(main())


def rows_at(path: Path) -> list[tuple[int, int]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT number, at FROM probes").fetchall()
    finally:
        connection.close()


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    run(lambda store: store.append(laid()), at(path))
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)  # made by an earlier program
    run(lambda store: store.ready(), at(path))
    assert path.stat().st_mode & 0o777 == 0o600
