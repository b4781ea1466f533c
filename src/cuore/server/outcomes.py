"""What is kept of every finished game in a few figures, so that a look at thousands plays none of them again.

It is written in the same transaction as the event that ends the game. results.py says how it is read off a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from cuore.server.schema import FINISHED, GAMES, PLACES

# Of a rated game: it is to be rated, it was, or it does not count because the same have met often enough that day.
RatingState = Literal["none", "due", "done", "over"]


@dataclass(frozen=True)
class PlayedSeat:
    """How a game ended for one seat."""

    seat: int
    name: str
    points: int
    place: int  # 1 is the best; equals share it
    browser: str | None = None  # of its person; none: a bot's
    level: str | None = None  # of a bot
    resigned: bool = False  # its person has not played to the end


@dataclass(frozen=True)
class FinishedGame:
    """How a game ended. Without seats it is nobody's game, or nobody knows how it ended."""

    game: str
    ended: int  # milliseconds since 1970
    sets: str = ""  # joined by +
    town: str = ""  # its code
    turns: int = 0
    answers: int = 0
    rating: RatingState = "none"
    seats: tuple[PlayedSeat, ...] = ()


def write(connection: Connection, outcomes: Sequence[FinishedGame]) -> None:
    """Keep how games ended, in a transaction that somebody else has begun."""
    if not outcomes:
        return
    connection.execute(insert(FINISHED), [_row(outcome) for outcome in outcomes])
    places = [_place(outcome.game, seat) for outcome in outcomes for seat in outcome.seats]
    if places:
        connection.execute(insert(PLACES), places)


def _row(outcome: FinishedGame) -> dict[str, Any]:
    return {
        "game": outcome.game,
        "ended": outcome.ended,
        "sets": outcome.sets,
        "town": outcome.town,
        "seats": len(outcome.seats),
        "turns": outcome.turns,
        "answers": outcome.answers,
        "rating": outcome.rating,
    }


def _place(game: str, seat: PlayedSeat) -> dict[str, Any]:
    return {
        "game": game,
        "seat": seat.seat,
        "browser": seat.browser,
        "name": seat.name,
        "level": seat.level,
        "points": seat.points,
        "place": seat.place,
        "resigned": seat.resigned,
    }


def read(connection: Connection, games: Sequence[str]) -> dict[str, FinishedGame]:
    """How these games ended, as far as it was kept."""
    seats: dict[str, list[PlayedSeat]] = {}
    columns = [PLACES.c.game, *(PLACES.c[each.name] for each in fields(PlayedSeat))]
    query = select(*columns).where(PLACES.c.game.in_(games)).order_by(PLACES.c.game, PLACES.c.seat)
    for game, *seat in connection.execute(query).all():
        seats.setdefault(game, []).append(PlayedSeat(*seat))
    own = [FINISHED.c[each.name] for each in fields(FinishedGame) if each.name != "seats"]
    found = connection.execute(select(*own).where(FINISHED.c.game.in_(games))).all()
    return {
        game: FinishedGame(game, ended, sets, town, turns, answers, rating, tuple(seats.get(game, ())))
        for game, ended, sets, town, turns, answers, rating in found
    }


def remove(connection: Connection, code: str) -> None:
    """Of a game that goes."""
    connection.execute(delete(PLACES).where(PLACES.c.game == code))
    connection.execute(delete(FINISHED).where(FINISHED.c.game == code))


def told(connection: Connection, browser: str) -> int:
    """How many finished games stand in a person's figures; the list of games of their export has each of them."""
    own = select(PLACES.c.game).where(PLACES.c.browser == browser).distinct()
    return int(connection.execute(select(func.count()).select_from(own.subquery())).scalar_one())


def forget(connection: Connection, browser: str) -> None:
    """Of a person who goes: for the others somebody without a name has sat there."""
    connection.execute(update(PLACES).where(PLACES.c.browser == browser).values(browser=None, name=""))


def unnoted(connection: Connection, after: str, limit: int, rated: bool) -> list[str]:
    """The codes of games, rated ones or others, that are over and of which nothing was kept yet, from that one on."""
    is_rated = GAMES.c.agreed.contains('"rated":true')  # as msgspec writes it
    query = select(GAMES.c.code).where(
        GAMES.c.status == "over",
        GAMES.c.code > after,
        GAMES.c.code.not_in(select(FINISHED.c.game)),
        is_rated if rated else ~is_rated,
    )
    return list(connection.execute(query.order_by(GAMES.c.code).limit(limit)).scalars())
