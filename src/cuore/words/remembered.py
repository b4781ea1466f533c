"""What is said of a card page is remembered by the page itself, not by its figures.

Two pages can be equal and read differently: a figure that an owner of the box has confirmed is the same number as
ours was, but it is printed now. And to compare pages, or hash them, takes longer than most of what is said of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from cuore.engine.cards import Card

T = TypeVar("T")
MOST: Final = 4096  # pages and languages; tables with corrections have pages of their own


def by_page(say_it: Callable[[Card, str], T]) -> Callable[[Card, str], T]:
    """Say it once for each page and language. What is said is shared: not to be changed."""
    kept: dict[tuple[int, str], tuple[Card, T]] = {}  # the page is kept, so that no other one gets its id

    def remembered(card: Card, lang: str) -> T:
        key = (id(card), lang)
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST:
                kept.clear()
            found = kept[key] = (card, say_it(card, lang))
        return found[1]

    remembered.__doc__ = say_it.__doc__
    return remembered
