"""The WebSocket of a table: one `Connection` a connection, which sees with one seat's eyes or a spectator's.

Two tasks: one reads what the browser says, carries it out and acknowledges it; the other sends the position whenever
there is news. There is no queue: a reader that is slow is asked less often (its own messages wait in its own
connection) and gets fewer, newer positions; one that does not read at all is cut off after `Limits.patience`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cuore import words
from cuore.engine.errors import CuoreError
from cuore.server import past, renderer
from cuore.server.audience import Listener
from cuore.server.guard import SEATS_ONLY, SPEECH, deny
from cuore.server.handing import LINE, OpenLine
from cuore.server.limits import LOOK_COST, Limits, Speech, address_of
from cuore.server.messages import (
    AnswerMessage,
    ClosingMessage,
    FromBrowser,
    FromServer,
    Language,
    LookMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    SayMessage,
)
from cuore.server.metrics import Metrics
from cuore.server.problems import Refusal, kind, language_of
from cuore.server.rest import browser_of
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from cuore.server.seating import different_name

LOG = logging.getLogger("cuore.server.live")
FIRST_LOOK: Final = 15.0  # seconds until a connection must have said what it wants to see
TOO_FAST: Final = 200  # refusals for haste before the line is cut
# Codes of a close, RFC 6455: the server is restarted; the browser has broken a rule; we have made a mistake.
RESTART, RULES, MISTAKE = 1012, 1008, 1011

_decoder: Final = msgspec.json.Decoder(FromBrowser)
_encoder: Final = msgspec.json.Encoder()


class ConnectionCut(Exception):
    """The line is to be cut, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def live(websocket: WebSocket, rooms: Rooms, limits: Limits, metrics: Metrics) -> None:
    """Serve one connection from its first message to its end."""
    code = websocket.path_params["code"]
    device = browser_of(websocket.cookies)
    browser = await rooms.people.owner(device)
    try:
        try:
            room = await rooms.find(code) if len(code) <= 16 else None
        except CuoreError as error:
            raise Refusal("refused", reason=words.error_text(error, language_of(websocket))) from None
        if rooms.moderation.bars("", browser):
            raise Refusal("banned")
        if room is not None and room.ledger.past is not None:
            raise Refusal("refused", reason=past.line(room.ledger.past, language_of(websocket)))
        if room is not None and websocket.scope[SEATS_ONLY] and not room.mine(browser):
            raise Refusal("crowded")
        if room is None:
            raise Refusal("closing") if rooms.closing else Refusal("not-found", "problem-no-table", code=code[:16])
    except Refusal as refusal:
        metrics.refusals.labels(reason=refusal.code).inc()
        await deny(refusal, websocket.scope, websocket.receive, websocket.send)
        return
    room.address = room.address or address_of(websocket.scope)
    await rooms.claims.learn(chair.browser for chair in room.chairs)
    await websocket.accept()
    await Connection(websocket, room, device, browser, limits, metrics, rooms).run()


class Connection:
    """One connection to a table."""

    def __init__(
        self,
        websocket: WebSocket,
        room: Room,
        device: str | None,
        browser: str | None,
        limits: Limits,
        metrics: Metrics,
        rooms: Rooms,
    ) -> None:
        self.people = rooms.people
        self.moderation = rooms.moderation
        self.claims = rooms.claims
        self.address = address_of(websocket.scope)
        self.websocket = websocket
        self._line: OpenLine | None = websocket.scope.get(LINE)
        self.room = room
        self.limits = limits
        self.metrics = metrics
        self.device = device
        self.browser = browser  # as which the device counts
        self.lang: Language = language_of(websocket)
        self.listener: Listener | None = None
        self.speech: Speech = websocket.scope[SPEECH]
        self.unreadable = 0
        self.too_fast = 0
        self._sending = asyncio.Lock()
        self._cards_in: Language | None = None  # the language in which the cards were sent

    async def run(self) -> None:
        """Read and write until either ends; what a browser gets from a mistake of ours is a closed line."""
        code, gone = MISTAKE, False
        try:
            async with asyncio.timeout(FIRST_LOOK):
                while self.listener is None:
                    await self.hear()
            async with asyncio.TaskGroup() as group:
                group.create_task(self.read())
                group.create_task(self.write())
        except* ConnectionCut as cuts:
            code = _first(cuts).code
        except* TimeoutError:
            code = RULES
        except* (WebSocketDisconnect, OSError):
            gone = True
        except* Exception as errors:  # noqa: BLE001 (one line in the log, whatever it is)
            # What went wrong and where, never what it was about: a position is nobody's but its seat's.
            LOG.error("table: %s", _kinds(errors))
        finally:
            if self.listener is not None:
                self.listener.close()
        if not gone:
            await self.close(code)

    async def close(self, code: int) -> None:
        """Say goodbye, to whoever still reads."""
        try:
            async with asyncio.timeout(1):
                await self.websocket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            return  # gone already, or deaf: the server drops the connection when this task ends

    # -- what goes out --------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Send the position whenever there is news."""
        assert self.listener is not None
        while await self.listener.news():
            # By then whoever has answered is told that it is kept, too: uvloop sends both in one piece.
            await asyncio.sleep(0)
            await self.check_device()
            async with self._sending:
                if self.room.game is not None and self._cards_in != self.listener.lang:
                    self._cards_in = self.listener.lang
                    await self._send_text(renderer.cards_text(self.room.game.table, self.listener.lang))
                # Made only now that it can be sent: a slow reader gets the newest.
                if self.listener.is_behind:
                    await self._send_text(self.listener.text())
                    self.metrics.sent.inc()
                if (said := self.listener.said()) is not None:
                    await self._send(said)
        await self.send(ClosingMessage())
        raise ConnectionCut(RESTART)

    async def send(self, message: FromServer) -> None:
        """Send one message, whole."""
        async with self._sending:
            await self._send(message)

    async def _send(self, message: FromServer) -> None:
        await self._send_text(_encoder.encode(message))

    async def _send_text(self, text: bytes) -> None:
        if self._line is not None and self._line.say(text):
            return
        try:
            async with asyncio.timeout(self.limits.patience):
                await self.websocket.send_text(text.decode())
        except TimeoutError:
            self.metrics.refusals.labels(reason="slow").inc()
            raise ConnectionCut(RULES) from None

    async def refuse(self, problem: str, id_: str = "") -> None:
        """Say no to a message."""
        self.metrics.refusals.labels(reason=problem).inc()
        await self.send(RefusedMessage(id_, problem, words.say(self.lang, f"refused-{problem}")))

    # -- what comes in --------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Carry out what the browser says, one message after the other."""
        while True:
            await self.hear()

    async def check_device(self) -> None:
        """Cut the line of a device that was signed out, or that is somebody else's by now: it may come again."""
        if await self.people.owner(self.device) != self.browser:
            raise ConnectionCut(RESTART)

    async def hear(self) -> None:
        """One message."""
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        if self.moderation.bars(self.address, self.browser):
            raise ConnectionCut(RULES)
        await self.check_device()
        text = event.get("text")
        try:
            if text is None or len(text) > self.limits.message:
                raise msgspec.DecodeError
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.metrics.heard("unreadable")
            self.unreadable += 1
            await self.refuse("unreadable")
            if self.unreadable >= self.limits.unreadable:
                raise ConnectionCut(RULES) from None
            return
        self.metrics.heard(str(message.__struct_config__.tag))
        if not self.speech.take(LOOK_COST if isinstance(message, LookMessage) else 1):
            self.too_fast += 1
            await self.refuse("too-fast", getattr(message, "id", ""))
            if self.too_fast >= TOO_FAST:
                raise ConnectionCut(RULES)
            return
        await self.carry_out(message)

    async def carry_out(self, message: FromBrowser) -> None:
        """One message that could be read."""
        if isinstance(message, PingMessage):
            await self.send(PongMessage())
        elif isinstance(message, LookMessage):
            await self.look(message)
        elif self.listener is None:
            await self.refuse("unreadable", getattr(message, "id", ""))  # first one looks
        elif isinstance(message, SayMessage):
            answered = await self.room.say(self.browser, self.lang, message)
            if isinstance(answered, RefusedMessage):
                self.metrics.refusals.labels(reason=answered.problem).inc()
            await self.send(answered)
        else:
            begin = time.monotonic()
            answer = await self.room.handle(self.browser, self.lang, message)
            if isinstance(answer, RefusedMessage) and answer.problem == "closing":
                # Nothing of it was kept. Whoever comes again sends it again, and loses nothing.
                await self.send(ClosingMessage())
                raise ConnectionCut(RESTART)
            if isinstance(answer, RefusedMessage):
                self.metrics.refusals.labels(reason=answer.problem).inc()
                await self.send(answer)
                self.listener.tell()  # what the browser shows may be stale
            elif answer.id:
                if isinstance(message, AnswerMessage):
                    self.metrics.answer_seconds.observe(time.monotonic() - begin)
                await self.send(answer)

    async def look(self, message: LookMessage) -> None:
        """See with these eyes from now on, in this language; with others' eyes one does not see."""
        self.lang = message.lang
        if not self.room.holds(self.browser, message.seat):
            await self.refuse("not-yours")
            if self.listener is not None:
                self.listener.look(self.listener.seat, message.lang)
                return
        if self.listener is None:
            self.listener = self.room.listen(self.browser, message.seat, message.lang, await self._name(message))
            self.listener.look(self.listener.seat, message.lang, news=message.news)
        else:
            self.listener.look(message.seat, message.lang, news=message.news)

    async def _name(self, message: LookMessage) -> str:
        """How a spectator wishes to be called, if that is a name at all and one that may be used."""
        try:
            self.moderation.check_names([message.name])
            await self.claims.check(self.browser, [message.name])
            return different_name(message.name, ()) if message.name else ""
        except (CuoreError, Refusal):
            return ""


def _first(cuts: BaseExceptionGroup[ConnectionCut]) -> ConnectionCut:
    """One of the cuts in a group."""
    found = cuts.exceptions[0]
    return _first(found) if isinstance(found, BaseExceptionGroup) else found


def _kinds(errors: BaseExceptionGroup[BaseException]) -> str:
    """The kinds of the errors in a group, and where they arose."""
    return "; ".join(_kinds(e) if isinstance(e, BaseExceptionGroup) else kind(e) for e in errors.exceptions)
