"""Positions that are kept for undo: each knows the one that was kept before it.

They never change from then on, so copies of a game share them, and where two have the same zones they share those: a
position that is kept before every answer takes one to three kilobytes, not seven.
"""

from __future__ import annotations

from operator import attrgetter
from typing import final

from cuore.engine.slots import set_by
from cuore.engine.state import SAVED, State, Zones
from cuore.engine.zones import NATIVE, same

_fields = attrgetter(*SAVED)
_zones: list[str] = []  # the names of those that are lists, once there is a position


@final
class KeptPosition:
    """The position before an answer, which nobody may change from now on."""

    def __init__(self, state: State, answers: int, before: KeptPosition | None) -> None:
        if before is not None and before.answers + 1 == answers:  # of neighbours most zones are the same
            _share_zones(state, before.state)
        self.state: State = state
        self.answers: int = answers  # given until then
        self.before = before
        self.start: State = state if before is None else before.start  # the position before the first answer

    __slots__ = set_by(__init__)


def _share_zones(state: State, other: State) -> None:
    """Have the zones that are the same in both lie in memory once; neither may change from now on."""
    if NATIVE:
        # A copy shares its cells by itself (vectors.py): what is left are the lists by seat and by stack.
        state.hand = _shared(state.hand, other.hand)
        state.deck = _shared(state.deck, other.deck)
        state.discard = _shared(state.discard, other.discard)
        state.hidden_discards = _shared(state.hidden_discards, other.hidden_discards)
        state.quarters = _shared(state.quarters, other.quarters)
        state.shown = _shared(state.shown, other.shown)
        state.stacks = _shared(state.stacks, other.stacks)
        return
    if not _zones:  # in every position the same fields
        _zones.extend([name for name, zone in zip(SAVED, _fields(other), strict=True) if type(zone) is list])
    for name in _zones:
        zone = getattr(other, name)
        if zone == getattr(state, name):
            setattr(state, name, zone)


def _shared(zones: Zones, others: Zones) -> Zones:
    """The others, where the same cards lie in them."""
    for i in range(len(zones)):
        if not same(zones[i], others[i]):
            return zones
    return others
