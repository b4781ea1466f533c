"""`cuore arena`: what it prints and keeps, bots of one's own, and what it refuses."""

from __future__ import annotations

import csv
import json
import re
import sys
from itertools import product
from pathlib import Path

import pytest

from cuore.bots import about_bot, bot_names
from cuore.words import LANGUAGES
from tests.bots import ten_lines
from tests.cli.helpers import Run, refused

WEARY = """
class Weary:
    def __init__(self, seed): ...

    def choose(self, seat):
        raise OSError("tired")
"""
SHORT = ("--options", "two-player-quick", "--jobs", "1")


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where modules are looked for is as before when a test is over."""
    monkeypatch.setattr(sys, "path", list(sys.path))


def test_a_match_tells_wins_points_length_and_seats(run: Run) -> None:
    result = run("arena", "big-love", "random", "--games", 4, *SHORT)
    assert result.code == 0, result
    assert "4 games over 2 deals" in result.out
    assert re.search(r"^  big-love  ·+├─+●  100\.0 % \(", result.out, re.MULTILINE)
    for told in ("wins on points", "points", "margin", "rounds", "wins from seat 2", "4 games in"):
        assert told in result.out
    assert result.err == ""  # no bar in a pipe


def test_in_a_narrow_terminal_a_figure_and_its_interval_stay_on_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # Rich then takes the output for a terminal's
    monkeypatch.setenv("COLUMNS", "80")
    result = run("arena", "big-love", "strategy:sisters", "--games", 4, *SHORT)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", result.out).splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("  strategy:sisters") for line in lines) == 2
    assert all(line.count("(") == line.count(")") for line in lines)


def test_a_ladder_for_programs(run: Run) -> None:
    result = run("arena", "--ladder", "big-love", "priority", "random", "--games", 2, "--json", *SHORT)
    told = json.loads(result.out)
    assert told["games"] == 6
    assert told["ratings"][0]["bot"] == "big-love"
    for rating in told["ratings"]:
        assert rating["rating"]["low"] < rating["rating"]["value"] < rating["rating"]["high"]
    assert {standing["bot"] for standing in told["standings"]} == {"big-love", "priority", "random"}


def test_every_town_is_named_with_its_share(run: Run) -> None:
    result = run("arena", "big-love", "random", "--towns", 2, "--games", 2, "--seed", 8, *SHORT)
    assert result.code == 0, result
    assert result.out.count("base: TC1-") == 2


def test_what_was_played_is_kept_and_not_played_again(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    command = ("arena", "big-love", "random", "--games", 2, "--out", kept, "--json", *SHORT)
    first = json.loads(run(*command).out)
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3  # which match it is, and a line for each game
    again = json.loads(run(*command).out)
    assert kept.read_text(encoding="utf-8").splitlines() == lines
    assert again["standings"] == first["standings"]
    refused(run(*command[:3], "--seed", 2, *command[3:]), "match.jsonl", "another match")


CALM = '[[employ]]\ncard = "{}"\n'
BOT = """
from {} import choice

class Ann:
    def __init__(self, seed): ...

    def choose(self, seat):
        return choice(seat.legal)
"""


def test_games_of_a_bot_that_was_changed_do_not_count(run: Run, tmp_path: Path) -> None:
    """A strategy, a class, and a module that the class uses."""
    (tmp_path / "calm.toml").write_text(CALM.format("2 Love"), encoding="utf-8")
    (tmp_path / "ann.py").write_text(BOT.format("ann_helps"), encoding="utf-8")
    (tmp_path / "ann_helps.py").write_text("def choice(legal):\n    return legal[0]\n", encoding="utf-8")
    kept = tmp_path / "match.jsonl"
    command = ("arena", "calm.toml", "ann:Ann", "--games", 2, "--out", kept, "--json", *SHORT)
    assert run(*command).err == ""
    before = kept.read_text(encoding="utf-8")
    assert run(*command).err == ""
    assert kept.read_text(encoding="utf-8") == before
    (tmp_path / "calm.toml").write_text(CALM.format("3 Love"), encoding="utf-8")
    again = run(*command)
    assert again.code == 0
    assert "Changed since these games were played: calm.toml." in again.err
    assert (tmp_path / "match.jsonl.old").read_text(encoding="utf-8") == before
    assert kept.read_text(encoding="utf-8").splitlines()[1:] != before.splitlines()[1:]
    (tmp_path / "ann_helps.py").write_text("def choice(legal):\n    return legal[-1]\n", encoding="utf-8")
    assert "played: ann:Ann." in run(*command).err
    assert run(*command).err == ""


def test_corrected_cards_are_played_with(run: Run, tmp_path: Path) -> None:
    """Where 2 Love costs nothing, games go another way; and they are another match."""
    (tmp_path / "free.toml").write_text('["2 Love"]\ncost = 0\n', encoding="utf-8")
    command = ("arena", "big-love", "random", "--games", 2, "--json", *SHORT)
    plain = json.loads(run(*command).out)
    corrected = json.loads(run(*command, "--cards", "free.toml").out)
    assert corrected["standings"][0]["points"] != plain["standings"][0]["points"]
    refused(run(*command, "--cards", "absent.toml"), "absent.toml")


def test_french_figures_have_a_comma(run: Run) -> None:
    out = run("--lang", "fr", "arena", "big-love", "random", "--games", 2, *SHORT).out
    assert "100,0 % (" in out
    assert "100.0" not in out


def test_games_for_other_tools(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    result = run("arena", "big-love", "random", "--games", 4, "--export", table, *SHORT)
    assert result.code == 0, result
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["seat"]) for row in rows] == list(product("0123", "01"))
    assert sum(float(row["win"]) for row in rows if row["bot"] == "big-love") == 4
    assert all("Love" in row["bought"] for row in rows if row["bot"] == "big-love")
    assert [path.name for path in tmp_path.glob("*.csv*")] == ["games.csv"]


def test_what_cannot_be_exported_is_said_before_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(run("arena", "big-love", "random", "--export", "games.xls"), "games.xls", ".csv", ".parquet")
    monkeypatch.setattr("cuore.arena.export.find_spec", lambda name: None)
    refused(run("arena", "big-love", "random", "--export", "games.parquet"), "-m pip install pyarrow")


def test_parquet(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table = tmp_path / "games.parquet"
    run("arena", "big-love", "random", "--games", 2, "--export", table, *SHORT)
    assert parquet.read_table(table).num_rows == 4


def test_every_bot_is_listed_with_a_line(run: Run) -> None:
    listed = json.loads(run("bots", "--json").out)
    assert [bot["name"] for bot in listed] == bot_names()
    assert all(bot["about"] for bot in listed)
    for lang in LANGUAGES:
        out = run("bots", "--lang", lang).out
        assert all(about_bot(name, lang) in out for name in ("easy", "expert", "strategy:sisters"))


def test_a_report_is_one_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    result = run("arena", "big-love", "random", "--games", 2, "--report", page, *SHORT)
    assert str(page) in result.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "big-love" in text
    assert "http" not in text.replace("http://www.w3.org", "")  # the names of SVG are no requests


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_class_in_the_current_folder_plays_in_every_process(run: Run, tmp_path: Path, jobs: int) -> None:
    shown = Path(ten_lines.__file__).read_text(encoding="utf-8")
    (tmp_path / f"mine{jobs}.py").write_text(shown, encoding="utf-8")
    result = run("arena", f"mine{jobs}:Sisters", "random", "--games", 2, *SHORT[:-1], jobs)
    assert result.code == 0, result
    assert re.search(rf"^  mine{jobs}:Sisters  .* \d+\.\d % \(", result.out, re.MULTILINE)


def test_no_file_of_the_folder_stands_for_a_module_of_others(run: Run, tmp_path: Path) -> None:
    (tmp_path / "decimal.py").write_text("raise SystemExit('taken for the real one')", encoding="utf-8")
    refused(run("arena", "decimal:Nobody", "random", *SHORT), "decimal:Nobody", "AttributeError")


def test_a_bot_that_fails_loses_and_is_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "weary.py").write_text(WEARY, encoding="utf-8")
    result = run("arena", "weary:Weary", "random", "--games", 2, *SHORT)
    assert result.code == 0, result
    assert re.search(r"^  weary:Weary  ●─+┤·+  0\.0 % \(", result.out, re.MULTILINE)
    assert "tired" in result.out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("nobody", "random"), ("nobody", "big-love")),
        (("random", "no.such.module:Bot"), ("no.such.module:Bot", "ModuleNotFoundError")),
        (("random", "mine.toml"), ("mine.toml", "line 2", "if", "lvoe")),
        (("random", "nowhere.toml"), ("nowhere.toml",)),
        (("random",), ("two to six", "not 1")),
        (("random",) * 7, ("two to six", "not 7")),
        ((*["random"] * 5, "--sets", "more"), ("2 to 4",)),
        (("random", "random", "--town", "Anise"), ("ten",)),
        (("random", "random", "--town", "TC1-NOWHERE"), ("not a town code",)),
        (("random", "random", "--sets", "atlantis"), ("atlantis",)),
        (("random", "random", "--town", "random", "--towns", "2"), ("--towns", "--town")),
        (("random", "random", "--games", "0"), ("--games",)),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(run: Run, tmp_path: Path, arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    text = '[[employ]]\nif = "lvoe > 3"\ncard = "2 Love"\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    refused(run("arena", *arguments), *parts)


def test_no_scheduler_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("cuore.arena.runner.DASK_SECONDS", 0.5)
    result = run("arena", "big-love", "random", "--games", 2, "--dask", "tcp://127.0.0.1:9")
    refused(result, "tcp://127.0.0.1:9", code=1)


def test_a_folder_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("arena", "big-love", "random", "--games", 2, "--out", tmp_path / "file" / "match.jsonl", *SHORT)
    refused(result, "match.jsonl", code=1)
