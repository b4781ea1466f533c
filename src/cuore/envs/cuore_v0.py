"""Cuore as a PettingZoo environment: turn-based (AEC), with action masks.

agents        `seat_0` … in turn order, two to six
action        one number; the mask in the observation says which may be taken (tables in encoding.py)
observation   {"observation": float32 vector, "action_mask": int8 vector} (tables in encoding.py)
rewards       0 until the end. reward="win": 1 for a victory, -1 for a defeat, between them for a shared one;
              reward="points": a tenth of the points that one has more than the others' mean
truncation    after `max_turns` turns

    from cuore.envs import cuore_v0

    env = cuore_v0.env(sets=["base"], seats=2, town="random")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

The same seed gives the same deal and the same town. An illegal action ends the game for whoever takes it
(`TerminateIllegalWrapper`, as in PettingZoo's classic games); `raw_env` raises `IllegalMove` instead.

Version history: v0, the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import cuore
from cuore.engine.game import Game
from cuore.envs.encoding import Encoding, Mask

Reward = Literal["win", "points"]
ILLEGAL_REWARD = -1
DEAL_BITS = 62


def env(**settings: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment as one wants it for learning: with PettingZoo's usual wrappers."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, dict[str, Any], int | None]):  # noqa: N801 - PettingZoo's name for it
    """One table."""

    metadata = {"render_modes": ["ansi", "human"], "name": "cuore_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        sets: Sequence[str] = ("base",),
        seats: int = 2,
        town: str | Sequence[str] = "first-game",
        options: Sequence[str] = (),
        chiefs: str = "",
        reward: Reward = "win",
        max_turns: int = 300,
        render_mode: str | None = None,
    ) -> None:
        """`sets`, `town`, `options` and `chiefs` are those of `cuore.new_game`."""
        super().__init__()
        self._deal: dict[str, Any] = {"sets": list(sets), "town": town, "options": list(options), "chiefs": chiefs}
        self._reward: Reward = reward
        self._max_turns = max_turns
        self.render_mode = render_mode
        self.encoding = Encoding(sets)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoding.length,), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.game = self._dealt(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = self._dealt(int(self._chance.integers(1 << DEAL_BITS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.to_move]

    def _dealt(self, seed: int) -> Game:
        names = [agent.replace("_", " ") for agent in self.possible_agents]
        return cuore.new_game(seats=names, seed=seed, **self._deal)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        view = self.game.view(seat)
        return {"observation": self.encoding.observation(view), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        asked = not self.game.over and seat == self.game.to_move
        return self.encoding.mask(self._moves() if asked else {})

    def _moves(self) -> dict[int, int]:
        return self.encoding.moves(self.game.table, self.game.legal(), self.game.to_move)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves = self._moves()
        number = -1 if action is None else int(action)
        if number not in moves:
            raise cuore.IllegalMove("not-legal", text=str(action), seat=agent, legal=", ".join(map(str, moves)))
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(moves[number])
        self._clear_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self._worth(seat) for seat, agent in enumerate(self.possible_agents)}
        elif self.game.state.turn > self._max_turns:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.game.over:
            following = self.agents.index(agent) + 1
            self.agent_selection = self.agents[following % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[self.game.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _worth(self, seat: int) -> float:
        scores, winners = self.game.scores(), self.game.winners()
        if self._reward == "points":
            return (scores[seat] - fmean(score for other, score in enumerate(scores) if other != seat)) / 10
        return 2 / len(winners) - 1 if seat in winners else -1.0

    def render(self) -> str | None:
        """The last line of the log; to be read with `ansi`, printed with `human`."""
        from cuore.words import log_lines

        lines = log_lines(self.game, None, "en")
        text = lines[-1] if lines else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
