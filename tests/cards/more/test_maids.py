"""The maids: rulebook, sections 2, 3 and 9. One test per sentence of a card, and per line of symbols."""

from tests.cards.more.park import assert_price, assert_symbols, assert_worth, cards, has, points, table

# -- Anise Greenaway -----------------------------------------------------------------------------------------


def test_anise_8_copies_cost_seven_each() -> None:
    assert_price("Anise", cost=7, copies=8)


def test_anise_is_worth_three_points() -> None:
    assert_worth("Anise", 3)


def test_anise_draws_three_cards_and_her_text_gives_one_employment() -> None:
    assert_symbols("Anise", draw=3, employment=1)


def test_anise_two_employments_in_the_employ_phase() -> None:
    t = table(refined="Noëmi", Ann=has("Anise, 1 Love x5", deck="1 Love x3"))
    t.play("Ann: serve Anise", "Ann: play all")
    assert (t.employments, t.love) == (2, 8)
    t.play("Ann: employ Cécilia", "Ann: employ Cécilia")
    assert (t.employments, t.love, t.discard("Ann")) == (0, 0, cards("Cécilia x2"))


# -- Ophelia Grail -------------------------------------------------------------------------------------------


def test_ophelia_8_copies_cost_six_each() -> None:
    assert_price("Ophelia", cost=6, copies=8)


def test_ophelia_alone_is_worth_nothing() -> None:
    assert_worth("Ophelia", 0)


def test_ophelia_draws_a_card_gives_a_serving_and_a_love_and_her_text_one_employment() -> None:
    assert_symbols("Ophelia", draw=1, serving=1, love=1, employment=1)


def test_ophelia_from_two_on_each_brings_two_if_they_are_odd_in_number_and_costs_two_if_even() -> None:
    for count, worth in ((2, -4), (3, 6), (4, -8), (5, 10)):
        assert table(refined="Noëmi", Ann=has(f"Ophelia x{count}")).vp("Ann") == worth, count
    split = has("Ophelia", deck="Ophelia", discard="Ophelia")
    assert table(refined="Noëmi", Ann=split).vp("Ann") == 6


def test_ophelia_is_also_spelt_ophelie() -> None:
    assert table(refined="Noëmi", Ann=has("Ophelia")).can("Ann: serve Ophélie Grail")


# -- Edith Shirling ------------------------------------------------------------------------------------------


def test_edith_10_copies_cost_five_each() -> None:
    assert_price("Edith", cost=5, copies=10)


def test_edith_is_worth_no_points() -> None:
    assert_worth("Edith", 0)


def test_edith_gives_two_love_and_one_imagination() -> None:
    assert_symbols("Edith", love=2, imagination=1)


# -- Lenor Abrille -------------------------------------------------------------------------------------------


def test_lenor_10_copies_cost_five_each() -> None:
    assert_price("Lenor", cost=5, copies=10)


def test_lenor_is_worth_no_points() -> None:
    assert_worth("Lenor", 0)


def test_lenor_draws_a_card_and_gives_a_serving_and_one_imagination() -> None:
    assert_symbols("Lenor", draw=1, serving=1, imagination=1)


# -- Tomo Watagaya -------------------------------------------------------------------------------------------


def test_tomo_10_copies_cost_five_each() -> None:
    assert_price("Tomo", cost=5, copies=10)


def test_tomo_is_worth_no_points() -> None:
    assert_worth("Tomo", 0)


def test_tomo_gives_two_love_and_one_concentration() -> None:
    assert_symbols("Tomo", love=2, concentration=1)


# -- Cécilia Saint-Claire ------------------------------------------------------------------------------------


def test_cecilia_10_copies_cost_four_each() -> None:
    assert_price("Cécilia", cost=4, copies=10)


def test_cecilia_is_worth_no_points() -> None:
    assert_worth("Cécilia", 0)


def test_cecilia_draws_a_card_and_gives_a_serving_and_one_concentration() -> None:
    assert_symbols("Cécilia", draw=1, serving=1, concentration=1)


# -- Moine de Lefebvre ---------------------------------------------------------------------------------------


def test_moine_10_copies_cost_four_each() -> None:
    assert_price("Moine", cost=4, copies=10)


def test_moine_is_worth_no_points() -> None:
    assert_worth("Moine", 0)


def test_moine_draws_two_cards_and_her_text_gives_two_employments() -> None:
    assert_symbols("Moine", draw=2, employment=2)


def test_moine_three_employments_in_the_employ_phase() -> None:
    t = table(refined="Noëmi", Ann=has("Moine, 1 Love x3", deck="1 Love x2"))
    t.play("Ann: serve Moine", "Ann: play all")
    t.play("Ann: employ 1 Love", "Ann: employ 1 Love", "Ann: employ Dawn")
    assert (t.employments, t.love, t.discard("Ann")) == (0, 1, cards("1 Love x2, Dawn"))
    assert not t.can("Ann: employ 1 Love")


def test_moine_is_also_spelt_moinne_and_lefevre() -> None:
    for name in ("Moinne de Lefebvre", "Moine de Lefèvre"):
        assert table(refined="Noëmi", Ann=has("Moine")).can(f"Ann: serve {name}"), name


# -- Chiffon Loudenne ----------------------------------------------------------------------------------------


def test_chiffon_10_copies_cost_three_each() -> None:
    assert_price("Chiffon", cost=3, copies=10)


def test_chiffon_is_worth_no_points() -> None:
    assert_worth("Chiffon", 0)


def test_chiffon_draws_a_card_and_gives_a_serving_and_alone_nothing_else() -> None:
    assert_symbols("Chiffon", draw=1, serving=1)


def test_chiffon_each_time_a_trio_is_complete_two_effort() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Chiffon x10", deck="1 Love x10"))
    efforts = []
    for _ in range(10):
        t.play("Ann: serve Chiffon")
        efforts.append(points(t))
    expected = [0, 0, 2, 2, 2, 4, 4, 4, 6, 6]
    assert efforts == [(0, 0, effort) for effort in expected]
    assert (t.love, t.employments) == (0, 1)  # nobody is left to serve, and the employ phase has come


def test_chiffon_the_trio_gives_neither_love_nor_servings_nor_employments() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Chiffon x3, Tomo", deck="1 Love x3"))
    for _ in range(3):
        t.play("Ann: serve Chiffon")
    assert (t.servings, t.love, t.employments, len(t.hand("Ann"))) == (1, 0, 0, 4)


def test_chiffon_the_trio_need_not_be_played_in_a_row() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Chiffon x3, Lenor x2", deck="1 Love x9"))
    t.play(*(f"Ann: serve {name}" for name in ("Chiffon", "Lenor", "Chiffon", "Lenor", "Chiffon")))
    assert points(t) == (2, 0, 2)


def test_chiffon_those_of_an_earlier_turn_do_not_count() -> None:
    t = table(refined={"Ann": "Noëmi", "Bob": "Celina"}, Ann=has("Chiffon x2", deck="1 Love x2, Chiffon"), Bob=has())
    t.play("Ann: serve Chiffon", "Ann: serve Chiffon", "Ann: end turn", "Bob: end turn")
    t.play("Ann: choose Noëmi", "Bob: choose Celina", "Ann: serve Chiffon")
    assert points(t) == (0, 0, 0)


# -- Elaine Fontenille ---------------------------------------------------------------------------------------


def test_elaine_10_copies_cost_three_each() -> None:
    assert_price("Elaine", cost=3, copies=10)


def test_elaine_is_worth_no_points() -> None:
    assert_worth("Elaine", 0)


def test_elaine_gives_a_serving_and_one_effort() -> None:
    assert_symbols("Elaine", serving=1, effort=1)


# -- Dawn Shride ---------------------------------------------------------------------------------------------


def test_dawn_10_copies_cost_two_each() -> None:
    assert_price("Dawn", cost=2, copies=10)


def test_dawn_is_worth_one_point() -> None:
    assert_worth("Dawn", 1)
    assert table(refined="Noëmi", Ann=has(quarters="Dawn")).vp("Ann") == 1


def test_dawn_gives_a_love_and_one_effort_or_becomes_a_chambermaid_for_a_serving() -> None:
    assert_symbols("Dawn", love=1, effort=1, chamber=1)


def test_dawn_who_becomes_a_chambermaid_gives_nothing_and_stays() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Dawn, Tomo")).play("Ann: chamber Dawn")
    assert (t.love, points(t), t.quarters("Ann")) == (0, (0, 0, 0), cards("Dawn"))
    t.play("Ann: end turn")
    assert t.quarters("Ann") == cards("Dawn")


# -- Julia ---------------------------------------------------------------------------------------------------


def test_julia_10_copies_cost_four_each() -> None:
    assert_price("Julia", cost=4, copies=10)


def test_julia_is_worth_no_points() -> None:
    assert_worth("Julia", 0)


def test_julia_gives_a_love_and_one_imagination() -> None:
    assert_symbols("Julia", love=1, imagination=1)


# -- Garden Party Maid ---------------------------------------------------------------------------------------


def test_garden_8_copies_cost_six_each() -> None:
    assert_price("Garden", cost=6, copies=8)


def test_garden_is_worth_two_points() -> None:
    assert_worth("Garden", 2)


def test_garden_gives_two_love_one_concentration_and_one_effort() -> None:
    assert_symbols("Garden", love=2, concentration=1, effort=1)


# -- Lantern Maid --------------------------------------------------------------------------------------------


def test_lantern_10_copies_cost_three_each() -> None:
    assert_price("Lantern", cost=3, copies=10)


def test_lantern_is_worth_nothing_unless_she_is_a_chambermaid() -> None:
    assert_worth("Lantern", 0)
    assert table(refined="Noëmi", Ann=has("Lantern x4")).vp("Ann") == 0


def test_lantern_gives_two_love_or_becomes_a_chambermaid_for_a_serving() -> None:
    assert_symbols("Lantern", love=2, chamber=1)


def test_lantern_chambermaids_in_sets_of_two_three_and_four_bring_four_eight_and_twelve() -> None:
    expected = [0, 0, 4, 8, 12, 12, 16, 20, 24, 24, 28]
    for count, worth in enumerate(expected):
        lanterns = has(quarters=f"Lantern x{count}" if count else "")
        assert table(refined="Noëmi", Ann=lanterns).vp("Ann") == worth, count


def test_lantern_only_chambermaids_make_a_set() -> None:
    assert table(refined="Noëmi", Ann=has("Lantern", deck="Lantern", quarters="Lantern x2")).vp("Ann") == 4
