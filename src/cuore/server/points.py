"""Where points come from, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.scoring import CardPoints
from cuore.engine.table import Table
from cuore.server.messages import Language, ScoreLine
from cuore.words.names import card_name
from cuore.words.points import sisters_named, sisters_together


def lines_of(table: Table, points: Sequence[CardPoints], lang: Language) -> list[ScoreLine]:
    """The cards that bring or cost something, sisters together, the most first."""
    lines = [
        ScoreLine(_named(table, group, lang), sum(line.points for line in group))
        for group in sisters_together(table, points)
    ]
    return sorted(lines, key=lambda line: -(line.points or 0))


def _named(table: Table, group: Sequence[CardPoints], lang: Language) -> str:
    """A single card goes without its number."""
    if len(group) == 1 and group[0].copies == 1:
        return card_name(table.cards[group[0].card].name, lang)
    return sisters_named(table, group, lang)
