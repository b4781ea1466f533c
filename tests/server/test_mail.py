"""Mail to people who are away: only to whoever has said yes, with nothing of the game, and ended by a link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cuore.server import mailing
from cuore.server.mailing import Letters, NoAddress, NoPostOffice, PostOffice, checked
from tests.server.mail_server import MailServer, mail_server
from tests.server.visitor import Hall, hall

HOME = "https://cuore.example.org"
LATER = 10**15
DAY = 24 * 3600


@asynccontextmanager
async def house_with_mail() -> AsyncIterator[tuple[Hall, MailServer]]:
    with mail_server() as server:
        async with hall() as house:
            office = PostOffice.of(server.url, "cuore@example.org")
            house.services.rooms.notices.letters = Letters(house.services.rooms.store, office, HOME)
            yield house, server


def token_in(text: str) -> str:
    found = re.search(rf"{re.escape(HOME)}/mail/([\w-]+)", text)
    assert found
    return found.group(1)


def test_an_address_is_written_to_after_its_owner_has_said_yes() -> None:
    async def work() -> None:
        async with house_with_mail() as (house, server):
            ann, bob = house.visitor(), house.visitor()
            code = await ann.lay({"player": "here", "name": "Ann"}, {"player": "link"}, clock=DAY)
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            notices = house.services.rooms.notices
            for number, visitor in enumerate((ann, bob)):
                wish = {"address": f"p{number}@Example.org", "lang": "fr"}
                told = (await visitor.post("/api/notices/mail", wish)).json
                assert (told["mail"], told["address"], told["confirmed"]) == (True, f"p{number}@example.org", False)
            assert [to for to, _ in server.mails] == ["p0@example.org", "p1@example.org"]
            assert {mail["Subject"] for _, mail in server.mails} == {"Cuore peut-il vous écrire\u00a0?"}
            await notices.stop()
            asked = 0 if (await ann.get(f"/api/tables/{code}")).json["your_turn"] else 1
            await notices.look(LATER)
            assert len(server.mails) == 2  # nobody has said yes
            token = token_in(server.mails[asked][1].get_content())
            stranger = house.visitor()  # the owner of the address reads mail elsewhere
            assert (await stranger.post(f"/api/mail/{token}", {"wish": "confirm"})).status == 200
            room = await house.services.rooms.find(code)
            assert room is not None
            room.ledger.asked_at += 1  # the next question
            notices._noted.clear()
            notices.changed(room)
            await notices.stop()
            await notices.look(LATER)
            to, mail = server.mails[2]
            assert to == f"p{asked}@example.org"
            assert mail["Subject"] == "C’est à vous"
            other = ("Bob", "Ann")[asked]
            text = " ".join(mail.get_content().split("\n")).strip()
            assert text == (
                f"À votre table avec {other}. Aller à la table\u00a0: {HOME}/table/{code} —"
                f" Ne plus recevoir ces messages\u00a0: {HOME}/mail/{token}"
            )
            assert mail["List-Unsubscribe"].strip() == f"<{HOME}/mail/{token}>"
            assert (await stranger.post(f"/api/mail/{token}", {"wish": "end"})).status == 200
            assert (await stranger.post(f"/api/mail/{token}", {"wish": "confirm"})).status == 404
            assert (await (ann, bob)[asked].get("/api/notices")).json["address"] is None

    asyncio.run(work())


def test_one_address_is_asked_once_in_a_while_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house_with_mail() as (house, server):
            wish = {"address": "victim@example.org"}
            answers = [(await house.visitor().post("/api/notices/mail", wish)).json for _ in range(5)]
            assert len(server.mails) == 1
            assert all(answer == answers[0] for answer in answers)  # nobody learns who else has that address
            monkeypatch.setattr(mailing, "AGAIN", 0)
            await house.visitor().post("/api/notices/mail", wish)
            assert len(server.mails) == 2

    asyncio.run(work())


def test_one_ends_mail_to_ones_own_address() -> None:
    async def work() -> None:
        async with house_with_mail() as (house, server):
            ann, bob = house.visitor(), house.visitor()
            for visitor, address in ((ann, "ann@example.org"), (bob, "bob@example.org")):
                await visitor.post("/api/notices/mail", {"address": address})
                await visitor.post(f"/api/mail/{token_in(server.mails[-1][1].get_content())}", {"wish": "confirm"})
            assert (await ann.post("/api/notices/mail-end")).json["address"] is None
            assert (await bob.get("/api/notices")).json["confirmed"] is True

    asyncio.run(work())


@pytest.mark.parametrize(
    "address",
    [
        "nobody",
        "a@b",
        "a@b@example.org",
        "a@example.org\r\nBcc: b@example.org",
        "a@example.org, b@example.org",
        '"Ann" <ann@example.org>',
        "ann@[127.0.0.1]",
        "änn@example.org",
        "a" * 250 + "@example.org",
    ],
)
def test_what_is_no_address_is_refused_in_a_line(address: str) -> None:
    with pytest.raises(NoAddress):
        checked(address)

    async def work() -> None:
        async with house_with_mail() as (house, server):
            answer = await house.visitor().post("/api/notices/mail", {"address": address})
            assert answer.status == 400
            assert server.mails == []

    asyncio.run(work())


def test_a_mail_server_that_takes_nothing_holds_up_nothing() -> None:
    async def work() -> None:
        async with house_with_mail() as (house, server):
            server.refuses = True
            assert (await house.visitor().post("/api/notices/mail", {"address": "ann@example.org"})).status == 200
            assert server.mails == []

    asyncio.run(work())


def test_without_a_mail_server_there_is_no_mail() -> None:
    async def work() -> None:
        async with hall() as house:
            ann = house.visitor()
            assert (await ann.get("/api/notices")).json["mail"] is False
            refused = await ann.post("/api/notices/mail", {"address": "ann@example.org"})
            assert refused.json["detail"] == "The host of this server has switched that off."
            assert (await ann.post("/api/mail/abc", {"wish": "end"})).status == 404

    asyncio.run(work())


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("mail.example.org", "cuore@example.org"),
        ("http://mail.example.org", "cuore@example.org"),
        ("smtp://", "cuore@example.org"),
        ("smtp://mail.example.org:x", "cuore@example.org"),
        ("smtp://mail.example.org/inbox", "cuore@example.org"),
        ("smtp://mail.example.org", ""),
        ("smtp://mail.example.org", "cuore"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(url: str, sender: str) -> None:
    with pytest.raises(NoPostOffice):
        PostOffice.of(url, sender)


def test_a_setting_is_read() -> None:
    office = PostOffice.of("smtps://cuore:p%40ss@mail.example.org", "cuore@example.org")
    read: tuple[Any, ...] = (office.host, office.port, office.user, office.password, office.sealed)
    assert read == ("mail.example.org", 465, "cuore", "p@ss", True)
    assert PostOffice.of("smtp://mail.example.org", "cuore@example.org").port == 587
