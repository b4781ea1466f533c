"""Games over days: whose turn it is, who is told of it, what they are told, and what happens when time is over."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from cuore.server import noticing, presence, pushing
from cuore.server.messages import PushRequest
from cuore.server.noticing import note_of, turn_at
from cuore.server.pushing import NotPushable, Subscription, opened, public_addresses, sealed, service_of, unpacked
from cuore.server.room import Room, TablePolicy
from cuore.server.rooms import Rooms
from cuore.server.schema import SUBSCRIPTIONS, TURNS
from tests.server.push_service import Subscriber, claims_of, push_service
from tests.server.tables import ANN, BOB, WAIT, answer, bot, browser_of, here, lay, open_rooms, two_persons, until
from tests.server.visitor import hall

DAY = 24 * 3600
LATER = 10**15  # milliseconds: after any delay


async def rows(rooms: Rooms, table: Any = TURNS) -> list[Any]:
    """What is noted, once everything under way is written."""
    await rooms.notices.stop()
    return await rooms.store.look_up(lambda connection: list(connection.execute(table.select())))


async def subscribed(rooms: Rooms, room: Room, seat: int, lang: Any = "en") -> Subscriber:
    subscriber = Subscriber(f"https://push.example.com/{seat}")
    await rooms.notices.subscribe(browser_of(room, seat), PushRequest(**subscriber.told, lang=lang))
    return subscriber


# -- sealing ------------------------------------------------------------------------------------------------


def test_a_note_is_sealed_as_the_standard_has_it() -> None:
    # RFC 8291, appendix A.
    sender = ec.derive_private_key(
        int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    to = Subscription.of(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = sealed(b"When I grow up, I want to be a watermelon", to, sender, unpacked("DGv6ra1nlYgDCS1FRnbzlw"))
    assert body == unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_that_subscribed_can_read_a_note() -> None:
    ann, bob = Subscriber(), Subscriber()
    body = sealed(b'{"title":"it"}', Subscription.of(**ann.told))
    assert ann.reads(body) == {"title": "it"}
    with pytest.raises(NotPushable):
        opened(body, bob.key, bob.auth)
    assert b"title" not in body


# -- what is no push service --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://push.example.com:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://metadata.google.internal/x",
        "https://user:secret@push.example.com/x",
        "https://push.example.com/a b",
        "https://push.example.com/\r\nHost: x",
        "https://push.example.com:x/",
        "ftp://push.example.com/x",
        "//push.example.com/x",
        "javascript:alert(1)",
        "https://push.exämple.com/x",
        "https://push.example.com/" + "x" * 500,
        "",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(NotPushable):
        service_of(endpoint)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "224.0.0.1", "100.64.0.1"],
)
def test_a_name_that_leads_inside_is_never_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", ("203.0.114.9", 443)), (0, 0, 0, "", (address, 443))]

    def never(*_: object, **__: object) -> None:
        raise AssertionError("somebody was asked")

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(socket, "create_connection", never)
    with pytest.raises(NotPushable):
        public_addresses("push.example.com")
    with pytest.raises(NotPushable):
        pushing.send(Subscription.of(**Subscriber().told), b"{}", pushing.Signature.new(), "", "topic")


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://127.0.0.1:22/"},
        {"p256dh": "AAAA"},
        {"p256dh": "!" * 80},
        {"auth": "AAAA"},
        {"auth": "é"},
    ],
)
def test_what_is_no_subscription_is_refused_in_a_line(wrong: dict[str, str]) -> None:
    async def work() -> None:
        async with hall() as house:
            answered = await house.visitor().post("/api/notices/push", {**Subscriber().told, **wrong})
            assert answered.status == 400
            assert answered.json["detail"] == "That is not the address of a push service."
            assert await rows(house.services.rooms, SUBSCRIPTIONS) == []

    asyncio.run(work())


# -- who is told what ---------------------------------------------------------------------------------------


def test_whoever_is_away_is_told_once_and_nothing_of_the_game() -> None:
    async def work() -> None:
        with push_service() as service:
            async with open_rooms() as rooms:
                rooms.notices.send = service.send
                room = await two_persons(rooms, clock=DAY)
                away = browser_of(room, 1 - room.game.to_move)  # type: ignore[union-attr]
                ann = await subscribed(rooms, room, 0, "en")
                bob = await subscribed(rooms, room, 1, "ja")
                while room.game is not None and browser_of(room, room.game.to_move) != away:
                    await answer(room)
                await rows(rooms)
                await rooms.notices.look(LATER)
                await rooms.notices.look(LATER)  # or another server
                ((path, headers, body),) = service.notes
                seat = room.game.to_move  # type: ignore[union-attr]
                assert path == f"/{seat}"
                assert (ann, bob)[seat].reads(body) == note_of(turn_at(room), ("en", "ja")[seat])  # type: ignore[arg-type]
                claims, key = claims_of(headers["authorization"])
                assert claims["aud"] == "https://push.example.com"
                assert claims["exp"] > time.time()
                assert key == (await rooms.notices.signature()).public
                assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", str(pushing.TTL))

    asyncio.run(work())


def test_a_note_is_the_same_whatever_cards_are_hidden() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            notes = set()
            for _ in range(3):  # other shuffles each time
                room = await two_persons(rooms, clock=DAY)
                turn = turn_at(room)
                assert turn is not None
                told = json.dumps(note_of(turn, "en")).replace(room.code, "CODE")
                notes.add(told.replace("Ann", "NAME").replace("Bob", "NAME"))
            (told,) = notes
            assert json.loads(told) == {
                "title": "It is your turn",
                "body": "At your table with NAME.",
                "url": "/table/CODE",
                "tag": "CODE",
            }

    asyncio.run(work())


def test_whoever_is_here_is_not_told() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            quick = await two_persons(rooms)
            for seat in (0, 1):
                quick.listen(browser_of(quick, seat), seat, "en")
            await answer(quick)
            assert await rows(rooms) == []
            slow = await two_persons(rooms, clock=DAY)
            for seat in (0, 1):
                slow.listen(browser_of(slow, seat), seat, "en")
            await answer(slow)
            async with asyncio.timeout(WAIT):  # it is noted that they need not be told
                while [(row.game, row.told) for row in await rows(rooms)] != [(slow.code, True)]:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_table_against_bots_calls_whoever_has_left() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await lay(rooms, here("Ann"), bot())
            listener = room.listen(ANN, 0, "en")
            while room.game is not None and room.game.to_move == 0:
                await answer(room)
                if room.game.to_move != 0:
                    listener.close()
            await until(lambda: room.game is not None and room.game.to_move == 0)
            async with asyncio.timeout(WAIT):
                while not await rows(rooms):
                    await asyncio.sleep(0.01)
            assert [(row.seat, row.told, row.until) for row in await rows(rooms)] == [(0, False, None)]
            room.listen(ANN, 0, "en")
            await answer(room)
            assert await rows(rooms) == []

    asyncio.run(work())


def test_a_subscription_that_is_no_more_is_forgotten() -> None:
    async def work() -> None:
        with push_service() as service:
            async with open_rooms() as rooms:
                rooms.notices.send = service.send
                service.status = 410
                room = await two_persons(rooms, clock=DAY)
                for seat in (0, 1):
                    await subscribed(rooms, room, seat)
                await rows(rooms)
                await rooms.notices.look(LATER)
                assert len(service.notes) == 1
                assert len(await rows(rooms, SUBSCRIPTIONS)) == 1

    asyncio.run(work())


def test_a_service_that_does_not_answer_holds_up_nothing() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:

            def send(*_: object) -> int:
                raise TimeoutError

            rooms.notices.send = send
            room = await two_persons(rooms, clock=DAY)
            for seat in (0, 1):
                await subscribed(rooms, room, seat)
            await rows(rooms)
            await rooms.notices.look(LATER)
            await answer(room)

    asyncio.run(work())


def test_one_ends_ones_own_subscription_and_nobody_elses() -> None:
    async def work() -> None:
        async with hall() as house:
            ann, bob = house.visitor(), house.visitor()
            told = Subscriber().told
            assert (await ann.post("/api/notices/push", told)).json["push"] is True
            await bob.lay({"player": "here", "name": "Bob"}, {"player": "bot"})
            await bob.post("/api/notices/push-end", {"endpoint": told["endpoint"]})
            assert len(await rows(house.services.rooms, SUBSCRIPTIONS)) == 1
            await ann.post("/api/notices/push-end", {"endpoint": told["endpoint"]})
            assert await rows(house.services.rooms, SUBSCRIPTIONS) == []

    asyncio.run(work())


def test_nobody_keeps_more_than_a_few_subscriptions() -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            for number in range(9):
                told = Subscriber(f"https://push.example.com/{number}").told
                await rooms.notices.subscribe(ANN, PushRequest(**told, lang="en"))
            assert len(await rows(rooms, SUBSCRIPTIONS)) == noticing.MOST_BROWSERS

    asyncio.run(work())


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    async def work() -> None:
        keys = set()
        for _ in range(2):
            async with open_rooms(tmp_path / "games.sqlite") as rooms:
                keys.add((await rooms.notices.signature()).public)
        assert len(keys) == 1

    asyncio.run(work())


def test_a_host_may_switch_notes_off() -> None:
    async def work() -> None:
        async with hall(policy=TablePolicy(pace=0, push=False)) as house:
            ann = house.visitor()
            told = (await ann.get("/api/notices")).json
            assert (told["push"], told["key"]) == (False, "")
            assert (await ann.post("/api/notices/push", Subscriber().told)).status == 400

    asyncio.run(work())


# -- a clock of days ----------------------------------------------------------------------------------------


def at(monkeypatch: pytest.MonkeyPatch, later: float) -> None:
    """So many seconds later, for the clocks of days."""
    now = time.time() + later
    monkeypatch.setattr(presence, "time", SimpleNamespace(time=lambda: now, monotonic=time.monotonic))


def test_whoever_lets_days_go_by_is_played_for_by_a_bot_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            room = await two_persons(rooms, clock=DAY)
            await answer(room)
            assert room.game is not None
            seat = room.game.to_move
            left = room.presence.clock_left(room.ledger, seat)
            assert left is not None
            assert DAY - 60 < left <= DAY
            await rows(rooms)
        at(monkeypatch, DAY - 3600)
        async with open_rooms(tmp_path / "games.sqlite") as rooms:
            assert rooms.in_memory() == []  # nobody has to wait for such a clock
            await rooms.notices.look(int((time.time() + DAY - 3600) * 1000))
            assert rooms.in_memory() == []
            at(monkeypatch, DAY + 60)
            await rooms.notices.look(int((time.time() + DAY + 60) * 1000))
            (again,) = rooms.in_memory()
            await until(lambda: again.chairs[seat].stands_in)
            assert again.chairs[seat].why == "clock"

    asyncio.run(work())


def test_each_answer_has_its_own_days(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms, clock=3 * DAY)
            before = room.ledger.asked_at
            await asyncio.sleep(0.01)
            await answer(room)
            assert room.ledger.asked_at > before
            (row,) = await rows(rooms)
            assert row.until == room.ledger.asked_at + 3 * DAY * 1000

    asyncio.run(work())


def test_a_server_that_was_away_for_days_gives_everybody_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_rooms() as rooms:
            room = await two_persons(rooms, clock=DAY)
            at(monkeypatch, 5 * DAY)
            monkeypatch.setattr(presence, "BEGUN", time.time() + 5 * DAY - 60)
            assert room.game is not None
            assert room.presence.clock_left(room.ledger, room.game.to_move) == pytest.approx(3600 - 60, abs=5)

    asyncio.run(work())


def test_where_days_count_nobody_is_replaced_for_being_away() -> None:
    async def work() -> None:
        async with open_rooms(policy=TablePolicy(pace=0, grace=0)) as rooms:
            slow, quick = await two_persons(rooms, clock=DAY), await two_persons(rooms)
            assert [seat.may_be_given for seat in slow.table(ANN, 0, "en").seats] == [False, False]
            assert quick.table(ANN, 0, "en").seats[1].may_be_given
            assert slow.mine(BOB) == [1]

    asyncio.run(work())
