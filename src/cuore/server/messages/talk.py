"""What people say to each other at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cuore.server.messages.basics import AnswerId, Message, SeatNumber

# How much may be said: everything, quick words alone, or nothing.
TalkRule = Literal["chat", "words", "none"]
# Quick words: said by their name, read by everybody in their own language.
Phrase = Literal[
    "hello", "good-luck", "nice-turn", "thanks", "sorry", "one-moment", "good-game", "goodbye",
    "heart", "applause", "cheers", "surprise", "thinking", "tea",
]  # fmt: skip
LONGEST_SPEECH = 200  # characters


class SayMessage(Message, tag="say"):
    """Quick words or a line of one's own, of which exactly one is there; the `id` is used again on a repeat."""

    id: AnswerId
    seat: SeatNumber
    phrase: Phrase | None = None
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SPEECH)] | None = None


class TalkLine(Message):
    """What somebody has said."""

    number: int
    seat: int
    name: str  # of whoever had the seat then
    phrase: Phrase | None  # null: a line of their own
    text: str  # for quick words, in the reader's language
    at: str  # ISO 8601, UTC


class TalkMessage(Message, tag="talk"):
    """What was said since the last of these; at first all that is kept."""

    lines: list[TalkLine]
