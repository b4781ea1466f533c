"""What is asked of the invented box, in a process in which it is installed (see test_sixth_box.py)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.boxes import registry
from cuore.engine import positions, setup
from cuore.engine.ruleset import Way
from cuore.server.messages import Language
from cuore.towns import Town, Wishes, generate
from cuore.words import LANGUAGES, card_lines, log_lines, prompt, rulings
from tests.properties.walk import BASE, HOUSE, OKTOBERFEST, VACATION, choose
from tests.server.messages_of import table_of
from tests.words.reading import (
    messages,
    variables,  # noqa: F401 - the catalogues are readable with the box, too
)

GARDEN = "winter_garden"
MIXES = [
    (GARDEN,),
    (GARDEN, BASE),
    (OKTOBERFEST, GARDEN),
    (VACATION, GARDEN, HOUSE),
    (BASE, OKTOBERFEST, VACATION, HOUSE, GARDEN),
]
NAMES = ("Ann", "Bob", "Cleo", "Dov")


def decisions(sets: tuple[str, ...], seed: int) -> Iterator[cuore.Game]:
    game = cuore.new_game(sets, NAMES[: 2 + seed % 3], "first-game" if seed % 2 else "random", seed=seed)
    rng = random.Random(seed)
    for _ in range(4000):
        if game.over:
            return
        yield game
        game.apply(choose(rng, game.legal()))
    raise AssertionError("no end")


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_games_end_and_no_card_is_lost(sets: tuple[str, ...]) -> None:
    for seed in range(6):
        game = None
        for game in decisions(sets, seed):
            legal = game.legal()
            assert legal
            assert legal == sorted(legal)
            counts = positions.card_counts(game.state)
            assert counts == {c: setup.copies(game.table, card) for c, card in game.table.cards.items()}
        assert game is not None
        assert game.over


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_copies_saves_and_records_are_the_same_game(sets: tuple[str, ...]) -> None:
    for at, game in enumerate(decisions(sets, 1)):
        if at % 7:
            continue
        assert game.clone().hash() == game.hash()
        assert cuore.load(game.save()).hash() == game.hash()
        undone = game.clone()
        undone.apply(undone.legal()[0])
        undone.undo()
        assert undone.hash() == game.hash()
    assert cuore.replay(game.record()).hash() == game.hash()


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_what_a_seat_cannot_know_does_not_show(sets: tuple[str, ...]) -> None:
    for at, game in enumerate(decisions(sets, 2)):
        if at % 5:
            continue
        for seat in (None, *range(len(game.seats))):
            seen = json.dumps(game.view(seat))
            other = game.determinize(seat, at)
            assert json.dumps(other.view(seat)) == seen


def test_a_planted_look_into_the_stack_is_noticed() -> None:
    """The order of the keepsakes is dealt anew: whoever peeked would be caught by the test above."""
    stack = registry.STACKS["keepsakes"].number
    game = cuore.new_game([GARDEN], ["Ann", "Bob"], seed=1)
    orders = {tuple(game.determinize(0, seed).state.stacks[stack]) for seed in range(20)}
    assert len(orders) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    for card in registry.BOXES[GARDEN].cards:
        assert card_lines(card, lang)
        assert len(rulings(card, lang)) == len(card.rulings)
    for game in decisions((GARDEN, BASE), 3):
        assert prompt(game.view(None)["asked"], game.seats, lang)
        assert all(game.text(move, lang) for move in game.legal())
    assert log_lines(game, 0, lang)
    assert "ruling-901" in messages(lang)


def test_the_greenhouse_is_played_and_its_last_keepsake_ends_the_game() -> None:
    phases: set[str] = set()
    reasons: set[bool] = set()
    for seed in range(12):
        game = None
        for game in decisions((GARDEN,), seed):
            phases.add(game.phase)
        assert game is not None
        reasons.add(not game.state.stacks[registry.STACKS["keepsakes"].number])
    assert "greenhouse" in phases
    assert reasons == {True, False}
    assert registry.STACKS["keepsakes"].way is Way.ACQUIRED


def test_a_chambermaid_makes_love_cheaper() -> None:
    prices = {
        game.view(None)["prices"]["2 Love"]
        for seed in range(6)
        for game in decisions((GARDEN,), seed)
        if game.view(None)["phase"] == "employ"
    }
    assert prices >= {4, 3}


def test_towns_and_codes() -> None:
    town = generate(Wishes(sets=(GARDEN, BASE)), seed=1)
    assert Town.from_code(town.code()) == town


@pytest.mark.parametrize("name", ["random", "priority", "big-love", "easy"])
def test_bots_play_it(name: str) -> None:
    game = cuore.new_game([GARDEN, BASE], ["Ann", "Bob"], seed=5)
    bots = [make_bot(name, 1), make_bot("random", 2)]
    for _ in range(1500):
        if game.over:
            break
        game.apply(bots[game.to_move].choose(Seat(game)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_lays_it_out(lang: Language) -> None:
    for at, game in enumerate(decisions((GARDEN, OKTOBERFEST), 4)):
        if at % 9 == 0:
            table = table_of(game, game.to_move, lang)
            assert [option.move for option in table.options] == game.legal()
            assert {"keepsakes", "beer"} <= {stack.stack for stack in table.stacks}
