"""Colette and love: rulebook, sections 2, 3 and 6. One test per sentence of a card, and per line of symbols."""

from cuore.boxes.more import RULES
from tests.cards.more.park import (
    SETS,
    CardTable,
    Pages,
    assert_price,
    assert_symbols,
    assert_worth,
    cards,
    dealt,
    has,
    table,
)

# -- Colette Framboise ---------------------------------------------------------------------------------------


def all_of(t: CardTable, seat: str) -> list[str]:
    """Every card of a player who has only just begun."""
    return sorted([*t.hand(seat), *t.deck(seat)])


def test_colette_three_for_each_player_and_twelve_in_the_box() -> None:
    for count in (2, 3, 4):
        t = dealt(count)
        for seat in t.game.seats:
            assert all_of(t, seat) == cards("Colette x3, 1 Love x7")
    assert Pages(SETS).find("Colette").copies == 3 * RULES.seats[1]


def test_colette_has_no_pile_and_is_never_employed() -> None:
    t = table(refined="Noëmi", Ann=has("3 Love x3")).play("Ann: play all")
    assert "Colette Framboise" not in t.game.view(None)["town"]
    assert not any("Colette" in option for option in t.options("Ann"))


def test_colette_costs_nothing_as_a_card_that_another_box_names_by_its_cost() -> None:
    t = table(
        refined="Noëmi",
        phase="serve",
        sets=("more", "oktoberfest"),
        options=("mixed-pile",),
        Ann=has("Renata"),
        Bob=has("Colette, 2 Love x4"),
    )
    t.play("Ann: serve Renata")
    if t.can("Ann: target Bob"):
        t.play("Ann: target Bob")
    t.play("Ann: number 0")
    assert t.discard("Bob") == cards("Colette")


def test_colette_is_worth_one_point() -> None:
    assert_worth("Colette", 1)
    assert table(refined="Noëmi", Ann=has(quarters="Colette")).vp("Ann") == 1


def test_colette_gives_nothing_when_she_serves_and_two_servings_make_her_a_chambermaid() -> None:
    assert_symbols("Colette", chamber=2)
    t = table(refined="Yukina", Ann=has("Colette, Elaine, 1 Love"))
    t.play("Ann: use Yukina", "Ann: discard 1 Love", "Ann: chamber Colette")
    assert (t.quarters("Ann"), t.servings) == (cards("Colette"), 0)


def test_colette_stays_a_chambermaid_when_the_turn_is_over() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Elaine", quarters="Colette")).play("Ann: end turn")
    assert t.quarters("Ann") == cards("Colette")


def test_colette_a_chambermaid_may_be_dismissed_in_the_serving_phase_for_one_serving() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Elaine, Tomo", quarters="Colette")).play("Ann: use Colette")
    assert (t.servings, t.quarters("Ann"), t.discard("Ann")) == (2, [], cards("Colette"))
    assert (t.love, t.employments, t.hand("Ann")) == (0, 0, cards("Elaine, Tomo"))


def test_colette_at_any_time_in_that_phase_without_a_serving_left_too() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Tomo x2", quarters="Colette")).play("Ann: serve Tomo")
    assert (t.phase, t.servings) == ("serve", 0)
    t.play("Ann: use Colette")
    assert t.servings == 1
    assert t.can("Ann: serve Tomo")


def test_colette_each_chambermaid_may_be_dismissed() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Tomo", quarters="Colette x3"))
    t.play("Ann: use Colette", "Ann: use Colette", "Ann: use Colette")
    assert (t.servings, t.discard("Ann")) == (4, cards("Colette x3"))
    assert not t.can("Ann: use Colette")


def test_colette_is_not_dismissed_unless_her_master_wants() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Tomo", quarters="Colette")).play("Ann: end serving")
    assert (t.phase, t.quarters("Ann")) == ("employ", cards("Colette"))


def test_colette_not_from_the_hand_and_not_somebody_elses() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Colette, Tomo"), Bob=has(quarters="Colette"))
    assert not t.can("Ann: use Colette")


def test_colette_not_before_the_serving_phase_and_not_after_it() -> None:
    t = table(refined="Yukina", Ann=has("Tomo", quarters="Colette"))
    assert (t.phase, t.can("Ann: use Colette")) == ("start", False)
    t.play("Ann: end start", "Ann: end serving")
    assert (t.phase, t.can("Ann: use Colette")) == ("employ", False)
    t = table(refined="Noëmi", phase="serve", Ann=has("Lenor x2", deck="1 Love x2", quarters="Colette"))
    t.play("Ann: serve Lenor", "Ann: serve Lenor", "Ann: end serving")
    assert (t.phase, t.can("Ann: use Colette")) == ("work", False)


def test_colette_dismissed_may_come_back_in_the_same_turn() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("Moine", quarters="Colette"))
    t.play("Ann: use Colette", "Ann: serve Moine")
    assert t.hand("Ann") == cards("Colette")


# -- love ----------------------------------------------------------------------------------------------------


def test_1_love_there_are_thirty_two_and_one_costs_one() -> None:
    assert_price("1 Love", cost=1, copies=32)


def test_1_love_gives_one_love_without_a_serving_and_no_points() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("1 Love, Tomo")).play("Ann: play 1 Love")
    assert (t.love, t.servings, t.vp("Ann")) == (1, 1, 0)


def test_2_love_there_are_ten_and_one_costs_four() -> None:
    assert_price("2 Love", cost=4, copies=10)


def test_2_love_gives_two_love_without_a_serving_and_no_points() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("2 Love, Tomo")).play("Ann: play 2 Love")
    assert (t.love, t.servings, t.vp("Ann")) == (2, 1, 0)


def test_3_love_there_are_six_and_one_costs_seven() -> None:
    assert_price("3 Love", cost=7, copies=6)


def test_3_love_gives_three_love_without_a_serving_and_no_points() -> None:
    t = table(refined="Noëmi", phase="serve", Ann=has("3 Love, Tomo")).play("Ann: play 3 Love")
    assert (t.love, t.servings, t.vp("Ann")) == (3, 1, 0)
