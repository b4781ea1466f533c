"""Whole games at real tables, in no time: bots choose every answer, and a table stores them in one piece."""

from __future__ import annotations

from cuore.bots.levels import GENTLE
from cuore.bots.registry import make_bot
from cuore.bots.seat import Seat
from cuore.engine.game import Game
from cuore.server import table_events as kinds
from cuore.server.room import Room
from cuore.server.store import TableEvent


def answers(game: Game, seed: int, most: int = 5000) -> list[tuple[int, int]]:
    """Seat and answer, to the end of the game or so many of them."""
    game = game.clone()
    bots = [
        make_bot(f"strategy:{GENTLE[(seed + seat) % len(GENTLE)]}", seed + seat) for seat in range(len(game.seats))
    ]
    found: list[tuple[int, int]] = []
    while not game.over and len(found) < most:
        seat = game.to_move
        move = bots[seat].choose(Seat(game, seat))
        found.append((seat, move))
        game.apply(move)
    return found


async def play(room: Room, seed: int = 1, most: int = 5000) -> None:
    """Let a table be played to its end, or for so many answers, as if its people had done it."""

    async def work() -> None:
        if room.status == "over":
            return
        assert room.game is not None
        await room._commit(
            [
                TableEvent(kinds.ANSWER, seat, "bot" if room.chairs[seat].is_played_by_bot else "person", move=move)
                for seat, move in answers(room.game, seed, most)
            ]
        )

    await room._change(work)
