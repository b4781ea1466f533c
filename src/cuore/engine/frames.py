"""What a frame is, and what many effects do.

A frame is six ints at the end of `state.frames`: program key, pc, seat, and three registers: `it` (the seat chosen),
`n` (the spot chosen, the card just discarded, or whether a card is set aside) and `source` (the seat an event came
from, or a number named or counted). Nothing else is remembered, so a position in the middle of an effect can be
copied, saved and dealt anew.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.events import EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase, Timing
from cuore.engine.opcodes import HOW_BITS, TIMINGS
from cuore.engine.state import ONE_EVENT, UNDER, State, check_end, note, push
from cuore.engine.zones import insort, with_card

KEY: Final = 0
PC: Final = 1
SEAT: Final = 2
IT: Final = 3
N: Final = 4
SOURCE: Final = 5
AS_THOUGH: Final = -2  # in SOURCE: the card only acts as though it had served
HOW_MASK: Final = (1 << HOW_BITS) - 1
_DREW: Final = int(Timing.DREW)
_SERVE: Final = int(Phase.SERVE)


def can_draw(s: State, seat: i64) -> bool:
    """Whether there is a card to be had from deck or discard pile."""
    return len(s.deck[seat]) > 0 or len(s.discard[seat]) > 0


def wakes_private(s: State, seat: i64) -> bool:
    """Whether the uncovered private maid of the seat would act on a maid's draw now."""
    stack = s.private[seat]
    if not stack or stack[-1] >= ONE_EVENT or not s.table.acts_on_draw[stack[-1]]:
        return False
    return stack[-1] not in s.used


def wake_private(s: State, seat: i64) -> None:
    """Right after the first draw of a maid this turn the uncovered private maid may act, before anything else."""
    if seat == s.active and s.phase == _SERVE and wakes_private(s, seat):
        maid = s.private[seat][-1]
        s.used = with_card(s.used, maid)
        note(s, EventKind.ACTED, seat, maid)
        push(s, maid * TIMINGS + _DREW, seat)


def symbols(s: State, card: i64) -> None:
    """The bonuses printed on a maid who serves, but for the draw."""
    table = s.table
    s.servings += table.serving[card]
    s.love += table.love[card]
    s.employments += table.employment[card]
    if table.has_rounds:
        s.imagination += table.imagination[card]
        s.concentration += table.concentration[card]
        s.effort += table.effort[card]


def lies_played(s: State, base: i64) -> bool:
    """Whether the card that speaks lies in the play area, and is not used from where it was discarded."""
    return s.frames[base + SOURCE] != AS_THOUGH and s.frames[base] // TIMINGS in s.played


def discard_onto(s: State, seat: i64, card: i64) -> None:
    """Put a card on a discard pile, for all to see."""
    s.discard[seat].append(card)
    if s.trace is not None:
        note(s, EventKind.DISCARDED, seat, card)


def refill_shown(s: State, stack: i64) -> None:
    """The next card of the stack is turned up in the place of one that was taken."""
    if s.stacks[stack]:
        card = s.stacks[stack].pop()
        insort(s.shown[stack], card)
        note(s, EventKind.REFILLED, s.active, card)
    if not s.stacks[stack] and s.table.ends[stack]:
        check_end(s)


def put_under(s: State, seat: i64, building: i64, card: i64) -> None:
    """Beneath the building that has just been employed."""
    s.quarters[seat].remove(building)
    insort(s.quarters[seat], building | (card + 1) << UNDER)
