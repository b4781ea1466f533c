"""The store: what is acknowledged is durable, what cannot be is one clear line."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from cuore.server import database, shelf
from cuore.server import store as stores
from cuore.server.outcomes import FinishedGame
from cuore.server.schema import EVENTS, GAMES, METADATA, REVISION
from cuore.server.store import Append, Conflict, Fenced, Store, StoreError, TableEvent

ROW = {"agreed": "{}", "secret": "00", "open": True, "created": 1, "changed": 1}
CODE = "AAAAAAAA"


def at(path: Path) -> str:
    return f"sqlite:///{path}"


def laid(code: str = CODE, browser: str = "b") -> Append:
    return Append(code, [TableEvent("laid", seq=1, at=1)], "waiting", {0: browser}, new=ROW)


def said(seq: int, id_: str | None = None, code: str = CODE) -> Append:
    return Append(code, [TableEvent("answer", 0, "person", id_, 7, {"a": "é"}, seq, seq)], "playing")


async def kept_ids(store: Store, code: str = CODE) -> list[str | None]:
    kept = await store.read(code)
    assert kept is not None
    return [event.id for event in kept.events]


def run(work: Callable[[Store], Any], url: str = stores.MEMORY) -> Any:
    async def main() -> Any:
        store = Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


# -- what it keeps ------------------------------------------------------------------------------------------


def test_what_was_written_is_there_in_the_next_life(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append(laid())
        await store.append(said(2, "one"))

    async def read(store: Store) -> None:
        kept = await store.read(CODE)
        assert kept is not None
        assert kept.events[1] == TableEvent("answer", 0, "person", "one", 7, {"a": "é"}, 2, 2)
        assert (kept.status, kept.changed) == ("playing", 2)
        assert await store.due() == []
        await store.append(said(3)._replace(due=True))
        assert await store.due() == [CODE]
        assert await store.held_by("b", 9) == [CODE]
        assert await store.held_by("c", 9) == []
        assert await store.open_tables(["playing"], 9) == [CODE]
        assert await store.open_tables(["over"], 9) == []
        assert await store.read("BBBBBBBB") is None

    run(write, at(tmp_path / "deep" / "down" / "a.db"))
    run(read, at(tmp_path / "deep" / "down" / "a.db"))


def test_an_id_and_a_number_are_used_once_and_the_others_of_the_group_are_kept() -> None:
    async def work(store: Store) -> None:
        await store.append(laid())
        await store.append(laid("BBBBBBBB"))
        await store.append(said(2, "one"))
        # All of these go into one group: the thread is busy with the first while the others queue up.
        results = await asyncio.gather(
            store.append(said(3, "two")),
            store.append(said(4, "one")),
            store.append(said(3, "three")),
            store.append(said(2, "one", "BBBBBBBB")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        assert await kept_ids(store) == [None, "one", "two"]
        assert await kept_ids(store, "BBBBBBBB") == [None, "one"]

    run(work)


def test_an_append_is_whole_or_not_at_all() -> None:
    async def work(store: Store) -> None:
        await store.append(laid())
        twice = [TableEvent("answer", 0, id="x", seq=2, at=2), TableEvent("answer", 0, id="x", seq=3, at=2)]
        with pytest.raises(Conflict):
            await store.append(Append(CODE, twice, "over", {1: "c"}))
        kept = await store.read(CODE)
        assert kept is not None
        assert (len(kept.events), kept.status) == (1, "waiting")
        assert await store.held_by("c", 9) == []

    run(work)


def test_many_appends_at_once_share_transactions(monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0

    def count(name: str) -> None:
        nonlocal commits
        commits += name == "after commit"

    async def work(store: Store) -> None:
        codes = [f"{number:08d}" for number in range(300)]
        await asyncio.gather(*(store.append(laid(code)) for code in codes))
        await asyncio.gather(*(store.append(said(2, "one", code)) for code in codes))
        assert sorted(await store.open_tables(["playing"], 1000)) == codes

    monkeypatch.setattr(stores, "point", count)
    run(work)
    assert 2 <= commits < 100


def rows_of_both_ways(monkeypatch: pytest.MonkeyPatch, urls: tuple[str, str]) -> list[list[Any]]:
    """What lies in two databases after the same appends, by the short way and by the other."""

    async def work(store: Store) -> list[Any]:
        await store.append(laid())
        await store.append(laid("BBBBBBBB"))
        many = [TableEvent("answer", 1, "bot", None, 3, {"leads": True}, seq, seq) for seq in (3, 4)]
        await asyncio.gather(
            store.append(said(2, "one")),
            store.append(Append("BBBBBBBB", [TableEvent("answer", 0, id="two", seq=2, at=2)], "playing", due=True)),
        )
        await store.append(Append(CODE, many, "playing"))
        with pytest.raises(Conflict, match="event 9 after event 4"):
            await store.append(said(9))
        with pytest.raises(Conflict):
            await store.append(said(5, "one"))
        with pytest.raises(Conflict, match="gone"):
            await store.append(said(2, code="CCCCCCCC"))
        with pytest.raises(Fenced):
            await store.append(said(5)._replace(fence=3))
        found: list[Any] = await store._ask(
            read=lambda connection: [
                connection.execute(table.select().order_by(*table.primary_key)).all() for table in (GAMES, EVENTS)
            ]
        )
        return found

    short = run(work, urls[0])
    monkeypatch.setattr(shelf, "goes_on", lambda _: False)
    return [short, run(work, urls[1])]


def test_the_short_way_writes_what_the_other_writes_and_refuses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    short, other = rows_of_both_ways(monkeypatch, (stores.MEMORY, stores.MEMORY))
    assert short == other
    assert len(short[1]) == 6


def test_an_append_that_does_more_than_go_on_does_not_take_the_short_way() -> None:
    assert shelf.goes_on(said(2))
    sat = TableEvent("sat", 0, data={"browser": "b", "name": "Ann"}, seq=2, at=2)
    for more in (
        laid(),
        said(2)._replace(holders={1: "c"}),
        said(2)._replace(freed=[0]),
        said(2)._replace(outcome=FinishedGame(CODE, 2)),
        said(2)._replace(events=[sat]),
    ):
        assert not shelf.goes_on(more)


# -- durable before it is acknowledged ----------------------------------------------------------------------


async def unseen_when_acknowledged(path: Path) -> int:
    """How many acknowledged appends another connection could not see at the moment of the acknowledgement."""
    store = Store.open(at(path))
    other = sqlite3.connect(path, isolation_level=None)
    unseen = 0
    try:
        await store.append(laid())
        for seq in range(2, 40):
            await store.append(said(seq))
            (count,) = other.execute("SELECT count(*) FROM events").fetchone()
            unseen += count < seq
    finally:
        other.close()
        await store.close()
    return unseen


def acknowledge_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault; a little time between the two, as a slow disk takes."""
    honest = Store._write

    def write(self: Store, jobs: list[Any]) -> None:
        stores._tell([(job, None, None) for job in jobs])
        threading.Event().wait(0.002)
        honest(self, jobs)

    monkeypatch.setattr(Store, "_write", write)


def test_whoever_is_told_finds_it_committed(tmp_path: Path) -> None:
    assert asyncio.run(unseen_when_acknowledged(tmp_path / "a.db")) == 0


def test_a_store_that_tells_before_it_commits_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    acknowledge_first(monkeypatch)
    assert asyncio.run(unseen_when_acknowledged(tmp_path / "a.db")) > 0


def test_every_commit_is_synced(tmp_path: Path) -> None:
    """FULL: SQLite syncs the log before a commit returns; WAL: that is one sync."""
    pragmas: dict[str, Any] = {}

    async def work(store: Store) -> None:
        def look(connection: Any) -> None:
            for name in ("synchronous", "journal_mode", "foreign_keys"):
                pragmas[name] = connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        await store._ask(read=look)

    run(work, at(tmp_path / "a.db"))
    assert pragmas == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


TRACED = """
import asyncio, os, sys
sys.path.insert(0, sys.argv[2])
from tests.server.test_store import at, laid, said, Store, Path, stores
import pytest
if sys.argv[3:] == ["fault"]:
    from tests.server.test_store import acknowledge_first
    acknowledge_first(pytest.MonkeyPatch())
async def main():
    store = Store.open(at(Path(sys.argv[1])))
    os.write(9, b"asked")
    for append in [laid(), *map(said, range(2, 11))]:
        await store.append(append)
        os.write(9, b"acknowledged")
    await store.close()
asyncio.run(main())
"""


def syncs_when_told(tmp_path: Path, *fault: str) -> list[int]:
    """How often the disk had been synced since the first of ten appends, at each acknowledgement."""
    trace = tmp_path / "trace"
    here = Path(__file__).parents[2]
    program = [sys.executable, "-c", TRACED, str(tmp_path / "a.db"), str(here), *fault]
    command = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync,write", "-o", str(trace), *program]
    with (tmp_path / "marks").open("wb") as marks:
        subprocess.run(
            ["sh", "-c", 'exec 9>&1; exec "$@"', "sh", *command],
            stdout=marks,
            check=True,
            timeout=60,
        )
    counts: list[int] = []
    syncs = -1000  # before the first append is asked for, syncs do not count
    for line in trace.read_text(errors="replace").splitlines():
        if '"asked"' in line:
            syncs = max(syncs, 0)
        elif '"acknowledged"' in line:
            counts.append(syncs)
        elif ("sync(" in line and "unfinished" not in line) or "sync resumed" in line:
            syncs += 1
    return counts


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_the_disk_is_synced_before_the_acknowledgement(tmp_path: Path) -> None:
    counts = syncs_when_told(tmp_path)
    assert len(counts) == 10
    assert all(syncs >= number for number, syncs in enumerate(counts, 1)), counts


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_the_trace_notices_a_store_that_tells_first(tmp_path: Path) -> None:
    counts = syncs_when_told(tmp_path, "fault")
    assert not all(syncs >= number for number, syncs in enumerate(counts, 1)), counts


# -- opening ------------------------------------------------------------------------------------------------


def trouble(url: str) -> str:
    """The one line with which the store refuses to open."""
    with pytest.raises(StoreError) as caught:
        Store.open(url)
    line = str(caught.value)
    assert "\n" not in line
    for lang in ("fr", "ja"):
        assert caught.value.text(lang) != line
    return line


def test_the_migrations_lead_to_the_schema_of_this_program(tmp_path: Path) -> None:
    run(lambda store: store.ready(), at(tmp_path / "a.db"))
    engine = create_engine(at(tmp_path / "a.db"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == REVISION
    engine.dispose()


def test_a_database_that_is_as_it_should_be_is_opened_without_the_tool_that_changes_it(tmp_path: Path) -> None:
    """To load it would take a third of the time in which a server starts."""
    run(lambda store: store.ready(), at(tmp_path / "a.db"))
    code = (
        "import asyncio, sys; from cuore.server import serve; from cuore.server.store import Store;"
        "asyncio.run(Store.open(sys.argv[1]).close()); sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, at(tmp_path / "a.db")], check=True)


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    run(lambda store: store.append(laid()), at(tmp_path / "a.db"))
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer than this program" in trouble(at(tmp_path / "a.db"))
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
    connection.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("Dear diary, today we played Tanto Cuore. " * 100)
    assert "cannot be used as a database" in trouble(at(tmp_path / "a.db"))


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    assert "cannot be used as a database" in trouble(at(tmp_path))


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0.05)
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        assert "another program is using it" in trouble(at(tmp_path / "a.db"))
    finally:
        other.close()


def test_a_url_that_is_none_and_a_driver_that_is_missing() -> None:
    assert "not a database URL" in trouble("my games")
    assert "not a database URL" in trouble("nosuch://there/db")


def test_a_full_disk_is_one_line_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(laid())

        def fill(connection: Any) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        def free(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")

        await store._ask(read=fill)
        many = [
            TableEvent("answer", 0, id=f"id-{seq}", data={"text": "x" * 500}, seq=seq, at=seq) for seq in range(2, 60)
        ]
        with pytest.raises(StoreError, match="the disk is full"):
            await store.append(Append(CODE, many, "playing"))
        assert await kept_ids(store) == [None]
        await store._ask(read=free)
        await store.append(Append(CODE, many, "playing"))
        assert len(await kept_ids(store)) == 59

    run(work, at(tmp_path / "a.db"))


def test_a_closed_store_says_so() -> None:
    async def main() -> None:
        store = Store.open()
        await store.close()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(laid())

    asyncio.run(main())


def test_what_is_queued_is_written_before_it_closes(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store.open(at(tmp_path / "a.db"))
        await store.append(laid())
        waiting = [asyncio.create_task(store.append(said(seq))) for seq in range(2, 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert len(run(kept_ids, at(tmp_path / "a.db"))) == 49


def test_a_mistake_of_ours_does_not_end_the_thread_for_which_everybody_waits() -> None:
    async def work(store: Store) -> None:
        def wrong(_connection: object) -> None:
            raise ZeroDivisionError

        with pytest.raises(StoreError, match="ZeroDivisionError"):
            await store._ask(read=wrong)
        await store.append(laid())
        assert await kept_ids(store) == [None]

    run(work)
