"""What a card costs now, and whether it may be had: cards that change prices, conditions of buildings, payments."""

from __future__ import annotations

from cuore.engine.ints import i64
from cuore.engine.marks import LATE_MARK
from cuore.engine.moves import CARD_MASK
from cuore.engine.state import ONE_EVENT, State
from cuore.engine.table import LISTS_KEPT, Table
from cuore.engine.zones import NATIVE, Still, Zone, as_list


def price(s: State, card: i64) -> i64:
    """The employ cost for the player in turn."""
    cost: i64 = s.table.cost[card]
    times: i64
    for rule in s.table.price_rules[card]:
        if rule.mark >= 0:
            times = s.turn_marks[rule.mark]
        elif rule.is_uncovered:
            times = _uncovered(s.private[s.active], rule.card)
        else:
            times = s.quarters[s.active].count(rule.card)  # with an event on it, it would be another spot
            if rule.next_phase:
                times -= s.turn_marks[LATE_MARK]
        if times <= 0:
            continue
        if rule.is_price:
            cost = rule.amount
            continue
        if rule.at_most_times and times > rule.at_most_times:
            times = rule.at_most_times
        cost += rule.amount * times
        if cost < rule.at_least:
            cost = rule.at_least
    return cost


def _uncovered(private: Still, maid: i64) -> i64:
    """Whether that private maid is the uncovered one, and no event lies on her."""
    return int(len(private) > 0 and private[-1] == maid)


def use_up_prices(s: State, card: i64) -> None:
    """What holds for the first such card of a turn is over once it is employed."""
    for rule in s.table.price_rules[card]:
        if rule.first_only and rule.mark >= 0:
            s.turn_marks[rule.mark] = 0


def may_employ(s: State, seat: i64, card: i64) -> bool:
    """Whether the condition on a building holds."""
    table = s.table
    if card in table.in_hand:
        match = table.in_hand[card]
        return any(match[c] for c in s.hand[seat])
    if card not in table.outnumbered_by:
        return True
    match = table.outnumbered_by[card]
    others = 0
    own = 0
    for spot in s.quarters[seat]:
        if spot < ONE_EVENT:
            others += match[spot & CARD_MASK]
            own += spot & CARD_MASK == card
    return others > own


def can_be_paid(table: Table, hand: Zone, card: i64) -> bool:
    """Whether a hand holds what a card requires. The interpreter remembers it: the same hands come back."""
    if NATIVE:
        return _pays(table, hand, card)
    known = table.paid_by[card]
    held = tuple(hand)
    pays = known.get(held)
    if pays is None:
        if len(known) >= LISTS_KEPT:
            known.clear()
        pays = known[held] = _pays(table, hand, card)
    return pays


def _pays(table: Table, hand: Zone, card: i64) -> bool:
    left = as_list(hand)
    for match, count in table.payments[card]:
        if not match:
            return any(left.count(c) >= count for c in left)
        for _ in range(count):
            for c in left:
                if match[c]:
                    left.remove(c)
                    break
            else:
                return False
    return True
