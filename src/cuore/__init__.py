"""Cuore: the Tanto Cuore deck-building family, by its rulebooks.

import cuore
g = cuore.new_game(sets=["base"], seats=["Ann", "Bob"], town="first-game", seed=7)
while not g.over:
g.apply(g.legal()[0])
print(g.scores(), g.winners())
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from cuore import words as _words  # noqa: F401 - registers the phrase books
from cuore.boxes import registry as _registry
from cuore.engine.archive import deal_script, load_script
from cuore.engine.errors import CuoreError, IllegalMove, OverlayError, SaveError, SetupError
from cuore.engine.game import Game
from cuore.engine.records import read_record as _read_record
from cuore.engine.records import replay_script
from cuore.engine.setup import Overlay
from cuore.engine.told import Record

__version__ = "0.1.0"
__all__ = [
    "CuoreError",
    "Game",
    "IllegalMove",
    "OverlayError",
    "Record",
    "SaveError",
    "SetupError",
    "load",
    "new_game",
    "options",
    "read_record",
    "replay",
]


def new_game(
    sets: Sequence[str] = ("base",),
    seats: Sequence[str] = ("Ann", "Bob"),
    town: str | Sequence[str] = "first-game",
    seed: int | None = None,
    options: Mapping[str, bool] | Sequence[str] = (),
    *,
    chiefs: str = "",
    overlay: Overlay | None = None,
    secret: bytes | None = None,
) -> Game:
    """Deal a game. Without a seed it is a new one each time; with a 32-byte `secret` shuffles are keyed by it."""
    boxes = _registry.boxes(tuple(sets))
    if seed is None and secret is None:
        seed = secrets.randbits(62)
    script = deal_script(
        boxes,
        seats=seats,
        town=town,
        options=_registry.chosen_options(tuple(sets), options),
        overlay=overlay or {},
        chiefs=chiefs or boxes[0].id,
        seed=seed,
        secret=secret,
    )
    return Game.of(script)


def options(sets: Sequence[str] = ("base",)) -> list[str]:
    """The names of the optional rules that a game of these sets knows."""
    return _registry.options(tuple(sets))


def load(text: str) -> Game:
    """A game from the text that `Game.save` gave."""
    return Game.of(load_script(text, _registry.boxes))


def replay(text: str) -> Game:
    """A game from the text that `Game.record` gave."""
    return Game.of(replay_script(text, _registry.boxes))


def read_record(text: str) -> Record:
    """What a record or a save says by itself, by whatever rules it was played: no rule is executed."""
    return _read_record(text, _registry.boxes)
