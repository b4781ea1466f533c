"""Private maids. Seven of the nine are known by name and price alone: their texts are house texts."""

from tests.cards.expanding_the_house.house import assert_price, assert_worth, cards, mixed, table
from tests.cards.table import CardTable, has
from tests.cards.table import table as any_box

# -- Mika Yakushido ------------------------------------------------------------------------------------------

FEAST = ("oktoberfest", "expanding_the_house")
WITH_MIKA: dict[str, int | str] = {"private maids shown": "Mika", "private maids": "Eve, Roanna"}


def buying_mika() -> CardTable:
    """Ann employs Mika."""
    houses = {"Ann": has("3 Love x2"), "Bob": has("1 Love x2", quarters="Chrysta"), "Cleo": has()}
    return table(houses, piles=WITH_MIKA, phase="employ").play("Ann: play all", "Ann: employ Mika")


def test_mika_costs_six() -> None:
    t = table(piles=WITH_MIKA, phase="employ", Ann=has("1 Love x6")).play(*["Ann: play 1 Love"] * 5)
    assert not t.can("Ann: employ Mika")
    assert t.play("Ann: play 1 Love", "Ann: employ Mika", "Ann: target Ann").love == 0


def test_mika_costs_her_owner_two_points() -> None:
    assert table(Ann=has("1 Love", quarters="Mika")).vp("Ann") == -2
    assert table(Ann=has("1 Love", quarters="Mika, Eve")).vp("Ann") == -2 + 1


def test_mika_the_buyer_puts_her_in_any_players_private_quarters() -> None:
    t = buying_mika()
    assert t.options("Ann") == {"target Ann", "target Bob", "target Cleo"}
    t.play("Ann: target Bob")
    assert (t.quarters("Bob"), t.quarters("Ann"), t.vp("Bob")) == (["Chrysta", "Mika"], [], -1)


def test_mika_is_replaced_in_the_town_like_any_other() -> None:
    t = buying_mika().play("Ann: target Cleo")
    assert (t.shown(), t.pile("private maids")) == (["Eve"], 1)


def test_mika_covers_the_private_maid_who_was_there() -> None:
    t = buying_mika().play("Ann: target Bob", "Ann: end turn")
    assert (t.asked, t.employments, t.phase) == ("Bob", 1, "employ")  # Chrysta gives no employment


def test_mika_in_the_starting_phase_her_owner_must_discard_a_1_love_from_hand() -> None:
    t = table(Ann=has("1 Love x2, 2 Love", quarters="Mika"))
    assert (t.hand("Ann"), t.discard("Ann"), t.quarters("Ann")) == (cards("1 Love, 2 Love"), ["1 Love"], ["Mika"])
    assert t.love == 0


def test_mika_waits_for_her_owners_word_as_long_as_another_effect_could_come_first() -> None:
    t = any_box(sets=FEAST, Ann=has("1 Love, Anna", quarters="Mika, Matilde"))
    assert t.options("Ann") == {"use Mika", "use Matilde", "play 1 Love", "end start", "end turn"}
    t.play("Ann: use Mika")
    assert (t.discard("Ann"), t.options("Ann")) == (["1 Love"], {"use Matilde", "end start", "end turn"})
    t = any_box(sets=FEAST, Ann=has("1 Love, Anna", quarters="Mika, Matilde"))
    t.play("Ann: use Matilde", "Ann: return 1 Love")
    assert (t.phase, t.quarters("Ann")) == ("serve", [])  # no 1 Love is left, so Mika went back by herself


def test_mika_is_not_left_out_by_ending_the_phase_or_the_turn() -> None:
    for ends in ("end start", "end turn"):
        t = any_box(sets=FEAST, Ann=has("1 Love, Anna", deck="Anna x5", quarters="Mika, Matilde"))
        assert "1 Love" in t.play(f"Ann: {ends}").discard("Ann")
        assert t.asked == ("Ann" if ends == "end start" else "Bob")


def test_mika_lost_at_the_end_of_the_phase_uncovers_another_who_is_not_left_out_either() -> None:
    t = any_box(sets=FEAST, Ann=has("Anna", quarters="Roanna, Mika, Matilde")).play("Ann: end start")
    assert (t.phase, t.options("Ann")) == ("start", {"choose serving", "choose employment"})
    t.play("Ann: choose serving")
    assert (t.phase, t.servings) == ("serve", 2)


def test_mika_asks_again_in_every_turn() -> None:
    t = table(Ann=has("1 Love x2", deck="1 Love x5", quarters="Mika")).play("Ann: end turn", "Bob: end turn")
    assert len(t.hand("Ann")) == 4


def test_mika_goes_back_under_the_pile_when_there_is_no_1_love_in_hand() -> None:
    t = table(piles={"private maids": "Eve, Chrysta"}, Ann=has("2 Love, Aline", deck="1 Love x3", quarters="Mika"))
    assert (t.quarters("Ann"), t.stack("private maids")) == ([], ["Eve", "Chrysta", "Mika"])
    assert (t.hand("Ann"), t.discard("Ann"), t.vp("Ann")) == (cards("2 Love, Aline"), [], 1)


def test_mika_an_owner_without_a_1_love_shows_the_hand() -> None:
    t = table(Ann=has("2 Love, Aline", quarters="Mika"))
    assert sorted(t.known("Bob")) == [("Ann", "hand", "2 Love"), ("Ann", "hand", "Aline")]


def test_mika_gone_the_private_maid_beneath_may_act_at_once() -> None:
    t = mixed(Ann=has("2 Love, Aline", quarters="Rosa, Mika"))
    assert (t.quarters("Ann"), t.love) == (["Rosa"], 1)


def test_mika_covered_or_ill_asks_for_nothing() -> None:
    t = table(Ann=has("1 Love, Aline", quarters="Mika, Chrysta"))
    assert (t.hand("Ann"), t.quarters("Ann")) == (cards("1 Love, Aline"), ["Chrysta", "Mika"])
    ill = mixed(Ann=has("1 Love, Aline", quarters="Mika (ill)"))
    assert (ill.hand("Ann"), ill.quarters("Ann"), ill.vp("Ann")) == (cards("1 Love, Aline"), ["Mika (ill)"], 1)


def test_mika_back_under_the_pile_comes_up_again_in_her_turn() -> None:
    piles: dict[str, int | str] = {"private maids": "Eve", "private maids shown": "Silk, Shion"}
    t = table(piles=piles, Ann=has("3 Love x3, Emily", quarters="Mika"), Bob=has("1 Love"))
    t.play("Ann: serve Emily", "Ann: play all", "Ann: employ Silk", "Ann: employ Shion")
    assert (t.shown(), t.pile("private maids")) == (["Eve", "Mika"], 0)


# -- Silk Amanohara ------------------------------------------------------------------------------------------


def test_silk_costs_four() -> None:
    assert_price("Silk", cost=4, copies=1)


def test_silk_is_worth_no_points() -> None:
    assert_worth("Silk", 0)


def test_silk_with_three_buildings_you_may_draw_a_card_in_your_starting_phase() -> None:
    for quarters in ("Garden x3", "Garden, Lily Garden, Estate (over Aline)", "Garden x5"):
        t = table(Ann=has("Aline", deck="1 Love x3", quarters=f"{quarters}, Silk"))
        assert (t.phase, t.can("Ann: use Silk"), t.can("Ann: end start")) == ("start", True, True), quarters
        t.play("Ann: use Silk")
        assert (t.hand("Ann"), t.phase) == (cards("Aline, 1 Love"), "serve")  # one card, symbol and text together


def test_silk_may_be_left_unused() -> None:
    t = table(Ann=has("Aline", deck="1 Love x3", quarters="Garden x3, Silk")).play("Ann: end start")
    assert t.hand("Ann") == cards("Aline")


def test_silk_with_two_buildings_offers_nothing() -> None:
    t = table(
        Ann=has("Aline", deck="1 Love x3", quarters="Garden x2, Ririko x3, Silk"), Bob=has(quarters="Garden x3")
    )
    assert t.phase == "serve"


def test_silk_does_not_count_a_building_under_a_storm() -> None:
    t = any_storm("Garden x2, Garden (storm), Silk")
    assert t.phase == "serve"


def any_storm(quarters: str) -> CardTable:
    """Ann's turn, with Heavy Storms in the game."""
    sets = ("expanding_the_house", "oktoberfest")
    return mixed(sets=sets, chiefs="expanding_the_house", Ann=has("Aline", deck="1 Love x3", quarters=quarters))


def test_silk_offers_nothing_where_no_card_could_be_drawn() -> None:
    assert table(Ann=has("Aline", quarters="Garden x3, Silk")).phase == "serve"


def test_silk_acts_once_per_turn_and_only_uncovered() -> None:
    t = table(Ann=has("Aline", deck="1 Love x9", quarters="Garden x3, Silk")).play("Ann: use Silk")
    assert not t.can("Ann: use Silk")
    covered = table(Ann=has("Aline", deck="1 Love x9", quarters="Garden x3, Silk, Chrysta"))
    assert covered.phase == "serve"


# -- Courtney Jewel ------------------------------------------------------------------------------------------


def test_courtney_costs_six() -> None:
    assert_price("Courtney", cost=6, copies=1)


def test_courtney_is_worth_one_point() -> None:
    assert_worth("Courtney", 1)


def test_courtney_gives_one_love_in_your_starting_phase() -> None:
    t = table(Ann=has("Aline", quarters="Courtney, Ririko"), Bob=has(quarters="Garden"))
    assert (t.phase, t.love, t.servings, t.employments) == ("serve", 1, 1, 0)


def test_courtney_gives_one_more_if_you_own_a_building() -> None:
    for quarters in ("Garden", "Estate (over Aline)", "Garden x3"):
        t = table(Ann=has("Aline", quarters=f"Courtney, {quarters}"))
        assert (t.love, t.servings, t.employments) == (2, 1, 0), quarters


def test_courtney_gives_nothing_while_ill_or_covered() -> None:
    assert mixed(Ann=has("Aline", quarters="Garden, Courtney (ill)")).love == 0
    assert table(Ann=has("Aline", quarters="Garden, Courtney, Chrysta")).love == 0


# -- Roanna Shiraz -------------------------------------------------------------------------------------------


def test_roanna_costs_six() -> None:
    assert_price("Roanna", cost=6, copies=1)


def test_roanna_is_worth_one_point() -> None:
    assert_worth("Roanna", 1)


def test_roanna_choose_a_serving_or_an_employment_in_your_starting_phase() -> None:
    t = table(Ann=has("Aline", quarters="Roanna"))
    assert (t.phase, t.options("Ann")) == ("start", {"choose serving", "choose employment"})
    t.play("Ann: choose serving")
    assert (t.servings, t.employments, t.love) == (2, 0, 0)
    t = table(Ann=has("Aline", quarters="Roanna")).play("Ann: choose employment", "Ann: end serving")
    assert (t.servings, t.employments, t.love) == (0, 2, 0)


# -- Aurelie Lambert -----------------------------------------------------------------------------------------


def test_aurelie_costs_six() -> None:
    assert_price("Aurelie", cost=6, copies=1)


def test_aurelie_is_worth_two_points() -> None:
    assert_worth("Aurelie", 2)


def test_aurelie_you_may_discard_a_card_in_your_starting_phase_and_then_draw_one() -> None:
    t = table(Ann=has("Aline, 1 Love", deck="3 Love, 2 Love", quarters="Aurelie"))
    assert (t.phase, t.can("Ann: end start")) == ("start", True)
    t.play("Ann: use Aurelie")
    assert t.options("Ann") == {"discard Aline", "discard 1 Love"}
    t.play("Ann: discard Aline")
    assert (t.hand("Ann"), t.discard("Ann"), t.deck("Ann")) == (cards("1 Love, 3 Love"), ["Aline"], ["2 Love"])
    assert not t.can("Ann: use Aurelie")


def test_aurelie_may_be_left_unused() -> None:
    t = table(Ann=has("Aline, 1 Love", deck="3 Love", quarters="Aurelie")).play("Ann: end start")
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Aline, 1 Love"))


def test_aurelie_needs_a_card_to_discard() -> None:
    assert table(Ann=has(deck="3 Love", quarters="Aurelie")).phase == "employ"


# -- Clymene Silvestri ---------------------------------------------------------------------------------------


def clymene(love: int, hand: str = "Aline", quarters: str = "Clymene, Garden") -> CardTable:
    """Ann has that much love to spend."""
    t = table(Ann=has(f"{hand}, 1 Love x{love}", quarters=quarters))
    return t.play("Ann: end serving", "Ann: play all")


def test_clymene_costs_six() -> None:
    assert_price("Clymene", cost=6, copies=1)


def test_clymene_is_worth_one_point() -> None:
    assert_worth("Clymene", 1)


def test_clymene_your_buildings_cost_one_less_this_turn() -> None:
    for building, cost in (("Garden", 4), ("Estate", 5), ("Lily Garden", 6)):
        assert not clymene(cost - 2).can(f"Ann: employ {building}"), building
        assert clymene(cost - 1).play(f"Ann: employ {building}").love == 0, building
    assert not clymene(3).can("Ann: employ Emily")


def test_clymene_and_emily_together_take_two_off() -> None:
    t = table(Ann=has("Emily, Aline, 1 Love x2", quarters="Clymene")).play("Ann: serve Emily", "Ann: end serving")
    assert t.play("Ann: play all", "Ann: employ Garden").love == 0


def test_clymene_holds_for_every_building_of_the_turn() -> None:
    t = table(Ann=has("Emily, Aline, 1 Love x4", quarters="Clymene")).play("Ann: serve Emily", "Ann: end serving")
    assert t.play("Ann: play all", "Ann: employ Garden", "Ann: employ Garden").love == 0


def test_clymene_never_takes_a_price_below_one() -> None:
    t = table(Ann=has("Emily x3, Aline, 1 Love", quarters="Clymene")).play(*["Ann: serve Emily"] * 3)
    t.play("Ann: end serving", "Ann: play 1 Love")
    assert t.game.view(0)["prices"]["Garden"] == 1
    assert t.play("Ann: employ Garden").love == 0


def test_clymene_covered_or_with_somebody_else_changes_nothing() -> None:
    assert not clymene(3, quarters="Clymene, Chrysta").can("Ann: employ Garden")
    t = table(Ann=has("1 Love x3"), Bob=has(quarters="Clymene")).play("Ann: play all")
    assert not t.can("Ann: employ Garden")


# -- Chrysta Antibes -----------------------------------------------------------------------------------------


def test_chrysta_costs_five() -> None:
    assert_price("Chrysta", cost=5, copies=1)


def test_chrysta_is_worth_one_point() -> None:
    assert_worth("Chrysta", 1)


def test_chrysta_gives_one_employment() -> None:
    t = table(Ann=has("Aline", quarters="Chrysta"))
    assert (t.servings, t.love) == (1, 0)
    assert t.play("Ann: end serving").employments == 2


# -- Eve Valentine -------------------------------------------------------------------------------------------


def eve(love: int, quarters: str = "Eve") -> CardTable:
    """Ann has that much love, and three employments."""
    t = table(Ann=has(f"Emily x2, Aline, 1 Love x{love}", quarters=quarters))
    return t.play("Ann: serve Emily", "Ann: serve Emily", "Ann: end serving", "Ann: play all")


def test_eve_costs_five() -> None:
    assert_price("Eve", cost=5, copies=1)


def test_eve_is_worth_one_point() -> None:
    assert_worth("Eve", 1)


def test_eve_the_first_love_card_you_employ_this_turn_costs_one_less() -> None:
    assert not eve(2).can("Ann: employ 2 Love")
    assert eve(3).play("Ann: employ 2 Love").love == 0
    assert eve(6).play("Ann: employ 3 Love").love == 0


def test_eve_only_the_first_love_card() -> None:
    t = eve(6).play("Ann: employ 2 Love")
    assert (t.love, t.can("Ann: employ 2 Love")) == (3, False)
    assert eve(7).play("Ann: employ 2 Love", "Ann: employ 2 Love").love == 0


def test_eve_is_not_used_up_by_a_maid() -> None:
    assert eve(5).play("Ann: employ Aline", "Ann: employ 2 Love").love == 0


def test_eve_makes_nothing_else_cheaper() -> None:
    assert not eve(1).can("Ann: employ Aline")
    assert eve(1).game.view(0)["prices"]["Garden"] == 2  # Emily's doing, twice


def test_eve_never_takes_a_price_below_one() -> None:
    assert eve(1).play("Ann: employ 1 Love").love == 0


def test_eve_takes_her_one_off_amarettos_price() -> None:
    t = table(Ann=has("Amaretto, 1 Love", quarters="Eve")).play("Ann: serve Amaretto", "Ann: play 1 Love")
    assert t.play("Ann: employ 2 Love").love == 0


def test_eve_covered_changes_nothing() -> None:
    assert not eve(3, "Eve, Chrysta").can("Ann: employ 2 Love")


# -- Shion Tsuwabuki -----------------------------------------------------------------------------------------


def test_shion_costs_five() -> None:
    assert_price("Shion", cost=5, copies=1)


def test_shion_is_worth_one_point() -> None:
    assert_worth("Shion", 1)


def test_shion_you_may_look_at_the_top_card_of_your_deck() -> None:
    t = table(Ann=has("Aline", deck="3 Love, 2 Love", quarters="Shion"), Bob=has(deck="1 Love"))
    assert (t.phase, t.can("Ann: end start")) == ("start", True)
    t.play("Ann: use Shion")
    assert (t.options("Ann"), t.aside("Ann"), t.aside("Bob")) == ({"discard 3 Love", "done"}, ["3 Love"], [None])


def test_shion_and_discard_it() -> None:
    t = table(Ann=has("Aline", deck="3 Love, 2 Love", quarters="Shion")).play("Ann: use Shion", "Ann: discard 3 Love")
    assert (t.discard("Ann"), t.deck("Ann"), t.phase) == (["3 Love"], ["2 Love"], "serve")


def test_shion_or_leave_it() -> None:
    t = table(Ann=has("Aline", deck="3 Love, 2 Love", quarters="Shion")).play("Ann: use Shion", "Ann: done")
    assert (t.discard("Ann"), t.deck("Ann"), t.hand("Ann")) == ([], ["3 Love", "2 Love"], ["Aline"])
    assert (t.known("Ann"), t.known("Bob")) == ([("Ann", "deck", "3 Love")], [])


def test_shion_may_be_left_unused_and_needs_a_card() -> None:
    t = table(Ann=has("Aline", deck="3 Love", quarters="Shion")).play("Ann: end start")
    assert t.known("Ann") == []
    assert table(Ann=has("Aline", quarters="Shion")).phase == "serve"
