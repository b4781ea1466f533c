"""The question that `view["asked"]` puts to a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from cuore.boxes.registry import CARDS
from cuore.engine.cards import Card
from cuore.engine.seen import OpenQuestion
from cuore.engine.steps import DiscardTop, Draw, May, PayServing, Step, SwapLooked
from cuore.words.catalogue import say
from cuore.words.names import card_name
from cuore.words.speech import Form, Speaker, clauses


def prompt(asked: OpenQuestion | None, names: Sequence[str], lang: str) -> str:
    """The question in one line. `names` are the seats'; once the game is over nobody is asked.

    `asked["optional"]`, if it is there, tells an offer from an order.
    """
    if asked is None:
        return say(lang, "prompt-over")
    what, card = asked["what"], asked["card"]
    values = {"player": names[asked["seat"]], "optional": "yes" if asked.get("optional") else "no"}
    if card is None:
        return say(lang, f"prompt-phase-{what}", **values)
    values |= {"card": card_name(card, lang), "about": card_name(asked["about"] or "", lang)}
    values["own"] = "yes" if values["about"] == values["player"] else "no"
    if what == "yes":
        offer = _offer(card, lang)
        if offer:
            return say(lang, "prompt-offer", offer=offer, **values)
    if what == "destination" and asked["about"] == card:
        return say(lang, "prompt-destination-own", **values)
    return say(lang, f"prompt-{what}", **values)


def _offer(name: str, lang: str) -> str | None:
    """What a yes to this card would do, where its text leaves only one thing."""
    found = [
        (card, step)
        for card in CARDS.values()
        if card.name == name
        for step in _all_steps(card)
        if isinstance(step, May) and isinstance(step.step, Draw | SwapLooked | PayServing | DiscardTop)
    ]
    offers = {clauses(Speaker(lang, card), may.step, Form.MAY)[0] for card, may in found}
    return offers.pop() if len(offers) == 1 else None


def _all_steps(holder: Card | Step) -> Iterator[Step]:
    """Every step of a card, those inside other steps too."""
    for field in fields(holder):
        value = getattr(holder, field.name)
        for step in value if isinstance(value, tuple) else (value,):
            if isinstance(step, Step):
                yield step
                yield from _all_steps(step)
