"""Who plays the other seats: bots by name, bots as objects, and policies.

    "big-love"                           a bot of `cuore arena` by its name; every game gets a new one
    BigLove(seed=1)                      anything with `choose(seat) -> move`, the same in every game
    policy(observation, mask) -> action  a function: a network, a table, oneself as one was yesterday

`PastSelves` is an opponent for learning by self-play: a policy that is, in each game, one of those that were added.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

import numpy as np

from cuore.bots import Bot, Seat, ask, make_bot
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.envs.actions import NO_MOVE
from cuore.envs.layout import ActionMask, Layout, Observation
from cuore.envs.rows import look

Policy = Callable[[Observation, ActionMask], int | np.integer[Any]]
Opponent = str | Bot | Policy


class Answers(Protocol):
    """Whoever answers for a seat in one game."""

    def __call__(self, game: Game) -> int:
        """A legal move."""
        ...


def checked_opponents(opponents: Sequence[Opponent] | Opponent) -> tuple[Opponent, ...]:
    """The opponents, one or more, if all of them can play; otherwise one line that says what is wrong."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = (opponents,)
    if not opponents:
        raise SetupError("env-count", what="opponents", value=0)
    for opponent in opponents:
        if isinstance(opponent, str):
            make_bot(opponent, 0)
        elif not callable(opponent) and not _is_bot(opponent):
            raise SetupError("env-opponent", value=repr(opponent), method="choose(seat)")
    return tuple(opponents)


def seated(opponent: Opponent, layout: Layout, chance: np.random.Generator) -> Answers:
    """An opponent, ready for a new game."""
    if isinstance(opponent, str):
        return _answers_of(make_bot(opponent, int(chance.integers(1 << 31))))
    if _is_bot(opponent):
        return _answers_of(cast("Bot", opponent))
    policy = cast("Policy", opponent)
    if isinstance(policy, PastSelves):
        policy = policy.drawn(chance)
    return _acting(policy, layout)


def _is_bot(opponent: object) -> bool:
    return callable(getattr(opponent, "choose", None))


def _answers_of(bot: Bot) -> Answers:
    return lambda game: ask(bot, Seat(game))


def _acting(policy: Policy, layout: Layout) -> Answers:
    def answers(game: Game) -> int:
        action = int(policy(*look(layout, game, game.to_move)))
        move = layout.writer(game.table).actions.move(game.state, action)
        if move == NO_MOVE:
            raise SetupError("env-action", value=action)
        return move

    return answers


class PastSelves:
    """A policy that is, in each game, one of the last few that were added: the newest half of the time."""

    def __init__(self, first: Policy, keep: int = 20, newest: float = 0.5) -> None:
        """`first` is who plays before anybody was added; `newest` is the share of games that the newest one plays."""
        self._kept: deque[Policy] = deque([first], maxlen=keep)
        self._newest = newest

    def add(self, policy: Policy) -> None:
        """From the next game on this one plays too; beyond `keep` the oldest one leaves."""
        self._kept.append(policy)

    def drawn(self, chance: np.random.Generator) -> Policy:
        """Who plays a game."""
        if chance.random() < self._newest:
            return self._kept[-1]
        return self._kept[int(chance.integers(len(self._kept)))]

    def __len__(self) -> int:
        return len(self._kept)

    def __call__(self, observation: Observation, mask: ActionMask) -> int | np.integer[Any]:
        """As the newest one would."""
        return self._kept[-1](observation, mask)


def any_action(chance: np.random.Generator) -> Policy:
    """A policy that takes any action that may be taken."""
    return lambda observation, mask: chance.choice(np.flatnonzero(mask))
