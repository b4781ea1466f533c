"""Stands beside a bot that is a program of its own, and ends it with all its children.

    python warden.py LIFELINE COMMAND …

LIFELINE is the number of a pipe whose other end only Cuore holds. It is never written to: when it closes, because the
game is over or because Cuore was killed, the bot is killed too. Before that the bot is put into a process group of
its own and gets limits that keep a mistake from taking the machine down. Standard library only, and POSIX only.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Final

GIB: Final = 1 << 30
LIMITS: Final = {
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_DATA: 4 * GIB,  # not RLIMIT_AS: runtimes reserve far more addresses than they ever use
    resource.RLIMIT_FSIZE: GIB // 16,
    resource.RLIMIT_NOFILE: 256,
}
NOT_STARTED: Final = 127  # as shells say it


def main(lifeline: int, command: list[str]) -> int:
    """The exit code of the command, however it came to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for Cuore to hear
    for kind, most in LIMITS.items():
        hard = resource.getrlimit(kind)[1]
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(ValueError, OSError):  # some systems do not know some of them
            resource.setrlimit(kind, (allowed, allowed))
    try:
        bot = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_STARTED
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # the bot's alone from now on: whoever reads them notices when it lets go of them
        os.dup2(nowhere, stream)

    def wait_for_the_end() -> None:
        while os.read(lifeline, 1):
            pass
        _kill(bot.pid)

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    code = bot.wait()
    _kill(bot.pid)  # children that it has left behind
    return code if code >= 0 else 128 - code


def _kill(group: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
