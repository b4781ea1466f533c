"""The vocabulary of effects that hold: as long as a card lies there, or for the rest of a turn.

Typed, immutable data, on a card's page (`Card.standing`) or in a step (`ThisTurn`). Nothing happens when such an
effect begins or ends: whoever works out a price, a place for an event or a score asks what holds just now. A card
under an event counts as absent, and of private maids only the uncovered one is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from cuore.engine.matches import Matches


class Counting(IntEnum):
    """Where a card counts as another one as well."""

    CONDITIONS = 0  # where the condition for employing a card is checked
    POINTS = 1  # where victory points are counted


@dataclass(frozen=True)
class Standing:
    """Something that holds."""


@dataclass(frozen=True)
class PriceIs(Standing):
    """Such a card costs you that much."""

    match: Matches
    price: int


@dataclass(frozen=True)
class PriceChange(Standing):
    """Such a card costs you so much more, or less, for each time that this holds."""

    match: Matches
    by: int
    at_least: int = 0  # it never costs less than that
    at_most_times: int = 0  # it holds at most so many times at once; 0: any number
    first_only: bool = False  # only the first such card that you employ
    next_phase: bool = False  # what comes to you in your employ phase changes the prices of the next one


@dataclass(frozen=True)
class PlaysAs(Standing):
    """Such cards in your hand count as that love card, and are played as it is."""

    match: Matches
    love_card: str


@dataclass(frozen=True)
class CountsAs(Standing):
    """This card counts as a copy of that one, too."""

    name: str
    where: Counting


@dataclass(frozen=True)
class Shield(Standing):
    """With so many copies in your private quarters no further event can be placed there."""

    copies: int


@dataclass(frozen=True)
class BeerOffer(Standing):
    """In the employ phase you may pay so much love, once, to gain a beer; this takes no employment."""

    love: int


@dataclass(frozen=True)
class BeerStall(Standing):
    """Gained, it stands open for so many turns of its owner: each player may buy a beer there, once in a turn."""

    love: int
    turns: int
