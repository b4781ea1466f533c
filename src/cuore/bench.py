"""How fast the engine is here: random games, copies and views, in CPU time, as medians over repetitions.

The loop is the one that any program would write with the public face: `legal`, pick, `apply`. CPU time is that of
this process alone, so a busy machine disturbs the figures little; a median forgives a repetition that was disturbed.
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
from cuore.engine import turn
from cuore.engine.game import Game

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
    save_bytes: int

    def plain(self) -> dict[str, Any]:
        """The report for a program."""
        return {
            "build": self.build,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "repetitions": self.repetitions,
            "seconds": self.seconds,
            **{
                figure.name: {
                    "median": round(figure.median, 1),
                    "least": round(min(figure.per_second), 1),
                    "most": round(max(figure.per_second), 1),
                }
                for figure in self.figures
            },
            "save_bytes": self.save_bytes,
        }


def build() -> str:
    """Which build of the engine runs here: `pure` or `mypyc`."""
    return "pure" if Path(turn.__file__).suffix == ".py" else "mypyc"


def measure(repetitions: int, seconds: float, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Measure everything; each repetition spends about `seconds` of CPU time on each of three loops."""
    games: list[float] = []
    decisions: list[float] = []
    clones: list[float] = []
    views: list[float] = []
    middle = [_mid_game(seed) for seed in range(8)]
    for repetition in range(repetitions):
        played, answered = _random_games(seconds, first_seed=1 + 100_000 * repetition)
        games.append(played)
        decisions.append(answered)
        clones.append(_per_second(seconds, [game.clone for game in middle]))
        views.append(_per_second(seconds, [_looking(game) for game in middle]))
        progress(repetition + 1)
    return Report(
        build=build(),
        repetitions=repetitions,
        seconds=seconds,
        figures=(
            Figure("games_per_second", tuple(games)),
            Figure("decisions_per_second", tuple(decisions)),
            Figure("clones_per_second", tuple(clones)),
            Figure("views_per_second", tuple(views)),
        ),
        save_bytes=_save_bytes(),
    )


def _deal(seed: int) -> Game:
    return cuore.new_game(sets=["base"], seats=SEATS, town="first-game", seed=seed)


def _play(game: Game, chance: Callable[[], float]) -> int:
    """Play a game to its end with random answers; how many it took."""
    answers = 0
    while not game.over:
        moves = game.legal()
        game.apply(moves[int(chance() * len(moves))])
        answers += 1
    return answers


def _random_games(seconds: float, first_seed: int) -> tuple[float, float]:
    """Whole random games of two, setting up included: games and decisions per second."""
    chance = random.Random(first_seed).random
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        decisions += _play(_deal(first_seed + games), chance)
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
        _play(game, random.Random(seed).random)
        yield game


def _mid_game(seed: int) -> Game:
    """The position in the middle of a random game."""
    [whole] = _finished(range(seed, seed + 1))
    game = _deal(seed)
    for move in whole.moves[: int(len(whole.moves) * MID_GAME)]:
        game.apply(move)
    return game


def _save_bytes() -> int:
    """The median size of the save of a finished random game."""
    return int(statistics.median(len(game.save().encode()) for game in _finished(range(SAVES))))
