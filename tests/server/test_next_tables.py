"""Seats before the deal, resigning, the next game of the same people, tables that are put away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import cuore
from cuore.engine.errors import SetupError
from cuore.server import tokens
from cuore.server.lobby import table_summary
from cuore.server.messages import AnswerMessage, RefusedMessage, RematchRequest, ResignMessage, TakeBackMessage
from cuore.server.opponents import simple_answer
from cuore.server.pages import game_page
from cuore.server.problems import Refusal
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.server.store import Append
from tests.server.tables import ANN, BOB, CLEO, answer, bot, by_link, here, lay, open_rooms, send, two_persons

SAME, NEW, TURNED = RematchRequest(), RematchRequest("new"), RematchRequest(turned=True)


def status(room: Room) -> str:
    return room.status


async def to_the_end(room: Room) -> Room:
    while room.status != "over":
        assert room.game is not None
        if room.chairs[room.game.to_move].is_played_by_bot:
            await asyncio.sleep(0)
        else:
            await answer(room, simple_answer(room.game, len(room.game.moves)))
    return room


# -- a bot in a free seat -----------------------------------------------------------------------------------


def test_the_host_puts_a_bot_into_a_free_seat_and_sends_it_away_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await lay(rooms, here("Ann"), by_link(), by_link())
            assert table_summary(room, ANN, "en").host
            assert not table_summary(room, BOB, "en").host
            await room.seat_bot(ANN, 1, "easy", "en")
            assert [(chair.player, chair.level) for chair in room.chairs] == [
                ("person", None),
                ("bot", "easy"),
                ("empty", None),
            ]
            assert room.chairs[1].name
            await room.seat_bot(ANN, 1, "hard", "en")
            assert room.chairs[1].level == "hard"
            await room.free(ANN, 1)
            await room.free(ANN, 1)
            assert room.chairs[1].player == "empty"
            assert room.chairs[1].name == ""
            await room.seat_bot(ANN, 2, "easy", "en")
            code = room.code
        async with open_rooms(tmp_path / "games.sqlite") as rooms:  # as the events tell it
            again = await rooms.find(code)
            assert again is not None
            assert [chair.player for chair in again.chairs] == ["person", "empty", "bot"]
            await again.seat_bot(ANN, 1, "easy", "en")
            assert status(again) == "playing", "with the last free seat the game is dealt"
            assert again.game is not None
            assert again.game.seats == tuple(chair.name for chair in again.chairs)
            assert len(set(again.game.seats)) == 3

    asyncio.run(main())


def test_nobody_else_changes_seats_and_no_person_is_sent_away() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link(), by_link())
            await room.sit(BOB, "Bob")
            for browser in (BOB, CLEO, None):
                with pytest.raises(Refusal, match="not-yours"):
                    await room.seat_bot(browser, 2, "easy", "en")
            for seat in (0, 1):
                with pytest.raises(Refusal, match="full"):
                    await room.seat_bot(ANN, seat, "easy", "en")
                with pytest.raises(Refusal, match="full"):
                    await room.free(ANN, seat)
            with pytest.raises(Refusal, match="unreadable"):
                await room.free(ANN, 3)
            with pytest.raises(SetupError, match="nobody"):
                await room.seat_bot(ANN, 2, "nobody", "en")
            await room.sit(CLEO, "Cleo")
            with pytest.raises(Refusal, match="too-late"):
                await room.seat_bot(ANN, 2, "easy", "en")

    asyncio.run(main())


# -- rematch ------------------------------------------------------------------------------------------------


def test_the_same_people_meet_again_at_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await to_the_end(await two_persons(rooms, clock=300))
            assert room.table(ANN, 0, "en").rematch is None
            first = await rooms.rematch(room, BOB, SAME)
            offer = room.table(ANN, 0, "en").rematch
            assert offer is not None
            assert (offer.code, offer.seat, offer.town) == (first.code, 1, "same")
            assert status(first) == "waiting"
            assert [(chair.name, chair.player) for chair in first.chairs] == [("Ann", "empty"), ("Bob", "person")]
            assert await rooms.rematch(room, BOB, NEW) is first, "a repeat changes nothing"
            assert await rooms.rematch(room, ANN, TURNED) is first, "the first wish holds"
            assert status(first) == "playing"
            assert [chair.browser for chair in first.chairs] == [ANN, BOB]
            assert first.game is not None
            assert room.game is not None
            assert first.game.table.town == room.game.table.town
            assert first.ledger.setup.clock == 300
            assert first.commitment != room.commitment
            assert first in await rooms.mine(ANN)
            old, code = room.code, first.code
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            again = await rooms.find(old)
            assert again is not None
            assert again.ledger.rematch is not None
            assert again.ledger.rematch.code == code
            assert (await rooms.rematch(again, ANN, SAME)).code == code

    asyncio.run(main())


def test_a_new_town_and_seats_turned() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await lay(rooms, here("Ann"), here("Bea"), bot()))
            next_room = await rooms.rematch(room, ANN, RematchRequest("new", turned=True))
            assert [chair.name for chair in next_room.chairs] == ["Bea", room.chairs[2].name, "Ann"]
            assert next_room.mine(ANN) == [0, 2], "both sit down at one press"
            assert status(next_room) == "playing"
            assert next_room.chairs[1].level == "easy"
            assert sorted(next_room.ledger.setup.town) != sorted(room.ledger.setup.town)

    asyncio.run(main())


def test_only_whoever_sat_there_and_only_after_the_end() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            with pytest.raises(Refusal, match="not-over"):
                await rooms.rematch(room, ANN, SAME)
            await to_the_end(room)
            for browser in (CLEO, None):
                with pytest.raises(Refusal, match="not-yours"):
                    await rooms.rematch(room, browser, SAME)
            next_room = await rooms.rematch(room, ANN, SAME)
            with pytest.raises(Refusal, match="full"):
                await next_room.sit(CLEO, "Cleo")
            with pytest.raises(Refusal, match="full"):
                await next_room.sit(CLEO, "Cleo", 1)
            assert await next_room.sit(BOB, "Bobby") == 1, "the invitation opens that seat to Bob, by whatever name"

    asyncio.run(main())


def test_who_does_not_come_is_replaced_and_who_leaves_frees_the_seat() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await two_persons(rooms))
            next_room = await rooms.rematch(room, ANN, SAME)
            await next_room.seat_bot(ANN, 1, "easy", "en")
            assert status(next_room) == "playing"
            with pytest.raises(Refusal, match="too-late"):
                await rooms.rematch(room, BOB, SAME)
            other = await to_the_end(await lay(rooms, here("Ann"), bot()))
            assert (await rooms.rematch(other, ANN, SAME)).status == "playing", "bots come at once"

    asyncio.run(main())


def test_everybody_asks_at_once() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await two_persons(rooms))
            one, other = await asyncio.gather(rooms.rematch(room, ANN, SAME), rooms.rematch(room, BOB, TURNED))
            assert one is other
            assert status(one) == "playing"

    asyncio.run(main())


def test_who_comes_while_the_next_table_is_laid_comes_to_the_same_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the database a moment before whoever lays it has it: two rooms for one table would write past each
    other, and whoever sat in the other one would never be dealt a card.
    """

    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await two_persons(rooms))
            appended, joined = rooms.store.append, []

            async def append(wanted: Append) -> None:
                await appended(wanted)
                if wanted.new is not None:
                    monkeypatch.setattr(rooms.store, "append", appended)
                    joined.append(await rooms.rematch(room, BOB, SAME))

            monkeypatch.setattr(rooms.store, "append", append)
            next_room = await rooms.rematch(room, ANN, SAME)
            assert joined == [next_room]
            assert next_room.status == "playing"

    asyncio.run(main())


def test_a_wish_that_was_written_down_before_the_server_fell_is_carried_out_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await to_the_end(await two_persons(rooms))
            with monkeypatch.context() as falling:
                falling.setattr(Rooms, "_next_setup", lambda *_: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await rooms.rematch(room, ANN, SAME)
            code = room.code
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            again = await rooms.find(code)
            assert again is not None
            assert again.ledger.rematch is not None
            next_room = await rooms.rematch(again, BOB, NEW)
            assert next_room.code == again.ledger.rematch.code
            assert [chair.player for chair in next_room.chairs] == ["empty", "person"]
            await rooms.rematch(again, ANN, SAME)
            assert status(next_room) == "playing"

    asyncio.run(main())


def test_nothing_that_is_sent_says_whose_browser_it_is() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await two_persons(rooms))
            next_room = await rooms.rematch(room, ANN, SAME)
            for told in (room, next_room):
                sent = [repr(table_summary(told, CLEO, "en")), repr(told.table(CLEO, None, "en"))]
                assert not any(browser in text for text in sent for browser in (ANN, BOB))
            assert ANN not in repr(room.history())

    asyncio.run(main())


# -- resigning ----------------------------------------------------------------------------------------------


def test_between_two_a_game_ends_when_one_resigns(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await two_persons(rooms, clock=60)
            for _ in range(20):
                await answer(room)
            assert room.game is not None
            scores = room.game.scores()
            await send(room, 1, ResignMessage(1))
            assert status(room) == "over"
            seen = room.table(ANN, 0, "en")
            assert seen.result is not None
            assert seen.result.text == "Bob resigns; Ann wins."
            assert (seen.status, seen.to_move, seen.options, seen.result.winners) == ("over", None, [], [0])
            assert [seat.points for seat in seen.seats] == scores == seen.result.scores
            refused = await send(room, 0, AnswerMessage("x" * 12, 0, room.version, 0))
            assert isinstance(refused, RefusedMessage)
            assert refused.problem == "over"
            assert room.secret is not None
            assert "# Bob resigned" in room.record_text()
            assert cuore.replay(room.record_text()).hash() == room.game.hash()
            page = game_page(room.ledger, table_summary(room, ANN, "en"), "en")
            assert [seat.winner for seat in page.seats] == [True, False]
            assert (await rooms.rematch(room, BOB, SAME)).status == "waiting"
            code = room.code
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            assert rooms.in_memory() == [], "nothing is to be resumed"
            again = await rooms.find(code)
            assert again is not None
            result = again.result("fr")
            assert result is not None
            assert "Bob" in result.text

    asyncio.run(main())


def test_among_more_a_bot_goes_on_for_good() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link(), by_link())
            await room.sit(BOB, "Bob")
            await room.sit(CLEO, "Cleo")
            eyes = room.listen(BOB, 1, "en")
            assert eyes.state().table.own is not None
            await send(room, 1, ResignMessage(1))
            assert status(room) == "playing"
            assert (room.chairs[1].player, room.chairs[1].name, room.chairs[1].level) == ("bot", "Bob", "normal")
            assert eyes.state().table.own is None, "whoever has resigned sees what a spectator sees"
            assert await rooms.mine(BOB) == []
            back = await room.handle(BOB, "en", TakeBackMessage(1))
            assert isinstance(back, RefusedMessage)
            assert back.problem == "not-yours"
            eyes.close()

    asyncio.run(main())


def test_nobody_resigns_for_another_or_after_the_end() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for browser in (CLEO, ANN, None):
                refused = await room.handle(browser, "en", ResignMessage(1))
                assert isinstance(refused, RefusedMessage)
                assert refused.problem == "not-yours"
            await send(room, 0, ResignMessage(0))
            refused = await room.handle(BOB, "en", ResignMessage(1))
            assert isinstance(refused, RefusedMessage)
            assert refused.problem == "over"
            assert room.ledger.resigned == 0

    asyncio.run(main())


# -- tables that are put away -------------------------------------------------------------------------------


def test_an_unfinished_game_against_bots_can_be_put_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await lay(rooms, here("Ann"), here("Bea"), bot())
            kept = await lay(rooms, here("Ann"), bot())
            assert table_summary(room, ANN, "en").deletable
            assert not table_summary(room, BOB, "en").deletable
            with pytest.raises(Refusal, match="not-yours"):
                await rooms.put_away(room, BOB)
            await rooms.put_away(room, ANN)
            assert await rooms.mine(ANN) == [kept]
            assert await rooms.find(room.code) is None
            code = room.code
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            assert await rooms.find(code) is None
            assert await rooms.find(kept.code) is not None

    asyncio.run(main())


def test_a_table_with_other_people_or_a_finished_game_stays() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            assert not table_summary(room, ANN, "en").deletable
            with pytest.raises(Refusal, match="not-yours"):
                await rooms.put_away(room, ANN)
            over = await to_the_end(await lay(rooms, here("Ann"), bot()))
            assert not table_summary(over, ANN, "en").deletable
            with pytest.raises(Refusal, match="too-late"):
                await rooms.put_away(over, ANN)

    asyncio.run(main())


def test_a_rematch_that_was_put_away_can_be_wished_again() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await to_the_end(await lay(rooms, here("Ann"), bot()))
            first = await rooms.rematch(room, ANN, SAME)
            await rooms.put_away(first, ANN)
            second = await rooms.rematch(room, ANN, NEW)
            assert second.code != first.code
            assert tokens.read_code(second.code) == second.code
            assert status(second) == "playing"

    asyncio.run(main())
