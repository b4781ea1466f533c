"""Whole games in notation, to be read: what the rules do, from the deal to the result.

The games are played by a policy that is sensible enough to be worth reading (be served, then play love, then employ
the dearest) and random enough to meet everything. After a change of the rules that is meant, write them anew and read
the difference:

    python -m tests.playthroughs.play
"""

from __future__ import annotations

import random
from pathlib import Path

import cuore
from cuore.engine.moves import (
    CARD_MASK,
    CHAMBER,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    EMPLOY,
    KEEP,
    NO,
    PLAY,
    PLAY_ALL,
    RETURN,
    REVEAL,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES,
)

FOLDER = Path(__file__).parent
ATTACKS = (*("Nena", "Natsumi", "Eliza", "Claire", "Tenalys", "Sainsbury", "Safran", "Azure", "Viola", "Rouge"),)
TABLES: dict[str, tuple[tuple[str, ...], str | tuple[str, ...], int]] = {
    "first-game-2p": (("Ann", "Bob"), "first-game", 7),
    "random-town-3p": (("Ann", "Bob", "Cleo"), "random", 7),
    "attacks-4p": (("Ann", "Bob", "Cleo", "Dov"), ATTACKS, 35),
    "random-town-5p": (("Ann", "Bob", "Cleo", "Dov", "Eve"), "random", 3),
}

# How much a verb is liked; ends of phases are not in the list and come last.
LIKED = (
    {USE: 9, SERVE: 8, CHAMBER: 7.5, PLAY_ALL: 5, PLAY: 4, EMPLOY: 5}
    | {YES: 5, NO: 1, REVEAL: 5, DONE: 1, TAKE: 5, RETURN: 4, DISCARD: 2, KEEP: 2}
    | {TARGET: 4, TARGET_CARD: 4, CHOOSE_BONUS: 3}
)


def liking(game: cuore.Game, move: int, rng: random.Random) -> float:
    """How much the policy would like to give this answer."""
    verb, card = move >> SHIFT, move & CARD_MASK
    liked = float(LIKED.get(verb, 0))
    if verb == EMPLOY:  # the dearest first, and seldom 1 Love
        liked += game.table.cost[card] / 4 - (5 if game.table.cost[card] < 2 else 0)
    if verb in (TARGET, TARGET_CARD) and move >> 13 & 7 == game.active:
        liked -= 3
    return liked + rng.random() * 4


def play(name: str) -> cuore.Game:
    """The game of that name, played to its end."""
    seats, town, seed = TABLES[name]
    game = cuore.new_game(seats=seats, town=town, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        game.apply(max(game.legal(), key=lambda move: liking(game, move, rng)))
    return game


def main() -> None:
    """Write the games anew."""
    for name in TABLES:
        path = FOLDER / f"{name}.txt"
        path.write_text(play(name).record(), encoding="utf-8")
        print(f"{path}: written")


if __name__ == "__main__":
    main()
