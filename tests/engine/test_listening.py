"""A game that somebody listens to: every answer is played once, undo cuts what was heard, silence costs nothing."""

from __future__ import annotations

import itertools
import random
import tracemalloc

import pytest

import cuore
from cuore import Game, IllegalMove
from cuore.engine import game as games
from cuore.engine import state
from cuore.engine.events import UNSEEN, Event, EventKind
from cuore.engine.game import KEPT_EVERY
from cuore.engine.kept import KeptPosition
from cuore.engine.moves import END_TURN_MOVE


def played(game: Game, answers: int, seed: int = 1) -> Game:
    rng = random.Random(seed)
    for _ in range(answers):
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
    return game


def long_game() -> Game:
    """The deal of a game with more turns than lie between two positions that a simulation keeps."""
    return cuore.new_game(["romantic_vacation"], ["Ann", "Bob", "Cleo", "Dora"], seed=8)


def played_on(game: Game, answers: int) -> dict[int, str]:
    """Play so many answers; the hash of the position before each of them, by how many were given until then."""
    rng = random.Random(1)
    hashes = {}
    for _ in range(answers):
        if game.over:
            break
        hashes[game.answers] = game.hash()
        game.apply(rng.choice(game.legal()))
    return hashes


def afresh(game: Game) -> Game:
    """The same game, played from its beginning by somebody who has not listened yet."""
    return Game.of(game.script())


def count_moves(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves that are carried out from now on, by whichever way."""
    seen: list[int] = []

    def watch(name: str) -> None:
        real = getattr(games, name)

        def watched(state: object, move: int) -> None:
            seen.append(move)
            real(state, move)

        monkeypatch.setattr(games, name, watched)

    for name in ("answer", "turn_move", "apply_heard", "carry_out"):
        watch(name)
    return seen


def test_events_are_typed() -> None:
    game = cuore.new_game(seed=7)
    game.apply(game.find("end turn"))
    first = game.last_events(0)[0]
    assert isinstance(first, Event)
    assert (first.what, first.seat, game.text(first.card)) == (EventKind.MOVED, 0, "end turn")
    assert first.what is EventKind.MOVED
    drawn = [event for event in game.last_events(0) if event.what is EventKind.DREW]
    assert [event.card for event in drawn] != [UNSEEN] * 5
    assert [event.card for event in game.last_events(1) if event.what is EventKind.DREW] == [UNSEEN] * 5


def test_nobody_listens_until_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cuore.new_game(seed=3)

    def unwanted(*_: object) -> Event:
        raise AssertionError("nobody has asked")

    monkeypatch.setattr(state, "Event", unwanted)
    played(game, 200)
    game.clone(), game.determinize(0, 1), game.view(0), game.hash()
    with pytest.raises(AssertionError):
        game.events(0)


def test_a_game_that_listens_plays_each_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(cuore.new_game(seed=3), 20)
    carried_out = count_moves(monkeypatch)
    game.events(0)
    assert carried_out == list(game.moves), "what was is played once more"
    carried_out.clear()
    for _ in range(30):
        move = game.legal()[0]
        game.apply(move)
        game.events(0), game.events(None), game.last_events(1), game.events(1, since=game.answers)
        assert carried_out == [move]
        carried_out.clear()


@pytest.mark.parametrize("box", ["base", "oktoberfest", "romantic_vacation", "more", "expanding_the_house"])
def test_what_is_heard_on_the_way_is_what_a_replay_tells(box: str) -> None:
    game = cuore.new_game([box], seed=11)
    game.events(None)
    rng = random.Random(11)
    for _ in range(400):
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
        if rng.random() < 0.05:
            game.undo(min(rng.choice((1, 2, 5, 300)), game.answers))
    again = afresh(game)
    assert game.hash() == again.hash()
    for seat in (None, 0, 1):
        assert game.events(seat) == again.events(seat)
    assert [len(chapter) for chapter in game.chapters()] == [len(chapter) for chapter in again.chapters()]


def test_readers_go_on_from_where_they_were() -> None:
    game = played(cuore.new_game(seed=5), 10)
    heard = game.events(1)
    since = game.answers
    assert game.events(1, since=since) == []
    played(game, 7, seed=2)
    assert heard + game.events(1, since=since) == game.events(1)
    assert game.events(1, since=game.answers - 1) == game.last_events(1)
    assert game.events(1, since=0) == game.events(1)[len(game.chapters()[0]) :]


def test_undo_cuts_what_was_heard() -> None:
    game = played(cuore.new_game(seed=5), 40)
    before = game.events(0)
    move = game.legal()[0]
    game.apply(move)
    game.undo()
    assert game.events(0) == before
    game.apply(move)
    assert game.events(0)[: len(before)] == before
    assert game.last_events(0)[0].card == move


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    game = played(cuore.new_game(seed=5), 40)
    before = game.events(0)
    copy = game.clone()
    assert copy.chapters()[3] is game.chapters()[3], "what was heard once is shared"
    played(copy, 30, seed=4)
    assert game.events(0) == before
    played(game, 30, seed=5)
    assert copy.events(0) == afresh(copy).events(0)
    assert game.events(0) == afresh(game).events(0)


def test_undo_of_a_game_that_somebody_listens_to_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = long_game()
    game.chapters()
    hashes = played_on(game, 700)
    assert game.state.turn > KEPT_EVERY
    copy = game.clone()
    carried_out = count_moves(monkeypatch)
    for one in (game, copy):
        while one.answers:
            one.undo(min(one.answers, 3))
            assert one.hash() == hashes[one.answers]
    assert carried_out == []
    assert game.legal() == long_game().legal()


def test_undo_of_a_simulation_plays_at_most_a_few_turns_again_and_each_of_them_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = long_game()
    hashes = played_on(game, 700)
    total = game.answers
    carried_out = count_moves(monkeypatch)
    while game.answers:
        before = len(carried_out)
        game.undo(min(game.answers, 3))
        assert carried_out[before:].count(END_TURN_MOVE) <= KEPT_EVERY
        assert game.hash() == hashes[game.answers]
    assert len(carried_out) < total


def test_after_the_first_undo_trying_an_answer_and_taking_it_back_plays_nothing_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = played(cuore.new_game(seed=5), 100)
    game.undo()
    before = game.hash()
    carried_out = count_moves(monkeypatch)
    for move in game.legal():
        game.apply(move)
        there = game.hash()
        game.undo()
        assert (game.hash(), game.answers) == (before, 99)
        assert there != before
    assert carried_out == game.legal(), "each answer once, and nothing to take it back"


def test_what_is_kept_for_undo_does_not_change_with_the_game() -> None:
    game = played(cuore.new_game(seed=5), 30)
    game.chapters()
    hashes = played_on(game, 60)
    other = game.clone()
    other.undo(20)
    played(other, 40, seed=3)
    played(game, 10, seed=4)
    while game.answers > 30:
        game.undo()
        if game.answers in hashes:
            assert game.hash() == hashes[game.answers]


def test_undo_of_several_answers_and_of_none() -> None:
    game = played(cuore.new_game(seed=5), 30)
    before, moves = game.hash(), game.moves
    game.undo(0)
    assert game.hash() == before
    game.undo(12)
    assert game.moves == moves[:18]
    for count in (19, -1):
        with pytest.raises(IllegalMove):
            game.undo(count)
    assert game.moves == moves[:18]


def test_the_end_of_a_game_can_be_taken_back() -> None:
    game = played(cuore.new_game(seed=5), 5000)
    assert game.over
    game.undo()
    assert game.clone().over is False
    assert game.legal()


def test_the_positions_that_are_kept_take_little_memory() -> None:
    game = played(long_game(), 300)
    positions = []
    for _ in range(50):
        positions.append(game.state.clone())
        game.apply(game.legal()[-1])
    kept: KeptPosition | None = None
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for answers, position in enumerate(positions):
            kept = KeptPosition(position.clone(), answers, kept)
        each = (tracemalloc.get_traced_memory()[0] - before) / len(positions)
    finally:
        tracemalloc.stop()
    assert kept is not None
    assert each < 3_500, f"{each:.0f} bytes"


def test_a_long_chain_of_kept_positions_is_let_go_of_without_trouble() -> None:
    position = cuore.new_game(seed=5).state
    kept: KeptPosition | None = None
    for answers in range(50_000):
        kept = KeptPosition(position.clone(), answers, kept)
    del kept


def test_a_game_dealt_anew_remembers_the_past_as_it_was() -> None:
    """What the true game does afterwards, undo included, is not its past."""
    game = played(cuore.new_game(seed=6), 50)
    told = game.clone().events(1)
    dealt = game.determinize(1, 2)
    game.undo(20)
    played(game, 25, seed=9)
    assert dealt.events(1) == told
    at_start = cuore.new_game(seed=6)
    dealt = at_start.determinize(1, 2)
    played(at_start, 5)
    assert dealt.events(1) == cuore.new_game(seed=6).events(1)


@pytest.mark.parametrize("listens", [True, False])
def test_the_game_after_an_answer_leaves_the_one_before_as_it_is(listens: bool) -> None:
    dice = random.Random(4)
    game = cuore.new_game(seed=8)
    if listens:
        game.chapters()
    line = [game]
    for _ in range(60):
        line.append(line[-1].after(dice.choice(line[-1].legal())))
    hashes = [each.hash() for each in line]
    for before, later in itertools.pairwise(line):
        copy = before.clone()
        copy.apply(later.moves[-1])
        assert copy.hash() == later.hash()
        assert copy.chapters()[-1] == later.clone().chapters()[-1]
    back = line[-1].clone()
    for position in reversed(hashes[:-1]):
        back.undo()
        assert back.hash() == position
    for each in line[:-1]:  # whoever goes on from one of them changes no other
        each.apply(each.legal()[0])
        assert each.clone().answers == each.answers
    assert [each.hash() for each in line[-1:]] == hashes[-1:]
    back = line[-1].clone()
    for position in reversed(hashes[:-1]):
        back.undo()
        assert back.hash() == position
