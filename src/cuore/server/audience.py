"""Listeners: open connections to a table, each with its own eyes and its own language.

A listener holds no queue. News only raises a flag; the message is made when the connection is ready to send, from
the position as it is then. So a slow reader gets fewer and newer states, and costs no more memory than a fast one.

Whoever looks with the same eyes in the same language, spectators above all, is told the same: a `Sight` makes and
encodes it once for all of them. A reader who takes news is sent the whole position once, and then what differs from
the last one that they were sent: two of their positions are compared and nothing else, so news tell what those tell.
"""

from __future__ import annotations

import asyncio
import time
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import astuple

from cuore.engine.game import Game
from cuore.server.messages import Language, LogLine, NewsMessage, SeatView, StateMessage, TableView, TalkMessage
from cuore.server.table_log import unchanged

if TYPE_CHECKING:
    from cuore.server.room import Room

FRESH: Final = 0.1  # seconds for which a sight serves those who look later
NO_LOG: Final[list[LogLine]] = []
_encoder: Final = msgspec.json.Encoder()


class Eyes(NamedTuple):
    """All that decides what a connection may see, and how it reads it."""

    seat: int | None  # None: a spectator's
    mine: tuple[int, ...]  # the seats that its browser holds
    lang: Language


class Had(NamedTuple):
    """What a reader had before."""

    log: list[LogLine] = NO_LOG
    version: int | None = None
    table: TableView | None = None  # only of those who take news, after their first state


NOTHING: Final = Had()


class Sight:
    """A position, and the log, as certain eyes see it."""

    def __init__(self, game: Game | None, table: TableView, log: list[LogLine]) -> None:
        self.game = game
        self.table = table
        self.log = log
        self.made = time.monotonic()
        # By what a reader had before: that, the message, and its text once somebody wants it.
        self._messages: dict[tuple[int, int | None, int], tuple[Had, StateMessage | NewsMessage]] = {}
        self._texts: dict[int, bytes] = {}

    def holds(self, game: Game | None, now: float) -> bool:
        """Whether it is still so: the next answer leads to another game, and seconds of absence and clocks go on."""
        return self.game is game and now - self.made < FRESH

    def message(self, told: Had) -> StateMessage | NewsMessage:
        """The message to somebody who had that."""
        key = (id(told.log), told.version, id(told.table))
        found = self._messages.get(key)
        if found is None:
            found = self._messages[key] = (told, self._message(told))  # its ids are no others' meanwhile
        return found[1]

    def text(self, told: Had) -> bytes:
        """The same, encoded."""
        message = self.message(told)
        text = self._texts.get(id(message))
        if text is None:
            text = self._texts[id(message)] = _encoder.encode(message)
        return text

    def _message(self, told: Had) -> StateMessage | NewsMessage:
        same = unchanged(told.log, self.log)
        lines = self.log[same:]
        moved = None
        if told.version is not None and told.version != self.table.version:
            moved = " ".join([line.text for line in lines]) or None
        if told.table is None:
            return StateMessage(self.table, same, lines, moved)
        had, now = told.table, self.table
        return NewsMessage(had.version, changed(had, now), changed_seats(had, now), same, lines, moved)


def changed(had: TableView, now: TableView) -> dict[str, Any]:
    """The parts of a position, but for the seats, that are not as they were; lists and structs compare themselves."""
    before, parts = astuple(had), astuple(now)  # it is made for every reader: no loop of our own
    found = dict(compress(zip(TableView.__struct_fields__, parts, strict=True), map(ne, before, parts)))
    found.pop("seats", None)
    return found


def changed_seats(had: TableView, now: TableView) -> list[SeatView]:
    """The seats that are not as they were; a table has as many from its first moment to its last."""
    return [new for old, new in zip(had.seats, now.seats, strict=True) if new is not old and new != old]


class Listener:
    """One connection. `await news()`, send `text()`, again; `close()` when it is gone."""

    def __init__(self, room: Room, browser: str | None, seat: int | None, lang: Language, name: str = "") -> None:
        self.room = room
        self.browser = browser  # fingerprint
        self.seat = seat if room.holds(browser, seat) else None  # whose eyes; None: a spectator's
        self.lang: Language = lang
        self.name = name  # how a spectator wishes to be called
        self._flag = asyncio.Event()
        self._closing = False
        self._takes_news = False
        self._told = NOTHING  # what the client has
        self._heard = 0  # the last line of talk that the client has
        self._moved = True  # there is a position that the client does not have
        self._flag.set()  # there is a first state to send

    def look(self, seat: int | None, lang: Language, *, news: bool | None = None) -> bool:
        """See with other eyes or read another language; a seat that is not this browser's changes nothing.

        Whoever takes news is sent everything once more, and from then on what has changed.
        """
        if not self.room.holds(self.browser, seat):
            return False
        if lang != self.lang:
            self._heard = 0  # quick words are read in the other language
        if news is not None:
            self._takes_news = news
        if self._takes_news or (seat, lang) != (self.seat, self.lang):
            self.seat, self.lang = seat, lang
            self._told = NOTHING
        self.tell()
        return True

    def tell(self) -> None:
        """Something has changed."""
        self._moved = True
        self._flag.set()

    def tell_said(self) -> None:
        """Somebody has spoken: the position is the same."""
        self._flag.set()

    def tell_closing(self) -> None:
        """The server is going down."""
        self._closing = True
        self._flag.set()

    async def news(self) -> bool:
        """Wait until a state or talk is due (true), or the server is closing (false)."""
        await self._flag.wait()
        self._flag.clear()
        return not self._closing

    @property
    def is_behind(self) -> bool:
        """Whether the client lacks the position as it is."""
        return self._moved

    def said(self) -> TalkMessage | None:
        """What was said that the client has not heard."""
        heard, self._heard = self._heard, self.room.talk.last
        if heard == self._heard:
            return None  # as with nearly every answer
        lines = self.room.talk.since(heard, self.lang)
        return TalkMessage(lines) if lines else None

    def message(self) -> StateMessage | NewsMessage:
        """The fresh position for this listener, or its news, with the part of the log that it does not have."""
        sight, told = self._look_up()
        return sight.message(told)

    def state(self) -> StateMessage:
        """The same for a listener that takes no news."""
        message = self.message()
        assert isinstance(message, StateMessage)
        return message

    def text(self) -> bytes:
        """The message, encoded."""
        sight, told = self._look_up()
        return sight.text(told)

    def _look_up(self) -> tuple[Sight, Had]:
        """What there is to see, and what the client had before; from now on it has all of it."""
        if not self.room.holds(self.browser, self.seat):
            self.look(None, self.lang)  # whoever has resigned looks on
        self._moved = False
        sight = self.room.sight(self.browser, self.seat, self.lang)
        told, table = self._told, sight.table
        self._told = Had(sight.log, table.version, table if self._takes_news else None)
        return sight, told

    def close(self) -> None:
        """The connection is gone."""
        self.room.forget(self)
