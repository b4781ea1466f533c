"""The turn: starting, serving, employ and discard phase (rulebook, sections 4 and 6).

`advance` runs the game until somebody must answer. A phase in which the player in turn can do nothing passes by
itself, except the employ phase. Love cards may be played in any phase of one's own turn.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from cuore.engine import state
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase, Timing
from cuore.engine.moves import (
    CARD_MASK,
    CHAMBER,
    CHAMBER_BITS,
    EMPLOY,
    EMPLOY_BITS,
    END_PHASE,
    END_PHASE_BITS,
    END_TURN,
    END_TURN_MOVE,
    KEEP,
    PLAY,
    PLAY_ALL,
    PLAY_ALL_MOVE,
    PLAY_BITS,
    SERVE,
    SHIFT,
    USE,
    USE_BITS,
)
from cuore.engine.programs import PROGRAMS, TEXT_START, TIMINGS
from cuore.engine.resolve import (
    ONE_EVENT,
    answer,
    asked_options,
    has_somewhere_to_go,
    owns_event,
    push,
    run,
    set_aside_for_all,
    symbols,
    usable,
    wakes_private,
)
from cuore.engine.state import (
    EVERYBODY,
    HAND_SIZE,
    SEEN_CARD,
    State,
    check_end,
    draw,
    leave_hand,
    note,
    take_from_town,
)

_START: Final = int(Phase.START)
_SERVE: Final = int(Phase.SERVE)
_EMPLOY: Final = int(Phase.EMPLOY)
_DISCARD: Final = int(Phase.DISCARD)
_SERVED: Final = int(Timing.SERVED)
_START_BONUS: Final = int(Timing.START_BONUS)
_START_USE: Final = int(Timing.START)
_OTHERS_DISCARD: Final = int(Timing.OTHERS_DISCARD)
_LAND: Final = int(Timing.LAND)


def apply(s: State, move: int) -> None:
    """Carry out a move that is known to be legal, and everything that follows from it."""
    if s.trace is not None:
        # Which card somebody keeps in hand is nobody else's business; every other answer is given openly.
        note(s, state.MOVED, s.to_move, move, seen=1 << s.to_move if move >> SHIFT == KEEP else EVERYBODY)
    if s.frames:
        answer(s, move)
    else:
        _turn_move(s, move)
    advance(s)


def begin(s: State, phase: int = _START) -> None:
    """Start the turn of the active seat, in a later phase if one is asked for, and run to its first decision."""
    _begin_turn(s)
    while s.phase < phase:
        enter_phase(s, s.phase + 1)
    advance(s)


def advance(s: State) -> None:
    """Run until somebody must answer or the game is over."""
    while True:
        if s.frames and run(s):
            return
        phase: i64 = s.phase
        if phase == _DISCARD:
            _finish_turn(s)
            if s.over:
                s.options = []
                return
        elif phase != _START or not _start_bonus(s):
            options = _phase_options(s)
            if options:
                s.options = options
                s.to_move = s.active
                return
            enter_phase(s, phase + 1)


def current_options(s: State) -> list[int]:
    """The answers to the open decision, computed anew from the position."""
    if s.over:
        return []
    if s.frames:
        return asked_options(s)
    options = _phase_options(s)
    if not options:  # dealt anew, a hand may have nothing to do in a phase that was not passed over
        _add_ends(s, options)
    return options


# -- what the player in turn may do -----------------------------------------------------------------------------


def _phase_options(s: State) -> list[int]:
    """The moves of the phase, sorted; none if there is nothing to do in it but to play love."""
    if s.phase == _EMPLOY:
        return _employ_options(s)
    if s.phase == _SERVE:
        options = _serves(s) if s.servings else []
    else:
        options = _uses(s)
    if options:
        _add_ends(s, options)
    return options


def _add_ends(s: State, options: list[int]) -> None:
    """Love can be played, and a phase or the whole turn ended, at any time."""
    _add_plays(s, options)
    options.append(END_PHASE_BITS | s.phase)
    options.append(END_TURN_MOVE)


def _uses(s: State) -> list[int]:
    """Abilities of the starting phase that wait for their owner's word."""
    seat = s.active
    stack = s.private[seat]
    options: list[int] = []
    if not stack and not s.quarters[seat]:
        return options
    if stack and not s.used_private and stack[-1] < ONE_EVENT:
        key = stack[-1] * TIMINGS + _START_USE
        if PROGRAMS[key] and usable(s, key, seat):
            options.append(USE_BITS | stack[-1])
    for event in s.table.start_events:
        if owns_event(s, seat, event) and usable(s, event * TIMINGS + _START_USE, seat):
            options.append(USE_BITS | event)
    return options


def _serves(s: State) -> list[int]:
    """Being served by a maid, or making her a chambermaid. A hand holds love cards, sorted first, and maids."""
    table = s.table
    chamber = table.chamber
    last_love: i64 = table.last_love
    servings: i64 = s.servings
    serves: list[int] = []
    chambers: list[int] = []
    last: i64 = last_love
    for held in s.hand[s.active]:
        card: i64 = held
        if card > last:
            last = card
            serves.append(card)  # verb 0
            if 0 < chamber[card] <= servings:
                chambers.append(CHAMBER_BITS | card)
    serves += chambers
    return serves


def _add_plays(s: State, options: list[int]) -> None:
    last_love: i64 = s.table.last_love
    last: i64 = -1
    count: i64 = 0
    for held in s.hand[s.active]:
        card: i64 = held
        if card > last_love:
            break
        count += 1
        if card > last:
            options.append(PLAY_BITS | card)
            last = card
    if count > 1:
        options.append(PLAY_ALL_MOVE)


def _employ_options(s: State) -> list[int]:
    options: list[int] = []
    _add_plays(s, options)
    if s.employments:
        table = s.table
        love: i64 = s.love
        cost = table.cost
        piles = s.piles
        pile_of = table.pile_of
        shop = table.shop[min(table.dearest, love)]
        if s.empty_piles:
            options += [move for move in shop if piles[pile_of[move & CARD_MASK]]]
        else:
            options += shop
        for card in s.shown:
            if cost[card] <= love:
                options.append(EMPLOY_BITS | card)
        for event in table.events:
            if cost[event] <= love and piles[pile_of[event]] and has_somewhere_to_go(s, event):
                options.append(EMPLOY_BITS | event)
        if table.shop_is_mixed:
            options.sort()
    options.append(END_TURN_MOVE)
    return options


# -- doing it ---------------------------------------------------------------------------------------------------


def _turn_move(s: State, move: int) -> None:
    verb: i64 = move >> SHIFT
    seat = s.active
    card = move & CARD_MASK
    if verb == END_TURN:
        enter_phase(s, _DISCARD)
    elif verb == END_PHASE:
        enter_phase(s, s.phase + 1)
    elif verb == SERVE:
        s.servings -= 1
        leave_hand(s, seat, card)
        s.played.append(card)
        _serve(s, seat, card)
    elif verb == PLAY:
        leave_hand(s, seat, card)
        s.played.append(card)
        s.love += s.table.love[card]
    elif verb == PLAY_ALL:
        _play_all(s)
    elif verb == EMPLOY:
        _employ(s, seat, card)
    elif verb == CHAMBER:
        s.servings -= s.table.chamber[card]
        leave_hand(s, seat, card)
        insort(s.quarters[seat], card)
    else:
        assert verb == USE
        if s.table.is_private[card]:
            s.used_private = 1
        push(s, card * TIMINGS + _START_USE, seat)


def _play_all(s: State) -> None:
    """Every love card in hand, which is sorted with them first."""
    seat = s.active
    hand = s.hand[seat]
    last_love: i64 = s.table.last_love
    count: i64 = 0
    for card in hand:
        if card > last_love:
            break
        s.love += s.table.love[card]
        count += 1
        if s.trace is not None:
            note(s, state.PLAYED, seat, card)
    s.played += hand[:count]
    del hand[:count]
    if s.known_hand[seat]:
        s.known_hand[seat] = [k for k in s.known_hand[seat] if k & SEEN_CARD > last_love]


def _serve(s: State, seat: int, card: int) -> None:
    """Symbols first, then the text. Only a private maid who acts on draws can come in between."""
    table = s.table
    if table.draw[card] and wakes_private(s, seat):
        push(s, card * TIMINGS + _SERVED, seat)
        return
    if table.draw[card]:
        draw(s, seat, table.draw[card])
    symbols(s, card)
    if table.has_text[card]:
        push(s, card * TIMINGS + _SERVED, seat, TEXT_START)


def _employ(s: State, seat: int, card: int) -> None:
    """Pay, and put the card where its kind goes."""
    table = s.table
    s.employments -= 1
    s.love -= table.cost[card]
    if table.is_private[card]:
        s.shown.remove(card)
        s.private[seat].append(card)
        _refill_shown(s)
        return
    take_from_town(s, card)
    if table.is_event[card]:
        set_aside_for_all(s, card)
        push(s, card * TIMINGS + _LAND, seat)
    else:
        s.discard[seat].append(card)


def _refill_shown(s: State) -> None:
    if not s.stack:
        return
    card = s.stack.pop()
    insort(s.shown, card)
    note(s, state.REFILLED, s.active, card)
    if not s.stack:
        check_end(s)


# -- from phase to phase ------------------------------------------------------------------------------------


def enter_phase(s: State, phase: int) -> None:
    """Leave the phase for a later one and take what it gives."""
    s.phase = phase
    if phase == _SERVE:
        s.servings += 1
    elif phase == _EMPLOY:
        s.servings = 0
        s.employments += 1
    elif phase == _DISCARD:
        _others_discard(s)


def _begin_turn(s: State) -> None:
    s.phase = _START
    s.new_cards = HAND_SIZE
    s.used_private = 0
    if s.trace is not None:
        note(s, state.TURN_BEGAN, s.active, number=s.turn)


def _start_bonus(s: State) -> bool:
    """A mandatory starting bonus happens by itself, as soon as its private maid is well."""
    stack = s.private[s.active]
    if not stack or s.used_private or stack[-1] >= ONE_EVENT:
        return False
    key = stack[-1] * TIMINGS + _START_BONUS
    if not PROGRAMS[key]:
        return False
    s.used_private = 1
    note(s, state.ACTED, s.active, stack[-1])
    push(s, key, s.active)
    return True


def _others_discard(s: State) -> None:
    """Private maids of the others that act at the start of this discard phase, clockwise from the active seat."""
    seats: i64 = s.table.seat_count
    for distance in range(seats - 1, 0, -1):
        owner = (s.active + distance) % seats
        stack = s.private[owner]
        if stack and stack[-1] < ONE_EVENT:
            key = stack[-1] * TIMINGS + _OTHERS_DISCARD
            if PROGRAMS[key]:
                note(s, state.ACTED, owner, stack[-1])
                push(s, key, s.active)


def _finish_turn(s: State) -> None:
    """Everything played and held goes to the discard pile, then a new hand is drawn."""
    seat: i64 = s.active
    hand = s.hand[seat]
    discard = s.discard[seat]
    if hand:
        discard += hand
        s.dumped[seat] += hand
        if not s.played:
            s.dumped[seat].pop()  # the top card of a discard pile lies open
        s.hand[seat] = []
        s.known_hand[seat] = []
    if s.played:
        discard += s.played
        s.played = []
    s.servings = 0
    s.love = 0
    s.employments = 0
    draw(s, seat, s.new_cards)
    if s.ending:
        s.over = 1
        note(s, state.GAME_OVER, seat)
        return
    s.active = (seat + 1) % s.table.seat_count
    s.turn += 1
    _begin_turn(s)
