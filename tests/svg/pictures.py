"""The pictures of README and documents, drawn by `cuore.svg` from real games: `python -m tests.svg.pictures`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import cuore
from cuore import svg
from cuore.bots import Seat, make_bot

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ANSWERS = 120  # far enough into the game for private quarters to be lived in


def a_game() -> cuore.Game:
    """Two boxes, two bots, always the same."""
    game = cuore.new_game(["base", "oktoberfest"], ["Ann", "Bob"], "random", seed=11)
    bots = [make_bot("big-love", 1), make_bot("priority", 2)]
    while not game.over and (game.answers < ANSWERS or game.to_move or game.phase != "employ"):
        game.apply(bots[game.to_move].choose(Seat(game)))
    return game


def pictures() -> dict[str, str]:
    """Each picture by its file's name."""
    game = a_game()
    found = {f"table-{theme}.svg": svg.table(game, 0, theme) for theme in THEMES}
    return found | {f"card-{theme}.svg": svg.card(cuore.card("genevieve"), theme) for theme in THEMES}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
        print(FOLDER / name)
