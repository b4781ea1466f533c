"""Ratings computed a second time, from the finished games alone: `cuore games ratings --check`.

Every game that was rated is rated again, in order, beginning with nobody knowing anybody. How it ended is read off
its events, where these are still there, and not off what was kept for the figures; what was kept is held against it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, select

from cuore.engine.errors import CuoreError
from cuore.server import past, results, shelf
from cuore.server.keeping import reading
from cuore.server.outcomes import PlayedSeat
from cuore.server.rated import moved_by, who
from cuore.server.rating import NEW, Skill
from cuore.server.schema import FINISHED, RATED, RATINGS

PERSON, GONE = "person:", "gone:"


def wrong_with(engine: Engine) -> tuple[int, list[str]]:
    """How many games were rated, and a line for everything that is not as it must be."""
    found: list[str] = []
    with reading(engine) as connection:
        if engine.dialect.name == "postgresql":  # all of it as of one moment, beside a server that runs
            connection.execution_options(isolation_level="REPEATABLE READ")
        known: dict[str, tuple[Skill, int]] = {}  # everybody's skill so far, and in how many games
        count = 0
        rows = connection.execute(select(RATED).order_by(RATED.c.number, RATED.c.seat)).all()
        for number, group in itertools.groupby(rows, key=lambda row: row.number):
            count += 1
            game = list(group)
            if number != count:
                found.append(f"game {count} in the order of rated games is missing")
                count = number
            found += _wrong_with_game(connection, game, known)
        found += _wrong_in_the_end(connection, known)
        found += _unrated(connection, {row.game for row in rows})
    return count, found


def _wrong_with_game(
    connection: Connection, rows: Sequence[Any], known: dict[str, tuple[Skill, int]]
) -> Iterator[str]:
    code = rows[0].game
    seats = [_seat(row) for row in rows]
    before = []
    for row in rows:
        kept = Skill(row.mu_before, row.sigma_before)
        expected = known.get(row.who, (NEW, 0))[0] if _is_persons(row.who) else kept  # a bot was measured then
        if kept != expected:
            yield f"{code}: seat {row.seat} began with {kept.value}, and had {expected.value}"
        before.append(expected)
    for row, new in zip(rows, moved_by(seats, before), strict=True):
        if Skill(row.mu, row.sigma) != new:
            yield f"{code}: seat {row.seat} was given {row.mu} ± {row.sigma}, and comes to {new.mu} ± {new.sigma}"
        if _is_persons(row.who):
            known[row.who] = (new, known.get(row.who, (NEW, 0))[1] + 1)
    yield from _wrong_with_end(connection, code, rows)


def _is_persons(who_: str) -> bool:
    return who_.startswith((PERSON, GONE))


def _seat(row: Any) -> PlayedSeat:
    return PlayedSeat(row.seat, "", 0, row.place, row.who if _is_persons(row.who) else None)


def _wrong_with_end(connection: Connection, code: str, rows: Sequence[Any]) -> Iterator[str]:
    """Whether the game ended as it was rated, where its events are still there."""
    kept = shelf.read(connection, code)
    if kept is None:
        return
    try:
        ledger = past.read(kept)
    except CuoreError as error:
        yield f"{code}: {error}"
        return
    if not ledger.setup.rated or ledger.status != "over":
        yield f"{code}: no rated game that is over"
        return
    seats = results.outcome(ledger).seats
    places = [row.place for row in rows]
    if seats and places != [seat.place for seat in seats]:
        yield f"{code}: rated by the places {places}, and ended with {[seat.place for seat in seats]}"
    for row, seat in zip(rows, seats, strict=False):
        if not row.who.startswith(GONE) and row.who != who(seat):
            yield f"{code}: seat {row.seat} was somebody else's"


def _wrong_in_the_end(connection: Connection, known: dict[str, tuple[Skill, int]]) -> Iterator[str]:
    """Whether everybody stands where their games have led them."""
    rows = connection.execute(select(RATINGS)).all()
    kept = {f"{PERSON}{row.owner}": (Skill(row.mu, row.sigma), row.games) for row in rows}
    expected = {key: value for key, value in known.items() if key.startswith(PERSON)}
    for key in sorted(kept.keys() | expected.keys()):
        if kept.get(key) != expected.get(key):
            stands, comes = _text(kept.get(key)), _text(expected.get(key))
            yield f"somebody ({key.removeprefix(PERSON)[:8]}) stands at {stands}, and comes to {comes}"


def _text(found: tuple[Skill, int] | None) -> str:
    return "nothing" if found is None else f"{found[0].mu} ± {found[0].sigma} after {found[1]}"


def _unrated(connection: Connection, rated: set[str]) -> Iterator[str]:
    query = select(FINISHED.c.game).where(FINISHED.c.rating == "done")
    for code in connection.execute(query).scalars():
        if code not in rated:
            yield f"{code}: counts as rated, and was not"
