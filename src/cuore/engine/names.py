"""Names as people type them, and the card that is meant."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache

from cuore.engine.cards import Card
from cuore.engine.errors import SetupError


@lru_cache(maxsize=4096)
def plain_name(text: str) -> str:
    """A name as people type it: no case, no accents, single spaces."""
    flat = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in flat if not unicodedata.combining(c)).casefold().split())


# What else a card is called, in other languages: words/ adds its own.
NAME_BOOKS: list[Callable[[str], tuple[str, ...]]] = []


def called(card: Card) -> list[str]:
    """Every name of a card but the one on its page: other printings' spellings, other languages."""
    return [*card.also_known_as, *(name for book in NAME_BOOKS for name in book(card.name))]


def find_card(text: str, cards: Iterable[Card]) -> Card:
    """The one card that a name, or a name without its family name, means among these."""
    pool = list(cards)
    wanted = plain_name(text)
    exact = [
        c for c in pool if wanted == plain_name(c.name)
    ]  # the name on the card before other printings' spellings
    found = exact or [c for c in pool if wanted in map(plain_name, called(c))]
    if wanted and not found:
        found = [c for c in pool if any(plain_name(n).startswith(wanted + " ") for n in (c.name, *called(c)))]
    if len(found) == 1:
        return found[0]
    if found:
        raise SetupError("ambiguous-card", name=text, found=" / ".join(c.name for c in found))
    raise SetupError("unknown-card", name=text, allowed=", ".join(c.name for c in pool))


def nearest_names(text: str, cards: Iterable[Card]) -> list[str]:
    """The names of all cards, those first that are most like a text, by their parts."""
    wanted = plain_name(text)

    def likeness(name: str) -> float:
        parts = [plain_name(name), *plain_name(name).split()]
        return max(difflib.SequenceMatcher(None, wanted, part).ratio() for part in parts)

    return sorted(dict.fromkeys(card.name for card in cards), key=likeness, reverse=True)
