"""catanatron's side of `peers.py`: two random players, run inside catanatron's own environment.

A decision is one call of the function given to `Game.play(decide_fn=...)`, that is one action; rolling the
dice and ending a turn with nothing to build are decisions with a single option. To its advantage: no
accumulators, no command line and no rendering; one board is laid per repetition and shared by its games,
because Cuore's town is fixed too; and the players choose with the same cheap line as in the other drivers, in
place of its `RandomPlayer`, which is slower. Its own limit on the number of turns is left in force.
"""

import importlib
import importlib.metadata
import random
from collections.abc import Sequence
from typing import Any

from benchmarks import peer_loop


def load(seed: int) -> tuple[peer_loop.Play, dict[str, str]]:
    """Import catanatron and return what plays one random game."""
    game_class = importlib.import_module("catanatron.game").Game
    players = importlib.import_module("catanatron.models.player")
    maps = importlib.import_module("catanatron.models.map")
    random.seed(seed)
    board = maps.CatanMap.from_template(maps.BASE_MAP_TEMPLATE)
    chance = random.Random(seed).random
    decisions = choices = 0

    def decide(player: Any, game: Any, actions: Sequence[Any]) -> Any:
        nonlocal decisions, choices
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
        return actions[int(chance() * count)]

    def play(game_seed: int) -> tuple[int, int]:
        nonlocal decisions, choices
        decisions = choices = 0
        seats = [players.Player(players.Color.RED), players.Player(players.Color.BLUE)]
        game_class(seats, seed=game_seed, catan_map=board).play(decide_fn=decide)
        return decisions, choices

    return play, {"version": importlib.metadata.version("catanatron")}


if __name__ == "__main__":
    peer_loop.main(load)
