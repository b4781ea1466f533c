"""At every decision of random games: no card is lost, doubled or out of place, and no count is negative."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from cuore import Game
from cuore.engine.kinds import Phase
from tests.properties.invariants import check_cards
from tests.properties.positions import OPEN_EFFECTS
from tests.properties.walk import ASKS, SWEEP, Case, cases, decisions, question, sweep, walk


@pytest.mark.parametrize("case", SWEEP, ids=str)
def test_no_card_is_lost_and_no_zone_is_out_of_order(case: Case) -> None:
    """Rulebook, section 2: the box holds so many of each card, and each is in one place."""
    game = case.deal()
    for _ in walk(game, case.seed):
        check_cards(game)
    check_cards(game)  # nothing is thrown away when the game ends


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_no_card_is_lost_after_any_effect(build: Callable[[], Game]) -> None:
    """From every kind of question on."""
    for _, game in zip(range(150), walk(build(), 1), strict=False):
        check_cards(game)


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(case=cases())
def test_no_card_is_lost_in_any_game(case: Case) -> None:
    """The same for tables of hypothesis' choosing."""
    for game in decisions(case):
        check_cards(game)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 21_000, 1_000))
def test_no_card_is_lost_in_many_games(first_seed: int) -> None:
    """The same over some hundred games more."""
    for case in sweep(first_seed):
        for game in decisions(case):
            check_cards(game)


def test_random_games_and_laid_out_positions_meet_every_kind_of_question() -> None:
    """What these properties walk over does contain each question that a program can ask."""
    met = {question(game.state) for case in SWEEP for game in decisions(case)}
    met |= {question(build().state) for build in OPEN_EFFECTS}
    assert met >= set(ASKS.values())
    assert met >= {f"phase {int(phase)}" for phase in Phase if phase not in PASSING}


PASSING = (Phase.DISCARD, Phase.NEXT)  # nobody is asked in them but by an effect
