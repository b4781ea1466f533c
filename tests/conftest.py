"""For all tests: what is started here starts quickly and can be interrupted, whoever started the tests."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

import pytest

from cuore.bots.workers import think_with_one_thread

think_with_one_thread()  # tests run side by side as it is

TESTS: Final = Path(__file__).parent
T = TypeVar("T")

# Containers often forbid byte code. Here some hundred processes are started, and each would compile the house anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Some hundred thousand objects live as long as the tests do. To look through them again and again for what could be
# thrown away would be a quarter of all the work here.
gc.set_threshold(20_000, 20, 50)

# In the background (`nohup … &`) SIGINT is ignored, and every child inherits that: then nothing could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Seconds that a test takes, roughly, by its file or folder under tests/; those of other places take next to nothing.
LONG: Final = {
    "test_compiled.py": 30.0,
    "browser": 2.0,
    "terminal": 1.0,
    "test_site.py": 1.0,
    "test_run_py.py": 0.3,
    "server/test_kills.py": 5.0,
    "server/test_postgresql.py": 0.3,
    "server/test_processes.py": 3.0,
    "server/test_quotas.py": 1.0,
    "server/test_rated_kills.py": 4.0,
    "server": 0.15,
    "bots": 0.1,
    "cli": 0.1,
}
# What takes seconds to set up, and is set up by each worker that has such a test: so not by all of them.
BROWSER: Final = ("browser",)
HOUSES: Final = tuple(
    f"server/test_{name}.py" for name in ("kills", "postgresql", "processes", "quotas", "rated_kills")
)


@pytest.hookimpl(optionalhook=True)  # there is no xdist with -p no:xdist
def pytest_xdist_auto_num_workers() -> int:
    """For `-n auto`: twice as many as there are cores, because browsers and servers wait most of their time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 2 * cores


@pytest.hookimpl(trylast=True)  # once those that are left out have gone: they would shift every share
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the long tests, file by file, and has short ones behind them.

    xdist cuts the list into equal slices, and whoever has nothing left is given what stands last in another one's. So
    it is short tests that change hands, and at the end nobody waits for a long one.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    seconds = {path: _of(path, LONG, 0.0) * len(found) for path, found in files.items()}
    # A browser at every second one, and whatever needs a database server and servers to kill at the last one.
    homes = dict.fromkeys(BROWSER, range(workers // 2)) | dict.fromkeys(HOUSES, range(workers - 1, workers))
    anywhere = range(workers)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    loads = [0.0] * workers
    for path in sorted(files, key=lambda path: (_of(path, homes, anywhere) is anywhere, -seconds[path], path)):
        if seconds[path]:
            least = min(_of(path, homes, anywhere), key=loads.__getitem__)
            shares[least] += files[path]
            loads[least] += seconds[path]
    short = [item for item in items if not seconds[item.path]]
    left = len(items)
    for number, share in enumerate(shares):
        size = left // (workers - number)
        fill = max(0, size - len(share))
        share.extend(short[:fill])
        del short[:fill]
        left -= size
    items[:] = [item for share in shares for item in share] + short


def _of(path: Path, known: Mapping[str, T], otherwise: T) -> T:
    """What is known of a file of tests, or of the folder in which it lies."""
    place = path.relative_to(TESTS)
    return known.get(place.as_posix(), known.get(place.parts[0], otherwise))


def pytest_collection_finish() -> None:
    """What has been imported by now stays, and need not be looked through either."""
    gc.freeze()


@pytest.hookimpl(trylast=True)  # pytest looks for what was thrown away and not closed, and that comes first
def pytest_unconfigure() -> None:
    """What is left goes with the process: to look through it twice more takes each worker a second and more."""
    gc.freeze()
