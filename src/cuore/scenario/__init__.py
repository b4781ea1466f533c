"""Scenario files: one position, some moves, what must be true.

A scenario is a small TOML file (docs/scenarios.md). Reading it gives a game at that position; running it plays the
moves and compares. Whatever is wrong ends in one `Outcome` whose message says which step or check it was, what was
expected, what was found and which moves were legal there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuore import words
from cuore.engine.errors import CuoreError, SetupError, reason_of
from cuore.engine.game import Game
from cuore.scenario.checks import run_step
from cuore.scenario.layout import set_up
from cuore.scenario.lines import ScenarioFailure, ScenarioFileError, wrong

TOP_KEYS = frozenset("title source sets seats active town chiefs phase options seed steps seat pile refused".split())


@dataclass(frozen=True)
class Outcome:
    """What running a file came to."""

    path: str
    title: str
    error: CuoreError | None = None

    @property
    def ok(self) -> bool:
        """Whether the scenario holds."""
        return self.error is None

    @property
    def message(self) -> str:
        """Why it does not."""
        return self.text("en")

    def text(self, lang: str) -> str:
        """Why it does not, in that language."""
        return "" if self.error is None else words.error_text(self.error, lang)


def run_file(path: Path) -> Outcome:
    """Run one file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return Outcome(str(path), path.name, ScenarioFailure("scenario-unreadable", reason=reason_of(error)))
    return run_text(text, str(path))


def run_text(text: str, path: str = "scenario") -> Outcome:
    """Run the text of a file."""
    title = path
    try:
        data = tomllib.loads(text)
        title = str(data.get("title", path))
        _check_keys(data)
        if type(data.get("refused", False)) is not bool:
            raise wrong("refused", "scenario-true-or-false")
        if data.get("refused", False):
            _expect_refusal(data)
            return Outcome(path, title)
        game = set_up(data)
        for number, step in enumerate(_steps(data), 1):
            run_step(game, step, number)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Outcome(path, title, ScenarioFileError("scenario-toml", reason=reason_of(error)))
    except ScenarioFileError as error:
        return Outcome(path, title, ScenarioFileError("scenario-wrong", reason=error))
    except ScenarioFailure as error:
        return Outcome(path, title, error)
    except CuoreError as error:
        return Outcome(path, title, ScenarioFileError("scenario-refused", reason=error))
    return Outcome(path, title)


def load(text: str) -> Game:
    """The game at the position that a file describes, before any of its steps."""
    data = tomllib.loads(text)
    _check_keys(data)
    return set_up(data)


def _check_keys(data: Mapping[str, Any]) -> None:
    for key in data:
        if key not in TOP_KEYS:
            raise ScenarioFileError("scenario-key", name=key, allowed=", ".join(sorted(TOP_KEYS)))


def _steps(data: Mapping[str, Any]) -> list[Any]:
    if not isinstance(data.get("steps"), list):
        raise wrong("steps", "scenario-steps")
    steps: list[Any] = data["steps"]
    return steps


def _expect_refusal(data: Mapping[str, Any]) -> None:
    if "steps" in data:
        raise wrong("steps", "scenario-no-steps")
    try:
        set_up(data)
    except SetupError:
        return
    raise ScenarioFailure("scenario-not-refused")
