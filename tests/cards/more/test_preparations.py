"""Preparations: rulebook, sections 2, 3 and 5-III. One test per sentence of a card, and per printed number."""

from tests.cards.more.park import LEADERS, OTHERS, WORK, dealt, has, skill, table, working

PILES = {"Food": "food", "Decoration": "decoration", "Cleaning": "cleaning"}


def costs(name: str, points: int) -> None:
    """So many points win it and are used up; one fewer do not."""
    pile = PILES[name[:-2]]
    t = working(pile, points - 1, top=f"{name}, {name}")
    assert (t.phase, t.can(f"Ann: acquire {name}")) == ("employ", False)
    t = working(pile, points, top=f"{name}, {name}")
    assert (t.phase, skill(t, WORK[pile][1])) == ("work", points)
    t.play(f"Ann: acquire {name}")
    assert (skill(t, WORK[pile][1]), t.quarters("Ann"), t.stack(pile)) == (0, [name], [name])
    t = working(pile, points + 1, top=f"{name}, {name}").play(f"Ann: acquire {name}")
    assert skill(t, WORK[pile][1]) == 1


def is_worth(name: str, points: int) -> None:
    """In the house it brings so many points, each copy the same, and stays there."""
    assert table(refined="Noëmi", Ann=has(quarters=name)).vp("Ann") == points
    assert table(refined="Noëmi", Ann=has(quarters=f"{name} x2")).vp("Ann") == 2 * points
    pile = PILES[name[:-2]]
    t = working(pile, 4, top=f"{name}, {name}").play(f"Ann: acquire {name}", "Ann: end turn")
    assert (t.quarters("Ann"), t.vp("Ann")) == ([name], points)
    assert name not in (*t.hand("Ann"), *t.deck("Ann"), *t.discard("Ann"))


def has_copies(name: str, count: int, below: int) -> None:
    """Four players find so many of it, beneath so many other cards."""
    stack = dealt(4).stack(PILES[name[:-2]])
    assert (stack.count(name), stack.index(name)) == (count, below)


def wants_its_leader(name: str) -> None:
    """Whoever else was chosen, and whatever the points are, it cannot be won."""
    pile = PILES[name[:-2]]
    for leader in (*LEADERS, "Marianne Soleil", *OTHERS):
        t = working(pile, 4, leader=leader, top=f"{name}, {name}")
        assert t.can(f"Ann: acquire {name}") == (leader == WORK[pile][0]), leader


# -- food ----------------------------------------------------------------------------------------------------


def test_food_1_three_of_them_lie_on_top() -> None:
    has_copies("Food 1", 3, 0)


def test_food_1_is_won_for_two_imagination() -> None:
    costs("Food 1", 2)


def test_food_1_is_worth_three_points_in_the_house() -> None:
    is_worth("Food 1", 3)


def test_food_1_only_under_noemi() -> None:
    wants_its_leader("Food 1")


def test_food_2_three_of_them_lie_in_the_middle() -> None:
    has_copies("Food 2", 3, 3)


def test_food_2_is_won_for_three_imagination() -> None:
    costs("Food 2", 3)


def test_food_2_is_worth_five_points_in_the_house() -> None:
    is_worth("Food 2", 5)


def test_food_2_only_under_noemi() -> None:
    wants_its_leader("Food 2")


def test_food_3_three_of_them_lie_at_the_bottom() -> None:
    has_copies("Food 3", 3, 6)


def test_food_3_is_won_for_four_imagination() -> None:
    costs("Food 3", 4)


def test_food_3_is_worth_eight_points_in_the_house() -> None:
    is_worth("Food 3", 8)


def test_food_3_only_under_noemi() -> None:
    wants_its_leader("Food 3")


# -- decoration ----------------------------------------------------------------------------------------------


def test_decoration_1_three_of_them_lie_on_top() -> None:
    has_copies("Decoration 1", 3, 0)


def test_decoration_1_is_won_for_two_concentration() -> None:
    costs("Decoration 1", 2)


def test_decoration_1_is_worth_three_points_in_the_house() -> None:
    is_worth("Decoration 1", 3)


def test_decoration_1_only_under_celina() -> None:
    wants_its_leader("Decoration 1")


def test_decoration_2_three_of_them_lie_in_the_middle() -> None:
    has_copies("Decoration 2", 3, 3)


def test_decoration_2_is_won_for_three_concentration() -> None:
    costs("Decoration 2", 3)


def test_decoration_2_is_worth_five_points_in_the_house() -> None:
    is_worth("Decoration 2", 5)


def test_decoration_2_only_under_celina() -> None:
    wants_its_leader("Decoration 2")


def test_decoration_3_three_of_them_lie_at_the_bottom() -> None:
    has_copies("Decoration 3", 3, 6)


def test_decoration_3_is_won_for_four_concentration() -> None:
    costs("Decoration 3", 4)


def test_decoration_3_is_worth_eight_points_in_the_house() -> None:
    is_worth("Decoration 3", 8)


def test_decoration_3_only_under_celina() -> None:
    wants_its_leader("Decoration 3")


# -- cleaning ------------------------------------------------------------------------------------------------


def test_cleaning_1_three_of_them_lie_on_top() -> None:
    has_copies("Cleaning 1", 3, 0)


def test_cleaning_1_is_won_for_two_effort() -> None:
    costs("Cleaning 1", 2)


def test_cleaning_1_is_worth_three_points_in_the_house() -> None:
    is_worth("Cleaning 1", 3)


def test_cleaning_1_only_under_arisa() -> None:
    wants_its_leader("Cleaning 1")


def test_cleaning_1_may_be_won_twice_in_one_turn_one_at_a_time() -> None:
    t = working("cleaning", 4).play("Ann: acquire Cleaning 1")
    assert (t.phase, skill(t, "effort"), t.quarters("Ann")) == ("work", 2, ["Cleaning 1"])
    t.play("Ann: acquire Cleaning 1")
    assert (t.phase, skill(t, "effort"), t.quarters("Ann")) == ("employ", 0, ["Cleaning 1", "Cleaning 1"])


def test_cleaning_1_need_not_be_won() -> None:
    t = working("cleaning", 2).play("Ann: end work")
    assert (t.phase, t.quarters("Ann"), skill(t, "effort")) == ("employ", [], 2)
    assert not t.can("Ann: acquire Cleaning 1")


def test_cleaning_2_three_of_them_lie_in_the_middle() -> None:
    has_copies("Cleaning 2", 3, 3)


def test_cleaning_2_is_won_for_three_effort() -> None:
    costs("Cleaning 2", 3)


def test_cleaning_2_is_worth_five_points_in_the_house() -> None:
    is_worth("Cleaning 2", 5)


def test_cleaning_2_only_under_arisa() -> None:
    wants_its_leader("Cleaning 2")


def test_cleaning_2_not_while_another_card_lies_on_it() -> None:
    t = working("cleaning", 5, top="Cleaning 1, Cleaning 2, Cleaning 3")
    assert not t.can("Ann: acquire Cleaning 2")
    t.play("Ann: acquire Cleaning 1", "Ann: acquire Cleaning 2")
    assert (t.quarters("Ann"), skill(t, "effort")) == (["Cleaning 1", "Cleaning 2"], 0)


def test_cleaning_3_two_of_them_lie_at_the_bottom() -> None:
    has_copies("Cleaning 3", 2, 6)


def test_cleaning_3_is_won_for_four_effort() -> None:
    costs("Cleaning 3", 4)


def test_cleaning_3_is_worth_eight_points_in_the_house() -> None:
    is_worth("Cleaning 3", 8)


def test_cleaning_3_only_under_arisa() -> None:
    wants_its_leader("Cleaning 3")
