"""Figures of one's own: how one's finished games went, counted in one pass over what is kept of them.

What counts: every game that is over and at which a person had exactly one seat, with all their devices. Where several
seats were theirs nobody can say which of them they were, so such a game is listed and not counted. A game that
somebody did not play to its end is lost, and its points are in no average. Nothing is said about games that go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from sqlalchemy import Connection, Select, func, literal, select

from cuore.server import outcomes
from cuore.server.names import look
from cuore.server.outcomes import FinishedGame, PlayedSeat
from cuore.server.schema import FINISHED, PLACES
from cuore.server.store import Store

MOST_GAMES: Final = 10_000  # the latest, that are counted
AT_A_TIME: Final = 500  # games that are read before others have their turn with the database


@dataclass(frozen=True)
class Chosen:
    """Which of their games somebody looks at."""

    browser: str
    box: str | None = None
    seats: int | None = None

    def query(self) -> Select[tuple[str]]:
        """The codes of these games, the latest first."""
        own = select(PLACES.c.game).where(PLACES.c.browser == self.browser)
        query = select(FINISHED.c.game).where(FINISHED.c.game.in_(own))
        if self.box is not None:
            boxes = literal("+") + FINISHED.c.sets + literal("+")
            query = query.where(boxes.contains(f"+{self.box}+", autoescape=True))
        if self.seats is not None:
            query = query.where(FINISHED.c.seats == self.seats)
        return query.order_by(FINISHED.c.ended.desc(), FINISHED.c.game.desc())


@dataclass(frozen=True)
class PersonsGame:
    """A finished game and the seat that one had there; none where one had several."""

    outcome: FinishedGame
    own: PlayedSeat | None

    @staticmethod
    def of(outcome: FinishedGame, browser: str) -> PersonsGame:
        """The game as that person played it."""
        mine = [seat for seat in outcome.seats if seat.browser == browser]
        return PersonsGame(outcome, mine[0] if len(mine) == 1 else None)

    @property
    def sets(self) -> list[str]:
        """The boxes by their names in requests."""
        return self.outcome.sets.split("+")


# -- counting -----------------------------------------------------------------------------------------------


@dataclass
class GameCount:
    """Games that have something in common."""

    games: int = 0
    won: int = 0
    played: int = 0  # to the end
    points: int = 0  # in those
    turns: int = 0

    def add(self, game: FinishedGame, own: PlayedSeat) -> None:
        """One more."""
        self.games += 1
        self.won += own.place == 1
        if not own.resigned:
            self.played += 1
            self.points += own.points
            self.turns += game.turns

    @property
    def mean_points(self) -> float | None:
        """Of games that were played to their end."""
        return self.points / self.played if self.played else None

    @property
    def mean_turns(self) -> float | None:
        """Of the same games."""
        return self.turns / self.played if self.played else None


@dataclass
class Figures:
    """Everything that is counted about one person's games; add them from the latest to the first."""

    total: GameCount = field(default_factory=GameCount)
    uncounted: int = 0
    resigned: int = 0
    places: list[int] = field(default_factory=list)  # how often one was first, second, …
    boxes: dict[str, GameCount] = field(default_factory=dict)
    towns: dict[str, GameCount] = field(default_factory=dict)
    seats: dict[str, GameCount] = field(default_factory=dict)
    persons: dict[str, GameCount] = field(default_factory=dict)
    bots: dict[str, GameCount] = field(default_factory=dict)
    points: list[tuple[int, int]] = field(default_factory=list)  # when, and how many
    names: dict[str, str] = field(default_factory=dict)  # of persons, and the boxes of towns, as they were last

    def add(self, played: PersonsGame) -> None:
        """One more game."""
        game, own = played.outcome, played.own
        if own is None:
            self.uncounted += 1
            return
        self.total.add(game, own)
        self.resigned += own.resigned
        self.places += [0] * (own.place - len(self.places))
        self.places[own.place - 1] += 1
        if not own.resigned:
            self.points.append((game.ended, own.points))
        self.names.setdefault(game.town, game.sets)
        lines = [(self.boxes, box) for box in played.sets]
        lines += [(self.towns, game.town), (self.seats, str(len(game.seats)))]
        lines += [self._met(other) for other in _others(game, own)]
        for counts, key in lines:
            counts.setdefault(key, GameCount()).add(game, own)

    def _met(self, other: PlayedSeat) -> tuple[dict[str, GameCount], str]:
        if other.level is not None:
            return self.bots, other.level
        # Whoever sits down under another name does not wish to be known by the first.
        key = f"{other.browser or ''} {_look(other.name)}"
        self.names.setdefault(key, other.name)
        return self.persons, key


_look: Final = lru_cache(4096)(look)  # one meets the same people again and again


def _others(game: FinishedGame, own: PlayedSeat) -> Iterable[PlayedSeat]:
    """Whom one has met, everybody once: two bots of one level are one line, two seats of one person are."""
    met: dict[object, PlayedSeat] = {}
    for seat in game.seats:
        if seat.seat != own.seat:
            met.setdefault(seat.browser or seat.level, seat)
    return met.values()


# -- reading ------------------------------------------------------------------------------------------------


async def figures_of(store: Store, chosen: Chosen) -> Figures:
    """GameCount somebody's games."""
    found = Figures()
    async for chunk in chunks(store, chosen, MOST_GAMES):
        await asyncio.to_thread(_add_all, found, chunk)
    return found


def _add_all(found: Figures, games: Sequence[PersonsGame]) -> None:
    for game in games:
        found.add(game)


async def chunks(store: Store, chosen: Chosen, most: int) -> AsyncIterator[Sequence[PersonsGame]]:
    """Somebody's games from the latest on, a few at a time."""
    codes = await store.look_up(lambda connection: _codes(connection, chosen.query().limit(most)))
    for at in range(0, len(codes), AT_A_TIME):
        yield await store.look_up(partial(_read, codes=codes[at : at + AT_A_TIME], browser=chosen.browser))


def _codes(connection: Connection, query: Select[tuple[str]]) -> list[str]:
    return [str(row.game) for row in connection.execute(query).all()]


def _read(connection: Connection, codes: Sequence[str], browser: str) -> list[PersonsGame]:
    found = outcomes.read(connection, codes)
    # One may have been deleted just now.
    return [PersonsGame.of(found[code], browser) for code in codes if code in found]


def page_of(connection: Connection, chosen: Chosen, page: int, size: int) -> tuple[int, list[PersonsGame]]:
    """How many games there are, and those of one page, which are counted from 0."""
    query = chosen.query()
    total = connection.execute(select(func.count()).select_from(query.order_by(None).subquery())).scalar_one()
    codes = _codes(connection, query.limit(size).offset(page * size))
    return int(total), _read(connection, codes, chosen.browser)
