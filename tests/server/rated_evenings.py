"""Rated tables and people with names of their own, for tests."""

from __future__ import annotations

from typing import Any

from cuore.server.messages import NewSeat, NewTable
from cuore.server.room import Room
from cuore.server.rooms import Rooms
from tests.server.evenings import play
from tests.server.tables import ANN, BOB, CLEO, by_link, here

DAN = "d" * 64
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo", DAN: "Dan"}


async def claim_all(rooms: Rooms) -> None:
    """Everybody has a name of their own."""
    for owner, name in NAMES.items():
        await rooms.claims.claim(owner, name)


async def rated_table(rooms: Rooms, *guests: str | NewSeat, host: str = ANN, **more: Any) -> Room:
    """A rated table of the host and these: people, who sit down, and bots."""
    seats = [guest if isinstance(guest, NewSeat) else by_link() for guest in guests]
    wish = NewTable([here(NAMES[host]), *seats], **{"sets": ["base"], "clock": 300, "rated": True, **more})
    room = await rooms.lay(host, wish)
    for seat, guest in enumerate(guests, 1):
        if isinstance(guest, str):
            await room.sit(guest, NAMES[guest], seat)
    return room


async def rated_game(rooms: Rooms, *guests: str | NewSeat, seed: int = 1, host: str = ANN, **more: Any) -> Room:
    """The same, played to its end and rated."""
    room = await rated_table(rooms, *guests, host=host, **more)
    await play(room, seed)
    await rooms.ratings.settle()
    return room
