"""Whole games in notation, to be read: what the rules do, from the deal to the result.

The games are played by a policy that is sensible enough to be worth reading (be served, then play love, then employ
the dearest) and random enough to meet everything. After a change of the rules that is meant, write them anew and read
the difference:

    python -m tests.playthroughs.play
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import cuore
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    EMPLOY,
    KEEP,
    NO,
    NUMBER,
    PLAY,
    PLAY_ALL,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SERVE,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES,
)

FOLDER = Path(__file__).parent
PUB = (*("Nadja", "Gina", "Ute", "Kaori", "Paula", "Nicole", "Renata", "Julia", "Sara", "Elsa"),)
HOUSE = (*("Tiffany", "Domino", "Victoria", "Grace", "Felicity", "Ririko", "Emily", "Claire", "Azure", "Rouge"),)
NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve")
ATTACKS = (*("Nena", "Natsumi", "Eliza", "Claire", "Tenalys", "Sainsbury", "Safran", "Azure", "Viola", "Rouge"),)


@dataclass(frozen=True)
class Table:
    """How a game begins; the seed also decides how it is played."""

    seats: int
    town: str | tuple[str, ...]
    seed: int
    sets: tuple[str, ...] = ("base",)
    options: tuple[str, ...] = ()


TABLES: dict[str, Table] = {
    "first-game-2p": Table(2, "first-game", 7),
    "random-town-3p": Table(3, "random", 7),
    "attacks-4p": Table(4, ATTACKS, 35),
    "random-town-5p": Table(5, "random", 3),
    "oktoberfest-3p": Table(3, PUB, 414, ("oktoberfest",)),
    "romantic-vacation-3p": Table(3, "random", 21, ("romantic_vacation",)),
    "expanding-the-house-3p": Table(3, HOUSE, 33, ("expanding_the_house", "base")),
    "more-3p": Table(3, "first-game", 2, ("more",)),
    "everything-4p": Table(4, "random", 12, ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")),
}

# How much a verb is liked; ends of phases are not in the list and come last.
LIKED = (
    {USE: 9, SERVE: 8, CHAMBER: 7.5, ACQUIRE: 20, PLAY_ALL: 5, PLAY: 4, EMPLOY: 5, BEER: 12, CHOOSE: 3}
    | {YES: 5, NO: 1, REVEAL: 5, DONE: 1, TAKE: 5, RETURN: 4, DISCARD: 2, KEEP: 2, PUT: 2, NUMBER: 2}
    | {TARGET: 4, TARGET_CARD: 4, CHOOSE_BONUS: 3}
)


def liking(game: cuore.Game, move: int, rng: random.Random) -> float:
    """How much the policy would like to give this answer."""
    verb, card = move >> SHIFT, move & CARD_MASK
    liked = float(LIKED.get(verb, 0))
    if verb == EMPLOY:  # the dearest first, and seldom 1 Love
        table = game.table
        liked += table.cost[card] / 4 - (5 if table.cost[card] < 2 else 0)
        if table.sets != ("base",):
            liked += 1.5 * (table.is_building[card] or table.is_event[card])
        liked += 2 * (table.imagination[card] + table.concentration[card])
    if verb == CHOOSE and card in game.table.leads:
        liked += 2
    if verb in (TARGET, TARGET_CARD) and move >> SEAT_SHIFT & 7 == game.active:
        liked -= 3
    return liked + rng.random() * 4


def play(name: str) -> cuore.Game:
    """The game of that name, played to its end."""
    at = TABLES[name]
    game = cuore.new_game(at.sets, NAMES[: at.seats], at.town, at.seed, at.options)
    rng = random.Random(at.seed)
    while not game.over:
        game.apply(max(game.legal(), key=lambda move: liking(game, move, rng)))
    return game


def main() -> None:
    """Write the games anew."""
    for name in TABLES:
        path = FOLDER / f"{name}.txt"
        path.write_text(play(name).record(told=False), encoding="utf-8")
        print(f"{path}: written")


if __name__ == "__main__":
    main()
