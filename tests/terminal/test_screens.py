"""What a player reads on the screen of a terminal is what was reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.terminal.columns import width_of
from tests.terminal.screens import FOLDER, SCREENS, Shown, files, shown


@pytest.mark.parametrize(("screen", "path"), files(), ids=[screen.name for screen in SCREENS])
def test_the_screen_is_as_it_was_reviewed(screen: Shown, path: Path) -> None:
    text = shown(screen)
    width, height = screen.size
    assert len(text.splitlines()) <= height
    assert all(width_of(line) <= width for line in text.splitlines())
    assert text == path.read_text(encoding="utf-8"), "if that is right: python -m tests.terminal.screens"


def test_no_screen_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path.name for _, path in files()}
