"""A browser without a browser: speaks ASGI to the application in the same event loop, with cookies of its own.

No network and no thread: thousands of requests a second, and what was sent can be looked at byte by byte.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import quote, urlsplit

from starlette.types import ASGIApp, Message, Scope

from cuore.server.app import Services, make_app
from cuore.server.client import Client
from cuore.server.guard import Site
from cuore.server.limits import Limits
from cuore.server.opponents import Opponents
from cuore.server.room import TablePolicy
from cuore.server.rooms import Rooms
from tests.server.databases import open_store
from tests.server.tables import WAIT

HOST = "127.0.0.1:8000"
UNLIMITED = Limits(per_address=0)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Hall:
    """A house with its application, open in this event loop."""

    services: Services
    app: ASGIApp

    def visitor(self, **more: Any) -> Visitor:
        return Visitor(self.app, **more)


@cache
def built() -> Client:
    """The files of the client, compressed once for all tests."""
    return Client()


@asynccontextmanager
async def hall(
    limits: Limits = UNLIMITED,
    site: Site | None = None,
    policy: TablePolicy | None = None,
    client: Client | None = None,
    database: str = "sqlite://",
    admin_token: str = "",
) -> AsyncIterator[Hall]:
    """Open a house, and close it in order."""
    rooms = Rooms(open_store(database), Opponents(1), policy or TablePolicy(pace=0))
    services = Services(rooms, site or Site(names=frozenset()), limits, client or built(), admin_token=admin_token)
    app = make_app(services)
    inbox: asyncio.Queue[Message] = asyncio.Queue()
    outbox: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(_live(app, inbox, outbox))
    await inbox.put({"type": "lifespan.startup"})
    assert (await outbox.get())["type"] == "lifespan.startup.complete"
    try:
        yield Hall(services, app)
    finally:
        await inbox.put({"type": "lifespan.shutdown"})
        assert (await asyncio.wait_for(outbox.get(), WAIT))["type"] == "lifespan.shutdown.complete"
        await life


async def _live(app: ASGIApp, inbox: asyncio.Queue[Message], outbox: asyncio.Queue[Message]) -> None:
    await app({"type": "lifespan", "asgi": {"version": "3.0"}}, inbox.get, outbox.put)


@dataclass
class Visitor:
    app: ASGIApp
    address: str = "192.0.2.1"
    host: str = HOST
    origin: str | None = f"http://{HOST}"
    headers: dict[str, str] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)

    def scope(self, type_: str, path: str, headers: Mapping[str, str]) -> Scope:
        parts = urlsplit(path)
        sent = {"host": self.host, **self.headers}
        if self.origin is not None:
            sent["origin"] = self.origin
        if self.cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent |= headers
        return {
            "type": type_,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if type_ == "websocket" else "http",
            "path": parts.path,
            "raw_path": quote(parts.path).encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in sent.items()],
            "client": (self.address, 50000),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        scope = {**self.scope("http", path, {"content-length": str(len(body)), **named}), "method": method}
        requests: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Message] = []

        async def receive() -> Message:
            if not requests:
                await asyncio.Event().wait()  # it stays until it has its answer
            return requests.pop()

        async def send(message: Message) -> None:
            sent.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), WAIT)
        answered = {name.decode(): value.decode("latin-1") for name, value in sent[0]["headers"]}
        if "set-cookie" in answered:
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(answered["set-cookie"]).items()}
        return Answer(sent[0]["status"], answered, b"".join(message.get("body", b"") for message in sent[1:]))

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.ask("GET", path, b"", **headers)

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return await self.ask("POST", path, b"" if body is None else json.dumps(body).encode(), **headers)

    async def lay(self, *seats: Mapping[str, str], sets: tuple[str, ...] = ("base",), **more: object) -> str:
        """Lay a table; its code."""
        answer = await self.post("/api/tables", {"seats": list(seats), "sets": list(sets), **more})
        assert answer.status == 200, answer.body
        return str(answer.json["code"])

    async def connect(self, code: str) -> Socket:
        socket = Socket(self.app, self.scope("websocket", f"/ws/{code}", {}))
        await socket.open()
        return socket


class Denied(Exception):
    """A WebSocket that was not opened."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status, body)
        self.status = status
        self.json: Any = json.loads(body) if body else None


class Socket:
    """One WebSocket. A slow reader lets `room` messages lie unread before the server has to wait."""

    def __init__(self, app: ASGIApp, scope: Scope, room: int = 0) -> None:
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._outbox: asyncio.Queue[Message] = asyncio.Queue(room)
        self._app, self._scope = app, scope
        self.task: asyncio.Task[None] | None = None
        self.closed: int | None = None  # with which code

    async def open(self) -> None:
        await self._inbox.put({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self._app(self._scope, self._inbox.get, self._outbox.put))
        first = await asyncio.wait_for(self._outbox.get(), WAIT)
        if first["type"] != "websocket.accept":
            body = b""
            if first["type"] == "websocket.http.response.start":
                body = (await asyncio.wait_for(self._outbox.get(), WAIT))["body"]
            await self.task
            raise Denied(first.get("status", 403), body)

    async def send(self, message: object) -> None:
        """A message as JSON; text and bytes as they are."""
        if isinstance(message, bytes):
            await self._inbox.put({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            await self._inbox.put({"type": "websocket.receive", "text": text})

    async def taken(self) -> None:
        """Until the server has taken all that was sent, or has cut the line."""
        assert self.task is not None
        while not self._inbox.empty() and not self.task.done():
            await asyncio.sleep(0)

    async def receive_text(self) -> str | None:
        """The next message as it was sent; nothing when the line was cut."""
        message = await asyncio.wait_for(self._outbox.get(), WAIT)
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            return None
        return str(message["text"])

    def waiting(self) -> list[str]:
        """The messages that have come and that nobody has read yet."""
        return [str(self._outbox.get_nowait()["text"]) for _ in range(self._outbox.qsize())]

    def waiting_or_closed(self) -> list[str | None]:
        """The same, with nothing at its end when the line was cut."""
        found: list[str | None] = []
        while not self._outbox.empty():
            message = self._outbox.get_nowait()
            if message["type"] == "websocket.close":
                self.closed = message.get("code", 1000)
                return [*found, None]
            found.append(str(message["text"]))
        return found

    async def receive(self) -> Any:
        text = await self.receive_text()
        return None if text is None else json.loads(text)

    async def receive_until(self, type_: str) -> Any:
        """The next message of that type; what comes before it is dropped."""
        while True:
            message = await self.receive()
            assert message is not None, f"closed with {self.closed}"
            if message["type"] == type_:
                return message

    async def look(self, seat: int | None = None, lang: str = "en") -> Any:
        """Look at the table; its state."""
        await self.send({"type": "look", "seat": seat, "lang": lang})
        return await self.receive_until("state")

    async def drop(self) -> None:
        """Go away without a word."""
        await self._inbox.put({"type": "websocket.disconnect", "code": 1006})
        assert self.task is not None
        await asyncio.wait_for(self.task, WAIT)
