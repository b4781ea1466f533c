"""Cuore as a game of OpenSpiel: `pyspiel.load_game("python_cuore(sets=base,players=2)")`, once this is imported.

Sequential, with imperfect information. Chance deals first: three numbers below 256 are the seed of the game, and all
that is shuffled later follows from it, so a history tells everything and no chance comes in between. Nobody knows the
seed: a search deals anew what its player cannot know (`resample_from_infostate`), later shuffles included.

parameters    players (2 to 6), sets (names with + between them), town ("first-game", "random", or a code), max_turns
actions       those of layout.py
observation   tensor: that of layout.py; string: the view of the player, as JSON
information   string: the same, and a digest of all that the player has been told since the deal
state
returns       1 for a victory, -1 for a defeat, between them for a shared one; all 0 after `max_turns` turns

OpenSpiel's own ISMCTS bot for Python games plays it (`open_spiel.python.algorithms.ismcts`). Needs the extra:
pip install 'cuore[openspiel]'.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

import cuore
from cuore.engine.game import Game
from cuore.envs.agreement import Agreement
from cuore.envs.layout import Layout
from cuore.envs.rows import look

NAME: Final = "python_cuore"
SEED_PARTS: Final = 3
OUTCOMES: Final = 256
LONGEST: Final = 50_000  # answers; games of random players have some hundreds
UNSEEN_DEALS: Final = 1 << 31  # so many ways to deal anew what a player cannot know

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Cuore (the Tanto Cuore family)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "sets": "base", "town": "first-game", "max_turns": 300},
)


class SpielGame(pyspiel.Game):
    """What was agreed before the deal."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """`params` are those of the game's name; what is missing is as the name says without them."""
        given = {**_TYPE.parameter_specification, **(params or {})}
        sets = str(given["sets"]).split("+")
        self.agreed = Agreement(
            sets, seats=int(given["players"]), town=str(given["town"]), max_turns=int(given["max_turns"])
        )
        self.layout = Layout(self.agreed.sets)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.agreed.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """A table before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who looks at a state; without a type, as one player does now."""
        return SpielObserver(self.layout, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Chance only deals."""
        return SEED_PARTS


class HeldGame:
    """A game as an attribute that OpenSpiel may copy and pickle."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> HeldGame:
        return HeldGame(self.game.clone())

    def __reduce__(self) -> tuple[Callable[[str], HeldGame], tuple[str]]:
        return _held, (self.game.save(),)


def _held(text: str) -> HeldGame:
    return HeldGame(cuore.load(text))


class SpielState(pyspiel.State):
    """A position, and what each player has been told so far."""

    def __init__(self, game: SpielGame) -> None:
        """Before the deal."""
        super().__init__(game)
        self._seed: list[int] = []
        self._held: HeldGame | None = None
        self._told: list[str] = [""] * game.agreed.seats  # a digest for each player

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def game_played(self) -> Game:
        """The game itself, once it is dealt: the referee's eye."""
        assert self._held is not None
        return self._held.game

    # -- what OpenSpiel asks --------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Chance deals, then whoever is asked."""
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self._held.game.to_move

    def is_terminal(self) -> bool:
        """Whether the game is over, or has lasted too long."""
        return self._held is not None and (self._held.game.over or self._game.agreed.is_too_long(self._held.game))

    def returns(self) -> list[float]:
        """What the result is worth to each player."""
        if self._held is None:
            return [0.0] * self.num_players()
        return self._game.agreed.rewards(self._held.game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every part of the seed is as likely as the others."""
        return [(part, 1 / OUTCOMES) for part in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.game_played
        actions = self._game.layout.writer(game.table).actions
        return sorted({int(actions.action(move, player)) for move in game.legal()})

    def _move(self, action: int) -> int:
        game = self.game_played
        return int(self._game.layout.writer(game.table).actions.move(game.state, action))

    def _apply_action(self, action: int) -> None:
        if self._held is not None:
            self._held.game.apply(self._move(action))
            self._listen(self._held.game)
            return
        self._seed.append(action)
        if len(self._seed) == SEED_PARTS:
            seed = sum(part * OUTCOMES**place for place, part in enumerate(self._seed))
            self._held = HeldGame(self._game.agreed.deal(seed))
            self._listen(self._held.game)

    def _listen(self, game: Game) -> None:
        """What the last answer has caused, as each player may know it, goes into the player's digest."""
        for seat, told in enumerate(self._told):
            heard = [tuple(event) for event in game.last_events(seat)]
            self._told[seat] = hashlib.sha256(f"{told}{heard}".encode()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if self._held is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._held.game.text(self._move(action))

    def __str__(self) -> str:
        if self._held is None:
            return f"before the deal {self._seed}"
        return f"{self._held.game}\n{self._held.game.hash()}"

    # -- for searches and observers -------------------------------------------------------------------------

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one: all that they cannot know is dealt anew."""
        state: SpielState = self.clone()
        dealt = self.game_played.determinize(player_id, int(probability_sampler() * UNSEEN_DEALS))
        # A game of its own, that begins here: what was told before is in the digests.
        state._held = HeldGame(Game(dealt.state, "determinized"))
        return state

    def seen(self, seat: int | None) -> str:
        """The view of a player, or of a spectator, as text."""
        if self._held is None:
            return "before the deal"
        return json.dumps(self._held.game.view(seat), ensure_ascii=False, sort_keys=True)

    def told(self, seat: int) -> str:
        """The digest of what a player has been told."""
        return self._told[seat]


class SpielObserver:
    """A player's eyes."""

    def __init__(self, layout: Layout, kind: Any) -> None:
        self._layout = layout
        self._recalls = bool(kind.perfect_recall)
        self._is_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(layout.length, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """What the player may know now, into the tensor."""
        self.tensor.fill(0)
        if state._held is not None:
            self.tensor[:] = look(self._layout, state.game_played, player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player may know, as text: now, and with perfect recall all that was told."""
        seen = state.seen(player if self._is_player else None)
        return f"{state.told(player)}\n{seen}" if self._recalls else seen


pyspiel.register_game(_TYPE, SpielGame)
