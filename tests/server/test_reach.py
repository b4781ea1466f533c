"""Answers that love in hand would make possible: given with what leads there in one piece, and taken back in one."""

from __future__ import annotations

import asyncio
import random

import pytest

from cuore.engine import moves
from cuore.engine.moves import EMPLOY, END_PHASE, PLAY, PLAY_ALL
from cuore.server import lessons
from cuore.server import table_events as kinds
from cuore.server.deciding import undo_offer
from cuore.server.ledger import Ledger
from cuore.server.messages import AnswerMessage, DoneMessage, Option, RefusedMessage
from cuore.server.renderer import Occupant, RoomView, table_message
from cuore.server.room import Room
from tests.properties.walk import EVEN, ODD, SWEEP, Case
from tests.server.tables import ANN, answer, fresh_id, open_rooms, send, two_persons, undo


def reach(room: Room) -> list[Option]:
    assert room.game is not None
    seat = room.game.to_move
    return room.table(room.chairs[seat].browser, seat, "en").reach


async def give(room: Room, option: Option) -> DoneMessage | RefusedMessage:
    assert room.game is not None
    seat = room.game.to_move
    return await send(room, seat, AnswerMessage(fresh_id(), seat, room.version, option.move, option.via))


@pytest.mark.parametrize("case", SWEEP[::3], ids=str)
def test_whatever_is_within_reach_can_be_done_and_tells_nothing_before(case: Case) -> None:
    rng = random.Random(case.seed)
    game = case.deal()
    seats = tuple(Occupant() for _ in game.seats)
    for _ in range(60):
        if game.over:
            break
        seat = game.to_move
        told = table_message(game, seat, "en", RoomView("TABLE", 0, seats))
        legal = game.legal()
        for option in told.reach:
            assert option.move not in legal
            trial = game.clone()
            for move in option.via:
                trial.apply(move)
                assert trial.to_move == seat
                assert trial.view(seat)["you"]["deck"] == game.view(seat)["you"]["deck"]
            assert option.move in trial.legal()
            trial.apply(option.move)
        for other in range(len(seats)):
            if other != seat:
                assert not table_message(game, other, "en", RoomView("TABLE", 0, seats)).reach
        game.apply(rng.choice(legal))


@pytest.mark.parametrize("case", SWEEP[::2], ids=str)
def test_what_is_seen_ahead_is_what_will_be_seen(case: Case) -> None:
    """The view at the end of a way is put together from the one at its beginning: nothing of it is out of date."""
    rng = random.Random(case.seed)
    game, ways = case.deal(), 0
    for _ in range(120):
        if game.over:
            break
        seat = game.to_move
        for ahead in game.reach(game.view(seat)):
            trial = game.clone()
            for move in ahead.way:
                trial.apply(move)
            assert ahead.view == trial.view(seat)
            ways += 1
        game.apply(rng.choice(game.legal()))
    assert ways > 5


def test_one_message_plays_the_love_and_employs_and_one_undo_takes_it_back() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            found = reach(room)
            assert found
            assert room.game is not None
            before, version = room.game.hash(), room.version
            option = next(each for each in found if each.verb == "employ")
            assert isinstance(await give(room, option), DoneMessage)
            assert room.version == version + len(option.via) + 1
            assert [each.move for each in room.ledger.line] == [*option.via, option.move]
            assert [each.leads for each in room.ledger.line] == [True] * len(option.via) + [False]
            offer = undo_offer(room.ledger, 0)
            assert (offer.kind, offer.answers) == ("free", len(option.via) + 1)
            kept = await room._store.read(room.code)
            assert kept is not None
            again = Ledger.read(kept)  # a server that starts again knows what belongs together
            assert again.line == room.ledger.line
            assert undo_offer(again, 0) == offer
            assert isinstance(await undo(room, 0), DoneMessage)
            assert room.game.hash() == before
            assert room.ledger.line == []

    asyncio.run(main())


def test_all_of_it_or_nothing() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            option = next(each for each in reach(room) if each.verb == "employ")
            assert room.game is not None
            before, seq = room.game.hash(), room.ledger.seq
            wrong = (
                (option.via, 1 << 20),  # the last one is no answer
                ([*option.via, *option.via], option.move),  # one on the way may not be given
                ([moves.END_TURN_MOVE], option.move),  # after that somebody else is asked
            )
            for via, move in wrong:
                refused = await send(room, 0, AnswerMessage(fresh_id(), 0, room.version, move, via))
                assert isinstance(refused, RefusedMessage)
                assert refused.problem == "illegal"
            stale = await send(room, 0, AnswerMessage(fresh_id(), 0, room.version + 1, option.move, option.via))
            assert isinstance(stale, RefusedMessage)
            assert (room.game.hash(), room.ledger.seq) == (before, seq)
            # A repeat of the same message is the same answer.
            message = AnswerMessage(fresh_id(), 0, room.version, option.move, option.via)
            first = await send(room, 0, message)
            assert first == await send(room, 0, message)
            assert [e.kind for e in room.ledger.events].count(kinds.ANSWER) == len(option.via) + 1

    asyncio.run(main())


@pytest.mark.parametrize("case", [*EVEN[:2], *ODD[:2]], ids=str)
def test_a_service_that_brings_something_is_not_given_up_at_one_press(case: Case) -> None:
    rng = random.Random(case.seed)
    game = case.deal()
    seats = tuple(Occupant() for _ in game.seats)
    paused = at_once = 0
    for _ in range(400):
        if game.over:
            break
        told = table_message(game, game.to_move, "en", RoomView("TABLE", 0, seats))
        brings = any(
            each.verb in ("use", "acquire") or (each.verb == "serve" and each.hint != "no bonus")
            for each in told.options
        )
        for option in told.reach:
            verbs = [moves.verb_of(move) for move in option.via]
            assert set(verbs) <= {END_PHASE, PLAY, PLAY_ALL}
            if END_PHASE in verbs:
                assert "ends this phase" in option.hint
                assert option.pause >= brings
                paused += brings
                at_once += not option.pause
        game.apply(rng.choice(game.legal()))
    assert paused
    assert at_once


def test_a_lesson_waits_for_its_own_answers() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lessons.lay(rooms, ANN, "first-turn", "en")
            assert room.game is not None
            assert room.game.reach()
            assert not room.table(ANN, 0, "en").reach

    asyncio.run(main())


def test_the_employ_phase_reaches_what_the_hand_can_pay() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for _ in range(40):
                assert room.game is not None
                if room.game.phase == "employ" and moves.PLAY_ALL_MOVE in room.game.legal():
                    break
                await answer(room, room.game.legal()[-2] if len(room.game.legal()) > 1 else None)
            found = reach(room)
            assert found
            assert all(each.via == [moves.PLAY_ALL_MOVE] and not each.pause for each in found)
            assert all(moves.verb_of(each.move) == EMPLOY for each in found)

    asyncio.run(main())
