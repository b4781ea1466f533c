"""OpenSpiel's own tests pass, what a player cannot know is resampled, and its ISMCTS bot plays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: the game was not tried there")

from cuore.envs import openspiel  # noqa: E402 - only where OpenSpiel is
from cuore.envs.rows import look  # noqa: E402


def dealt(name: str, answers: int, seed: int = 1) -> Any:
    """A state of a random game."""
    state, chance = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed)
    for _ in range(answers + openspiel.SEED_PARTS):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(
    ("name", "serialize"),
    [("python_cuore", False), ("python_cuore(players=3,sets=more)", False), ("python_cuore(max_turns=6)", True)],
)
def test_openspiel_finds_nothing_to_say(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


def test_the_same_history_is_the_same_state() -> None:
    state = dealt("python_cuore", 60)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [again.information_state_string(p) for p in (0, 1)] == [state.information_state_string(p) for p in (0, 1)]


@pytest.mark.parametrize("name", ["python_cuore", "python_cuore(sets=oktoberfest,players=3)"])
def test_a_resampled_state_is_the_same_to_its_player_and_another_in_truth(name: str) -> None:
    chance = np.random.default_rng(2)
    others = 0
    for answers in (10, 40, 90, 150):
        state = dealt(name, answers)
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others += str(other) != str(state)
    assert others == 4


def test_what_one_was_told_is_part_of_what_one_knows() -> None:
    """Two ways to one view are two information states."""
    first, second = dealt("python_cuore", 0), dealt("python_cuore", 0)
    assert first.information_state_string(0) == second.information_state_string(0)
    texts = {first.action_to_string(action): action for action in first.legal_actions()}
    first.apply_action(texts["play all"])
    for text in [text for text in texts if text.startswith("play ") and text != "play all"]:
        while text in {second.action_to_string(action) for action in second.legal_actions()}:
            second.apply_action(texts[text])
    assert first.observation_string(0) == second.observation_string(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_the_tensor_is_the_observation_of_the_environments() -> None:
    state = dealt("python_cuore", 30)
    for player in (0, 1):
        seen = look(state.get_game().layout, state.game_played, player)[0]
        assert state.observation_tensor(player) == pytest.approx(seen.tolist())


def test_openspiels_ismcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game("python_cuore(max_turns=4)"),
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        max_simulations=6,
        random_state=chance,
    )
    state = dealt("python_cuore(max_turns=4)", 0)
    while not state.is_terminal():
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.returns() == [0.0, 0.0]
