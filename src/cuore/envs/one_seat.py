"""Cuore for one learner, version 1: a Gymnasium environment in which others hold the other seats.

    import gymnasium

    env = gymnasium.make("cuore.envs:cuore/Cuore-v1", opponents=["big-love"], sets=["base"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)   # info["action_mask"] says what may be done

The part before the colon is imported by Gymnasium itself; after `import cuore.envs` the name alone will do. Actions
and observations are those of layout.py; `action_masks()` is there for sb3-contrib. The learner's seat is drawn anew
for each game unless `seat` is given. An illegal action changes nothing, costs one point of reward and ends the game
as lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cuore.engine.game import Game
from cuore.envs.actions import NO_MOVE
from cuore.envs.agreement import DEAL_BITS, ILLEGAL_REWARD, RENDER_MODES, Agreement, checked, checked_seat
from cuore.envs.layout import Layout, Observation
from cuore.envs.opponents import Answers, Opponent, checked_opponents, seated
from cuore.envs.rendering import rendered
from cuore.envs.rows import look, observation_box


class OneSeatEnv(gymnasium.Env[Observation, np.int64]):
    """A table where one seat is the learner's."""

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[Opponent] | Opponent = ("big-love",),
        seat: int | None = None,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        """`opponents` sit in turn order (opponents.py says who can); `deal` is for `Agreement`, without `seats`."""
        self._opponents = checked_opponents(opponents)
        self.agreed = Agreement(seats=len(self._opponents) + 1, **deal)
        checked_seat(seat, self.agreed.seats)
        if render_mode is not None:
            checked("render_mode", render_mode, RENDER_MODES)
        self.layout = Layout(self.agreed.sets)
        self._fixed = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = observation_box(self.layout)
        self.game: Game = self.agreed.deal(0)
        self._players: dict[int, Answers] = {}
        self._mask = np.zeros(self.layout.actions, dtype=np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(self.agreed.seats)) if self._fixed is None else self._fixed
        self.game = self.agreed.deal(int(chance.integers(1 << DEAL_BITS)))
        others = [seat for seat in range(self.agreed.seats) if seat != self.seat]
        self._players = {
            seat: seated(opponent, self.layout, chance)
            for seat, opponent in zip(others, self._opponents, strict=True)
        }
        self._let_others_play()
        return self._look()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        move = self.layout.writer(game.table).actions.move(game.state, int(action)) if self._is_asked() else NO_MOVE
        if move == NO_MOVE:
            observation, info = self._look()
            return observation, ILLEGAL_REWARD, True, False, info
        game.apply(move)
        self._let_others_play()
        observation, info = self._look()
        reward = self.agreed.rewards(game)[self.seat] if game.over else 0.0
        return observation, reward, game.over, self.agreed.is_too_long(game), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions may be taken now, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def _is_asked(self) -> bool:
        return not self.game.over and self.game.to_move == self.seat

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and game.to_move != self.seat and not self.agreed.is_too_long(game):
            game.apply(self._players[game.to_move](game))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation, self._mask = look(self.layout, self.game, self.seat)
        return observation, {"action_mask": self._mask, "seat": self.seat}

    def render(self) -> Any:
        """The table as the learner may see it."""
        return rendered(self.game, self.seat, self.render_mode)
