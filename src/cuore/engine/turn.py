"""The turn: starting, serving, employ and discard phase (rulebook, sections 4 and 6).

`advance` runs the game until somebody must answer. A phase in which the player in turn can do nothing passes by
itself, except the employ phase. Love cards may be played in any phase of one's own turn.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from typing import Final

from cuore.engine import beer, rounds, state
from cuore.engine.answers import answer
from cuore.engine.choices import usable
from cuore.engine.frames import refill_shown, symbols, wakes_private
from cuore.engine.ints import i64
from cuore.engine.kinds import Mark, Phase, Stack, Timing
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    CHAMBER,
    CHAMBER_BITS,
    CHOOSE,
    EMPLOY,
    EMPLOY_BITS,
    END_PHASE,
    END_PHASE_BITS,
    END_TURN,
    END_TURN_MOVE,
    PLAY,
    PLAY_ALL,
    PLAY_ALL_MOVE,
    PLAY_BITS,
    SERVE,
    SHIFT,
    USE,
    USE_BITS,
)
from cuore.engine.opcodes import TEXT_START, TIMINGS
from cuore.engine.prices import can_pay, may_employ, price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import has_somewhere_to_go, owns_event, set_aside_for_all
from cuore.engine.resolve import asked_options, is_secret, run
from cuore.engine.state import (
    EVERYBODY,
    HAND_SIZE,
    MARKS,
    ONE_EVENT,
    SEEN_CARD,
    State,
    draw,
    leave_hand,
    note,
    push,
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
_EMPLOYED: Final = int(Timing.EMPLOYED)
_SERVE_USE: Final = int(Timing.SERVE_USE)
_GAINED: Final = int(Timing.GAINED)
_NEW_HAND: Final = int(Timing.NEW_HAND)
_NEXT: Final = int(Phase.NEXT)
_WORK: Final = int(Phase.WORK)
_CHOOSE: Final = int(Phase.CHOOSE)
_MIXED: Final = int(Stack.MIXED)
_PRIVATE: Final = int(Stack.PRIVATE)
_REMINISCENCE: Final = int(Stack.REMINISCENCE)
_CHIEFS_ARE_LOVE: Final = int(Mark.CHIEFS_ARE_LOVE)
_CHEAP_FIRST_LOVE: Final = int(Mark.CHEAP_FIRST_LOVE)
_BEER_FOR_FOUR: Final = int(Mark.BEER_FOR_FOUR)
_REMINISCED: Final = int(Mark.REMINISCED)
_STAND_USED: Final = int(Mark.STAND_USED)
BEER_PRICE: Final = 4
_END_SERVING: Final = END_PHASE_BITS | _SERVE


def apply(s: State, move: int) -> None:
    """Carry out a move that is known to be legal, and everything that follows from it."""
    if s.trace is not None:
        note(s, state.MOVED, s.to_move, move, seen=1 << s.to_move if is_secret(s, move) else EVERYBODY)
    carry_out(s, move)


def carry_out(s: State, move: int) -> None:
    """The same, with nobody listening."""
    if s.frames:
        answer(s, move)
    else:
        turn_move(s, move)
    advance(s)


def begin(s: State, phase: int = _START) -> None:
    """Start the turn of the active seat, in a later phase if one is asked for, and run to its first decision."""
    if phase == _CHOOSE:
        rounds.begin_round(s)
        advance(s)
        return
    _begin_turn(s)
    while s.phase < phase:
        enter_phase(s, s.table.next_phase[s.phase])
    advance(s)


def advance(s: State) -> None:
    """Run until somebody must answer or the game is over."""
    while True:
        if s.frames and run(s):
            return
        phase: i64 = s.phase
        if phase == _EMPLOY:  # the most common case; nothing ends the game or a phase in mid-employ
            s.options = _employ_options(s)
            s.to_move = s.active
            return
        if s.over:
            s.options = []
            return
        if s.leave:
            _leave_phases(s)
            continue
        if phase == _DISCARD:
            _draw_new_hand(s)
        elif phase == _NEXT:
            _next_turn(s)
        elif phase != _START or not _start_bonus(s):
            options = _phase_options(s)
            if options:
                s.options = options
                s.to_move = s.active
                return
            enter_phase(s, s.table.next_phase[phase])


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
        if not s.table.serves_more and not s.table.has_marks:
            return _plain_serve_options(s)
        options = _serves(s) if s.servings else []
        if s.table.serves_more:
            _add_serve_uses(s, options)
            if s.table.has_reminiscences and not s.marks[_REMINISCED]:
                _add_acquires(s, options)
    elif s.phase == _START:
        options = _uses(s)
    elif s.phase == _WORK:
        options = rounds.works(s, s.active)
    else:
        return rounds.choices(s)
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
    options = rounds.refined_use(s, seat) if s.table.has_rounds else []
    if not stack and not s.quarters[seat]:
        return options
    if stack and stack[-1] < ONE_EVENT and stack[-1] not in s.used:
        key = stack[-1] * TIMINGS + _START_USE
        if PROGRAMS[key] and usable(s, key, seat):
            options.append(USE_BITS | stack[-1])
    for maid in s.table.start_maids:
        if maid in s.quarters[seat] and usable(s, maid * TIMINGS + _START_USE, seat):
            options.append(USE_BITS | maid)
    for event in s.table.start_events:
        if owns_event(s, seat, event) and usable(s, event * TIMINGS + _START_USE, seat):
            options.append(USE_BITS | event)
    if len(options) > 1:
        options.sort()
    return options


def _plain_serve_options(s: State) -> list[int]:
    """All the moves of a serving phase with services, chambermaids and love alone: in one go, for speed."""
    table = s.table
    hand = s.hand[s.active]
    last_love: i64 = table.last_love
    servings: i64 = s.servings
    options: list[int] = []
    if not servings or not hand or hand[-1] <= last_love:
        return options
    chamber = table.chamber
    chambers: list[int] = []
    plays: list[int] = []
    last: i64 = -1
    loves: i64 = 0
    for held in hand:
        card: i64 = held
        if card <= last_love:
            loves += 1
            if card != last:
                plays.append(PLAY_BITS | card)
        elif card != last:
            options.append(card)  # SERVE is verb 0
            if 0 < chamber[card] <= servings:
                chambers.append(CHAMBER_BITS | card)
        last = card
    options += chambers
    options += plays
    if loves > 1:
        options.append(PLAY_ALL_MOVE)
    options.append(_END_SERVING)
    options.append(END_TURN_MOVE)
    return options


def _serves(s: State) -> list[int]:
    """Being served by a maid, or making her a chambermaid. A hand holds love cards, sorted first, and maids."""
    table = s.table
    hand = s.hand[s.active]
    serves: list[int] = []
    if not hand or hand[-1] <= table.last_love:
        return serves
    chamber = table.chamber
    servings: i64 = s.servings
    chambers: list[int] = []
    last: i64 = table.last_love
    for held in hand:
        card: i64 = held
        if card > last:
            last = card
            serves.append(card)  # verb 0
            if 0 < chamber[card] <= servings:
                chambers.append(CHAMBER_BITS | card)
    serves += chambers
    return serves


def _add_serve_uses(s: State, options: list[int]) -> None:
    """Abilities of the serving phase that are no service: of cards in hand or of chambermaids."""
    seat = s.active
    for card in s.table.serve_users:
        if (card in s.hand[seat] or card in s.quarters[seat]) and usable(s, card * TIMINGS + _SERVE_USE, seat):
            options.append(USE_BITS | card)


def _add_acquires(s: State, options: list[int]) -> None:
    """Reminiscences that the hand can pay for."""
    last = -1
    for card in s.shown[_REMINISCENCE]:
        if card != last and can_pay(s, s.active, card):
            options.append(ACQUIRE << SHIFT | card)
        last = card


def _add_plays(s: State, options: list[int]) -> None:
    """Love cards; a sorted hand begins with them."""
    if s.table.has_marks and s.marks[_CHIEFS_ARE_LOVE]:
        _add_love_and_chiefs(s, options)
        return
    hand = s.hand[s.active]
    count: i64 = bisect_right(hand, s.table.last_love)
    if count == 0:
        return
    options.append(PLAY_BITS | hand[0])
    if count == 1:
        return
    if hand[0] != hand[count - 1]:
        last = hand[0]
        for card in hand[1:count]:
            if card != last:
                options.append(PLAY_BITS | card)
                last = card
    options.append(PLAY_ALL_MOVE)


def _add_love_and_chiefs(s: State, options: list[int]) -> None:
    """The same in a turn in which chambermaid chiefs play as love."""
    table = s.table
    cards = [card for card in s.hand[s.active] if table.is_love[card] or table.is_chambermaid_chief[card]]
    options += [PLAY_BITS | card for card in sorted(set(cards))]
    if len(cards) > 1:
        options.append(PLAY_ALL_MOVE)


def _employ_options(s: State) -> list[int]:
    options: list[int] = []
    _add_plays(s, options)
    table = s.table
    if s.employments:
        love: i64 = s.love
        cost = table.cost
        piles = s.piles
        pile_of = table.pile_of
        if table.prices_vary:
            _add_priced(s, options)
        else:
            shop = table.shop[min(table.dearest, love)]
            if s.empty_piles:
                options += [move for move in shop if piles[pile_of[move & CARD_MASK]]]
            else:
                options += shop
            for card in s.shown[_PRIVATE]:
                if cost[card] <= love:
                    options.append(EMPLOY_BITS | card)
            if table.has_rounds:
                for card in s.shown[_MIXED]:
                    if cost[card] <= love:
                        options.append(EMPLOY_BITS | card)
        for event in table.events:
            if cost[event] <= love and piles[pile_of[event]] and has_somewhere_to_go(s, event):
                options.append(EMPLOY_BITS | event)
        if table.shop_is_mixed:
            options.sort()
    if table.has_beer and s.love >= BEER_PRICE and (s.marks[_BEER_FOR_FOUR] or _stand_is_open(s)):
        options += [BEER << SHIFT | which for which in beer.offers(s)]
    options.append(END_TURN_MOVE)
    return options


def _add_priced(s: State, options: list[int]) -> None:
    """What can be employed where cards change the prices or set conditions."""
    table = s.table
    for card in (*table.pile_cards, *s.shown[_PRIVATE], *(s.shown[_MIXED] if table.has_rounds else ())):
        if table.is_event[card] or (table.pile_of[card] >= 0 and not s.piles[table.pile_of[card]]):
            continue
        if price(s, card) <= s.love and may_employ(s, s.active, card):
            options.append(EMPLOY_BITS | card)


def _stand_is_open(s: State) -> bool:
    return s.stand_turns > 0 and not s.marks[_STAND_USED]


# -- doing it ---------------------------------------------------------------------------------------------------


def turn_move(s: State, move: int) -> None:
    """A move of the player in turn, outside any effect."""
    verb: i64 = move >> SHIFT
    seat = s.active
    card = move & CARD_MASK
    if verb == END_TURN:
        enter_phase(s, _DISCARD)
    elif verb == END_PHASE:
        enter_phase(s, s.table.next_phase[s.phase])
    elif verb == SERVE:
        s.servings -= 1
        leave_hand(s, seat, card)
        s.played.append(card)
        _serve(s, seat, card)
    elif verb == PLAY:
        leave_hand(s, seat, card)
        s.played.append(card)
        s.love += _love_of(s, card)
    elif verb == PLAY_ALL:
        _play_all(s)
    elif verb == EMPLOY:
        _employ(s, seat, card)
    elif verb == CHAMBER:
        s.servings -= s.table.chamber[card]
        leave_hand(s, seat, card)
        insort(s.quarters[seat], card)
    elif verb == USE:
        _use(s, seat, card)
    elif verb == CHOOSE:
        if rounds.choose(s, seat, card):
            _begin_turn(s)
    elif verb == ACQUIRE and s.phase == _WORK:
        rounds.win(s, seat, card)
    elif verb == ACQUIRE:
        s.marks[_REMINISCED] += 1
        s.shown[_REMINISCENCE].remove(card)
        set_aside_for_all(s, card)
        push(s, card * TIMINGS + _GAINED, seat)
    else:
        assert verb == BEER
        s.love -= BEER_PRICE
        if s.marks[_BEER_FOR_FOUR]:
            s.marks[_BEER_FOR_FOUR] -= 1
        else:
            s.marks[_STAND_USED] += 1
        beer.gain(s, seat, card)


def _use(s: State, seat: int, card: int) -> None:
    if s.phase == _SERVE:
        push(s, card * TIMINGS + _SERVE_USE, seat)
        return
    if s.table.is_private[card] or (s.table.has_rounds and s.refined[seat] == card):
        s.used.append(card)
    push(s, card * TIMINGS + _START_USE, seat)


def _love_of(s: State, card: int) -> int:
    return s.table.love[card] if s.table.is_love[card] else 1


def _play_all(s: State) -> None:
    """Every card in hand that counts as love; love cards come first in a sorted hand."""
    seat = s.active
    hand = s.hand[seat]
    if s.table.has_marks and s.marks[_CHIEFS_ARE_LOVE]:
        for card in [c for c in hand if s.table.is_love[c] or s.table.is_chambermaid_chief[c]]:
            leave_hand(s, seat, card)
            s.played.append(card)
            s.love += _love_of(s, card)
            note(s, state.PLAYED, seat, card)
        return
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
    s.love -= price(s, card) if table.prices_vary else table.cost[card]
    if table.is_love[card] and s.marks[_CHEAP_FIRST_LOVE]:
        s.marks[_CHEAP_FIRST_LOVE] = 0
    if table.is_private[card]:
        s.shown[_PRIVATE].remove(card)
        refill_shown(s, _PRIVATE)
    elif table.has_rounds and card in table.mixed:
        s.shown[_MIXED].remove(card)
        refill_shown(s, _MIXED)
    else:
        take_from_town(s, card)
    if table.on_employ[card]:
        push(s, card * TIMINGS + _EMPLOYED, seat)
    if table.on_land[card]:
        set_aside_for_all(s, card)
        push(s, card * TIMINGS + _LAND, seat)
    elif table.is_private[card]:
        s.private[seat].append(card)
    elif table.is_building[card]:
        insort(s.quarters[seat], card)
        if table.on_gain[card]:
            push(s, card * TIMINGS + _GAINED, seat)
    else:
        s.discard[seat].append(card)
    if table.new_hand and card in table.new_hand:
        s.waiting.append(card)


# -- from phase to phase ------------------------------------------------------------------------------------


def enter_phase(s: State, phase: int) -> None:
    """Leave the phase for a later one and take what it gives."""
    s.phase = phase
    if phase == _SERVE:
        s.servings += 1
    elif phase == _WORK:
        s.servings = 0
    elif phase == _EMPLOY:
        s.servings = 0
        s.employments += 1
    elif phase == _DISCARD:
        _others_discard(s)


def _leave_phases(s: State) -> None:
    """An effect has ended the serving phase, or the employ phase as well."""
    enter_phase(s, s.table.next_phase[_SERVE] if s.leave == 1 else _DISCARD)
    s.leave = 0


def _begin_turn(s: State) -> None:
    s.phase = _START
    s.new_cards = HAND_SIZE
    if s.used:
        s.used = []
    if s.trace is not None:
        note(s, state.TURN_BEGAN, s.active, number=s.turn)
    seat = s.active
    if s.table.plain_start and not s.private[seat] and (not s.quarters[seat] or s.quarters[seat][-1] < ONE_EVENT):
        s.phase = _SERVE  # nothing can happen in the starting phase: most turns begin here
        s.servings += 1


def _start_bonus(s: State) -> bool:
    """A mandatory starting bonus happens by itself, as soon as its private maid is well."""
    stack = s.private[s.active]
    if not stack or stack[-1] >= ONE_EVENT:
        return False
    key = stack[-1] * TIMINGS + _START_BONUS
    if not PROGRAMS[key] or stack[-1] in s.used:
        return False
    s.used.append(stack[-1])
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


def _draw_new_hand(s: State) -> None:
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
    if not s.waiting:
        _next_turn(s)
        return
    s.phase = _NEXT
    for card in s.waiting:
        push(s, card * TIMINGS + _NEW_HAND, seat)
    s.waiting = []


def _next_turn(s: State) -> None:
    """The turn is over: the game as well, or the next player's turn begins."""
    seat: i64 = s.active
    round_over = s.table.has_rounds and rounds.end_turn(s, seat)
    if s.ending and (round_over or not s.table.has_rounds):
        s.over = 1
        if s.trace is not None:
            note(s, state.GAME_OVER, seat)
        return
    if s.table.has_marks:
        s.marks = [0] * MARKS
        if s.stand_turns and s.stand_owner == seat:
            s.stand_turns -= 1
    s.turn += 1
    if round_over:
        rounds.begin_round(s)
        return
    s.active = (seat + 1) % s.table.seat_count
    _begin_turn(s)
