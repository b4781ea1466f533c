"""General maids: rulebook, section 12-2. One test per sentence of a card, and per line of symbols."""

from itertools import product

from tests.cards.table import CardTable, House, assert_price, assert_symbols, assert_worth, cards, has, table

# -- Ophelia Grail -------------------------------------------------------------------------------------------


def test_ophelia_8_copies_cost_six_each() -> None:
    assert_price("Ophelia", cost=6, copies=8)


def test_ophelia_gives_one_of_everything() -> None:
    assert_symbols("Ophelia", draw=1, serving=1, love=1, employment=1)


def test_ophelia_alone_is_worth_nothing() -> None:
    assert_worth("Ophelia", 0)


def test_ophelia_from_two_on_two_points_each_if_odd_and_minus_two_each_if_even() -> None:
    for count in range(2, 9):
        t = table(Ann=has(deck=f"Ophelia x{count}"))
        assert t.vp("Ann") == (2 * count if count % 2 else -2 * count), count


def test_ophelia_counts_over_hand_deck_and_discard_pile() -> None:
    assert table(Ann=has("Ophelia", deck="Ophelia", discard="Ophelia")).vp("Ann") == 6


# -- Anise Greenaway -----------------------------------------------------------------------------------------


def test_anise_8_copies_cost_seven_each() -> None:
    assert_price("Anise", cost=7, copies=8)


def test_anise_is_worth_three_points() -> None:
    assert_worth("Anise", 3)


def test_anise_draws_three_cards_and_gives_one_employment() -> None:
    assert_symbols("Anise", draw=3, employment=1)


def test_anise_is_spelt_anis_in_some_printings() -> None:
    assert table(Ann=has("Anis Greenaway")).hand("Ann") == cards("Anise")


# -- Sainsbury Lockwood --------------------------------------------------------------------------------------


def sainsbury(hand: str = "1 Love", piles: dict[str, int | str] | None = None) -> CardTable:
    """Ann is about to be served by Sainsbury."""
    town = "Sainsbury, Kagari, Claire, Eliza, Safran, Azure, Moine, Tenalys, Natsumi, Anise"
    return table(town=town, piles=piles, Ann=has(f"Sainsbury, {hand}"))


def test_sainsbury_10_copies_cost_five_each() -> None:
    assert_price("Sainsbury", cost=5, copies=10)


def test_sainsbury_is_worth_no_points() -> None:
    assert_worth("Sainsbury", 0)


def test_sainsbury_has_no_symbols() -> None:
    t = table(phase="serve", Ann=has("Sainsbury, 2 Love", deck="2 Love")).play("Ann: serve Sainsbury")
    assert (t.hand("Ann"), t.love, t.servings, t.employments) == (cards("2 Love"), 0, 0, 1)  # employ phase already
    assert_symbols("Sainsbury")


def test_sainsbury_you_may_return_a_1_love_from_the_hand_to_the_town() -> None:
    t = sainsbury("1 Love x2, 2 Love, Colette").play("Ann: serve Sainsbury")
    assert t.options("Ann") == {"return 1 Love", "done"}
    before = t.pile("1 Love")
    t.play("Ann: return 1 Love")
    assert t.pile("1 Love") == before + 1
    assert t.hand("Ann") == cards("1 Love, 2 Love, Colette")


def test_sainsbury_may_be_declined() -> None:
    t = sainsbury().play("Ann: serve Sainsbury", "Ann: done")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love"))


def test_sainsbury_takes_a_2_love_or_a_maid_of_cost_four_or_less_and_nothing_else() -> None:
    t = sainsbury().play("Ann: serve Sainsbury", "Ann: return 1 Love")
    maids = ("Kagari", "Claire", "Eliza", "Safran", "Azure", "Moine", "Colette")  # no private maid, nobody dearer
    assert t.options("Ann") == {"take 2 Love", *(f"take {name}" for name in maids)}


def test_sainsbury_puts_the_new_card_into_the_hand() -> None:
    t = sainsbury().play("Ann: serve Sainsbury", "Ann: return 1 Love", "Ann: take 2 Love")
    assert t.hand("Ann") == cards("2 Love")
    assert t.discard("Ann") == []
    assert t.pile("2 Love") == 11


def test_sainsbury_the_new_maid_may_serve_at_once() -> None:
    t = table(Ann=has("Kagari, Sainsbury, 1 Love")).play("Ann: serve Kagari", "Ann: serve Sainsbury")
    t.play("Ann: return 1 Love", "Ann: take Moine", "Ann: serve Moine")
    assert t.played() == cards("Kagari, Sainsbury, Moine")


def test_sainsbury_the_new_love_may_be_played_at_once() -> None:
    t = sainsbury().play("Ann: serve Sainsbury", "Ann: return 1 Love", "Ann: take 2 Love", "Ann: play 2 Love")
    assert t.love == 2


def test_sainsbury_cannot_return_a_1_love_that_was_played() -> None:
    t = sainsbury("1 Love, 2 Love").play("Ann: play 1 Love", "Ann: serve Sainsbury")
    assert t.phase == "employ"


def test_sainsbury_makes_no_offer_when_the_town_has_nothing_to_take() -> None:
    names = ("2 Love", "Kagari", "Claire", "Eliza", "Safran", "Azure", "Moine", "Colette")
    t = sainsbury(piles=dict.fromkeys(names, 0)).play("Ann: serve Sainsbury")
    assert (t.phase, t.hand("Ann")) == ("employ", cards("1 Love"))


# -- Tenalys Trent -------------------------------------------------------------------------------------------


def test_tenalys_10_copies_cost_five_each() -> None:
    assert_price("Tenalys", cost=5, copies=10)


def test_tenalys_is_worth_no_points() -> None:
    assert_worth("Tenalys", 0)


def test_tenalys_gives_three_love_and_one_employment() -> None:
    assert_symbols("Tenalys", love=3, employment=1)


def test_tenalys_each_other_player_draws_one_card() -> None:
    t = table(
        Ann=has("Tenalys", deck="1 Love"),
        Bob=has("1 Love x5", deck="Kagari, Rouge"),
        Cleo=has(deck="Azure x2"),
        Dora=has("1 Love", discard="Viola"),
    ).play("Ann: serve Tenalys")
    assert t.hand("Bob") == cards("1 Love x5, Kagari")
    assert t.hand("Cleo") == cards("Azure")
    assert t.hand("Dora") == cards("1 Love, Viola")


def test_tenalys_the_player_she_serves_does_not_draw() -> None:
    assert table(Ann=has("Tenalys", deck="1 Love")).play("Ann: serve Tenalys").hand("Ann") == []


def test_tenalys_has_other_spellings() -> None:
    assert table(Ann=has("Tenallys Trent")).hand("Ann") == cards("Tenalys")
    assert table(Ann=has("Tenaly's Trent")).hand("Ann") == cards("Tenalys")


# -- Nena Wilder ---------------------------------------------------------------------------------------------


def test_nena_10_copies_cost_five_each() -> None:
    assert_price("Nena", cost=5, copies=10)


def test_nena_is_worth_no_points() -> None:
    assert_worth("Nena", 0)


def test_nena_gives_one_love() -> None:
    assert_symbols("Nena", love=1)


def test_nena_the_players_on_the_left_and_on_the_right_get_a_bad_habit_each() -> None:
    t = table(
        Ann=has("Nena", quarters="Azure"),
        Bob=has(quarters="Azure"),
        Cleo=has(quarters="Azure"),
        Dora=has(quarters="Rosa"),
    ).play("Ann: serve Nena")
    assert t.quarters("Bob") == cards("Azure, Bad Habit")
    assert t.quarters("Dora") == cards("Rosa, Bad Habit")
    assert t.quarters("Cleo") == t.quarters("Ann") == cards("Azure")
    assert t.pile("Bad Habit") == 14


def test_nena_only_somebody_with_a_maid_in_private_quarters_gets_one() -> None:
    t = table(Ann=has("Nena"), Bob=has("Azure"), Cleo=has(quarters="Colette")).play("Ann: serve Nena")
    assert t.quarters("Bob") == []
    assert t.quarters("Cleo") == cards("Colette, Bad Habit")


def test_nena_a_maid_who_is_ill_counts_as_absent() -> None:
    t = table(Ann=has("Nena"), Bob=has(quarters="Azure (ill)"), Cleo=has(quarters="Azure (ill), Rouge"))
    t.play("Ann: serve Nena")
    assert t.quarters("Bob") == ["Azure (ill)"]
    assert t.quarters("Cleo") == ["Azure (ill)", "Bad Habit", "Rouge"]


def test_nena_with_two_players_the_other_one_gets_only_one() -> None:
    t = table(Ann=has("Nena"), Bob=has(quarters="Azure")).play("Ann: serve Nena")
    assert t.quarters("Bob") == cards("Azure, Bad Habit")


def test_nena_the_left_neighbour_comes_first_when_one_is_left() -> None:
    houses = {"Bob": has(quarters="Azure"), "Cleo": has(quarters="Azure")}
    t = table(houses, piles={"Bad Habit": 1}, Ann=has("Nena")).play("Ann: serve Nena")
    assert t.quarters("Bob") == cards("Azure, Bad Habit")
    assert t.quarters("Cleo") == cards("Azure")


def test_nena_the_last_one_goes_right_when_left_has_no_maid() -> None:
    t = table(piles={"Bad Habit": 1}, Ann=has("Nena"), Bob=has(), Cleo=has(quarters="Azure"))
    assert t.play("Ann: serve Nena").quarters("Cleo") == cards("Azure, Bad Habit")


def test_nena_gives_nothing_when_no_bad_habit_is_left() -> None:
    t = table(piles={"Bad Habit": 0}, Ann=has("Nena"), Bob=has(quarters="Azure")).play("Ann: serve Nena")
    assert t.quarters("Bob") == cards("Azure")


def test_nena_gives_nothing_in_a_game_without_bad_habits() -> None:
    t = table(options=("no-bad-habits",), Ann=has("Nena"), Bob=has(quarters="Azure")).play("Ann: serve Nena")
    assert (t.love, t.quarters("Bob")) == (1, cards("Azure"))


# -- Natsumi Fujikawa ----------------------------------------------------------------------------------------


def natsumi(**houses: House) -> CardTable:
    """Ann is about to be served by Natsumi."""
    return table(houses, Ann=has("Natsumi, 1 Love x2", deck="Rouge"))


def test_natsumi_10_copies_cost_five_each() -> None:
    assert_price("Natsumi", cost=5, copies=10)


def test_natsumi_is_worth_no_points() -> None:
    assert_worth("Natsumi", 0)


def test_natsumi_draws_one_card_and_gives_two_servings() -> None:
    assert_symbols("Natsumi", draw=1, serving=2)


def test_natsumi_draws_before_she_asks() -> None:
    t = natsumi().play("Ann: serve Natsumi")
    assert t.options("Ann") == {"discard 1 Love", "discard Rouge", "done"}
    assert t.servings == 2


def test_natsumi_you_may_discard_one_card() -> None:
    t = natsumi().play("Ann: serve Natsumi", "Ann: discard Rouge")
    assert (t.discard("Ann"), t.hand("Ann"), t.asked) == (cards("Rouge"), cards("1 Love x2"), "Ann")


def test_natsumi_nobody_discards_when_you_do_not() -> None:
    t = natsumi(Bob=has("1 Love x5, Kagari")).play("Ann: serve Natsumi", "Ann: done")
    assert (t.asked, len(t.hand("Bob")), t.discard("Ann")) == ("Ann", 6, [])


def test_natsumi_each_other_player_with_four_cards_discards_one() -> None:
    t = natsumi(Bob=has("1 Love x3, Kagari"), Cleo=has("1 Love x2, Kagari"))
    t.play("Ann: serve Natsumi", "Ann: discard 1 Love")
    assert t.options("Bob") == {"discard 1 Love", "discard Kagari"}
    t.play("Bob: discard Kagari")
    assert (t.asked, t.discard("Bob"), len(t.hand("Cleo"))) == ("Ann", cards("Kagari"), 3)


def test_natsumi_the_others_discard_clockwise() -> None:
    t = table(
        active="Cleo",
        Ann=has("1 Love x3, Rouge"),
        Bob=has("1 Love x3, Rouge"),
        Cleo=has("Natsumi, 2 Love"),
        Dora=has("1 Love x3, Rouge"),
    ).play("Cleo: serve Natsumi", "Cleo: discard 2 Love")
    t.play("Dora: discard Rouge", "Ann: discard Rouge", "Bob: discard Rouge")
    assert t.asked == "Cleo"


def test_natsumi_makes_no_offer_to_an_empty_hand() -> None:
    t = table(Ann=has("Natsumi")).play("Ann: serve Natsumi")
    assert (t.phase, t.employments) == ("employ", 1)


# -- Esquine Forêt -------------------------------------------------------------------------------------------


def test_esquine_10_copies_cost_four_each() -> None:
    assert_price("Esquine", cost=4, copies=10)


def test_esquine_is_worth_no_points() -> None:
    assert_worth("Esquine", 0)


def test_esquine_draws_two_cards() -> None:
    assert_symbols("Esquine", draw=2)


def test_esquine_draws_before_she_asks() -> None:
    t = table(Ann=has("Esquine, 1 Love", deck="Rouge, Kagari")).play("Ann: serve Esquine")
    assert t.options("Ann") == {"discard 1 Love", "discard Rouge", "discard Kagari", "done"}


def test_esquine_you_may_discard_up_to_two_cards() -> None:
    hand = has("Esquine, 1 Love x3, Kagari", deck="1 Love x2")
    none = table(Ann=hand).play("Ann: serve Esquine", "Ann: done")
    assert (none.phase, len(none.hand("Ann"))) == ("employ", 6)
    one = table(Ann=hand).play("Ann: serve Esquine", "Ann: discard 1 Love", "Ann: done")
    assert (one.phase, one.discard("Ann")) == ("serve", cards("1 Love"))
    two = table(Ann=hand).play("Ann: serve Esquine", "Ann: discard 1 Love", "Ann: discard 1 Love")
    assert (two.can("Ann: serve Kagari"), two.discard("Ann")) == (True, cards("1 Love x2"))


def test_esquine_gives_one_serving_per_card_discarded() -> None:
    t = table(Ann=has("Esquine, 1 Love x3, Kagari", deck="1 Love x2")).play("Ann: serve Esquine")
    for servings in (0, 1):
        assert t.servings == servings
        t.play("Ann: discard 1 Love")
    assert (t.servings, t.love, t.employments) == (2, 0, 0)


def test_esquine_is_spelt_esquive_in_some_printings() -> None:
    assert table(Ann=has("Esquive Forêt")).hand("Ann") == cards("Esquine")


# -- Geneviève Daubigny, Moine de Lefèvre, Kagari Ichinomiya -------------------------------------------------


def test_genevieve_10_copies_cost_four_each() -> None:
    assert_price("Genevieve", cost=4, copies=10)


def test_genevieve_is_worth_no_points() -> None:
    assert_worth("Genevieve", 0)


def test_genevieve_draws_one_card_and_gives_one_love_and_one_serving() -> None:
    assert_symbols("Genevieve", draw=1, serving=1, love=1)


def test_moine_10_copies_cost_four_each() -> None:
    assert_price("Moine", cost=4, copies=10)


def test_moine_is_worth_no_points() -> None:
    assert_worth("Moine", 0)


def test_moine_draws_two_cards_and_gives_two_employments() -> None:
    assert_symbols("Moine", draw=2, employment=2)


def test_kagari_10_copies_cost_three_each() -> None:
    assert_price("Kagari", cost=3, copies=10)


def test_kagari_is_worth_no_points() -> None:
    assert_worth("Kagari", 0)


def test_kagari_gives_two_servings() -> None:
    assert_symbols("Kagari", serving=2)


# -- Eliza Rosewater -----------------------------------------------------------------------------------------


def test_eliza_10_copies_cost_three_each() -> None:
    assert_price("Eliza", cost=3, copies=10)


def test_eliza_is_worth_no_points() -> None:
    assert_worth("Eliza", 0)


def test_eliza_gives_two_love() -> None:
    t = table(phase="serve", Ann=has("Eliza")).play("Ann: serve Eliza")
    assert (t.love, t.phase, t.employments) == (2, "employ", 1)
    assert_symbols("Eliza", love=2)


def test_eliza_you_may_look_at_the_top_card_of_any_players_deck() -> None:
    t = table(Ann=has("Eliza", deck="1 Love"), Bob=has(deck="Kagari, Rouge"), Cleo=has(deck="2 Love"))
    t.play("Ann: serve Eliza")
    assert t.options("Ann") == {"target Ann", "target Bob", "target Cleo", "done"}
    t.play("Ann: target Bob")
    assert t.options("Ann") == {"discard Kagari", "done"}


def test_eliza_may_be_declined() -> None:
    t = table(Ann=has("Eliza", deck="1 Love")).play("Ann: serve Eliza", "Ann: done")
    assert (t.phase, t.deck("Ann")) == ("employ", cards("1 Love"))


def test_eliza_only_the_one_who_looks_sees_the_card() -> None:
    t = table(Ann=has("Eliza"), Bob=has(deck="Kagari, Rouge"), Cleo=has())
    t.play("Ann: serve Eliza", "Ann: target Bob")
    assert [t.aside(seat) for seat in ("Ann", "Bob", "Cleo")] == [["Kagari"], [None], [None]]


def test_eliza_sends_the_card_to_its_owners_discard_pile() -> None:
    t = table(Ann=has("Eliza"), Bob=has(deck="Kagari, Rouge")).play("Ann: serve Eliza", "Ann: target Bob")
    t.play("Ann: discard Kagari")
    assert (t.deck("Bob"), t.discard("Bob"), t.discard("Ann")) == (["Rouge"], cards("Kagari"), [])


def test_eliza_leaves_the_card_on_top_and_remembers_it() -> None:
    t = table(Ann=has("Eliza"), Bob=has(deck="Kagari, Rouge")).play("Ann: serve Eliza", "Ann: target Bob")
    t.play("Ann: done")
    assert (t.deck("Bob"), t.discard("Bob")) == (["Kagari", "Rouge"], [])
    assert t.known("Ann") == [("Bob", "deck", "Kagari")]
    assert t.known("Bob") == []


def test_eliza_may_look_at_the_own_deck() -> None:
    t = table(Ann=has("Eliza", deck="1 Love, Rouge")).play("Ann: serve Eliza", "Ann: target Ann")
    t.play("Ann: discard 1 Love")
    assert (t.deck("Ann"), t.discard("Ann")) == (["Rouge"], cards("1 Love"))


def test_eliza_an_empty_deck_is_shuffled_anew_first() -> None:
    t = table(Ann=has("Eliza"), Bob=has(discard="Rouge, Azure")).play("Ann: serve Eliza", "Ann: target Bob")
    assert t.discard("Bob") == []
    t.play("Ann: done")
    assert sorted(t.deck("Bob")) == cards("Rouge, Azure")


def test_eliza_cannot_look_where_there_is_no_card() -> None:
    t = table(Ann=has("Eliza"), Bob=has("1 Love", quarters="Azure"), Cleo=has(deck="1 Love"))
    assert t.play("Ann: serve Eliza").options("Ann") == {"target Cleo", "done"}


# -- Claire Saint-Juste --------------------------------------------------------------------------------------


def test_claire_10_copies_cost_three_each() -> None:
    assert_price("Claire", cost=3, copies=10)


def test_claire_is_worth_no_points() -> None:
    assert_worth("Claire", 0)


def test_claire_gives_one_serving() -> None:
    assert_symbols("Claire", serving=1)


def test_claire_served_you_may_return_one_event_in_your_private_quarters() -> None:
    ann = has("Claire", quarters="Azure (ill x2), Rosa (ill), Bad Habit x2")
    t = table(Ann=ann, Bob=has(quarters="Viola (ill), Bad Habit")).play("Ann: serve Claire")
    own = {"target Ann: Azure (ill 2 times)", "target Ann: Rosa (ill)", "target Ann: Bad Habit"}
    assert t.options("Ann") == {*own, "done"}
    left = t.pile("Bad Habit")
    t.play("Ann: target Ann: Bad Habit")
    assert t.quarters("Ann") == ["Azure (ill x2)", "Bad Habit", "Rosa (ill)"]
    assert t.pile("Bad Habit") == left + 1
    assert t.phase == "employ"


def test_claire_served_takes_one_illness_of_several() -> None:
    t = table(Ann=has("Claire", quarters="Azure (ill x2)")).play("Ann: serve Claire", "Ann: target Ann: Azure")
    assert (t.quarters("Ann"), t.pile("Illness")) == (["Azure (ill)"], 9)


def test_claire_served_may_be_declined() -> None:
    t = table(Ann=has("Claire", quarters="Azure, Bad Habit")).play("Ann: serve Claire", "Ann: done")
    assert t.quarters("Ann") == cards("Azure, Bad Habit")


def test_claire_served_has_nothing_to_offer_without_an_event() -> None:
    assert table(Ann=has("Claire", quarters="Azure")).play("Ann: serve Claire").phase == "employ"


def attacked(bob: str, *, hand: str = "1 Love x4") -> CardTable:
    """Ann may employ an event; Bob has some hand, and Azure in his private quarters."""
    t = table(phase="employ", Ann=has(hand, quarters="Rouge"), Bob=has(bob, quarters="Azure"))
    return t.play("Ann: play all")


def test_claire_shown_when_a_bad_habit_is_employed_sends_it_back_to_the_town() -> None:
    t = attacked("Claire, 1 Love").play("Ann: employ Bad Habit", "Ann: target Bob")
    assert t.options("Bob") == {"reveal Claire", "done"}
    t.play("Bob: reveal Claire")
    assert (t.quarters("Bob"), t.pile("Bad Habit"), t.asked) == (cards("Azure"), 16, "Ann")


def test_claire_shown_when_an_illness_is_employed_sends_it_back_to_the_town() -> None:
    t = attacked("Claire").play("Ann: employ Illness", "Ann: target Bob: Azure", "Bob: reveal Claire")
    assert (t.quarters("Bob"), t.pile("Illness")) == (cards("Azure"), 10)


def test_claire_need_not_be_shown() -> None:
    t = attacked("Claire").play("Ann: employ Illness", "Ann: target Bob: Azure", "Bob: done")
    assert (t.quarters("Bob"), t.pile("Illness")) == (["Azure (ill)"], 9)


def test_claire_is_shown_and_not_discarded() -> None:
    t = attacked("Claire, 1 Love").play("Ann: employ Bad Habit", "Ann: target Bob", "Bob: reveal Claire")
    assert (t.hand("Bob"), t.discard("Bob")) == (cards("Claire, 1 Love"), [])


def test_claire_nothing_is_refunded() -> None:
    t = attacked("Claire").play("Ann: employ Bad Habit", "Ann: target Bob", "Bob: reveal Claire")
    assert (t.love, t.employments) == (2, 0)


def test_claire_may_be_shown_any_number_of_times() -> None:
    t = table(Ann=has("Moine, 1 Love x6", quarters="Rouge"), Bob=has("Claire", quarters="Azure"))
    t.play("Ann: serve Moine", "Ann: play all")
    for left in (4, 2, 0):
        t.play("Ann: employ Bad Habit", "Ann: target Bob", "Bob: reveal Claire")
        assert t.love == left
    assert (t.hand("Bob"), t.quarters("Bob"), t.pile("Bad Habit")) == (cards("Claire"), cards("Azure"), 16)


def test_claire_is_asked_for_by_hand_only() -> None:
    """In the deck, in the discard pile or not there at all she answers nothing, and nobody is asked."""
    bob = has("1 Love", deck="Claire", discard="Claire", quarters="Azure")
    t = table(phase="employ", Ann=has("2 Love"), Bob=bob).play("Ann: play 2 Love", "Ann: employ Bad Habit")
    assert (t.asked, t.quarters("Bob")) == ("Ann", cards("Azure, Bad Habit"))


def test_claire_answers_an_event_that_her_own_player_places_there() -> None:
    t = table(phase="employ", Ann=has("Claire, 2 Love", quarters="Azure"))
    t.play("Ann: play 2 Love", "Ann: employ Bad Habit")
    assert t.options("Ann") == {"reveal Claire", "done"}
    assert t.play("Ann: reveal Claire").quarters("Ann") == cards("Azure")


def test_claire_answers_nena() -> None:
    t = table(Ann=has("Nena"), Bob=has("Claire", quarters="Azure"), Cleo=has(quarters="Rouge"))
    t.play("Ann: serve Nena", "Bob: reveal Claire")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Azure"), cards("Rouge, Bad Habit"))


def test_claire_sends_the_last_bad_habit_of_nena_on_to_the_right_neighbour() -> None:
    houses = {"Bob": has("Claire", quarters="Azure"), "Cleo": has(quarters="Rouge")}
    t = table(houses, piles={"Bad Habit": 1}, Ann=has("Nena")).play("Ann: serve Nena", "Bob: reveal Claire")
    assert (t.quarters("Cleo"), t.pile("Bad Habit")) == (cards("Rouge, Bad Habit"), 0)
    t = table(houses, piles={"Bad Habit": 1}, Ann=has("Nena")).play("Ann: serve Nena", "Bob: done")
    assert (t.quarters("Bob"), t.quarters("Cleo")) == (cards("Azure, Bad Habit"), cards("Rouge"))


def test_claire_is_asked_of_both_neighbours_the_left_one_first() -> None:
    t = table(Ann=has("Nena"), Bob=has("Claire", quarters="Azure"), Cleo=has("Claire", quarters="Rouge"))
    t.play("Ann: serve Nena", "Bob: reveal Claire", "Cleo: reveal Claire")
    assert t.pile("Bad Habit") == 16


def test_claire_answers_an_event_that_sora_moves_and_it_goes_to_the_town() -> None:
    t = table(Ann=has(quarters="Sora, Bad Habit"), Bob=has("Claire", quarters="Azure"))
    t.play("Ann: use Sora", "Bob: reveal Claire")
    assert (t.quarters("Ann"), t.quarters("Bob"), t.pile("Bad Habit")) == (cards("Sora"), cards("Azure"), 16)


def test_claire_answers_the_two_illnesses_of_nord_one_after_the_other() -> None:
    shown, declined = "reveal Claire", "done"
    for first, second, left in (
        (shown, shown, 0),
        (shown, declined, 1),
        (declined, shown, 1),
        (declined, declined, 2),
    ):
        t = table(Ann=has("1 Love x2", quarters="Nord"), Bob=has("Claire", quarters="Azure"))
        t.play("Ann: use Nord", "Ann: target Bob: Azure")
        assert t.options("Bob") == {"reveal Claire", "done"}
        t.play(f"Bob: {first}")
        assert t.options("Bob") == {"reveal Claire", "done"}
        t.play(f"Bob: {second}")
        assert t.quarters("Bob") == [["Azure"], ["Azure (ill)"], ["Azure (ill x2)"]][left]
        assert t.pile("Illness") == 10 - left


def test_claire_two_copies_are_one_question() -> None:
    t = attacked("Claire x2").play("Ann: employ Bad Habit", "Ann: target Bob")
    assert t.options("Bob") == {"reveal Claire", "done"}
    assert t.play("Bob: done").quarters("Bob") == cards("Azure, Bad Habit")


def test_claire_who_is_asked_for_is_known_to_everybody() -> None:
    t = attacked("Claire").play("Ann: employ Bad Habit", "Ann: target Bob", "Bob: done")
    assert t.known("Ann") == [("Bob", "hand", "Claire")]


# -- Safran Virginie -----------------------------------------------------------------------------------------


def test_safran_10_copies_cost_three_each() -> None:
    assert_price("Safran", cost=3, copies=10)


def test_safran_gives_two_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Safran", love=2, chamber=1)


def test_safran_is_worth_nothing_outside_private_quarters() -> None:
    assert_worth("Safran", 0)
    assert table(Ann=has("Safran x4", deck="Safran x4")).vp("Ann") == 0


def test_safran_sets_of_up_to_four_chambermaids() -> None:
    worth = {1: 0, 2: 4, 3: 8, 4: 12, 5: 12, 6: 16, 7: 20, 8: 24, 9: 24, 10: 28}
    for count, points in worth.items():
        assert table(Ann=has(quarters=f"Safran x{count}")).vp("Ann") == points, count


def test_safran_four_first_is_the_best_grouping() -> None:
    value = {0: 0, 1: 0, 2: 4, 3: 8, 4: 12}
    best = [0]
    for count in range(1, 11):
        best.append(max(best[count - size] + value[size] for size in range(1, min(4, count) + 1)))
        assert table(Ann=has(quarters=f"Safran x{count}")).vp("Ann") == best[count]


def test_safran_who_is_ill_is_in_no_set() -> None:
    assert table(Ann=has(quarters="Safran x2, Safran (ill) x2")).vp("Ann") == 4


# -- the Crescent sisters ------------------------------------------------------------------------------------


def crescent(azure: int, viola: int, rouge: int) -> int:
    """Points for so many chambermaids of each."""
    listed = ", ".join(f"{n} x{c}" for n, c in (("Azure", azure), ("Viola", viola), ("Rouge", rouge)) if c)
    return table(Ann=has(quarters=listed)).vp("Ann")


def test_azure_10_copies_cost_two_each() -> None:
    assert_price("Azure", cost=2, copies=10)


def test_azure_is_worth_one_point() -> None:
    assert_worth("Azure", 1)


def test_azure_gives_one_employment_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Azure", employment=1, chamber=1)


def test_azure_with_one_sister_three_points_more_and_with_both_seven() -> None:
    assert [crescent(1, 0, 0), crescent(1, 1, 0), crescent(1, 0, 1), crescent(1, 1, 1)] == [1, 5, 5, 10]


def test_azure_two_of_the_same_are_no_set() -> None:
    assert crescent(2, 0, 0) == 2


def test_azure_and_her_sisters_count_as_sets_only_in_private_quarters() -> None:
    assert table(Ann=has("Azure, Viola, Rouge")).vp("Ann") == 3
    assert table(Ann=has("Viola", quarters="Azure, Rouge")).vp("Ann") == 6


def test_azure_who_is_ill_is_in_no_set() -> None:
    assert table(Ann=has(quarters="Azure (ill), Viola, Rouge")).vp("Ann") == 5


def test_azure_and_her_sisters_form_the_sets_worth_most() -> None:
    """Against every way of splitting up to four of each into trios, pairs and rest."""
    best: dict[tuple[int, ...], int] = {}
    for counts in product(range(5), repeat=3):
        sets = [
            (points, tuple(c - s for c, s in zip(counts, used, strict=True)))
            for used, points in (((1, 1, 1), 7), ((1, 1, 0), 3), ((1, 0, 1), 3), ((0, 1, 1), 3))
        ]
        best[counts] = max((p + best[left] for p, left in sets if min(left) >= 0), default=0)
    for counts in [(4, 4, 4), (4, 3, 1), (4, 1, 1), (3, 3, 1), (2, 2, 1), (4, 2, 0), (0, 4, 3), (1, 4, 2), (2, 4, 4)]:
        assert crescent(*counts) == best[counts] + sum(counts), counts


def test_viola_10_copies_cost_two_each() -> None:
    assert_price("Viola", cost=2, copies=10)


def test_viola_is_worth_one_point() -> None:
    assert_worth("Viola", 1)


def test_viola_draws_one_card_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Viola", draw=1, chamber=1)


def test_viola_with_one_sister_three_points_more_and_with_both_seven() -> None:
    assert [crescent(0, 1, 0), crescent(1, 1, 0), crescent(0, 1, 1), crescent(1, 1, 1)] == [1, 5, 5, 10]


def test_rouge_10_copies_cost_two_each() -> None:
    assert_price("Rouge", cost=2, copies=10)


def test_rouge_is_worth_one_point() -> None:
    assert_worth("Rouge", 1)


def test_rouge_gives_one_love_or_becomes_a_chambermaid_for_one_serving() -> None:
    assert_symbols("Rouge", love=1, chamber=1)


def test_rouge_with_one_sister_three_points_more_and_with_both_seven() -> None:
    assert [crescent(0, 0, 1), crescent(1, 0, 1), crescent(0, 1, 1), crescent(1, 1, 1)] == [1, 5, 5, 10]


def test_rouge_as_a_chambermaid_gives_no_love() -> None:
    t = table(Ann=has("Rouge")).play("Ann: chamber Rouge")
    assert (t.love, t.quarters("Ann"), t.played()) == (0, cards("Rouge"), [])
