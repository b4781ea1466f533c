"""Hundreds of thousands of random games at the engine's full speed, watched, and the same in two builds.

    python -m benchmarks.long_sweep play --games 1000000 --out compiled.txt     # with a compiled build
    python -m benchmarks.long_sweep play --games 200000 --out plain.txt         # with a plain one
    python -m benchmarks.long_sweep compare plain.txt compiled.txt

Games come in blocks of fifty at one table: boxes, options, seats and town by lot. The engine's own loop answers at
random (`random_playout`). It is stopped every two hundred answers, and at the end, to see that every card is there as
often as it should be and that nothing is negative. A line tells a block: its number, the table, how many answers it
took, and a digest of the hashes of all fifty last positions. The same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path

import cuore
from benchmarks.sweep import NAMES, case
from cuore.engine.chance import fast_chance
from cuore.engine.game import Game
from cuore.engine.playout import random_playout
from cuore.engine.positions import card_counts
from cuore.engine.setup import copies
from cuore.engine.state import State

BLOCK = 50  # games
WATCHED = 200  # answers between two looks
MOST = 12_000  # answers of a game of six that has nobody who wants it to end


def play(games: int, first: int, out: Path) -> None:
    """Write lines until so many games are told, those of earlier runs included."""
    done = len(out.read_text().splitlines()) if out.exists() else 0
    begun = time.monotonic()
    with out.open("a") as lines:
        for number in range(done, games // BLOCK):
            lines.write(block(first + number) + "\n")
            if number % 100 == 0:
                lines.flush()
    print(f"{games // BLOCK * BLOCK} games in {out}, {(games // BLOCK - done) * BLOCK} of them now", end=" ")
    print(f"in {time.monotonic() - begun:.0f} s")


def block(number: int) -> str:
    """Fifty games at one table, told in a line; a position that cannot be is an AssertionError."""
    sets, seats, town, options = case(number)
    first = cuore.new_game(sets, NAMES[:seats], town, seed=number, options=options)
    there = {card: copies(first.table, page) for card, page in first.table.cards.items()}
    told = hashlib.blake2b(digest_size=12)
    answers = 0
    for deal in range(BLOCK):
        seed = number * BLOCK + deal
        named = first.table.town if town == "random" else town
        game = cuore.new_game(sets, NAMES[:seats], named, seed=seed, options=options) if deal else first
        answers += _watched(game, seed, there)
        told.update(game.hash().encode())
    return f"{number} {'+'.join(sets)} {seats} {town} {','.join(options) or '-'} {answers} {told.hexdigest()}"


def _watched(game: Game, seed: int, there: dict[int, int]) -> int:
    """Play a game to its end; how many answers it took."""
    s = game.state
    chance = fast_chance(seed)
    answers = 0
    while not s.over and answers < MOST:
        answers += random_playout(s, chance, WATCHED)
        watch(s, there)
    return answers


def watch(s: State, there: dict[int, int]) -> None:
    """Every card is there as often as it should be, nothing is negative, somebody can answer."""
    assert card_counts(s) == there, "a card is lost or doubled"
    assert min(s.servings, s.love, s.employments, s.imagination, s.concentration, s.effort, s.new_cards) >= 0
    assert min(0, *s.piles, *s.turn_marks) == 0
    assert 0 <= s.active < len(s.hand)
    assert s.over or (len(s.options) and 0 <= s.to_move < len(s.hand))


def compare(one: Path, other: Path) -> int:
    """How many blocks differ of those that both files tell."""
    pairs = list(zip(one.read_text().splitlines(), other.read_text().splitlines(), strict=False))
    different = [pair for pair in pairs if pair[0] != pair[1]]
    for ours, theirs in different[:10]:
        print(f"- {ours}\n+ {theirs}")
    print(f"{len(pairs) * BLOCK} games in both, {len(different)} blocks differ")
    return len(different)


def main() -> None:
    """Play or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    playing = verbs.add_parser("play")
    playing.add_argument("--games", type=int, default=10_000)
    playing.add_argument("--first", type=int, default=0, help="the number of the first block")
    playing.add_argument("--out", type=Path, required=True)
    comparing = verbs.add_parser("compare")
    comparing.add_argument("one", type=Path)
    comparing.add_argument("other", type=Path)
    args = parser.parse_args()
    if args.verb == "play":
        play(args.games, args.first, args.out)
    else:
        sys.exit(compare(args.one, args.other) > 0)


if __name__ == "__main__":
    main()
