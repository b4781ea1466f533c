"""Keeping order: people report, hosts ban, remove and close, by page and by command, beside a server that runs."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy import select, update

from cuore.cli import main
from cuore.server import admin, moderating
from cuore.server.limits import Limits
from cuore.server.schema import BANS, ORDERS, REPORTS
from tests.server.visitor import Answer, Denied, Hall, Socket, Visitor, hall

HERE, LINK = {"player": "here", "name": "Ann"}, {"player": "link"}
TOKEN = "a token that nobody guesses"


async def two(house: Hall, seats: int = 2) -> tuple[str, list[Visitor]]:
    """A table at which everybody but Ann came by the link."""
    people = [house.visitor() for _ in range(seats)]
    code = await people[0].lay(HERE, *[LINK] * (seats - 1))
    for name, guest in zip(("Bob", "Cleo"), people[1:], strict=False):
        assert (await guest.post(f"/api/tables/{code}/sit", {"name": name})).status == 200
    return code, people


async def form(visitor: Visitor, **fields: object) -> Answer:
    body = urlencode({name: str(value) for name, value in fields.items()}).encode()
    return await visitor.ask("POST", "/admin", body, content_type="application/x-www-form-urlencoded")


async def enter(house: Hall) -> Visitor:
    """A browser that knows the token."""
    host = house.visitor()
    answer = await form(host, token=TOKEN)
    assert answer.status == 303
    host.cookies = {admin.COOKIE: re.search(rf"{admin.COOKIE}=([^;]+)", answer.headers["set-cookie"])[1]}  # type: ignore[index]
    return host


async def everything(house: Hall, table: Any) -> list[Any]:
    found: list[Any] = await house.services.rooms.store.look_up(lambda c: list(c.execute(select(table))))
    return found


async def say(socket: Socket, seat: int, text: str) -> int:
    await socket.send({"type": "say", "id": f"say-{time.monotonic_ns()}", "seat": seat, "text": text})
    while True:  # what was said before comes first
        last = (await socket.receive_until("talk"))["lines"][-1]
        if last["text"] == text:
            return int(last["number"])


# -- reports ------------------------------------------------------------------------------------------------


def test_a_line_is_reported_as_it_was_said() -> None:
    async def work() -> None:
        async with hall() as house:
            code, (ann, bob) = await two(house)
            socket = await bob.connect(code)
            await socket.look(1)
            number = await say(socket, 1, "<b>something rude</b>")
            assert (await ann.post(f"/api/tables/{code}/report", {"seat": 1, "line": number})).status == 200
            assert (await ann.post(f"/api/tables/{code}/report", {"seat": 1})).status == 200
            rows = await everything(house, REPORTS)
            assert [(row.name, row.seat, row.text) for row in rows] == [
                ("Bob", 1, "<b>something rude</b>"),
                ("Bob", 1, ""),
            ]
            for wrong in ({"seat": 1, "line": 99}, {"seat": 0}, {"seat": 5}, {"seat": 1, "line": 0}):
                assert (await ann.post(f"/api/tables/{code}/report", wrong)).status == 400, wrong
            # A line of Ann's cannot be put into Bob's mouth; who does not sit here has nothing to say.
            other = await ann.connect(code)
            await other.look(0)
            own = await say(other, 0, "fine")
            assert (await ann.post(f"/api/tables/{code}/report", {"seat": 1, "line": own})).status == 400
            assert (await house.visitor().post(f"/api/tables/{code}/report", {"seat": 1})).status == 403
            for each in (socket, other):
                await each.drop()

    asyncio.run(work())


def test_nobody_floods_the_host_with_reports() -> None:
    async def work() -> None:
        async with hall() as house:
            code, (ann, _) = await two(house)
            answers = [await ann.post(f"/api/tables/{code}/report", {"seat": 1}) for _ in range(12)]
            assert [answer.status for answer in answers] == [200] * moderating.MOST_REPORTS + [429] * 2

    asyncio.run(work())


# -- bans ---------------------------------------------------------------------------------------------------


def test_whoever_is_banned_by_a_report_is_cut_off_and_stays_out_until_the_ban_ends() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            code, (ann, bob) = await two(house)
            socket = await bob.connect(code)
            await socket.look(1)
            await ann.post(f"/api/tables/{code}/report", {"seat": 1})
            assert await rooms.store.keep(lambda c: moderating.ban_reported(c, 1, 1.0))
            await rooms.moderation.look()
            await socket.send({"type": "ping"})
            while (await socket.receive_text()) is not None:
                pass
            assert socket.closed == 1008
            with pytest.raises(Denied) as denied:
                await bob.connect(code)
            assert denied.value.status == 403
            answer = await bob.post("/api/tables", {"seats": [HERE, LINK], "sets": ["base"]})
            assert (answer.status, answer.json["code"]) == (403, "banned")
            assert (await bob.get("/api/about")).status == 200
            assert await ann.lay(HERE, LINK)
            past = int(time.time() * 1000) - 1
            await rooms.store.keep(lambda c: c.execute(update(BANS).values(until=past)).rowcount)
            await rooms.moderation.look()
            assert await bob.lay(HERE, LINK)

    asyncio.run(work())


def test_an_address_is_banned_and_its_neighbour_is_not() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            await rooms.store.keep(lambda c: moderating.ban(c, "address", " 203.0.113.7 ", None))
            await rooms.store.keep(lambda c: moderating.ban(c, "address", "2001:db8::1", None))
            await rooms.moderation.look()
            body = {"seats": [HERE, LINK], "sets": ["base"]}
            for address, status in (("203.0.113.7", 403), ("203.0.113.8", 200), ("2001:db8::ffff", 403)):
                answer = await house.visitor(address=address).post("/api/tables", body)
                assert answer.status == status, address

    asyncio.run(work())


def test_a_banned_name_has_no_look_alike() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            await rooms.store.keep(lambda c: moderating.ban(c, "name", "Rude One", None))
            await rooms.store.keep(lambda c: moderating.ban(c, "name", "BASIL", None))
            await rooms.moderation.look()
            code, _ = await two(house, 3)
            free = await house.visitor().lay(HERE, LINK)
            for name, status in (("rude one", 400), ("Rudе Оne", 400), ("Basil", 400), ("Ruby", 200)):  # noqa: RUF001 - Cyrillic
                answer = await house.visitor().post(f"/api/tables/{free}/sit", {"name": name})
                assert answer.status == status, name
            seat = {"player": "here", "name": "RUDE ONE"}
            answer = await house.visitor().post("/api/tables", {"seats": [seat, LINK], "sets": ["base"]})
            assert answer.status == 400
            ann = await house.visitor().connect(code)
            await ann.send({"type": "look", "seat": None, "lang": "en", "name": "Rude One"})
            state = await ann.receive_until("state")
            assert "Rude" not in str(state)
            await ann.drop()

    asyncio.run(work())


# -- orders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_somebody_is_removed_from_a_game(seats: int) -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            code, people = await two(house, seats)
            assert await rooms.store.keep(lambda c: moderating.order(c, "remove", code, 1))
            await rooms.moderation.look()
            room = await rooms.find(code)
            assert room is not None
            assert room.chairs[1].browser is None or room.status == "over"
            assert room.status == ("over" if seats == 2 else "playing")
            tables = (await people[1].get("/api/mine")).json["tables"]
            assert len(tables) == (1 if seats == 2 else 0)  # a game that is over keeps its names
            assert await everything(house, ORDERS) == []

    asyncio.run(work())


def test_somebody_is_removed_before_the_deal() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            ann, bob = house.visitor(), house.visitor()
            code = await ann.lay(HERE, LINK, LINK)
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            await rooms.store.keep(lambda c: moderating.order(c, "remove", code, 1))
            await rooms.moderation.look()
            room = await rooms.find(code)
            assert room is not None
            assert (room.status, room.ledger.free_seats()) == ("waiting", [1, 2])

    asyncio.run(work())


def test_a_table_is_closed_whoever_sits_there() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            code, (ann, _) = await two(house)
            socket = await ann.connect(code)
            await socket.look(0)
            await rooms.store.keep(lambda c: moderating.order(c, "close", code))
            await rooms.moderation.look()
            assert (await socket.receive_until("closing"))["type"] == "closing"
            assert (await ann.get(f"/api/tables/{code}")).status == 404
            assert (await ann.get("/api/mine")).json["tables"] == []
            await rooms.moderation.look()  # a table that is gone, and one that never was
            assert not await rooms.store.keep(lambda c: moderating.order(c, "close", "AAAAAAAA"))

    asyncio.run(work())


def test_what_cannot_be_done_is_not_tried_for_ever() -> None:
    async def work() -> None:
        async with hall() as house:
            rooms = house.services.rooms
            code, _ = await two(house)
            for seat in (0, 1, 5):  # after the first the game is over
                await rooms.store.keep(partial(moderating.order, kind="remove", game=code, seat=seat))
            await rooms.store.keep(lambda c: moderating.order(c, "close", code))
            await rooms.moderation.look()
            assert await everything(house, ORDERS) == []
            assert (await rooms.find(code)) is not None

    asyncio.run(work())


# -- the page -----------------------------------------------------------------------------------------------


def test_without_a_token_in_the_settings_there_is_no_page() -> None:
    async def work() -> None:
        async with hall() as house:
            for answer in (await house.visitor().get("/admin"), await form(house.visitor(), token="")):
                assert answer.status == 404

    asyncio.run(work())


def test_the_page_opens_by_the_token_alone() -> None:
    async def work() -> None:
        async with hall(admin_token=TOKEN) as house:
            code, (ann, _) = await two(house)
            await ann.post(f"/api/tables/{code}/report", {"seat": 1})
            stranger = house.visitor()
            assert code not in (await stranger.get("/admin")).body.decode()
            assert (await form(stranger, token="wrong")).status == 403
            assert (await form(stranger, do="close", game=code)).status == 403
            until = str(int(time.time()) + 1000)
            forged = admin.HostPage("other", house.services.rooms.store, house.services.site)._signed(until)
            for cookie in ("", "x", f"{until}.", f"{until}.{forged}", f"1.{'0' * 64}"):
                assert code not in (await house.visitor(cookies={admin.COOKIE: cookie}).get("/admin")).body.decode()
            host = await enter(house)
            answer = await host.get("/admin")
            assert code in answer.body.decode()
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["referrer-policy"] == "same-origin"  # else a form of a browser has no origin
            old = host.cookies[admin.COOKIE].replace(host.cookies[admin.COOKIE].split(".")[0], "1")
            assert code not in (await house.visitor(cookies={admin.COOKIE: old}).get("/admin")).body.decode()
            assert await everything(house, ORDERS) == []

    asyncio.run(work())


def test_what_people_write_is_only_text_there() -> None:
    async def work() -> None:
        async with hall(admin_token=TOKEN) as house:
            code, (ann, bob) = await two(house)
            socket = await bob.connect(code)
            await socket.look(1)
            number = await say(socket, 1, '"><script>alert(1)</script>')
            await ann.post(f"/api/tables/{code}/report", {"seat": 1, "line": number})
            for lang in ("en", "fr", "ja"):
                page = (await (await enter(house)).get(f"/admin?lang={lang}")).body.decode()
                assert "<script" not in page
                assert "&lt;script&gt;" in page
            await socket.drop()

    asyncio.run(work())


def test_everything_can_be_done_there() -> None:
    async def work() -> None:
        async with hall(admin_token=TOKEN) as house:
            rooms = house.services.rooms
            code, (ann, bob) = await two(house)
            await ann.post(f"/api/tables/{code}/report", {"seat": 1})
            host = await enter(house)
            await form(host, do="ban-reported", number=1, hours=24)
            await form(host, do="ban", kind="name", what="Zed", hours=0)
            await form(host, do="settle", number=1)
            await form(host, do="close", game=code.lower())
            for senseless in ({"do": "ban", "kind": "browser", "what": "x"}, {"do": "unban", "number": "x"}, {}):
                assert (await form(host, **senseless)).status == 303
            assert [(row.kind, row.name) for row in await everything(house, BANS)] == [
                ("browser", "Bob"),
                ("name", "Zed"),
            ]
            assert [row.settled for row in await everything(house, REPORTS)] == [True]
            await rooms.moderation.look()
            assert await rooms.find(code) is None
            assert (await bob.post("/api/tables", {"seats": [HERE, LINK], "sets": ["base"]})).status == 403
            await form(host, do="unban", number=1)
            await rooms.moderation.look()
            assert (await bob.post("/api/tables", {"seats": [HERE, LINK], "sets": ["base"]})).status == 200

    asyncio.run(work())


def test_the_token_cannot_be_tried_quickly() -> None:
    async def work() -> None:
        async with hall(Limits(), admin_token=TOKEN) as house:
            statuses = [(await form(house.visitor(), token=f"guess {n}")).status for n in range(15)]
            assert statuses.count(403) <= 11
            assert statuses[-1] == 429

    asyncio.run(work())


def test_another_sites_page_can_do_nothing_there() -> None:
    async def work() -> None:
        async with hall(admin_token=TOKEN) as house:
            host = await enter(house)
            body = urlencode({"do": "ban", "kind": "name", "what": "Ann"}).encode()
            assert (await host.ask("POST", "/admin", body, origin="https://elsewhere.example")).status == 403
            assert await everything(house, BANS) == []

    asyncio.run(work())


# -- the command, beside a server ---------------------------------------------------------------------------


def test_the_command_works_beside_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def command(*arguments: str, code: int = 0) -> str:
        assert await asyncio.to_thread(main, ["moderate", *arguments, "--database", url, "--lang", "en"]) == code
        told = capsys.readouterr()
        return told.out + told.err

    async def work() -> None:
        async with hall(database=url) as house:
            rooms = house.services.rooms
            code, (ann, bob) = await two(house)
            await ann.post(f"/api/tables/{code}/report", {"seat": 1})
            assert f"{code} seat 2  Bob: was reported as a player" in await command("reports")
            await command("ban", "--report", "1", "--hours", "2")
            await command("ban", "--address", "203.0.113.7")
            assert "2 are not let in." in await command("bans")
            await rooms.moderation.look()
            assert (await bob.post("/api/tables", {"seats": [HERE, LINK], "sets": ["base"]})).status == 403
            await command("unban", "1")
            await command("settle", "1")
            assert "0 reports." in await command("reports")
            assert '"settled": true' in await command("reports", "--every", "--json")
            assert "few seconds" in await command("remove", code, "2")
            await rooms.moderation.look()
            room = await rooms.find(code)
            assert room is not None
            assert room.status == "over"
            assert "There is no report 9." in await command("settle", "9", code=1)
            assert "There is no report 9." in await command("ban", "--report", "9", code=1)
            assert "There is no ban 9." in await command("unban", "9", code=1)
            assert "There is no table NONE" in await command("close", "NONE", code=1)
            assert "--address" in await command("ban", code=2)
            assert "--address" in await command("ban", "--name", "A", "--address", "::1", code=2)

    asyncio.run(work())
