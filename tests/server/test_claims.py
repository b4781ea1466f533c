"""Claimed names: nobody else can sit down under one, and whoever has one finds back to it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cuore.server import shelf
from cuore.server.claims import CHANGED_EVERY
from cuore.server.database import engine_for
from cuore.server.room import TablePolicy
from cuore.server.schema import CLAIMS, TRACES
from tests.server.visitor import Answer, Hall, Visitor, hall

BOT, LINK = {"player": "bot", "level": "easy"}, {"player": "link"}


def here(name: str) -> dict[str, str]:
    return {"player": "here", "name": name}


async def claimed(house: Hall, name: str = "Ann") -> Visitor:
    """Somebody who has claimed a name."""
    person = house.visitor()
    assert (await person.post("/api/me/name", {"name": name})).status == 200
    return person


def is_refused(answer: Answer, part: str = "taken") -> bool:
    """Whether something was refused in one line that says so."""
    detail = answer.json["detail"]
    return answer.status == 400 and part in detail and "\n" not in detail


async def wait_a_day(house: Hall) -> None:
    later = update(CLAIMS).values(at=CLAIMS.c.at - CHANGED_EVERY - 1)
    await house.services.rooms.store.keep(lambda connection: connection.execute(later).rowcount)


def test_a_claim_brings_a_way_back_that_is_told_once() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            told = (await ann.post("/api/me/name", {"name": " Ann "})).json
            assert told["me"] == {
                "name": "Ann",
                "phrase": True,
                "devices": 0,
                "joined": False,
                "own": 0,
                "passkeys": [],
            }
            phone = house.visitor()
            assert (await phone.post("/api/me/join", {"phrase": told["phrase"]})).json["name"] == "Ann"
            again = (await ann.post("/api/me/name", {"name": "ANN"})).json  # the same, written otherwise
            assert (again["me"]["name"], again["phrase"]) == ("ANN", None)
            assert (await phone.get("/api/me")).json["name"] == "ANN"

    asyncio.run(work())


def test_whoever_signs_everything_out_still_has_a_way_back_to_the_name() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = await claimed(house)
            told = (await ann.post("/api/me/alone")).json
            assert told["me"]["phrase"]
            assert (await house.visitor().post("/api/me/join", {"phrase": told["phrase"]})).json["name"] == "Ann"
            nobody = house.visitor()
            await nobody.lay(here("Cleo"), LINK)
            assert (await nobody.post("/api/me/alone")).json[
                "phrase"
            ]  # its key is a new one, so there must be a way back

    asyncio.run(work())


@pytest.mark.parametrize("name", ["Ann", "ANN", "\u0410nn", "Änn", "\uff21nn", " A\u034fnn", "\U0001d400nn"])
def test_nobody_else_sits_down_under_a_claimed_name_or_one_that_looks_like_it(name: str) -> None:
    async def work() -> None:
        async with hall() as house:
            ann = await claimed(house)
            code = await ann.lay(here("Ann"), LINK)
            eve = house.visitor()
            own = await eve.lay(here("Eve"), LINK)
            refused = [
                await eve.post("/api/me/name", {"name": name}),
                await eve.post("/api/tables", {"seats": [here(name), BOT], "sets": ["base"]}),
                await eve.post("/api/tables", {"seats": [here("Eve"), here(name)], "sets": ["base"]}),
                await eve.post(f"/api/tables/{code}/sit", {"name": name}),
                await eve.post("/api/match", {"name": name, "sets": ["base"]}),
                await eve.post("/api/daily", {"name": name}),
            ]
            assert {answer.status for answer in refused} == {400}
            lines = {answer.json["detail"] for answer in refused}
            assert lines == {"That name is taken on this server: please choose another."}
            assert (await ann.post(f"/api/tables/{own}/sit", {"name": "Ann"})).status == 200

    asyncio.run(work())


def test_a_seat_says_whether_its_name_is_claimed() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = await claimed(house)
            code = await ann.lay(here("Ann"), here("Another"), LINK)
            bob = house.visitor()
            summary = (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).json
            assert [seat["claimed"] for seat in summary["seats"]] == [True, False, False]
            line = await bob.connect(code)
            state = await line.look(2)
            assert [seat["claimed"] for seat in state["table"]["seats"]] == [True, False, False]
            await bob.post("/api/me/name", {"name": "Bob"})  # everybody at the table is told
            state = await line.receive_until("state")
            assert [seat["claimed"] for seat in state["table"]["seats"]] == [True, False, True]
            await ann.post("/api/me/name-end")
            state = await line.receive_until("state")
            assert [seat["claimed"] for seat in state["table"]["seats"]] == [False, False, True]
            await line.drop()

    asyncio.run(work())


def test_an_onlooker_is_not_called_by_a_name_of_somebody_else() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = await claimed(house)
            code = await house.visitor().lay(here("Bob"), BOT)
            line = await house.visitor().connect(code)
            await line.send({"type": "look", "seat": None, "lang": "en", "name": "Ann"})
            assert (await line.receive_until("state"))["table"]["onlookers"] == []
            await line.drop()
            line = await ann.connect(code)
            await line.send({"type": "look", "seat": None, "lang": "en", "name": "Ann"})
            assert (await line.receive_until("state"))["table"]["onlookers"] == ["Ann"]
            await line.drop()

    asyncio.run(work())


def test_of_two_who_claim_at_the_same_moment_one_has_the_name(tmp_path: Path) -> None:
    async def work() -> None:
        database = f"sqlite:///{tmp_path / 'games.sqlite'}"
        async with hall(database=database) as one, hall(database=database) as other:
            for name in ("Ann", "Bob", "Cleo", "Dora"):
                asked = [each.visitor().post("/api/me/name", {"name": name}) for each in (one, other) * 3]
                answers = await asyncio.gather(*asked)
                assert sorted(answer.status for answer in answers) == [200] + [400] * 5
                assert all(is_refused(answer) for answer in answers if answer.status == 400)

    asyncio.run(work())


def test_a_name_is_changed_once_a_day_and_giving_it_up_is_no_way_around() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, eve = await claimed(house), house.visitor()
            assert is_refused(await ann.post("/api/me/name", {"name": "Anna"}), "once a day")
            assert (await ann.post("/api/me/name-end")).json["name"] is None
            assert is_refused(await ann.post("/api/me/name", {"name": "Anna"}), "once a day")
            assert (await eve.post("/api/me/name", {"name": "Ann"})).status == 200  # it is anybody's
            await wait_a_day(house)
            assert (await ann.post("/api/me/name", {"name": "Anna"})).json["me"]["name"] == "Anna"

    asyncio.run(work())


@pytest.mark.parametrize("name", ["Aurore", "Élodie", "Guest", "Somebody", "ゲスト", "BASIL"])
def test_names_that_seats_have_by_themselves_are_nobodys(name: str) -> None:
    async def work() -> None:
        async with hall() as house:
            assert is_refused(await house.visitor().post("/api/me/name", {"name": name}))

    asyncio.run(work())


@pytest.mark.parametrize("name", ["", "Ann 2", "x" * 25, "a:b", "\x00", "serve", 7, None])
def test_what_cannot_be_claimed_is_refused_in_a_line(name: Any) -> None:
    async def work() -> None:
        async with hall() as house:
            answer = await house.visitor().post("/api/me/name", {"name": name})
            assert answer.status == 400
            assert answer.json["detail"]
            assert "\n" not in answer.json["detail"]

    asyncio.run(work())


def test_a_host_may_switch_it_off() -> None:
    async def work() -> None:
        async with hall(policy=TablePolicy(pace=0, claims=False)) as house:
            ann = house.visitor()
            assert (await ann.get("/api/about")).json["claims"] is False
            assert is_refused(await ann.post("/api/me/name", {"name": "Ann"}), "switched")
            await ann.lay(here("Ann"), LINK)
            assert (await ann.get("/api/me")).json["name"] is None

    asyncio.run(work())


def test_whoever_sat_under_a_name_before_it_was_claimed_is_a_guest_in_the_next_game() -> None:
    async def work() -> None:
        async with hall() as house:
            early, bob = house.visitor(), house.visitor()
            code = await early.lay(here("Ann"), LINK)
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            await claimed(house)
            line = await bob.connect(code)
            await line.look(1)
            await line.send({"type": "resign", "seat": 1})
            while (await line.receive_until("state"))["table"]["status"] != "over":
                pass
            await line.drop()
            summary = (await early.post(f"/api/tables/{code}/rematch", {})).json
            assert [seat["name"] for seat in summary["seats"]] == ["Guest", "Bob"]

    asyncio.run(work())


def test_games_that_tell_of_a_browser_are_known_also_after_it_has_left() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            code = await ann.lay(here("Ann"), LINK, LINK)
            for _ in range(2):
                await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
                await bob.post(f"/api/tables/{code}/leave")
            store = house.services.rooms.store
            kept = await store.look_up(lambda connection: list(connection.execute(TRACES.select())))
            assert [row.game for row in kept] == [code, code]
            assert len({row.browser for row in kept}) == 2

    asyncio.run(work())


def test_an_older_database_learns_which_games_tell_of_whom(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def play() -> list[Any]:
        async with hall(database=database) as house:
            ann, bob = house.visitor(), house.visitor()
            codes = [await ann.lay(here("Ann"), LINK) for _ in range(2)]
            for code in codes:
                await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            line = await bob.connect(codes[0])
            await line.look(1)
            await line.send({"type": "resign", "seat": 1})
            while (await line.receive_until("state"))["table"]["status"] != "over":
                pass
            await line.drop()
            await bob.post(f"/api/tables/{codes[0]}/rematch", {})  # where Ann is invited and has not come
            store = house.services.rooms.store
            await store.keep(lambda connection: shelf.pack(connection, codes[0]))
            return await store.look_up(
                lambda connection: list(connection.execute(TRACES.select().order_by(*TRACES.c)))
            )

    async def look() -> list[Any]:
        async with hall(database=database) as house:
            store = house.services.rooms.store
            return await store.look_up(
                lambda connection: list(connection.execute(TRACES.select().order_by(*TRACES.c)))
            )

    before = asyncio.run(play())
    assert len(before) == 6
    engine = engine_for(database)
    with engine.begin() as connection:
        # What the steps 0008 to 0010 brought; a later step adds what it makes.
        later = ("claims", "passkeys", "challenges", "traces", "places", "rated", "ratings", "finished")
        for table in (*later, "allowances", "crowds"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0007'")
    engine.dispose()
    assert asyncio.run(look()) == before


def test_a_stolen_cookie_opens_nothing_once_its_device_is_signed_out() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, phone, thief = house.visitor(), house.visitor(), house.visitor()
            code = await ann.lay(here("Ann"), LINK)
            phrase = (await ann.post("/api/me/name", {"name": "Ann"})).json["phrase"]
            await phone.post("/api/me/join", {"phrase": phrase})
            thief.cookies = dict(phone.cookies)
            assert (await thief.get("/api/me")).json["name"] == "Ann"
            await ann.post("/api/me/alone")
            assert (await thief.get("/api/me")).json["name"] is None
            refused = await thief.post(f"/api/tables/{code}/leave")
            assert (refused.status, refused.json["detail"]) == (403, "That seat is not yours.")
            assert is_refused(await thief.post(f"/api/tables/{code}/sit", {"name": "Ann"}))
            # Of whoever is forgotten no cookie is worth anything, not even a copy of the first one.
            thief.cookies = dict(ann.cookies)
            await ann.post("/api/me/forget", {"sure": "yes"})
            assert (await thief.get("/api/mine")).json["tables"] == []
            assert (await thief.get("/api/me")).json["name"] is None

    asyncio.run(work())
