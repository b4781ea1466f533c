"""Buildings: they go to private quarters, score there and stay until something removes them."""

from tests.cards.expanding_the_house.house import assert_price, cards, mixed, table
from tests.cards.table import CardTable, has
from tests.cards.table import table as any_box

# -- Garden --------------------------------------------------------------------------------------------------

STORMS = ("expanding_the_house", "oktoberfest")


def test_garden_8_copies_cost_four_each() -> None:
    assert_price("Garden", cost=4, copies=8)


def test_garden_goes_to_private_quarters_and_stays_there() -> None:
    t = table(phase="employ", Ann=has("1 Love x4", deck="1 Love x5")).play("Ann: play all", "Ann: employ Garden")
    assert (t.quarters("Ann"), t.discard("Ann")) == (["Garden"], [])
    t.play("Ann: end turn")
    assert (t.quarters("Ann"), t.discard("Ann")) == (["Garden"], cards("1 Love x4"))


def test_garden_is_worth_one_point_each() -> None:
    assert table(Ann=has(quarters="Garden")).vp("Ann") == 1
    assert table(Ann=has(quarters="Garden x6")).vp("Ann") == 6


def attacked(bob: str, event: str, **more: str) -> CardTable:
    """Ann has love for an event; Bob has something in his private quarters."""
    houses = {
        "Ann": has("1 Love x4"),
        "Bob": has(quarters=bob),
        **{name: has(quarters=q) for name, q in more.items()},
    }
    t = mixed(houses, phase="employ").play("Ann: play all")
    return t.play(f"Ann: employ {event}") if t.can(f"Ann: employ {event}") else t


def test_garden_four_of_them_keep_illness_away() -> None:
    assert attacked("Garden x3, Ririko", "Illness").quarters("Bob") == ["Garden", "Garden", "Garden", "Ririko (ill)"]
    t = attacked("Garden x4, Ririko", "Illness")
    assert (t.quarters("Bob"), t.can("Ann: employ Illness"), t.pile("Illness")) == (
        cards("Garden x4, Ririko"),
        False,
        10,
    )


def test_garden_four_of_them_keep_bad_habits_away_whoever_else_may_get_one() -> None:
    t = attacked("Garden x4, Ririko", "Bad Habit", Cleo="Ririko")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Garden x4, Ririko"), ["Bad Habit", "Ririko"])
    t = attacked("Garden x5, Ririko", "Illness", Cleo="Ririko", Dora="Ririko")
    assert t.options("Ann") == {"target Cleo: Ririko", "target Dora: Ririko"}


def test_garden_four_of_them_keep_nena_away() -> None:
    t = mixed({"Ann": has("Nena"), "Bob": has(quarters="Garden x4, Ririko"), "Cleo": has(quarters="Ririko")})
    t.play("Ann: serve Nena")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Garden x4, Ririko"), ["Bad Habit", "Ririko"])


def test_garden_four_of_them_keep_sora_from_bringing_an_event() -> None:
    houses = {"Ann": has("Aline", quarters="Ririko (ill), Sora"), "Bob": has(quarters="Garden x4, Ririko")}
    assert mixed(houses).phase == "serve"  # the Illness could lie with Bob only
    houses["Cleo"] = has(quarters="Ririko")
    t = mixed(houses).play("Ann: use Sora")  # one event to move, one place for it
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Garden x4, Ririko"), ["Ririko (ill)"])


def test_garden_four_of_them_shield_their_owner_even_from_himself() -> None:
    t = mixed(phase="employ", Ann=has("1 Love x4", quarters="Garden x4, Ririko")).play("Ann: play all")
    assert not t.can("Ann: employ Illness")
    assert not t.can("Ann: employ Bad Habit")


def test_garden_four_of_them_leave_events_that_already_lie_there() -> None:
    t = mixed(phase="employ", Ann=has("1 Love x4", quarters="Garden x3, Ririko (ill), Aline, Bad Habit"))
    t.play("Ann: play all", "Ann: employ Garden")
    assert t.quarters("Ann") == ["Aline", "Bad Habit", "Garden", "Garden", "Garden", "Garden", "Ririko (ill)"]
    assert t.vp("Ann") == 4 + 1 - 1


def test_garden_four_of_them_let_sora_take_an_event_away() -> None:
    houses = {"Ann": has("Aline", quarters="Ririko, Sora"), "Bob": has(quarters="Garden x4, Ririko (ill)")}
    t = mixed(houses).play("Ann: use Sora", "Ann: target Ann: Ririko")
    assert (t.quarters("Bob"), t.quarters("Ann")) == (cards("Garden x4, Ririko"), ["Ririko (ill)", "Sora"])


def test_garden_lily_gardens_and_estates_are_no_gardens() -> None:
    t = attacked("Garden x3, Lily Garden x3, Estate (over Aline), Ririko", "Illness")
    assert "Ririko (ill)" in t.quarters("Bob")


def test_garden_four_of_them_keep_envy_and_heavy_storm_away_too() -> None:
    houses = {"Ann": has("2 Love x4"), "Bob": has(quarters="Garden x4"), "Cleo": has(quarters="Garden x3")}
    t = any_box(houses, sets=STORMS, phase="employ").play("Ann: play all")
    assert t.can("Ann: employ Heavy Storm")
    t.play("Ann: employ Heavy Storm")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Garden x4"), ["Garden", "Garden", "Garden (storm)"])
    t = any_box(houses, sets=STORMS, phase="employ").play("Ann: play all", "Ann: employ Envy")
    assert t.options("Ann") == {"target Ann", "target Cleo"}


def test_garden_under_a_storm_neither_scores_nor_shields() -> None:
    houses = {"Ann": has("2 Love x4"), "Bob": has(quarters="Garden x3, Garden (storm)")}
    t = any_box(houses, sets=STORMS, phase="employ")
    assert t.vp("Bob") == 3
    assert t.play("Ann: play all").can("Ann: employ Heavy Storm")


# -- Estate --------------------------------------------------------------------------------------------------


def estate(hand: str) -> CardTable:
    """Ann has love for an Estate."""
    return table(phase="employ", Ann=has(f"{hand}, 1 Love x5", deck="1 Love x9")).play("Ann: play all")


def test_estate_8_copies_cost_five_each() -> None:
    assert table(Ann=has()).pile("Estate") == 8
    t = table(phase="employ", Ann=has("Aline, 1 Love x5")).play(*["Ann: play 1 Love"] * 4)
    assert not t.can("Ann: employ Estate")
    assert t.play("Ann: play 1 Love", "Ann: employ Estate").love == 0


def test_estate_is_worth_three_points_besides_the_chief_beneath() -> None:
    assert table(Ann=has(quarters="Estate")).vp("Ann") == 3
    assert table(Ann=has(quarters="Estate (over Aline)")).vp("Ann") == 3 + 1
    assert table(Ann=has(quarters="Estate (over Claudine)")).vp("Ann") == 3 + 5


def test_estate_is_employed_only_with_a_chief_in_hand() -> None:
    assert not estate("Emily").can("Ann: employ Estate")
    for chief in ("Aline", "Claudine"):
        assert estate(chief).can("Ann: employ Estate"), chief


def test_estate_a_chief_of_your_choice_from_hand_is_placed_beneath_it() -> None:
    t = estate("Aline x2, Claudine, Emily").play("Ann: employ Estate")
    assert t.options("Ann") == {"choose Aline", "choose Claudine"}
    t.play("Ann: choose Claudine")
    assert (t.quarters("Ann"), t.hand("Ann")) == (["Estate (over Claudine)"], cards("Aline x2, Emily"))


def test_estate_with_one_kind_of_chief_there_is_nothing_to_ask() -> None:
    t = estate("Aline x2, Emily").play("Ann: employ Estate")
    assert (t.quarters("Ann"), t.hand("Ann")) == (["Estate (over Aline)"], cards("Aline, Emily"))


def test_estate_the_chief_stays_out_of_the_deck() -> None:
    t = estate("Aline").play("Ann: employ Estate", "Ann: end turn")
    assert (t.quarters("Ann"), t.discard("Ann")) == (["Estate (over Aline)"], cards("1 Love x5"))


def test_estate_each_one_shelters_its_own_chief() -> None:
    t = table(phase="serve", Ann=has("Emily, Aline, Claudine, 3 Love x3", quarters="Estate (over Aline)"))
    t.play("Ann: serve Emily", "Ann: end serving", "Ann: play all", "Ann: employ Estate", "Ann: choose Claudine")
    t.play("Ann: employ Estate")
    assert t.quarters("Ann") == ["Estate (over Aline)", "Estate (over Aline)", "Estate (over Claudine)"]


def test_estate_shelters_a_chief_of_another_set_who_is_no_chambermaid_there() -> None:
    sets = ("expanding_the_house", "romantic_vacation")
    t = any_box(sets=sets, chiefs="romantic_vacation", phase="employ", Ann=has("Beatrice, 1 Love x5"))
    t.play("Ann: play all", "Ann: employ Estate")
    assert (t.quarters("Ann"), t.vp("Ann")) == (["Estate (over Beatrice)"], 3)


def test_estate_a_chief_beneath_takes_no_illness_and_no_bad_habit() -> None:
    t = mixed(phase="employ", Ann=has("1 Love x4"), Bob=has(quarters="Estate (over Aline)")).play("Ann: play all")
    assert not t.can("Ann: employ Illness")
    assert not t.can("Ann: employ Bad Habit")


def test_estate_sent_back_to_the_town_its_chief_goes_to_her_owners_discard_pile() -> None:
    houses = {"Ann": has("Victoria", deck="Claudine"), "Bob": has(deck="1 Love", quarters="Estate (over Claudine)")}
    t = table(houses, phase="serve").play("Ann: serve Victoria", "Ann: target Bob: Estate")
    assert (t.quarters("Bob"), t.discard("Bob"), t.pile("Estate")) == ([], cards("1 Love, Claudine"), 8)
    assert t.vp("Bob") == 5


# -- Lily Garden ---------------------------------------------------------------------------------------------


def lily(quarters: str, bob: str = "") -> CardTable:
    """Ann has love for a Lily Garden."""
    t = table(phase="employ", Ann=has("1 Love x6, Ririko, Aline", quarters=quarters), Bob=has(quarters=bob))
    return t.play("Ann: play all")


def test_lily_8_copies_cost_six_each() -> None:
    assert_price("Lily Garden", cost=6, copies=8, quarters="Garden")


def test_lily_is_worth_four_points_each() -> None:
    assert table(Ann=has(quarters="Lily Garden")).vp("Ann") == 4
    assert table(Ann=has(quarters="Lily Garden x3")).vp("Ann") == 12


def test_lily_is_employed_only_while_gardens_and_chambered_ririkos_outnumber_those_you_own() -> None:
    for quarters, may in (
        ("", False),
        ("Garden", True),
        ("Ririko", True),
        ("Garden, Lily Garden", False),
        ("Garden x2, Lily Garden", True),
        ("Garden, Ririko, Lily Garden", True),
        ("Ririko x2, Lily Garden x2", False),
        ("Garden, Ririko x2, Lily Garden x2", True),
        ("Estate (over Aline), Aline x3", False),
    ):
        assert lily(quarters).can("Ann: employ Lily Garden") == may, quarters


def test_lily_other_players_gardens_and_a_ririko_in_hand_do_not_count() -> None:
    assert not lily("", bob="Garden x3, Ririko").can("Ann: employ Lily Garden")


def test_lily_already_built_ones_stay_when_the_gardens_are_gone() -> None:
    houses = {
        "Ann": has("Victoria", deck="Claudine"),
        "Bob": has("3 Love x2", deck="1 Love", quarters="Garden, Lily Garden"),
    }
    t = table(houses, phase="serve").play("Ann: serve Victoria", "Ann: target Bob: Garden", "Ann: end turn")
    assert (t.quarters("Bob"), t.vp("Bob")) == (["Lily Garden"], 4)
    assert not t.play("Bob: play all").can("Bob: employ Lily Garden")


def test_lily_under_a_storm_is_absent_and_stands_in_no_other_ones_way() -> None:
    for quarters, may in (("Garden, Lily Garden (storm)", True), ("Garden (storm), Lily Garden (storm)", False)):
        house = has("3 Love x2", quarters=quarters)
        t = any_box(sets=STORMS, chiefs="expanding_the_house", phase="employ", Ann=house).play("Ann: play all")
        assert t.can("Ann: employ Lily Garden") == may, quarters


def test_lily_each_new_one_needs_a_further_garden() -> None:
    t = table(phase="serve", Ann=has("Emily, 3 Love x4", quarters="Garden")).play("Ann: serve Emily", "Ann: play all")
    t.play("Ann: employ Lily Garden")
    assert (t.love, t.employments, t.can("Ann: employ Lily Garden")) == (7, 1, False)


def test_estate_over_one_chief_is_another_choice_than_over_the_other() -> None:
    t = table(
        Ann=has("Victoria", deck="Emily"),
        Bob=has(deck="Aline", quarters="Estate (over Claudine), Estate (over Aline), Estate (over Aline)"),
    )
    t.play("Ann: serve Victoria")
    assert t.options("Ann") == {
        "target Bob: Estate (over Claudine)",
        "target Bob: Estate (over Aline)",
        "done",
    }
