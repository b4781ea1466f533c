"""The net in NumPy: what training/net.py computes, without PyTorch. A batch of rows in, answers and chances out.

Whatever does not depend on the position is worked out once, before the first question (folding.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cuore.bots.learned import encoding as e
from cuore.bots.learned.chances import ChancesOf
from cuore.bots.learned.folding import AttentionBlock, folded
from cuore.bots.learned.weights import Floats, Weights

Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.intp]
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
    spread: Floats  # … and the standard deviation of the true one around that; nought as the net says it


class Inference:
    """A net that is ready to be asked."""

    def __init__(self, weights: Weights, chances: ChancesOf | None = None) -> None:
        """Bots with the same weights share all that is worked out of them.

        With `chances`, these say what the seats may expect, instead of the net.
        """
        self._w = folded(weights)
        self._chances = chances

    def __call__(self, rows: Bytes) -> Said:
        """Rows as encoding.py writes them, one below the other.

        What is said of a position is the same to the last bit whatever else is asked with it. A table that is thought
        about beside others must not feel them, and hidden cards of a deal must not show in the rounding of another.
        """
        count = len(rows)
        options = max(1, int(rows[:, e.NUMBERS_AT + e.OPTION_COUNT].max()))
        said = Said(
            np.empty((count, options), dtype=np.float32),
            np.empty(count, dtype=np.float32),
            *[np.zeros((count, e.SEATS), dtype=np.float32) for _ in range(3)],
        )
        with np.errstate(over="ignore"):  # far to the left the curve is nought
            for tokens, seats, these in _alike(rows):
                self._answer(rows[these], tokens, seats, said, these)
        return said

    def understood(self, rows: Bytes) -> Iterator[tuple[Places, Floats, Floats]]:
        """What chances.py reads of positions, a few of the same size at once: their places, tokens, what is said."""
        with np.errstate(over="ignore"):
            for tokens, seats, these in _alike(rows):
                x = self._understand(rows[these], tokens, seats)[:, : 1 + seats]
                yield these, x, self._w.people(x[:, 1:])[:, :, -2:]

    def _understand(self, rows: Bytes, tokens: int, seats: int) -> Floats:
        """The tokens of a few positions of the same size: the table's, the seats', the cards'.

        Each position is a matrix of its own in every product: one of another height would be rounded otherwise.
        """
        w = self._w
        numbers = rows[:, None, e.NUMBERS_AT : e.OPTIONS_AT]
        people = rows[:, e.SEATS_AT : e.NUMBERS_AT].reshape(len(rows), e.SEATS, e.SEAT_NUMBERS)[:, :seats]

        x = np.empty((len(rows), 1 + seats + tokens, w.width), dtype=np.float32)
        x[:, :1] = self._table(numbers)
        x[:, 1 : 1 + seats] = people.astype(np.float32) @ w.seat.weight + w.seat_place[:seats]
        x[:, 1 + seats :] = self._cards(rows, tokens)
        for block in w.blocks:
            _go_through(block, x)
        x *= _scale(x)
        return x

    def _answer(self, rows: Bytes, tokens: int, seats: int, said: Said, places: Places) -> None:
        """What the net says of a few positions of the same size, into their places."""
        w = self._w
        x = self._understand(rows, tokens, seats)
        table, of_people, of_cards = x[:, :1], w.people(x[:, 1 : 1 + seats]), w.cards(x[:, 1 + seats :])
        options = rows[:, e.OPTIONS_AT :].reshape(len(rows), e.OPTIONS, 4)[:, : said.logits.shape[1]]
        verb, card, seat, detail = options.transpose(2, 0, 1).astype(np.intp)
        which = np.arange(len(rows))[:, None]
        by_card = _with_none(of_cards[:, :, : e.VERB_COUNT])
        by_seat = _with_none(of_people[:, :, : e.VERB_COUNT])
        card_side = _with_none(of_cards[:, :, e.VERB_COUNT :])
        seat_side = _with_none(of_people[:, :, e.VERB_COUNT : -2])
        pairs = card_side @ seat_side.swapaxes(1, 2)
        found = by_card[which, card, verb] + by_seat[which, seat, verb] + pairs[which, card, seat]
        found += w.table(table)[which, 0, verb * e.DETAILS + detail]
        offered = np.arange(options.shape[1]) < rows[:, e.NUMBERS_AT + e.OPTION_COUNT, None]

        said.logits[places] = np.where(offered, found, NEVER)
        both = np.concatenate([table, x[:, 1:2]], axis=2)
        said.value[places] = np.tanh(w.last(_curve(w.first(both))))[:, 0, 0]
        if self._chances is None:
            said.win[places, :seats] = _softmax(of_people[:, :, -2])
            said.margin[places, :seats] = of_people[:, :, -1]
            return
        expected = self._chances(x[:, : 1 + seats], of_people[:, :, -2:], rows[:, e.NUMBERS_AT + e.TURNS])
        for there, found in zip(said[2:], expected, strict=True):
            there[places, :seats] = found

    def _cards(self, rows: Bytes, tokens: int) -> Floats:
        w = self._w
        counts = rows[:, e.COUNTS : e.COUNTS + tokens * e.COLUMNS].reshape(len(rows), tokens, e.COLUMNS)
        known = np.empty((len(rows), tokens, 2 * e.COLUMNS), dtype=np.float32)
        known[:, :, : e.COLUMNS] = counts
        known[:, :, e.COLUMNS :] = counts > 0
        found: Floats = w.counts(known)
        found += w.pages[rows[:, e.IDS : e.IDS + tokens]]
        return found

    def _table(self, numbers: Bytes) -> Floats:
        w = self._w
        found = w.numbers(numbers.astype(np.float32))
        found += w.phase[numbers[:, :, e.PHASE]]
        found += w.question[numbers[:, :, e.QUESTION]]
        found += w.how[numbers[:, :, e.HOW]]
        found += w.step[numbers[:, :, e.STEP]]
        return found


def _alike(rows: Bytes) -> Iterator[tuple[int, int, Places]]:
    """Which positions have as many tokens and seats as each other, a few at once."""
    present = rows[:, e.SEATS_AT + e.PRESENT : e.NUMBERS_AT : e.SEAT_NUMBERS] > 0  # the first ones are
    sizes = rows[:, e.NUMBERS_AT + e.TOKEN_COUNT].astype(np.intp) * (e.SEATS + 1) + present.sum(axis=1)
    for size in sorted(set(sizes.tolist())):
        places = np.flatnonzero(sizes == size)
        for first in range(0, len(places), AT_ONCE):
            yield *divmod(size, e.SEATS + 1), places[first : first + AT_ONCE]


def _go_through(block: AttentionBlock, x: Floats) -> None:
    """Attention over the tokens, then a layer for each; `x` changes."""
    count, tokens, width = x.shape
    heads = block.heads
    split = block.qkv(x * _scale(x)).reshape(count, tokens, 3, heads, width // heads)
    q, k, v = split.transpose(2, 0, 3, 1, 4)
    scores = q @ k.swapaxes(2, 3)
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


def _with_none(x: Floats) -> Floats:
    """One row more in front, for answers that speak of no card or of no seat."""
    return np.concatenate([np.zeros_like(x[:, :1]), x], axis=1)


def _softmax(x: Floats) -> Floats:
    """It changes what it is given."""
    x -= x.max(axis=-1, keepdims=True)
    np.exp(x, out=x)
    x /= x.sum(axis=-1, keepdims=True)
    return x
