"""People find each other: open tables by what they look for, quick matches, invitations as pictures."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

import pytest
from sqlalchemy import update

from cuore.server import matching
from cuore.server.guard import Site
from cuore.server.invitation import BORDER, qr_code
from cuore.server.messages import MatchRequest, NewTable
from cuore.server.problems import Refusal
from cuore.server.room import TablePolicy
from cuore.server.schema import MATCHES
from tests.server.tables import ANN, BOB, CLEO, browser_of, by_link, here, open_rooms
from tests.server.visitor import hall

HERE, LINK, BOT = {"player": "here", "name": "Ann"}, {"player": "link"}, {"player": "bot"}


def wish(name: str, **more: Any) -> MatchRequest:
    return MatchRequest(name, **{"sets": ["base"], **more})


# -- the list -----------------------------------------------------------------------------------------------


def test_open_tables_are_found_by_box_seats_and_pace() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            await ann.lay(HERE, LINK)  # by link alone: in no list
            plain = await ann.lay(HERE, LINK, open=True)
            three = await ann.lay(HERE, LINK, BOT, open=True, sets=("base", "expanding_the_house"), town="random")
            timed = await ann.lay(HERE, LINK, open=True, clock=60)
            slow = await ann.lay(HERE, LINK, open=True, clock=2 * 24 * 3600)

            async def found(query: str) -> set[str]:
                answer = await house.visitor().get(f"/api/tables?list=open{query}")
                return {table["code"] for table in answer.json["tables"]}

            assert await found("") == {plain, three, timed, slow}
            assert await found("&box=expanding_the_house") == {three}
            assert await found("&seats=3") == {three}
            assert await found("&pace=clock") == {timed}
            assert await found("&pace=days") == {slow}
            assert await found("&pace=free&seats=2&box=base") == {plain}
            assert await found("&box=no-such-box") == set()
            for wrong in ("&pace=slow", "&seats=x"):
                assert (await house.visitor().get(f"/api/tables?list=open{wrong}")).status == 400

    asyncio.run(work())


def test_a_host_may_switch_open_tables_off() -> None:
    async def work() -> None:
        async with hall(policy=TablePolicy(pace=0, open_tables=False, quick_match=False)) as house:
            ann = house.visitor()
            code = await ann.lay(HERE, LINK, open=True)
            assert (await ann.get(f"/api/tables/{code}")).json["open"] is False
            for which in ("open", "watch"):
                assert (await ann.get(f"/api/tables?list={which}")).json["tables"] == []
            refused = await ann.post("/api/match", {"name": "Ann", "sets": ["base"]})
            assert (refused.status, refused.json["detail"]) == (400, "The host of this server has switched that off.")
            about = (await ann.get("/api/about")).json
            assert (about["open_tables"], about["quick_match"]) == (False, False)

    asyncio.run(work())


# -- quick matches ------------------------------------------------------------------------------------------


def test_two_who_ask_for_the_same_sit_at_one_table() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            asked = {"sets": ["base"], "seats": 2}
            first = (await ann.post("/api/match", {"name": "Ann", **asked})).json
            assert (first["status"], first["open"], first["match"]) == ("waiting", True, True)
            again = (await ann.post("/api/match", {"name": "Ann", **asked})).json
            assert again["code"] == first["code"]  # whoever asks twice waits at one table
            second = (await bob.post("/api/match", {"name": "Bob", **asked})).json
            assert (second["code"], second["status"], second["match"]) == (first["code"], "playing", False)
            assert [seat["name"] for seat in second["seats"]] == ["Ann", "Bob"]
            third = (await house.visitor().post("/api/match", {"name": "Cleo", **asked})).json
            assert third["code"] != first["code"]

    asyncio.run(work())


@pytest.mark.parametrize("other", [{"seats": 3}, {"clock": 60}, {"sets": ["romantic_vacation"]}])
def test_whoever_asks_for_something_else_waits_elsewhere(other: dict[str, Any]) -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            first = await matching.match(rooms, ANN, wish("Ann"))
            second = await matching.match(rooms, BOB, wish("Bob", **other))
            assert first.code != second.code
            assert (await matching.match(rooms, CLEO, wish("Cleo", **other))).code == second.code

    asyncio.run(work())


def test_many_who_ask_at_the_same_moment_are_all_brought_together() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            browsers = [f"{number:064x}" for number in range(8)]
            await asyncio.gather(*(matching.match(rooms, who, wish(f"P{who[-1]}")) for who in browsers))
            found = rooms.in_memory()
            assert [room.status for room in found] == ["playing"] * 4
            assert sorted(who for who in browsers for room in found if room.mine(who)) == browsers


def test_two_servers_that_are_asked_at_the_same_moment_agree_on_one_table() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            # Both have looked and found nobody; both lay a table; then both look again.
            tables = [
                await rooms.lay(who, matching._table(wish(name)), matched=True)
                for who, name in ((ANN, "Ann"), (BOB, "Bob"))
            ]
            for room in tables:
                await rooms.store.keep(partial(matching._write, code=room.code, key="base 2 0"))
            first, second = sorted(tables, key=lambda room: (room.ledger.created, room.code))
            later = browser_of(second, 0)
            assert (await matching.match(rooms, browser_of(first, 0), wish("One"))).code == first.code
            assert (await matching.match(rooms, later, wish("Other"))).code == first.code
            assert first.status == "playing"
            assert rooms.in_memory() == [first]  # nobody waits at the other one

    asyncio.run(work())


def test_nobody_is_sent_to_a_table_whose_page_was_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            gone = await matching.match(rooms, ANN, wish("Ann"))
            slow = await matching.match(rooms, ANN, wish("Ann", clock=3 * 24 * 3600))
            monkeypatch.setattr(matching, "HOLDS", -1)  # the page was closed a while ago
            assert (await matching.match(rooms, BOB, wish("Bob"))).code != gone.code
            assert (await matching.match(rooms, BOB, wish("Bob", clock=3 * 24 * 3600))).code == slow.code

    asyncio.run(work())


def test_the_page_of_whoever_waits_keeps_the_wish_alive() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, rooms = house.visitor(), house.services.rooms
            code = (await ann.post("/api/match", {"name": "Ann", "sets": ["base"]})).json["code"]
            await rooms.store.keep(lambda c: c.execute(update(MATCHES).values(at=0)))
            assert await rooms.store.look_up(lambda c: matching._codes(c, "base 2 0", 1)) == []
            await house.visitor().get(f"/api/tables/{code}")  # somebody else who looks does not count
            assert await rooms.store.look_up(lambda c: matching._codes(c, "base 2 0", 1)) == []
            await ann.get(f"/api/tables/{code}")
            assert await rooms.store.look_up(lambda c: matching._codes(c, "base 2 0", 1)) == [code]

    asyncio.run(work())


def test_tables_that_people_set_up_themselves_are_no_quick_matches() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            own = await rooms.lay(ANN, NewTable([here("Ann"), by_link()], sets=["base"], open=True))
            assert (await matching.match(rooms, BOB, wish("Bob"))).code != own.code

    asyncio.run(work())


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "sets": ["base"]},
        {"name": "Ann", "sets": []},
        {"name": "Ann", "sets": ["base"], "seats": 1},
        {"name": "Ann", "sets": ["base"], "clock": 0},
        {"name": "Ann", "sets": ["no-such-box"]},
        {"name": "\u202e", "sets": ["base"]},
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_a_line_and_lays_no_table(body: dict[str, Any]) -> None:
    async def work() -> None:
        async with hall() as house:
            answer = await house.visitor().post("/api/match", body)
            assert answer.status == 400
            assert answer.json["detail"]
            assert house.services.rooms.in_memory() == []

    asyncio.run(work())


def test_a_host_may_switch_quick_matches_off_alone() -> None:
    async def work() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, quick_match=False)) as rooms:
            with pytest.raises(Refusal):
                await matching.match(rooms, ANN, wish("Ann"))

    asyncio.run(work())


# -- invitations --------------------------------------------------------------------------------------------


def modules(svg: str) -> list[list[bool]]:
    """The dark modules of a code, read from the picture that a browser gets."""
    size = int(re.search(r'viewBox="0 0 (\d+) ', svg).group(1))  # type: ignore[union-attr]
    dark = [[False] * size for _ in range(size)]
    (path,) = re.findall(r'stroke="#2a211b" d="([^"]*)"', svg)
    x, y = 0.0, 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            x, y = values
        elif command == "m":
            x, y = x + values[0], y + values[1]
        else:
            for column in range(int(x), int(x + values[0])):
                dark[int(y)][column] = True
            x += values[0]
    return dark


def test_the_picture_shows_the_code_of_the_address() -> None:
    import segno

    address = "https://cuore.example.org/table/2B8XK7QD"
    expected = [[bool(module) for module in row] for row in segno.make_qr(address, error="m").matrix]
    shown = [row[BORDER:-BORDER] for row in modules(qr_code(address))[BORDER:-BORDER]]
    assert shown == expected


@pytest.mark.parametrize(
    ("site", "home"),
    [
        (Site(names=frozenset()), "http://127.0.0.1:8000"),
        (Site(public_url="https://cuore.example.org", names=frozenset()), "https://cuore.example.org"),
    ],
)
def test_an_invitation_names_the_address_by_which_others_come(site: Site, home: str) -> None:
    async def work() -> None:
        async with hall(site=site) as house:
            ann = house.visitor(origin=home, host=home.partition("//")[2])
            code = await ann.lay(HERE, LINK)
            answer = await ann.get(f"/api/tables/{code}/invitation")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.body.decode() == qr_code(f"{home}/table/{code}")
            assert (await ann.get("/api/tables/00000000/invitation")).status == 404

    asyncio.run(work())
