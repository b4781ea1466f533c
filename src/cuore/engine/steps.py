"""The vocabulary of effects: what a card can tell the table to do.

A step is typed, immutable data. It either asks somebody something or acts, never both at once in time: the player
reads it as a sentence (words/), the engine runs it as a few small ints (programs.py). Nested steps (`May`,
`EachOther`, …) are flattened to jumps when the card is loaded.

Steps speak about a *frame's seat*, the player the effect belongs to (YOU). `ChoosePlayer` and `ChooseMaid` set the
register that later steps mean by "that player" or "that maid".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from enum import IntEnum

from cuore.engine.matches import ANY_CARD, Match, Matches
from cuore.engine.standing import Standing


class Who(IntEnum):
    """Players a choice may fall on."""

    ANYONE = 0  # whoever has a card in deck or discard pile, the chooser included
    OTHERS = 1  # another player with a card in hand
    ANOTHER = 2  # any other player
    EVERYONE = 3  # any player at all
    BEER_OWNER = 5  # another player with a beer that can be taken
    ANOTHER_DECK = 6  # another player with a card in deck or discard pile


class Whose(IntEnum):
    """Whose deck a step speaks of."""

    YOURS = 0
    THEIRS = 1  # the player chosen before


class To(IntEnum):
    """Where a card taken from the town goes."""

    HAND = 0
    DISCARD = 1
    DECK = 2  # on top
    THEIR_DISCARD = 3  # of the player chosen before


class Place(IntEnum):
    """Where on a deck a card is put."""

    TOP = 0
    BOTTOM = 1


@dataclass(frozen=True)
class Step:
    """One sentence, or part of one, on a card."""


Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Gain(Step):
    """Bonuses for this turn; `new_cards` for the hand that is drawn at its end."""

    serving: int = 0
    love: int = 0
    employment: int = 0
    new_cards: int = 0
    imagination: int = 0
    concentration: int = 0
    effort: int = 0


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
    """Choose cards in hand and discard them."""

    match: Matches = ANY_CARD
    count: int = 1


@dataclass(frozen=True)
class DiscardThenDraw(Step):
    """Optional: discard up to so many cards, then draw as many as were discarded."""

    up_to: int


@dataclass(frozen=True)
class DiscardAlike(Step):
    """Discard that many copies of one card from the hand."""

    count: int


@dataclass(frozen=True)
class DiscardDownTo(Step):
    """Discard until that many cards are left in hand."""

    count: int


@dataclass(frozen=True)
class KeepOne(Step):
    """Keep one card of the hand and discard all others (at least one)."""


@dataclass(frozen=True)
class Return(Step):
    """Put cards from the hand back in the town."""

    match: Matches = ANY_CARD
    count: int = 1


@dataclass(frozen=True)
class PutOnDeck(Step):
    """Put a card from the hand on your own deck."""

    place: Place = Place.TOP


@dataclass(frozen=True)
class ChamberFree(Step):
    """Make a maid from the hand a chambermaid without spending servings."""

    match: Matches = (Match(chambermaid=True),)


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


ANY_NUMBER = 0


@dataclass(frozen=True)
class UpTo(Step):
    """Optional, at most `times` times (ANY_NUMBER: as often as possible): do `step`, and each time `each`."""

    times: int
    step: Step
    each: Steps = ()


@dataclass(frozen=True)
class EachOther(Step):
    """Every other player in clockwise order; with `holding`, only those with that many cards in hand."""

    steps: Steps
    holding: int = 0


@dataclass(frozen=True)
class EveryPlayer(Step):
    """Every player in clockwise order, you first; with `holding`, only those with that many cards in hand."""

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
    holding: int = 0  # with Who.EVERYONE: only one who holds that many cards


@dataclass(frozen=True)
class LookAtTop(Step):
    """Look at the top card of that player's deck, alone; what `then` leaves goes back on top."""

    then: Steps
    of: Whose = Whose.THEIRS


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
    """Discard the top card of a deck; later steps speak of that card."""

    of: Whose = Whose.YOURS


@dataclass(frozen=True)
class IfIt(Step):
    """Only if the card just discarded fits."""

    match: Matches
    steps: Steps


@dataclass(frozen=True)
class PlayIt(Step):
    """Use the card just discarded as though it had served you; a love card gives its love."""


@dataclass(frozen=True)
class RevealTop(Step):
    """Turn up cards of your deck: those that fit, or one that you choose, go to the hand; the rest is discarded."""

    count: int
    keep: Matches | None = None


@dataclass(frozen=True)
class IfHolding(Step):
    """Only if you hold at least that many cards."""

    count: int
    steps: Steps


@dataclass(frozen=True)
class IfOwn(Step):
    """Only if at least that many such cards lie in your private quarters."""

    match: Matches
    count: int
    steps: Steps


@dataclass(frozen=True)
class EveryNth(Step):
    """Each time another so many copies of this card have served in the turn."""

    count: int
    steps: Steps


@dataclass(frozen=True)
class TakeFirstMaster(Step):
    """You are First Master from the next round on."""


@dataclass(frozen=True)
class Once(Step):
    """At most once a turn, however many copies serve."""

    step: Step


@dataclass(frozen=True)
class ThisTurn(Step):
    """This holds for the rest of the turn."""

    effects: tuple[Standing, ...]


@dataclass(frozen=True)
class PayServing(Step):
    """Spend servings that are left."""

    count: int = 1


@dataclass(frozen=True)
class EndServing(Step):
    """Your serving phase ends on the spot."""


@dataclass(frozen=True)
class EndEmploy(Step):
    """Your serving and employ phases end on the spot."""


@dataclass(frozen=True)
class EndGame(Step):
    """The game is over at once."""


@dataclass(frozen=True)
class ReturnThis(Step):
    """This card, which has just served, goes back to the town."""


@dataclass(frozen=True)
class DismissThis(Step):
    """This chambermaid goes to your discard pile."""


@dataclass(frozen=True)
class DismissChambermaid(Step):
    """One of your chambermaids, at your choice, goes to your discard pile."""


@dataclass(frozen=True)
class GiveThisAsChambermaid(Step):
    """This card, which has just served, becomes a chambermaid of the player chosen before."""


@dataclass(frozen=True)
class ReturnThisChambermaid(Step):
    """This chambermaid of yours goes back to the town."""


@dataclass(frozen=True)
class SwapPrivate(Step):
    """Your uncovered private maid for one shown in the town; yours goes face down under the pile."""


@dataclass(frozen=True)
class PlacePrivate(Step):
    """This private maid goes where her buyer says."""


@dataclass(frozen=True)
class DiscardOrLose(Step):
    """You must discard such a card; if you cannot, this private maid goes face down under the pile."""

    match: Matches


@dataclass(frozen=True)
class Duel(Step):
    """You and that player discard the top cards of your decks; go on only if yours costs that much more."""

    by: int
    steps: Steps


@dataclass(frozen=True)
class ReturnBuilding(Step):
    """One of that player's buildings goes back to the town."""


@dataclass(frozen=True)
class PutChiefUnder(Step):
    """Put a chief from your hand beneath this building."""


@dataclass(frozen=True)
class NameCost(Step):
    """Name a number; later steps speak of cards with that cost."""


@dataclass(frozen=True)
class DiscardNamed(Step):
    """That player discards a card with the named cost, if there is one in hand."""


@dataclass(frozen=True)
class GoToDiscard(Step):
    """This card, just employed, goes to the discard pile of the player chosen before."""


@dataclass(frozen=True)
class GainBeer(Step):
    """Take the beer shown or the top one of the pile; `love` is the price."""

    love: int = 0


@dataclass(frozen=True)
class ArrangeBeer(Step):
    """Look at the top beers of the pile and put them back in any order."""

    count: int = 2


@dataclass(frozen=True)
class PutBeerUnder(Step):
    """Put one of your beers under this building."""


@dataclass(frozen=True)
class StealBeer(Step):
    """A random beer of that player becomes yours."""


@dataclass(frozen=True)
class RemoveThis(Step):
    """This event leaves the game."""


@dataclass(frozen=True)
class IfDrunk(Step):
    """Only if your beers that lie under no building add up to that much alcohol."""

    alcohol: int
    steps: Steps


@dataclass(frozen=True)
class LoseBeer(Step):
    """One of your beers, at random, leaves the game."""


@dataclass(frozen=True)
class GiveBeer(Step):
    """Choose one of your beers and give it to the player chosen next."""


def nested(steps: Iterable[Step]) -> Iterator[Step]:
    """Every step, and every step within it, however deep."""
    for step in steps:
        yield step
        for part in fields(step):
            inner = getattr(step, part.name)
            yield from nested(s for s in (inner if isinstance(inner, tuple) else (inner,)) if isinstance(s, Step))


# -- when a building may be employed -----------------------------------------------------------------------------


@dataclass(frozen=True)
class EmployIf:
    """A condition on employing a card at all."""


@dataclass(frozen=True)
class Outnumber(EmployIf):
    """Only while the cards of those names in your private quarters outnumber the copies you own of this one."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Holding(EmployIf):
    """Only with such a card in hand."""

    match: Matches
