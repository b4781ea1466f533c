"""Processes of bots, for whoever keeps some: how one begins and ends, and one that answers a question at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

FAREWELL: Final = 1.0  # seconds for a killed process to be gone


class WorkerGone(Exception):
    """A worker's process has died before it answered."""


class Worker:
    """A process that calls one function, a question at a time. It can be ended at any moment, whatever it does there.

    An executor's processes are its own: it has no public way (before Python 3.14) to end one that hangs, and ending
    one breaks all that the others have under way.
    """

    def __init__(self, work: Callable[..., Any]) -> None:
        """`work` and whatever goes through it are pickled."""
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=_answer_calls, args=(far, work), daemon=True)
        self._process.start()
        far.close()  # so that the line is cut when the process ends

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid or 0

    def ask(self, arguments: tuple[Any, ...], seconds: float) -> Any:
        """What `work` returns. After a `TimeoutError` or `WorkerGone` there is nothing to do but to `end` it."""
        try:
            self._line.send(arguments)
            if self._line.poll(seconds):
                return self._line.recv()
        except (EOFError, OSError) as error:
            raise WorkerGone from error
        raise TimeoutError

    def kill(self) -> None:
        """Kill the process, from whichever thread: whoever waits for its answer gets `WorkerGone`."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process and bury it; nobody may be waiting for its answer."""
        self._process.kill()
        self._line.close()
        self._process.join(FAREWELL)


# What the libraries below NumPy read when they are first imported: nets so small only lose by a second thread.
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def think_with_one_thread() -> None:
    """For a process that asks a net, before NumPy is imported there; whoever has set something else is heard."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")


def begin_worker() -> None:
    """Ctrl-C goes to every process of a terminal: the parent ends its workers itself, and if it dies they follow."""
    think_with_one_thread()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, name="cuore-follow", daemon=True).start()


def _answer_calls(line: Connection, work: Callable[..., Any]) -> None:
    """The process of a `Worker`: answer until the line is cut."""
    begin_worker()
    with suppress(EOFError, OSError):
        while True:
            line.send(work(*line.recv()))
