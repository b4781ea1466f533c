"""Everything that is kept about a person, in one file: their games as records, a list of them, and the rest.

It is a ZIP that is made while it is sent: one game after the other is read and put in, beside the event loop, so it
takes no more memory than one game, however many there are. A game that goes on, or whose shuffles others may still be
playing, is in the list and has no record yet, for a record holds the secret of the shuffles.
"""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, select

from cuore.engine.errors import CuoreError
from cuore.server import kept, past, records, results
from cuore.server.daily import is_sealed
from cuore.server.ledger import Ledger
from cuore.server.problems import Refusal
from cuore.server.schema import HOLDERS, TALK
from cuore.server.spreadsheets import csv_text
from cuore.server.store import Store, StoredGame
from cuore.server.times import iso

PAUSE: Final = 60.0  # seconds between two files of one person
AT_ONCE: Final = 2  # that are made at the same time
COLUMNS: Final = (
    *("code", "begun", "changed", "status", "boxes", "seats", "names"),
    *("my name", "my points", "place", "points", "turns", "answers", "daily", "file"),
)


class Exports:
    """Makes the files. Its methods belong to one event loop."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._last: dict[str, float] = {}  # when somebody last had one
        self._running = 0

    def begin(self, owner: str) -> None:
        """Ask for a file; `Refusal` if one was made just now, or others are being made."""
        now = self._clock()
        self._last = {who: at for who, at in self._last.items() if now - at < PAUSE}
        if owner in self._last:
            raise Refusal("too-fast", "problem-exported")
        if self._running >= AT_ONCE:
            raise Refusal("busy")
        self._last[owner] = now

    async def file(self, owner: str) -> AsyncIterator[bytes]:
        """The file, piece by piece."""
        self._running += 1
        try:
            sink = _Sink()
            rows: list[list[object]] = []
            with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
                for code in await self._store.look_up(partial(held, owner=owner)):
                    game = await self._store.read(code)
                    if game is not None:
                        rows.append(await asyncio.to_thread(_put_in, archive, game, owner))
                        yield sink.taken()
                archive.writestr("games.csv", csv_text(COLUMNS, rows))
                me = await self._store.look_up(partial(about, owner=owner))
                archive.writestr("me.json", json.dumps(me, ensure_ascii=False, indent=2) + "\n")
            yield sink.taken()
        finally:
            self._running -= 1


class _Sink(io.RawIOBase):
    """What was written and not sent yet."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting += data
        return len(data)

    def taken(self) -> bytes:
        """All of it; from now on it is sent."""
        found, self._waiting = bytes(self._waiting), bytearray()
        return found


def _put_in(archive: zipfile.ZipFile, game: StoredGame, owner: str) -> list[object]:
    """Put a game into the file, as far as it may be told; its row in the list."""
    try:
        ledger = past.read(game)
    except CuoreError:
        return [game.code, iso(game.created), iso(game.changed), "damaged"]
    name = ""
    if ledger.status == "over" and not is_sealed(ledger):
        if ledger.past is None:
            name, text = f"games/{game.code}.txt", records.record_text(ledger)
        else:  # the rules of today cannot play it: what was stored
            name = f"games/{game.code}.json"
            text = json.dumps(records.history(ledger), ensure_ascii=False, indent=1) + "\n"
        archive.writestr(name, text)
    return _row(ledger, owner, name)


def _row(ledger: Ledger, owner: str, file: str) -> list[object]:
    setup, mine = ledger.setup, ledger.seats_of(owner)
    result = records.result(ledger, setup.lang)
    names = [chair.name for chair in ledger.chairs]
    scores = [] if result is None else result.scores
    points: list[object] = [scores[seat] for seat in mine] if scores else []
    places = [seat.place for seat in results.outcome(ledger).seats if seat.seat in mine] if scores else []
    return [
        ledger.code,
        iso(ledger.created),
        iso(ledger.changed),
        ledger.status,
        _listed(setup.sets),
        len(names),
        _listed(names),
        _listed([names[seat] for seat in mine]),
        _listed(points),
        _listed(places),
        _listed(scores),
        "" if ledger.game is None else ledger.game.view(None)["turn"],
        len(ledger.line),
        setup.daily or "",
        file,
    ]


def _listed(values: Any) -> str:
    """Several values of a cell: no name has a comma (engine/setup.py)."""
    return ", ".join(map(str, values))


# -- how it is kept -----------------------------------------------------------------------------------------


def held(connection: Connection, owner: str) -> list[str]:
    """The codes of all games in which somebody has a seat."""
    query = select(HOLDERS.c.game).where(HOLDERS.c.browser == owner).distinct().order_by(HOLDERS.c.game)
    return list(connection.execute(query).scalars())


def about(connection: Connection, owner: str) -> dict[str, Any]:
    """What else is kept about a person, what they said at their tables among it."""
    theirs = (HOLDERS.c.game == TALK.c.game) & (HOLDERS.c.seat == TALK.c.seat) & (HOLDERS.c.browser == owner)
    said = select(TALK).join(HOLDERS, theirs).order_by(TALK.c.game, TALK.c.number)
    lines = [
        {"game": row.game, "at": iso(row.at), "words": row.phrase, "text": row.text}
        for row in connection.execute(said)
    ]
    return {**kept.told(connection, owner), "said": lines}
