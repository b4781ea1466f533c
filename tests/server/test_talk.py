"""What people say to each other at a table: who may, how much, what becomes of it, and what it can never do."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.server import keeping, talk
from cuore.server.messages import LONGEST_SPEECH, DoneMessage, RefusedMessage, ResignMessage, SayMessage
from cuore.server.room import Room, TablePolicy
from cuore.server.store import Store
from cuore.server.talk import folded
from tests.server.tables import ANN, BOB, CLEO, QUICK, fresh_id, here, lay, open_rooms, send, two_persons
from tests.server.tables import bot as a_bot
from tests.server.visitor import Socket, Visitor, hall

HERE, LINK = {"player": "here", "name": "Ann"}, {"player": "link"}


def run(work: Any) -> None:
    asyncio.run(work)


async def said(room: Room, browser: str | None, seat: int, **what: Any) -> DoneMessage | RefusedMessage:
    return await room.say(browser, "en", SayMessage(fresh_id(), seat, **what))


def texts(room: Room, lang: Any = "en") -> list[str]:
    return [line.text for line in room.talk.since(0, lang)]


async def two_at_a_table(house: Any, **more: Any) -> tuple[str, Socket, Socket]:
    ann, bob = house.visitor(), house.visitor()
    code = await ann.lay(HERE, LINK, **more)
    assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).status == 200
    return code, await ann.connect(code), await bob.connect(code)


# -- over the wire ------------------------------------------------------------------------------------------


def test_quick_words_are_read_in_everybodys_own_language() -> None:
    async def work() -> None:
        async with hall() as house:
            code, ann, bob = await two_at_a_table(house)
            await ann.look(0, "en")
            await bob.look(1, "ja")
            cleo = await house.visitor().connect(code)
            await cleo.look(None, "fr")
            await ann.send({"type": "say", "id": "say-00001", "seat": 0, "phrase": "hello"})
            heard = [(await socket.receive_until("talk"))["lines"] for socket in (ann, bob, cleo)]
            assert [line["text"] for lines in heard for line in lines] == [
                "Hello, everybody!",
                "みなさん、こんにちは！",
                "Bonjour tout le monde\u00a0!",
            ]
            assert all(line["name"] == "Ann" and line["phrase"] == "hello" for lines in heard for line in lines)
            await cleo.look(None, "en")  # the same in the other language
            assert (await cleo.receive_until("talk"))["lines"][0]["text"] == "Hello, everybody!"

    run(work())


def test_a_line_is_told_once_and_without_the_position() -> None:
    async def work() -> None:
        async with hall() as house:
            _, ann, bob = await two_at_a_table(house)
            await ann.look(0)
            await bob.look(1)
            await asyncio.sleep(0.05)
            for socket in (ann, bob):
                socket.waiting()
            for _ in range(2):  # the second is a repeat after a break
                await ann.send({"type": "say", "id": "say-00001", "seat": 0, "text": "good evening"})
                assert (await ann.receive_until("done"))["id"] == "say-00001"
            assert (await bob.receive())["type"] == "talk"
            await asyncio.sleep(0.05)
            assert bob.waiting() == []

    run(work())


def test_whoever_comes_later_hears_what_was_said_before() -> None:
    async def work() -> None:
        async with hall() as house:
            code, ann, _ = await two_at_a_table(house)
            await ann.look(0)
            await ann.send({"type": "say", "id": "say-00001", "seat": 0, "text": "<b>tea?</b> & \u202eevil\u202c"})
            await ann.receive_until("talk")
            cleo = await house.visitor().connect(code)
            await cleo.look()
            (line,) = (await cleo.receive_until("talk"))["lines"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>tea?</b> & evil")

    run(work())


def test_what_is_said_is_in_no_log_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")

    async def work() -> None:
        async with hall() as house:
            _, ann, bob = await two_at_a_table(house)
            await ann.look(0)
            await bob.look(1)
            await ann.send({"type": "say", "id": "say-00001", "seat": 0, "text": "a word in confidence"})
            await bob.receive_until("talk")

    run(work())
    assert "confidence" not in caplog.text


@pytest.mark.parametrize(
    "message",
    [
        {"phrase": "an-insult"},
        {"text": ""},
        {"text": "x" * (LONGEST_SPEECH + 1)},
        {"text": 7},
        {"text": "fine", "to": 1},
    ],
)
def test_what_is_no_talk_is_unreadable(message: dict[str, Any]) -> None:
    async def work() -> None:
        async with hall() as house:
            _, ann, _ = await two_at_a_table(house)
            await ann.look(0)
            await ann.send({"type": "say", "id": "say-00001", "seat": 0, **message})
            assert (await ann.receive_until("refused"))["problem"] == "unreadable"

    run(work())


def test_those_who_look_on_are_named_where_they_have_a_name_and_else_counted() -> None:
    async def work() -> None:
        async with hall() as house:
            code, ann, _ = await two_at_a_table(house)
            await ann.look(0)

            async def comes(name: str | None, *, known: bool = True) -> None:
                visitor: Visitor = house.visitor()
                if known:
                    await visitor.lay(HERE, {"player": "bot"})  # so that it has a key
                socket = await visitor.connect(code)
                await socket.send({"type": "look", "seat": None, "lang": "en", "name": name})
                await socket.receive_until("state")

            for name in ("Cleo", "Ann", "\u202eevil", None):
                await comes(name)
            await comes("Dora", known=False)
            ann.waiting()
            table = (await ann.look(0))["table"]
            assert (table["onlookers"], table["unnamed"]) == (["Ann 2", "Cleo", "Dora"], 2)

    run(work())


# -- who may say what ---------------------------------------------------------------------------------------


def test_only_whoever_has_a_seat_speaks_and_only_for_it() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for browser, seat in ((ANN, 1), (CLEO, 0), (None, 0), (ANN, 5)):
                refused = await said(room, browser, seat, phrase="hello")
                assert isinstance(refused, RefusedMessage)
                assert refused.problem == "not-yours"
            assert isinstance(await said(room, BOB, 1, phrase="hello"), DoneMessage)
            assert texts(room) == ["Hello, everybody!"]

    run(work())


def test_whoever_has_resigned_looks_on_in_silence() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            three = await rooms.lay(ANN, lay_three())
            await three.sit(BOB, "Bob")
            await send(three, 0, ResignMessage(0))
            refused = await said(three, ANN, 0, phrase="goodbye")
            assert isinstance(refused, RefusedMessage)
            assert refused.problem == "not-yours"
            assert room.table(ANN, 0, "en").talk == "chat"
            assert three.table(ANN, None, "en").talk == "none"

    run(work())


def lay_three() -> Any:
    from cuore.server.messages import NewTable
    from tests.server.tables import by_link

    return NewTable([here("Ann"), by_link(), a_bot()], sets=["base"])


@pytest.mark.parametrize(
    ("house", "table", "rule"),
    [
        ("chat", "chat", "chat"),
        ("chat", "words", "words"),
        ("words", "chat", "words"),
        ("chat", "none", "none"),
        ("none", "chat", "none"),
    ],
)
def test_host_and_table_each_may_say_how_much(house: Any, table: Any, rule: str) -> None:
    async def work() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, talk=house)) as rooms:
            room = await two_persons(rooms, talk=table)
            assert room.table(ANN, 0, "en").talk == rule
            words = await said(room, ANN, 0, phrase="thanks")
            line = await said(room, ANN, 0, text="thank you kindly")
            assert isinstance(words, DoneMessage) == (rule != "none")
            assert isinstance(line, DoneMessage) == (rule == "chat")
            if isinstance(line, RefusedMessage):
                assert line.problem == ("chat-off" if rule == "words" else "talk-off")

    run(work())


def test_alone_with_bots_there_is_nobody_to_talk_to() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), a_bot())
            assert room.table(ANN, 0, "en").talk == "none"
            refused = await said(room, ANN, 0, phrase="hello")
            assert isinstance(refused, RefusedMessage)

    run(work())


def test_exactly_one_thing_is_said_at_a_time() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            for what in ({}, {"phrase": "hello", "text": "hello"}, {"text": "\u200b \u2800\u202e"}):
                refused = await said(room, ANN, 0, **what)
                assert isinstance(refused, RefusedMessage)
                assert refused.problem == "talk-empty"

    run(work())


def test_a_flood_ends_with_one_clear_line_and_holds_up_nobody_else() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            answers = [await said(room, ANN, 0, text=f"line {n}") for n in range(20)]
            refused = [answer for answer in answers if isinstance(answer, RefusedMessage)]
            assert len(refused) >= 20 - talk.AT_ONCE - 1
            assert {answer.problem for answer in refused} == {"talk-flood"}
            assert {answer.text for answer in refused} == {
                "That was a lot at once. Take a breath, then say the rest."
            }
            assert isinstance(await said(room, BOB, 1, text="quite"), DoneMessage)
            assert texts(room)[-1] == "quite"

    run(work())


# -- what may stand in a line -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  good\tevening\r\n\u2028friends ", "good evening friends"),
        ("\u202egnirts\u202c \u2066x\u2069 \u200e\u061c", "gnirts x"),
        ("a\x00b\x1b[31mc\x7f\x9b", "a b [31mc"),
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305algo", "Z\u0300\u0301\u0302algo"),
        ("e\u0301t\u00e9", "été"),
        ("👩\u200d🍳 👍🏽 ♥", "👩\u200d🍳 👍🏽 ♥"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),  # Persian needs its joiner
        ("\u200d\u200c", ""),
        ("\ue000\ufeff\u00ad", ""),
        ("お茶をどうぞ", "お茶をどうぞ"),
    ],
)
def test_a_line_is_folded_to_what_can_be_read(typed: str, shown: str) -> None:
    assert folded(typed) == shown


@given(st.text(max_size=LONGEST_SPEECH))
def test_whatever_is_typed_is_one_line_that_turns_nothing_around(typed: str) -> None:
    line = folded(typed)
    assert folded(line) == line
    assert "\n" not in line
    turning = {chr(code) for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))}
    assert not set(line) & turning
    assert all(letter.isprintable() or letter in talk.JOINERS for letter in line)


# -- what becomes of it -------------------------------------------------------------------------------------


def test_talk_outlives_the_server_and_goes_with_the_table(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"

    async def work() -> None:
        async with open_rooms(database) as rooms:
            room = await two_persons(rooms)
            await said(room, ANN, 0, text="until tomorrow")
            await said(room, BOB, 1, phrase="goodbye")
            length = room.ledger.seq
        async with open_rooms(database) as rooms:
            again = await rooms.find(room.code)
            assert again is not None
            assert again.ledger.seq == length  # it is no event of the game
            await again.talk.read()
            assert texts(again, "fr") == ["until tomorrow", "Au revoir, à bientôt\u00a0!"]
            await said(again, ANN, 0, phrase="hello")
            assert [line.number for line in again.talk.since(0, "en")] == [1, 2, 3]
        with keeping.opened(f"sqlite:///{database}", alone=True) as engine:
            assert keeping.deleted(engine, [room.code]) == 1
        store = Store.open(f"sqlite:///{database}")
        assert await store.look_up(lambda connection: talk.lines_of(connection, room.code)) == []
        await store.close()

    run(work())


def test_only_the_latest_lines_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 3)
    monkeypatch.setattr(talk, "AT_ONCE", 10)

    async def work() -> None:
        async with open_rooms(policy=QUICK) as rooms:
            room = await two_persons(rooms)
            for number in range(5):
                await said(room, ANN, 0, text=f"line {number}")
            kept = await rooms.store.look_up(lambda connection: talk.lines_of(connection, room.code))
            assert [line.text for line in kept] == texts(room) == ["line 2", "line 3", "line 4"]

    run(work())


def test_what_is_said_is_in_no_record_and_no_history_of_the_game() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms)
            await said(room, ANN, 0, text="a word in confidence")
            await send(room, 0, ResignMessage(0))
            assert room.status == "over"
            assert "confidence" not in room.record_text()
            assert "confidence" not in json.dumps(room.history())
            assert isinstance(await said(room, BOB, 1, phrase="good-game"), DoneMessage)  # one may still part

    run(work())
