"""Cuore as a PettingZoo environment, version 1: turn-based (AEC), with action masks.

agents        `seat_0` … in turn order, two to six
action        one number; the mask in the observation says which may be taken (tables in layout.py)
observation   {"observation": float32 vector, "action_mask": int8 vector} (tables in layout.py)
rewards       0 until the end. reward="win": 1 for a victory, -1 for a defeat, between them for a shared one;
              reward="points": a tenth of the points that one has more than the others' mean
truncation    after `max_turns` turns
render_mode   "human" prints the table, "ansi" gives it as text, "html" as a page, "svg" as a picture

    from cuore.envs import cuore_v1

    env = cuore_v1.env(sets=["base"], seats=2, town="random")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

The same seed gives the same deal and the same town. An illegal action ends the game, and whoever took it has lost: a
reward of -1, as PettingZoo's `TerminateIllegalWrapper` pays it, but without the wrappers, which take more time than
the game. `raw_env` raises `IllegalMove` instead.

Version history: v1, written from the state: scaled numbers, and a fifth of v0's actions. v0 stays for a release.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import cuore
from cuore.envs.actions import NO_MOVE
from cuore.envs.agreement import DEAL_BITS, ILLEGAL_REWARD, RENDER_MODES, Agreement, checked
from cuore.envs.layout import ActionMask, Layout
from cuore.envs.rendering import rendered
from cuore.envs.rows import look, observation_box


def env(**settings: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment as one wants it for learning: an illegal action loses."""
    return raw_env(illegal_loses=True, **settings)


class TurnBasedEnv(AECEnv[str, dict[str, Any], int | None]):
    """One table; every agent is a seat."""

    metadata = {"render_modes": list(RENDER_MODES), "name": "cuore_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, *, render_mode: str | None = None, illegal_loses: bool = False, **deal: Any) -> None:
        """`deal` is what `Agreement` takes: sets, seats, town, options, chiefs, reward, max_turns."""
        super().__init__()
        if render_mode is not None:
            checked("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self._illegal_loses = illegal_loses
        self.agreed = Agreement(**deal)
        self.layout = Layout(self.agreed.sets)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.agreed.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.layout.actions,), dtype=np.int8)
        space = spaces.Dict({"observation": observation_box(self.layout), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.game = self.agreed.deal(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = self.agreed.deal(int(self._chance.integers(1 << DEAL_BITS)))
        self._actions = self.layout.writer(self.game.table).actions
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        observation, mask = look(self.layout, self.game, self._seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def action_mask(self, agent: str) -> ActionMask:
        """What an agent may do, without the observation."""
        return look(self.layout, self.game, self._seat_of[agent])[1]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        move = NO_MOVE if action is None else self._actions.move(game.state, int(action))
        if move == NO_MOVE:
            self._refuse(agent, action)
            return
        game.apply(move)
        # Nothing is paid before the end, so there is nothing to clear or to add up on the way.
        if game.over:
            self._finish(agent, self.agreed.rewards(game))
        else:
            self.agent_selection = self.possible_agents[game.to_move]
            if game.state.turn > self.agreed.max_turns:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int | None) -> None:
        if not self._illegal_loses:
            legal = ", ".join(str(legal) for legal in np.flatnonzero(self.action_mask(agent)))
            raise cuore.IllegalMove("not-legal", text=str(action), seat=agent, legal=legal)
        self._finish(agent, [ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])

    def _finish(self, agent: str, rewards: list[float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        following = self.agents.index(agent) + 1
        self.agent_selection = self.agents[following % len(self.agents)]

    def render(self) -> str | None:
        """The table as a spectator may see it."""
        return rendered(self.game, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


raw_env = TurnBasedEnv  # PettingZoo's name for it
