"""Standing effects on prices, compiled for a table: which cards they change, and what they ask of a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cuore.engine.cards import MAX_CARDS, Card, fits
from cuore.engine.ints import i64
from cuore.engine.kinds import Kind
from cuore.engine.slots import set_by
from cuore.engine.standing import PriceChange, PriceIs, Standing

NO_CARD = -1
NO_MARK = -1


class PriceRule:
    """One change of a price. It holds as often as its card lies there, or as its mark counts in this turn."""

    def __init__(self, effect: PriceIs | PriceChange, card: int, mark: int, *, is_uncovered: bool) -> None:
        self.card: i64 = card
        self.mark: i64 = mark
        self.is_uncovered: i64 = int(is_uncovered)  # a private maid, who counts as long as nobody covers her
        self.is_price: i64 = 0
        self.amount: i64 = 0
        self.at_least: i64 = 0
        self.at_most_times: i64 = 0
        self.first_only: i64 = 0
        self.next_phase: i64 = 0
        if isinstance(effect, PriceIs):
            self.is_price = 1
            self.amount = effect.price
        else:
            self.amount = effect.by
            self.at_least = effect.at_least
            self.at_most_times = effect.at_most_times
            self.first_only = int(effect.first_only)
            self.next_phase = int(effect.next_phase)

    __slots__ = set_by(__init__)


def price_rules(cards: Mapping[int, Card], turn_effects: Mapping[int, Iterable[Standing]]) -> list[list[PriceRule]]:
    """Of each card, the rules that may change its price; those that set it come first."""
    found = [(effect, number, NO_MARK) for number, card in cards.items() for effect in card.standing]
    found += [(effect, NO_CARD, mark) for mark, effects in turn_effects.items() for effect in effects]
    rules: list[list[PriceRule]] = [[] for _ in range(MAX_CARDS)]
    for kind in (PriceIs, PriceChange):
        for effect, card, mark in found:
            if isinstance(effect, kind) and isinstance(effect, PriceIs | PriceChange):
                is_private = card in cards and cards[card].kind is Kind.PRIVATE_MAID
                rule = PriceRule(effect, card, mark, is_uncovered=is_private)
                for number in [n for n, page in cards.items() if fits(page, effect.match)]:
                    rules[number].append(rule)
    return rules
