"""Steps that are one message each, with values out of their fields; importing this registers their renderers."""

from __future__ import annotations

from cuore.engine.kinds import Kind
from cuore.engine.matches import ANY_CARD
from cuore.engine.steps import (
    ArrangeBeer,
    ChamberFree,
    ChooseBonus,
    ChoosePlayer,
    Cure,
    Discard,
    DiscardAlike,
    DiscardDownTo,
    DiscardLooked,
    DiscardNamed,
    DiscardOrLose,
    DiscardTop,
    DismissChambermaid,
    DismissThis,
    Draw,
    EndEmploy,
    EndGame,
    EndServing,
    GainBeer,
    GiveBeer,
    GiveThisAsChambermaid,
    GoToDiscard,
    KeepOne,
    LandHere,
    LoseBeer,
    MoveEvent,
    NameCost,
    PayServing,
    Place,
    PlaceEvents,
    PlacePrivate,
    PlayIt,
    PutBeerUnder,
    PutChiefUnder,
    PutOnDeck,
    ReceiveEvent,
    RemoveEvent,
    RemoveThis,
    Return,
    ReturnBuilding,
    ReturnThis,
    ReturnThisChambermaid,
    RevealTop,
    StealBeer,
    SwapLooked,
    SwapPrivate,
    Take,
    TakeFirstMaster,
    TurnAway,
    Whose,
)
from cuore.words.names import card_name
from cuore.words.phrases import TO, WHO, bonuses, cards_meant, event_named, place_of
from cuore.words.speech import listed, renders_plainly


def _whose(whose: Whose) -> str:
    return "theirs" if whose is Whose.THEIRS else "yours"


# -- hand, deck and town --------------------------------------------------------------------------------------

renders_plainly(
    ChooseBonus,
    "step-choose-bonus",
    lambda to, step: {"bonuses": listed(to.lang, bonuses(to.lang, step), "list-or")},
)
renders_plainly(Draw, "step-draw", lambda to, step: {"count": step.count})
renders_plainly(
    Discard,
    "step-discard",
    lambda to, step: {
        "cards": cards_meant(to.lang, step.match, step.count),
        "free": "yes" if step.match == ANY_CARD else "no",
    },
)
renders_plainly(DiscardAlike, "step-discard-alike", lambda to, step: {"count": step.count})
renders_plainly(DiscardDownTo, "step-discard-down-to", lambda to, step: {"count": step.count})
renders_plainly(KeepOne, "step-keep-one")
renders_plainly(
    Return,
    "step-return",
    lambda to, step: {
        "cards": cards_meant(to.lang, step.match, step.count),
        "where": "park" if to.card.kind is Kind.REFINED_MAID else "town",
    },
)
renders_plainly(
    PutOnDeck, "step-put-on-deck", lambda to, step: {"place": "top" if step.place is Place.TOP else "bottom"}
)
renders_plainly(ChamberFree, "step-chamber-free", lambda to, step: {"cards": cards_meant(to.lang, step.match)})
renders_plainly(Take, "step-take", lambda to, step: {"cards": cards_meant(to.lang, step.match), "to": TO[step.to]})
renders_plainly(DiscardTop, "step-discard-top", lambda to, step: {"whose": _whose(step.of)})
renders_plainly(
    RevealTop,
    "step-reveal-top",
    lambda to, step: {
        "count": step.count,
        "keep": "one" if step.keep is None else "fitting",
        "cards": cards_meant(to.lang, step.keep or ANY_CARD, None),
    },
)
renders_plainly(PlayIt, "step-play-it")
renders_plainly(PayServing, "step-pay-serving", lambda to, step: {"count": step.count})
renders_plainly(EndServing, "step-end-serving")
renders_plainly(EndEmploy, "step-end-employ")
renders_plainly(EndGame, "step-end-game")
renders_plainly(NameCost, "step-name-cost")
renders_plainly(DiscardNamed, "step-discard-named")
renders_plainly(TakeFirstMaster, "step-take-first-master")

# -- other players ----------------------------------------------------------------------------------------------

renders_plainly(
    ChoosePlayer,
    "step-choose-player",
    lambda to, step: {"who": "holding" if step.holding else WHO[step.who], "holding": step.holding},
)
renders_plainly(DiscardLooked, "step-discard-looked", lambda to, step: {"whose": _whose(to.looked)})
renders_plainly(SwapLooked, "step-swap-looked")
renders_plainly(GoToDiscard, "step-go-to-discard")

# -- private quarters -------------------------------------------------------------------------------------------

renders_plainly(ReturnThis, "step-return-this")
renders_plainly(DismissThis, "step-dismiss-this")
renders_plainly(DismissChambermaid, "step-dismiss-chambermaid")
renders_plainly(GiveThisAsChambermaid, "step-give-this-as-chambermaid")
renders_plainly(ReturnThisChambermaid, "step-return-this-chambermaid")
renders_plainly(SwapPrivate, "step-swap-private")
renders_plainly(PlacePrivate, "step-place-private")
renders_plainly(DiscardOrLose, "step-discard-or-lose", lambda to, step: {"cards": cards_meant(to.lang, step.match)})
renders_plainly(ReturnBuilding, "step-return-building")
renders_plainly(PutChiefUnder, "step-put-chief-under")

# -- events -----------------------------------------------------------------------------------------------------

renders_plainly(ReceiveEvent, "step-receive-event", lambda to, step: {"event": card_name(step.event, to.lang)})
renders_plainly(
    PlaceEvents,
    "step-place-events",
    lambda to, step: {
        "event": card_name(step.event, to.lang),
        "count": step.count,
        "place": place_of(to, event_named(step.event, to.card), step.count),
    },
)
renders_plainly(LandHere, "step-land-here", lambda to, step: {"place": place_of(to, to.card)})
renders_plainly(RemoveEvent, "step-remove-event")
renders_plainly(Cure, "step-cure", lambda to, step: {"event": card_name(step.event, to.lang)})
renders_plainly(MoveEvent, "step-move-event")
renders_plainly(TurnAway, "step-turn-away")
renders_plainly(RemoveThis, "step-remove-this")

# -- beer -------------------------------------------------------------------------------------------------------

renders_plainly(GainBeer, "step-gain-beer", lambda to, step: {"love": step.love})
renders_plainly(ArrangeBeer, "step-arrange-beer", lambda to, step: {"count": step.count})
renders_plainly(PutBeerUnder, "step-put-beer-under")
renders_plainly(StealBeer, "step-steal-beer")
renders_plainly(LoseBeer, "step-lose-beer")
renders_plainly(GiveBeer, "step-give-beer")
