"""What a card costs now, and whether it may be had: cards that change prices, conditions of buildings, payments."""

from __future__ import annotations

from typing import Final

from cuore.engine.ints import i64
from cuore.engine.kinds import Mark
from cuore.engine.moves import CARD_MASK
from cuore.engine.state import ONE_EVENT, State
from cuore.engine.steps import Outnumber
from cuore.engine.table import Table

_CHEAP_LOVE: Final = int(Mark.CHEAP_LOVE)
_CHEAP_BUILDINGS: Final = int(Mark.CHEAP_BUILDINGS)
_CHEAP_FIRST_LOVE: Final = int(Mark.CHEAP_FIRST_LOVE)
_LATE_ENVY: Final = int(Mark.LATE_ENVY)
MOST_ENVY: Final = 2
_CHEAP: Final = {2: 2, 3: 4}  # Amaretto: what a love card costs, by the love it gives
_LILY_WITH_RIRIKO: Final = 5


def price(s: State, card: int) -> int:
    """The employ cost for the player in turn."""
    table = s.table
    cost: i64 = table.cost[card]
    quarters = s.quarters[s.active]
    if table.is_maid[card]:
        if table.envy < 0:
            return cost
        return cost + min(MOST_ENVY, quarters.count(table.envy) - s.marks[_LATE_ENVY])
    if table.is_love[card]:
        if s.marks[_CHEAP_LOVE]:
            cost = _CHEAP.get(table.love[card], cost)
        return max(1, cost - s.marks[_CHEAP_FIRST_LOVE])
    if table.is_building[card]:
        if card == table.lily_garden and table.ririko in quarters:
            cost = _LILY_WITH_RIRIKO
        return max(1, cost - s.marks[_CHEAP_BUILDINGS])
    return cost


def may_employ(s: State, seat: int, card: int) -> bool:
    """Whether the condition on a building holds."""
    condition = s.table.employ_if.get(card)
    if condition is None:
        return True
    if card in s.table.in_hand:
        match = s.table.in_hand[card]
        return any(match[c] for c in s.hand[seat])
    assert isinstance(condition, Outnumber)
    names = s.table.cards
    others = sum(
        1 for spot in s.quarters[seat] if spot < ONE_EVENT and names[spot & CARD_MASK].name in condition.names
    )
    return others > sum(1 for spot in s.quarters[seat] if spot < ONE_EVENT and spot & CARD_MASK == card)


def can_pay(s: State, seat: int, card: int) -> bool:
    """Whether the hand holds what a card requires."""
    return can_be_paid(s.table, s.hand[seat], card)


def can_be_paid(table: Table, hand: list[int], card: int) -> bool:
    """The same of any hand."""
    left = hand[:]
    for match, count in table.payments[card]:
        if not match:
            return any(left.count(c) >= count for c in left)
        for _ in range(count):
            found = -1
            for c in left:
                if match[c]:
                    found = c
                    break
            if found < 0:
                return False
            left.remove(found)
    return True
