"""The cards that a net knows, and how tables are made ready for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from cuore.bots.facts import facts_of
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.features import page_digest
from cuore.engine.cards import MAX_CARDS, Box
from cuore.engine.errors import SetupError
from cuore.engine.table import Table


@dataclass(frozen=True)
class Vocabulary:
    """Card names in the order of a net's embedding, from 1 on, with the digests of their pages.

    A maid who lives in two boxes may have two pages; the net tells them apart by the rest of the table.
    """

    places: Mapping[str, int]
    digests: Mapping[str, Collection[str]]

    @staticmethod
    def of(boxes: Iterable[Box]) -> Vocabulary:
        """The vocabulary of all cards of these boxes."""
        cards = [card for box in boxes for card in box.cards]
        digests: dict[str, list[str]] = {name: [] for name in sorted({card.name for card in cards})}
        for card in cards:
            if (digest := page_digest(card)) not in digests[card.name]:
                digests[card.name].append(digest)
        return Vocabulary({name: place for place, name in enumerate(digests, start=1)}, digests)

    def strangers(self, table: Table) -> list[str]:
        """The cards of a table that the net has never seen, or that now do something else."""
        return [
            card.name for card in table.cards.values() if page_digest(card) not in self.digests.get(card.name, ())
        ]

    def check(self, table: Table) -> None:
        """Refuse a table with strangers."""
        if strangers := self.strangers(table):
            raise SetupError("net-strangers", cards=", ".join(strangers))

    def encoder(self, table: Table) -> Encoder:
        """What writes rows for a table without strangers."""
        ids = [0] * MAX_CARDS
        for number, card in table.cards.items():
            ids[number] = self.places[card.name]
        facts = facts_of(table)
        return Encoder(table, ids, facts.points, facts.room_points)
