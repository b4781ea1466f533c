"""Frames: run an effect's instructions until somebody must answer.

A frame is six ints at the end of `state.frames`: program key, pc, seat, and three registers: `it` (the seat chosen,
or the card just discarded), `n` (the spot chosen, or whether a card is set aside) and `source` (the seat an event
came from). Nothing else is remembered, so a position in the middle of an effect can be copied, saved and dealt anew.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from cuore.engine import state
from cuore.engine.cards import Lies
from cuore.engine.ints import i64
from cuore.engine.kinds import Resource, Timing
from cuore.engine.moves import (
    CARD_MASK,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    DONE_MOVE,
    KEEP,
    NO,
    NO_MOVE,
    ON_SHIFT,
    REVEAL,
    SEAT_SHIFT,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    YES_MOVE,
)
from cuore.engine.programs import (
    ASK_BONUS,
    ASK_CARD,
    ASK_DEST,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_OWN_EVENT,
    ASK_PLAYER,
    ASK_REACTION,
    ASK_TAKE,
    ASK_YES,
    CAN_DRAW,
    DISCARD_TOP,
    DRAW,
    EACH,
    GAIN,
    HAS_CARD,
    LAND,
    LAST_ASK,
    LIFT,
    LOOK_HAND,
    LOOK_TOP,
    NEED_DEST,
    NEED_TAKE,
    NEIGHBOURS,
    NOWHERE,
    PROGRAMS,
    PUT_BACK,
    REMOVE,
    RET,
    SERVE_DRAW,
    SWAP,
    SYMBOLS,
    TAKE_EVENT,
    TIMINGS,
    UNLESS_MAID,
    WIDTH,
)
from cuore.engine.state import (
    EVERYBODY,
    FRAME,
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    draw,
    enter_hand,
    leave_hand,
    note,
    on_spot,
    owner_aside,
    pop_top,
    return_to_town,
    spot_card,
    take_from_town,
    top_up,
    who_knows_held,
    who_knows_top,
)
from cuore.engine.steps import To, Who

KEY: Final = 0
PC: Final = 1
SEAT: Final = 2
IT: Final = 3
N: Final = 4
SOURCE: Final = 5
ONE_EVENT: Final = 1 << ON_SHIFT

_ON_MAID: Final = int(Lies.ON_MAID)
_DREW: Final = int(Timing.DREW)
_OTHERS: Final = int(Who.OTHERS)
_TO_HAND: Final = int(To.HAND)
_SERVING: Final = int(Resource.SERVING)
_LOVE: Final = int(Resource.LOVE)
_EMPLOYMENT: Final = int(Resource.EMPLOYMENT)


def push(s: State, key: int, seat: int, pc: int = 0) -> None:
    """Start an effect on top of whatever is in progress."""
    s.frames += [key, pc, seat, -1, -1, -1]


def run(s: State) -> bool:
    """Run until somebody must answer (True: `to_move` and `options` are set) or no effect is left (False)."""
    frames = s.frames
    while frames:
        base: i64 = len(frames) - FRAME
        code = PROGRAMS[frames[base]]
        pc: i64 = frames[base + PC]
        if code[pc] > LAST_ASK:
            _act(s, base, code, pc)
            continue
        options = _options(s, base, code, pc)
        optional = is_optional(code, pc)
        if not options:
            _decline(s, base, code, pc)
        elif len(options) == 1 and not optional:
            answer(s, options[0])
        else:
            s.options = _with_refusal(options, code[pc]) if optional else options
            s.to_move = _asked(s, base, code[pc])
            if code[pc] == ASK_REACTION and len(s.options) == 2:
                _give_away(s, s.to_move, s.options[0] & CARD_MASK)
            return True
    return False


def asked_options(s: State) -> list[int]:
    """The answers to the choice that is open in the running effect, computed anew from the position."""
    base = len(s.frames) - FRAME
    code = PROGRAMS[s.frames[base]]
    pc = s.frames[base + PC]
    options = _options(s, base, code, pc)
    return _with_refusal(options, code[pc]) if is_optional(code, pc) else options


def answer(s: State, move: int) -> None:
    """Carry out a legal answer to the choice that is open in the running effect."""
    frames = s.frames
    base: i64 = len(frames) - FRAME
    code = PROGRAMS[frames[base]]
    pc: i64 = frames[base + PC]
    op: i64 = code[pc]
    verb: i64 = move >> SHIFT
    if verb == DONE or verb == NO:
        _decline(s, base, code, pc)
        return
    seat = frames[base + SEAT]
    card = move & CARD_MASK
    frames[base + PC] = pc + WIDTH
    if op == ASK_CARD:
        leave_hand(s, seat, card)
        if verb == DISCARD:
            _discard(s, seat, card)
        elif verb == KEEP:
            for other in s.hand[seat]:
                _discard(s, seat, other)
            s.hand[seat] = [card]
            s.known_hand[seat] = []
        else:
            return_to_town(s, card)
            note(s, state.RETURNED, seat, card)
    elif op == ASK_TAKE:
        take_from_town(s, card)
        if code[pc + 1] == _TO_HAND:
            enter_hand(s, seat, card, EVERYBODY)
        else:
            s.discard[seat].append(card)
        note(s, state.TOOK, seat, card)
    elif op == ASK_BONUS:
        _gain(s, seat, card, code[pc + 1 + card])
    elif op == ASK_LOOKED:
        looked = s.aside.pop()
        frames[base + N] = 0
        _discard(s, owner_aside(looked), card)
    elif op == ASK_REACTION:
        event = s.aside.pop() & SEEN_CARD
        return_to_town(s, event)
        frames[base + PC] = code[pc + 2]
        note(s, state.TURNED_AWAY, frames[base + IT], event)
    elif verb == TARGET:
        frames[base + IT] = (move >> SEAT_SHIFT) & 7
        frames[base + N] = -1
    elif verb == TARGET_CARD:
        frames[base + IT] = (move >> SEAT_SHIFT) & 7
        frames[base + N] = move & ((1 << SEAT_SHIFT) - 1)


def usable(s: State, key: int, seat: int) -> bool:
    """Whether an ability would find something to do, judged by its first instructions."""
    code = PROGRAMS[key]
    push(s, key, seat)
    base: i64 = len(s.frames) - FRAME
    pc: i64 = 0
    while code[pc] in (NEED_DEST, NEED_TAKE) and _is_met(s, code, pc):
        pc += WIDTH
    op: i64 = code[pc]
    if op <= LAST_ASK:
        found = len(_options(s, base, code, pc)) > 0
    elif op == DRAW:
        found = can_draw(s, seat)
    else:
        found = op not in (NEED_DEST, NEED_TAKE)
    del s.frames[base:]
    return found


def can_draw(s: State, seat: int) -> bool:
    """Whether there is a card to be had from deck or discard pile."""
    return len(s.deck[seat]) > 0 or len(s.discard[seat]) > 0


def has_somewhere_to_go(s: State, event: int) -> bool:
    """Whether an event may lie anywhere at all: asked in every employ phase, so no list is made."""
    on_maid = s.table.lies[event] == _ON_MAID
    is_maid = s.table.is_maid
    for seat in range(s.table.seat_count):
        if on_maid and s.private[seat]:
            return True
        for spot in s.quarters[seat]:
            if is_maid[spot & CARD_MASK] and (on_maid or spot < ONE_EVENT):
                return True
        if not on_maid and _has_healthy_private(s, seat):
            return True
    return False


def wakes_private(s: State, seat: int) -> bool:
    """Whether the uncovered private maid of the seat would act on a maid's draw now."""
    stack = s.private[seat]
    return bool(stack) and not s.used_private and stack[-1] < ONE_EVENT and s.table.acts_on_draw[stack[-1]] > 0


# -- who is asked what --------------------------------------------------------------------------------------


def _asked(s: State, base: int, op: int) -> int:
    return s.frames[base + IT] if op == ASK_REACTION else s.frames[base + SEAT]


def _give_away(s: State, seat: int, card: int) -> None:
    """Only somebody who holds the card is asked for a reaction, so from now on everybody knows that they do."""
    known = card | EVERYBODY << SEEN_SHIFT
    for i, k in enumerate(s.known_hand[seat]):
        if k & SEEN_CARD == card:
            s.known_hand[seat][i] = known
            return
    s.known_hand[seat].append(known)


def is_optional(code: list[int], pc: int) -> bool:
    """Whether the choice may be declined."""
    op = code[pc]
    return op == ASK_REACTION or (op != ASK_BONUS and code[pc + 2] != NOWHERE)


def _with_refusal(options: list[int], op: int) -> list[int]:
    options.append(NO_MOVE if op == ASK_YES else DONE_MOVE)
    return options


def _decline(s: State, base: int, code: list[int], pc: int) -> None:
    """Nothing chosen: go on where the choice says, or simply behind it."""
    skip = code[pc] == ASK_REACTION or not is_optional(code, pc)
    s.frames[base + PC] = pc + WIDTH if skip else code[pc + 2]


def _options(s: State, base: int, code: list[int], pc: int) -> list[int]:
    """What may be chosen, without the refusal, sorted."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    if op == ASK_CARD:
        return _hand_options(s, seat, code[pc + 1], s.table.match[code[pc + 3]])
    if op == ASK_TAKE:
        match = s.table.match[code[pc + 3]]
        cards = s.table.pile_cards
        return [TAKE << SHIFT | cards[i] for i in range(len(cards)) if s.piles[i] and match[cards[i]]]
    if op == ASK_PLAYER:
        return [TARGET << SHIFT | p << SEAT_SHIFT for p in _players(s, seat, code[pc + 1])]
    if op == ASK_YES:
        condition = code[pc + 1]
        if condition == CAN_DRAW and not can_draw(s, seat):
            return []
        if condition == HAS_CARD and not s.hand[seat]:
            return []
        return [YES_MOVE]
    if op == ASK_BONUS:
        return [CHOOSE_BONUS << SHIFT | r for r in range(3) if code[pc + 1 + r]]
    if op == ASK_LOOKED:
        return [DISCARD << SHIFT | (s.aside[-1] & SEEN_CARD)]
    if op == ASK_DEST:
        excluded = frames[base + SOURCE] if code[pc + 1] else -1
        return _destinations(s, s.aside[-1] & SEEN_CARD, excluded)
    if op == ASK_REACTION:
        reacts = s.table.reacts
        hand = s.hand[frames[base + IT]]
        return [REVEAL << SHIFT | c for c in sorted({c for c in hand if reacts[c]})]
    if op == ASK_OWN_EVENT:
        return sorted({_target(seat, spot) for spot in _event_spots(s, seat, code[pc + 1])})
    assert op == ASK_MOVABLE
    return _movable(s)


def _hand_options(s: State, seat: int, verb: int, match: list[int]) -> list[int]:
    hand = s.hand[seat]
    if verb == KEEP and len(hand) < 2:
        return []
    options: list[int] = []
    last = -1
    for card in hand:
        if card != last and match[card]:
            options.append(verb << SHIFT | card)
        last = card
    return options


def _players(s: State, seat: int, who: int) -> list[int]:
    seats = range(s.table.seat_count)
    if who == _OTHERS:
        return [p for p in seats if p != seat and s.hand[p]]
    return [p for p in seats if can_draw(s, p)]


# -- events -------------------------------------------------------------------------------------------------


def _target(seat: int, spot: int) -> int:
    return TARGET_CARD << SHIFT | seat << SEAT_SHIFT | spot


def _destinations(s: State, event: int, excluded: int) -> list[int]:
    """Where an event may lie: a maid, or the quarters of somebody who has a maid who is not ill."""
    options: list[int] = []
    on_maid = s.table.lies[event] == _ON_MAID
    for seat in range(s.table.seat_count):
        if seat == excluded:
            continue
        if on_maid:
            is_maid = s.table.is_maid
            spots = {spot for spot in s.quarters[seat] if is_maid[spot & CARD_MASK]}
            if s.private[seat]:
                spots.add(s.private[seat][-1])
            options += [_target(seat, spot) for spot in sorted(spots)]
        elif _has_healthy_maid(s, seat):
            options.append(TARGET << SHIFT | seat << SEAT_SHIFT)
    return options


def _has_healthy_maid(s: State, seat: int) -> bool:
    """An ill maid counts as absent."""
    is_maid = s.table.is_maid
    for spot in s.quarters[seat]:
        if spot < ONE_EVENT and is_maid[spot]:
            return True
    return _has_healthy_private(s, seat)


def _has_healthy_private(s: State, seat: int) -> bool:
    for spot in s.private[seat]:  # noqa: SIM110 - a generator is slower, compiled and not
        if spot < ONE_EVENT:
            return True
    return False


def _event_spots(s: State, seat: int, event: int) -> list[int]:
    """Spots of a seat's quarters that are, or bear, an event (of that name, if one is given)."""
    table = s.table
    any_event = event < 0
    bears = any_event or event == table.event_on_maid
    spots = [spot for spot in s.private[seat] if bears and on_spot(spot)]
    for spot in s.quarters[seat]:
        if on_spot(spot):
            if bears:
                spots.append(spot)
        elif table.is_event[spot] and (any_event or spot == event):
            spots.append(spot)
    return spots


def owns_event(s: State, seat: int, event: int) -> bool:
    """Whether such an event lies in the seat's private quarters."""
    if event == s.table.event_on_maid and not s.private[seat]:
        return bool(s.quarters[seat]) and s.quarters[seat][-1] >= ONE_EVENT  # sorted: ill maids come last
    return len(_event_spots(s, seat, event)) > 0


def _event_at(s: State, spot: int) -> int:
    return s.table.event_on_maid if on_spot(spot) else spot


def _movable(s: State) -> list[int]:
    options: list[int] = []
    for seat in range(s.table.seat_count):
        for spot in sorted(set(_event_spots(s, seat, -1))):
            if _destinations(s, _event_at(s, spot), seat):
                options.append(_target(seat, spot))
    return options


def _change_spot(s: State, seat: int, spot: int, by: int) -> int:
    """Lay one event more or fewer on the card of a spot; the new spot."""
    changed = spot + by
    stack = s.private[seat]
    if s.table.is_private[spot_card(spot)]:
        stack[stack.index(spot)] = changed
    else:
        s.quarters[seat].remove(spot)
        insort(s.quarters[seat], changed)
    return changed


def _lift(s: State, base: int) -> int:
    """Take the event of the chosen spot away; the event."""
    seat = s.frames[base + IT]
    spot = s.frames[base + N]
    event = _event_at(s, spot)
    if on_spot(spot):
        _change_spot(s, seat, spot, -ONE_EVENT)
    else:
        s.quarters[seat].remove(spot)
    note(s, state.EVENT_REMOVED, seat, event, spot_card(spot) + 1 if on_spot(spot) else 0)
    return event


def set_aside_for_all(s: State, event: int) -> None:
    """Everybody sees an event that is about to land."""
    s.aside.append(event | EVERYBODY << SEEN_SHIFT | NOBODY << PLACE_SHIFT)


# -- acting -------------------------------------------------------------------------------------------------


def _discard(s: State, seat: int, card: int) -> None:
    s.discard[seat].append(card)
    note(s, state.DISCARDED, seat, card)


def _gain(s: State, seat: int, resource: int, amount: int) -> None:
    if resource == _SERVING:
        s.servings += amount
    elif resource == _LOVE:
        s.love += amount
    elif resource == _EMPLOYMENT:
        s.employments += amount
    else:
        s.new_cards += amount
    note(s, state.GAINED, seat, resource, amount)


def symbols(s: State, card: int) -> None:
    """The bonuses printed on a maid who serves, but for the draw."""
    table = s.table
    s.servings += table.serving[card]
    s.love += table.love[card]
    s.employments += table.employment[card]


def _is_met(s: State, code: list[int], pc: int) -> bool:
    if code[pc] == NEED_DEST:
        event = code[pc + 1]
        pile = s.table.pile_of[event]
        return pile >= 0 and s.piles[pile] > 0 and has_somewhere_to_go(s, event)
    match = s.table.match[code[pc + 3]]
    cards = s.table.pile_cards
    return any(s.piles[i] and match[cards[i]] for i in range(len(cards)))


def _act(s: State, base: int, code: list[int], at: int) -> None:
    """Carry out one instruction that asks nobody."""
    pc: i64 = at
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    frames[base + PC] = pc + WIDTH
    if op == RET:
        del frames[base:]
    elif op == SERVE_DRAW:
        count = s.table.draw[frames[base] // TIMINGS]
        if count and draw(s, seat, count):
            wake_private(s, seat)
    elif op == SYMBOLS:
        symbols(s, frames[base] // TIMINGS)
    elif op == GAIN:
        _gain(s, seat, code[pc + 1], code[pc + 2])
    elif op == DRAW:
        draw(s, seat, code[pc + 1])
    elif op == EACH:
        _each(s, base, code, pc)
    elif op == TAKE_EVENT:
        _take_event(s, base, code, pc)
    elif op == LAND:
        _land(s, base)
    elif op == REMOVE:
        return_to_town(s, _lift(s, base))
    elif op == LIFT:
        frames[base + SOURCE] = frames[base + IT]
        set_aside_for_all(s, _lift(s, base))
    elif op == LOOK_TOP or op == LOOK_HAND:
        _look(s, base, op == LOOK_TOP)
    elif op == SWAP:
        _swap(s, base)
    elif op == PUT_BACK:
        _put_back(s, base, code[pc + 1] == 0)
    elif op == DISCARD_TOP:
        card = -1
        if top_up(s, seat):
            card = pop_top(s, seat)
            _discard(s, seat, card)
        frames[base + IT] = card
    elif op == UNLESS_MAID:
        card = frames[base + IT]
        if card < 0 or s.table.is_maid[card]:
            frames[base + PC] = code[pc + 2]
    else:
        assert op == NEED_DEST or op == NEED_TAKE
        if not _is_met(s, code, pc):
            frames[base + PC] = code[pc + 2]


def wake_private(s: State, seat: int) -> None:
    """Right after the first draw of a maid this turn the uncovered private maid may act, before anything else."""
    if wakes_private(s, seat):
        s.used_private = 1
        note(s, state.ACTED, seat, s.private[seat][-1])
        push(s, s.private[seat][-1] * TIMINGS + _DREW, seat)


def _each(s: State, base: int, code: list[int], pc: int) -> None:
    """A frame for each player concerned, the first in clockwise order on top."""
    frames = s.frames
    key = frames[base]
    seat = frames[base + SEAT]
    seats: i64 = s.table.seat_count
    holding = code[pc + 3]
    frames[base + PC] = code[pc + 2]
    for distance in range(seats - 1, 0, -1):
        other = (seat + distance) % seats
        if code[pc + 1] == NEIGHBOURS and 1 < distance < seats - 1:
            continue
        if len(s.hand[other]) >= holding:
            push(s, key, other, pc + WIDTH)


def _take_event(s: State, base: int, code: list[int], pc: int) -> None:
    """One event off its pile, for the frame's seat itself or for a place still to be chosen."""
    frames = s.frames
    event = code[pc + 1]
    seat = frames[base + SEAT]
    receives = code[pc + 3] == 1
    pile = s.table.pile_of[event]
    if pile < 0 or not s.piles[pile] or (receives and not _has_healthy_maid(s, seat)):
        frames[base + PC] = code[pc + 2]
        return
    if receives:
        frames[base + IT] = seat
    take_from_town(s, event)
    set_aside_for_all(s, event)


def _land(s: State, base: int) -> None:
    frames = s.frames
    seat = frames[base + IT]
    event = s.aside.pop() & SEEN_CARD
    if s.table.lies[event] == _ON_MAID:
        spot = _change_spot(s, seat, frames[base + N], ONE_EVENT)
        frames[base + N] = spot
        note(s, state.LANDED, seat, event, spot_card(spot) + 1)
    else:
        insort(s.quarters[seat], event)
        note(s, state.LANDED, seat, event)


def _look(s: State, base: int, at_deck: bool) -> None:
    """Set the card aside where the looker sees it; the owner of a hand knows which one it is as well."""
    frames = s.frames
    seat = frames[base + SEAT]
    owner = frames[base + IT]
    seen = 1 << seat
    if at_deck:
        if not top_up(s, owner):
            return
        seen |= who_knows_top(s, owner)
        card = pop_top(s, owner)
    else:
        card = s.hand[owner][s.chance.below(len(s.hand[owner]))]
        seen |= 1 << owner | who_knows_held(s, owner, card)
        leave_hand(s, owner, card)
    s.aside.append(card | seen << SEEN_SHIFT | owner << PLACE_SHIFT | (FROM_DECK if at_deck else FROM_HAND))
    frames[base + N] = 1
    told = 1 << seat if at_deck else 1 << seat | 1 << owner
    note(s, state.LOOKED, seat, card, owner << 1 | (0 if at_deck else 1), seen=told)


def _swap(s: State, base: int) -> None:
    """The card looked at and a random one of the looker's own change hands; both players know both."""
    frames = s.frames
    seat = frames[base + SEAT]
    owner = frames[base + IT]
    seen = 1 << seat | 1 << owner
    theirs = s.aside.pop() & SEEN_CARD
    mine = s.hand[seat][s.chance.below(len(s.hand[seat]))]
    leave_hand(s, seat, mine)
    enter_hand(s, owner, mine, seen)
    enter_hand(s, seat, theirs, seen)
    frames[base + N] = 0
    note(s, state.SWAPPED, seat, mine, owner, seen=seen)


def _put_back(s: State, base: int, on_deck: bool) -> None:
    if s.frames[base + N] != 1:
        return
    looked = s.aside.pop()
    card = looked & SEEN_CARD
    owner = owner_aside(looked)
    seen = (looked >> SEEN_SHIFT) & EVERYBODY
    if on_deck:
        s.known_deck[owner].append(card | seen << SEEN_SHIFT | len(s.deck[owner]) << PLACE_SHIFT)
        s.deck[owner].append(card)
    else:
        enter_hand(s, owner, card, seen)
    note(s, state.LEFT, owner)
