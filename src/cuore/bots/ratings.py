"""How strong the bots are that players choose from, measured: on the scale that chess players know.

A difference of 400 means ten victories for each defeat; the mean of these six is 1500. Two seats, four random towns
of the base box, every deal from both seats, 95 % intervals by deal:

    python -m benchmarks.levels --out levels      # at commit 0b62f56; docs/arena.md has the games
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
    "master": MeasuredRating(1859, 1740, 2043, 16),
    "hard": MeasuredRating(1581, 1493, 1685, 48),
    "normal": MeasuredRating(1493, 1389, 1593, 56),
    "expert": MeasuredRating(1411, 1236, 1524, 32),
    "big-love": MeasuredRating(1378, 1296, 1478, 56),
    "easy": MeasuredRating(1277, 1128, 1371, 32),
}


def rating_text(name: str, lang: str) -> str:
    """A bot's rating in words; nothing for one that was not measured."""
    if name not in RATINGS:
        return ""
    rating = RATINGS[name]
    return say(lang, "bot-rating", value=rating.value, low=rating.low, high=rating.high)
