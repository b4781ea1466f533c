"""How bytes of a row become numbers of about the size of one: the same for training and for play."""

from __future__ import annotations

from typing import Final

from cuore.bots.learned.encoding import POINTS, POINTS_AT_ZERO, SEAT_NUMBERS

COUNT_SCALE: Final = 1 / 6
NUMBER_SCALE: Final = 1 / 8
MARGIN: Final = 20.0  # points in one unit of the margin head


def seat_scales() -> list[float]:
    """For each number of a seat."""
    scales = [1.0, 1.0, 1.0, 0.2, 0.1, 0.1, 0.3, 0.1, 1.0, 1.0, 0.5, 0.2]
    assert len(scales) == SEAT_NUMBERS
    return scales


def seat_shifts() -> list[float]:
    """What is taken off each number of a seat before."""
    return [float(POINTS_AT_ZERO) if number == POINTS else 0.0 for number in range(SEAT_NUMBERS)]
