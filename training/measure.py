"""Duplicate games in towns that training has never seen: `python -m training.measure NET --minutes 2`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import cuore
from cuore.bots import Bot, Seat, make_bot
from cuore.bots.expert import Expert
from cuore.bots.learned.learned_bot import LearnedBot
from cuore.bots.learned.master import Master
from cuore.bots.learned.weights import Weights, check_table, read_weights
from training.venues import random_venue

MOST_TURNS = 80  # of each seat


def main() -> None:
    """Share out the pairings, play until the time is up, print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m training.measure", description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument(
        "--pairings", nargs="+", default=["net:expert:base:2"], help="A:B:KIND:SEATS, A alone among B"
    )
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    end = time.time() + 60 * args.minutes
    work = [(args.net, args.pairings[i % len(args.pairings)], args.seed + i, end) for i in range(args.jobs)]
    found: dict[str, list[tuple[float, list[float]]]] = defaultdict(list)
    with multiprocessing.Pool(args.jobs) as pool:
        for pairing, results in pool.imap_unordered(play, work):
            found[pairing] += results
    for pairing in args.pairings:
        print(json.dumps(summary(pairing, found[pairing])), flush=True)


def play(work: tuple[Path, str, int, float]) -> tuple[str, list[tuple[float, list[float]]]]:
    """Deals of one pairing until the time is up; of each the share of its games that A has won, and A's times."""
    net, pairing, seed, end = work
    one, other, kind, count = pairing.split(":")
    weights = read_weights(net)
    rng = Random(f"measure {pairing} {seed}")
    results = []
    while time.time() < end:
        seats = int(count)
        venue = random_venue(rng, weights.vocabulary, only=kind, seats=seats, held_out=True)
        check_table(weights, venue.table)  # or another bot would play in the net's place
        seats = len(venue.table.seats)
        deal = rng.getrandbits(40)
        won, times = 0.0, []
        for place in range(seats):
            share, taken = _game(venue.table, deal, place, one, other, weights, rng)
            won += share
            times += taken
        results.append((won / seats, times))
    return pairing, results


def _game(
    table: Any, deal: int, place: int, one: str, other: str, weights: Weights, rng: Random
) -> tuple[float, list[float]]:
    chiefs = "" if table.rules.stands_alone else table.chiefs
    game = cuore.new_game(table.sets, table.seats, table.town, seed=deal, options=table.options, chiefs=chiefs)
    seats = len(table.seats)
    bots = [_bot(one if seat == place else other, rng.getrandbits(30), weights) for seat in range(seats)]
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


def _bot(name: str, seed: int, weights: Weights) -> Bot:
    """A bot by name; `net`, `net@0.5` (with a temperature) and `master` play with the weights in question."""
    if name == "master":
        return Master(seed, stand_in=Expert, weights=weights)
    if name.startswith("net"):
        temperature = float(name.partition("@")[2] or 0)
        return LearnedBot(seed, stand_in=Expert, weights=weights, temperature=temperature)
    return make_bot(name, seed)


def summary(pairing: str, results: list[tuple[float, list[float]]]) -> dict[str, Any]:
    """The share that was won, with a 95 % interval by deal, and the times of an answer."""
    shares = [share for share, _ in results]
    times = sorted(t for _, taken in results for t in taken)
    count = len(shares)
    mean = sum(shares) / max(1, count)
    spread = (sum((s - mean) ** 2 for s in shares) / max(1, count - 1) / max(1, count)) ** 0.5
    return {
        "pairing": pairing,
        "deals": count,
        "won": round(100 * mean, 1),
        "interval": [round(100 * max(0.0, mean - 1.96 * spread), 1), round(100 * min(1.0, mean + 1.96 * spread), 1)],
        "p50_ms": round(1e3 * times[len(times) // 2], 1) if times else None,
        "p99_ms": round(1e3 * times[int(0.99 * len(times))], 1) if times else None,
    }


if __name__ == "__main__":
    main()
