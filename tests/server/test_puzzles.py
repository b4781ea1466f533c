"""Puzzles: each can be asked and answered in every language, and tells what is best only to whoever has answered."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest

from cuore.bots.seat import Seat
from cuore.engine import archive
from cuore.server import puzzles
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.messages import PuzzleAsked
from cuore.server.store import TableEvent
from cuore.words import LANGUAGES
from tests.server.visitor import Socket, Visitor, hall

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
EVERY = tuple(puzzles.shelf().values())
BOXES = {"base", "oktoberfest", "romantic_vacation", "expanding_the_house", "more"}


async def opened(visitor: Visitor, puzzle: puzzles.Puzzle, lang: str = "en") -> tuple[str, Socket, Any]:
    """The table of a puzzle: code, line, and what its solver sees."""
    laid = await visitor.post(f"/api/puzzles/{puzzle.name}?lang={lang}")
    assert laid.status == 200, laid.body
    line = await visitor.connect(laid.json["code"])
    return laid.json["code"], line, (await line.look(puzzle.seat, lang))["table"]


async def answered(line: Socket, table: Any, seat: int, move: int) -> Any:
    await line.send({"type": "answer", "seat": seat, "at": table["version"], "move": move, "id": f"a{move}"})
    return (await line.receive_until("state"))["table"]


def said(ledger: Ledger) -> PuzzleAsked:
    found = puzzles.asked(ledger, "en")
    assert found is not None
    return found


def test_the_shelf_has_puzzles_of_every_box() -> None:
    assert {puzzle.sets[0] for puzzle in EVERY} == BOXES
    assert min(Counter(puzzle.sets[0] for puzzle in EVERY).values()) >= 2
    assert len({puzzle.name for puzzle in EVERY}) == len(EVERY)


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_is_a_question_with_one_clearly_best_answer(puzzle: puzzles.Puzzle) -> None:
    game = puzzles.position(puzzle, NAMES[: puzzle.seats])
    assert game.to_move == puzzle.seat
    assert len(game.legal()) >= 3
    answers = [puzzle.answer, *(rival.answer for rival in puzzle.rivals)]
    moves = [game.find(answer) for answer in answers]
    assert len(set(moves)) == len(moves) > 1
    assert puzzle.lead >= 0.04
    assert puzzle.lead >= 3 * puzzle.error
    assert all(rival.loss > 0 for rival in puzzle.rivals)
    # The position is all that decides how it goes on: nothing of the game that it comes from is in the file.
    assert set(puzzle.position) == set(archive.to_plain(game.state)) - {"chance"}


@pytest.mark.parametrize("puzzle", EVERY[::7], ids=lambda puzzle: puzzle.name)
def test_what_the_solver_sees_is_the_same_however_the_rest_is_dealt(puzzle: puzzles.Puzzle) -> None:
    game = puzzles.position(puzzle, NAMES[: puzzle.seats])
    other = Seat(game).determinize(99)
    assert other.view(puzzle.seat) == game.view(puzzle.seat)
    assert other.legal() == game.legal()


def test_each_day_has_its_puzzle_and_every_puzzle_has_its_day() -> None:
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(len(EVERY))]
    assert {puzzles.of_day(day).name for day in days} == {puzzle.name for puzzle in EVERY}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_answer_counts_and_then_it_is_told_what_is_best(lang: str) -> None:
    puzzle = EVERY[0]
    game = puzzles.position(puzzle, NAMES[: puzzle.seats])
    best, rival = game.find(puzzle.answer), game.find(puzzle.rivals[0].answer)

    async def work() -> None:
        async with hall() as house:
            solver = house.visitor()
            _, line, table = await opened(solver, puzzle, lang)
            assert table["puzzle"]["right"] is None
            assert table["reach"] == []
            told = (await answered(line, table, puzzle.seat, best))["puzzle"]
            assert told["right"] is True
            assert f"{100 * puzzle.lead:.1f}" in told["text"]
            _, line, table = await opened(solver, puzzle, lang)
            told = (await answered(line, table, puzzle.seat, rival))["puzzle"]
            assert told["right"] is False
            assert f"{100 * puzzle.rivals[0].loss:.1f}" in told["text"]
            assert "{" not in told["text"]

    asyncio.run(work())


def test_nothing_tells_the_answer_before_it_was_given() -> None:
    async def work() -> None:
        async with hall() as house:
            solver = house.visitor()
            for puzzle in EVERY[:3]:
                code, _, table = await opened(solver, puzzle)
                assert table["may_be_advised"] is False
                wish = {"seat": puzzle.seat, "at": table["version"]}
                assert (await solver.post(f"/api/tables/{code}/hints", wish)).status == 403
                # Whatever was best, what is shown is the same.
                shown = json.dumps({key: value for key, value in table.items() if key not in {"code", "commitment"}})
                assert f"{puzzle.lead}" not in shown
                assert f"{100 * puzzle.lead:.1f}" not in table["puzzle"]["text"]
            shelf = (await solver.get("/api/puzzles")).json
            assert set(shelf["puzzles"][0]) == {"name", "number", "box", "sets_text", "seats", "turn"}

    asyncio.run(work())


def test_a_second_try_is_welcome_and_does_not_count() -> None:
    # Two who can be employed: whoever ends the turn instead lets the bots go on.
    puzzle = next(one for one in EVERY if one.sets == ["base"] and one.rivals[0].answer.startswith("employ"))
    game = puzzles.position(puzzle, NAMES[: puzzle.seats])
    best, other = game.find(puzzle.answer), game.find(puzzle.rivals[0].answer)

    async def work() -> None:
        async with hall() as house:
            solver = house.visitor()
            code, _, _ = await opened(solver, puzzle)
            room = await house.services.rooms.find(code)
            assert room is not None
            ledger = room.ledger
            ledger.add(TableEvent(kinds.ANSWER, puzzle.seat, "person", None, other))
            assert said(ledger).right is False
            ledger.add(TableEvent(kinds.UNDO, puzzle.seat, data={"keep": 0, "how": "free"}))
            assert said(ledger).text.startswith("What would you rather do?")
            ledger.add(TableEvent(kinds.ANSWER, puzzle.seat, "person", None, best))
            assert said(ledger).right is False
            assert f"{100 * puzzle.lead:.1f}" in said(ledger).text

    asyncio.run(work())


def test_a_puzzle_that_is_not_there() -> None:
    async def work() -> None:
        async with hall() as house:
            answer = await house.visitor().post("/api/puzzles/no-such-thing")
            assert answer.status == 404
            assert "no-such-thing" in answer.json["detail"]

    asyncio.run(work())
