"""The net in NumPy: what training/net.py computes, without PyTorch. A batch of rows in, answers and chances out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cuore.bots.learned import encoding as e
from cuore.bots.learned.scales import COUNT_SCALE, NUMBER_SCALE, seat_scales, seat_shifts
from cuore.bots.learned.weights import Weights

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
NEVER = np.float32(-1e9)


class Said(NamedTuple):
    """What the net says about a batch of positions."""

    logits: Floats  # of the answers; NEVER where there is none
    value: Floats  # of the position to whoever looks, from -1 to 1
    win: Floats  # each seat's chance, clockwise
    margin: Floats  # points ahead of the best other, in twenties, by seat


class Inference:
    """A net that is ready to be asked."""

    def __init__(self, weights: Weights) -> None:
        """Whatever does not depend on the position is worked out here."""
        self._w = weights.arrays
        self._heads = weights.heads
        self._layers = sum(name.endswith(".qkv.weight") for name in self._w)
        pages = weights.pages @ self._w["page.weight"].T
        self._cards = np.ascontiguousarray(pages + self._w["card.weight"], dtype=np.float32)
        self._seat_scale = np.array(seat_scales(), dtype=np.float32)
        self._seat_shift = np.array(seat_shifts(), dtype=np.float32)

    def __call__(self, rows: Bytes) -> Said:
        """Rows as encoding.py writes them, one below the other."""
        count = len(rows)
        numbers = rows[:, e.NUMBERS_AT : e.OPTIONS_AT]
        tokens = int(numbers[:, e.TOKEN_COUNT].max())
        ids = rows[:, e.IDS : e.IDS + tokens]
        seats = rows[:, e.SEATS_AT : e.NUMBERS_AT].reshape(count, e.SEATS, e.SEAT_NUMBERS).astype(np.float32)
        present = seats[:, :, e.PRESENT] > 0
        there = np.concatenate([np.ones((count, 1), dtype=bool), present, ids > 0], axis=1)
        x = np.concatenate(
            [self._table(numbers)[:, None], self._people(seats), self._tokens(rows, ids, tokens)], axis=1
        )
        hidden = np.where(there, np.float32(0), NEVER)[:, None, None, :]
        for layer in range(self._layers):
            x = self._block(x, hidden, f"blocks.{layer}.")
        x = self._norm(x, "norm.")
        return self._heads_of(rows, numbers, present, x)

    # -- tokens ---------------------------------------------------------------------------------------------

    def _tokens(self, rows: Bytes, ids: Bytes, tokens: int) -> Floats:
        counts = rows[:, e.COUNTS : e.COUNTS + tokens * e.COLUMNS].reshape(len(rows), tokens, e.COLUMNS)
        known = np.concatenate([counts * np.float32(COUNT_SCALE), counts > 0], axis=2, dtype=np.float32)
        found: Floats = self._linear(known, "counts.") + self._cards[ids]
        return found

    def _people(self, seats: Floats) -> Floats:
        found: Floats = self._linear((seats - self._seat_shift) * self._seat_scale, "seat.") + self._w["seat_place"]
        return found

    def _table(self, numbers: Bytes) -> Floats:
        w = self._w
        of_phase = w["phase.weight"][numbers[:, e.PHASE]]
        of_question = w["question.weight"][numbers[:, e.QUESTION]] + w["how.weight"][numbers[:, e.HOW]]
        of_step = w["step.weight"][numbers[:, e.STEP]]
        return self._linear(numbers * np.float32(NUMBER_SCALE), "numbers.") + of_phase + of_question + of_step

    # -- layers ---------------------------------------------------------------------------------------------

    def _linear(self, x: Floats, name: str) -> Floats:
        found: Floats = x @ self._w[name + "weight"].T + self._w[name + "bias"]
        return found

    def _norm(self, x: Floats, name: str) -> Floats:
        mean = x.mean(axis=-1, keepdims=True)
        centred = x - mean
        spread = np.sqrt(np.square(centred).mean(axis=-1, keepdims=True) + np.float32(1e-5))
        found: Floats = centred / spread * self._w[name + "weight"] + self._w[name + "bias"]
        return found

    def _block(self, x: Floats, hidden: Floats, name: str) -> Floats:
        count, tokens, width = x.shape
        split = self._linear(self._norm(x, name + "norm1."), name + "qkv.")
        q, k, v = split.reshape(count, tokens, 3, self._heads, width // self._heads).transpose(2, 0, 3, 1, 4)
        scores = q @ k.swapaxes(2, 3) * np.float32((width // self._heads) ** -0.5) + hidden
        seen = (_softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(count, tokens, width)
        x = x + self._linear(seen, name + "out.")
        return x + self._linear(_gelu(self._linear(self._norm(x, name + "norm2."), name + "up.")), name + "down.")

    # -- heads ----------------------------------------------------------------------------------------------

    def _heads_of(self, rows: Bytes, numbers: Bytes, present: npt.NDArray[np.bool_], x: Floats) -> Said:
        count = len(rows)
        table, people, cards = x[:, 0], x[:, 1 : 1 + e.SEATS], x[:, 1 + e.SEATS :]
        options = rows[:, e.OPTIONS_AT :].reshape(count, e.OPTIONS, 4)
        options = options[:, : max(1, int(numbers[:, e.OPTION_COUNT].max()))].astype(np.int64)
        verb, card, seat, detail = options.transpose(2, 0, 1)
        which = np.arange(count)[:, None]
        logits = _with_none(self._linear(cards, "of_card."))[which, card, verb]
        logits = logits + _with_none(self._linear(people, "of_seat."))[which, seat, verb]
        logits = logits + self._linear(table, "of_table.")[which, verb * e.DETAILS + detail]
        pairs = _with_none(self._linear(cards, "card_side.")) @ _with_none(
            self._linear(people, "seat_side.")
        ).swapaxes(1, 2)
        logits = logits + pairs[which, card, seat]
        offered = np.arange(options.shape[1]) < numbers[:, e.OPTION_COUNT, None]
        both = np.concatenate([table, people[:, 0]], axis=1)
        value = np.tanh(self._linear(_gelu(self._linear(both, "value_head.0.")), "value_head.2."))[:, 0]
        win, margin = self._linear(people, "seat_heads.").transpose(2, 0, 1)
        return Said(np.where(offered, logits, NEVER), value, _softmax(np.where(present, win, NEVER)), margin)


def _with_none(x: Floats) -> Floats:
    """One row more in front, for answers that speak of no card or of no seat."""
    return np.concatenate([np.zeros_like(x[:, :1]), x], axis=1)


def _softmax(x: Any) -> Floats:
    found = np.exp(x - x.max(axis=-1, keepdims=True))
    found /= found.sum(axis=-1, keepdims=True)
    return np.asarray(found, dtype=np.float32)


def _gelu(x: Floats) -> Floats:
    inner = np.tanh(np.float32(0.7978845608) * (x + np.float32(0.044715) * x * x * x))
    found: Floats = np.float32(0.5) * x * (1 + inner)
    return found
