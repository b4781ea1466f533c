"""Victory points and ties (rulebook, section 11).

Hand, deck, discard pile and played cards are counted as one deck. Ill maids are taken out first. Then printed
points, then what the cards' `score` steps add. `Tally` keeps the points of each card apart, because the tie-break
counts the maids that brought nothing and because people want to see where points come from.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuore.engine.cards import Card
from cuore.engine.moves import CARD_MASK
from cuore.engine.resolve import ONE_EVENT
from cuore.engine.state import SEEN_CARD, State, owner_aside
from cuore.engine.steps import ChamberSets, ChamberSisters, EachFrom, Most, OddOrEven


@dataclass(frozen=True)
class Line:
    """What the copies of one card bring their owner."""

    card: int
    copies: int
    points: int


@dataclass
class Tally:
    """The count of one seat."""

    lines: list[Line]
    idle_maids: int  # maids that contribute exactly nothing

    @property
    def points(self) -> int:
        """The seat's victory points."""
        return sum(line.points for line in self.lines)


def owned(s: State, seat: int) -> tuple[dict[int, int], dict[int, int]]:
    """Copies of each card the seat owns in all zones, and those in private quarters; ill maids left out."""
    everywhere: dict[int, int] = {}
    quarters: dict[int, int] = {}
    for card in (*s.hand[seat], *s.deck[seat], *s.discard[seat], *(s.played if seat == s.active else ())):
        everywhere[card] = everywhere.get(card, 0) + 1
    for looked in s.aside:  # a card that somebody looks at still belongs to its owner; an event to nobody yet
        card = looked & SEEN_CARD
        if owner_aside(looked) == seat:
            everywhere[card] = everywhere.get(card, 0) + 1
    for spot in (*s.quarters[seat], *s.private[seat]):
        if spot < ONE_EVENT:
            card = spot & CARD_MASK
            everywhere[card] = everywhere.get(card, 0) + 1
            quarters[card] = quarters.get(card, 0) + 1
    return everywhere, quarters


def tally(s: State, seat: int, *, compare: bool = True) -> Tally:
    """Count a seat as if the game ended now. Without `compare` nothing depends on what the others own."""
    cards = s.table.cards
    everywhere, quarters = owned(s, seat)
    points: dict[int, int] = {}
    idle = 0
    for number, copies in everywhere.items():
        card = cards[number]
        worth, nothing = _card_points(card, copies, quarters.get(number, 0), s.table.vp[number])
        if compare:
            worth += _majority(s, seat, card, copies)
        points[number] = worth
        if card.is_maid:
            idle += nothing
    for family in {cards[number].family for number in quarters} - {""}:
        for number, bonus in _sisters(cards, quarters, family).items():
            points[number] += bonus
    lines = [Line(number, everywhere[number], points[number]) for number in sorted(everywhere)]
    return Tally(lines, idle)


def scores(s: State) -> list[int]:
    """Victory points of every seat as if the game ended now."""
    return [tally(s, seat).points for seat in range(len(s.hand))]


def winners(s: State) -> list[int]:
    """The seats with the most points; of those tied, the ones with the most maids that brought nothing."""
    tallies = [tally(s, seat) for seat in range(len(s.hand))]
    best = max((t.points, t.idle_maids) for t in tallies)
    return [seat for seat, t in enumerate(tallies) if (t.points, t.idle_maids) == best]


def _card_points(card: Card, copies: int, chambered: int, vp: int) -> tuple[int, int]:
    """Points of all copies without sisters and majority, and how many of the copies contribute nothing."""
    worth = copies * vp
    idle = copies if vp == 0 else 0
    for score in card.score:
        match score:
            case OddOrEven(odd, even) if copies >= 2:
                worth += copies * (odd if copies % 2 else even)
                idle = 0
            case EachFrom(count, points) if copies >= count:
                worth = copies * points
            case ChamberSets(sets):
                left = chambered
                for size, points in sets:
                    worth += left // size * points
                    left %= size
                idle = copies - (chambered - left)
            case _:
                pass
    return worth, idle


def _majority(s: State, seat: int, card: Card, copies: int) -> int:
    bonus = 0
    for score in card.score:
        if isinstance(score, Most):
            others = (owned(s, other)[0].get(card.id, 0) for other in range(len(s.hand)) if other != seat)
            bonus += score.points if copies > max(others, default=0) else 0
    return bonus


def _sisters(cards: dict[int, Card], quarters: dict[int, int], family: str) -> dict[int, int]:
    """Sets of different sisters, trios before pairs; each set is booked on its first sister."""
    left = {n: copies for n, copies in sorted(quarters.items()) if cards[n].family == family}
    score = next(sc for n in left for sc in cards[n].score if isinstance(sc, ChamberSisters))
    bonus = dict.fromkeys(left, 0)
    for size, points in ((3, score.trio), (2, score.pair)):
        while sum(1 for copies in left.values() if copies) >= size:
            # The most numerous sisters go first, so that as many sets as possible can be made.
            chosen = sorted((n for n in left if left[n]), key=lambda n: -left[n])[:size]
            for n in chosen:
                left[n] -= 1
            bonus[min(chosen)] += points
    return bonus
