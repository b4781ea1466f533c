"""Private maids: rulebook, sections 8 and 12-3. One test per sentence of a card."""

from tests.cards.table import CardTable, assert_price, assert_worth, cards, has, table

# -- Amber Twilight ------------------------------------------------------------------------------------------


def test_amber_costs_five() -> None:
    assert_price("Amber", cost=5, copies=1)


def test_amber_costs_her_employer_three_points() -> None:
    assert_worth("Amber", -3)


def test_amber_each_other_player_discards_the_top_card_of_their_deck() -> None:
    t = table(Ann=has("1 Love", deck="Kagari, 1 Love x7"), Bob=has(quarters="Amber"), Cleo=has(deck="Rouge x8"))
    t.play("Ann: end turn", "Bob: end turn", "Cleo: end turn")
    assert t.discard("Ann") == cards("1 Love, Kagari")
    assert t.discard("Cleo") == cards("Rouge")


def test_amber_somebody_who_discards_a_maid_draws_five_cards() -> None:
    t = table(Ann=has("1 Love", deck="Kagari, 1 Love x7"), Bob=has(quarters="Amber")).play("Ann: end turn")
    assert len(t.hand("Ann")) == 5
    assert len(t.deck("Ann")) == 2


def test_amber_somebody_who_discards_no_maid_draws_one_card_fewer() -> None:
    t = table(Ann=has("1 Love", deck="1 Love x8"), Bob=has(quarters="Amber")).play("Ann: end turn")
    assert len(t.hand("Ann")) == 4
    assert len(t.deck("Ann")) == 3


def test_amber_acts_before_hand_and_play_area_are_discarded() -> None:
    """The deck is empty: only the discard pile as it lies there is shuffled, and its one card is a maid."""
    for seed in range(8):
        t = table(seed=seed, Ann=has("1 Love x5", discard="Kagari"), Bob=has(quarters="Amber"))
        t.play("Ann: play 1 Love", "Ann: end turn")
        assert len(t.hand("Ann")) == 5, seed


def test_amber_has_no_effect_without_any_card_to_discard() -> None:
    t = table(Ann=has("1 Love x6"), Bob=has(quarters="Amber")).play("Ann: end turn")
    assert len(t.hand("Ann")) == 5


def test_amber_does_not_hit_her_own_employer() -> None:
    t = table(Ann=has("1 Love", deck="1 Love x8", quarters="Amber")).play("Ann: end turn")
    assert (len(t.hand("Ann")), len(t.deck("Ann"))) == (5, 3)


def test_amber_does_nothing_and_costs_nothing_while_ill() -> None:
    t = table(Ann=has(deck="1 Love x8"), Bob=has(quarters="Amber (ill)")).play("Ann: end turn")
    assert (len(t.hand("Ann")), t.vp("Bob")) == (5, 0)


def test_amber_does_nothing_while_covered_but_still_costs_three_points() -> None:
    t = table(Ann=has(deck="1 Love x8"), Bob=has(quarters="Amber, Fay")).play("Ann: end turn")
    assert (len(t.hand("Ann")), t.vp("Bob")) == (5, -3)


def test_amber_does_nothing_under_an_ill_private_maid() -> None:
    t = table(Ann=has(deck="1 Love x8"), Bob=has(quarters="Amber, Fay (ill)")).play("Ann: end turn")
    assert len(t.hand("Ann")) == 5


# -- Nord Twilight -------------------------------------------------------------------------------------------


def nord(hand: str = "1 Love x2, Rouge", *, illnesses: int = 10, bob: str = "Azure, Viola") -> CardTable:
    """Ann has Nord and may use her."""
    return table(piles={"Illness": illnesses}, Ann=has(hand, quarters="Nord"), Bob=has(quarters=bob))


def test_nord_costs_four() -> None:
    assert_price("Nord", cost=4, copies=1)


def test_nord_costs_her_employer_four_points() -> None:
    assert_worth("Nord", -4)


def test_nord_you_may_use_her_in_the_starting_phase() -> None:
    t = nord()
    assert (t.phase, t.can("Ann: use Nord")) == ("start", True)
    t.play("Ann: end start")
    assert not t.can("Ann: use Nord")
    assert t.hand("Ann") == cards("1 Love x2, Rouge")


def test_nord_discards_the_hand_down_to_exactly_one_card() -> None:
    t = nord().play("Ann: use Nord")
    assert t.options("Ann") == {"keep 1 Love", "keep Rouge"}
    t.play("Ann: keep 1 Love")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("1 Love"), cards("1 Love, Rouge"))


def test_nord_puts_two_illnesses_on_one_maid() -> None:
    t = nord().play("Ann: use Nord", "Ann: keep Rouge")
    assert t.options("Ann") == {"target Ann: Nord", "target Bob: Azure", "target Bob: Viola"}
    t.play("Ann: target Bob: Viola")
    assert (t.quarters("Bob"), t.pile("Illness")) == (["Azure", "Viola (ill x2)"], 8)
    assert t.quarters("Ann") == ["Nord"]


def test_nord_may_fall_ill_herself() -> None:
    t = nord().play("Ann: use Nord", "Ann: keep Rouge", "Ann: target Ann: Nord")
    assert (t.quarters("Ann"), t.vp("Ann")) == (["Nord (ill x2)"], 1)  # Rouge's; Nord's -4 is gone


def test_nord_puts_one_illness_if_the_town_has_only_one() -> None:
    t = nord(illnesses=1).play("Ann: use Nord", "Ann: keep Rouge", "Ann: target Bob: Viola")
    assert (t.quarters("Bob"), t.pile("Illness")) == (["Azure", "Viola (ill)"], 0)


def test_nord_cannot_be_used_when_the_town_has_no_illness() -> None:
    assert nord(illnesses=0).phase == "serve"


def test_nord_cannot_be_used_with_one_card_in_hand() -> None:
    assert nord("Rouge").phase == "serve"
    assert nord("").phase == "employ"


def test_nord_works_once_per_turn() -> None:
    t = nord().play("Ann: use Nord", "Ann: keep Rouge", "Ann: target Bob: Viola")
    assert t.phase == "serve"


def test_nord_does_nothing_and_costs_nothing_while_ill() -> None:
    t = table(Ann=has("1 Love x3", quarters="Nord (ill)"), Bob=has(quarters="Azure"))
    assert (t.phase, t.vp("Ann")) == ("employ", 0)


def test_nord_does_nothing_while_covered_but_still_costs_four_points() -> None:
    t = table(Ann=has("1 Love x3", quarters="Nord, Tanya"), Bob=has(quarters="Azure"))
    assert (t.phase, t.vp("Ann")) == ("employ", -4 + 1)


def test_nord_nobody_else_learns_which_card_is_kept() -> None:
    t = nord().play("Ann: use Nord", "Ann: keep Rouge")
    assert t.known("Bob") == []


# -- Sora Nakachi --------------------------------------------------------------------------------------------


def test_sora_costs_seven() -> None:
    assert_price("Sora", cost=7, copies=1)


def test_sora_is_worth_two_points() -> None:
    assert_worth("Sora", 2)


def test_sora_you_may_move_one_event_of_any_private_quarters() -> None:
    t = table(Ann=has(quarters="Sora, Azure (ill), Bad Habit"), Bob=has(quarters="Viola, Bad Habit"))
    assert (t.phase, t.can("Ann: use Sora")) == ("start", True)
    t.play("Ann: use Sora")
    assert t.options("Ann") == {"target Ann: Azure (ill)", "target Ann: Bad Habit", "target Bob: Bad Habit"}


def test_sora_need_not_be_used() -> None:
    t = table(Ann=has(quarters="Sora, Bad Habit"), Bob=has(quarters="Viola")).play("Ann: end start")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Sora, Bad Habit"))


def test_sora_moves_a_bad_habit_to_another_players_private_quarters() -> None:
    houses = {"Bob": has(quarters="Viola"), "Cleo": has(quarters="Rosa")}
    t = table(houses, Ann=has(quarters="Sora, Bad Habit")).play("Ann: use Sora")
    assert t.options("Ann") == {"target Bob", "target Cleo"}
    t.play("Ann: target Cleo")
    assert (t.quarters("Ann"), t.quarters("Cleo")) == (cards("Sora"), cards("Rosa, Bad Habit"))
    assert t.pile("Bad Habit") == 15


def test_sora_puts_an_illness_on_a_maid_of_another_player() -> None:
    t = table(Ann=has(quarters="Sora, Azure (ill x2)"), Bob=has(quarters="Viola, Rouge, Rosa, Tanya"))
    t.play("Ann: use Sora")
    assert t.options("Ann") == {"target Bob: Viola", "target Bob: Rouge", "target Bob: Tanya"}
    t.play("Ann: target Bob: Rouge")
    assert t.quarters("Ann") == ["Azure (ill)", "Sora"]
    assert t.quarters("Bob") == ["Rosa", "Rouge (ill)", "Tanya", "Viola"]
    assert t.pile("Illness") == 8


def test_sora_moves_between_two_others_and_to_herself_too() -> None:
    bob = has(quarters="Viola (ill), Rouge")
    t = table(Ann=has(quarters="Sora"), Bob=bob, Cleo=has(quarters="Azure")).play("Ann: use Sora")
    assert t.options("Ann") == {"target Ann: Sora", "target Cleo: Azure"}  # not Bob's own Rouge


def test_sora_moves_envy_and_a_storm_only_to_private_quarters_with_a_maid() -> None:
    both = ("base", "oktoberfest")
    houses = {"Bob": has(quarters="Beer Fest"), "Cleo": has(quarters="Beer Fest, Viola")}
    for held in ("Envy", "Beer Fest (storm)"):
        t = table(houses, sets=both, Ann=has(quarters=f"Sora, {held}")).play("Ann: use Sora")
        assert (len(t.quarters("Ann")), len(t.quarters("Cleo"))) == (
            1 if held == "Envy" else 2,
            3 if held == "Envy" else 2,
        )
        assert t.quarters("Bob") == ["Beer Fest"]


def test_sora_moves_a_let_me_drink_like_any_other_event() -> None:
    both = ("base", "oktoberfest")
    t = table(sets=both, Ann=has(quarters="Sora"), Bob=has("1 Love", quarters="Let Me Drink!"), Cleo=has())
    t.play("Ann: use Sora")
    assert (t.quarters("Ann"), t.quarters("Bob")) == (["Let Me Drink!", "Sora"], [])


def test_sora_cannot_move_an_event_to_private_quarters_without_maids() -> None:
    t = table(Ann=has(quarters="Sora, Bad Habit"), Bob=has(quarters="Viola"), Cleo=has("Rouge")).play("Ann: use Sora")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Viola, Bad Habit"), [])
    assert table(Ann=has(quarters="Sora, Bad Habit"), Bob=has("Rouge")).phase == "employ"


def test_sora_cannot_move_a_bad_habit_to_somebody_whose_only_maid_is_ill() -> None:
    t = table(Ann=has(quarters="Sora, Bad Habit"), Bob=has(quarters="Viola (ill)")).play("Ann: use Sora")
    assert t.quarters("Ann") == ["Bad Habit", "Sora (ill)"]  # only the Illness could go anywhere


def test_sora_has_nothing_to_move_without_events() -> None:
    assert table(Ann=has(quarters="Sora"), Bob=has(quarters="Azure")).phase == "employ"


def test_sora_works_once_per_turn() -> None:
    t = table(Ann=has(quarters="Sora, Bad Habit x2"), Bob=has(quarters="Azure")).play("Ann: use Sora")
    assert (t.phase, t.quarters("Bob")) == ("employ", cards("Azure, Bad Habit"))


def test_sora_does_nothing_while_ill_or_covered() -> None:
    for quarters in ("Sora (ill), Bad Habit", "Sora, Tanya, Bad Habit"):
        assert table(Ann=has(quarters=quarters), Bob=has(quarters="Azure")).phase == "employ"


# -- Fay Longfang --------------------------------------------------------------------------------------------


def test_fay_costs_six() -> None:
    assert_price("Fay", cost=6, copies=1)


def test_fay_is_worth_no_points() -> None:
    assert_worth("Fay", 0)


def test_fay_you_receive_either_a_love_or_an_employment_and_must_choose_in_the_starting_phase() -> None:
    t = table(Ann=has("1 Love, Kagari", quarters="Fay"))
    assert t.phase == "start"
    assert t.options("Ann") == {"choose love", "choose employment"}


def test_fay_one_love() -> None:
    t = table(Ann=has(quarters="Fay")).play("Ann: choose love")
    assert (t.love, t.employments) == (1, 1)


def test_fay_one_employment() -> None:
    t = table(Ann=has(quarters="Fay")).play("Ann: choose employment")
    assert (t.love, t.employments) == (0, 2)


def test_fay_gives_nothing_while_ill_or_covered() -> None:
    for quarters in ("Fay (ill)", "Fay, Tanya"):
        t = table(Ann=has(quarters=quarters))
        assert (t.phase, t.love, t.employments) == ("employ", 0, 1)


def test_fay_asks_as_soon_as_she_is_cured() -> None:
    t = table(Ann=has("3 Love", quarters="Fay (ill)")).play("Ann: use Illness")
    assert t.options("Ann") == {"choose love", "choose employment"}


# -- Lalande Dreyfus -----------------------------------------------------------------------------------------


def test_lalande_costs_six() -> None:
    assert_price("Lalande", cost=6, copies=1)


def test_lalande_is_worth_two_points() -> None:
    assert_worth("Lalande", 2)


def test_lalande_you_may_draw_one_card_in_the_starting_phase() -> None:
    t = table(Ann=has(deck="Rouge, Azure", quarters="Lalande"))
    assert (t.phase, t.can("Ann: use Lalande")) == ("start", True)
    t.play("Ann: use Lalande")
    assert (t.hand("Ann"), t.deck("Ann")) == (cards("Rouge"), ["Azure"])


def test_lalande_symbol_and_text_are_one_draw() -> None:
    t = table(Ann=has(deck="Rouge, Azure", quarters="Lalande"))
    assert t.hand("Ann") == []
    t.play("Ann: use Lalande")
    assert (t.phase, len(t.hand("Ann"))) == ("serve", 1)


def test_lalande_cannot_be_used_once_the_serving_phase_has_begun() -> None:
    t = table(Ann=has("Kagari", deck="Rouge", quarters="Lalande")).play("Ann: end start")
    assert not t.can("Ann: use Lalande")
    t.play("Ann: end serving")
    assert not t.can("Ann: use Lalande")


def test_lalande_is_not_offered_when_there_is_no_card_to_draw() -> None:
    assert table(Ann=has("1 Love", quarters="Lalande")).phase == "employ"


def test_lalande_shuffles_the_discard_pile_if_the_deck_is_empty() -> None:
    t = table(Ann=has(discard="Rouge", quarters="Lalande")).play("Ann: use Lalande")
    assert t.hand("Ann") == cards("Rouge")


def test_lalande_works_once_per_turn_and_again_in_the_next() -> None:
    t = table(Ann=has(deck="Rouge x9", quarters="Lalande")).play("Ann: use Lalande", "Ann: end turn", "Bob: end turn")
    assert (t.phase, t.can("Ann: use Lalande")) == ("start", True)


def test_lalande_may_be_used_as_soon_as_she_is_cured() -> None:
    t = table(Ann=has("3 Love", deck="Rouge", quarters="Lalande (ill)"))
    assert not t.can("Ann: use Lalande")
    t.play("Ann: use Illness", "Ann: use Lalande")
    assert t.hand("Ann") == cards("Rouge")


# -- Milly Violet --------------------------------------------------------------------------------------------


def test_milly_costs_five() -> None:
    assert_price("Milly", cost=5, copies=1)


def test_milly_is_worth_one_point() -> None:
    assert_worth("Milly", 1)


def test_milly_gives_a_serving_when_a_maid_makes_you_draw() -> None:
    t = table(Ann=has("Viola, Kagari", deck="1 Love x2", quarters="Milly")).play("Ann: serve Viola")
    assert (t.servings, t.love, t.employments) == (1, 0, 0)
    assert t.can("Ann: serve Kagari")


def test_milly_acts_before_the_rest_of_the_maids_text() -> None:
    t = table(Ann=has("Esquine, 1 Love", deck="1 Love x2", quarters="Milly")).play("Ann: serve Esquine")
    assert (t.options("Ann"), t.servings) == ({"discard 1 Love", "done"}, 1)


def test_milly_acts_once_per_turn() -> None:
    t = table(Ann=has("Viola x3", deck="1 Love x4", quarters="Milly")).play("Ann: serve Viola", "Ann: serve Viola")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("Viola, 1 Love x2"))


def test_milly_acts_again_in_the_next_turn() -> None:
    t = table(Ann=has("Viola", deck="1 Love, Viola, Kagari, 1 Love x9", quarters="Milly"))
    t.play("Ann: serve Viola", "Ann: end turn", "Bob: end turn", "Ann: serve Viola")
    assert t.servings == 1


def test_milly_does_not_act_when_no_card_could_be_drawn() -> None:
    t = table(Ann=has("Viola, Kagari", quarters="Milly")).play("Ann: serve Viola")
    assert t.phase == "employ"


def test_milly_does_not_act_on_a_maid_who_draws_nothing() -> None:
    t = table(Ann=has("Azure, Kagari", deck="1 Love", quarters="Milly")).play("Ann: serve Azure")
    assert t.phase == "employ"


def test_milly_does_not_act_on_a_draw_that_another_players_tenalys_gives() -> None:
    t = table(Ann=has("Tenalys"), Bob=has("Kagari", deck="1 Love x9", quarters="Milly"))
    t.play("Ann: serve Tenalys")
    assert (t.asked, t.servings) == ("Ann", 0)
    t.play("Ann: end turn")
    assert (t.asked, t.servings, len(t.hand("Bob"))) == ("Bob", 1, 2)


def test_milly_does_nothing_while_ill_or_covered() -> None:
    for quarters in ("Milly (ill)", "Milly, Rosa"):
        t = table(Ann=has("Viola, Kagari", deck="1 Love", quarters=quarters)).play("Ann: serve Viola")
        assert t.phase == "employ"


def test_milly_cured_by_claire_acts_on_the_next_draw() -> None:
    t = table(Ann=has("Claire, Viola, Kagari", deck="1 Love", quarters="Milly (ill)"))
    t.play("Ann: serve Claire", "Ann: target Ann: Milly", "Ann: serve Viola")
    assert t.servings == 1


# -- Eugenie Fontaine ----------------------------------------------------------------------------------------


def eugenie(*, hand: str = "Rouge, Azure", bob: str = "Kagari, 2 Love", seed: int = 1) -> CardTable:
    """Ann has Eugenie and may use her on Bob or Cleo."""
    return table(seed=seed, Ann=has(hand, quarters="Eugenie"), Bob=has(bob), Cleo=has("1 Love"))


def test_eugenie_costs_five() -> None:
    assert_price("Eugenie", cost=5, copies=1)


def test_eugenie_is_worth_no_points() -> None:
    assert_worth("Eugenie", 0)


def test_eugenie_you_may_look_at_a_card_in_another_players_hand() -> None:
    t = eugenie()
    assert (t.phase, t.can("Ann: use Eugenie")) == ("start", True)
    t.play("Ann: use Eugenie")
    assert t.options("Ann") == {"target Bob", "target Cleo"}
    t.play("Ann: target Bob")
    assert t.aside("Ann") in (["Kagari"], ["2 Love"])


def test_eugenie_need_not_be_used() -> None:
    t = eugenie().play("Ann: end start")
    assert (t.phase, t.known("Ann")) == ("serve", [])


def test_eugenie_the_card_is_a_random_one() -> None:
    seen = {eugenie(seed=seed).play("Ann: use Eugenie", "Ann: target Bob").aside("Ann")[0] for seed in range(20)}
    assert seen == {"Kagari", "2 Love"}


def test_eugenie_only_the_two_of_them_see_the_card() -> None:
    t = eugenie().play("Ann: use Eugenie", "Ann: target Bob")
    assert t.aside("Ann") == t.aside("Bob")
    assert t.aside("Cleo") == [None]


def test_eugenie_you_may_stop_after_the_look() -> None:
    t = eugenie().play("Ann: use Eugenie", "Ann: target Bob")
    seen = t.aside("Ann")[0]
    assert t.options("Ann") == {"yes", "no"}
    t.play("Ann: no")
    assert (t.hand("Ann"), t.hand("Bob")) == (cards("Rouge, Azure"), cards("Kagari, 2 Love"))
    assert t.known("Ann") == [("Bob", "hand", seen)]
    assert t.known("Cleo") == []


def test_eugenie_once_a_card_of_yours_is_shown_the_two_change_hands() -> None:
    given = set()
    for seed in range(20):
        t = eugenie(seed=seed).play("Ann: use Eugenie", "Ann: target Bob")
        theirs = t.aside("Ann")[0]
        assert theirs is not None
        t.play("Ann: yes")
        assert t.phase == "serve"  # nothing more is asked
        mine = next(card for card in ("Rouge", "Azure") if card in t.hand("Bob"))
        assert t.hand("Ann") == sorted([theirs, *(c for c in ("Rouge", "Azure") if c != mine)])
        assert t.hand("Bob") == sorted([mine, *(c for c in ("Kagari", "2 Love") if c != theirs)])
        given.add(mine)
    assert given == {"Rouge", "Azure"}


def test_eugenie_after_the_swap_each_knows_the_card_that_went_over_and_nobody_else_does() -> None:
    t = eugenie(hand="Rouge", bob="Kagari").play("Ann: use Eugenie", "Ann: target Bob", "Ann: yes")
    assert (t.hand("Ann"), t.hand("Bob")) == (cards("Kagari"), cards("Rouge"))
    assert t.known("Ann") == [("Bob", "hand", "Rouge")]
    assert t.known("Bob") == [("Ann", "hand", "Kagari")]
    assert t.known("Cleo") == []


def test_eugenie_without_a_card_of_your_own_there_is_nothing_to_swap() -> None:
    t = eugenie(hand="", bob="Kagari").play("Ann: use Eugenie", "Ann: target Bob")
    assert (t.phase, t.hand("Bob"), t.known("Ann")) == ("employ", cards("Kagari"), [("Bob", "hand", "Kagari")])


def test_eugenie_cannot_look_at_an_empty_hand() -> None:
    t = table(Ann=has("Rouge x2", quarters="Eugenie"), Bob=has(), Cleo=has("1 Love")).play("Ann: use Eugenie")
    assert t.aside("Ann") == ["1 Love"]
    assert table(Ann=has("Rouge", quarters="Eugenie"), Bob=has()).phase == "serve"


def test_eugenie_works_once_per_turn() -> None:
    assert eugenie().play("Ann: use Eugenie", "Ann: target Cleo", "Ann: no").phase == "serve"


def test_eugenie_does_nothing_while_ill_or_covered() -> None:
    for quarters in ("Eugenie (ill)", "Eugenie, Tanya"):
        assert table(Ann=has("1 Love", quarters=quarters), Bob=has("1 Love")).phase == "employ"


# -- Lucienne de Marlboro ------------------------------------------------------------------------------------


def test_lucienne_costs_five() -> None:
    assert_price("Lucienne", cost=5, copies=1)


def test_lucienne_is_worth_one_point() -> None:
    assert_worth("Lucienne", 1)


def test_lucienne_gives_one_serving_by_herself() -> None:
    t = table(Ann=has("Azure x3", quarters="Lucienne"))
    assert (t.phase, t.servings, t.love, t.employments) == ("serve", 2, 0, 0)


def test_lucienne_gives_nothing_while_ill_or_covered() -> None:
    for quarters in ("Lucienne (ill)", "Lucienne, Tanya"):
        assert table(Ann=has("Azure x3", quarters=quarters)).servings == 1


def test_lucienne_gives_her_serving_as_soon_as_she_is_cured() -> None:
    t = table(Ann=has("3 Love, Azure", quarters="Lucienne (ill)"))
    assert (t.phase, t.servings) == ("start", 0)
    t.play("Ann: use Illness")
    assert (t.phase, t.servings) == ("serve", 2)


# -- Rosa Topaz ----------------------------------------------------------------------------------------------


def test_rosa_costs_five() -> None:
    assert_price("Rosa", cost=5, copies=1)


def test_rosa_is_worth_one_point() -> None:
    assert_worth("Rosa", 1)


def test_rosa_gives_one_love_by_herself() -> None:
    t = table(Ann=has("Azure", quarters="Rosa"))
    assert (t.phase, t.love, t.servings, t.employments) == ("serve", 1, 1, 0)


def test_rosa_gives_it_every_turn() -> None:
    t = table(Ann=has(quarters="Rosa")).play("Ann: end turn")
    assert t.love == 0
    assert t.play("Bob: end turn").love == 1


def test_rosa_gives_nothing_in_the_turn_in_which_she_is_employed() -> None:
    t = table(piles={"private maids shown": "Rosa"}, Ann=has("1 Love x5")).play("Ann: play all", "Ann: employ Rosa")
    assert t.love == 0


def test_rosa_gives_nothing_while_ill_or_covered() -> None:
    for quarters in ("Rosa (ill)", "Rosa, Tanya", "Rosa, Tanya (ill)"):
        assert table(Ann=has(quarters=quarters)).love == 0


def test_rosa_gives_her_love_as_soon_as_she_is_cured() -> None:
    t = table(Ann=has("3 Love, 1 Love", quarters="Rosa (ill)")).play("Ann: use Illness")
    assert (t.phase, t.love) == ("employ", 1)


def test_rosa_gives_nothing_as_long_as_one_illness_is_left() -> None:
    t = table(Ann=has("3 Love x2", quarters="Rosa (ill x2)")).play("Ann: use Illness")
    assert (t.phase, t.love) == ("start", 0)
    assert t.play("Ann: use Illness").love == 1


# -- Tanya Petrushka -----------------------------------------------------------------------------------------


def tanya(hand: str, *, deck: str = "1 Love x9") -> CardTable:
    """Ann has Tanya."""
    return table(Ann=has(hand, deck=deck, quarters="Tanya"))


def test_tanya_costs_four() -> None:
    assert_price("Tanya", cost=4, copies=1)


def test_tanya_is_worth_one_point() -> None:
    assert_worth("Tanya", 1)


def test_tanya_when_a_maid_makes_you_draw_you_may_draw_one_more() -> None:
    t = tanya("Moine").play("Ann: serve Moine")
    assert (t.options("Ann"), t.hand("Ann")) == ({"yes", "no"}, cards("1 Love x2"))
    assert t.play("Ann: yes").hand("Ann") == cards("1 Love x3")


def test_tanya_may_be_declined() -> None:
    assert tanya("Moine").play("Ann: serve Moine", "Ann: no").hand("Ann") == cards("1 Love x2")


def test_tanya_asks_before_the_other_symbols_of_the_maid() -> None:
    t = tanya("Ophelia, Azure").play("Ann: serve Ophelia")
    assert (t.servings, t.love, t.employments) == (0, 0, 0)
    t.play("Ann: yes")
    assert (t.servings, t.love, t.employments) == (1, 1, 1)


def test_tanya_asks_before_the_text_of_the_maid() -> None:
    t = tanya("Esquine", deck="1 Love x2, Rouge").play("Ann: serve Esquine")
    assert t.options("Ann") == {"yes", "no"}
    assert t.play("Ann: yes").options("Ann") == {"discard 1 Love", "discard Rouge", "done"}


def test_tanya_acts_once_per_turn() -> None:
    t = tanya("Genevieve x2, Azure").play("Ann: serve Genevieve", "Ann: yes", "Ann: serve Genevieve")
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Azure, 1 Love x3"))


def test_tanya_a_no_uses_her_up_for_this_turn() -> None:
    t = tanya("Genevieve x2, Azure").play("Ann: serve Genevieve", "Ann: no", "Ann: serve Genevieve")
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Azure, 1 Love x2"))


def test_tanya_asks_again_in_the_next_turn() -> None:
    t = tanya("Viola", deck="1 Love x2, Viola, 1 Love x9").play("Ann: serve Viola", "Ann: yes", "Ann: end turn")
    t.play("Bob: end turn", "Ann: serve Viola")
    assert t.options("Ann") == {"yes", "no"}


def test_tanya_does_not_ask_when_no_card_could_be_drawn() -> None:
    assert tanya("Viola", deck="").play("Ann: serve Viola").phase == "employ"


def test_tanya_is_still_there_for_the_first_maid_who_really_draws() -> None:
    """Viola and Esquine find nothing to draw; what Esquine lets Ann discard is there for Geneviève."""
    t = tanya("Kagari, Viola, Esquine, Genevieve, 1 Love x2", deck="")
    t.play("Ann: serve Kagari", "Ann: serve Viola", "Ann: serve Esquine")
    t.play("Ann: discard 1 Love", "Ann: discard 1 Love", "Ann: serve Genevieve")
    assert (t.options("Ann"), t.hand("Ann")) == ({"yes", "no"}, cards("1 Love"))


def test_tanya_does_not_ask_when_there_is_no_further_card() -> None:
    t = tanya("Viola", deck="1 Love").play("Ann: serve Viola")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love"))


def test_tanya_lets_the_discard_pile_be_shuffled_for_the_further_card() -> None:
    t = table(Ann=has("Viola", deck="1 Love", discard="Rouge", quarters="Tanya")).play("Ann: serve Viola", "Ann: yes")
    assert t.hand("Ann") == cards("1 Love, Rouge")


def test_tanya_does_not_ask_on_a_draw_that_another_players_tenalys_gives() -> None:
    t = table(Ann=has("Tenalys"), Bob=has(deck="1 Love x9", quarters="Tanya")).play("Ann: serve Tenalys")
    assert (t.asked, t.hand("Bob")) == ("Ann", cards("1 Love"))


def test_tanya_covers_lalande_so_no_draw_of_the_starting_phase_can_wake_her() -> None:
    t = table(Ann=has("Kagari", deck="1 Love x3", quarters="Lalande, Tanya"))
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Kagari"))


def test_tanya_under_lalande_does_not_act_on_her_draw_nor_on_a_maids() -> None:
    t = table(Ann=has("Viola", deck="1 Love x3", quarters="Tanya, Lalande")).play("Ann: use Lalande")
    assert (t.phase, t.hand("Ann")) == ("serve", cards("Viola, 1 Love"))
    assert t.play("Ann: serve Viola").phase == "employ"


def test_tanya_does_nothing_while_ill() -> None:
    t = table(Ann=has("Viola", deck="1 Love x3", quarters="Tanya (ill)")).play("Ann: serve Viola")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love"))


def test_tanya_cured_by_claire_acts_on_the_next_draw() -> None:
    t = table(Ann=has("Claire, Viola", deck="1 Love x3", quarters="Tanya (ill)"))
    t.play("Ann: serve Claire", "Ann: target Ann: Tanya", "Ann: serve Viola")
    assert t.options("Ann") == {"yes", "no"}
