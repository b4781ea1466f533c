"""Bots: always legal, never better informed than a player, and big-love beats chance."""

from __future__ import annotations

import copy

import pytest

import cuore
from cuore.bots import BOTS, Bot, Seat, make_bot
from cuore.engine.game import Game
from cuore.engine.state import State

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def play(game: Game, bots: list[Bot], most: int = 5_000) -> None:
    """Play to the end; `apply` refuses whatever is not legal."""
    for _ in range(most):
        if game.over:
            return
        game.apply(bots[game.to_move].choose(Seat(game)))
    raise AssertionError(f"no end after {most} answers")


def test_big_love_beats_random_in_at_least_nine_games_of_ten() -> None:
    won = 0.0
    for seed in range(50):
        game = cuore.new_game(seats=NAMES[:2], seed=seed)
        lover = seed % 2
        bots = [make_bot("random", seed), make_bot("random", seed)]
        bots[lover] = make_bot("big-love", seed)
        play(game, bots)
        won += (lover in game.winners()) / len(game.winners())
    assert won >= 45


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_finishes_games_in_any_town(name: str, seats: int) -> None:
    for seed in range(2):
        game = cuore.new_game(seats=NAMES[:seats], town="random", seed=seed)
        play(game, [make_bot(name, seed + seat) for seat in range(seats)], most=20_000)
        assert game.over


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_answers_whatever_chance_leads_to(name: str) -> None:
    """Among random players every card of the box comes up, so every kind of question does."""
    asked = set()
    for seed in range(12):
        game = cuore.new_game(seats=NAMES[:3], town="random", seed=seed)
        bots = [make_bot("random", 3 * seed + seat) for seat in range(3)]
        while not game.over:
            seat = Seat(game)
            asked.add(seat.view["asked"]["what"])
            move = make_bot(name, seed).choose(seat)
            assert move in game.legal()
            game.apply(bots[game.to_move].choose(seat))
    assert {"serve", "employ", "discard", "reaction", "destination", "player", "take"} <= asked


@pytest.mark.parametrize("name", sorted(BOTS))
def test_what_a_bot_cannot_know_does_not_change_its_choice(name: str) -> None:
    for seed in range(2):
        game = cuore.new_game(seats=NAMES[:3], town="random", seed=seed)
        bots = [make_bot(name, seed), make_bot("random", seed), make_bot("random", seed + 1)]
        count = 0
        while not game.over:
            bot = bots[game.to_move]
            if count % 13 == 0:
                same = [copy.deepcopy(bot) for _ in range(3)]
                choices = {bot_.choose(Seat(game.determinize(game.to_move, k))) for k, bot_ in enumerate(same)}
                assert choices == {copy.deepcopy(bot).choose(Seat(game))}
            game.apply(bot.choose(Seat(game)))
            count += 1


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    ends = set()
    for _ in range(2):
        game = cuore.new_game(seats=NAMES[:2], seed=3)
        play(game, [make_bot(name, 1), make_bot(name, 2)])
        ends.add(game.hash())
    assert len(ends) == 1


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(cuore.SetupError, match=r"unknown bot 'deep-love' \(allowed: .*random.*\)"):
        make_bot("deep-love", 1)


def test_a_seat_shows_what_the_player_may_see_and_nothing_else() -> None:
    game = cuore.new_game(seed=5)
    seat = Seat(game)
    assert seat.view == game.view(0)
    assert seat.legal == game.legal()
    assert [seat.text(move) for move in seat.legal] == [game.text(move) for move in game.legal()]
    assert seat.options["end turn"] == game.find("end turn")
    assert seat.determinize(9).view(0) == game.view(0)
    assert not any(isinstance(value, Game | State) for value in vars(seat).values())


def test_a_bot_cannot_change_the_answers_of_its_seat() -> None:
    seat = Seat(cuore.new_game(seed=5))
    before = seat.legal
    seat.legal.clear()
    assert seat.legal == before


def test_a_seat_that_is_not_asked_has_nothing_to_answer() -> None:
    assert Seat(cuore.new_game(seed=5), 1).legal == []


def test_a_bot_of_ten_lines_plays() -> None:
    class Thrifty:
        wishes = ("play all", "employ Marianne Soleil", "employ 3 Love", "employ 2 Love", "end serving")

        def choose(self, seat: Seat) -> int:
            for wish in self.wishes:
                if wish in seat.options:
                    return seat.options[wish]
            return seat.legal[-1]

    game = cuore.new_game(seats=["Ann", "Bob"], seed=1)
    play(game, [Thrifty(), make_bot("big-love", 1)])
    assert game.over
