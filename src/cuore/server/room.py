"""One table: whoever sits at it, listens to it and answers.

Everything that changes goes one way: decide whether it may be, append it to the store and wait until it is durable,
add it to the ledger, tell the listeners, acknowledge. One change at a time, each in a task of the room's own, so that
a connection that breaks off cannot leave one half done. When an append fails nothing has changed here; the ledger is
read anew before the next change, because a failure does not always say what the database has kept.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from cuore.engine.chance import KeyedChance
from cuore.engine.errors import CuoreError, SetupError
from cuore.engine.game import Game
from cuore.server import button, lessons, puzzles, records, renderer, results, seating
from cuore.server import store as stores
from cuore.server import table_events as kinds
from cuore.server.audience import FRESH, Eyes, Listener, Sight
from cuore.server.daily import is_sealed
from cuore.server.deciding import (
    Accepted,
    AlreadyDone,
    Rejected,
    Rejection,
    Request,
    StandInRules,
    decide,
    given_up,
    handed_over,
)
from cuore.server.driver import Driver
from cuore.server.hinting import may_be_advised
from cuore.server.ledger import Chair, Ledger, Rematch, Status
from cuore.server.messages import (
    DoneMessage,
    Language,
    LogLine,
    RefusedMessage,
    RematchOffer,
    RematchRequest,
    ResignMessage,
    Result,
    SayMessage,
    TableView,
    TalkRule,
    UndoOffer,
)
from cuore.server.opponents import Opponents
from cuore.server.presence import Presence, onlookers
from cuore.server.problems import Refusal
from cuore.server.renderer import Onlookers
from cuore.server.store import Append, Conflict, Fenced, Store, StoreError, TableEvent
from cuore.server.table_events import numbered
from cuore.server.table_log import TableLog
from cuore.server.table_words import TableWords
from cuore.server.talk import Talk, Unsaid, rule_at
from cuore.server.undoing import By
from cuore.server.waiting import waiting_table
from cuore.words.catalogue import say

T = TypeVar("T")
LOG = logging.getLogger("cuore.server.room")


@dataclass(frozen=True)
class TablePolicy:
    """How a server keeps its tables. Times are in seconds."""

    grace: float = 120.0  # until a leaver's seat may be given to a bot
    pace: float = 0.15  # between the moves of bots: enough for each to be told; readers choose how long it is shown
    auto_pause: float = 1.5  # before an auto-answer after which undo is no longer free
    ask_pause: float = 60.0  # for which bots wait while somebody is asked to let an answer be taken back
    stand_in: str = "normal"  # the bot that stands in when a turn's time is over
    talk: TalkRule = "chat"  # how much people may say to each other
    open_tables: bool = True  # tables may be listed for everybody
    push: bool = True  # whoever is away is told by their browser that it is their turn
    quick_match: bool = True  # whoever wishes the same is brought together
    claims: bool = True  # people may claim names, which nobody else can use then
    ratings: bool = True  # tables may be rated


class Room:
    """One table in memory. Its methods belong to one event loop."""

    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        bots: Opponents,
        policy: TablePolicy,
        fell: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
        fence: int = 0,
        lost: Callable[[Room], None] | None = None,
    ) -> None:
        """`fell` is told when what goes on by itself had to be started again; `clock` is by what turns are timed.

        `fence` is the number under which this process has the table, and `lost` is told when another one has it.
        """
        self.ledger = ledger
        self.fence = fence
        self._lost = lost
        self.came = time.monotonic()
        # Where days count, being away is the way to play.
        self.presence = Presence(math.inf if ledger.setup.is_slow else policy.grace, clock)
        self.told: Callable[[Room], None] = lambda _: None  # is told of every change
        self.has_claimed: Callable[[str | None, str], bool] = lambda _browser, _name: False
        self.talk = Talk(ledger.code, store)
        self.address = ""  # for whom its bots play: whoever laid it, or came first since it was read
        self.touched = 0.0  # when it was last written down that somebody waits here for a match
        self._store = store
        self._bots = bots
        self.policy = policy
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()
        self._driver = Driver(self, bots, fell)
        self._in_doubt = False  # whether the ledger may lag behind the store
        self._closing = False
        self.moved_at = 0.0  # when something last moved, for the pace of bots
        self._log = TableLog()
        self._words: dict[Language, TableWords] = {}
        self._scenes: dict[Language, renderer.Scene] = {}
        # Of this very moment: who is here, and what each sees.
        self._around: tuple[float, tuple[renderer.Occupant, ...]] | None = None
        self._onlookers: tuple[float, Onlookers] | None = None
        self._sights: dict[Eyes, Sight] = {}
        self._will_forget = False
        self.presence.run_clock(ledger)

    # -- what it is -----------------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """Its name in links."""
        return self.ledger.code

    @property
    def status(self) -> Status:
        """Whether seats are free, the game is on, or it has ended."""
        return self.ledger.status

    @property
    def game(self) -> Game | None:
        """The game, from the deal on. Only `view` and what is made of it may leave the server."""
        return self.ledger.game

    @property
    def version(self) -> int:
        """Of the line of play: an answer names it."""
        return self.ledger.version

    @property
    def chairs(self) -> Sequence[Chair]:
        """The seats and who plays them."""
        return self.ledger.chairs

    @cached_property
    def commitment(self) -> str:
        """Of the secret that keys all shuffles; known before the deal."""
        return KeyedChance(self.ledger.secret).commitment()

    @cached_property
    def opening_text(self) -> str:
        """How its game began, for those who think about it in other processes; only after the deal."""
        opening = self.ledger.opening
        assert opening is not None
        return opening.save()

    @property
    def secret(self) -> str | None:
        """The secret itself, once the game is over and nobody else plays the same shuffles."""
        told = self.status == "over" and self.ledger.past is None and not is_sealed(self.ledger)
        return self.ledger.secret.hex() if told else None

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory: nobody listens, nothing is under way, no clock runs."""
        if self.presence.listeners or self._tasks or self._lock.locked():
            return False
        return self.status != "playing" or not self.ledger.due_after()

    def mine(self, browser: str | None) -> list[int]:
        """The seats that a browser holds."""
        return self.ledger.seats_of(browser)

    def holds(self, browser: str | None, seat: int | None) -> bool:
        """Whether a browser may see with a seat's eyes; everybody may look on."""
        return seat is None or self.ledger.holds(browser, seat)

    # -- looking --------------------------------------------------------------------------------------------

    def listen(self, browser: str | None, seat: int | None, lang: Language, name: str = "") -> Listener:
        """A connection to this table. A seat that is not the browser's is a spectator's, who may have a name."""
        listener = Listener(self, browser, seat, lang, name)
        self.presence.join(listener)
        if not self.talk.is_read:
            task = asyncio.create_task(self._recall())
            self._tasks.add(task)
            task.add_done_callback(self._settled)
        self.tell()
        return listener

    async def _recall(self) -> None:
        """Read what was said before; nobody waits for it to see the table. Where it fails, the store has said so."""
        await self.talk.read()
        for listener in self.presence.listeners:
            listener.tell_said()

    def forget(self, listener: Listener) -> None:
        """A connection is gone."""
        self.presence.leave(listener, self.chairs)
        if not self.presence.listeners:
            self._scenes.clear()
        self.tell()

    def table(self, browser: str | None, seat: int | None, lang: Language) -> TableView:
        """The position as that browser may see it with that seat's eyes."""
        return self._table(Eyes(seat, tuple(self.mine(browser)), lang))

    def _table(self, eyes: Eyes) -> TableView:
        game, room_view = self.game, self._room_view(eyes)
        if game is None:
            return waiting_table(self.ledger, eyes.seat, eyes.lang, room_view)
        return self._scene(game, eyes.lang, room_view).seen_by(eyes.seat, room_view)

    def sight(self, browser: str | None, seat: int | None, lang: Language) -> Sight:
        """The same with the log, made once for all who see the same."""
        eyes = Eyes(seat, tuple(self.mine(browser)), lang)
        found = self._sights.get(eyes)
        if found is None or not found.holds(self.game, time.monotonic()):
            table = self._table(eyes)
            if not self._will_forget:  # they are for those who look now, not to be kept at every table
                self._will_forget = True
                asyncio.get_running_loop().call_later(2 * FRESH, self._forget_looks)
            found = self._sights[eyes] = Sight(self.game, table, self.log(seat, lang))
        return found

    def _forget_looks(self) -> None:
        self._will_forget = False
        self._sights.clear()
        if not self.presence.listeners:
            self._scenes.clear()

    def _scene(self, game: Game, lang: Language, around: renderer.RoomView) -> renderer.Scene:
        scene = self._scenes.get(lang)
        if scene is None or not scene.holds(game, around):
            if lang not in self._words:
                self._words[lang] = TableWords(game.table, lang)
            scene = self._scenes[lang] = renderer.Scene(game, self._words[lang], around, scene)
        return scene

    def _room_view(self, eyes: Eyes) -> renderer.RoomView:
        """What surrounds the game for a reader."""
        ledger, (seat, mine, lang) = self.ledger, eyes
        setup = ledger.setup
        # What hardly any table has is not asked for: this is made for every reader of every position.
        return renderer.RoomView(
            code=ledger.code,
            version=ledger.version,
            occupants=self._occupants(),
            mine=mine,
            commitment=self.commitment,
            auto=seat is not None and ledger.chairs[seat].auto,
            undo=button.undo_offer(ledger, seat, lang),
            undo_ask=None if ledger.ask is None else button.undo_ask(ledger, seat, lang),
            undo_declined=None if ledger.declined is None else button.undo_declined(ledger, seat, lang),
            lesson=None if seat is None or setup.lesson is None else lessons.guidance(ledger, lang),
            daily=setup.daily,
            rated=setup.rated,
            puzzle=None if seat is None or setup.puzzle is None else puzzles.asked(ledger, lang),
            may_be_advised=may_be_advised(ledger, seat),
            talk=rule_at(ledger, self.policy.talk, mine),
            onlookers=self._looking_on(),
            rematch=_offer(ledger.rematch),
            result=None if ledger.status == "playing" else self.result(lang),
        )

    def result(self, lang: Language) -> Result | None:
        """How the game ended, once it has."""
        return records.result(self.ledger, lang)

    def _occupants(self) -> tuple[renderer.Occupant, ...]:
        """Who sits here, looked up once for all who look now."""
        now = time.monotonic()
        if self._around is None or now - self._around[0] >= FRESH:
            self._around = (now, tuple([self._sitter(number, chair) for number, chair in enumerate(self.chairs)]))
        return self._around[1]

    def _looking_on(self) -> Onlookers:
        """Who looks on, looked up once for all who look now."""
        now = time.monotonic()
        if self._onlookers is None or now - self._onlookers[0] >= FRESH:
            self._onlookers = (now, onlookers(self.presence.listeners, self.chairs))
        return self._onlookers[1]

    def _sitter(self, number: int, chair: Chair) -> renderer.Occupant:
        away = self.presence.away(chair)
        return renderer.Occupant(
            player=chair.player,
            bot=chair.level if chair.is_played_by_bot else None,
            stands_in=chair.stands_in,
            here=chair.browser is not None and away is None,
            away_seconds=None if away is None else int(away),
            may_be_given=away is not None and self.presence.may_be_given(chair) and not self.ledger.setup.rated,
            clock_left=None if self.ledger.setup.clock is None else self.presence.clock_left(self.ledger, number),
            claimed=self.has_claimed(chair.browser, chair.name),
        )

    def undo_offer(self, seat: int | None, lang: Language) -> UndoOffer:
        """What pressing undo would do for a seat, in words for the button."""
        return button.undo_offer(self.ledger, seat, lang)

    def log(self, seat: int | None, lang: Language) -> list[LogLine]:
        """The log so far, as a seat may know it."""
        return [] if self.game is None else self._log.lines(self.game, seat, lang)

    def record_text(self) -> str:
        """The record of a finished game, with what was taken back as comments. It holds the secret."""
        self._must_be_over()
        return records.record_text(self.ledger)

    def history(self) -> list[dict[str, object]]:
        """Every event of a finished game, for programs; without what identifies a browser."""
        self._must_be_over()
        return records.history(self.ledger)

    def _must_be_over(self) -> None:
        if self.status != "over":
            raise Refusal("not-over")

    # -- changing -------------------------------------------------------------------------------------------

    async def handle(self, browser: str | None, lang: Language, message: Request) -> DoneMessage | RefusedMessage:
        """Carry out a browser's message; comes back when it is durable and told. Messages without id answer to ""."""
        id_ = getattr(message, "id", "")

        async def work() -> DoneMessage | RefusedMessage:
            decision = decide(self.ledger, browser, message, self._stand_ins())
            match decision:
                case AlreadyDone(version):
                    return DoneMessage(id_, version)
                case Rejected(problem, why):
                    return _refused(id_, problem, lang, why)
                case Accepted(events, freed):
                    await self._commit(events, freed=freed)
                    stores.point("before acknowledge")
                    return DoneMessage(id_, self.version)

        try:
            try:
                return await self._change(work)
            except Conflict:  # another server has written meanwhile: what it wrote is read first, then decided anew
                return await self._change(work)
        except StoreError as error:
            if error.key in {"closed", "fenced"}:
                return _refused(id_, "closing", lang)
            return await self._after_failure(id_, lang)

    async def say(self, browser: str | None, lang: Language, message: SayMessage) -> DoneMessage | RefusedMessage:
        """Let somebody speak; comes back when it is kept, and told to everybody who listens."""
        try:
            if await self.talk.add(self.ledger, browser, message, self._talk_rule(browser)):
                for listener in self.presence.listeners:
                    listener.tell_said()
        except Unsaid as unsaid:
            return RefusedMessage(message.id, unsaid.problem, say(lang, f"refused-{unsaid.problem}"))
        except StoreError as error:
            return _refused(message.id, "closing" if error.key == "closed" else "not-kept", lang)
        return DoneMessage(message.id, self.version)

    def _talk_rule(self, browser: str | None) -> TalkRule:
        return rule_at(self.ledger, self.policy.talk, self.mine(browser))

    async def sit(self, browser: str, name: str, seat: int | None = None) -> int:
        """Take a free seat, the first one if none is named; with the last one the game is dealt. `Refusal` if not."""
        return await self._reseat(lambda: seating.sit(self.ledger, browser, name, seat))

    async def accept(self, browser: str) -> int:
        """Take the seats that are kept for a browser; `Refusal` if there are none."""
        return await self._reseat(lambda: seating.accept(self.ledger, browser))

    async def leave(self, browser: str) -> None:
        """Give the browser's seats back before the deal; `Refusal` after it."""
        await self._reseat(lambda: seating.leave(self.ledger, browser))

    async def seat_bot(self, browser: str | None, seat: int, level: str, lang: Language) -> None:
        """The host puts a bot into a free seat; `Refusal` if that may not be."""
        if level not in self._bots.levels:
            raise SetupError("unknown-bot", name=level, allowed=", ".join(self._bots.levels))
        await self._reseat(lambda: seating.seat_bot(self.ledger, browser, seat, level, lang))

    async def free(self, browser: str | None, seat: int) -> None:
        """The host sends a bot away before the deal; `Refusal` if that may not be."""
        await self._reseat(lambda: seating.free(self.ledger, browser, seat))

    async def _reseat(self, wish: Callable[[], seating.Reseating]) -> int:
        async def work() -> int:
            change = wish()
            await self._commit(change.events, change.holders, change.freed)
            return change.seat

        return await self._change(work)

    async def ask_rematch(self, browser: str | None, code: str, wish: RematchRequest, gone: str) -> Rematch:
        """The wish for a next game under that code; whoever wishes later gets the first wish. `Refusal` if not."""
        await self._reseat(lambda: seating.ask_rematch(self.ledger, browser, code, wish, gone))
        assert self.ledger.rematch is not None
        return self.ledger.rematch

    async def put_away(self, browser: str | None) -> None:
        """The end of a table that nobody else would miss; `Refusal` for any other. It is not to be used any more."""
        await self._reseat(lambda: seating.put_away(self.ledger, browser))

    async def close(self) -> None:
        """The end of a table, whoever sits there, by wish of the server's host; `Refusal` if the game is over."""
        await self._reseat(lambda: seating.close(self.ledger))

    async def remove(self, seat: int) -> None:
        """Send somebody away by wish of the server's host; `Refusal` if nobody sits there, or the game is over.

        Before the deal their seats are free; later it is as if they had resigned.
        """
        browser = self.chairs[seat].browser if seat < len(self.chairs) else None
        if browser is None or self.status == "over":
            raise Refusal("too-late")
        if self.status == "waiting":
            await self.leave(browser)
        else:
            await self.handle(browser, "en", ResignMessage(seat))

    async def _change(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run under the lock, in a task that goes on when whoever asked has gone."""
        if self._closing:
            raise StoreError("closed")

        async def locked() -> T:
            async with self._lock:
                if self._in_doubt:
                    await self._read_anew()
                return await work()

        task = asyncio.create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._settled)
        return await asyncio.shield(task)

    def _settled(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or has gone: nothing to report twice

    async def _commit(
        self, events: Sequence[TableEvent], holders: Mapping[int, str] | None = None, freed: Sequence[int] = ()
    ) -> None:
        """Durable first, then in memory, then told."""
        if not events:
            return
        ready = numbered(self.ledger.with_outcomes(events), self.ledger.seq + 1, int(time.time() * 1000))
        status = self._status_after(ready)
        due = status == "playing" and self.ledger.due_after(ready)
        ends = status == "over" and self.status == "playing"
        moves_on = all(event.kind == kinds.ANSWER for event in ready)
        outcome = results.outcome(self.ledger, ready) if ends else None
        try:
            await self._store.append(
                Append(self.code, ready, status, holders or {}, freed, due=due, fence=self.fence, outcome=outcome)
            )
        except Fenced:
            if self._lost is not None:
                self._lost(self)
            raise
        except StoreError:
            self._in_doubt = True
            raise
        stores.point("before apply")
        try:
            for event in ready:
                self.ledger.add(event)
                if event.kind == kinds.TAKEN_BACK and event.seat is not None:
                    self.presence.restart_clock(event.seat)
        except CuoreError:
            self._in_doubt = True
            raise
        stores.point("after apply")
        # Without a clock an answer changes nothing about who sits here and who looks on.
        self._after_change(moved_only=moves_on and self.status == "playing" and self.ledger.setup.clock is None)

    def _status_after(self, events: Sequence[TableEvent]) -> str:
        """For the store's lists."""
        if events[0].kind == kinds.GONE:
            return stores.GONE
        if any(event.kind == kinds.DEALT for event in events):
            return "playing"
        if events[0].kind == kinds.RESIGNED and len(self.chairs) == kinds.FEWEST:
            return "over"
        answers = kinds.moves_of(events)
        if not answers:
            return self.status
        return "over" if self.ledger.after(*answers).over else "playing"

    def _after_change(self, *, moved_only: bool = False) -> None:
        self.moved_at = time.monotonic()
        self.presence.run_clock(self.ledger)
        self.told(self)
        self.tell(moved_only=moved_only)

    async def _read_anew(self) -> None:
        kept = await self._store.read(self.code)
        if kept is not None:
            self.ledger = Ledger.read(kept)
            self._in_doubt = False
            self._after_change()

    async def _after_failure(self, id_: str, lang: Language) -> DoneMessage | RefusedMessage:
        """The store has failed: what it has kept is kept, whatever it said."""

        async def look() -> DoneMessage | RefusedMessage:
            found = self.ledger.ids.get(id_)
            return DoneMessage(id_, found[1]) if found else _refused(id_, "not-kept", lang)

        try:
            return await self._change(look)
        except StoreError:
            return _refused(id_, "not-kept", lang)

    def _stand_ins(self) -> StandInRules:
        return StandInRules(self._may_be_given, self._bots.levels, self.policy.stand_in)

    def _may_be_given(self, seat: int) -> bool:
        return self.presence.may_be_given(self.chairs[seat])

    def tell(self, *, moved_only: bool = False) -> None:
        """Something has changed for everybody who listens, only the game or anything; perhaps something is due."""
        self._sights.clear()
        if not moved_only:
            self._around = self._onlookers = None
        for listener in self.presence.listeners:
            listener.tell()
        self.wake()

    # -- what goes on by itself -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Look again whether a bot, a clock or an auto-answer is due."""
        self._driver.wake()

    async def answer_for(self, seat: int, seq: int, move: int, by: By) -> None:
        """A bot's or an auto-answer, unless anything at all has happened since that event."""

        async def work() -> None:
            if self.ledger.seq == seq:
                await self._commit([TableEvent(kinds.ANSWER, seat, by, move=move)])

        await self._change(work)

    async def time_is_up(self, seat: int) -> None:
        """A bot stands in for whoever has used up a turn's time; at a rated table they have resigned."""

        async def work() -> None:
            left = self.presence.clock_left(self.ledger, seat)
            if left is None or left > 0:
                return
            if self.ledger.setup.rated:
                resigned = given_up(self.ledger, seat, self.policy.stand_in)
                await self._commit(resigned.events, freed=resigned.freed)
            else:
                await self._commit(handed_over(self.ledger, seat, self.policy.stand_in, "clock"))

        await self._change(work)

    async def drain(self) -> None:
        """Take nothing new, finish what is under way, tell everybody."""
        await self.settle()
        self.dismiss()

    async def settle(self) -> None:
        """Take nothing new, finish what is under way."""
        await self._driver.stop()
        self._closing = True
        while self._tasks:
            await asyncio.wait(self._tasks)

    def dismiss(self) -> None:
        """Tell everybody to come again."""
        for listener in self.presence.listeners:
            listener.tell_closing()


def _offer(rematch: Rematch | None) -> RematchOffer | None:
    return None if rematch is None else RematchOffer(rematch.code, rematch.seat, rematch.town)


def _refused(id_: str, problem: Rejection, lang: Language, why: str = "") -> RefusedMessage:
    return RefusedMessage(id_, problem, say(lang, f"refused-{why or problem}"))
