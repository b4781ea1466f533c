"""A row holds what the view says and no more, every move has an action, and the tables of layout.py are the code."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

import cuore
from cuore.engine.moves import END_TURN_MOVE, TARGET_CARD, verb_of
from cuore.engine.opcodes import ASK_CARD, HOW_DISCARD, HOW_HOUSE, LAST_ASK
from cuore.engine.view import QUESTIONS as ASKED
from cuore.envs import layout as layouts
from cuore.envs import writer
from cuore.envs.actions import FIRST_CARD, NO_MOVE
from cuore.envs.layout import BOUND, Layout
from cuore.envs.rows import look
from cuore.envs.writer import COLUMNS_AT
from tests.envs import from_view

FAMILY = ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"]
MIXES = [
    *((["base"], 2), (["base"], 4), (["oktoberfest"], 3), (["romantic_vacation"], 3)),
    *((["expanding_the_house", "base"], 3), (["more"], 3), (["more"], 4), (FAMILY, 5)),
]
mixes = pytest.mark.parametrize(
    ("sets", "seats"), MIXES, ids=lambda value: "+".join(value) if isinstance(value, list) else str(value)
)


def written(layout: Layout, game: cuore.Game, seat: int) -> list[int]:
    return list(layout.writer(game.table).row(game.state, seat))


def positions(sets: list[str], seats: int, games: int = 2) -> Iterator[cuore.Game]:
    """The positions of random games, one after the other, to the end."""
    chance = random.Random(3)
    for seed in range(games):
        game = cuore.new_game(sets, [f"P{n}" for n in range(seats)], "random", seed)
        while not game.over:
            yield game
            game.apply(chance.choice(game.legal()))
        yield game


@mixes
def test_a_row_is_what_the_view_says(sets: list[str], seats: int) -> None:
    layout = Layout(sets)
    for place, game in enumerate(positions(sets, seats)):
        seat = game.to_move if place % 3 else place // 3 % seats
        found, told = written(layout, game, seat)[: layout.length], from_view.row(layout, game, seat)
        assert found == told, [i for i in range(layout.length) if found[i] != told[i]]


@mixes
def test_hidden_cards_dealt_anew_change_nothing_that_is_written(sets: list[str], seats: int) -> None:
    layout = Layout(sets)
    for place, game in enumerate(positions(sets, seats, games=1)):
        if place % 5 == 0:
            for seat in range(seats):
                other = game.determinize(seat, place)
                assert written(layout, other, seat) == written(layout, game, seat)


@pytest.mark.parametrize("hidden", ["hand", "deck"])
def test_that_check_catches_a_leak(hidden: str) -> None:
    """A writer that looked into somebody else's zone for one cell would be noticed."""
    layout, chance = Layout(["base"]), random.Random(2)
    game = cuore.new_game(seed=4)
    for _ in range(40):
        game.apply(chance.choice(game.legal()))

    def leaky(peeked: cuore.Game) -> list[int]:
        return [*written(layout, peeked, 0), int(getattr(peeked.state, hidden)[1][-1])]

    dealt = [game.determinize(0, seed) for seed in range(40)]
    assert all(written(layout, other, 0) == written(layout, game, 0) for other in dealt)
    assert any(leaky(other) != leaky(game) for other in dealt)


@mixes
def test_every_move_has_an_action_and_every_action_leads_back(sets: list[str], seats: int) -> None:
    layout = Layout(sets)
    for game in positions(sets, seats):
        if game.over:
            continue
        book, seat = layout.writer(game.table).actions, game.to_move
        actions: dict[int, int] = {}
        for move in game.legal():
            action = int(book.action(move, seat))
            assert 0 <= action < layout.actions
            if action in actions:  # alike but for the events on it, and what lies under it
                assert verb_of(move) == TARGET_CARD
            actions.setdefault(action, move)
        mask = written(layout, game, seat)[layout.length :]
        assert [action for action, may in enumerate(mask) if may] == sorted(actions)
        assert all(book.move(game.state, action) == move for action, move in actions.items())
        assert not any(written(layout, game, (seat + 1) % seats)[layout.length :])
        refused = next(action for action, may in enumerate(mask) if not may)
        assert book.move(game.state, refused) == NO_MOVE


@mixes
def test_numbers_keep_within_their_bound(sets: list[str], seats: int) -> None:
    layout = Layout(sets)
    for game in positions(sets, seats, games=1):
        seen = np.array(written(layout, game, 0)[: layout.length]) * layout.scale
        assert np.abs(seen).max() <= BOUND


def test_the_sizes_depend_on_the_boxes_alone() -> None:
    assert Layout(["base", "oktoberfest"]).names == Layout(["oktoberfest", "base"]).names
    base = Layout(["base"])
    assert (base.cards, base.length, base.actions) == (33, 1858, 675)
    assert base.scale.dtype == np.float32


def test_numbers_are_divided_as_the_tables_say() -> None:
    layout, n = Layout(["base"]), 33
    game = cuore.new_game(seed=4)
    game.apply(game.find("play all"))
    seen, _ = look(layout, game, 0)
    cells = written(layout, game, 0)
    for place, by in ((2, 20), (14, 20), (70 + n, 5), (70 + 2 * n, 10), (70 + 6 * n, 10), (70 + 7 * n, 10)):
        assert seen[place] == pytest.approx(cells[place] / by)
    assert seen[2] * 20 == game.view(0)["love"] > 0
    seat = 70 + 10 * n
    divisors = [*(1, 1, 1, 1, 10, 20, 20, 5, 1, 1, 1, 50), *(by for by in (10, 1, 5, 3, 1, 3, 3) for _ in range(n))]
    assert seen[seat : seat + 12 + 7 * n] == pytest.approx(np.divide(cells[seat : seat + 12 + 7 * n], divisors))


def test_the_tables_of_the_docstring_are_the_code() -> None:
    text = layouts.__doc__ or ""
    assert f"version {layouts.VERSION}." in text
    layout = Layout(["base"])
    n = layout.cards
    starts = [eval(found, {}, {"N": n}) for found in _starts(text)]
    seat = 12 + 7 * n
    assert starts[:8] == [0, 5, 21, 23, 26, 42, FIRST_CARD, FIRST_CARD + 13 * n]
    assert layout.actions == starts[7] + 6 * n
    assert starts[8:12] == [0, writer.FIRST_STACK, writer.PHASE, writer.QUESTION]
    columns = [writer.ASKS, writer.HAND, writer.ASIDE, writer.TOWN, writer.BEER_PILE, writer.COLUMNS]
    assert starts[12:18] == [COLUMNS_AT + n * column for column in columns]
    assert starts[18:] == [0, *(writer.SEAT_NUMBERS + n * column for column in range(writer.SEAT_COLUMNS))]
    assert layout.length == starts[17] + 6 * seat


def test_questions_stand_in_the_order_of_their_opcodes() -> None:
    assert len(layouts.QUESTIONS) <= writer.QUESTIONS
    assert len(ASKED) == LAST_ASK - ASK_CARD + (HOW_HOUSE - HOW_DISCARD + 1)
    assert layouts.QUESTIONS[LAST_ASK + 1] == "discard"


def test_places_looked_up_by_hand() -> None:
    layout = Layout(["base"])
    game = cuore.new_game(seed=4)
    cells, n = written(layout, game, 0), layout.cards
    love, colette = layout.slot("1 Love"), layout.slot("Colette Framboise")
    hand = 70 + n
    assert cells[hand + love] + cells[hand + colette] == 5
    assert cells[24 + 1] == 1  # the serving phase
    assert cells[70 + 6 * n + colette] == game.view(0)["town"]["Colette Framboise"]
    second = 70 + 10 * n + 12 + 7 * n
    assert cells[second : second + 7] == [1, 0, 0, 0, 5, 5, 0]
    assert layout.writer(game.table).actions.action(END_TURN_MOVE, 0) == 4


def _starts(text: str) -> list[str]:
    """The first column of the tables, as Python."""
    rows = re.findall(r"^    (\d[^a-z]*?)  ", text, flags=re.MULTILINE)
    return [row.strip().replace("·", "*") for row in rows]
