"""A net made ready for being asked: whatever can be multiplied together before a position is known.

- Every number's unit, and the weights of each norm, go into the layer behind it.
- A norm takes a token's mean off. Whatever is added to a token has none from the beginning, so that step falls away.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from cuore.bots.learned.encoding import COLUMNS
from cuore.bots.learned.scales import COUNT_SCALE, NUMBER_SCALE, seat_scales, seat_shifts
from cuore.bots.learned.weights import Floats, Weights

KEPT: Final = 4  # nets: those that ship, and a rival or two


@dataclass(frozen=True, eq=False)
class Linear:
    """A layer; its weights lie as a product wants them."""

    weight: Floats  # by input and output
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """For each position by itself: a product of another shape is rounded otherwise, be it by a hair."""
        found: Floats = x @ self.weight
        found += self.bias
        return found

    def scaled(self, scale: Floats | float, shift: Floats | float = 0.0) -> Linear:
        """The same of inputs that still have another unit and another nought."""
        bias = self.bias - (np.zeros(len(self.weight)) + shift) * scale @ self.weight
        return Linear(_tight(self.weight * np.reshape(scale, (-1, 1))), _tight(bias))

    def after(self, norm: Linear) -> Linear:
        """The same behind the weights of a norm."""
        weight = norm.weight[:, None] * self.weight
        return Linear(_tight(weight), _tight(self.bias + norm.bias @ self.weight))

    def centred(self) -> Linear:
        """With outputs whose mean is nought."""
        return Linear(centred(self.weight), centred(self.bias))


@dataclass(frozen=True, eq=False)
class AttentionBlock:
    """Attention, then a layer for each token."""

    heads: int
    qkv: Linear
    out: Linear
    up: Linear
    down: Linear


@dataclass(frozen=True, eq=False)
class Folded:
    """All of a net."""

    width: int
    counts: Linear
    pages: Floats  # of each card that the net knows
    seat: Linear
    seat_place: Floats  # the bias of `seat`, too
    numbers: Linear
    phase: Floats
    question: Floats
    how: Floats
    step: Floats
    blocks: tuple[AttentionBlock, ...]
    cards: Linear  # for each card: by verb, then its side of pairs
    people: Linear  # for each seat: by verb, its side of pairs, win, margin
    table: Linear
    first: Linear  # of the value, from the table and whoever looks …
    last: Linear  # … to one number


@lru_cache(maxsize=KEPT)
def folded(weights: Weights) -> Folded:
    """Whoever asks for the same weights gets the same."""
    w = weights.arrays

    def linear(*names: str) -> Linear:
        weight = np.concatenate([w[f"{name}.weight"] for name in names])
        return Linear(_tight(weight.T), _tight(np.concatenate([w[f"{name}.bias"] for name in names])))

    def norm(name: str) -> Linear:
        return Linear(w[f"{name}.weight"], w[f"{name}.bias"])

    def block(name: str) -> AttentionBlock:
        qkv = linear(f"{name}.qkv").after(norm(f"{name}.norm1"))
        width = len(qkv.weight)
        smaller = np.ones(3 * width, dtype=np.float32)
        smaller[:width] = (width // weights.heads) ** -0.5  # of q
        return AttentionBlock(
            weights.heads,
            Linear(qkv.weight * smaller, qkv.bias * smaller),
            linear(f"{name}.out").centred(),
            linear(f"{name}.up").after(norm(f"{name}.norm2")),
            linear(f"{name}.down").centred(),
        )

    layers = sum(name.endswith(".qkv.weight") for name in w)
    last_norm = norm("norm")
    both = Linear(np.tile(last_norm.weight, 2), np.tile(last_norm.bias, 2))
    unit = np.concatenate([np.full(COLUMNS, COUNT_SCALE), np.ones(COLUMNS)])
    seat = linear("seat").scaled(np.array(seat_scales()), np.array(seat_shifts())).centred()
    return Folded(
        width=len(last_norm.weight),
        counts=linear("counts").scaled(unit).centred(),
        pages=centred(weights.pages @ w["page.weight"].T + w["card.weight"]),
        seat=seat,
        seat_place=centred(w["seat_place"]) + seat.bias,
        numbers=linear("numbers").scaled(NUMBER_SCALE).centred(),
        phase=centred(w["phase.weight"]),
        question=centred(w["question.weight"]),
        how=centred(w["how.weight"]),
        step=centred(w["step.weight"]),
        blocks=tuple(block(f"blocks.{layer}") for layer in range(layers)),
        cards=linear("of_card", "card_side").after(last_norm),
        people=linear("of_seat", "seat_side", "seat_heads").after(last_norm),
        table=linear("of_table").after(last_norm),
        first=linear("value_head.0").after(both),
        last=linear("value_head.2"),
    )


def centred(x: Floats) -> Floats:
    """Without the mean of each token."""
    return _tight(x - x.mean(axis=-1, keepdims=True))


def _tight(x: npt.NDArray[np.floating]) -> Floats:
    return np.ascontiguousarray(x, dtype=np.float32)
