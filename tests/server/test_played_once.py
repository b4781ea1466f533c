"""The way of a click: an answer is played once, whoever reads, stores, tells or thinks ahead."""

from __future__ import annotations

import asyncio

import pytest

from cuore.engine import game as games
from cuore.server.messages import AnswerMessage, AutoMessage, DoneMessage, RefusedMessage
from cuore.server.opponents import simple_answer
from cuore.server.room import Room, TablePolicy
from cuore.server.store import StoreError
from tests.server.tables import ANN, BOB, answer, fresh_id, open_rooms, send, two_persons, undo, until


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves that any game carries out, in order."""
    seen: list[int] = []

    def watch(name: str) -> None:
        real = getattr(games, name)

        def watched(state: object, move: int) -> None:
            seen.append(move)
            real(state, move)

        monkeypatch.setattr(games, name, watched)

    for name in ("answer", "turn_move", "apply_heard", "carry_out"):
        watch(name)
    return seen


def legal(room: Room) -> list[int]:
    assert room.game is not None
    return room.game.legal()


def test_an_answer_is_played_once_however_many_read_it(carried_out: list[int]) -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listeners = [room.listen(ANN, 0, "en"), room.listen(BOB, 1, "fr"), room.listen(None, None, "ja")]
            for listener in listeners:
                listener.state()
            for number in range(60):
                carried_out.clear()
                move = legal(room)[number % len(legal(room))]
                assert isinstance(await answer(room, move), DoneMessage)
                for listener in listeners:
                    listener.state()
                assert carried_out == [move]

    asyncio.run(main())


def test_an_auto_answer_is_played_once(carried_out: list[int]) -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, auto_pause=0)) as rooms:
            room = await two_persons(rooms)
            listener = room.listen(ANN, 0, "en")
            listener.state()
            for seat in (0, 1):
                await send(room, seat, AutoMessage(seat, True))
            carried_out.clear()
            while len(room.ledger.line) < 120:
                if len(legal(room)) == 1:
                    await until(lambda version=room.version: room.version > version)  # type: ignore[misc]
                else:
                    assert room.game is not None
                    await answer(room, simple_answer(room.game, room.game.answers))
            assert any(given.by == "auto" for given in room.ledger.line)
            assert carried_out[: len(room.ledger.line)] == [given.move for given in room.ledger.line]

    asyncio.run(main())


def test_what_the_store_refuses_has_not_happened(carried_out: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The move was thought ahead, and nobody sees anything of it."""

    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listener = room.listen(ANN, 0, "en")
            before = listener.state()
            game, line = room.game, list(room.ledger.line)

            async def full(_append: object) -> None:
                raise StoreError("trouble", file="test", reason="disk")

            with monkeypatch.context() as patch:
                patch.setattr(room._store, "append", full)
                seat, move = asked(room), legal(room)[0]
                refused = await send(room, seat, AnswerMessage(fresh_id(), seat, room.version, move))
                assert isinstance(refused, RefusedMessage)
            assert room.game is not None
            assert game is not None
            assert (room.game.hash(), room.game.moves) == (game.hash(), game.moves)
            assert room.ledger.line == line
            after = listener.state()
            assert after.table.version == before.table.version
            assert after.log == []

    asyncio.run(main())


def test_undo_does_not_play_the_game_again(carried_out: list[int]) -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listener = room.listen(ANN, 0, "en")
            while len(room.ledger.line) < 250 or room.undo_offer(asked(room), "en").kind != "free":
                await answer(room, legal(room)[0])
            listener.state()
            assert room.game is not None
            before = room.game.answers
            carried_out.clear()
            assert isinstance(await undo(room, asked(room)), DoneMessage)
            listener.state()
            assert room.game.answers < before
            assert carried_out == []

    asyncio.run(main())


def asked(room: Room) -> int:
    assert room.game is not None
    return room.game.to_move
