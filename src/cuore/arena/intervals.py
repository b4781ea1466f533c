"""Shares, means and differences with 95 % intervals.

The games of one deal are not independent, so deals are what is counted: a share's interval is Wilson's for as many
games as the deals are worth, and a mean's is Student's over the means of the deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Interval(Struct, frozen=True):
    """A figure, and between which bounds it lies with 95 % confidence; `count` is how many games it is made of."""

    value: float
    low: float
    high: float
    count: int


def wilson(share: float, count: float) -> tuple[float, float]:
    """Bounds of a share that was seen in `count` independent trials."""
    if count <= 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def share_interval(deals: Iterable[Sequence[float]]) -> Interval:
    """The share of wins; each deal is the list of what its games were worth, from 0 to 1.

    Deals whose games go alike carry less than as many single games, and the interval is widened for it; it is never
    made narrower than independent games would have it.
    """
    clusters = [list(deal) for deal in deals if deal]
    count = sum(map(len, clusters))
    if not count:
        return Interval(0.0, 0.0, 1.0, 0)
    share = sum(map(sum, clusters)) / count
    plain = share * (1 - share) / count
    effect = 1.0
    if plain > 0 and len(clusters) > 1:
        spread = sum((sum(deal) - share * len(deal)) ** 2 for deal in clusters) / count**2
        effect = max(1.0, spread * len(clusters) / (len(clusters) - 1) / plain)
    low, high = wilson(share, count / effect)
    return Interval(share, low, high, count)


def mean_interval(deals: Iterable[Sequence[float]]) -> Interval:
    """The mean over games, deals being independent."""
    clusters = [list(deal) for deal in deals if deal]
    count = sum(map(len, clusters))
    if not count:
        return Interval(0.0, 0.0, 0.0, 0)
    means = [fmean(deal) for deal in clusters]
    value = fmean(means)
    if len(means) < 2:
        return Interval(value, float("-inf"), float("inf"), count)
    half = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Interval(value, value - half, value + half, count)


def difference_interval(with_: Iterable[Sequence[float]], without: Iterable[Sequence[float]]) -> Interval:
    """How much larger the share is with something than without it (Newcombe, from the two shares' own intervals)."""
    a, b = share_interval(with_), share_interval(without)
    if not (a.count and b.count):
        return Interval(0.0, -1.0, 1.0, a.count)
    value = a.value - b.value
    low = value - sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = value + sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    return Interval(value, low, high, a.count)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t: exact for 1 and 2, else by the Cornish–Fisher expansion."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
