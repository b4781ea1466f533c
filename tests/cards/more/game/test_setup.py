"""Setting up for two, three and four players, and parks that are refused: rulebook, sections 3 and 8."""

from __future__ import annotations

import pytest

import cuore
from cuore.boxes.more import BOX as MORE
from tests.cards.more.park import LEADERS, NAMES, OTHERS, VITAL, cards, dealt, to_choose

SOURCES = {"Edith Shirling", "Lenor Abrille", "Julia"}
EIGHT = {"Anise Greenaway", "Ophelia Grail", "Garden Party Maid"}


def preparations(level_1: int, level_2: int, level_3: int, name: str) -> list[str]:
    return [f"{name} 1"] * level_1 + [f"{name} 2"] * level_2 + [f"{name} 3"] * level_3


def towns(count: int) -> dict[str, int]:
    """The piles of the park but for love."""
    town: dict[str, int] = dealt(count).game.view(None)["town"]
    return {name: left for name, left in town.items() if "Love" not in name}


def test_four_players_use_everything() -> None:
    t = dealt(4)
    assert to_choose(t) == {*VITAL, *OTHERS}
    assert t.stack("food") == preparations(3, 3, 3, "Food")
    assert t.stack("decoration") == preparations(3, 3, 3, "Decoration")
    assert t.stack("cleaning") == preparations(3, 3, 2, "Cleaning")
    assert towns(4) == {name: 8 if name in EIGHT else 10 for name in MORE.rules.first_game}
    assert [t.pile(f"{n} Love") for n in (1, 2, 3)] == [32 - 28, 10, 6]


def test_the_cards_with_a_one_lie_on_top_and_are_face_up() -> None:
    stacks = dealt(4).game.view(None)["stacks"]
    assert stacks["food"] == {"left": 9, "shown": ["Food 1"]}
    assert stacks["decoration"] == {"left": 9, "shown": ["Decoration 1"]}
    assert stacks["cleaning"] == {"left": 8, "shown": ["Cleaning 1"]}


def test_three_players_leave_out_a_one_and_a_three_of_each_preparation() -> None:
    t = dealt(3)
    assert t.stack("food") == preparations(2, 3, 2, "Food")
    assert t.stack("decoration") == preparations(2, 3, 2, "Decoration")
    assert t.stack("cleaning") == preparations(2, 3, 1, "Cleaning")
    assert towns(3) == towns(4)


def test_three_players_leave_out_one_random_refined_maid_but_none_of_the_four() -> None:
    left_out = []
    for seed in range(60):
        there = to_choose(dealt(3, seed=seed))
        assert len(there) == 8
        assert set(VITAL) <= there
        left_out += sorted({*VITAL, *OTHERS} - there)
    assert set(left_out) == set(OTHERS)


def test_two_players_have_no_cleaning_and_no_arisa_and_three_fewer_of_each_maid() -> None:
    t = dealt(2)
    assert to_choose(t) == {*VITAL, *OTHERS} - {"Arisa"}
    assert t.stack("food") == preparations(2, 3, 2, "Food")
    assert t.stack("decoration") == preparations(2, 3, 2, "Decoration")
    assert t.stack("cleaning") == []
    assert "cleaning" not in t.game.view(None)["stacks"]
    assert towns(2) == {name: left - 3 for name, left in towns(4).items()}
    assert [t.pile(f"{n} Love") for n in (1, 2, 3)] == [32 - 14, 10, 6]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_begins_with_seven_love_and_three_colettes_five_of_them_in_hand(count: int) -> None:
    t = dealt(count)
    for seat in NAMES[:count]:
        assert sorted([*t.hand(seat), *t.deck(seat)]) == cards("1 Love x7, Colette x3")
        assert len(t.hand(seat)) == 5


@pytest.mark.parametrize("count", [1, 5, 6])
def test_other_numbers_of_players_are_refused(count: int) -> None:
    with pytest.raises(cuore.SetupError):
        cuore.new_game(sets=["more"], seats=[f"P{n}" for n in range(count)], seed=1)


def test_five_are_refused_with_a_line_that_says_two_to_four() -> None:
    with pytest.raises(cuore.SetupError, match="5 seats; this game is for 2 to 4"):
        cuore.new_game(sets=["more"], seats=[*NAMES, "Eve"], seed=1)


@pytest.mark.parametrize("other", ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"])
def test_another_set_without_an_option_that_borrows_is_refused(other: str) -> None:
    for options in ((), ("without-ignis",)):
        with pytest.raises(cuore.SetupError, match="mixed-pile, private-maids, illness"):
            dealt(4, sets=("more", other), options=options)


@pytest.mark.parametrize("option", ["mixed-pile", "private-maids", "illness"])
def test_an_option_that_borrows_without_another_set_is_refused(option: str) -> None:
    with pytest.raises(cuore.SetupError, match="mixed-pile, private-maids, illness"):
        dealt(4, options=(option,))


def test_the_options_of_the_other_boxes_are_not_for_this_one() -> None:
    assert cuore.options(["more", "base"]) == ["mixed-pile", "private-maids", "illness", "without-ignis"]
    with pytest.raises(cuore.SetupError):
        dealt(2, options=("two-player-quick",))


def test_without_ignis_she_stays_in_the_box() -> None:
    assert to_choose(dealt(4, options=("without-ignis",))) == {*VITAL, *OTHERS} - {"Ignis"}
    for seed in range(10):
        there = to_choose(dealt(3, options=("without-ignis",), seed=seed))
        assert len(there) == 7
        assert set(VITAL) <= there
        assert "Ignis" not in there


def test_a_random_park_has_ten_maids_two_of_the_three_sources_of_imagination_among_them() -> None:
    seen = set()
    for seed in range(80):
        town = cuore.new_game(sets=["more"], seats=NAMES, town="random", seed=seed).table.town
        assert len(set(town)) == 10
        there = SOURCES & set(town)
        assert len(there) >= 2, seed
        seen.add(frozenset(there))
    assert len(seen) == 4  # each pair, and all three


def test_a_chosen_park_is_ten_maids_of_this_box() -> None:
    with pytest.raises(cuore.SetupError):
        cuore.new_game(sets=["more"], seats=NAMES, town=["Rouge", *MORE.rules.first_game[:9]], seed=1)
    names = [c.name for c in MORE.cards if c.title == "Maid"][3:]
    assert cuore.new_game(sets=["more"], seats=NAMES, town=names, seed=1).table.town == tuple(names)


def test_all_the_leaders_are_always_there_with_three_or_four() -> None:
    for count in (3, 4):
        assert set(LEADERS) <= to_choose(dealt(count))
