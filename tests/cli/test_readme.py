"""What the README shows is true."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import cuore
from cuore.boxes.overlay import read_overlay
from cuore.boxes.registry import BOXES
from cuore.scenario import run_text
from tests.cli.helpers import Run

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for name, text in BLOCKS if name == language]


@pytest.mark.parametrize("block", blocks("python"))
def test_the_python_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "README.md", "exec"), {"__name__": "__main__"})
    assert re.match(r"\[\d+, \d+\]", capsys.readouterr().out)


def test_the_scenario_holds_and_the_overlay_is_accepted() -> None:
    overlay, scenario = blocks("toml")
    outcome = run_text(scenario)
    assert outcome.ok, outcome.message
    assert read_overlay(overlay, "README.md")


def test_the_transcript_is_real(run: Run) -> None:
    transcript, *_ = [text for text in blocks("text") if text.startswith("$ cuore")]
    command, shown = transcript.split("\n…\n")
    typed = (
        "play all",
        "end serving",
        "employ genevieve",
        "",
        "play all",
        "end serving",
        "employ rouge",
        "",
        "genevieve",
    )
    result = run(*command.split()[2:], typed="\n".join(typed) + "\n")
    assert shown in result.out
    assert "is served by Geneviève Daubigny" in result.out


def test_the_commands_that_are_shown_work(run: Run) -> None:
    shown = [line for text in blocks("text") for line in text.splitlines() if line.startswith("cuore ")]
    assert len(shown) >= 7
    for line in shown:
        result = run(*shlex.split(line)[1:])
        assert result.code == 0, (line, result.err)


def test_every_box_is_in_the_table() -> None:
    assert re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE) == [
        *("base", "oktoberfest", "romantic_vacation", "expanding_the_house", "more"),
    ]
    assert len(BOXES) == 5
    assert all(f"`{option}`" in README for option in {o for box in BOXES for o in cuore.options([box])})


def test_every_command_of_the_table_is_there(run: Run) -> None:
    for command in re.findall(r"^\| `cuore (\w+)", README, re.MULTILINE):
        assert run(command, "--help").code == 0
