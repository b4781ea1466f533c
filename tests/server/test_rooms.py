"""Tables: who may sit and answer, what is refused, what a restart keeps, who is told."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cuore
from cuore.engine.chance import KeyedChance
from cuore.engine.errors import SaveError, SetupError
from cuore.server import store as stores
from cuore.server.deciding import shows_something
from cuore.server.messages import (
    AnswerMessage,
    AutoMessage,
    DoneMessage,
    GiveToBotMessage,
    NewTable,
    RefusedMessage,
    TakeBackMessage,
)
from cuore.server.opponents import simple_answer
from cuore.server.problems import Refusal
from cuore.server.room import Room, TablePolicy
from cuore.server.store import Append, Store, StoreError
from cuore.server.table_setup import TableSetup
from tests.server.tables import (
    ANN,
    BOB,
    CLEO,
    WAIT,
    answer,
    bot,
    by_link,
    fresh_id,
    here,
    lay,
    open_rooms,
    send,
    two_persons,
    undo,
    until,
)


def problem(answer_: DoneMessage | RefusedMessage) -> str:
    assert isinstance(answer_, RefusedMessage)
    assert answer_.text
    return answer_.problem


def status(room: Room) -> str:
    return room.status


def secret(room: Room) -> str | None:
    return room.secret


def asked(room: Room) -> int:
    assert room.game is not None
    return room.game.to_move


def legal(room: Room) -> list[int]:
    assert room.game is not None
    return room.game.legal()


# -- laying and sitting -------------------------------------------------------------------------------------


def test_a_table_deals_itself_when_the_last_seat_is_taken() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link(), bot(), open=True)
            assert status(room) == "waiting"
            assert [chair.player for chair in room.chairs] == ["person", "empty", "bot"]
            promised = room.commitment
            assert await rooms.listed(("waiting",)) == [room]
            assert await room.sit(BOB, "Ann") == 1
            assert status(room) == "playing"
            assert room.game is not None
            assert room.game.seats[:2] == ("Ann", "Ann 2")
            assert room.commitment == promised
            assert await rooms.listed(("waiting",)) == []
            with pytest.raises(Refusal, match="too-late"):
                await room.sit(CLEO, "Cleo")
            assert await rooms.mine(BOB) == [room]
            assert await rooms.mine(CLEO) == []

    asyncio.run(main())


def test_sitting_again_is_a_repeat_and_a_named_seat_is_another_one() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link(), by_link(), by_link())
            assert await room.sit(BOB, "Bob") == 1
            assert await room.sit(BOB, "Bob") == 1
            assert await room.sit(BOB, "Bea", 3) == 3
            assert room.mine(BOB) == [1, 3]
            with pytest.raises(Refusal, match="full"):
                await room.sit(CLEO, "Cleo", 3)
            with pytest.raises(SetupError):
                await room.sit(CLEO, "serve: me")
            await room.leave(BOB)
            assert room.mine(BOB) == []
            assert await rooms.mine(BOB) == []
            assert await room.sit(CLEO, "Cleo") == 1

    asyncio.run(main())


def test_two_who_want_the_last_seat_at_once() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link())
            results = await asyncio.gather(room.sit(BOB, "Bob"), room.sit(CLEO, "Cleo"), return_exceptions=True)
            assert [type(result) for result in results] == [int, Refusal]

    asyncio.run(main())


@pytest.mark.parametrize(
    "wish",
    [
        {"sets": ["no such box"]},
        {"sets": ["base"], "town": "nowhere"},
        {"sets": ["base"], "options": ["no such option"]},
        {"sets": ["base"], "town_code": "TC1-WRONG"},
        {"sets": ["more"], "seats": [{"player": "bot"}] * 6},
        {"sets": ["base"], "seats": [{"player": "bot", "level": "os:system"}, {"player": "bot"}]},
    ],
)
def test_a_game_that_there_is_not(wish: dict[str, Any]) -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            whole = {"seats": [{"player": "here", "name": "Ann"}, {"player": "bot"}], **wish}
            with pytest.raises(cuore.CuoreError):
                await rooms.lay(ANN, msgspec.convert(whole, NewTable))
            assert rooms.in_memory() == []

    asyncio.run(main())


def test_the_deal_is_the_one_that_was_promised_and_the_record_shows_it() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms, town="random", sets=["base", "oktoberfest"])
            promised, town = room.commitment, room.ledger.setup.town
            with pytest.raises(Refusal, match="not-over"):
                room.record_text()
            with pytest.raises(Refusal, match="not-over"):
                room.history()
            assert secret(room) is None
            await play_out(room)
            assert KeyedChance(bytes.fromhex(secret(room) or "")).commitment() == promised
            again = cuore.replay(room.record_text())
            assert room.game is not None
            assert again.hash() == room.game.hash()
            assert list(again.table.town) == town
            assert f"secret {secret(room)}" in room.record_text()
            assert not any(ANN in str(event) or BOB in str(event) for event in room.history())

    asyncio.run(main())


async def play_out(room: Room) -> None:
    """To the end, in a sensible way."""
    while room.status == "playing":
        assert room.game is not None
        await answer(room, simple_answer(room.game, len(room.game.moves)))


# -- answers ------------------------------------------------------------------------------------------------


def test_a_repeat_gets_the_first_result_also_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await two_persons(rooms)
            first = AnswerMessage("the-first-id", 0, 0, legal(room)[0])
            done = await asyncio.gather(*(send(room, 0, first) for _ in range(5)))
            assert {str(one) for one in done} == {str(DoneMessage("the-first-id", 1))}
            assert len(room.ledger.line) == 1
            await answer(room)
            assert await send(room, 0, first) == DoneMessage("the-first-id", 1)
            code, hash_ = room.code, room.game.hash() if room.game else ""
        async with open_rooms(tmp_path / "a.db") as rooms:
            found = await rooms.find(code.lower())
            assert found is not None
            assert found.game is not None
            assert found.game.hash() == hash_
            assert await send(found, 0, first) == DoneMessage("the-first-id", 1)
            assert len(found.ledger.line) == 2
            other = AnswerMessage("the-first-id", 1, found.version, legal(found)[0])
            assert problem(await send(found, 1, other)) == "illegal"

    asyncio.run(main())


def test_what_is_stale_out_of_turn_illegal_or_not_ones_own_changes_nothing() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await answer(room)
            before = room.game.hash() if room.game else ""
            seat, other, move = asked(room), 1 - asked(room), legal(room)[0]
            cases = [
                (seat, AnswerMessage(fresh_id(), seat, room.version - 1, move), "stale"),
                (seat, AnswerMessage(fresh_id(), seat, room.version + 1, move), "stale"),
                (other, AnswerMessage(fresh_id(), other, room.version, move), "not-asked"),
                (other, AnswerMessage(fresh_id(), seat, room.version, move), "not-yours"),
                (seat, AnswerMessage(fresh_id(), 5, room.version, move), "not-yours"),
                (seat, AnswerMessage(fresh_id(), seat, room.version, 999_999_999), "illegal"),
            ]
            for sender, message, expected in cases:
                assert problem(await send(room, sender, message)) == expected, message
            for stranger in (CLEO, None):
                message = AnswerMessage(fresh_id(), seat, room.version, move)
                assert problem(await room.handle(stranger, "fr", message)) == "not-yours"
            assert room.game is not None
            assert (room.game.hash(), room.version, room.ledger.seq) == (before, 1, 4)

    asyncio.run(main())


def test_before_the_deal_and_after_the_end_nobody_answers() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), by_link())
            assert problem(await send(room, 0, AnswerMessage(fresh_id(), 0, 0, 1))) == "waiting"
            await room.sit(BOB, "Bob")
            await play_out(room)
            assert problem(await send(room, 0, AnswerMessage(fresh_id(), 0, room.version, 1))) == "over"

    asyncio.run(main())


def test_a_connection_that_breaks_off_leaves_nothing_half_done() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for _ in range(30):
                asking = asyncio.create_task(answer(room))
                for _ in range(random.randrange(4)):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            kept = await rooms.store.read(room.code)
            await until(lambda: not room._tasks)
            kept = await rooms.store.read(room.code)
            assert kept is not None
            assert [(e.seq, e.id, e.move) for e in kept.events] == [(e.seq, e.id, e.move) for e in room.ledger.events]

    asyncio.run(main())


class Failing(Store):
    """Fails when told so, before or after it has written."""

    when = ""

    async def append(self, append: Append) -> None:
        if self.when == "before":
            raise StoreError("full", file="a")
        await super().append(append)
        if self.when == "after":
            raise StoreError("trouble", file="a", reason="the line went dead")


def test_when_the_store_fails_nothing_changes_and_what_it_has_kept_counts(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            rooms.store.__class__ = Failing
            store: Any = rooms.store
            room = await two_persons(rooms)
            message = AnswerMessage(fresh_id(), 0, 0, legal(room)[0])
            store.when = "before"
            assert problem(await send(room, 0, message)) == "not-kept"
            assert (room.version, room.ledger.line) == (0, [])
            store.when = "after"
            assert await send(room, 0, message) == DoneMessage(message.id, 1)
            assert len(room.ledger.line) == 1
            store.when = ""
            assert await send(room, 0, message) == DoneMessage(message.id, 1)
            await answer(room)
            assert len(room.ledger.line) == 2

    asyncio.run(main())


def test_two_servers_on_one_file_cannot_tear_a_game_apart(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms, open_rooms(tmp_path / "a.db") as others:
            room = await two_persons(rooms)
            twin = await others.find(room.code)
            assert twin is not None
            for turn in range(10):
                here_, there = (room, twin) if turn % 2 else (twin, room)
                await answer(here_)
                # The other one does not know yet: its answer is refused, and then it does.
                message = AnswerMessage(fresh_id(), asked(there), there.version, legal(there)[0])
                assert problem(await send(there, asked(there), message)) == "stale"
                assert there.ledger.events == here_.ledger.events

    asyncio.run(main())


# -- restarts -----------------------------------------------------------------------------------------------


def test_a_restart_keeps_everything_and_bots_go_on(tmp_path: Path) -> None:
    async def main() -> None:
        slow = TablePolicy(pace=30)
        async with open_rooms(tmp_path / "a.db", slow) as rooms:
            room = await lay(rooms, here("Ann"), bot(), clock=300)
            await send(room, 0, AutoMessage(0, True))
            while asked(room) == 0:
                await answer(room, legal(room)[-1])
            assert room.chairs[0].auto
            code = room.code
        async with open_rooms(tmp_path / "a.db") as rooms:
            assert [found.code for found in rooms.in_memory()] == [code]
            found = rooms.in_memory()[0]
            assert found.chairs[0].auto
            assert found.ledger.setup.clock == 300
            await until(lambda: asked(found) == 0 and found.ledger.line[-1].by == "bot")

    asyncio.run(main())


def test_when_there_are_many_the_rest_is_resumed_while_the_server_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuore.server.rooms.AT_ONCE", 2)

    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            codes = {(await two_persons(rooms, clock=300)).code for _ in range(6)}
        async with open_rooms(tmp_path / "a.db") as rooms:
            assert len(rooms.in_memory()) == 2
            found = await asyncio.gather(*(rooms.find(code) for code in codes))
            again = await asyncio.gather(*(rooms.find(code) for code in codes))
            assert found == again, "one room a table, whoever asks for it first"
            assert {room.code for room in rooms.in_memory()} == codes

    asyncio.run(main())


def test_only_tables_at_which_something_is_due_are_read_at_start(tmp_path: Path) -> None:
    """Ten thousand games that wait for their players cost a start nothing; the first visit finds each as it was."""

    async def main() -> None:
        async with open_rooms(tmp_path / "a.db", TablePolicy(pace=30)) as rooms:
            waits = await lay(rooms, here("Ann"), bot())
            persons = await two_persons(rooms)
            clocked = await two_persons(rooms, clock=300)
            due = await lay(rooms, here("Ann"), bot())
            while asked(due) == 0:
                await answer(due, simple_answer(due.game, 0) if due.game else None)
            back = await lay(rooms, here("Ann"), bot())
            while asked(back) == 0:
                await answer(back, simple_answer(back.game, 0) if back.game else None)
            assert isinstance(await undo(back, 0), DoneMessage)
            lobby = await lay(rooms, here("Ann"), by_link())
            given = await two_persons(rooms)
            await send(given, 0, GiveToBotMessage(0, "easy"))
        async with open_rooms(tmp_path / "a.db", TablePolicy(pace=30)) as rooms:
            assert {room.code for room in rooms.in_memory()} == {clocked.code, due.code, given.code}
            for room in (waits, persons, back, lobby):
                found = await rooms.find(room.code)
                assert found is not None
                assert found.version == room.version

    asyncio.run(main())


def test_a_table_that_cannot_be_resumed_is_refused_and_the_others_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            good, bad, torn = [await two_persons(rooms, clock=300) for _ in range(3)]
            for room in (good, bad, torn):
                await answer(room)
        await damage(bad.code, torn.code)
        async with open_rooms(tmp_path / "a.db") as rooms:
            assert [room.code for room in rooms.in_memory()] == [good.code]
            for room in (bad, torn):
                with pytest.raises(SaveError):
                    await rooms.find(room.code)
            assert [room.code for room in await rooms.mine(ANN)] == [good.code]

    async def damage(bad: str, torn: str) -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'a.db'}")

        def change(connection: Any) -> None:
            connection.exec_driver_sql(f"UPDATE events SET move = 3 WHERE game = '{bad}' AND kind = 'answer'")
            connection.exec_driver_sql("UPDATE games SET agreed = ? WHERE code = ?", ('{"sets": [', torn))
            connection.commit()

        await store._ask(read=change)
        await store.close()

    asyncio.run(main())
    assert len([record for record in caplog.records if "cannot be resumed" in record.message]) == 2


def test_what_was_agreed_comes_back_as_it_was() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), bot("hard"), sets=["oktoberfest"], clock=60, lang="fr", open=True)
            setup = room.ledger.setup
            assert TableSetup.read(setup.written()) == setup
            assert setup.town_code is not None
            again = await lay(rooms, here("Ann"), bot(), town_code=setup.town_code)
            assert sorted(again.ledger.setup.town) == sorted(setup.town)
            assert again.ledger.setup.sets == setup.sets

    asyncio.run(main())


def test_draining_finishes_what_is_under_way_and_tells_everybody(tmp_path: Path) -> None:
    code = ""

    async def main() -> None:
        nonlocal code
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await two_persons(rooms)
            code = room.code
            listener = room.listen(ANN, 0, "en")
            assert await listener.news()
            asking = asyncio.create_task(answer(room))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await rooms.drain()
            assert (await asking).version == 1
            assert await listener.news() is False
            assert problem(await send(room, 0, AnswerMessage(fresh_id(), 0, 1, 1))) == "closing"
            assert await rooms.find("BBBBBBBB") is None

    async def again() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            found = await rooms.find(code)
            assert found is not None
            assert found.version == 1

    asyncio.run(main())
    asyncio.run(again())


# -- who is here --------------------------------------------------------------------------------------------


def test_a_leavers_seat_can_be_given_to_a_bot_after_the_grace_time_and_taken_back() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, grace=1.0)) as rooms:
            room = await two_persons(rooms)
            ann, bob = room.listen(ANN, 0, "en"), room.listen(BOB, 1, "en")
            give = GiveToBotMessage(1, "easy")
            assert problem(await send(room, 0, give)) == "not-yours"
            bob.close()
            assert problem(await send(room, 0, give)) == "not-yours", "the grace time is not over"
            assert ann.state().table.seats[1].here is False
            await ann.news()
            async with asyncio.timeout(WAIT):
                while not ann.state().table.seats[1].may_be_given:
                    assert await ann.news()
            assert problem(await room.handle(CLEO, "en", give)) == "not-yours"
            assert problem(await send(room, 0, GiveToBotMessage(1, "os:system"))) == "illegal"
            assert isinstance(await send(room, 0, give), DoneMessage)
            seat = ann.state().table.seats[1]
            assert (seat.stands_in, seat.bot, seat.player) == (True, "normal", "person"), "the bot of the house"
            while asked(room) == 0:
                await answer(room, legal(room)[-1])
            await until(lambda: asked(room) == 0)
            assert room.ledger.line[-1].by == "bot"
            assert problem(await send(room, 1, AnswerMessage(fresh_id(), 1, room.version, 1))) == "not-asked"
            assert problem(await send(room, 0, TakeBackMessage(1))) == "not-yours"
            assert isinstance(await send(room, 1, TakeBackMessage(1)), DoneMessage)
            assert not room.chairs[1].stands_in

    asyncio.run(main())


def test_ones_own_seat_can_be_handed_over_at_any_time_and_a_restart_keeps_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_rooms(tmp_path / "a.db", TablePolicy(pace=30)) as rooms:
            room = await two_persons(rooms)
            assert isinstance(await send(room, 1, GiveToBotMessage(1, "easy")), DoneMessage)
            code = room.code
        async with open_rooms(tmp_path / "a.db", TablePolicy(pace=30)) as rooms:
            found = await rooms.find(code)
            assert found is not None
            assert (found.chairs[1].stands_in, found.chairs[1].why) == (True, "own")

    asyncio.run(main())


def test_when_a_turns_time_is_over_a_bot_stands_in_until_its_player_returns() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms, clock=1)
            listener = room.listen(ANN, 0, "en")
            left = listener.state().table.seats[0].clock_left
            assert left is not None
            assert 0 < left <= 1
            assert listener.state().table.seats[1].clock_left is None
            await until(lambda: room.chairs[0].stands_in)
            assert room.chairs[0].why == "clock"
            await until(lambda: asked(room) == 1)
            assert isinstance(await send(room, 0, TakeBackMessage(0)), DoneMessage)
            assert not room.chairs[0].stands_in

    asyncio.run(main())


def test_whoever_comes_back_in_the_same_turn_has_a_whole_turns_time() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=30)) as rooms:
            room = await two_persons(rooms, clock=1)
            await until(lambda: room.chairs[0].stands_in)
            assert asked(room) == 0
            await send(room, 0, TakeBackMessage(0))
            left = room.presence.clock_left(room.ledger, 0)
            assert left is not None
            assert left > 0.5

    asyncio.run(main())


def test_auto_answers_give_only_what_is_forced() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for seat in (0, 1):
                await send(room, seat, AutoMessage(seat, True))
            while room.status == "playing" and len(room.ledger.line) < 120:
                assert room.game is not None
                if len(legal(room)) == 1:
                    await until(lambda version=room.version: room.version > version)  # type: ignore[misc]
                else:
                    await answer(room, simple_answer(room.game, len(room.game.moves)))
            assert room.ledger.opening is not None
            game = room.ledger.opening.clone()
            for given in room.ledger.line:
                assert (given.by == "auto") == (len(game.legal()) == 1)
                game.apply(given.move)
            assert any(given.by == "auto" for given in room.ledger.line)

    asyncio.run(main())


def test_an_auto_answer_that_ends_free_undo_leaves_time_for_it() -> None:
    async def main() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, auto_pause=1.0)) as rooms:
            room = await two_persons(rooms)
            await send(room, 0, AutoMessage(0, True))
            while len(legal(room)) > 1:
                game = room.game
                assert game is not None
                await answer(room, next(move for move in game.legal() if not shows_something(room.ledger, move)))
            version = room.version
            assert room.undo_offer(0, "en").kind == "free"
            assert isinstance(await undo(room, 0), DoneMessage)
            await asyncio.sleep(1.2)
            assert room.version == version + 1, "what was taken back is not answered for"

    asyncio.run(main())


# -- who is told --------------------------------------------------------------------------------------------


def test_a_slow_reader_gets_the_newest_state_and_holds_no_queue() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            slow = room.listen(None, None, "en")
            assert await slow.news()
            first = slow.state()
            for _ in range(200):
                await answer(room, legal(room)[-1])
            assert await slow.news()
            state = slow.state()
            assert (first.table.version, state.table.version) == (0, 200)
            assert state.table.own is None
            assert state.table.options == []
            assert not slow._flag.is_set(), "one state for two hundred changes"
            assert state.log_from <= len(first.log)

    asyncio.run(main())


def test_nobody_listens_with_others_eyes() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for browser, seat in ((BOB, 0), (CLEO, 0), (None, 0), (CLEO, 1)):
                listener = room.listen(browser, seat, "en")
                assert listener.seat is None
                assert listener.state().table.own is None
                assert listener.look(seat, "fr") is False
                assert listener.state().table.own is None
            hot = room.listen(ANN, 0, "en")
            own = hot.state().table.own
            assert own is not None
            assert own.seat == 0

    asyncio.run(main())


def test_one_browser_may_hold_several_seats() -> None:
    async def main() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), here("Bob"))
            listener = room.listen(ANN, 0, "en")
            assert listener.state().table.hot_seat
            assert listener.look(1, "ja")
            state = listener.state().table
            assert (state.seat, state.lang, state.mine) == (1, "ja", [0, 1])

    asyncio.run(main())


def test_tables_that_nobody_needs_leave_memory_and_come_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("cuore.server.rooms.SWEEP", 0.01)

    async def main() -> None:
        async with open_rooms(tmp_path / "a.db") as rooms:
            room = await two_persons(rooms)
            await answer(room)
            watched = await two_persons(rooms)
            watched.listen(ANN, 0, "en")
            clocked = await two_persons(rooms, clock=300)
            await asyncio.sleep(0.05)
            assert len(rooms.in_memory()) == 3
            monkeypatch.setattr("cuore.server.rooms.IDLE", 0.0)
            await until(lambda: room not in rooms.in_memory())
            assert {found.code for found in rooms.in_memory()} == {watched.code, clocked.code}
            again = await rooms.find(room.code)
            assert again is not None
            assert again is not room
            assert again.ledger.events == room.ledger.events

    asyncio.run(main())


def test_named_points_are_passed_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """What test_kills.py kills at is really there."""
    passed: list[str] = []

    async def main() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            monkeypatch.setattr(stores, "point", passed.append)
            await answer(room)

    asyncio.run(main())
    assert passed == [
        *("before append", "before commit", "after commit", "before apply", "after apply", "before acknowledge"),
    ]


def test_a_table_that_was_let_go_of_is_freed_at_once_and_needs_no_collector() -> None:
    """A full collection comes after hours: until then every finished game would stay in memory."""

    async def game() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            listener = room.listen(None, None, "en")
            await listener.news()
            await answer(room)
            listener.close()
            kept = weakref.ref(room.ledger)
            gc.disable()
            try:
                await rooms.let_go(room.code)
                del room, listener
                await asyncio.sleep(0)  # the end of the table's own task
                assert kept() is None
            finally:
                gc.enable()

    asyncio.run(game())
