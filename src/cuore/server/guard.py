"""Who may knock: hosts, origins, sizes and rates, and the headers that every answer carries.

- Host: a server on loopback answers to loopback names alone, so that a page elsewhere cannot reach it under a name of
  its own (DNS rebinding). A server for others answers to literal addresses, to this machine's own names, and to the
  host of its public URL.
- Origin: a request that may change something, and every WebSocket, must come from a page of this server: its Origin
  is the host that was asked, or that of the public URL. No Origin at all is a program and no browser (browsers send
  it with each of these) and is let in, unless Sec-Fetch-Site says otherwise: the cookie is what it must have.
- Rates: token buckets, per address for requests and per connection for messages, and so many connections at once.
"""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cuore.server.metrics import Metrics
from cuore.server.problems import Refusal, language_of, refused

LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SAME_SITE: Final = frozenset({"", "same-origin", "none"})
PORTS: Final = {"http": 80, "https": 443}

# The client is one page with its own scripts, styles, fonts and pictures, and speaks to its own server alone.
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none';"
    " img-src 'self'; object-src 'none'; script-src 'self'; style-src 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


@dataclass(frozen=True)
class Limits:
    """How much one may ask for. `per_address=0` lifts what goes by address, for measuring."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 4 * 1024  # bytes of a WebSocket message
    requests: float = 20.0  # a second and address, and
    requests_burst: int = 240  # so many at once: a page with its fonts and every card's picture is one burst
    messages: float = 20.0  # a second and connection, and
    messages_burst: int = 60
    connections: int = 2000  # WebSockets at once, of everybody
    per_address: int = 40  # WebSockets at once, of one address
    unreadable: int = 5  # messages that are no messages before the line is cut
    patience: float = 15.0  # seconds that a reader may take for one message


def own_names() -> frozenset[str]:
    """Names of this machine in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0], name.partition(".")[0] + ".local"} - {"", ".local"})


@dataclass(frozen=True)
class Site:
    """Where the server stands, and so under which names it may be asked for."""

    host: str = "127.0.0.1"
    public_url: str = ""
    names: frozenset[str] = field(default_factory=own_names)

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return is_loopback(self.host)

    @property
    def secure(self) -> bool:
        """Whether browsers reach it by https."""
        return self.public_url.startswith("https://")

    def answers_to(self, host: str) -> bool:
        """Whether this Host header is one of ours."""
        name = host_name(host)
        if name in LOOPBACK_NAMES or (self.public_url and name == host_name(urlsplit(self.public_url).netloc)):
            return True
        return not self.loopback and (name in self.names or is_address(name))

    def comes_from_us(self, headers: Headers) -> bool:
        """Whether a request that may change something comes from a page of this server, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "") in SAME_SITE
        scheme = origin.partition(":")[0].lower()
        ours = [f"{scheme}://{headers.get('host', '')}"]
        if self.public_url.startswith(f"{scheme}:"):
            ours.append(self.public_url)
        asked = with_port(origin)
        return asked is not None and asked in map(with_port, ours)


def is_loopback(host: str) -> bool:
    """Whether an address to listen at is reached by this machine alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_address(name: str) -> bool:
    """Whether a host is written as an address: no DNS answer can make it mean something else."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets; empty if it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def with_port(origin: str) -> tuple[str, int] | None:
    """Host and port of an origin; None if it is none."""
    try:
        parts = urlsplit(origin)
        if parts.scheme not in PORTS or not parts.hostname or parts.path not in {"", "/"} or "@" in parts.netloc:
            return None
        return parts.hostname, parts.port or PORTS[parts.scheme]
    except ValueError:
        return None


class Bucket:
    """A token bucket: `rate` a second, `burst` at once."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.since = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class AddressLimits:
    """What is known of addresses: a bucket and the open connections of each; bounded, the longest unseen go first."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic, capacity: int = 10_000) -> None:
        self.limits = limits
        self.clock = clock
        self.capacity = capacity
        self.buckets: dict[str, Bucket] = {}
        self.connections: dict[str, int] = {}
        self.total = 0

    def may_ask(self, address: str) -> bool:
        """Whether one more request from there is fine."""
        if not self.limits.per_address:
            return True
        now = self.clock()
        bucket = self.buckets.pop(address, None) or Bucket(self.limits.requests, self.limits.requests_burst, now)
        self.buckets[address] = bucket  # at the end: the order is that of the last visit
        if len(self.buckets) > self.capacity:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take(now)

    def enter(self, address: str) -> bool:
        """Open a connection from there, if there may be one more."""
        here = self.connections.get(address, 0)
        if self.total >= self.limits.connections or (self.limits.per_address and here >= self.limits.per_address):
            return False
        self.connections[address] = here + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Close one."""
        self.total -= 1
        if self.connections[address] == 1:
            del self.connections[address]
        else:
            self.connections[address] -= 1


def address_of(scope: Scope) -> str:
    """Who knocks; of IPv6 the network, for one household has as many addresses as it likes."""
    client = scope.get("client")
    if not client:
        return "?"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Guard:
    """The ASGI layer at the door."""

    def __init__(self, app: ASGIApp, site: Site, addresses: AddressLimits, metrics: Metrics) -> None:
        self.app = app
        self.site = site
        self.addresses = addresses
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or refuse in one line."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        send = _with_headers(send, HEADERS.items())
        try:
            self.check(scope, address)
        except Refusal as refusal:
            self.metrics.refusals.add(reason=refusal.code)
            await deny(refusal, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if scope["type"] == "websocket":
                self.addresses.leave(address)

    def check(self, scope: Scope, address: str) -> None:
        """Raise what is wrong with a request, before anybody reads it; a WebSocket that is let in is counted."""
        headers = Headers(scope=scope)
        if not self.site.answers_to(headers.get("host", "")):
            raise Refusal("wrong-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self.site.comes_from_us(headers):
            raise Refusal("wrong-origin")
        if not self.addresses.may_ask(address):
            raise Refusal("too-fast")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.addresses.limits.body:
            raise Refusal("too-large")
        if scope["type"] == "websocket" and not self.addresses.enter(address):
            raise Refusal("crowded")


async def deny(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a refusal, over HTTP or to whoever wanted a WebSocket."""
    wait = {"Retry-After": "2"} if refusal.code in {"too-fast", "crowded", "closing"} else {}
    response = refused(refusal, language_of(HTTPConnection(scope)), wait)
    if scope["type"] == "http":
        await response(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(response)


def _with_headers(send: Send, headers: Iterable[tuple[str, str]]) -> Send:
    """`send` that adds headers where the answer has none of that name."""

    async def sending(message: Message) -> None:
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            carried = MutableHeaders(scope=message)
            for name, value in headers:
                carried.setdefault(name, value)
        await send(message)

    return sending
