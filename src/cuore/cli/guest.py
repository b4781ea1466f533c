"""A bot at somebody's table: sits down by a link, looks through its seat's eyes, and answers when it is asked.

It speaks to the server as a browser does: REST for the seat and for each question, a WebSocket for what is new. The
seat belongs to whoever holds its cookie. A line that breaks is taken up again.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cuore.bots import BotFault, Seat, ask, dismiss, make_bot
from cuore.engine.errors import CuoreError
from cuore.terminal.sitting import STAND_IN

TIMEOUT: Final = 20.0  # seconds for an answer of the server
PAUSES: Final = (0.5, 1, 2, 4, 8, 15, 30, 30, 30, 60, 60, 60)  # seconds between tries to come back
IN_A_HURRY: Final = 1.0  # seconds to wait where the server asks for patience
BIGGEST: Final = 4 << 20  # bytes of a message that are read
PASSING: Final = (429, 502, 503, 504)  # answers of a server that will soon be well again


class GuestError(CuoreError):
    """The bot cannot play at that table."""


class _UndoAsk(Struct):
    ask: int
    waiting_for: list[int]


class _Result(Struct):
    text: str


class _Table(Struct):
    """The little that has to be known of a table; the rest is in the question."""

    version: int
    status: str
    to_move: int | None = None
    undo_ask: _UndoAsk | None = None
    result: _Result | None = None


class _Heard(Struct):
    type: str
    table: _Table | None = None
    problem: str = ""


class _Question(Struct):
    at: int
    position: str


@dataclass(frozen=True)
class TableLink:
    """Where a table is: the server, and the table's code."""

    server: str
    code: str

    @staticmethod
    def of(link: str) -> TableLink:
        """From what a host sends to a friend."""
        parts = urlsplit(link)
        code = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not code:
            raise GuestError("guest-link", link=link)
        return TableLink(f"{parts.scheme}://{parts.netloc}", code)

    @property
    def table(self) -> str:
        """The address of the table for programs."""
        return f"{self.server}/api/tables/{self.code}"

    @property
    def socket(self) -> str:
        """The address at which news of it come."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/{self.code}"


class Guest:
    """A bot in a seat of somebody's table."""

    def __init__(self, link: TableLink, bot: str, cookie: str, tell: Callable[[BotFault], None]) -> None:
        """`cookie` is that of a seat which it had before; `tell` hears of a bot that has failed."""
        self.cookie = cookie
        self.seat = -1
        self._link = link
        self._name = bot
        self._seed = secrets.randbits(32)
        self._bot = make_bot(bot, self._seed)
        self._tell = tell

    # -- REST -----------------------------------------------------------------------------------------------

    def sit(self, name: str) -> None:
        """Take the seat that it had, or a free one."""
        self.seat = _mine(self._call(self._link.table)) if self.cookie else -1
        if self.seat < 0:
            self.seat = _mine(self._call(f"{self._link.table}/sit", {"name": name}))

    def _call(self, address: str, body: object = None) -> Any:
        """What the server answers; what it refuses is raised in its own words."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        try:
            with urlopen(Request(address, data, headers), timeout=TIMEOUT) as answer:
                given = answer.headers.get("Set-Cookie")
                self.cookie = given.partition(";")[0] if given else self.cookie
                return json.loads(answer.read(BIGGEST))
        except HTTPError as error:
            raise _Refused(error.code, _detail(error)) from None
        except (URLError, OSError) as error:
            raise ConnectionError(str(getattr(error, "reason", error))) from None
        except ValueError:
            raise GuestError("guest-no-server", address=self._link.server) from None

    # -- WebSocket --------------------------------------------------------------------------------------------

    def play(self) -> str:
        """Answer until the game is over; its result in the server's words."""
        tries = 0
        try:
            while True:
                try:
                    headers = {"Cookie": self.cookie}
                    with connect(self._link.socket, additional_headers=headers, max_size=BIGGEST) as socket:
                        tries = 0
                        return self._listen(socket)
                except (WebSocketException, OSError) as error:
                    if tries == len(PAUSES):
                        raise GuestError("guest-lost", address=self._link.server, reason=str(error)) from None
                    time.sleep(PAUSES[tries])
                    tries += 1
        finally:
            dismiss(self._bot)

    def _listen(self, socket: ClientConnection) -> str:
        """The result; `WebSocketException` when the line breaks before."""
        socket.send(json.dumps({"type": "look", "seat": self.seat, "lang": "en"}))
        answered = -1  # the version at which an answer was given
        while True:
            heard = msgspec.json.decode(socket.recv(), type=_Heard)
            if heard.type == "refused":
                answered = -1  # another state follows, with the same question or the next
                if heard.problem == "too-fast":
                    time.sleep(IN_A_HURRY)
                    socket.send(json.dumps({"type": "look", "seat": self.seat, "lang": "en"}))
            table = heard.table
            if table is None:
                continue
            if table.status == "over":
                return table.result.text if table.result else ""
            if table.undo_ask is not None and self.seat in table.undo_ask.waiting_for:
                self._say(socket, type="consent", ask=table.undo_ask.ask, agree=True)  # as every bot does
            if table.to_move == self.seat and table.version != answered and self._answer(socket):
                answered = table.version

    def _answer(self, socket: ClientConnection) -> bool:
        """Ask what is asked, and answer it; false if it is no longer asked."""
        try:
            question = msgspec.convert(self._call(f"{self._link.table}/question?seat={self.seat}"), _Question)
        except _Refused as refused:
            if refused.status in PASSING:
                raise ConnectionError(refused.status) from None
            return False
        move = self._choose(Seat.from_portable(question.position))
        self._say(socket, type="answer", at=question.at, move=move)
        return True

    def _choose(self, seat: Seat) -> int:
        """The bot's answer; one that fails is replaced for good, and that is told."""
        try:
            return ask(self._bot, seat, name=self._name)
        except BotFault as fault:
            self._tell(fault)
            dismiss(self._bot)
            self._bot = make_bot(STAND_IN, self._seed)
            return ask(self._bot, seat)

    def _say(self, socket: ClientConnection, **message: object) -> None:
        socket.send(json.dumps({"id": secrets.token_hex(8), "seat": self.seat, **message}))


class _Refused(GuestError):
    """The server says no."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__("guest-refused", reason=detail)
        self.status = status


def _mine(summary: Any) -> int:
    """The seat that belongs to the bot; -1 if it has none."""
    return next((int(seat["seat"]) for seat in summary["seats"] if seat["mine"]), -1)


def _detail(error: HTTPError) -> str:
    """Why the server refuses, in its own words if it has any."""
    try:
        return str(json.loads(error.read(BIGGEST))["detail"])
    except (ValueError, LookupError, TypeError, OSError):
        return f"{error.code} {error.reason}"
