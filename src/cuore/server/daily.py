"""The town of the day: one town for everybody, with the same shuffles, against the same bot.

Which box and which town it is follows from the date alone, so every server has the same one. The shuffles follow
from the date and a key that only this server's database has: whoever knows the rule still cannot compute them. A
person (one browser, or the devices of one phrase) has one game a day. It must be begun on its day, by UTC, and may be
ended until the end of the day after; so long its secret is told to nobody, and neither a replay nor a record is to
be had, because others may still be playing. A game counts that was played to its end by its person, without a bot's
help.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, case, delete, insert, select, update

from cuore.boxes import registry
from cuore.server.messages import Language, NewSeat, NewTable
from cuore.server.problems import Refusal
from cuore.server.schema import DAILY, GAMES
from cuore.server.store import Conflict
from cuore.towns import Town, Wishes, generate

if TYPE_CHECKING:
    from cuore.server.ledger import Ledger
    from cuore.server.room import Room
    from cuore.server.rooms import Rooms

KEY: Final = "daily"
LEVEL: Final = "hard"
A_DAY: Final = timedelta(days=1)
SHOWN: Final = 100  # results of a day
PERSON, BOT = 0, 1  # their seats


class DayResult(NamedTuple):
    """How somebody's game of a day ended."""

    browser: str
    game: str
    name: str
    points: int
    other: int
    won: bool


def today() -> date:
    """The day that it is, by UTC."""
    return datetime.now(UTC).date()


def read_date(text: str) -> date:
    """A day that was asked for: one that has come; `Refusal` if there is no such."""
    try:
        day = date.fromisoformat(text) if text else today()
    except ValueError:
        raise Refusal("unreadable", reason="date") from None
    if day > today():
        raise Refusal("not-found", "problem-daily-not-yet")
    return day


def town_of(day: date) -> Town:
    """The town of a day: the boxes that can be played alone take turns, the town is drawn by the date."""
    alone = [box.id for box in registry.BOXES.values() if box.rules.first_game]
    digest = hashlib.sha256(f"cuore town of {day.isoformat()}".encode()).digest()
    return generate(Wishes(sets=(alone[day.toordinal() % len(alone)],)), int.from_bytes(digest[:4], "big") >> 1)


def is_sealed(ledger: Ledger) -> bool:
    """Whether somebody may still be playing the same shuffles."""
    return ledger.setup.daily is not None and today() <= last_day(date.fromisoformat(ledger.setup.daily))


def last_day(day: date) -> date:
    """The last day on which a game of that day may end and count."""
    return day + A_DAY


class Daily:
    """The games of the days. Its methods belong to one event loop."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._laying = asyncio.Lock()

    async def secret_of(self, day: date) -> bytes:
        """What all shuffles of a day follow from."""
        key = await self._store.key(KEY, secrets.token_hex(32))
        return hmac.digest(bytes.fromhex(key), day.isoformat().encode(), "sha256")

    async def own(self, day: date, browser: str | None) -> Room | None:
        """The table at which a person plays a day's town, if they have begun."""
        code = None
        if browser is not None:
            code = await self._store.look_up(partial(own_game, of=day.isoformat(), browser=browser))
        found = [] if code is None else await self._rooms.glance([code])
        return found[0] if found else None

    async def lay(self, browser: str, name: str, lang: Language) -> Room:
        """Today's table of a person: a new one, or the one that they have."""
        async with self._laying:
            day = today()
            room = await self.own(day, browser)
            if room is None:
                town = town_of(day)
                seats = [NewSeat("here", name), NewSeat("bot", level=LEVEL)]
                wish = NewTable(seats=seats, sets=list(town.sets), town_code=town.code(), talk="none", lang=lang)
                room = await self._rooms.lay_daily(browser, wish, day.isoformat(), await self.secret_of(day))
                told = room.chairs[PERSON].name
                begun = partial(begin, of=day.isoformat(), browser=browser, game=room.code, name=told)
                try:
                    await self._store.keep(begun)
                except Conflict:  # at another process of this server: that one counts
                    return await self.own(day, browser) or room
            return room

    async def results(self, day: date) -> list[DayResult]:
        """The results of a day, the best first: by the margin, then by points."""
        of = day.isoformat()
        for room in await self._rooms.glance(await self._store.look_up(partial(unsettled, of=of))):
            if room.status == "over":
                await self._store.keep(partial(settle, ledger=room.ledger))
        return await self._store.look_up(partial(best, of=of))


def counts(ledger: Ledger) -> bool:
    """Whether a game that is over counts: ended in time by its rules, and no bot has answered for its person."""
    assert ledger.setup.daily is not None
    game = ledger.game
    if game is None or not game.over or ledger.resigned is not None:
        return False
    if any(answer.by == "bot" for answer in ledger.line if answer.seat == PERSON):
        return False
    ended = datetime.fromtimestamp(ledger.asked_at / 1000, UTC).date()
    return ended <= last_day(date.fromisoformat(ledger.setup.daily))


# -- how it is kept -----------------------------------------------------------------------------------------


def own_game(connection: Connection, of: str, browser: str) -> str | None:
    """The code of a person's table of a day."""
    query = select(DAILY.c.game).where(DAILY.c.date == of, DAILY.c.browser == browser)
    return connection.execute(query).scalar_one_or_none()


def begin(connection: Connection, of: str, browser: str, game: str, name: str) -> None:
    """Note whose table it is; the database keeps a second one of the same day away."""
    row = {"date": of, "browser": browser, "game": game, "name": name}
    nothing = {"settled": False, "counts": False, "points": 0, "other": 0, "won": False}
    connection.execute(insert(DAILY), row | nothing)


def unsettled(connection: Connection, of: str) -> Sequence[str]:
    """The games of a day that are over and whose results were not read yet."""
    query = select(DAILY.c.game).join(GAMES, GAMES.c.code == DAILY.c.game)
    query = query.where(DAILY.c.date == of, DAILY.c.settled.is_(False), GAMES.c.status == "over")
    return list(connection.execute(query.limit(SHOWN)).scalars())


def settle(connection: Connection, ledger: Ledger) -> None:
    """Keep how a game ended."""
    it_counts = counts(ledger)
    found: dict[str, bool | int] = {"settled": True, "counts": it_counts}
    if it_counts:
        assert ledger.game is not None
        points = ledger.game.scores()
        won = PERSON in ledger.game.winners()
        found |= {"points": points[PERSON], "other": points[BOT], "won": won}
    connection.execute(update(DAILY).where(DAILY.c.game == ledger.code).values(**found))


def best(connection: Connection, of: str) -> list[DayResult]:
    """The results of a day, the best first."""
    columns = (DAILY.c.browser, DAILY.c.game, DAILY.c.name, DAILY.c.points, DAILY.c.other, DAILY.c.won)
    order = (case((DAILY.c.won, 0), else_=1), (DAILY.c.other - DAILY.c.points), DAILY.c.points.desc(), DAILY.c.game)
    query = select(*columns).where(DAILY.c.date == of, DAILY.c.counts).order_by(*order)
    return [DayResult(*row) for row in connection.execute(query.limit(SHOWN))]


def told(connection: Connection, owner: str) -> list[dict[str, Any]]:
    """The days that a person has played, for themselves to read."""
    query = select(DAILY).where(DAILY.c.browser == owner).order_by(DAILY.c.date)
    names = ("date", "game", "name", "settled", "counts", "points", "other", "won")
    return [{name: row._mapping[name] for name in names} for row in connection.execute(query)]


def forget(connection: Connection, owner: str) -> None:
    """Keep no result of a person."""
    connection.execute(delete(DAILY).where(DAILY.c.browser == owner))
