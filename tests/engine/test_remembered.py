"""What the interpreter remembers by the hand is what it would list anew."""

from __future__ import annotations

import random

import pytest

import cuore
from cuore.boxes.registry import BOXES
from cuore.engine.offers import phase_options
from cuore.engine.state import State
from cuore.engine.zones import as_list

FAMILY = [box for box in BOXES if box != "more"]
MIXES = [*([box] for box in BOXES), FAMILY]


@pytest.mark.parametrize("sets", MIXES, ids=["+".join(sets) for sets in MIXES])
def test_offers_are_those_of_a_table_that_remembers_nothing(sets: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(6):
        chance = random.Random(seed)
        town = "random" if seed % 2 else "first-game"
        game = cuore.new_game(sets, ["Ann", "Bob"], town, seed=seed)
        while not game.over:
            if not game.state.frames:
                assert game.legal() == _listed_anew(game.state, monkeypatch)
                compared += 1
            game.apply(chance.choice(game.legal()))
    assert compared > 1_000


def _listed_anew(s: State, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves of the phase with nothing looked up."""
    with monkeypatch.context() as forgetful:
        for fact in ("keeps_serves", "plain_serve", "plain_employ"):
            forgetful.setattr(s.table, fact, False)
        forgetful.setattr(s.table, "paid_by", {card: {} for card in s.table.payments})
        return as_list(phase_options(s.clone()))
