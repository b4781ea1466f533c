"""Passkeys: a second device by a signature, and every way in which an answer can be none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import update

from cuore.server.guard import Site
from cuore.server.passkeys import MOST, PATIENCE
from cuore.server.schema import CHALLENGES, PASSKEYS
from tests.server.authenticator import Authenticator, text
from tests.server.visitor import Answer, Hall, Visitor, hall

HERE = "localhost:8000"
ORIGIN = f"http://{HERE}"
NOTHING = "That passkey opens nothing here."
LATE = "That took too long, or was asked for elsewhere: please try again."


def visitor(house: Hall) -> Visitor:
    return house.visitor(host=HERE, origin=ORIGIN)


@asynccontextmanager
async def with_passkey(*, counts: bool = True) -> AsyncIterator[tuple[Hall, Visitor, Authenticator, str]]:
    """A house, Ann with a claimed name and a passkey, that passkey, and the code of her table."""
    async with hall() as house:
        ann = visitor(house)
        await ann.post("/api/me/name", {"name": "Ann"})
        code = await ann.lay({"player": "here", "name": "Ann"}, {"player": "link"})
        key = await made(ann, counts=counts)
        yield house, ann, key, code


async def made(person: Visitor, name: str = "Phone", *, counts: bool = True) -> Authenticator:
    key = Authenticator(person.origin or "", counts=counts)
    answer = await person.post("/api/me/passkey", key.make(await question(person, "passkey"), name))
    assert answer.status == 200, answer.body
    return key


async def question(person: Visitor, what: str = "sign-in") -> Any:
    answer = await person.post(f"/api/me/{what}-question")
    assert answer.status == 200, answer.body
    return answer.json


async def sign_in(person: Visitor, key: Authenticator) -> Answer:
    return await person.post("/api/me/sign-in", key.answer(await question(person)))


def line(answer: Answer) -> str:
    """The one line of a refusal."""
    assert answer.status == 400, answer.body
    detail: str = answer.json["detail"]
    assert "\n" not in detail
    return detail


async def codes(person: Visitor) -> list[str]:
    return [table["code"] for table in (await person.get("/api/mine")).json["tables"]]


@pytest.mark.parametrize("counts", [True, False])
def test_another_device_signs_in_and_has_the_same_games(counts: bool) -> None:
    async def work() -> None:
        async with with_passkey(counts=counts) as (house, ann, key, code):
            phone = visitor(house)
            for _ in range(2):  # one may do so again
                me = (await sign_in(phone, key)).json
                assert (me["name"], me["joined"], me["devices"]) == ("Ann", True, 1)
            assert await codes(phone) == [code]
            assert [key["name"] for key in (await ann.get("/api/me")).json["passkeys"]] == ["Phone"]
            await ann.post("/api/me/alone")
            assert await codes(phone) == []

    asyncio.run(work())


def test_a_browser_that_was_forgotten_signs_in_as_itself() -> None:
    async def work() -> None:
        async with with_passkey() as (_, ann, key, code):
            ann.cookies.clear()
            assert (await sign_in(ann, key)).status == 200
            assert await codes(ann) == [code]

    asyncio.run(work())


def test_a_removed_passkey_opens_nothing_and_a_name_keeps_a_way_back() -> None:
    async def work() -> None:
        async with with_passkey() as (house, ann, key, _):
            await made(ann, "Key ring")
            told = (await ann.post("/api/me/alone")).json  # the phrase is gone; passkeys are a way back
            assert (told["phrase"], told["me"]["phrase"]) == (None, False)
            first, second = (await ann.get("/api/me")).json["passkeys"]
            eve = visitor(house)
            await eve.lay({"player": "here", "name": "Eve"}, {"player": "link"})
            await eve.post("/api/me/passkey-end", {"id": first["id"]})  # somebody else's stays
            told = (await ann.post("/api/me/passkey-end", {"id": first["id"]})).json
            assert ([each["name"] for each in told["me"]["passkeys"]], told["phrase"]) == (["Key ring"], None)
            assert line(await sign_in(visitor(house), key)) == NOTHING
            told = (await ann.post("/api/me/passkey-end", {"id": second["id"]})).json
            assert told["me"]["passkeys"] == []
            assert (await visitor(house).post("/api/me/join", {"phrase": told["phrase"]})).json["name"] == "Ann"

    asyncio.run(work())


# -- what thieves try ---------------------------------------------------------------------------------------


def test_an_answer_counts_once_and_only_for_the_browser_that_was_asked() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, _):
            phone, eve = visitor(house), visitor(house)
            answer = key.answer(await question(phone))
            assert line(await eve.post("/api/me/sign-in", answer)) == LATE  # overheard
            await question(eve)
            assert line(await eve.post("/api/me/sign-in", answer)) == NOTHING
            assert (await phone.post("/api/me/sign-in", answer)).status == 200
            assert line(await phone.post("/api/me/sign-in", answer)) == LATE
            await question(phone)
            assert line(await phone.post("/api/me/sign-in", answer)) == NOTHING
            assert await codes(eve) == []

    asyncio.run(work())


def test_a_wrong_answer_uses_the_question_up() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, _):
            phone = visitor(house)
            asked = await question(phone)
            wrong = {**key.answer(asked), "signature": text(b"wrong")}
            assert line(await phone.post("/api/me/sign-in", wrong)) == NOTHING
            assert line(await phone.post("/api/me/sign-in", key.answer(asked))) == LATE

    asyncio.run(work())


def test_a_question_of_one_kind_is_no_question_of_the_other_and_an_old_one_is_none() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, _):
            phone = visitor(house)
            asked = await question(phone, "passkey")
            assert line(await phone.post("/api/me/sign-in", key.answer(asked))) == LATE
            asked = await question(phone)
            store = house.services.rooms.store
            later = update(CHALLENGES).values(until=CHALLENGES.c.until - PATIENCE - 1)
            await store.keep(lambda connection: connection.execute(later).rowcount)
            assert line(await phone.post("/api/me/sign-in", key.answer(asked))) == LATE
            await question(visitor(house))  # whoever asks next sweeps it away
            kept = await store.look_up(lambda connection: list(connection.execute(CHALLENGES.select())))
            assert len(kept) == 1

    asyncio.run(work())


def test_a_foreign_origin_a_foreign_party_and_a_stolen_name_of_a_key_open_nothing() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, _):
            phone = visitor(house)
            key.origin = "https://localhost.example.org"  # a page that looks like ours has asked
            assert line(await sign_in(phone, key)) == NOTHING
            key.origin = ORIGIN
            asked = {**await question(phone), "party": "example.org"}
            assert line(await phone.post("/api/me/sign-in", key.answer(asked))) == NOTHING
            thief = Authenticator(ORIGIN)
            thief.id, thief.user = key.id, key.user
            assert line(await sign_in(phone, thief)) == NOTHING
            nobodys = Authenticator(ORIGIN)
            nobodys.user = key.user
            assert line(await sign_in(phone, nobodys)) == NOTHING
            key.user = text(b"somebody else")
            assert line(await sign_in(phone, key)) == NOTHING

    asyncio.run(work())


def test_a_key_that_counts_backwards_was_copied() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, _):
            phone = visitor(house)
            key.count = 7
            assert (await sign_in(phone, key)).status == 200
            key.count = 7  # signs as 8 once more
            assert line(await sign_in(visitor(house), key)) == NOTHING
            assert (await sign_in(visitor(house), key)).status == 200  # 9

    asyncio.run(work())


def test_a_passkey_of_somebody_else_cannot_be_taken_over() -> None:
    async def work() -> None:
        async with with_passkey() as (house, _, key, code):
            eve = visitor(house)
            thief = Authenticator(ORIGIN)
            thief.id = key.id
            asked = await question(eve, "passkey")
            assert line(await eve.post("/api/me/passkey", thief.make(asked))) == NOTHING
            phone = visitor(house)
            await sign_in(phone, key)
            assert await codes(phone) == [code]

    asyncio.run(work())


GARBAGE: tuple[Any, ...] = ("", "AAAA", text(b"{}"), text(b"\xff" * 400), "ä", "=", "A" * 20_000, None, 7, {})


@pytest.mark.parametrize(
    "field", ["id", "client_data", "attestation", "authenticator_data", "signature", "user_handle"]
)
def test_garbage_is_refused_in_a_line(field: str) -> None:
    async def work() -> None:
        async with with_passkey() as (house, ann, key, _):
            for value in GARBAGE:
                for person, path, good in (
                    (visitor(house), "sign-in", key.answer),
                    (ann, "passkey", Authenticator(ORIGIN).make),
                ):
                    body = good(await question(person, path))
                    if field in body:
                        line(await person.post(f"/api/me/{path}", {**body, field: value}))
                assert len((await ann.get("/api/me")).json["passkeys"]) == 1, value

    asyncio.run(work())


def test_nobody_has_more_than_a_few() -> None:
    async def work() -> None:
        async with with_passkey() as (house, ann, _, _):
            for number in range(MOST - 1):
                await made(ann, f"Key {number}")
            asked = await question(ann, "passkey")
            assert "as many" in line(await ann.post("/api/me/passkey", Authenticator(ORIGIN).make(asked)))
            store = house.services.rooms.store
            kept = await store.look_up(lambda connection: list(connection.execute(PASSKEYS.select())))
            assert len(kept) == MOST

    asyncio.run(work())


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("192.0.2.7", "https://192.0.2.7"),
        ("cuore.example.org", "http://cuore.example.org"),
        ("cuore.example.org", None),
    ],
)
def test_where_browsers_have_no_passkeys_a_line_says_so(host: str, origin: str | None) -> None:
    async def work() -> None:
        site = Site(host="0.0.0.0", public_url="https://cuore.example.org", names=frozenset())
        async with hall(site=site) as house:
            for path in ("passkey-question", "sign-in-question"):
                answer = await house.visitor(host=host, origin=origin).post(f"/api/me/{path}")
                assert "only over https" in line(answer)

    asyncio.run(work())


def test_behind_a_proxy_the_public_address_is_the_party() -> None:
    async def work() -> None:
        site = Site(public_url="https://cuore.example.org", names=frozenset())
        async with hall(site=site) as house:
            ann = house.visitor(host="127.0.0.1:8000", origin="https://cuore.example.org")
            key = await made(ann)
            asked = await question(ann)
            assert asked["party"] == "cuore.example.org"
            assert (await ann.post("/api/me/sign-in", key.answer(asked))).status == 200

    asyncio.run(work())
