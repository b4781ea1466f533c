"""Steps as sentences: here the steps that hold other steps; those that stand alone are in plain_steps.py.

The words are in steps.ftl; how a clause is built, and what its forms are, stands in speech.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import Final

from cuore.engine.matches import NOT_A_MAID
from cuore.engine.steps import (
    ChoosePlayer,
    DiscardNamed,
    DiscardThenDraw,
    Duel,
    EachOther,
    EveryNth,
    EveryPlayer,
    Gain,
    IfDrunk,
    IfHolding,
    IfIt,
    IfOwn,
    LookAtHand,
    LookAtTop,
    May,
    Neighbours,
    Once,
    PayServing,
    Step,
    Steps,
    ThisTurn,
    TurnAway,
    UpTo,
    Whose,
)
from cuore.words import plain_steps as plain_steps  # registers the renderers of the other steps
from cuore.words.phrases import bonuses, cards_meant
from cuore.words.speech import Form, Speaker, clauses, listed, renders
from cuore.words.standing import turn_line

# These begin with words of their own ("every other player …"), whoever the text speaks of.
OWN_SUBJECT: Final = (
    *(EachOther, EveryPlayer, Neighbours, TurnAway, IfIt, IfHolding, IfOwn, IfDrunk, Duel, ThisTurn, DiscardNamed),
    EveryNth,
)


def sentences(speaker: Speaker, steps: Iterable[Step]) -> list[str]:
    """The steps as whole sentences."""
    said: list[str] = []
    for step in steps:
        first, *following = clauses(speaker, step, speaker.form)
        if not speaker.you and not isinstance(step, OWN_SUBJECT):
            first = speaker.say("text-that-player", what=first)
        said += [first, *following]
    return said


# -- bonuses and what holds for a turn ------------------------------------------------------------------------


@renders(Gain)
def _gain(speaker: Speaker, gain: Gain, form: Form) -> list[str]:
    parts = []
    symbols = bonuses(speaker.lang, gain)
    if symbols:
        parts.append(speaker.say(f"step-gain.{form}", bonuses=listed(speaker.lang, symbols, "list-and")))
    if gain.new_cards:
        key = "step-more-new-cards" if gain.new_cards > 0 else "step-fewer-new-cards"
        parts.append(speaker.say(f"{key}.{form}", count=abs(gain.new_cards)))
    return [listed(speaker.lang, parts, "list-then")]


@renders(ThisTurn)
def _this_turn(speaker: Speaker, this_turn: ThisTurn, form: Form) -> list[str]:
    return [turn_line(this_turn.effects, speaker.lang)]


# -- offers -----------------------------------------------------------------------------------------------------


@renders(May)
def _may(speaker: Speaker, may: May, form: Form) -> list[str]:
    first, *following = clauses(speaker, may.step, Form.MAY)
    then = may.then
    if then and isinstance(then[0], PayServing):
        # A price is part of the offer: "you may discard a card and pay 1 serving. If you do, …"
        second, *_ = clauses(speaker, then[0], Form.MAY)
        first = speaker.say("list-then", before=first, after=second)
        following += _led_by(speaker, "text-if-done", then[1:])
    elif then and isinstance(may.step, ChoosePlayer):
        # Naming a player is nothing in itself: "you may choose a player and look at …" is one offer.
        second, *following = clauses(speaker, then[0], Form.MAY)
        first = speaker.say("list-then", before=first, after=second)
        following += sentences(speaker, then[1:])
    elif then and isinstance(then[0], IfIt):
        following += sentences(speaker, then)  # "if it is a maid" says enough
    else:
        following += _led_by(speaker, "text-if-done", then)
    return [speaker.say(f"text-may.{form}", what=first), *following]


@renders(DiscardThenDraw)
def _discard_then_draw(speaker: Speaker, exchange: DiscardThenDraw, form: Form) -> list[str]:
    what = speaker.say("text-discard-and-draw", count=exchange.up_to)
    return [speaker.say(f"text-may.{form}", what=what)]


@renders(UpTo)
def _up_to(speaker: Speaker, up_to: UpTo, form: Form) -> list[str]:
    first, *following = clauses(speaker, up_to.step, Form.MAY)
    following += _led_by(speaker, "text-each-time", up_to.each)
    return [speaker.say(f"text-up-to.{form}", what=first, times=up_to.times), *following]


@renders(Once)
def _once(speaker: Speaker, once: Once, form: Form) -> list[str]:
    first, *following = clauses(speaker, once.step, form)
    return [speaker.say(f"text-once.{form}", what=first), *following]


# -- several players --------------------------------------------------------------------------------------------


@renders(EachOther)
def _each_other(speaker: Speaker, each: EachOther, form: Form) -> list[str]:
    return _said_of(speaker, "text-each-other", each.steps, holding=each.holding)


@renders(EveryPlayer)
def _every_player(speaker: Speaker, every: EveryPlayer, form: Form) -> list[str]:
    return _said_of(speaker, "text-every-player", every.steps, holding=every.holding)


@renders(Neighbours)
def _neighbours(speaker: Speaker, neighbours: Neighbours, form: Form) -> list[str]:
    return _said_of(speaker, "text-neighbours", neighbours.steps)


# -- conditions -------------------------------------------------------------------------------------------------


@renders(IfIt)
def _if_it(speaker: Speaker, if_it: IfIt, form: Form) -> list[str]:
    if if_it.match == NOT_A_MAID:
        return _led_by(speaker, "text-unless-maid", if_it.steps)
    return _led_by(speaker, "text-if-it", if_it.steps, cards=cards_meant(speaker.lang, if_it.match, None))


@renders(IfHolding)
def _if_holding(speaker: Speaker, if_holding: IfHolding, form: Form) -> list[str]:
    return _led_by(speaker, "text-if-holding", if_holding.steps, count=if_holding.count)


@renders(IfOwn)
def _if_own(speaker: Speaker, if_own: IfOwn, form: Form) -> list[str]:
    cards = cards_meant(speaker.lang, if_own.match, if_own.count)
    return _led_by(speaker, "text-if-own", if_own.steps, cards=cards, count=if_own.count)


@renders(IfDrunk)
def _if_drunk(speaker: Speaker, if_drunk: IfDrunk, form: Form) -> list[str]:
    return _led_by(speaker, "text-if-drunk", if_drunk.steps, alcohol=if_drunk.alcohol)


@renders(EveryNth)
def _every_nth(speaker: Speaker, nth: EveryNth, form: Form) -> list[str]:
    return _led_by(speaker, "text-every-nth", nth.steps, count=nth.count)


@renders(Duel)
def _duel(speaker: Speaker, duel: Duel, form: Form) -> list[str]:
    return [speaker.say("text-duel"), *_led_by(speaker, "text-if-duel", duel.steps, by=duel.by)]


# -- looking at cards -------------------------------------------------------------------------------------------


@renders(LookAtTop)
def _look_at_top(speaker: Speaker, look: LookAtTop, form: Form) -> list[str]:
    whose = "theirs" if look.of is Whose.THEIRS else "yours"
    return _look(replace(speaker, looked=look.of), "step-look-at-top", look.then, form, whose=whose)


@renders(LookAtHand)
def _look_at_hand(speaker: Speaker, look: LookAtHand, form: Form) -> list[str]:
    return _look(speaker, "step-look-at-hand", look.then, form)


def _look(speaker: Speaker, key: str, then: Steps, form: Form, **values: object) -> list[str]:
    """What the steps leave goes back where it was, so that has to be said behind them."""
    return [
        speaker.say(f"{key}.{form}", **values),
        *sentences(speaker, then),
        *([speaker.say(f"{key}.otherwise")] if then else []),
    ]


def _led_by(speaker: Speaker, key: str, steps: Steps, **values: object) -> list[str]:
    """All the steps as one sentence that is led by a condition: what holds only then must not stand alone."""
    said = sentences(speaker, steps)
    if not said:
        return []
    then = reduce(lambda before, after: speaker.say("text-also", before=before, after=after), said)
    return [speaker.say(key, then=then, **values)]


def _said_of(speaker: Speaker, key: str, steps: Steps, **values: object) -> list[str]:
    """Sentences about other players, who are named once."""
    other = replace(speaker, you=False)
    first, *following = clauses(other, steps[0], Form.DOES)
    return [speaker.say(key, what=first, **values), *following, *sentences(other, steps[1:])]
