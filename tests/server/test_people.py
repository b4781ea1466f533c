"""One person at several devices: a phrase opens one's own games and tells nothing about who exists."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from cuore.server import people
from cuore.server.people import hidden, new_phrase
from cuore.server.schema import DEVICES, PHRASES
from tests.server.visitor import Denied, Hall, Visitor, hall

HERE, BOT, LINK = {"player": "here", "name": "Ann"}, {"player": "bot"}, {"player": "link"}
NOTHING: dict[str, Any] = {"name": None, "phrase": False, "devices": 0, "joined": False, "own": 0, "passkeys": []}


async def codes(visitor: Visitor) -> list[str]:
    return [table["code"] for table in (await visitor.get("/api/mine")).json["tables"]]


async def with_phrase(house: Hall) -> tuple[Visitor, str, str]:
    """Ann, one of her tables, and her phrase."""
    ann = house.visitor()
    code = await ann.lay(HERE, LINK)
    return ann, code, (await ann.post("/api/me/phrase")).json["phrase"]


def test_the_same_games_at_another_device_and_each_ones_own_after_leaving() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, code, phrase = await with_phrase(house)
            phone = house.visitor()
            own = await phone.lay(HERE, BOT)
            joined = (await phone.post("/api/me/join", {"phrase": phrase})).json
            assert joined == {**NOTHING, "phrase": True, "devices": 1, "joined": True, "own": 1}
            assert await codes(phone) == [code]
            assert (await ann.get("/api/me")).json == {**NOTHING, "phrase": True, "devices": 1}
            bob = house.visitor()
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            # Both devices sit in the same seat, in step.
            laptop_line, phone_line = await ann.connect(code), await phone.connect(code)
            seen = [await line.look(0) for line in (laptop_line, phone_line)]
            assert seen[0]["table"]["own"]["hand"] == seen[1]["table"]["own"]["hand"]
            for line in (laptop_line, phone_line):
                await line.drop()
            assert (await phone.post("/api/me/leave")).json["joined"] is False
            assert await codes(phone) == [own]
            line = await phone.connect(code)
            await line.send({"type": "look", "seat": 0, "lang": "en"})
            assert (await line.receive())["problem"] == "not-yours"

    asyncio.run(work())


def test_a_browser_that_was_forgotten_finds_its_games_again() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, code, phrase = await with_phrase(house)
            ann.cookies.clear()
            assert await codes(ann) == []
            typed = phrase.lower().replace("-", " ").replace("0", "o").replace("1", "l")  # as people copy things
            assert (await ann.post("/api/me/join", {"phrase": typed})).status == 200
            assert await codes(ann) == [code]

    asyncio.run(work())


def test_a_new_phrase_ends_the_one_before_and_signing_out_ends_everything() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, code, old = await with_phrase(house)
            phone, tablet = house.visitor(), house.visitor()
            await phone.post("/api/me/join", {"phrase": old})
            new = (await phone.post("/api/me/phrase")).json["phrase"]  # any of one's devices may
            assert (await tablet.post("/api/me/join", {"phrase": old})).status == 400
            assert (await tablet.post("/api/me/join", {"phrase": new})).json["devices"] == 2
            told = (await ann.post("/api/me/alone")).json
            assert told["me"] == {**NOTHING, "phrase": True, "joined": True}
            for device in (phone, tablet):
                assert await codes(device) == []
            assert (await tablet.post("/api/me/join", {"phrase": new})).status == 400
            assert await codes(ann) == [code]

    asyncio.run(work())


def test_signing_out_from_the_phone_also_ends_the_first_browser_which_comes_back_by_the_new_phrase() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, code, phrase = await with_phrase(house)
            phone, thief = house.visitor(), house.visitor()
            await phone.post("/api/me/join", {"phrase": phrase})
            thief.cookies = dict(ann.cookies)  # with the laptop
            told = (await phone.post("/api/me/alone")).json
            assert (told["me"]["joined"], told["me"]["devices"]) == (True, 0)
            for laptop in (ann, thief):
                assert await codes(laptop) == []
                refused = await laptop.post(f"/api/tables/{code}/leave")
                assert (refused.status, refused.json["detail"]) == (403, "That seat is not yours.")
            assert await codes(phone) == [code]
            assert (await thief.post("/api/me/join", {"phrase": phrase})).status == 400
            await phone.post("/api/me/leave")
            assert await codes(phone) == []
            assert (await ann.post("/api/me/join", {"phrase": told["phrase"]})).json["joined"] is False
            assert await codes(ann) == [code]

    asyncio.run(work())


def test_a_copied_cookie_is_worthless_once_its_own_browser_has_signed_out_all_others() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, code, _ = await with_phrase(house)
            phone = house.visitor()
            await house.visitor().post(f"/api/tables/{code}/sit", {"name": "Bob"})
            for browser in (ann, phone):
                thief = house.visitor()
                thief.cookies = dict(browser.cookies)
                line = await thief.connect(code)
                await line.look(0)
                told = (await browser.post("/api/me/alone")).json
                assert browser.cookies != thief.cookies
                assert await codes(thief) == []
                assert await codes(browser) == [code]
                await line.send({"type": "ping"})
                while await line.receive_text() is not None:
                    pass
                assert line.closed == 1012  # whoever comes again is nobody
                await phone.post("/api/me/join", {"phrase": told["phrase"]})
            await ann.post("/api/me/join", {"phrase": told["phrase"]})
            assert await codes(ann) == [code]

    asyncio.run(work())


def test_a_device_with_games_of_its_own_keeps_the_key_to_them() -> None:
    async def work() -> None:
        async with hall() as house:
            _, code, phrase = await with_phrase(house)
            phone = house.visitor()
            own = await phone.lay(HERE, BOT)
            await phone.post("/api/me/join", {"phrase": phrase})
            await phone.post("/api/me/alone")
            assert await codes(phone) == [code]
            await phone.post("/api/me/leave")
            assert await codes(phone) == [own]

    asyncio.run(work())


@pytest.mark.parametrize("phrase", ["", "x", "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA", "x" * 81, "\x00", 7, None])
def test_a_wrong_phrase_is_refused_in_a_line(phrase: Any) -> None:
    async def work() -> None:
        async with hall() as house:
            await with_phrase(house)
            stranger = house.visitor()
            answer = await stranger.post("/api/me/join", {"phrase": phrase})
            assert answer.status == 400
            assert "\n" not in answer.json["detail"]
            assert await codes(stranger) == []

    asyncio.run(work())


def test_a_phrase_is_long_easy_to_copy_and_kept_as_a_hash() -> None:
    phrases = {new_phrase() for _ in range(200)}
    assert len(phrases) == 200
    assert all(re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}", phrase) for phrase in phrases)

    async def work() -> None:
        async with hall() as house:
            _, _, phrase = await with_phrase(house)
            store = house.services.rooms.store
            kept = await store.look_up(lambda connection: list(connection.execute(PHRASES.select())))
            assert [row.phrase for row in kept] == [hidden(phrase)]
            assert phrase not in str(kept)

    asyncio.run(work())


def test_nobody_has_more_than_a_few_devices() -> None:
    async def work() -> None:
        async with hall() as house:
            _, _, phrase = await with_phrase(house)
            for _ in range(people.MOST_DEVICES + 3):
                await house.visitor().post("/api/me/join", {"phrase": phrase})
            store = house.services.rooms.store
            kept = await store.look_up(lambda connection: list(connection.execute(DEVICES.select())))
            assert len(kept) == people.MOST_DEVICES

    asyncio.run(work())


def test_whoever_has_no_key_has_no_devices() -> None:
    async def work() -> None:
        async with hall() as house:
            stranger = house.visitor()
            assert (await stranger.get("/api/me")).json == NOTHING
            assert (await stranger.post("/api/me/leave")).json == NOTHING
            assert (await stranger.post("/api/me/alone")).json["me"] == NOTHING
            with pytest.raises(Denied):
                await stranger.connect("00000000")

    asyncio.run(work())
