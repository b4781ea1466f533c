"""Who may knock: hosts, origins, sizes and rates, and the headers that every answer carries.

- Host: a server on loopback answers to loopback names alone, so that a page elsewhere cannot reach it under a name of
  its own (DNS rebinding). A server for others answers to literal addresses, to this machine's own names, and to the
  host of its public URL; whether it is well it tells under any name, because a proxy that asks has its own for it.
- Origin: a request that may change something, and every WebSocket, must come from a page of this server: its Origin
  is the host that was asked, or that of the public URL. No Origin at all is a program and no browser (browsers send
  it with each of these) and is let in, unless Sec-Fetch-Site says otherwise: the cookie is what it must have.
- Rates: what an address may ask for, by what it costs (limits.py), of several processes together (quotas.py); while
  there is too much to do, what can wait is refused, so that those who play do not wait.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cuore.server.limits import COSTLY, AddressLimits, address_of, cost_of, lays_a_table
from cuore.server.metrics import Metrics
from cuore.server.problems import Refusal, language_of, refused
from cuore.server.quotas import Quotas

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


PROBES: Final = frozenset({"/healthz", "/readyz"})
HOST_PAGE: Final = "/admin"  # whoever has locked themselves out can let themselves in again
# For browsers that came by https: never come by anything else.
HTTPS_HEADERS: Final = {"Strict-Transport-Security": "max-age=31536000"}
WAITS: Final = {"too-fast": "2", "crowded": "2", "closing": "2", "busy": "5", "too-many-tables": "60"}  # seconds
# What a WebSocket that was let in carries in its scope: whether only those with a seat are welcome; what it may say.
SEATS_ONLY, SPEECH = "cuore.seats_only", "cuore.speech"
INSIDE: Final = "cuore.inside"  # in a scope: it was sent on by another process, which has counted it


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
    def private(self) -> bool:
        """Whether whoever runs it is alone with it: nobody else can reach it, by whatever name."""
        return self.loopback and not self.public_url

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


class Guard:
    """The ASGI layer at the door."""

    def __init__(
        self,
        app: ASGIApp,
        site: Site,
        addresses: AddressLimits,
        metrics: Metrics,
        busy: Callable[[], bool],
        bars: Callable[[str], bool] = lambda _: False,
        quotas: Quotas | None = None,
    ) -> None:
        """`busy` says whether there is too much to do, `bars` whether an address may not come in."""
        self.bars = bars
        self.quotas = quotas
        self.app = app
        self.busy = busy
        self.headers = {**HEADERS, **HTTPS_HEADERS} if site.secure else HEADERS
        self.site = site
        self.addresses = addresses
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or refuse in one line."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        counted = None if INSIDE in scope else address
        send = _with_headers(send, self.headers.items())
        try:
            await self.check(scope, address)
            if scope["type"] == "websocket":
                await self.enter(scope, counted)
        except Refusal as refusal:
            self.metrics.refusals.labels(reason=refusal.code).inc()
            await deny(refusal, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if scope["type"] == "websocket":
                self.addresses.leave(counted)

    async def check(self, scope: Scope, address: str) -> None:
        """Raise what is wrong with a request, before anybody reads it."""
        headers = Headers(scope=scope)
        is_probe = scope["path"] in PROBES and not self.site.private
        if not is_probe and not self.site.answers_to(headers.get("host", "")):
            raise Refusal("wrong-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self.site.comes_from_us(headers):
            raise Refusal("wrong-origin")
        if changes and self.bars(address) and not scope["path"].startswith(HOST_PAGE):
            raise Refusal("banned")
        method, path = scope.get("method", "WS"), scope["path"]
        cost = cost_of(method, path)
        was_counted = INSIDE in scope
        if not was_counted and not self.addresses.may_ask(address, cost):
            raise Refusal("too-fast")
        if cost >= COSTLY and self.busy():
            raise Refusal("busy")
        if not was_counted and lays_a_table(method, path) and not await self.may_lay(address):
            raise Refusal("too-many-tables")
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers and "content-length" in headers:  # two lengths: whoever reads it may differ
            raise Refusal("unreadable", reason="Content-Length, Transfer-Encoding")
        if not length.isdecimal() or int(length) > self.addresses.limits.body:
            raise Refusal("too-large")

    async def may_lay(self, address: str) -> bool:
        """Whether somebody there may lay one more table."""
        return self.addresses.may_lay(address) if self.quotas is None else await self.quotas.may_lay(address)

    async def enter(self, scope: Scope, address: str | None) -> None:
        """Count a WebSocket that is let in, or raise why it is not."""
        admission = self.addresses.enter(address)
        if admission == "crowded":
            raise Refusal("crowded")
        try:
            if self.quotas is not None and address is not None and not await self.quotas.has_room(address):
                raise Refusal("crowded")
        except BaseException:
            self.addresses.leave(address)
            raise
        scope[SEATS_ONLY] = admission == "seats-only" or self.busy()
        scope[SPEECH] = self.addresses.speech_of(address_of(scope))


async def deny(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a refusal, over HTTP or to whoever wanted a WebSocket."""
    wait = {"Retry-After": WAITS[refusal.code]} if refusal.code in WAITS else {}
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
