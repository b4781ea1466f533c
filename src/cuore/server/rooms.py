"""Every table of this server: laid, found, resumed, drained."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Final

import msgspec

import cuore
from cuore.boxes.overlay import Corrections, overlay_for
from cuore.engine import archive
from cuore.engine.errors import CuoreError, SetupError
from cuore.engine.game import Game
from cuore.engine.setup import Overlay
from cuore.server import past, rated_tables, results, tokens
from cuore.server import table_events as kinds
from cuore.server.claims import Claims
from cuore.server.daily import Daily
from cuore.server.exporting import Exports
from cuore.server.heart import Heart
from cuore.server.leases import UNSHARED, Elsewhere, Lease
from cuore.server.ledger import Ledger, Rematch
from cuore.server.messages import Language, NewTable, RematchRequest
from cuore.server.moderating import Moderation
from cuore.server.noticing import Notices
from cuore.server.opponents import Opponents
from cuore.server.passkeys import Passkeys
from cuore.server.people import People
from cuore.server.problems import Refusal
from cuore.server.pulse import Pulse
from cuore.server.rated import Ratings
from cuore.server.reviewing import Reviews
from cuore.server.room import Room, TablePolicy
from cuore.server.seating import bot_name, different_name
from cuore.server.sharing import Sharing
from cuore.server.store import Append, Conflict, Store, StoreError, TableEvent
from cuore.server.table_events import numbered
from cuore.server.table_setup import SeatSetup, TableSetup
from cuore.towns.town import Town
from cuore.words.catalogue import say

LOG = logging.getLogger("cuore.server.rooms")
AT_ONCE: Final = 100  # tables that are resumed before the server serves
SWEEP: Final = 60.0  # seconds between two looks for tables that nobody needs in memory
DAY: Final = 24 * 3600 * 1000  # milliseconds
PACKED_AFTER: Final = 3600 * 1000  # milliseconds after which a finished game is put into one piece
AT_A_TIME: Final = 50  # games that a sweep packs or deletes: answers go between
LOOKED_AT: Final = 200  # open tables among which somebody looks for one
IDLE: Final = 600.0  # seconds for which such a table is kept all the same
OVER: Final = 60.0  # and one whose game is over: it is seldom looked at again, and then it is read from the store


class Rooms:
    """All tables. `start` it, `drain` it; everything between belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        bots: Opponents | None = None,
        policy: TablePolicy | None = None,
        corrections: Corrections | None = None,
        keep_days: float = 0,
        contact: str = "",
        heart: Heart | None = None,
    ) -> None:
        """Games that nobody has touched for `keep_days` are deleted; 0: never. `contact` is for push services.

        With a `heart` this is one process among several: each table belongs to one of them (leases.py).
        """
        self.store = store
        self.keep_days = keep_days
        self.bots = bots or Opponents()
        self.policy = policy or TablePolicy()
        self.corrections = corrections or {}  # of printed facts, by the host who owns the boxes
        self.reviews = Reviews(store, self.bots)
        self.people = People(store)
        self.exports = Exports(store)
        self.passkeys = Passkeys(store, self.people)
        self.claims = Claims(store, self.policy.claims)
        self.ratings = Ratings(store, self.policy.ratings and self.policy.claims)
        self.daily = Daily(self)
        self.notices = Notices(store, self.find, self.policy.push, contact)
        self.moderation = Moderation(store, self.find, self.close)
        self.pulse = Pulse()
        self._rooms: dict[str, Room] = {}
        self._seen: dict[str, float] = {}  # when a room was last asked for
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.matching = asyncio.Lock()  # of whoever looks for company, one after the other
        self.closing = False
        self.restarts = 0  # of drivers that had died of something
        self.damaged: set[str] = set()  # tables that were asked for and cannot be read
        self.sharing = None if heart is None else Sharing(self, heart)

    async def start(self) -> int:
        """Resume every table at which something goes on by itself: a bot's answer is due, a clock runs. How many.

        The latest ones before this comes back, the others while the server serves already; whoever opens one of those
        need not wait for its turn. All other tables are read when somebody visits them.
        """
        self._chores = [asyncio.create_task(self.pulse.run())]
        if self.sharing is not None:
            await self.sharing.start()
        codes = await (self.store.due() if self.sharing is None else self.store.due_and_free())
        await self.resume(codes[:AT_ONCE])
        self._chores += [asyncio.create_task(self.resume(codes[AT_ONCE:])), asyncio.create_task(self._sweep())]
        self._chores.append(asyncio.create_task(self.notices.run()))
        self._chores.append(asyncio.create_task(self.moderation.run()))
        self.ratings.waits = True
        self.start_chore(self._catch_up())
        return len(codes)

    async def _catch_up(self) -> None:
        """Games that were over before their ends were kept, or that were restored; then whatever is to be rated.

        Games that were restored are rated with all others in the order of their ends, so they come first.
        """
        count = await results.catch_up(self.store, rated=True)
        self.start_chore(self.ratings.run())
        count += await results.catch_up(self.store, rated=False)
        if count:
            LOG.info("read how %d games ended", count)

    async def resume(self, codes: Sequence[str]) -> None:
        """Have these tables in memory, as far as they can be read and are nobody else's."""
        for code in codes:
            try:
                await self.find(code)
            except (CuoreError, Elsewhere):
                continue  # `_load` has said so; one table that cannot be resumed must not keep the others waiting
            except StoreError as error:
                LOG.error("table %s: %s", tokens.alias(code), error)

    def at_hand(self, code: str) -> Room | None:
        """The table of a code, if it is open now."""
        return self._rooms.get(code)

    async def fetch(self, code: str) -> Room | None:
        """The table of a code, here, even if another process has it: for whoever needs two tables at once."""
        return await (self.find(code) if self.sharing is None else self.sharing.fetch(code))

    def in_memory(self) -> Sequence[Room]:
        """The tables that are open now."""
        return list(self._rooms.values())

    async def find(self, code: str) -> Room | None:
        """The table of a code; `CuoreError` if it is there and cannot be resumed, `Elsewhere` if it is another's."""
        code = tokens.read_code(code)
        room = self._rooms.get(code)
        if room is None:
            # Two who ask for the same table at once must get the same room.
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = asyncio.create_task(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(task)
        if room is not None:
            self._seen[code] = time.monotonic()
        return room

    async def _load(self, code: str) -> Room | None:
        # First it is ours, then it is read: nobody writes in between.
        lease = None if self.closing else await self._lease(code)
        kept = None if lease is None else await self.store.read(code)
        if lease is None or kept is None:
            return None
        try:
            ledger = await asyncio.to_thread(past.read, kept)  # a long game takes its time: nobody else waits for it
        except CuoreError as error:
            if code not in self.damaged:
                self.damaged.add(code)
                LOG.error("table %s cannot be resumed: %s", tokens.alias(code), error)
            raise
        if self.closing:
            return None
        if ledger.past is not None:
            LOG.info("table %s was played by rules %d and is only shown", tokens.alias(code), ledger.past.rules)
        return self._admit(ledger, lease.fence)

    async def _lease(self, code: str) -> Lease | None:
        return UNSHARED if self.sharing is None else await self.sharing.take(code)

    def _admit(self, ledger: Ledger, fence: int) -> Room:
        known = self._rooms.get(ledger.code)
        if known is not None and known.fence >= fence:  # who laid a table and who was told of it come here at once
            return known
        room = self.room_of(ledger, fence)
        room.told = self._changed
        if ledger.setup.is_slow:
            self.notices.changed(room)
        self._rooms[room.code] = room
        self._seen[room.code] = time.monotonic()
        room.wake()
        return room

    def _changed(self, room: Room) -> None:
        """Something has happened at a table."""
        self.notices.changed(room)
        if room.ledger.setup.rated and room.status == "over":
            self.start_chore(self._settle())

    async def _settle(self) -> None:
        with suppress(StoreError):  # the store has said so, and `Ratings.run` looks again
            await self.ratings.settle()

    def room_of(self, ledger: Ledger, fence: int) -> Room:
        """A room around a table; nothing goes on there yet."""
        lost = None if self.sharing is None else self.sharing.lose
        room = Room(ledger, self.store, self.bots, self.policy, self._fell, self.pulse.now, fence, lost)
        room.has_claimed = self.claims.has_claimed
        return room

    def drop(self, room: Room) -> bool:
        """Have a table in memory no more; whether it was."""
        if self._rooms.get(room.code) is not room:
            return False
        del self._rooms[room.code]
        self._seen.pop(room.code, None)
        return True

    async def let_go(self, code: str) -> None:
        """Have a table in memory no more, whoever is there: they come again."""
        if (loading := self._loading.get(code)) is not None:
            await asyncio.wait([loading])
        room = self._rooms.get(code)
        if room is not None and self.drop(room):
            await room.drain()

    def _fell(self) -> None:
        self.restarts += 1

    # -- laying a table -------------------------------------------------------------------------------------

    async def lay(self, browser: str, wish: NewTable, *, matched: bool = False) -> Room:
        """A new table, with its secret fixed and its commitment to be seen; `CuoreError` if there is no such game."""
        if wish.rated:
            wish = await rated_tables.agreed(self, browser, wish)
        secret = secrets.token_bytes(32)
        return await self._lay(browser, self._setup(wish, secret, matched), secret)

    async def lay_daily(self, browser: str, wish: NewTable, date: str, secret: bytes) -> Room:
        """A table at which a day's town is played, with the shuffles of that day."""
        setup = msgspec.structs.replace(self._setup(wish, secret, matched=False), daily=date)
        return await self._lay(browser, setup, secret)

    async def lay_position(
        self,
        browser: str,
        game: Game,
        *,
        lang: Language,
        level: str,
        seat: int = 0,
        lesson: str | None = None,
        puzzle: str | None = None,
    ) -> Room:
        """A table that begins at a position: the browser has one seat, bots have the others."""
        seats = [
            SeatSetup("here", name) if number == seat else SeatSetup("bot", name, level)
            for number, name in enumerate(game.seats)
        ]
        setup = TableSetup(
            sets=list(game.table.sets),
            town=list(game.table.town),
            chiefs=game.table.chiefs,
            options=list(game.table.options),
            seats=seats,
            lang=lang,
            start=game.save(),
            lesson=lesson,
            puzzle=puzzle,
        )
        return await self._lay(browser, setup, secrets.token_bytes(32))

    async def rematch(self, room: Room, browser: str | None, wish: RematchRequest) -> Room:
        """The next game of the same people: whoever asks first lays its table, whoever asks later joins them there.

        The wish is written down first, with the code of the next table: if the server falls before that is laid, the
        next who asks lays it.
        """
        if room.ledger.past is not None:
            raise Refusal("refused", reason=past.line(room.ledger.past, room.ledger.setup.lang))
        if browser is not None and room.ledger.setup.rated and self.ratings.on:
            await rated_tables.own_name(self, browser)
        next_room, gone = None, ""
        while next_room is None:
            wished = await room.ask_rematch(browser, tokens.new_code(), wish, gone)
            next_room = await self.fetch(wished.code) or await self._lay_next(room.ledger, wished)
            gone = wished.code
        if browser is not None and next_room.ledger.setup.rated:
            await next_room.sit(browser, await rated_tables.own_name(self, browser))
        elif browser is not None:
            await next_room.accept(browser)
        return next_room

    async def _lay_next(self, ledger: Ledger, wished: Rematch) -> Room | None:
        """The table of a rematch, by whomever it is laid; none if it was laid and put away."""
        secret = secrets.token_bytes(32)
        setup = self._next_setup(ledger, wished, await self._names_again(ledger), secret)
        try:
            return await self._lay(ledger.chairs[wished.seat].browser or "", setup, secret, wished.code)
        except Conflict:
            return await self.fetch(wished.code)

    async def _names_again(self, ledger: Ledger) -> list[str]:
        """The names of the same people once more: whose name is somebody else's by now is a guest."""
        names: list[str] = []
        for chair in ledger.chairs:
            anothers = chair.player != "bot" and await self.claims.is_anothers(chair.browser, chair.name)
            names.append(different_name(say(ledger.setup.lang, "screen-guest") if anothers else chair.name, names))
        return names

    def _next_setup(self, ledger: Ledger, wished: Rematch, names: Sequence[str], secret: bytes) -> TableSetup:
        """The same game once more; persons are awaited in their seats."""
        before = ledger.setup
        turn = 1 if wished.turned else 0
        seats = []
        before_and_now = list(zip(ledger.chairs, names, strict=True))
        for chair, name in (*before_and_now[turn:], *before_and_now[:turn]):
            if chair.player == "bot":
                level = chair.level if chair.level in self.bots.levels else self.policy.stand_in
                seats.append(SeatSetup("bot", name, level or ""))
            else:
                seats.append(SeatSetup("link", name if chair.browser else "", kept_for=chair.browser or ""))
        trial = self._trial(
            before.sets,
            before.town if wished.town == "same" else "random",
            len(seats),
            before.options,
            before.chiefs,
            before.overlay,
            secret,
        )
        return msgspec.structs.replace(
            before,
            town=list(trial.table.town),
            seats=seats,
            rules=archive.RULES_VERSION,
            start=None,
            lesson=None,
            daily=None,
            puzzle=None,
            match=False,
            rated=before.rated and self.ratings.on,
        )

    async def put_away(self, room: Room, browser: str | None) -> None:
        """Let a table go for good; `Refusal` if somebody else would miss it."""
        await room.put_away(browser)
        self.drop(room)
        await room.drain()

    async def close(self, room: Room) -> None:
        """Let a table go because the host of the server wishes so; `Refusal` if its game is over."""
        await room.close()
        self.drop(room)
        await room.drain()

    async def _lay(self, browser: str, setup: TableSetup, secret: bytes, wanted: str = "") -> Room:
        """A table under a new code, or under the one that is wanted; `Conflict` if that is taken."""
        now = int(time.time() * 1000)
        here = [number for number, seat in enumerate(setup.seats) if seat.player == "here"]
        events = [TableEvent(kinds.LAID, data={"browser": browser})]
        if all(seat.player != "link" for seat in setup.seats):
            events.append(TableEvent(kinds.DEALT))
        row = {
            "agreed": setup.written(),
            "secret": secret.hex(),
            "open": setup.open,
            "created": now,
            "changed": now,
        }
        while True:
            code = wanted or tokens.new_code()
            ledger = Ledger.begin(code, setup, secret, now)
            ready = numbered(ledger.with_outcomes(events), 1, now)
            for event in ready:
                ledger.add(event)
            try:
                due = ledger.status == "playing" and ledger.due_after()
                seats = dict.fromkeys(here, browser)
                fence, owner = (UNSHARED.fence, None) if self.sharing is None else (1, self.sharing.me.name)
                append = Append(code, ready, ledger.status, seats, new=row, due=due, fence=fence, owner=owner)
                await self.store.append(append)
            except Conflict:  # one in a million million: somebody's code
                if wanted:
                    raise
                continue
            return self._admit(ledger, fence)

    def _setup(self, wish: NewTable, secret: bytes, matched: bool) -> TableSetup:
        """The wish with everything settled that can be settled before the deal: the town, names, levels."""
        sets, options, chiefs = list(wish.sets), list(wish.options), wish.chiefs or ""
        town: str | list[str] = wish.town or "first-game"
        if wish.town_code is not None:
            code = Town.from_code(wish.town_code)
            sets, town, chiefs, options = list(code.sets), list(code.maids), code.chiefs, list(code.options)
        overlay = overlay_for(self.corrections, sets)
        trial = self._trial(sets, town, len(wish.seats), options, chiefs, overlay, secret)
        return TableSetup(
            sets=list(trial.table.sets),
            town=list(trial.table.town),
            chiefs=trial.table.chiefs,
            options=list(trial.table.options),
            seats=self._seats(wish),
            lang=wish.lang,
            open=wish.open and self.policy.open_tables,
            clock=wish.clock,
            talk=wish.talk,
            match=matched,
            rated=wish.rated,
            overlay=overlay,
        )

    @staticmethod
    def _trial(
        sets: list[str],
        town: str | list[str],
        seats: int,
        options: list[str],
        chiefs: str,
        overlay: Overlay,
        secret: bytes,
    ) -> Game:
        """The game as it could be dealt, to see what it would be; `CuoreError` if there is none."""
        names = [str(seat) for seat in range(1, seats + 1)]
        return cuore.new_game(sets, names, town, options=options, chiefs=chiefs, overlay=overlay, secret=secret)

    def _seats(self, wish: NewTable) -> list[SeatSetup]:
        seats: list[SeatSetup] = []
        for wished in wish.seats:
            taken = [seat.name for seat in seats if seat.name]
            if wished.player == "bot":
                level = wished.level or self.policy.stand_in
                if level not in self.bots.levels:
                    raise SetupError("unknown-bot", name=level, allowed=", ".join(self.bots.levels))
                seats.append(SeatSetup("bot", bot_name(wish.lang, taken), level))
            elif wished.player == "here":
                name = wished.name or say(wish.lang, "screen-guest")
                seats.append(SeatSetup("here", different_name(name, taken)))
            else:
                seats.append(SeatSetup("link"))
        return seats

    # -- lists ----------------------------------------------------------------------------------------------

    async def mine(self, browser: str, limit: int = 50) -> list[Room]:
        """The tables at which a browser has a seat, the latest first."""
        return await self.glance(await self.store.held_by(browser, limit))

    async def listed(
        self,
        statuses: Sequence[str] = ("waiting", "playing"),
        fits: Callable[[Room], bool] = lambda _: True,
        limit: int = 50,
    ) -> list[Room]:
        """The tables that are open to everybody and fit, the latest first."""
        if not self.policy.open_tables:
            return []
        rooms = await self.glance(await self.store.open_tables(statuses, LOOKED_AT))
        # One of earlier rules may not be what it was.
        return [room for room in rooms if room.status in statuses and fits(room)][:limit]

    async def glance(self, codes: Sequence[str]) -> list[Room]:
        """These tables as they are now, to be looked at: another process may have them."""
        rooms: list[Room] = []
        ends = {} if self.sharing is None else await self.store.ends(codes)
        for code in codes:
            try:
                if self.sharing is None:
                    room = await self.find(code)
                else:
                    room = await self.sharing.glance(code, ends.get(code, ""))
            except CuoreError:
                continue  # said in the log, and to whoever opens that very table
            if room is not None:
                rooms.append(room)
        return rooms

    def tell_of(self, browser: str) -> None:
        """Tell the tables here at which somebody sits that they are called otherwise, or by a name of their own."""
        for room in self.in_memory():
            if room.mine(browser):
                room.tell()

    # -- leaving --------------------------------------------------------------------------------------------

    def start_chore(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else, until the end at most."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._chores.append(task)
        task.add_done_callback(lambda done: self._chores.remove(done) if done in self._chores else None)

    async def _sweep(self) -> None:
        """Let go of tables that nobody needs in memory: the store has them."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            released: dict[str, int] = {}
            for code, room in list(self._rooms.items()):
                kept = OVER if room.status == "over" else IDLE
                if room.idle and now - self._seen.get(code, 0.0) > kept:
                    self.drop(room)
                    await room.drain()
                    released[code] = room.fence
            try:
                if self.sharing is not None:
                    await self.sharing.release(released)
                await self._tidy(int(time.time() * 1000))
            except StoreError as error:
                LOG.error("the database: %s", error)

    async def _tidy(self, now: int) -> None:
        """Put finished games into one piece, and let go of what nobody has touched for as long as games are kept."""
        await self.store.pack(now - PACKED_AFTER, AT_A_TIME)
        if self.keep_days:
            await self.store.prune(now - int(self.keep_days * DAY), AT_A_TIME, set(self._rooms))

    async def drain(self) -> None:
        """Finish what is under way at every table, tell everybody who listens, let go of the bots and the store.

        Tables are handed back before anybody is told to come again: whoever comes finds them free.
        """
        self.closing = True
        chores = list(self._chores)
        for chore in chores:
            chore.cancel()
        if chores:
            await asyncio.wait(chores)
        await self.reviews.stop()
        await asyncio.gather(*(room.settle() for room in self._rooms.values()))
        await self.notices.stop()
        if self.sharing is not None:
            await self.sharing.leave()
        for room in self._rooms.values():
            room.dismiss()
        self.bots.close()
        await self.store.close()
