"""The line protocol: how Cuore speaks with a bot that is written in any language. docs/protocol.md has all of it.

One message is one JSON object on one line. What is sent is made of a `Seat` and of nothing else, so it is what a
player in that seat may know; what comes back is believed only if it has exactly the form that is asked for.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from msgspec import Struct

import cuore
from cuore.bots.seat import Seat
from cuore.words.plain import plain_page

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 16  # bytes of a line that a bot may write
SHOWN: Final = 80  # characters of a line that is not understood


class ReadyLine(Struct, tag="ready", forbid_unknown_fields=True):
    """The answer to `hello`."""

    protocol: int


class AnswerLine(Struct, tag="answer", forbid_unknown_fields=True):
    """The answer to `ask`: the number of one of its options, from 0."""

    id: int
    option: int


class ProtocolError(Exception):
    """A line that is not what was asked for."""


_ready: Final = msgspec.json.Decoder(ReadyLine)
_answer: Final = msgspec.json.Decoder(AnswerLine)


def hello(seat: Seat, seed: int) -> bytes:
    """The first line: who is there, where the bot sits, and the pages of all cards of the game."""
    return _line(
        type="hello",
        protocol=PROTOCOL,
        cuore=cuore.__version__,
        seed=seed,
        seat=seat.number,
        seats=[told["name"] for told in seat.view["seats"]],
        cards=[plain_page(card, "en") for card in seat.table.cards.values()],
    )


def question(seat: Seat, number: int, seconds: float) -> bytes:
    """A decision: the answers by their words, and everything that the seat may know."""
    return _line(type="ask", id=number, seconds=seconds, options=list(seat.options), view=seat.view)


def end(seat: Seat | None) -> bytes:
    """The last line; of a game that was left before its end it shows nothing."""
    return _line(type="end", view=None if seat is None else seat.view)


def read_ready(line: bytes) -> None:
    """The bot is there and speaks the same version."""
    try:
        ready = _ready.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProtocolError(f"not the ready message: {shown(line)}") from None
    if ready.protocol != PROTOCOL:
        raise ProtocolError(f"it speaks version {ready.protocol}, and this is version {PROTOCOL}")


def read_answer(line: bytes, number: int, count: int) -> int:
    """Which of so many options was chosen in answer to that question."""
    try:
        answer = _answer.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProtocolError(f"not an answer: {shown(line)}") from None
    if answer.id != number:
        raise ProtocolError(f"an answer to question {answer.id}, and this is question {number}")
    if not 0 <= answer.option < count:
        raise ProtocolError(f"option {answer.option}, and there are 0 to {count - 1}")
    return answer.option


def shown(line: bytes) -> str:
    """The beginning of what somebody else has written, without anything that a terminal would obey."""
    return repr(line[:SHOWN].decode(errors="replace").strip())


def _line(**message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
