"""Random games of random mixes, one line each: the same lines before and after a change that should change no rule.

    python benchmarks/sweep.py --games 20000 > before.txt        # in one checkout
    python benchmarks/sweep.py --games 20000 > after.txt         # in another
    diff before.txt after.txt

A line is the seed, the boxes, what was agreed, how many answers it took, and a digest of every answer in notation and
of the points. Only the public face is used, so a checkout from long ago can be compared, too.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from concurrent.futures import ProcessPoolExecutor

import cuore

MIXABLE = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
MORE = "more"
BORROWING = ("mixed-pile", "private-maids", "illness")
NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eli", "Finn")
MOST = 6_000  # answers; a random game of six seldom takes as many


def case(seed: int) -> tuple[tuple[str, ...], int, str, tuple[str, ...]]:
    """Boxes, seats, town and options of a seed."""
    rng = random.Random(f"sweep {seed}")
    more = rng.random() < 0.15
    sets = tuple(rng.sample(MIXABLE, rng.randint(0 if more else 1, len(MIXABLE))))
    seats = rng.randint(2, 4 if more else 6)
    options: list[str] = []
    if more:
        lends = {
            "mixed-pile": bool(sets),
            "private-maids": bool({"base", MIXABLE[3]} & {*sets}),
            "illness": "base" in sets,
        }
        options = [name for name in BORROWING if lends[name] and rng.random() < 0.6]
        if sets and not options:
            options = ["mixed-pile"]
        sets = (MORE, *sets)
    elif seats == 2 and rng.random() < 0.3:
        options = ["two-player-quick"]
    return sets, seats, rng.choice(["first-game", "random", "random"]), tuple(options)


def line(seed: int) -> str:
    """The game of a seed, told in a line."""
    sets, seats, town, options = case(seed)
    game = cuore.new_game(sets, NAMES[:seats], town, seed=seed, options=options)
    rng = random.Random(seed)
    told = hashlib.blake2b(digest_size=12)
    answers = 0
    while not game.over and answers < MOST:
        legal = game.legal()
        # The ends of phases come last in the list: they are chosen seldom, so that more happens.
        move = legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))]
        told.update(f"{game.to_move} {game.text(move)}\n".encode())
        game.apply(move)
        answers += 1
    told.update(repr(game.scores()).encode())
    return f"{seed} {'+'.join(sets)} {seats} {town} {','.join(options) or '-'} {answers} {told.hexdigest()}"


def main() -> None:
    """Play, on so many processes, and print in order."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.first, options.first + options.games)
    with ProcessPoolExecutor(options.jobs) as pool:
        for told in pool.map(line, seeds, chunksize=50):
            sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
