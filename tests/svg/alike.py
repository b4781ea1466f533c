"""Every card that there is, and whether two of them look alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import cuore
from cuore import Card
from cuore.svg.cameo import drawn_parts, relief
from tests.sixth_box.winter_garden.cards import CARDS as INVENTED

GROUND = "#2b578a"
EVERY_CARD: list[Card] = [*(page for box in cuore.cards().values() for page in box), *INVENTED]


def of_each_name(pages: Iterable[Card] = EVERY_CARD) -> dict[str, Card]:
    """One card of each name: who is in two boxes looks the same in both."""
    return {page.name: page for page in pages}


def twins(pages: Iterable[Card]) -> list[list[str]]:
    """Names of cards that are composed of the same parts, or whose reliefs are drawn by the same paths."""
    alike: dict[object, set[str]] = defaultdict(set)
    for page in pages:
        alike[tuple(sorted(drawn_parts(page).items()))].add(page.name)
        alike[relief(page, GROUND)].add(page.name)
    return sorted(sorted(names) for names in alike.values() if len(names) > 1)
