"""What all messages share: the base class, short kinds of text and numbers, and how something is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cuore.engine.cards import BOX_SIZE, MAX_CARDS

Language = Literal["en", "fr", "ja"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
AnswerId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
TownCode = Annotated[str, Meta(min_length=1, max_length=120)]
# Where on the table an answer belongs: `shown` is a card beside a stack, `stack` its face-down top, `refined` the
# refined maid before a seat, `seat` a player as a whole, `none` a button.
Zone = Literal[
    "hand", "played", "town", "shown", "stack", "quarters", "private", "aside", "beers", "refined", "seat", "none"
]
ShortText = Annotated[str, Meta(min_length=1, max_length=60)]
MOST_BOXES = MAX_CARDS // BOX_SIZE  # as many as there are numbers for
MOST_AT_ONCE = 8  # answers that may lead to another in one message
Amounts = Annotated[str, Meta(min_length=1, max_length=120)]  # "2-3:3,5+:2"; long enough to name every source


class Message(Struct, forbid_unknown_fields=True, gc=False):
    """The base of every type here: what is not known is refused.

    A message never holds itself, so the collector of garbage has nothing to look for in one.
    """


class Problem(Message):
    """RFC 9457 problem+json."""

    type: str  # "about:blank" or a path of ours
    title: str
    status: int
    detail: str
    code: str  # machine-readable: not-found, unreadable, refused, too-fast, …
