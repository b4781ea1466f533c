"""Many games in lockstep, as a Gymnasium vector environment.

    from cuore.envs.vector import LockstepEnv

    env = LockstepEnv(64, sets=["base"])                          # all seats are the learner's: self-play
    env = LockstepEnv(64, sets=["base"], opponents=["big-love"])  # one seat each
    observations, info = env.reset(seed=7)
    observations, rewards, terminations, truncations, info = env.step(actions)

In every step each game is given one answer, by whoever is asked there: `info["seat"]` says who that is now, and
`info["action_mask"]` (also `env.action_masks()`) what may be done. A game that ends begins anew within the same step
(`AutoresetMode.SAME_STEP`); `info["final_obs"]` has the last observations, and `info["final_rewards"]` what the
result was worth to every seat. `rewards` is the share of the seat that gave the answer. An illegal action changes
nothing, costs one point of reward and ends that game as lost.

Arrays are written over, but not before the step after the next: what `step` gave stays as it is during one more step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cuore.engine.chance import fast_chance
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.envs.agreement import DEAL_BITS, ILLEGAL_REWARD, RENDER_MODES, Agreement, checked, checked_seat
from cuore.envs.layout import ActionMask, Layout, Observation
from cuore.envs.lockstep import GOES_ON, ILLEGAL, IS_OVER, TOO_LONG, Lockstep
from cuore.envs.opponents import Answers, Opponent, checked_opponents, seated
from cuore.envs.rendering import rendered
from cuore.envs.rows import look, observation_box, read_rows

Actions = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float64]
RANDOM: Final = "random"  # the opponent that needs no bot: drawn in the compiled loop


class LockstepEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """So many tables, side by side."""

    metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[Opponent] | Opponent | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        """`deal` is that of `Agreement`; with opponents the number of seats is theirs and the learner's."""
        if type(num_envs) is not int or num_envs < 1:
            raise SetupError("env-count", what="num_envs", value=repr(num_envs))
        if render_mode is not None:
            checked("render_mode", render_mode, RENDER_MODES)
        self._opponents: tuple[Opponent, ...] = () if opponents is None else checked_opponents(opponents)
        if self._opponents:
            deal["seats"] = len(self._opponents) + 1
        self.agreed = Agreement(**deal)
        checked_seat(seat, self.agreed.seats)
        self.layout = Layout(self.agreed.sets)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.single_observation_space = observation_box(self.layout)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._fixed = seat
        self._learners = [0] * num_envs
        self._players: list[dict[int, Answers]] = [{} for _ in range(num_envs)]
        self._all_random = bool(self._opponents) and all(opponent == RANDOM for opponent in self._opponents)
        self._games = Lockstep(self.layout.width, self.agreed.max_turns)
        self._chance = fast_chance(0)
        # Two of each: what the last step gave is not written over by this one.
        self._seen = [np.zeros((num_envs, self.layout.length), dtype=np.float32) for _ in range(2)]
        self._masks = [np.zeros((num_envs, self.layout.actions), dtype=np.int8) for _ in range(2)]
        self._seats = [np.zeros(num_envs, dtype=np.int64) for _ in range(2)]
        self._now = 0

    @property
    def games(self) -> list[Game]:
        """The games as they stand: the referee's eye."""
        return self._games.games

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._chance = fast_chance(int(self.np_random.integers(1 << DEAL_BITS)))
        for place in range(self.num_envs):
            self._begin(place)
        return self._look(), self._info()

    def step(self, actions: Actions) -> tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]:
        count = self.num_envs
        rewards = np.zeros(count, dtype=np.float64)
        terminations, truncations = np.zeros(count, dtype=np.bool_), np.zeros(count, dtype=np.bool_)
        movers = self._seats[self._now]
        given = np.asarray(actions).tolist()
        if len(given) != count:
            raise SetupError("env-actions", count=len(given), wanted=count)
        ended = self._games.step(given)
        if self._opponents:
            ended += self._let_others_play({place for place, _ in ended})
        final: dict[str, Any] = {}
        for place, stands in ended:
            terminations[place], truncations[place] = stands in (IS_OVER, ILLEGAL), stands == TOO_LONG
            mover = int(movers[place])
            shares = self._shares(place, mover, stands)
            rewards[place] = shares[mover]
            self._note_final(final, place, mover, shares)
            self._begin(place)
        return self._look(), rewards, terminations, truncations, {**self._info(), **final}

    def _shares(self, place: int, mover: int, stands: int) -> list[float]:
        """What an end is worth to each seat; after an illegal action, to nobody but whoever took it."""
        if stands == ILLEGAL:
            return [ILLEGAL_REWARD if seat == mover else 0.0 for seat in range(self.agreed.seats)]
        return self.agreed.rewards(self.games[place])

    def _note_final(self, final: dict[str, Any], place: int, mover: int, shares: list[float]) -> None:
        """The last observation of a game, as Gymnasium's own vector environments keep it."""
        if not final:
            final["final_obs"] = np.full(self.num_envs, None, dtype=object)
            final["_final_obs"] = np.zeros(self.num_envs, dtype=np.bool_)
            final["final_rewards"] = np.zeros((self.num_envs, self.agreed.seats), dtype=np.float64)
            final["_final_rewards"] = final["_final_obs"]
        final["final_obs"][place] = look(self.layout, self.games[place], mover)[0]
        final["_final_obs"][place] = True
        final["final_rewards"][place] = shares

    def _begin(self, place: int) -> None:
        """A new game, up to the learner's first answer; one that ends before that is dealt again."""
        stands = -1
        while stands != GOES_ON:
            game = self.agreed.deal(int(self.np_random.integers(1 << DEAL_BITS)))
            self._games.seat_game(place, game, self.layout.writer(game.table))
            stands = GOES_ON
            if self._opponents:
                self._seat_others(place)
                stands = self._until_learner(place)

    def _seat_others(self, place: int) -> None:
        count = self.agreed.seats
        self._learners[place] = int(self.np_random.integers(count)) if self._fixed is None else self._fixed
        if not self._all_random:
            others = [seat for seat in range(count) if seat != self._learners[place]]
            self._players[place] = {
                seat: seated(opponent, self.layout, self.np_random)
                for seat, opponent in zip(others, self._opponents, strict=True)
            }

    def _let_others_play(self, ended: set[int]) -> list[tuple[int, int]]:
        """In every game that goes on, until the learner is asked; the places of those that end meanwhile, and how."""
        stands = [(place, self._until_learner(place)) for place in range(self.num_envs) if place not in ended]
        return [(place, how) for place, how in stands if how != GOES_ON]

    def _until_learner(self, place: int) -> int:
        learner = self._learners[place]
        if self._all_random:
            return int(self._games.play_at_random(place, learner, self._chance))
        game, players = self.games[place], self._players[place]
        stands = int(self._games.standing(place))
        while stands == GOES_ON and game.to_move != learner:
            game.apply(players[game.to_move](game))
            stands = int(self._games.standing(place))
        return stands

    def _look(self) -> Observation:
        self._now = 1 - self._now
        self._games.write()
        read_rows(self.layout, self._games.cells, self._seen[self._now], self._masks[self._now])
        self._seats[self._now][:] = [game.to_move for game in self.games]
        return self._seen[self._now]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks[self._now], "seat": self._seats[self._now]}

    def action_masks(self) -> ActionMask:
        """Which actions may be taken now, a row for each game."""
        return self._masks[self._now]

    def render(self) -> tuple[Any, ...] | None:
        """Every table as whoever is asked there may see it."""
        frames = tuple(rendered(game, game.to_move, self.render_mode) for game in self.games)
        return None if None in frames else frames
