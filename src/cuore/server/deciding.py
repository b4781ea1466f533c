"""What a message does at a table: the events that it would be, or why it may not be.

Nothing here waits or writes: the room asks, and then carries out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from cuore.engine.errors import IllegalMove
from cuore.engine.game import Game
from cuore.server import lessons, undoing
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.messages import (
    AnswerMessage,
    AutoMessage,
    ConsentMessage,
    GiveToBotMessage,
    LessonNextMessage,
    ResignMessage,
    TakeBackMessage,
    UndoMessage,
)
from cuore.server.store import TableEvent

Rejection = Literal["stale", "not-asked", "illegal", "no-undo", "not-yours", "over", "waiting", "not-kept", "closing"]
Request = (
    AnswerMessage
    | UndoMessage
    | ConsentMessage
    | AutoMessage
    | GiveToBotMessage
    | TakeBackMessage
    | ResignMessage
    | LessonNextMessage
)


class Accepted(NamedTuple):
    """It may be: these events, in one piece. None: it is so already. Seats that are `freed` are nobody's any more."""

    events: tuple[TableEvent, ...] = ()
    freed: tuple[int, ...] = ()


class AlreadyDone(NamedTuple):
    """That id was here before; this is what it led to."""

    version: int


class Rejected(NamedTuple):
    """It may not be; `why` ends the key of the line that says so."""

    problem: Rejection
    why: str = ""


Decision = Accepted | AlreadyDone | Rejected


class StandInRules(NamedTuple):
    """What a decision needs to know beside the ledger."""

    may_be_given: Callable[[int], bool]
    levels: Sequence[str]
    stand_in: str  # the bot that goes on for whoever resigns, or was given away by others


def decide(ledger: Ledger, browser: str | None, message: Request, stand_ins: StandInRules) -> Decision:
    """What a browser's message does."""
    mine = ledger.seats_of(browser)
    if not isinstance(message, (LessonNextMessage, GiveToBotMessage)) and message.seat not in mine:
        return Rejected("not-yours")
    match message:
        case AnswerMessage():
            return _known(ledger, message.id, message.seat) or _answer(ledger, message)
        case UndoMessage():
            return _known(ledger, message.id, message.seat) or _undo(ledger, message)
        case ConsentMessage():
            return _known(ledger, message.id, message.seat) or _consent(ledger, message)
        case AutoMessage():
            same = ledger.chairs[message.seat].auto == message.on
            return Accepted() if same else Accepted((TableEvent(kinds.AUTO, message.seat, data={"on": message.on}),))
        case GiveToBotMessage():
            return _give(ledger, mine, message, stand_ins)
        case TakeBackMessage():
            stands_in = ledger.chairs[message.seat].stands_in
            return Accepted((TableEvent(kinds.TAKEN_BACK, message.seat),)) if stands_in else Accepted()
        case ResignMessage():
            return _resign(ledger, message, stand_ins)
        case LessonNextMessage():
            return _read_on(ledger, mine, message)


def _known(ledger: Ledger, id_: str, seat: int) -> Decision | None:
    """A repeat gets the first result."""
    found = ledger.ids.get(id_)
    if found is None:
        return None
    return AlreadyDone(found[1]) if found[0] == seat else Rejected("illegal", "id-used")


def _not_playing(ledger: Ledger) -> Rejected | None:
    if ledger.status == "playing":
        return None
    return Rejected("over") if ledger.status == "over" else Rejected("waiting")


def _answer(ledger: Ledger, message: AnswerMessage) -> Decision:
    if refusal := _not_playing(ledger):
        return refusal
    assert ledger.game is not None
    if message.at != ledger.version:
        return Rejected("stale")
    if ledger.chairs[message.seat].stands_in:
        return Rejected("not-asked", "bot-plays")
    if ledger.game.to_move != message.seat:
        return Rejected("not-asked")
    try:
        for count in range(len(message.via) + 1):
            if ledger.after(*message.via[:count]).to_move != message.seat:
                return Rejected("illegal")
        ledger.after(*message.via, message.move)
    except IllegalMove:
        return Rejected("illegal")
    leading = [
        TableEvent(kinds.ANSWER, message.seat, "person", move=move, data={"leads": True}) for move in message.via
    ]
    answer = TableEvent(kinds.ANSWER, message.seat, "person", message.id, message.move)
    return Accepted((*_noted(ledger, message.seat), *leading, answer))


def _undo(ledger: Ledger, message: UndoMessage) -> Decision:
    if refusal := _not_playing(ledger):
        return refusal
    if message.at != ledger.version:
        return Rejected("stale")
    if ledger.ask is not None:
        return Rejected("no-undo", "asked-already")
    offer = undo_offer(ledger, message.seat)
    if offer.kind == "none":
        return Rejected("no-undo")
    if offer.kind == "free" or not offer.of:
        how = "free" if offer.kind == "free" else "bots"
        return Accepted((TableEvent(kinds.UNDO, message.seat, id=message.id, data={"keep": offer.keep, "how": how}),))
    return Accepted((TableEvent(kinds.ASKED, message.seat, id=message.id, data={"keep": offer.keep}),))


def undo_offer(ledger: Ledger, seat: int) -> undoing.Offer:
    """What pressing undo would do for a seat now."""
    if ledger.status != "playing" or ledger.chairs[seat].is_played_by_bot or ledger.setup.rated:
        return undoing.NOTHING
    found = undoing.offer(ledger.line, seat, ledger.other_persons(seat), ledger.absent(seat))
    # What bots would agree to would be a second look at the shuffles of the day.
    return undoing.NOTHING if ledger.setup.daily is not None and found.kind != "free" else found


def _consent(ledger: Ledger, message: ConsentMessage) -> Decision:
    ask = ledger.ask
    if ask is None or ask.number != message.ask:
        return Rejected("stale")
    if message.seat != ask.seat and message.seat not in ask.waiting_for:
        return Rejected("no-undo", "not-awaited")
    if message.seat == ask.seat and message.agree:
        return Rejected("no-undo", "not-awaited")
    said = TableEvent(kinds.CONSENT, message.seat, id=message.id, data={"ask": message.ask, "agree": message.agree})
    return Accepted((said, *_granted(ledger, message.seat))) if message.agree else Accepted((said,))


def _granted(ledger: Ledger, last: int) -> tuple[TableEvent, ...]:
    """The undo itself, when that seat was the last one waited for."""
    ask = ledger.ask
    if ask is None or ask.waiting_for != [last]:
        return ()
    return (TableEvent(kinds.UNDO, ask.seat, data={"keep": ask.keep, "how": "consent", "ask": ask.number}),)


def _give(ledger: Ledger, mine: Sequence[int], message: GiveToBotMessage, stand_ins: StandInRules) -> Decision:
    if refusal := _not_playing(ledger):
        return refusal
    if ledger.setup.rated:
        return Rejected("not-yours", "rated")
    if message.seat >= len(ledger.chairs) or message.level not in stand_ins.levels:
        return Rejected("illegal", "no-such-bot")
    chair = ledger.chairs[message.seat]
    if chair.player != "person" or not mine:
        return Rejected("not-yours")
    own = message.seat in mine
    if chair.stands_in and (not own or chair.level == message.level):
        return Accepted()
    if not own and not stand_ins.may_be_given(message.seat):
        return Rejected("not-yours", "not-yet")
    # Whoever is away gets the bot of the house: nobody chooses a weak one for an opponent.
    level = message.level if own else stand_ins.stand_in
    return Accepted(handed_over(ledger, message.seat, level, kinds.OWN_WISH if own else "left"))


def _resign(ledger: Ledger, message: ResignMessage, stand_ins: StandInRules) -> Decision:
    return _not_playing(ledger) or given_up(ledger, message.seat, stand_ins.stand_in)


def given_up(ledger: Ledger, seat: int, stand_in: str) -> Accepted:
    """A seat resigns: between two the game is over, else that bot goes on."""
    ends = len(ledger.chairs) == kinds.FEWEST
    data = {} if ends else {"level": stand_in}
    return Accepted((TableEvent(kinds.RESIGNED, seat, data=data),), () if ends else (seat,))


def handed_over(ledger: Ledger, seat: int, level: str, why: str) -> tuple[TableEvent, ...]:
    """A bot plays the seat from now on. If its person wished so, it agrees to whatever was asked of that seat."""
    granted = _granted(ledger, seat) if why == kinds.OWN_WISH else ()
    return (TableEvent(kinds.GIVEN, seat, data={"level": level, "why": why}), *granted)


def _read_on(ledger: Ledger, mine: Sequence[int], message: LessonNextMessage) -> Decision:
    if not mine:
        return Rejected("not-yours")
    here = lessons.guidance(ledger, "en")
    if here is not None and (noted := _noted(ledger, mine[0])):
        return Accepted(noted if here.step == message.step else ())
    if here is None or here.done or here.move is not None or here.step != message.step:
        return Accepted()
    return Accepted((TableEvent(kinds.READ_ON, mine[0], data={"step": message.step + 1}),))


def _noted(ledger: Ledger, seat: int) -> tuple[TableEvent, ...]:
    """The note that a learner has before them is read, by a wish of theirs or because they have answered."""
    note = lessons.note_for(ledger)
    if note is None:
        return ()
    return (TableEvent(kinds.READ_ON, seat, data={"step": len(ledger.noted) + 1, "note": note.text}),)


def forced_answer(game: Game) -> int | None:
    """The answer that may be given for a person who wishes so: the only one there is. Nothing is ever chosen."""
    legal = game.legal()
    return legal[0] if len(legal) == 1 else None


def shows_something(ledger: Ledger, move: int) -> bool:
    """Whether an answer would end what can be taken back freely."""
    assert ledger.game is not None
    return undoing.reveals(ledger.game.state, move, ledger.after(move).state)
