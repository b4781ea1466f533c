"""Private quarters: chambermaids, buildings, private maids, and the events that lie among or on them.

A card there is a *spot*: the card, what lies under it, and how many events lie on it.

    events on it << ON | card under it + 1 << UNDER | card

One kind of event lies on maids, one on buildings (table.py); a card with an event on it counts as absent.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.cards import EventPlacement
from cuore.engine.events import EVERYBODY, EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase
from cuore.engine.marks import LATE_MARK
from cuore.engine.moves import CARD_MASK, ON_SHIFT, SEAT_SHIFT, SHIFT, TARGET, TARGET_CARD, UNDER_SHIFT
from cuore.engine.state import (
    NOBODY,
    ON,
    ONE_EVENT,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    UNDER,
    State,
    note,
    on_spot,
    return_to_town,
    spot_card,
)
from cuore.engine.table import Table
from cuore.engine.zones import (
    Facts,
    Zone,
    any_below,
    any_fits,
    any_from,
    each,
    empty,
    insort,
    replaced,
    row_of,
    with_card,
    with_zone,
    zone,
)

_ON_MAID: Final = int(EventPlacement.ON_MAID)
_ON_BUILDING: Final = int(EventPlacement.ON_BUILDING)
_ANYWHERE: Final = int(EventPlacement.ANYWHERE)
_WITH_BUYER: Final = int(EventPlacement.WITH_BUYER)
_EMPLOY: Final = int(Phase.EMPLOY)
ANY_SPOT: Final = 1 << 29  # above every spot, and still what the interpreter compares quickly


def target(s: State, seat: i64, spot: i64) -> i64:
    """The move that names a spot. That something lies under a card is open; what it is, only if it lies face up."""
    beneath = under(spot)
    covers = s.table.looks_under[beneath] << UNDER_SHIFT if beneath >= 0 else 0
    return TARGET_CARD << SHIFT | seat << SEAT_SHIFT | covers | on_spot(spot) << ON_SHIFT | spot & CARD_MASK


def find_spot(s: State, seat: i64, named: i64) -> i64:
    """The spot that a `target` move means."""
    for spot in s.private[seat] if s.table.is_private[named & CARD_MASK] else s.quarters[seat]:
        if target(s, seat, spot) == named:
            return spot
    raise AssertionError("no such spot")


def has_healthy_maid(s: State, seat: i64) -> bool:
    """An ill maid counts as absent."""
    return any_fits(s.quarters[seat], s.table.is_maid, CARD_MASK, ONE_EVENT) or has_healthy_private(s, seat)


def has_healthy_private(s: State, seat: i64) -> bool:
    """Covered private maids are there too."""
    return any_below(s.private[seat], ONE_EVENT)


def is_shielded(s: State, seat: i64) -> bool:
    """Whether cards that keep events away lie in the seat's quarters, enough of them."""
    return len(s.table.shields) > 0 and keeps_events_away(s.table, s.quarters[seat])


def keeps_events_away(table: Table, cards: Zone) -> bool:
    """The same of any cards that lie there and are not under an event."""
    for card, copies in table.shields:  # noqa: SIM110 - a generator is slower, compiled and not
        if cards.count(card) >= copies:
            return True
    return False


def count_own(s: State, seat: i64, match: Facts) -> i64:
    """Cards in the seat's private quarters that fit and are not under an event."""
    count: i64 = 0
    for spot in each(s.quarters[seat]):
        if spot < ONE_EVENT and match[spot & CARD_MASK]:
            count += 1
    return count


def accepts(s: State, seat: i64, event: i64) -> bool:
    """Whether an event that lies free may lie in the seat's quarters."""
    if is_shielded(s, seat):
        return False
    return s.table.placement[event] == _ANYWHERE or has_healthy_maid(s, seat)


def has_somewhere_to_go(s: State, event: i64, excluded: i64 = -1) -> bool:
    """Whether an event may lie anywhere, or with somebody else: asked in every employ phase, so no list is made."""
    table = s.table
    placement = table.placement[event]
    is_host = table.hosts[placement]
    bound: i64 = ANY_SPOT if table.lies_on_card[event] else ONE_EVENT
    seat: i64
    for seat in range(table.seat_count):
        if seat == excluded:
            continue
        quarters = s.quarters[seat]
        if quarters and quarters[0] < bound and is_host[quarters[0] & CARD_MASK]:
            pass  # maids and buildings come before events and ill maids: the first will mostly do
        elif not any_fits(quarters, is_host, CARD_MASK, bound):
            if placement == _ON_MAID:
                found = len(s.private[seat]) > 0
            else:
                found = placement == _ANYWHERE or (bound == ONE_EVENT and has_healthy_private(s, seat))
            if not found:
                continue
        if not table.shields or not keeps_events_away(table, quarters):
            return True
    return placement == _WITH_BUYER


def destinations(s: State, event: i64, excluded: i64, buyer: i64) -> Zone:
    """Where an event may lie: a card, or somebody's quarters. One that is moved away from `excluded` needs a maid."""
    options = empty()
    table = s.table
    placement = table.placement[event]
    moved = excluded >= 0
    if placement == _WITH_BUYER and not moved:
        options.append(TARGET << SHIFT | buyer << SEAT_SHIFT)
        return options
    is_host = table.hosts[placement]
    seat: i64
    for seat in range(table.seat_count):
        if seat == excluded or (moved and placement != _ON_MAID and not has_healthy_maid(s, seat)):
            continue
        if not table.lies_on_card[event]:
            if accepts(s, seat, event):
                options.append(TARGET << SHIFT | seat << SEAT_SHIFT)
            continue
        if is_shielded(s, seat):
            continue
        _add_hosts(s, seat, is_host, options)
        if placement == _ON_MAID and s.private[seat]:
            insort(options, target(s, seat, s.private[seat][-1]))
    return options


def _add_hosts(s: State, seat: i64, is_host: Facts, options: Zone) -> None:
    """Each kind of spot in a seat's quarters that an event may lie on; a move of a later seat is larger."""
    last: i64 = -1
    spots = row_of(s.quarters[seat])
    i: i64
    for i in range(len(s.quarters[seat])):
        spot = spots[i]
        if spot != last and is_host[spot & CARD_MASK]:
            named = target(s, seat, spot)
            if named not in options:
                insort(options, named)
        last = spot


def only_home(s: State, event: i64, buyer: i64) -> bool:
    """Whether an event that may lie with others could only come to its buyer just now: an offer must say so."""
    if s.table.placement[event] == _WITH_BUYER:
        return False
    return not has_somewhere_to_go(s, event, buyer) and has_somewhere_to_go(s, event)


def event_on(s: State, spot: i64) -> i64:
    """The event of a spot: the one that lies on the card, or the card itself."""
    if not on_spot(spot):
        return spot & CARD_MASK
    return s.table.event_on_building if s.table.is_building[spot & CARD_MASK] else s.table.event_on_maid


def event_spots(s: State, seat: i64, event: i64) -> list[int]:
    """Spots of a seat's quarters that are, or bear, an event (of that name, if one is given)."""
    is_event = s.table.is_event
    spots = []
    for spot in (*s.private[seat], *s.quarters[seat]):
        if (on_spot(spot) or is_event[spot & CARD_MASK]) and (event < 0 or event_on(s, spot) == event):
            spots.append(spot)
    return spots


def owns_event(s: State, seat: i64, event: i64) -> bool:
    """Whether such an event lies in the seat's private quarters."""
    table = s.table
    if not table.lies_on_card[event]:
        return event in s.quarters[seat]
    private = s.private[seat]
    if private and event == table.event_on_maid and any_from(private, ONE_EVENT):
        return True
    quarters = s.quarters[seat]
    if not quarters or quarters[-1] < ONE_EVENT:
        return False
    if table.event_on_building < 0:  # then it is on a maid
        return True
    on_building = event == table.event_on_building
    i: i64
    for i in range(len(quarters) - 1, -1, -1):
        spot = quarters[i]
        if spot < ONE_EVENT:  # sorted: cards with events on them come last
            return False
        if (table.is_building[spot & CARD_MASK] != 0) == on_building:
            return True
    return False


def movable(s: State) -> Zone:
    """Events that could lie in somebody else's quarters as well."""
    options = empty()
    seat: i64
    for seat in range(s.table.seat_count):
        found = {
            target(s, seat, spot)
            for spot in event_spots(s, seat, -1)
            if destinations(s, event_on(s, spot), seat, seat)
        }
        options.extend(zone(sorted(found)))
    return options


def change_spot(s: State, seat: i64, spot: i64, by: i64) -> i64:
    """Lay events on the card of a spot, or take them off; the new spot."""
    changed = spot + by
    if s.table.is_private[spot_card(spot)]:
        stack = s.private[seat]
        s.private = with_zone(s.private, seat, replaced(stack, stack.index(spot), changed))
    else:
        s.quarters[seat].remove(spot)
        insort(s.quarters[seat], changed)
    return changed


def lift_event(s: State, seat: i64, spot: i64) -> i64:
    """Take the event of a spot away; the event."""
    event = event_on(s, spot)
    if on_spot(spot):
        change_spot(s, seat, spot, -ONE_EVENT)
    else:
        s.quarters[seat].remove(spot)
    note(s, EventKind.EVENT_REMOVED, seat, event, spot_card(spot) + 1 if on_spot(spot) else 0)
    return event


def land_event(s: State, seat: i64, spot: i64) -> i64:
    """The event set aside comes to lie on a spot, or free; the spot as it is then."""
    event = s.aside.pop() & SEEN_CARD
    placement = s.table.placement[event]
    if placement == _ON_MAID or placement == _ON_BUILDING:
        spot = change_spot(s, seat, spot, ONE_EVENT)
        if s.trace is not None:
            note(s, EventKind.LANDED, seat, event, spot_card(spot) + 1)
        return spot
    insort(s.quarters[seat], event)
    if s.table.late_events[event] and seat == s.active and s.phase == _EMPLOY:
        s.turn_marks[LATE_MARK] += 1
    if s.trace is not None:
        note(s, EventKind.LANDED, seat, event)
    return spot


def set_aside_for_all(s: State, event: i64) -> None:
    """Everybody sees an event that is about to land."""
    s.aside.append(event | EVERYBODY << SEEN_SHIFT | NOBODY << PLACE_SHIFT)


def under(spot: i64) -> i64:
    """The card under the card of a spot, or -1."""
    return (spot >> UNDER & ((1 << (ON - UNDER)) - 1)) - 1


def dismiss(s: State, seat: i64, spot: i64) -> None:
    """A chambermaid goes to her owner's discard pile; what lay on her goes back to the town."""
    s.quarters[seat].remove(spot)
    for _ in range(on_spot(spot)):
        return_to_town(s, s.table.event_on_maid)
    s.discard[seat].append(spot_card(spot))
    note(s, EventKind.DISMISSED, seat, spot_card(spot))


def raze(s: State, seat: i64, spot: i64) -> None:
    """A building goes back to the town; a chief beneath it goes to her owner's discard pile, a beer is bared."""
    s.quarters[seat].remove(spot)
    for _ in range(on_spot(spot)):
        return_to_town(s, s.table.event_on_building)
    return_to_town(s, spot_card(spot))
    beneath = under(spot)
    if beneath >= 0 and s.table.is_beer[beneath]:
        bared = with_card(s.beers[seat], beneath | 1 << (SEEN_SHIFT + seat))
        s.beers = with_zone(s.beers, seat, bared)
    elif beneath >= 0:
        s.discard[seat].append(beneath)
    note(s, EventKind.RETURNED, seat, spot_card(spot))
