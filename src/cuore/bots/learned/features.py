"""What the page of a card says, as numbers for the net, and a digest of it: a net plays only pages that it knows."""

from __future__ import annotations

import hashlib
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from cuore.bots.valuation import points_anywhere, points_chambered, worth_at_start, worth_of
from cuore.engine.cards import Card, EventPlacement
from cuore.engine.kinds import Kind, Timing

# What a page says for readers alone changes nothing in the game.
_FOR_READERS: Final = frozenset({"title", "source", "rulings", "house_text", "also_known_as", "id"})
_ACTING: Final = tuple(timing for timing in Timing)
FEATURES: Final = 22 + len(Kind) + len(EventPlacement) + len(_ACTING)


def card_features(card: Card) -> list[float]:
    """The page of a card, each number about as large as one."""
    text = sum((worth_of(step, 1) for step in card.served), 0.0)
    figures = [
        card.cost / 6,
        card.vp / 3,
        float(card.vp_varies),
        card.draw / 2,
        card.serving / 2,
        card.love / 3,
        card.employment / 2,
        card.imagination / 2,
        card.concentration / 2,
        card.effort / 2,
        float(card.chamber),
        card.skill / 5,
        card.alcohol / 3,
        float(card.tier),
        card.copies / 10,
        float(card.attack),
        float(bool(card.family)),
        float(bool(card.standing)),
        text / 3,
        worth_at_start(card, 1) / 3,
        (card.vp + sum((points_anywhere(score) for score in card.score), 0.0)) / 3,
        sum((points_chambered(score, 3) for score in card.score), 0.0) / 3,
    ]
    kinds = [float(card.kind is kind) for kind in Kind]
    places = [float(card.placement is place) for place in EventPlacement]
    acting = [float(bool(card.steps_at(timing))) for timing in _ACTING]
    return [*figures, *kinds, *places, *acting]


def page_digest(card: Card) -> str:
    """What a card does, in a few letters: equal as long as it costs, gives and says the same."""
    page = [
        (field.name, _plain(getattr(card, field.name))) for field in fields(card) if field.name not in _FOR_READERS
    ]
    return hashlib.blake2b(repr(page).encode(), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    """The same on every machine and in every run: sets have no order of their own, house figures are numbers."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, int):
        return int(value)
    if isinstance(value, frozenset | set):
        return sorted(repr(_plain(one)) for one in value)
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if is_dataclass(value):
        return [type(value).__name__, *(_plain(getattr(value, field.name)) for field in fields(value))]
    return repr(value)
