"""What goes on at a table by itself: bots answer, forced answers are given for whoever wishes so, clocks run out.

One task a table, while its game is on. It sleeps until something is due or something has changed, looks at the table
as it is then, and asks the room to carry out one thing at a time. Whatever that task dies of, it is started again. A
table at which only bots are left goes on while somebody looks.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cuore.server import tokens
from cuore.server.deciding import forced_answer, shows_something
from cuore.server.opponents import Opponents

if TYPE_CHECKING:
    from cuore.server.room import Room

LOG = logging.getLogger("cuore.server.room")
RETRY: Final = 1.0  # seconds until a table tries again what failed, twice as long each time that it fails again
LONGEST_REST: Final = 10.0
SOON: Final = 0.01


class Driver:
    """Keeps one table going."""

    def __init__(self, room: Room, bots: Opponents, fell: Callable[[], None]) -> None:
        """`fell` is called each time that it has died of something and is going to be started again."""
        # No circle: with the last who has the table its game is freed, and not with a collection hours later.
        self._room: Room = weakref.proxy(room)
        self._bots = bots
        self._fell = fell
        self._falls = 0  # since something last went well
        self._rest: asyncio.TimerHandle | None = None  # after a fall
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._rests = False  # it waits for a word, however long that takes
        self._stopped = False

    def wake(self) -> None:
        """Look again whether something is due."""
        if self._rests and self._is_for_people():
            return  # between people who are all here nothing ever is, and each of their answers comes by here
        self._woken.set()
        resting = self._rest is not None
        if self._task is None and not resting and not self._stopped and self._room.status == "playing":
            self._task = asyncio.create_task(self._drive())
            self._task.add_done_callback(self._ended)

    def _is_for_people(self) -> bool:
        """Whether the game waits for people and nothing else: no clock, no bot, no auto-answer, nobody away."""
        room = self._room
        if room.ledger.setup.clock is not None or room.status != "playing":
            return False
        for chair in room.chairs:
            if chair.is_played_by_bot or chair.auto or room.presence.away(chair) is not None:
                return False
        return True

    async def stop(self) -> None:
        """For good."""
        self._stopped = True
        if self._rest is not None:
            self._rest.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _drive(self) -> None:
        while self._room.status == "playing" and not self._stopped:
            self._woken.clear()
            wait = await self._step()
            self._falls = 0
            if wait is None:
                self._rests = True
                try:
                    await self._woken.wait()
                finally:
                    self._rests = False
            elif wait:
                try:
                    async with asyncio.timeout(wait):
                        await self._woken.wait()
                except TimeoutError:
                    self._room.tell()  # a grace time is over, perhaps

    def _ended(self, task: asyncio.Task[None]) -> None:
        """The store may fail, and so may we, in whatever way: a table must not stop for it."""
        self._task = None
        if task.cancelled():
            if task.cancelling():
                return  # we are to stop; any other cancellation was meant for something that we waited for
            why = "CancelledError"
        else:
            error = task.exception()
            if error is None:
                self.wake()  # in case something was due again while it ended
                return
            why = type(error).__name__  # what it says could be somebody's cards
        rest = min(LONGEST_REST, RETRY * 2**self._falls)
        self._falls += 1
        LOG.warning("table %s: %s; trying again in %g s", tokens.alias(self._room.code), why, rest)
        self._fell()
        self._rest = asyncio.get_running_loop().call_later(rest, self._rise)

    def _rise(self) -> None:
        self._rest = None
        self.wake()

    async def _step(self) -> float | None:
        """Do what is due now and come back with 0, or with the seconds until something may be due."""
        room = self._room
        game, seq = room.game, room.ledger.seq
        assert game is not None
        seat = game.to_move
        chair = room.chairs[seat]
        if room.ledger.is_left_to_bots and not room.presence.listeners:
            return None  # nobody plays and nobody looks: it goes on with whoever comes
        if room.ledger.ask is not None and (chair.is_played_by_bot or chair.auto):
            wait = room.moved_at + room.policy.ask_pause - time.monotonic()
            if wait > 0:
                return wait  # going on would let the request lapse
        if chair.is_played_by_bot:
            dice = room.ledger.setup.daily or room.code  # in the town of a day the bot is the same for everybody
            move = await self._bots.ask(chair.level or "", dice, room.opening_text, game.clone(), room.address)
            await self._pause(room.policy.pace)
            await room.answer_for(seat, seq, move, "bot")
            return 0
        forced = forced_answer(game) if chair.auto else None
        if forced is not None:
            if shows_something(room.ledger, forced):  # the end of a turn, most of all: until then undo is free
                await self._pause(room.policy.auto_pause)
            await room.answer_for(seat, seq, forced, "auto")
            return 0
        left = room.presence.clock_left(room.ledger, seat)
        if left is not None and left <= 0:
            await room.time_is_up(seat)
            return 0
        waits = [wait for wait in (left, room.presence.next_grace(room.chairs)) if wait is not None]
        return max(SOON, min(waits)) if waits else None

    async def _pause(self, seconds: float) -> None:
        """Until so long after the last change."""
        await asyncio.sleep(max(0.0, self._room.moved_at + seconds - time.monotonic()))
