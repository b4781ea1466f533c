"""One learner among bots and policies."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cuore
from cuore.bots import Seat, make_bot
from cuore.envs.one_seat import OneSeatEnv
from cuore.envs.opponents import PastSelves, any_action


def play(environment: Any, seed: int) -> tuple[float, int]:
    """What the learner earned, and its seat."""
    chance = np.random.default_rng(seed)
    _, info = environment.reset(seed=seed)
    over = stopped = False
    earned = 0.0
    while not (over or stopped):
        assert (environment.unwrapped.action_masks() == info["action_mask"]).all()
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, stopped, info = environment.step(action)
        earned += reward
    assert observation in environment.observation_space
    return earned, info["seat"]


def test_gymnasium_imports_it_by_its_name() -> None:
    code = 'import gymnasium; print(gymnasium.make("cuore.envs:cuore/Cuore-v1").unwrapped.layout.actions)'
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "675"


def test_without_the_extra_one_line_says_what_to_do() -> None:
    code = "import sys; sys.modules['gymnasium.envs.registration'] = None\nimport cuore.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("pip install 'cuore[envs]'")


def test_gymnasium_finds_nothing_to_say() -> None:
    environment = OneSeatEnv(opponents="random", seat=0)
    play_all = 3  # check_env takes any action of the space, and an illegal one ends a game
    assert environment.reset(seed=1)[1]["action_mask"][play_all]
    check_env(environment, skip_render_check=True)


def test_one_learner_among_bots() -> None:
    environment = gymnasium.make("cuore/Cuore-v1", opponents=["big-love", "random"], town="random")
    results = [play(environment, seed) for seed in range(4)]
    assert all(-1 <= earned <= 1 for earned, _ in results)
    assert len({seat for _, seat in results}) > 1


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (OneSeatEnv(seat=1) for _ in range(2))
    assert play(first, 9) == play(again, 9)
    assert first.game.hash() == again.game.hash()


def test_an_illegal_action_loses() -> None:
    environment = OneSeatEnv()
    _, info = environment.reset(seed=9)
    _, reward, over, _, _ = environment.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_an_answer_after_the_end_is_illegal() -> None:
    environment = OneSeatEnv(opponents="random")
    play(environment, 2)
    before = environment.game.hash()
    assert environment.step(0)[1:3] == (-1.0, True)
    assert environment.game.hash() == before


def test_a_game_that_is_too_long_is_truncated() -> None:
    environment = OneSeatEnv(opponents=["random"], max_turns=4)
    play(environment, 1)
    assert environment.agreed.is_too_long(environment.game)


class Counting:
    """A bot as an object, and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self._bot = make_bot("random", 1)

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        return self._bot.choose(seat)


def test_opponents_may_be_objects_and_functions() -> None:
    bot, seen = Counting(), []
    chance = np.random.default_rng(1)

    def policy(observation: Any, mask: Any) -> int:
        seen.append(observation.shape)
        return int(chance.choice(np.flatnonzero(mask)))

    play(OneSeatEnv(opponents=[bot, policy]), 1)
    assert bot.asked > 50
    assert len(seen) > 50
    assert set(seen) == {(1858,)}


def test_a_policy_that_cheats_is_named() -> None:
    environment = OneSeatEnv(opponents=[lambda observation, mask: 0], seat=1)
    with pytest.raises(cuore.SetupError, match="took the action 0, which its mask forbids"):
        environment.reset(seed=1)


def test_past_selves_take_turns() -> None:
    chance = np.random.default_rng(1)
    selves = PastSelves(any_action(chance), keep=2)
    played: list[str] = []

    def self_of(name: str) -> Any:
        def policy(observation: Any, mask: Any) -> Any:
            played.append(name)
            return any_action(chance)(observation, mask)

        return policy

    for name in ("old", "new"):
        selves.add(self_of(name))
    assert len(selves) == 2
    environment = OneSeatEnv(opponents=selves, seat=1)
    drawn = set()
    for seed in range(8):
        played.clear()
        environment.reset(seed=seed)
        drawn |= set(played)
        assert len(set(played)) == 1  # the same one for a whole game
    assert drawn == {"old", "new"}


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"seat": 5}, "no seat '5' (allowed: 0–1)"),
        ({"opponents": ["nobody"]}, "unknown bot 'nobody'"),
        ({"opponents": []}, "opponents must be a whole number from 1 on, not 0"),
        ({"opponents": [7]}, "7 cannot play: name a bot"),
        ({"reward": "foo"}, "unknown reward 'foo'"),
        ({"render_mode": "film"}, "unknown render_mode 'film'"),
    ],
    ids=str,
)
def test_bad_settings_are_one_clear_line(settings: dict[str, Any], line: str) -> None:
    with pytest.raises(cuore.SetupError) as error:
        OneSeatEnv(**settings)
    assert str(error.value).startswith(line)
    assert "\n" not in str(error.value)


def test_a_learner_sees_its_own_hand() -> None:
    environment = OneSeatEnv(seat=0, render_mode="ansi")
    environment.reset(seed=1)
    assert environment.game.text_table(0) == environment.render() != environment.game.text_table(None)
