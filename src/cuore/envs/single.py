"""Cuore for one learner: a Gymnasium environment in which bots hold the other seats.

    import gymnasium
    import cuore.envs.single

    env = gymnasium.make("cuore/Cuore-v0", bots=["big-love"], sets=["base"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)   # info["action_mask"] says what may be done

Actions and observations are those of `encoding.py`. The learner's seat is drawn anew for each game unless `seat` is
given. An illegal action changes nothing, costs one point of reward and ends the game as lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cuore.bots import Bot, Seat, ask, make_bot
from cuore.envs.cuore_v0 import DEAL_BITS, ILLEGAL_REWARD, raw_env

Vector = npt.NDArray[np.float32]


class CuoreEnv(gymnasium.Env[Vector, np.int64]):
    """A table where one seat is the learner's."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        bots: Sequence[str] = ("big-love",),
        seat: int | None = None,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        """`bots` are the opponents in turn order; the rest is that of `cuore_v0.raw_env`."""
        self._table = raw_env(seats=len(bots) + 1, render_mode=render_mode, **deal)
        self._bots = tuple(bots)
        self._fixed = seat
        self._seat = seat or 0
        self._players: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self._table.encoding.actions)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._table.encoding.length,), dtype=np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        count = len(self._bots) + 1
        self._seat = int(self.np_random.integers(count)) if self._fixed is None else self._fixed
        self._table.reset(seed=int(self.np_random.integers(1 << DEAL_BITS)))
        others = [seat for seat in range(count) if seat != self._seat]
        seeds = self.np_random.integers(1 << 31, size=len(others))
        self._players = {
            seat: make_bot(name, int(luck)) for seat, name, luck in zip(others, self._bots, seeds, strict=True)
        }
        self._let_others_play()
        return self._look()

    def step(self, action: int | np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        table = self._table
        moves = table.encoding.moves(table.game.table, table.game.legal(), table.game.to_move)
        if int(action) not in moves:
            observation, info = self._look()
            return observation, float(ILLEGAL_REWARD), True, False, info
        table.step(int(action))
        self._let_others_play()
        observation, info = self._look()
        agent = table.possible_agents[self._seat]
        over = table.game.over
        reward = float(table.rewards[agent]) if over else 0.0
        return observation, reward, over, bool(table.truncations[agent]) and not over, info

    def _let_others_play(self) -> None:
        table = self._table
        while not table.game.over and table.game.to_move != self._seat and not any(table.truncations.values()):
            seat = table.game.to_move
            move = ask(self._players[seat], Seat(table.game))
            table.step(table.encoding.action(table.game.table, move, seat))

    def _look(self) -> tuple[Vector, dict[str, Any]]:
        seen = self._table.observe(self._table.possible_agents[self._seat])
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self._seat}

    def render(self) -> Any:
        return self._table.render()
