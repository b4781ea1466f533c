"""Start and stop of the whole server: settings, the socket, uvicorn, signals.

The order of a start: bind the socket, take hold of the database and open it, then serve; so whatever is wrong is one
line before anything runs. The order of a stop (Ctrl-C or SIGTERM): take no new connections, finish what is under way
at every table, tell every browser, close the database; within seconds, however many browsers are connected.
Several processes (workers.py) are each started and stopped that way.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import FrameType
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary
from wsgiref.simple_server import WSGIServer

import uvicorn

from cuore.boxes.overlay import Corrections
from cuore.server import event_loop, logs
from cuore.server.app import ACCESS, Services, make_app
from cuore.server.client import Client
from cuore.server.database import is_shared
from cuore.server.door import AT_ONCE, OWN_FILES, Door, protocols, raise_file_limit
from cuore.server.guard import Site, with_port
from cuore.server.handing import Hatch
from cuore.server.heart import Heart
from cuore.server.leases import Process
from cuore.server.limits import Limits
from cuore.server.mailing import Letters, PostOffice
from cuore.server.metrics import Metrics
from cuore.server.one_server import alone_with
from cuore.server.opponents import Opponents
from cuore.server.room import TablePolicy
from cuore.server.rooms import Rooms
from cuore.server.store import Store

PORT: Final = 8000
NEIGHBOURS: Final = 20  # ports after the usual one that are tried when it is taken
DRAIN_SECONDS: Final = 8  # for answers under way
CLOSE_SECONDS: Final = 3  # for browsers to take note
DEAF_MILLISECONDS: Final = 30_000  # for which a reader may leave everything unread before its connection is dropped
QUEUE: Final = 256  # connections that the system keeps waiting for us
IDLE_SECONDS: Final = 20  # until a connection must have brought a request
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address of no machine, for documents


class ServeError(Exception):
    """The server cannot start; `key` and `values` say why in the catalogues."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class ServerSettings:
    """How a server is started."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    next_free: bool = False  # if the port is taken, one of its neighbours will do
    public_url: str = ""
    proxies: str = ""  # addresses whose word on who asks is believed, separated by commas
    log: bool = False  # write an access log
    policy: TablePolicy = field(default_factory=TablePolicy)
    limits: Limits = field(default_factory=Limits)
    corrections: Corrections = field(default_factory=dict)  # of printed facts
    guests: tuple[str, ...] = ()  # bots of the host's own
    keep_days: float = 0  # until a game that nobody touches is deleted; 0: never
    post_office: PostOffice | None = None  # that takes mail to people who are away
    metrics_token: str = ""  # who may read the counters of a server that others can reach
    metrics_address: tuple[str, int] | None = None  # where anybody may who can reach it
    admin_token: str = ""  # who may keep order by the page for it; without one there is none
    log_json: bool = False  # the log as JSON
    workers: int = 1  # processes
    inside: str = "127.0.0.1"  # where other processes on the same database reach this one


def public(url: str) -> str:
    """A public URL as it is used further on, or a `ServeError`: scheme, host and port, nothing more."""
    if url and (with_port(url) is None or urlsplit(url).query or urlsplit(url).fragment):
        raise ServeError("serve-url-wrong", url=url)
    return url.rstrip("/").lower()


def trusted(proxies: str) -> str:
    """The proxies as they are used further on, or a `ServeError`: addresses, networks, or * for anybody."""
    for name in (part.strip() for part in proxies.split(",") if part.strip()):
        try:
            if name != "*":
                ipaddress.ip_network(name, strict=False)
        except ValueError:
            raise ServeError("serve-proxy-wrong", proxy=name) from None
    return proxies


def at_port(text: str) -> tuple[str, int] | None:
    """Host and port of `HOST:PORT`, or a `ServeError`; none of nothing."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ServeError("serve-metrics-wrong", address=text)
    return host.strip("[]"), int(port)


def bind(host: str, port: int, next_free: bool = False) -> socket.socket:
    """A socket that listens there, or a `ServeError`."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError, OverflowError) as error:
        raise ServeError("serve-no-host", host=host, reason=_reason(error)) from None
    for number in range(port, port + NEIGHBOURS + 1) if next_free and port else (port,):
        sock = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":  # there it would let two servers share a port
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it; else the system's own patience counts
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MILLISECONDS)
            sock.bind((address[0], number, *address[2:]))
            sock.listen(QUEUE)
        except OSError as error:
            sock.close()
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise ServeError("serve-no-host", host=host, reason=_reason(error)) from None
        else:
            return sock
    raise ServeError("serve-port-taken", port=port)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def address_of(sock: socket.socket, settings: ServerSettings) -> str:
    """The address to type into a browser: one that others can use, too, if the server is for them."""
    if settings.public_url:
        return settings.public_url
    port = sock.getsockname()[1]
    host = settings.host
    if host in {"0.0.0.0", "::"}:
        host = _own_address() or socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str | None:
    """The address from which this machine would speak to another one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(ELSEWHERE)
        except OSError:
            return None
        found: str = sock.getsockname()[0]
        return found


@dataclass(frozen=True)
class OneOfSeveral:
    """What one of several processes is told by its parent."""

    name: str
    replaces: str = ""  # the name of one that has died
    parent: int = -1  # a file that can be read once the parent is gone
    folder: str = ""  # where the processes hand each other lines


class Server(uvicorn.Server):
    """Uvicorn, which tells every browser before it goes."""

    def __init__(
        self, config: uvicorn.Config, rooms: Rooms, started: Callable[[], None], worker: OneOfSeveral | None = None
    ) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.tell_started = started
        self.worker = worker  # those end when they are told to by their parent
        self.hatch: Hatch | None = None
        self._idle_since: WeakKeyDictionary[Any, float] = WeakKeyDictionary()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sock in sockets or ():
            sock.listen(QUEUE)  # asyncio's own queue is only as long as what it takes in one go
        if self.worker is not None and self.worker.folder:
            self.hatch = Hatch(self.worker.folder, self.worker.name, self._take_in)
            self.hatch.open()
        if self.started:
            self.tell_started()

    def _take_in(self) -> asyncio.Protocol:
        """What a connection speaks with that another process has handed over, as uvicorn makes it for its own."""
        makes: Any = self.config.http_protocol_class
        made: asyncio.Protocol = makes(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.hatch is not None:
            self.hatch.close()
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.rooms.drain(), DRAIN_SECONDS)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % 50 == 0:  # every five seconds
            self.drop_idlers(time.monotonic())
        return await super().on_tick(counter)

    def drop_idlers(self, now: float) -> None:
        """Close connections on which no request is under way and none comes: uvicorn would wait for ever."""
        for connection in list(self.server_state.connections):
            cycle = getattr(connection, "cycle", connection)  # a WebSocket has none, and pings of its own
            if cycle is None or getattr(cycle, "response_complete", False):
                if now - self._idle_since.setdefault(connection, now) > IDLE_SECONDS:
                    connection.transport.close()
            else:
                self._idle_since.pop(connection, None)

    def drop_one_idler(self) -> bool:
        """Close the connection that has brought nothing for longest, if there is one, to make room for another."""
        self.drop_idlers(time.monotonic())
        idle = [(since, id(connection), connection) for connection, since in self._idle_since.items()]
        for _, _, connection in sorted(idle):
            if connection in self.server_state.connections and not connection.transport.is_closing():
                connection.transport.abort()
                self._idle_since.pop(connection, None)
                return True
        return False

    def orphaned(self) -> None:
        """The parent is gone: nobody would start us again, or tell us to stop."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C and SIGTERM end the server in order, which is no failure; a second one does not wait."""
        if self.worker is not None and sig == signal.SIGINT:
            return  # a terminal sends it to all of us
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


@dataclass(frozen=True)
class Places:
    """For how many there is room, by the files that the system lets us open."""

    players: int  # WebSockets
    sockets: int  # connections of any kind
    files: int | None  # where the system says

    @staticmethod
    def found(limits: Limits) -> Places:
        """Ask for as many files as we may have, and see how far they go."""
        files = raise_file_limit()
        if files is None:
            return Places(limits.connections, 2 * limits.connections, None)
        sockets = max(16, files - OWN_FILES)
        # A third of them for pages: whoever plays has fetched some on the way.
        return Places(min(limits.connections, sockets * 2 // 3), min(sockets, 2 * limits.connections), files)


def serve(
    settings: ServerSettings,
    sock: socket.socket,
    started: Callable[[Places], None] = lambda _: None,
    worker: OneOfSeveral | None = None,
) -> None:
    """Serve until told to stop. `StoreError` and `ServeError` come before anything is served."""
    logs.begin(as_json=settings.log_json)
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    ACCESS.setLevel(logging.INFO if settings.log else logging.WARNING)
    with alone_with(settings.database):
        store = Store.open(settings.database)
        with asyncio.Runner(loop_factory=event_loop.new) as runner:
            runner.run(_serve(settings, store, sock, started, worker))


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's belongs into the log. A WebSocket that we refuse is an answer, and is counted."""
    return not record.getMessage().startswith("ASGI callable returned without completing handshake")


async def _serve(
    settings: ServerSettings,
    store: Store,
    sock: socket.socket,
    started: Callable[[Places], None],
    worker: OneOfSeveral | None,
) -> None:
    cores = max(1, (os.cpu_count() or 2) - 1)
    bots = Opponents(max(1, cores // settings.workers), guests=settings.guests)
    inside, heart = None, None
    if is_shared(settings.database):
        inside = bind_inside(settings.inside, sock)
        name, replaces = (worker.name, worker.replaces) if worker else ("", "")
        heart = Heart(settings.database, Process.new(_host_and_port(inside), name), replaces)
    rooms = Rooms(store, bots, settings.policy, settings.corrections, settings.keep_days, settings.public_url, heart)
    if settings.post_office is not None:
        rooms.notices.letters = Letters(store, settings.post_office, address_of(sock, settings))
    site = Site(settings.host, settings.public_url)
    places = Places.found(settings.limits)
    limits = replace(settings.limits, connections=places.players)
    door = Door(places.sockets, limits.sockets if limits.per_address else 0, settings.proxies)
    door.inside = None if inside is None else inside.getsockname()[1]
    http, websocket = protocols(door)
    services = Services(
        rooms,
        site,
        limits,
        Client(),
        warm=True,
        metrics_token=settings.metrics_token,
        admin_token=settings.admin_token,
        folder=worker.folder if worker else "",
        door=door,
    )
    services.metrics.watch("cuore_sockets", "Open connections of any kind.", lambda: {"": door.total})
    services.metrics.watch("cuore_turned_away", "Connections that were turned away.", lambda: {"": door.turned_away})
    counting = _count_apart(services.metrics, settings.metrics_address)
    config = uvicorn.Config(
        make_app(services),
        http=http,  # h11, whatever else is installed: `drop_idlers` knows its connections
        ws=websocket,
        lifespan="on",
        backlog=AT_ONCE,
        log_config=None,
        access_log=False,  # app.AccessLog keeps one that names no table
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        # To pack a position takes longer than all else that another reader of it costs, and memory for each of them.
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.limits.message,  # bytes; beyond it the line is cut without a word
        timeout_graceful_shutdown=CLOSE_SECONDS,
        limit_concurrency=2 * settings.limits.connections,
    )
    server = Server(config, rooms, lambda: started(places), worker)
    door.room = server.drop_one_idler
    if worker is not None and worker.parent >= 0:
        asyncio.get_running_loop().add_reader(worker.parent, server.orphaned)
    try:
        await server.serve([sock] if inside is None else [sock, inside])
    finally:
        if counting is not None:
            counting.shutdown()
            counting.server_close()


def _count_apart(metrics: Metrics, address: tuple[str, int] | None) -> WSGIServer | None:
    """Have the figures at a port of their own; each of several processes takes the next that is free."""
    if address is None:
        return None
    host, port = address
    for number in range(port, port + NEIGHBOURS + 1):
        try:
            return metrics.serve(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ServeError("serve-no-host", host=host, reason=_reason(error)) from None
    raise ServeError("serve-port-taken", port=port)


def bind_inside(host: str, sock: socket.socket) -> socket.socket:
    """A socket for other processes, at another port than the one for everybody."""
    inside = bind(host, 0)
    if inside.getsockname()[1] != sock.getsockname()[1]:
        return inside
    with inside:  # while it has that port, the next one gets another
        return bind(host, 0)


def _host_and_port(sock: socket.socket) -> str:
    """Where others reach a socket."""
    host, port = sock.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = _own_address() or socket.gethostname()
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
