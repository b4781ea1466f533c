"""PettingZoo's own tests pass, a random learner gets to the end, and an illegal action is answered for."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import cuore
from cuore.envs import cuore_v1

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
        api_test(cuore_v1.env(**deal), num_cycles=400)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: cuore_v1.env(town="random"), num_cycles=100)


def play(environment: Any, seed: int) -> dict[str, float]:
    environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, ended, stopped, _ = environment.last()
        earned[agent] += reward
        assert observation in environment.observation_space(agent)
        choices = np.flatnonzero(observation["action_mask"])
        environment.step(None if ended or stopped else int(chance.choice(choices)))
    return earned


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_rewards_are_paid_at_the_end(deal: dict[str, Any]) -> None:
    environment = cuore_v1.env(**deal)
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
    environment = cuore_v1.raw_env(max_turns=3)
    play(environment, 1)
    assert not environment.game.over
    assert environment.game.state.turn == 4


def test_an_illegal_action_loses() -> None:
    environment = cuore_v1.env()
    environment.reset(seed=1)
    observation = environment.last()[0]
    environment.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert environment.rewards["seat_0"] == -1
    assert environment.terminations["seat_1"]
    raw = cuore_v1.raw_env()
    raw.reset(seed=1)
    before = raw.game.hash()
    with pytest.raises(cuore.IllegalMove, match="is not legal for seat_0; legal: "):
        raw.step(raw.layout.actions - 1)
    assert raw.game.hash() == before


def test_the_town_of_a_code() -> None:
    from cuore.towns.town import Town

    maids = cuore.new_game(town="random", seed=5).table.town
    code = Town(("base",), maids).code()
    environment = cuore_v1.raw_env(sets=["base", "oktoberfest"], town=code)
    assert set(environment.game.table.town) == set(maids)
    assert environment.game.table.sets == ("base",)
    with pytest.raises(cuore.SetupError, match=r"unknown set 'base' \(allowed: oktoberfest\)"):
        cuore_v1.raw_env(sets=["oktoberfest"], town=code)


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"reward": "foo"}, "unknown reward 'foo' (allowed: win, points)"),
        ({"render_mode": "film"}, "unknown render_mode 'film' (allowed: human, ansi, html, svg)"),
        ({"seats": 9}, "9 seats; this game is for 2 to 6"),
        ({"seats": "two"}, "seats must be a whole number from 1 on, not 'two'"),
        ({"max_turns": 0}, "max_turns must be a whole number from 1 on, not 0"),
        ({"max_turns": 2, "seats": 3}, "max_turns is 2, but each of the 3 seats needs a turn"),
        ({"town": "nowhere"}, "unknown town 'nowhere' (allowed: first-game, random, or ten names)"),
        ({"town": ["rouge"]}, "a town holds ten general maids, not 1"),
        ({"sets": ["basse"]}, "unknown set 'basse'"),
        ({"options": ["x"]}, "unknown option 'x'"),
    ],
    ids=str,
)
def test_bad_settings_are_one_clear_line(settings: dict[str, Any], line: str) -> None:
    with pytest.raises(cuore.SetupError) as error:
        cuore_v1.raw_env(**settings)
    assert str(error.value).startswith(line)
    assert "\n" not in str(error.value)


def test_a_code_that_is_none_is_one_clear_line() -> None:
    with pytest.raises(cuore.CuoreError) as error:
        cuore_v1.raw_env(town="TC1-ABC")
    assert "\n" not in str(error.value)


def test_a_table_to_look_at(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, begins in (("ansi", "Turn 1"), ("svg", "<svg"), ("html", "<!DOCTYPE html>")):
        environment = cuore_v1.raw_env(render_mode=mode)
        environment.reset(seed=1)
        assert str(environment.render()).startswith(begins)
    environment = cuore_v1.raw_env(render_mode="human")
    environment.reset(seed=1)
    assert environment.render() is None
    assert capsys.readouterr().out.startswith("Turn 1")
