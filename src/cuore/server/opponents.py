"""Bots at the table: they think in worker processes, never on the event loop, and cannot take a table down.

A worker is given how a game began and its answers (thinking.py), and gives one answer back. A bot that fails, answers
something illegal, takes too long, or whose process dies twice is replaced for that answer by a simple one; the
server's log says so, the table goes on. No table notices what another one's bot does.

When more is to be thought of than there are workers, the addresses for which it is take turns (turns.py), and bots of
the house think less: never longer than THINKING, and less the more of them wait. Hints and looks at finished games
stand in the same queue (`think`).

Whoever thinks has a worker to themselves meanwhile. Most bots of the house answer at once, and then a worker would
mostly wait for a busy server to put the next question: up to LINE questions to such bots stand in line at a worker.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from cuore.bots.priority import Priority
from cuore.bots.referee import BotFault, ask
from cuore.bots.registry import bot_names, is_ours, seat_name
from cuore.bots.seat import Seat
from cuore.engine.game import Game
from cuore.server.thinkers import NotBegun, Thinker, ThinkerGone
from cuore.server.thinking import Answered, answer, answer_questions
from cuore.server.tokens import alias
from cuore.server.turns import Turns

T = TypeVar("T")
LOG = logging.getLogger("cuore.server.bots")
THINKING: Final = 3.0  # seconds that a bot of the house takes for one answer at most
LEAST_THINKING: Final = 0.25  # and that it is given however many wait
WAITING: Final = 6.0  # seconds within which everybody who waits should have an answer, if thinking less can do it
COMPLAINT: Final = 60.0  # seconds between two lines of the log about bots whose turn has not come
TRIES: Final = 2  # workers that may die over one question
LINE: Final = 32  # quick questions that a worker has at a time, or a single one of another sort
QUICK: Final = 0.01  # CPU seconds of answers behind which others may stand in line
LASTING: Final = 0.9  # of how long a bot's slowest answer took, how much counts after the next one
CLOSED: Final = "the bots are let go"

NOT_ITS_TURN: Final = "its turn has not come"


class NotThought(Exception):
    """There is no answer; `why` says it in a word."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Opponents:
    """Asks bots. Workers start with the first question that needs one."""

    def __init__(self, workers: int | None = None, limit: float = 30.0, guests: Sequence[str] = ()) -> None:
        """`limit` is in seconds: until its turn has come, and then for one answer.

        A worker that needs longer than that is ended. `guests` are bots that the host brings along, files
        or classes. Visitors know them by their short names and learn nothing about the host's folders.
        """
        self._limit = limit
        self._most = workers or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self._most * LINE)
        self._all: list[Thinker] = []
        self._choosing = asyncio.Lock()
        self._slowest: dict[str, float] = {}  # CPU seconds of an answer lately, by the bot's name
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._closed = False
        self.faults = 0  # answers that a bot failed to give
        self.overdue = 0  # answers for which it was nobody's turn in time
        self._complained = -COMPLAINT
        # The names that may be asked for: but for the host's guests, none would import a module or open a file. Asked
        # for once: looking for entry points reads the metadata of every package.
        known = bot_names()
        self._guests: dict[str, str] = {}
        for number, guest in enumerate(guests, 1):
            name = seat_name(guest)
            self._guests[f"{name} {number}" if name in known or name in self._guests else name] = guest
        self.levels = (*known, *self._guests)

    @property
    def thinking(self) -> float:
        """Seconds that a bot of the house may think now."""
        share = WAITING * self._most / (self._most + self.turns.waiting)
        return max(LEAST_THINKING, min(THINKING, share))

    async def ask(self, level: str, code: str, opening: str, game: Game, address: str = "") -> int:
        """A legal answer in that position, whatever the bot does; `address` is for whom it plays."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        seed = _seed(code, game.to_move)
        move, fault = await self._answer(level, seed, opening, game.moves, address)
        if not fault and move not in legal:
            fault = "illegal"
        if not fault:
            return move
        if fault == NOT_ITS_TURN:
            self._complain()
            return simple_answer(game, seed)
        self.faults += 1
        # No card and no move gets into the log of a game that goes on.
        LOG.warning("table %s: bot %s: %s; a simple answer stands in", alias(code), level, fault)
        return simple_answer(game, seed)

    def _complain(self) -> None:
        """More bots than this machine can do: that is not each table's news."""
        self.overdue += 1
        if time.monotonic() - self._complained >= COMPLAINT:
            self._complained = time.monotonic()
            LOG.warning("too many bots at once: %d simple answers so far, %d wait", self.overdue, self.turns.waiting)

    async def _answer(
        self, level: str, seed: int, opening: str, moves: Sequence[int], address: str
    ) -> tuple[int, str]:
        """A worker's answer, or in a word why there is none."""
        if level not in self.levels:  # a game from elsewhere may name a module or a command of its own
            return -1, "unknown-bot"
        level = self._guests.get(level, level)
        # Only our own: somebody else's bot may hang, and nobody shall stand in line behind that.
        quick = is_ours(level) and self._slowest.get(level, QUICK) < QUICK
        try:
            said: Answered = await self.think(
                answer, lambda: (level, seed, opening, moves, self.thinking), address, size=1 if quick else LINE
            )
        except NotThought as none:
            return -1, none.why
        self._slowest[level] = max(said.spent, LASTING * self._slowest.get(level, 0.0))
        return said.move, said.fault

    async def think(
        self, work: Callable[..., T], given: Callable[[], tuple[Any, ...]], address: str, *, size: int = LINE
    ) -> T:
        """What `work` returns in a worker, as soon as it is that address's turn; `NotThought` if nothing comes back.

        `work` is a function of thinking.py; `given` says what it is given, once it is its turn. `size` is how much of
        a worker's line it takes.
        """
        try:
            async with asyncio.timeout(self._limit):
                await self.turns.take(address, size)
        except TimeoutError:
            raise NotThought(NOT_ITS_TURN) from None
        # Whoever asked may give up: the worker is free when it has answered, or was ended.
        thought = asyncio.create_task(self._think(work, given, size))
        self._thoughts.add(thought)
        thought.add_done_callback(partial(self._thought, size=size))
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            raise NotThought(CLOSED) from None  # the question was dropped, not whoever asks

    def close(self) -> None:
        """End the workers; whoever still asks gets a simple answer."""
        self._closed = True
        for thinker in self._all:
            thinker.kill()
            if not thinker.load:  # else whoever waits for it buries it
                thinker.bury()
        self._all.clear()

    def pids(self) -> list[int]:
        """The processes that bots think in."""
        return [thinker.pid for thinker in self._all]

    def _must_be_open(self) -> None:
        if self._closed:
            raise NotThought(CLOSED)

    # -- one question in a worker -----------------------------------------------------------------------------

    async def _think(self, work: Callable[..., T], given: Callable[[], tuple[Any, ...]], size: int) -> T:
        """Ask a worker; if it dies over that, ask another one.

        One that takes too long may never come back: it is ended, and no other worker with it.
        """
        question = (work, given())
        died = 0
        while died < TRIES:
            thinker = await self._take(size)
            try:
                self._must_be_open()  # another process takes a moment to begin
                said: T = await thinker.ask(question, self._limit)
            except TimeoutError:
                raise NotThought(f"no answer in {self._limit:g} s") from None
            except NotBegun:
                continue  # it died over another question: that is not ours to pay for
            except ThinkerGone:
                died += 1
            else:
                return said
            finally:
                self._give_back(thinker, size)
        raise NotThought("its process has died")

    def _thought(self, thought: asyncio.Task[Any], size: int) -> None:
        """The turn is over, whatever came of it."""
        self._thoughts.discard(thought)
        self.turns.give(size)
        if not thought.cancelled():
            thought.exception()  # whoever asked has it, or has gone: nothing to report twice

    async def _take(self, size: int) -> Thinker:
        """The worker that has least to do; a new one while there may be more of them and none is free."""
        async with self._choosing:  # or everybody who comes while a process begins would begin one, too
            self._must_be_open()
            least = min(self._all, key=lambda thinker: thinker.load, default=None)
            if least is None or (least.load and len(self._all) < self._most):
                try:
                    least = await Thinker.begin(answer_questions)
                except OSError:
                    raise NotThought("no process can be started") from None
                self._all.append(least)
            least.load += size
            return least

    def _give_back(self, thinker: Thinker, size: int) -> None:
        """It has answered; or it is dead, and nobody will ask it any more."""
        thinker.load -= size
        if thinker.is_well and not self._closed:
            return
        if thinker in self._all:
            self._all.remove(thinker)
        thinker.kill()
        if not thinker.load:
            asyncio.get_running_loop().run_in_executor(None, thinker.bury)


def simple_answer(game: Game, seed: int) -> int:
    """A sensible legal answer, at once."""
    try:
        return ask(Priority(seed), Seat(game))
    except BotFault:
        return game.legal()[0]


def _seed(code: str, seat: int) -> int:
    """Another for every seat of every table, and the same after a restart: a bot keeps its plan."""
    return int.from_bytes(hashlib.sha256(f"{code} {seat}".encode()).digest()[:6], "big")
