"""The question that is open to a seat, as bots are asked it: for programs that play at a table (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuore.bots import line_protocol
from cuore.bots.process_bot import PATIENCE
from cuore.bots.seat import Seat
from cuore.server.messages import SeatQuestion
from cuore.server.problems import Refusal

if TYPE_CHECKING:
    from cuore.server.room import Room


def question(room: Room, seat: int) -> SeatQuestion:
    """What the seat is asked, made of what it may know; `Refusal` if it is not asked."""
    game = room.game
    if game is None or room.status != "playing" or game.to_move != seat:
        raise Refusal("too-late", "refused-not-asked")
    look = Seat(game)
    left = room.presence.clock_left(room.ledger, seat)
    line = line_protocol.question(look, room.version, PATIENCE if left is None else left)
    return SeatQuestion(room.version, line.decode().rstrip("\n"), list(look.options.values()), look.portable())
