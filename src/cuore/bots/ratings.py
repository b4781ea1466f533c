"""How strong the bots are that players choose from, measured: on the scale that chess players know.

A difference of 400 means ten victories for each defeat; the mean of these six is 1500. Two seats, four random towns
of the base box, every deal from both seats, 95 % intervals by deal:

    python -m benchmarks.levels --out levels --quick 5      # at commit 085935e; docs/arena.md has the games
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cuore.words.catalogue import say


class MeasuredRating(NamedTuple):
    """A rating, and between which bounds it lies with 95 % confidence."""

    value: int
    low: int
    high: int
    games: int


RATINGS: Final[dict[str, MeasuredRating]] = {
    "master": MeasuredRating(1937, 1819, 2163, 32),
    "hard": MeasuredRating(1593, 1519, 1671, 112),
    "expert": MeasuredRating(1543, 1458, 1621, 64),
    "normal": MeasuredRating(1389, 1324, 1448, 136),
    "big-love": MeasuredRating(1332, 1262, 1381, 136),
    "easy": MeasuredRating(1206, 1122, 1270, 80),
}


def rating_text(name: str, lang: str) -> str:
    """A bot's rating in words; nothing for one that was not measured."""
    if name not in RATINGS:
        return ""
    rating = RATINGS[name]
    return say(lang, "bot-rating", value=rating.value, low=rating.low, high=rating.high)
