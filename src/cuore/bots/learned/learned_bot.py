"""A bot that asks the net. Where cards lie that the net does not know another bot plays, and the log says so."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random

import numpy as np

from cuore.bots.learned.encoding import OPTIONS, Encoder
from cuore.bots.learned.inference import Inference
from cuore.bots.learned.weights import Floats, Weights, check_table, shipped_weights
from cuore.bots.seat import Bot, Seat
from cuore.engine.errors import SetupError
from cuore.engine.moves import PLAY, PLAY_ALL_MOVE, SHIFT
from cuore.engine.state import State
from cuore.engine.table import Table
from cuore.engine.zones import as_list

LOG = logging.getLogger(__name__)


def quick(s: State) -> int:
    """The answer where there is nothing to think about, or -1: love in hand is played before anything is employed."""
    options = s.options
    if len(options) == 1:
        return options[0]
    if not s.frames and options[0] >> SHIFT == PLAY:
        return PLAY_ALL_MOVE if PLAY_ALL_MOVE in options else options[0]
    return -1


def pick(logits: Floats, s: State, temperature: float, random: Random) -> int:
    """The answer that the net likes best, or, with a temperature, one that it likes."""
    liked = logits[: min(len(s.options), OPTIONS)].astype(np.float64)
    if not temperature:
        return s.options[int(liked.argmax())]
    chances = np.exp((liked - liked.max()) / temperature)
    return random.choices(as_list(s.options)[: len(liked)], chances.tolist())[0]


class LearnedBot:
    """Answers what the net likes best, or, with a temperature, what it likes."""

    def __init__(
        self,
        seed: int = 0,
        *,
        stand_in: Callable[[int], Bot],
        weights: Weights | None = None,
        temperature: float = 0.0,
    ) -> None:
        """`stand_in` makes the bot that plays where the net cannot."""
        self._weights = weights or shipped_weights()
        self._net = Inference(self._weights)
        self._seed = seed
        self._random = Random(seed)
        self._temperature = temperature
        self._make_stand_in = stand_in
        self._stand_in: Bot | None = None
        self._table: Table | None = None
        self._encoder: Encoder | None = None

    def choose(self, seat: Seat) -> int:
        """The net's answer."""
        self._get_ready(seat.table)
        return self._think(seat) if self._stand_in is None else self._stand_in.choose(seat)

    def _get_ready(self, table: Table) -> None:
        """At a table that it has not sat at before."""
        if self._table is table:
            return
        self._table = table
        self._stand_in = self._encoder = None
        try:
            check_table(self._weights, table)
        except SetupError as error:
            LOG.warning("%s", error)
            self._stand_in = self._make_stand_in(self._seed)
        else:
            self._encoder = self._weights.vocabulary.encoder(table)

    def _think(self, seat: Seat) -> int:
        s = seat.determinize(self._random.getrandbits(40)).state
        move = quick(s)
        if move >= 0:
            return move
        assert self._encoder is not None
        said = self._net(np.frombuffer(self._encoder.row(s, seat.number), dtype=np.uint8)[None])
        return pick(said.logits[0], s, self._temperature, self._random)
