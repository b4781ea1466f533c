"""What happens at a table, one event after the other, for logs and for programs.

The engine tells events only where somebody listens (`Game.events`): nothing is made for a simulation. An event names
its card to the seats in its mask alone, so whatever leaves the house goes through `Event.seen_by`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

EVERYBODY: Final = 63  # a mask of seats
UNSEEN: Final = -1  # stands for a card that a reader may not know, and for none


class EventKind(IntEnum):
    """What has happened. The numbers stand in saves: none is ever used for something else."""

    DREW = 1
    SHUFFLED = 2
    DISCARDED = 3
    RETURNED = 4
    TOOK = 5
    LANDED = 6  # number: the card it lies on, plus one
    TURNED_AWAY = 7
    EVENT_REMOVED = 8  # number: the card it lay on, plus one
    LOOKED = 9  # number: owner << 1 | 1 for a hand, 0 for a deck
    SWAPPED = 10  # number: with whom
    LEFT = 11
    GAINED = 12  # card: a Resource, number: how much
    REFILLED = 14
    TURN_BEGAN = 15  # number: of the turn
    LAST_TURN = 16
    MOVED = 17  # an answer; card: the move
    GAME_OVER = 18
    PLAYED = 19  # one of the love cards of `play all`
    ACTED = 20  # a private maid, by herself
    DISMISSED = 21
    REVEALED = 22
    GONE = 23
    BEER_MOVED = 24  # number: to whom
    PLANTED = 25  # number: at whose
    ENTERED = 26  # a card came into private quarters
    FIRST_MASTER = 27


class Event(NamedTuple):
    """One thing that has happened: what, to or by whom, with which card."""

    what: EventKind
    seat: int
    card: int = UNSEEN
    number: int = 0
    seen: int = EVERYBODY  # the mask of seats that may know the card

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat may know the card; `None` is a spectator."""
        return self.seen == EVERYBODY or (seat is not None and bool(self.seen >> seat & 1))

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it."""
        return self if self.is_seen_by(seat) else Event(self.what, self.seat, UNSEEN, self.number, self.seen)


Chapter = tuple[Event, ...]  # what one answer has caused; the answer itself is its first event
