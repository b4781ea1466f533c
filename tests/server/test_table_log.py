"""The story as the game goes on: the same lines as when the whole game is told again, at a fraction of the cost."""

from __future__ import annotations

import random
import time

import pytest

import cuore
from cuore import Game
from cuore.server.table_log import TableLog, unchanged
from cuore.words import log_lines
from tests.properties.walk import FEW, ODD, Case, choose, decisions

SEED = 5


def told_afresh(game: Game, seat: int | None, lang: str) -> list[str]:
    """The log of a game that is played again from its beginning."""
    return log_lines(Game.of(game.script()), seat, lang)


def readers(game: Game) -> list[int | None]:
    return [None, *range(len(game.seats))]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_reader_gets_the_lines_of_the_whole_log(case: Case) -> None:
    table_log = TableLog()
    rng = random.Random(case.seed)
    for game in decisions(case):
        if rng.random() < 0.03:
            seat = rng.choice(readers(game))
            lang = rng.choice(("en", "fr", "ja"))
            assert [line.text for line in table_log.lines(game, seat, lang)] == told_afresh(game, seat, lang)
    for seat in readers(game):
        assert [line.text for line in table_log.lines(game, seat, "en")] == told_afresh(game, seat, "en")


@pytest.mark.parametrize("case", ODD[::5], ids=str)
def test_one_answer_at_a_time_with_answers_taken_back(case: Case) -> None:
    game, table_log = case.deal(), TableLog()
    rng = random.Random(case.seed)
    had = table_log.lines(game, 0, "en")
    for _ in range(160):
        if game.over:
            break
        game.apply(choose(rng, game.legal()))
        if rng.random() < 0.06:
            game.undo(min(rng.choice((1, 2, 7, 70)), game.answers))
            if rng.random() < 0.5:
                game.apply(rng.choice(game.legal()))
        now = table_log.lines(game, 0, "en")
        same = unchanged(had, now)
        assert now[:same] == had[:same]
        had = had[:same] + now[same:]  # as a client does
        assert [line.text for line in had] == [line.text for line in now] == told_afresh(game, 0, "en")
        assert [line.text for line in table_log.lines(game, None, "en")] == told_afresh(game, None, "en")


def test_headings_begin_the_turns() -> None:
    game = cuore.new_game(seed=SEED)
    rng = random.Random(SEED)
    while game.state.turn < 8:
        game.apply(choose(rng, game.legal()))
    lines = TableLog().lines(game, None, "en")
    assert [line.turn for line in lines if line.heading] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [line.seat for line in lines if line.heading] == [0, 1] * 4
    assert {line.seat for line in lines if not line.heading} == {None}
    assert [line.turn for line in lines] == sorted(line.turn for line in lines)
    assert lines[0].heading
    assert lines[0].text.startswith("— Turn 1")


def test_what_others_may_not_see_is_not_told() -> None:
    game, table_log = cuore.new_game(seed=SEED), TableLog()
    game.apply(game.find("end turn"))
    (mine,) = [line.text for line in table_log.lines(game, 0, "en") if "draws" in line.text]
    (theirs,) = [line.text for line in table_log.lines(game, 1, "en") if "draws" in line.text]
    assert "5 cards" in theirs
    assert "5 cards" not in mine


def test_a_long_game_costs_little_for_each_answer_and_reader() -> None:
    """Amortised over a game: about 50 µs on an idle machine; the bound is generous because it may be busy."""
    case = Case(77, 4, "random")
    game = case.deal()
    for game in decisions(case):  # noqa: B007 - the game at its end
        pass
    moves = game.moves
    game, table_log = case.deal(), TableLog()
    started = time.process_time()
    for move in moves:
        game.apply(move)
        for seat in readers(game):
            table_log.lines(game, seat, "en")
    each = (time.process_time() - started) / len(moves) / len(readers(game))
    assert len(moves) > 300
    assert each < 0.0015, f"{each * 1e6:.0f} µs"
