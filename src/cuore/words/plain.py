"""A card's page as plain values, for programs: `cuore cards --json`, and bots in other languages."""

from __future__ import annotations

from typing import Any, Final

from cuore.engine.cards import Card
from cuore.words.pages import card_text, title
from cuore.words.position import NEVER_EMPLOYED

NUMBERS: Final = (
    *("draw", "serving", "love", "employment", "imagination", "concentration", "effort", "chamber"),
    *("alcohol", "tier", "skill"),
)


def plain_page(card: Card, lang: str) -> dict[str, Any]:
    """What is printed on a card; `cost` is null for what is never employed, `vp` where the points vary."""
    return {
        "name": card.name,
        "title": title(card, lang),
        "kind": card.kind.name.lower().replace("_", "-"),
        "copies": int(card.copies),
        "cost": None if card.kind in NEVER_EMPLOYED else int(card.cost),
        "vp": None if card.vp_varies else int(card.vp),
        **{name: int(getattr(card, name)) for name in NUMBERS},
        "text": card_text(card, lang),
    }
