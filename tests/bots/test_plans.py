"""Plans, how they are changed, and how a planner finds the one that wins."""

from __future__ import annotations

from random import Random

import pytest

import cuore
from cuore.bots import Seat
from cuore.bots.changes import Changes
from cuore.bots.deals import Clock, Deals, is_better, play_on
from cuore.bots.facts import facts_of
from cuore.bots.house_plans import FEW, THREE_LOVE, TWO_LOVE, house_plans
from cuore.bots.planner import Planner
from cuore.bots.plans import ANY_BEER, MANY, Plan
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
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


def test_neighbours_bring_one_helper_before_the_love() -> None:
    facts = facts_of(first_game().table)
    plan = next(plan for plan in house_plans(facts) if plan.name == "calm")
    changes = Changes(facts, Random(1))
    helped = [other for other in changes.neighbours(plan) if len(other.menu) > len(plan.menu)]
    cards = [entry[0] for entry in plan.menu]
    place = cards.index(TWO_LOVE)
    added = [other.menu[place] for other in helped]
    assert all([entry[0] for entry in (*other.menu[:place], *other.menu[place + 1 :])] == cards for other in helped)
    assert sorted(card for card, copies, _ in added if copies == FEW) == sorted(
        card for card in facts.shop if facts.cards[card].kind.name == "GENERAL_MAID"
    )
    assert [card for card, copies, _ in added if copies == MANY] == [THREE_LOVE]


def test_children_are_plans_that_can_be_followed() -> None:
    game = first_game()
    facts = facts_of(game.table)
    changes = Changes(facts, Random(2))
    plans = house_plans(facts)[:6]
    for _ in range(60):
        child = changes.child(plans)
        s = game.state.clone()
        play_on(s, facts, [child, plans[0]], MOST)
        plans = [child, *plans[:5]]


def test_a_playout_costs_what_it_is_long() -> None:
    game = first_game()
    facts = facts_of(game.table)
    plans = [house_plans(facts)[0]] * 2
    s = game.state.clone()
    whole = play_on(s, facts, plans, MOST)
    assert s.over
    late = game.state.clone()
    play_on(late, facts, plans, 150)
    assert play_on(late, facts, plans, MOST) < whole / 2


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
            play_on(s, facts, plans, 2 * MOST)
            points = scores(s)
            won += points[seat] > points[1 - seat]
    assert won >= 32, f"{best.name} has won {won} of 40"


def test_a_planner_without_time_says_something() -> None:
    best, count = found_by_planner(10**6, Clock(0.0))
    assert (best.name, count) == ("love", 0)
