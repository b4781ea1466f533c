"""Steps per second of the environments, observation and mask included, plain and compiled.

    python3 benchmarks/environments.py                 # plain Python
    python3 benchmarks/environments.py --compiled      # both builds; the compiled one is built first (minutes, once)
    python3 benchmarks/environments.py --json

Random games are played once to write their actions down; what is timed is the same games over again, in CPU time: a
policy costs nothing here, and every observation and every mask is made. Every repetition is a process of its own, the
builds take turns, and medians with their range are shown. Trust ratios within one run, not digits.
Exit status: 0 when everything was measured, 1 when something could not be, 2 for wrong usage.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.trees import Unavailable, compiled  # noqa: E402 - found only after the path was set

FAMILY = ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"]
TABLES = 64  # games in lockstep
STEPS = 2_000  # actions that are written down, at least; of each game in lockstep a part of them
LOCKSTEP_PART = 4
LOOP = "--loop"  # this file as the process that measures

Loop = Callable[[], int]  # plays what was written down; the number of steps


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.loop:
        print(json.dumps(measured(options.seconds)))
        return 0
    try:
        builds = {"plain": ROOT / "src"}
        if options.compiled:
            builds["compiled"] = compiled(ROOT, ROOT / ".bench" / "trees")
        found: dict[str, list[dict[str, float]]] = {build: [] for build in builds}
        for repetition in range(options.repetitions):
            for build in sorted(builds, reverse=repetition % 2 == 1):
                found[build].append(_process(builds[build], options.seconds))
    except Unavailable as reason:
        print(f"environments: {reason}", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        _print_table(found)
    return 0


def measured(seconds: float) -> dict[str, float]:
    """Steps per second of CPU time of this process's build, by what was stepped."""
    from cuore.envs import cuore_v0, cuore_v1
    from cuore.envs.one_seat import OneSeatEnv
    from cuore.envs.vector import LockstepEnv

    loops: dict[str, Loop] = {
        "cuore_v0.raw_env, base": turn_based(cuore_v0.raw_env()),
        "cuore_v1.raw_env, base": turn_based(cuore_v1.raw_env()),
        "cuore_v1.raw_env, four boxes": turn_based(cuore_v1.raw_env(sets=FAMILY)),
        "OneSeatEnv against random, base": one_seat(OneSeatEnv(opponents="random")),
        f"LockstepEnv, {TABLES} games, base": lockstep(LockstepEnv(TABLES)),
        f"LockstepEnv, {TABLES} games, four boxes": lockstep(LockstepEnv(TABLES, sets=FAMILY)),
        f"LockstepEnv, {TABLES} games against random, base": lockstep(LockstepEnv(TABLES, opponents="random")),
    }
    return {name: _rate(loop, seconds) for name, loop in loops.items()}


def turn_based(environment: Any) -> Loop:
    """A PettingZoo environment, by the loop of its manual."""
    chance = np.random.default_rng(1)
    games: list[list[int]] = []
    while sum(map(len, games)) < STEPS:
        environment.reset(seed=len(games))
        games.append([])
        for _ in environment.agent_iter():
            observation, _, over, stopped, _ = environment.last()
            action = None if over or stopped else int(chance.choice(np.flatnonzero(observation["action_mask"])))
            environment.step(action)
            if action is not None:
                games[-1].append(action)

    def loop() -> int:
        for seed, actions in enumerate(games):
            environment.reset(seed=seed)
            for action in actions:
                environment.last()
                environment.step(action)
        return sum(map(len, games))

    return loop


def one_seat(environment: Any) -> Loop:
    """A Gymnasium environment; the opponents' answers are part of a step."""
    chance = np.random.default_rng(1)
    games: list[list[int]] = []
    while sum(map(len, games)) < STEPS:
        _, info = environment.reset(seed=len(games))
        games.append([])
        over = False
        while not over:
            games[-1].append(int(chance.choice(np.flatnonzero(info["action_mask"]))))
            _, _, terminated, truncated, info = environment.step(games[-1][-1])
            over = terminated or truncated

    def loop() -> int:
        for seed, actions in enumerate(games):
            environment.reset(seed=seed)
            for action in actions:
                environment.step(action)
        return sum(map(len, games))

    return loop


def lockstep(environment: Any) -> Loop:
    """A vector environment; games that end begin anew within a step."""
    chance = np.random.default_rng(1)
    _, info = environment.reset(seed=1)
    rows = []
    for _ in range(STEPS // LOCKSTEP_PART):
        rows.append(np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]))
        *_, info = environment.step(rows[-1])

    def loop() -> int:
        environment.reset(seed=1)
        for actions in rows:
            environment.step(actions)
        return len(rows) * TABLES

    return loop


def _rate(loop: Loop, seconds: float) -> float:
    loop()
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not steps:
        steps += loop()
    return steps / spent


def _process(path: Path, seconds: float) -> dict[str, float]:
    """The figures of one build, measured in a process of its own."""
    command = [sys.executable, "-P", str(Path(__file__)), LOOP, "--seconds", str(seconds)]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1])
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _print_table(found: dict[str, list[dict[str, float]]]) -> None:
    names = list(next(iter(found.values()))[0])
    wide = max(map(len, names))
    print(f"{'steps per CPU-second, median (range)':<{wide}}", *(f"{build:>32}" for build in found))
    for name in names:
        cells = []
        for runs in found.values():
            rates = [run[name] for run in runs]
            cells.append(f"{median(rates):>12,.0f} ({min(rates):,.0f}–{max(rates):,.0f})".rjust(32))
        print(f"{name:<{wide}}", *cells)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Steps per second of the environments.")
    parser.add_argument("--compiled", action="store_true", help="the compiled build as well")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(LOOP, action="store_true", help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
