"""What is written to the database and read from it, statement by statement; store.py and keeping.py say when."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from cuore.server import chain, outcomes, traces
from cuore.server.database import Conflict, Fenced
from cuore.server.outcomes import FinishedGame
from cuore.server.packing import COLUMNS, packed, unpacked
from cuore.server.schema import DAILY, EVENTS, GAMES, HOLDERS, KEYS, MATCHES, PACKED, REVIEWS, TALK, TURNS

# Of each game: how many events it has, and the last link of the chain over them.
Ends = dict[str, tuple[int, str]]
GONE: Final = "gone"  # the status of a table that was put away: in no list, and not to be read


NO_DATA: Final[Mapping[str, Any]] = MappingProxyType({})


class TableEvent(NamedTuple):  # as all here of which every answer makes some: a frozen dataclass takes twice as long
    """One line of a game's history."""

    kind: str
    seat: int | None = None
    by: str | None = None
    id: str | None = None
    move: int | None = None
    data: Mapping[str, Any] = NO_DATA
    seq: int = 0
    at: int = 0  # milliseconds since 1970

    def with_data(self, data: Mapping[str, Any]) -> TableEvent:
        """The same with other data."""
        return TableEvent(self.kind, self.seat, self.by, self.id, self.move, data, self.seq, self.at)


@dataclass(frozen=True)
class StoredGame:
    """A game as it is kept."""

    code: str
    setup: str  # JSON: TableSetup
    secret: str
    created: int
    status: str
    changed: int
    events: tuple[TableEvent, ...]
    damage: str = ""  # what is wrong with the events, if they are not those that were written


class Append(NamedTuple):
    """What is written together: events that follow each other, what they make of the game, whose seats are whose."""

    game: str
    events: Sequence[TableEvent]
    status: str
    holders: Mapping[int, str] = MappingProxyType({})  # seats that are taken, and by which browser
    freed: Sequence[int] = ()  # seats that are given back
    new: Mapping[str, Any] | None = None  # the game's own row, when it is laid
    due: bool = False  # whether something goes on by itself after these
    fence: int = 0  # the number under which the writer has the table
    owner: str | None = None  # of a new game: the process that has it
    outcome: FinishedGame | None = None  # how the game ends with these


# -- writing ------------------------------------------------------------------------------------------------

# Made once: SQLAlchemy knows them again without looking through them. Those with which a game goes on are
# given to the database's driver as they are (shortcut.py).
_LAY: Final = insert(GAMES)
ADD: Final = insert(EVENTS)
_HOLD: Final = insert(HOLDERS)
_FREE: Final = delete(HOLDERS).where(HOLDERS.c.game == bindparam("of_game"), HOLDERS.c.seat == bindparam("of_seat"))
# In the order of the codes: two who lock several games never wait for each other.
ENDS: Final = (
    select(GAMES.c.code, GAMES.c.length, GAMES.c.chain, GAMES.c.fence)
    .where(GAMES.c.code.in_(bindparam("codes", expanding=True)))
    .order_by(GAMES.c.code)
    .with_for_update()
)
CHANGE: Final = (
    update(GAMES)
    .where(GAMES.c.code == bindparam("of_game"))
    .values({name: bindparam(name) for name in ("status", "changed", "due", "length", "chain")})
)


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Append, in a transaction that somebody else has begun. `Conflict` if somebody has written before us.

    As few statements as there are tables: with many games in a group that is what a commit costs.
    """
    codes = codes_of(appends)
    ends = ends_of(connection.execute(ENDS, {"codes": codes}).all() if codes else (), appends)
    rows = followed(appends, ends)
    new: list[dict[str, Any]] = []
    told: set[tuple[str, str]] = set()
    for append, own_rows in zip(appends, rows, strict=True):
        agreed = "" if append.new is None else append.new["agreed"]
        told.update((append.game, browser) for browser in traces.browsers_in(agreed, own_rows))
        if append.new is not None:
            length, link = ends[append.game]
            own = {"code": append.game, "status": append.status, "due": append.due, "length": length, "chain": link}
            new.append({**append.new, **own, "owner": append.owner, "fence": append.fence})
    freed = [{"of_game": a.game, "of_seat": seat} for a in appends for seat in a.freed]
    taken = [{"game": a.game, "seat": seat, "browser": who} for a in appends for seat, who in a.holders.items()]
    for statement, values in (
        (_LAY, new),
        (ADD, [row for own_rows in rows for row in own_rows]),
        (_FREE, freed),
        (_HOLD, taken),
        (CHANGE, changes(appends, ends)),
    ):
        if values:
            connection.execute(statement, values)
    traces.note(connection, sorted(told))
    outcomes.write(connection, [append.outcome for append in appends if append.outcome is not None])


def goes_on(append: Append) -> bool:
    """Whether it does no more than let a game go on: events that name nobody, and what they make of its row."""
    if append.new is not None or append.holders or append.freed or append.outcome is not None:
        return False
    return traces.NAMING.isdisjoint([event.kind for event in append.events])


def codes_of(appends: Sequence[Append]) -> list[str]:
    """The games among them that are there already."""
    return list({append.game for append in appends if append.new is None})


def ends_of(found: Iterable[Sequence[Any]], appends: Sequence[Append]) -> Ends:
    """The ends of the games, from the rows of `ENDS`, which nobody else changes meanwhile.

    `Fenced` where another process has the game by now: whoever takes one over changes the row that is locked here.
    """
    ends: Ends = {}
    fences: dict[str, int] = {}
    for code, length, link, fence in found:
        ends[code], fences[code] = (length, link), fence
    for append in appends:
        if append.new is not None:
            ends[append.game] = (0, chain.begun(append.game, append.new))
        elif append.game not in ends:
            raise Conflict("conflict", reason="the game is gone")
        elif is_fenced(append.fence, fences[append.game]):
            raise Fenced("fenced", code=append.game)
    return ends


def is_fenced(carried: int, current: int) -> bool:
    """Whether an event comes too late: its writer has the game under a number that is not the last."""
    return carried != current


def followed(appends: Sequence[Append], ends: Ends) -> list[list[dict[str, Any]]]:
    """The rows of the events of each; `ends` are those after them. `Conflict` where they do not follow."""
    found = []
    for append in appends:
        rows = [row_of(append.game, event) for event in append.events]
        ends[append.game] = _linked(ends[append.game], rows)
        found.append(rows)
    return found


def _linked(end: tuple[int, str], rows: Iterable[Mapping[str, Any]]) -> tuple[int, str]:
    """The end after more events; `Conflict` where they do not follow."""
    length, link = end
    for row in rows:
        if row["seq"] != length + 1:
            raise Conflict("conflict", reason=f"event {row['seq']} after event {length}")
        length, link = length + 1, chain.linked(link, row)
    return length, link


def changes(appends: Sequence[Append], ends: Ends) -> list[dict[str, Any]]:
    """What `CHANGE` makes of the rows of games that were there before."""
    return [_change(append, *ends[append.game]) for append in appends if append.events and append.new is None]


def _change(append: Append, length: int, link: str) -> dict[str, Any]:
    return {
        "of_game": append.game,
        "status": append.status,
        "changed": append.events[-1].at,
        "due": append.due,
        "length": length,
        "chain": link,
    }


def row_of(game: str, e: TableEvent) -> dict[str, Any]:
    """An event as its row."""
    return {
        "game": game,
        "seq": e.seq,
        "kind": e.kind,
        "seat": e.seat,
        "by": e.by,
        "id": e.id,
        "move": e.move,
        "data": chain.compact(dict(e.data)) if e.data else None,
        "at": e.at,
    }


def pack(connection: Connection, code: str) -> bool:
    """Put a game's events into one piece, unless they are damaged, in a transaction that somebody else has begun."""
    connection.execute(ENDS, {"codes": [code]})  # nobody appends to it meanwhile
    rows, damage = rows_of(connection, code)
    if damage or not rows:
        return False
    remove_events(connection, code)
    connection.execute(insert(PACKED), {"game": code, "events": packed(rows)})
    return True


def remove(connection: Connection, code: str) -> None:
    """Let a game go for good, in a transaction that somebody else has begun."""
    connection.execute(ENDS, {"codes": [code]})  # nobody appends to it meanwhile
    remove_events(connection, code)
    traces.remove(connection, code)
    connection.execute(delete(TALK).where(TALK.c.game == code))
    connection.execute(delete(TURNS).where(TURNS.c.game == code))
    connection.execute(delete(MATCHES).where(MATCHES.c.game == code))
    connection.execute(delete(REVIEWS).where(REVIEWS.c.game == code))
    connection.execute(delete(DAILY).where(DAILY.c.game == code))
    outcomes.remove(connection, code)
    connection.execute(delete(HOLDERS).where(HOLDERS.c.game == code))
    connection.execute(delete(GAMES).where(GAMES.c.code == code))


def remove_events(connection: Connection, code: str) -> None:
    """Of a game that goes, or whose events are written anew in another form."""
    connection.execute(delete(EVENTS).where(EVENTS.c.game == code))
    connection.execute(delete(PACKED).where(PACKED.c.game == code))


def write_review(connection: Connection, code: str, seat: int, review: str) -> None:
    """Keep a review in place of an earlier one, if the game is still there."""
    if connection.execute(select(GAMES.c.code).where(GAMES.c.code == code)).one_or_none() is None:
        return
    connection.execute(delete(REVIEWS).where(REVIEWS.c.game == code, REVIEWS.c.seat == seat))
    connection.execute(insert(REVIEWS), {"game": code, "seat": seat, "review": review})


def key_named(connection: Connection, name: str, new: str) -> str:
    """A key of this house; a new one if there is none."""
    found = connection.execute(select(KEYS.c.secret).where(KEYS.c.name == name)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(KEYS), {"name": name, "secret": new})
        return new
    return str(found)


# -- reading ------------------------------------------------------------------------------------------------

_ROWS: Final = (
    select(*(EVENTS.c[name] for name in COLUMNS)).where(EVENTS.c.game == bindparam("of_game")).order_by(EVENTS.c.seq)
)


def read(connection: Connection, code: str) -> StoredGame | None:
    """A game with its events, as far as they can be read; `damage` says whether they are those that were written."""
    game = connection.execute(select(GAMES).where(GAMES.c.code == code, GAMES.c.status != GONE)).one_or_none()
    if game is None:
        return None
    rows, damage = rows_of(connection, code)
    events = []
    for row in rows:
        try:
            events.append(_event(row))
        except ValueError:
            damage = f"event {row['seq']} cannot be read"
            break
    return StoredGame(
        game.code, game.agreed, game.secret, game.created, game.status, game.changed, tuple(events), damage
    )


def read_review(connection: Connection, code: str, seat: int) -> str | None:
    """The review of a seat's game, if one was kept."""
    query = select(REVIEWS.c.review).where(REVIEWS.c.game == code, REVIEWS.c.seat == seat)
    return connection.execute(query).scalar_one_or_none()


def rows_of(connection: Connection, code: str) -> tuple[list[dict[str, Any]], str]:
    """The rows of a game's events in order, packed or not, and what is wrong with them, if anything is."""
    game = connection.execute(select(GAMES).where(GAMES.c.code == code)).one()._asdict()
    rows: list[dict[str, Any]] = []
    piece = connection.execute(select(PACKED.c.events).where(PACKED.c.game == code)).scalar_one_or_none()
    if piece is not None:
        try:
            rows = unpacked(piece)
        except ValueError:
            return [], "the packed events cannot be read"
    rows += [dict(row) for row in connection.execute(_ROWS, {"of_game": code}).mappings()]
    link = chain.begun(code, game)
    for number, row in enumerate(rows, 1):
        if row["seq"] != number:
            return rows, f"event {number} is missing"
        link = chain.linked(link, row)
    if len(rows) != game["length"]:
        return rows, f"there are {len(rows)} events of {game['length']}"
    return rows, "" if link == game["chain"] else "its events are not those that were written"


def _event(row: Mapping[str, Any]) -> TableEvent:
    data = json.loads(row["data"]) if row["data"] else {}
    if not isinstance(data, dict):
        raise ValueError(row["data"])
    return TableEvent(row["kind"], row["seat"], row["by"], row["id"], row["move"], data, row["seq"], row["at"])
