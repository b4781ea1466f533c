"""Love cards: rulebook, sections 5 and 12-5."""

from tests.cards.table import assert_price, assert_worth, cards, has, table


def test_1_love_36_copies_cost_one_each() -> None:
    assert_price("1 Love", cost=1, copies=36)


def test_2_love_12_copies_cost_four_each() -> None:
    assert_price("2 Love", cost=4, copies=12)


def test_3_love_8_copies_cost_seven_each() -> None:
    assert_price("3 Love", cost=7, copies=8)


def test_1_love_gives_one_love() -> None:
    t = table(Ann=has("1 Love x2")).play("Ann: play 1 Love")
    assert t.love == 1
    assert t.played() == cards("1 Love")
    assert t.hand("Ann") == cards("1 Love")


def test_2_love_gives_two_love() -> None:
    assert table(Ann=has("2 Love")).play("Ann: play 2 Love").love == 2


def test_3_love_gives_three_love() -> None:
    assert table(Ann=has("3 Love")).play("Ann: play 3 Love").love == 3


def test_1_love_is_worth_no_points() -> None:
    assert_worth("1 Love", 0)


def test_2_love_is_worth_no_points() -> None:
    assert_worth("2 Love", 0)


def test_3_love_is_worth_no_points() -> None:
    assert_worth("3 Love", 0)


def test_1_love_needs_no_serving() -> None:
    t = table(Ann=has("1 Love x2, Kagari")).play("Ann: play 1 Love")
    assert (t.phase, t.servings) == ("serve", 1)


def test_1_love_is_no_maid_and_cannot_serve() -> None:
    t = table(Ann=has("1 Love x2, Kagari"))
    assert not t.can("Ann: serve 1 Love")
    assert not t.can("Ann: chamber 1 Love")


def test_1_love_may_be_played_in_every_phase_of_the_own_turn() -> None:
    t = table(Ann=has("1 Love x3, Kagari", deck="1 Love", quarters="Lalande"))
    for phase, leave in (("start", "Ann: end start"), ("serve", "Ann: end serving"), ("employ", "")):
        assert t.phase == phase
        t.play("Ann: play 1 Love")
        if leave:
            t.play(leave)
    assert t.love == 3


def test_1_love_is_lost_unspent_when_the_turn_ends() -> None:
    t = table(Ann=has("1 Love x5"), Bob=has()).play("Ann: play all", "Ann: end turn", "Bob: end turn")
    assert (t.asked, t.love) == ("Ann", 0)


def test_2_love_goes_to_the_buyers_discard_pile() -> None:
    t = table(Ann=has("2 Love x2")).play("Ann: play all", "Ann: employ 2 Love")
    assert t.discard("Ann") == cards("2 Love")
    assert t.pile("2 Love") == 9


def test_3_love_from_the_hand_is_what_a_cure_costs() -> None:
    t = table(Ann=has("3 Love, 2 Love, 1 Love", quarters="Azure (ill)")).play("Ann: use Illness")
    assert t.discard("Ann") == cards("3 Love")
    assert t.hand("Ann") == cards("2 Love, 1 Love")
    assert t.love == 0
