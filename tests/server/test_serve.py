"""The server as a process: one line when it starts, one when it cannot, and a clean end with browsers connected."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cuore.cli import main
from cuore.cli import serve as command
from cuore.server import client, event_loop, serve
from cuore.server.serve import ServeError, bind, public, trusted

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
LOOKS = 400  # some 30 MB, if all were sent
SECONDS = 60  # until a start must have happened: the machine may be busy


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment in which nobody's own files are touched."""
    gone = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY")
    here = {name: value for name, value in os.environ.items() if name not in gone}
    return here | {"HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.fixture
def built(tmp_path: Path, home: dict[str, str]) -> None:
    """A client, even where none is built: the tests here are about the server."""
    if not (client.FOLDER / client.PAGE).is_file():
        pytest.skip("the browser client is not built")


@contextmanager
def started(home: dict[str, str], *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`cuore …` as a process, and the address that it prints."""
    command = [sys.executable, "-m", "cuore", *arguments]
    with subprocess.Popen(command, env=home, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            line = child.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, (line, child.stderr.read() if child.stderr and child.poll() is not None else "")
            yield child, found.group()
        finally:
            if child.poll() is None:
                child.kill()


def ask(url: str, body: object = None) -> tuple[Any, str]:
    """An answer of the server, and its cookie."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data), timeout=SECONDS) as answer:
        return json.load(answer), (answer.headers.get("set-cookie") or "").partition(";")[0]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_within_seconds_with_browsers_connected_and_goes_on_where_it_was(
    home: dict[str, str], number: signal.Signals
) -> None:
    laid = {"seats": [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}], "sets": ["base"]}

    async def visit(child: subprocess.Popen[str], url: str) -> tuple[str, str, int]:
        card, cookie = await asyncio.to_thread(ask, f"{url}/api/tables", laid)
        address = url.replace("http", "ws") + f"/ws/{card['code']}"
        async with (
            connect(address, additional_headers={"Cookie": cookie}) as line,
            connect(address) as watcher,
            connect(address) as silent,
        ):
            await line.send('{"type":"look","seat":0,"lang":"en"}')
            await watcher.send('{"type":"look","seat":null,"lang":"en"}')
            while (state := json.loads(await line.recv()))["type"] != "state":
                pass
            table = state["table"]
            move = {"type": "answer", "id": "answer-1", "at": table["version"], "move": table["options"][0]["move"]}
            await line.send(json.dumps({**move, "seat": table["to_move"]}))
            while json.loads(await line.recv())["type"] != "done":
                pass
            with pytest.raises(InvalidStatus):
                await connect(url.replace("http", "ws") + "/ws/AAAAAAAA")  # refused, which is no line in the log
            begin = time.monotonic()
            child.send_signal(number)
            for each in (line, watcher):
                while json.loads(await asyncio.wait_for(each.recv(), SECONDS))["type"] != "closing":
                    pass
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(each.recv(), SECONDS)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), SECONDS)
            assert await asyncio.to_thread(child.wait, SECONDS) == 0
            assert time.monotonic() - begin < SECONDS
        return card["code"], cookie, table["version"] + 1

    with started(home, "serve", "--port", "0") as (child, url):
        code, cookie, version = asyncio.run(visit(child, url))
        assert child.stderr is not None
        assert child.stderr.read() == ""
    if number == signal.SIGINT:
        return  # once is enough for what follows
    with started(home, "serve", "--port", "0") as (child, url):
        asyncio.run(again(url, code, cookie, version))
        child.send_signal(number)
        assert child.wait(SECONDS) == 0


async def again(url: str, code: str, cookie: str, version: int) -> None:
    address = url.replace("http", "ws") + f"/ws/{code}"
    async with connect(address, additional_headers={"Cookie": cookie}) as line:
        await line.send('{"type":"look","seat":0,"lang":"en"}')
        while (state := json.loads(await line.recv()))["type"] != "state":
            pass
        assert state["table"]["version"] == version


@pytest.mark.usefixtures("built")
def test_bare_cuore_serves_on_loopback_beside_a_port_that_is_taken(home: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", serve.PORT))
            taken.listen()
        except OSError:
            pass  # somebody else has it: just as well
        with started(home) as (child, url):
            assert re.fullmatch(r"http://127\.0\.0\.1:80[0-9][0-9]", url)
            assert not url.endswith(f":{serve.PORT}")
            assert ask(f"{url}/healthz")[0] == {"status": "ok"}
            assert (Path(home["HOME"]) / ".local/share/cuore/games.sqlite").is_file()
            child.send_signal(signal.SIGINT)
            assert child.wait(SECONDS) == 0


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--public-url", "cuore.example.org"], ["--public-url", "https://"]),
        (["--public-url", "https://example.org/cuore"], ["--public-url"]),
        (["--public-url", "ftp://example.org"], ["--public-url"]),
        (["--proxy", "banana"], ["--proxy", "127.0.0.1", "banana"]),
        (["--proxy", "127.0.0.1, 10.0.0.0/99"], ["--proxy", "10.0.0.0/99"]),
        (["--host", "no.such.host.invalid", "--database", "sqlite://"], ["no.such.host.invalid", "--host"]),
        (["--host", "192.0.2.1", "--database", "sqlite://"], ["192.0.2.1", "--host"]),
        (["--port", "70000"], ["--port"]),
        (["--bot-pace", "-1"], ["--bot-pace"]),
        (["--bot", "nobody"], ["unknown bot 'nobody'"]),
        (["--bot", "no.such.module:Bot"], ["no.such.module:Bot", "ModuleNotFoundError"]),
        (["--port", "0", "--database", "nonsense"], ["database"]),
        (["--port", "0"], ["games", "--database"]),  # the folder for it cannot be made
        (["--port", "0", "--database", "sqlite:////proc/none/games.sqlite"], ["/proc/none"]),
    ],
)
def test_what_is_wrong_is_one_line(
    home: dict[str, str],
    arguments: list[str],
    parts: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", home["HOME"])
    (Path(home["HOME"]) / ".local").write_text("in the way")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["serve", "--no-browser", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("cuore: ")
    assert told.err.count("\n") == 1
    for part in parts:
        assert part in told.err


def test_a_bot_of_the_hosts_own_is_offered_and_plays(home: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('about = "Love, and nothing else"\n[[employ]]\ncard = "2 Love"\n')
    name = str(tmp_path / "mine.toml")
    with started(home, "serve", "--port", "0", "--bot-pace", "0", "--bot", name) as (child, url):
        offered = {bot["level"]: bot["name"] for bot in ask(f"{url}/api/about")[0]["other_bots"]}
        assert {"big-love", "strategy:sisters", "mine"} <= offered.keys()
        assert "easy" not in offered
        assert name not in json.dumps(ask(f"{url}/api/about")[0]), "visitors learn nothing of the host's folders"
        seats = [{"player": "bot", "level": "mine"}, {"player": "bot", "level": "easy"}]
        code = ask(f"{url}/api/tables", {"seats": seats, "sets": ["base"], "options": ["two-player-quick"]})[0][
            "code"
        ]
        asyncio.run(watch_to_the_end(url.replace("http", "ws") + f"/ws/{code}"))
        assert ask(f"{url}/api/tables/{code}")[0]["status"] == "over"
        child.send_signal(signal.SIGINT)
        assert child.wait(SECONDS) == 0


async def watch_to_the_end(address: str) -> None:
    """Bots among themselves play for whoever looks."""
    async with asyncio.timeout(SECONDS), connect(address) as line:
        await line.send('{"type":"look","seat":null,"lang":"en"}')
        while True:
            told = json.loads(await line.recv())
            if told["type"] == "state" and told["table"]["status"] == "over":
                return


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError) as refused:
            bind("127.0.0.1", port)
        assert (refused.value.key, refused.value.values) == ("serve-port-taken", {"port": port})
        with bind("127.0.0.1", port, next_free=True) as other:
            assert port < other.getsockname()[1] <= port + serve.NEIGHBOURS


def test_public_urls() -> None:
    assert public("https://Cuore.example.org/") == "https://cuore.example.org"
    assert public("http://192.168.1.5:8080") == "http://192.168.1.5:8080"
    assert public("") == ""
    for wrong in (
        "cuore",
        "https://",
        "https://a/b",
        "https://a?b",
        "https://u@a",
        "javascript:alert(1)",
        "https://a:99999",
    ):
        with pytest.raises(ServeError):
            public(wrong)


def test_a_server_for_everybody_names_an_address_that_others_can_type(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as sock:
        port = sock.getsockname()[1]
        monkeypatch.setattr(serve, "_own_address", lambda: "192.168.1.5")
        for_all = serve.ServerSettings(database="sqlite://", host="0.0.0.0")
        assert serve.address_of(sock, for_all) == f"http://192.168.1.5:{port}"
        monkeypatch.setattr(serve, "_own_address", lambda: None)  # no network
        assert serve.address_of(sock, for_all) == f"http://{socket.gethostname()}:{port}"
        assert serve.address_of(sock, serve.ServerSettings(database="sqlite://")) == f"http://127.0.0.1:{port}"


def test_proxies() -> None:
    for right in ("", "*", "127.0.0.1", "10.0.0.0/8, 2001:db8::/32"):
        assert trusted(right) == right


def test_bare_cuore_is_for_this_machine_alone(monkeypatch: pytest.MonkeyPatch, home: dict[str, str]) -> None:
    served: list[tuple[serve.ServerSettings, bool]] = []

    def instead(server: serve.ServerSettings, _settings: object, *, open_browser: bool) -> None:
        served.append((server, open_browser))

    monkeypatch.setenv("HOME", home["HOME"])
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("cuore.cli.serve._run", instead)
    assert main([]) == 0
    ((server, open_browser),) = served
    assert (server.host, server.next_free, open_browser) == ("127.0.0.1", True, True)
    assert server.database == f"sqlite:///{home['HOME']}/.local/share/cuore/games.sqlite"
    assert server.limits.per_address > 0


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="these always have a screen")
@pytest.mark.parametrize(
    ("where", "opens"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, False),
    ],
)
def test_a_browser_is_opened_only_before_a_screen(
    where: dict[str, str], opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in where.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert command._has_browser() is opens
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not command._has_browser()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads memory from /proc")
@pytest.mark.usefixtures("built")
def test_a_browser_that_reads_nothing_costs_little(home: dict[str, str]) -> None:
    """Over a real connection: it asks and asks and never reads."""
    laid = {"seats": [{"player": "here", "name": "Ann"}, {"player": "here", "name": "Bob"}], "sets": ["base"]}
    with started(home, "serve", "--port", "0", "--no-limits") as (child, url):
        card, _ = ask(f"{url}/api/tables", laid)
        host, port = url.removeprefix("http://").split(":")
        before = memory(child.pid)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.sendall(
                f"GET /ws/{card['code']} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            for number in range(LOOKS):
                lang = ("en", "fr")[number % 2]  # each look in another language is answered with every card's page
                deaf.sendall(frame(f'{{"type":"look","seat":null,"lang":"{lang}"}}'))
                time.sleep(0.005)
            assert ask(f"{url}/healthz")[0] == {"status": "ok"}
            with urllib.request.urlopen(f"{url}/metrics", timeout=SECONDS) as metrics:
                found = re.search(r"cuore_states_sent_total (\d+)", metrics.read().decode())
            assert found
            assert 0 < int(found.group(1)) < LOOKS // 2, "it is sent no more than the system takes in for it"
            assert memory(child.pid) - before < 80_000, "and nothing is kept for it"


def test_connections_that_bring_no_request_are_closed() -> None:
    class Transport:
        closed = False

        def close(self) -> None:
            self.closed = True

    class Connection:
        def __init__(self, **more: object) -> None:
            self.transport = Transport()
            vars(self).update(more)

    silent, busy, websocket = Connection(cycle=None), Connection(cycle=object()), Connection()
    done = Connection(cycle=type("Cycle", (), {"response_complete": True})())
    nothing: Any = None
    server = serve.Server(uvicorn.Config("nothing", log_config=None), nothing, lambda: None)
    vars(server.server_state)["connections"] = {silent, busy, websocket, done}
    server.drop_idlers(0.0)
    server.drop_idlers(serve.IDLE_SECONDS - 1)
    assert not silent.transport.closed
    server.drop_idlers(serve.IDLE_SECONDS + 1)
    closed = [connection.transport.closed for connection in (silent, done, busy, websocket)]
    assert closed == [True, True, False, False]


def frame(text: str) -> bytes:
    """A WebSocket text frame of a client, masked with zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text.encode()


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found.group(1))


def test_without_a_client_it_says_how(home: dict[str, str], tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from cuore.server import client;"
        f"client.FOLDER = pathlib.Path({str(tmp_path)!r});"
        "from cuore.cli import main; sys.exit(main([]))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=home, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "run.py" in done.stderr
    assert "cuore play" in done.stderr


def test_the_event_loop_is_uvloops_where_it_is_installed_and_else_pythons(monkeypatch: pytest.MonkeyPatch) -> None:
    def room_of_new_loop() -> str:
        loop = event_loop.new()
        loop.close()
        return type(loop).__module__.partition(".")[0]

    pytest.importorskip("uvloop", reason='pip install "cuore[server]"')
    assert room_of_new_loop() == "uvloop"
    monkeypatch.setitem(sys.modules, "uvloop", None)  # as if it were not there
    assert room_of_new_loop() == "asyncio"
