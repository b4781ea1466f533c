"""Reminiscences: rulebook, sections 4, 5-2 and 8. Every card but Scary Night is, wholly or in part, a house card."""

from tests.cards.romantic_vacation.vacation import assert_tier, cards, remembering, table
from tests.cards.table import has
from tests.cards.table import table as any_box

MAIDS = "Evita, Hyacinth"  # of cost 3 and 2


def in_quarters(name: str) -> int:
    """What one of them brings its owner."""
    return table(Ann=has(quarters=name)).vp("Ann")


# -- Scary Night ---------------------------------------------------------------------------------------------


def test_scary_three_copies_lie_in_the_upper_part_of_the_pile() -> None:
    assert_tier("Scary Night", 1, 3)


def test_scary_is_worth_three_points_in_private_quarters() -> None:
    assert in_quarters("Scary Night") == 3
    assert table(Ann=has(quarters="Scary Night x3")).vp("Ann") == 9


def test_scary_is_paid_with_a_card_of_cost_3_and_one_of_cost_2() -> None:
    t = remembering("Scary Night", f"{MAIDS}, 1 Love").play("Ann: acquire Scary Night")
    assert (t.discard("Ann"), t.hand("Ann"), t.quarters("Ann")) == (cards(MAIDS), cards("1 Love"), ["Scary Night"])
    for short_of in ("Evita x2, 1 Love", "Hyacinth x2, 1 Love", "Laura, Lydia, Fea, 3 Love"):
        assert not remembering("Scary Night", short_of).can("Ann: acquire Scary Night"), short_of


def test_scary_is_not_paid_with_played_cards() -> None:
    t = remembering("Scary Night", f"{MAIDS}, Fea, 1 Love").play("Ann: serve Fea", "Ann: serve Hyacinth")
    assert (t.played(), t.can("Ann: acquire Scary Night")) == (cards("Fea, Hyacinth"), False)


def test_scary_a_chief_pays_like_any_card_of_that_cost() -> None:
    t = remembering("Scary Night", "Daphne, Beatrice, 1 Love").play("Ann: acquire Scary Night")
    assert t.discard("Ann") == cards("Daphne, Beatrice")


def test_scary_the_payment_asks_only_what_is_open() -> None:
    t = remembering("Scary Night", "Evita, Hyacinth, Beatrice, 1 Love").play("Ann: acquire Scary Night")
    assert t.options("Ann") == {"discard Hyacinth", "discard Beatrice"}  # Evita has gone by herself
    t.play("Ann: discard Beatrice")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Evita, Beatrice"), cards("Hyacinth, 1 Love"))
    t = remembering("Scary Night", "Evita, Daphne, Beatrice x3").play("Ann: acquire Scary Night")
    assert t.options("Ann") == {"discard Evita", "discard Daphne"}  # three equal ones are no choice


def test_scary_all_opponents_with_more_than_three_cards_discard_until_three_are_left() -> None:
    houses = {
        "Ann": has(f"{MAIDS}, 1 Love x5"),
        "Bob": has("1 Love x4, Laura"),
        "Cleo": has("1 Love x3"),
        "Dora": has("Fea x3, Laura"),
    }
    t = table(houses, phase="serve", piles={"reminiscences shown": "Scary Night"}).play("Ann: acquire Scary Night")
    assert t.options("Bob") == {"discard 1 Love", "discard Laura"}
    t.play("Bob: discard Laura")  # four equal ones are left, one of them goes by itself
    assert t.hand("Bob") == cards("1 Love x3")
    t.play("Dora: discard Fea")
    assert (t.hand("Cleo"), t.hand("Dora")) == (cards("1 Love x3"), cards("Fea x2, Laura"))
    assert (t.asked, t.hand("Ann")) == ("Ann", cards("1 Love x5"))


def test_scary_costs_neither_serving_nor_love_nor_employment() -> None:
    t = remembering("Scary Night", f"{MAIDS}, Fea x2, 1 Love")
    t.play("Ann: serve Fea", "Ann: play 1 Love", "Ann: acquire Scary Night")
    assert (t.servings, t.love, t.employments) == (2, 1, 1)


def test_scary_may_be_acquired_without_a_serving_left() -> None:
    t = remembering("Scary Night", f"{MAIDS}, Margareta, Nonnette", deck="Sofia, 1 Love x4")
    t.play("Ann: serve Nonnette", "Ann: done")
    assert (t.servings, t.phase) == (0, "serve")
    t.play("Ann: acquire Scary Night", "Ann: discard Evita")
    assert t.quarters("Ann") == ["Scary Night"]


def test_scary_is_not_acquired_in_the_employ_phase() -> None:
    t = remembering("Scary Night", f"{MAIDS}, 1 Love").play("Ann: end serving")
    assert not t.can("Ann: acquire Scary Night")
    assert not t.can("Ann: employ Scary Night")


def test_scary_only_one_reminiscence_a_turn() -> None:
    t = remembering("Scary Night, Scary Night", "Evita x2, Hyacinth x2, Fea, 1 Love").play("Ann: acquire Scary Night")
    assert not t.can("Ann: acquire Scary Night")
    t.play("Ann: end turn", "Bob: end turn")
    assert t.can("Ann: acquire Scary Night")  # six cards, five of them drawn: at least one pair is back


def test_scary_a_new_one_is_turned_up_at_once() -> None:
    t = remembering("Scary Night", f"{MAIDS}, Fea").play("Ann: acquire Scary Night")
    assert (t.shown("reminiscences"), t.pile("reminiscences")) == (["Scary Night"], 0)


def test_scary_the_last_ones_are_not_replaced() -> None:
    piles: dict[str, int | str] = {"reminiscences shown": "Scary Night, Camp Fire", "reminiscences": ""}
    t = table(piles=piles, phase="serve", Ann=has(f"{MAIDS}, Fea")).play("Ann: acquire Scary Night")
    assert (t.shown("reminiscences"), t.game.over) == (["Camp Fire"], False)


def test_scary_stays_in_private_quarters_when_the_turn_ends() -> None:
    t = remembering("Scary Night", f"{MAIDS}, 1 Love").play("Ann: acquire Scary Night", "Ann: end turn")
    assert t.quarters("Ann") == ["Scary Night"]
    assert "Scary Night" not in (*t.hand("Ann"), *t.deck("Ann"), *t.discard("Ann"))


# -- Camp Fire -----------------------------------------------------------------------------------------------

FOUR = "Hyacinth, Evita, Fea, Lydia"  # of cost 2, 3, 4 and 5


def test_camp_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Camp Fire", 2, 1)


def test_camp_is_worth_six_points() -> None:
    assert in_quarters("Camp Fire") == 6


def test_camp_is_paid_with_a_card_each_of_cost_2_3_4_and_5() -> None:
    t = remembering("Camp Fire", f"{FOUR}, 1 Love").play("Ann: acquire Camp Fire")
    assert t.discard("Ann") == cards(FOUR)
    for missing in FOUR.split(", "):
        hand = FOUR.replace(missing, "Laura")
        assert not remembering("Camp Fire", hand).can("Ann: acquire Camp Fire"), missing


def test_camp_the_game_ends_immediately_in_the_middle_of_the_turn() -> None:
    t = remembering("Camp Fire", f"{FOUR}, Laura, 3 Love").play("Ann: acquire Camp Fire")
    assert (t.game.over, t.hand("Ann"), t.quarters("Ann")) == (True, cards("Laura, 3 Love"), ["Camp Fire"])
    assert t.game.legal() == []
    assert (t.vp("Ann"), [t.game.seats[seat] for seat in t.game.winners()]) == (6, ["Ann"])


def test_camp_no_other_reminiscence_ends_the_game() -> None:
    t = remembering("Scary Night", f"{MAIDS}, 1 Love").play("Ann: acquire Scary Night")
    assert not t.game.over
    t = remembering("Camp Fire", f"{FOUR}, 2 Love").play("Ann: acquire Camp Fire", "Ann: discard 2 Love")
    assert (t.game.over, t.discard("Ann")) == (True, cards("Hyacinth, Evita, 2 Love, Lydia"))  # 2 Love costs 4


# -- Astronomic Observation ----------------------------------------------------------------------------------


def test_astronomic_three_copies_lie_in_the_upper_part_of_the_pile() -> None:
    assert_tier("Astronomic Observation", 1, 3)


def test_astronomic_is_worth_two_points() -> None:
    assert in_quarters("Astronomic Observation") == 2


def test_astronomic_is_paid_with_a_card_of_cost_4_and_one_of_cost_2() -> None:
    t = remembering("Astronomic Observation", "2 Love, Hyacinth, 1 Love", deck="3 Love x2")
    t.play("Ann: acquire Astronomic Observation")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("2 Love, Hyacinth"), cards("1 Love, 3 Love x2"))
    for short_of in ("Fea x2", "Hyacinth x2", "Evita, Lydia, 1 Love"):
        t = remembering("Astronomic Observation", short_of)
        assert not t.can("Ann: acquire Astronomic Observation"), short_of


def test_astronomic_draws_two_cards() -> None:
    t = remembering("Astronomic Observation", "Fea, Hyacinth", deck="1 Love x2, 3 Love")
    t.play("Ann: acquire Astronomic Observation")
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("1 Love x2"), ["3 Love"])


# -- Beach Volleyball ----------------------------------------------------------------------------------------


def test_beach_three_copies_lie_in_the_upper_part_of_the_pile() -> None:
    assert_tier("Beach Volleyball", 1, 3)


def test_beach_is_worth_two_points() -> None:
    assert in_quarters("Beach Volleyball") == 2


def test_beach_is_paid_with_two_cards_of_cost_2() -> None:
    t = remembering("Beach Volleyball", "Hyacinth x2, Fea").play("Ann: acquire Beach Volleyball")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Hyacinth x2"), cards("Fea"))
    for short_of in ("Hyacinth, Fea", "Evita x2", "1 Love x3"):
        assert not remembering("Beach Volleyball", short_of).can("Ann: acquire Beach Volleyball"), short_of


def test_beach_the_payment_asks_which_two_of_three() -> None:
    t = remembering("Beach Volleyball", "Hyacinth, Beatrice, Nonnette, Fea").play("Ann: acquire Beach Volleyball")
    assert t.options("Ann") == {"discard Hyacinth", "discard Beatrice", "discard Nonnette"}
    t.play("Ann: discard Hyacinth")
    assert t.options("Ann") == {"discard Beatrice", "discard Nonnette"}
    assert t.play("Ann: discard Nonnette").hand("Ann") == cards("Beatrice, Fea")


def test_beach_two_different_cards_leave_nothing_open() -> None:
    t = remembering("Beach Volleyball", "Hyacinth, Beatrice, Fea").play("Ann: acquire Beach Volleyball")
    assert (t.discard("Ann"), t.quarters("Ann")) == (cards("Hyacinth, Beatrice"), ["Beach Volleyball"])


def test_beach_gives_two_servings() -> None:
    t = remembering("Beach Volleyball", "Hyacinth x2, Fea, Laura").play("Ann: acquire Beach Volleyball")
    assert (t.servings, t.love, t.employments) == (3, 0, 0)


# -- Fireworks Night -----------------------------------------------------------------------------------------


def test_fireworks_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Fireworks Night", 2, 1)


def test_fireworks_is_worth_five_points() -> None:
    assert in_quarters("Fireworks Night") == 5


def test_fireworks_is_paid_with_two_cards_of_cost_5() -> None:
    t = remembering("Fireworks Night", "Lydia x2, Fea").play("Ann: acquire Fireworks Night")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Lydia x2"), cards("Fea"))
    for short_of in ("Lydia, Fea", "Laura x2", "Fea x2"):
        assert not remembering("Fireworks Night", short_of).can("Ann: acquire Fireworks Night"), short_of


def test_fireworks_gives_three_love_for_this_turn() -> None:
    t = remembering("Fireworks Night", "Lydia x2, Fea").play("Ann: acquire Fireworks Night")
    assert (t.servings, t.love, t.employments) == (1, 3, 0)
    t.play("Ann: end turn", "Bob: end turn")
    assert t.love == 0


# -- Treasure Hunt -------------------------------------------------------------------------------------------


def test_treasure_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Treasure Hunt", 2, 1)


def test_treasure_is_worth_four_points() -> None:
    assert in_quarters("Treasure Hunt") == 4


def test_treasure_is_paid_with_a_card_of_cost_5_and_one_of_cost_3() -> None:
    t = remembering("Treasure Hunt", "Lydia, Evita, Fea").play("Ann: acquire Treasure Hunt", "Ann: take 1 Love")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Lydia, Evita, 1 Love"), cards("Fea"))
    for short_of in ("Lydia x2", "Evita x2", "Laura, Fea"):
        assert not remembering("Treasure Hunt", short_of).can("Ann: acquire Treasure Hunt"), short_of


def test_treasure_puts_a_card_of_cost_five_or_less_from_the_town_into_your_discard_pile() -> None:
    piles: dict[str, int | str] = {"reminiscences shown": "Treasure Hunt", "reminiscences": ""}
    town = "Fryda, Laura, Clorinde, Lydia, Florence, Cynthia, Evita, Fea, Hyacinth, Nonnette"
    t = table(piles=piles, town=town, phase="serve", Ann=has("Lydia, Evita")).play("Ann: acquire Treasure Hunt")
    names = ("1 Love", "2 Love", "Beatrice", "Lydia", "Florence", "Cynthia", "Evita", "Fea", "Hyacinth", "Nonnette")
    assert t.options("Ann") == {f"take {name}" for name in names}
    t.play("Ann: take Cynthia")
    assert (t.discard("Ann"), t.hand("Ann"), t.pile("Cynthia")) == (cards("Lydia, Evita, Cynthia"), [], 9)


def test_treasure_finds_no_event_and_no_building() -> None:
    sets = ("romantic_vacation", "base", "expanding_the_house")
    piles: dict[str, int | str] = {"reminiscences shown": "Treasure Hunt"}
    t = any_box(sets=sets, piles=piles, phase="serve", Ann=has("Lydia, Evita"), chiefs="romantic_vacation")
    t.play("Ann: acquire Treasure Hunt")
    for name in ("Garden", "Estate", "Illness", "Bad Habit"):
        assert not t.can(f"Ann: take {name}"), name


# -- Deep-Sea Dive -------------------------------------------------------------------------------------------


def test_deep_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Deep-Sea Dive", 2, 1)


def test_deep_is_worth_five_points() -> None:
    assert in_quarters("Deep-Sea Dive") == 5


def test_deep_is_paid_with_a_card_each_of_cost_2_3_and_4() -> None:
    t = remembering("Deep-Sea Dive", "Hyacinth, Evita, Fea, 1 Love").play("Ann: acquire Deep-Sea Dive")
    assert t.discard("Ann") == []  # shuffled for the draw that follows
    assert t.hand("Ann") == cards("Hyacinth, Evita, Fea, 1 Love")
    t = remembering("Deep-Sea Dive", "Hyacinth, Evita, Fea, 1 Love", deck="3 Love x3").play(
        "Ann: acquire Deep-Sea Dive"
    )
    assert t.discard("Ann") == cards("Hyacinth, Evita, Fea")
    for missing in ("Hyacinth", "Evita", "Fea"):
        hand = "Hyacinth, Evita, Fea".replace(missing, "Laura")
        assert not remembering("Deep-Sea Dive", hand).can("Ann: acquire Deep-Sea Dive"), missing


def test_deep_draws_three_cards() -> None:
    t = remembering("Deep-Sea Dive", "Hyacinth, Evita, Fea", deck="1 Love x3, 3 Love").play(
        "Ann: acquire Deep-Sea Dive"
    )
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("1 Love x3"), ["3 Love"])


# -- Summer Festival -----------------------------------------------------------------------------------------


def test_summer_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Summer Festival", 2, 1)


def test_summer_is_worth_four_points() -> None:
    assert in_quarters("Summer Festival") == 4


def test_summer_is_paid_with_three_cards_of_one_name() -> None:
    t = remembering("Summer Festival", "1 Love x4, Fea x2").play("Ann: acquire Summer Festival")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("1 Love x3"), cards("1 Love, Fea x2"))
    assert not remembering("Summer Festival", "1 Love x2, Fea x2, Hyacinth x2").can("Ann: acquire Summer Festival")


def test_summer_asks_which_name_where_two_would_do() -> None:
    t = remembering("Summer Festival", "1 Love x3, Fea x3").play("Ann: acquire Summer Festival")
    assert t.options("Ann") == {"discard 1 Love", "discard Fea"}
    assert t.play("Ann: discard Fea").hand("Ann") == cards("1 Love x3")


def test_summer_gives_two_employments() -> None:
    t = remembering("Summer Festival", "1 Love x3, Fea").play("Ann: acquire Summer Festival")
    assert (t.servings, t.love, t.employments) == (1, 0, 2)
    assert t.play("Ann: end serving").employments == 3


# -- Seaside Barbecue ----------------------------------------------------------------------------------------


def test_seaside_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Seaside Barbecue", 2, 1)


def test_seaside_is_worth_four_points() -> None:
    assert in_quarters("Seaside Barbecue") == 4


def test_seaside_is_paid_with_two_cards_of_cost_3_and_one_of_cost_1() -> None:
    t = remembering("Seaside Barbecue", "Evita x2, 1 Love x2").play("Ann: acquire Seaside Barbecue")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Evita x2, 1 Love"), cards("1 Love"))
    for short_of in ("Evita, 1 Love x2", "Evita x2, Hyacinth", "Fea x2, 1 Love"):
        assert not remembering("Seaside Barbecue", short_of).can("Ann: acquire Seaside Barbecue"), short_of


def test_seaside_gives_one_serving_and_two_love() -> None:
    t = remembering("Seaside Barbecue", "Evita x2, 1 Love, Fea").play("Ann: acquire Seaside Barbecue")
    assert (t.servings, t.love, t.employments) == (2, 2, 0)


# -- Sunrise on the Pier -------------------------------------------------------------------------------------


def test_sunrise_one_copy_lies_in_the_lower_part_of_the_pile() -> None:
    assert_tier("Sunrise on the Pier", 2, 1)


def test_sunrise_is_worth_five_points() -> None:
    assert in_quarters("Sunrise on the Pier") == 5


def test_sunrise_is_paid_with_a_card_of_cost_7_and_one_of_cost_2() -> None:
    t = remembering("Sunrise on the Pier", "3 Love, Hyacinth, Fea").play("Ann: acquire Sunrise on the Pier")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("3 Love, Hyacinth"), cards("Fea"))
    for short_of in ("Fryda, Evita", "Laura, Hyacinth", "Sofia, Hyacinth"):
        assert not remembering("Sunrise on the Pier", short_of).can("Ann: acquire Sunrise on the Pier"), short_of


def test_sunrise_you_may_chambermaid_one_card_from_hand_free_of_charge() -> None:
    t = remembering("Sunrise on the Pier", "Fryda, Hyacinth, Valencia, Florence, Sofia, Fea")
    t.play("Ann: acquire Sunrise on the Pier")
    assert t.options("Ann") == {"chamber Valencia", "chamber Florence", "done"}
    t.play("Ann: chamber Valencia")
    assert (t.quarters("Ann"), t.servings) == (["Sunrise on the Pier", "Valencia"], 1)
    assert t.can("Ann: serve Fea")


def test_sunrise_may_be_left_without_a_chambermaid() -> None:
    t = remembering("Sunrise on the Pier", "Fryda, Hyacinth, Valencia, Fea")
    t.play("Ann: acquire Sunrise on the Pier", "Ann: done")
    assert t.quarters("Ann") == ["Sunrise on the Pier"]
