"""A plan: whom to employ, in which order and how many, and when points come before everything else.

A strategy file (strategy_file.py) becomes a plan of the cards that are in town; the planner of `expert` makes plans
of its own from what the cards' pages say (planner.py). Both are followed by the same policy (policy.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cuore.bots.facts import Facts
from cuore.engine.cards import EventPlacement
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    EMPLOY,
    EMPLOY_BITS,
    END_TURN_MOVE,
    OVER_MAID_CHIEF,
    SHIFT,
)
from cuore.engine.quarters import has_healthy_maid
from cuore.engine.state import ONE_EVENT, State
from cuore.engine.zones import Zone, each, fitting, least, total

Condition = Callable[[State, int, int], bool]  # position, seat, card
Entry = tuple[int, int, Condition | None]  # a card, up to so many copies, only if
MANY: Final = 99
ANY_BEER: Final = -1  # in an entry instead of a card
_PRIVATE: Final = int(Stack.PRIVATE)
_BEER: Final = int(Stack.BEER)
LONGEST: Final = 22.0  # turns that anybody foresees
PACE: Final = 1.8  # turns of the table for each card that leaves the two smallest piles
NEAR: Final = 8.0  # turns left, from which on a lead may be enough
SMALL_PILE: Final = 6  # cards left in a pile that is worth emptying
WAITING: Final = 2
IN_SIGHT: Final = 7.0  # turns left
FEW_CHIEFS: Final = 4
IDLE: Final = 12  # turns each, after which points are better than nothing
LONG: Final = 28  # turns each, after which every plan sees to it that the game ends
EVER: Final = 10_000
HALF_POINT: Final = 0.5
TO_HER_ROOM: Final = 4.0  # turns until a maid just employed is a chambermaid, as a rule


SETTINGS: Final = ("name", "green", "late", "chamber", "early", "rush", "serve_first")  # beside the menu


class Plan:
    """An ordered menu, and the turns left at which points go first."""

    __slots__ = ("menu", *SETTINGS)

    def __init__(
        self,
        menu: Iterable[Entry],
        *,
        name: str = "",
        green: float = 3.0,
        late: float = 5.0,
        chamber: float = 1.0,
        early: float = 0.6,
        rush: float = 6.0,
        serve_first: dict[int, float] | None = None,
    ) -> None:
        self.menu = tuple(menu)
        self.name = name
        self.green = green  # with fewer turns left points come before the menu …
        self.late = late  # … and with fewer than these, points are better than nothing from it
        self.chamber = chamber  # how much a chambermaid's points count against her service
        self.early = early  # how much a thinner deck counts
        self.rush = rush  # a lead with which the end is brought about
        self.serve_first = serve_first or {}  # love that a maid's service is thought to be worth beyond her page

    def changed(self, **changes: object) -> Plan:
        """The same plan with something changed."""
        values = {name: getattr(self, name) for name in ("menu", *SETTINGS)} | changes
        return Plan(values.pop("menu"), **values)

    def employment(self, s: State, facts: Facts) -> int:
        """The `employ` that the plan wants now, or the end of the turn."""
        options = s.options
        verb = options[0] >> SHIFT
        if verb != EMPLOY and verb != BEER:
            return END_TURN_MOVE
        if self.rush < MANY or self.green > 0:
            left = turns_left(s)
            if left < NEAR and self.rush < MANY:
                best = nearer_to_the_end(s, facts, self.rush)
                if best >= 0:
                    return best
            if left < self.green:
                best = most_points(s, facts, left, chambermaids=True)
                if best >= 0:
                    return best
        seat = s.active
        own: Zone | None = None
        refused: Condition | None = None  # the last condition that speaks of no card and does not hold
        for card, cap, condition in self.menu:
            if card == ANY_BEER:
                if options[-2] >> SHIFT == BEER and (condition is None or condition(s, seat, card)):
                    return best_beer(s, facts)
                continue
            move = EMPLOY_BITS | card
            if (refused is not None and condition is refused) or move not in options:
                continue
            if cap < MANY:
                if own is None:
                    own = deck_of(s, seat)
                    own.extend(s.quarters[seat])
                    own.extend(s.private[seat])
                if own.count(card) >= cap:
                    continue
            if condition is None or condition(s, seat, card):
                return move
            if condition is end_in_sight or condition is none_yet or condition is few_waiting:
                refused = condition
        if options[-2] >> SHIFT == BEER:
            return best_beer(s, facts)
        left = turns_left(s)
        if left < self.late or s.turn > IDLE * s.table.seat_count:
            best = most_points(s, facts, left, chambermaids=False)
            if best >= 0:
                return best
        if s.turn > LONG * s.table.seat_count:
            best = nearer_to_the_end(s, facts, -EVER)
            if best >= 0:
                return best
        return END_TURN_MOVE


def rough_points(s: State, seat: int, facts: Facts) -> float:
    """About the points of a seat, in a tenth of the time of a count: sets are taken as they mostly turn out."""
    points = facts.points
    rooms = facts.room_points
    together = total(deck_of(s, seat), points)
    for spots in (s.quarters[seat], s.private[seat]):
        for spot in each(spots):
            if spot < ONE_EVENT:
                together += rooms[spot & CARD_MASK]
    return together + facts.average_beer * len(s.beers[seat])


def nearer_to_the_end(s: State, facts: Facts, lead: float) -> int:
    """With such a lead, the employment that empties a pile soonest, or -1."""
    best = -1
    fewest = SMALL_PILE if lead > -EVER else EVER
    table = s.table
    for move in each(s.options):
        if move >> SHIFT == EMPLOY:
            pile = table.pile_of[move & CARD_MASK]
            if pile >= 0 and table.maid_pile[pile] and s.piles[pile] < fewest:
                fewest = s.piles[pile]
                best = move
    if best >= 0 and lead > -EVER:
        mine = rough_points(s, s.active, facts)
        seat: i64
        for seat in range(len(s.hand)):
            if seat != s.active and rough_points(s, seat, facts) + lead > mine:
                return -1
    return best


def best_beer(s: State, facts: Facts) -> int:
    """The beer that lies open if it is a good one, else the top one of the pile."""
    moves = [move for move in s.options if move >> SHIFT == BEER]
    shown = s.shown[_BEER]
    if len(moves) > 1 and shown:
        return moves[-1] if facts.points[shown[-1]] >= facts.average_beer else moves[0]
    return moves[0]


def most_points(s: State, facts: Facts, left: float, *, chambermaids: bool) -> int:
    """The employment with the most points, or -1."""
    best = -1
    most = HALF_POINT
    points = facts.points
    chamber = s.table.chamber
    in_time = min(1.0, left / TO_HER_ROOM)
    for move in each(s.options):
        verb = move >> SHIFT
        if verb == EMPLOY:
            card = move & CARD_MASK
            worth = points[card]
            if chambermaids and chamber[card] == 1:
                worth += facts.chamber_points[card] * in_time
            if worth > most and not facts.is_attack[card]:
                most = worth
                best = move
        elif verb == BEER and facts.average_beer > most:
            most = facts.average_beer
            best = best_beer(s, facts)
    return best


def turns_left(s: State) -> float:
    """Turns that each player will still have after this one, by the piles that must be empty."""
    if s.ending:
        return 0.0
    table = s.table
    sizes = fitting(s.piles, table.maid_pile)
    if table.has_private:
        sizes.append(len(s.stacks[_PRIVATE]))
    left = float(least(sizes, table.empty_piles_to_end))
    if table.has_rounds:
        for stack in table.stacks:
            if table.is_won[stack]:
                left = min(left, 2.5 * len(s.stacks[stack]))
    if table.has_beer:
        left = min(left, 1.5 * len(s.stacks[_BEER]))
    return min(LONGEST, PACE * left / int(table.seat_count))


def deck_of(s: State, seat: int) -> Zone:
    """Every card that will be drawn again."""
    cards = s.hand[seat].copy()
    cards.extend(s.deck[seat])
    cards.extend(s.discard[seat])
    if seat == s.active:
        cards.extend(s.played)
    return cards


def fewest_of(group: Iterable[int]) -> Condition:
    """Only if of no other card of the group fewer copies are owned and some are left: sets grow evenly."""
    cards = tuple(group)

    def is_fewest(s: State, seat: int, card: int) -> bool:
        own = deck_of(s, seat)
        own.extend(s.quarters[seat])
        copies = own.count(card)
        pile_of = s.table.pile_of
        return not any(own.count(other) < copies and s.piles[pile_of[other]] for other in cards)

    return is_fewest


def none_yet(s: State, seat: int, card: int) -> bool:
    """Only if there is no private maid: another one would cover her."""
    return not s.private[seat]


def harms_others(s: State, seat: int, card: int) -> bool:
    """Only if the event can go to somebody else, and does more there than one that lies there already."""
    placement = s.table.placement[card]
    other: i64
    for other in range(len(s.hand)):
        if other == seat:
            continue
        if placement == EventPlacement.ON_MAID:
            if s.private[other] and s.private[other][-1] < ONE_EVENT:
                return True
        elif placement != EventPlacement.FREE or has_healthy_maid(s, other):
            return True
    return False


def end_in_sight(s: State, seat: int, card: int) -> bool:
    """Only when few chiefs are left, or few cards in the piles that must be empty."""
    cards = s.table.pile_cards
    pile: i64
    for pile in range(len(cards)):
        if s.table.looks_under[cards[pile]] == OVER_MAID_CHIEF:  # a maid chief's pile
            return s.piles[pile] <= FEW_CHIEFS or turns_left(s) <= IN_SIGHT
    return turns_left(s) <= IN_SIGHT


def few_waiting(s: State, seat: int, card: int) -> bool:
    """Only if hardly any chambermaid waits in the deck for a serving: a turn has but one."""
    chamber = s.table.chamber
    waiting = 0
    for card in each(deck_of(s, seat)):
        if chamber[card] == 1:
            waiting += 1
    return waiting < WAITING


def wanted(facts: Facts, card: int, copies: int) -> Entry:
    """An entry for a card; sisters are wanted evenly."""
    family = facts.cards[card].family
    if facts.is_attack[card]:
        return (card, copies, harms_others)
    if not family:
        return (card, copies, None)
    return (card, copies, fewest_of(c for c in facts.shop if facts.cards[c].family == family))
