"""What holds at a rated table: who may sit there, and how.

Every person there sits under the name that they have claimed, in one seat; a bot is one that was measured. Nothing is
taken back, nobody is advised and no bot stands in for anybody. There is a clock, and whoever's time is over has
resigned: nobody can keep a defeat away by not coming back. Where bots alone are left they play on, for somebody's
rating hangs on the end. The rules of the game are those of any other table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cuore.server.messages import NewTable
from cuore.server.problems import Refusal
from cuore.server.rating import bot_skill

if TYPE_CHECKING:
    from cuore.server.room import Room
    from cuore.server.rooms import Rooms


async def agreed(rooms: Rooms, browser: str, wish: NewTable) -> NewTable:
    """A wish for a rated table as it can be; `Refusal` if it cannot."""
    if not rooms.ratings.on:
        raise Refusal("refused", "problem-switched-off")
    if wish.clock is None:
        raise Refusal("refused", "problem-rated-clock")
    if sum(seat.player == "here" for seat in wish.seats) != 1:
        raise Refusal("refused", "problem-rated-one-seat")
    for seat in wish.seats:
        if seat.player == "bot":
            check_bot(seat.level or rooms.policy.stand_in)
    name = await own_name(rooms, browser)
    seats = [msgspec.structs.replace(seat, name=name) if seat.player == "here" else seat for seat in wish.seats]
    return msgspec.structs.replace(wish, seats=seats)


def check_bot(level: str) -> None:
    """`Refusal` if nobody knows how strong a bot is."""
    if bot_skill(level) is None:
        raise Refusal("refused", "problem-rated-bot", level=level)


async def own_name(rooms: Rooms, browser: str) -> str:
    """The name under which somebody sits at a rated table; `Refusal` for whoever has claimed none."""
    name = await rooms.claims.name_of(browser)
    if name is None:
        raise Refusal("refused", "problem-rated-name")
    return name


async def name_at(rooms: Rooms, room: Room, browser: str, wished: str) -> str:
    """The name under which somebody sits down at a table: at a rated one, their own."""
    return await own_name(rooms, browser) if room.ledger.setup.rated else wished
