"""Learn the base box's first game against `big-love` with MaskablePPO of sb3-contrib.

    pip install 'cuore[envs]' sb3-contrib matplotlib
    python examples/maskable_ppo.py --minutes 10 --out ppo        # writes ppo.zip, ppo.csv and ppo.svg

Games run in lockstep (`cuore.envs.vector`); a thin adapter shows them to Stable-Baselines3. Every few rounds the
policy plays games against the same opponent, with its best action each time, in which it learns nothing: the curve
shows the share of victories with a 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from cuore.envs.vector import LockstepEnv

TABLES = 64
WIN = 0.0  # a result above this is a victory; a shared one is none


class LockstepTables(VecEnv):
    """A `LockstepEnv` as Stable-Baselines3 wants its vector environments."""

    def __init__(self, environment: LockstepEnv) -> None:
        self.environment = environment
        self.render_mode = None
        super().__init__(environment.num_envs, environment.single_observation_space, environment.single_action_space)
        self._actions: Any = None

    def reset(self) -> Any:
        return self.environment.reset(seed=self._seeds[0])[0].copy()

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminations, truncations, info = self.environment.step(self._actions)
        over = terminations | truncations
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            infos[place] = {
                "terminal_observation": info["final_obs"][place],
                "TimeLimit.truncated": bool(truncations[place]),
            }
        return observations.copy(), rewards.astype(np.float32), over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.environment.action_masks().astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.environment, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.environment.close()


def victories(model: MaskablePPO, opponent: str, games: int, seed: int) -> int:
    """How many of so many games the policy wins with its best actions, the seat drawn for each.

    The same number of games is played at every table: whoever ends first must not count more.
    """
    environment = LockstepEnv(TABLES, opponents=opponent)
    observations, info = environment.reset(seed=seed)
    left = np.full(TABLES, games // TABLES)
    won = 0
    while left.any():
        actions, _ = model.predict(observations, action_masks=info["action_mask"], deterministic=True)
        observations, rewards, terminations, truncations, info = environment.step(actions)
        for place in np.flatnonzero((terminations | truncations) & (left > 0)):
            left[place] -= 1
            won += rewards[place] > WIN
    return int(won)


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


class Curve(BaseCallback):
    """Measures the policy every so many rounds of learning, and stops when the time is over."""

    def __init__(self, opponent: str, minutes: float, games: int, every: int) -> None:
        super().__init__()
        self.rows: list[dict[str, float]] = []
        self._opponent, self._games, self._every = opponent, games, every
        self._began, self._limit = time.monotonic(), minutes * 60
        self._rounds = 0

    def _on_rollout_end(self) -> None:
        if self._rounds % self._every == 0:
            self.measure()
        self._rounds += 1

    def _on_step(self) -> bool:
        return time.monotonic() - self._began < self._limit

    def measure(self) -> None:
        """One more point of the curve."""
        won = victories(self.model, self._opponent, self._games, seed=len(self.rows))
        low, high = interval(won, self._games)
        minutes = (time.monotonic() - self._began) / 60
        share = won / self._games
        self.rows.append({"minutes": minutes, "steps": self.num_timesteps, "won": share, "low": low, "high": high})
        print(f"{minutes:.1f} minutes, {self.num_timesteps:,} steps: {share:.1%} won ({low:.1%}–{high:.1%})")


def learn(opponent: str, minutes: float, seed: int, games: int, every: int) -> tuple[MaskablePPO, Curve]:
    """A policy that has learned for so many minutes, measuring included."""
    # Points, not victories: who loses every game learns nothing from "lost again", but something from "by less".
    tables = LockstepTables(LockstepEnv(TABLES, opponents=opponent, reward="points"))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=512,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64], "activation_fn": torch.nn.Tanh},
        seed=seed,
        device="cpu",
    )
    curve = Curve(opponent, minutes, games, every)
    model.learn(1 << 40, callback=curve)
    curve.measure()
    return model, curve


def draw(rows: Sequence[dict[str, float]], opponent: str, path: Path) -> None:
    """The curve as a picture."""
    import matplotlib.pyplot as plt

    minutes = [row["minutes"] for row in rows]
    figure, axes = plt.subplots(figsize=(7, 3.5))
    axes.fill_between(minutes, [100 * row["low"] for row in rows], [100 * row["high"] for row in rows], alpha=0.25)
    axes.plot(minutes, [100 * row["won"] for row in rows])
    axes.axhline(60, linestyle=":", linewidth=1)
    axes.set(xlabel="minutes", ylabel=f"games won against {opponent}, %", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, and write down what came of it."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns Cuore.")
    parser.add_argument("--opponent", default="big-love")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=256, help="for each point of the curve")
    parser.add_argument("--every", type=int, default=15, help="rounds of learning between two points")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    options = parser.parse_args(arguments)
    model, curve = learn(options.opponent, options.minutes, options.seed, options.games, options.every)
    model.save(options.out.with_suffix(".zip"))
    with options.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, curve.rows[0])
        writer.writeheader()
        writer.writerows(curve.rows)
    draw(curve.rows, options.opponent, options.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
