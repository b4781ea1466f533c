"""Bots: always legal, never better informed than a player, and big-love beats chance in every box."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import cuore
from cuore.bots import Seat, about_bot, bot_names, make_bot
from cuore.bots.registry import _entry_points
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.state import State
from cuore.words import LANGUAGES
from tests.bots.tables import FAMILY, MIXES, NAMES, play


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
            question = seat.view["asked"]
            assert question is not None
            asked.add(question["what"])
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


def test_a_bot_of_ten_lines_beats_big_love_in_the_first_game() -> None:
    won = 0
    for seed in range(10):
        game = cuore.new_game(seats=["Ann", "Bob"], seed=seed)
        bots = [make_bot("tests.bots.ten_lines:Sisters", seed), make_bot("big-love", 1)]
        play(game, bots if seed % 2 else bots[::-1])
        ann, bob = game.scores()
        won += (ann > bob) if seed % 2 else (bob > ann)
    assert won >= 7


def test_the_bot_of_ten_lines_is_the_one_that_is_shown() -> None:
    shown = (Path(__file__).parent / "ten_lines.py").read_text(encoding="utf-8")
    shown = shown[shown.index("class ") :]
    assert len([line for line in shown.splitlines() if line.strip()]) <= 10
    for page in ("README.md", "docs/bots.md"):
        assert shown in (Path(__file__).parents[2] / page).read_text(encoding="utf-8")


def test_a_class_that_is_no_bot_is_refused_in_one_line() -> None:
    for name, reason in (
        ("tests.bots.nowhere:Bot", "ModuleNotFoundError"),
        ("tests.bots.ten_lines:Missing", "AttributeError"),
        ("tests.bots.tables:play", "TypeError"),
        ("builtins:int", "no method choose"),
        ("strategy:nowhere", "unknown bot"),
    ):
        with pytest.raises(cuore.SetupError, match=reason) as error:
            make_bot(name, 1)
        assert "\n" not in str(error.value)


def test_entry_points_are_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("sisters", "tests.bots.ten_lines:Sisters", "cuore.bots")
    monkeypatch.setattr("cuore.bots.registry.entry_points", lambda group: [point] if group == "cuore.bots" else [])
    monkeypatch.setattr("cuore.bots.registry._entry_points", _entry_points.__wrapped__)  # it remembers what it finds
    assert "sisters" in bot_names()
    assert type(make_bot("sisters", 1)).__name__ == "Sisters"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_of_the_house_has_a_line_about_it(lang: str) -> None:
    lines = {about_bot(name, lang) for name in bot_names()}
    assert len(lines) == len(bot_names())
    assert about_bot("somebody.elses:Bot", lang) == "somebody.elses:Bot"
    assert about_bot("beer", lang) == "beer", "a bot of somebody's own may be called like a strategy of the house"


@pytest.mark.long
def test_levels_are_of_rising_strength() -> None:
    """A few games: enough to tell a plain plan from one that was thought about, not to measure it."""
    margin = 0
    for seed in range(2):
        for expert in (0, 1):
            game = cuore.new_game(["base"], NAMES[:2], seed=seed)
            bots = [make_bot("easy", seed), make_bot("easy", seed)]
            bots[expert] = make_bot("hard", seed)
            play(game, bots)
            margin += game.scores()[expert] - game.scores()[1 - expert]
    assert margin > 0
