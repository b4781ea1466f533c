"""Maid chiefs."""

from tests.cards.expanding_the_house.house import assert_price, assert_symbols, assert_worth, cards, table
from tests.cards.table import has


def test_claudine_8_copies_cost_eight_each() -> None:
    assert_price("Claudine", cost=8, copies=8)


def test_claudine_is_worth_five_points_wherever_she_is() -> None:
    assert_worth("Claudine", 5)
    assert table(Ann=has("Claudine", quarters="Estate (over Claudine)")).vp("Ann") == 5 + 5 + 3


def test_claudine_has_no_symbols_and_is_no_chambermaid() -> None:
    assert_symbols("Claudine")


def test_aline_24_copies_cost_two_each() -> None:
    assert_price("Aline", cost=2, copies=24)


def test_aline_is_worth_one_point_chambermaid_or_not() -> None:
    assert_worth("Aline", 1)
    assert table(Ann=has("Aline", quarters="Aline x2")).vp("Ann") == 3


def test_aline_becomes_a_chambermaid_for_two_servings_and_has_no_symbols() -> None:
    assert_symbols("Aline", chamber=2)


def test_aline_pays_both_servings() -> None:
    t = table(phase="serve", Ann=has("Aline, Emily")).play("Ann: serve Emily", "Ann: chamber Aline")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Aline"))
