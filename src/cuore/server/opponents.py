"""Bots at the table: they think in worker processes, never on the event loop, and cannot take a table down.

A worker is given how a game began and its answers, keeps the games that it has seen lately, and gives one answer
back. A bot that fails, answers something illegal, takes too long, or whose process dies is replaced for that answer
by a simple one; the server's log says so, the table goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

import cuore
from cuore.bots.priority import Priority
from cuore.bots.referee import BotFault, ask
from cuore.bots.registry import bot_names, make_bot, seat_name
from cuore.bots.seat import Bot, Seat
from cuore.bots.workers import begin_worker
from cuore.engine.errors import CuoreError
from cuore.engine.game import Game

LOG = logging.getLogger("cuore.server.bots")
REMEMBERED: Final = 64  # games, and bots, in a worker's head
THINKING: Final = 3.0  # seconds that a bot of the house takes for one answer at most


class Opponents:
    """Asks bots. Workers start with the first question that needs one."""

    def __init__(self, workers: int | None = None, limit: float = 30.0, guests: Sequence[str] = ()) -> None:
        """`limit` is in seconds for one answer, waiting for a free worker included; one that overruns it is ended.

        `guests` are bots that the host brings along, files or classes. Visitors know them by their short names and
        learn nothing about the host's folders.
        """
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self.faults = 0  # answers that a bot failed to give
        # The names that may be asked for: but for the host's guests, none would import a module or open a file. Asked
        # for once: looking for entry points reads the metadata of every package.
        known = bot_names()
        self._guests: dict[str, str] = {}
        for number, guest in enumerate(guests, 1):
            name = seat_name(guest)
            self._guests[f"{name} {number}" if name in known or name in self._guests else name] = guest
        self.levels = (*known, *self._guests)

    async def ask(self, level: str, code: str, opening: str, game: Game) -> int:
        """A legal answer in that position, whatever the bot does."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        moves = game.moves
        seed = _seed(code, game.to_move)
        pool = self._running()
        fault = ""
        try:
            future = pool.submit(answer, self._guests.get(level, level), seed, opening, moves)
            async with asyncio.timeout(self._limit):
                move, fault = await asyncio.wrap_future(future)
            if not fault and move not in legal:
                fault = "illegal"
        except TimeoutError:
            fault = f"no answer in {self._limit:g} s"
            if not future.cancel():
                self._replace(pool)  # it may never come back: the worker would be lost for everybody
        except (BrokenExecutor, RuntimeError):
            fault = "its process has died"
            self._replace(pool)
        if not fault:
            return move
        self.faults += 1
        # No card and no move gets into the log of a game that goes on.
        LOG.warning("table %s: bot %s: %s; a simple answer stands in", code, level, fault)
        return simple_answer(game, seed)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._replace(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=begin_worker)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            # The processes are our own children; the executor has no public way to end one that hangs.
            children = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for child in children:
                child.kill()


def simple_answer(game: Game, seed: int) -> int:
    """A sensible legal answer, at once."""
    try:
        return ask(Priority(seed), Seat(game))
    except BotFault:
        return game.legal()[0]


def _seed(code: str, seat: int) -> int:
    """Another for every seat of every table, and the same after a restart: a bot keeps its plan."""
    return int.from_bytes(hashlib.sha256(f"{code} {seat}".encode()).digest()[:6], "big")


# -- in the worker ------------------------------------------------------------------------------------------

_games: OrderedDict[str, Game] = OrderedDict()
_bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()  # by opening, name and seed: what one thought of lasts


def answer(level: str, seed: int, opening: str, moves: Sequence[int]) -> tuple[int, str]:
    """Runs in a worker: what a bot answers after those moves, or in a word why it does not.

    No error crosses over: one that the server could not read would take the other bots' answers with it.
    """
    try:
        return ask(_bot(opening, level, seed), Seat(_position(opening, moves)), name=level), ""
    except BotFault as fault:
        return -1, fault.kind
    except CuoreError as error:
        return -1, error.key
    except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on
        return -1, type(error).__name__


def _bot(opening: str, level: str, seed: int) -> Bot:
    """The bot that has played this seat so far, or a new one; nobody waits for it longer than THINKING."""
    key = (opening, level, seed)
    bot = _bots.pop(key, None) or make_bot(level, seed, seconds=THINKING)
    _bots[key] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return bot


def _position(opening: str, moves: Sequence[int]) -> Game:
    """The game after the moves, from the one in the worker's head if that leads here."""
    game = _games.pop(opening, None)
    if game is None or game.moves != tuple(moves[: len(game.moves)]):
        game = cuore.load(opening)
    for move in moves[len(game.moves) :]:
        game.apply(move)
    _games[opening] = game
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game.clone()  # whatever the bot does, the game in our head stays
