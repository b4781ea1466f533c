"""Hints and reviews: the best answers first, from what the seat may know, and a true sentence about each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple
from random import Random

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.bots.big_love import BigLove
from cuore.bots.learned.evaluation import Evaluator
from cuore.bots.learned.hints import Hint, compare
from cuore.bots.learned.learned_bot import LearnedBot, quick
from cuore.bots.learned.reasons import reason_for
from cuore.bots.learned.review import DOUBTFUL, Loss, Moment
from cuore.boxes.registry import BOXES
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.words import LANGUAGES
from tests.bots.tables import FAMILY, NAMES, new_table, play


def questions(sets: tuple[str, ...], seats: int, count: int, skip: int = 20) -> list[Game]:
    """Positions of a game in which somebody has to think."""
    game = new_table(sets, seats, "random", 9)
    bot = make_bot("normal", 9)
    found: list[Game] = []
    while not game.over and len(found) < count:
        if game.answers >= skip and quick(game.state) < 0:
            found.append(game.clone())
            skip = game.answers + 12
        game.apply(bot.choose(Seat(game)))
    return found


def played(game: Game, until: Callable[[Game], bool]) -> Game:
    """Any game, played on until something is so."""
    rng = Random(1)
    while not until(game):
        game.apply(rng.choice(game.legal()))
    return game


@pytest.fixture(scope="module")
def lost() -> Game:
    game = cuore.new_game(["base"], NAMES[:2], seed=5)
    play(game, [LearnedBot(1, stand_in=BigLove), make_bot("strategy:mischief", 2)])
    return game


@pytest.mark.parametrize(("sets", "seats"), [(("base",), 2), (("more",), 2), (FAMILY, 3)])
def test_hidden_cards_change_no_hint(sets: tuple[str, ...], seats: int) -> None:
    for game in questions(sets, seats, 3):
        seat = game.to_move
        assert cuore.hints(game.determinize(seat, 4)) == cuore.hints(game)


def test_hints_from_the_true_cards_are_caught() -> None:
    """The planted cheat: the true position instead of deals."""

    def peeking(game: Game) -> list[object]:
        legal = game.legal()[:3]
        return list(compare(Evaluator(game.table), [game.state] * 2, legal, game.to_move))

    caught = 0
    for game in questions(("base",), 2, 4):
        caught += len({str(peeking(game.determinize(game.to_move, deal))) for deal in range(4)}) > 1
    assert caught


def test_the_best_comes_first_and_its_lead_is_what_the_second_is_behind() -> None:
    for game in questions(("base",), 2, 3):
        found = cuore.hints(game)
        assert 1 < len(found) <= 3
        assert [hint.win for hint in found] == sorted([hint.win for hint in found], reverse=True)
        assert all(hint.move in game.legal() and hint.text == game.text(hint.aim) for hint in found)
        assert found[0].lead >= 0 >= found[1].lead
        assert found[0].lead == pytest.approx(-found[1].lead)
        assert all(hint.error >= 0 for hint in found)
        assert cuore.hints(game, 1) == found[:1]


def test_where_there_is_nothing_to_think_about_there_is_one_hint() -> None:
    game = played(cuore.new_game(seed=7), lambda game: len(game.legal()) == 1)
    assert [hint.text for hint in cuore.hints(game)] == [game.text(game.legal()[0])]


@pytest.mark.parametrize("answers", [[], ["end serving"]])
def test_love_in_hand_is_no_question_but_what_to_employ_with_it(answers: list[str]) -> None:
    game = cuore.new_game(seed=7)
    for words in answers:
        game.apply(game.find(words))
    found = cuore.hints(game)
    assert len(found) == 3
    assert not {hint.text for hint in found} & {"play all", "play 1 Love", "end serving"}
    employed = [hint for hint in found if hint.text.startswith("employ")]
    assert employed
    for hint in found:
        after = game.clone()
        for move in (hint.move, *hint.then):
            after.apply(move)
        assert (hint.move, *hint.then)[-1] == hint.aim
        assert game.text(hint.aim) == hint.text
    assert all(hint.then for hint in employed)


def test_whoever_is_not_asked_gets_no_hint() -> None:
    game = cuore.new_game(seed=7)
    assert cuore.hints(game, number=1 - game.to_move) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_every_answer_has_a_sentence(box: str, lang: str) -> None:
    game = new_table([box], 2, "random", 2)
    rng = Random(2)
    for _ in range(250):
        if game.over:
            break
        for move in game.legal():
            text = reason_for(game.state, move).text(lang)
            assert text.endswith((".", "。"))
            assert "{" not in text
        game.apply(rng.choice(game.legal()))


def test_a_sentence_says_what_is_on_the_table() -> None:
    game = cuore.new_game(seed=7)
    while "employ Safran Virginie" not in {game.text(move) for move in game.legal()}:
        game.apply(game.legal()[0])
    said = reason_for(game.state, game.find("employ Safran Virginie")).text()
    assert said == "Safran Virginie costs 3 and gives Love +2 when drawn again; 10 are left."


# -- reviews ------------------------------------------------------------------------------------------------


def test_a_review_knows_where_a_game_was_lost(lost: Game) -> None:
    found = cuore.review(lost, 1)
    assert found.won == 0
    assert [turn for turn, _ in found.turns] == sorted({moment.turn for moment in found.moments})
    assert found.losses, "a plain plan against one who has learned the game gives something away"
    assert [loss.loss for loss in found.losses] == sorted([loss.loss for loss in found.losses], reverse=True)
    for loss in found.losses:
        assert lost.moves[loss.answer] == loss.move != loss.better
        assert loss.loss > DOUBTFUL * loss.error
    before = lost.clone()
    before.undo(before.answers - found.losses[0].answer)
    assert found.losses[0].better in before.legal()


def test_a_review_does_not_know_what_came_later(lost: Game) -> None:
    half = lost.clone()
    half.undo(half.answers // 2)
    early, whole = cuore.review(half, 0), cuore.review(lost, 0)
    assert early.won is None
    same(early.moments, whole.moments[: len(early.moments)])
    later = {loss.answer: loss for loss in whole.losses}
    kept = [loss for loss in early.losses if loss.answer in later]
    same(kept, [later[loss.answer] for loss in kept])


def same(one: Sequence[Moment | Loss], other: Sequence[Moment | Loss]) -> None:
    """But for the last digits: how the net sums depends on how many positions it looks at together."""
    values, others = ([value for each in found for value in astuple(each)] for found in (one, other))
    assert values == [pytest.approx(value, abs=1e-6) if isinstance(value, float) else value for value in others]


def test_a_record_is_reviewed_as_its_game_is(lost: Game) -> None:
    lost = lost.clone()
    lost.undo(lost.answers * 3 // 4)
    assert cuore.review(lost.record(), 1) == cuore.review(lost, 1) == cuore.review(lost.save(), 1)


def test_a_seat_that_is_not_there_is_refused(lost: Game) -> None:
    with pytest.raises(SetupError, match="2"):
        cuore.review(lost, 2)


def test_a_hint_is_a_plain_value() -> None:
    assert all(isinstance(hint, Hint) for hint in cuore.hints(cuore.new_game(seed=3)))
