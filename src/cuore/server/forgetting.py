"""To be forgotten: everything that is kept about a person goes, and the games of others stay whole.

Games that nobody else has sat at are deleted, and unfinished ones that the others have left. Elsewhere the person
resigns, or gives the seat back before the deal; then their name becomes a neutral word in the table's language, their
fingerprint is taken out, and what they said there goes. For that the events of the game are written anew, which
happens nowhere else, and with them the chain over them (chain.py): it guards against damage and is no seal, so `cuore
games verify` finds the game whole, and nobody can tell from it who sat there. All that is not games is in the list of
kept.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from cuore.engine.errors import CuoreError
from cuore.server import chain, kept, shelf, traces
from cuore.server.leases import Elsewhere
from cuore.server.messages import ResignMessage
from cuore.server.packing import packed
from cuore.server.problems import Refusal
from cuore.server.schema import EVENTS, GAMES, HOLDERS, PACKED, TALK, TRACES, TURNS
from cuore.server.seating import different_name
from cuore.words.catalogue import say

if TYPE_CHECKING:
    from cuore.server.rooms import Rooms

AGAIN: Final = 5  # times that a game is written anew because somebody has opened it meanwhile
NAMED: Final = traces.NAMING | {"bot-sat"}  # the kinds of events that hold a name


async def forget(rooms: Rooms, owner: str) -> None:
    """Let everything about a person go. Who is interrupted may ask again: what is gone is gone, the rest follows."""
    for code, status in await rooms.store.look_up(partial(games_of, owner=owner)):
        if status in {"waiting", "playing"}:
            await _leave(rooms, owner, code)
        await _take_out(rooms, owner, code)
        if status == "playing":
            await _go_on(rooms, code)
    await rooms.store.keep(partial(kept.forget, owner=owner))
    rooms.people.forget_all()
    rooms.claims.forget(owner)


async def _leave(rooms: Rooms, owner: str, code: str) -> None:
    """Give one's seats back, or resign; where nobody else would miss the table, it goes as a whole later."""
    try:
        room = await rooms.fetch(code)
        if room is None or len({chair.browser for chair in room.chairs} - {None, owner}) == 0:
            return
        if room.status == "waiting":
            await room.leave(owner)
        elif room.status == "playing":
            for seat in room.mine(owner):
                await room.handle(owner, room.ledger.setup.lang, ResignMessage(seat))
    except (CuoreError, Refusal):
        return  # a table that cannot be read, or was dealt or ended just now: nobody is left waiting there


async def _take_out(rooms: Rooms, owner: str, code: str) -> None:
    """Take a person out of what is kept of a game, and have nobody remember it otherwise."""
    for _ in range(AGAIN):
        await rooms.let_go(code)
        lease = None if rooms.sharing is None else await rooms.sharing.hold(code)
        await rooms.store.keep(partial(take_out, owner=owner, code=code))
        if rooms.at_hand(code) is not None:
            continue
        if rooms.sharing is not None and lease is not None:
            await rooms.sharing.release({code: lease.fence})
        return


async def _go_on(rooms: Rooms, code: str) -> None:
    """Have a table at which others play in memory again: a bot's answer may be due there."""
    try:
        await rooms.find(code)
    except (CuoreError, Elsewhere):
        return


# -- how it is kept -----------------------------------------------------------------------------------------


def games_of(connection: Connection, owner: str) -> list[tuple[str, str]]:
    """The games that tell of a person, with how they stand."""
    query = select(GAMES.c.code, GAMES.c.status).where(GAMES.c.code.in_(traces.games_of(connection, owner)))
    return [(code, status) for code, status in connection.execute(query.order_by(GAMES.c.code))]


def take_out(connection: Connection, owner: str, code: str) -> None:
    """Take a person out of a game, or delete it if nobody would miss it, or nobody can read it."""
    game = connection.execute(select(GAMES).where(GAMES.c.code == code).with_for_update()).one_or_none()
    if game is None:
        return
    rows, damage = shelf.rows_of(connection, code)
    others = traces.browsers_in(game.agreed, rows) - {owner}
    if game.status != "over":  # who was there once and has left does not wait for its end
        held = select(HOLDERS.c.browser).where(HOLDERS.c.game == code, HOLDERS.c.browser != owner)
        others &= set(connection.execute(held).scalars())
    if damage or not others:
        shelf.remove(connection, code)
        return
    seats = _seats_of(game.agreed, rows, owner)
    new_names = _neutral(game.agreed, rows, {name for _, name in seats})
    agreed = _agreed_without(game.agreed, rows, owner, new_names)
    events = [_event_without(row, owner, new_names) for row in rows]
    _write_anew(connection, code, {**game._asdict(), "agreed": agreed}, events)
    for seat, name in seats:
        connection.execute(delete(TALK).where(TALK.c.game == code, TALK.c.seat == seat, TALK.c.name == name))
    for table in (HOLDERS, TRACES, TURNS):
        connection.execute(delete(table).where(table.c.game == code, table.c.browser == owner))
    turn = connection.execute(select(TURNS.c.others).where(TURNS.c.game == code)).scalar_one_or_none()
    if turn is not None:
        names = _json([new_names.get(name, name) for name in json.loads(turn)])
        connection.execute(update(TURNS).where(TURNS.c.game == code).values(others=names))


def _write_anew(
    connection: Connection, code: str, game: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]
) -> None:
    """The events of a game in place of those that are there, in one piece if they were, and a chain over them."""
    link = chain.begun(code, game)
    for row in rows:
        link = chain.linked(link, row)
    in_piece = connection.execute(select(PACKED.c.game).where(PACKED.c.game == code)).one_or_none() is not None
    shelf.remove_events(connection, code)
    if in_piece:
        connection.execute(insert(PACKED), {"game": code, "events": packed(rows)})
    else:
        connection.execute(insert(EVENTS), [{"game": code, **row} for row in rows])
    connection.execute(update(GAMES).where(GAMES.c.code == code).values(agreed=game["agreed"], chain=link))


def _seats_of(agreed: str, rows: Sequence[Mapping[str, Any]], owner: str) -> set[tuple[int, str]]:
    """Where a person has sat, and under which names."""
    found: set[tuple[int, str]] = set()
    for row in rows:
        data = _told(row)
        if data.get("browser") != owner:
            continue
        if row["kind"] == "sat":
            found.add((row["seat"], data["name"]))
        else:
            found |= {
                (seat, place["name"]) for seat, place in enumerate(_places(agreed)) if place["player"] == "here"
            }
    return found


def _neutral(agreed: str, rows: Sequence[Mapping[str, Any]], names: set[str]) -> dict[str, str]:
    """A neutral word for each of these names, unlike all others at the table."""
    others = {place.get("name", "") for place in _places(agreed)} | {_told(row).get("name", "") for row in rows}
    taken = sorted(others - names - {""})
    word = say(json.loads(agreed)["lang"], "seat-nobody")
    found: dict[str, str] = {}
    for name in sorted(names):
        found[name] = different_name(word, taken)
        taken.append(found[name])
    return found


def _agreed_without(agreed: str, rows: Sequence[Mapping[str, Any]], owner: str, names: Mapping[str, str]) -> str:
    """What was agreed, with neutral names where a person has sat, and nobody invited where they were."""
    told = json.loads(agreed)
    laid = any(row["kind"] == "laid" and _told(row).get("browser") == owner for row in rows)
    for place in told["places"]:
        if place.get("kept_for") == owner:
            place["kept_for"] = place["name"] = ""
        elif laid and place["player"] == "here":
            place["name"] = names[place["name"]]
    return _json(told)


def _event_without(row: Mapping[str, Any], owner: str, names: Mapping[str, str]) -> dict[str, Any]:
    """An event, of nobody if it was that person's."""
    data = _told(row)
    if data.get("browser") != owner:
        return dict(row)
    data["browser"] = ""
    if "name" in data:
        data["name"] = names[data["name"]]
    return {**row, "data": _json(data)}


def _told(row: Mapping[str, Any]) -> dict[str, Any]:
    """What an event says beside its columns, if it may name somebody."""
    found: dict[str, Any] = json.loads(row["data"]) if row["kind"] in NAMED and row["data"] else {}
    return found


def _places(agreed: str) -> list[dict[str, Any]]:
    places: list[dict[str, Any]] = json.loads(agreed)["places"]
    return places


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
