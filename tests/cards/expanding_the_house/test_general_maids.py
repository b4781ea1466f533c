"""General maids: one test per sentence of a card, and per line of symbols."""

from itertools import product

from tests.cards.expanding_the_house.house import (
    assert_price,
    assert_symbols,
    assert_worth,
    cards,
    mixed,
    table,
)
from tests.cards.table import CardTable, has
from tests.cards.table import table as any_box

# -- Tiffany Wise --------------------------------------------------------------------------------------------

PILE: dict[str, int | str] = {"private maids shown": "Chrysta, Eve", "private maids": "Roanna, Aurelie"}


def tiffany(quarters: str = "Shion", hand: str = "Emily, Tiffany, Carillon") -> CardTable:
    """Ann has been served by Emily and by Tiffany."""
    t = table(piles=PILE, phase="serve", Ann=has(hand, deck="1 Love x9", quarters=quarters))
    return t.play("Ann: serve Emily", "Ann: serve Tiffany")


def test_tiffany_8_copies_cost_seven_each() -> None:
    assert_price("Tiffany", cost=7, copies=8)


def test_tiffany_is_worth_two_points() -> None:
    assert_worth("Tiffany", 2)


def test_tiffany_gives_three_love() -> None:
    assert_symbols("Tiffany", love=3)


def test_tiffany_you_may_swap_your_private_maid_for_one_shown_in_the_town() -> None:
    t = tiffany()
    assert t.options("Ann") == {"take Chrysta", "take Eve", "done"}
    t.play("Ann: take Eve")
    assert (t.quarters("Ann"), t.shown()) == (["Eve"], ["Chrysta", "Roanna"])


def test_tiffany_the_one_given_up_goes_face_down_under_the_pile() -> None:
    t = tiffany().play("Ann: take Eve")
    assert t.stack("private maids") == ["Aurelie", "Shion"]


def test_tiffany_only_the_uncovered_one_is_swapped() -> None:
    t = tiffany("Clymene, Shion").play("Ann: take Chrysta")
    assert [t.game.table.cards[spot].name.split()[0] for spot in t.game.state.private[0]] == ["Clymene", "Chrysta"]
    assert t.stack("private maids")[-1] == "Shion"


def test_tiffany_may_be_declined() -> None:
    t = tiffany().play("Ann: done")
    assert (t.quarters("Ann"), t.shown(), t.servings) == (["Shion"], ["Chrysta", "Eve"], 1)


def test_tiffany_offers_nothing_without_a_private_maid_of_your_own() -> None:
    t = tiffany("")
    assert (t.phase, t.servings, t.shown()) == ("serve", 1, ["Chrysta", "Eve"])
    assert t.can("Ann: serve Carillon")


def test_tiffany_is_no_purchase_so_the_newcomer_waits_for_the_next_starting_phase() -> None:
    t = tiffany().play("Ann: take Chrysta")
    assert t.employments == 1  # Emily's; Chrysta gives hers in a starting phase
    t.play("Ann: end turn", "Bob: end turn")
    assert (t.phase, t.employments) == ("employ", 2)


def test_tiffany_may_swap_away_a_mika_too() -> None:
    assert tiffany("Mika", "Emily, Tiffany, Carillon, 1 Love").play("Ann: take Eve").quarters("Ann") == ["Eve"]


def test_tiffany_a_mika_she_takes_comes_to_you() -> None:
    piles: dict[str, int | str] = {"private maids shown": "Mika, Eve", "private maids": "Roanna"}
    t = table(piles=piles, phase="serve", Ann=has("Tiffany", quarters="Chrysta")).play("Ann: serve Tiffany")
    assert t.play("Ann: take Mika").quarters("Ann") == ["Mika"]


def test_tiffany_an_ill_private_maid_may_be_swapped_and_her_illness_goes_back_to_the_town() -> None:
    t = mixed(piles=PILE, phase="serve", Ann=has("Tiffany, Aline", quarters="Shion (ill x2)"))
    assert t.pile("Illness") == 8
    t.play("Ann: serve Tiffany", "Ann: take Eve")
    assert (t.quarters("Ann"), t.pile("Illness"), t.stack("private maids")) == (["Eve"], 10, ["Aurelie", "Shion"])


def test_tiffany_the_newcomer_may_act_even_if_the_old_one_has_acted_this_turn() -> None:
    piles: dict[str, int | str] = {"private maids shown": "Tanya, Fay"}
    t = mixed(piles=piles, Ann=has("Emily, Tiffany, Carillon", deck="1 Love x9", quarters="Rosa"))
    assert t.love == 1  # Rosa's
    t.play("Ann: serve Emily", "Ann: serve Tiffany", "Ann: take Tanya", "Ann: serve Carillon")
    assert t.options("Ann") == {"yes", "no"}


# -- Carillon Vandoor ----------------------------------------------------------------------------------------


def test_carillon_10_copies_cost_five_each() -> None:
    assert_price("Carillon", cost=5, copies=10)


def test_carillon_is_worth_no_points() -> None:
    assert_worth("Carillon", 0)


def test_carillon_draws_three_cards() -> None:
    assert_symbols("Carillon", draw=3)


# -- Francine Barbier ----------------------------------------------------------------------------------------


def francine(hand: str, piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann has been served by Francine."""
    return table(piles=piles, phase="serve", Ann=has(f"Francine, {hand}", deck="1 Love x3")).play(
        "Ann: serve Francine"
    )


def test_francine_10_copies_cost_five_each() -> None:
    assert_price("Francine", cost=5, copies=10)


def test_francine_is_worth_no_points() -> None:
    assert_worth("Francine", 0)


def test_francine_gives_two_servings() -> None:
    assert_symbols("Francine", serving=2)


def test_francine_you_may_give_two_2_love_cards_from_hand_back_to_the_town() -> None:
    t = francine("2 Love x3, 1 Love x2, 3 Love x2, Emily")
    assert t.options("Ann") == {"return 2 Love", "done"}
    t.play("Ann: return 2 Love")
    assert (t.hand("Ann"), t.pile("2 Love")) == (cards("2 Love, 1 Love x2, 3 Love x2, Emily"), 11)


def test_francine_in_exchange_a_maid_chief_goes_to_your_discard_pile() -> None:
    t = francine("2 Love x2, Emily").play("Ann: return 2 Love")
    assert (t.discard("Ann"), t.pile("Claudine"), t.pile("Aline")) == (cards("Claudine"), 7, 24)


def test_francine_may_be_declined() -> None:
    t = francine("2 Love x2, Emily").play("Ann: done")
    assert (t.hand("Ann"), t.discard("Ann"), t.servings) == (cards("2 Love x2, Emily"), [], 2)


def test_francine_needs_two_of_them_in_hand_and_a_chief_in_the_town() -> None:
    assert francine("2 Love, 1 Love, Emily").can("Ann: serve Emily")
    assert francine("2 Love x2, Emily", {"Claudine": 0}).can("Ann: serve Emily")


# -- Renée R. Rieussec ---------------------------------------------------------------------------------------


def renee(hand: str) -> CardTable:
    """Ann has been served by Renée."""
    return table(phase="serve", Ann=has(f"Renée, {hand}", deck="2 Love x2, 1 Love x3")).play("Ann: serve Renée")


def test_renee_10_copies_cost_five_each() -> None:
    assert_price("Renée", cost=5, copies=10)


def test_renee_is_worth_no_points() -> None:
    assert_worth("Renée", 0)


def test_renee_draws_two_cards_and_gives_one_serving() -> None:
    assert_symbols("Renée", draw=2, serving=1)


def test_renee_with_six_cards_or_more_you_must_put_one_of_them_on_top_of_your_deck() -> None:
    t = renee("Emily x2, Aline x2")
    assert t.options("Ann") == {"put Emily", "put Aline", "put 2 Love"}  # no way out
    t.play("Ann: put Aline")
    assert t.deck("Ann") == ["Aline", "1 Love", "1 Love", "1 Love"]
    assert t.hand("Ann") == cards("Emily x2, Aline, 2 Love x2")


def test_renee_only_one_card_whatever_the_hand() -> None:
    assert renee("Emily x2, Aline x5").play("Ann: put Aline").options("Ann") >= {"serve Emily"}


def test_renee_with_five_cards_nothing_happens() -> None:
    t = renee("Emily x2, Aline")
    assert (len(t.hand("Ann")), t.deck("Ann")) == (5, ["1 Love"] * 3)
    assert t.can("Ann: serve Emily")


# -- Domino Bonaparte ----------------------------------------------------------------------------------------


def domino(hand: str = "Emily, Domino, Carillon") -> CardTable:
    """Ann has been served by Emily, which leaves two servings, and by Domino."""
    houses = {"Ann": has(hand, deck="1 Love x9"), "Bob": has("1 Love x5"), "Cleo": has()}
    return table(houses, phase="serve").play("Ann: serve Emily", "Ann: serve Domino")


def test_domino_10_copies_cost_four_each() -> None:
    assert_price("Domino", cost=4, copies=10)


def test_domino_draws_two_cards_and_gives_one_employment() -> None:
    assert_symbols("Domino", draw=2, employment=1)


def test_domino_once_she_has_served_a_serving_plants_her_with_a_player_of_your_choice() -> None:
    t = domino()
    assert (t.servings, t.options("Ann")) == (1, {"target Ann", "target Bob", "target Cleo", "done"})
    t.play("Ann: target Bob")
    assert (t.quarters("Bob"), t.phase) == (["Domino"], "employ")
    assert t.played() == cards("Emily")


def test_domino_takes_exactly_one_serving() -> None:
    t = domino("Emily x2, Domino, Carillon")
    before = t.servings
    assert t.play("Ann: target Bob").servings == before - 1


def test_domino_may_stay_with_those_who_served() -> None:
    t = domino().play("Ann: done")
    assert (t.servings, t.played(), t.quarters("Bob")) == (1, cards("Emily, Domino"), [])


def test_domino_is_not_planted_without_a_serving() -> None:
    t = table(phase="serve", Ann=has("Domino, Carillon", deck="1 Love x3")).play("Ann: serve Domino")
    assert (t.phase, t.played()) == ("employ", cards("Domino"))


def test_domino_cannot_be_chambered_from_the_hand() -> None:
    t = table(phase="serve", Ann=has("Emily x2, Domino, Carillon")).play("Ann: serve Emily")
    assert not t.can("Ann: chamber Domino")


def test_domino_the_player_who_has_her_may_spend_two_servings_to_send_her_back_to_the_town() -> None:
    t = table(phase="serve", Ann=has("Emily, Carillon", quarters="Domino"))
    assert not t.can("Ann: use Domino")  # one serving is not enough
    t.play("Ann: serve Emily")
    before = t.pile("Domino")
    t.play("Ann: use Domino")
    assert (t.quarters("Ann"), t.pile("Domino"), t.phase) == ([], before + 1, "employ")


def test_domino_takes_exactly_two_servings_to_send_home() -> None:
    t = table(phase="serve", Ann=has("Emily x3, Carillon", quarters="Domino"))
    t.play("Ann: serve Emily", "Ann: serve Emily", "Ann: use Domino")
    assert t.servings == 1


def test_domino_is_sent_home_in_the_serving_phase_only_and_only_by_the_player_who_has_her() -> None:
    t = table(Ann=has("Emily x2", quarters="Domino"), Bob=has("Emily, Carillon"))
    assert not t.play("Ann: end serving").can("Ann: use Domino")
    t.play("Ann: end turn", "Bob: serve Emily")
    assert not t.can("Bob: use Domino")


def test_domino_in_hand_cannot_be_sent_home() -> None:
    t = table(phase="serve", Ann=has("Emily, Domino, Carillon")).play("Ann: serve Emily")
    assert not t.can("Ann: use Domino")


def test_domino_each_one_in_private_quarters_is_worth_minus_two() -> None:
    assert table(Ann=has(quarters="Domino")).vp("Ann") == -2
    assert table(Ann=has("Domino x3", quarters="Domino x2")).vp("Ann") == -4


def test_domino_is_worth_nothing_in_a_deck() -> None:
    assert_worth("Domino", 0)


def test_domino_who_is_ill_costs_nothing() -> None:
    assert mixed(Ann=has(quarters="Domino (ill), Domino")).vp("Ann") == -2


def test_domino_used_by_paula_is_not_in_play_and_cannot_be_planted() -> None:
    t = any_box(
        sets=("oktoberfest", "expanding_the_house"),
        phase="serve",
        Ann=has("Anna, Paula, Domino", deck="1 Love x9"),
        Bob=has(deck="Domino, 1 Love x5"),
    ).play("Ann: serve Anna", "Ann: serve Paula")
    t.play("Ann: target Bob")
    assert not t.can("Ann: target Bob")
    assert (t.quarters("Bob"), t.discard("Bob")) == ([], ["Domino"])


# -- Amaretto Renard -----------------------------------------------------------------------------------------


def amaretto(love: int) -> CardTable:
    """Ann has been served by Emily and by Amaretto and has played that much love."""
    t = table(phase="serve", Ann=has(f"Emily, Amaretto, 1 Love x{love}"))
    return t.play("Ann: serve Emily", "Ann: serve Amaretto", "Ann: play all")


def test_amaretto_10_copies_cost_four_each() -> None:
    assert_price("Amaretto", cost=4, copies=10)


def test_amaretto_is_worth_no_points() -> None:
    assert_worth("Amaretto", 0)


def test_amaretto_has_no_symbols() -> None:
    assert_symbols("Amaretto")


def test_amaretto_this_turn_a_2_love_costs_two() -> None:
    assert not amaretto(1).can("Ann: employ 2 Love")
    t = amaretto(2).play("Ann: employ 2 Love")
    assert (t.love, t.discard("Ann")) == (0, ["2 Love"])


def test_amaretto_this_turn_a_3_love_costs_four() -> None:
    assert not amaretto(3).can("Ann: employ 3 Love")
    assert amaretto(5).play("Ann: employ 3 Love").love == 1


def test_amaretto_holds_for_every_love_card_of_the_turn_and_two_of_her_for_no_less() -> None:
    t = table(phase="serve", Ann=has("Emily, Amaretto x2, 2 Love x3"))
    t.play("Ann: serve Emily", "Ann: serve Amaretto", "Ann: serve Amaretto", "Ann: play all")
    t.play("Ann: employ 2 Love", "Ann: employ 2 Love")
    assert t.love == 2


def test_amaretto_leaves_1_love_and_maids_at_their_price() -> None:
    t = amaretto(4).play("Ann: employ 1 Love")
    assert t.love == 3
    assert not t.can("Ann: employ Carillon")


def test_amaretto_is_over_with_the_turn() -> None:
    t = table(phase="serve", Ann=has("Amaretto, 1 Love"), Bob=has("1 Love x3"))
    t.play("Ann: serve Amaretto", "Ann: end turn", "Bob: play all")
    assert not t.can("Bob: employ 2 Love")


# -- Victoria Calderan ---------------------------------------------------------------------------------------


def victoria(mine: str, theirs: str, bob: str = "Garden, Lily Garden") -> CardTable:
    """Ann has been served by Emily and by Victoria, and duels with Bob."""
    houses = {
        "Ann": has("Emily x2, Victoria", deck=mine, quarters="Garden"),
        "Bob": has(deck=theirs, quarters=bob),
        "Cleo": has(deck="1 Love x2", quarters="Garden"),
    }
    return table(houses, phase="serve").play("Ann: serve Emily", "Ann: serve Victoria", "Ann: target Bob")


def test_victoria_10_copies_cost_four_each() -> None:
    assert_price("Victoria", cost=4, copies=10)


def test_victoria_is_worth_no_points() -> None:
    assert_worth("Victoria", 0)


def test_victoria_gives_two_love() -> None:
    assert_symbols("Victoria", love=2)


def test_victoria_you_name_one_opponent() -> None:
    houses = {"Ann": has("Victoria, Emily", deck="1 Love"), "Bob": has(), "Cleo": has(deck="1 Love")}
    t = table(houses, phase="serve").play("Ann: serve Victoria")
    assert t.options("Ann") == {"target Bob", "target Cleo"}


def test_victoria_both_of_you_discard_the_top_card_of_your_decks() -> None:
    t = victoria("1 Love, Aline", "Carillon, Aline")
    assert (t.discard("Ann"), t.discard("Bob"), t.deck("Ann"), t.deck("Bob")) == (
        ["1 Love"],
        ["Carillon"],
        ["Aline"],
        ["Aline"],
    )
    assert t.deck("Cleo") == ["1 Love", "1 Love"]


def test_victoria_if_yours_costs_two_more_you_may_send_one_of_their_buildings_back_to_the_town() -> None:
    t = victoria("Amaretto", "Aline")  # 4 against 2
    assert t.options("Ann") == {"target Bob: Garden", "target Bob: Lily Garden", "done"}
    before = t.pile("Lily Garden")
    t.play("Ann: target Bob: Lily Garden")
    assert (t.quarters("Bob"), t.pile("Lily Garden")) == (["Garden"], before + 1)
    assert t.quarters("Ann") == t.quarters("Cleo") == ["Garden"]


def test_victoria_a_difference_of_one_is_not_enough_nor_is_a_cheaper_card() -> None:
    for mine, theirs in (("Rutile", "Aline"), ("Aline", "Aline"), ("Aline", "Claudine")):
        t = victoria(mine, theirs)
        assert (t.can("Ann: serve Emily"), t.quarters("Bob")) == (True, cards("Garden, Lily Garden")), (mine, theirs)


def test_victoria_may_be_content_with_winning() -> None:
    t = victoria("Claudine", "1 Love").play("Ann: done")
    assert t.quarters("Bob") == cards("Garden, Lily Garden")


def test_victoria_wins_nothing_where_there_is_no_building_or_no_card() -> None:
    assert victoria("Claudine", "1 Love", bob="").can("Ann: serve Emily")
    assert victoria("Claudine", "").can("Ann: serve Emily")
    assert victoria("", "1 Love").can("Ann: serve Emily")


def test_victoria_a_chief_beneath_a_razed_estate_goes_to_her_owners_discard_pile() -> None:
    t = victoria("Claudine", "1 Love", bob="Estate (over Aline)").play("Ann: target Bob: Estate")
    assert (t.quarters("Bob"), t.discard("Bob"), t.pile("Estate")) == ([], cards("1 Love, Aline"), 8)


# -- Emily Raymond -------------------------------------------------------------------------------------------


def builder(hand: str, love: int, quarters: str = "Garden") -> CardTable:
    """Ann has been served by all the maids of her hand and has that much love to spend."""
    t = table(phase="serve", Ann=has(f"{hand}, Aline, 1 Love x{love}", quarters=quarters))
    for name in hand.split(", "):
        t.play(f"Ann: serve {name}")
    t.play("Ann: end serving")
    return t.play("Ann: play all")


def test_emily_10_copies_cost_four_each() -> None:
    assert_price("Emily", cost=4, copies=10)


def test_emily_is_worth_no_points() -> None:
    assert_worth("Emily", 0)


def test_emily_gives_two_servings_and_one_employment() -> None:
    assert_symbols("Emily", serving=2, employment=1)


def test_emily_this_turn_each_building_costs_one_less() -> None:
    for building, cost in (("Garden", 4), ("Estate", 5), ("Lily Garden", 6)):
        assert not builder("Emily", cost - 2).can(f"Ann: employ {building}"), building
        assert builder("Emily", cost - 1).play(f"Ann: employ {building}").love == 0, building


def test_emily_holds_for_every_building_of_the_turn() -> None:
    t = builder("Emily", 6).play("Ann: employ Garden", "Ann: employ Garden")
    assert (t.love, t.quarters("Ann")) == (0, ["Garden"] * 3)


def test_emily_two_of_them_take_two_off_but_never_below_one() -> None:
    assert builder("Emily, Emily", 2).play("Ann: employ Garden").love == 0
    t = builder("Emily, Emily, Emily, Emily, Emily", 1)
    assert t.play("Ann: employ Garden").love == 0
    assert not builder("Emily, Emily, Emily, Emily, Emily", 2).play("Ann: employ Garden", "Ann: employ Garden").love


def test_emily_makes_nothing_else_cheaper_and_is_over_with_the_turn() -> None:
    t = builder("Emily", 3)
    assert not t.can("Ann: employ Amaretto")
    t = table(phase="serve", Ann=has("Emily, Aline"), Bob=has("1 Love x3")).play("Ann: serve Emily", "Ann: end turn")
    assert not t.play("Bob: play all").can("Bob: employ Garden")


def test_emily_takes_her_one_off_after_ririko() -> None:
    assert builder("Emily", 4, "Garden, Ririko").play("Ann: employ Lily Garden").love == 0
    assert not builder("Emily", 3, "Garden, Ririko").can("Ann: employ Lily Garden")


# -- Rutile der Sar ------------------------------------------------------------------------------------------


def rutile(top: str, hand: str = "Emily, Rutile, Carillon") -> CardTable:
    """Ann has been served by Emily and by Rutile, who hits Bob."""
    houses = {"Ann": has(hand, deck="3 Love x5"), "Bob": has(deck=f"{top}, 1 Love"), "Cleo": has("1 Love x6")}
    t = table(houses, phase="serve").play("Ann: serve Emily", "Ann: serve Rutile")
    assert t.options("Ann") == {"target Ann", "target Bob"}  # Cleo has no card to lose
    return t.play("Ann: target Bob")


def test_rutile_10_copies_cost_three_each() -> None:
    assert_price("Rutile", cost=3, copies=10)


def test_rutile_is_worth_no_points() -> None:
    assert_worth("Rutile", 0)


def test_rutile_has_no_symbols_and_is_no_chambermaid() -> None:
    t = table(phase="serve", Ann=has("Emily x3, Rutile")).play("Ann: serve Emily", "Ann: serve Emily")
    assert not t.can("Ann: chamber Rutile")
    t.play("Ann: serve Rutile")  # nobody has a card to lose
    assert (t.servings, t.love, t.employments, t.hand("Ann")) == (2, 0, 2, cards("Emily"))
    drawn = table(phase="serve", Ann=has("Emily, Rutile, Aline", deck="1 Love x3"), Bob=has(deck="1 Love"))
    assert drawn.play("Ann: serve Emily", "Ann: serve Rutile").hand("Ann") == cards("Aline")


def test_rutile_the_top_card_of_a_named_players_deck_is_discarded() -> None:
    t = rutile("Domino")
    assert (t.discard("Bob"), t.deck("Bob")) == (["Domino"], ["1 Love"])


def test_rutile_a_love_card_gives_two_love() -> None:
    for love in ("1 Love", "2 Love", "3 Love"):
        t = rutile(love)
        assert (t.love, t.servings, t.employments, len(t.hand("Ann"))) == (2, 1, 1, 1), love


def test_rutile_a_general_maid_gives_two_servings() -> None:
    for maid in ("Domino", "Ririko"):
        t = rutile(maid)
        assert (t.love, t.servings, t.employments, len(t.hand("Ann"))) == (0, 3, 1, 1), maid


def test_rutile_a_maid_chief_of_either_kind_lets_you_draw_two() -> None:
    for chief in ("Aline", "Claudine"):
        t = rutile(chief)
        assert (t.love, t.servings, t.hand("Ann")) == (0, 1, cards("Carillon, 3 Love x2")), chief


def test_rutile_may_hit_your_own_deck() -> None:
    t = table(phase="serve", Ann=has("Rutile, Aline", deck="2 Love, Aline")).play("Ann: serve Rutile")
    assert (t.love, t.discard("Ann")) == (2, ["2 Love"])


# -- Phyllis Lumley ------------------------------------------------------------------------------------------


def phyllis(deck: str) -> CardTable:
    """Ann has been served by Phyllis."""
    return table(phase="serve", Ann=has("Phyllis", deck=deck), Bob=has(deck="Claudine")).play("Ann: serve Phyllis")


def test_phyllis_10_copies_cost_three_each() -> None:
    assert_price("Phyllis", cost=3, copies=10)


def test_phyllis_is_worth_no_points() -> None:
    assert_worth("Phyllis", 0)


def test_phyllis_gives_two_love() -> None:
    assert_symbols("Phyllis", love=2)


def test_phyllis_you_may_discard_the_top_card_of_your_own_deck() -> None:
    t = phyllis("Aline, 1 Love")
    assert t.options("Ann") == {"yes", "no"}
    t.play("Ann: yes")
    assert (t.discard("Ann"), t.deck("Ann"), t.deck("Bob")) == (["Aline"], ["1 Love"], ["Claudine"])


def test_phyllis_may_be_declined() -> None:
    t = phyllis("Claudine, 1 Love").play("Ann: no")
    assert (t.discard("Ann"), t.love) == ([], 2)


def test_phyllis_a_card_of_cost_five_or_more_gives_one_love_more() -> None:
    for top, love in (("Carillon", 3), ("Claudine", 3), ("3 Love", 3), ("Domino", 2), ("2 Love", 2), ("1 Love", 2)):
        assert phyllis(f"{top}, 1 Love").play("Ann: yes").love == love, top


def test_phyllis_gives_neither_serving_nor_employment_with_it() -> None:
    t = table(phase="serve", Ann=has("Emily, Phyllis, Aline", deck="Claudine"))
    t.play("Ann: serve Emily", "Ann: serve Phyllis", "Ann: yes")
    assert (t.servings, t.love, t.employments) == (1, 3, 1)


def test_phyllis_makes_no_offer_without_a_card_to_discard() -> None:
    assert phyllis("").phase == "employ"


# -- Lilac Hawkwind ------------------------------------------------------------------------------------------

LILAC_TOWN = "Lilac, Tiffany, Carillon, Domino, Amaretto, Emily, Rutile, Felicity, Pauline, Ririko"


def lilac(piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann has been served by Lilac."""
    houses = {
        "Ann": has("Lilac", deck="Aline, 1 Love x2"),
        "Bob": has("1 Love x5", deck="Claudine, 1 Love"),
        "Cleo": has(discard="Emily"),
        "Dora": has(),
    }
    return table(houses, town=LILAC_TOWN, piles=piles, phase="serve").play("Ann: serve Lilac")


def test_lilac_10_copies_cost_three_each() -> None:
    assert_price("Lilac", cost=3, copies=10)


def test_lilac_is_worth_no_points() -> None:
    assert_worth("Lilac", 0)


def test_lilac_has_no_symbols() -> None:
    assert_symbols("Lilac")


def test_lilac_every_player_you_included_discards_the_top_card_of_their_deck() -> None:
    t = lilac()
    assert (t.discard("Ann"), t.discard("Bob"), t.discard("Cleo")) == (["Aline"], ["Claudine"], ["Emily"])
    assert (t.deck("Ann"), t.deck("Bob"), t.deck("Cleo"), t.discard("Dora")) == (["1 Love"] * 2, ["1 Love"], [], [])
    assert len(t.hand("Bob")) == 5


def test_lilac_then_put_a_love_or_maid_card_of_cost_four_or_less_from_the_town_on_top_of_your_deck() -> None:
    t = lilac()
    names = (
        "1 Love",
        "2 Love",
        "Aline",
        "Lilac",
        "Domino",
        "Amaretto",
        "Emily",
        "Rutile",
        "Felicity",
        "Pauline",
        "Ririko",
    )
    assert t.options("Ann") == {f"take {name}" for name in names}  # no building, nobody dearer, no way out
    before = t.pile("Emily")
    t.play("Ann: take Emily")
    assert (t.deck("Ann"), t.hand("Ann"), t.pile("Emily")) == (["Emily", "1 Love", "1 Love"], [], before - 1)
    assert t.discard("Ann") == ["Aline"]


# -- Felicity Horn -------------------------------------------------------------------------------------------


def test_felicity_10_copies_cost_three_each() -> None:
    assert_price("Felicity", cost=3, copies=10)


def test_felicity_gives_one_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Felicity", love=1, chamber=1)


def test_felicity_you_may_chambermaid_one_chambermaid_chief_from_hand_without_servings() -> None:
    t = table(phase="serve", Ann=has("Felicity, Aline x2, Claudine, Ririko, Suzuna")).play("Ann: serve Felicity")
    assert t.options("Ann") == {"chamber Aline", "done"}
    t.play("Ann: chamber Aline")
    assert (t.quarters("Ann"), t.hand("Ann")) == (["Aline"], cards("Aline, Claudine, Ririko, Suzuna"))
    assert t.phase == "employ"


def test_felicity_may_be_declined() -> None:
    t = table(phase="serve", Ann=has("Felicity, Aline")).play("Ann: serve Felicity", "Ann: done")
    assert (t.quarters("Ann"), t.hand("Ann")) == ([], ["Aline"])


def test_felicity_chambered_herself_makes_no_offer() -> None:
    t = table(phase="serve", Ann=has("Felicity, Aline")).play("Ann: chamber Felicity")
    assert (t.quarters("Ann"), t.hand("Ann"), t.phase) == (["Felicity"], ["Aline"], "employ")


def test_felicity_chambered_copies_score_in_sets_of_two_three_and_four() -> None:
    for count, points in ((1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24)):
        assert table(Ann=has(quarters=f"Felicity x{count}")).vp("Ann") == points, count


def test_felicity_is_worth_nothing_elsewhere() -> None:
    assert_worth("Felicity", 0)
    assert table(Ann=has("Felicity x3", quarters="Felicity")).vp("Ann") == 0


def test_felicity_who_is_ill_is_missing_from_her_set() -> None:
    assert mixed(Ann=has(quarters="Felicity x2, Felicity (ill)")).vp("Ann") == 4


# -- Suzuna Kamikawa -----------------------------------------------------------------------------------------


def test_suzuna_10_copies_cost_three_each() -> None:
    assert_price("Suzuna", cost=3, copies=10)


def test_suzuna_gives_one_draw_and_one_serving_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Suzuna", draw=1, serving=1, chamber=1)


def test_suzuna_is_worth_one_point_chambermaid_or_not() -> None:
    assert_worth("Suzuna", 1)
    assert table(Ann=has(quarters="Suzuna x2")).vp("Ann") == 2


def test_suzuna_every_three_chambered_ones_add_five_points_in_all() -> None:
    for count, bonus in ((3, 5), (4, 5), (5, 5), (6, 10), (9, 15)):
        assert table(Ann=has(quarters=f"Suzuna x{count}")).vp("Ann") == count + bonus, count
    assert table(Ann=has("Suzuna x4", quarters="Suzuna x2")).vp("Ann") == 6


# -- Grace Saulsbury -----------------------------------------------------------------------------------------


def grace(piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann has been served by Grace."""
    houses = {"Ann": has("Grace"), "Bob": has("1 Love"), "Cleo": has()}
    town = "Grace, Ririko, Pauline, Suzuna, Domino, Emily, Carillon, Tiffany, Amaretto, Victoria"
    return table(houses, town=town, piles=piles, phase="serve").play("Ann: serve Grace")


def test_grace_10_copies_cost_three_each() -> None:
    assert_price("Grace", cost=3, copies=10)


def test_grace_is_worth_no_points() -> None:
    assert_worth("Grace", 0)


def test_grace_gives_one_love() -> None:
    assert_symbols("Grace", love=1)


def test_grace_you_may_name_any_player_yourself_included() -> None:
    t = grace()
    assert t.options("Ann") == {"target Ann", "target Bob", "target Cleo", "done"}
    assert grace().play("Ann: target Ann", "Ann: take Pauline").discard("Ann") == ["Pauline"]


def test_grace_a_town_maid_of_cost_three_or_less_goes_to_that_players_discard_pile() -> None:
    t = grace().play("Ann: target Bob")
    assert t.options("Ann") == {f"take {name}" for name in ("Grace", "Ririko", "Pauline", "Suzuna", "Aline")}
    t.play("Ann: take Ririko")
    assert (t.discard("Bob"), t.discard("Ann"), t.pile("Ririko")) == (["Ririko"], [], 9)


def test_grace_may_be_declined() -> None:
    t = grace().play("Ann: done")
    assert (t.phase, t.discard("Ann"), t.discard("Bob")) == ("employ", [], [])


def test_grace_makes_no_offer_when_the_town_has_no_such_maid() -> None:
    assert grace(dict.fromkeys(("Grace", "Ririko", "Pauline", "Suzuna", "Aline"), 0)).phase == "employ"


# -- Pauline Dumond ------------------------------------------------------------------------------------------


def pauline(hand: str) -> CardTable:
    """Ann has been served by Pauline."""
    return table(phase="serve", Ann=has(f"Pauline, {hand}", deck="3 Love x4")).play("Ann: serve Pauline")


def test_pauline_10_copies_cost_two_each() -> None:
    assert_price("Pauline", cost=2, copies=10)


def test_pauline_is_worth_no_points() -> None:
    assert_worth("Pauline", 0)


def test_pauline_gives_one_serving() -> None:
    assert_symbols("Pauline", serving=1)


def test_pauline_you_may_discard_two_identical_cards_from_hand() -> None:
    t = pauline("1 Love x3, Aline x2, Emily")
    assert t.options("Ann") == {"discard 1 Love", "discard Aline", "done"}
    t.play("Ann: discard Aline")
    assert t.discard("Ann") == cards("Aline x2")


def test_pauline_to_draw_three_cards() -> None:
    t = pauline("1 Love x2, Emily").play("Ann: discard 1 Love")
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("Emily, 3 Love x3"), ["3 Love"])


def test_pauline_works_once_for_each_time_she_serves() -> None:
    t = pauline("1 Love x4, Emily").play("Ann: discard 1 Love")
    assert (t.phase, t.servings) == ("serve", 1)
    assert t.hand("Ann") == cards("1 Love x2, Emily, 3 Love x3")
    assert t.can("Ann: serve Emily")


def test_pauline_a_second_one_works_again() -> None:
    t = table(phase="serve", Ann=has("Pauline x2, 1 Love x4, Aline", deck="3 Love x8"))
    t.play("Ann: serve Pauline", "Ann: discard 1 Love", "Ann: serve Pauline", "Ann: discard 1 Love")
    assert t.hand("Ann") == cards("Aline, 3 Love x6")


def test_pauline_may_be_declined() -> None:
    t = pauline("1 Love x2, Emily").play("Ann: done")
    assert (t.hand("Ann"), t.servings) == (cards("1 Love x2, Emily"), 1)


def test_pauline_makes_no_offer_without_two_identical_cards() -> None:
    t = pauline("1 Love, 2 Love, Emily")
    assert (t.hand("Ann"), t.can("Ann: serve Emily")) == (cards("1 Love, 2 Love, Emily"), True)


# -- Ririko Hiiragi ------------------------------------------------------------------------------------------


def test_ririko_10_copies_cost_two_each() -> None:
    assert_price("Ririko", cost=2, copies=10)


def test_ririko_is_worth_one_point_chambermaid_or_not() -> None:
    assert_worth("Ririko", 1)
    assert table(Ann=has(quarters="Ririko x2")).vp("Ann") == 2


def test_ririko_gives_one_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Ririko", love=1, chamber=1)


def test_ririko_as_a_chambermaid_a_lily_garden_costs_you_five() -> None:
    for quarters, love in product(("Garden, Ririko", "Ririko", "Ririko x3"), (4, 5)):
        t = table(phase="employ", Ann=has(f"1 Love x{love}", quarters=quarters)).play("Ann: play all")
        assert t.can("Ann: employ Lily Garden") == (love == 5), (quarters, love)
    t = table(phase="employ", Ann=has("1 Love x5", quarters="Ririko")).play(
        "Ann: play all", "Ann: employ Lily Garden"
    )
    assert (t.love, t.quarters("Ann")) == (0, cards("Lily Garden, Ririko"))


def test_ririko_in_hand_or_with_somebody_else_changes_no_price() -> None:
    t = table(phase="employ", Ann=has("1 Love x5, Ririko", quarters="Garden"), Bob=has(quarters="Ririko"))
    assert not t.play("Ann: play all").can("Ann: employ Lily Garden")


def test_ririko_leaves_the_other_buildings_at_their_price() -> None:
    t = table(phase="employ", Ann=has("1 Love x3, Aline", quarters="Ririko")).play("Ann: play all")
    assert not t.can("Ann: employ Garden")
    t = table(phase="employ", Ann=has("1 Love x4, Aline", quarters="Ririko")).play("Ann: play all")
    assert not t.can("Ann: employ Estate")


def test_ririko_sets_the_price_of_the_lily_garden_alone() -> None:
    t = table(phase="employ", Ann=has("1 Love x4", quarters="Ririko")).play("Ann: play all")
    assert t.can("Ann: employ Garden")
    t = table(phase="employ", Ann=has("1 Love x7", quarters="Ririko")).play("Ann: play all")
    assert not t.can("Ann: employ Claudine")


def test_ririko_who_is_ill_counts_as_absent() -> None:
    t = mixed(phase="employ", Ann=has("1 Love x5", quarters="Ririko (ill), Garden")).play("Ann: play all")
    assert not t.can("Ann: employ Lily Garden")
    t = mixed(phase="employ", Ann=has("1 Love x6", quarters="Ririko (ill)")).play("Ann: play all")
    assert not t.can("Ann: employ Lily Garden")
