"""A whole game in a real terminal: tmux shows the screen and types the keys, as a person would."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.terminal.kept import read_game

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux on this machine"),
]
WAIT = 30.0  # seconds until something must be seen
COMMAND = "play --seats Ann,bot:big-love --seed 5 --options two-player-quick"


class Tmux:
    """A terminal of 80 by 24 of our own server, which ends with the test."""

    def __init__(self, home: Path) -> None:
        self._base = ["tmux", "-S", str(home / "tmux.sock"), "-f", os.devnull]
        self._environment = os.environ | {"HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "LC_ALL", "NO_COLOR", "TMUX"):
            self._environment.pop(name, None)

    def _tmux(self, *arguments: str) -> str:
        command = [*self._base, *arguments]
        return subprocess.run(
            command, env=self._environment, capture_output=True, text=True, check=True, timeout=WAIT
        ).stdout

    def start(self, command: str) -> None:
        self._tmux("new-session", "-d", "-x", "80", "-y", "24", f"{command}; echo left $?; sleep 600")

    def screen(self) -> str:
        return self._tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def wait_for(self, pattern: str) -> str:
        end = time.monotonic() + WAIT
        while not re.search(pattern, screen := self.screen()):
            assert time.monotonic() < end, screen
            time.sleep(0.05)
        return screen

    def end(self) -> None:
        self._tmux("kill-server")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Tmux]:
    tmux = Tmux(tmp_path)
    yield tmux
    tmux.end()


def test_a_whole_game_is_played_left_and_gone_on_with(terminal: Tmux, tmp_path: Path) -> None:
    terminal.start(f"{sys.executable} -m cuore {COMMAND}")
    terminal.wait_for("your serving phase")
    game = cuore.new_game(seats=["Ann", "big-love"], seed=5, options=["two-player-quick"])
    player = make_bot("big-love", 1)
    left = False
    for _ in range(2000):
        answers = game.answers
        press_number(terminal, game, player.choose(Seat(game)))
        found = next_question(tmp_path, answers)
        if found is None:
            break
        game = found
        if not left and game.state.turn > 6:  # the connection breaks: nothing is lost
            left = True
            terminal.press("C-c")
            terminal.wait_for("left [0-9]+")
            terminal.end()
            terminal.start(f"{sys.executable} -m cuore play --continue")
            terminal.wait_for(f"Turn {game.state.turn}: Ann")
    assert left
    terminal.wait_for("wins|victory|won")
    terminal.press("Escape")
    terminal.wait_for("left 0")


def press_number(terminal: Tmux, game: cuore.Game, move: int) -> None:
    """The number of an answer, and Enter where it could go on."""
    legal = game.legal()
    number = legal.index(move) + 1
    terminal.press(str(number))
    if number * 10 <= len(legal):
        terminal.press("Enter")


def next_question(home: Path, answers: int) -> cuore.Game | None:
    """The game as it is kept when Ann is asked again; none when it is over."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        files = list(home.rglob("games/*.json"))
        if not files and answers:
            return None
        for path in files:
            try:
                game, _ = read_game(path.read_text(encoding="utf-8"))
            except FileNotFoundError:
                continue
            if game.answers > answers and game.to_move == 0:
                return game
        time.sleep(0.02)
    raise AssertionError("nothing is kept")
