"""Rated games: which count, in which order, and what each has made of whose rating.

A game that ends at a rated table is due in the same transaction that ends it. Rating it is a step of its own, which
takes all that are due in the order of their ends, one step at a time whoever makes it, and marks each as done in the
transaction that moves the ratings: killed in between it is made again by the next who looks, and never twice. What
each game has done to whom is kept (`rated`), so that all ratings can be computed anew (`wrong_with`).

Of the games of one day (by UTC) in which the same two have met, a person and whoever else, only the first ten count.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, case, delete, func, insert, select, text, update

from cuore.server import outcomes
from cuore.server import store as stores
from cuore.server.messages import RatingInfo
from cuore.server.outcomes import FinishedGame, PlayedSeat, RatingState
from cuore.server.rating import NEW, PROVISIONAL_SIGMA, Skill, after, bot_skill
from cuore.server.schema import CLAIMS, FINISHED, RATED, RATINGS
from cuore.server.store import Store, StoreError

if TYPE_CHECKING:
    from cuore.server.ledger import Chair
    from cuore.server.room import Room

LOG = logging.getLogger("cuore.server.rated")
EVERY: Final = 10.0  # seconds between two looks for games that somebody has left unrated
AT_A_TIME: Final = 20
MOST_MEETINGS: Final = 10  # rated games of one day between the same two that count
DAY: Final = 24 * 3600 * 1000  # milliseconds
RATING: Final = 0x72617465  # the number of a lock that whoever rates holds


class RatingMove(NamedTuple):
    """What a game has done to the rating of a seat."""

    before: Skill
    after: Skill

    @property
    def change(self) -> int:
        """As people see it."""
        return self.after.value - self.before.value


class SeatRating(NamedTuple):
    """The rating of a seat, and what the game has done to it once it was rated."""

    rating: RatingInfo
    change: int | None = None


class Rank(NamedTuple):
    """A line of the list of ratings."""

    name: str
    skill: Skill
    games: int
    mine: bool


class Ratings:
    """Everybody's rating. Its methods belong to one event loop."""

    def __init__(self, store: Store, on: bool = True) -> None:
        """`on`: whether the host lets tables be rated; what is due is rated all the same."""
        self.on = on
        self.waits = False  # until all that ended before is known: games are rated in the order of their ends
        self._store = store

    async def run(self) -> None:
        """See to it again and again that nothing stays due."""
        self.waits = False
        while True:
            try:
                await self.settle()
            except StoreError as error:
                LOG.error("the database: %s", error)
            await asyncio.sleep(EVERY)

    async def settle(self) -> None:
        """Rate what is due."""
        while not self.waits and await self._store.look_up(due):
            stores.point("before rating")
            await self._store.keep(rate)
            stores.point("after rating")

    async def of(self, owners: Iterable[str]) -> dict[str, Skill]:
        """The ratings of these people; whoever has none yet begins like everybody."""
        asked = set(owners)
        known = await self._store.look_up(partial(skills_of, owners=asked)) if asked else {}
        return {owner: known.get(owner, NEW) for owner in asked}

    async def moves(self, game: str) -> dict[int, RatingMove]:
        """What a game has done to the ratings of its seats, once it was rated."""
        return await self._store.look_up(partial(moves_of, game=game))

    async def standings(self, rooms: Sequence[Room]) -> dict[str, dict[int, SeatRating]]:
        """The ratings at those of these tables that are rated, by code and seat."""
        rated = [room for room in rooms if room.ledger.setup.rated]
        if any(room.status == "over" for room in rated):
            await self.settle()
        people = {chair.browser for room in rated for chair in room.chairs if chair.browser is not None}
        known = await self.of(people)
        found: dict[str, dict[int, SeatRating]] = {}
        for room in rated:
            moves = await self.moves(room.code) if room.status == "over" else {}
            found[room.code] = _standings(room.chairs, known, moves)
        return found

    async def ranks(self, owner: str | None, page: int, size: int) -> tuple[int, list[Rank]]:
        """How many people are rated, and those of one page, which are counted from 0."""
        return await self._store.look_up(partial(ranked, owner=owner, page=page, size=size))


def rating_info(skill: Skill) -> RatingInfo:
    """A rating as people see it."""
    return RatingInfo(skill.value, skill.error, skill.is_provisional)


def _standings(
    chairs: Sequence[Chair], known: Mapping[str, Skill], moves: Mapping[int, RatingMove]
) -> dict[int, SeatRating]:
    found: dict[int, SeatRating] = {}
    for seat, chair in enumerate(chairs):
        move = moves.get(seat)
        skill = known.get(chair.browser or "") or bot_skill(chair.level or "")
        if move is not None:
            found[seat] = SeatRating(rating_info(move.after), None if move.after == move.before else move.change)
        elif skill is not None:
            found[seat] = SeatRating(rating_info(skill))
    return found


# -- rating -------------------------------------------------------------------------------------------------


def due(connection: Connection) -> bool:
    """Whether a game is to be rated."""
    return connection.execute(select(FINISHED.c.game).where(FINISHED.c.rating == "due").limit(1)).first() is not None


def rate(connection: Connection) -> int:
    """Rate the first games that are due, in a transaction that somebody else has begun; how many."""
    if connection.dialect.name == "postgresql":  # with SQLite whoever writes is alone
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING})
    first = select(FINISHED.c.game).where(FINISHED.c.rating == "due").order_by(FINISHED.c.ended, FINISHED.c.game)
    codes = list(connection.execute(first.limit(AT_A_TIME)).scalars())
    games = outcomes.read(connection, codes)
    number = connection.execute(select(func.max(RATED.c.number))).scalar_one() or 0
    for code in codes:
        state = _rated(connection, games[code], number + 1)
        number += state == "done"
        connection.execute(update(FINISHED).where(FINISHED.c.game == code).values(rating=state))
    stores.point("in rating")
    return len(codes)


def _rated(connection: Connection, game: FinishedGame, number: int) -> RatingState:
    sitters = [who(seat) for seat in game.seats]
    people = [seat.browser for seat in game.seats if seat.browser is not None]
    if connection.execute(select(RATED.c.number).where(RATED.c.game == game.game)).first() is not None:
        return "done"  # it was deleted since, and restored from a backup
    if not all(sitters) or len(set(people)) < len(people):
        return "none"  # somebody has been deleted meanwhile
    if any(_have_met(connection, *pair, game.ended) for pair in _pairs(sitters)):
        return "over"
    known = skills_of(connection, people)
    before = [_skill(seat, known) for seat in game.seats]
    moved = moved_by(game.seats, before)
    connection.execute(
        insert(RATED),
        [
            {
                "number": number,
                "seat": seat.seat,
                "game": game.game,
                "at": game.ended,
                "who": sitter,
                "place": seat.place,
                "mu_before": old.mu,
                "sigma_before": old.sigma,
                "mu": new.mu,
                "sigma": new.sigma,
            }
            for seat, sitter, old, new in zip(game.seats, sitters, before, moved, strict=True)
        ],
    )
    for seat, new in zip(game.seats, moved, strict=True):
        if seat.browser is not None:
            _keep(connection, seat.browser, new, is_known=seat.browser in known)
    return "done"


def who(seat: PlayedSeat) -> str:
    """Whom a rating belongs to; nobody's for a seat whose person was deleted."""
    if seat.browser is not None:
        return f"person:{seat.browser}"
    return "" if seat.level is None else f"bot:{seat.level}"


def moved_by(seats: Sequence[PlayedSeat], before: Sequence[Skill]) -> list[Skill]:
    """The skills after a game: persons move, bots stay."""
    rated = after(before, [seat.place for seat in seats])
    return [new if seat.browser is not None else old for seat, old, new in zip(seats, before, rated, strict=True)]


def _skill(seat: PlayedSeat, known: dict[str, Skill]) -> Skill:
    if seat.browser is not None:
        return known.get(seat.browser, NEW)
    # A bot that was measured when the table was laid, and is not known to this version of the program any more.
    return bot_skill(seat.level or "") or NEW


def _pairs(sitters: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Those who have met, at least one of them a person."""
    pairs = itertools.combinations(sorted(set(sitters)), 2)
    return (pair for pair in pairs if any(each.startswith("person:") for each in pair))


def _have_met(connection: Connection, one: str, other: str, at: int) -> bool:
    """Whether so many games of these two count already that day that no other does."""
    mine, theirs = RATED.alias(), RATED.alias()
    begin = at // DAY * DAY
    query = (
        select(func.count(mine.c.number.distinct()))
        .join(theirs, theirs.c.number == mine.c.number)
        .where(mine.c.who == one, theirs.c.who == other, mine.c.at >= begin, mine.c.at < begin + DAY)
    )
    return connection.execute(query).scalar_one() >= MOST_MEETINGS


def _keep(connection: Connection, owner: str, skill: Skill, *, is_known: bool) -> None:
    if is_known:
        values = {"mu": skill.mu, "sigma": skill.sigma, "games": RATINGS.c.games + 1}
        connection.execute(update(RATINGS).where(RATINGS.c.owner == owner).values(**values))
    else:
        connection.execute(insert(RATINGS), {"owner": owner, "mu": skill.mu, "sigma": skill.sigma, "games": 1})


# -- reading ------------------------------------------------------------------------------------------------


def skills_of(connection: Connection, owners: Iterable[str]) -> dict[str, Skill]:
    """The ratings of these people, of those who have one."""
    query = select(RATINGS.c.owner, RATINGS.c.mu, RATINGS.c.sigma).where(RATINGS.c.owner.in_(list(owners)))
    return {owner: Skill(mu, sigma) for owner, mu, sigma in connection.execute(query)}


def moves_of(connection: Connection, game: str) -> dict[int, RatingMove]:
    """What a game has done to the ratings of its seats."""
    return {
        row.seat: RatingMove(Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma))
        for row in connection.execute(select(RATED).where(RATED.c.game == game))
    }


def ranked(connection: Connection, owner: str | None, page: int, size: int) -> tuple[int, list[Rank]]:
    """People with a claimed name by their ratings, the best first, those whose rating is provisional after them."""
    named = CLAIMS.c.owner == RATINGS.c.owner
    query = select(CLAIMS.c.name, RATINGS).join(CLAIMS, named).where(CLAIMS.c.name.is_not(None))
    total = connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()
    order = (case((RATINGS.c.sigma >= PROVISIONAL_SIGMA, 1), else_=0), RATINGS.c.mu.desc(), CLAIMS.c.look)
    rows = connection.execute(query.order_by(*order).limit(size).offset(page * size))
    return int(total), [Rank(row.name, Skill(row.mu, row.sigma), row.games, row.owner == owner) for row in rows]


def told(connection: Connection, owner: str) -> dict[str, Any] | None:
    """A person's own rating, for their export."""
    row = connection.execute(select(RATINGS).where(RATINGS.c.owner == owner)).one_or_none()
    if row is None:
        return None
    skill = Skill(row.mu, row.sigma)
    return {"rating": skill.value, "plus or minus": skill.error, "rated games": row.games}


def forget(connection: Connection, owner: str) -> None:
    """Of a person who goes: what their games did to others stays, and nobody knows any more whose they were."""
    while due(connection):  # the last of them may have ended just now, by their going
        rate(connection)
    connection.execute(delete(RATINGS).where(RATINGS.c.owner == owner))
    gone = f"gone:{secrets.token_hex(16)}"
    connection.execute(update(RATED).where(RATED.c.who == f"person:{owner}").values(who=gone))
