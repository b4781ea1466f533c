"""`run` starts the command line inside this process, in a home of its own."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.cli import main
from tests.cli.helpers import Result, Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes the files of whoever runs it, and everybody's language is English."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def start(*arguments: str | Path, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return start


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game between two bots."""
    path = tmp_path / "game.txt"
    path.write_text(_recorded(), encoding="utf-8")
    return path


@cache
def _recorded() -> str:
    game = cuore.new_game(seats=["Ann", "Bob"], seed=11, options=["two-player-quick"])
    bots = [make_bot("big-love", 1), make_bot("big-love", 2)]
    while not game.over:
        game.apply(bots[game.to_move].choose(Seat(game)))
    return game.record()
