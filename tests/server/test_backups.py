"""Backups: who people are comes back with their games, and nothing comes back that somebody has let go."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from cuore.server import backups, keeping
from cuore.server.schema import DEVICES, PASSKEYS
from tests.server.visitor import Hall, Visitor, hall

HERE, BOT = {"player": "here", "name": "Ann"}, {"player": "bot"}
KEY = bytes(range(256))


def at(path: Path) -> str:
    return f"sqlite:///{path}"


def backed_up(path: Path, file: Path) -> Path:
    with keeping.opened(at(path)) as engine:
        assert backups.backed_up(engine, file)[1] == []
    return file


def restored(file: Path, path: Path) -> tuple[int, int]:
    with keeping.opened(at(path), alone=True, new=True) as engine:
        return backups.restored(engine, file)


def again(house: Hall, visitor: Visitor) -> Visitor:
    """The same browser at another server."""
    found = house.visitor()
    found.cookies = dict(visitor.cookies)
    return found


async def evening(path: Path) -> tuple[Visitor, Visitor, str, str]:
    """Ann with a claimed name, a phone, a passkey and a game of the day; her phrase and the code of that game."""
    async with hall(database=at(path)) as house:
        ann, phone = house.visitor(), house.visitor()
        await ann.lay(HERE, BOT)
        phrase = (await ann.post("/api/me/name", {"name": "Adelheid"})).json["phrase"]
        await phone.post("/api/me/join", {"phrase": phrase})
        code = (await ann.post("/api/daily", {"name": "Adelheid"})).json["code"]
        people = house.services.rooms.people
        owner = await people.owner((await _devices(house))[0])
        row = {"id": "key", "owner": owner, "key": KEY, "count": 3, "name": "Key", "at": 1}
        await house.services.rooms.store.keep(lambda connection: connection.execute(insert(PASSKEYS), row).close())
        return ann, phone, phrase, code


async def _devices(house: Hall) -> list[str]:
    store = house.services.rooms.store
    return await store.look_up(lambda connection: [row.browser for row in connection.execute(DEVICES.select())])


async def me(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.get("/api/me")).json
    return found


def test_who_people_are_comes_back_with_their_games(tmp_path: Path) -> None:
    ann, phone, phrase, code = asyncio.run(evening(tmp_path / "a.db"))
    file = backed_up(tmp_path / "a.db", tmp_path / "one.gz")
    assert restored(file, tmp_path / "b.db") == (2, 0)
    assert restored(file, tmp_path / "b.db") == (0, 2)

    async def morning() -> None:
        async with hall(database=at(tmp_path / "b.db")) as house:
            first, second, tablet = again(house, ann), again(house, phone), house.visitor()
            told = await me(first)
            assert (told["name"], told["phrase"], told["devices"]) == ("Adelheid", True, 1)
            assert [key["name"] for key in told["passkeys"]] == ["Key"]
            assert (await me(second))["joined"]
            assert (await tablet.post("/api/me/join", {"phrase": phrase})).json["name"] == "Adelheid"
            assert (await tablet.post("/api/daily", {"name": "Adelheid"})).json["code"] == code
            stranger = house.visitor()
            assert (await stranger.post("/api/me/name", {"name": "Adelheid"})).status == 400

    asyncio.run(morning())
    with keeping.opened(at(tmp_path / "b.db")) as engine, keeping.reading(engine) as connection:
        assert [row.key for row in connection.execute(PASSKEYS.select())] == [KEY]
    assert gzip.decompress(file.read_bytes()).count(phrase.encode()) == 0


def test_a_phrase_or_device_that_was_let_go_does_not_come_back(tmp_path: Path) -> None:
    ann, phone, phrase, _ = asyncio.run(evening(tmp_path / "a.db"))
    file = backed_up(tmp_path / "a.db", tmp_path / "one.gz")

    async def sign_out() -> None:
        async with hall(database=at(tmp_path / "a.db")) as house:
            first = again(house, ann)
            assert (await first.post("/api/me/alone")).status == 200
            ann.cookies = first.cookies

    async def look() -> None:
        async with hall(database=at(tmp_path / "a.db")) as house:
            assert (await me(again(house, phone)))["joined"] is False
            assert (await house.visitor().post("/api/me/join", {"phrase": phrase})).status == 400
            assert (await me(again(house, ann)))["name"] == "Adelheid"

    asyncio.run(sign_out())
    restored(file, tmp_path / "a.db")
    asyncio.run(look())


def test_a_name_that_is_somebody_elses_by_now_stays_theirs(tmp_path: Path) -> None:
    ann, _, phrase, _ = asyncio.run(evening(tmp_path / "a.db"))
    file = backed_up(tmp_path / "a.db", tmp_path / "one.gz")

    async def other() -> Visitor:
        async with hall(database=at(tmp_path / "b.db")) as house:
            bob = house.visitor()
            assert (await bob.post("/api/me/name", {"name": "ADELHEID"})).status == 200
            return bob

    async def look(bob: Visitor) -> None:
        async with hall(database=at(tmp_path / "b.db")) as house:
            assert (await me(again(house, bob)))["name"] == "ADELHEID"
            told = await me(again(house, ann))
            assert (told["name"], told["phrase"]) == (None, True)
            assert (await house.visitor().post("/api/me/join", {"phrase": phrase})).status == 200

    bob = asyncio.run(other())
    assert restored(file, tmp_path / "b.db") == (2, 0)
    asyncio.run(look(bob))


def test_a_backup_of_games_alone_is_still_taken_in(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path / "a.db"))
    file = backed_up(tmp_path / "a.db", tmp_path / "one.gz")
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    games = [line for line in lines if line.startswith('{"game"')]
    old = [lines[0].replace('"version":2', '"version":1'), *games, f'{{"games":{len(games)}}}', ""]
    (tmp_path / "old.gz").write_bytes(gzip.compress("\n".join(old).encode()))
    assert restored(tmp_path / "old.gz", tmp_path / "b.db") == (2, 0)
