"""What may be answered: the options of every instruction that asks, and what an offer needs to be made at all."""

from __future__ import annotations

from typing import Final

from cuore.engine import beer
from cuore.engine.frames import HOW_MASK, IT, SEAT, SOURCE, N, can_draw, lies_played
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    KEEP,
    NO_MOVE,
    NUMBER,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES_MOVE,
)
from cuore.engine.opcodes import (
    ASK_ALIKE,
    ASK_BEER,
    ASK_BONUS,
    ASK_BUILDING,
    ASK_CARD,
    ASK_CHAMBERMAID,
    ASK_DEST,
    ASK_IT,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_NAMED,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_OWN_BEER,
    ASK_OWN_EVENT,
    ASK_PLAYER,
    ASK_REACTION,
    ASK_REVEALED,
    ASK_SHOWN_PRIVATE,
    ASK_TAKE,
    ASK_THIS,
    ASK_YES,
    CAN_DRAW,
    DRAW,
    HAS_CARD,
    HOW_KEEP,
    LAST_ASK,
    LOOK_TOP,
    NEED_BEER,
    NEED_CARDS,
    NEED_DEST,
    NEED_DRUNK,
    NEED_OWN,
    NEED_PLAYED,
    NEED_PLAYER,
    NEED_SERVINGS,
    NEED_TAKE,
    NEED_UNUSED,
    NOWHERE,
    TIMINGS,
    WIDTH,
)
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import ANY_SPOT, count_own, destinations, event_spots, has_somewhere_to_go, movable, target
from cuore.engine.state import FRAME, SEEN_CARD, State, last_aside, push
from cuore.engine.steps import Who
from cuore.engine.zones import Facts, Zone, any_fits, cut, each, empty, facts, row_of, zone

_PRIVATE: Final = int(Stack.PRIVATE)
_ANYONE: Final = int(Who.ANYONE)
_OTHERS: Final = int(Who.OTHERS)
_ANOTHER: Final = int(Who.ANOTHER)
_EVERYONE: Final = int(Who.EVERYONE)
_BEER_OWNER: Final = int(Who.BEER_OWNER)
_VERB: Final = facts([DISCARD, KEEP, RETURN, PUT, PUT, CHAMBER, CHOOSE])  # of each HOW


def is_optional(code: Facts, pc: i64) -> bool:
    """Whether the choice may be declined."""
    op = code[pc]
    return op == ASK_REACTION or (op != ASK_BONUS and code[pc + 2] != NOWHERE)


def add_refusal(options: Zone, op: i64) -> None:
    """The word that declines all options."""
    options.append(NO_MOVE if op == ASK_YES else DONE_MOVE)


def add_options(s: State, base: i64, code: Facts, pc: i64, options: Zone) -> None:
    """What may be chosen, without the refusal, sorted."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    if op == ASK_CARD:
        _add_hand_options(s, seat, code[pc + 1] & HOW_MASK, hand_match(s, seat, code[pc + 3]), options)
    elif op == ASK_TAKE:
        fitting = s.table.match[code[pc + 3]]
        for pile, card in enumerate(s.table.pile_cards):
            if s.piles[pile] and fitting[card]:
                options.append(TAKE << SHIFT | card)
    elif op == ASK_PLAYER:
        player: i64
        for player in range(s.table.seat_count):
            if _may_be_chosen(s, seat, player, code[pc + 1], code[pc + 3]):
                options.append(TARGET << SHIFT | player << SEAT_SHIFT)
    elif op == ASK_YES:
        condition = code[pc + 1]
        if (condition != CAN_DRAW or can_draw(s, seat)) and (condition != HAS_CARD or s.hand[seat]):
            options.append(YES_MOVE)
    elif op == ASK_BONUS:
        resource: i64
        for resource in range(3):
            if code[pc + 1 + resource]:
                options.append(CHOOSE_BONUS << SHIFT | resource)
    elif op == ASK_LOOKED:
        if frames[base + N] == 1:
            options.append(DISCARD << SHIFT | (s.aside[-1] & SEEN_CARD))
    elif op == ASK_DEST:
        excluded = frames[base + SOURCE] if code[pc + 1] else -1
        options.extend(destinations(s, s.aside[-1] & SEEN_CARD, excluded, seat))
    elif op == ASK_REACTION:
        reacts = s.table.reacts
        hand = s.hand[frames[base + IT]]
        for i in range(len(hand)):
            card = hand[i]
            if reacts[card] and (i == 0 or hand[i - 1] != card):
                options.append(REVEAL << SHIFT | card)
    elif op == ASK_OWN_EVENT:
        options.extend(zone(sorted({target(s, seat, spot) for spot in event_spots(s, seat, code[pc + 1])})))
    elif op == ASK_MOVABLE:
        options.extend(movable(s))
    else:
        options.extend(zone(_rarer_options(s, base, code, pc)))


def _rarer_options(s: State, base: i64, code: Facts, pc: i64) -> list[int]:
    """The choices that few cards offer."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    table = s.table
    this = frames[base] // TIMINGS
    if op == ASK_ALIKE:
        hand = s.hand[seat]
        return [DISCARD << SHIFT | c for c in sorted({c for c in hand if hand.count(c) >= code[pc + 1]})]
    if op == ASK_REVEALED:
        return [KEEP << SHIFT | c for c in sorted({e & SEEN_CARD for e in last_aside(s, frames[base + N])})]
    if op == ASK_THIS:
        return [RETURN << SHIFT | this] if lies_played(s, base) else []
    if op == ASK_CHAMBERMAID:
        return sorted({target(s, seat, spot) for spot in s.quarters[seat] if table.is_maid[spot & CARD_MASK]})
    if op == ASK_BUILDING:
        owner = frames[base + IT]
        return sorted({target(s, owner, spot) for spot in s.quarters[owner] if table.is_building[spot & CARD_MASK]})
    if op == ASK_SHOWN_PRIVATE:
        return [TAKE << SHIFT | card for card in s.shown[_PRIVATE]] if s.private[seat] else []
    if op == ASK_BEER:
        return [BEER << SHIFT | which for which in beer.offers(s)] if s.love >= code[pc + 1] else []
    if op == ASK_OWN_BEER:
        return [TARGET_CARD << SHIFT | seat << SEAT_SHIFT | c for c in sorted({e & SEEN_CARD for e in s.beers[seat]})]
    if op == ASK_IT:
        it = frames[base + N]
        return [USE << SHIFT | it] if it >= 0 and table.serves[it] else []
    if op == ASK_NUMBER:
        return [NUMBER << SHIFT | n for n in sorted({table.cost[c] for c in table.cards if table.in_hands[c]})]
    if op == ASK_NAMED:
        cost = frames[base + SOURCE]
        return [DISCARD << SHIFT | c for c in sorted({c for c in s.hand[frames[base + IT]] if table.cost[c] == cost})]
    assert op == ASK_ORDER
    return [PUT << SHIFT | c for c in sorted({e & SEEN_CARD for e in last_aside(s, frames[base + N])})]


def hand_match(s: State, seat: i64, match: i64) -> Facts:
    """Which cards of a hand fit; in some turns other cards in hand count as a love card."""
    table = s.table
    if table.likeness and s.turn_marks[table.likeness_mark] and seat == s.active:
        return table.match_likened[match]
    return table.match[match]


def count_fitting(cards: Zone, match: Facts) -> i64:
    """How many of the cards fit."""
    count: i64 = 0
    row = row_of(cards)
    i: i64
    for i in range(len(cards)):
        if match[row[i]]:
            count += 1
    return count


def _add_hand_options(s: State, seat: i64, how: i64, match: Facts, options: Zone) -> None:
    hand = s.hand[seat]
    if how == HOW_KEEP and len(hand) < 2:
        return
    verb: i64 = _VERB[how] << SHIFT
    last: i64 = -1
    for card in each(hand):
        if card != last and match[card]:
            options.append(verb | card)
        last = card


def _may_be_chosen(s: State, seat: i64, player: i64, who: i64, holding: i64) -> bool:
    """Whether that player may be; with `holding`, of all players those with so many cards in hand."""
    if who == _ANYONE:
        return can_draw(s, player)
    if who == _EVERYONE:
        return len(s.hand[player]) >= holding
    if player == seat:
        return False
    if who == _OTHERS:
        return len(s.hand[player]) > 0
    if who == _BEER_OWNER:
        return len(s.beers[player]) > 0
    return who == _ANOTHER or can_draw(s, player)


def is_need(op: i64) -> bool:
    """Whether an instruction only asks for something to be there."""
    return NEED_DEST <= op <= NEED_PLAYED


def is_met(s: State, seat: i64, code: Facts, pc: i64) -> bool:
    """Whether what an offer needs can be had."""
    op: i64 = code[pc]
    a = code[pc + 1]
    match = s.table.match[code[pc + 3]]
    if op == NEED_DEST:
        pile = s.table.pile_of[a]
        return pile >= 0 and s.piles[pile] > 0 and has_somewhere_to_go(s, a)
    if op == NEED_TAKE:
        for pile, card in enumerate(s.table.pile_cards):  # noqa: SIM110 - a generator is slower, compiled and not
            if s.piles[pile] and match[card]:
                return True
        return False
    if op == NEED_CARDS:
        match = hand_match(s, seat, code[pc + 3])
        return count_fitting(s.hand[seat], match) >= a
    if op == NEED_SERVINGS:
        return s.servings >= a
    if op == NEED_OWN:
        return count_own(s, seat, match) >= a
    if op == NEED_BEER:
        return len(beer.offers(s)) > 0
    if op == NEED_PLAYER:
        player: i64
        for player in range(s.table.seat_count):  # noqa: SIM110 - a generator is slower, compiled and not
            if _may_be_chosen(s, seat, player, a, code[pc + 3]):
                return True
        return False
    if op == NEED_PLAYED:
        return lies_played(s, len(s.frames) - FRAME)
    if op == NEED_UNUSED:
        return s.frames[len(s.frames) - FRAME] // TIMINGS not in s.used
    assert op == NEED_DRUNK
    return beer.alcohol(s, seat, under_buildings=False) >= a


def usable(s: State, key: i64, seat: i64) -> bool:
    """Whether an ability would find something to do, judged by its first instructions."""
    code = PROGRAMS[key]
    op: i64 = code[0]
    # The common cases need no frame to look from.
    if op == ASK_CARD:  # whether `_add_hand_options` would list anything
        hand = s.hand[seat]
        if len(hand) < 2 and code[1] & HOW_MASK == HOW_KEEP:
            return False
        return any_fits(hand, hand_match(s, seat, code[3]), CARD_MASK, ANY_SPOT)
    if op > LAST_ASK and not is_need(op):
        return _can_act(s, seat, op)
    push(s, key, seat)
    base: i64 = len(s.frames) - FRAME
    pc: i64 = 0
    found = True
    while found and is_need(op):
        found = is_met(s, seat, code, pc)
        pc += WIDTH
        op = code[pc]
    if found and op <= LAST_ASK:
        options = empty()
        add_options(s, base, code, pc, options)
        found = len(options) > 0
    cut(s.frames, base)
    return found and (op <= LAST_ASK or _can_act(s, seat, op))


def _can_act(s: State, seat: i64, op: i64) -> bool:
    """Whether an instruction that asks nobody would do anything."""
    return can_draw(s, seat) if op == DRAW or op == LOOK_TOP else True
