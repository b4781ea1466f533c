"""`Move`: the notation there and back, the int that it is, and the lazy view of those that are legal."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import cuore
from cuore import Game, IllegalMove, Move
from cuore.engine import moves
from cuore.engine.verbs import PLAIN, VERBS
from tests.properties.walk import FEW, ODD, Case, decisions


@pytest.fixture
def game() -> Game:
    return cuore.new_game(seed=7)


@pytest.mark.parametrize("case", [*FEW, *ODD[::4]], ids=str)
def test_every_move_is_read_as_it_is_written(case: Case) -> None:
    rng = random.Random(case.seed)
    for game in decisions(case):
        if rng.random() < 0.1:
            for move in game.legal_moves:
                assert Move.parse(str(move), game.table) == move
                assert game.find(str(move)) == move or move.events, "a bare name means the well one"


def test_every_spot_is_read_as_it_is_written() -> None:
    table = cuore.new_game(["base", "oktoberfest", "expanding_the_house"], seed=1).table
    for card in table.cards:
        for on in (0, 1, 2, 7):
            for under in range(4):
                spot = moves.TARGET_CARD << moves.SHIFT | 1 << moves.SEAT_SHIFT | under << moves.UNDER_SHIFT
                move = Move(spot | on << moves.ON_SHIFT | card, table)
                assert Move.parse(str(move), table) == move


def test_a_move_is_its_int(game: Game) -> None:
    number = game.legal()[0]
    move = game.legal_moves[0]
    assert move == number
    assert hash(move) == hash(number)
    assert {number: "here"}[move] == "here"
    assert type(int(move)) is int
    assert json.dumps([move]) == json.dumps([number])
    assert f"{move:>12}" == f"{move.text():>12}"
    again = pickle.loads(pickle.dumps(number))
    assert again == move


def test_what_a_move_says(game: Game) -> None:
    card = game.parse("serve genevieve")
    assert card.card is not None
    assert (card.verb, card.card.name, card.seat, card.number) == ("serve", "Geneviève Daubigny", None, None)
    spot = game.parse("target Bob: Rouge (ill 2 times)")
    assert spot.card is not None
    assert (spot.verb, spot.seat, spot.card.name, spot.events) == ("target", 1, "Rouge Crescent", 2)
    assert str(spot) == "target Bob: Rouge Crescent (ill 2 times)"
    assert (game.parse("target bob").seat, game.parse("target bob").card) == (1, None)
    assert (game.parse("number 3").number, game.parse("number 3").card) == (3, None)
    assert [game.parse(plain.text) for plain in PLAIN] == [plain.move for plain in PLAIN]
    assert game.parse("end turn").text("fr") == "finir le tour"


@pytest.mark.parametrize(
    "text",
    ["", "serve", "serve nobody", "dance Rouge", "target Zoe", "target Bob: Nobody", "target Bob: Rouge (asleep)"],
)
def test_what_is_no_move_is_refused(game: Game, text: str) -> None:
    with pytest.raises(IllegalMove):
        game.parse(text)


def test_legal_moves_are_seen_as_they_are_now(game: Game) -> None:
    legal = game.legal_moves
    assert len(legal) == len(game.legal())
    assert list(legal) == game.legal()
    assert all(isinstance(move, Move) for move in legal)
    assert game.legal()[0] in legal
    assert game.parse("end turn") in legal
    assert game.parse("serve Rouge") not in legal
    assert legal[-1] == game.legal()[-1]
    assert legal[:2] == game.legal()[:2]
    game.apply(legal[-1])
    assert list(legal) == game.legal(), "it looks at the game, it is no copy"
    assert "end turn" in repr(legal)


def test_a_game_takes_moves_and_ints_alike(game: Game) -> None:
    other = game.clone()
    for _ in range(40):
        move = game.legal_moves[0]
        game.apply(move)
        other.apply(int(move))
        assert type(game.moves[-1]) is int
    assert game.hash() == other.hash()
    assert game.save() == other.save()
    with pytest.raises(IllegalMove, match="not legal"):
        game.apply(game.parse("target Ann"))


def test_the_table_of_verbs_is_whole() -> None:
    assert [verb.number for verb in VERBS] == list(range(len(VERBS)))
    named = {name for name in vars(moves) if name.isupper()}
    assert {name for name in named if getattr(moves, name) == moves.END_TURN} >= {"END_TURN"}
    assert all(VERBS[moves.verb_of(plain.move)].about.value == "nothing" for plain in PLAIN)
