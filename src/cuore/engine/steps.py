"""The vocabulary of effects: what a card can tell the table to do.

A step is typed, immutable data. It either asks somebody something or acts, never both at once in time: the player
reads it as a sentence (words/), the engine runs it as a few small ints (programs.py). Nested steps (`May`,
`EachOther`, …) are flattened to jumps when the card is loaded.

Steps speak about a *frame's seat*, the player the effect belongs to (YOU). `ChoosePlayer` and `ChooseMaid` set the
register that later steps mean by "that player" or "that maid".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from cuore.engine.kinds import MAIDS, Kind


class Who(IntEnum):
    """Players a choice may fall on."""

    ANYONE = 0  # whoever has a card to look at, the chooser included
    OTHERS = 1  # another player with a card in hand


class To(IntEnum):
    """Where a card taken from the town goes."""

    HAND = 0
    DISCARD = 1


@dataclass(frozen=True)
class Match:
    """Which cards a step means. Fields left alone do not narrow; a tuple of matches means "either"."""

    name: str | None = None
    kinds: tuple[Kind, ...] = ()
    cost_at_most: int | None = None


Matches = tuple[Match, ...]
ANY_CARD: Matches = (Match(),)


def named(name: str) -> Matches:
    """Exactly the card of that name."""
    return (Match(name=name),)


def maid_up_to(cost: int) -> Match:
    """A maid that may be held in hand (never a private maid) whose printed cost is at most `cost`."""
    return Match(kinds=tuple(k for k in MAIDS if k is not Kind.PRIVATE_MAID), cost_at_most=cost)


@dataclass(frozen=True)
class Step:
    """One sentence, or part of one, on a card."""


Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Gain(Step):
    """Bonuses for this turn."""

    serving: int = 0
    love: int = 0
    employment: int = 0


@dataclass(frozen=True)
class ChooseBonus(Step):
    """Exactly one of the named bonuses, chosen now."""

    serving: int = 0
    love: int = 0
    employment: int = 0


@dataclass(frozen=True)
class Draw(Step):
    """Draw cards; as many as there are."""

    count: int = 1


@dataclass(frozen=True)
class Discard(Step):
    """Choose a card in hand and discard it."""

    match: Matches = ANY_CARD


@dataclass(frozen=True)
class KeepOne(Step):
    """Keep one card of the hand and discard all others (at least one)."""


@dataclass(frozen=True)
class Return(Step):
    """Put a card from the hand back in the town."""

    match: Matches = ANY_CARD


@dataclass(frozen=True)
class Take(Step):
    """Take a card from the town: gained, not employed."""

    match: Matches
    to: To = To.HAND


@dataclass(frozen=True)
class May(Step):
    """Optional: do `step`, and if it was done, `then`."""

    step: Step
    then: Steps = ()


@dataclass(frozen=True)
class UpTo(Step):
    """Optional, at most `times` times: do `step`, and each time `each`."""

    times: int
    step: Step
    each: Steps = ()


@dataclass(frozen=True)
class EachOther(Step):
    """Every other player in clockwise order; with `holding`, only those with that many cards in hand."""

    steps: Steps
    holding: int = 0


@dataclass(frozen=True)
class Neighbours(Step):
    """The player on the left, then the one on the right; with two players just the other one."""

    steps: Steps


@dataclass(frozen=True)
class ChoosePlayer(Step):
    """Name a player; later steps speak of that player."""

    who: Who


@dataclass(frozen=True)
class LookAtTop(Step):
    """Look at the top card of that player's deck, alone; what `then` leaves goes back on top."""

    then: Steps


@dataclass(frozen=True)
class DiscardLooked(Step):
    """Put the card looked at on its owner's discard pile."""


@dataclass(frozen=True)
class LookAtHand(Step):
    """Look at a random card of that player's hand; what `then` leaves goes back to the hand."""

    then: Steps


@dataclass(frozen=True)
class SwapLooked(Step):
    """Let that player see a random card of yours; the two cards change hands."""


@dataclass(frozen=True)
class ReceiveEvent(Step):
    """You get this event from the town into your private quarters, if it may lie there."""

    event: str


@dataclass(frozen=True)
class PlaceEvents(Step):
    """Put events from the town, all of them on one spot that you choose."""

    event: str
    count: int = 1


@dataclass(frozen=True)
class LandHere(Step):
    """This event goes where its buyer says."""


@dataclass(frozen=True)
class RemoveEvent(Step):
    """Choose an event in your private quarters; it goes back to the town."""


@dataclass(frozen=True)
class Cure(Step):
    """Choose one of your events of this name; it goes back to the town."""

    event: str


@dataclass(frozen=True)
class MoveEvent(Step):
    """Move an event from any private quarters to the matching place in another player's."""


@dataclass(frozen=True)
class TurnAway(Step):
    """The event that is about to land goes back to the town instead."""


@dataclass(frozen=True)
class DiscardTop(Step):
    """Discard the top card of your own deck; later steps speak of that card."""


@dataclass(frozen=True)
class UnlessMaid(Step):
    """Only if the card just discarded was not a maid."""

    steps: Steps


@dataclass(frozen=True)
class FewerNewCards(Step):
    """Draw that many cards fewer for the next hand."""

    count: int = 1


# -- victory points -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Score:
    """A way to score beyond the printed number."""


@dataclass(frozen=True)
class Most(Score):
    """Once, for whoever owns strictly the most copies over all zones."""

    points: int


@dataclass(frozen=True)
class OddOrEven(Score):
    """From two copies on: `odd` points each for an odd number of copies, `even` each for an even number."""

    odd: int
    even: int


@dataclass(frozen=True)
class ChamberSets(Score):
    """Chambermaided copies in sets, the largest set first: (size, points for the whole set)."""

    sets: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ChamberSisters(Score):
    """Chambermaids of one family together: points for a set of two different ones and for all three."""

    pair: int
    trio: int


@dataclass(frozen=True)
class EachFrom(Score):
    """With at least `count` copies each is worth `points` instead of the printed number."""

    count: int
    points: int


Scores = Sequence[Score]
