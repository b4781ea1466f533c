"""Maid chiefs: rulebook, section 12-1."""

from tests.cards.table import assert_price, assert_symbols, assert_worth, cards, has, table


def test_marianne_8_copies_cost_nine_each() -> None:
    assert_price("Marianne", cost=9, copies=8)


def test_marianne_is_worth_six_points_wherever_she_is() -> None:
    assert_worth("Marianne", 6)


def test_marianne_has_no_symbols_and_is_no_chambermaid() -> None:
    assert_symbols("Marianne")


def test_colette_24_copies_cost_three_each() -> None:
    assert_price("Colette", cost=3, copies=24)


def test_colette_is_worth_one_point_chambermaid_or_not() -> None:
    assert_worth("Colette", 1)
    assert table(Ann=has(quarters="Colette"), Bob=has("Colette")).vp("Ann") == 1


def test_colette_becomes_a_chambermaid_for_two_servings_and_has_no_symbols() -> None:
    assert_symbols("Colette", chamber=2)


def test_colette_pays_both_servings() -> None:
    t = table(Ann=has("Colette, Kagari")).play("Ann: serve Kagari", "Ann: chamber Colette")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Colette"))


def test_colette_whoever_has_the_most_gains_five_points_once() -> None:
    t = table(Ann=has("Colette x3"), Bob=has("Colette x2"), Cleo=has("Colette"))
    assert [t.vp(seat) for seat in ("Ann", "Bob", "Cleo")] == [3 + 5, 2, 1]


def test_colette_counts_in_hand_deck_discard_pile_play_area_and_quarters() -> None:
    ann = has("Colette x2", deck="Colette", discard="Colette", quarters="Colette")
    t = table(Ann=ann, Bob=has("Colette x4")).play("Ann: serve Colette")
    assert [t.vp("Ann"), t.vp("Bob")] == [5 + 5, 4]


def test_colette_a_tie_for_the_most_gives_nobody_the_bonus() -> None:
    t = table(Ann=has("Colette x3"), Bob=has("Colette x3"), Cleo=has("Colette"))
    assert [t.vp(seat) for seat in ("Ann", "Bob", "Cleo")] == [3, 3, 1]
    assert table(Ann=has()).vp("Ann") == 0


def test_colette_who_is_ill_does_not_count_for_the_majority() -> None:
    t = table(Ann=has("Colette x2", quarters="Colette (ill)"), Bob=has("Colette x2"))
    assert [t.vp("Ann"), t.vp("Bob")] == [2, 2]
