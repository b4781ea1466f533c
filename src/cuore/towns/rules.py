"""What the boxes ask of a town (engine/ruleset.py), for towns by wish."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.cards import Box, Card
from cuore.engine.ruleset import TownRule
from cuore.engine.setup import rules_of
from cuore.engine.town import general_maids


def members(rule: TownRule, boxes: Sequence[Box]) -> list[Card]:
    """The maids that a rule speaks of."""
    return [card for card in general_maids(boxes) if card.name in rule.maids]


def rules_for(boxes: Sequence[Box]) -> list[TownRule]:
    """Those that say something about a town of these boxes."""
    return [rule for rule in rules_of(boxes).town if members(rule, boxes)]
