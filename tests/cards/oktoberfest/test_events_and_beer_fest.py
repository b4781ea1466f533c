"""Events and the building: rulebook, sections 13-3 and 13-4."""

from tests.cards.oktoberfest.festival import (
    LOSE,
    MIXED,
    CardTable,
    assert_price,
    beer,
    beers,
    cards,
    dealt_anew_looks_the_same,
    gone,
    has,
    nadja,
    table,
)

# -- Envy ----------------------------------------------------------------------------------------------------


def envied(envies: int, hand: str = "1 Love x7", town: str = "Elsa, Anna, Paula") -> CardTable:
    """Ann is in her employ phase with so many Envies."""
    quarters = f"Envy x{envies}" if envies else ""
    return table(phase="employ", town=town, Ann=has(hand, quarters=quarters)).play("Ann: play all")


def test_envy_8_copies_cost_five_each() -> None:
    assert_price("Envy", cost=5, copies=8)


def test_envy_is_worth_no_points() -> None:
    assert table(Ann=has(quarters="Envy x2")).vp("Ann") == 0


def test_envy_goes_to_the_quarters_of_any_player() -> None:
    t = table(Ann=has("1 Love x5"), Bob=has(), Cleo=has(quarters="Kaori")).play("Ann: play all", "Ann: employ Envy")
    assert t.options("Ann") == {"target Ann", "target Bob", "target Cleo"}
    t.play("Ann: target Bob")
    assert (t.quarters("Bob"), t.pile("Envy")) == (cards("Envy"), 7)


def test_envy_maids_cost_its_owner_one_more() -> None:
    t = envied(1, "1 Love x3")
    assert (t.can("Ann: employ Anna"), t.can("Ann: employ Paula")) == (False, True)
    assert t.play("Ann: employ Paula").love == 0


def test_envy_chiefs_and_private_maids_are_maids() -> None:
    t = envied(1, "2 Love")
    assert (t.love, t.can("Ann: employ Matilde")) == (2, False)
    piles = {"private maids shown": "Rosa, Fay"}
    t = table(sets=MIXED, phase="employ", piles=piles, Ann=has("1 Love x5", quarters="Envy")).play("Ann: play all")
    assert not t.can("Ann: employ Rosa")


def test_envy_at_most_two_count() -> None:
    for envies, price in ((0, 3), (1, 4), (2, 5), (3, 5), (5, 5)):
        t = envied(envies, f"1 Love x{price}")
        assert t.can("Ann: employ Anna"), envies
        assert t.play("Ann: employ Anna").love == 0
        assert not envied(envies, f"1 Love x{price - 1}").can("Ann: employ Anna"), envies


def test_envy_on_its_buyer_counts_from_the_next_employ_phase() -> None:
    t = table(town="Anna", Ann=has("Ute, 1 Love x8", deck="1 Love x5"), Bob=has()).play(
        "Ann: serve Ute", "Ann: play all"
    )
    t.play("Ann: employ Envy", "Ann: target Ann")
    assert (t.love, t.game.view(0)["prices"]["Anna Hartmann"]) == (3, 3)
    t.play("Ann: employ Anna", "Ann: done", "Ann: end turn", "Bob: end turn")
    assert t.game.view(0)["prices"]["Anna Hartmann"] == 4


def test_envy_love_events_buildings_and_beer_keep_their_price() -> None:
    t = envied(2, "1 Love x4")
    assert (t.can("Ann: employ 2 Love"), t.can("Ann: employ Beer Fest")) == (True, True)
    assert envied(2, "1 Love x5").can("Ann: employ Envy")
    t = table(Ann=has("Gina, 1 Love x4", quarters="Envy x2")).play(
        "Ann: end start", "Ann: serve Gina", "Ann: play all"
    )
    assert t.play("Ann: beer top").love == 0


def test_envy_touches_nobody_but_its_owner() -> None:
    t = table(phase="employ", town="Anna", Ann=has("1 Love x3"), Bob=has(quarters="Envy x2")).play("Ann: play all")
    assert t.can("Ann: employ Anna")


def test_envy_in_your_starting_phase_a_maid_of_cost_four_or_more_goes_back_and_so_does_one_envy() -> None:
    t = table(Ann=has("Sara, Anna, Anja, 2 Love, 3 Love", quarters="Envy x2")).play("Ann: use Envy")
    assert t.options("Ann") == {"return Sara", "return Anja"}  # Anna costs 3, love is no maid
    t.play("Ann: return Sara")
    assert (t.quarters("Ann"), t.pile("Envy"), t.pile("Sara")) == (cards("Envy"), 7, 10)
    assert t.hand("Ann") == cards("Anna, Anja, 2 Love, 3 Love")


def test_envy_may_stay() -> None:
    t = table(Ann=has("Sara", quarters="Envy"))
    assert t.phase == "start"
    t.play("Ann: end start")
    assert (t.quarters("Ann"), t.hand("Ann"), t.can("Ann: use Envy")) == (cards("Envy"), cards("Sara"), False)


def test_envy_is_not_removed_without_such_a_maid_or_from_others() -> None:
    assert table(Ann=has("Anna, 3 Love", quarters="Envy")).phase == "serve"
    assert table(Ann=has("Sara"), Bob=has(quarters="Envy")).phase == "serve"


def test_envy_two_of_them_are_removed_one_by_one() -> None:
    t = table(Ann=has("Sara x2", quarters="Envy x2")).play("Ann: use Envy", "Ann: use Envy")
    assert (t.quarters("Ann"), t.hand("Ann"), t.pile("Envy")) == ([], [], 8)


def test_envy_does_not_change_what_nicole_may_take() -> None:
    t = table(phase="serve", town="Toni", Ann=has("Nicole x2", quarters="Envy x2")).play("Ann: use Nicole")
    assert t.can("Ann: take Toni")


# -- Heavy Storm ---------------------------------------------------------------------------------------------


def storming(**houses: str) -> CardTable:
    """Ann has employed a Heavy Storm; the others are given by their quarters."""
    others = {name: has(quarters=listed) for name, listed in houses.items() if name != "Ann"} or {"Bob": has()}
    t = table(others, phase="employ", Ann=has("1 Love x5", quarters=houses.get("Ann", "")))
    return t.play("Ann: play all", "Ann: employ Heavy Storm")


def test_heavy_8_copies_cost_five_each() -> None:
    assert_price("Heavy Storm", cost=5, copies=8, quarters="Beer Fest")


def test_heavy_storm_goes_on_a_building_of_any_player() -> None:
    t = storming(Ann="Beer Fest, Kaori", Bob="Beer Fest, Altbier", Cleo="Envy")
    assert t.options("Ann") == {"target Ann: Beer Fest", "target Bob: Beer Fest"}
    t.play("Ann: target Bob: Beer Fest")
    assert (t.quarters("Bob"), t.pile("Heavy Storm")) == (["Altbier", "Beer Fest (storm)"], 7)


def test_heavy_storm_cannot_be_employed_without_a_building() -> None:
    t = table(Ann=has("1 Love x5", quarters="Kaori")).play("Ann: play all")
    assert not t.can("Ann: employ Heavy Storm")


def test_heavy_storm_what_lies_beneath_is_not_there_not_even_for_scoring() -> None:
    for beneath, points in (("Altbier", 4), ("Bock", 6), ("Pilsner", 1), ("Oktoberfest", 3), ("Weissbier", 1)):
        assert table(Ann=has(quarters=f"Beer Fest (over {beneath})")).vp("Ann") == points
        assert table(Ann=has(quarters=f"Beer Fest (over {beneath}) (storm)")).vp("Ann") == 0


def test_heavy_storm_breaks_up_sets_of_beer() -> None:
    assert table(Ann=has(quarters="Pilsner x2, Beer Fest (over Pilsner)")).vp("Ann") == 14
    assert table(Ann=has(quarters="Pilsner x2, Beer Fest (over Pilsner) (storm)")).vp("Ann") == 6
    assert table(Ann=has(quarters="Weissbier x2, Beer Fest (over Weissbier) (storm)")).vp("Ann") == 4


def test_heavy_storm_you_may_discard_a_3_love_in_your_starting_phase_and_return_it() -> None:
    t = table(Ann=has("3 Love, 2 Love", quarters="Beer Fest (over Altbier) (storm)"))
    assert (t.phase, t.vp("Ann"), t.pile("Heavy Storm")) == ("start", 0, 7)
    t.play("Ann: use Heavy Storm")
    assert (t.quarters("Ann"), t.discard("Ann")) == (["Beer Fest (over Altbier)"], cards("3 Love"))
    assert (t.pile("Heavy Storm"), t.vp("Ann"), t.love) == (8, 4, 0)


def test_heavy_storm_may_stay_and_needs_a_3_love() -> None:
    t = table(Ann=has("3 Love", quarters="Beer Fest (storm)")).play("Ann: end start")
    assert (t.quarters("Ann"), t.hand("Ann"), t.phase) == (["Beer Fest (storm)"], cards("3 Love"), "employ")
    assert table(Ann=has("2 Love, 1 Love", quarters="Beer Fest (storm)")).phase == "employ"
    assert table(Ann=has("3 Love"), Bob=has(quarters="Beer Fest (storm)")).phase == "employ"


def test_heavy_storm_and_illness_are_cured_each_by_its_own_3_love() -> None:
    house = has("3 Love x2", quarters="Kaori (ill), Beer Fest (storm)")
    t = table(sets=MIXED, Ann=house).play("Ann: use Heavy Storm")
    assert t.quarters("Ann") == ["Beer Fest", "Kaori (ill)"]
    t.play("Ann: use Illness")
    assert (t.quarters("Ann"), t.discard("Ann")) == (cards("Beer Fest, Kaori"), cards("3 Love x2"))


def test_heavy_storm_the_beer_beneath_is_out_of_reach_of_let_me_drink() -> None:
    house = has("1 Love", quarters="Let Me Drink!")
    assert table(Ann=house, Bob=has(quarters="Beer Fest (over Altbier) (storm)")).phase == "employ"


def test_heavy_storm_tells_a_building_with_a_card_beneath_from_one_without() -> None:
    outcomes = []
    for move in storming(Bob="Beer Fest, Beer Fest (over Altbier)").options("Ann"):
        outcomes.append(storming(Bob="Beer Fest, Beer Fest (over Altbier)").play(f"Ann: {move}").quarters("Bob"))
    full, empty = ["Beer Fest", "Beer Fest (over Altbier) (storm)"], ["Beer Fest (over Altbier)", "Beer Fest (storm)"]
    assert sorted(outcomes) == sorted([full, empty])


def test_heavy_storm_is_lifted_from_the_building_its_owner_names() -> None:
    house = has("3 Love", quarters="Beer Fest (storm), Beer Fest (over Altbier) (storm)")
    outcomes = []
    for move in table(Ann=house).play("Ann: use Heavy Storm").options("Ann"):
        outcomes.append(table(Ann=house).play("Ann: use Heavy Storm", f"Ann: {move}").vp("Ann"))
    assert sorted(outcomes) == [0, 4]


def test_heavy_storm_is_turned_away_or_taken_off_by_claire() -> None:
    houses = {"Bob": has("Claire", quarters="Beer Fest (over Altbier)")}
    t = table(houses, sets=MIXED, phase="employ", Ann=has("1 Love x5")).play(
        "Ann: play all", "Ann: employ Heavy Storm"
    )
    assert t.options("Bob") == {"reveal Claire", "done"}
    t.play("Bob: reveal Claire")
    assert (t.quarters("Bob"), t.pile("Heavy Storm")) == (["Beer Fest (over Altbier)"], 8)
    t = table(sets=MIXED, phase="serve", Ann=has("Claire, Anna", quarters="Beer Fest (storm)")).play(
        "Ann: serve Claire"
    )
    t.play("Ann: target Ann: Beer Fest")
    assert (t.quarters("Ann"), t.pile("Heavy Storm")) == (cards("Beer Fest"), 8)


# -- Let Me Drink! -------------------------------------------------------------------------------------------


def test_let_me_drink_8_copies_cost_five_each() -> None:
    assert_price("Let Me Drink!", cost=5, copies=8)


def test_let_me_drink_is_worth_no_points() -> None:
    assert table(Ann=has(quarters="Let Me Drink!")).vp("Ann") == 0


def test_let_me_drink_goes_to_its_buyers_own_quarters() -> None:
    t = table(Ann=has("1 Love x5"), Bob=has(quarters="Altbier")).play("Ann: play all", "Ann: employ Let Me Drink!")
    assert (t.quarters("Ann"), t.pile("Let Me Drink!"), t.asked) == (cards("Let Me Drink!"), 7, "Ann")


def test_let_me_drink_is_of_no_use_in_the_turn_it_is_bought() -> None:
    t = table(Ann=has("1 Love x6", deck="1 Love x5"), Bob=has(quarters="Altbier")).play("Ann: play all")
    t.play("Ann: employ Let Me Drink!")
    assert not t.can("Ann: use Let Me Drink!")
    t.play("Ann: end turn", "Bob: end turn")
    assert (t.phase, t.can("Ann: use Let Me Drink!")) == ("start", True)


def test_let_me_drink_you_discard_a_love_card_of_your_choice() -> None:
    house = has("1 Love, 2 Love, 3 Love, Anna", quarters="Let Me Drink!")
    t = table(Ann=house, Bob=has(quarters="Altbier")).play("Ann: use Let Me Drink!")
    assert t.options("Ann") == {"discard 1 Love", "discard 2 Love", "discard 3 Love"}
    t.play("Ann: discard 2 Love")
    assert (t.discard("Ann"), t.hand("Ann"), t.love) == (cards("2 Love"), cards("1 Love, 3 Love, Anna"), 0)


def test_let_me_drink_leaves_the_game_and_is_not_returned() -> None:
    t = table(Ann=has("1 Love", quarters="Let Me Drink!"), Bob=has(quarters="Altbier")).play("Ann: use Let Me Drink!")
    assert (t.quarters("Ann"), gone(t), t.pile("Let Me Drink!")) == (cards("Altbier"), ["Let Me Drink!"], 7)


def test_let_me_drink_takes_a_beer_of_a_player_you_name() -> None:
    houses = {"Bob": has(quarters="Altbier, Beer Fest"), "Cleo": has(quarters="Bock"), "Dora": has()}
    t = table(houses, Ann=has("1 Love", quarters="Let Me Drink!, Pilsner")).play("Ann: use Let Me Drink!")
    assert t.options("Ann") == {"target Bob", "target Cleo"}
    t.play("Ann: target Cleo")
    assert (beers(t, "Ann"), beers(t, "Cleo"), beers(t, "Bob")) == (["Bock", "Pilsner"], [], ["Altbier"])


def test_let_me_drink_takes_the_beer_at_random() -> None:
    taken = set()
    for seed in range(20):
        t = table(seed=seed, Ann=has("1 Love", quarters="Let Me Drink!"), Bob=has(quarters="Altbier, Bock, Pilsner"))
        taken |= set(beers(t.play("Ann: use Let Me Drink!"), "Ann"))
    assert taken == {"Altbier", "Bock", "Pilsner"}


def test_let_me_drink_may_wait() -> None:
    t = table(Ann=has("1 Love", quarters="Let Me Drink!"), Bob=has(quarters="Altbier")).play("Ann: end start")
    assert (t.quarters("Ann"), t.hand("Ann"), t.can("Ann: use Let Me Drink!")) == (
        ["Let Me Drink!"],
        ["1 Love"],
        False,
    )


def test_let_me_drink_needs_a_love_card_in_hand_and_a_beer_to_take() -> None:
    assert table(Ann=has("Anna", quarters="Let Me Drink!"), Bob=has(quarters="Altbier")).phase == "serve"
    assert table(Ann=has("1 Love", quarters="Let Me Drink!, Bock"), Bob=has()).phase == "employ"
    t = table(Ann=has("1 Love", quarters="Let Me Drink!"), Bob=has(quarters="Altbier")).play("Ann: play 1 Love")
    assert t.phase == "employ"


def test_let_me_drink_two_of_them_take_two_beers() -> None:
    t = table(Ann=has("1 Love x2", quarters="Let Me Drink! x2"), Bob=has(quarters="Altbier, Bock"))
    t.play("Ann: use Let Me Drink!", "Ann: use Let Me Drink!")
    assert (beers(t, "Ann"), t.quarters("Bob")) == (["Altbier", "Bock"], [])


def test_let_me_drink_the_two_players_know_the_beer_and_the_third_one_does_not() -> None:
    house = has("1 Love", quarters="Let Me Drink!")
    t = table(Ann=house, Bob=has(quarters="Altbier"), Cleo=has()).play("Ann: use Let Me Drink!")
    assert t.game.view(0)["you"]["beers"] == ["Altbier"]
    assert (t.known("Bob"), t.known("Cleo")) == ([("Ann", "beers", "Altbier")], [])
    assert dealt_anew_looks_the_same(t)


def test_let_me_drink_a_third_player_does_not_learn_whether_a_beer_known_to_all_was_taken() -> None:
    told: dict[str, list[tuple[str, str, str]]] = {}
    for seed in range(20):
        houses = {"Bob": has("Anna, Nadja, 1 Love", quarters="Altbier"), "Cleo": has()}
        t = table(houses, active="Bob", seed=seed, piles=beer(), Ann=has("1 Love", quarters="Let Me Drink!"))
        t.play("Bob: serve Anna", "Bob: serve Nadja", "Bob: discard 1 Love", "Bob: beer shown")
        assert t.known("Cleo") == [("Bob", "beers", "Oktoberfest")]
        t.play("Bob: end turn", "Cleo: end turn", "Ann: use Let Me Drink!")
        told[beers(t, "Ann")[0]] = t.known("Cleo")
    assert set(told) == {"Altbier", "Oktoberfest"}
    assert told["Altbier"] == told["Oktoberfest"]


def test_let_me_drink_is_turned_away_or_taken_off_by_claire_only_if_its_owner_wants() -> None:
    t = table(sets=MIXED, phase="employ", Ann=has("Claire, 1 Love x5")).play(
        "Ann: play all", "Ann: employ Let Me Drink!"
    )
    assert t.options("Ann") == {"reveal Claire", "done"}
    assert t.play("Ann: done").quarters("Ann") == cards("Let Me Drink!")
    t = table(sets=MIXED, phase="serve", Ann=has("Claire, Anna", quarters="Let Me Drink!")).play("Ann: serve Claire")
    assert t.options("Ann") == {"target Ann: Let Me Drink!", "done"}
    t.play("Ann: target Ann: Let Me Drink!")
    assert (t.quarters("Ann"), t.pile("Let Me Drink!")) == ([], 8)


# -- Beer Fest -----------------------------------------------------------------------------------------------


def test_beer_fest_8_copies_cost_four_each() -> None:
    assert_price("Beer Fest", cost=4, copies=8)


def test_beer_fest_is_worth_no_points() -> None:
    assert table(Ann=has(quarters="Beer Fest x3")).vp("Ann") == 0


def test_beer_fest_goes_to_the_quarters_and_you_may_put_a_beer_beneath_it() -> None:
    t = table(phase="employ", Ann=has("2 Love x2", quarters="Altbier, Bock x2")).play("Ann: play all")
    t.play("Ann: employ Beer Fest")
    assert t.options("Ann") == {"target Ann: Altbier", "target Ann: Bock", "done"}
    t.play("Ann: target Ann: Bock")
    assert (t.quarters("Ann"), beers(t, "Ann")) == (["Altbier", "Beer Fest (over Bock)", "Bock"], ["Altbier", "Bock"])
    assert t.pile("Beer Fest") == 7


def test_beer_fest_need_not_shelter_a_beer() -> None:
    t = table(phase="employ", Ann=has("2 Love x2", quarters="Altbier")).play("Ann: play all", "Ann: employ Beer Fest")
    assert t.play("Ann: done").quarters("Ann") == cards("Altbier, Beer Fest")
    t = table(Ann=has("2 Love x2")).play("Ann: play all", "Ann: employ Beer Fest")
    assert (t.quarters("Ann"), t.phase) == (cards("Beer Fest"), "employ")


def test_beer_fest_each_shelters_its_own_beer() -> None:
    house = has("2 Love x2", quarters="Altbier, Beer Fest (over Bock)")
    t = table(phase="employ", Ann=house).play("Ann: play all", "Ann: employ Beer Fest", "Ann: target Ann: Altbier")
    assert t.quarters("Ann") == ["Beer Fest (over Altbier)", "Beer Fest (over Bock)"]


def test_beer_fest_the_beer_beneath_still_scores() -> None:
    assert table(Ann=has(quarters="Beer Fest (over Altbier), Altbier")).vp("Ann") == 8


def test_beer_fest_the_beer_beneath_is_not_touched_by_let_me_drink() -> None:
    drinker = has("1 Love", quarters="Let Me Drink!")
    assert table(Ann=drinker, Bob=has(quarters="Beer Fest (over Altbier)")).phase == "employ"
    for seed in range(10):
        t = table(seed=seed, Ann=drinker, Bob=has(quarters="Beer Fest (over Altbier), Bock"))
        assert beers(t.play("Ann: use Let Me Drink!"), "Ann") == ["Bock"]


def test_beer_fest_the_beer_beneath_is_not_touched_by_get_drunk() -> None:
    for seed in range(10):
        t = nadja(f"{LOSE}, Pilsner x2", quarters="Bock x3, Beer Fest (over Altbier)", seed=seed).play(
            "Ann: beer top"
        )
        assert t.quarters("Ann") == ["Beer Fest (over Altbier)", "Bock", "Bock"]


def test_beer_fest_get_drunk_does_not_count_the_beer_beneath() -> None:
    t = nadja(f"{LOSE}, Pilsner x2", quarters="Bock x2, Altbier, Beer Fest (over Bock)").play("Ann: beer top")
    assert beers(t, "Ann") == ["Altbier", "Bock", "Bock"]


def test_beer_fest_everybody_sees_that_a_beer_lies_beneath_and_only_its_owner_which() -> None:
    t = table(phase="employ", Ann=has("2 Love x2", quarters="Altbier")).play("Ann: play all", "Ann: employ Beer Fest")
    t.play("Ann: target Ann: Altbier")
    seen = {seat: t.game.view(seat)["seats"][0]["quarters"] for seat in (0, 1, None)}
    assert seen[0] == [{"card": "Beer Fest", "on": [], "under": "Altbier"}]
    assert seen[1] == seen[None] == [{"card": "Beer Fest", "on": [], "under": None}]
    assert dealt_anew_looks_the_same(t)


def test_beer_fest_is_no_maid() -> None:
    t = table(sets=MIXED, Ann=has("2 Love"), Bob=has(quarters="Beer Fest")).play("Ann: play 2 Love")
    assert not t.can("Ann: employ Bad Habit")


def test_beer_fest_nobody_learns_whether_the_beer_beneath_is_one_that_was_shown() -> None:
    told = []
    for chosen in ("Oktoberfest", "Bock"):
        t = nadja(quarters="Bock", more="3 Love x2").play("Ann: beer shown", "Ann: play all", "Ann: employ Beer Fest")
        told.append(t.play(f"Ann: target Ann: {chosen}").known("Bob"))
    assert told[0] == told[1]
