"""What the instructions do that ask nobody."""

from __future__ import annotations

from typing import Final

from cuore.engine import beer
from cuore.engine.choices import is_met, is_need
from cuore.engine.events import EVERYBODY, EventKind
from cuore.engine.frames import (
    AS_THOUGH,
    IT,
    PC,
    SEAT,
    SOURCE,
    N,
    discard_onto,
    lies_played,
    refill_shown,
    symbols,
    wake_private,
)
from cuore.engine.ints import i64
from cuore.engine.kinds import Resource, Stack, Timing
from cuore.engine.opcodes import (
    ALL,
    COUNT,
    DISCARD_TOP,
    DISMISS,
    DISMISS_THIS,
    DRAW,
    DRAW_COUNTED,
    DUEL,
    EACH,
    END_GAME,
    END_PHASES,
    FIRST_MASTER,
    GAIN,
    GAIN_THIS,
    GIVE_BEER,
    IF_IT,
    IF_NTH,
    JUMP,
    KEEP_FITTING,
    LAND,
    LIFT,
    LOOK_BEER,
    LOOK_HAND,
    LOOK_TOP,
    LOSE_BEER,
    LOSE_PRIVATE,
    MARK,
    NEIGHBOURS,
    PAY_IT,
    PAY_SERVING,
    PLACE_PRIVATE,
    PLANT,
    PLAY_IT,
    PUT_BACK,
    REFILL_BEER,
    REMOVE,
    REMOVE_THIS,
    RET,
    REVEAL_TOP,
    SEND_HOME,
    SERVE_DRAW,
    STEAL_BEER,
    SWAP,
    SYMBOLS,
    TAKE_EVENT,
    TIMINGS,
    TO_DISCARD,
    TOPPLE,
    USED,
    WIDTH,
)
from cuore.engine.quarters import accepts, dismiss, land_event, lift_event, raze, set_aside_for_all
from cuore.engine.state import (
    FROM_DECK,
    FROM_HAND,
    NOBODY,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    draw,
    enter_hand,
    forget_held,
    know_in_deck,
    last_aside,
    learn_held,
    note,
    owner_aside,
    pop_top,
    push,
    return_to_town,
    take_from_town,
    top_up,
    who_knows_top,
)
from cuore.engine.steps import Whose
from cuore.engine.zones import NATIVE, Facts, cut, insort, still, with_card, with_zone, without

_PRIVATE: Final = int(Stack.PRIVATE)
_BEER_PILE: Final = int(Stack.BEER)
_SERVED: Final = int(Timing.SERVED)
_THEIRS: Final = int(Whose.THEIRS)
_SERVING: Final = int(Resource.SERVING)
_LOVE: Final = int(Resource.LOVE)
_EMPLOYMENT: Final = int(Resource.EMPLOYMENT)
_NEW_CARDS: Final = int(Resource.NEW_CARDS)
_IMAGINATION: Final = int(Resource.IMAGINATION)
_CONCENTRATION: Final = int(Resource.CONCENTRATION)


def act(s: State, base: i64, code: Facts, at: i64) -> None:
    """Carry out one instruction that asks nobody."""
    pc: i64 = at
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    frames[base + PC] = pc + WIDTH
    if op == RET:
        if NATIVE:
            cut(frames, base)
        else:
            del frames[base:]
    elif op == SERVE_DRAW:
        count = s.table.draw[frames[base] // TIMINGS]
        if count and draw(s, seat, count):
            wake_private(s, seat)
    elif op == SYMBOLS:
        symbols(s, frames[base] // TIMINGS)
    elif op == GAIN:
        gain(s, seat, code[pc + 1], code[pc + 2])
    elif op == DRAW:
        if draw(s, seat, code[pc + 1]) and s.table.is_maid[frames[base] // TIMINGS]:
            wake_private(s, seat)
    elif op == EACH:
        _each(s, base, code, pc)
    elif op == TAKE_EVENT:
        _take_event(s, base, code, pc)
    elif op == LAND:
        frames[base + N] = land_event(s, frames[base + IT], frames[base + N])
    elif op == REMOVE:
        return_to_town(s, lift_event(s, frames[base + IT], frames[base + N]))
    elif op == LIFT:
        frames[base + SOURCE] = frames[base + IT]
        set_aside_for_all(s, lift_event(s, frames[base + IT], frames[base + N]))
    elif op == LOOK_TOP or op == LOOK_HAND:
        if op == LOOK_TOP and code[pc + 1] != _THEIRS:
            frames[base + IT] = seat
        _look(s, base, op == LOOK_TOP)
    elif op == SWAP:
        _swap(s, base)
    elif op == PUT_BACK:
        _put_back(s, base, code[pc + 1] == 0)
    elif op == DISCARD_TOP:
        owner = frames[base + IT] if code[pc + 1] == _THEIRS else seat
        frames[base + N] = _discard_top(s, owner)
    elif op == IF_IT:
        card = frames[base + N]
        if card < 0 or not s.table.match[code[pc + 3]][card]:
            frames[base + PC] = code[pc + 2]
    elif is_need(op):
        if not is_met(s, seat, code, pc):
            frames[base + PC] = code[pc + 2]
    elif op == JUMP:
        frames[base + PC] = code[pc + 2]
    else:
        _act_rarer(s, base, code, pc)


def _act_rarer(s: State, base: i64, code: Facts, pc: i64) -> None:
    """The instructions that few cards use: asked last, so that the others are found sooner."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    a = code[pc + 1]
    this = frames[base] // TIMINGS
    if op == PLAY_IT:
        push(s, frames[base + N] * TIMINGS + _SERVED, seat)
        frames[-1] = AS_THOUGH
    elif op == PAY_IT:
        _pay_it(s, base)
    elif op == REVEAL_TOP:
        _reveal_top(s, base, a)
    elif op == KEEP_FITTING:
        _keep_fitting(s, base, s.table.match[code[pc + 3]])
    elif op == USED:
        s.used = with_card(s.used, this)
    elif op == MARK:
        s.turn_marks[a] += 1
    elif op == PAY_SERVING:
        s.servings -= a
    elif op == END_PHASES:
        s.leave = 1 + a
    elif op == END_GAME:
        s.over = 1
        note(s, EventKind.GAME_OVER, seat)
    elif op == DISMISS_THIS:
        dismiss(s, seat, this)
    elif op == DISMISS:
        dismiss(s, seat, frames[base + N])
    elif op == PLANT:
        s.played.remove(this)
        insort(s.quarters[frames[base + IT]], this)
        note(s, EventKind.PLANTED, seat, this, frames[base + IT])
    elif op == SEND_HOME:
        s.quarters[seat].remove(this)
        return_to_town(s, this)
        note(s, EventKind.RETURNED, seat, this)
    elif op == PLACE_PRIVATE:
        owner = frames[base + IT]
        s.private = with_zone(s.private, owner, with_card(s.private[owner], this))
        s.aside.pop()
        note(s, EventKind.ENTERED, owner, this)
    elif op == LOSE_PRIVATE:
        # Who cannot discard the card shows the hand.
        shown = still([c | EVERYBODY << SEEN_SHIFT for c in s.hand[seat]])
        s.known_hand = with_zone(s.known_hand, seat, shown)
        s.private = with_zone(s.private, seat, without(s.private[seat], len(s.private[seat]) - 1))
        s.stacks[_PRIVATE].insert(0, this)
        note(s, EventKind.RETURNED, seat, this)
    elif op == DUEL:
        mine = _discard_top(s, seat)
        theirs = _discard_top(s, frames[base + IT])
        cost = s.table.cost
        if mine < 0 or theirs < 0 or cost[mine] - cost[theirs] < a:
            frames[base + PC] = code[pc + 2]
    elif op == TOPPLE:
        raze(s, frames[base + IT], frames[base + N])
    elif op == TO_DISCARD:
        s.aside.pop()
        s.discard[frames[base + IT]].append(this)
        note(s, EventKind.ENTERED, frames[base + IT], this)
    elif op == IF_NTH:
        if not lies_played(s, base) or s.played.count(this) % a:
            frames[base + PC] = code[pc + 2]
    elif op == FIRST_MASTER:
        s.next_master = seat
        note(s, EventKind.FIRST_MASTER, seat)
    elif op == COUNT:
        frames[base + SOURCE] = max(frames[base + SOURCE], 0) + 1
    elif op == DRAW_COUNTED:
        count = frames[base + SOURCE]
        if count > 0 and draw(s, seat, count) and s.table.is_maid[this]:
            wake_private(s, seat)
    elif op == GAIN_THIS:
        s.aside.pop()
        insort(s.quarters[seat], this)
        refill_shown(s, s.table.stack_of[this])
    else:
        _act_beer(s, base, op, a)


def _act_beer(s: State, base: i64, op: i64, a: i64) -> None:
    frames = s.frames
    seat = frames[base + SEAT]
    if op == LOOK_BEER:
        pile = s.stacks[_BEER_PILE]
        count = min(a, len(pile))
        for _ in range(count):
            s.aside.append(beer.lift(s) | 1 << (SEEN_SHIFT + seat) | NOBODY << PLACE_SHIFT)
        frames[base + N] = count
        if count < 2:  # nothing to arrange
            frames[base + PC] += WIDTH
            if count:
                beer.put_back(s, [s.aside.pop() & SEEN_CARD], seat)
    elif op == REFILL_BEER:
        beer.refill(s)
    elif op == STEAL_BEER:
        beer.move_random(s, frames[base + IT], seat)
    elif op == LOSE_BEER:
        beer.move_random(s, seat, -1)
    elif op == GIVE_BEER:
        beer.hand_over(s, seat, frames[base + IT], (s.aside.pop() & SEEN_CARD) | 1 << (SEEN_SHIFT + seat))
    else:
        assert op == REMOVE_THIS
        event = frames[base] // TIMINGS
        s.quarters[seat].remove(event)
        s.gone = with_card(s.gone, event)
        note(s, EventKind.GONE, seat, event)


def gain(s: State, seat: i64, resource: i64, amount: i64) -> None:
    """Add to what the turn holds."""
    if resource == _SERVING:
        s.servings += amount
    elif resource == _LOVE:
        s.love += amount
    elif resource == _EMPLOYMENT:
        s.employments += amount
    elif resource == _NEW_CARDS:
        s.new_cards += amount
    elif resource == _IMAGINATION:
        s.imagination += amount
    elif resource == _CONCENTRATION:
        s.concentration += amount
    else:
        s.effort += amount
    if s.trace is not None:
        note(s, EventKind.GAINED, seat, resource, amount)


def _discard_top(s: State, seat: i64) -> i64:
    """The top card of a deck to the discard pile; the card, or -1 if there was none."""
    if not top_up(s, seat):
        return -1
    card = pop_top(s, seat)
    discard_onto(s, seat, card)
    return card


def _pay_it(s: State, base: i64) -> None:
    """A love card pays without a question and stays where it lies."""
    card = s.frames[base + N]
    if card >= 0 and s.table.is_love[card]:
        s.love += s.table.love[card]
        s.frames[base + N] = -1


def _reveal_top(s: State, base: i64, count: i64) -> None:
    """Turn up cards for all to see."""
    seat = s.frames[base + SEAT]
    turned: i64 = 0
    while turned < count and top_up(s, seat):
        card = pop_top(s, seat)
        s.aside.append(card | EVERYBODY << SEEN_SHIFT | seat << PLACE_SHIFT)
        note(s, EventKind.REVEALED, seat, card)
        turned += 1
    s.frames[base + N] = turned


def _keep_fitting(s: State, base: i64, match: Facts) -> None:
    seat = s.frames[base + SEAT]
    turned = s.frames[base + N]
    if not turned:
        return
    cards = [e & SEEN_CARD for e in last_aside(s, turned)]
    cut(s.aside, len(s.aside) - turned)
    for card in cards:
        if match[card]:
            enter_hand(s, seat, card, EVERYBODY)
        else:
            discard_onto(s, seat, card)


def _each(s: State, base: i64, code: Facts, pc: i64) -> None:
    """A frame for each player concerned, the first in clockwise order on top."""
    frames = s.frames
    key = frames[base]
    seat = frames[base + SEAT]
    seats: i64 = s.table.seat_count
    holding = code[pc + 3]
    frames[base + PC] = code[pc + 2]
    distance: i64
    for distance in range(seats - 1, 0, -1):
        other = (seat + distance) % seats
        if code[pc + 1] == NEIGHBOURS and 1 < distance < seats - 1:
            continue
        if len(s.hand[other]) >= holding:
            push(s, key, other, pc + WIDTH)
    if code[pc + 1] == ALL and len(s.hand[seat]) >= holding:
        push(s, key, seat, pc + WIDTH)


def _take_event(s: State, base: i64, code: Facts, pc: i64) -> None:
    """One event off its pile, for the frame's seat itself or for a place still to be chosen."""
    frames = s.frames
    event = code[pc + 1]
    seat = frames[base + SEAT]
    receives = code[pc + 3] == 1
    pile = s.table.pile_of[event]
    if pile < 0 or not s.piles[pile] or (receives and not accepts(s, seat, event)):
        frames[base + PC] = code[pc + 2]
        return
    if receives:
        frames[base + IT] = seat
    take_from_town(s, event)
    set_aside_for_all(s, event)


def _look(s: State, base: i64, at_deck: bool) -> None:
    """Set the card aside where the looker sees it. It still counts as lying in its deck or hand."""
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
        # Chance picks the card: what the others know of the hand stays as it is.
        card = s.hand[owner].pop(s.chance.below(len(s.hand[owner])))
        seen |= 1 << owner
    s.aside.append(card | seen << SEEN_SHIFT | owner << PLACE_SHIFT | (FROM_DECK if at_deck else FROM_HAND))
    frames[base + N] = 1
    told = 1 << seat if at_deck else 1 << seat | 1 << owner
    note(s, EventKind.LOOKED, seat, card, owner << 1 | (0 if at_deck else 1), seen=told)


def _swap(s: State, base: i64) -> None:
    """The card looked at and a random one of the looker's own change hands; only those two know which."""
    frames = s.frames
    seat = frames[base + SEAT]
    owner = frames[base + IT]
    both = 1 << seat | 1 << owner
    theirs = s.aside.pop() & SEEN_CARD
    mine = s.hand[seat].pop(s.chance.below(len(s.hand[seat])))
    for hand in (seat, owner):  # nobody else can be sure of any card of these hands now
        masks = [(k & SEEN_CARD, k >> SEEN_SHIFT & both) for k in s.known_hand[hand]]
        known = still([card | mask << SEEN_SHIFT for card, mask in masks if mask])
        s.known_hand = with_zone(s.known_hand, hand, known)
    forget_held(s, owner, theirs)
    forget_held(s, seat, mine)
    enter_hand(s, owner, mine, both)
    enter_hand(s, seat, theirs, both)
    frames[base + N] = 0
    note(s, EventKind.SWAPPED, seat, mine, owner, seen=both)


def _put_back(s: State, base: i64, on_deck: bool) -> None:
    if s.frames[base + N] != 1:
        return
    looked = s.aside.pop()
    card = looked & SEEN_CARD
    owner = owner_aside(looked)
    seen = (looked >> SEEN_SHIFT) & EVERYBODY
    if on_deck:
        know_in_deck(s, owner, card, seen)
        s.deck[owner].append(card)
    else:
        insort(s.hand[owner], card)
        learn_held(s, owner, card, seen & ~(1 << owner))
    note(s, EventKind.LEFT, owner)
