"""PettingZoo's own tests pass, a random learner gets to the end, and an illegal action is answered for."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import cuore
from cuore.envs import cuore_v0
from cuore.envs.single import CuoreEnv

DEALS: list[dict[str, Any]] = [
    {},
    {"sets": ["oktoberfest"], "seats": 3, "town": "random"},
    {"sets": ["more"], "seats": 4},
    {"sets": ["base", "romantic_vacation"], "seats": 2, "town": "random", "reward": "points"},
]


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_pettingzoo_finds_nothing_to_say(deal: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # A mask makes the space a Dict, as in PettingZoo's own classic games, which its test remarks upon.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(cuore_v0.env(**deal), num_cycles=400)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: cuore_v0.env(town="random"), num_cycles=100)


def play(environment: Any, seed: int) -> dict[str, float]:
    environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, ended, stopped, _ = environment.last()
        earned[agent] += reward
        choices = np.flatnonzero(observation["action_mask"])
        environment.step(None if ended or stopped else int(chance.choice(choices)))
    return earned


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_rewards_are_paid_at_the_end(deal: dict[str, Any]) -> None:
    environment = cuore_v0.env(**deal)
    earned = play(environment, 3)
    game = environment.unwrapped.game
    assert game.over
    if deal.get("reward") == "points":
        a, b = game.scores()
        assert earned["seat_0"] == pytest.approx((a - b) / 10)
    else:
        best = [agent for agent, reward in earned.items() if reward > -1]
        assert best == [f"seat_{seat}" for seat in game.winners()]


def test_a_game_that_is_too_long_is_truncated() -> None:
    environment = cuore_v0.raw_env(max_turns=3)
    play(environment, 1)
    assert not environment.game.over
    assert environment.game.state.turn == 4


def test_an_illegal_action_loses() -> None:
    environment = cuore_v0.env()
    environment.reset(seed=1)
    observation = environment.last()[0]
    environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert environment.rewards["seat_0"] == -1
    assert environment.terminations["seat_1"]
    raw = cuore_v0.raw_env()
    raw.reset(seed=1)
    before = raw.game.hash()
    with pytest.raises(cuore.IllegalMove):
        raw.step(raw.encoding.actions - 1)
    assert raw.game.hash() == before


def test_one_learner_among_bots() -> None:
    with pytest.warns(DeprecationWarning, match="upgrading to version `v1`"):  # Gymnasium says so by itself
        environment = gymnasium.make("cuore/Cuore-v0", bots=["big-love", "random"], town="random")
    chance = np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        _, info = environment.reset(seed=seed)
        seats.add(info["seat"])
        over = stopped = False
        reward = 0.0
        while not (over or stopped):
            assert info["action_mask"].any()
            action = int(chance.choice(np.flatnonzero(info["action_mask"])))
            observation, amount, over, stopped, info = environment.step(action)
            reward += float(amount)
        assert observation in environment.observation_space
        assert -1 <= reward <= 1
    assert len(seats) > 1


def test_one_learner_and_the_same_seed() -> None:
    first, again = (CuoreEnv(seat=1).reset(seed=9)[0] for _ in range(2))
    assert (first == again).all()
    environment = CuoreEnv()
    _, info = environment.reset(seed=9)
    _, reward, over, _, _ = environment.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
