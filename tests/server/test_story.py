"""The story as the game goes on: the same lines as when the whole game is told again, at a fraction of the cost."""

from __future__ import annotations

import random
import time

import pytest

import cuore
from cuore import Game
from cuore.server.story import Story, unchanged
from cuore.words import log_lines
from tests.properties.walk import FEW, ODD, Case, choose, decisions

SEED = 5


def readers(game: Game) -> list[int | None]:
    return [None, *range(len(game.seats))]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_reader_gets_the_lines_of_the_whole_log(case: Case) -> None:
    story = Story(case.deal())
    rng = random.Random(case.seed)
    for game in decisions(case):
        if rng.random() < 0.03:
            story.follow(game.moves)
            seat = rng.choice(readers(game))
            lang = rng.choice(("en", "fr", "ja"))
            assert [line.text for line in story.lines(seat, lang)] == log_lines(game, seat, lang)
    story.follow(game.moves)
    for seat in readers(game):
        assert [line.text for line in story.lines(seat, "en")] == log_lines(game, seat, "en")


@pytest.mark.parametrize("case", ODD[::5], ids=str)
def test_one_answer_at_a_time_with_answers_taken_back(case: Case) -> None:
    opening = case.deal()
    game, story = opening.clone(), Story(opening)
    rng = random.Random(case.seed)
    had = story.lines(0, "en")
    for _ in range(160):
        if game.over:
            break
        game.apply(choose(rng, game.legal()))
        if rng.random() < 0.06:
            for _ in range(min(rng.choice((1, 2, 7, 70)), len(game.moves))):
                game.undo()
            if rng.random() < 0.5:
                game.apply(rng.choice(game.legal()))
        story.follow(game.moves)
        now = story.lines(0, "en")
        same = unchanged(had, now)
        assert now[:same] == had[:same]
        had = had[:same] + now[same:]  # as a client does
        assert [line.text for line in had] == [line.text for line in now] == log_lines(game, 0, "en")
        assert [line.text for line in story.lines(None, "en")] == log_lines(game, None, "en")


def test_headings_begin_the_turns() -> None:
    game = cuore.new_game(seed=SEED)
    rng = random.Random(SEED)
    while game.state.turn < 8:
        game.apply(choose(rng, game.legal()))
    story = Story(cuore.new_game(seed=SEED))
    story.follow(game.moves)
    lines = story.lines(None, "en")
    assert [line.turn for line in lines if line.heading] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [line.turn for line in lines] == sorted(line.turn for line in lines)
    assert lines[0].heading
    assert lines[0].text.startswith("— Turn 1")


def test_what_others_may_not_see_is_not_told() -> None:
    opening = cuore.new_game(seed=SEED)
    game, story = opening.clone(), Story(opening)
    game.apply(game.find("end turn"))
    story.follow(game.moves)
    (mine,) = [line.text for line in story.lines(0, "en") if "draws" in line.text]
    (theirs,) = [line.text for line in story.lines(1, "en") if "draws" in line.text]
    assert "5 cards" in theirs
    assert "5 cards" not in mine


def test_a_long_game_costs_little_for_each_answer_and_reader() -> None:
    """Amortised over a game: about 50 µs on an idle machine; the bound is generous because it may be busy."""
    case = Case(77, 4, "random")
    opening = case.deal()
    game = case.deal()
    for game in decisions(case):  # noqa: B007 - the game at its end
        pass
    moves = game.moves
    story = Story(opening)
    for seat in readers(game):
        story.lines(seat, "en")
    started = time.process_time()
    for count in range(1, len(moves) + 1):
        story.follow(moves[:count])
        for seat in readers(game):
            story.lines(seat, "en")
    each = (time.process_time() - started) / len(moves) / len(readers(game))
    assert len(moves) > 300
    assert each < 0.0015, f"{each * 1e6:.0f} µs"
