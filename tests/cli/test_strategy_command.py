"""`cuore strategy`: a file to begin with, its check and its trace."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore.bots.strategy import load_strategy
from cuore.bots.strategy_check import warnings
from cuore.words import LANGUAGES
from tests.cli.helpers import Run, refused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_file_explains_itself_checks_and_plays(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "mine.toml"
    made = run("strategy", "new", str(path), "--lang", lang)
    assert (made.code, made.err) == (0, "")
    assert path.read_text(encoding="utf-8").count("# ") >= 7
    assert warnings(load_strategy(path)) == []
    checked = run("strategy", "check", str(path), "--lang", lang)
    assert checked.code == 0
    assert checked.out.count("\n") == 1
    told = run("strategy", "trace", str(path), "--lang", lang)
    assert told.code == 0
    assert told.out.count("←") > 20
    assert "Azure Crescent" in told.out


def test_a_file_that_is_there_is_never_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine")
    refused(run("strategy", "new", str(path)), "mine.toml is there already", code=1)
    assert path.read_text() == "mine"
    refused(run("strategy", "new", str(tmp_path / "mine.txt")), "ends in .toml")
    refused(run("strategy", "new", str(tmp_path / "no" / "mine.toml")), "mine.toml", code=1)


def test_a_check_names_every_line(run: Run, tmp_path: Path) -> None:
    bad, idle = tmp_path / "bad.toml", tmp_path / "idle.toml"
    bad.write_text("[[employ]]\ncard = 'Azure Cresent'\n[[employ]]\nany = 'cats'\n")
    idle.write_text("[[employ]]\ncard = '2 Love'\n[[employ]]\ncard = '2 Love'\n")
    found = run("strategy", "check", str(bad), str(idle))
    assert found.code == 1
    lines = found.out.splitlines()
    assert "bad.toml, line 2: card: no card is called 'Azure Cresent'; the nearest is Azure Crescent" in lines[0]
    assert "bad.toml, line 4: any: 'cats'" in lines[1]
    assert "idle.toml, line 4: note: the rule of line 2 always comes first" in lines[2]
    assert "idle.toml: it can be played; rules: 2, notes: 1" in lines[3]
    assert run("strategy", "check", str(idle)).code == 0
    report = json.loads(run("strategy", "check", str(bad), str(idle), "--json").out)
    assert [error["line"] for error in report[0]["errors"]] == [2, 4]
    assert report[1]["warnings"][0]["line"] == 4
    refused(run("strategy", "check", str(tmp_path / "none.toml")), "none.toml")


def test_a_trace_for_programs(run: Run) -> None:
    told = json.loads(
        run("strategy", "trace", "strategy:sisters", "--seed", "3", "--against", "random", "--json").out
    )
    assert len(told["scores"]) == 2
    rules = [one for one in told["answers"] if one["why"] == "rule"]
    assert rules
    assert all(one["text"].startswith("employ ") for one in rules)
    refused(run("strategy", "trace", "strategy:nobody"), "strategy:nobody")
    refused(run("strategy", "trace", "strategy:sisters", "--town", "nowhere"), "nowhere")
