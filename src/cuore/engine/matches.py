"""Which cards a step, a standing effect or a rule means."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.engine.kinds import MAIDS, Kind


@dataclass(frozen=True)
class Match:
    """Which cards a step means. Fields left alone do not narrow; a tuple of matches means "either"."""

    name: str | None = None
    kinds: tuple[Kind, ...] = ()
    cost: int | None = None
    cost_at_most: int | None = None
    cost_at_least: int | None = None
    maid: bool | None = None
    chambermaid: bool | None = None  # may become a chambermaid
    tier: int | None = None  # of a reminiscence


Matches = tuple[Match, ...]
ANY_CARD: Matches = (Match(),)
LOVE: Matches = (Match(kinds=(Kind.LOVE,)),)
MAID: Matches = (Match(maid=True),)
NOT_A_MAID: Matches = (Match(maid=False),)
BUILDING: Matches = (Match(kinds=(Kind.BUILDING,)),)
CHIEF: Matches = (Match(kinds=(Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)),)
CHAMBERMAID_CHIEF: Matches = (Match(kinds=(Kind.CHAMBERMAID_CHIEF,)),)


def named(name: str) -> Matches:
    """Exactly the card of that name."""
    return (Match(name=name),)


def costing(cost: int) -> Matches:
    """Any card of the hand with that printed cost."""
    return (Match(cost=cost),)


def maid_up_to(cost: int) -> Match:
    """A maid that may be held in hand (never a private maid) whose printed cost is at most `cost`."""
    return Match(kinds=tuple(k for k in MAIDS if k is not Kind.PRIVATE_MAID), cost_at_most=cost)
