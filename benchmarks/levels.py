"""How strong the levels are: a ladder of the pairings that tell most, in random towns of the base box.

    python -m benchmarks.levels --out levels          # prints the constants of src/cuore/bots/ratings.py

Neighbours tell more about each other than bots of which one always wins, and games of bots that look ahead cost ten
times as much: so each sort of pairings has its own number of deals. A second call goes on where the first
one stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from cuore.arena.games import PlayedGame, Venue
from cuore.arena.plan import MatchPlan
from cuore.arena.ratings import ratings
from cuore.arena.runner import Journal, run
from cuore.bots.workers import think_with_one_thread
from cuore.towns import Wishes, generate

BOTS = ("easy", "normal", "hard", "master", "expert", "big-love")
QUICK = (("easy", "normal"), ("easy", "big-love"), ("normal", "big-love"), ("normal", "hard"), ("hard", "big-love"))
SLOW = (("hard", "master"), ("hard", "expert"), ("master", "expert"))
LINKS = (("normal", "expert"), ("expert", "big-love"))  # expert does better against plans than against the net


def plans(towns: int, quick: int, slow: int, seed: int) -> list[MatchPlan]:
    """So many deals of each pairing in each town."""
    drawn = [generate(Wishes(sets=("base",), avoid_dead=False), seed + number) for number in range(towns)]
    venues = tuple(Venue(town.sets, town.maids, town.chiefs, town.options, town.code()) for town in drawn)
    index = {bot: number for number, bot in enumerate(BOTS)}
    return [
        MatchPlan(BOTS, venues, deals, tuple((index[a], index[b]) for a, b in pairings), seed)
        for deals, pairings in ((quick, QUICK), (slow, SLOW), (slow, LINKS))
    ]


def main() -> None:
    """Play, rate, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="a folder for the games")
    parser.add_argument("--towns", type=int, default=4)
    parser.add_argument("--quick", type=int, default=2, help="deals of a quick pairing in each town")
    parser.add_argument("--slow", type=int, default=1, help="deals of a slow one")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    think_with_one_thread()
    played: list[PlayedGame] = []
    for number, plan in enumerate(plans(args.towns, args.quick, args.slow, args.seed)):
        games = run(plan, jobs=args.jobs, journal=Journal(args.out / f"{number}.jsonl", plan))
        first = 1 + max((game.deal for game in played), default=-1)
        played += [msgspec.structs.replace(game, deal=first + game.deal) for game in games]
    print(f"# {len(played)} games")
    for found in ratings(BOTS, played):
        r = found.rating
        print(f'    "{found.bot}": MeasuredRating({r.value:.0f}, {r.low:.0f}, {r.high:.0f}, {r.count}),')


if __name__ == "__main__":
    main()
