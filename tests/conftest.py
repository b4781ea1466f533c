"""For all tests: what is started here starts quickly and can be interrupted, whoever started the tests."""

from __future__ import annotations

import gc
import os
import signal
import sys

import pytest

from cuore.bots.workers import think_with_one_thread

think_with_one_thread()  # tests run side by side as it is

# Containers often forbid byte code. Here some hundred processes are started, and each would compile the house anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Some hundred thousand objects live as long as the tests do. To look through them again and again for what could be
# thrown away would be a quarter of all the work here.
gc.set_threshold(20_000, 20, 50)

# In the background (`nohup … &`) SIGINT is ignored, and every child inherits that: then nothing could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)  # there is no xdist with -p no:xdist
def pytest_xdist_auto_num_workers() -> int:
    """For `-n auto`: half as many again as there are cores, because browsers and servers wait most of their time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Compiling takes longest of all, and is begun first: at the end everybody would wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("compiled") is None)


def pytest_collection_finish() -> None:
    """What has been imported by now stays, and need not be looked through either."""
    gc.freeze()
