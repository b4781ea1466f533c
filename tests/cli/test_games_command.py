"""`cuore games`: list, export, delete, prune, back up, restore, verify; and nothing by accident."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from cuore.server.one_server import alone_with
from tests.cli.helpers import Run, refused
from tests.server.rated_evenings import claim_all, rated_game
from tests.server.tables import ANN, BOB, answer, bot, here, lay, open_rooms, two_persons


@pytest.fixture
def kept(played: tuple[Path, dict[str, str]], tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A database with a game that is over and packed, one that goes on, one that waits and one that was put away."""
    path, codes = played
    return Path(shutil.copy(path, tmp_path)), codes


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The same for all tests: each has a copy."""
    path = tmp_path_factory.mktemp("played") / "games.sqlite"
    codes: dict[str, str] = {}

    async def play() -> None:
        async with open_rooms(path) as rooms:
            over = await lay(rooms, here("Ann"), here("Bob"), options=["two-player-quick"])
            while over.status != "over":
                await answer(over)
            playing = await two_persons(rooms)
            await answer(playing)
            gone = await lay(rooms, here("Ann"), bot())
            await rooms.put_away(gone, ANN)
            waiting = await lay(rooms, here("Ann"), here("Bea"), bot())
            codes.update(over=over.code, playing=playing.code, gone=gone.code, other=waiting.code)
            assert await rooms.store.pack(1 << 60, 9) == 1

    asyncio.run(play())
    assert [file.name for file in path.parent.iterdir() if file.stat().st_size] == [path.name], "all is in one file"
    return path, codes


def of(path: Path) -> list[str]:
    return ["--database", f"sqlite:///{path}"]


def test_a_list_for_hosts_and_for_programs(run: Run, kept: tuple[Path, dict[str, str]]) -> None:
    path, codes = kept
    shown = run("games", "list", *of(path))
    assert (shown.code, shown.err) == (0, "")
    assert all(code in shown.out for code in codes.values())
    assert "4 games." in shown.out
    told = json.loads(run("games", "list", "--status", "over", "--json", *of(path)).out)
    assert [(game["code"], game["status"]) for game in told] == [(codes["over"], "over")]
    assert told[0]["bytes"] < 40_000
    assert run("games", "list", "--days", "1", "--json", *of(path)).out.strip() == "[]"
    assert "4 parties" in run("games", "list", "--lang", "fr", *of(path)).out
    refused(run("games", "list", "--status", "lost", *of(path)), "waiting, playing, over, gone")
    refused(run("games", "list", *of(path.with_name("none"))), "no such file", code=1)
    assert not path.with_name("none").exists(), "asking makes nothing"


def test_an_export_says_everything_and_a_record_can_be_replayed(
    run: Run, kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    path, codes = kept
    told = json.loads(run("games", "export", codes["playing"].lower(), *of(path)).out)
    assert told["game"]["code"] == codes["playing"]
    assert [event[1] for event in told["events"]][-1] == "answer"
    assert len(told["holders"]) == 2
    record = run("games", "export", codes["over"], "--record", *of(path))
    (tmp_path / "game.txt").write_text(record.out, encoding="utf-8")
    assert run("replay", tmp_path / "game.txt", "--verify").code == 0
    refused(run("games", "export", codes["playing"], "--record", *of(path)), "once the game is over", code=1)
    refused(run("games", "export", "AAAAAAAA", *of(path)), "no game AAAAAAAA", code=1)


def test_deleting_is_for_good_and_all_or_nothing(run: Run, kept: tuple[Path, dict[str, str]]) -> None:
    path, codes = kept
    refused(run("games", "delete", codes["over"], "AAAAAAAA", *of(path)), "no game AAAAAAAA", code=1)
    assert len(json.loads(run("games", "list", "--json", *of(path)).out)) == 4
    assert "2 games deleted" in run("games", "delete", codes["over"], codes["playing"], *of(path)).out
    left = {game["code"] for game in json.loads(run("games", "list", "--json", *of(path)).out)}
    assert left == {codes["gone"], codes["other"]}
    with sqlite3.connect(path) as connection:
        for table in ("events", "packed", "holders"):
            names = {game for (game,) in connection.execute(f"SELECT DISTINCT game FROM {table}")}
            assert names <= left
    connection.close()


def test_pruning_takes_what_is_over_and_more_only_if_asked(run: Run, kept: tuple[Path, dict[str, str]]) -> None:
    path, codes = kept
    assert "0 games deleted" in run("games", "prune", "--days", "1", *of(path)).out
    assert "2 games would be deleted" in run("games", "prune", "--days", "0", "--dry-run", *of(path)).out
    assert "2 games deleted" in run("games", "prune", "--days", "0", *of(path)).out
    left = {game["code"] for game in json.loads(run("games", "list", "--json", *of(path)).out)}
    assert left == {codes["playing"], codes["other"]}
    assert "2 games deleted" in run("games", "prune", "--days", "0", "--unfinished", *of(path)).out


def test_a_backup_comes_back_as_it_was_and_twice_is_once(
    run: Run, kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    path, codes = kept
    file, new = tmp_path / "games.gz", tmp_path / "new.sqlite"
    with alone_with(f"sqlite:///{path}"):  # a server runs
        assert "4 games written" in run("games", "backup", file, *of(path)).out
    assert file.stat().st_mode & 0o777 == 0o600
    refused(run("games", "backup", file, *of(path)), "is there already", code=1)
    assert "4 games taken in; 0 were" in run("games", "restore", file, *of(new)).out
    assert "0 games taken in; 4 were" in run("games", "restore", file, *of(new)).out
    for code in codes.values():
        assert run("games", "export", code, *of(new)).out == run("games", "export", code, *of(path)).out
    assert run("games", "verify", *of(new)).code == 0

    async def go_on() -> None:
        async with open_rooms(new) as rooms:
            room = await rooms.find(codes["playing"])
            assert room is not None
            await answer(room)

    asyncio.run(go_on())
    refused(run("games", "restore", file, *of(new)), codes["playing"], "another way", code=1)


def test_a_backup_that_is_damaged_changes_nothing(
    run: Run, kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    path, _ = kept
    file, new = tmp_path / "games.gz", tmp_path / "new.sqlite"
    run("games", "backup", file, *of(path))
    lines = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    broken = {
        "cut": file.read_bytes()[:-20],
        "short": gzip.compress("".join(lines[:-1]).encode()),
        "fewer": gzip.compress("".join([*lines[:-2], lines[-1]]).encode()),
        "other": gzip.compress(b'{"format": "diary"}\n'),
        "text": b"Dear diary",
        "changed": gzip.compress("".join(lines).replace('"person"', '"auto"', 1).encode()),
    }
    for name, data in broken.items():
        wrong = tmp_path / f"{name}.gz"
        wrong.write_bytes(data)
        refused(run("games", "restore", wrong, *of(new)), "nothing was changed", code=1)
        assert json.loads(run("games", "list", "--json", *of(new)).out) == [], name
    refused(run("games", "restore", tmp_path / "nothing.gz", *of(new)), "no such file", code=1)


def test_verify_finds_what_was_changed_behind_our_back(
    run: Run, kept: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    path, codes = kept
    assert "4 games looked at, 0 damaged" in run("games", "verify", *of(path)).out
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE events SET at = at + 1 WHERE game = ? AND seq = 2", (codes["playing"],))
    connection.close()
    shown = run("games", "verify", *of(path))
    assert shown.code == 1
    assert f"{codes['playing']}: " in shown.out
    assert "1 damaged" in shown.out
    assert run("games", "verify", codes["over"], *of(path)).code == 0
    told = json.loads(run("games", "verify", "--json", *of(path)).out)
    assert (told["ok"], list(told["damaged"])) == (False, [codes["playing"]])
    backup = run("games", "backup", tmp_path / "rest.gz", *of(path))
    assert (backup.code, "3 games written" in backup.out) == (1, True)
    assert codes["playing"] in backup.err


def test_ratings_are_computed_anew_and_a_fault_is_found(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "rated.sqlite"

    async def play() -> None:
        async with open_rooms(path) as rooms:
            await claim_all(rooms)
            await rated_game(rooms, BOB)

    asyncio.run(play())
    shown = run("games", "ratings", *of(path))
    assert (shown.code, shown.out.strip()) == (0, "1 game rated anew. Faults: 0.")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1 WHERE owner = ?", (BOB,))
    connection.close()
    shown = run("games", "ratings", "--lang", "fr", *of(path))
    assert (shown.code, "Fautes\u00a0: 1." in shown.out) == (1, True)
    told = json.loads(run("games", "ratings", "--json", *of(path)).out)
    assert (told["ok"], told["games"], len(told["wrong"])) == (False, 1, 1)
    assert BOB not in told["wrong"][0]


@pytest.mark.parametrize("what", [["delete", "AAAAAAAA"], ["prune", "--days", "1"], ["restore", "games.gz"]])
def test_what_changes_games_is_refused_beside_a_server(
    run: Run, kept: tuple[Path, dict[str, str]], what: list[str]
) -> None:
    path, _ = kept
    with alone_with(f"sqlite:///{path}"):
        refused(run("games", *what, *of(path)), "another server is using it", code=1)


def test_the_database_is_named_by_the_environment_or_a_file(
    run: Run, kept: tuple[Path, dict[str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, _ = kept
    monkeypatch.setenv("CUORE_DATABASE", f"sqlite:///{path}")
    assert "4 games." in run("games", "list").out
    monkeypatch.delenv("CUORE_DATABASE")
    (tmp_path / "secret").write_text(f"sqlite:///{path}\n")
    monkeypatch.setenv("CUORE_DATABASE_FILE", str(tmp_path / "secret"))
    assert "4 games." in run("games", "list").out


@pytest.mark.parametrize("url", ["postgresql://cuore:sesame@db/games", "postgresql://cuore@db/games?password=sesame"])
@pytest.mark.parametrize("command", [["serve"], ["games", "list"]])
def test_a_password_in_a_command_line_is_refused(run: Run, url: str, command: list[str]) -> None:
    result = run(*command, "--database", url)
    refused(result, "CUORE_DATABASE")
    assert "sesame" not in result.err


def test_without_a_command_it_says_what_there_is(run: Run) -> None:
    result = run("games")
    assert "verify" in result.out + result.err
