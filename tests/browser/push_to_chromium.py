"""A push service of our own for the real Chromium, in place of the one that its maker runs.

Switches tell Chromium where its push service is (`switches`), so nothing of the browser is played by the test: it
checks in, registers a subscription with keys that it makes and keeps, holds a connection open, opens what it is given
and wakes our worker. There are three doors, all on loopback:

    plain        http: Chromium introduces itself (/checkin) and asks for a token for each subscription (/register)
    notes        https: where servers bring their notes (/…/TOKEN, RFC 8030). Only those that are signed (RFC 8292) by
                 the key with which the browser has subscribed; nothing here could open them
    connection   TLS: messages of a tag, a length and a protocol buffer, by which Chromium is brought its notes

A note is kept until Chromium says that it has it, and brought again over each new connection.
"""

from __future__ import annotations

import base64
import hashlib
import http.server
import ipaddress
import socketserver
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.push_service import claims_of

HERE = "127.0.0.1"
VERSION = 41  # of the protocol
PING, PONG, LOGIN, WELCOME, ACKNOWLEDGED, NOTE = 0, 1, 2, 3, 7, 8  # tags of messages
BROWSER, SECRET = 4711, 815  # as which Chromium is known after it has checked in


@dataclass
class Registration:
    """One subscription of the browser's."""

    key: str  # of the server that alone may send there
    app: str
    subtype: str
    waiting: dict[str, bytes] = field(default_factory=dict)  # notes that Chromium does not have yet


class PushToChromium:
    """What Chromium has registered, and the bodies that servers have brought."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "push.pem"
        self._pin = _certify(self.certificate)
        self.registrations: dict[str, Registration] = {}  # by token
        self.brought: list[bytes] = []
        self.doors: dict[str, int] = {}  # the ports of all
        self._connection: Any = None
        self._lock = threading.Lock()

    @property
    def switches(self) -> list[str]:
        """With which Chromium comes here."""
        plain = f"http://{HERE}:{self.doors['plain']}"
        return [
            f"--gcm-checkin-url={plain}/checkin",
            f"--gcm-registration-url={plain}/register",
            f"--gcm-mcs-endpoint=https://{HERE}:{self.doors['connection']}",
            f"--ignore-certificate-errors-spki-list={self._pin}",
        ]

    def register(self, wish: dict[str, str]) -> str:
        """What Chromium is answered: the token of a new subscription, or that one is gone."""
        with self._lock:
            if wish.get("delete") == "true":
                gone = [token for token, found in self.registrations.items() if found.subtype == wish["X-subtype"]]
                for token in gone:
                    del self.registrations[token]
                return f"deleted={','.join(gone)}"
            token = f"token-{len(self.registrations)}"
            self.registrations[token] = Registration(wish["sender"], wish["app"], wish.get("X-subtype", ""))
            return f"token={token}"

    def take(self, token: str, headers: dict[str, str], body: bytes) -> int:
        """A note that a server brings; the status that it is answered."""
        with self._lock:
            registration = self.registrations.get(token)
            if registration is None:
                return 410
            try:
                claims, key = claims_of(headers.get("authorization", ""))
            except (ValueError, InvalidSignature):
                return 401
            if (
                key != registration.key
                or claims["aud"] != f"https://{headers['host']}"
                or claims["exp"] < time.time()
            ):
                return 403
            if headers.get("content-encoding") != "aes128gcm" or "ttl" not in headers:
                return 400
            self.brought.append(body)
            registration.waiting[f"note-{len(self.brought)}"] = body
            self._bring()
            return 201

    def connected(self, connection: Any) -> None:
        with self._lock:
            self._connection = connection
            self._bring()

    def acknowledged(self) -> None:
        """Chromium has all that was brought."""
        with self._lock:
            for registration in self.registrations.values():
                registration.waiting.clear()

    def _bring(self) -> None:
        if self._connection is None:
            return
        for registration in self.registrations.values():
            for number, body in registration.waiting.items():
                told = {"subtype": registration.subtype, "content-encoding": "aes128gcm"}
                data = b"".join(_field(7, _field(1, name) + _field(2, value)) for name, value in told.items())
                head = _field(3, registration.key) + _field(5, registration.app) + data + _field(9, number)
                # 24: tell us at once that you have it
                self._connection.say(NOTE, head + _field(18, int(time.time())) + _field(21, body) + _field(24, 1))


@contextmanager
def push_to_chromium(folder: Path) -> Iterator[PushToChromium]:
    service = PushToChromium(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(service.certificate)

    class Door(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, answer = 200, b""
            if self.path == "/checkin":
                answer = _field(1, 1) + _field(9, 1) + _fixed(7, BROWSER) + _fixed(8, SECRET)
            elif self.path == "/register":
                answer = service.register(dict(parse_qsl(body.decode()))).encode()
            else:
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.take(self.path.rpartition("/")[2], headers, body)
            self.send_response(status)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Connection(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            if self.rfile.read(1) != bytes([VERSION]):
                return
            while tag := self.rfile.read(1):
                self.rfile.read(self.number())
                if tag[0] == LOGIN:
                    self.wfile.write(bytes([VERSION]))
                    self.say(WELCOME, _field(1, "welcome"))
                    service.connected(self)
                elif tag[0] == PING:
                    self.say(PONG, b"")
                elif tag[0] == ACKNOWLEDGED:
                    service.acknowledged()

        def number(self) -> int:
            found = shift = 0
            while True:
                (byte,) = self.rfile.read(1)
                found |= (byte & 127) << shift
                shift += 7
                if byte < 128:
                    return found

        def say(self, tag: int, message: bytes) -> None:
            with suppress(OSError):  # Chromium has gone, and comes again
                self.wfile.write(bytes([tag]) + _varint(len(message)) + message)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            pass  # a connection that breaks: Chromium makes another

    class TlsServer(Server):
        def get_request(self) -> tuple[Any, Any]:
            plain, address = super().get_request()
            # The handshake comes with the first byte that is read, and holds up nobody else.
            return context.wrap_socket(plain, server_side=True, do_handshake_on_connect=False), address

    servers = {
        "plain": Server((HERE, 0), Door),
        "notes": TlsServer((HERE, 0), Door),
        "connection": TlsServer((HERE, 0), Connection),
    }
    service.doors = {name: server.server_address[1] for name, server in servers.items()}
    threads = [threading.Thread(target=each.serve_forever, args=(0.05,), daemon=True) for each in servers.values()]
    for thread in threads:
        thread.start()
    try:
        yield service
    finally:
        for server in servers.values():
            server.shutdown()
            server.server_close()
        for thread in threads:
            thread.join()


def _certify(path: Path) -> str:
    """A key and a certificate for loopback and for the names that Chromium gives to push services; its pin."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "The push service of the tests")])
    names = [
        x509.DNSName("*.google.com"),
        x509.DNSName("*.googleapis.com"),
        x509.IPAddress(ipaddress.ip_address(HERE)),
    ]
    now, day = datetime.now(UTC), timedelta(days=1)
    identity = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    builder = builder.add_extension(identity, critical=False)
    signed = builder.sign(key, hashes.SHA256())
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + signed.public_bytes(serialization.Encoding.PEM))
    public = key.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return base64.b64encode(hashlib.sha256(public).digest()).decode()


# -- protocol buffers ---------------------------------------------------------------------------------------


def _varint(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def _field(number: int, value: int | str | bytes) -> bytes:
    if isinstance(value, int):
        return _varint(number << 3) + _varint(value)
    data = value.encode() if isinstance(value, str) else value
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def _fixed(number: int, value: int) -> bytes:
    return _varint(number << 3 | 1) + value.to_bytes(8, "little")
