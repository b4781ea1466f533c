"""Listeners: open connections to a table, each with its own eyes and its own language.

A listener holds no queue. News only raises a flag; the message is made when the connection is ready to send, from
the position as it is then. So a slow reader gets fewer and newer states, and costs no more memory than a fast one.

Whoever looks with the same eyes in the same language, spectators above all, is told the same: a `Sight` makes and
encodes it once for all of them.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from cuore.engine.game import Game
from cuore.server.messages import Language, LogLine, StateMessage, TableView, TalkMessage
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


class Sight:
    """A position, and the log, as certain eyes see it."""

    def __init__(self, game: Game | None, table: TableView, log: list[LogLine]) -> None:
        self.game = game
        self.table = table
        self.log = log
        self.made = time.monotonic()
        # By what a reader had before: that log, the message, and its text once somebody wants it.
        self._states: dict[tuple[int, int | None], tuple[list[LogLine], StateMessage]] = {}
        self._texts: dict[int, bytes] = {}

    def holds(self, game: Game | None, now: float) -> bool:
        """Whether it is still so: the next answer leads to another game, and seconds of absence and clocks go on."""
        return self.game is game and now - self.made < FRESH

    def state(self, told: list[LogLine], version: int | None) -> StateMessage:
        """The message to somebody who had that log and that version, or none."""
        key = (id(told), version)
        found = self._states.get(key)
        if found is None:
            found = self._states[key] = (told, self._state(told, version))  # its id is no other list's meanwhile
        return found[1]

    def text(self, told: list[LogLine], version: int | None) -> bytes:
        """The same, encoded."""
        state = self.state(told, version)
        text = self._texts.get(id(state))
        if text is None:
            text = self._texts[id(state)] = _encoder.encode(state)
        return text

    def _state(self, told: list[LogLine], version: int | None) -> StateMessage:
        same = unchanged(told, self.log)
        news = self.log[same:]
        moved = None
        if version is not None and version != self.table.version:
            moved = " ".join([line.text for line in news]) or None
        return StateMessage(self.table, same, news, moved)


class Listener:
    """One connection. `await news()`, send `state()`, again; `close()` when it is gone."""

    def __init__(self, room: Room, browser: str | None, seat: int | None, lang: Language, name: str = "") -> None:
        self.room = room
        self.browser = browser  # fingerprint
        self.seat = seat if room.holds(browser, seat) else None  # whose eyes; None: a spectator's
        self.lang: Language = lang
        self.name = name  # how a spectator wishes to be called
        self._flag = asyncio.Event()
        self._closing = False
        self._told: list[LogLine] = NO_LOG  # what the client's log holds
        self._told_version: int | None = None
        self._heard = 0  # the last line of talk that the client has
        self._moved = True  # there is a position that the client does not have
        self._flag.set()  # there is a first state to send

    def look(self, seat: int | None, lang: Language) -> bool:
        """See with other eyes or read another language; a seat that is not this browser's changes nothing."""
        if not self.room.holds(self.browser, seat):
            return False
        if lang != self.lang:
            self._heard = 0  # quick words are read in the other language
        if (seat, lang) != (self.seat, self.lang):
            self.seat, self.lang = seat, lang
            self._told, self._told_version = NO_LOG, None
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
        lines = self.room.talk.since(self._heard, self.lang)
        self._heard = self.room.talk.last
        return TalkMessage(lines) if lines else None

    def state(self) -> StateMessage:
        """The fresh position for this listener, with the part of the log that it does not have."""
        sight, told, version = self._look_up()
        return sight.state(told, version)

    def text(self) -> bytes:
        """The same, encoded."""
        sight, told, version = self._look_up()
        return sight.text(told, version)

    def _look_up(self) -> tuple[Sight, list[LogLine], int | None]:
        """What there is to see, and what the client had before; from now on it has all of it."""
        if not self.room.holds(self.browser, self.seat):
            self.look(None, self.lang)  # whoever has resigned looks on
        self._moved = False
        sight = self.room.sight(self.browser, self.seat, self.lang)
        told, version = self._told, self._told_version
        self._told, self._told_version = sight.log, sight.table.version
        return sight, told, version

    def close(self) -> None:
        """The connection is gone."""
        self.room.forget(self)
