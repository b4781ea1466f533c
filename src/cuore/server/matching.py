"""Finding each other: open tables by what somebody looks for, and quick matches.

A quick match is an open table like any other, laid for whoever asks first; whoever asks for the same while that
person waits sits down there. Which tables wait for whom is kept in the database (`matches`), so it does not matter
which server somebody asks. A wish for a game of minutes holds while its page is open, which asks for the table every
few seconds; one for a game of days holds until somebody comes.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import Connection, delete, insert, select, update

from cuore.server.messages import MatchRequest, NewSeat, NewTable
from cuore.server.problems import Refusal
from cuore.server.rated_tables import agreed, name_at
from cuore.server.schema import GAMES, MATCHES
from cuore.server.store import StoreError
from cuore.server.table_setup import DAY_SECONDS

if TYPE_CHECKING:
    from cuore.server.room import Room
    from cuore.server.rooms import Rooms

HOLDS: Final = 30_000  # milliseconds for which a wish holds after its page was last heard of
TOUCHED: Final = 10_000  # milliseconds before it is written down again that it was
MOST: Final = 10  # tables that are looked at for one wish

Pace = Literal["free", "clock", "days"]


def pace_of(clock: int | None) -> Pace:
    """How a table is played: without a clock, with one of minutes, or over days."""
    return "free" if clock is None else "days" if clock >= DAY_SECONDS else "clock"


@dataclass(frozen=True)
class Sought:
    """What somebody looks for among the open tables."""

    box: str | None = None
    seats: int | None = None
    pace: str | None = None
    rated: bool | None = None

    def fits(self, room: Room) -> bool:
        """Whether a table is such a one."""
        setup = room.ledger.setup
        return (
            (self.box is None or self.box in setup.sets)
            and (self.seats is None or self.seats == len(setup.seats))
            and (self.pace is None or self.pace == pace_of(setup.clock))
            and (self.rated is None or self.rated == setup.rated)
        )


async def match(rooms: Rooms, browser: str, wish: MatchRequest) -> Room:
    """A table for somebody who does not mind with whom: one that waits for the same, or a new one."""
    if not rooms.policy.quick_match:
        raise Refusal("refused", "problem-switched-off")
    if wish.rated:
        await agreed(rooms, browser, _table(wish))  # before somebody else's table is looked at
    async with rooms.matching:
        return await _match(rooms, browser, wish, _key(wish))


async def _match(rooms: Rooms, browser: str, wish: MatchRequest, key: str) -> Room:
    """Look, lay a table if nobody waits, look again: of two who ask two servers at once the first one's stays."""
    laid: Room | None = None
    while True:
        waiting = await _waiting(rooms, key, wish.clock)
        for room in waiting:
            if room.mine(browser):
                return room
            if await _joined(rooms, room, browser, wish.name):
                for own in (each for each in waiting if each is not room and each.mine(browser)):
                    with suppress(Refusal):  # somebody has found that one, too: then there are two games to play
                        await rooms.put_away(own, browser)
                return room
        if laid is not None:
            return laid
        laid = await rooms.lay(browser, _table(wish), matched=True)
        await rooms.store.keep(partial(_write, code=laid.code, key=key))


async def touch(rooms: Rooms, room: Room, browser: str | None) -> None:
    """Somebody who waits for a match is still there."""
    now = time.time() * 1000
    if room.ledger.setup.match and room.status == "waiting" and room.mine(browser) and now - room.touched > TOUCHED:
        room.touched = now
        await rooms.store.keep(lambda connection: _touch(connection, room.code))


async def _joined(rooms: Rooms, room: Room, browser: str, name: str) -> bool:
    try:
        await room.sit(browser, await name_at(rooms, room, browser, name))
    except StoreError:
        if rooms.closing:
            raise
        return False  # that table was put away just now
    except Refusal:  # somebody was quicker
        if room.status != "waiting":
            await rooms.store.keep(lambda connection: forget(connection, room.code))
        return False
    return True


async def _waiting(rooms: Rooms, key: str, clock: int | None) -> Sequence[Room]:
    since = 0 if pace_of(clock) == "days" else int(time.time() * 1000) - HOLDS
    codes = await rooms.store.look_up(lambda connection: _codes(connection, key, since))
    found = [await rooms.fetch(code) for code in codes]  # to sit down there
    return [room for room in found if room is not None]


def _key(wish: MatchRequest) -> str:
    return f"{'+'.join(sorted(wish.sets))} {wish.seats} {wish.clock or 0}{' rated' if wish.rated else ''}"


def _table(wish: MatchRequest) -> NewTable:
    seats = [NewSeat("here", wish.name), *(NewSeat("link") for _ in range(wish.seats - 1))]
    return NewTable(seats, wish.sets, town="random", open=True, clock=wish.clock, rated=wish.rated, lang=wish.lang)


# -- how it is kept -----------------------------------------------------------------------------------------


def _codes(connection: Connection, key: str, since: int) -> list[str]:
    query = (
        select(MATCHES.c.game)
        .join(GAMES, GAMES.c.code == MATCHES.c.game)
        .where(MATCHES.c.wish == key, MATCHES.c.at >= since, GAMES.c.status == "waiting")
    )
    return list(connection.execute(query.order_by(GAMES.c.created, GAMES.c.code).limit(MOST)).scalars())


def _write(connection: Connection, code: str, key: str) -> None:
    connection.execute(insert(MATCHES), {"game": code, "wish": key, "at": int(time.time() * 1000)})


def _touch(connection: Connection, code: str) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.game == code).values(at=int(time.time() * 1000)))


def forget(connection: Connection, code: str) -> None:
    """A table waits for nobody any more."""
    connection.execute(delete(MATCHES).where(MATCHES.c.game == code))
