"""What the player in turn may do, outside any effect: the moves of each phase.

This runs once for every decision of a game. So the two phases that fill most of it, serving and employing, look up
what they listed for the same hand before, where nothing but the hand decides; and whatever belongs to a single box
hides behind a fact of the table.
"""

from __future__ import annotations

from typing import Final

from cuore.engine import beer, rounds
from cuore.engine.choices import usable
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase, Timing
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHAMBER_BITS,
    EMPLOY_BITS,
    END_PHASE_BITS,
    END_TURN_MOVE,
    PLAY_ALL_MOVE,
    PLAY_BITS,
    SERVE_BITS,
    SHIFT,
    USE_BITS,
)
from cuore.engine.opcodes import TIMINGS
from cuore.engine.prices import may_employ, price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import has_somewhere_to_go, owns_event
from cuore.engine.state import ONE_EVENT, State, options_to_fill
from cuore.engine.table import LISTS_KEPT, Lists
from cuore.engine.zones import NATIVE, Zone, add_kinds, add_kinds_up_to, bisect_right, each, empty, row_of, zone

_NOTHING: Final = empty()  # nobody changes it
_START: Final = int(Phase.START)
_SERVE: Final = int(Phase.SERVE)
_EMPLOY: Final = int(Phase.EMPLOY)
_CHOOSE: Final = int(Phase.CHOOSE)
_START_BONUS: Final = int(Timing.START_BONUS)
_START_USE: Final = int(Timing.START)
_SERVE_USE: Final = int(Timing.SERVE_USE)


def phase_options(s: State) -> Zone:
    """The moves of the phase, sorted; none if there is nothing to do in it but to play love."""
    phase: i64 = s.phase
    if phase == _EMPLOY:
        return employ_options(s)
    table = s.table
    if phase == _SERVE:
        if table.plain_serve:
            return plain_serve_options(s)
        if table.keeps_serves:
            return _serve_options(s)
        options = options_to_fill(s) if NATIVE else empty()
        if s.servings:
            _add_serves(s, options)
        if table.serves_more:
            _add_beside_serves(s, options)
    elif phase == _START:
        options = options_to_fill(s) if NATIVE else empty()
        _add_uses(s, options)
    elif phase == _CHOOSE:
        return rounds.choices(s)
    else:
        options = options_to_fill(s) if NATIVE else empty()
        rounds.add_acquires(s, phase, options)
    if options:
        add_ends(s, options)
    return options


def add_ends(s: State, options: Zone) -> None:
    """Love can be played, and a phase or the whole turn ended, at any time."""
    _add_plays(s, options)
    options.append(END_PHASE_BITS | s.phase)
    options.append(END_TURN_MOVE)


def _add_uses(s: State, options: Zone) -> None:
    """Abilities of the starting phase that wait for their owner's word.

    A compulsory one waits as well as long as others do, because their owner decides on the order.
    """
    seat = s.active
    stack = s.private[seat]
    if s.table.has_rounds:
        rounds.add_refined_use(s, seat, options)
    if not stack and not s.quarters[seat]:
        return
    if stack and stack[-1] < ONE_EVENT and stack[-1] not in s.used:
        key = stack[-1] * TIMINGS + _START_USE
        if len(PROGRAMS[key]) and usable(s, key, seat):
            options.append(USE_BITS | stack[-1])
    for maid in s.table.start_maids:
        if maid in s.quarters[seat] and usable(s, maid * TIMINGS + _START_USE, seat):
            options.append(USE_BITS | maid)
    for event in s.table.start_events:
        if owns_event(s, seat, event) and usable(s, event * TIMINGS + _START_USE, seat):
            options.append(USE_BITS | event)
    if options and bonus_waits(s):
        options.append(USE_BITS | stack[-1])
    if len(options) > 1:
        options.sort()


def bonus_waits(s: State) -> bool:
    """Whether the uncovered private maid has a compulsory bonus for this starting phase and has not given it."""
    stack = s.private[s.active]
    if not stack or stack[-1] >= ONE_EVENT or stack[-1] in s.used:
        return False
    return len(PROGRAMS[stack[-1] * TIMINGS + _START_BONUS]) > 0


def plain_serve_options(s: State) -> Zone:
    """The moves of a serving phase with services, chambermaids and love alone: listed once for each hand."""
    table = s.table
    servings: i64 = s.servings
    if servings > table.most_servings:
        servings = table.most_servings
    elif not servings:
        return _NOTHING
    hand = tuple(s.hand[s.active])
    options = table.serve_lists[servings].get(hand)
    if options is None:
        options = empty()
        _add_serves(s, options)
        if options:
            add_ends(s, options)
        _remember(table.serve_lists[servings], hand, options)
    return options


def _serve_options(s: State) -> Zone:
    """The same where there may be more to do, which is seldom: only then a list is made anew."""
    beside = empty()
    _add_beside_serves(s, beside)
    if not beside:
        return plain_serve_options(s)
    options = empty()
    if s.servings:
        _add_serves(s, options)
    options.extend(beside)
    add_ends(s, options)
    return options


def _remember(lists: Lists, hand: tuple[int, ...], options: Zone) -> None:
    """Keep a list that nobody will change; when there are too many, begin anew."""
    if len(lists) >= LISTS_KEPT:
        lists.clear()
    lists[hand] = options


def _add_serves(s: State, options: Zone) -> None:
    """Being served by a maid, or making her a chambermaid. A hand holds love cards, sorted first, and maids."""
    table = s.table
    hand = s.hand[s.active]
    servings: i64 = s.servings
    chamber_from = table.chamber_from
    if NATIVE:
        add_kinds(hand, bisect_right(hand, table.last_love), len(hand), SERVE_BITS, options)
        serves = row_of(options)
        i: i64
        for i in range(len(options)):
            card = serves[i]
            if chamber_from[card] <= servings:
                options.append(CHAMBER_BITS | card)
        return
    chambers = []
    last = table.last_love
    for card in hand:
        if card > last:
            last = card
            options.append(card)  # verb 0
            if chamber_from[card] <= servings:
                chambers.append(CHAMBER_BITS | card)
    options += chambers


def _add_beside_serves(s: State, options: Zone) -> None:
    """What is no matter of the hand and the servings alone: abilities, and cards to be acquired in this phase."""
    _add_serve_uses(s, options)
    rounds.add_acquires(s, _SERVE, options)


def _add_serve_uses(s: State, options: Zone) -> None:
    """Abilities of the serving phase that are no service: of cards in hand or of chambermaids."""
    seat = s.active
    for card in s.table.serve_users:
        if (card in s.hand[seat] or card in s.quarters[seat]) and usable(s, card * TIMINGS + _SERVE_USE, seat):
            options.append(USE_BITS | card)


def _add_plays(s: State, options: Zone) -> None:
    """What the hand can play for love."""
    table = s.table
    if table.likeness and s.turn_marks[table.likeness_mark]:
        _add_love_and_likened(s, options)
        return
    hand = s.hand[s.active]
    if NATIVE:
        if add_kinds_up_to(hand, table.last_love, PLAY_BITS, options) > 1:
            options.append(PLAY_ALL_MOVE)
        return
    loves: i64 = bisect_right(hand, table.last_love)  # so many begin the sorted hand
    if not loves:
        return
    first = hand[0]
    options.append(PLAY_BITS | first)
    if loves == 1:
        return
    if hand[loves - 1] != first:
        add_kinds(hand, bisect_right(hand, first), loves, PLAY_BITS, options)
    options.append(PLAY_ALL_MOVE)


def _add_love_and_likened(s: State, options: Zone) -> None:
    """The same in a turn in which other cards count as love cards."""
    table = s.table
    cards = [card for card in s.hand[s.active] if table.is_love[card] or table.likened[card]]
    options.extend(zone([PLAY_BITS | card for card in sorted(set(cards))]))
    if len(cards) > 1:
        options.append(PLAY_ALL_MOVE)


def employ_options(s: State) -> Zone:
    """The moves of the employ phase, sorted; at least the end of the turn."""
    table = s.table
    if NATIVE or s.empty_piles or not table.plain_employ:
        return _list_employ_options(s)
    love: i64 = -1
    if s.employments:
        love = s.love
        if love > table.dearest:
            love = table.dearest
    hand = tuple(s.hand[s.active])
    options = table.employ_lists[love].get(hand)
    if options is None:
        options = []
        _add_hand_and_shop(s, options)
        options.append(END_TURN_MOVE)
        _remember(table.employ_lists[love], hand, options)
    if love >= table.least_beside_shop:
        beside: Zone = []
        _add_beside_shop(s, beside)
        if beside:
            return [*options[:-1], *beside, END_TURN_MOVE]
    return options


def _list_employ_options(s: State) -> Zone:
    """The same from scratch, for any table."""
    table = s.table
    options = options_to_fill(s) if NATIVE else empty()
    _add_hand_and_shop(s, options)
    if s.employments:
        if s.love >= table.least_beside_shop:
            _add_beside_shop(s, options)
        if table.shop_is_mixed:
            options.sort()
    if table.has_beer and s.love >= beer.price(s):
        options.extend(zone([BEER << SHIFT | which for which in beer.offers(s)]))
    options.append(END_TURN_MOVE)
    return options


def _add_hand_and_shop(s: State, options: Zone) -> None:
    """Love to play, and the piles that the love played pays for."""
    table = s.table
    _add_plays(s, options)
    if not s.employments:
        return
    if table.prices_vary:
        _add_priced(s, options)
        return
    shop = table.shop[min(table.dearest, s.love)]
    if s.empty_piles:
        piles = s.piles
        pile_of = table.pile_of
        if NATIVE:
            moves = row_of(shop)
            i: i64
            for i in range(len(shop)):
                if piles[pile_of[moves[i] & CARD_MASK]]:
                    options.append(moves[i])
        else:
            options += [move for move in shop if piles[pile_of[move & CARD_MASK]]]
    else:
        options.extend(shop)


def _add_beside_shop(s: State, options: Zone) -> None:
    """What is no matter of a pile and its price alone: cards shown beside a stack, and events with a place to go."""
    table = s.table
    love: i64 = s.love
    cost = table.cost
    if love >= table.least_shown and not table.prices_vary:
        for stack in table.employ_stacks:
            for card in each(s.shown[stack]):
                if cost[card] <= love:
                    options.append(EMPLOY_BITS | card)
    for event in table.events:
        if cost[event] <= love and s.piles[table.pile_of[event]] and has_somewhere_to_go(s, event):
            options.append(EMPLOY_BITS | event)


def _add_priced(s: State, options: Zone) -> None:
    """What can be employed where cards change the prices or set conditions."""
    table = s.table
    love: i64 = s.love
    for pile, card in enumerate(table.pile_cards):
        if s.piles[pile] and not table.is_event[card] and price(s, card) <= love and may_employ(s, s.active, card):
            options.append(EMPLOY_BITS | card)
    for stack in table.employ_stacks:
        for card in each(s.shown[stack]):
            if not table.is_event[card] and price(s, card) <= love and may_employ(s, s.active, card):
                options.append(EMPLOY_BITS | card)
