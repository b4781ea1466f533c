"""How a game ended, read off its table: points, places, and whose seats they were.

Places go by the points, and equal points by what breaks the tie in the rules; equals share a place. Whoever has
resigned comes last, whatever the bot makes of the seat that goes on there, and so does whoever is played by a bot
when the game ends: they went away, their time was over, or they wished it so. Teaching tables, puzzles and tables
without a person are nobody's games. What was over before any of this was kept, or was restored from a backup, is
read once, when the server starts.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from cuore.engine import scoring
from cuore.engine.errors import CuoreError
from cuore.engine.scoring import Tally
from cuore.server import outcomes, past
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.outcomes import FinishedGame, PlayedSeat
from cuore.server.store import Conflict, Store, StoreError, TableEvent
from cuore.server.table_setup import TableSetup
from cuore.server.tokens import alias

LOG = logging.getLogger("cuore.server.results")
AT_A_TIME: Final = 50
PAUSE: Final = 0.01  # seconds between two games that are read: whoever plays comes first


def outcome(ledger: Ledger, events: Sequence[TableEvent] = ()) -> FinishedGame:
    """How the game of a table has ended, or will have ended with these events."""
    everything = [*ledger.events, *events]
    ended = next((event.at for event in reversed(everything) if event.kind in (kinds.ANSWER, kinds.RESIGNED)), 0)
    persons = _persons(ledger, everything)
    counted = _counted(ledger, events)
    if ledger.setup.start is not None or not persons or counted is None:
        return FinishedGame(ledger.code, ended)
    turns, tallies = counted
    resigned = {kinds.seat_of(event) for event in everything if event.kind == kinds.RESIGNED}
    resigned |= {seat for seat, chair in enumerate(ledger.chairs) if chair.stands_in}
    places = _places(tallies, resigned)
    return FinishedGame(
        ledger.code,
        ended,
        "+".join(ledger.setup.sets),
        town_key(ledger.setup),
        turns,
        len(ledger.line) + len(kinds.moves_of(events)),
        "due" if ledger.setup.rated else "none",
        tuple(
            PlayedSeat(
                seat,
                chair.name,
                tallies[seat].points,
                places[seat],
                persons.get(seat) or None,  # who wished to be forgotten is nobody, and no bot
                None if seat in persons else chair.level,
                seat in resigned,
            )
            for seat, chair in enumerate(ledger.chairs)
        ),
    )


def _persons(ledger: Ledger, events: Sequence[TableEvent]) -> dict[int, str]:
    """The browsers that had a seat when the game was dealt; who resigns has it no more, and yet has played."""
    held: dict[int, str] = {}
    for event in events:
        match event.kind:
            case kinds.LAID:
                planned = enumerate(ledger.setup.seats)
                held |= {seat: event.data["browser"] for seat, each in planned if each.player == "here"}
            case kinds.SAT:
                held[kinds.seat_of(event)] = event.data["browser"]
            case kinds.LEFT | kinds.BOT_SAT:
                held.pop(kinds.seat_of(event), None)
    return held


def _counted(ledger: Ledger, events: Sequence[TableEvent]) -> tuple[int, list[Tally]] | None:
    """The turns of a game, and everybody's points; nothing where they were not kept."""
    if ledger.past is not None:
        ending = ledger.past.ending
        turns = max((line.turn for line in past.log(ledger, "en")), default=0)
        return None if ending is None else (turns, list(ending.tallies))
    if ledger.game is None:
        return None
    state = ledger.after(*kinds.moves_of(events)).state
    return int(state.turn), [scoring.tally(state, seat) for seat in range(len(ledger.chairs))]


def _places(tallies: Sequence[Tally], resigned: set[int]) -> list[int]:
    worth = {seat: (tally.points, tally.tie_break) for seat, tally in enumerate(tallies) if seat not in resigned}
    return [
        1 + sum(other > worth[seat] for other in worth.values()) if seat in worth else len(tallies)
        for seat in range(len(tallies))
    ]


def town_key(setup: TableSetup) -> str:
    """The same for tables with the same cards: the town's code, where it has one."""
    if setup.town_code is not None:
        return setup.town_code
    cards = "\n".join((*sorted(setup.sets), *sorted(setup.town), setup.chiefs, *sorted(setup.options)))
    return f"~{hashlib.sha256(cards.encode()).hexdigest()[:16]}"


async def catch_up(store: Store, *, rated: bool) -> int:
    """Keep how those games ended of which it was not kept yet, rated ones or others; how many.

    One that cannot be read is passed over.
    """
    count, last = 0, ""
    try:
        while codes := await store.look_up(partial(outcomes.unnoted, after=last, limit=AT_A_TIME, rated=rated)):
            for code in codes:
                count += await _noted(store, code)
                await asyncio.sleep(PAUSE)
            last = codes[-1]
    except StoreError as error:
        LOG.error("the database: %s", error)
    return count


async def _noted(store: Store, code: str) -> bool:
    kept = await store.read(code)
    if kept is None:
        return False
    try:
        found = await asyncio.to_thread(lambda: outcome(past.read(kept)))
        await store.keep(partial(outcomes.write, outcomes=[found]))
    except Conflict:  # another server was quicker
        return False
    except CuoreError as error:
        LOG.warning("table %s has no place in the figures: %s", alias(code), error)
        return False
    return True
