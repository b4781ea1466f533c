"""The index tables: every move has an action of its own, and an observation holds what the view says and no more."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest

import cuore
from cuore.engine.moves import END_TURN_MOVE
from cuore.envs import encoding
from cuore.envs.encoding import ASKED, FIRST_CARD, PLAIN, Encoding

MIXES = [
    (["base"], 2),
    (["base"], 4),
    (["oktoberfest"], 3),
    (["romantic_vacation"], 3),
    (["expanding_the_house", "base"], 3),
    (["more"], 3),
    (["base", "oktoberfest", "romantic_vacation", "expanding_the_house"], 4),
]


@pytest.mark.parametrize(
    ("sets", "seats"), MIXES, ids=lambda value: "+".join(value) if isinstance(value, list) else ""
)
def test_every_legal_move_has_an_action_and_every_action_leads_back(sets: list[str], seats: int) -> None:
    chance = random.Random(3)
    code = Encoding(sets)
    for seed in range(3):
        game = cuore.new_game(sets, [f"P{n}" for n in range(seats)], "random", seed)
        while not game.over:
            legal, seat = game.legal(), game.to_move
            moves = code.moves(game.table, legal, seat)
            events = [move >> 9 & 15 for move in legal]
            assert len(moves) == len(legal) or max(events) > 3
            assert all(0 <= action < code.actions for action in moves)
            assert code.mask(moves).sum() == len(moves)
            seen = code.observation(game.view(seat))
            assert seen.shape == (code.length,)
            assert np.isfinite(seen).all()
            game.apply(chance.choice(legal))


@pytest.mark.parametrize(
    ("sets", "seats"), MIXES, ids=lambda value: "+".join(value) if isinstance(value, list) else ""
)
def test_hidden_cards_dealt_anew_change_nothing_that_is_observed(sets: list[str], seats: int) -> None:
    chance = random.Random(5)
    code = Encoding(sets)
    game = cuore.new_game(sets, [f"P{n}" for n in range(seats)], "random", 2)
    for step in range(400):
        if game.over:
            break
        if step % 7 == 0:
            for seat in range(seats):
                other = game.determinize(seat, step)
                assert (code.observation(other.view(seat)) == code.observation(game.view(seat))).all()
        game.apply(chance.choice(game.legal()))


def test_that_check_catches_a_leak() -> None:
    """An observation that counted the true deck of somebody else would be noticed."""
    code = Encoding(["base"])
    game = cuore.new_game(seed=4)

    def leaky(peeked: cuore.Game) -> float:
        return float(code.observation(peeked.view(0)).sum()) + sum(peeked.state.hand[1])

    assert any(leaky(game.determinize(0, seed)) != leaky(game) for seed in range(20))


def test_the_tables_of_the_docstring_are_the_code() -> None:
    text = encoding.__doc__ or ""
    assert f"version {encoding.VERSION}." in text
    n, a = Encoding(["base"]).cards, len(ASKED)
    starts = [eval(found, {}, {"N": n, "A": a}) for found in _starts(text)]
    assert starts[:8] == [0, 5, 9, 11, 14, 30, FIRST_CARD, FIRST_CARD + 13 * n]
    assert PLAIN.index(END_TURN_MOVE) == 4
    assert Encoding(["base"]).actions == starts[7] + 96 * n
    assert Encoding(["base"]).length == starts[-1] + 6 * (6 + 6 * n)


def _starts(text: str) -> list[str]:
    """The first column of both tables, as Python."""
    rows = re.findall(r"^    (\d[^a-z]*?)  ", text, flags=re.MULTILINE)
    return [row.strip().replace("·", "*") for row in rows]


def test_places_in_the_observation() -> None:
    """A few cells, looked up by hand from the table."""
    code = Encoding(["base"])
    game = cuore.new_game(seed=4)
    seen = code.observation(game.view(0))
    n, a = code.cards, len(ASKED)
    love, colette = code.names.index("1 Love"), code.names.index("Colette Framboise")
    hand = 28 + a + n
    assert seen[hand + love] + seen[hand + colette] == 5
    assert seen[9 + 1] == 1  # the serving phase
    assert seen[15] == 1  # one's own turn
    town = 28 + a + 6 * n
    assert seen[town + colette] == game.view(0)["town"]["Colette Framboise"]
    second = 36 + a + 9 * n + 6 + 6 * n
    assert list(seen[second : second + 3]) == [1, 5, 5]
