"""How a process of bots begins and ends, for whoever keeps some: the arena and the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_worker() -> None:
    """Ctrl-C goes to every process of a terminal: the parent ends its workers itself, and if it dies they follow."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, name="cuore-follow", daemon=True).start()
