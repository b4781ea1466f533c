"""Who sits where before the deal, who meets again after the end: the events that a wish would be, or a `Refusal`.

Nothing here waits or writes: the room asks, and then carries out. With the last free seat the game is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cuore.engine.names import plain_name
from cuore.engine.setup import check_seats
from cuore.server import table_events as kinds
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, RematchRequest
from cuore.server.names import is_taken, seen
from cuore.server.problems import Refusal
from cuore.server.rated_tables import check_bot
from cuore.server.store import TableEvent
from cuore.words.catalogue import say


@dataclass(frozen=True)
class Reseating:
    """Events in one piece, the seats that they give to browsers and take from them, and where the asker sits then."""

    events: Sequence[TableEvent] = ()
    holders: Mapping[int, str] = field(default_factory=dict)
    freed: Sequence[int] = ()
    seat: int = 0


def sit(ledger: Ledger, browser: str, name: str, seat: int | None) -> Reseating:
    """Take a free seat: the one that is named, or one's own if one was invited, or the first."""
    mine = ledger.seats_of(browser)
    if seat is None and mine:
        return Reseating(seat=mine[0])  # a repeat
    if seat is not None and seat in mine:
        return Reseating(seat=seat)
    _must_wait(ledger)
    if mine and ledger.setup.rated:
        raise Refusal("refused", "problem-rated-one-seat")
    free = [number for number in ledger.free_seats() if ledger.chairs[number].kept_for in (None, browser)]
    if not free or (seat is not None and seat not in free):
        raise Refusal("full")
    invited = ledger.kept_for(browser)
    chosen = seat if seat is not None else (invited or free)[0]
    told = different_name(name, [chair.name for chair in ledger.chairs if chair.player != "empty"])
    return _seated(ledger, {chosen: told}, browser)


def accept(ledger: Ledger, browser: str) -> Reseating:
    """Take every seat that is kept for one, under the name that one had."""
    mine, kept = ledger.seats_of(browser), ledger.kept_for(browser)
    if not kept:
        if mine:
            return Reseating(seat=mine[0])  # a repeat
        raise Refusal("full" if ledger.status == "waiting" else "too-late")
    return _seated(ledger, {number: ledger.chairs[number].name for number in kept}, browser)


def leave(ledger: Ledger, browser: str) -> Reseating:
    """Give one's seats back."""
    _must_wait(ledger)
    mine = ledger.seats_of(browser)
    return Reseating([TableEvent(kinds.LEFT, seat) for seat in mine], freed=mine)


def seat_bot(ledger: Ledger, browser: str | None, seat: int, level: str, lang: Language) -> Reseating:
    """The host does not wait for anybody there: a bot sits down."""
    _must_be_host(ledger, browser, seat)
    chair = ledger.chairs[seat]
    if chair.player == "person":
        raise Refusal("full")
    if chair.player == "bot" and chair.level == level:
        return Reseating()
    if ledger.setup.rated:
        check_bot(level)
    others = [other.name for number, other in enumerate(ledger.chairs) if number != seat]
    name = chair.name if chair.player == "bot" else bot_name(lang, others)
    events = [TableEvent(kinds.BOT_SAT, seat, data={"name": name, "level": level})]
    return Reseating(_dealt_with(ledger, events, [seat]))


def free(ledger: Ledger, browser: str | None, seat: int) -> Reseating:
    """The host sends a bot away: anybody with the link may sit there."""
    _must_be_host(ledger, browser, seat)
    if ledger.chairs[seat].player == "person":
        raise Refusal("full")
    if ledger.chairs[seat].player == "empty" and ledger.chairs[seat].kept_for is None:
        return Reseating()
    return Reseating([TableEvent(kinds.LEFT, seat)])


def ask_rematch(ledger: Ledger, browser: str | None, code: str, wish: RematchRequest, gone: str) -> Reseating:
    """Another game of the same people under that code, unless there is one already that is not `gone`."""
    if ledger.status != "over":
        raise Refusal("not-over")
    mine = ledger.seats_of(browser)
    if not mine:
        raise Refusal("not-yours")
    if ledger.rematch is not None and ledger.rematch.code != gone:
        return Reseating(seat=mine[0])
    data = {"code": code, "town": wish.town, "turned": wish.turned}
    return Reseating([TableEvent(kinds.REMATCH, mine[0], data=data)], seat=mine[0])


def put_away(ledger: Ledger, browser: str | None) -> Reseating:
    """The end of an unfinished table at which nobody else has a seat."""
    if not can_be_put_away(ledger, browser):
        raise Refusal("too-late" if ledger.status == "over" and ledger.seats_of(browser) else "not-yours")
    mine = ledger.seats_of(browser)
    return Reseating([TableEvent(kinds.GONE, mine[0])], freed=mine)


def close(ledger: Ledger) -> Reseating:
    """The end of an unfinished table because the host of the server wishes so."""
    if ledger.status == "over":
        raise Refusal("too-late")
    held = [seat for seat, chair in enumerate(ledger.chairs) if chair.browser is not None]
    return Reseating([TableEvent(kinds.GONE)], freed=held)


def can_be_put_away(ledger: Ledger, browser: str | None) -> bool:
    """Whether a table is unfinished and no other browser has a seat there; what counts is played to its end."""
    if ledger.setup.daily is not None or (ledger.setup.rated and ledger.status == "playing"):
        return False
    alone = all(chair.browser in (None, browser) for chair in ledger.chairs)
    return alone and ledger.status != "over" and bool(ledger.seats_of(browser))


def _seated(ledger: Ledger, names: Mapping[int, str], browser: str) -> Reseating:
    events = [TableEvent(kinds.SAT, seat, data={"name": name, "browser": browser}) for seat, name in names.items()]
    return Reseating(_dealt_with(ledger, events, list(names)), dict.fromkeys(names, browser), (), next(iter(names)))


def _dealt_with(ledger: Ledger, events: list[TableEvent], taken: Sequence[int]) -> list[TableEvent]:
    """With the last free seat the game is dealt."""
    return [*events, TableEvent(kinds.DEALT)] if set(ledger.free_seats()) == set(taken) else events


def _must_wait(ledger: Ledger) -> None:
    if ledger.status != "waiting":
        raise Refusal("too-late")


def _must_be_host(ledger: Ledger, browser: str | None, seat: int) -> None:
    _must_wait(ledger)
    if browser is None or browser != ledger.host:
        raise Refusal("not-yours")
    if seat >= len(ledger.chairs):
        raise Refusal("unreadable", reason="seat")


def bot_name(lang: Language, taken: Sequence[str]) -> str:
    """A name for a bot that nobody has."""
    free_names = [name for name in say(lang, "bot-seat-names").split(", ") if name not in taken]
    return different_name(free_names[0], taken)


def different_name(name: str, taken: Sequence[str]) -> str:
    """The name as the game can bear it; a second Ann is Ann 2. `SetupError` says what is wrong with others."""
    (clean, _) = check_seats((seen(name), "1" if plain_name(name) != "1" else "2"))
    others = [other for other in taken if other]
    number, told = 2, clean
    while is_taken(told, others):
        told, number = f"{clean} {number}", number + 1
    return told
