"""`cuore scenario`: one line each, a summary, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Run, refused

GOOD = """
title = "One love"
sets = ["base"]
seats = ["Ann", "Bob"]
steps = ["Ann: play 1 Love", { "Ann.love" = 1 }]

[seat.Ann]
hand = ["1 Love", "1 Love", "Colette Framboise"]
deck = []
"""
WRONG = GOOD.replace('"Ann.love" = 1', '"Ann.love" = 2').replace("One love", "Two loves")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "files"
    (place / "inside").mkdir(parents=True)
    (place / "good.toml").write_text(GOOD, encoding="utf-8")
    (place / "inside" / "better.toml").write_text(GOOD, encoding="utf-8")
    (place / "notes.txt").write_text("not a scenario", encoding="utf-8")
    return place


def test_all_hold(run: Run, folder: Path) -> None:
    result = run("scenario", folder)
    assert result.code == 0
    assert result.out.splitlines() == [
        f"ok {folder / 'good.toml'}: One love",
        f"ok {folder / 'inside' / 'better.toml'}: One love",
        "2 scenarios, all hold",
    ]
    assert run("scenario", folder / "good.toml").out.endswith("1 scenario, it holds\n")


def test_one_fails(run: Run, folder: Path) -> None:
    wrong = folder / "wrong.toml"
    wrong.write_text(WRONG, encoding="utf-8")
    result = run("scenario", folder / "good.toml", wrong)
    assert result.code == 1
    assert result.err == ""
    good, bad, summary = result.out.splitlines()
    assert good.startswith("ok ")
    assert bad.startswith(f"FAILED {wrong}: Two loves · step 2")
    assert summary == "2 scenarios, 1 failed"


def test_in_french(run: Run, folder: Path) -> None:
    (folder / "wrong.toml").write_text(WRONG, encoding="utf-8")
    assert run("--lang", "fr", "scenario", folder).out.endswith("3 scénarios, 1 en échec\n")


def test_json(run: Run, folder: Path) -> None:
    (folder / "wrong.toml").write_text(WRONG, encoding="utf-8")
    result = run("scenario", folder, "--json")
    assert result.code == 1
    outcomes = json.loads(result.out)
    assert [outcome["ok"] for outcome in outcomes] == [True, True, False]
    assert outcomes[2]["message"]


def test_a_file_that_is_no_scenario_fails(run: Run, folder: Path) -> None:
    result = run("scenario", folder / "notes.txt")
    assert result.code == 1
    assert result.out.startswith("FAILED ")
    assert len(result.out.splitlines()) == 2


def test_files_that_are_not_there(run: Run, tmp_path: Path) -> None:
    refused(run("scenario", tmp_path / "absent.toml"), "absent.toml", "no such file")
    (tmp_path / "empty").mkdir()
    refused(run("scenario", tmp_path / "empty"), "*.toml")
    refused(run("scenario"), "FILE", "cuore scenario --help")
