"""At every decision, in the middle of effects too: clone, save, record, undo; and looking changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cuore
from cuore import Game, IllegalMove
from tests.properties.positions import OPEN_EFFECTS
from tests.properties.walk import (
    ASKS,
    EVEN,
    FEW,
    ODD,
    SWEEP,
    Case,
    cases,
    choose,
    decisions,
    play_out,
    question,
    sampled,
    sweep,
)
from tests.properties.walk import walk as walk_on


@pytest.mark.parametrize("case", ODD, ids=str)
def test_a_clone_stays_when_the_original_moves_on(case: Case) -> None:
    """A copy taken at any decision is the same game, and stays what it was."""
    kept: list[tuple[Game, str, list[int]]] = []
    for game in decisions(case):
        kept.append((game.clone(), game.hash(), game.legal()))
        if len(kept) > 5:
            copy, digest, legal = kept.pop(0)
            assert (copy.hash(), copy.legal()) == (digest, legal)


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_the_original_stays_when_a_clone_moves_on(case: Case) -> None:
    """Playing a copy, to the end of the game even, does nothing to the original."""
    for number, game in enumerate(sampled(case, 0.02, inside=0.2)):
        check_clone(game, to_the_end=number % 20 == 0)


@pytest.mark.parametrize("case", ODD, ids=str)
def test_a_save_is_the_game(case: Case) -> None:
    """Save, load, save: the same text, answers and hash, in the middle of effects as well."""
    for game in sampled(case, 0.005, inside=0.08):
        check_save(game)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_record_is_the_game(case: Case) -> None:
    """Record and replay: the same hash, answers and text, while the game runs and after it."""
    game = case.deal()
    check_record(game)
    for number, _ in enumerate(walk_on(game, case.seed)):
        if number == 40:
            check_record(game)
    check_record(game)


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_undo_takes_back_one_answer(case: Case) -> None:
    """Apply and undo: the same hash and answers."""
    for game in sampled(case, 0.01, inside=0.1):
        check_undo(game, random.Random(case.seed))


def test_undo_goes_back_to_the_deal() -> None:
    """Every position of a game comes again, in reverse order, and then there is nothing to undo."""
    case = SWEEP[3]
    past = [(game.hash(), game.legal(), game.to_move) for game in decisions(case)]
    game = case.deal()
    play_out(game, case.seed)
    for position in reversed(past):
        game.undo()
        assert (game.hash(), game.legal(), game.to_move) == position
    with pytest.raises(IllegalMove, match="nothing to undo"):
        game.undo()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_looking_changes_nothing(case: Case) -> None:
    """Views, answers, logs, words, records, counts and re-deals leave the game as it was."""
    for game in sampled(case, 0.005, inside=0.08):
        check_looking(game)


def test_the_effects_below_are_of_every_kind() -> None:
    """The positions of the next test stand at each question that a program can ask."""
    assert {question(build().state) for build in OPEN_EFFECTS} >= set(ASKS.values())


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_copies_inside_an_effect(build: Callable[[], Game]) -> None:
    """All of the above at each kind of question and the decisions after it; these games were not dealt."""
    game = build()
    for number, _ in zip(range(3), walk_on(game, 2), strict=False):
        check_clone(game, to_the_end=number == 0)
        check_save(game)
        check_record(game)
        check_undo(game, random.Random(1))
        check_looking(game)


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_a_position_can_be_the_start_of_a_save(build: Callable[[], Game]) -> None:
    """A game that begins in the middle of an effect (a puzzle, a re-deal) is saved and recorded as well."""
    game = build()
    for start in (Game(game.state.clone(), "puzzle"), game.determinize(game.to_move, 7)):
        check_save(start)
        check_record(start)
        for _ in zip(range(60), walk_on(start, 3), strict=False):
            pass
        check_save(start)
        check_record(start)


def test_a_keyed_game_is_saved_and_recorded() -> None:
    """Games with a secret read back like games with a seed."""
    game = cuore.new_game(secret=bytes(range(32)), town="random", seats=["Ann", "Bob", "Cleo"])
    for number, _ in enumerate(walk_on(game, 4)):
        if number in (0, 30, 90):
            check_save(game)
            check_record(game)
            check_undo(game, random.Random(1))


@settings(max_examples=10, deadline=None, derandomize=True, database=None)
@given(case=cases(), stop=st.integers(0, 400))
def test_copies_in_any_game(case: Case, stop: int) -> None:
    """All of the above somewhere in a game of hypothesis' choosing."""
    game = case.deal()
    for _ in zip(range(stop), walk_on(game, case.seed), strict=False):
        pass
    check_save(game)
    check_record(game)
    check_looking(game)
    if not game.over:
        check_clone(game, to_the_end=True)
        check_undo(game, random.Random(case.seed))


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 6_000, 1_000))
def test_copies_in_many_games(first_seed: int) -> None:
    """All of the above at some decisions of more games."""
    for case in sweep(first_seed):
        for game in sampled(case, 0.01):
            check_clone(game, to_the_end=False)
            check_save(game)
            check_undo(game, random.Random(case.seed))
            check_looking(game)


def check_clone(game: Game, *, to_the_end: bool) -> None:
    """A clone is the same game and goes its own way."""
    before = (game.hash(), game.legal(), game.moves)
    copy = game.clone()
    assert (copy.hash(), copy.legal(), copy.moves) == before
    if to_the_end:
        play_out(copy, 1)
        assert copy.over
    else:
        for _ in zip(range(8), walk_on(copy, 1), strict=False):
            pass
    assert (game.hash(), game.legal(), game.moves) == before


def check_save(game: Game) -> None:
    """Saved and loaded, it is the same game."""
    text = game.save()
    loaded = cuore.load(text)
    assert loaded.save() == text
    check_same(loaded, game)


def check_record(game: Game) -> None:
    """Recorded and replayed, it is the same game."""
    text = game.record()
    replayed = cuore.replay(text)
    assert replayed.record() == text
    check_same(replayed, game)


def check_same(one: Game, other: Game) -> None:
    """Two games that nobody can tell apart, neither now nor later."""
    assert one.hash() == other.hash()
    assert one.legal() == other.legal()
    assert (one.to_move, one.over, one.moves) == (other.to_move, other.over, other.moves)
    assert one.events(0) == other.events(0)
    for seat in (None, *range(len(one.seats))):
        assert one.view(seat) == other.view(seat)
    ends = []
    for game in (one, other):
        copy = game.clone()
        for _ in zip(range(30), walk_on(copy, 5), strict=False):
            pass
        ends.append(copy.hash())
    assert ends[0] == ends[1]


def check_undo(game: Game, rng: random.Random) -> None:
    """An answer that is taken back was never given."""
    copy = game.clone()
    copy.apply(choose(rng, copy.legal()))
    copy.undo()
    assert (copy.hash(), copy.legal(), copy.moves) == (game.hash(), game.legal(), game.moves)


def check_looking(game: Game) -> None:
    """Everything that only reads."""
    before = (game.hash(), game.legal(), game.moves, game.to_move)
    for seat in (None, *range(len(game.seats))):
        game.view(seat)
        game.events(seat)
        game.determinize(seat, 3)
    for move in game.legal():
        game.find(game.text(move))
    for seat in range(len(game.seats)):
        game.tally(seat)
    game.record(), game.save(), game.scores(), game.winners(), game.phase, game.active
    assert (game.hash(), game.legal(), game.moves, game.to_move) == before
    assert game.state.trace is None
