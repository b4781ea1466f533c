"""More Tanto Cuore: rounds, the choice of refined maids, work (its rulebook, sections 4 and 5).

A round: everybody from the First Master on takes a refined maid; then turns in that order. A turn has two things
that the other boxes lack: the refined maid's effect in the starting phase, and the work phase, in which a player
whose refined maid leads a pile of preparations may win its top card by paying skill points.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from cuore.engine.choices import usable
from cuore.engine.events import EventKind
from cuore.engine.kinds import Phase, Stack, Timing
from cuore.engine.moves import ACQUIRE, CHOOSE, SHIFT, USE_BITS
from cuore.engine.opcodes import TIMINGS
from cuore.engine.programs import PROGRAMS
from cuore.engine.state import State, check_end, note

_CHOOSE: Final = int(Phase.CHOOSE)
_REFINED: Final = int(Stack.REFINED)
_FOOD: Final = int(Stack.FOOD)
_DECORATION: Final = int(Stack.DECORATION)
_START_USE: Final = int(Timing.START)
NOBODY: Final = -1


def begin_round(s: State) -> None:
    """The First Master chooses first, from all the refined maids."""
    s.first_master = s.next_master
    s.active = s.first_master
    s.phase = _CHOOSE


def choices(s: State) -> list[int]:
    """The refined maids that nobody has taken this round."""
    return [CHOOSE << SHIFT | card for card in s.shown[_REFINED]]


def choose(s: State, seat: int, card: int) -> bool:
    """Take a refined maid; True once everybody has one and the First Master's turn begins."""
    s.shown[_REFINED].remove(card)
    s.refined[seat] = card
    s.active = (seat + 1) % s.table.seat_count
    return s.active == s.first_master


def refined_use(s: State, seat: int) -> list[int]:
    """The refined maid's effect, if she has one and it was not used yet."""
    card = s.refined[seat]
    if card < 0 or card in s.used:
        return []
    key = card * TIMINGS + _START_USE
    return [USE_BITS | card] if PROGRAMS[key] and usable(s, key, seat) else []


def works(s: State, seat: int) -> list[int]:
    """The top preparation of the pile that the refined maid leads, if the skill points suffice."""
    stack = s.table.leads.get(s.refined[seat], NOBODY)
    if stack < 0 or not s.stacks[stack]:
        return []
    card = s.stacks[stack][-1]
    return [ACQUIRE << SHIFT | card] if skill_points(s, stack) >= s.table.skill[card] else []


def skill_points(s: State, stack: int) -> int:
    """Food takes imagination, decoration concentration, cleaning effort."""
    if stack == _FOOD:
        return s.imagination
    return s.concentration if stack == _DECORATION else s.effort


def win(s: State, seat: int, card: int) -> None:
    """Pay the skill points and take the preparation."""
    stack = s.table.leads[card]
    cost = s.table.skill[card]
    if stack == _FOOD:
        s.imagination -= cost
    elif stack == _DECORATION:
        s.concentration -= cost
    else:
        s.effort -= cost
    s.stacks[stack].pop()
    insort(s.quarters[seat], card)
    note(s, EventKind.ENTERED, seat, card)
    if not s.stacks[stack]:
        check_end(s)


def end_turn(s: State, seat: int) -> bool:
    """The refined maid goes back to the park; True if that was the last turn of the round."""
    if s.refined[seat] >= 0:
        insort(s.shown[_REFINED], s.refined[seat])
        s.refined[seat] = NOBODY
    s.imagination = 0
    s.concentration = 0
    s.effort = 0
    return (seat + 1) % s.table.seat_count == s.first_master
