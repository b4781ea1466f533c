"""What a box asks of a town: so many of certain maids. A new box adds a line here.

A rule that is `firm` holds for every town; the others are advice for a random town and give way to wishes. Where the
rulebook says that some maids are picked `first`, how many of them there are is drawn before the rest is filled in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cuore.engine.cards import Box, Card
from cuore.engine.setup import IMAGINATION_SOURCES, general_maids


@dataclass(frozen=True)
class BoxRule:
    """At least that many of these maids belong in a town with the box."""

    box: str
    at_least: int
    names: tuple[str, ...] = ()  # empty: the bar maids
    firm: bool = False  # one that is has a line `rule-BOX` in reasons.py: it can stand in the way of a wish
    first: bool = False

    def members(self, boxes: Sequence[Box]) -> list[Card]:
        """The maids it speaks of."""
        own = {card.id for box in boxes if box.id == self.box for card in box.cards}
        maids = [card for card in general_maids(boxes) if card.id in own]
        return [card for card in maids if (card.name in self.names if self.names else card.bar_maid)]


RULES = (
    BoxRule("oktoberfest", 1, firm=True, first=True),  # ruling 155
    BoxRule("more", 2, IMAGINATION_SOURCES),  # ruling 137
)


def rules_for(boxes: Sequence[Box]) -> list[BoxRule]:
    """Those that say something about a town of these boxes."""
    return [rule for rule in RULES if rule.members(boxes)]
