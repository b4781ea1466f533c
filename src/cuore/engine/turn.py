"""The turn: starting, serving, employ and discard phase (rulebook, sections 4 and 6).

`advance` runs the game until somebody must answer. A phase in which the player in turn can do nothing passes by
itself, except the employ phase. Love cards may be played in any phase of one's own turn. What may be done in a phase
is listed in offers.py.
"""

from __future__ import annotations

from typing import Final

from cuore.engine import beer, rounds
from cuore.engine.answers import answer
from cuore.engine.events import EventKind
from cuore.engine.frames import refill_shown, symbols, wakes_private
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase, Timing
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    EMPLOY,
    END_PHASE,
    END_TURN_MOVE,
    PLAY,
    PLAY_ALL,
    SERVE,
    SHIFT,
    USE,
)
from cuore.engine.offers import add_ends, bonus_waits, employ_options, phase_options, plain_serve_options
from cuore.engine.opcodes import TEXT_START, TIMINGS
from cuore.engine.prices import price, use_up_prices
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import set_aside_for_all
from cuore.engine.resolve import asked_options, is_secret, question, run
from cuore.engine.state import (
    HAND_SIZE,
    ONE_EVENT,
    SEEN_CARD,
    State,
    draw,
    forget_held,
    leave_hand,
    note,
    push,
    take_from_town,
)
from cuore.engine.zones import (
    NATIVE,
    NO_CARDS,
    Zone,
    bisect_right,
    empty,
    insort,
    move_up_to,
    still,
    with_card,
    with_zone,
    zeros,
)

_START: Final = int(Phase.START)
_SERVE: Final = int(Phase.SERVE)
_EMPLOY: Final = int(Phase.EMPLOY)
_DISCARD: Final = int(Phase.DISCARD)
_NEXT: Final = int(Phase.NEXT)
_CHOOSE: Final = int(Phase.CHOOSE)
_SERVED: Final = int(Timing.SERVED)
_START_BONUS: Final = int(Timing.START_BONUS)
_START_USE: Final = int(Timing.START)
_SERVE_USE: Final = int(Timing.SERVE_USE)
_OTHERS_DISCARD: Final = int(Timing.OTHERS_DISCARD)
_PLACED: Final = int(Timing.PLACED)
_EMPLOYED: Final = int(Timing.EMPLOYED)
_GAINED: Final = int(Timing.GAINED)
_NEW_HAND: Final = int(Timing.NEW_HAND)
_END_TURN: Final = 2  # in State.leave, as an effect sets it
_END_START: Final = 3  # the starting phase ends once what is compulsory in it is done


def apply(s: State, move: i64) -> None:
    """Carry out a move that is known to be legal, and everything that follows from it."""
    if s.trace is not None:
        if is_secret(s, move):
            note(s, EventKind.MOVED, s.to_move, move, question(s), seen=1 << s.to_move)
        else:
            note(s, EventKind.MOVED, s.to_move, move)
    carry_out(s, move)


def carry_out(s: State, move: i64) -> None:
    """The same, with nobody listening."""
    if s.frames:
        answer(s, move)
    else:
        turn_move(s, move)
    advance(s)


def begin(s: State, phase: i64 = _START) -> None:
    """Start the turn of the active seat, in a later phase if one is asked for, and run to its first decision."""
    if phase == _CHOOSE:
        rounds.begin_round(s)
        advance(s)
        return
    _begin_turn(s)
    while phase not in (_START, s.phase):
        enter_phase(s, s.table.next_phase[s.phase])
    advance(s)


def advance(s: State) -> None:
    """Run until somebody must answer or the game is over."""
    while True:
        if s.frames:
            if run(s):
                return
            if s.over:
                break
            if s.leave:  # only effects end a phase before its time
                _leave_phases(s)
                continue
        phase: i64 = s.phase
        if phase == _SERVE:
            options = plain_serve_options(s) if s.table.plain_serve else phase_options(s)
            if options:
                s.options = options
                s.to_move = s.active
                return
            phase = s.table.next_phase[_SERVE]
            if phase != _EMPLOY:
                enter_phase(s, phase)
                continue
            s.phase = _EMPLOY  # what `enter_phase` does, without the call and another round
            s.servings = 0
            s.employments += 1
        if phase == _EMPLOY:  # the most common case: nobody is ever spared this one
            s.options = employ_options(s)
            s.to_move = s.active
            return
        if s.over:  # no effect has ended the game, so a turn has: that is never a serving or an employ phase
            break
        if phase == _DISCARD:
            _draw_new_hand(s)
            continue
        if phase == _NEXT:
            _next_turn(s)
            continue
        options = phase_options(s)
        if not options and phase == _START and _start_bonus(s):
            continue
        if options:
            s.options = options
            s.to_move = s.active
            return
        enter_phase(s, s.table.next_phase[phase])
    s.options = empty()
    s.shares_options = 0


def current_options(s: State) -> Zone:
    """The answers to the open decision, computed anew from the position."""
    if s.over:
        return empty()
    if s.frames:
        return asked_options(s)
    offered = s.options
    s.shares_options = 1
    options = phase_options(s).copy()
    s.options = offered
    s.shares_options = 1
    if not options:  # dealt anew, a hand may have nothing to do in a phase that was not passed over
        add_ends(s, options)
    return options


# -- doing it ---------------------------------------------------------------------------------------------------


def turn_move(s: State, move: i64) -> None:
    """A move of the player in turn, outside any effect."""
    if move == END_TURN_MOVE:
        if s.phase == _START and _start_bonus(s):
            s.leave = _END_TURN
            return
        s.phase = _DISCARD
        for other in s.table.watching_discards[s.active]:
            if s.private[other]:  # or else there is nobody who could act now, which is most of the time
                _others_discard(s)
                if s.frames:
                    return
                break
        _draw_new_hand(s)
        return
    verb: i64 = move >> SHIFT
    seat = s.active
    card = move & CARD_MASK
    if verb == PLAY:
        table = s.table
        s.hand[seat].remove(card)  # what `leave_hand` does, without the call: every sixth answer is this one
        if s.known_hand[seat]:
            forget_held(s, seat, card)
        s.played.append(card)
        s.love += table.love[card] if card <= table.last_love else table.likened_love
    elif verb == EMPLOY:
        _employ(s, seat, card)
    elif verb == SERVE:
        s.servings -= 1
        leave_hand(s, seat, card)
        s.played.append(card)
        _serve(s, seat, card)
    elif verb == PLAY_ALL:
        _play_all(s)
    elif verb == END_PHASE:
        if s.phase == _START and _start_bonus(s):
            s.leave = _END_START
        else:
            enter_phase(s, s.table.next_phase[s.phase])
    elif verb == CHAMBER:
        s.servings -= s.table.chamber[card]
        leave_hand(s, seat, card)
        insort(s.quarters[seat], card)
    elif verb == USE:
        _use(s, seat, card)
    elif verb == CHOOSE:
        if rounds.choose(s, seat, card):
            _begin_turn(s)
    elif verb == ACQUIRE and s.table.is_won[s.table.stack_of[card]]:
        rounds.win(s, seat, card)
    elif verb == ACQUIRE:
        rounds.acquire(s, seat, card)
    else:
        assert verb == BEER
        beer.buy(s, seat, card)


def _use(s: State, seat: i64, card: i64) -> None:
    if s.phase == _SERVE:
        push(s, card * TIMINGS + _SERVE_USE, seat)
        return
    if s.table.is_private[card] or (s.table.has_rounds and s.refined[seat] == card):
        s.used = with_card(s.used, card)
    optional = card * TIMINGS + _START_USE
    push(s, optional if PROGRAMS[optional] else card * TIMINGS + _START_BONUS, seat)


def _play_all(s: State) -> None:
    """Every card in hand that counts as love; love cards come first in a sorted hand."""
    seat = s.active
    hand = s.hand[seat]
    table = s.table
    if table.likeness and s.turn_marks[table.likeness_mark]:
        for card in [c for c in hand if table.is_love[c] or table.likened[c]]:
            leave_hand(s, seat, card)
            s.played.append(card)
            s.love += table.love[card] if table.is_love[card] else table.likened_love
            note(s, EventKind.PLAYED, seat, card)
        return
    last_love = table.last_love
    played = s.played
    gives = table.love
    love: i64 = s.love
    first: i64 = len(played)
    i: i64
    if NATIVE:
        move_up_to(hand, last_love, played)
        for i in range(first, len(played)):
            love += gives[played[i]]
    else:
        loves = bisect_right(hand, last_love)
        for card in hand[:loves]:
            love += gives[card]
        played += hand[:loves]
        del hand[:loves]
    s.love = love
    if s.trace is not None:
        for i in range(first, len(played)):
            note(s, EventKind.PLAYED, seat, played[i])
    if s.known_hand[seat]:
        known = still([k for k in s.known_hand[seat] if k & SEEN_CARD > last_love])
        s.known_hand = with_zone(s.known_hand, seat, known)


def _serve(s: State, seat: i64, card: i64) -> None:
    """Symbols first, then the text. Only a private maid who acts on draws can come in between."""
    table = s.table
    cards = table.draw[card]
    if cards:
        if wakes_private(s, seat):
            push(s, card * TIMINGS + _SERVED, seat)
            return
        draw(s, seat, cards)
    symbols(s, card)
    if table.has_text[card]:
        push(s, card * TIMINGS + _SERVED, seat, TEXT_START)


def _employ(s: State, seat: i64, card: i64) -> None:
    """Pay, and put the card where its kind goes."""
    table = s.table
    s.employments -= 1
    s.love -= price(s, card) if table.prices_vary else table.cost[card]
    if table.simply_discarded[card]:
        take_from_town(s, card)
        s.discard[seat].append(card)
        return
    if table.prices_vary:
        use_up_prices(s, card)
    stack = table.stack_of[card]
    if stack >= 0:
        s.shown[stack].remove(card)
        refill_shown(s, stack)
    else:
        take_from_town(s, card)
    if table.on_employ[card]:
        push(s, card * TIMINGS + _EMPLOYED, seat)
    if table.on_placed[card]:
        set_aside_for_all(s, card)
        push(s, card * TIMINGS + _PLACED, seat)
    elif table.is_private[card]:
        s.private = with_zone(s.private, seat, with_card(s.private[seat], card))
    elif table.is_building[card]:
        insort(s.quarters[seat], card)
        if table.on_gain[card]:
            push(s, card * TIMINGS + _GAINED, seat)
    else:
        s.discard[seat].append(card)
    if table.new_hand and card in table.new_hand:
        s.waiting = with_card(s.waiting, card)


# -- from phase to phase ------------------------------------------------------------------------------------


def enter_phase(s: State, phase: i64) -> None:
    """Leave the phase for a later one and take what it gives."""
    s.phase = phase
    if phase == _DISCARD:
        _others_discard(s)
    elif phase == _EMPLOY:
        s.servings = 0
        s.employments += 1
    elif phase == _SERVE:
        s.servings += 1
    else:  # a phase of a box's own, behind the serving phase
        s.servings = 0


def _leave_phases(s: State) -> None:
    """An effect has ended the serving phase or the turn, or what was compulsory at the start is done."""
    if s.phase == _START and _start_bonus(s):
        return
    if s.leave == _END_START:
        enter_phase(s, s.table.next_phase[_START])
    else:
        enter_phase(s, s.table.next_phase[_SERVE] if s.leave == 1 else _DISCARD)
    s.leave = 0


def _begin_turn(s: State) -> None:
    s.new_cards = HAND_SIZE
    if s.used:
        s.used = NO_CARDS
    if s.trace is not None:
        note(s, EventKind.TURN_BEGAN, s.active, number=s.turn)
    s.phase = _START
    if not s.table.plain_start:
        return
    # Most turns begin with the serving phase: no event on a card, no private maid who acts in the starting phase.
    seat = s.active
    quarters = s.quarters[seat]
    if quarters and quarters[-1] >= ONE_EVENT:  # sorted: cards with events on them come last
        return
    private = s.private[seat]
    if private:
        i: i64
        for i in range(len(private)):
            if private[i] >= ONE_EVENT or s.table.acts_at_start[private[i]]:
                return
    s.phase = _SERVE
    s.servings += 1


def _start_bonus(s: State) -> bool:
    """A compulsory starting bonus that waits for no order happens by itself, as soon as its private maid is well."""
    if not bonus_waits(s):
        return False
    maid = s.private[s.active][-1]
    s.used = with_card(s.used, maid)
    if s.trace is not None:
        note(s, EventKind.ACTED, s.active, maid)
    push(s, maid * TIMINGS + _START_BONUS, s.active)
    return True


def _others_discard(s: State) -> None:
    """Private maids of the others that act at the start of this discard phase, clockwise from the active seat."""
    private = s.private
    for owner in s.table.watching_discards[s.active]:
        stack = private[owner]
        if stack and stack[-1] < ONE_EVENT and s.table.acts_on_discard[stack[-1]]:
            if s.trace is not None:
                note(s, EventKind.ACTED, owner, stack[-1])
            push(s, stack[-1] * TIMINGS + _OTHERS_DISCARD, s.active)


def _draw_new_hand(s: State) -> None:
    """Everything played and held goes to the discard pile, then a new hand is drawn."""
    seat: i64 = s.active
    hand = s.hand[seat]
    played = s.played
    discard = s.discard[seat]
    if hand:
        discard.extend(hand)
        s.hidden_discards[seat].extend(hand)
        if not played:
            s.hidden_discards[seat].pop()  # the top card of a discard pile lies open
        hand.clear()
        if s.known_hand[seat]:
            s.known_hand = with_zone(s.known_hand, seat, NO_CARDS)
    if played:
        discard.extend(played)
        played.clear()
    s.servings = 0
    s.love = 0
    s.employments = 0
    draw(s, seat, s.new_cards)
    if not s.waiting:
        _next_turn(s)
        return
    s.phase = _NEXT
    for card in s.waiting:
        push(s, card * TIMINGS + _NEW_HAND, seat)
    s.waiting = NO_CARDS


def _next_turn(s: State) -> None:
    """The turn is over: the game as well, or the next player's turn begins."""
    seat: i64 = s.active
    table = s.table
    round_over = False
    if table.has_rounds:
        round_over = rounds.end_turn(s, seat)
    if s.ending and round_over == table.has_rounds:  # the last turn, or the last turn of the last round
        s.over = 1
        if s.trace is not None:
            note(s, EventKind.GAME_OVER, seat)
        return
    if table.has_marks:
        s.turn_marks = zeros(table.mark_count)
        if s.stand_turns and s.stand_owner == seat:
            s.stand_turns -= 1
    s.turn += 1
    if round_over:
        rounds.begin_round(s)
        return
    s.active = table.next_seat[seat]
    _begin_turn(s)
