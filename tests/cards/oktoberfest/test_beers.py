"""Beer: rulebook, sections 8 and 13-5."""

from collections import Counter

import cuore
from tests.cards.oktoberfest.festival import (
    GIVE,
    LOSE,
    CardTable,
    alcohol,
    beer,
    beers,
    cards,
    dealt_anew_looks_the_same,
    gone,
    has,
    nadja,
    pile,
    shown,
    table,
)


def copies(name: str) -> int:
    """How many of a beer lie in the town when nobody has any."""
    t = table(Ann=has())
    return Counter((*pile(t), *shown(t)))[name]


def owning(quarters: str, hand: str = "") -> CardTable:
    """Ann owns these."""
    return table(phase="employ", Ann=has(hand, quarters=quarters))


# -- Beer Stand ----------------------------------------------------------------------------------------------


def stand(top: str = "Altbier x4, Bock x3") -> CardTable:
    """Ann has gained the Beer Stand in her serving phase; the others have eight love."""
    houses = {name: has("2 Love x4", discard="1 Love") for name in ("Bob", "Cleo")}
    house = has("Anna, Nadja, 1 Love, 3 Love x3", deck="3 Love x3, 1 Love x2, 3 Love x2, 1 Love x3")
    t = table(houses, piles=beer(f"Beer Stand, {top}"), Ann=house)
    return t.play("Ann: serve Anna", "Ann: serve Nadja", "Ann: discard 1 Love", "Ann: beer top")


def open_stand(t: CardTable) -> tuple[int, int]:
    """Whose Beer Stand is open, and for how many turns of that player."""
    seen = t.game.view(None)["beer_stand"]
    assert seen is not None
    assert (seen["card"], seen["love"]) == ("Beer Stand", 4)
    return seen["owner"], seen["turns"]


def test_beer_stand_is_one_card_worth_two_points() -> None:
    assert (copies("Beer Stand"), owning("Beer Stand").vp("Ann")) == (1, 2)


def test_beer_stand_has_no_alcohol() -> None:
    assert alcohol(owning("Beer Stand"), "Ann") == 0


def test_beer_stand_lies_open_in_the_quarters_of_its_gainer() -> None:
    t = stand()
    assert beers(t, "Ann") == ["Beer Stand"]
    assert t.known("Bob") == t.known("Cleo") == [("Ann", "beers", "Beer Stand")]
    assert open_stand(t) == (0, 2)


def test_beer_stand_sells_its_gainer_a_beer_for_four_love_in_the_same_turn() -> None:
    t = stand()
    assert (t.phase, t.love) == ("employ", 1)
    t.play("Ann: play 3 Love")
    assert t.can("Ann: beer top")
    t.play("Ann: beer top")
    assert (t.love, t.employments, beers(t, "Ann")) == (0, 1, ["Altbier", "Beer Stand"])
    t = table(Ann=has("Gina, 3 Love x3"), piles=beer("Beer Stand, Bock, Pilsner")).play("Ann: serve Gina")
    t.play("Ann: play all", "Ann: beer top", "Ann: beer top")
    assert (t.love, beers(t, "Ann")) == (1, ["Beer Stand", "Bock"])


def test_beer_stand_sells_one_beer_to_each_player_in_each_employ_phase() -> None:
    t = stand().play("Ann: play all", "Ann: beer top")
    assert (t.love, t.can("Ann: beer top")) == (6, False)
    t.play("Ann: end turn", "Bob: play all", "Bob: beer top")
    assert (t.love, t.employments, t.can("Bob: beer top")) == (4, 1, False)
    t.play("Bob: end turn", "Cleo: play all", "Cleo: beer shown")
    assert (beers(t, "Bob"), beers(t, "Cleo")) == (["Altbier"], ["Oktoberfest"])


def test_beer_stand_needs_four_love() -> None:
    t = stand().play("Ann: end turn", "Bob: play 2 Love")
    assert not t.can("Bob: beer top")
    t.play("Bob: play 2 Love")
    assert t.can("Bob: beer top")


def test_beer_stand_stands_until_the_end_of_its_gainers_next_turn() -> None:
    t = stand().play("Ann: end turn", "Bob: end turn", "Cleo: end turn", "Ann: play all")
    assert open_stand(t) == (0, 1)
    t.play("Ann: beer top", "Ann: end turn")
    assert t.game.view(None)["beer_stand"] is None
    t.play("Bob: play all")
    assert (t.love, t.can("Bob: beer top")) == (9, False)
    t.play("Bob: end turn", "Cleo: end turn", "Ann: play all")
    assert (t.love >= 4, t.can("Ann: beer top")) == (True, False)


def test_beer_stand_afterwards_is_one_of_its_gainers_beers() -> None:
    t = stand().play("Ann: end turn", "Bob: end turn", "Cleo: end turn", "Ann: end turn")
    assert (beers(t, "Ann"), t.vp("Ann")) == (["Beer Stand"], 2)


def test_beer_stand_taken_from_another_player_opens_anew() -> None:
    house = has("1 Love, 3 Love x2", quarters="Let Me Drink!")
    t = table(Ann=house, Bob=has("3 Love x2", quarters="Beer Stand"), Cleo=has(), piles=beer("Altbier x4, Bock x3"))
    assert t.game.view(None)["beer_stand"] is None  # its first days are over
    t.play("Ann: use Let Me Drink!", "Ann: discard 1 Love")
    assert open_stand(t) == (0, 2)
    assert ("Ann", "beers", "Beer Stand") in t.known("Cleo")
    t.play("Ann: play all", "Ann: beer top", "Ann: end turn", "Bob: play all", "Bob: beer top")
    assert (beers(t, "Ann"), beers(t, "Bob")) == (["Altbier", "Beer Stand"], ["Altbier"])
    assert t.play("Bob: end turn", "Cleo: end turn", "Ann: end turn").game.view(None)["beer_stand"] is None


def test_beer_stand_given_away_opens_until_the_end_of_the_receivers_next_turn() -> None:
    t = giving("Bock x3, Beer Stand").play("Ann: target Ann: Beer Stand", "Ann: target Bob")
    assert open_stand(t) == (1, 1)
    assert open_stand(t.play("Ann: end turn")) == (1, 1)
    assert t.play("Bob: end turn").game.view(None)["beer_stand"] is None


def test_beer_stand_goes_with_gina() -> None:
    t = table(Ann=has("Anna, Nadja, Gina, 1 Love, 3 Love x4"), piles=beer("Beer Stand, Altbier x2, Bock"))
    t.play("Ann: serve Anna", "Ann: serve Gina")
    assert t.servings == 1
    t.play("Ann: play all", "Ann: end serving", "Ann: beer top", "Ann: beer top")
    assert (beers(t, "Ann"), t.love, t.can("Ann: beer top")) == (["Altbier", "Beer Stand"], 5, False)


def test_beer_stand_turned_up_in_the_town_sells_nothing() -> None:
    t = nadja("Beer Stand, Bock, Pilsner", more="3 Love x2").play("Ann: beer shown", "Ann: play all")
    assert (shown(t), t.love, t.can("Ann: beer top")) == (["Beer Stand"], 7, False)


def test_beer_stand_taken_from_the_town_sells_as_well() -> None:
    t = nadja(face_up="Beer Stand", more="3 Love x2").play("Ann: beer shown", "Ann: play all", "Ann: beer top")
    assert beers(t, "Ann") == ["Beer Stand", "Bock"]


# -- Get Drunk (lose one) ------------------------------------------------------------------------------------


def test_get_drunk_lose_one_is_one_card() -> None:
    assert copies(LOSE) == 1


def test_get_drunk_lose_one_drawn_at_nine_alcohol_costs_the_player_a_beer() -> None:
    t = nadja(f"{LOSE}, Altbier x2", quarters="Bock x3").play("Ann: beer top")
    assert (beers(t, "Ann"), gone(t)) == (["Bock"] * 2, sorted(["Bock", LOSE]))


def test_get_drunk_lose_one_below_nine_nothing_is_lost() -> None:
    t = nadja(f"{LOSE}, Altbier x2", quarters="Bock x2, Altbier").play("Ann: beer top")
    assert (beers(t, "Ann"), gone(t)) == (["Altbier", "Bock", "Bock"], [LOSE])


def test_get_drunk_lose_one_the_beer_is_lost_at_random() -> None:
    lost = set()
    for seed in range(60):
        t = nadja(f"{LOSE}, Altbier x2", quarters="Bock, Altbier, Pilsner, Weissbier", seed=seed).play(
            "Ann: beer top"
        )
        assert len(beers(t, "Ann")) == 3
        lost |= set(gone(t)) - {LOSE}
    assert lost == {"Bock", "Altbier", "Pilsner", "Weissbier"}


def test_get_drunk_lose_one_leaves_the_game_and_no_other_beer_is_given() -> None:
    t = nadja(f"{LOSE}, Altbier x2").play("Ann: beer top")
    assert (beers(t, "Ann"), pile(t), shown(t), gone(t)) == ([], ["Altbier"] * 2, ["Oktoberfest"], [LOSE])
    assert (t.discard("Ann"), t.servings) == (cards("1 Love"), 0)  # the price is spent


def test_get_drunk_lose_one_bought_with_love_is_a_price_spent() -> None:
    t = table(Ann=has("Gina, 2 Love x2"), piles=beer(f"{LOSE}, Bock")).play("Ann: serve Gina", "Ann: play all")
    t.play("Ann: beer top")
    assert (t.love, beers(t, "Ann"), t.can("Ann: beer top")) == (0, [], False)


def test_get_drunk_lose_one_turned_up_acts_and_another_beer_is_turned_up() -> None:
    t = nadja(f"{LOSE}, Altbier, Pilsner", quarters="Bock x2").play("Ann: beer shown")
    assert len(beers(t, "Ann")) == 2  # Oktoberfest and two Bock are nine
    assert (shown(t), pile(t), LOSE in gone(t)) == (["Altbier"], ["Pilsner"], True)


def test_get_drunk_lose_one_turned_up_below_nine_only_leaves_the_game() -> None:
    t = nadja(f"{LOSE}, Altbier, Pilsner", quarters="Bock, Altbier").play("Ann: beer shown")
    assert (len(beers(t, "Ann")), shown(t), gone(t)) == (3, ["Altbier"], [LOSE])


def test_get_drunk_lose_one_hits_nobody_but_the_player_in_turn() -> None:
    t = nadja(f"{LOSE}, Altbier x2", Bob=has(quarters="Bock x3")).play("Ann: beer top")
    assert beers(t, "Bob") == ["Bock"] * 3


def test_get_drunk_lose_one_as_the_last_beer_of_the_pile_still_ends_the_game() -> None:
    t = nadja(LOSE, quarters="Bock x3").play("Ann: beer top")
    assert t.game.view(0)["last_turn"]
    assert t.play("Ann: end turn").game.over


# -- Get Drunk (give one) ------------------------------------------------------------------------------------


def test_get_drunk_give_one_is_one_card() -> None:
    assert copies(GIVE) == 1


def giving(quarters: str = "Bock x2, Pilsner, Altbier") -> CardTable:
    """Ann has drawn this card; Bob and Cleo sit there."""
    return nadja(f"{GIVE}, Altbier x2", quarters=quarters, Bob=has(), Cleo=has()).play("Ann: beer top")


def test_get_drunk_give_one_at_nine_alcohol_you_choose_a_beer_and_a_player() -> None:
    t = giving("Bock x3")
    assert t.options("Ann") == {"target Bob", "target Cleo"}  # three of the same are no choice
    t.play("Ann: target Cleo")
    assert (beers(t, "Ann"), beers(t, "Cleo"), gone(t)) == (["Bock"] * 2, ["Bock"], [GIVE])
    t = giving()
    assert t.options("Ann") == {"target Ann: Bock", "target Ann: Pilsner", "target Ann: Altbier"}
    t.play("Ann: target Ann: Pilsner", "Ann: target Bob")
    assert (beers(t, "Ann"), beers(t, "Bob")) == (["Altbier", "Bock", "Bock"], ["Pilsner"])


def test_get_drunk_give_one_below_nine_nothing_is_given() -> None:
    t = giving("Bock x2, Altbier")
    assert (t.phase, gone(t), len(beers(t, "Ann"))) == ("employ", [GIVE], 3)


def test_get_drunk_give_one_with_two_players_the_other_one_gets_it() -> None:
    t = nadja(f"{GIVE}, Altbier x2", quarters="Bock x3").play("Ann: beer top")
    assert beers(t, "Bob") == ["Bock"]


def test_get_drunk_give_one_beers_under_a_beer_fest_neither_count_nor_go() -> None:
    t = giving("Bock x2, Altbier, Beer Fest (over Pilsner)")
    assert (t.phase, gone(t)) == ("employ", [GIVE])
    t = giving("Bock x2, Weissbier x2, Beer Fest (over Pilsner)")
    assert t.options("Ann") == {"target Ann: Bock", "target Ann: Weissbier"}


def test_get_drunk_give_one_turned_up_acts_and_another_beer_is_turned_up() -> None:
    t = nadja(f"{GIVE}, Altbier, Pilsner", quarters="Bock x2").play("Ann: beer shown", "Ann: target Ann: Bock")
    assert (beers(t, "Ann"), beers(t, "Bob")) == (["Bock", "Oktoberfest"], ["Bock"])
    assert (shown(t), pile(t), gone(t)) == (["Altbier"], ["Pilsner"], [GIVE])


def test_get_drunk_give_one_is_resolved_before_the_next_beer_is_turned_up() -> None:
    t = nadja(f"{GIVE}, Altbier, Pilsner", quarters="Bock x2").play("Ann: beer shown")
    assert t.options("Ann") == {"target Ann: Bock", "target Ann: Oktoberfest"}
    assert shown(t) == []


def test_get_drunk_give_one_both_cards_in_a_row_are_both_resolved() -> None:
    t = nadja(f"{LOSE}, {GIVE}, Altbier, Pilsner", quarters="Bock x3", Bob=has(), Cleo=has()).play("Ann: beer shown")
    if t.can("Ann: target Ann: Bock"):  # unless Oktoberfest is lost: twelve less one beer is still nine
        t.play("Ann: target Ann: Bock")
    t.play("Ann: target Bob")
    assert (len(beers(t, "Ann")), beers(t, "Bob")) == (2, ["Bock"])
    assert (shown(t), pile(t), len(gone(t))) == (["Altbier"], ["Pilsner"], 3)


def test_get_drunk_give_one_giver_and_receiver_know_the_beer_and_nobody_else() -> None:
    t = giving().play("Ann: target Ann: Pilsner", "Ann: target Bob")
    assert t.game.view(1)["you"]["beers"] == ["Pilsner"]
    assert (t.known("Ann"), t.known("Cleo")) == ([("Bob", "beers", "Pilsner")], [])
    assert dealt_anew_looks_the_same(t)


def test_get_drunk_give_one_a_third_player_does_not_learn_whether_a_beer_known_to_all_was_given() -> None:
    told = []
    for chosen in ("Oktoberfest", "Bock"):
        t = nadja(f"{GIVE}, Altbier, Pilsner", quarters="Bock x2", Bob=has(), Cleo=has())
        t.play("Ann: beer shown", f"Ann: target Ann: {chosen}", "Ann: target Bob")
        told.append(t.known("Cleo"))
    assert told[0] == told[1]


# -- Oktoberfest ---------------------------------------------------------------------------------------------


def test_oktoberfest_is_one_card_and_the_first_to_be_shown() -> None:
    assert copies("Oktoberfest") == 1
    for seed in range(5):
        game = cuore.new_game(sets=["oktoberfest"], seats=["Ann", "Bob"], town="first-game", seed=seed, options={})
        assert game.view(None)["stacks"]["beer"] == {"left": 24, "shown": ["Oktoberfest"]}


def test_oktoberfest_is_always_worth_three_points() -> None:
    assert owning("Oktoberfest").vp("Ann") == 3
    assert owning("Oktoberfest, Weissbier").vp("Ann") == 5


def test_oktoberfest_has_an_alcohol_value_of_three() -> None:
    assert alcohol(owning("Oktoberfest"), "Ann") == 3


def test_oktoberfest_taken_from_the_town_is_known_to_all_and_replaced() -> None:
    t = nadja().play("Ann: beer shown")
    assert (t.known("Bob"), shown(t)) == ([("Ann", "beers", "Oktoberfest")], ["Altbier"])


# -- Weissbier -----------------------------------------------------------------------------------------------


def test_weissbier_7_copies() -> None:
    assert copies("Weissbier") == 7


def test_weissbier_each_is_worth_as_many_points_as_you_have_of_them() -> None:
    for count in range(1, 8):
        assert owning(f"Weissbier x{count}").vp("Ann") == count * count, count


def test_weissbier_counts_oktoberfest_along() -> None:
    for count in range(1, 8):
        assert owning(f"Oktoberfest, Weissbier x{count}").vp("Ann") == 3 + count * (count + 1), count


def test_weissbier_counts_those_under_a_beer_fest_and_not_those_of_others() -> None:
    assert owning("Weissbier, Beer Fest (over Weissbier)").vp("Ann") == 4
    assert owning("Weissbier, Beer Fest (over Oktoberfest)").vp("Ann") == 5
    assert table(Ann=has(quarters="Weissbier"), Bob=has(quarters="Weissbier x2, Oktoberfest")).vp("Ann") == 1


def test_weissbier_has_an_alcohol_value_of_two() -> None:
    assert alcohol(owning("Weissbier x2"), "Ann") == 4


# -- Pilsner -------------------------------------------------------------------------------------------------


def test_pilsner_6_copies() -> None:
    assert copies("Pilsner") == 6


def test_pilsner_sets_of_three_and_then_the_rest() -> None:
    for count, points in {1: 1, 2: 6, 3: 14, 4: 15, 5: 20, 6: 28}.items():
        assert owning(f"Pilsner x{count}").vp("Ann") == points, count


def test_pilsner_under_a_beer_fest_is_in_the_set() -> None:
    assert owning("Pilsner, Beer Fest (over Pilsner) x2").vp("Ann") == 14


def test_pilsner_has_an_alcohol_value_of_two() -> None:
    assert alcohol(owning("Pilsner x3"), "Ann") == 6


# -- Altbier -------------------------------------------------------------------------------------------------


def test_altbier_5_copies() -> None:
    assert copies("Altbier") == 5


def test_altbier_is_worth_four_points() -> None:
    assert [owning(f"Altbier x{count}").vp("Ann") for count in (1, 2, 5)] == [4, 8, 20]


def test_altbier_has_an_alcohol_value_of_two() -> None:
    assert alcohol(owning("Altbier, Beer Fest (over Altbier)"), "Ann") == 4
    assert alcohol(owning("Altbier, Beer Fest (over Altbier) (storm)"), "Ann") == 2


def test_altbier_from_the_pile_is_seen_by_its_gainer_alone() -> None:
    t = nadja("Altbier, Bock, Pilsner, Weissbier").play("Ann: beer top")
    assert t.game.view(0)["you"]["beers"] == ["Altbier"]
    assert (t.game.view(1)["seats"][0]["beers"], t.known("Bob")) == (1, [])
    assert "Altbier" not in str(t.game.view(1))
    assert "Altbier" not in str(t.game.view(None))
    assert dealt_anew_looks_the_same(t)


def test_altbier_the_game_ends_with_the_turn_in_which_the_pile_runs_out() -> None:
    t = nadja("Altbier", more="1 Love").play("Ann: beer shown")
    assert (pile(t), shown(t), t.game.over) == ([], ["Altbier"], False)
    assert t.play("Ann: end turn").game.over
    t = nadja("Altbier x2").play("Ann: beer top", "Ann: end turn")
    assert not t.game.over


# -- Bock ----------------------------------------------------------------------------------------------------


def test_bock_3_copies() -> None:
    assert copies("Bock") == 3


def test_bock_is_worth_six_points() -> None:
    assert [owning(f"Bock x{count}").vp("Ann") for count in (1, 3)] == [6, 18]


def test_bock_is_worth_nothing_with_two_maid_chiefs() -> None:
    assert owning("Bock x2", "Anja").vp("Ann") == 12 + 6
    assert owning("Bock x2", "Anja x2").vp("Ann") == 12
    assert table(Ann=has("Anja", deck="Anja", discard="Anja", quarters="Bock")).vp("Ann") == 18


def test_bock_does_not_mind_chambermaid_chiefs() -> None:
    assert owning("Bock, Matilde x2", "Matilde x3").vp("Ann") == 6 + 5


def test_bock_has_an_alcohol_value_of_three() -> None:
    assert alcohol(owning("Bock x3"), "Ann") == 9
