"""General maids: rulebook, section 13-2. One test per sentence of a card, and per line of symbols."""

from tests.cards.oktoberfest.festival import (
    GIVE,
    LOSE,
    MIXED,
    CardTable,
    assert_price,
    assert_symbols,
    assert_worth,
    beer,
    beers,
    cards,
    dealt_anew_looks_the_same,
    has,
    nadja,
    pile,
    shown,
    table,
)

# -- Elsa Reinmaier ------------------------------------------------------------------------------------------


def test_elsa_8_copies_cost_seven_each() -> None:
    assert_price("Elsa", cost=7, copies=8)


def test_elsa_is_worth_two_points() -> None:
    assert_worth("Elsa", 2)


def test_elsa_gives_two_employments_and_her_text_draws_three_cards() -> None:
    assert_symbols("Elsa", draw=3, employment=2)


def test_elsa_then_everybody_with_four_cards_discards_one_you_included() -> None:
    t = table(Ann=has("Elsa, 1 Love", deck="2 Love x3"), Bob=has("1 Love x3, Anna"), Cleo=has("1 Love x3"))
    t.play("Ann: serve Elsa")
    assert t.options("Ann") == {"discard 1 Love", "discard 2 Love"}
    t.play("Ann: discard 1 Love")
    assert t.options("Bob") == {"discard 1 Love", "discard Anna"}
    t.play("Bob: discard Anna")
    assert (t.asked, t.discard("Bob"), t.discard("Ann")) == ("Ann", cards("Anna"), cards("1 Love"))
    assert len(t.hand("Cleo")) == 3


def test_elsa_spares_you_with_three_cards() -> None:
    t = table(Ann=has("Elsa", deck="2 Love x2, 1 Love"), Bob=has("1 Love x3, Anna")).play("Ann: serve Elsa")
    assert (t.asked, len(t.hand("Ann"))) == ("Bob", 3)


def test_elsa_the_players_discard_clockwise_from_the_one_she_serves() -> None:
    four = has("1 Love x3, Anna")
    t = table(active="Bob", Ann=four, Bob=has("Elsa, 1 Love", deck="2 Love x3"), Cleo=four).play("Bob: serve Elsa")
    order = []
    for _ in range(3):
        order.append(t.asked)
        t.play(f"{t.asked}: discard 1 Love")
    assert order == ["Bob", "Cleo", "Ann"]


def test_elsa_wakes_a_private_maid_before_anybody_discards() -> None:
    t = table(sets=MIXED, Ann=has("Elsa, 1 Love", deck="2 Love x4", quarters="Tanya")).play("Ann: serve Elsa")
    assert (t.options("Ann"), len(t.hand("Ann"))) == ({"yes", "no"}, 4)
    t.play("Ann: yes")
    assert len(t.hand("Ann")) == 5
    t.play("Ann: discard 2 Love")
    t = table(sets=MIXED, Ann=has("Elsa, Anna", deck="1 Love", quarters="Milly")).play("Ann: serve Elsa")
    assert t.servings == 1


# -- Hermina Baum --------------------------------------------------------------------------------------------


def test_hermina_8_copies_cost_six_each() -> None:
    assert_price("Hermina", cost=6, copies=8)


def test_hermina_is_worth_one_point() -> None:
    assert_worth("Hermina", 1)


def test_hermina_gives_three_love() -> None:
    assert_symbols("Hermina", love=3)


def test_hermina_after_the_new_hand_of_that_turn_you_may_discard_a_card_and_draw_one() -> None:
    t = table(Ann=has("3 Love x2", deck="1 Love x5, Anna, Sara")).play("Ann: play all", "Ann: employ Hermina")
    t.play("Ann: end turn")
    assert (t.phase, t.hand("Ann")) == ("discard", cards("1 Love x5"))
    assert t.options("Ann") == {"discard 1 Love", "done"}
    t.play("Ann: discard 1 Love")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("1 Love x4, Anna"), cards("1 Love, 3 Love x2, Hermina"))
    assert t.asked == "Bob"


def test_hermina_may_be_declined() -> None:
    t = table(Ann=has("3 Love x2", deck="1 Love x5, Anna")).play("Ann: play all", "Ann: employ Hermina")
    t.play("Ann: end turn", "Ann: done")
    assert (t.hand("Ann"), t.asked) == (cards("1 Love x5"), "Bob")


def test_hermina_each_copy_employed_asks_again() -> None:
    t = table(Ann=has("Ute, 3 Love x4", deck="1 Love x5, Anna, Sara, Nora")).play("Ann: serve Ute", "Ann: play all")
    t.play("Ann: employ Hermina", "Ann: employ Hermina", "Ann: end turn", "Ann: discard 1 Love")
    assert t.options("Ann") == {"discard 1 Love", "discard Anna", "done"}
    t.play("Ann: discard 1 Love")
    assert (t.hand("Ann"), t.asked) == (cards("1 Love x3, Anna, Sara"), "Bob")


def test_hermina_does_not_do_it_in_later_turns_or_when_she_serves() -> None:
    t = table(Ann=has("3 Love x2", deck="1 Love x12"), Bob=has(deck="1 Love")).play("Ann: play all")
    t.play("Ann: employ Hermina", "Ann: end turn", "Ann: done", "Bob: end turn", "Ann: end turn")
    assert t.asked == "Bob"
    assert table(Ann=has("Hermina", deck="1 Love x9")).play("Ann: serve Hermina", "Ann: end turn").asked == "Bob"


# -- Toni Darling --------------------------------------------------------------------------------------------


def test_toni_10_copies_cost_five_each() -> None:
    assert_price("Toni", cost=5, copies=10)


def test_toni_is_worth_no_points() -> None:
    assert_worth("Toni", 0)


def test_toni_draws_one_card_and_gives_one_love_and_one_serving() -> None:
    assert_symbols("Toni", draw=1, love=1, serving=1)


def test_toni_you_may_discard_a_card_drawn_cards_included() -> None:
    t = table(Ann=has("Toni, 1 Love", deck="Anna")).play("Ann: serve Toni")
    assert t.options("Ann") == {"discard 1 Love", "discard Anna", "done"}
    t.play("Ann: discard 1 Love")
    assert (t.discard("Ann"), t.hand("Ann"), t.love, t.servings) == (cards("1 Love"), cards("Anna"), 1, 1)


def test_toni_if_you_do_one_employment() -> None:
    t = table(Ann=has("Toni, 1 Love", deck="Anna")).play("Ann: serve Toni", "Ann: discard 1 Love", "Ann: end serving")
    assert t.employments == 2
    t = table(Ann=has("Toni, 1 Love", deck="Anna")).play("Ann: serve Toni", "Ann: done", "Ann: end serving")
    assert (t.employments, t.discard("Ann")) == (1, [])


def test_toni_does_it_only_once_a_turn() -> None:
    t = table(Ann=has("Toni x2, 1 Love x3", deck="Anna x2")).play("Ann: serve Toni", "Ann: discard 1 Love")
    t.play("Ann: serve Toni")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("1 Love"), cards("1 Love x2, Anna x2"))
    assert (t.servings, t.can("Ann: serve Anna")) == (1, True)


def test_toni_declined_once_may_be_taken_up_by_the_next_toni() -> None:
    t = table(Ann=has("Toni x2, 1 Love x3")).play("Ann: serve Toni", "Ann: done", "Ann: serve Toni")
    assert t.options("Ann") == {"discard 1 Love", "done"}


def test_toni_does_it_again_in_the_next_turn() -> None:
    t = table(Ann=has("Toni, 1 Love", deck="Toni, 1 Love x4"), Bob=has()).play("Ann: serve Toni")
    t.play("Ann: discard 1 Love", "Ann: end turn", "Bob: end turn", "Ann: serve Toni")
    assert t.can("Ann: discard 1 Love")


# -- Nora Morgenstern ----------------------------------------------------------------------------------------


def test_nora_10_copies_cost_five_each() -> None:
    assert_price("Nora", cost=5, copies=10)


def test_nora_is_worth_no_points() -> None:
    assert_worth("Nora", 0)


def test_nora_gives_two_servings() -> None:
    assert_symbols("Nora", serving=2)


def test_nora_you_may_pay_one_of_the_servings_she_has_just_given() -> None:
    t = table(Ann=has("Nora, Anna", deck="1 Love, Sara, 2 Love")).play("Ann: serve Nora")
    assert (t.options("Ann"), t.servings) == ({"yes", "no"}, 2)
    t.play("Ann: yes")
    assert t.servings == 1


def test_nora_if_you_do_two_cards_are_turned_up_love_to_the_hand_the_rest_discarded() -> None:
    t = table(Ann=has("Nora, Anna", deck="1 Love, Sara, 2 Love")).play("Ann: serve Nora", "Ann: yes")
    assert (t.hand("Ann"), t.discard("Ann"), t.deck("Ann")) == (cards("Anna, 1 Love"), cards("Sara"), ["2 Love"])


def test_nora_takes_two_love_cards_or_none() -> None:
    t = table(Ann=has("Nora, Anna", deck="3 Love, 2 Love")).play("Ann: serve Nora", "Ann: yes")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Anna, 3 Love, 2 Love"), [])
    t = table(Ann=has("Nora, Anna", deck="Sara, Matilde")).play("Ann: serve Nora", "Ann: yes")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("Anna"), cards("Sara, Matilde"))


def test_nora_may_be_declined() -> None:
    t = table(Ann=has("Nora, Anna", deck="1 Love x2")).play("Ann: serve Nora", "Ann: no")
    assert (t.servings, t.deck("Ann")) == (2, ["1 Love", "1 Love"])


def test_nora_shuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    t = table(Ann=has("Nora, Anna", deck="1 Love", discard="2 Love")).play("Ann: serve Nora", "Ann: yes")
    assert t.hand("Ann") == cards("1 Love, 2 Love, Anna")
    t = table(Ann=has("Nora, Anna", deck="1 Love")).play("Ann: serve Nora", "Ann: yes")
    assert t.hand("Ann") == cards("1 Love, Anna")


def test_nora_everybody_sees_what_she_turns_up() -> None:
    t = table(Ann=has("Nora, Anna", deck="1 Love, Sara")).play("Ann: serve Nora", "Ann: yes")
    assert t.known("Bob") == [("Ann", "hand", "1 Love")]


def test_nora_a_chief_that_kirika_makes_love_is_love_in_hand_only() -> None:
    t = table(Ann=has("Anna, Kirika, Nora", deck="1 Love x2, Matilde, Sara"))
    t.play("Ann: serve Anna", "Ann: serve Kirika", "Ann: serve Nora", "Ann: yes")
    assert t.discard("Ann") == cards("Matilde, Sara")


# -- Nadja Kersten -------------------------------------------------------------------------------------------


def test_nadja_10_copies_cost_five_each() -> None:
    assert_price("Nadja", cost=5, copies=10)


def test_nadja_is_worth_no_points() -> None:
    assert_worth("Nadja", 0)


def test_nadja_gives_one_love() -> None:
    assert_symbols("Nadja", love=1)


def test_nadja_when_you_employ_her_you_may_gain_a_beer_for_one_love() -> None:
    t = table(Ann=has("3 Love x2"), town="Nadja", piles=beer()).play("Ann: play all", "Ann: employ Nadja")
    assert (t.love, t.options("Ann")) == (1, {"beer top", "beer shown", "done"})
    t.play("Ann: beer top")
    assert (t.love, t.employments, beers(t, "Ann")) == (0, 0, ["Altbier"])


def test_nadja_the_bonus_may_be_declined_and_needs_one_love() -> None:
    t = table(Ann=has("3 Love x2"), town="Nadja", piles=beer()).play(
        "Ann: play all", "Ann: employ Nadja", "Ann: done"
    )
    assert (t.love, beers(t, "Ann")) == (1, [])
    t = table(Ann=has("3 Love, 2 Love"), town="Nadja").play("Ann: play all", "Ann: employ Nadja")
    assert (t.phase, t.options("Ann")) == ("employ", {"end turn"})


def test_nadja_served_you_may_discard_a_love_card_and_pay_a_serving() -> None:
    t = table(Ann=has("Anna, Nadja, 1 Love, 2 Love, 3 Love, Matilde"), piles=beer())
    t.play("Ann: serve Anna", "Ann: serve Nadja")
    assert (t.servings, t.options("Ann")) == (1, {"discard 1 Love", "discard 2 Love", "discard 3 Love", "done"})
    t.play("Ann: discard 2 Love")
    assert (t.servings, t.discard("Ann")) == (0, cards("2 Love"))


def test_nadja_if_you_do_you_gain_a_beer_the_shown_or_the_top_one() -> None:
    t = nadja()
    assert t.options("Ann") == {"beer top", "beer shown"}
    t.play("Ann: beer shown")
    assert (beers(t, "Ann"), shown(t), pile(t)) == (["Oktoberfest"], ["Altbier"], ["Bock", "Pilsner"])
    assert t.love == 1  # no love is paid for it
    t = nadja().play("Ann: beer top")
    assert (beers(t, "Ann"), shown(t), pile(t)) == (["Altbier"], ["Oktoberfest"], ["Bock", "Pilsner"])


def test_nadja_served_may_be_declined() -> None:
    t = table(Ann=has("Anna, Nadja, 1 Love, Sara")).play("Ann: serve Anna", "Ann: serve Nadja", "Ann: done")
    assert (t.servings, t.hand("Ann"), beers(t, "Ann")) == (1, cards("1 Love, Sara"), [])


def test_nadja_the_serving_must_be_left_after_playing_her() -> None:
    t = table(Ann=has("Nadja, 1 Love")).play("Ann: serve Nadja")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love"))


def test_nadja_takes_no_love_card_that_was_played() -> None:
    t = table(Ann=has("Anna, Nadja, 1 Love, Sara")).play("Ann: serve Anna", "Ann: play 1 Love", "Ann: serve Nadja")
    assert t.options("Ann") == {"serve Sara", "end serving", "end turn"}


def test_nadja_asks_for_nothing_when_there_is_no_beer() -> None:
    t = table(Ann=has("Anna, Nadja, 1 Love, Sara"), piles=beer("", "")).play("Ann: serve Anna", "Ann: serve Nadja")
    assert t.can("Ann: serve Sara")


def test_nadja_her_employ_bonus_does_not_come_when_she_serves() -> None:
    t = table(Ann=has("Nadja, 3 Love x2"), piles=beer()).play("Ann: serve Nadja", "Ann: play all")
    assert not t.can("Ann: beer top")


def test_nadja_takes_a_chief_that_kirika_makes_love() -> None:
    t = table(Ann=has("Anna x2, Kirika, Nadja, Matilde"), piles=beer())
    t.play("Ann: serve Anna", "Ann: serve Anna", "Ann: serve Kirika", "Ann: serve Nadja")
    assert t.options("Ann") == {"discard Matilde", "done"}


def test_nadja_is_spelt_nadia_kirsten_in_some_printings() -> None:
    assert table(Ann=has("Nadia Kirsten")).hand("Ann") == cards("Nadja")


# -- Gina Kersten --------------------------------------------------------------------------------------------


def test_gina_10_copies_cost_four_each() -> None:
    assert_price("Gina", cost=4, copies=10)


def test_gina_is_worth_no_points() -> None:
    assert_worth("Gina", 0)


def test_gina_draws_one_card() -> None:
    assert_symbols("Gina", draw=1)


def test_gina_when_you_employ_her_you_may_gain_a_beer_for_two_love() -> None:
    t = table(Ann=has("3 Love x2"), town="Gina", piles=beer()).play("Ann: play all", "Ann: employ Gina")
    assert (t.love, t.options("Ann")) == (2, {"beer top", "beer shown", "done"})
    t.play("Ann: beer shown")
    assert (t.love, t.employments, beers(t, "Ann")) == (0, 0, ["Oktoberfest"])


def test_gina_the_bonus_may_be_declined_and_needs_two_love() -> None:
    t = table(Ann=has("3 Love x2"), town="Gina", piles=beer()).play("Ann: play all", "Ann: employ Gina", "Ann: done")
    assert (t.love, beers(t, "Ann")) == (2, [])
    t = table(Ann=has("3 Love, 2 Love"), town="Gina").play("Ann: play all", "Ann: employ Gina")
    assert (t.love, t.options("Ann")) == (1, {"end turn"})


def test_gina_served_lets_you_buy_a_beer_for_four_love_in_the_employ_phase() -> None:
    t = table(Ann=has("Gina, 1 Love x5"), piles=beer()).play("Ann: serve Gina")
    assert t.phase == "employ"
    for _ in range(3):
        t.play("Ann: play 1 Love")
    assert not t.can("Ann: beer top")
    t.play("Ann: play all")
    assert t.can("Ann: beer top")
    t.play("Ann: beer shown")
    assert (t.love, beers(t, "Ann")) == (1, ["Oktoberfest"])


def test_gina_the_beer_takes_no_employment() -> None:
    t = table(Ann=has("Gina, 3 Love x2"), piles=beer()).play("Ann: serve Gina", "Ann: play all", "Ann: beer top")
    assert (t.employments, t.love) == (1, 2)
    t.play("Ann: employ Matilde")


def test_gina_the_beer_may_be_bought_after_the_last_employment() -> None:
    t = table(Ann=has("Gina, 3 Love x2"), piles=beer()).play(
        "Ann: serve Gina", "Ann: play all", "Ann: employ Matilde"
    )
    assert (t.employments, t.can("Ann: beer top")) == (0, True)


def test_gina_sells_one_beer_for_each_gina_that_served() -> None:
    t = table(Ann=has("Anna, Gina x2, 3 Love x4"), piles=beer()).play("Ann: serve Anna", "Ann: serve Gina")
    t.play("Ann: serve Gina", "Ann: play all", "Ann: beer top", "Ann: beer top")
    assert (t.love, beers(t, "Ann"), t.can("Ann: beer top")) == (4, ["Altbier", "Bock"], False)


def test_gina_sells_nothing_in_the_serving_phase() -> None:
    t = table(Ann=has("Anna, Gina, Sara, 3 Love x2")).play("Ann: serve Anna", "Ann: serve Gina", "Ann: play all")
    assert (t.phase, t.love, t.can("Ann: beer top")) == ("serve", 6, False)


def test_gina_unserved_or_served_in_an_earlier_turn_sells_nothing() -> None:
    assert not table(Ann=has("Gina, 3 Love x2")).play("Ann: play all", "Ann: end serving").can("Ann: beer top")
    t = table(Ann=has("Gina", deck="2 Love x5, 1 Love"), Bob=has()).play("Ann: serve Gina", "Ann: end turn")
    t.play("Bob: end turn", "Ann: play all")
    assert (t.love, t.can("Ann: beer top")) == (9, False)


# -- Sara Leonhardt ------------------------------------------------------------------------------------------


def test_sara_10_copies_cost_four_each() -> None:
    assert_price("Sara", cost=4, copies=10)


def test_sara_is_worth_no_points() -> None:
    assert_worth("Sara", 0)


def test_sara_gives_two_love() -> None:
    assert_symbols("Sara", love=2)


def test_sara_you_may_put_a_chambermaid_on_your_discard_pile_for_two_servings() -> None:
    t = table(phase="serve", Ann=has("Sara, Anna", quarters="Kaori, Ute x2, Matilde")).play("Ann: serve Sara")
    assert t.options("Ann") == {"target Ann: Kaori", "target Ann: Ute", "target Ann: Matilde", "done"}
    t.play("Ann: target Ann: Ute")
    assert (t.servings, t.love, t.employments, t.discard("Ann")) == (2, 2, 0, cards("Ute"))
    assert t.quarters("Ann") == cards("Kaori, Matilde, Ute")


def test_sara_may_be_declined_and_then_gives_no_serving() -> None:
    t = table(Ann=has("Sara, Anna", quarters="Kaori")).play("Ann: serve Sara", "Ann: done")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Kaori"))


def test_sara_takes_no_private_maid_no_building_no_beer_and_no_other_players_chambermaid() -> None:
    house = has("Sara, Anna", quarters="Rosa, Beer Fest, Altbier")
    t = table(sets=MIXED, Ann=house, Bob=has(quarters="Kaori")).play("Ann: serve Sara")
    assert t.phase == "employ"


def test_sara_takes_a_chambermaid_who_is_ill_too_and_the_illness_goes_back_to_the_town() -> None:
    t = table(sets=MIXED, Ann=has("Sara, Anna", quarters="Kaori (ill x2), Kaori")).play("Ann: serve Sara")
    assert t.options("Ann") == {"target Ann: Kaori", "target Ann: Kaori (ill 2 times)", "done"}
    t.play("Ann: target Ann: Kaori (ill 2 times)")
    assert (t.quarters("Ann"), t.discard("Ann")) == (cards("Kaori"), cards("Kaori"))
    assert (t.servings, t.pile("Illness")) == (2, 10)


def test_sara_who_sends_kaori_away_forfeits_her_points() -> None:
    t = table(Ann=has("Sara", quarters="Kaori x3"))
    assert t.vp("Ann") == 12
    assert t.play("Ann: serve Sara", "Ann: target Ann: Kaori").vp("Ann") == 2


# -- Julia Kunster -------------------------------------------------------------------------------------------


def test_julia_10_copies_cost_four_each() -> None:
    assert_price("Julia", cost=4, copies=10)


def test_julia_is_worth_no_points() -> None:
    assert_worth("Julia", 0)


def test_julia_draws_two_cards_and_gives_one_employment() -> None:
    assert_symbols("Julia", draw=2, employment=1)


def test_julia_you_look_at_the_top_two_beers() -> None:
    t = table(Ann=has("Julia"), piles=beer("Altbier, Bock, Pilsner")).play("Ann: serve Julia")
    assert t.options("Ann") == {"put Altbier", "put Bock"}
    assert sorted(map(str, t.aside("Ann"))) == ["Altbier", "Bock"]
    assert t.aside("Bob") == [None, None]


def test_julia_what_you_saw_you_know_until_the_beers_are_gone() -> None:
    t = table(Ann=has("Julia"), piles=beer("Altbier, Bock, Pilsner, Weissbier x4")).play("Ann: serve Julia")
    t.play("Ann: put Bock")
    assert all(pile(CardTable(t.game.determinize(0, seed)))[:2] == ["Bock", "Altbier"] for seed in range(10))
    others = {tuple(pile(CardTable(t.game.determinize(1, seed)))[:2]) for seed in range(10)}
    assert len(others) > 1
    assert dealt_anew_looks_the_same(t)


def test_julia_the_beers_looked_at_belong_to_no_seat() -> None:
    t = table(Ann=has("Julia"), piles=beer("Altbier, Bock, Pilsner")).play("Ann: serve Julia")
    assert [card["owner"] for card in t.game.view(0)["aside"]] == [None, None]
    assert dealt_anew_looks_the_same(t)


def test_julia_you_put_them_back_in_either_order() -> None:
    t = table(Ann=has("Julia"), piles=beer("Altbier, Bock, Pilsner")).play("Ann: serve Julia", "Ann: put Bock")
    assert (pile(t), t.phase) == (["Bock", "Altbier", "Pilsner"], "employ")
    t = table(Ann=has("Julia"), piles=beer("Altbier, Bock, Pilsner")).play("Ann: serve Julia", "Ann: put Altbier")
    assert (pile(t), shown(t)) == (["Altbier", "Bock", "Pilsner"], ["Oktoberfest"])


def test_julia_two_beers_of_one_name_have_one_order() -> None:
    t = table(Ann=has("Julia"), piles=beer("Bock x2, Pilsner")).play("Ann: serve Julia")
    assert (pile(t), t.phase) == (["Bock", "Bock", "Pilsner"], "employ")


def test_julia_the_look_triggers_neither_get_drunk_nor_beer_stand() -> None:
    t = table(Ann=has("Julia", quarters="Bock x3"), piles=beer(f"{LOSE}, {GIVE}, Altbier")).play("Ann: serve Julia")
    t.play(f"Ann: put {GIVE}")
    assert (beers(t, "Ann"), pile(t)) == (["Bock"] * 3, [GIVE, LOSE, "Altbier"])
    t = table(Ann=has("Julia, 3 Love x2"), piles=beer("Beer Stand, Bock")).play("Ann: serve Julia")
    t.play("Ann: put Beer Stand", "Ann: play all")
    assert not t.can("Ann: beer top")


def test_julia_leaves_a_single_beer_where_it_is() -> None:
    t = table(Ann=has("Julia"), piles=beer("Bock")).play("Ann: serve Julia")
    assert (pile(t), t.phase) == (["Bock"], "employ")


# -- Kirika von Heidemann ------------------------------------------------------------------------------------


def test_kirika_10_copies_cost_four_each() -> None:
    assert_price("Kirika", cost=4, copies=10)


def test_kirika_is_worth_no_points() -> None:
    assert_worth("Kirika", 0)


def test_kirika_draws_two_cards() -> None:
    assert_symbols("Kirika", draw=2)


def test_kirika_chambermaid_chiefs_in_hand_play_as_one_love_without_a_serving() -> None:
    t = table(Ann=has("Kirika, Matilde", deck="Matilde, 3 Love")).play("Ann: serve Kirika")
    assert t.phase == "employ"
    assert t.options("Ann") == {"play Matilde", "play 3 Love", "play all", "end turn"}
    t.play("Ann: play Matilde")
    assert (t.love, t.played(), t.hand("Ann")) == (1, cards("Kirika, Matilde"), cards("Matilde, 3 Love"))


def test_kirika_play_all_plays_chiefs_too() -> None:
    t = table(Ann=has("Kirika, Matilde, 1 Love", deck="Matilde, 3 Love")).play("Ann: serve Kirika", "Ann: play all")
    assert (t.love, t.hand("Ann")) == (6, [])
    t = table(Ann=has("Kirika, Matilde, Anja")).play("Ann: serve Kirika", "Ann: play all")
    assert (t.love, t.hand("Ann")) == (1, cards("Anja"))


def test_kirika_maid_chiefs_and_other_maids_are_no_love() -> None:
    t = table(Ann=has("Kirika, Anja, Anna", deck="Ute x2")).play("Ann: serve Kirika")
    assert t.options("Ann") == {"end turn"}


def test_kirika_lasts_for_this_turn_only() -> None:
    t = table(Ann=has("Kirika", deck="1 Love x2, Matilde x5"), Bob=has("Matilde")).play("Ann: serve Kirika")
    t.play("Ann: end turn")
    assert (t.asked, t.can("Bob: play Matilde")) == ("Bob", False)
    t.play("Bob: end turn")
    assert (t.hand("Ann"), t.can("Ann: play Matilde")) == (cards("Matilde x5"), False)


def test_kirika_unserved_does_nothing() -> None:
    assert not table(Ann=has("Kirika, Matilde")).can("Ann: play Matilde")


def test_kirika_chiefs_in_hand_are_1_love_cards_for_every_text_that_speaks_of_one() -> None:
    t = table(sets=MIXED, chiefs="base", town="Sainsbury", Ann=has("Anna, Kirika, Sainsbury, Colette, 2 Love"))
    t.play("Ann: serve Anna")
    assert t.can("Ann: serve Sainsbury")
    t.play("Ann: serve Kirika", "Ann: serve Sainsbury")
    assert t.can("Ann: return Colette")
    assert not t.can("Ann: return 2 Love")
    before = t.pile("Colette")
    t.play("Ann: return Colette", "Ann: take 2 Love")
    assert (t.pile("Colette"), t.hand("Ann")) == (before + 1, cards("2 Love x2"))


def test_kirika_covers_the_chambermaid_chiefs_of_other_boxes() -> None:
    t = table(sets=MIXED, chiefs="base", Ann=has("Kirika, Colette")).play("Ann: serve Kirika", "Ann: play Colette")
    assert t.love == 1


def test_kirika_a_chief_played_as_love_is_discarded_and_keeps_her_point() -> None:
    t = table(Ann=has("Kirika, Matilde", deck="1 Love x7")).play(
        "Ann: serve Kirika", "Ann: play all", "Ann: end turn"
    )
    assert (t.discard("Ann"), t.vp("Ann")) == (cards("Kirika, Matilde, 1 Love x2"), 1)


# -- Anna Hartmann -------------------------------------------------------------------------------------------


def test_anna_10_copies_cost_three_each() -> None:
    assert_price("Anna", cost=3, copies=10)


def test_anna_is_worth_no_points() -> None:
    assert_worth("Anna", 0)


def test_anna_gives_two_servings() -> None:
    assert_symbols("Anna", serving=2)


def test_anna_when_you_employ_her_you_may_discard_the_top_card_of_any_players_deck() -> None:
    t = table(Ann=has("3 Love", deck="1 Love"), Bob=has(deck="Sara, Nora"), Cleo=has(), town="Anna")
    t.play("Ann: play 3 Love", "Ann: employ Anna")
    assert t.options("Ann") == {"target Ann", "target Bob", "done"}  # Cleo has no card to lose
    t.play("Ann: target Bob")
    assert (t.deck("Bob"), t.discard("Bob"), t.discard("Ann")) == (["Nora"], cards("Sara"), cards("Anna"))


def test_anna_may_hit_your_own_deck() -> None:
    t = table(Ann=has("3 Love", deck="Sara, Nora"), town="Anna").play("Ann: play 3 Love", "Ann: employ Anna")
    assert t.play("Ann: target Ann").discard("Ann") == cards("Sara, Anna")


def test_anna_the_bonus_may_be_declined() -> None:
    t = table(Ann=has("3 Love"), Bob=has(deck="Sara"), town="Anna").play("Ann: play 3 Love", "Ann: employ Anna")
    assert t.play("Ann: done").deck("Bob") == ["Sara"]


def test_anna_an_empty_deck_is_shuffled_first() -> None:
    t = table(Ann=has("3 Love"), Bob=has(discard="Sara x2"), town="Anna").play("Ann: play 3 Love", "Ann: employ Anna")
    t.play("Ann: target Bob")
    assert (t.deck("Bob"), t.discard("Bob")) == (["Sara"], ["Sara"])


def test_anna_has_no_bonus_when_she_serves_or_is_gained() -> None:
    assert table(Ann=has("Anna, Sara"), Bob=has(deck="Sara")).play("Ann: serve Anna").can("Ann: serve Sara")
    t = table(Ann=has("Nicole x2"), Bob=has(deck="Sara"), town="Anna").play("Ann: use Nicole", "Ann: take Anna")
    assert (t.discard("Ann"), t.phase, t.deck("Bob")) == (cards("Anna"), "employ", ["Sara"])


# -- Renata Abendroth ----------------------------------------------------------------------------------------


def test_renata_10_copies_cost_three_each() -> None:
    assert_price("Renata", cost=3, copies=10)


def test_renata_is_worth_no_points() -> None:
    assert_worth("Renata", 0)


def test_renata_gives_two_love() -> None:
    assert_symbols("Renata", love=2)


def test_renata_you_name_a_number_and_a_player_with_five_cards() -> None:
    houses = {"Bob": has("1 Love x5"), "Cleo": has("1 Love x4"), "Dora": has("2 Love x6")}
    t = table(houses, Ann=has("Renata, 1 Love x2")).play("Ann: serve Renata")
    assert {"number 1", "number 2", "number 4", "number 7", "number 10"} <= t.options("Ann")
    t.play("Ann: number 4")
    assert t.options("Ann") == {"target Bob", "target Dora"}


def test_renata_that_player_discards_a_card_with_that_employ_cost() -> None:
    t = table(Ann=has("Renata"), Bob=has("1 Love x4, Matilde")).play("Ann: serve Renata", "Ann: number 2")
    assert (t.discard("Bob"), t.hand("Bob")) == (cards("Matilde"), cards("1 Love x4"))


def test_renata_of_several_fitting_cards_the_victim_chooses_one() -> None:
    t = table(Ann=has("Renata"), Bob=has("Sara, Gina, 2 Love, 1 Love x2")).play("Ann: serve Renata", "Ann: number 4")
    assert t.options("Bob") == {"discard Sara", "discard Gina", "discard 2 Love"}
    t.play("Bob: discard Gina")
    assert (t.discard("Bob"), len(t.hand("Bob")), t.asked) == (cards("Gina"), 4, "Ann")


def test_renata_nothing_happens_if_no_card_fits() -> None:
    t = table(Ann=has("Renata"), Bob=has("1 Love x5")).play("Ann: serve Renata", "Ann: number 7")
    assert (t.asked, t.phase, len(t.hand("Bob"))) == ("Ann", "employ", 5)


def test_renata_may_name_the_player_she_serves() -> None:
    t = table(Ann=has("Renata, 1 Love x4, Matilde"), Bob=has("1 Love x5")).play("Ann: serve Renata", "Ann: number 2")
    t.play("Ann: target Ann")
    assert t.discard("Ann") == cards("Matilde")


def test_renata_hits_nobody_if_nobody_holds_five_cards() -> None:
    t = table(Ann=has("Renata"), Bob=has("1 Love"), Cleo=has("1 Love, 2 Love")).play("Ann: serve Renata")
    if t.can("Ann: number 1"):
        t.play("Ann: number 1")
    assert (t.hand("Bob"), t.hand("Cleo")) == (cards("1 Love"), cards("1 Love, 2 Love"))


def test_renata_a_victim_dealt_anew_still_has_a_card_to_discard() -> None:
    house = has("Sara, Gina, 1 Love x3", deck="1 Love x10")
    t = table(Ann=has("Renata"), Bob=house).play("Ann: serve Renata", "Ann: number 4")
    assert t.asked == "Bob"
    assert all(t.game.determinize(0, seed).legal() for seed in range(20))


# -- Aileen Hammerschmidt ------------------------------------------------------------------------------------


def test_aileen_10_copies_cost_three_each() -> None:
    assert_price("Aileen", cost=3, copies=10)


def test_aileen_is_worth_no_points() -> None:
    assert_worth("Aileen", 0)


def test_aileen_has_no_symbols() -> None:
    assert_symbols("Aileen")


def test_aileen_you_may_discard_one_card_and_draw_one() -> None:
    t = table(Ann=has("Aileen, 1 Love x3", deck="Anna, Sara")).play("Ann: serve Aileen")
    assert t.options("Ann") == {"discard 1 Love", "done"}
    t.play("Ann: discard 1 Love", "Ann: done")
    assert (t.hand("Ann"), t.discard("Ann")) == (cards("1 Love x2, Anna"), cards("1 Love"))


def test_aileen_you_may_discard_two_cards_and_draw_two() -> None:
    t = table(Ann=has("Aileen, 1 Love x3", deck="Anna, Sara, Nora")).play("Ann: serve Aileen", "Ann: discard 1 Love")
    assert t.options("Ann") == {"discard 1 Love", "done"}  # nothing is drawn before the second discard
    t.play("Ann: discard 1 Love")
    assert (t.hand("Ann"), t.deck("Ann"), t.asked) == (cards("1 Love, Anna, Sara"), ["Nora"], "Ann")
    assert t.phase == "employ"  # a third one is not asked for


def test_aileen_may_be_declined() -> None:
    t = table(Ann=has("Aileen, 1 Love x3", deck="Anna")).play("Ann: serve Aileen", "Ann: done")
    assert (t.hand("Ann"), t.phase) == (cards("1 Love x3"), "employ")


def test_aileen_draws_both_cards_before_a_private_maid_acts() -> None:
    t = table(sets=MIXED, Ann=has("Aileen, 1 Love x2", deck="Gina, Anna, Nora, Sara", quarters="Tanya"))
    t.play("Ann: serve Aileen", "Ann: discard 1 Love", "Ann: discard 1 Love")
    assert (t.options("Ann"), t.hand("Ann")) == ({"yes", "no"}, cards("Gina, Anna"))


# -- Ute Krombach --------------------------------------------------------------------------------------------


def test_ute_10_copies_cost_three_each() -> None:
    assert_price("Ute", cost=3, copies=10)


def test_ute_gives_one_employment_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Ute", employment=1, chamber=1)


def test_ute_is_worth_nothing_outside_private_quarters() -> None:
    assert_worth("Ute", 0)
    assert table(Ann=has("Ute", quarters="Weissbier")).vp("Ann") == 1


def test_ute_employed_this_turn_adds_a_card_to_the_new_hand() -> None:
    t = table(Ann=has("3 Love", deck="1 Love x9"), town="Ute").play("Ann: play 3 Love", "Ann: employ Ute")
    assert (t.servings, t.love, t.employments) == (0, 0, 0)
    t.play("Ann: end turn")
    assert len(t.hand("Ann")) == 6


def test_ute_each_copy_employed_adds_one() -> None:
    t = table(Ann=has("Ute, 3 Love x2", deck="1 Love x9")).play("Ann: serve Ute", "Ann: play all")
    t.play("Ann: employ Ute", "Ann: employ Ute", "Ann: end turn")
    assert len(t.hand("Ann")) == 7


def test_ute_adds_nothing_in_later_turns_or_when_she_serves() -> None:
    t = table(Ann=has("3 Love", deck="1 Love x19"), Bob=has(), town="Ute").play("Ann: play 3 Love", "Ann: employ Ute")
    t.play("Ann: end turn", "Bob: end turn", "Ann: end turn")
    assert len(t.hand("Ann")) == 5
    t = table(Ann=has("Ute", deck="1 Love x9")).play("Ann: serve Ute", "Ann: end turn")
    assert len(t.hand("Ann")) == 5


def test_ute_as_a_chambermaid_is_worth_one_point() -> None:
    assert table(Ann=has(quarters="Ute x2")).vp("Ann") == 2
    assert table(Ann=has(quarters="Ute, Beer Stand")).vp("Ann") == 1 + 2  # a stall has no alcohol


def test_ute_is_worth_two_points_with_an_alcohol_value_from_two_to_nine() -> None:
    worth = {"Altbier": 2, "Bock x2, Altbier": 2, "Bock x3": 2, "Bock x3, Altbier": 1, "Bock x2, Altbier x2": 1}
    for listed, points in worth.items():
        plain = table(Ann=has(quarters=listed)).vp("Ann")
        assert table(Ann=has(quarters=f"Ute, {listed}")).vp("Ann") == plain + points, listed


def test_ute_counts_beers_under_a_beer_fest_unless_a_heavy_storm_lies_on_it() -> None:
    assert table(Ann=has(quarters="Ute, Beer Fest (over Altbier)")).vp("Ann") == 2 + 4
    assert table(Ann=has(quarters="Ute, Beer Fest (over Altbier) (storm)")).vp("Ann") == 1
    assert table(Ann=has(quarters="Ute, Bock x3, Beer Fest (over Altbier)")).vp("Ann") == 1 + 18 + 4
    assert table(Ann=has(quarters="Ute, Bock x3, Beer Fest (over Altbier) (storm)")).vp("Ann") == 2 + 18


def test_ute_is_spelt_uta_in_some_printings() -> None:
    assert table(Ann=has("Uta Krombach")).hand("Ann") == cards("Ute")


# -- Kaori Hamasaki ------------------------------------------------------------------------------------------


def test_kaori_10_copies_cost_three_each() -> None:
    assert_price("Kaori", cost=3, copies=10)


def test_kaori_gives_one_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Kaori", love=1, chamber=1)


def test_kaori_is_worth_nothing_outside_private_quarters() -> None:
    assert_worth("Kaori", 0)
    assert table(Ann=has("Kaori x2", deck="Kaori x3", quarters="Kaori")).vp("Ann") == 1


def test_kaori_chambermaids_in_sets_of_three_and_then_the_rest() -> None:
    worth = {1: 1, 2: 2, 3: 12, 4: 13, 5: 14, 6: 24, 7: 25, 8: 26, 9: 36, 10: 37}
    for count, points in worth.items():
        assert table(Ann=has(quarters=f"Kaori x{count}")).vp("Ann") == points, count


def test_kaori_who_is_ill_is_in_no_set() -> None:
    assert table(sets=MIXED, Ann=has(quarters="Kaori x2, Kaori (ill)")).vp("Ann") == 2


# -- Paula Lauenburg -----------------------------------------------------------------------------------------


def test_paula_10_copies_cost_two_each() -> None:
    assert_price("Paula", cost=2, copies=10)


def test_paula_is_worth_no_points() -> None:
    assert_worth("Paula", 0)


def test_paula_has_no_symbols() -> None:
    assert_symbols("Paula")


def test_paula_you_may_discard_the_top_card_of_any_players_deck() -> None:
    t = table(Ann=has("Paula", deck="Anja"), Bob=has(deck="Matilde, Sara"), Cleo=has()).play("Ann: serve Paula")
    assert t.options("Ann") == {"target Ann", "target Bob", "done"}
    t.play("Ann: target Bob")
    assert (t.deck("Bob"), t.discard("Bob"), t.played()) == (["Sara"], cards("Matilde"), cards("Paula"))


def test_paula_may_be_declined() -> None:
    t = table(Ann=has("Paula"), Bob=has(deck="Sara")).play("Ann: serve Paula", "Ann: done")
    assert (t.deck("Bob"), t.love) == (["Sara"], 0)


def test_paula_gives_the_symbols_of_that_card_as_though_it_had_served() -> None:
    t = table(Ann=has("Paula, Nora", deck="1 Love x3"), Bob=has(deck="Toni")).play("Ann: serve Paula")
    t.play("Ann: target Bob", "Ann: use Toni")
    assert (t.servings, t.love, t.hand("Ann")) == (1, 1, cards("Nora, 1 Love"))


def test_paula_you_can_use_the_card_and_need_not() -> None:
    t = table(Ann=has("Paula, Nora", deck="1 Love x3"), Bob=has(deck="Toni")).play("Ann: serve Paula")
    assert t.play("Ann: target Bob").options("Ann") == {"use Toni", "done"}
    t.play("Ann: done")
    assert (t.phase, t.love, t.hand("Ann"), t.discard("Bob")) == ("employ", 0, cards("Nora"), cards("Toni"))


def test_paula_of_a_card_that_does_nothing_asks_nothing() -> None:
    for name in ("Nicole", "Matilde", "Anja"):
        t = table(Ann=has("Paula, Nora"), Bob=has(deck=name)).play("Ann: serve Paula", "Ann: target Bob")
        assert (t.phase, t.discard("Bob")) == ("employ", cards(name))


def test_paula_gives_the_text_of_that_card_after_its_symbols() -> None:
    t = table(Ann=has("Paula, Nora", deck="1 Love x3"), Bob=has(deck="Toni")).play("Ann: serve Paula")
    t.play("Ann: target Bob", "Ann: use Toni")
    assert t.options("Ann") == {"discard 1 Love", "discard Nora", "done"}
    t.play("Ann: discard 1 Love", "Ann: end serving")
    assert t.employments == 2


def test_paula_every_text_belongs_to_the_player_she_serves() -> None:
    t = table(Ann=has("Paula, 3 Love x2"), Bob=has(deck="Gina"), piles=beer()).play("Ann: serve Paula")
    t.play("Ann: target Bob", "Ann: use Gina", "Ann: play all", "Ann: beer top")
    assert beers(t, "Ann") == ["Altbier"]
    t = table(Ann=has("Paula, Matilde"), Bob=has("Matilde", deck="Kirika")).play(
        "Ann: serve Paula", "Ann: target Bob", "Ann: use Kirika"
    )
    assert (t.phase, t.can("Ann: play Matilde")) == ("employ", True)


def test_paula_of_a_love_card_you_gain_that_much_love() -> None:
    for name, love in (("1 Love", 1), ("2 Love", 2), ("3 Love", 3)):
        t = table(Ann=has("Paula"), Bob=has(deck=name)).play("Ann: serve Paula", "Ann: target Bob")
        assert (t.love, t.discard("Bob")) == (love, [name])


def test_paula_the_card_stays_on_its_owners_discard_pile() -> None:
    t = table(Ann=has("Paula", deck="1 Love x5"), Bob=has(deck="Sara")).play("Ann: serve Paula", "Ann: target Bob")
    t.play("Ann: use Sara")
    assert (t.love, t.discard("Bob"), t.played()) == (2, cards("Sara"), cards("Paula"))
    t.play("Ann: end turn")
    assert (t.discard("Ann"), t.discard("Bob")) == (cards("Paula"), cards("Sara"))


def test_paula_cannot_chamber_the_card() -> None:
    t = table(Ann=has("Paula, Anna"), Bob=has(deck="Kaori")).play("Ann: serve Paula", "Ann: target Bob")
    t.play("Ann: use Kaori")
    assert (t.love, t.quarters("Ann"), t.discard("Bob"), t.phase) == (1, [], cards("Kaori"), "employ")


def test_paula_on_nicole_does_nothing() -> None:
    t = table(Ann=has("Paula, Nicole"), Bob=has(deck="Nicole")).play("Ann: serve Paula", "Ann: target Bob")
    assert (t.phase, t.hand("Ann"), t.discard("Bob")) == ("employ", cards("Nicole"), cards("Nicole"))


def test_paula_on_paula_begins_again() -> None:
    t = table(Ann=has("Paula", deck="3 Love"), Bob=has(deck="Paula, Sara")).play(
        "Ann: serve Paula", "Ann: target Bob", "Ann: use Paula"
    )
    assert t.options("Ann") == {"target Ann", "target Bob", "done"}
    t.play("Ann: target Bob", "Ann: use Sara")
    assert (t.discard("Bob"), t.love) == (cards("Paula, Sara"), 2)


def test_paula_triggers_no_employ_bonus() -> None:
    t = table(Ann=has("Paula, Sara"), Bob=has(deck="Anna, Nora")).play("Ann: serve Paula", "Ann: target Bob")
    t.play("Ann: use Anna")
    assert (t.servings, t.deck("Bob"), t.can("Ann: serve Sara")) == (2, ["Nora"], True)
    t = table(Ann=has("Paula", deck="1 Love x9"), Bob=has(deck="Hermina")).play("Ann: serve Paula", "Ann: target Bob")
    t.play("Ann: use Hermina")
    assert t.play("Ann: end turn").asked == "Bob"
    t = table(Ann=has("Paula", deck="1 Love x9"), Bob=has(deck="Ute")).play("Ann: serve Paula", "Ann: target Bob")
    t.play("Ann: use Ute")
    assert (t.employments, len(t.play("Ann: end turn").hand("Ann"))) == (2, 5)


def test_paula_an_empty_deck_is_shuffled_first() -> None:
    t = table(Ann=has("Paula"), Bob=has(discard="Sara")).play("Ann: serve Paula", "Ann: target Bob", "Ann: use Sara")
    assert (t.love, t.discard("Bob")) == (2, cards("Sara"))


def test_paula_on_toni_is_that_turns_toni() -> None:
    t = table(Ann=has("Paula, Toni, 1 Love x3", deck="Anna x2"), Bob=has(deck="Toni")).play("Ann: serve Paula")
    t.play("Ann: target Bob", "Ann: use Toni", "Ann: discard 1 Love", "Ann: serve Toni")
    assert (t.discard("Ann"), t.love) == (cards("1 Love"), 2)


# -- Nicole Schmieg ------------------------------------------------------------------------------------------


def test_nicole_10_copies_cost_two_each() -> None:
    assert_price("Nicole", cost=2, copies=10)


def test_nicole_is_worth_no_points() -> None:
    assert_worth("Nicole", 0)


def test_nicole_has_no_symbols() -> None:
    assert_symbols("Nicole")


def test_nicole_when_you_employ_her_she_goes_on_any_players_discard_pile() -> None:
    t = table(Ann=has("2 Love"), Bob=has(), Cleo=has(discard="1 Love"), town="Nicole")
    t.play("Ann: play 2 Love", "Ann: employ Nicole")
    assert t.options("Ann") == {"target Ann", "target Bob", "target Cleo"}
    t.play("Ann: target Cleo")
    assert (t.discard("Cleo"), t.discard("Ann"), t.pile("Nicole")) == (cards("1 Love, Nicole"), [], 9)
    assert t.game.view(1)["seats"][2]["discard_top"] == "Nicole Schmieg"


def test_nicole_may_go_on_your_own_discard_pile() -> None:
    t = table(Ann=has("2 Love"), town="Nicole").play("Ann: play 2 Love", "Ann: employ Nicole", "Ann: target Ann")
    assert t.discard("Ann") == cards("Nicole")


def test_nicole_two_of_them_go_from_the_hand_to_the_town_for_a_general_maid_of_cost_five_or_less() -> None:
    t = table(Ann=has("Nicole x3"), town="Elsa, Hermina, Toni, Sara, Anna, Ute, Paula, Nora, Nadja")
    t.play("Ann: use Nicole")
    assert (t.hand("Ann"), t.pile("Nicole")) == (cards("Nicole"), 9)
    maids = ("Toni", "Sara", "Anna", "Ute", "Paula", "Nora", "Nadja", "Nicole")
    assert t.options("Ann") == {f"take {name}" for name in maids}  # no chief, no love, nobody dearer
    t.play("Ann: take Toni")
    assert (t.discard("Ann"), t.pile("Toni")) == (cards("Toni"), 9)


def test_nicole_the_exchange_needs_two_in_hand() -> None:
    assert not table(Ann=has("Nicole, Anna", discard="Nicole")).can("Ann: use Nicole")


def test_nicole_the_exchange_takes_no_serving_and_works_without_one() -> None:
    t = table(Ann=has("Nicole x2, Sara, Anna")).play("Ann: use Nicole", "Ann: take Sara")
    assert t.servings == 1
    t = table(Ann=has("Nicole x2, Sara")).play("Ann: serve Sara")
    assert (t.phase, t.servings) == ("serve", 0)
    assert t.options("Ann") == {"use Nicole", "end serving", "end turn"}


def test_nicole_the_exchange_is_for_the_serving_phase() -> None:
    t = table(Ann=has("Nicole x2, 1 Love")).play("Ann: end serving")
    assert not t.can("Ann: use Nicole")


def test_nicole_four_of_them_make_two_exchanges() -> None:
    t = table(Ann=has("Nicole x4")).play("Ann: use Nicole", "Ann: take Sara", "Ann: use Nicole", "Ann: take Sara")
    assert (t.discard("Ann"), t.pile("Nicole")) == (cards("Sara x2"), 10)


def test_nicole_served_only_uses_up_a_serving() -> None:
    t = table(Ann=has("Nicole, Nicole")).play("Ann: serve Nicole")
    assert (t.phase, t.played(), t.hand("Ann")) == ("employ", cards("Nicole"), cards("Nicole"))


def test_nicole_is_spelt_schmiege_in_the_card_list() -> None:
    assert table(Ann=has("Nicole Schmiege")).hand("Ann") == cards("Nicole")
