"""Puzzles: positions of real games with one clearly best answer, shown at a table of their own.

The shelf (puzzles/shelf.json) was found by benchmarks/puzzles.py, which says what had to hold. A position in it is
one deal of what its seat could not know, so there is nothing to be read off it. Which puzzle is a day's goes by the
number of the day: the shelf from its beginning to its end, and over again.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from cuore.bots.learned.reasons import reason_for
from cuore.boxes.registry import boxes
from cuore.engine import archive
from cuore.engine.chance import fast_chance
from cuore.engine.game import Game
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, PuzzleAsked
from cuore.server.seating import bot_name
from cuore.words.catalogue import say
from cuore.words.moves import say_move

if TYPE_CHECKING:
    from cuore.server.room import Room
    from cuore.server.rooms import Rooms

LEVEL: Final = "hard"  # of the others, for whoever plays on
SEEDS: Final = 1 << 31
FILE: Final = Path(__file__).parent / "puzzles" / "shelf.json"


class Rival(Struct, frozen=True):
    """Another answer, and how much less of the chance to win it leaves."""

    answer: str  # in the notation
    loss: float


class Puzzle(Struct, frozen=True):
    """A position, whose turn it is, and what is best."""

    name: str
    sets: list[str]
    town: list[str]
    chiefs: str
    options: list[str]
    seats: int
    seat: int
    turn: int
    position: dict[str, Any]  # archive.to_plain, but for chance
    answer: str  # in the notation
    win: float  # the chance to win after it
    lead: float  # and by how much that is more than after the next best
    error: float  # the standard error of that lead
    rivals: list[Rival]  # best first
    plain: bool = False  # one plain plan finds it too

    @property
    def table_turn(self) -> int:
        """The turn as the table counts it: everybody's."""
        return int(self.position["turn"])


@cache
def shelf() -> dict[str, Puzzle]:
    """Every puzzle by its name."""
    return {puzzle.name: puzzle for puzzle in msgspec.json.decode(FILE.read_bytes(), type=list[Puzzle])}


def position(puzzle: Puzzle, names: Sequence[str], seed: int = 1) -> Game:
    """The game at the question; the seed decides what comes after the answer."""
    agreed = {
        "sets": puzzle.sets,
        "seats": list(names),
        "town": puzzle.town,
        "chiefs": puzzle.chiefs,
        "options": puzzle.options,
        "overlay": {},
    }
    table = archive.table_from(agreed, boxes)
    plain = {**puzzle.position, "chance": fast_chance(seed).plain()}
    return Game(archive.from_plain(table, plain), "puzzle")


def of_day(day: date) -> Puzzle:
    """The puzzle of a day."""
    every = list(shelf().values())
    return every[day.toordinal() % len(every)]


async def lay(rooms: Rooms, browser: str, puzzle: Puzzle, lang: Language) -> Room:
    """A table at which a puzzle is asked."""
    names: list[str] = []
    for seat in range(puzzle.seats):
        names.append(say(lang, "screen-guest") if seat == puzzle.seat else bot_name(lang, names))
    game = position(puzzle, names, secrets.randbelow(SEEDS))
    return await rooms.lay_position(browser, game, lang=lang, level=LEVEL, seat=puzzle.seat, puzzle=puzzle.name)


def asked(ledger: Ledger, lang: Language) -> PuzzleAsked | None:
    """What is said at the table of a puzzle now; None where there is none, or where it has left the shelf since."""
    puzzle = shelf().get(ledger.setup.puzzle or "")
    if puzzle is None or ledger.opening is None:
        return None
    best = ledger.opening.find(puzzle.answer)
    given = [event.move for event in ledger.events if event.kind == kinds.ANSWER and event.seat == puzzle.seat]
    right = given[0] == best if given else None
    laid = datetime.fromtimestamp(ledger.created / 1000, UTC).date()
    return PuzzleAsked(
        name=puzzle.name,
        day=laid.isoformat() if of_day(laid) is puzzle else None,
        title=say(lang, "puzzle-title"),
        text=_text(ledger, puzzle, best, lang, answered=bool(given)),
        right=right,
    )


def _text(ledger: Ledger, puzzle: Puzzle, best: int, lang: Language, *, answered: bool) -> str:
    opening = ledger.opening
    assert opening is not None
    if not ledger.line:
        return say(lang, "puzzle-again" if answered else "puzzle-ask")
    move = ledger.line[0].move
    told = {
        "best": say_move(opening.table, best, lang, "table-move"),
        "played": say_move(opening.table, move, lang, "table-move"),
        "lead": _percent(puzzle.lead),
        "error": _percent(puzzle.error),
        "reason": reason_for(opening.state, best).text(lang),
    }
    if move == best:
        return say(lang, "puzzle-right", **told)
    losses = [rival.loss for rival in puzzle.rivals if opening.find(rival.answer) == move]
    if not losses:
        return say(lang, "puzzle-wrong-untried", **told)
    return say(lang, "puzzle-wrong", **told, loss=_percent(losses[0]))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
