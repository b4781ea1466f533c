"""nginx and Caddy as deploy/ sets them up, before two real servers on one PostgreSQL: by https, over WebSockets.

Each is skipped where it is not installed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from cuore.server import client
from tests.server.clusters import cluster, programs

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cuore.example.org"
SECONDS = 90.0
TRUSTING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE  # the certificate is one of our own

pytestmark = pytest.mark.skipif(
    not (client.FOLDER / client.PAGE).is_file() or programs() is None, reason="needs PostgreSQL and the built client"
)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(command, env={**os.environ, **environment}) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def nginx(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    """The sample with our ports and a certificate of our own."""
    key, certificate = folder / "key.pem", folder / "cert.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("127.0.0.1:8000", f"127.0.0.1:{servers[0]}"),
        ("127.0.0.1:8001", f"127.0.0.1:{servers[1]}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (folder / "cuore.conf").write_text(text, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/cuore.conf;\n}}\n",
        encoding="utf-8",
    )
    return [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(whole)], {}


def caddy(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    """The sample as it is, at our port, with a certificate of Caddy's own."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    head = (
        f"{{\n\tadmin off\n\thttps_port {port}\n\thttp_port {free_port()}\n\tlocal_certs\n\tskip_install_trust\n}}\n"
    )
    (folder / "Caddyfile").write_text(head + text, encoding="utf-8")
    own = {
        "CUORE_NAME": NAME,
        "CUORE_SERVERS": " ".join(f"127.0.0.1:{server}" for server in servers),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], own


def ask(port: int, path: str, body: object = None, **headers: str) -> tuple[int, bytes, str]:
    """Status, answer and cookie of a request that names the host as browsers would."""
    line = socket.create_connection(("127.0.0.1", port), 10)
    with TRUSTING.wrap_socket(line, server_hostname=NAME) as secured:
        connection = http.client.HTTPConnection(NAME)
        connection.sock = secured
        data = None if body is None else json.dumps(body)
        sent = {"Origin": f"https://{NAME}", "Content-Type": "application/json", **headers}
        connection.request("GET" if data is None else "POST", path, data, sent)
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.headers.get("Set-Cookie", "")


def is_open(port: int) -> bool:
    with socket.create_connection(("127.0.0.1", port), 1):
        return True


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        with suppress(OSError, ssl.SSLError):
            if holds():
                return
        time.sleep(0.2)
    raise AssertionError(what)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_two_servers_behind_a_proxy(
    proxy: Callable[[Path, int, list[int]], tuple[list[str], dict[str, str]]], tmp_path: Path
) -> None:
    if shutil.which(proxy.__name__) is None and not Path(f"/usr/sbin/{proxy.__name__}").exists():
        pytest.skip(f"{proxy.__name__} is not installed")
    servers, port = [free_port(), free_port()], free_port()
    with cluster() as database, ExitStack() as stack:
        settings = tmp_path / "serve.toml"
        settings.write_text(
            f'public-url = "https://{NAME}"\nproxy = "127.0.0.1"\nno-browser = true\ndatabase = "{database.url}"\n',
            encoding="utf-8",
        )
        serve = [sys.executable, "-m", "cuore", "serve", "--config", str(settings), "--port"]
        houses = [stack.enter_context(running([*serve, str(number)], {})) for number in servers]
        for number in servers:
            until(lambda number=number: is_open(number), "the server serves")  # type: ignore[misc]
        command, environment = proxy(tmp_path, port, servers)
        stack.enter_context(running(command, environment))
        until(lambda: ask(port, "/readyz")[0] == 200, "the proxy reaches a server")
        assert ask(port, "/metrics")[0] == 404
        seats = [{"player": "here", "name": "Ann"}, {"player": "bot", "level": "easy"}]
        answers = []

        def is_laid() -> bool:  # a public server that lags behind asks for patience
            answers.append(ask(port, "/api/tables", {"seats": seats, "sets": ["base"]}))
            return answers[-1][0] == 200

        until(is_laid, "a table is laid")
        _, body, cookie = answers[-1]
        assert cookie.startswith("__Host-cuore-key=")
        assert "Secure" in cookie
        code, key = json.loads(body)["code"], cookie.partition(";")[0]
        assert asyncio.run(seen(port, code, key)) == code
        houses[0].kill()
        houses[0].wait(10)
        until(lambda: asyncio.run(seen(port, code, key)) == code, "the table goes on at the other server")


async def seen(port: int, code: str, key: str) -> str:
    """The table that somebody sees who comes through the proxy with the key of its seat."""
    try:
        async with connect(
            f"wss://{NAME}/ws/{code}",
            host="127.0.0.1",
            port=port,
            ssl=TRUSTING,
            server_hostname=NAME,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers={"Cookie": key},
            proxy=None,
            open_timeout=10,
        ) as line:
            await line.send(json.dumps({"type": "look", "seat": 0, "lang": "en"}))
            while True:
                message = json.loads(await asyncio.wait_for(line.recv(), 10))
                if message["type"] == "state":
                    return str(message["table"]["code"])
    except Exception as error:  # noqa: BLE001 - a proxy that finds out refuses in many ways
        return f"{type(error).__name__}: {error}"
