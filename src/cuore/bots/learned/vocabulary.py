"""The cards that a net knows, and how tables are made ready for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cuore.bots.facts import facts_of
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.features import page_digest
from cuore.engine.cards import MAX_CARDS, Card
from cuore.engine.table import Table


@dataclass(frozen=True)
class Vocabulary:
    """Card names in the order of a net's embedding, from 1 on, with the digests of their pages."""

    places: Mapping[str, int]
    digests: Mapping[str, str]

    @staticmethod
    def of(cards: Mapping[int, Card]) -> Vocabulary:
        """The vocabulary of all these cards."""
        by_name = {card.name: card for card in cards.values()}
        names = sorted(by_name)
        places = {name: place for place, name in enumerate(names, start=1)}
        return Vocabulary(places, {name: page_digest(by_name[name]) for name in names})

    def strangers(self, table: Table) -> list[str]:
        """The cards of a table that the net has never seen, or that now do something else."""
        return [card.name for card in table.cards.values() if self.digests.get(card.name) != page_digest(card)]

    def encoder(self, table: Table) -> Encoder:
        """What writes rows for a table without strangers."""
        ids = [0] * MAX_CARDS
        for number, card in table.cards.items():
            ids[number] = self.places[card.name]
        facts = facts_of(table)
        return Encoder(table, ids, facts.points, facts.room_points)
