"""What a position is worth to each seat, from 0 (lost) to 1 (won): points now, and what the decks will still bring.

It reads points off the count that ends the game and purchasing power off the cards' pages (facts.py), so it works in
any town of any box. Cards and points are open to whoever has watched the table; what is hidden is dealt anew before.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.plans import deck_of, turns_left
from cuore.engine.moves import CARD_MASK
from cuore.engine.scoring import scores, tally
from cuore.engine.state import State
from cuore.engine.zones import total

HAND: Final = 5
POINTS_FOR_LOVE: Final = 0.5
VICTORY: Final = 0.65  # of the value; the rest is the margin, so that there is always something to play for
WIDE: Final = 60.0  # a margin that could not be better
ENOUGH: Final = 0.25  # of the turns left, love bought late does not pay


def values(s: State, facts: Facts) -> list[float]:
    """The value of a position to every seat."""
    if s.over:
        return _of_the_end(s)
    standing = standings(s, facts)
    width = 4.0 + 4.0 * sqrt(turns_left(s))
    values_by_seat = []
    for seat, mine in enumerate(standing):
        margin = mine - max([other for i, other in enumerate(standing) if i != seat])
        values_by_seat.append(VICTORY / (1.0 + exp(-margin / width * 2)) + (1 - VICTORY) * _share(margin))
    return values_by_seat


def standings(s: State, facts: Facts) -> list[float]:
    """The points that each seat may expect at the end."""
    if s.over:
        return [float(points) for points in scores(s)]
    left = turns_left(s)
    return [points + gain_per_turn(s, seat, facts) * left for seat, points in enumerate(scores(s))]


def gain_per_turn(s: State, seat: int, facts: Facts) -> float:
    """Points that a seat's deck and private maid buy in a turn."""
    deck = deck_of(s, seat)
    power = facts.power
    love = HAND * total(deck, power) / max(HAND, len(deck))
    if s.private[seat]:
        love += max(0.0, facts.start_worth[s.private[seat][-1] & CARD_MASK])
    return (1 - ENOUGH) * POINTS_FOR_LOVE * love


def _of_the_end(s: State) -> list[float]:
    counts = [tally(s, seat) for seat in range(len(s.hand))]
    points = [count.points for count in counts]
    best = max((count.points, count.tie_break) for count in counts)
    won = [seat for seat, count in enumerate(counts) if (count.points, count.tie_break) == best]
    values_by_seat = []
    for seat, mine in enumerate(points):
        margin = mine - max([other for i, other in enumerate(points) if i != seat])
        values_by_seat.append((VICTORY / len(won) if seat in won else 0.0) + (1 - VICTORY) * _share(margin))
    return values_by_seat


def _share(margin: float) -> float:
    return 0.5 + max(-WIDE, min(WIDE, margin)) / (2 * WIDE)
