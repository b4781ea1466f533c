"""Fits what says chances to win: `python -m training.chances GAMES.jsonl --out src/cuore/bots/learned/chances.npz`.

The games are those of `python -m benchmarks.reliability play --training`, the layer is the one of
`cuore.bots.learned.chances`, and the net below it stays as it is. What comes of a game counts for the company that
played it; for `anybody` all games count, each sort with a third. One game in eight is held back and tells how well
the others were understood. NumPy is enough: a few minutes on one core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benchmarks.reliability import COMPANIES as OF_SORT
from benchmarks.reliability import SORTS, Games
from cuore.bots.learned.chances import COMPANIES, HEARD, SPREADS, TOLD, Chances, heard, read_chances
from cuore.bots.learned.imprint import MEMBER
from cuore.bots.learned.inference import Inference
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import Weights, read_weights, shipped_weights

Array = npt.NDArray[Any]
Layer = dict[str, Array]  # by the names of the file
HELD_BACK: Final = 8  # one game in so many
HIDDEN: Final = 64
EPOCHS: Final = 4
BATCH: Final = 256
RATE: Final = 2e-3
WARM: Final = 200  # steps until the rate is whole
FADE: Final = 3.0  # beside the rate, what the weights lose in a step, but for those of what is heard
OF_MARGIN: Final = 0.2  # what a margin counts beside a chance
USUAL_SPREAD: Final = 0.5  # of a margin, in twenties, before anything is learned


@dataclass
class Group:
    """Positions of so many seats as each other."""

    places: Array
    tokens: Array
    heard: Array
    won: Array
    margin: Array
    weight: Array  # of each position for each company

    def some(self, chosen: Array) -> Group:
        """A part of it."""
        return Group(*[part[chosen] for part in vars(self).values()])


def groups_of(games: Games, net: Inference, chosen: Array) -> list[Group]:
    """What the layer reads of the chosen positions, and what came of them."""
    found: dict[int, list[tuple[Array, ...]]] = {}
    for places, tokens, said, turns in games.understood(net, chosen):
        found.setdefault(said.shape[1], []).append((places, tokens.astype(np.float32), heard(said, turns)))
    weight = weights_of(games.sort)
    groups = []
    for seats, parts in sorted(found.items()):
        places, tokens, beside = (np.concatenate(part) for part in zip(*parts, strict=True))
        won, margin = games.won[places][:, :seats], games.margin[places][:, :seats] / MARGIN
        groups.append(Group(places, tokens, beside, won, margin, weight[places]))
    return groups


def weights_of(sort: Array) -> Array:
    """What a position counts for each company: all sorts alike for `anybody`, else its own alone."""
    found = np.zeros((len(sort), len(COMPANIES)), dtype=np.float32)
    for one in SORTS:
        there = sort == one
        share = len(sort) / max(1, int(there.sum())) / len(SORTS)
        for column, company in enumerate(COMPANIES):
            if company in (OF_SORT[one], "anybody"):
                found[there, column] = share
    return found


def fresh(rng: np.random.Generator, width: int) -> Layer:
    """A layer that says what the net says."""
    last = np.zeros((HIDDEN + HEARD, TOLD * len(COMPANIES)))
    bias = np.zeros(TOLD * len(COMPANIES))
    for first in range(0, len(bias), TOLD):
        last[HIDDEN, first] = last[HIDDEN + 2, first + 1] = 1.0
        bias[first + 2] = np.log(USUAL_SPREAD)
    layer = {
        "seat": rng.normal(0, width**-0.5, (width, HIDDEN)),
        "table": rng.normal(0, width**-0.5, (width, HIDDEN)),
        "hidden": np.zeros(HIDDEN),
        "last.weight": last,
        "last.bias": bias,
    }
    return {name: part.astype(np.float32) for name, part in layer.items()}


def fit(groups: Sequence[Group], seed: int = 1) -> Layer:
    """Adam, with a rate that goes down to nothing."""
    rng = np.random.default_rng(seed)
    layer = fresh(rng, groups[0].tokens.shape[2])
    first = {name: np.zeros_like(part) for name, part in layer.items()}
    second = {name: np.zeros_like(part) for name, part in layer.items()}
    steps = EPOCHS * sum(-(-len(group.places) // BATCH) for group in groups)
    for step, batch in enumerate(_batches(groups, rng), start=1):
        rate = RATE * min(1.0, step / WARM) * (1 + np.cos(np.pi * step / steps)) / 2
        for name, slope in slopes(layer, batch).items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.002 * (slope**2 - second[name])
            mean = first[name] / (1 - 0.9**step)
            layer[name] -= rate * mean / (np.sqrt(second[name] / (1 - 0.998**step)) + 1e-8)
            if layer[name].ndim == 2:
                layer[name][: HIDDEN if name == "last.weight" else None] *= 1 - rate * FADE
    return layer


def _batches(groups: Sequence[Group], rng: np.random.Generator) -> Iterator[Group]:
    for _ in range(EPOCHS):
        batches = [
            (group, chosen)
            for group in groups
            for chosen in np.array_split(rng.permutation(len(group.places)), -(-len(group.places) // BATCH))
        ]
        for number in rng.permutation(len(batches)):
            group, chosen = batches[number]
            yield group.some(chosen)


def slopes(layer: Layer, batch: Group) -> Layer:
    """How the loss changes with each weight: log loss of the chances, and of margins as of a normal distribution."""
    hidden = batch.tokens[:, 1:] @ layer["seat"] + batch.tokens[:, :1] @ layer["table"] + layer["hidden"]
    active = hidden > 0
    read = np.concatenate([hidden * active, batch.heard], axis=2)
    told = read @ layer["last.weight"] + layer["last.bias"]
    back = np.empty_like(told)
    seats = told.shape[1]
    for number in range(len(COMPANIES)):
        odds, margin, spread = (told[:, :, TOLD * number + part] for part in range(TOLD))
        weight = batch.weight[:, number, None]
        win = np.exp(odds - odds.max(axis=1, keepdims=True))
        win /= win.sum(axis=1, keepdims=True)
        sharp = np.exp(-2 * np.clip(spread, *SPREADS))
        off = margin - batch.margin
        back[:, :, TOLD * number] = weight * (win - batch.won)
        back[:, :, TOLD * number + 1] = weight * OF_MARGIN / seats * off * sharp
        back[:, :, TOLD * number + 2] = weight * OF_MARGIN / seats * (1 - off**2 * sharp)
    back /= len(told)
    down = (back @ layer["last.weight"][:HIDDEN].T) * active
    table = down.sum(axis=1)
    return {
        "seat": _product(batch.tokens[:, 1:], down),
        "table": batch.tokens[:, 0].T @ table,
        "hidden": table.sum(axis=0),
        "last.weight": _product(read, back),
        "last.bias": back.sum(axis=(0, 1)),
    }


def _product(one: Array, other: Array) -> Array:
    found: Array = one.reshape(-1, one.shape[-1]).T @ other.reshape(-1, other.shape[-1])
    return found


def export(layer: Layer, weights: Weights, told: dict[str, int], out: Path) -> None:
    """The file that ships."""
    about = json.dumps({"net": weights.digest, **told})
    arrays = {name: part.astype(np.float32) for name, part in layer.items()}
    np.savez_compressed(out, about=np.frombuffer(about.encode(), dtype=np.uint8), **arrays)  # type: ignore[arg-type]
    assert MEMBER == "about"


def tell(title: str, chances: Chances | None, games: Games, groups: Sequence[Group]) -> None:
    """Log loss over all seats and Brier score of whoever looks, by sort: told the company and told nothing."""
    for sort in SORTS:
        for company in dict.fromkeys((OF_SORT[sort], "anybody")):
            losses, squares = [], []
            for group in groups:
                there = np.flatnonzero(games.sort[group.places] == sort)
                win = np.exp(group.heard[there, :, 0])
                if chances is not None and len(there):
                    said = np.stack([group.heard[there, :, 0], group.heard[there, :, 2]], axis=2)
                    turns = (games.turn[group.places[there]] - 1).astype(np.uint8)
                    win = chances.of(company)(group.tokens[there], said, turns).win
                losses.append(-(group.won[there] * np.log(np.maximum(win, 1e-9))).sum(axis=1))
                squares.append((win[:, 0] - group.won[there, 0]) ** 2)
            loss, square = np.concatenate(losses).mean(), np.concatenate(squares).mean()
            print(f"{title}: {sort} as {company}: log loss {loss:.4f}, Brier {square:.4f}", flush=True)


def main() -> None:
    """Read games, fit, tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--net", type=Path, help="another net.npz than the one that ships")
    parser.add_argument("--share", type=float, default=0.5, help="of the positions of each game")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    weights = read_weights(args.net) if args.net else shipped_weights()
    games = Games(args.files)
    rng = np.random.default_rng(1)
    some = rng.random(len(games.game)) < args.share
    back = games.game % HELD_BACK == 0
    net = Inference(weights)
    groups, held_back = (groups_of(games, net, np.flatnonzero(some & part)) for part in (~back, back))
    layer = fit(groups)
    positions = sum(len(group.places) for group in groups)
    export(layer, weights, {"games": len(set(games.game[~back])), "positions": positions}, args.out)
    print(f"{positions} positions of {len(set(games.game[~back]))} games")
    tell("the net", None, games, held_back)
    tell("fitted", read_chances(args.out.read_bytes(), str(args.out)), games, held_back)


if __name__ == "__main__":
    main()
