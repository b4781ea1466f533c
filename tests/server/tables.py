"""Rooms over a file, and short words for what tests do at them."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cuore.engine.game import Game
from cuore.server.deciding import Request
from cuore.server.messages import (
    AnswerMessage,
    ConsentMessage,
    DoneMessage,
    NewSeat,
    NewTable,
    RefusedMessage,
    UndoMessage,
)
from cuore.server.opponents import Opponents, simple_answer
from cuore.server.room import Room, TablePolicy
from cuore.server.rooms import Rooms
from cuore.server.store import MEMORY
from tests.server.databases import open_store

ANN, BOB, CLEO = ("a" * 64, "b" * 64, "c" * 64)  # fingerprints of browsers
QUICK = TablePolicy(pace=0, auto_pause=0)
WAIT = 120.0  # seconds after which something hangs: only then does a test wait so long
_numbers = itertools.count()


class BotsAtHand(Opponents):
    """Bots without worker processes, for tests that are not about those."""

    async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
        return simple_answer(game, len(game.moves))


@asynccontextmanager
async def open_rooms(
    database: str | Path = MEMORY, policy: TablePolicy = QUICK, bots: Opponents | None = None
) -> AsyncIterator[Rooms]:
    """Rooms that are open, and closed in order."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    rooms = Rooms(open_store(url), bots or BotsAtHand(), policy)
    await rooms.start()
    try:
        yield rooms
    finally:
        await asyncio.wait_for(rooms.drain(), WAIT)


def here(name: str) -> NewSeat:
    return NewSeat("here", name)


def by_link() -> NewSeat:
    return NewSeat("link")


def bot(level: str = "easy") -> NewSeat:
    return NewSeat("bot", level=level)


async def lay(rooms: Rooms, *seats: NewSeat, **more: Any) -> Room:
    return await rooms.lay(ANN, NewTable(list(seats), **{"sets": ["base"], **more}))


async def two_persons(rooms: Rooms, **more: Any) -> Room:
    """Ann's and Bob's table, dealt."""
    room = await lay(rooms, here("Ann"), by_link(), **more)
    await room.sit(BOB, "Bob")
    return room


def watched(room: Room) -> Room:
    """The same table, with somebody who looks on: bots among themselves play for nobody else."""
    room.listen(None, None, "en")
    return room


def browser_of(room: Room, seat: int) -> str:
    browser = room.chairs[seat].browser
    assert browser is not None
    return browser


def fresh_id() -> str:
    return f"id-{next(_numbers):08d}"


async def send(room: Room, seat: int, message: Request) -> DoneMessage | RefusedMessage:
    return await asyncio.wait_for(room.handle(browser_of(room, seat), "en", message), WAIT)


async def answer(room: Room, move: int | None = None, rng: random.Random | None = None) -> DoneMessage:
    """Whoever is asked answers, by default at random or with the first answer."""
    game = room.game
    assert game is not None
    if move is None:
        move = rng.choice(game.legal()) if rng else game.legal()[0]
    done = await send(room, game.to_move, AnswerMessage(fresh_id(), game.to_move, room.version, move))
    assert isinstance(done, DoneMessage), done
    return done


async def undo(room: Room, seat: int) -> DoneMessage | RefusedMessage:
    return await send(room, seat, UndoMessage(fresh_id(), seat, room.version))


async def consent(room: Room, seat: int, agree: bool = True) -> DoneMessage | RefusedMessage:
    assert room.ledger.ask is not None
    return await send(room, seat, ConsentMessage(fresh_id(), seat, room.ledger.ask.number, agree))


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.005)
