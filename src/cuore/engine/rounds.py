"""Rounds, and cards that are acquired or won.

A round: everybody from the First Master on takes a card of the draft; then turns in that order. If that card leads a
stack, its top card may be won with skill points; of other stacks, cards that are shown may be acquired for what they
require. In which phase, the ruleset says.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.choices import usable
from cuore.engine.events import EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase, Resource, Timing
from cuore.engine.moves import ACQUIRE, CHOOSE, SHIFT, USE_BITS
from cuore.engine.opcodes import TIMINGS
from cuore.engine.prices import can_be_paid
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import set_aside_for_all
from cuore.engine.state import State, check_end, note, push
from cuore.engine.zones import Zone, insort, zone

_CHOOSE: Final = int(Phase.CHOOSE)
_IMAGINATION: Final = int(Resource.IMAGINATION)
_CONCENTRATION: Final = int(Resource.CONCENTRATION)
_START_USE: Final = int(Timing.START)
_GAINED: Final = int(Timing.GAINED)
NOBODY: Final = -1


def begin_round(s: State) -> None:
    """The First Master chooses first, from all the cards of the draft."""
    s.first_master = s.next_master
    s.active = s.first_master
    s.phase = _CHOOSE


def choices(s: State) -> Zone:
    """The cards of the draft that nobody has taken this round."""
    return zone([CHOOSE << SHIFT | card for card in s.shown[s.table.draft_stack]])


def choose(s: State, seat: i64, card: i64) -> bool:
    """Take one; True once everybody has one and the First Master's turn begins."""
    s.shown[s.table.draft_stack].remove(card)
    s.refined[seat] = card
    s.active = s.table.next_seat[seat]
    return s.active == s.first_master


def add_refined_use(s: State, seat: i64, options: Zone) -> None:
    """The refined maid's effect, if she has one and it was not used yet."""
    card = s.refined[seat]
    if card < 0 or card in s.used:
        return
    key = card * TIMINGS + _START_USE
    if PROGRAMS[key] and usable(s, key, seat):
        options.append(USE_BITS | card)


def add_acquires(s: State, phase: i64, options: Zone) -> None:
    """The cards beside the town that the player in turn could have in this phase."""
    table = s.table
    for stack in table.acquired_in[phase]:
        if table.is_won[stack]:
            _add_top(s, stack, options)
        elif s.turn_marks[table.stack_mark[stack]] < table.per_turn[stack]:
            _add_shown(s, stack, options)


def _add_top(s: State, stack: i64, options: Zone) -> None:
    """The top card of a stack, if the drafted card leads it and the skill points suffice."""
    if not s.stacks[stack] or s.table.leads.get(s.refined[s.active], NOBODY) != stack:
        return
    card = s.stacks[stack][-1]
    if skill_points(s, stack) >= s.table.skill[card]:
        options.append(ACQUIRE << SHIFT | card)


def _add_shown(s: State, stack: i64, options: Zone) -> None:
    """The cards shown that the hand can pay for."""
    table = s.table
    hand = s.hand[s.active]
    last: i64 = -1
    for card in s.shown[stack]:
        if card != last and can_be_paid(table, hand, card):
            options.append(ACQUIRE << SHIFT | card)
        last = card


def acquire(s: State, seat: i64, card: i64) -> None:
    """Begin to pay for a card that is shown; it comes into the private quarters once that is done."""
    stack = s.table.stack_of[card]
    s.turn_marks[s.table.stack_mark[stack]] += 1
    s.shown[stack].remove(card)
    set_aside_for_all(s, card)
    push(s, card * TIMINGS + _GAINED, seat)


def skill_points(s: State, stack: i64) -> i64:
    """What the player in turn has of the skill that the stack takes."""
    skill: i64 = s.table.skill_of[stack]
    if skill == _IMAGINATION:
        return s.imagination
    return s.concentration if skill == _CONCENTRATION else s.effort


def win(s: State, seat: i64, card: i64) -> None:
    """Pay the skill points and take the top card of its stack."""
    stack = s.table.stack_of[card]
    cost = s.table.skill[card]
    skill: i64 = s.table.skill_of[stack]
    if skill == _IMAGINATION:
        s.imagination -= cost
    elif skill == _CONCENTRATION:
        s.concentration -= cost
    else:
        s.effort -= cost
    s.stacks[stack].pop()
    insort(s.quarters[seat], card)
    note(s, EventKind.ENTERED, seat, card)
    if not s.stacks[stack]:
        check_end(s)


def end_turn(s: State, seat: i64) -> bool:
    """The drafted card goes back; True if that was the last turn of the round."""
    if s.refined[seat] >= 0:
        insort(s.shown[s.table.draft_stack], s.refined[seat])
        s.refined[seat] = NOBODY
    s.imagination = 0
    s.concentration = 0
    s.effort = 0
    return s.table.next_seat[seat] == s.first_master
