"""The web table from outside: routes, cookies, wrong seats everywhere, problems in one line, slow readers."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from cuore.server import rest, tokens
from cuore.server.client import Client
from cuore.server.guard import Site
from cuore.server.limits import LOOK_COST, Limits
from cuore.server.messages import DoneMessage
from cuore.server.room import Room
from tests.server.visitor import Denied, Hall, Socket, Visitor, hall

ANN = {"player": "here", "name": "Ann"}
LINK = {"player": "link"}
BOT = {"player": "bot", "level": "easy"}
CODE = re.compile(r"[0-9A-Z]{8}")


async def two_at_a_table(h: Hall) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob in browsers of their own, dealt."""
    ann, bob = h.visitor(), h.visitor()
    code = await ann.lay(ANN, LINK)
    assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).status == 200
    return ann, bob, code


async def room_of(h: Hall, code: str) -> Room:
    room = await h.services.rooms.find(code)
    assert room is not None
    return room


def answer_of(state: Any, seat: int, id_: str = "answer-0001", move: int | None = None) -> dict[str, object]:
    table = state["table"]
    chosen = table["options"][0]["move"] if move is None else move
    return {"type": "answer", "id": id_, "seat": seat, "at": table["version"], "move": chosen}


# -- browsers -----------------------------------------------------------------------------------------------


def test_a_browser_gets_its_key_with_its_first_seat_and_keeps_it() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            for path in ("/api/about", "/api/tables?list=open", "/api/mine"):
                assert "set-cookie" not in (await ann.get(path)).headers
            first = await ann.post("/api/tables", {"seats": [ANN, LINK], "sets": ["base"]})
            cookie = first.headers["set-cookie"]
            assert re.match(rf"{tokens.COOKIE}=[A-Za-z0-9_-]{{43}};", cookie)  # 256 bits
            assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
            assert "Secure" not in cookie
            second = await ann.post("/api/tables", {"seats": [ANN, BOT], "sets": ["base"]})
            assert "set-cookie" not in second.headers
            mine = (await ann.get("/api/mine")).json["tables"]
            assert [table["code"] for table in mine] == [second.json["code"], first.json["code"]]
            assert (await h.visitor().get("/api/mine")).json == {"tables": []}
            key = ann.cookies[tokens.COOKIE]
            kept = await h.services.rooms.store.read(first.json["code"])
            assert key not in str(kept)
            assert tokens.fingerprint(key) in str(kept)

    asyncio.run(visit())


def test_behind_https_the_key_travels_by_https_alone() -> None:
    async def visit() -> None:
        async with hall(site=Site("127.0.0.1", "https://cuore.example.org", frozenset())) as h:
            ann = h.visitor(host="cuore.example.org", origin="https://cuore.example.org")
            laid = await ann.post("/api/tables", {"seats": [ANN, LINK], "sets": ["base"]})
            assert "Secure" in laid.headers["set-cookie"].split("; ")

    asyncio.run(visit())


def test_a_cookie_that_we_could_not_have_made_is_nobody() -> None:
    async def visit() -> None:
        async with hall() as h:
            for value in ("", "x", "x" * 5000, "ä" * 43, "a b"):
                odd = h.visitor(cookies={tokens.COOKIE: value})
                assert (await odd.get("/api/mine")).json == {"tables": []}

    asyncio.run(visit())


# -- wrong seats on every route -----------------------------------------------------------------------------


def test_nobody_acts_for_a_seat_that_is_not_theirs() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann, bob, code = await two_at_a_table(h)
            room = await room_of(h, code)
            mover, other = (ann, bob) if room.game is not None and room.game.to_move == 0 else (bob, ann)
            seat = room.mine(_fingerprint(mover))[0]
            true = await (await mover.connect(code)).look(seat)
            version, events = room.version, room.ledger.seq
            for stranger in (other, h.visitor()):
                socket = await stranger.connect(code)
                await socket.look(None)
                for message in messages_for(seat, true):
                    await socket.send(message)
                    refused = await socket.receive_until("refused")
                    assert refused["problem"] == "not-yours", message
                    assert refused["id"] == message.get("id", "")
                await socket.drop()
            assert (room.version, room.ledger.seq) == (version, events)

    asyncio.run(visit())


def messages_for(seat: int, state: Any) -> list[dict[str, Any]]:
    """Every message that acts for a seat."""
    return [
        answer_of(state, seat),
        {"type": "undo", "id": "undo-0001", "seat": seat, "at": state["table"]["version"]},
        {"type": "consent", "id": "consent-1", "seat": seat, "ask": 1, "agree": True},
        {"type": "auto", "seat": seat, "on": True},
        {"type": "take-back", "seat": seat},
        {"type": "look", "seat": seat, "lang": "en"},
    ]


def _fingerprint(visitor: Visitor) -> str:
    return tokens.fingerprint(visitor.cookies[tokens.COOKIE])


def test_a_seat_whose_person_is_here_is_not_given_away_by_others() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann, bob, code = await two_at_a_table(h)
            here = await ann.connect(code)
            await here.look(0)
            for other in (bob, h.visitor()):
                socket = await other.connect(code)
                await socket.look(None)
                await socket.send({"type": "give-to-bot", "seat": 0, "level": "easy"})
                assert (await socket.receive_until("refused"))["problem"] in {"not-yours", "illegal"}
                await socket.drop()
            assert not (await room_of(h, code)).chairs[0].stands_in

    asyncio.run(visit())


def test_looking_with_others_eyes_shows_what_anybody_may_see() -> None:
    async def visit() -> None:
        async with hall() as h:
            _, bob, code = await two_at_a_table(h)
            for stranger in (bob, h.visitor()):
                socket = await stranger.connect(code)
                await socket.send({"type": "look", "seat": 0, "lang": "en"})
                assert (await socket.receive())["problem"] == "not-yours"
                state = await socket.receive_until("state")
                assert state["table"]["seat"] is None
                assert state["table"]["own"] is None
                assert state["table"]["options"] == []
                await socket.drop()

    asyncio.run(visit())


def test_a_running_game_gives_neither_page_nor_replay_nor_record_to_anybody() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann, bob, code = await two_at_a_table(h)
            for visitor in (ann, bob, h.visitor()):
                for what in ("page", "replay?at=0", "replay?at=0&seat=0", "replay?at=0&seat=1", "record", "events"):
                    answer = await visitor.get(f"/api/tables/{code}/{what}")
                    assert (answer.status, answer.json["code"]) == (409, "not-over"), what

    asyncio.run(visit())


def test_seats_of_others_cannot_be_left_or_taken() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann, bob, eve = (h.visitor() for _ in range(3))
            code = await ann.lay(ANN, LINK, LINK)
            assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob", "seat": 2})).status == 200
            taken = await eve.post(f"/api/tables/{code}/sit", {"name": "Eve", "seat": 2})
            assert (taken.status, taken.json["code"]) == (409, "full")
            left = await eve.post(f"/api/tables/{code}/leave")
            assert (left.status, left.json["code"]) == (403, "not-yours")
            seats = (await bob.post(f"/api/tables/{code}/leave")).json["seats"]
            assert [seat["player"] for seat in seats] == ["person", "empty", "empty"]
            assert (await eve.post(f"/api/tables/{code}/sit", {"name": "Eve"})).status == 200
            assert (await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})).json["status"] == "playing"
            late = await ann.post(f"/api/tables/{code}/leave")
            assert (late.status, late.json["code"]) == (409, "too-late")

    asyncio.run(visit())


def test_no_list_and_no_lobby_says_more_than_anybody_may_know() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            closed = await ann.lay(ANN, BOT)
            shown = await ann.lay(ANN, LINK, open=True)
            codes = [table["code"] for table in (await h.visitor().get("/api/tables")).json["tables"]]
            assert codes == [shown]
            assert (await h.visitor().get("/api/tables?list=watch")).json == {"tables": []}
            secret = (await room_of(h, closed)).ledger.secret.hex()
            for path in (f"/api/tables/{closed}", f"/api/tables/{closed}/page", "/api/mine", "/metrics", "/healthz"):
                told = await ann.get(path)
                assert secret not in told.body.decode()
                assert _fingerprint(ann) not in told.body.decode()
            metrics = (await ann.get("/metrics")).body.decode()
            assert closed not in metrics
            assert "Ann" not in metrics

    asyncio.run(visit())


# -- the line -----------------------------------------------------------------------------------------------


def test_an_answer_is_acknowledged_and_a_repeat_gets_the_same_line() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            code = await ann.lay(ANN, {"player": "here", "name": "Zoe"})
            room = await room_of(h, code)
            socket, twin = await ann.connect(code), await ann.connect(code)
            assert room.game is not None
            seat = room.game.to_move
            await twin.look(seat)
            state = await socket.look(seat)
            message = answer_of(state, seat)
            await socket.send(message)
            done = await socket.receive_until("done")
            await socket.send(message)
            assert await socket.receive_until("done") == done == {"type": "done", "id": message["id"], "version": 1}
            assert (room.version, len(room.ledger.line)) == (1, 1)
            seen = await twin.receive_until("state")
            while seen["table"]["version"] == 0:
                seen = await twin.receive_until("state")
            assert seen["moved"]
            await socket.send({**message, "id": "answer-0002"})
            refused = await socket.receive_until("refused")
            assert (refused["problem"], refused["id"]) == ("stale", "answer-0002")
            assert (await socket.receive_until("state"))["table"]["version"] == 1

    asyncio.run(visit())


def test_cards_come_before_the_first_state_and_again_in_another_language() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            socket = await ann.connect(await ann.lay(ANN, BOT))
            await socket.send({"type": "look", "seat": 0, "lang": "en"})
            cards, state = await socket.receive(), await socket.receive()
            assert (cards["type"], cards["lang"], state["type"]) == ("cards", "en", "state")
            known = {card["card"] for card in cards["cards"]}
            assert {held["card"] for held in state["table"]["own"]["hand"]} <= known
            await socket.send({"type": "look", "seat": 0, "lang": "fr"})
            assert (await socket.receive_until("cards"))["lang"] == "fr"
            assert (await socket.receive_until("state"))["log_from"] == 0

    asyncio.run(visit())


def test_messages_that_are_none_are_refused_and_then_the_line_is_cut() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            socket = await ann.connect(await ann.lay(ANN, BOT))
            junk = ["", b"\x00\xff", '{"type":"answer"}', "[" * 100_000]
            for text in junk:
                await socket.send(text)
                assert (await socket.receive())["problem"] == "unreadable"
            await socket.send("x" * 5000)
            assert (await socket.receive())["problem"] == "unreadable"
            assert await socket.receive() is None
            assert socket.closed == 1008

    asyncio.run(visit())


def test_a_hasty_browser_is_told_so_and_changes_nothing() -> None:
    async def visit() -> None:
        async with hall(Limits(messages=0.001, messages_burst=LOOK_COST + 2)) as h:
            ann = h.visitor()
            code = await ann.lay(ANN, BOT)
            socket = await ann.connect(code)
            state = await socket.look(0)
            await socket.send({"type": "ping"})
            await socket.send({"type": "ping"})
            await socket.send(answer_of(state, 0))
            refused = await socket.receive_until("refused")
            assert (refused["problem"], refused["id"]) == ("too-fast", "answer-0001")
            assert (await room_of(h, code)).version == 0

    asyncio.run(visit())


class Deaf(Socket):
    """Reads nothing any more, once it is told so."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.is_deaf = False
        self.waiting_now = 0
        self.waited_at_most = 0
        put = self._outbox.put

        async def slowly(message: Any) -> None:
            if self.is_deaf:
                self.waiting_now += 1
                self.waited_at_most = max(self.waited_at_most, self.waiting_now)
                try:
                    await asyncio.Event().wait()
                finally:
                    self.waiting_now -= 1
            await put(message)

        self._outbox.put = slowly  # type: ignore[method-assign, assignment]


def test_a_reader_that_does_not_read_holds_one_message_and_is_cut_off() -> None:
    async def visit() -> None:
        async with hall(Limits(per_address=0, patience=0.5)) as h:
            ann = h.visitor()
            code = await ann.lay(ANN, {"player": "here", "name": "Zoe"})
            room = await room_of(h, code)
            deaf = Deaf(h.app, ann.scope("websocket", f"/ws/{code}", {}))
            await deaf.open()
            await deaf.look(None)
            socket = await ann.connect(code)
            deaf.is_deaf = True
            for number in range(40):  # the others play on at full speed meanwhile
                assert room.game is not None
                seat, move = room.game.to_move, room.game.legal()[0]
                answer = {
                    "type": "answer",
                    "id": f"answer-{number:04}",
                    "seat": seat,
                    "at": room.version,
                    "move": move,
                }
                if number == 0:
                    await socket.look(seat)
                await socket.send(answer)
                await socket.receive_until("done")
            assert deaf.waited_at_most == 1
            assert deaf.task is not None
            await asyncio.wait_for(deaf.task, 10)
            assert len(room.presence.listeners) == 1

    asyncio.run(visit())


def test_whoever_says_nothing_is_not_kept_waiting_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        monkeypatch.setattr("cuore.server.live.FIRST_LOOK", 0.1)
        async with hall() as h:
            ann = h.visitor()
            socket = await ann.connect(await ann.lay(ANN, BOT))
            assert await socket.receive() is None
            assert socket.closed == 1008

    asyncio.run(visit())


def test_a_server_that_goes_says_so_to_everybody() -> None:
    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            code = await ann.lay(ANN, LINK)
            sockets = [await ann.connect(code) for _ in range(5)]
            for socket in sockets:
                await socket.look(None)
            await h.services.rooms.drain()
            for socket in sockets:
                await socket.receive_until("closing")
                assert await socket.receive() is None
                assert socket.closed == 1012
            with pytest.raises(Denied) as denied:
                await ann.connect("AAAAAAAA")
            assert denied.value.status == 503
            assert (await ann.get("/healthz")).status == 503

    asyncio.run(visit())


# -- problems -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", b"", 404, "not-found"),
        ("DELETE", "/api/tables", b"", 405, "wrong-method"),
        ("GET", "/api/tables/AAAAAAAA", b"", 404, "not-found"),
        ("GET", "/api/tables/" + "A" * 5000, b"", 404, "not-found"),
        ("GET", "/api/tables?list=all", b"", 400, "unreadable"),
        ("GET", "/api/towns/TC1-NONSENSE", b"", 400, "refused"),
        ("POST", "/api/tables", b"", 400, "unreadable"),
        ("POST", "/api/tables", b"\xff", 400, "unreadable"),
        ("POST", "/api/tables", b"[" * 60_000, 400, "unreadable"),
        ("POST", "/api/tables", b'{"seats":[{"player":"here"}],"sets":["base"]}', 400, "unreadable"),
        ("POST", "/api/tables", b'{"seats":[{"player":"here"},{"player":"here"}],"sets":["x"]}', 400, "refused"),
        (
            "POST",
            "/api/tables",
            b'{"seats":[{"player":"here"},{"player":"here"}],"sets":["base"],"x":1}',
            400,
            "unreadable",
        ),
        ("POST", "/api/towns", b'{"sets":["base"],"required":["nobody"]}', 400, "refused"),
        ("POST", "/api/lessons/no-such-lesson", b"", 404, "not-found"),
    ],
)
def test_a_problem_is_one_line_in_the_readers_language(
    method: str, path: str, body: bytes, status: int, code: str
) -> None:
    async def visit() -> None:
        async with hall() as h:
            titles = set()
            for lang in ("en", "fr-CA;q=0.8, de", "ja"):
                answer = await h.visitor().ask(method, path, body, accept_language=lang)
                assert (answer.status, answer.json["code"], answer.json["status"]) == (status, code, status)
                assert answer.headers["content-type"] == "application/problem+json"
                assert answer.headers["cache-control"] == "no-store"
                assert answer.json["detail"]
                assert "\n" not in answer.json["detail"]
                assert "Traceback" not in answer.body.decode()
                titles.add(answer.json["title"])
            assert len(titles) == 3

    asyncio.run(visit())


def test_a_mistake_of_ours_says_nothing_of_what_it_was_about(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> DoneMessage:
        raise ValueError("Geneviève Daubigny")

    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            code = await ann.lay(ANN, BOT)
            monkeypatch.setattr(Room, "handle", broken)
            socket = await ann.connect(code)
            await socket.send(answer_of(await socket.look(0), 0))
            while await socket.receive() is not None:
                pass
            assert socket.closed == 1011
            monkeypatch.setattr("cuore.server.lobby.about", broken_about)
            answer = await ann.get("/api/about")
            assert (answer.status, answer.json["code"]) == (500, "broken")
            assert "Geneviève" not in answer.body.decode()

    def broken_about(*_: object) -> None:
        raise ValueError("Geneviève Daubigny")

    asyncio.run(visit())
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 2
    assert all("ValueError in " in line and "Geneviève" not in line for line in told)


def test_the_access_log_names_no_table_no_query_and_no_cookie(caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> tuple[str, str]:
        async with hall() as h:
            ann = h.visitor()
            code = await ann.lay(ANN, BOT)
            await ann.get(f"/api/tables/{code}?lang=fr&token=hush")
            await (await ann.connect(code)).drop()
            await ann.get(f"/table/{code}?token=hush")
            return code, ann.cookies[tokens.COOKIE]

    with caplog.at_level(logging.INFO, "cuore.server.access"):
        code, key = asyncio.run(visit())
    lines = "\n".join(record.getMessage() for record in caplog.records)
    assert "192.0.2.1 GET /api/tables/{code} 200 " in lines
    assert "192.0.2.1 WS /ws/{code} 101 " in lines
    for secret in (code, key, "hush", "lang"):
        assert secret not in lines


# -- names are text -----------------------------------------------------------------------------------------


def test_a_name_is_text_wherever_it_goes() -> None:
    name = "<b>&\"'</b>"

    async def visit() -> None:
        async with hall() as h:
            ann = h.visitor()
            code = await ann.lay({"player": "here", "name": name}, LINK)
            card = await ann.get(f"/api/tables/{code}")
            assert card.json["seats"][0]["name"] == name
            assert card.headers["content-type"] == "application/json"
            assert card.headers["x-content-type-options"] == "nosniff"
            odd = await ann.post(
                "/api/tables", {"seats": [{"player": "here", "name": "a\nb\u202e"}, BOT], "sets": ["base"]}
            )
            assert odd.status == 400 or odd.json["seats"][0]["name"].isprintable()

    asyncio.run(visit())


# -- the client ---------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Cuore</title>" + " " * 500)
    (tmp_path / "assets" / "index-abc123.js").write_text("console.log(1);" * 200)
    (tmp_path / "assets" / "letters-abc123.woff2").write_bytes(b"\0" * 5000)
    (tmp_path / ".stamp").write_text("hush")
    return Client(tmp_path)


def test_the_client_is_served_with_what_makes_it_quick(built: Client) -> None:
    async def visit() -> None:
        async with hall(client=built) as h:
            visitor = h.visitor()
            page = await visitor.get("/", accept_encoding="gzip, br")
            assert page.headers["content-encoding"] == "gzip"
            assert (page.headers["cache-control"], page.status) == ("no-cache", 200)
            same = await visitor.get("/", if_none_match=page.headers["etag"])
            assert (same.status, same.body) == (304, b"")
            script = await visitor.get("/assets/index-abc123.js")
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.body == b"console.log(1);" * 200
            letters = await visitor.get("/assets/letters-abc123.woff2", accept_encoding="gzip")
            assert "content-encoding" not in letters.headers
            for screen in ("/table/ABCD1234", "/cards", "/a/b/c"):
                assert (await visitor.get(screen)).body == built.files["index.html"].content
            for path in ("/assets/gone.js", "/.stamp", "/../../etc/passwd", "/assets/../.stamp", "/x.php"):
                assert (await visitor.get(path)).status == 404, path

    asyncio.run(visit())


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    async def visit() -> None:
        async with hall(client=Client(tmp_path)) as h:
            answer = await h.visitor().get("/")
            assert (answer.status, answer.json["code"]) == (503, "not-built")
            assert "run.py" in answer.json["detail"]
            assert (await h.visitor().get("/api/about")).status == 200

    asyncio.run(visit())


def test_every_endpoint_is_routed_and_metrics_count_them() -> None:
    async def visit() -> None:
        async with hall() as h:
            visitor = h.visitor()
            for end in rest.ENDPOINTS:
                path = end.path.format(code="AAAAAAAA", name="none", token="none", box="none")
                answer = await visitor.ask(end.method, path)
                assert answer.status != 405
            metrics = (await visitor.get("/metrics")).body.decode()
            for end in rest.ENDPOINTS:
                assert f'cuore_requests_total{{method="{end.method}",route="{end.path}",status="' in metrics
            for line in metrics.splitlines():
                assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [0-9.e+-]+', line), line

    asyncio.run(visit())
