"""The stopwatch that every driver shares, so that no engine is timed differently from another.

A driver hands over ``play``, which plays one whole game from a seed and returns how often a player was asked
(`decisions`) and how often more than one answer was on offer (`choices`). Whole games are played, setting up
included, until the asked-for CPU time is used: first a warm-up that is thrown away, then the measured part.
The garbage collector is left as Python starts it.
"""

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable

Play = Callable[[int], tuple[int, int]]
Load = Callable[[int], tuple[Play, dict[str, str]]]

WARM_UP = 0.2  # of the measured time


def _spend(play: Play, seconds: float, seed: int) -> tuple[int, int, int, float]:
    """Play games with successive seeds until `seconds` of CPU time are gone; at least one game."""
    games = decisions = choices = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds:
        asked, open_ = play(seed + games)
        games += 1
        decisions += asked
        choices += open_
        spent = time.process_time() - start
    return games, decisions, choices, spent


def main(load: Load) -> None:
    """Run one repetition of the engine that `load` prepares and print it as one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time to measure")
    parser.add_argument("--seed", type=int, default=1, help="where the repetition's seeds begin")
    options = parser.parse_args()
    try:
        play, facts = load(options.seed)
    except ImportError as error:
        sys.exit(f"cannot be imported: {error}")
    _spend(play, options.seconds * WARM_UP, options.seed + 500_000)
    gc.collect()
    games, decisions, choices, spent = _spend(play, options.seconds, options.seed)
    print(json.dumps({"games": games, "decisions": decisions, "choices": choices, "cpu_seconds": spent, **facts}))
