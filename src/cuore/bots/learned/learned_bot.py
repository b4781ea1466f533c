"""A bot that asks the net."""

from __future__ import annotations

from random import Random

import numpy as np

from cuore.bots.learned.encoding import OPTIONS, Encoder
from cuore.bots.learned.inference import Inference
from cuore.bots.learned.weights import Weights, shipped_weights
from cuore.bots.seat import Seat
from cuore.engine.moves import PLAY, PLAY_ALL_MOVE, SHIFT
from cuore.engine.state import State
from cuore.engine.table import Table


def quick(s: State) -> int:
    """The answer where there is nothing to think about, or -1: love in hand is played before anything is employed."""
    options = s.options
    if len(options) == 1:
        return options[0]
    if not s.frames and options[0] >> SHIFT == PLAY:
        return PLAY_ALL_MOVE if PLAY_ALL_MOVE in options else options[0]
    return -1


class LearnedBot:
    """Answers what the net likes best, or, with a temperature, what it likes."""

    def __init__(self, seed: int = 0, *, weights: Weights | None = None, temperature: float = 0.0) -> None:
        self._weights = weights or shipped_weights()
        self._net = Inference(self._weights)
        self._random = Random(seed)
        self._temperature = temperature
        self._table: Table | None = None
        self._encoder: Encoder | None = None

    def choose(self, seat: Seat) -> int:
        """The net's answer."""
        s = seat.determinize(self._random.getrandbits(40)).state
        move = quick(s)
        if move >= 0:
            return move
        row = self._encoder_for(seat.table).row(s, seat.number)
        said = self._net(np.frombuffer(row, dtype=np.uint8)[None])
        logits = said.logits[0][: min(len(s.options), OPTIONS)].astype(np.float64)
        if not self._temperature:
            return s.options[int(logits.argmax())]
        chances = np.exp((logits - logits.max()) / self._temperature)
        return self._random.choices(s.options[: len(chances)], chances.tolist())[0]

    def _encoder_for(self, table: Table) -> Encoder:
        if self._encoder is None or self._table is not table:
            self._table = table
            self._encoder = self._weights.vocabulary.encoder(table)
        return self._encoder
