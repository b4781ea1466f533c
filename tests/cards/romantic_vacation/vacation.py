"""The table of `tests.cards.table`, laid out with Romantic Vacation alone."""

from functools import partial

from tests.cards import table as any_box
from tests.cards.table import CardTable, has

SETS = ("romantic_vacation",)

table = partial(any_box.table, sets=SETS)
cards = partial(any_box.cards, sets=SETS)
assert_price = partial(any_box.assert_price, sets=SETS)
assert_worth = partial(any_box.assert_worth, sets=SETS)
assert_symbols = partial(any_box.assert_symbols, sets=SETS)


def remembering(name: str, hand: str, *, deck: str = "", bob: str = "", quarters: str = "") -> CardTable:
    """That reminiscence alone lies face up, one more is left in the pile, and Ann is in her serving phase."""
    piles: dict[str, int | str] = {"reminiscences shown": name, "reminiscences": "Scary Night"}
    return table(
        piles=piles, phase="serve", Ann=has(hand, deck=deck, quarters=quarters), Bob=has(bob, deck="1 Love x5")
    )


def assert_tier(name: str, tier: int, copies: int) -> None:
    """It lies among the upper or the lower part of the pile, and there are so many of it, whatever the shuffle."""
    for seed in range(4):
        t = any_box.table(sets=SETS, seed=seed, Ann=has())
        order = [*t.shown("reminiscences"), *t.stack("reminiscences")]
        places = [place for place, card in enumerate(order) if card == name]
        upper = [place < 9 for place in places]
        assert (len(order), len(places), set(upper)) == (16, copies, {tier == 1}), seed
