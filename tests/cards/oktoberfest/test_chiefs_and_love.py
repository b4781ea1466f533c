"""Chiefs and love cards: rulebook, sections 13-1 and 13-6."""

from tests.cards.oktoberfest.festival import MIXED, assert_price, assert_symbols, assert_worth, cards, has, table

# -- love ----------------------------------------------------------------------------------------------------


def test_1_love_36_copies_cost_one_each_and_give_one_love() -> None:
    assert_price("1 Love", cost=1, copies=36)
    assert_worth("1 Love", 0)
    assert table(Ann=has("1 Love")).play("Ann: play 1 Love").love == 1
    t = table(Ann=has("Renata"), Bob=has("1 Love x5")).play("Ann: serve Renata", "Ann: number 1")
    assert t.discard("Bob") == cards("1 Love")


def test_2_love_12_copies_cost_four_each_and_give_two_love() -> None:
    assert_price("2 Love", cost=4, copies=12)
    assert_worth("2 Love", 0)
    assert table(Ann=has("2 Love")).play("Ann: play 2 Love").love == 2


def test_3_love_8_copies_cost_seven_each_and_give_three_love() -> None:
    assert_price("3 Love", cost=7, copies=8)
    assert_worth("3 Love", 0)
    assert table(Ann=has("3 Love")).play("Ann: play 3 Love").love == 3


# -- Anja Brunner --------------------------------------------------------------------------------------------


def test_anja_8_copies_cost_ten_each() -> None:
    assert_price("Anja", cost=10, copies=8)


def test_anja_is_worth_six_points() -> None:
    assert_worth("Anja", 6)


def test_anja_has_no_symbols_and_is_no_chambermaid() -> None:
    assert_symbols("Anja")


def test_anja_is_worth_one_point_more_if_you_own_three_nicoles() -> None:
    worth = {0: 6, 1: 6, 2: 6, 3: 7, 4: 7, 10: 7}
    for nicoles, points in worth.items():
        assert table(Ann=has("Anja", deck=f"Nicole x{nicoles}" if nicoles else "")).vp("Ann") == points, nicoles


def test_anja_every_copy_gains_the_point() -> None:
    assert table(Ann=has("Anja x3", deck="Nicole x3")).vp("Ann") == 21


def test_anja_counts_nicole_over_hand_deck_and_discard_pile() -> None:
    assert table(Ann=has("Nicole, Anja", deck="Nicole", discard="Nicole")).vp("Ann") == 7


def test_anja_does_not_count_the_nicoles_of_others() -> None:
    assert table(Ann=has("Anja, Nicole x2"), Bob=has(deck="Nicole x8")).vp("Ann") == 6


# -- Matilde Wiese -------------------------------------------------------------------------------------------


def test_matilde_24_copies_cost_two_each() -> None:
    assert_price("Matilde", cost=2, copies=24)


def test_matilde_is_worth_one_point_as_a_chambermaid_or_not() -> None:
    assert_worth("Matilde", 1)
    assert table(Ann=has(quarters="Matilde x2")).vp("Ann") == 2


def test_matilde_has_no_symbols_and_becomes_a_chambermaid_for_two_servings() -> None:
    assert_symbols("Matilde", chamber=2)


def test_matilde_in_the_starting_phase_may_go_from_the_quarters_to_the_discard_pile() -> None:
    t = table(Ann=has("2 Love", quarters="Matilde"))
    assert t.phase == "start"
    assert t.options("Ann") == {"use Matilde", "play 2 Love", "end start", "end turn"}
    t.play("Ann: use Matilde")
    assert (t.quarters("Ann"), t.discard("Ann")) == ([], cards("Matilde"))


def test_matilde_if_she_does_a_card_of_your_choice_goes_from_the_hand_to_the_town() -> None:
    t = table(Ann=has("1 Love, 2 Love, Anna, Matilde", quarters="Matilde")).play("Ann: use Matilde")
    assert t.options("Ann") == {"return 1 Love", "return 2 Love", "return Anna", "return Matilde"}
    before = t.pile("1 Love")
    t.play("Ann: return 1 Love")
    assert (t.pile("1 Love"), t.hand("Ann")) == (before + 1, cards("2 Love, Anna, Matilde"))


def test_matilde_the_card_is_gone_for_good() -> None:
    t = table(Ann=has("1 Love, Anna", deck="2 Love x5", quarters="Matilde"))
    t.play("Ann: use Matilde", "Ann: return 1 Love", "Ann: end turn")
    assert (t.discard("Ann"), t.hand("Ann")) == (cards("Anna, Matilde"), cards("2 Love x5"))


def test_matilde_may_stay() -> None:
    t = table(Ann=has("1 Love", quarters="Matilde")).play("Ann: end start")
    assert (t.quarters("Ann"), t.hand("Ann"), t.phase) == (cards("Matilde"), cards("1 Love"), "employ")


def test_matilde_is_not_asked_when_the_hand_is_empty() -> None:
    assert table(Ann=has(quarters="Matilde")).phase == "employ"
    t = table(Ann=has("1 Love", quarters="Matilde")).play("Ann: play 1 Love")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Matilde"))


def test_matilde_each_copy_works_once() -> None:
    t = table(Ann=has("1 Love x2, Anna", quarters="Matilde x2")).play("Ann: use Matilde", "Ann: return 1 Love")
    t.play("Ann: use Matilde", "Ann: return 1 Love")
    assert (t.phase, t.hand("Ann"), t.discard("Ann")) == ("serve", cards("Anna"), cards("Matilde x2"))


def test_matilde_works_only_in_the_starting_phase_and_so_not_in_the_turn_that_made_her_a_chambermaid() -> None:
    t = table(Ann=has("Anna, Matilde, 1 Love, Anna")).play("Ann: serve Anna", "Ann: chamber Matilde")
    assert (t.quarters("Ann"), t.servings) == (cards("Matilde"), 0)
    assert not t.can("Ann: use Matilde")


def test_matilde_in_hand_does_nothing_in_the_starting_phase() -> None:
    assert table(Ann=has("Matilde, 1 Love")).phase == "serve"


def test_matilde_who_is_ill_has_no_ability() -> None:
    ill = has("1 Love", quarters="Matilde (ill)")
    assert table(sets=MIXED, chiefs="oktoberfest", Ann=ill).phase == "employ"
