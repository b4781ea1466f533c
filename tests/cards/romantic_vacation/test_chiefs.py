"""Maid chiefs: rulebook, sections 4 and 6."""

from tests.cards.romantic_vacation.vacation import assert_price, assert_symbols, assert_worth, cards, table
from tests.cards.table import has
from tests.cards.table import table as any_box


def test_sofia_8_copies_cost_eight_each() -> None:
    assert_price("Sofia", cost=8, copies=8)


def test_sofia_is_worth_five_points_wherever_she_is() -> None:
    assert_worth("Sofia", 5)


def test_sofia_has_no_symbols_and_is_no_chambermaid() -> None:
    assert_symbols("Sofia")


def test_sofia_is_spelt_sophia_in_some_printings() -> None:
    assert table(Ann=has("Sophia Marfil")).hand("Ann") == cards("Sofia")


def test_beatrice_24_copies_cost_two_each() -> None:
    assert_price("Beatrice", cost=2, copies=24)


def test_beatrice_is_worth_nothing_in_hand_deck_or_discard_pile() -> None:
    assert_worth("Beatrice", 0)


def test_beatrice_is_worth_two_points_as_a_chambermaid_each_of_them() -> None:
    assert table(Ann=has("Beatrice x4", quarters="Beatrice")).vp("Ann") == 2
    assert table(Ann=has("Beatrice", quarters="Beatrice x3")).vp("Ann") == 6


def test_beatrice_becomes_a_chambermaid_for_two_servings_and_has_no_symbols() -> None:
    assert_symbols("Beatrice", chamber=2)


def test_beatrice_pays_both_servings() -> None:
    t = table(phase="serve", Ann=has("Beatrice, Fea")).play("Ann: serve Fea", "Ann: chamber Beatrice")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Beatrice"))


def test_beatrice_who_is_ill_is_worth_nothing() -> None:
    sets = ("base", "romantic_vacation")
    t = any_box(sets=sets, chiefs="romantic_vacation", Ann=has(quarters="Beatrice (ill), Beatrice"))
    assert t.vp("Ann") == 2


def test_beatrice_under_an_estate_is_no_chambermaid() -> None:
    sets = ("romantic_vacation", "expanding_the_house")
    assert any_box(sets=sets, Ann=has(quarters="Estate (over Beatrice)")).vp("Ann") == 3
    assert any_box(sets=sets, Ann=has(quarters="Estate (over Beatrice), Beatrice")).vp("Ann") == 3 + 2
