"""Plans, how they are changed, and how a planner finds the one that wins."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import cuore
from cuore.bots import Seat
from cuore.bots.changes import PlanChanges
from cuore.bots.deals import Clock, Deals, is_better, play_out
from cuore.bots.facts import facts_of
from cuore.bots.house_plans import FEW, THREE_LOVE, TWO_LOVE, house_plans
from cuore.bots.planner import Planner
from cuore.bots.plans import ANY_BEER, MANY, Entry, Plan
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.scoring import scores
from tests.bots.tables import FAMILY

MOST = 400


def first_game(seed: int = 1) -> Game:
    return cuore.new_game(["base"], ["One", "Two"], "first-game", seed)


@pytest.mark.parametrize("sets", [*((box,) for box in BOXES), FAMILY], ids="+".join)
def test_house_plans_want_only_what_is_there(sets: tuple[str, ...]) -> None:
    game = cuore.new_game(sets, ["One", "Two"], "random", 5)
    facts = facts_of(game.table)
    plans = house_plans(facts)
    assert plans[0].name == "love"
    for plan in plans:
        assert plan.menu
        assert all(card in facts.cards or card == ANY_BEER for card, _, _ in plan.menu)


def test_neighbours_bring_helpers_before_the_love_and_the_single_ones_are_tried_first() -> None:
    facts = facts_of(first_game().table)
    plan = next(plan for plan in house_plans(facts) if plan.name == "calm")
    place = [entry[0] for entry in plan.menu].index(TWO_LOVE)
    singles: list[Entry] = []
    pairs: list[tuple[Entry, ...]] = []
    for other in reversed(PlanChanges(facts, Random(1)).neighbours(plan)):  # a planner takes them from the end
        more = len(other.menu) - len(plan.menu)
        added = other.menu[place : place + more]
        assert [*other.menu[:place], *other.menu[place + more :]] == list(plan.menu)
        if more == 1:
            assert not pairs
            singles += added
        elif more:
            pairs.append(added)
    maids = [card for card in facts.shop if facts.cards[card].kind is Kind.GENERAL_MAID]
    assert sorted(card for card, copies, _ in singles if copies == FEW) == sorted(maids)
    assert [card for card, copies, _ in singles if copies == MANY] == [THREE_LOVE]
    assert {frozenset(card for card, _, _ in pair) for pair in pairs} == {
        frozenset(pair) for pair in combinations(maids, 2)
    }
    assert all(copies == FEW for pair in pairs for _, copies, _ in pair)


def test_children_are_plans_that_can_be_followed() -> None:
    game = first_game()
    facts = facts_of(game.table)
    changes = PlanChanges(facts, Random(2))
    plans = house_plans(facts)[:6]
    for _ in range(60):
        child = changes.child(plans)
        s = game.state.clone()
        play_out(s, facts, [child, plans[0]], MOST)
        plans = [child, *plans[:5]]


def test_a_playout_costs_what_it_is_long() -> None:
    game = first_game()
    facts = facts_of(game.table)
    plans = [house_plans(facts)[0]] * 2
    s = game.state.clone()
    whole = play_out(s, facts, plans, MOST)
    assert s.over
    late = game.state.clone()
    play_out(late, facts, plans, 150)
    assert play_out(late, facts, plans, MOST) < whole / 2


def test_one_is_better_only_beyond_doubt() -> None:
    usual = [0.1, 0.5, 0.3, 0.2, 0.4, 0.3]
    assert is_better([r + 0.1 for r in usual], usual, 1.0)
    assert not is_better([r + d for r, d in zip(usual, (0.4, -0.3, 0.2, -0.3, 0.3, -0.2), strict=True)], usual, 1.0)
    assert not is_better([1.0] * 4, [0.0] * 4, 1.0)  # too few to tell


def found_by_planner(playouts: int, clock: Clock) -> tuple[Plan, int]:
    game = first_game()
    planner = Planner(facts_of(game.table), Random(3), most_answers=MOST)
    count = planner.think(Deals(Seat(game), 3), game.to_move, playouts, clock)
    return planner.best, count


def test_a_planner_finds_what_beats_the_usual() -> None:
    """In deals that it has never seen, and from both seats."""
    best, count = found_by_planner(400, Clock(None))
    assert 100 < count < 800
    won = 0
    for seed in range(100, 120):
        for seat in (0, 1):
            s = first_game(seed).state.clone()
            facts = facts_of(s.table)
            plans = [house_plans(facts)[0]] * 2
            plans[seat] = best
            play_out(s, facts, plans, 2 * MOST)
            points = scores(s)
            won += points[seat] > points[1 - seat]
    assert won >= 32, f"{best.name} has won {won} of 40"


def test_a_planner_without_time_says_something() -> None:
    best, count = found_by_planner(10**6, Clock(0.0))
    assert (best.name, count) == ("love", 0)
