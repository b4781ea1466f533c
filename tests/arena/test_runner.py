"""Where and in which order games are played does not matter; what was played is kept."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cuore.arena import MatchPlan, PlayedGame, Venue, match, run
from cuore.arena.runner import ArenaError, Journal
from cuore.engine.errors import SetupError

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
    for _ in range(100):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("a worker sits there although nobody wants its games")


def test_dask_gives_what_one_process_gives(alone: list[PlayedGame]) -> None:
    distributed = pytest.importorskip("distributed")
    cluster: Any = distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    )
    with cluster:
        assert told(run(PLAN, dask=cluster.scheduler_address)) == alone


def test_no_scheduler_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.arena.runner.DASK_SECONDS", 0.5)
    with pytest.raises(ArenaError, match=r"no Dask scheduler at tcp://127.0.0.1:9"):
        run(PLAN, dask="tcp://127.0.0.1:9")


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
