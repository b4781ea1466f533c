"""The layer that says chances to win: what it is fitted to, and that it learns it. Needs no PyTorch."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.reliability import Games, Played, Running
from cuore.bots.learned.chances import COMPANIES, fitting, read_chances
from cuore.bots.learned.evaluation import shipped_net
from cuore.bots.learned.weights import shipped_weights
from training import chances
from training.chances import Group, Layer, export, fit, fresh, groups_of, slopes, weights_of

CHANCE, MARGIN, SPREAD = range(3)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Games:
    """Two games among plans, as the benchmark plays them in towns of the training."""
    path = tmp_path_factory.mktemp("chances") / "games.jsonl"
    rng = Random(4)
    found: list[Played] = []
    while len(found) < 2:
        running = Running("plans", Random(rng.getrandbits(30)), held_out=False, compared=0.0)
        assert running.question() is None, "nobody there asks the net"
        if played := running.finish():
            found.append(played)
    path.write_text("".join(json.dumps(asdict(played)) + "\n" for played in found))
    return Games([path])


@pytest.fixture(scope="module")
def groups(games: Games) -> list[Group]:
    return groups_of(games, shipped_net(), np.flatnonzero(games.begins))


def test_a_fresh_layer_says_what_the_net_says(games: Games, groups: list[Group], tmp_path: Path) -> None:
    export(fresh(np.random.default_rng(1), 128), shipped_weights(), {"games": 0}, tmp_path / "chances.npz")
    layer = fitting(read_chances((tmp_path / "chances.npz").read_bytes(), "here"), shipped_weights(), "here")
    for group in groups:
        for company in COMPANIES:
            said = np.stack([group.heard[:, :, 0], group.heard[:, :, 2]], axis=2)
            found = layer.of(company)(group.tokens, said, (games.turn[group.places] - 1).astype(np.uint8))
            assert np.allclose(found.win, np.exp(group.heard[:, :, 0]), atol=1e-5)
            assert np.allclose(found.margin, group.heard[:, :, 2], atol=1e-5)


def test_what_came_is_told_clockwise_from_whoever_looks(games: Games) -> None:
    for place in range(len(games.game)):
        seats = games.seats[place]
        assert games.won[place, :seats].sum() == pytest.approx(1)
        best = int(games.margin[place, :seats].argmax())
        assert games.won[place, best] > 0
        assert not games.won[place, seats:].any()


def test_each_sort_counts_a_third_for_anybody_and_alone_for_its_company() -> None:
    weight = weights_of(np.array(["own"] * 6 + ["mixed"] * 2 + ["plans"] * 4))
    by_sort = [weight[:6].sum(axis=0), weight[6:8].sum(axis=0), weight[8:].sum(axis=0)]
    anybody, masters, plans = (COMPANIES.index(company) for company in ("anybody", "masters", "plans"))
    assert np.allclose([found[anybody] for found in by_sort], 4)
    assert [found[masters] > 0 for found in by_sort] == [True, False, False]
    assert [found[plans] > 0 for found in by_sort] == [False, False, True]


def loss(layer: Layer, batch: Group) -> float:
    """What `slopes` is the slope of, in double precision."""
    hidden = batch.tokens[:, 1:] @ layer["seat"] + batch.tokens[:, :1] @ layer["table"] + layer["hidden"]
    told = np.concatenate([np.maximum(hidden, 0), batch.heard], axis=2) @ layer["last.weight"] + layer["last.bias"]
    total = 0.0
    for number in range(len(COMPANIES)):
        odds, margin, spread = np.moveaxis(told[:, :, 3 * number : 3 * number + 3], 2, 0)
        chance = odds - np.log(np.exp(odds).sum(axis=1, keepdims=True))
        of_margin = ((margin - batch.margin) ** 2 * np.exp(-2 * spread) / 2 + spread).mean(axis=1)
        each = -(batch.won * chance).sum(axis=1) + chances.OF_MARGIN * of_margin
        total += float((batch.weight[:, number] * each).mean())
    return total


def test_slopes_are_those_of_the_loss(groups: list[Group]) -> None:
    rng = np.random.default_rng(3)
    batch = Group(*[part.astype(np.float64) for part in vars(groups[0].some(np.arange(12))).values()])
    layer = {name: part + rng.normal(0, 0.05, part.shape) for name, part in fresh(rng, 128).items()}
    for name, slope in slopes(layer, batch).items():
        for at in [tuple(rng.integers(0, size) for size in slope.shape) for _ in range(6)]:
            moved = []
            for step in (1e-5, -1e-5):
                other = {**layer, name: layer[name].copy()}
                other[name][at] += step
                moved.append(loss(other, batch))
            assert slope[at] == pytest.approx((moved[0] - moved[1]) / 2e-5, abs=1e-5), name


def test_what_came_is_learned(games: Games, groups: list[Group], tmp_path: Path) -> None:
    """Of two games it is learned by heart, whatever the net thought of them."""
    layer = fit(groups)
    export(layer, shipped_weights(), {"games": 2}, tmp_path / "chances.npz")
    found = read_chances((tmp_path / "chances.npz").read_bytes(), "here").of("plans")
    for group in groups:
        said = np.stack([group.heard[:, :, 0], group.heard[:, :, 2]], axis=2)
        win = found(group.tokens, said, (games.turn[group.places] - 1).astype(np.uint8)).win
        before = ((np.exp(group.heard[:, :, 0]) - group.won) ** 2).mean()
        assert ((win - group.won) ** 2).mean() < before
