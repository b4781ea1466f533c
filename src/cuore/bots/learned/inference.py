"""The net in NumPy: what training/net.py computes, without PyTorch. A batch of rows in, answers and chances out.

Whatever does not depend on the position is worked out once, before the first question (folding.py).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cuore.bots.learned import encoding as e
from cuore.bots.learned.folding import AttentionBlock, folded
from cuore.bots.learned.weights import Floats, Weights

Bytes = npt.NDArray[np.uint8]
NEVER: Final = np.float32(-1e9)
AT_ONCE: Final = 8  # positions that fit into the cache of a processor with all that is computed of them

CUBE: Final = np.float32(0.044715)  # of the curve between layers, as PyTorch's approximate="tanh" has it
STEEP: Final = np.float32(-2 * (2 / np.pi) ** 0.5)


class Said(NamedTuple):
    """What the net says about a batch of positions."""

    logits: Floats  # of the answers; NEVER where there is none
    value: Floats  # of the position to whoever looks, from -1 to 1
    win: Floats  # each seat's chance, clockwise
    margin: Floats  # points ahead of the best other, in twenties, by seat


class Inference:
    """A net that is ready to be asked."""

    def __init__(self, weights: Weights) -> None:
        """Bots with the same weights share all that is worked out of them."""
        self._w = folded(weights)

    def __call__(self, rows: Bytes) -> Said:
        """Rows as encoding.py writes them, one below the other."""
        count = len(rows)
        options = max(1, int(rows[:, e.NUMBERS_AT + e.OPTION_COUNT].max()))
        said = Said(
            np.full((count, options), NEVER, dtype=np.float32),
            np.empty(count, dtype=np.float32),
            np.zeros((count, e.SEATS), dtype=np.float32),
            np.zeros((count, e.SEATS), dtype=np.float32),
        )
        with np.errstate(over="ignore"):  # far to the left the curve is nought
            for first in range(0, count, AT_ONCE):
                self._answer(rows[first : first + AT_ONCE], *(part[first : first + AT_ONCE] for part in said))
        return said

    def _answer(self, rows: Bytes, logits: Floats, value: Floats, win: Floats, margin: Floats) -> None:
        """What the net says of a few positions, into the places given."""
        w = self._w
        numbers = rows[:, e.NUMBERS_AT : e.OPTIONS_AT]
        tokens = int(numbers[:, e.TOKEN_COUNT].max())
        ids = rows[:, e.IDS : e.IDS + tokens]
        people = rows[:, e.SEATS_AT : e.NUMBERS_AT].reshape(len(rows), e.SEATS, e.SEAT_NUMBERS)
        seats = int(people[:, :, e.PRESENT].any(axis=0).sum())  # they are the first ones
        people = people[:, :seats]
        present = people[:, :, e.PRESENT] > 0

        x = np.empty((len(rows), 1 + seats + tokens, w.width), dtype=np.float32)
        x[:, 0] = self._table(numbers)
        x[:, 1 : 1 + seats] = people.astype(np.float32) @ w.seat.weight + w.seat_place[:seats]
        x[:, 1 + seats :] = self._cards(rows, ids, tokens)
        hidden = _hidden(present, ids > 0)
        for block in w.blocks:
            _go_through(block, x, hidden)
        x *= _scale(x)

        table, of_people, of_cards = x[:, 0], w.people(x[:, 1 : 1 + seats]), w.cards(x[:, 1 + seats :])
        options = rows[:, e.OPTIONS_AT :].reshape(len(rows), e.OPTIONS, 4)[:, : logits.shape[1]]
        verb, card, seat, detail = options.transpose(2, 0, 1).astype(np.intp)
        which = np.arange(len(rows))[:, None]
        by_card = _with_none(of_cards[:, :, : e.VERB_COUNT])
        by_seat = _with_none(of_people[:, :, : e.VERB_COUNT])
        card_side = _with_none(of_cards[:, :, e.VERB_COUNT :])
        seat_side = _with_none(of_people[:, :, e.VERB_COUNT : -2])
        pairs = card_side @ seat_side.swapaxes(1, 2)
        found = by_card[which, card, verb] + by_seat[which, seat, verb] + pairs[which, card, seat]
        found += w.table(table)[which, verb * e.DETAILS + detail]
        offered = np.arange(logits.shape[1]) < numbers[:, e.OPTION_COUNT, None]
        np.copyto(logits, found, where=offered)

        value[:] = np.tanh(w.last(_curve(w.first(np.concatenate([table, x[:, 1]], axis=1)))))[:, 0]
        win[:, :seats] = _softmax(np.where(present, of_people[:, :, -2], NEVER))
        margin[:, :seats] = of_people[:, :, -1]

    def _cards(self, rows: Bytes, ids: Bytes, tokens: int) -> Floats:
        w = self._w
        counts = rows[:, e.COUNTS : e.COUNTS + tokens * e.COLUMNS].reshape(-1, e.COLUMNS)
        known = np.empty((len(counts), 2 * e.COLUMNS), dtype=np.float32)
        known[:, : e.COLUMNS] = counts
        known[:, e.COLUMNS :] = counts > 0
        found: Floats = w.counts(known).reshape(len(rows), tokens, w.width) + w.pages[ids]
        return found

    def _table(self, numbers: Bytes) -> Floats:
        w = self._w
        found = w.numbers(numbers.astype(np.float32))
        found += w.phase[numbers[:, e.PHASE]]
        found += w.question[numbers[:, e.QUESTION]]
        found += w.how[numbers[:, e.HOW]]
        found += w.step[numbers[:, e.STEP]]
        return found


def _go_through(block: AttentionBlock, x: Floats, hidden: Floats | None) -> None:
    """Attention over the tokens, then a layer for each; `x` changes."""
    count, tokens, width = x.shape
    heads = block.heads
    split = block.qkv(x * _scale(x)).reshape(count, tokens, 3, heads, width // heads)
    q, k, v = split.transpose(2, 0, 3, 1, 4)
    scores = q @ k.swapaxes(2, 3)
    if hidden is not None:
        scores += hidden
    seen = _softmax(scores) @ v
    x += block.out(seen.transpose(0, 2, 1, 3).reshape(count, tokens, width))
    x += block.down(_curve(block.up(x * _scale(x))))


def _scale(x: Floats) -> Floats:
    """What brings each token to the size of one; its mean is nought already."""
    squares = np.einsum("...i,...i->...", x, x)[..., None]
    squares /= x.shape[-1]
    squares += np.float32(1e-5)
    found: Floats = np.reciprocal(np.sqrt(squares, out=squares), out=squares)
    return found


def _curve(x: Floats) -> Floats:
    """GELU."""
    found: Floats = x * x
    found *= CUBE
    found += 1
    found *= x
    found *= STEEP
    np.exp(found, out=found)
    found += 1
    np.divide(x, found, out=found)
    return found


def _hidden(present: Any, there: Any) -> Floats | None:
    """What keeps anybody from looking at a token that is not there; nothing if all of them are."""
    if present.all() and there.all():
        return None
    table = np.ones((len(present), 1), dtype=bool)
    return np.where(np.concatenate([table, present, there], axis=1), np.float32(0), NEVER)[:, None, None, :]


def _with_none(x: Floats) -> Floats:
    """One row more in front, for answers that speak of no card or of no seat."""
    return np.concatenate([np.zeros_like(x[:, :1]), x], axis=1)


def _softmax(x: Floats) -> Floats:
    """It changes what it is given."""
    x -= x.max(axis=-1, keepdims=True)
    np.exp(x, out=x)
    x /= x.sum(axis=-1, keepdims=True)
    return x
