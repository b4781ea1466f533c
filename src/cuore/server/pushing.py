"""Web Push: a note that reaches a browser whose page is closed (RFC 8030, 8188, 8291, 8292).

A browser names an address at its maker's push service and a key. What we send there is sealed with that key, so that
the service can read nothing of it, and signed with a key of this server's own, which is made at its first use and
kept in the database. The address comes from a browser and is asked by us, from inside: it must be https at a public
name and lead to public addresses alone, and no redirection is followed.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import os
import socket
import ssl
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096  # bytes: one record, as RFC 8291 wants it
LONGEST: Final = 3000  # bytes of a note
LONGEST_ADDRESS: Final = 500
TTL: Final = 2 * 24 * 3600  # seconds for which a service keeps a note for a browser that is away
SIGNED_FOR: Final = 12 * 3600  # seconds
PATIENCE: Final = 10.0  # seconds for a service to answer
HTTPS: Final = 443


class NotPushable(ValueError):
    """That is no subscription to which anything may be sent."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser can be reached, and the keys that only it can open."""

    endpoint: str
    p256dh: bytes  # its public key: a point
    auth: bytes  # a secret between it and us

    @staticmethod
    def of(endpoint: str, p256dh: str, auth: str) -> Subscription:
        """As a browser tells it; `NotPushable` if it cannot be one."""
        try:
            point, secret = unpacked(p256dh), unpacked(auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise NotPushable("its keys are none") from None
        if len(secret) != 16:
            raise NotPushable("its secret is none")
        service_of(endpoint)
        return Subscription(endpoint, point, secret)


def service_of(endpoint: str) -> str:
    """The host of a push service; `NotPushable` for an address that can be none."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port or HTTPS
    except ValueError:
        raise NotPushable("it is no address") from None
    host = (parts.hostname or "").rstrip(".")
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if (
        len(endpoint) > LONGEST_ADDRESS
        or not plain
        or parts.scheme != "https"
        or port != HTTPS
        or "@" in parts.netloc
    ):
        raise NotPushable("it is not https at the usual port")
    if "." not in host or host.endswith((".local", ".internal", ".localhost")) or _is_address(host):
        raise NotPushable("it is no public name")
    return host


def _is_address(host: str) -> bool:
    if host.replace(".", "").isdigit() or host.startswith("0x"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def public_addresses(host: str) -> list[str]:
    """Where a name leads; `NotPushable` if any of it is not out in the world."""
    found = sorted({str(info[4][0]) for info in socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)})
    for address in found:
        where = ipaddress.ip_address(address.partition("%")[0])
        if not where.is_global or where.is_multicast:
            raise NotPushable("it leads inside")
    if not found:
        raise NotPushable("it leads nowhere")
    return found


# -- sealing ------------------------------------------------------------------------------------------------


def sealed(
    note: bytes, to: Subscription, sender: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A note that only that browser can read; the key and the salt are made for this one note."""
    if len(note) > LONGEST:
        raise ValueError(len(note))
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    point = _point(sender.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.p256dh)
    shared = sender.exchange(ec.ECDH(), theirs)
    key = _derived(shared, to.auth, b"WebPush: info\0" + to.p256dh + point, 32)
    secret = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(secret).encrypt(nonce, note + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + text


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The same from the browser's side; `NotPushable` if it was meant for another."""
    salt, size, point, text = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
    if size != 65:
        raise NotPushable("it has no key")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = key.exchange(ec.ECDH(), theirs)
    derived = _derived(shared, auth, b"WebPush: info\0" + _point(key.public_key()) + point, 32)
    secret = _derived(derived, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(derived, salt, b"Content-Encoding: nonce\0", 12)
    try:
        return AESGCM(secret).decrypt(nonce, text, None).rstrip(b"\0").removesuffix(b"\x02")
    except InvalidTag:
        raise NotPushable("it was sealed for another") from None


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


# -- signing ------------------------------------------------------------------------------------------------


class Signature:
    """The key by which push services know this server again."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = packed(_point(private.public_key()))

    @staticmethod
    def new() -> Signature:
        """A key of its own."""
        return Signature(ec.generate_private_key(ec.SECP256R1()))

    @staticmethod
    def read(text: str) -> Signature:
        """From `written`."""
        key = serialization.load_pem_private_key(text.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return Signature(key)

    def written(self) -> str:
        """To be kept."""
        kind = serialization.PrivateFormat.PKCS8
        return self._private.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption()).decode()

    def header(self, endpoint: str, contact: str) -> str:
        """Who sends this, for the service at that address."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def packed(data: bytes) -> str:
    """Bytes as the web writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The same back; `ValueError` if it is not that."""
    if len(text) > LONGEST_ADDRESS:
        raise ValueError(len(text))
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# -- sending ------------------------------------------------------------------------------------------------


def send(to: Subscription, note: bytes, signature: Signature, contact: str, topic: str) -> int:
    """Hand a note to the push service; its status. It waits: not for the event loop. `OSError` if nobody answers."""
    host = service_of(to.endpoint)
    connection = http.client.HTTPSConnection(host, HTTPS, timeout=PATIENCE)
    # The very addresses that were looked at: what the name means a moment later does not matter.
    plain = socket.create_connection((public_addresses(host)[0], HTTPS), PATIENCE)
    connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    try:
        return post(connection, to, note, signature, contact, topic)
    finally:
        connection.close()


def post(
    connection: http.client.HTTPConnection,
    to: Subscription,
    note: bytes,
    signature: Signature,
    contact: str,
    topic: str,
) -> int:
    """The request itself, over a connection that is there."""
    parts = urlsplit(to.endpoint)
    headers = {
        "Authorization": signature.header(to.endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic,  # a later note about the same table takes the place of this one
        "Urgency": "normal",
    }
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    connection.request("POST", path or "/", sealed(note, to), headers)
    return connection.getresponse().status
