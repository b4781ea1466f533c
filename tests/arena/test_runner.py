"""Where and in which order games are played does not matter; what was played is kept."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cuore.arena import MatchPlan, PlayedGame, Venue, match, run
from cuore.arena.runner import ArenaError, Journal, processes
from cuore.engine.errors import SetupError

SECONDS = 60  # until something must have happened: the machine may be busy
ROOT = Path(__file__).parent.parent.parent
PLAN = match(["big-love", "priority"], [Venue(("base",), name="first"), Venue(("oktoberfest",))], 4, seed=2)


def told(played: list[PlayedGame]) -> list[PlayedGame]:
    """Without the time that was spent, which nobody can repeat."""
    for game in played:
        game.seconds = []
    return played


@pytest.fixture(scope="module")
def alone() -> list[PlayedGame]:
    return told(run(PLAN, jobs=1))


def test_two_processes_give_what_one_gives(alone: list[PlayedGame]) -> None:
    assert told(run(PLAN, jobs=2)) == alone
    assert [game.number for game in alone] == list(range(PLAN.games))


KILLED = """
from cuore.arena import Venue, match, run
if __name__ == "__main__":
    run(match(["tests.arena.odd_bots:SaysItsProcess", "random"], [Venue(("base",))], 400, 1), jobs=2)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a signal 0 would end the process")
def test_workers_follow_a_killed_arena(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    ) as arena:
        assert arena.stdout is not None
        worker = int(arena.stdout.readline())
        assert worker != arena.pid
        arena.kill()
    assert gone(worker), "a worker sits there although nobody wants its games"


def test_a_bot_that_ends_its_process_ends_no_arena() -> None:
    plan = match(["tests.arena.odd_bots:EndsItsProcess", "random"], PLAN.venues, 1, 1)
    with pytest.raises(ArenaError, match="process"):
        run(plan, jobs=1)


def test_nobody_needs_more_processes_than_games() -> None:
    assert processes(_small(), 100_000) == _small().games == 4
    big = match(["random", "priority"], PLAN.venues, 1_000_000, 1)
    assert processes(big, 100_000) == 4 * (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
@pytest.mark.parametrize("limit", [None, 60.0], ids=["free", "guarded"])
def test_an_interrupt_ends_a_match_in_the_middle_of_a_thought(tmp_path: Path, limit: float | None) -> None:
    """With a limit the bot thinks in a process of its own, behind the worker's."""
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED.replace("LIMIT", str(limit)))
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as arena:
        assert arena.stdout is not None
        assert arena.stderr is not None
        try:
            thinking = {int(arena.stdout.readline()) for _ in range(2)}
            assert arena.pid not in thinking
            began = time.monotonic()
            arena.send_signal(signal.SIGINT)
            assert arena.wait(SECONDS) == 130
            assert time.monotonic() - began < 20  # two seconds, and what a busy machine takes
            assert "Traceback" not in arena.stderr.read()
        finally:
            arena.kill()  # else whatever is wrong would be waited for, for ever
    for process in thinking:
        assert gone(process), "it thinks although nobody wants to know"


STOPPED = """
import signal, sys
from cuore.arena import Venue, match, run
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started this may ignore it
    try:
        run(match(["tests.arena.odd_bots:SaysItsProcessAndThinks"] * 2, [Venue(("base",))], 2, 1, LIMIT), jobs=2)
    except KeyboardInterrupt:
        sys.exit(130)
"""


def gone(process: int) -> bool:
    """Whether a process ends soon."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def test_dask_gives_what_one_process_gives(
    alone: list[PlayedGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    scratch = tmp_path / "scratch"
    distributed = pytest.importorskip("distributed")
    cluster: Any = distributed.LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        dashboard_address=None,
        host="127.0.0.1",
        local_directory=str(scratch),
    )
    with cluster:
        assert told(run(PLAN, dask=cluster.scheduler_address)) == alone
        _bots_travel(cluster.scheduler_address, tmp_path)
        assert len([*scratch.rglob("cuore-bots-*")]) == 2, "one for each content"
    assert [*scratch.rglob("cuore-bots-*")] == [], "what has travelled goes with its worker"


def _bots_travel(address: str, folder: Path) -> None:
    """A class and a strategy that only this process can find; and the class again after it was changed."""
    (folder / "calm.toml").write_text('[[employ]]\ncard = "2 Love"\n', encoding="utf-8")
    plan = match(["travels:Ann", str(folder / "calm.toml")], PLAN.venues, 2, 1)
    played = []
    for place in (0, -1):
        (folder / "travels.py").write_text(TRAVELS.format(place), encoding="utf-8")
        sys.modules.pop("travels", None)
        importlib.invalidate_caches()
        shutil.rmtree(folder / "__pycache__", ignore_errors=True)
        played.append(told(run(plan, dask=address)))
        assert played[-1] == told(run(plan, jobs=2))
        assert all(game.fault is None for game in played[-1])
    assert played[0] != played[1]


TRAVELS = """
class Ann:
    def __init__(self, seed): ...

    def choose(self, seat):
        return seat.legal[{}]
"""


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "garbage", "garbage:1", "tcp://", "::", "no://where:1", ""])
def test_no_scheduler_is_one_line(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("cuore.arena.runner.DASK_SECONDS", 0.5)
    with pytest.raises(ArenaError, match=f"no Dask scheduler at {re.escape(address)}"):
        run(PLAN, dask=address)


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path, alone: list[PlayedGame]) -> None:
    journal = Journal(tmp_path / "match.jsonl", PLAN)
    seen = 0

    def stop(game: PlayedGame) -> None:
        nonlocal seen
        seen += 1
        if seen == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, jobs=1, journal=journal, progress=stop)
    assert len(journal.read()) == 3
    with journal.path.open("ab") as file:  # killed in the middle of a line
        file.write(b'{"number":3,"deal"')
    fresh: list[int] = []
    assert told(run(PLAN, jobs=1, journal=journal, progress=lambda game: fresh.append(game.number))) == alone
    assert told(journal.read()) == alone


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(match(["random", "priority"], PLAN.venues, 1, 1), jobs=1, journal=Journal(path, _small()))
    with pytest.raises(SetupError, match="another match"):
        Journal(path, PLAN).read()
    path.write_text("Dear diary,\n")
    with pytest.raises(SetupError, match="not the journal"):
        Journal(path, PLAN).read()


def _small() -> MatchPlan:
    return match(["random", "priority"], PLAN.venues, 1, 1)
