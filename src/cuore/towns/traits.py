"""What a maid is good for, read off her page: her printed symbols and the steps of her text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields

from cuore.engine.cards import Box, Card
from cuore.engine.steps import ChooseBonus, DiscardThenDraw, Draw, EachOther, Gain, Neighbours, RevealTop, Step, Steps
from cuore.engine.town import modules

SOURCES = ("draw", "serving", "employment", "love", "imagination", "concentration", "effort")
_FOR_OTHERS = (EachOther, Neighbours)  # what these give, they do not give to you
_CARDS = (Draw, DiscardThenDraw, RevealTop)  # they bring cards of your own deck into your hand


def is_source(card: Card, what: str) -> bool:
    """Whether being served by the card can give that to the player: as a symbol or by its text."""
    return bool(getattr(card, what) or any(_gives(step, what) for step in _yours((*card.served, *card.in_service))))


def _gives(step: Step, what: str) -> bool:
    if isinstance(step, _CARDS):
        return what == "draw"
    return isinstance(step, (Gain, ChooseBonus)) and getattr(step, what, 0) > 0


def _yours(steps: Steps) -> Iterator[Step]:
    """Every step, those inside others too, but for those that only the other players get."""
    for step in steps:
        if isinstance(step, _FOR_OTHERS):
            continue
        yield step
        for field in fields(step):
            inside = getattr(step, field.name)
            inner = inside if isinstance(inside, tuple) else (inside,)
            yield from _yours(tuple(each for each in inner if isinstance(each, Step)))


def tags(card: Card) -> tuple[str, ...]:
    """What a player looks for in a town, in a fixed order."""
    kinds = {"attack": card.attack, "chambermaid": card.chamber > 0, "bar-maid": card.bar_maid}
    return (
        *(name for name, fits in kinds.items() if fits),
        *(what for what in SOURCES if is_source(card, what)),
        *([f"family:{card.family}"] if card.family else []),
    )


def dead_maids(
    maids: Mapping[str, Card], boxes: Sequence[Box], options: Sequence[str], town: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """Maids of a town whose partner module or partner card is not in the game, with what they miss."""
    there = modules(boxes, options) | set(town)
    missing = {name: tuple(need for need in maids[name].needs if need not in there) for name in town}
    return {name: needs for name, needs in missing.items() if needs}
