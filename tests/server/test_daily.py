"""The town of the day: the same for everybody, once for each, and its secret stays one while others may play."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from cuore.engine.chance import KeyedChance
from cuore.server import daily
from cuore.server.schema import DAILY
from tests.server.tables import until
from tests.server.visitor import Answer, Hall, Visitor, hall

DAY = date(2031, 5, 8)  # of the base box


@pytest.fixture(autouse=True)
def the_day(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """Which day it is; a test may let others come."""
    now = [DAY]
    monkeypatch.setattr(daily, "today", lambda: now[0])
    return now


async def begin(visitor: Visitor, name: str = "Ann") -> str:
    answer = await visitor.post("/api/daily", {"name": name})
    assert answer.status == 200, answer.body
    return str(answer.json["code"])


async def finish(house: Hall, code: str) -> None:
    """Play a table to its end: by the first answer for the person, who is slow to end it; the bot as it likes."""
    room = await house.services.rooms.find(code)
    assert room is not None

    def is_asked() -> bool:
        return room.game is not None and room.game.to_move == daily.PERSON

    for _ in range(3000):
        await until(lambda: room.status == "over" or is_asked())
        if room.status == "over":
            return
        game = room.game
        assert game is not None
        await room.answer_for(daily.PERSON, room.ledger.seq, max(game.legal()), "person")
    raise AssertionError("the game has no end")


async def over_and_counted(house: Hall, code: str, points: int, other: int) -> None:
    """As if a game had ended like that: what is kept of it."""
    values = {"settled": True, "counts": True, "points": points, "other": other, "won": points > other}
    statement = DAILY.update().where(DAILY.c.game == code).values(**values)
    await house.services.rooms.store.keep(lambda connection: connection.execute(statement).close())


def test_a_day_has_one_town_wherever_it_is_asked_for() -> None:
    days = [DAY + timedelta(days=n) for n in range(20)]
    towns = [daily.town_of(day).code() for day in days]
    assert towns == [daily.town_of(day).code() for day in days]
    assert len(set(towns)) == len(towns)
    assert len({daily.town_of(day).sets for day in days}) > 3  # boxes take turns
    # Known once and for all: a change of the rule would give another town in the middle of a day.
    assert daily.town_of(date(2026, 11, 16)).code() == "TC1-7K302RED"


def test_everybody_gets_the_same_shuffles_and_nobody_a_second_game() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            first, other = await begin(ann), await begin(bob, "Bob")
            assert first != other
            assert await begin(ann, "Ann again") == first
            rooms = [await house.services.rooms.find(code) for code in (first, other)]
            games = [room.game for room in rooms if room is not None and room.game is not None]
            assert games[0].state.deck == games[1].state.deck
            assert games[0].view(0)["you"]["hand"] == games[1].view(0)["you"]["hand"]
            assert len({room.commitment for room in rooms if room is not None}) == 1
            deleted = await ann.post(f"/api/tables/{first}/delete")
            assert deleted.status == 403  # it would be a way to a second try

    asyncio.run(work())


def test_the_shuffles_of_another_server_or_day_are_others() -> None:
    async def secrets() -> list[bytes]:
        async with hall() as house:
            of = house.services.rooms.daily.secret_of
            return [await of(DAY), await of(DAY), await of(DAY + daily.A_DAY)]

    here, there = asyncio.run(secrets()), asyncio.run(secrets())
    assert here[0] == here[1]
    assert len({*here, *there}) == 4


def test_a_day_that_has_not_come_is_told_to_nobody() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            assert (await ann.get("/api/daily?date=2031-05-09")).status == 404
            assert (await ann.get("/api/daily?date=yesterday")).status == 400
            assert (await ann.get("/api/daily?date=2031-05-07")).json["after"] == "2031-05-08"
            assert (await ann.get("/api/daily")).json["after"] is None

    asyncio.run(work())


def test_no_hints_and_nothing_is_taken_back_that_showed_something() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            code = await begin(ann)
            room = await house.services.rooms.find(code)
            assert room is not None
            assert room.game is not None
            socket = await ann.connect(code)
            table = (await socket.look(0))["table"]
            assert table["may_be_advised"] is False
            assert table["daily"] == DAY.isoformat()
            refused = await ann.post(f"/api/tables/{code}/hints", {"seat": 0, "at": table["version"]})
            assert refused.status == 403
            await room.answer_for(0, room.ledger.seq, room.game.find("end turn"), "person")
            offer = room.undo_offer(0, "en")
            assert offer.kind == "none"

    asyncio.run(work())


def test_the_secret_is_told_when_nobody_can_play_it_any_more(the_day: list[date]) -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            code = await begin(ann)
            await begin(bob, "Bob")
            socket = await ann.connect(code)
            await socket.look(0)
            await socket.send({"type": "resign", "seat": 0})
            await socket.receive_until("state")
            room = await house.services.rooms.find(code)
            assert room is not None
            secret = room.ledger.secret.hex()
            assert room.status == "over"

            async def told() -> list[Answer]:
                paths = ("page", "record", "events", "replay?at=0&seat=1", "review?seat=0")
                return [await ann.get(f"/api/tables/{code}/{path}") for path in paths]

            for later in range(2):
                the_day[0] = DAY + timedelta(days=later)
                answers = await told()
                assert [answer.status for answer in answers] == [200, 409, 409, 409, 409]
                assert all(secret.encode() not in answer.body for answer in answers)
                assert room.secret is None
            the_day[0] = DAY + timedelta(days=2)
            answers = await told()
            assert [answer.status for answer in answers] == [200, 200, 200, 200, 200]
            assert answers[0].json["secret"] == secret == room.secret
            assert answers[0].json["verified"] is True
            assert KeyedChance(bytes.fromhex(secret)).commitment() == answers[0].json["commitment"]

    asyncio.run(work())


def test_results_stand_by_the_margin_and_only_games_that_were_played_count() -> None:
    async def work() -> None:
        async with hall() as house:
            visitors = [house.visitor() for _ in range(4)]
            codes = [
                await begin(one, name) for one, name in zip(visitors, ("Ann", "Bob", "Cleo", "Dan"), strict=True)
            ]
            for code, points, other in ((codes[0], 30, 32), (codes[1], 28, 20), (codes[2], 40, 35)):
                await over_and_counted(house, code, points, other)
            socket = await visitors[3].connect(codes[3])
            await socket.look(0)
            await socket.send({"type": "resign", "seat": 0})
            await socket.receive_until("state")
            page = (await visitors[1].get("/api/daily")).json
            rows = [(row["name"], row["points"], row["other"], row["won"], row["mine"]) for row in page["results"]]
            assert rows == [
                ("Bob", 28, 20, True, True),
                ("Cleo", 40, 35, True, False),
                ("Ann", 30, 32, False, False),
            ]
            assert page["counts"] is True
            assert page["table"]["code"] == codes[1]
            assert {row["code"] for row in page["results"]} == {None}  # codes lead to the course of a game
            own = (await visitors[3].get("/api/daily")).json
            assert own["counts"] is False
            assert own["table"]["status"] == "over"

    asyncio.run(work())


def test_a_whole_game_is_counted_as_its_events_tell_it() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            code = await begin(ann)
            await finish(house, code)
            room = await house.services.rooms.find(code)
            assert room is not None
            assert room.game is not None
            (row,) = (await ann.get("/api/daily")).json["results"]
            assert [row["points"], row["other"]] == room.game.scores()
            assert row["won"] is (0 in room.game.winners())

    asyncio.run(work())


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": 7}, {"name": "x" * 200}, []])
def test_bad_wishes_are_refused_in_a_line(body: Any) -> None:
    async def work() -> None:
        async with hall() as house:
            answer = await house.visitor().post("/api/daily", body)
            assert answer.status == 400
            assert "\n" not in answer.json["detail"]

    asyncio.run(work())
