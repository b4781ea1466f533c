"""How many ways there are to go on: decisions reached by every sequence of answers of a given length.

A wrong rule nearly always changes how many answers there are somewhere, so the committed numbers (counts.json) guard
the rules as a whole. After a change of the rules that is meant, look at the difference and write them anew:

    python -m tests.perft.count
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import cuore

TABLE = Path(__file__).with_name("counts.json")
NAMES = ("Ann", "Bob", "Cleo", "Dov")
ATTACKS = (
    *("Nena Wilder", "Natsumi Fujikawa", "Eliza Rosewater", "Claire Saint-Juste", "Tenalys Trent"),
    *("Sainsbury Lockwood", "Safran Virginie", "Azure Crescent", "Viola Crescent", "Rouge Crescent"),
)

MIX = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
BORROWING = ("mixed-pile", "private-maids", "illness")


@dataclass(frozen=True)
class Start:
    """Where counting begins: a deal and so many answers, picked by a fixed rule."""

    name: str
    seats: int
    town: str | tuple[str, ...]
    seed: int
    answers: int
    depth: int
    sets: tuple[str, ...] = ("base",)
    options: tuple[str, ...] = ()

    def game(self) -> cuore.Game:
        """The game at the position."""
        game = cuore.new_game(self.sets, NAMES[: self.seats], self.town, self.seed, self.options)
        word = self.seed
        for _ in range(self.answers):
            word = (word * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            legal = game.legal()
            game.apply(legal[(word >> 33) % len(legal)])
        return game


STARTS = (
    Start("2 seats, first game, opening", 2, "first-game", 1, 0, 7),
    Start("2 seats, first game, later", 2, "first-game", 3, 160, 6),
    Start("3 seats, random town, opening", 3, "random", 2, 0, 7),
    Start("3 seats, random town, later", 3, "random", 3, 300, 6),
    Start("4 seats, attacks, opening", 4, ATTACKS, 2, 0, 6),
    Start("4 seats, attacks, later", 4, ATTACKS, 2, 300, 6),
    Start("4 seats, attacks, much later", 4, ATTACKS, 3, 450, 6),
    Start("Oktoberfest, opening", 2, "first-game", 1, 0, 6, ("oktoberfest",)),
    Start("Oktoberfest, later", 3, "random", 2, 350, 5, ("oktoberfest",)),
    Start("Romantic Vacation, opening", 2, "first-game", 1, 0, 6, ("romantic_vacation",)),
    Start("Romantic Vacation, later", 3, "random", 2, 350, 5, ("romantic_vacation",)),
    Start("Expanding the House, opening", 2, "first-game", 1, 0, 6, ("expanding_the_house",)),
    Start("Expanding the House, later", 3, "random", 2, 350, 5, ("expanding_the_house",)),
    Start("More, opening", 2, "first-game", 1, 0, 5, ("more",)),
    Start("More, later", 3, "random", 2, 300, 5, ("more",)),
    Start("More with all it borrows, later", 4, "random", 2, 300, 4, ("more", "base"), BORROWING),
    Start("everything mixed, opening", 4, "random", 2, 0, 6, MIX),
    Start("everything mixed, later", 4, "random", 2, 400, 5, MIX),
    Start("everything mixed, much later", 4, "random", 4, 300, 5, MIX),
)


def count(start: Start, depth: int | None = None) -> list[list[int]]:
    """For each number of answers: the sequences of that length, and the different positions they lead to."""
    rows = []
    game = start.game()
    here = {game.hash(): (game, 1)}
    for _ in range(start.depth if depth is None else depth):
        after: dict[str, tuple[cuore.Game, int]] = {}
        for game, ways in here.values():
            for move in game.legal():
                child = game.clone()
                child.apply(move)
                key = child.hash()
                after[key] = (child, ways + (after[key][1] if key in after else 0))
        here = after
        rows.append([sum(ways for _, ways in here.values()), len(here)])
    return rows


def main() -> None:
    """Write the table anew."""
    lines = [f"  {json.dumps(start.name)}: {json.dumps(count(start))}" for start in STARTS]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{TABLE}: written")


if __name__ == "__main__":
    main()
