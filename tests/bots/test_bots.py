"""Bots: always legal, never better informed than a player, and big-love beats chance in every box."""

from __future__ import annotations

import copy

import pytest

import cuore
from cuore.bots import BOTS, Bot, Seat, make_bot
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.state import State

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
FAMILY = tuple(box for box in BOXES if box != "more")
MIXES = (
    (("base", "oktoberfest"), ()),
    (("romantic_vacation", "expanding_the_house"), ()),
    (FAMILY, ()),
    (("base", "more"), ("mixed-pile", "private-maids", "illness")),
    ((*FAMILY, "more"), ("mixed-pile", "private-maids", "illness")),
)


def play(game: Game, bots: list[Bot], most: int = 20_000) -> None:
    """Play to the end; `apply` refuses whatever is not legal."""
    for _ in range(most):
        if game.over:
            return
        game.apply(bots[game.to_move].choose(Seat(game)))
    raise AssertionError(f"no end after {most} answers")


def won_of_forty(box: str) -> float:
    """Victories of big-love over random, half of the games in the first-game town, half in random ones."""
    won = 0.0
    for seed in range(40):
        game = cuore.new_game([box], NAMES[:2], ("first-game", "random")[seed % 2], seed)
        lover = seed // 2 % 2
        bots = [make_bot("random", seed), make_bot("random", seed)]
        bots[lover] = make_bot("big-love", seed)
        play(game, bots)
        won += (lover in game.winners()) / len(game.winners())
    return won


@pytest.mark.parametrize("box", FAMILY)
def test_big_love_beats_random_in_every_box(box: str) -> None:
    assert won_of_forty(box) >= 0.85 * 40


def test_big_love_beats_random_in_more() -> None:
    assert won_of_forty("more") >= 0.8 * 40


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("box", BOXES)
def test_big_love_finishes_games_of_every_box(box: str, seats: int) -> None:
    if box == "more" and seats > 4:
        pytest.skip("More is for two to four")
    game = cuore.new_game([box], NAMES[:seats], "random", seats)
    bots = [make_bot(("big-love", "random")[seat % 2], seat) for seat in range(seats)]
    play(game, bots)
    again = cuore.new_game([box], NAMES[:seats], "random", seats + 10)
    play(again, [make_bot("big-love", seat) for seat in range(seats)])


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize(("sets", "options"), MIXES)
def test_big_love_finishes_games_of_mixed_boxes(sets: tuple[str, ...], options: tuple[str, ...], seats: int) -> None:
    if "more" in sets and seats > 4:
        pytest.skip("More is for two to four")
    for seed, chiefs in enumerate(box for box in sets if box != "more"):
        game = cuore.new_game(sets, NAMES[:seats], "random", seed, options, chiefs=chiefs)
        play(game, [make_bot(("big-love", "random")[seat % 2], seat) for seat in range(seats)])


QUESTIONS = {
    "base": {"destination", "discard", "keep", "looked", "player", "reaction", "return", "take", "yes"},
    "oktoberfest": {"beer", "destination", "discard", "number", "order", "player", "return", "take"},
    "romantic_vacation": {"chamber", "put-bottom", "put-top", "return-this", "revealed", "take"},
    "more": {"choose", "start", "discard"},
    "expanding_the_house": {"alike", "building", "chamber", "player", "put-top", "take", "yes"},
}


@pytest.mark.parametrize("box", BOXES)
def test_a_bot_answers_whatever_chance_leads_to(box: str) -> None:
    """Two towns have every maid of the box in one of them, so every kind of question comes up."""
    maids = [card.name for card in BOXES[box].cards if card.kind is Kind.GENERAL_MAID]
    bar = [card.name for card in BOXES[box].cards if card.bar_maid][:1]
    towns = [maids[:10], bar + [name for name in maids if name not in bar][len(bar) - 10 :]]
    asked = set()
    for seed in range(6):
        game = cuore.new_game([box], NAMES[:3], towns[seed % 2], seed)
        bots = [make_bot("random", 3 * seed + seat) for seat in range(3)]
        for _ in range(3_000):
            if game.over:
                break
            seat = Seat(game)
            asked.add(seat.view["asked"]["what"])
            assert make_bot("big-love", seed).choose(seat) in game.legal()
            game.apply(bots[game.to_move].choose(seat))
    assert QUESTIONS[box] <= asked


def test_big_love_wins_what_a_box_has_to_win() -> None:
    """Reminiscences, beers, buildings and preparations come into its hands without anybody forcing it."""
    for box, verb in (
        ("romantic_vacation", "acquire"),
        ("oktoberfest", "beer"),
        ("expanding_the_house", "employ Estate"),
        ("more", "acquire"),
    ):
        done = 0
        for seed in range(4):
            game = cuore.new_game([box], NAMES[:2], "first-game", seed)
            play(game, [make_bot("big-love", 1), make_bot("big-love", 2)])
            done += sum(game.text(move).startswith(verb) for move in game.moves)
        assert done >= 4, box


@pytest.mark.parametrize("sets", [(box,) for box in BOXES] + [FAMILY])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_what_a_bot_cannot_know_does_not_change_its_choice(name: str, sets: tuple[str, ...]) -> None:
    game = cuore.new_game(sets, NAMES[:3], "random", 1)
    bots = [make_bot(name, 1), make_bot("random", 2), make_bot("random", 3)]
    for count in range(600):
        if game.over:
            break
        bot = bots[game.to_move]
        if count % 13 == 0:
            same = [copy.deepcopy(bot) for _ in range(3)]
            choices = {bot_.choose(Seat(game.determinize(game.to_move, k))) for k, bot_ in enumerate(same)}
            assert choices == {copy.deepcopy(bot).choose(Seat(game))}
        game.apply(bot.choose(Seat(game)))


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_plays_the_same_game(name: str, box: str) -> None:
    ends = set()
    for _ in range(2):
        game = cuore.new_game([box], NAMES[:2], seed=3)
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
