"""What a seat may hope for: from its own information alone, the sum of all chances one, and the end as it is."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import FrozenInstanceError
from random import Random

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.bots.learned.evaluation import Evaluation, Evaluator, Outlook
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from tests.bots.tables import FAMILY, NAMES, new_table, play

TABLES = [(("base",), 2), (("more",), 3), (FAMILY, 4)]


def positions(sets: tuple[str, ...], seats: int, count: int, every: int = 17) -> list[Game]:
    """Of a game between random players who sometimes think."""
    game = new_table(sets, seats, "random", 6)
    rng = Random(6)
    found = []
    for number in range(count * every):
        if game.over:
            break
        if number % every == 0:
            found.append(game.clone())
        legal = game.legal()
        game.apply(legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))])
    return found


def finished() -> Game:
    game = cuore.new_game(["base"], NAMES[:2], seed=3)
    play(game, [make_bot("big-love", 1), make_bot("random", 2)])
    return game


@pytest.mark.parametrize(("sets", "seats"), TABLES)
def test_hidden_cards_change_nothing(sets: tuple[str, ...], seats: int) -> None:
    for game in positions(sets, seats, 6):
        for seat in range(seats):
            said = {cuore.evaluate(game.determinize(seat, deal), seat) for deal in range(2)}
            assert said == {cuore.evaluate(game, seat)}


def test_a_view_alone_is_refused_in_a_line() -> None:
    game = cuore.new_game(seed=3)
    with pytest.raises(SetupError, match=r"a view does not hold all .* give the game and the number of the seat"):
        cuore.evaluate(game.view(0))  # type: ignore[arg-type]


def test_an_evaluation_that_looks_at_the_true_cards_is_caught() -> None:
    """The planted cheat: the true position, seen by the other seat, instead of deals."""

    def peeking(game: Game) -> object:
        return Evaluator(game.table).states([game.state])

    game = next(g for g in positions(("base",), 2, 12) if g.answers > 20)
    other = 1 - game.to_move
    assert len({str(peeking(game.determinize(other, deal))) for deal in range(8)}) > 1


@pytest.mark.parametrize(("sets", "seats"), TABLES)
def test_all_chances_are_one_together(sets: tuple[str, ...], seats: int) -> None:
    for game in positions(sets, seats, 4):
        found = cuore.evaluate(game)
        assert len(found.seats) == seats
        assert found.seat == game.to_move
        assert sum(outlook.win for outlook in found.seats) == pytest.approx(1)
        assert all(0 < outlook.win < 1 and outlook.doubt > 0 and outlook.spread > 0 for outlook in found.seats)


def test_a_seat_and_a_game_with_its_number_say_the_same() -> None:
    game = positions(("base",), 2, 3)[-1]
    for seat in (0, 1):
        assert cuore.evaluate(Seat(game, seat)) == cuore.evaluate(game, seat)
    assert cuore.evaluate(game) == cuore.evaluate(game, game.to_move)


def test_the_end_is_known() -> None:
    game = finished()
    found = cuore.evaluate(game, 1)
    points = game.scores()
    assert [outlook.win for outlook in found.seats] == [float(seat in game.winners()) for seat in (0, 1)]
    assert [outlook.margin for outlook in found.seats] == [points[0] - points[1], points[1] - points[0]]
    assert all(outlook.doubt == outlook.spread == 0 for outlook in found.seats)


def test_whoever_is_about_to_win_is_said_to() -> None:
    game = finished()
    game.undo(40)
    assert cuore.evaluate(game, game.winners()[0]).own.win > 0.8


def test_the_result_cannot_be_changed() -> None:
    found = cuore.evaluate(cuore.new_game(seed=1))
    assert isinstance(found, Evaluation)
    assert isinstance(found.own, Outlook)
    with pytest.raises(FrozenInstanceError):
        found.own.win = 1.0  # type: ignore[misc]


def test_a_lead_is_worth_most_among_masters_and_least_among_plans() -> None:
    game = finished()
    game.undo(250)
    ahead = game.scores().index(max(game.scores()))
    masters, anybody, plans = (
        cuore.evaluate(game, ahead, company=company).own.win for company in ("masters", "anybody", "plans")
    )
    assert masters > anybody > plans > 0.5


def test_cards_that_the_net_does_not_know_are_refused_in_one_line() -> None:
    game = cuore.new_game(["base"], NAMES[:2], seed=2, overlay={"Rouge Crescent": {"love": 2}})
    with pytest.raises(SetupError, match=r"can say nothing here.*: Rouge Crescent"):
        cuore.evaluate(game)


def test_the_facade_is_light_until_it_is_asked() -> None:
    code = "import sys, cuore; sys.exit('numpy' in sys.modules or 'cuore.bots' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
