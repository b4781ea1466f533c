"""The vocabulary of victory points: ways to score beyond the printed number. scoring.py counts them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


@dataclass(frozen=True)
class Score:
    """A way to score beyond the printed number."""


@dataclass(frozen=True)
class Most(Score):
    """Once, for whoever owns strictly the most copies over all zones."""

    points: int


@dataclass(frozen=True)
class OddOrEven(Score):
    """From two copies on: `odd` points each for an odd number of copies, `even` each for an even number."""

    odd: int
    even: int


@dataclass(frozen=True)
class ChamberSets(Score):
    """Chambermaided copies in sets, the largest set first: (size, points for the whole set)."""

    sets: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ChamberSisters(Score):
    """Chambermaids of one family together: points for a set of two different ones and for all three."""

    pair: int
    trio: int


@dataclass(frozen=True)
class EachFrom(Score):
    """With at least `count` copies each is worth `points` instead of the printed number."""

    count: int
    points: int


@dataclass(frozen=True)
class Sets(Score):
    """Copies in sets, the largest set first: (size, points for the whole set)."""

    sets: tuple[tuple[int, int], ...]


class Counted(IntEnum):
    """What a condition counts at the end of the game."""

    NAMED = 0  # copies of a card, in all zones
    CHIEFS = 1  # maid chiefs and chambermaid chiefs, in all zones
    MAID_CHIEFS = 2  # in all zones
    CHAMBERMAIDS = 3  # in private quarters, chiefs included
    REMINISCENCES = 4
    ALCOHOL = 5


@dataclass(frozen=True)
class When:
    """A condition at the end of the game: a count between two bounds."""

    counted: Counted
    at_least: int
    at_most: int = 999
    name: str = ""


@dataclass(frozen=True)
class EachPlus(Score):
    """Each copy is worth so many points more if the condition holds."""

    points: int
    when: When


@dataclass(frozen=True)
class EachInstead(Score):
    """Each copy is worth so many points instead of the printed number if the condition holds."""

    points: int
    when: When


@dataclass(frozen=True)
class ChamberedEach(Score):
    """Each chambermaided copy is worth so many points (only if the condition holds)."""

    points: int
    when: When | None = None


@dataclass(frozen=True)
class EachCounts(Score):
    """Each copy is worth as many points as there are copies, and cards that count as one."""
