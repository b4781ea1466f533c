"""How strong the bots are that players choose from, measured: on the scale that chess players know.

A difference of 400 means ten victories for each defeat; the mean of these six is 1500. Two seats, four random towns
of the base box, every deal from both seats, 95 % intervals by deal:

    python -m benchmarks.levels --out levels --quick 5 --slow 2      # docs/arena.md has the games
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
    "master": MeasuredRating(1853, 1746, 2014, 32),
    "expert": MeasuredRating(1603, 1513, 1679, 64),
    "hard": MeasuredRating(1543, 1468, 1609, 112),
    "big-love": MeasuredRating(1472, 1415, 1538, 136),
    "normal": MeasuredRating(1375, 1301, 1434, 136),
    "easy": MeasuredRating(1155, 1047, 1238, 80),
}


def rating_text(name: str, lang: str) -> str:
    """A bot's rating in words; nothing for one that was not measured."""
    if name not in RATINGS:
        return ""
    rating = RATINGS[name]
    return say(lang, "bot-rating", value=rating.value, low=rating.low, high=rating.high)
