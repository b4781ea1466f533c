"""Love cards. The box has its own set of them."""

from cuore import new_game
from tests.cards.expanding_the_house.house import assert_price, assert_worth, cards, table
from tests.cards.table import has


def test_1_love_36_copies_cost_one_each() -> None:
    assert_price("1 Love", cost=1, copies=36)


def test_2_love_12_copies_cost_four_each() -> None:
    assert_price("2 Love", cost=4, copies=12)


def test_3_love_8_copies_cost_seven_each() -> None:
    assert_price("3 Love", cost=7, copies=8)


def test_1_love_gives_one_love_and_is_worth_no_points() -> None:
    t = table(Ann=has("1 Love x2")).play("Ann: play 1 Love")
    assert (t.love, t.played(), t.hand("Ann")) == (1, cards("1 Love"), cards("1 Love"))
    assert_worth("1 Love", 0)


def test_1_love_costs_one_less_than_aline_which_does_not_win_a_duel() -> None:
    houses = {"Ann": has("Victoria", deck="Aline"), "Bob": has(deck="1 Love", quarters="Garden")}
    t = table(houses, phase="serve").play("Ann: serve Victoria")
    assert (t.phase, t.quarters("Bob")) == ("employ", ["Garden"])


def test_2_love_gives_two_love_and_is_worth_no_points() -> None:
    assert table(Ann=has("2 Love")).play("Ann: play 2 Love").love == 2
    assert_worth("2 Love", 0)


def test_3_love_gives_three_love_and_is_worth_no_points() -> None:
    assert table(Ann=has("3 Love")).play("Ann: play 3 Love").love == 3
    assert_worth("3 Love", 0)


def test_1_love_seven_copies_and_three_alines_are_the_starting_deck() -> None:
    game = new_game(sets=["expanding_the_house"], seats=["Ann", "Bob"], seed=3)
    names = [game.table.cards[card].name for card in (*game.state.hand[0], *game.state.deck[0])]
    assert sorted(names) == ["1 Love"] * 7 + ["Aline du Roi"] * 3
