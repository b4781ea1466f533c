"""Any process answers anybody: what is about a table that another process has goes to that one, and back.

Each process has a second listener for the others alone. Whoever speaks there must show the secret that stands in the
database (leases.py); with it goes who the visitor is. A request is sent on before anything of it was carried out, so
it may be tried again: while a table has no owner that answers, it waits until the lease has run out, and is then
carried out here. A WebSocket goes to a process of the same machine as it is (handing.py), and is relayed to others.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import Final, TypeVar

import h11
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from cuore.engine.errors import CuoreError
from cuore.server.guard import INSIDE, SAFE_METHODS, deny
from cuore.server.handing import hand_over
from cuore.server.leases import Elsewhere, Process
from cuore.server.metrics import Metrics
from cuore.server.problems import Refusal
from cuore.server.rooms import Rooms
from cuore.server.store import StoreError

T = TypeVar("T")
TABLE: Final = re.compile(r"/(?:ws|api/tables)/([^/]{1,16})(?:/.*)?")
OURS: Final = b"x-cuore-"  # how headers between processes begin
SECRET, CLIENT, SCHEME, NOT_HERE = "x-cuore-secret", "x-cuore-client", "x-cuore-scheme", "x-cuore-not-here"
HOP_BY_HOP: Final = frozenset(
    (b"connection", b"content-length", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade")
)
PATIENCE: Final = 6.0  # seconds until a table must have an owner who answers: longer than a lease
AGAIN: Final = 0.15  # seconds between two tries
CONNECTING: Final = 1.0  # seconds
SILENCE: Final = 90.0  # seconds for which an answer may take: a bot's hint waits for its turn
RESTART: Final = 1012  # RFC 6455: come again


class NotHere(Exception):
    """The other process cannot be reached, or has the table no more; nothing was carried out."""


class Gone(NotHere):
    """It is not alive any more; what it has carried out of the request nobody knows."""


class Inside:
    """The outermost layer: the listener for other processes lets in nobody else, and nobody else's word counts."""

    def __init__(self, app: ASGIApp, me: Process) -> None:
        self.app = app
        self.secret = me.secret.encode()
        self.port = int(me.address.rpartition(":")[2])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        server = scope.get("server")
        if scope["type"] in {"http", "websocket"} and server and server[1] == self.port:
            headers = Headers(scope=scope)
            if not secrets.compare_digest(headers.get(SECRET, "").encode(), self.secret):
                await _closed_door(scope, receive, send)
                return
            client = (headers.get(CLIENT, "?"), 0)
            scope = {**scope, "client": client, "scheme": headers.get(SCHEME, scope["scheme"]), INSIDE: True}
        await self.app(scope, receive, send)


async def _closed_door(scope: Scope, receive: Receive, send: Send) -> None:
    answer = PlainTextResponse("", 403)
    if scope["type"] == "http":
        await answer(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(answer)


class Forwarding:
    """The layer before the routes: carries out here what is ours, and sends on what is not."""

    def __init__(self, app: ASGIApp, rooms: Rooms, metrics: Metrics, body_limit: int, folder: str) -> None:
        """`folder` is where processes of this machine hand each other lines, if there is one."""
        self.app = app
        self.rooms = rooms
        self.metrics = metrics
        self.body_limit = body_limit
        self.folder = folder
        self.lines: dict[str, set[ClientConnection]] = {}  # WebSockets that are sent on, by process
        assert rooms.sharing is not None
        self.heart = rooms.sharing.heart
        self.heart.on_gone.append(self._cut)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        named = TABLE.fullmatch(scope["path"]) if scope["type"] in {"http", "websocket"} else None
        if named is None:
            await self.app(scope, receive, send)
            return
        body = _Body(receive, self.body_limit) if scope["type"] == "http" else None
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                await self.rooms.find(named[1])
            except (CuoreError, StoreError):
                break  # it cannot be read: whoever asks is told
            except Elsewhere as elsewhere:
                if scope.get(INSIDE):
                    await self._not_here(scope, receive, send)
                    return
                try:
                    if elsewhere.process is not None:
                        await self._send_on(elsewhere.process, scope, body, receive, send)
                        return
                except NotHere:
                    pass
                except Refusal as refusal:
                    await deny(refusal, scope, receive, send)
                    return
                if asyncio.get_running_loop().time() > until:
                    self.metrics.refusals.labels(reason="no-owner").inc()
                    await deny(Refusal("closing"), scope, receive, send)
                    return
                await asyncio.sleep(AGAIN)
            else:
                break
        await self.app(scope, body.receive if body is not None else receive, send)

    async def _not_here(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Said to another process, which looks again who has the table."""
        answer = PlainTextResponse("", 503, {NOT_HERE: "1"})
        if scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(answer)

    async def _send_on(self, to: Process, scope: Scope, body: _Body | None, receive: Receive, send: Send) -> None:
        if body is None and await hand_over(self.folder, to.name, scope):
            self.metrics.forwarded.labels(type="line").inc()
            return
        self.metrics.forwarded.labels(type=scope["type"]).inc()
        if body is None:
            await self._websocket(to, WebSocket(scope, receive, send))
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._while_alive(to, _http(to, scope, await body.read(), sending))
        except (NotHere, OSError, h11.RemoteProtocolError) as error:
            if begun:
                raise ConnectionResetError from error  # half an answer is none: the line is cut
            if isinstance(error, Gone | OSError) and scope["method"] not in SAFE_METHODS:
                raise Refusal("closing") from None  # perhaps it was carried out
            raise NotHere from None

    async def _while_alive(self, to: Process, work: Coroutine[object, object, T]) -> T:
        """What comes of it, unless the other process is gone before; however busy that may be."""
        task = asyncio.create_task(work)
        try:
            while not task.done():
                await asyncio.wait([task], timeout=AGAIN)
                if not task.done() and to.name not in self.heart.living:
                    raise Gone
            return task.result()
        finally:
            task.cancel()

    async def _websocket(self, to: Process, visitor: WebSocket) -> None:
        scope = visitor.scope
        headers = Headers(scope=scope)
        host, port = _address(to)
        try:
            opening = connect(
                f"ws://{headers.get('host', 'localhost')}{_target(scope)}",
                host=host,
                port=port,
                additional_headers=[
                    (name.decode("latin-1"), value.decode("latin-1"))
                    for name, value in _headers(scope, to)
                    if name != b"host" and not name.startswith(b"sec-websocket-")
                ],
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=SILENCE,
                ping_interval=None,  # the heart knows better whether the other one lives
                close_timeout=1,
            )
            line = await self._while_alive(to, _awaited(opening))
        except InvalidStatus as refused:
            answer = refused.response
            if answer.headers.get(NOT_HERE):
                raise NotHere from None
            body = answer.body or b""
            kept = [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in answer.headers.raw_items()
                if name.lower().encode("latin-1") not in HOP_BY_HOP
            ]
            kept.append((b"content-length", str(len(body)).encode()))
            await visitor.send(
                {"type": "websocket.http.response.start", "status": answer.status_code, "headers": kept}
            )
            await visitor.send({"type": "websocket.http.response.body", "body": body})
            return
        except (OSError, TimeoutError, InvalidHandshake, EOFError):
            raise NotHere from None
        lines = self.lines.setdefault(to.name, set())
        lines.add(line)
        try:
            await visitor.accept()
            await _relay(visitor, line)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # the visitor has not waited
        finally:
            lines.discard(line)
            if not lines:
                self.lines.pop(to.name, None)
            line.transport.abort()

    def _cut(self, names: Iterable[str]) -> None:
        """Processes are gone: what was sent on to them ends, so that whoever is there comes again."""
        for name in names:
            for line in self.lines.get(name, ()):
                line.transport.abort()


async def _awaited(opening: connect) -> ClientConnection:
    return await opening


async def _relay(visitor: WebSocket, line: ClientConnection) -> None:
    """Both ways, until either end goes."""

    async def up() -> int | None:
        while True:
            message = await visitor.receive()
            if message["type"] == "websocket.disconnect":
                await line.close(message.get("code") or 1000)
                return None
            text = message.get("text")
            await line.send(message["bytes"] if text is None else text)

    async def down() -> int | None:
        async for said in line:
            if isinstance(said, str):
                await visitor.send_text(said)
            else:
                await visitor.send_bytes(said)
        return None

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.wait(tasks)
    gone = tasks[0] in done and tasks[0].exception() is None
    for task in tasks:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, WebSocketDisconnect) or (task is tasks[1] and isinstance(error, OSError | RuntimeError)):
            gone = True  # the visitor has left while something was sent
        elif error is not None and not isinstance(error, ConnectionClosed):
            raise error
    if not gone:
        code = line.close_code
        with_code = code if code is not None and code not in {1005, 1006} else RESTART
        try:
            async with asyncio.timeout(1):
                await visitor.close(with_code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            return


# -- HTTP ---------------------------------------------------------------------------------------------------


class _Body:
    """What a request brings: read once, and there again for whoever answers it."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._read: list[Message] | None = None

    async def read(self) -> bytes:
        """All of it, or as much as shows that it is too much."""
        if self._read is None:
            self._read = []
            size, more = 0, True
            while more and size <= self._limit:
                message = await self._receive()
                self._read.append(message)
                size += len(message.get("body", b""))
                more = message.get("more_body", False)
        return b"".join(message.get("body", b"") for message in self._read)

    async def receive(self) -> Message:
        """As the application reads it."""
        return self._read.pop(0) if self._read else await self._receive()


async def _http(to: Process, scope: Scope, body: bytes, send: Send) -> None:
    host, port = _address(to)
    try:
        async with asyncio.timeout(CONNECTING):
            reader, writer = await asyncio.open_connection(host, port)
    except (OSError, TimeoutError):
        raise NotHere from None
    try:
        async with asyncio.timeout(SILENCE):
            async for part in _answer(to, scope, body, reader, writer):
                if isinstance(part, h11.Response):
                    if any(name == NOT_HERE.encode() for name, _ in part.headers):
                        raise NotHere
                    kept = [(name, value) for name, value in part.headers if name not in HOP_BY_HOP]
                    kept += [(name, value) for name, value in part.headers if name == b"content-length"]
                    await send({"type": "http.response.start", "status": part.status_code, "headers": kept})
                else:
                    await send({"type": "http.response.body", "body": bytes(part.data), "more_body": True})
        await send({"type": "http.response.body", "body": b""})
    finally:
        writer.close()


async def _answer(
    to: Process, scope: Scope, body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> AsyncIterator[h11.Response | h11.Data]:
    speaker = h11.Connection(h11.CLIENT)
    headers = [*_headers(scope, to), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    for event in (
        h11.Request(method=scope["method"], target=_target(scope), headers=headers),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        writer.write(speaker.send(event) or b"")
    await writer.drain()
    while True:
        got = speaker.next_event()
        if got is h11.NEED_DATA:
            speaker.receive_data(await reader.read(65_536))
        elif isinstance(got, h11.Response | h11.Data):
            yield got
        elif isinstance(got, h11.EndOfMessage | h11.ConnectionClosed):
            return


def _target(scope: Scope) -> str:
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return (path + (b"?" + query if query else b"")).decode("latin-1")


def _headers(scope: Scope, to: Process) -> list[tuple[bytes, bytes]]:
    """What the visitor sent, and what only a process of ours can say."""
    kept = [(name, value) for name, value in scope["headers"] if name not in HOP_BY_HOP and not name.startswith(OURS)]
    client = scope.get("client")
    said = {SECRET: to.secret, CLIENT: str(client[0]) if client else "?", SCHEME: str(scope["scheme"])}
    return kept + [(name.encode(), value.encode("latin-1")) for name, value in said.items()]


def _address(to: Process) -> tuple[str, int]:
    host, _, port = to.address.rpartition(":")
    return host.strip("[]"), int(port)
