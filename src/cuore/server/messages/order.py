"""What is told to the host about others."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cuore.server.messages.basics import Message, SeatNumber


class ReportRequest(Message):
    """The host is to look at somebody: at what they said in a line, or at how they play."""

    seat: SeatNumber
    line: Annotated[int, Meta(ge=1)] | None = None  # `TalkLine.number`


class ReportKept(Message):
    """The host will read it."""

    seat: int
