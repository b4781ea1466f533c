"""General maids: one test per sentence of a card, and per line of symbols."""

from tests.cards.romantic_vacation.vacation import (
    assert_price,
    assert_symbols,
    assert_worth,
    cards,
    remembering,
    table,
)
from tests.cards.table import CardTable, has
from tests.cards.table import table as any_box

# -- Fryda Viento --------------------------------------------------------------------------------------------


def test_fryda_8_copies_cost_seven_each() -> None:
    assert_price("Fryda", cost=7, copies=8)


def test_fryda_is_worth_no_points() -> None:
    assert_worth("Fryda", 0)


def test_fryda_draws_two_cards_and_gives_two_love_and_two_employments() -> None:
    assert_symbols("Fryda", draw=2, love=2, employment=2)


def test_fryda_is_spelt_frida_in_some_printings() -> None:
    assert table(Ann=has("Frida Viento")).hand("Ann") == cards("Fryda")


# -- Laura ---------------------------------------------------------------------------------------------------


def laura(hand: str, deck: str = "1 Love x2") -> CardTable:
    """Ann is served by Laura; no reminiscence can be had."""
    t = table(
        phase="serve", piles={"reminiscences shown": "", "reminiscences": ""}, Ann=has(f"Laura, {hand}", deck=deck)
    )
    return t.play("Ann: serve Laura")


def test_laura_8_copies_cost_six_each() -> None:
    assert_price("Laura", cost=6, copies=8)


def test_laura_is_worth_no_points() -> None:
    assert_worth("Laura", 0)


def test_laura_draws_two_cards() -> None:
    assert_symbols("Laura", draw=2)


def test_laura_you_may_chambermaid_chambermaids_and_chambermaid_chiefs_and_nobody_else() -> None:
    t = laura("Hyacinth, Florence, Valencia, Beatrice, Sofia, Fea")
    maids = ("Hyacinth", "Florence", "Valencia", "Beatrice")
    assert t.options("Ann") == {*(f"chamber {name}" for name in maids), "done"}


def test_laura_any_number_of_them_without_a_serving() -> None:
    t = laura("Hyacinth x2, Beatrice x2, Valencia")
    assert t.servings == 0
    t.play("Ann: chamber Beatrice", "Ann: chamber Hyacinth", "Ann: chamber Beatrice", "Ann: chamber Valencia")
    t.play("Ann: chamber Hyacinth")
    assert t.quarters("Ann") == cards("Beatrice x2, Hyacinth x2, Valencia")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love x2"))


def test_laura_may_be_declined_at_once_or_after_some() -> None:
    t = laura("Hyacinth x2, Beatrice").play("Ann: done")
    assert (t.phase, t.quarters("Ann")) == ("employ", [])
    t = laura("Hyacinth x2, Beatrice").play("Ann: chamber Hyacinth", "Ann: done")
    assert (t.phase, t.quarters("Ann"), t.hand("Ann")) == (
        "employ",
        ["Hyacinth"],
        cards("Hyacinth, Beatrice, 1 Love x2"),
    )


def test_laura_draws_first_so_a_chambermaid_just_drawn_may_go_too() -> None:
    t = laura("1 Love", deck="Valencia, 1 Love")
    assert t.options("Ann") == {"chamber Valencia", "done"}


def test_laura_leaves_servings_that_are_left_alone() -> None:
    t = table(phase="serve", Ann=has("Fea, Laura, Beatrice x3", deck="1 Love x2")).play(
        "Ann: serve Fea", "Ann: serve Laura"
    )
    t.play("Ann: chamber Beatrice", "Ann: chamber Beatrice")
    assert t.servings == 1


# -- Clorinde Sea --------------------------------------------------------------------------------------------


def test_clorinde_8_copies_cost_six_each() -> None:
    assert_price("Clorinde", cost=6, copies=8)


def test_clorinde_draws_one_card_and_gives_two_servings() -> None:
    assert_symbols("Clorinde", draw=1, serving=2)


def test_clorinde_is_worth_two_points() -> None:
    assert_worth("Clorinde", 2)
    assert table(Ann=has("Clorinde x3")).vp("Ann") == 6


def test_clorinde_is_worth_nothing_with_seven_chiefs_or_more() -> None:
    assert table(Ann=has("Clorinde x2", deck="Beatrice x6")).vp("Ann") == 4
    assert table(Ann=has("Clorinde x2", deck="Beatrice x7")).vp("Ann") == 0
    assert table(Ann=has("Clorinde x2", deck="Beatrice x9")).vp("Ann") == 0


def test_clorinde_counts_both_kinds_of_chief_in_every_zone() -> None:
    ann = has("Clorinde, Beatrice", deck="Sofia, Beatrice", discard="Beatrice x2", quarters="Beatrice x2")
    assert table(Ann=ann).vp("Ann") == 5 + 2 * 2
    six = has("Clorinde, Beatrice", deck="Sofia, Beatrice", discard="Beatrice", quarters="Beatrice x2")
    assert table(Ann=six).vp("Ann") == 2 + 5 + 2 * 2


def test_clorinde_counts_a_chief_under_an_estate_but_none_that_is_ill() -> None:
    sets = ("romantic_vacation", "expanding_the_house")
    assert any_box(sets=sets, Ann=has("Clorinde, Beatrice x6", quarters="Estate (over Beatrice)")).vp("Ann") == 3
    sets = ("base", "romantic_vacation")
    ill = has("Clorinde, Beatrice x6", quarters="Beatrice (ill)")
    assert any_box(sets=sets, chiefs="romantic_vacation", Ann=ill).vp("Ann") == 2


def test_clorinde_only_her_owners_chiefs_count() -> None:
    assert table(Ann=has("Clorinde"), Bob=has("Beatrice x8")).vp("Ann") == 2


def test_clorinde_is_called_si_in_some_printings() -> None:
    assert table(Ann=has("Clorinde Si")).hand("Ann") == cards("Clorinde")


# -- Lydia Leon ----------------------------------------------------------------------------------------------


def lydia(deck: str, discard: str = "") -> CardTable:
    """Ann has been served by Lydia and has a Fea left."""
    t = table(
        phase="serve",
        piles={"reminiscences shown": "", "reminiscences": ""},
        Ann=has("Lydia, Fea", deck=deck, discard=discard),
    )
    return t.play("Ann: serve Lydia")


def test_lydia_10_copies_cost_five_each() -> None:
    assert_price("Lydia", cost=5, copies=10)


def test_lydia_is_worth_no_points() -> None:
    assert_worth("Lydia", 0)


def test_lydia_gives_one_serving_and_no_draw() -> None:
    t = lydia("1 Love, 2 Love, 3 Love, Laura, Sofia, Beatrice")
    assert (t.servings, t.love, t.employments) == (1, 0, 0)
    assert t.hand("Ann") == cards("Fea")


def test_lydia_is_no_chambermaid() -> None:
    t = table(phase="serve", Ann=has("Lydia, Fea x3")).play("Ann: serve Fea", "Ann: serve Fea")
    assert (t.servings, t.can("Ann: chamber Lydia")) == (3, False)


def test_lydia_turns_over_five_cards_of_your_deck_for_all_to_see() -> None:
    t = lydia("1 Love, 2 Love, 3 Love, Laura, Sofia, Beatrice")
    assert t.options("Ann") == {f"keep {name}" for name in ("1 Love", "2 Love", "3 Love", "Laura", "Sofia")}
    assert [sorted(filter(None, t.aside(seat))) for seat in ("Ann", "Bob")] == [
        cards("1 Love, 2 Love, 3 Love, Laura, Sofia")
    ] * 2
    assert t.deck("Ann") == ["Beatrice"]


def test_lydia_keep_one_of_them_in_hand_and_discard_the_others() -> None:
    t = lydia("1 Love x2, 3 Love, Laura, Sofia, Beatrice").play("Ann: keep Laura")
    assert t.hand("Ann") == cards("Fea, Laura")
    assert t.discard("Ann") == cards("1 Love x2, 3 Love, Sofia")
    assert (t.deck("Ann"), t.known("Bob")) == (["Beatrice"], [("Ann", "hand", "Laura")])


def test_lydia_equal_cards_are_one_option_and_need_no_question() -> None:
    t = lydia("1 Love x6")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("1 Love, Fea"), cards("1 Love x4"))


def test_lydia_the_kept_maid_may_serve_at_once() -> None:
    t = lydia("Laura, 1 Love x6").play("Ann: keep Laura", "Ann: serve Laura")
    assert t.played() == cards("Lydia, Laura")


def test_lydia_shuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    t = lydia("Sofia, Laura", discard="1 Love x2, 2 Love, 3 Love")
    turned = [card for card in t.aside("Bob") if card]
    assert len(turned) == 5
    assert {"Sofia", "Laura"} < set(turned)
    t.play("Ann: keep Sofia")
    assert (len(t.discard("Ann")), len(t.deck("Ann"))) == (4, 1)


def test_lydia_turns_over_what_there_is() -> None:
    t = lydia("Sofia, Laura")
    assert t.options("Ann") == {"keep Sofia", "keep Laura"}
    assert lydia("").hand("Ann") == cards("Fea")


# -- Florence Spring -----------------------------------------------------------------------------------------


def test_florence_10_copies_cost_five_each() -> None:
    assert_price("Florence", cost=5, copies=10)


def test_florence_is_worth_nothing_outside_private_quarters() -> None:
    assert_worth("Florence", 0)
    assert table(Ann=has("Florence", quarters="Beatrice x7")).vp("Ann") == 14


def test_florence_gives_two_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Florence", love=2, chamber=1)


def test_florence_five_points_each_with_seven_chambermaids_and_chambermaid_chiefs() -> None:
    assert table(Ann=has(quarters="Florence, Hyacinth x6")).vp("Ann") == 5
    assert table(Ann=has(quarters="Florence x2, Hyacinth x3, Beatrice x2")).vp("Ann") == 10 + 4
    assert table(Ann=has(quarters="Florence x8")).vp("Ann") == 40


def test_florence_is_worth_nothing_with_six() -> None:
    assert table(Ann=has(quarters="Florence x6")).vp("Ann") == 0
    assert table(Ann=has("Hyacinth x5", quarters="Florence x2, Hyacinth x4")).vp("Ann") == 0


def test_florence_counts_no_private_maid_no_ill_maid_no_chief_under_an_estate() -> None:
    base = ("base", "romantic_vacation")
    assert any_box(sets=base, Ann=has(quarters="Florence x6, Eugenie, Fay")).vp("Ann") == 0
    assert any_box(sets=base, Ann=has(quarters="Florence x6, Hyacinth (ill)")).vp("Ann") == 0
    assert any_box(sets=base, Ann=has(quarters="Florence x6, Florence (ill), Hyacinth")).vp("Ann") == 30
    house = ("romantic_vacation", "expanding_the_house")
    assert any_box(sets=house, Ann=has(quarters="Florence x6, Estate (over Beatrice), Garden")).vp("Ann") == 4


def test_florence_counts_no_reminiscence() -> None:
    assert table(Ann=has(quarters="Florence x6, Scary Night")).vp("Ann") == 3


# -- Cynthia Lakes -------------------------------------------------------------------------------------------


def test_cynthia_10_copies_cost_five_each() -> None:
    assert_price("Cynthia", cost=5, copies=10)


def test_cynthia_is_worth_no_points() -> None:
    assert_worth("Cynthia", 0)


def test_cynthia_draws_four_cards() -> None:
    assert_symbols("Cynthia", draw=4)


def test_cynthia_every_other_player_draws_one_card() -> None:
    t = table(
        Ann=has("Cynthia", deck="1 Love x9"),
        Bob=has("1 Love x5", deck="Laura, Fea"),
        Cleo=has(discard="Fea"),
        Dora=has("1 Love"),
    ).play("Ann: serve Cynthia")
    assert (t.hand("Bob"), t.hand("Cleo"), t.hand("Dora")) == (
        cards("1 Love x5, Laura"),
        cards("Fea"),
        cards("1 Love"),
    )
    assert t.hand("Ann") == cards("1 Love x4")


# -- Caldina Alley -------------------------------------------------------------------------------------------


def caldina(**hands: str) -> CardTable:
    """Ann has been served by Caldina."""
    houses = {name: has(hand, deck="3 Love x2") for name, hand in hands.items()}
    return table({"Ann": has("Caldina, 1 Love x5", deck="1 Love x3"), **houses}).play("Ann: serve Caldina")


def test_caldina_10_copies_cost_four_each() -> None:
    assert_price("Caldina", cost=4, copies=10)


def test_caldina_is_worth_no_points() -> None:
    assert_worth("Caldina", 0)


def test_caldina_draws_two_cards() -> None:
    assert_symbols("Caldina", draw=2)


def test_caldina_each_other_player_with_five_cards_or_more_puts_one_of_their_choice_on_the_bottom_of_their_deck() -> (
    None
):
    t = caldina(Bob="Laura, Fea, 1 Love x3")
    assert t.options("Bob") == {"put Laura", "put Fea", "put 1 Love"}
    t.play("Bob: put Fea")
    assert (t.hand("Bob"), t.deck("Bob")) == (cards("Laura, 1 Love x3"), ["3 Love", "3 Love", "Fea"])


def test_caldina_somebody_with_four_cards_is_left_alone() -> None:
    t = caldina(Bob="Laura, Fea, 1 Love x2", Cleo="Laura, 1 Love x5")
    t.play("Cleo: put 1 Love")
    assert (len(t.hand("Bob")), len(t.hand("Cleo"))) == (4, 5)


def test_caldina_only_one_card_whatever_the_hand() -> None:
    t = caldina(Bob="Laura, Fea, 1 Love x7").play("Bob: put Laura")
    assert (t.asked, len(t.hand("Bob"))) == ("Ann", 8)


def test_caldina_goes_clockwise_and_never_hits_the_player_she_serves() -> None:
    t = caldina(Bob="Laura, 1 Love x4", Cleo="Fea, 1 Love x4").play("Bob: put Laura")
    assert t.asked == "Cleo"
    t.play("Cleo: put 1 Love")
    assert (t.asked, len(t.hand("Ann"))) == ("Ann", 7)


def test_caldina_with_equal_cards_there_is_nothing_to_ask() -> None:
    t = caldina(Bob="1 Love x5")
    assert (t.asked, t.deck("Bob")) == ("Ann", ["3 Love", "3 Love", "1 Love"])


def test_caldina_what_went_under_is_known_to_its_owner_alone() -> None:
    t = caldina(Bob="Laura, Fea, 1 Love x3").play("Bob: put Fea")
    assert (t.known("Bob"), t.known("Ann")) == ([("Bob", "deck", "Fea")], [])


# -- Riya Naragashi ------------------------------------------------------------------------------------------


def riya(hand: str = "Fea", deck: str = "1 Love x20") -> CardTable:
    """Ann has been served by Fea, for another serving, and then by Riya."""
    t = table(phase="serve", Ann=has(f"Fea, Riya, {hand}", deck=deck), Bob=has("1 Love x5"))
    return t.play("Ann: serve Fea", "Ann: serve Riya")


def test_riya_10_copies_cost_four_each() -> None:
    assert_price("Riya", cost=4, copies=10)


def test_riya_is_worth_no_points() -> None:
    assert_worth("Riya", 0)


def test_riya_draws_two_cards() -> None:
    assert_symbols("Riya", draw=2)


def test_riya_you_may_put_her_back_in_the_town() -> None:
    t = riya()
    assert (t.options("Ann"), len(t.hand("Ann"))) == ({"return Riya", "done"}, 3)
    t.play("Ann: return Riya")
    assert t.pile("Riya") == 10
    assert "Riya" not in t.discard("Ann")


def test_riya_your_serving_and_employ_phases_end_on_the_spot() -> None:
    t = riya().play("Ann: return Riya")
    assert (t.asked, t.phase) == ("Bob", "employ")
    assert t.discard("Ann") == cards("Fea x2, 1 Love x2")


def test_riya_you_draw_five_cards_more_in_this_turns_discard_phase() -> None:
    t = riya().play("Ann: return Riya")
    assert (len(t.hand("Ann")), len(t.deck("Ann"))) == (10, 8)


def test_riya_the_extra_cards_come_once() -> None:
    t = riya().play("Ann: return Riya", "Bob: end turn", "Ann: end turn")
    assert len(t.hand("Ann")) == 5


def test_riya_may_be_kept_and_then_changes_nothing() -> None:
    t = riya().play("Ann: done")
    assert (t.asked, t.phase, t.servings, t.played()) == ("Ann", "serve", 1, cards("Fea, Riya"))
    t.play("Ann: end turn")
    assert (len(t.hand("Ann")), t.pile("Riya")) == (5, 9)


def test_riya_returned_leaves_no_time_for_a_reminiscence() -> None:
    def served() -> CardTable:
        t = remembering("Beach Volleyball", "Riya, Hyacinth x2", deck="1 Love x12", bob="1 Love")
        return t.play("Ann: serve Riya")

    assert served().play("Ann: done").can("Ann: acquire Beach Volleyball")
    assert served().play("Ann: return Riya").asked == "Bob"


def test_riya_is_spelt_naragasi_in_some_printings() -> None:
    assert table(Ann=has("Riya Naragasi")).hand("Ann") == cards("Riya")


# -- Chinatsu Kooriyama --------------------------------------------------------------------------------------

CHINATSU_TOWN = "Chinatsu, Fryda, Laura, Lydia, Caldina, Daphne, Hyacinth, Fea, Romina, Riya"


def chinatsu(hand: str, piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann has been served by Fea and by Chinatsu."""
    t = table(town=CHINATSU_TOWN, phase="serve", piles=piles, Ann=has(f"Fea, Chinatsu, {hand}"))
    return t.play("Ann: serve Fea", "Ann: serve Chinatsu")


def test_chinatsu_10_copies_cost_four_each() -> None:
    assert_price("Chinatsu", cost=4, copies=10)


def test_chinatsu_is_worth_no_points() -> None:
    assert_worth("Chinatsu", 0)


def test_chinatsu_has_no_symbols() -> None:
    assert_symbols("Chinatsu")


def test_chinatsu_you_may_put_two_maids_from_hand_back_in_the_town() -> None:
    t = chinatsu("Beatrice, Hyacinth, 1 Love, Sofia")
    assert t.options("Ann") == {"return Beatrice", "return Hyacinth", "return Sofia", "done"}
    before = t.pile("Beatrice"), t.pile("Hyacinth")
    t.play("Ann: return Beatrice")
    assert t.options("Ann") == {"return Hyacinth", "return Sofia"}
    t.play("Ann: return Hyacinth")
    assert (t.pile("Beatrice"), t.pile("Hyacinth")) == (before[0] + 1, before[1] + 1)
    assert t.hand("Ann") == cards("1 Love, Sofia")


def test_chinatsu_in_exchange_take_one_maid_of_cost_seven_or_less_into_hand() -> None:
    t = chinatsu("Beatrice x2, 1 Love").play("Ann: return Beatrice")
    names = [*CHINATSU_TOWN.split(", "), "Beatrice"]
    assert t.options("Ann") == {f"take {name}" for name in names}  # neither Sofia, who costs 8, nor love
    t.play("Ann: take Fryda")
    assert (t.hand("Ann"), t.discard("Ann"), t.pile("Fryda")) == (cards("1 Love, Fryda"), [], 7)
    assert t.can("Ann: serve Fryda")


def test_chinatsu_may_be_declined() -> None:
    t = chinatsu("Beatrice x2").play("Ann: done")
    assert (t.hand("Ann"), t.servings) == (cards("Beatrice x2"), 1)


def test_chinatsu_needs_two_maids() -> None:
    t = chinatsu("Beatrice, 1 Love x3")
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Beatrice, 1 Love x3"))
    assert t.can("Ann: end serving")


def test_chinatsu_two_equal_maids_are_two_maids() -> None:
    t = chinatsu("Beatrice x2, 1 Love")
    assert t.options("Ann") == {"return Beatrice", "done"}


# -- Fea Primrose --------------------------------------------------------------------------------------------


def test_fea_10_copies_cost_four_each() -> None:
    assert_price("Fea", cost=4, copies=10)


def test_fea_is_worth_no_points() -> None:
    assert_worth("Fea", 0)


def test_fea_gives_two_servings_and_one_employment() -> None:
    assert_symbols("Fea", serving=2, employment=1)


# -- Romina Vautrin ------------------------------------------------------------------------------------------


def romina(hand: str = "Fea") -> CardTable:
    """Ann has been served by Fea, for another serving, and then by Romina; a reminiscence would be within reach."""
    t = table(
        phase="serve",
        piles={"reminiscences shown": "Beach Volleyball"},
        Ann=has(f"Fea, Romina, Hyacinth x2, {hand}", deck="1 Love x9"),
    )
    return t.play("Ann: serve Fea", "Ann: serve Romina")


def test_romina_10_copies_cost_four_each() -> None:
    assert_price("Romina", cost=4, copies=10)


def test_romina_is_worth_no_points() -> None:
    assert_worth("Romina", 0)


def test_romina_draws_two_cards_and_gives_two_love_and_neither_serving_nor_employment() -> None:
    t = romina()
    assert t.hand("Ann") == cards("Fea, Hyacinth x2, 1 Love x2")
    assert (t.love, t.employments) == (2, 2)  # one of them Fea's


def test_romina_is_no_chambermaid() -> None:
    t = table(phase="serve", Ann=has("Romina, Fea x3")).play("Ann: serve Fea", "Ann: serve Fea")
    assert (t.servings, t.can("Ann: chamber Romina")) == (3, False)


def test_romina_your_serving_phase_ends_at_once() -> None:
    t = romina()
    assert (t.asked, t.phase, t.servings) == ("Ann", "employ", 0)
    assert not t.can("Ann: serve Fea")


def test_romina_leaves_no_time_for_a_reminiscence() -> None:
    assert not romina().can("Ann: acquire Beach Volleyball")


def test_romina_leaves_the_employ_phase_alone() -> None:
    t = romina()
    assert t.can("Ann: employ Hyacinth")
    t.play("Ann: employ Hyacinth", "Ann: end turn")
    assert len(t.hand("Ann")) == 5


# -- Daphne Coraille -----------------------------------------------------------------------------------------


def daphne(piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann has been served by Daphne and has a Fea left."""
    return table(piles=piles, phase="serve", Ann=has("Daphne, Fea", deck="1 Love x3")).play("Ann: serve Daphne")


def test_daphne_10_copies_cost_three_each() -> None:
    assert_price("Daphne", cost=3, copies=10)


def test_daphne_is_worth_no_points() -> None:
    assert_worth("Daphne", 0)


def test_daphne_gives_one_serving() -> None:
    assert_symbols("Daphne", serving=1)


def test_daphne_puts_a_2_love_from_the_town_on_top_of_your_deck() -> None:
    t = daphne()
    assert (t.deck("Ann"), t.pile("2 Love")) == (["2 Love", "1 Love", "1 Love", "1 Love"], 11)
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Fea"), [])
    assert t.known("Bob") == [("Ann", "deck", "2 Love")]


def test_daphne_does_nothing_when_no_2_love_is_left() -> None:
    t = daphne({"2 Love": 0})
    assert (t.deck("Ann"), t.servings) == (["1 Love"] * 3, 1)


def test_daphne_the_2_love_is_drawn_next() -> None:
    t = table(phase="serve", Ann=has("Daphne, Nonnette", deck="1 Love x5")).play(
        "Ann: serve Daphne", "Ann: serve Nonnette"
    )
    assert t.hand("Ann") == cards("1 Love, 2 Love")


# -- Margareta Torrente --------------------------------------------------------------------------------------


def test_margareta_10_copies_cost_three_each() -> None:
    assert_price("Margareta", cost=3, copies=10)


def test_margareta_gives_one_draw_one_serving_and_one_love() -> None:
    assert_symbols("Margareta", draw=1, serving=1, love=1)


def test_margareta_one_or_two_cost_nothing() -> None:
    assert_worth("Margareta", 0)
    assert table(Ann=has("Margareta x2")).vp("Ann") == 0


def test_margareta_three_or_more_are_worth_minus_one_each() -> None:
    for count in range(3, 8):
        assert table(Ann=has(deck=f"Margareta x{count}")).vp("Ann") == -count, count


def test_margareta_counts_over_all_zones() -> None:
    assert table(Ann=has("Margareta", deck="Margareta", discard="Margareta")).vp("Ann") == -3


# -- Germaine Mahle ------------------------------------------------------------------------------------------


def germaine(piles: dict[str, int | str] | None = None, deck: str = "1 Love x2, 2 Love, 3 Love") -> CardTable:
    """Ann has been served by Germaine and has a Fea left."""
    t = table(piles=piles, phase="serve", Ann=has("Fea x2, Germaine", deck=deck))
    return t.play("Ann: serve Fea", "Ann: serve Germaine")


def test_germaine_10_copies_cost_three_each() -> None:
    assert_price("Germaine", cost=3, copies=10)


def test_germaine_is_worth_no_points() -> None:
    assert_worth("Germaine", 0)


def test_germaine_draws_two_cards_before_anything_else() -> None:
    assert_symbols("Germaine", draw=2)
    assert germaine().hand("Ann") == cards("Fea, 1 Love x2")


def test_germaine_you_may_take_a_chambermaid_chief_out_of_the_town_into_your_discard_pile() -> None:
    t = germaine()
    assert t.options("Ann") == {"take Beatrice", "done"}
    t.play("Ann: take Beatrice")
    assert (t.discard("Ann"), t.pile("Beatrice")) == (cards("Beatrice"), 23)


def test_germaine_doing_so_lets_you_draw_one_card() -> None:
    t = germaine().play("Ann: take Beatrice")
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("Fea, 1 Love x2, 2 Love"), ["3 Love"])


def test_germaine_without_the_chief_there_is_no_further_card() -> None:
    t = germaine().play("Ann: done")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Fea, 1 Love x2"), [])
    assert germaine({"Beatrice": 0}).hand("Ann") == cards("Fea, 1 Love x2")


def test_germaine_takes_a_chief_of_cost_three_and_none_of_cost_four() -> None:
    sets = ("base", "romantic_vacation")
    t = any_box(sets=sets, phase="serve", Ann=has("Germaine", deck="1 Love x4")).play("Ann: serve Germaine")
    assert t.options("Ann") == {"take Colette", "done"}  # who costs exactly three
    assert "Marianne" not in str(t.options("Ann"))


# -- Evita Catala --------------------------------------------------------------------------------------------


def evita(bob: str = "1 Love x2", ann: str = "Fea x2") -> CardTable:
    """Ann has been served by Evita and has a Fea left."""
    houses = {"Ann": has("Evita, Fea", deck=ann), "Bob": has(deck=bob), "Cleo": has("1 Love x6")}
    return table(houses, phase="serve").play("Ann: serve Evita")


def test_evita_10_copies_cost_three_each() -> None:
    assert_price("Evita", cost=3, copies=10)


def test_evita_is_worth_no_points() -> None:
    assert_worth("Evita", 0)


def test_evita_gives_one_serving_and_one_love() -> None:
    t = evita()
    assert (t.servings, t.love, t.employments, t.hand("Ann")) == (1, 1, 0, cards("Fea"))


def test_evita_is_no_chambermaid() -> None:
    t = table(phase="serve", Ann=has("Evita, Fea x3")).play("Ann: serve Fea", "Ann: serve Fea")
    assert (t.servings, t.can("Ann: chamber Evita")) == (3, False)


def test_evita_name_any_player_with_a_card_to_lose_yourself_included() -> None:
    assert evita().options("Ann") == {"target Ann", "target Bob"}  # Cleo has neither deck nor discard pile


def test_evita_the_top_card_of_their_deck_goes_to_their_discard_pile() -> None:
    t = evita(bob="Laura, Sofia").play("Ann: target Bob")
    assert (t.deck("Bob"), t.discard("Bob")) == (["Sofia"], ["Laura"])
    assert t.deck("Ann") == ["Fea", "Fea"]


def test_evita_a_love_card_gives_one_more_serving() -> None:
    for love in ("1 Love", "2 Love", "3 Love"):
        t = evita(bob=f"{love}, Laura").play("Ann: target Bob")
        assert (t.servings, t.love, t.employments) == (2, 1, 0), love


def test_evita_any_other_card_gives_nothing_more() -> None:
    for maid in ("Laura", "Beatrice", "Sofia"):
        assert evita(bob=f"{maid}, 1 Love").play("Ann: target Bob").servings == 1, maid


def test_evita_may_hit_your_own_deck() -> None:
    t = evita(ann="2 Love, Fea").play("Ann: target Ann")
    assert (t.discard("Ann"), t.deck("Ann"), t.servings) == (["2 Love"], ["Fea"], 2)


def test_evita_shuffles_a_discard_pile_if_the_deck_is_empty() -> None:
    houses = {"Ann": has("Evita, Fea"), "Bob": has(discard="1 Love x2")}
    t = table(houses, phase="serve").play("Ann: serve Evita")
    assert (t.discard("Bob"), t.deck("Bob"), t.servings) == (["1 Love"], ["1 Love"], 2)


def test_evita_does_no_more_where_nobody_has_a_card_to_lose() -> None:
    t = table(phase="serve", Ann=has("Evita, Fea")).play("Ann: serve Evita")
    assert (t.phase, t.servings, t.love) == ("serve", 1, 1)


def test_evita_is_spelt_catale_in_some_printings() -> None:
    assert table(Ann=has("Evita Catale")).hand("Ann") == cards("Evita")


# -- Valencia Prêtre -----------------------------------------------------------------------------------------


def test_valencia_10_copies_cost_three_each() -> None:
    assert_price("Valencia", cost=3, copies=10)


def test_valencia_is_worth_one_point_chambermaid_or_not() -> None:
    assert_worth("Valencia", 1)
    assert table(Ann=has(quarters="Valencia x2")).vp("Ann") == 2


def test_valencia_gives_two_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Valencia", love=2, chamber=1)


def test_valencia_in_the_starting_phase_you_may_move_her_to_your_discard_pile_to_draw_two_cards() -> None:
    t = table(Ann=has("Fea", deck="1 Love x2, 2 Love", quarters="Valencia"))
    assert (t.phase, t.options("Ann")) == ("start", {"use Valencia", "end start", "end turn"})
    t.play("Ann: use Valencia")
    assert (t.hand("Ann"), t.discard("Ann"), t.quarters("Ann")) == (cards("Fea, 1 Love x2"), ["Valencia"], [])
    assert t.phase == "serve"


def test_valencia_may_stay_where_she_is() -> None:
    t = table(Ann=has("Fea", deck="1 Love x3", quarters="Valencia")).play("Ann: end start")
    assert (t.phase, t.quarters("Ann"), t.can("Ann: use Valencia")) == ("serve", ["Valencia"], False)


def test_valencia_several_may_be_used_in_one_starting_phase_two_cards_each() -> None:
    t = table(Ann=has("Fea", deck="1 Love x7", quarters="Valencia x3")).play("Ann: use Valencia", "Ann: use Valencia")
    assert (t.hand("Ann"), t.discard("Ann"), t.quarters("Ann")) == (
        cards("Fea, 1 Love x4"),
        cards("Valencia x2"),
        ["Valencia"],
    )
    assert t.can("Ann: use Valencia")


def test_valencia_in_hand_offers_nothing_of_the_sort() -> None:
    assert table(Ann=has("Valencia", deck="1 Love x3")).phase == "serve"


def test_valencia_who_is_ill_offers_nothing() -> None:
    sets = ("base", "romantic_vacation")
    t = any_box(sets=sets, Ann=has("Fea", deck="1 Love x5", quarters="Valencia (ill), Valencia"))
    t.play("Ann: use Valencia")
    assert (t.phase, t.quarters("Ann"), t.hand("Ann")) == ("serve", ["Valencia (ill)"], ["1 Love", "1 Love", "Fea"])
    assert any_box(sets=sets, Ann=has("Fea", deck="1 Love x5", quarters="Valencia (ill)")).phase == "serve"


def test_valencia_cured_may_be_used_at_once() -> None:
    t = any_box(
        sets=("base", "romantic_vacation"), Ann=has("3 Love, Fea", deck="1 Love x5", quarters="Valencia (ill)")
    )
    t.play("Ann: use Illness", "Ann: use Valencia")
    assert t.hand("Ann") == ["1 Love", "1 Love", "Fea"]


def test_valencia_chambered_this_turn_waits_for_the_next() -> None:
    t = table(phase="serve", Ann=has("Fea x2, Valencia", deck="1 Love x9"))
    t.play("Ann: serve Fea", "Ann: chamber Valencia")
    assert (t.phase, t.can("Ann: use Valencia")) == ("serve", False)
    t.play("Ann: end turn", "Bob: end turn")
    assert (t.phase, t.can("Ann: use Valencia")) == ("start", True)


def test_valencia_draws_before_the_serving_phase_and_wakes_no_tanya() -> None:
    t = any_box(sets=("base", "romantic_vacation"), Ann=has("Fea", deck="1 Love x5", quarters="Valencia, Tanya"))
    t.play("Ann: use Valencia")
    assert (t.phase, t.hand("Ann")) == ("serve", ["1 Love", "1 Love", "Fea"])


# -- Hyacinth Arrow ------------------------------------------------------------------------------------------


def test_hyacinth_10_copies_cost_two_each() -> None:
    assert_price("Hyacinth", cost=2, copies=10)


def test_hyacinth_gives_one_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Hyacinth", love=1, chamber=1)


def test_hyacinth_is_worth_nothing_outside_private_quarters() -> None:
    assert_worth("Hyacinth", 0)
    assert table(Ann=has("Hyacinth x3", quarters="Scary Night x2")).vp("Ann") == 6


def test_hyacinth_two_points_each_as_a_chambermaid_with_two_reminiscences() -> None:
    assert table(Ann=has(quarters="Hyacinth x3, Scary Night x2")).vp("Ann") == 6 + 6
    assert table(Ann=has(quarters="Hyacinth, Scary Night, Camp Fire")).vp("Ann") == 2 + 9


def test_hyacinth_is_worth_nothing_with_fewer() -> None:
    assert table(Ann=has(quarters="Hyacinth x3")).vp("Ann") == 0
    assert table(Ann=has(quarters="Hyacinth x3, Scary Night"), Bob=has(quarters="Scary Night x2")).vp("Ann") == 3


def test_hyacinth_is_not_worth_more_with_four() -> None:
    quarters = "Hyacinth, Scary Night x3, Camp Fire"
    assert table(Ann=has(quarters=quarters)).vp("Ann") == 2 + 9 + 6


# -- Nonnette Soyeux -----------------------------------------------------------------------------------------


def nonnette(hand: str = "Fea", deck: str = "2 Love, 3 Love, 1 Love x2") -> CardTable:
    """Ann has been served by Fea and by Nonnette."""
    t = table(phase="serve", Ann=has(f"Fea, Nonnette, {hand}", deck=deck))
    return t.play("Ann: serve Fea", "Ann: serve Nonnette")


def test_nonnette_10_copies_cost_two_each() -> None:
    assert_price("Nonnette", cost=2, copies=10)


def test_nonnette_is_worth_no_points() -> None:
    assert_worth("Nonnette", 0)


def test_nonnette_draws_two_cards_and_gives_one_employment() -> None:
    assert_symbols("Nonnette", draw=2, employment=1)


def test_nonnette_you_may_return_one_hand_card_to_the_top_of_your_deck() -> None:
    t = nonnette()
    assert t.options("Ann") == {"put Fea", "put 2 Love", "put 3 Love", "done"}  # the two cards are drawn first
    t.play("Ann: put Fea")
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("2 Love, 3 Love"), ["Fea", "1 Love", "1 Love"])


def test_nonnette_may_be_declined() -> None:
    t = nonnette().play("Ann: done")
    assert (t.hand("Ann"), t.deck("Ann"), t.servings) == (cards("Fea, 2 Love, 3 Love"), ["1 Love", "1 Love"], 1)


def test_nonnette_what_went_on_top_is_known_to_its_owner_alone() -> None:
    t = nonnette().play("Ann: put 3 Love")
    assert (t.known("Ann"), t.known("Bob")) == ([("Ann", "deck", "3 Love")], [])


def test_nonnette_the_log_does_not_tell_the_others_which_card_it_was() -> None:
    t = nonnette()
    before = len(t.game.events(1))
    t.play("Ann: put 3 Love")
    assert {card for _, _, card, _, _ in t.game.events(1)[before:]} == {-1}


def test_nonnette_is_called_large_in_some_printings() -> None:
    assert table(Ann=has("Nonnette Large")).hand("Ann") == cards("Nonnette")


def test_nonnette_does_not_pay_for_a_reminiscence_with_the_card_put_away() -> None:
    t = remembering("Scary Night", "Nonnette, Evita, Hyacinth", deck="1 Love x3").play("Ann: serve Nonnette")
    t.play("Ann: put Hyacinth")
    assert not t.can("Ann: acquire Scary Night")
