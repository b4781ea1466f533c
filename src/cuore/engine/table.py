"""What was agreed before the first deal: seats, boxes, the town, and every printed fact as a flat list.

A table is made once and shared by all copies of a game; nothing in it ever changes. Facts are lists indexed by card
number, because the hot path asks for them millions of times.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cuore.engine.cards import MAX_CARDS, Card, Lies
from cuore.engine.ints import i64
from cuore.engine.kinds import MAIDS, Kind, Timing
from cuore.engine.moves import EMPLOY_BITS
from cuore.engine.programs import MATCHES, PROGRAMS, TIMINGS
from cuore.engine.steps import Match

NO_PILE = -1


class Table:
    """The immutable half of a game."""

    def __init__(
        self,
        *,
        sets: tuple[str, ...],
        seats: tuple[str, ...],
        options: tuple[str, ...],
        town: tuple[str, ...],
        cards: Mapping[int, Card],
        piles: Iterable[int],
        empty_piles_to_end: int,
        overlay: Mapping[str, Mapping[str, int]],
    ) -> None:
        self.sets = sets
        self.seats = seats
        self.seat_count: i64 = len(seats)
        self.options = options
        self.town = town
        self.overlay = overlay
        self.cards = dict(cards)
        self.empty_piles_to_end: i64 = empty_piles_to_end

        self.cost = self._facts(lambda card: card.cost)
        self.vp = self._facts(lambda card: card.vp)
        self.draw = self._facts(lambda card: card.draw)
        self.serving = self._facts(lambda card: card.serving)
        self.love = self._facts(lambda card: card.love)
        self.employment = self._facts(lambda card: card.employment)
        self.chamber = self._facts(lambda card: card.chamber)
        self.is_love = self._facts(lambda card: int(card.kind is Kind.LOVE))
        self.is_maid = self._facts(lambda card: int(card.kind in MAIDS))
        self.is_private = self._facts(lambda card: int(card.kind is Kind.PRIVATE_MAID))
        self.is_event = self._facts(lambda card: int(card.kind is Kind.EVENT))
        self.lies = self._facts(lambda card: int(card.lies))
        self.reacts = self._facts(lambda card: int(bool(card.reaction)))
        self.acts_on_draw = self._facts(lambda card: int(bool(PROGRAMS[card.id * TIMINGS + Timing.DREW])))
        self.has_text = self._facts(lambda card: int(bool(card.served)))
        self.has_private = any(self.is_private)

        self.pile_cards = sorted(piles)  # the card of each town pile
        self.pile_of = [NO_PILE] * MAX_CARDS
        for index, card in enumerate(self.pile_cards):
            self.pile_of[card] = index
        self.maid_pile = [self.is_maid[card] for card in self.pile_cards]
        self.event_on_maid = next((c for c in self.cards if self.lies[c] == Lies.ON_MAID), -1)

        # A sorted hand begins with its love cards.
        self.last_love: i64 = max((c for c in self.cards if self.is_love[c]), default=-1)
        assert all(self.is_love[c] for c in self.cards if c <= self.last_love)
        # Events that their owner may do something about in the starting phase.
        self.start_events = [c for c in self.pile_cards if PROGRAMS[c * TIMINGS + Timing.START]]

        dearest = max(self.cost)
        # The `employ` moves that so much love allows; events are looked at apart, they need somewhere to go.
        self.shop = [
            [EMPLOY_BITS | c for c in self.pile_cards if self.cost[c] <= love and not self.is_event[c]]
            for love in range(dearest + 1)
        ]
        self.dearest: i64 = dearest
        # Options are listed by card number: town piles, then private maids, then events, unless boxes are mixed.
        order = [c for c in self.pile_cards if not self.is_event[c]]
        order += [c for c in sorted(self.cards) if self.is_private[c]]
        order += [c for c in self.pile_cards if self.is_event[c]]
        self.shop_is_mixed = order != sorted(order)
        self.events = [c for c in self.pile_cards if self.is_event[c]]
        self.match = [self._matching(matches) for matches in MATCHES]

    def _facts(self, fact: object) -> list[int]:
        assert callable(fact)
        return [fact(self.cards[i]) if i in self.cards else 0 for i in range(MAX_CARDS)]

    def _matching(self, matches: tuple[Match, ...]) -> list[int]:
        return [
            int(i in self.cards and any(_fits(self.cards[i], match) for match in matches)) for i in range(MAX_CARDS)
        ]


def _fits(card: Card, match: Match) -> bool:
    return (
        (match.name is None or card.name == match.name)
        and (not match.kinds or card.kind in match.kinds)
        and (match.cost_at_most is None or card.cost <= match.cost_at_most)
    )
