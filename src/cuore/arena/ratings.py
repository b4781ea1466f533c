"""Strengths from a round robin: the Bradley–Terry model on the scale that chess players know.

A difference of 400 means ten victories for each defeat. The mean of all bots is 1500. Each bot has besides half a
victory and half a defeat against a bot of mean strength, so that whoever never lost has a finite rating. Intervals
come from playing the same deals again with replacement (bootstrap over deals).
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from math import log10

from msgspec import Struct

from cuore.arena.figures import win_share
from cuore.arena.games import PlayedGame
from cuore.arena.intervals import CONFIDENCE, Interval

MEAN = 1500.0
SCALE = 400.0
PRIOR = 0.5
ROUNDS = 200
RESAMPLES = 200
Matrix = list[list[float]]


class Rating(Struct, frozen=True):
    """A bot and its strength."""

    player: int
    bot: str
    rating: Interval


def ratings(bots: Sequence[str], played: Sequence[PlayedGame], seed: int = 0) -> list[Rating]:
    """The strongest first."""
    deals: defaultdict[int, Matrix] = defaultdict(lambda: _empty(len(bots)))
    for game in played:
        _count(game, deals[game.deal])
    matrices = list(deals.values())
    best = strengths(_total(matrices, len(bots)))
    chance = random.Random(seed)
    again = [strengths(_total(chance.choices(matrices, k=len(matrices)), len(bots))) for _ in range(RESAMPLES)]
    tail = int(RESAMPLES * (1 - CONFIDENCE) / 2)
    found = []
    for player, bot in enumerate(bots):
        spread = sorted(sample[player] for sample in again)
        games = sum(player in game.players for game in played)
        found.append(Rating(player, bot, Interval(best[player], spread[tail], spread[-1 - tail], games)))
    return sorted(found, key=lambda rating: -rating.rating.value)


def win_matrix(bots: Sequence[str], played: Sequence[PlayedGame]) -> Matrix:
    """Victories of each bot (row) over each other (column); a shared one counts half for both."""
    matrix = _empty(len(bots))
    for game in played:
        _count(game, matrix)
    return matrix


def strengths(wins: Matrix) -> list[float]:
    """The ratings under which these victories are most likely (minorisation–maximisation)."""
    count = len(wins)
    strength = [1.0] * count
    for _ in range(ROUNDS):
        mean = sum(strength) / count
        fresh = []
        for i in range(count):
            won = PRIOR + sum(wins[i])
            met = 2 * PRIOR / (strength[i] + mean) + sum(
                (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]) for j in range(count) if j != i
            )
            fresh.append(won / met)
        scale = count / sum(fresh)
        strength = [value * scale for value in fresh]
    logs = [SCALE * log10(value) for value in strength]
    shift = MEAN - sum(logs) / count
    return [value + shift for value in logs]


def _empty(count: int) -> Matrix:
    return [[0.0] * count for _ in range(count)]


def _count(game: PlayedGame, matrix: Matrix) -> None:
    """Between two seats, whoever has won the game, or half for both."""
    for a, player in enumerate(game.players):
        for b, other in enumerate(game.players):
            if a < b and player != other:
                won = 0.5 + (win_share(game, a) - win_share(game, b)) / 2
                matrix[player][other] += won
                matrix[other][player] += 1 - won


def _total(matrices: Sequence[Matrix], count: int) -> Matrix:
    total = _empty(count)
    for matrix in matrices:
        for i in range(count):
            for j in range(count):
                total[i][j] += matrix[i][j]
    return total
