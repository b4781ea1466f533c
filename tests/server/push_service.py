"""A browser that subscribes to notes, and a push service of our own that takes them."""

from __future__ import annotations

import base64
import http.client
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cuore.server import pushing
from cuore.server.pushing import Signature, Subscription, opened, packed, unpacked


class Subscriber:
    """The browser's side: it alone can open what is sent to it."""

    def __init__(self, endpoint: str = "https://push.example.com/send/abc?x=1") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.endpoint = endpoint

    @property
    def told(self) -> dict[str, str]:
        """As it tells the server."""
        kind = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, kind)
        return {"endpoint": self.endpoint, "p256dh": packed(point), "auth": packed(self.auth)}

    def reads(self, body: bytes) -> Any:
        return json.loads(opened(body, self.key, self.auth))


class PushService:
    """What was brought to it: headers and bodies; it answers with `status`."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0

    def send(self, to: Subscription, note: bytes, signature: Signature, contact: str, topic: str) -> int:
        """In place of `pushing.send`: the same request, but to this machine and without https."""
        pushing.service_of(to.endpoint)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            return pushing.post(connection, to, note, signature, contact, topic)
        finally:
            connection.close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.notes.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def claims_of(header: str) -> tuple[dict[str, Any], str]:
    """What the signature of a request says, once it has been checked; and the key that it names."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    raw = unpacked(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(base64.urlsafe_b64decode(claims + "==")), key
