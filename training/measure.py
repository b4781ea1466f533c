"""Duplicate games in towns that training has never seen: `python -m training.measure NET --deals 200 --out FILE`.

A pairing is A:B:KIND:SEATS, A alone among B. KIND is a box, or `mix`. A deal is known by its number and the seed:
town, cards and the luck of the bots are always the same, whoever plays. So a run that was stopped goes on where it
was, what several machines have played can be put into one file, and two nets can be compared deal by deal.

Bots go by their names; besides, `net`, `net@0.5` (with a temperature), `master` and `master@4` (who looks at four
times as much) play with the weights in question, `rival-net` and `rival-master` with those of --rival, and
`best-strategy` follows the strategy file of the house that does best in that town.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import cuore
from cuore.bots import Bot, Seat, make_bot
from cuore.bots.deals import play_out
from cuore.bots.expert import Expert
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.learned_bot import LearnedBot
from cuore.bots.learned.master import Master
from cuore.bots.learned.weights import Weights, check_table, read_weights
from cuore.bots.strategy import shipped_strategies, shipped_strategy
from cuore.bots.workers import think_with_one_thread
from cuore.engine.scoring import scores
from training.venues import MOST_ANSWERS, Venue, random_venue

MOST_TURNS = 80  # of each seat
TRIALS = 20  # games in which a strategy file shows what it is worth in a town


@dataclass(frozen=True)
class Work:
    """A deal that is to be played from every seat."""

    net: Path
    rival: Path | None
    pairing: str
    seed: int
    number: int


@dataclass(frozen=True)
class Result:
    """What came of it."""

    pairing: str
    seed: int
    number: int
    seats: int
    won: float  # the share of the games that A has won
    times: list[float]  # CPU seconds of A's answers


def main() -> None:
    """Play what is missing until the time is up, print a line for each pairing."""
    args = _arguments()
    think_with_one_thread()
    known = [_result(line) for line in args.out.read_text().splitlines()] if args.out and args.out.exists() else []
    done = {(result.pairing, result.seed, result.number) for result in known}
    todo = (
        Work(args.net, args.rival, pairing, args.seed, number)
        for number in range(args.deals)
        for pairing in args.pairings
        if (pairing, args.seed, number) not in done
    )
    found: dict[str, list[Result]] = defaultdict(list)
    for result in known:
        found[result.pairing].append(result)
    for result in _played(todo, args.jobs, time.monotonic() + 60 * args.minutes):
        found[result.pairing].append(result)
        if args.out:
            with args.out.open("a") as journal:
                journal.write(json.dumps(asdict(result)) + "\n")
    for pairing in args.pairings:
        print(json.dumps(summary(pairing, found[pairing])), flush=True)


def _played(todo: Iterator[Work], jobs: int, end: float) -> Iterator[Result]:
    """Deal by deal; what has begun when the time is up is still played, or long games would be counted too rarely."""
    # Fresh processes: NumPy reads how many threads it may have when it is imported.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        begun = {pool.submit(play, work) for work in islice(todo, jobs)}
        while begun:
            done, begun = wait(begun, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                if time.monotonic() < end and (work := next(todo, None)):
                    begun.add(pool.submit(play, work))


def play(work: Work) -> Result:
    """One deal of a pairing, from every seat."""
    one, other, kind, count = work.pairing.split(":")
    weights = read_weights(work.net)
    rng = Random(f"measure {kind} {count} {work.seed} {work.number}")  # the same for whoever plays
    venue = random_venue(rng, weights.vocabulary, only=kind, seats=int(count), held_out=True)
    check_table(weights, venue.table)  # or another bot would play in the net's place
    seats = len(venue.table.seats)
    deal = rng.getrandbits(40)
    people = Company(weights, read_weights(work.rival) if work.rival else weights, venue)
    won, times = 0.0, []
    for place in range(seats):
        share, taken = _game(venue, deal, place, one, other, people, rng)
        won += share
        times += taken
    return Result(work.pairing, work.seed, work.number, seats, won / seats, [round(t, 5) for t in times])


@dataclass
class Company:
    """Who may sit down at a table."""

    weights: Weights
    rival: Weights
    venue: Venue

    def bot(self, name: str, seed: int) -> Bot:
        """By name, as the head of this file has them."""
        weights = self.rival if name.startswith("rival-") else self.weights
        name = name.removeprefix("rival-")
        if name == "master" or name.startswith("master@"):
            master = Master(seed, stand_in=Expert, weights=weights)
            master.effort = float(name.partition("@")[2] or 1)
            return master
        if name.startswith("net"):
            temperature = float(name.partition("@")[2] or 0)
            return LearnedBot(seed, stand_in=Expert, weights=weights, temperature=temperature)
        return make_bot(best_strategy(self.venue) if name == "best-strategy" else name, seed)


def best_strategy(venue: Venue) -> str:
    """The bot of the strategy file that wins most against the usual plan of the house here."""
    usual = house_plans(venue.facts)[0]
    rng = Random("|".join(venue.table.town))
    seeds = [rng.getrandbits(40) for _ in range(TRIALS)]
    margins: dict[str, float] = {}
    for name in shipped_strategies():
        plan, margin = shipped_strategy(name).plan(venue.facts), 0.0
        for number, seed in enumerate(seeds):
            s = venue.deal(seed)
            me = number % len(s.hand)
            play_out(s, venue.facts, [plan if seat == me else usual for seat in range(len(s.hand))], MOST_ANSWERS)
            points = scores(s)
            margin += points[me] > max(p for seat, p in enumerate(points) if seat != me)
        margins[name] = margin
    return "strategy:" + max(margins, key=lambda name: margins[name])


def _game(
    venue: Venue, deal: int, place: int, one: str, other: str, people: Company, rng: Random
) -> tuple[float, list[float]]:
    table = venue.table
    chiefs = "" if table.rules.stands_alone else table.chiefs
    game = cuore.new_game(table.sets, table.seats, table.town, seed=deal, options=table.options, chiefs=chiefs)
    seats = len(table.seats)
    bots = [people.bot(one if seat == place else other, rng.getrandbits(30)) for seat in range(seats)]
    times = []
    while not game.over and game.state.turn < MOST_TURNS * seats:
        seat = Seat(game)
        begun = time.process_time()
        move = bots[game.to_move].choose(seat)
        if game.to_move == place and len(seat.legal) > 1:
            times.append(time.process_time() - begun)
        game.apply(move)
    winners = game.winners()
    return (place in winners) / len(winners), times


def summary(pairing: str, results: list[Result]) -> dict[str, Any]:
    """The share that was won, with a 95 % interval by deal, and the times of an answer."""
    times = sorted(t for result in results for t in result.times)
    count = len(results)
    mean = sum(result.won for result in results) / max(1, count)
    spread = (sum((result.won - mean) ** 2 for result in results) / max(1, count - 1) / max(1, count)) ** 0.5
    return {
        "pairing": pairing,
        "deals": count,
        "games": sum(result.seats for result in results),
        "won": round(100 * mean, 1),
        "interval": [round(100 * max(0.0, mean - 1.96 * spread), 1), round(100 * min(1.0, mean + 1.96 * spread), 1)],
        "p50_ms": round(1e3 * times[len(times) // 2], 1) if times else None,
        "p99_ms": round(1e3 * times[int(0.99 * len(times))], 1) if times else None,
    }


def _result(line: str) -> Result:
    return Result(**json.loads(line))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m training.measure", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("net", type=Path)
    parser.add_argument("--rival", type=Path, help="another net.npz")
    parser.add_argument("--pairings", nargs="+", default=["net:expert:base:2"])
    parser.add_argument("--deals", type=int, default=1000, help="of each pairing")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a line of JSON for each deal; what is there is not played again")
    return parser.parse_args()


if __name__ == "__main__":
    main()
