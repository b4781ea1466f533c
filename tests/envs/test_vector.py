"""Many games in lockstep are the same games, one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import cuore
from cuore.envs.opponents import any_action
from cuore.envs.rows import look
from cuore.envs.vector import LockstepEnv


def any_actions(chance: np.random.Generator, masks: Any) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(
    "settings",
    [{}, {"sets": ["more"], "seats": 3}, {"sets": ["base", "oktoberfest"], "seats": 4, "town": "random"}],
    ids=str,
)
def test_every_row_is_what_a_single_look_gives(settings: dict[str, Any]) -> None:
    environment, chance = LockstepEnv(5, **settings), np.random.default_rng(1)
    observations, info = environment.reset(seed=3)
    ended = 0
    for _ in range(700):
        for place, game in enumerate(environment.games):
            seen, mask = look(environment.layout, game, game.to_move)
            assert (seen == observations[place]).all()
            assert (mask == info["action_mask"][place]).all()
            assert info["seat"][place] == game.to_move
        observations, _, terminations, _, info = environment.step(any_actions(chance, info["action_mask"]))
        ended += terminations.sum()
    assert ended > 0


def test_a_game_that_ends_begins_anew_and_pays_everybody() -> None:
    environment, chance = LockstepEnv(4, reward="points"), np.random.default_rng(2)
    assert environment.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, info = environment.reset(seed=1)
    paid = 0
    for _ in range(1500):
        before, movers = list(environment.games), info["seat"].copy()
        _, rewards, terminations, truncations, info = environment.step(any_actions(chance, info["action_mask"]))
        assert not truncations.any()
        for place, game in enumerate(before):
            assert terminations[place] == game.over
            if not game.over:
                assert environment.games[place] is game
                assert rewards[place] == 0
                continue
            paid += 1
            a, b = game.scores()
            assert list(info["final_rewards"][place]) == [(a - b) / 10, (b - a) / 10]
            assert rewards[place] == info["final_rewards"][place][movers[place]]
            assert (info["final_obs"][place] == look(environment.layout, game, int(movers[place]))[0]).all()
            assert environment.games[place].answers == 0
    assert paid > 3


def test_the_same_seed_gives_the_same_games() -> None:
    found = []
    for _ in range(2):
        environment, chance = LockstepEnv(3, opponents=["random"], town="random"), np.random.default_rng(2)
        _, info = environment.reset(seed=1)
        for _ in range(300):
            observations, _, _, _, info = environment.step(any_actions(chance, info["action_mask"]))
        found.append(([game.hash() for game in environment.games], observations.tobytes()))
    assert found[0] == found[1]


def test_arrays_outlive_one_more_step() -> None:
    environment, chance = LockstepEnv(2), np.random.default_rng(2)
    first, info = environment.reset(seed=1)
    kept = first.copy()
    second, *_, info = environment.step(any_actions(chance, info["action_mask"]))
    assert (first == kept).all()
    assert not (second == kept).all()


@pytest.mark.parametrize("opponents", [["random"], ["random", "big-love"]], ids=str)
def test_with_opponents_only_the_learner_is_asked(opponents: list[str]) -> None:
    environment, chance = LockstepEnv(3, opponents=opponents), np.random.default_rng(2)
    _, info = environment.reset(seed=1)
    seats = info["seat"].copy()
    ended = 0
    for _ in range(500):
        _, rewards, over, _, info = environment.step(any_actions(chance, info["action_mask"]))
        goes_on = ~over
        assert (info["seat"][goes_on] == seats[goes_on]).all()
        assert (rewards[goes_on] == 0).all()
        seats = info["seat"].copy()
        ended += over.sum()
    assert ended > 0


def test_a_policy_may_be_the_opponent() -> None:
    chance = np.random.default_rng(3)
    environment = LockstepEnv(2, opponents=any_action(chance), seat=1)
    _, info = environment.reset(seed=1)
    for _ in range(50):
        *_, info = environment.step(any_actions(chance, info["action_mask"]))
        assert (info["seat"] == 1).all()


def test_an_illegal_action_loses_one_game() -> None:
    environment = LockstepEnv(2)
    _, info = environment.reset(seed=1)
    legal = any_actions(np.random.default_rng(1), info["action_mask"])
    forbidden = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, over, _, info = environment.step(np.array([legal[0], forbidden]))
    assert list(rewards) == [0.0, -1.0]
    assert list(over) == [False, True]
    assert list(info["final_rewards"][1]) == [-1.0, 0.0]


def test_a_game_that_is_too_long_is_truncated() -> None:
    environment, chance = LockstepEnv(1, max_turns=3), np.random.default_rng(2)
    _, info = environment.reset(seed=1)
    stopped = False
    while not stopped:
        _, rewards, over, truncations, info = environment.step(any_actions(chance, info["action_mask"]))
        assert not over.any()
        assert not rewards.any()
        stopped = bool(truncations[0])


def test_a_short_game_still_asks_the_learner() -> None:
    """With one turn for each seat every game is dealt up to an answer of the learner's."""
    environment = LockstepEnv(4, opponents="random", seat=1, max_turns=2)
    _, info = environment.reset(seed=1)
    assert (info["seat"] == 1).all()
    assert info["action_mask"].any(axis=1).all()


def test_gymnasium_makes_it() -> None:
    environment = gymnasium.make_vec("cuore.envs:cuore/Cuore-v1", num_envs=3, sets=["more"])
    observations, _ = environment.reset(seed=1)
    assert isinstance(environment.unwrapped, LockstepEnv)
    assert observations in environment.observation_space


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number from 1 on, not 0"),
        ({"seat": 7}, "no seat '7' (allowed: 0–1)"),
        ({"render_mode": "film"}, "unknown render_mode 'film'"),
    ],
    ids=str,
)
def test_bad_settings_are_one_clear_line(settings: dict[str, Any], line: str) -> None:
    with pytest.raises(cuore.SetupError) as error:
        LockstepEnv(**settings)
    assert str(error.value).startswith(line)


def test_too_few_actions_are_one_clear_line() -> None:
    environment = LockstepEnv(2)
    environment.reset(seed=1)
    with pytest.raises(cuore.SetupError, match="1 actions for 2 games"):
        environment.step(np.array([3]))


def test_every_table_to_look_at() -> None:
    environment = LockstepEnv(2, render_mode="svg")
    environment.reset(seed=1)
    frames = environment.render()
    assert frames is not None
    assert all(frame.startswith("<svg") for frame in frames)
