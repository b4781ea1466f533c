"""A view that takes over what an earlier one shows the same is the view that is made afresh, wherever a game goes."""

from __future__ import annotations

import random

import pytest

from cuore.engine.game import Game
from cuore.engine.seen import View
from tests.properties.walk import ODD, Case

Look = tuple[Game, View]
ANSWERS = 90


@pytest.mark.parametrize("case", ODD, ids=str)
def test_a_view_from_an_earlier_one_is_the_view(case: Case) -> None:
    """Earlier is some position of the same table: mostly the last, at times one of long ago or one taken back."""
    rng = random.Random(case.seed)
    game, looks = case.deal(), dict[int | None, Look]()
    taken_over = 0
    for _ in range(ANSWERS):
        if game.over:
            break
        there = game.after(rng.choice(game.legal()))
        if rng.random() < 0.8:  # or else it was taken back
            game = there
        in_the_open = game.view(None)
        for seat in (None, *range(len(game.seats))):
            fresh, earlier = game.view(seat), looks.get(seat)
            beside = None if seat is None else in_the_open
            assert game.view(seat, beside, earlier) == fresh
            seen = game.view(seat, None, earlier)
            assert seen == fresh
            if earlier is not None:
                taken_over += seen["town"] is earlier[1]["town"]
            if rng.random() < 0.7:
                looks[seat] = (there, there.view(seat)) if rng.random() < 0.2 else (game, seen)
    assert taken_over > ANSWERS // 4


def test_nothing_is_taken_over_from_another_seat_or_table() -> None:
    one, other = Case(1).deal(), Case(2).deal()
    assert one.view(0, None, (one, one.view(1))) == one.view(0)
    assert one.view(0, None, (other, other.view(0))) == one.view(0)
