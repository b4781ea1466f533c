"""The events of a table: their kinds, and what they say without a game being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuore.engine.errors import SaveError
from cuore.server.store import StoredGame, TableEvent
from cuore.server.undoing import Answer, By

LAID: Final = "laid"  # the table stands, with whoever laid it in the seats that are theirs
SAT: Final = "sat"  # data: name, browser
LEFT: Final = "left"  # a seat was given back before the deal, or the host sent its bot away
BOT_SAT: Final = "bot-sat"  # the host put a bot there before the deal; data: name, level
DEALT: Final = "dealt"  # data: rules, told
ANSWER: Final = "answer"  # data: told; with the last one end; leads where it was given along with the next
UNDO: Final = "undo"  # data: keep, how (free, bots, consent)
ASKED: Final = "undo-asked"  # data: keep
CONSENT: Final = "consent"  # data: ask, agree
AUTO: Final = "auto"  # data: on
GIVEN: Final = "given"  # to a bot; data: level, why (own, left, clock)
TAKEN_BACK: Final = "taken-back"
RESIGNED: Final = "resigned"  # data: level, of the bot that goes on; between two there is none, and the game is over
READ_ON: Final = "read-on"  # a lesson; data: step, and the note of one that goes along with a game
REMATCH: Final = "rematch"  # after the end: the same people once more; data: code, town (same, new), turned
GONE: Final = "gone"  # whoever played against bots alone has put the table away; the last event

# After these somebody is asked anew, and a clock that counts answers begins again.
ASKING: Final = frozenset({DEALT, ANSWER, UNDO, TAKEN_BACK})

# What a deal and an answer have caused: for the day on which the rules have moved on (past.py). Until then the game
# itself tells it, so it is not kept in memory.
TOLD: Final = frozenset({"told", "end"})

OWN_WISH: Final = "own"  # why a bot stands in: its person wanted it to
FEWEST: Final = 2  # seats at a table: where one of so many resigns, nobody is left to play against


def seat_of(event: TableEvent) -> int:
    """Whose event it is."""
    assert event.seat is not None
    return event.seat


def answer_of(event: TableEvent, *, revealed: bool) -> Answer:
    """An answer as it stands in the line of play."""
    assert event.move is not None
    by: By = "person" if event.by == "person" else "auto" if event.by == "auto" else "bot"
    return Answer(event.move, seat_of(event), by, revealed, leads=bool(event.data.get("leads")))


def moves_of(events: Sequence[TableEvent]) -> list[int]:
    """The answers among events."""
    return [event.move for event in events if event.kind == ANSWER and event.move is not None]


def taken_back(events: Sequence[TableEvent]) -> frozenset[int]:
    """The numbers of the answers that a later event takes back."""
    line: list[int] = []
    gone: list[int] = []
    for event in events:
        if event.kind == ANSWER:
            line.append(event.seq)
        elif event.kind == UNDO:
            keep = event.data.get("keep")
            if type(keep) is int and 0 <= keep < len(line):  # one that is none is refused when its turn comes
                gone += line[keep:]
                del line[keep:]
    return frozenset(gone)


def check_order(kept: StoredGame) -> None:
    """`SaveError` if an event is missing, or is not what was written."""
    if kept.damage:
        raise SaveError("save-damaged", what="save", reason=kept.damage)
    for number, event in enumerate(kept.events, 1):
        if event.seq != number:
            raise SaveError("save-damaged", what="save", reason=f"event {number} is missing")


def numbered(events: Sequence[TableEvent], first: int, at: int) -> list[TableEvent]:
    """Events with their numbers and their time."""
    return [TableEvent(e.kind, e.seat, e.by, e.id, e.move, e.data, first + i, at) for i, e in enumerate(events)]
