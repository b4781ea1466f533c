"""How fast the engine is here: random games, copies and views, in CPU time, as medians over repetitions.

`games` go through the public face, by the loop that any program would write: `legal`, pick, `apply`. `playouts` go
through the loop inside the engine that searches use. Dealing is part of both. They are games of the base box; `boxes`
are the decisions per second of random games in each box, through the public face. CPU time is that of this process
alone, so a busy machine disturbs the figures little; a median forgives a repetition that was disturbed.
"""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cuore
from cuore.boxes.registry import BOXES
from cuore.engine import turn
from cuore.engine.chance import fast_chance
from cuore.engine.game import Game
from cuore.engine.playout import random_playout

Player = Callable[[Game], int]  # plays a game to its end; how many answers it took

SEATS = ("Ann", "Bob")
MID_GAME = 0.5  # of the answers of a game
SAVES = 20  # games whose saves are weighed


@dataclass(frozen=True)
class Figure:
    """One thing measured: what happened per second of CPU time, in every repetition."""

    name: str
    per_second: tuple[float, ...]

    @property
    def median(self) -> float:
        """The figure to quote."""
        return statistics.median(self.per_second)


@dataclass(frozen=True)
class Report:
    """All that `cuore bench` tells."""

    build: str
    repetitions: int
    seconds: float
    figures: tuple[Figure, ...]
    boxes: tuple[Figure, ...]  # decisions, by the box's id
    save_bytes: int

    def plain(self) -> dict[str, Any]:
        """The report for a program."""
        return {
            "build": self.build,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "repetitions": self.repetitions,
            "seconds": self.seconds,
            **{figure.name: _rounded(figure) for figure in self.figures},
            "boxes": {figure.name: {"decisions_per_second": _rounded(figure)} for figure in self.boxes},
            "save_bytes": self.save_bytes,
        }


def _rounded(figure: Figure) -> dict[str, float]:
    return {
        "median": round(figure.median, 1),
        "least": round(min(figure.per_second), 1),
        "most": round(max(figure.per_second), 1),
    }


def build() -> str:
    """Which build of the engine runs here: `pure` or `mypyc`."""
    return "pure" if Path(turn.__file__).suffix == ".py" else "mypyc"


def measure(repetitions: int, seconds: float, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Measure everything; each repetition spends about `seconds` of CPU time on each of nine loops."""
    rows: list[dict[str, float]] = []
    inside: dict[str, list[float]] = {box: [] for box in BOXES}
    middle = [mid_game(seed) for seed in range(8)]
    for repetition in range(repetitions):
        seed = 1 + 100_000 * repetition
        row = dict(zip(("games", "decisions"), _random_games(seconds, seed, _public_player(seed)), strict=True))
        row |= dict(
            zip(("playouts", "playout_decisions"), _random_games(seconds, seed, _engine_player(seed)), strict=True)
        )
        row["clones"] = _per_second(seconds, [game.clone for game in middle])
        row["views"] = _per_second(seconds, [_looking(game) for game in middle])
        rows.append(row)
        for box, speeds in inside.items():
            speeds.append(_random_games(seconds, seed, _public_player(seed), box)[1])
        progress(repetition + 1)
    return Report(
        build=build(),
        repetitions=repetitions,
        seconds=seconds,
        figures=tuple(Figure(f"{name}_per_second", tuple(row[name] for row in rows)) for name in rows[0]),
        boxes=tuple(Figure(box, tuple(speeds)) for box, speeds in inside.items()),
        save_bytes=_save_bytes(),
    )


def _deal(seed: int, box: str = "base") -> Game:
    return cuore.new_game(sets=[box], seats=SEATS, town="first-game", seed=seed)


def _public_player(seed: int) -> Player:
    """Plays games to their end with random answers, through the public face."""
    chance = random.Random(seed).random

    def play(game: Game) -> int:
        answers = 0
        while not game.over:
            moves = game.legal()
            game.apply(moves[int(chance() * len(moves))])
            answers += 1
        return answers

    return play


def _engine_player(seed: int) -> Player:
    """The same inside the engine, where nothing is checked or written down."""
    chance = fast_chance(seed)
    return lambda game: random_playout(game.state, chance)


def _random_games(seconds: float, first_seed: int, play: Player, box: str = "base") -> tuple[float, float]:
    """Whole random games of two, dealing included: games and decisions per second."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        decisions += play(_deal(first_seed + games, box))
        games += 1
    return games / spent, decisions / spent


def _per_second(seconds: float, actions: list[Callable[[], object]]) -> float:
    """How often the actions, taken in turn, can be carried out."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not done:
        for action in actions:
            action()
        done += len(actions)
    return done / spent


def _looking(game: Game) -> Callable[[], object]:
    seat = game.to_move
    return lambda: game.view(seat)


def _finished(seeds: range) -> Iterator[Game]:
    for seed in seeds:
        game = _deal(seed)
        _public_player(seed)(game)
        yield game


def mid_game(seed: int) -> Game:
    """The position in the middle of a random game."""
    [whole] = _finished(range(seed, seed + 1))
    game = _deal(seed)
    for move in whole.moves[: int(len(whole.moves) * MID_GAME)]:
        game.apply(move)
    return game


def _save_bytes() -> int:
    """The median size of the save of a finished random game."""
    return int(statistics.median(len(game.save().encode()) for game in _finished(range(SAVES))))
