"""How long `master` thinks, by box and seats: CPU time of one core, in towns that were held out of training.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python -m benchmarks.master_times --answers 200

The net plays all seats. At some of the questions with more than one answer `master` is asked as well, and timed.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from cuore.bots import Seat
from cuore.bots.expert import Expert
from cuore.bots.learned.learned_bot import LearnedBot, quick
from cuore.bots.learned.master import Master
from training.venues import SHARES, random_game

SHARE = 0.2  # of the questions
LONGEST = 60  # turns of each seat
MOST_IN_A_GAME = 50


def times(kind: str, seats: int, answers: int, seed: int, effort: float) -> tuple[list[float], int]:
    """CPU seconds of so many answers, and how many of them were such that the net had to be asked."""
    found: list[float] = []
    asked = 0
    rng = Random(f"times {kind} {seats} {seed}")
    while len(found) < answers:
        _, game = random_game(rng, only=kind, seats=seats, held_out=True)
        net = LearnedBot(rng.getrandbits(30), stand_in=Expert, temperature=1.0)
        master = Master(rng.getrandbits(30), stand_in=Expert)
        master.effort = effort
        master.choose(Seat(game))  # gets ready for the table
        enough = min(answers, len(found) + MOST_IN_A_GAME)
        while not game.over and game.state.turn <= LONGEST * seats and len(found) < enough:
            seat = Seat(game)
            if len(seat.legal) > 1 and rng.random() < SHARE:
                asked += quick(game.state) < 0
                begun = time.process_time()
                master.choose(seat)
                found.append(time.process_time() - begun)
            game.apply(net.choose(seat))
    return found, asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=SHARES, default=[*SHARES])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4, 5, 6])
    parser.add_argument("--answers", type=int, default=200, help="for each")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| box | seats | answers | the net was asked | p50, ms | p90 | p99 | longest |\n|" + "---|" * 8)
    for kind in args.kinds:
        for seats in args.seats:
            if kind == "more" and seats > 4:
                continue
            found, asked = times(kind, seats, args.answers, args.seed, args.effort)
            found = [1e3 * each for each in sorted(found)]
            share = f"{100 * asked / len(found):.0f} %"
            points = " | ".join(
                f"{found[min(len(found) - 1, int(part * len(found)))]:.1f}" for part in (0.5, 0.9, 0.99, 1)
            )
            print(f"| {kind} | {seats} | {len(found)} | {share} | {points} |", flush=True)


if __name__ == "__main__":
    main()
