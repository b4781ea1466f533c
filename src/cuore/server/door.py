"""The door to the street: open connections, counted by address before anybody reads a byte of them.

A system allows a program so many open files. Whoever could use them all up would lock everybody out, and then not
even a refusal could be said. So we ask for as many as we may have, keep some for ourselves, and let no address have
more than its share. What is turned away gets a line that says so.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from cuore.server.handing import LINE
from cuore.server.limits import household

LOG = logging.getLogger("cuore.server.door")
WANTED_FILES: Final = 65_536
AT_ONCE: Final = 64  # connections that the event loop takes in one go, before the first of them comes to the door
# For the database, the bots, the log and whatever the system opens for us; for those that wait before the door, and
# as many that were let go and are not closed yet.
OWN_FILES: Final = 128 + 2 * AT_ONCE
INSIDE: Final = "inside"  # as an address: another process of this server
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 41\r\n\r\n"
    b"Too many open connections: try again soon"
)


def raise_file_limit(wanted: int = WANTED_FILES) -> int | None:
    """How many files we may have open, after asking for more; nothing where the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > wanted:
        hard = max(soft, wanted)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        except (OSError, ValueError):
            return soft
        return hard
    return soft


class Door:
    """Counts open connections. With `per_address` 0 any address may have all, and proxies always may."""

    def __init__(self, places: int, per_address: int, trusted: str = "", room: Callable[[], bool] = bool) -> None:
        """`trusted` is what `--proxy` takes: addresses and networks between commas, or * for all.

        `room` closes a connection on which nothing goes on, if there is one, and says whether it has.
        """
        self.places = places
        self.per_address = per_address
        self.trusts_all = trusted.strip() == "*"
        self.trusted = [network for name in trusted.split(",") if (network := _network(name.strip())) is not None]
        self.room = room
        self.inside: int | None = None  # the port of the listener for other processes of ours, who speak for many
        self.total = 0
        self.here: dict[str, int] = {}
        self.elsewhere: Mapping[str, int] = {}  # those at other processes, of whom they have told (quotas.py)
        self.mark: Callable[[str], str] = str  # what an address is called there
        self.turned_away = 0

    def enter(self, address: str) -> bool:
        """Let a connection in, or not; one that was let in counts until it leaves."""
        count = self.here.get(address, 0)
        others = self.elsewhere.get(self.mark(address), 0) if self.elsewhere else 0
        too_many = self.per_address and count + others >= self.per_address and not self.is_trusted(address)
        if too_many or (self.total >= self.places and not self.room()):
            self.turned_away += 1
            if self.turned_away == 1:
                LOG.warning("connections are turned away: %d are open, %d of that address", self.total, count)
            return False
        self.here[address] = count + 1
        self.total += 1
        return True

    def crowds(self, part: float) -> dict[str, int]:
        """The open connections of those who have such a part of what one address may have."""
        if not self.per_address:
            return {}
        many = [(address, count) for address, count in self.here.items() if count >= self.per_address * part]
        return {self.mark(address): count for address, count in many if not self.is_trusted(address)}

    def is_trusted(self, address: str) -> bool:
        """Whether that is a proxy, or another process of ours, who speak for many."""
        if address == INSIDE:
            return True
        asked = _network(address)
        return self.trusts_all or any(
            asked is not None and asked.version == known.version and asked.subnet_of(known)  # type: ignore[arg-type]
            for known in self.trusted
        )

    def address_of(self, transport: asyncio.BaseTransport) -> str:
        """Who is at the other end."""
        own = transport.get_extra_info("sockname")
        if self.inside is not None and isinstance(own, tuple) and own[1] == self.inside:
            return INSIDE
        peer = transport.get_extra_info("peername")
        return household(str(peer[0])) if isinstance(peer, tuple) and peer else "?"

    def leave(self, address: str) -> None:
        """One is closed."""
        self.total -= 1
        if self.here[address] == 1:
            del self.here[address]
        else:
            self.here[address] -= 1


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(household(name) if "/" not in name else name, strict=False)
    except ValueError:
        return None


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn speaks HTTP and WebSocket with, behind that door. A connection that changes over stays one."""
    # Which one it is depends on what is installed.
    speaks_websocket: Any = AutoWebSocketsProtocol
    has_conn = issubclass(speaks_websocket, WebSocketsSansIOProtocol)

    class HttpBehindDoor(H11Protocol):
        entered: str | None = None

        def connection_made(self, transport: Any) -> None:
            address = door.address_of(transport)
            if not door.enter(address):
                transport.write(FULL)
                transport.close()
                return
            self.entered = address
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.entered is not None:
                super().data_received(data)

        def eof_received(self) -> None:
            if self.entered is not None:
                super().eof_received()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.entered is not None:
                door.leave(self.entered)
                super().connection_lost(exc)

    class WebSocketBehindDoor(speaks_websocket):  # type: ignore[misc]
        async def run_asgi(self) -> None:
            self.scope[LINE] = self
            await super().run_asgi()

        def say(self, text: bytes) -> bool:
            # As `send` does it, without the message's way through guard, log and Starlette, who have nothing to do
            # with it: that took as long as all that is left.
            if not has_conn or self.disconnected or self.close_sent or not self.writable.is_set():
                return False
            try:
                self.conn.send_text(text)
            except InvalidState:
                return False
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(door.address_of(self.transport))
            super().connection_lost(exc)

    return HttpBehindDoor, WebSocketBehindDoor
