"""Victory points and ties (rulebook, section 11).

Hand, deck, discard pile and played cards are counted as one deck. Ill maids are taken out first. Then printed
points, then what the cards' `score` steps add. `Tally` keeps the points of each card apart, because the tie-break
counts the maids that brought nothing and because people want to see where points come from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from cuore.engine import beer
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.engine.moves import CARD_MASK
from cuore.engine.points import (
    ChamberedEach,
    ChamberSets,
    ChamberSisters,
    Counted,
    EachCounts,
    EachFrom,
    EachInstead,
    EachPlus,
    Most,
    OddOrEven,
    Sets,
    When,
)
from cuore.engine.quarters import under
from cuore.engine.ruleset import TieBreak
from cuore.engine.standing import Counting
from cuore.engine.state import ONE_EVENT, SEEN_CARD, State, owner_aside
from cuore.engine.table import CardsWorth, Table

MOST_COUNTED: Final = 1024  # holdings at tables of one kind that are remembered
MOST_WORTH: Final = 32  # the same, card by card: those that views of this moment ask for


class CardPoints(NamedTuple):
    """What the copies of one card bring their owner."""

    card: int
    copies: int
    points: int


@dataclass
class Tally:
    """The count of one seat."""

    lines: list[CardPoints]
    tie_break: int  # maids that contribute exactly nothing, or chambermaids, as the rules have it

    @property
    def points(self) -> int:
        """The seat's victory points."""
        return sum(line.points for line in self.lines)


@dataclass
class Holdings:
    """What a seat owns at the end; cards under an event are left out."""

    everywhere: dict[int, int]  # copies of each card, in all zones
    quarters: dict[int, int]  # copies lying in private quarters, not under a building
    alcohol: int


def owned(s: State, seat: int) -> Holdings:
    """Hand, deck, discard pile and played cards as one, and private quarters without what lies under an event."""
    quarters: dict[int, int] = {}
    cards = [*s.hand[seat], *s.deck[seat], *s.discard[seat]]
    if seat == s.active:
        cards += s.played
    # A card that somebody looks at still belongs to its owner; an event to nobody yet.
    cards += [looked & SEEN_CARD for looked in s.aside if owner_aside(looked) == seat]
    cards += [entry & SEEN_CARD for entry in s.beers[seat]]
    for spot in (*s.quarters[seat], *s.private[seat]):
        if spot < ONE_EVENT:
            card = spot & CARD_MASK
            cards.append(card)
            quarters[card] = quarters.get(card, 0) + 1
            if under(spot) >= 0:
                cards.append(under(spot))
    everywhere: dict[int, int] = {}
    for card in cards:  # no Counter: compiled, it takes longer than all else here
        everywhere[card] = everywhere.get(card, 0) + 1
    return Holdings(everywhere, quarters, beer.alcohol(s, seat, under_buildings=True))


def tally(s: State, seat: int, *, compare: bool = True) -> Tally:
    """Count a seat as if the game ended now. Without `compare` nothing depends on what the others own."""
    own = owned(s, seat)
    points, idle = _count(s.table, own)
    if compare:
        points = points.copy()
        for number, copies in own.everywhere.items():
            points[number] += _majority(s, seat, s.table.cards[number], copies)
    lines = [CardPoints(number, own.everywhere[number], points[number]) for number in sorted(own.everywhere)]
    if s.table.rules.tie_break is TieBreak.CHAMBERMAIDS:
        idle = _chambermaids(s.table, own)
    return Tally(lines, idle)


def worth(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Each card of a seat that brings or costs something, its copies and points, whatever others own.

    It is remembered for whoever asks next: not to be changed.
    """
    cards = [*s.hand[seat], *s.deck[seat], *s.discard[seat]]
    if seat == s.active:
        cards += s.played
    # All that decides it, but for what is aside; a card that only moves from hand to play changes nothing.
    key = (tuple(sorted(cards)), tuple(s.quarters[seat]), tuple(s.private[seat]), tuple(s.beers[seat]))
    found = None if s.aside else s.table.worth.get(key)
    if found is None:
        own = owned(s, seat)
        points = _count(s.table, own)[0]
        found = [(card, own.everywhere[card], points[card]) for card in sorted(points) if points[card]]
        if not s.aside:
            if len(s.table.worth) >= MOST_WORTH:
                s.table.worth.clear()
            s.table.worth[key] = found
    return found


def points_in_sight(table: Table, quarters: dict[int, int]) -> int:
    """What everybody can count: these cards, which lie well in private quarters, as if nothing else were owned."""
    return sum(_count(table, Holdings(quarters, quarters, 0))[0].values())


def _count(table: Table, own: Holdings) -> CardsWorth:
    """The points of each card without majorities, and how many maids bring nothing; not to be changed."""
    key = (frozenset(own.everywhere.items()), frozenset(own.quarters.items()), own.alcohol)
    found = table.counted.get(key)
    if found is None:
        if len(table.counted) >= MOST_COUNTED:
            table.counted.clear()
        found = table.counted[key] = _counted_afresh(table, own)
    return found


def _counted_afresh(table: Table, own: Holdings) -> CardsWorth:
    cards = table.cards
    points: dict[int, int] = {}
    idle = 0
    for number, copies in own.everywhere.items():
        points[number], nothing = _card_points(table, own, cards[number], copies)
        if cards[number].is_maid:
            idle += nothing
    for family in {cards[number].family for number in own.quarters} - {""}:
        for number, bonus in _sisters(cards, own.quarters, family).items():
            points[number] += bonus
    return points, idle


def _chambermaids(table: Table, own: Holdings) -> int:
    cards = table.cards
    return sum(n for c, n in own.quarters.items() if cards[c].is_maid and cards[c].kind is not Kind.PRIVATE_MAID)


def scores(s: State) -> list[int]:
    """Victory points of every seat as if the game ended now."""
    return [tally(s, seat).points for seat in range(len(s.hand))]


def winners(s: State) -> list[int]:
    """The seats with the most points; a tie goes to whoever has most of what breaks it."""
    tallies = [tally(s, seat) for seat in range(len(s.hand))]
    best = max((t.points, t.tie_break) for t in tallies)
    return [seat for seat, t in enumerate(tallies) if (t.points, t.tie_break) == best]


def _card_points(table: Table, own: Holdings, card: Card, copies: int) -> tuple[int, int]:
    """Points of all copies without sisters and majority, and how many of the copies contribute nothing."""
    chambered = own.quarters.get(card.id, 0)
    plain = int(table.vp[card.id])
    each = [plain] * copies  # the chambermaided ones first
    for score in card.score:
        match score:
            case OddOrEven(odd, even) if copies >= 2:
                each = [odd if copies % 2 else even] * copies
            case EachFrom(count, points) if copies >= count:
                each = [points] * copies
            case Sets(sets):
                each = _in_sets(each, copies, sets)
            case ChamberSets(sets):
                each = _in_sets(each, chambered, sets)
            case EachPlus(points, when) if _holds(table, own, when):
                each = [worth + points for worth in each]
            case EachInstead(points, when) if _holds(table, own, when):
                each = [points] * copies
            case ChamberedEach(points, when) if when is None or _holds(table, own, when):
                each = [points if i < chambered else worth for i, worth in enumerate(each)]
            case EachCounts():
                counts = table.counting_as((card.name,), Counting.POINTS)
                each = [sum(n for c, n in own.everywhere.items() if counts[c])] * copies
            case _:
                pass
    return sum(each), each.count(0)


def _in_sets(each: list[int], count: int, sets: tuple[tuple[int, int], ...]) -> list[int]:
    """Book the points of sets of `count` copies on the first copies; members of a set are never idle."""
    worth = list(each)
    done = 0
    for size, points in sets:
        while count - done >= size:
            share, rest = divmod(points, size)
            for i in range(done, done + size):
                worth[i] += share + (1 if i - done < rest else 0)
            done += size
    return worth


def _holds(table: Table, own: Holdings, when: When) -> bool:
    cards = table.cards
    match when.counted:
        case Counted.NAMED:
            count = sum(n for c, n in own.everywhere.items() if cards[c].name == when.name)
        case Counted.CHIEFS:
            count = sum(n for c, n in own.everywhere.items() if cards[c].kind in _CHIEFS)
        case Counted.MAID_CHIEFS:
            count = sum(n for c, n in own.everywhere.items() if cards[c].kind is Kind.MAID_CHIEF)
        case Counted.CHAMBERMAIDS:
            count = _chambermaids(table, own)
        case Counted.REMINISCENCES:
            count = sum(n for c, n in own.everywhere.items() if cards[c].kind is Kind.REMINISCENCE)
        case Counted.ALCOHOL:
            count = own.alcohol
    return when.at_least <= count <= when.at_most


_CHIEFS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)


def _majority(s: State, seat: int, card: Card, copies: int) -> int:
    bonus = 0
    for score in card.score:
        if isinstance(score, Most):
            others = (owned(s, other).everywhere.get(card.id, 0) for other in range(len(s.hand)) if other != seat)
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
