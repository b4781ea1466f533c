"""Processes of bots, for whoever keeps some: how one begins and ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Final

FAREWELL: Final = 1.0  # seconds for a killed process to be gone


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
