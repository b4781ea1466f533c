"""At every decision: the legal answers are what they say they are, and nothing else is one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import cuore
from cuore import Game, IllegalMove
from cuore.engine.names import plain_name
from tests.properties.positions import OPEN_EFFECTS, play, position, seat
from tests.properties.walk import (
    EVEN,
    NAMES,
    ODD,
    SWEEP,
    Case,
    cases,
    choose,
    decisions,
    play_out,
    sampled,
    sweep,
    walk,
)


class Whole(int):
    """Equal to a legal answer, but not a plain int."""


@pytest.mark.parametrize("case", SWEEP, ids=str)
def test_legal_answers_are_sorted_unique_ints_and_never_none(case: Case) -> None:
    """The contract of `Game.legal`."""
    for game in decisions(case):
        check_legal(game)


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_every_legal_answer_can_be_given(case: Case) -> None:
    """What is offered is accepted, and leads to another decision or to the end."""
    for game in sampled(case, 0.03, inside=0.25):
        check_each_applies(game)


@pytest.mark.parametrize("case", ODD, ids=str)
def test_nothing_else_is_accepted(case: Case) -> None:
    """The contract of `Game.apply`: anything else is refused and changes nothing."""
    seen: set[int] = set()
    for game in sampled(case, 0.04, inside=0.25):
        seen.update(game.legal())
        check_refusals(game, seen)


@pytest.mark.parametrize("case", EVEN, ids=str)
def test_words_mean_the_move_they_were_made_from(case: Case) -> None:
    """Notation: distinct answers read differently, and reading finds the answer again."""
    for game in sampled(case, 0.02, inside=0.3):
        check_words(game)


@pytest.mark.parametrize("build", OPEN_EFFECTS)
def test_answers_inside_an_effect(build: Callable[[], Game]) -> None:
    """All of the above at each kind of question, and to the end of the turn."""
    game = build()
    elsewhere = set(build().legal()) | {move for other in OPEN_EFFECTS for move in other().legal()}
    for _ in zip(range(6), walk(game, 3), strict=False):
        check_legal(game)
        check_each_applies(game)
        check_refusals(game, elsewhere)
        check_words(game)


@settings(max_examples=10, deadline=None, derandomize=True, database=None)
@given(case=cases(), stop=st.integers(0, 400))
def test_answers_in_any_game(case: Case, stop: int) -> None:
    """All of the above somewhere in a game of hypothesis' choosing."""
    game = case.deal()
    for _ in zip(range(stop), walk(game, case.seed), strict=False):
        pass
    if not game.over:
        check_legal(game)
        check_each_applies(game)
        check_refusals(game, set(game.legal()))
        check_words(game)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1_000, 6_000, 1_000))
def test_answers_in_many_games(first_seed: int) -> None:
    """All of the above at some decisions of more games."""
    for case in sweep(first_seed):
        for game in sampled(case, 0.02):
            check_legal(game)
            check_each_applies(game)
            check_refusals(game, set(game.legal()))
            check_words(game)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(names=st.lists(st.text(max_size=12), min_size=2, max_size=4), seed=st.integers(0, 99))
@example(names=["hash", "result"], seed=0)
@example(names=["rules", "deal"], seed=1)
@example(names=["#1", "# turn 2"], seed=2)
@example(names=["Ann", "target Ann"], seed=3)
@example(names=["Zoë", "zoe "], seed=4)
@example(names=["play all", "end turn"], seed=5)
@example(names=["Bob (ill)", "None"], seed=6)
def test_any_name_that_is_accepted_can_be_written_and_read(names: list[str], seed: int) -> None:
    """A seat may have any name that setting up lets pass: moves and records still read back."""
    try:
        game = cuore.new_game(seats=names, town=["Rouge", *TEASING], seed=seed)
    except cuore.SetupError:
        return
    rng = random.Random(seed)
    for _ in range(40):
        if not game.over:
            game.apply(choose(rng, game.legal()))
    check_words(game)
    assert cuore.replay(game.record()).hash() == game.hash()
    assert cuore.load(game.save()).hash() == game.hash()


TEASING = ("Nena", "Azure", "Viola", "Claire", "Safran", "Eliza", "Natsumi", "Kagari", "Tenalys")


@pytest.mark.parametrize("names", [("Ann", "target Ann"), ("target", "Ann"), ("a", "Target A")], ids=str)
def test_a_target_is_found_whatever_the_seats_are_called(names: tuple[str, str]) -> None:
    """`target Ann: Rouge` is a move even where somebody is called `target Ann`, unless nobody may be called so."""
    ill = seat("4x 1 Love", quarters="Rouge, Rouge (ill)")
    try:
        game = position(ill, seat("1 Love", quarters="Azure, Azure (ill)"), names=names)
    except cuore.SetupError:
        return
    check_words(play(game, "play all", "employ Illness"))


def test_after_the_end_nothing_is_legal() -> None:
    """A game that is over offers nothing, accepts nothing and says so."""
    game = Case(5).deal()
    play_out(game, 5)
    before = game.hash()
    assert game.legal() == []
    for refuse in (lambda: game.apply(0), lambda: game.find("end turn")):
        with pytest.raises(IllegalMove, match="over"):
            refuse()
    assert game.hash() == before


def test_a_move_for_another_seat_is_not_found() -> None:
    """`Bob: end turn` while Ann is asked names who is asked."""
    game = Case(1, 3).deal()
    assert game.find("Ann: end turn") == game.find("end turn")
    with pytest.raises(IllegalMove, match="Ann"):
        game.find("Bob: end turn")


def check_legal(game: Game) -> None:
    """Sorted, unique, plain ints, at least one, and a list of one's own."""
    legal = game.legal()
    assert legal
    assert legal == sorted(set(legal))
    assert all(type(move) is int and move >= 0 for move in legal)
    legal.clear()
    assert game.legal()


def check_each_applies(game: Game) -> None:
    """Each legal answer leads on."""
    for move in game.legal():
        copy = game.clone()
        copy.apply(move)
        assert copy.over or copy.legal()
        assert copy.moves == (*game.moves, move)


def check_refusals(game: Game, others: set[int]) -> None:
    """Neighbouring numbers, answers of other decisions and things that are no answers at all."""
    legal = set(game.legal())
    before, moves = game.hash(), game.moves
    numbers = (others | {m + d for m in legal for d in (-1, 1, 1 << 9, 1 << 13, 1 << 14, 1 << 17)}) - legal
    things: list[object] = [*numbers, -1, 1 << 64, -(1 << 64), None, True, False, "", "end turn", [], ()]
    things += [value for m in legal for value in (float(m), str(m), Whole(m), complex(m), (m,), bytes(2))]
    for thing in things:
        with pytest.raises(IllegalMove) as refusal:
            game.apply(thing)  # type: ignore[arg-type]
        assert "\n" not in str(refusal.value)
    assert (game.hash(), game.moves) == (before, moves)
    assert set(game.legal()) == legal


def check_words(game: Game) -> None:
    """Each answer's words are its own, with the seat before them or without, however they are typed."""
    texts = {move: game.text(move) for move in game.legal()}
    assert len(set(texts.values())) == len(texts)
    asked = game.seats[game.to_move] if not game.over else NAMES[0]
    for move, words in texts.items():
        assert game.find(words) == move
        assert game.find(f"{asked}: {words}") == move
        assert game.find(f"  {plain_name(words).upper()} ") == move
