"""Everything about a person: taken along in one file, and deleted without a trace, while others keep their games."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import update

import cuore
from cuore.server import keeping, moderating, shelf, tokens
from cuore.server.database import engine_for
from cuore.server.messages import PushRequest
from cuore.server.packing import unpacked
from cuore.server.schema import EVENTS, METADATA, REPORTS
from cuore.server.store import Store
from tests.server.tables import answer
from tests.server.test_passkeys import HERE, ORIGIN, made, question
from tests.server.visitor import Hall, Visitor, hall

BOT, LINK = {"player": "bot", "level": "easy"}, {"player": "link"}
ANN = {"player": "here", "name": "Ann"}
PUSH = {
    "endpoint": "https://push.example.org/ann",
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
    "lang": "en",
}


def person(house: Hall) -> Visitor:
    return house.visitor(host=HERE, origin=ORIGIN)


def fingerprint(visitor: Visitor) -> str:
    return tokens.fingerprint(visitor.cookies[tokens.COOKIE])


async def say(visitor: Visitor, code: str, seat: int, text: str) -> None:
    line = await visitor.connect(code)
    await line.look(seat)
    await line.send({"type": "say", "id": f"say-{seat}-{len(text)}-0", "seat": seat, "text": text})
    assert (await line.receive_until("done"))["id"]
    await line.drop()


async def resign(visitor: Visitor, code: str, seat: int) -> None:
    line = await visitor.connect(code)
    await line.look(seat)
    await line.send({"type": "resign", "seat": seat})
    while (await line.receive_until("state"))["table"]["status"] != "over":
        pass
    await line.drop()


async def together(ann: Visitor, bob: Visitor, *more: dict[str, str], **wish: Any) -> str:
    """A table of Ann and Bob, dealt where there are no further seats."""
    code = await ann.lay(ANN, LINK, *more, **wish)
    assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).status == 200
    return code


async def full_life(house: Hall, ann: Visitor, bob: Visitor) -> dict[str, str]:
    """Ann does everything that leaves something behind; the codes of her tables."""
    rooms = house.services.rooms
    phone = person(house)
    phrase = (await ann.post("/api/me/name", {"name": "Ann"})).json["phrase"]
    await phone.post("/api/me/join", {"phrase": phrase})
    await made(ann)
    await question(ann, "passkey")
    await question(ann)
    owner = fingerprint(ann)
    await rooms.notices.subscribe(owner, msgspec.convert(PUSH, PushRequest))
    codes = {"alone": await ann.lay(ANN, BOT), "hot seat": await ann.lay(ANN, {"player": "here", "name": "Anna"})}
    codes["daily"] = (await ann.post("/api/daily", {"name": "Ann"})).json["code"]
    codes["waiting"] = await ann.lay(ANN, LINK, LINK)
    codes["hosted"] = await together(ann, bob, LINK)
    codes["left"] = await bob.lay({"player": "here", "name": "Bob"}, LINK, LINK)
    for path, body in (("sit", {"name": "Ann"}), ("leave", None)):
        await ann.post(f"/api/tables/{codes['left']}/{path}", body)
    codes["left to her"] = await together(ann, bob, LINK)
    await bob.post(f"/api/tables/{codes['left to her']}/leave")
    codes["put away"] = await ann.lay(ANN, BOT)
    await ann.post(f"/api/tables/{codes['put away']}/delete")
    codes["playing"] = await together(ann, bob)
    await say(ann, codes["playing"], 0, "Hello from Ann")
    await say(bob, codes["playing"], 1, "Hello from Bob")
    for who, seat in ((ann, 1), (bob, 0)):
        await who.post(f"/api/tables/{codes['playing']}/report", {"seat": seat})
    codes["three"] = await bob.lay({"player": "here", "name": "Bob"}, LINK, LINK, clock=86_400)
    cleo = person(house)
    await ann.post(f"/api/tables/{codes['three']}/sit", {"name": "Ann"})
    await cleo.post(f"/api/tables/{codes['three']}/sit", {"name": "Somebody"})
    codes["over"] = await together(ann, bob)
    room = await rooms.find(codes["over"])
    assert room is not None
    rng = random.Random(7)
    while room.status == "playing":
        await answer(room, rng=rng)
    codes["resigned"] = await together(ann, bob)
    await resign(ann, codes["resigned"], 0)
    codes["rematch"] = (await bob.post(f"/api/tables/{codes['resigned']}/rematch", {})).json["code"]
    await rooms.store.keep(lambda connection: shelf.pack(connection, codes["over"]))
    await rooms.let_go(codes["over"])
    return codes


def where_it_stands(database: str, *told: str) -> list[str]:
    """The tables and columns that hold one of these texts, packed events included."""
    engine = engine_for(database)
    found = []
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(table.select()).mappings():
                for name, value in row.items():
                    if table.name == "packed" and name == "events":
                        value = json.dumps(unpacked(value), ensure_ascii=False)  # noqa: PLW2901
                    if any(each in str(value) for each in told):
                        found.append(f"{table.name}.{name}")
    engine.dispose()
    return found


def test_nothing_is_left_of_whoever_wishes_to_be_forgotten_and_others_keep_their_games(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def work() -> dict[str, str]:
        async with hall(database=database) as house:
            ann, bob = person(house), person(house)
            codes = await full_life(house, ann, bob)
            owner = fingerprint(ann)
            before = where_it_stands(database, owner)
            assert {place.partition(".")[0] for place in before} >= {
                *("claims", "phrases", "devices", "passkeys", "challenges", "subscriptions", "daily", "reports"),
                *("games", "events", "packed", "holders", "traces", "turns"),
            }
            assert (await ann.post("/api/me/forget", {"sure": "yes"})).json["name"] is None
            assert ann.cookies[tokens.COOKIE] == ""
            ann.cookies.clear()
            assert where_it_stands(database, owner, "Ann") == []
            for gone in ("alone", "hot seat", "daily", "waiting", "left to her", "put away"):
                assert (await bob.get(f"/api/tables/{codes[gone]}")).status == 404
            told = {
                name: (await bob.get(f"/api/tables/{codes[name]}")).json
                for name in ("hosted", "left", "playing", "three", "over", "resigned", "rematch")
            }
            names = {name: [seat["name"] for seat in table["seats"]] for name, table in told.items()}
            assert names["playing"] == names["over"] == names["resigned"] == ["Somebody", "Bob"]
            assert names["three"] == ["Bob", "Somebody 2", "Somebody"]  # one is called so by choice
            assert names["hosted"] == ["", "Bob", ""]
            assert names["left"] == ["Bob", "", ""]
            assert names["rematch"] == ["", "Bob"]
            assert (told["playing"]["status"], told["playing"]["result"]["winners"]) == ("over", [1])
            assert told["three"]["status"] == "playing"
            line = await bob.connect(codes["playing"])
            await line.look(1)
            said = await line.receive_until("talk")
            assert [each["text"] for each in said["lines"]] == ["Hello from Bob"]
            await line.drop()
            record = (await bob.get(f"/api/tables/{codes['over']}/record")).body.decode()
            assert "Ann" not in record
            assert cuore.replay(record).over
            # The name is anybody's.
            assert (await person(house).post("/api/me/name", {"name": "Ann"})).status == 200
            return codes

    codes = asyncio.run(work())
    with keeping.opened(database) as engine:
        count, damage = keeping.verified(engine)
        assert damage == {}
        assert count == 7
        with engine.connect() as connection:
            reports = list(connection.execute(REPORTS.select()))
            assert [(row.game, row.by) for row in reports] == [(codes["playing"], "")]  # hers about Bob, of nobody
            assert moderating.reports(connection)


def test_whoever_comes_by_a_second_device_deletes_the_person_and_keeps_that_browsers_own_games() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, phone = person(house), person(house)
            await ann.lay(ANN, LINK)
            own = await phone.lay({"player": "here", "name": "Phone"}, LINK)
            phrase = (await ann.post("/api/me/phrase")).json["phrase"]
            await phone.post("/api/me/join", {"phrase": phrase})
            key = phone.cookies[tokens.COOKIE]
            assert (await phone.post("/api/me/forget", {"sure": "yes"})).json["joined"] is False
            assert phone.cookies[tokens.COOKIE] == key
            assert [table["code"] for table in (await phone.get("/api/mine")).json["tables"]] == [own]
            assert (await ann.get("/api/mine")).json["tables"] == []

    asyncio.run(work())


def test_it_must_be_meant() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = person(house)
            await ann.lay(ANN, LINK)
            for body in (None, {}, {"sure": True}, {"sure": "no"}):
                assert (await ann.post("/api/me/forget", body)).status == 400
            assert len((await ann.get("/api/mine")).json["tables"]) == 1
            assert (
                await person(house).post("/api/me/forget", {"sure": "yes"})
            ).status == 200  # nobody: nothing to do

    asyncio.run(work())


def test_who_looks_on_or_plays_there_goes_on_while_somebody_is_forgotten() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob, cleo = person(house), person(house), person(house)
            code = await bob.lay({"player": "here", "name": "Bob"}, LINK, LINK)
            await ann.post(f"/api/tables/{code}/sit", {"name": "Ann"})
            await cleo.post(f"/api/tables/{code}/sit", {"name": "Cleo"})
            line = await bob.connect(code)
            await line.look(0)
            await ann.post("/api/me/forget", {"sure": "yes"})
            await line.receive_until("closing")  # come again
            line = await bob.connect(code)
            seats = (await line.look(0))["table"]["seats"]
            assert [(seat["name"], seat["player"]) for seat in seats][1] == ("Somebody", "bot")
            await line.drop()

    asyncio.run(work())


# -- everything in one file -----------------------------------------------------------------------------------


def opened(body: bytes) -> tuple[dict[str, bytes], list[dict[str, str]], dict[str, Any]]:
    """The files of an export, its list of games, and the rest."""
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    return files, list(csv.DictReader(io.StringIO(files["games.csv"].decode()))), json.loads(files["me.json"])


def test_the_file_has_every_game_and_all_else_that_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall(database=f"sqlite:///{tmp_path / 'games.sqlite'}") as house:
            ann, bob = person(house), person(house)
            codes = await full_life(house, ann, bob)
            answered = await ann.get("/api/me/export", accept_encoding="gzip")
            assert answered.headers["content-type"] == "application/zip"
            assert "attachment" in answered.headers["content-disposition"]
            files, games, me = opened(answered.body)
            held = set(codes) - {"left", "put away", "rematch"}
            assert {game["code"] for game in games} == {codes[name] for name in held}
            row = next(game for game in games if game["code"] == codes["over"])
            room = await house.services.rooms.find(codes["over"])
            assert room is not None
            assert room.game is not None
            scores = room.game.scores()
            assert (row["names"], row["my name"], row["status"]) == ("Ann, Bob", "Ann", "over")
            assert (row["points"], row["my points"]) == (f"{scores[0]}, {scores[1]}", str(scores[0]))
            assert row["place"] == ("1" if 0 in room.game.winners() else "2")
            assert files[row["file"]].decode() == room.record_text()
            assert cuore.replay(files[row["file"]].decode()).over
            lost = next(game for game in games if game["code"] == codes["resigned"])
            assert (lost["place"], lost["file"] in files) == ("2", True)
            # What goes on, and what others may still be playing, has no record: it would tell the shuffles.
            assert {name for name in files if name.startswith("games/")} == {row["file"], lost["file"]}
            assert me["name"]["claimed"] == "Ann"
            assert [key["name"] for key in me["passkeys"]] == ["Phone"]
            assert me["push"][0]["endpoint"] == PUSH["endpoint"]
            assert [line["text"] for line in me["said"]] == ["Hello from Ann"]
            assert len(me["devices"]) == len(me["days"]) == len(me["reports"]) == 1
            assert fingerprint(ann) not in files["me.json"].decode()

    asyncio.run(work())


def test_one_file_a_minute_and_none_for_nobody() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = person(house)
            assert (await ann.get("/api/me/export")).status == 404
            await ann.lay(ANN, LINK)
            assert (await ann.get("/api/me/export")).status == 200
            again = await ann.get("/api/me/export")
            assert (again.status, "just now" in again.json["detail"]) == (429, True)

    asyncio.run(work())


def test_a_damaged_game_is_named_in_the_file_and_deleted_when_its_person_goes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def work() -> None:
        async with hall(database=database) as house:
            ann, bob = person(house), person(house)
            code = await together(ann, bob)
            rooms = house.services.rooms
            await rooms.let_go(code)
            await _damage(rooms.store, code)
            _, games, _ = opened((await ann.get("/api/me/export")).body)
            assert [(game["code"], game["status"]) for game in games] == [(code, "damaged")]
            owner = fingerprint(ann)
            assert (await ann.post("/api/me/forget", {"sure": "yes"})).status == 200
            assert where_it_stands(database, owner) == []

    asyncio.run(work())


async def _damage(store: Store, code: str) -> None:
    spoiled = update(EVENTS).where(EVENTS.c.game == code, EVENTS.c.seq == 1).values(at=1)
    await store.keep(lambda connection: connection.execute(spoiled).rowcount)
