"""A bot that is a program of its own, in any language: `process:COMMAND`. It speaks the line protocol.

The program is started with the first question and ended with the game, however it behaves. Whatever goes wrong there
(no answer in time, a line that is not understood, an end of its own) is a `BotFault`, and the table decides what
comes of it. Threads wait for its pipes, so that none of them can hold us up.
"""

from __future__ import annotations

import os
import queue
import re
import shlex
import shutil
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from cuore.bots import line_protocol
from cuore.bots.line_protocol import LONGEST_LINE, ProtocolError
from cuore.bots.referee import BotFault, FaultKind
from cuore.bots.seat import Seat
from cuore.engine.errors import Reason, SetupError

PREFIX: Final = "process:"
PATIENCE: Final = 30.0  # seconds for an answer where nobody has set a limit
BEGIN: Final = 30.0  # and for a program to start and to say that it is ready
FAREWELL: Final = 1.0  # for a program to end by itself
UNREAD: Final = 8  # lines that may lie here unread: somebody who says more was not asked
LAST_WORDS: Final = 40  # lines of its stderr that are remembered
COMPLAINT: Final = re.compile(r"error|exception|panic", re.IGNORECASE)  # in the line of a trace that says most
WARDEN: Final = Path(__file__).with_name("warden.py")
OURS: Final = "CUORE_"  # variables that are none of its business: a database may be named there, with its password


class ProcessBot:
    """A bot by its command."""

    def __init__(self, command: str, seed: int = 0) -> None:
        """Nothing is started yet; a command that does not exist is refused now."""
        self.command = arguments(command)
        self.name = f"{PREFIX}{command}"
        self.seconds = PATIENCE  # for an answer
        self._seed = seed
        self._program: _Program | None = None
        self._asked = 0

    def choose(self, seat: Seat) -> int:
        """What the program answers; where there is only one answer it is not asked."""
        legal = list(seat.options.values())
        if len(legal) == 1:
            return legal[0]
        program = self._program or self._begin(seat)
        self._asked += 1
        said = self._said(program, line_protocol.question(seat, self._asked, self.seconds), self.seconds)
        try:
            return legal[line_protocol.read_answer(said, self._asked, len(legal))]
        except ProtocolError as error:
            raise self._fault("protocol", str(error)) from None

    def farewell(self, seat: Seat) -> None:
        """Show the program how the game has ended, and let it go."""
        if self._program is not None:
            self._program.say(line_protocol.end(seat))
            self.close()

    def close(self) -> None:
        """End the program; the next question would start another one."""
        if self._program is not None:
            self._program.end(FAREWELL)
            self._program = None

    def __del__(self) -> None:
        with suppress(Exception):  # at the end of everything half of what is needed may be gone
            if self._program is not None:
                self._program.end(0)

    def _begin(self, seat: Seat) -> _Program:
        try:
            self._program = _Program(self.command)
        except OSError as error:
            raise BotFault("gone", self.name, error.strerror or str(error)) from error
        said = self._said(self._program, line_protocol.hello(seat, self._seed), BEGIN)
        try:
            line_protocol.read_ready(said)
        except ProtocolError as error:
            raise self._fault("protocol", str(error)) from None
        return self._program

    def _said(self, program: _Program, line: bytes, seconds: float) -> bytes:
        """The line that comes back."""
        program.say(line)
        try:
            said = program.heard.get(timeout=seconds)
        except queue.Empty:
            raise self._fault("time", f"no answer in {seconds:g} s") from None
        if not said:
            raise self._fault("gone", program.obituary())
        if not said.endswith(b"\n"):
            raise self._fault("protocol", f"a line without an end: {line_protocol.shown(said)}")
        return said

    def _fault(self, kind: FaultKind, detail: str) -> BotFault:
        """Whoever has failed is ended at once: what it says from now on would be the answer to another question."""
        if self._program is not None:
            self._program.end(0)
            self._program = None
        return BotFault(kind, self.name, detail)


def arguments(command: str) -> list[str]:
    """The command as a list, as a shell would read it; no shell ever sees it."""
    try:
        found = shlex.split(command)
    except ValueError as error:
        raise SetupError("bot-load", name=PREFIX + command, reason=str(error)) from None
    if not found or shutil.which(found[0]) is None:
        name = found[0] if found else ""
        raise SetupError("bot-load", name=PREFIX + command, reason=Reason("no-program", name=name))
    return found


def files_named(command: str) -> list[str]:
    """The files that a command names, as they are written there; what lies on the PATH is the machine's."""
    installed = {Path(folder) for folder in os.get_exec_path()}
    return [part for part in shlex.split(command) if Path(part).is_file() and Path(part).parent not in installed]


def short_name(command: str) -> str:
    """What such a bot is called at a table: like its own file, or like its program."""
    parts = shlex.split(command)
    return Path([*parts[:1], *files_named(command)][-1]).stem


class _Program:
    """The process and its three pipes."""

    def __init__(self, command: list[str]) -> None:
        self._lifeline: int | None = None
        environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        if os.name == "posix":
            far, self._lifeline = os.pipe()
            try:
                self._process = _started(
                    [sys.executable, "-I", "-S", str(WARDEN), str(far), *command], environment, (far,)
                )
            except OSError:
                os.close(self._lifeline)
                raise
            finally:
                os.close(far)
        else:
            self._process = _started(command, environment, ())
        self.heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._murmured: deque[bytes] = deque(maxlen=LAST_WORDS)
        # They know the pipes and never this object, so that it can be forgotten while they wait.
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._threads = [
            threading.Thread(target=_speak, args=(stdin, self._to_say), daemon=True),
            threading.Thread(target=_listen, args=(stdout, self.heard), daemon=True),
            threading.Thread(target=_overhear, args=(stderr, self._murmured), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line as soon as the program reads it."""
        self._to_say.put(line)

    def obituary(self) -> str:
        """How it ended, and what it wrote to stderr last, or of a trace the line that tells why."""
        code: int | None = None
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(FAREWELL)
        self._threads[2].join(FAREWELL)
        lines = [line.decode(errors="replace").strip() for line in self._murmured]
        spoken = [line for line in reversed(lines) if line]
        said = next((line for line in spoken if COMPLAINT.search(line)), spoken[0] if spoken else "")
        said = "".join(letter for letter in said if letter.isprintable())  # a terminal will show it
        return f"exit code {code}: {said}" if said else f"exit code {code}"

    def end(self, seconds: float) -> None:
        """No more lines; after so many seconds it is killed with all its children."""
        self._to_say.put(None)
        if seconds:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        if self._lifeline is None:
            self._process.kill()
        else:
            os.close(self._lifeline)
            self._lifeline = None
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)


def _started(command: list[str], environment: dict[str, str], kept: tuple[int, ...]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, pass_fds=kept, env=environment, start_new_session=True
    )


# -- one thread for each pipe ---------------------------------------------------------------------------------


def _speak(pipe: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    with suppress(OSError, ValueError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _listen(pipe: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Line by line; the last one is empty. Nobody listens on after a line that is too long, or after too many."""
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
            if not line.endswith(b"\n") or lines.qsize() > UNREAD:
                break
    lines.put(b"")


def _overhear(pipe: IO[bytes], lines: deque[bytes]) -> None:
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.append(line)
