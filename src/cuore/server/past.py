"""Tables of earlier rules, told from what the store has kept.

Where the answers of a table still make a game of the rules of today it is a table like any other. Where they do not,
it cannot be played on; seats, answers and, since rules version 3, log and end stand in its events all the same.
"""

from __future__ import annotations

from typing import Final

from cuore.boxes import registry
from cuore.engine import archive, notation
from cuore.engine.errors import CuoreError, SaveError
from cuore.engine.recorded import Ending, Record, read_chapter
from cuore.engine.table import Table
from cuore.server import table_events as kinds
from cuore.server.ledger import Branch, Ledger
from cuore.server.messages import Language, LogLine
from cuore.server.store import StoredGame, TableEvent
from cuore.server.table_events import answer_of, check_order
from cuore.server.table_setup import TableSetup
from cuore.words.catalogue import say
from cuore.words.log_renderer import LogRenderer

SEATING: Final = (kinds.LAID, kinds.SAT, kinds.BOT_SAT, kinds.LEFT, kinds.GIVEN, kinds.TAKEN_BACK, kinds.RESIGNED)


def read(kept: StoredGame) -> Ledger:
    """A table from the store, by whatever rules it was played; `SaveError` if its events lead nowhere."""
    rules = _rules(kept)
    if rules is None or rules == archive.RULES_VERSION:
        return Ledger.read(kept)
    try:
        ledger = Ledger.read(kept)
        if ledger.status == kept.status and _ends_as_it_did(ledger, kept):
            return ledger
    except SaveError:
        pass
    check_order(kept)
    with archive.damaged("save"):
        return _past(kept, rules)


def _rules(kept: StoredGame) -> int | None:
    """The rules version of the deal; none before it: a table that waits is dealt by the rules of then."""
    dealt = next((event for event in kept.events if event.kind == kinds.DEALT), None)
    return None if dealt is None else int(dealt.data.get("rules", TableSetup.read(kept.setup).rules))


def _ends_as_it_did(ledger: Ledger, kept: StoredGame) -> bool:
    end = next((event.data["end"] for event in reversed(kept.events) if "end" in event.data), None)
    if end is None or ledger.game is None:
        return True  # not over, or not kept then
    ending = Ending.of(ledger.game.state)
    return ending is not None and ending.plain() == end


def _past(kept: StoredGame, rules: int) -> Ledger:
    ledger = Ledger.begin(kept.code, TableSetup.read(kept.setup), bytes.fromhex(kept.secret), kept.created)
    told: list[str | None] = []  # by the deal, then by each answer of the line
    end = None
    for event in kept.events:
        if event.kind in SEATING:
            ledger.add(event)
            continue
        if event.kind == kinds.DEALT:
            told = [event.data.get("told")]
        elif event.kind == kinds.ANSWER:
            ledger.line.append(answer_of(event, revealed=True))
            told.append(event.data.get("told"))
            end = event.data.get("end")
        elif event.kind == kinds.UNDO:
            _undo(ledger, event)
            del told[len(ledger.line) + 1 :]
        ledger.keep(event)
    ledger.past = _record(ledger, rules, told, end)
    return ledger


def _undo(ledger: Ledger, event: TableEvent) -> None:
    keep = int(event.data["keep"])
    ledger.branches.append(Branch(keep, tuple(ledger.line[keep:]), event.seat or 0, event.data["how"]))
    del ledger.line[keep:]


def _record(ledger: Ledger, rules: int, told: list[str | None], end: object) -> Record:
    names = tuple(chair.name for chair in ledger.chairs)
    table = _table(ledger, names)
    moves = (
        ()
        if table is None
        else tuple(f"{names[answer.seat]}: {notation.move_text(table, answer.move)}" for answer in ledger.line)
    )
    ending = None if end is None else Ending.read(end, len(names))
    scores = [] if ending is None else [tally.points for tally in ending.tallies]
    texts = [text for text in told if text is not None]
    return Record(
        rules=rules,
        names=names,
        moves=moves,
        lines=moves,
        result=archive.result_text(names, scores) if scores else "",
        hash="",
        told=tuple(read_chapter(text) for text in texts) if len(texts) == len(told) else (),
        ending=ending,
        agreed=table,
    )


def _table(ledger: Ledger, names: tuple[str, ...]) -> Table | None:
    setup = ledger.setup
    plain = {
        "sets": setup.sets,
        "seats": names,
        "town": setup.town,
        "options": setup.options,
        "overlay": setup.overlay,
        "chiefs": setup.chiefs,
    }
    try:
        return archive.table_from(plain, registry.boxes)
    except CuoreError:
        return None


# -- what is shown of it ------------------------------------------------------------------------------------


def line(past: Record, lang: Language) -> str:
    """That it was played by earlier rules, and what that means."""
    return say(lang, "log-earlier-rules", found=past.rules, version=archive.RULES_VERSION)


def log(ledger: Ledger, lang: Language) -> list[LogLine]:
    """The log as a spectator knew it; where it was not kept, the answers one after the other."""
    past = ledger.past
    assert past is not None
    if past.is_told:
        try:
            return LogRenderer(past, None, lang, LogLine).lines
        except KeyError:  # a card that the boxes do not have any more
            pass
    if past.agreed is None:
        return []
    return [
        LogLine(
            say(
                lang,
                "table-moved",
                player=past.names[answer.seat],
                move=notation.move_text(past.agreed, answer.move, lang),
            ),
            heading=False,
            turn=0,
        )
        for answer in ledger.line
    ]
