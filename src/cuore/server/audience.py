"""Listeners: open connections to a table, each with its own eyes and its own language.

A listener holds no queue. News only raises a flag; the message is made when the connection is ready to send, from
the position as it is then. So a slow reader gets fewer and newer states, and costs no more memory than a fast one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cuore.server.messages import Language, LogLine, StateMessage, TableView
from cuore.server.table_log import unchanged

if TYPE_CHECKING:
    from cuore.server.room import Room


class Listener:
    """One connection. `await news()`, send `state()`, again; `close()` when it is gone."""

    def __init__(self, room: Room, browser: str | None, seat: int | None, lang: Language) -> None:
        self.room = room
        self.browser = browser  # fingerprint
        self.seat = seat if room.holds(browser, seat) else None  # whose eyes; None: a spectator's
        self.lang: Language = lang
        self._flag = asyncio.Event()
        self._closing = False
        self._told: list[LogLine] = []  # what the client's log holds
        self._told_version: int | None = None
        self._flag.set()  # there is a first state to send

    def look(self, seat: int | None, lang: Language) -> bool:
        """See with other eyes or read another language; a seat that is not this browser's changes nothing."""
        if not self.room.holds(self.browser, seat):
            return False
        if (seat, lang) != (self.seat, self.lang):
            self.seat, self.lang = seat, lang
            self._told, self._told_version = [], None
        self._flag.set()
        return True

    def tell(self) -> None:
        """Something has changed."""
        self._flag.set()

    def tell_closing(self) -> None:
        """The server is going down."""
        self._closing = True
        self._flag.set()

    async def news(self) -> bool:
        """Wait until a state is due (true), or the server is closing (false)."""
        await self._flag.wait()
        self._flag.clear()
        return not self._closing

    def state(self) -> StateMessage:
        """The fresh position for this listener, with the part of the log that it does not have."""
        if not self.room.holds(self.browser, self.seat):
            self.look(None, self.lang)  # whoever has resigned looks on
        table: TableView = self.room.table(self.browser, self.seat, self.lang)
        log = self.room.log(self.seat, self.lang)
        same = unchanged(self._told, log)
        moved = None
        if self._told_version is not None and self._told_version != table.version:
            moved = " ".join(line.text for line in log[same:]) or None
        self._told, self._told_version = log, table.version
        return StateMessage(table, same, log[same:], moved)

    def close(self) -> None:
        """The connection is gone."""
        self.room.forget(self)
