"""The table of `tests.cards.table`, laid out with Expanding the House alone."""

from functools import partial

from tests.cards import table as any_box

SETS = ("expanding_the_house",)
WITH_BASE = ("expanding_the_house", "base")

table = partial(any_box.table, sets=SETS)
mixed = partial(any_box.table, sets=WITH_BASE, chiefs="expanding_the_house")
cards = partial(any_box.cards, sets=SETS)
assert_price = partial(any_box.assert_price, sets=SETS)
assert_worth = partial(any_box.assert_worth, sets=SETS)
assert_symbols = partial(any_box.assert_symbols, sets=SETS)
