"""Starting and ending: help, version, exit codes, pipes, signals and a real terminal."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cuore
from cuore.cli import serve
from cuore.terminal.kept import read_game
from tests.cli.helpers import Run, refused

COMMANDS = ("serve", "play", "cards", "town", "scenario", "replay", "bots", "arena", "bench")
SECONDS = 120  # until something must have happened: the machine may be busy
CUORE = [sys.executable, "-m", "cuore"]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", **more}


# -- help ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.code == 0
    assert f"Usage: cuore {command}" in result.out
    assert re.search(rf"Examples:\n( +.*\n)* +cuore {command}", result.out)


def test_the_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    assert all(f"\n  {command} " in result.out for command in COMMANDS)
    assert "Examples:" in result.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"cuore {cuore.__version__}\n"


def test_without_a_command_the_table_opens_in_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "serve_here", lambda settings: opened.append(settings.lang))
    assert run().code == run("--lang", "fr").code == 0
    assert opened == ["en", "fr"]


def test_play_begins_a_game(run: Run) -> None:
    assert "Welcome to Cuore!" in run("play", typed="").out
    assert "Bienvenue chez Cuore" in run("--lang", "fr", "play", typed="").out


def test_wrong_usage(run: Run) -> None:
    refused(run("dance"), "dance", "cuore --help")
    refused(run("--dance"), "--dance", "cuore --help")
    refused(run("--lang", "tlh", "town"), "unknown language 'tlh'", "en, fr")
    refused(run("--cards", "absent.toml", "town"), "absent.toml")


def test_help_loads_nothing_heavy() -> None:
    """What makes a start slow stays away until it is needed."""
    code = (
        "import sys; from cuore.cli import main; main(['--help']);"
        "print([m for m in ('rich', 'fluent', 'json.tool', 'cuore.bots', 'cuore.scenario') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# -- pipes --------------------------------------------------------------------------------------------------


def test_a_game_through_a_real_pipe() -> None:
    done = subprocess.run(
        [*CUORE, "play", "--seed", "3", "--seats", "Zoé,bot:random"],
        input=b"play all\nend\nend turn\nquit\n",
        capture_output=True,
        env=environment(LC_ALL="C.UTF-8"),
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    screen = done.stdout.decode()
    assert "> play all\n" in screen
    assert "Zoé plays " in screen
    assert "Please pass the keyboard" not in screen
    assert "\n\n\n" not in screen
    assert "\x1b" not in screen


def test_a_terminal_that_knows_no_accents() -> None:
    done = subprocess.run(
        [*CUORE, "cards", "genevieve"], capture_output=True, env=environment(PYTHONIOENCODING="ascii"), check=False
    )
    assert done.returncode == 0
    assert done.stdout.startswith(b"Genevi?ve Daubigny")


def test_a_reader_who_has_enough() -> None:
    with subprocess.Popen(
        [*CUORE, "cards", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.read(10)
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_to_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*CUORE, "cards"], stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), check=False
        )
    assert done.returncode == 1
    assert done.stderr == "cuore: output: no space left\n"


@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_closed_streams(closed: str, tmp_path: Path) -> None:
    for arguments in ("play --plain --seed 3", "cards rouge"):
        command = f"{sys.executable} -m cuore {arguments} {closed}"
        env = environment(XDG_STATE_HOME=str(tmp_path))
        done = subprocess.run(
            ["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=env, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_a_line_that_never_ends(run: Run) -> None:
    result = run("play", "--seed", "3", typed="\0" * 1_000_000)
    assert result.code == 0
    assert "Goodbye" in result.out


def test_a_family_of_commands_alone_shows_its_help(run: Run) -> None:
    result = run("--lang", "fr", "games")
    assert result.code == 2
    assert result.err.startswith("Utilisation")
    assert "\\n" not in result.err


# -- a real terminal ----------------------------------------------------------------------------------------


def hear_interrupts() -> None:
    """Whoever runs the tests in the background may ignore SIGINT, and that is inherited."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command at a terminal of its own, as wide and as high as wanted."""

    def __init__(self, arguments: list[str], columns: int = 80, lines: int = 24, **more: str) -> None:
        fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))
        self._main, other = pty.openpty()
        fcntl.ioctl(
            other,
            termios.TIOCSWINSZ,
            lines.to_bytes(2, sys.byteorder) + columns.to_bytes(2, sys.byteorder) + bytes(4),
        )
        env = {k: v for k, v in environment(**more).items() if k not in ("COLUMNS", "LINES")}
        self.child = subprocess.Popen(
            [*CUORE, *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env=env,
            start_new_session=True,
            preexec_fn=hear_interrupts,  # noqa: PLW1509 - it calls nothing that a thread could hold
        )
        os.close(other)
        self.screen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()  # a read may end in the middle of a letter

    def wait_for(self, text: str, seconds: float = SECONDS) -> str:
        """Read until the text is there; what has come since the last time."""
        end = time.monotonic() + seconds
        begin = len(self.screen)
        while text not in self.screen[begin:]:
            assert time.monotonic() < end, f"no {text!r} in {self.screen[begin:]!r}"
            ready, _, _ = select.select([self._main], [], [], 0.1)
            try:
                self.screen += self._decoder.decode(os.read(self._main, 65536)).replace("\r\n", "\n") if ready else ""
            except OSError:  # the other side has closed
                break
        return self.screen[begin:]

    def type(self, text: str) -> None:
        os.write(self._main, text.encode())

    def hang_up(self) -> None:
        """The line is cut: no more keys, nobody reads."""
        os.close(self._main)

    def end(self) -> int:
        """Wait for the command to end; its exit code."""
        code = self.child.wait(SECONDS)
        os.close(self._main)
        return code


def test_the_curtain_between_two_people() -> None:
    terminal = Terminal(["play", "--plain", "--seats", "Ann,Bob", "--seed", "3"])
    first = terminal.wait_for("\n> ")
    assert "Your hand: 1 Love ×4, Colette Framboise" in first
    assert "\x1b[1mWelcome" in first
    terminal.type("end turn\n")
    curtain = terminal.wait_for("back.)\n> ")
    assert "Please pass the keyboard to Bob" in " ".join(curtain.split())
    assert "\n" * 25 in curtain, "the hand before has scrolled away"
    assert "Your hand" not in curtain
    terminal.type("\n")
    second = terminal.wait_for("end turn\n> ")
    assert "\n" * 25 in second
    assert "Ann draws 5 cards." in second
    terminal.type("end turn\n")
    terminal.wait_for("back.)\n> ")
    terminal.type("undo\n")
    assert "Taken back: end turn" in terminal.wait_for("end turn\n> ")
    terminal.type("quit\n")
    terminal.wait_for("cuore play --continue")
    assert terminal.end() == 0


def kept_moves(state: Path) -> list[int]:
    """How many answers each kept game has."""
    return [len(read_game(path.read_text(encoding="utf-8"))[0].moves) for path in (state / "cuore/games").glob("*")]


def test_an_interrupted_game_is_kept_and_offered(home: Path) -> None:
    terminal = Terminal(["play", "--plain", "--seed", "3"], NO_COLOR="1")
    assert "\x1b" not in terminal.wait_for("\n> ")
    terminal.type("play all\n")
    terminal.wait_for("\n> ")
    terminal.child.send_signal(signal.SIGINT)
    terminal.wait_for("cuore play --continue")
    assert terminal.end() == 130
    again = Terminal(["play", "--plain"])
    assert "1. Host, big-love: turn 1, " in again.wait_for("\n> ")
    again.type("2\n")
    assert "There is no kept game 2" in again.wait_for("\n> ")
    again.type("1\n")
    assert "love 4" in again.wait_for("\n> ")
    again.type("\x04")
    again.wait_for("Goodbye")
    assert again.end() == 0


def test_a_kept_game_is_forgotten_when_asked(home: Path) -> None:
    state = home / ".local/state"
    terminal = Terminal(["play", "--plain", "--seed", "3"])
    terminal.wait_for("\n> ")
    terminal.type("play all\n")
    terminal.wait_for("\n> ")
    terminal.type("quit\n")
    terminal.wait_for("cuore play --continue")
    terminal.end()
    again = Terminal(["play", "--plain", "--lang", "fr"])
    again.wait_for("\n> ")
    again.type("oublier 1\n")
    again.wait_for("Bienvenue")
    again.type("\x04")
    again.wait_for("Au revoir")
    again.end()
    assert kept_moves(state) == []


@pytest.mark.parametrize("plain", [True, False])
def test_a_kill_loses_nothing(tmp_path: Path, plain: bool) -> None:
    terminal = Terminal(["play", "--seed", "3", *(["--plain"] if plain else [])], XDG_STATE_HOME=str(tmp_path))
    terminal.wait_for("\n> " if plain else "Geneviève")
    terminal.type("play all\n" if plain else "1")
    terminal.wait_for("\n> " if plain else "Played")
    terminal.child.kill()
    terminal.end()
    assert kept_moves(tmp_path) == [1]
    assert [path.suffix for path in (tmp_path / "cuore/games").iterdir()] == [".json"]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs SIGHUP")
def test_a_game_is_kept_when_the_connection_breaks(home: Path) -> None:
    terminal = Terminal(["play", "--plain", "--seed", "3"])
    terminal.wait_for("\n> ")
    terminal.type("play all\n")
    terminal.wait_for("\n> ")
    terminal.child.send_signal(signal.SIGHUP)
    assert terminal.end() == 130
    assert kept_moves(home / ".local/state") == [1]


@pytest.mark.parametrize("key", ["q", "\x03", "\x11"], ids=["q", "ctrl-c", "ctrl-q"])
def test_the_whole_screen_table_opens_and_is_left(tmp_path: Path, key: str) -> None:
    terminal = Terminal(["play", "--seed", "3"], XDG_STATE_HOME=str(tmp_path))
    terminal.wait_for("Geneviève")
    terminal.type("1")
    terminal.wait_for("Played")
    terminal.type(key)
    terminal.wait_for("cuore play --continue")
    assert terminal.end() == 0
    assert kept_moves(tmp_path) == [1]


def test_the_whole_screen_table_goes_with_its_terminal(tmp_path: Path) -> None:
    terminal = Terminal(["play", "--seed", "3"], XDG_STATE_HOME=str(tmp_path))
    terminal.wait_for("Geneviève")
    terminal.type("1")
    terminal.wait_for("Played")
    terminal.hang_up()
    terminal.child.wait(SECONDS)
    assert kept_moves(tmp_path) == [1]


def test_a_narrow_terminal() -> None:
    terminal = Terminal(["cards", "rouge"], columns=40)
    terminal.wait_for("card face")
    assert terminal.end() == 0
    assert max(len(line) for line in terminal.screen.splitlines()) < 40


def test_an_interrupted_measurement() -> None:
    terminal = Terminal(["bench", "--seconds", "0.05", "--repetitions", "1000"])
    assert "repetition 1 of 1000 done" in terminal.wait_for("repetition 1 of 1000 done")
    terminal.child.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.screen


def test_an_interrupted_match_ends_at_once_and_says_how_to_go_on(home: Path) -> None:
    terminal = Terminal(["arena", "big-love", "random", "--games", "100000", "--jobs", "2"])
    terminal.wait_for("/100000")
    end = time.monotonic() + SECONDS
    while not any(path.read_bytes().count(b"\n") > 2 for path in (home / ".local/state/cuore/arena").glob("*.jsonl")):
        assert time.monotonic() < end, "no game is played"
        time.sleep(0.05)
    began = time.monotonic()
    terminal.child.send_signal(signal.SIGINT)
    terminal.wait_for("the same command goes on from there")
    assert terminal.end() == 130
    assert time.monotonic() - began < 20  # two seconds, and what a busy machine takes
    assert "Traceback" not in terminal.screen
