"""How strong people play, by their rated games."""

from __future__ import annotations

from cuore.server.messages.basics import Message


class RatingInfo(Message):
    """A rating: 400 more are ten victories for each defeat."""

    value: int
    error: int  # it lies so much higher or lower at most, with about 95 % confidence
    provisional: bool  # too little is known yet


class RatingLine(Message):
    """Somebody in the list of ratings."""

    name: str
    rating: RatingInfo
    games: int  # that were rated; of a bot: in which it was measured
    mine: bool


class RatingsPage(Message):
    """A page of the list of people, the best first, and all bots."""

    on: bool  # tables can be rated here
    people: list[RatingLine]
    bots: list[RatingLine]
    page: int  # counted from 0
    pages: int
    total: int
    daily: int  # games of a day between the same two that count
