"""Cuore's side of `peers.py`: random players through the public face, and nothing else.

Two seats, the base box, the rulebook's first town. `Game.legal` and `Game.apply` are called as any program
would call them, so `apply` checks the move it is given.
"""

import importlib
import random
import sys

from benchmarks import peer_loop


def load(seed: int) -> tuple[peer_loop.Play, dict[str, str]]:
    """Import Cuore and return what plays one random game."""
    new_game = importlib.import_module("cuore").new_game
    chance = random.Random(seed).random

    def play(game_seed: int) -> tuple[int, int]:
        decisions = choices = 0
        game = new_game(sets=["base"], seats=["Ann", "Bob"], town="first-game", seed=game_seed, options={})
        while not game.over:
            moves = game.legal()
            count = len(moves)
            decisions += 1
            if count > 1:
                choices += 1
            game.apply(moves[int(chance() * count)])
        return decisions, choices

    return play, {"version": _version(), "build": _build()}


def _version() -> str:
    return str(getattr(sys.modules["cuore"], "__version__", "unreleased"))


def _build() -> str:
    """Say whether the engine that was imported is the compiled one or plain Python."""
    files = [
        str(getattr(module, "__file__", None) or "")
        for name, module in sys.modules.items()
        if name.startswith("cuore.")
    ]
    return "compiled" if any(name.endswith((".so", ".pyd")) for name in files) else "python"


if __name__ == "__main__":
    peer_loop.main(load)
