"""What the README and the pages that go on from it show is true."""

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

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/play.md", "docs/towns.md", "docs/python.md", "docs/commands.md", "docs/arena.md")
PLAYERS = ("docs/play.md", "docs/towns.md", "docs/fr/play.md", "docs/ja/play.md")
IN_TEXT = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:\s]+)[)#]|(?:src|srcset)=\"([^\":]+)\"")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(language: str, *pages: str) -> list[str]:
    return [block for page in pages for name, block in IN_TEXT.findall(text(page)) if name == language]


def commands(*pages: str) -> list[str]:
    return [line for block in blocks("text", *pages) for line in block.splitlines() if line.startswith("cuore ")]


@pytest.mark.parametrize("block", blocks("python", *PAGES))
def test_the_python_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "README.md", "exec"), {"__name__": "__main__"})
    assert re.match(r"\[\d+, \d+\]", capsys.readouterr().out)


def test_the_scenario_holds_and_the_overlay_is_accepted() -> None:
    (overlay,) = blocks("toml", "docs/towns.md")
    assert read_overlay(overlay, "towns.md")
    outcome = run_text(blocks("toml", "docs/scenarios.md")[0])
    assert outcome.ok, outcome.message


def test_the_transcript_is_real(run: Run) -> None:
    transcript, *_ = [block for block in blocks("text", "docs/play.md") if block.startswith("$ cuore")]
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
    shown = dict.fromkeys(commands(*PAGES, *PLAYERS))
    assert len(shown) >= 12
    for line in shown:
        result = run(*shlex.split(line)[1:])
        assert result.code == 0, (line, result.err)


@pytest.mark.parametrize("page", ["docs/towns.md", "docs/fr/play.md", "docs/ja/play.md"])
def test_every_box_is_in_the_table(page: str) -> None:
    assert re.findall(r"^\| `(\w+)` \|", text(page), re.MULTILINE) == [
        *("base", "oktoberfest", "romantic_vacation", "expanding_the_house", "more"),
    ]
    assert len(BOXES) == 5


def test_every_option_is_named() -> None:
    assert all(
        f"`{option}`" in text("docs/towns.md") for option in {o for box in BOXES for o in cuore.options([box])}
    )


def test_every_command_of_the_table_is_there(run: Run) -> None:
    found = re.findall(r"^\| `cuore (\w+)", text("docs/commands.md"), re.MULTILINE)
    assert len(found) >= 12
    for command in found:
        assert run(command, "--help").code == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    # Those of docs/ are held by the site (tests/test_site.py); these must also work where there is none.
    found = [path or picture for path, picture in LINK.findall(text(page))]
    assert found
    assert [path for path in found if not (ROOT / path).exists()] == []
