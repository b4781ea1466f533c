"""One address cannot hurt the others: sockets, places, costly requests, tables; what is too much is said clearly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from cuore.server import door as doors
from cuore.server import pages, serve, tokens
from cuore.server.database import StoreError
from cuore.server.door import FULL, Door, protocols, raise_file_limit
from cuore.server.guard import Site
from cuore.server.limits import AddressLimits, Limits, Speech, cost_of
from cuore.server.one_server import alone_with
from cuore.server.serve import Places
from tests.server.tables import WAIT, until
from tests.server.test_app import ANN, BOT, LINK, two_at_a_table
from tests.server.visitor import Denied, Visitor, hall

SECURE = Site("127.0.0.1", "https://cuore.example.org", frozenset())

# -- the door -----------------------------------------------------------------------------------------------


def test_an_address_has_its_share_of_the_sockets() -> None:
    door = Door(places=10, per_address=3, trusted="10.0.0.1, ::1")
    assert [door.enter("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert door.enter("b")
    assert [door.enter("10.0.0.1") for _ in range(8)] == [True] * 6 + [False] * 2
    assert (door.total, door.turned_away) == (10, 4)
    door.leave("a")
    assert door.enter("c")
    assert door.here == {"a": 2, "b": 1, "10.0.0.1": 6, "c": 1}


def test_proxies_speak_for_many() -> None:
    door = Door(places=10, per_address=3, trusted="10.0.0.0/8, 192.0.2.1,2001:db8::/32, nonsense")
    for address in ("10.1.2.3", "192.0.2.1", "2001:db8:1:2::/64"):
        assert door.is_trusted(address)
    for address in ("192.0.2.2", "11.0.0.1", "2001:db9:1:2::/64", "?"):
        assert not door.is_trusted(address)
    assert Door(1, 1, "*").is_trusted("192.0.2.2")
    assert not Door(1, 1).is_trusted("192.0.2.2")


def test_who_brings_nothing_makes_room() -> None:
    idle = 2

    def room() -> bool:
        nonlocal idle
        idle -= 1
        if idle >= 0:
            door.leave("idler")
        return idle >= 0

    door = Door(places=3, per_address=0, room=room)
    assert [door.enter("idler") for _ in range(3)] == [True] * 3
    assert [door.enter("new") for _ in range(3)] == [True, True, False]


async def comes_down_to(most: int, sockets: list[socket.socket]) -> bool:
    """Whether the other side closes all but so many of these, on a busy machine, too."""
    loop = asyncio.get_running_loop()

    async def until_closed(sock: socket.socket) -> None:
        sock.setblocking(False)
        with contextlib.suppress(ConnectionError):
            while data := await loop.sock_recv(sock, 1000):
                assert data == FULL

    listening = {asyncio.ensure_future(until_closed(sock)) for sock in sockets}
    async with asyncio.timeout(WAIT):
        while len(listening) > most:
            closed, listening = await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED)
            for one in closed:
                one.result()
    for one in listening:
        one.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return True


def test_idle_connections_of_one_address_leave_room_for_others() -> None:
    """Over real sockets: thirty silent ones, and who comes then is answered."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    async def main() -> None:
        door = Door(places=12, per_address=10, trusted="127.0.0.1")
        http, websocket = protocols(door)
        config = uvicorn.Config(app, http=http, ws=websocket, lifespan="off", log_config=None)
        nothing: Any = None
        server = serve.Server(config, nothing, lambda: None)
        door.room = server.drop_one_idler
        listening = serve.bind("127.0.0.1", 0)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup([listening])
        port = listening.getsockname()[1]
        silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(30)]
        await until(lambda: door.total == 12)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert (await asyncio.wait_for(reader.read(), WAIT)).startswith(b"HTTP/1.1 200")
        assert door.total <= 12
        assert await comes_down_to(12, silent)
        async with connect(f"ws://127.0.0.1:{port}/", proxy=None):
            assert door.total <= 12, "one that becomes a WebSocket stays one"
        door.trusted = []  # and now nobody speaks for others
        more = [socket.create_connection(("127.0.0.1", port)) for _ in range(4)]
        assert await comes_down_to(0, more)
        for sock in (*silent, *more):
            sock.close()
        writer.close()
        for one in server.servers:
            one.close()
        await until(lambda: door.total == 0)
        assert door.here == {}

    asyncio.run(main())


def test_files_are_asked_for_and_places_follow_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        found = raise_file_limit(1024)
        assert found == min(1024, before[1]) if before[1] != resource.RLIM_INFINITY else found == 1024
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == found
        assert raise_file_limit(512) == found, "never less than there are"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    limits = Limits()
    monkeypatch.setattr(serve, "raise_file_limit", lambda: 65536)
    assert Places.found(limits) == Places(2000, 4000, 65536)
    monkeypatch.setattr(serve, "raise_file_limit", lambda: 1024)
    few = Places.found(limits)
    assert few.players < few.sockets == 1024 - doors.OWN_FILES
    monkeypatch.setattr(serve, "raise_file_limit", lambda: None)
    assert Places.found(limits).files is None


FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400))
from cuore.server import serve
sock = serve.bind("127.0.0.1", 0)
serve.serve(serve.ServerSettings(sys.argv[1], port=0), sock, lambda places: print(sock.getsockname()[1], flush=True))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="any address of 127.0.0.0/8 is this machine")
def test_a_server_with_few_files_answers_beside_crowds_that_say_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", FEW_FILES, f"sqlite:///{tmp_path / 'a.db'}"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        silent = []
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            for host in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
                for _ in range(150):
                    silent.append(socket.create_connection(("127.0.0.1", port), 60, (host, 0)))
            with socket.create_connection(("127.0.0.1", port), 60) as asking:
                asking.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert asking.recv(15) == b"HTTP/1.1 200 OK"
        finally:
            for sock in silent:
                sock.close()
            server.terminate()
        assert server.stderr is not None
        assert server.stderr.read().count("\n") <= 1, "and the log does not grow with them"


# -- places at the tables -----------------------------------------------------------------------------------


def test_the_last_places_are_for_those_who_have_a_seat() -> None:
    async def visit() -> None:
        async with hall(Limits(connections=8, reserved=2, per_address=40)) as h:
            ann, bob, code = await two_at_a_table(h)
            crowd = [await h.visitor(address="192.0.2.50").connect(code) for _ in range(6)]
            with pytest.raises(Denied) as denied:
                await h.visitor(address="192.0.2.51").connect(code)
            assert (denied.value.status, denied.value.json["code"]) == (503, "crowded")
            seats = [await ann.connect(code), await bob.connect(code)]
            with pytest.raises(Denied):
                await ann.connect(code)
            for line in (*crowd, *seats):
                await line.drop()

    asyncio.run(visit())


# -- costs --------------------------------------------------------------------------------------------------


def test_what_costs_more_takes_more() -> None:
    assert cost_of("GET", "/assets/index.js") == 1
    assert cost_of("GET", "/api/tables/AAAAAAAA") == 1
    assert cost_of("GET", "/api/tables/AAAAAAAA/page") == cost_of("HEAD", "/api/tables/AAAAAAAA/page") == 8
    assert cost_of("POST", "/api/tables") == 8 > cost_of("GET", "/api/tables") > 1
    assert cost_of("PROPFIND", "/api/tables/A/page") == 1, "refused anyway"


def test_pages_are_asked_for_less_often_than_pictures_and_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    real = pages.game_page

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return real(*arguments)

    monkeypatch.setattr(pages, "game_page", counted)

    async def visit() -> None:
        async with hall(Limits(requests=0.001, requests_burst=100)) as h:
            ann = h.visitor()
            code = await ann.lay(ANN, LINK)
            bob = h.visitor(address="192.0.2.9")
            await bob.post(f"/api/tables/{code}/sit", {"name": "Bob"})
            line = await ann.connect(code)
            await line.look(0)
            await line.send({"type": "resign", "seat": 0})
            await line.receive_until("state")
            answers = [await ann.get(f"/api/tables/{code}/page") for _ in range(15)]
            fine = [answer for answer in answers if answer.status == 200]
            assert 8 <= len(fine) < 12
            assert answers[-1].json["code"] == "too-fast"
            theirs = await bob.get(f"/api/tables/{code}/page")
            assert theirs.status == 200
            assert made == 1
            mine, others = fine[0].json["table"]["seats"], theirs.json["table"]["seats"]
            assert [seat["mine"] for seat in mine] == [True, False]
            assert [seat["mine"] for seat in others] == [False, True], "each reader's own"
            await line.drop()

    asyncio.run(visit())


def test_looks_cost_more_than_answers_and_an_address_has_one_mouth() -> None:
    now = 0.0
    addresses = AddressLimits(
        Limits(messages_burst=12, messages=1, address_messages=2, address_messages_burst=20), lambda: now
    )
    assert addresses.enter("a") == addresses.enter("a") == "welcome"
    first, second = addresses.speech_of("a"), addresses.speech_of("a")
    assert [first.take(4) for _ in range(5)] == [True] * 3 + [False] * 2
    assert [second.take(1) for _ in range(10)] == [True] * 8 + [False] * 2
    now = 2.0
    assert second.take(1)
    addresses.leave("a")
    addresses.leave("a")
    assert addresses.connections == {}
    assert not addresses.speech_of("a").take(4), "nobody has more to say because they come again"
    assert isinstance(addresses.speech_of("b"), Speech)


def test_an_address_lays_so_many_tables_and_others_lay_theirs() -> None:
    async def visit() -> None:
        async with hall(Limits(tables_burst=3, tables=0.0)) as h:
            greedy = h.visitor(address="192.0.2.7")
            body = {"seats": [BOT, BOT, BOT, BOT], "sets": ["base"]}
            answers = [await greedy.post("/api/tables", body) for _ in range(5)]
            assert [answer.status for answer in answers] == [200] * 3 + [429] * 2
            assert answers[-1].json["code"] == "too-many-tables"
            assert answers[-1].headers["retry-after"] == "60"
            assert (await h.visitor(address="192.0.2.8").post("/api/tables", body)).status == 200
            rooms = h.services.rooms
            await asyncio.sleep(0.05)
            assert all(room.ledger.line == [] for room in rooms.in_memory()), "and nobody looks, so nobody plays"
            assert {room.address for room in rooms.in_memory()} == {"192.0.2.7", "192.0.2.8"}

    asyncio.run(visit())


def test_when_there_is_too_much_to_do_games_go_on_and_what_can_wait_is_refused() -> None:
    async def visit() -> None:
        async with hall(Limits(), Site("0.0.0.0", names=frozenset())) as h:
            ann, _, code = await two_at_a_table(h)
            h.services.rooms.pulse.lag = 1e9
            refused = await ann.post("/api/tables", {"seats": [ANN, BOT], "sets": ["base"]})
            assert (refused.status, refused.json["code"], refused.headers["retry-after"]) == (503, "busy", "5")
            with pytest.raises(Denied) as denied:
                await h.visitor().connect(code)
            assert denied.value.json["code"] == "crowded"
            line = await ann.connect(code)
            assert (await line.look(0))["table"]["options"]
            await line.drop()
            assert (await ann.get("/api/mine")).status == 200
        for limits, site in ((Limits(), Site(names=frozenset())), (Limits(per_address=0), SECURE)):
            async with hall(limits, site) as h:
                h.services.rooms.pulse.lag = 1e9
                host = site.public_url.removeprefix("https://") or "127.0.0.1:8000"
                visitor = h.visitor(host=host, origin=site.public_url or f"http://{host}")
                await visitor.lay(ANN, BOT)  # alone with it, or measuring it

    asyncio.run(visit())


# -- small things -------------------------------------------------------------------------------------------


def test_methods_that_somebody_thinks_up_are_counted_as_one() -> None:
    async def visit() -> None:
        async with hall() as h:
            for number in range(50):
                await h.visitor().ask(f"DANCE{number}", "/api/about")
            text = (await h.visitor().get("/metrics")).body.decode()
            assert "DANCE" not in text
            assert text.count('method="(other)"') == 1

    asyncio.run(visit())


def test_two_lengths_are_refused() -> None:
    async def visit() -> None:
        async with hall() as h:
            answer = await h.visitor().ask("POST", "/api/tables", b"{}", transfer_encoding="chunked")
            assert (answer.status, answer.json["code"]) == (400, "unreadable")

    asyncio.run(visit())


def secure_visitor(h: Any, **more: Any) -> Visitor:
    visitor: Visitor = h.visitor(host="cuore.example.org", origin="https://cuore.example.org", **more)
    return visitor


def test_behind_https_the_cookie_is_this_hosts_alone_and_https_stays() -> None:
    async def visit() -> None:
        async with hall(site=SECURE) as h:
            ann = secure_visitor(h)
            await ann.lay(ANN, LINK)
            assert set(ann.cookies) == {tokens.SECURE_COOKIE} == {"__Host-cuore-key"}
            assert len((await ann.get("/api/mine")).json["tables"]) == 1
            assert (await ann.get("/")).headers["strict-transport-security"].startswith("max-age=31536000")
        async with hall() as h:
            assert "strict-transport-security" not in (await h.visitor().get("/")).headers

    asyncio.run(visit())


def test_a_browser_from_before_https_keeps_its_seats() -> None:
    async def visit() -> None:
        async with hall(site=SECURE) as h:
            key = tokens.new_key()
            old = secure_visitor(h, cookies={tokens.COOKIE: key})
            await old.lay(ANN, LINK)
            assert old.cookies[tokens.SECURE_COOKIE] == key
            forged = secure_visitor(h, cookies={tokens.COOKIE: tokens.new_key(), tokens.SECURE_COOKIE: key})
            assert len((await forged.get("/api/mine")).json["tables"]) == 1, "no other host can set that one"

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("site", "token", "shown", "status"),
    [
        (Site(names=frozenset()), "", "", 200),
        (SECURE, "", "", 404),
        (Site("0.0.0.0", names=frozenset()), "", "", 404),
        (SECURE, "secret", "", 404),
        (SECURE, "secret", "Bearer wrong", 404),
        (SECURE, "secret", "Bearer secret", 200),
        (Site(names=frozenset()), "secret", "", 404),
    ],
)
def test_the_counters_are_for_the_host(site: Site, token: str, shown: str, status: int) -> None:
    async def visit() -> None:
        async with hall(site=site) as h:
            h.services.metrics_token = token
            visitor = h.visitor(host="127.0.0.1:8000", headers={"authorization": shown} if shown else {})
            assert (await visitor.get("/metrics")).status == status

    asyncio.run(visit())


# -- one server for one file ----------------------------------------------------------------------------------

HOLD = """
import sys
from cuore.server.one_server import alone_with
with alone_with(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_one_file_is_refused_and_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline() == "held\n"
            with pytest.raises(StoreError, match="another server is using it"), alone_with(url):
                pass
        finally:
            first.kill()
    with alone_with(url):
        pass
    with alone_with(url), alone_with("sqlite://"), alone_with("postgresql://somewhere/games"), suppress(StoreError):
        pass


def test_the_server_holds_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    settings = serve.ServerSettings(url, port=0)
    sock = serve.bind("127.0.0.1", 0)
    try:
        with alone_with(url), pytest.raises(StoreError, match="another server"):
            serve.serve(settings, sock)
        assert not (tmp_path / "games.sqlite").exists(), "it has not even been opened"
    finally:
        sock.close()
