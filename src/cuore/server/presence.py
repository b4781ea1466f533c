"""Who is here, since when somebody is not, and how much of a turn's time is left.

Nothing of this is kept: after a restart everybody counts as away since then, and whoever is asked has a whole turn's
time. A clock of days goes by the events instead. What follows from it (a seat given to a bot) is an event.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cuore.server.audience import Listener
from cuore.server.ledger import Chair, Ledger
from cuore.server.renderer import Onlookers
from cuore.server.seating import different_name

BEGUN: Final = time.time()
AFTER_START: Final = 3600.0  # seconds that whoever has days still has when the server was away meanwhile
MOST_NAMES: Final = 12  # of those who look on; the others are counted


class Presence:
    """Connections and clocks of one table."""

    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.grace = grace
        self.listeners: set[Listener] = set()
        self._here: Counter[str] = Counter()  # connections by browser
        self._now = clock
        self._since = clock()
        self._left: dict[str, float] = {}  # browsers that were here, and when they left
        self._asked: tuple[int, int, int] | None = None  # version, turn and seat that the clock runs for
        self._asked_at = 0.0
        self._spent: dict[int, float] = {}  # by seat, in this turn

    # -- who is here ----------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """A connection is there."""
        self.listeners.add(listener)
        if listener.browser is not None:
            self._here[listener.browser] += 1

    def leave(self, listener: Listener, chairs: Sequence[Chair]) -> None:
        """A connection is gone; of those who have a seat the time is remembered."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        browser = listener.browser
        if browser is None:
            return
        self._here[browser] -= 1
        if not self._here[browser]:
            del self._here[browser]
            if any(chair.browser == browser for chair in chairs):
                self._left[browser] = self._now()

    def away(self, chair: Chair) -> float | None:
        """For how many seconds a person has been away; nothing when they are here."""
        if chair.browser is None or chair.browser in self._here:
            return None
        return self._now() - self._left.get(chair.browser, self._since)

    def may_be_given(self, chair: Chair) -> bool:
        """Whether the others may hand the seat to a bot."""
        away = self.away(chair)
        return chair.player == "person" and not chair.stands_in and away is not None and away >= self.grace

    def next_grace(self, chairs: Sequence[Chair]) -> float | None:
        """Seconds until somebody's grace time is over."""
        if math.isinf(self.grace):
            return None
        waits = [
            self.grace - away
            for chair in chairs
            if chair.player == "person" and not chair.stands_in
            if (away := self.away(chair)) is not None and away < self.grace
        ]
        return min(waits, default=None)

    # -- the turn clock -------------------------------------------------------------------------------------

    def run_clock(self, ledger: Ledger) -> None:
        """Charge the time since the last change to whoever was asked; a new turn begins with nothing spent."""
        game = ledger.game
        asked = None
        if game is not None and ledger.status == "playing":
            asked = (ledger.version, int(game.state.turn), game.to_move)
        if asked == self._asked:
            return
        now = self._now()
        if self._asked is not None:
            _, turn, seat = self._asked
            if asked is None or asked[1] != turn:
                self._spent = {}
            else:
                self._spent[seat] = self._spent.get(seat, 0.0) + now - self._asked_at
        self._asked, self._asked_at = asked, now

    def restart_clock(self, seat: int) -> None:
        """Somebody has come back: a whole turn's time again."""
        self._spent.pop(seat, None)
        self._asked_at = self._now()

    def clock_left(self, ledger: Ledger, seat: int) -> float | None:
        """Seconds that a seat has left of this turn; nothing without a clock, or when it is not asked."""
        limit = ledger.setup.clock
        if limit is None or self._asked is None or self._asked[2] != seat:
            return None
        if ledger.chairs[seat].is_played_by_bot:
            return None
        if ledger.setup.is_slow:  # by the calendar, whether or not anybody or the server was here
            left = limit - (time.time() - ledger.asked_at / 1000)
            return max(0.0, left, BEGUN + AFTER_START - time.time())
        return max(0.0, limit - self._spent.get(seat, 0.0) - (self._now() - self._asked_at))


def onlookers(listeners: Iterable[Listener], chairs: Sequence[Chair]) -> Onlookers:
    """Who looks on without a seat: by name whoever has said one, each browser once; nobody bears a player's name."""
    players = {chair.browser for chair in chairs}
    named: dict[object, str] = {}
    for listener in listeners:
        if listener.browser is None or listener.browser not in players:
            who = listener.browser or listener
            named[who] = named.get(who) or listener.name
    names = sorted(name for name in named.values() if name)[:MOST_NAMES]
    told: list[str] = []
    for name in names:
        told.append(different_name(name, [*(chair.name for chair in chairs), *told]))
    return Onlookers(tuple(told), len(named) - len(told))
