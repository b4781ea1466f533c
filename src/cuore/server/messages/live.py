"""What goes over the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cuore.server.messages.basics import MOST_AT_ONCE, AnswerId, Count, Language, Message, Name, SeatNumber, ShortText
from cuore.server.messages.cards import CardFace
from cuore.server.messages.table import LogLine, SeatView, TableParts, TableView
from cuore.server.messages.talk import SayMessage, TalkMessage


class CardsMessage(Message, tag="cards"):
    """What the card numbers of this table mean, in the reader's language; comes before the first state."""

    lang: Language
    cards: list[CardFace]


class StateMessage(Message, tag="state"):
    """The fresh position, and the log from line `log_from` on (what the client has beyond that is dropped)."""

    table: TableView
    log_from: int
    log: list[LogLine]
    moved: str | None  # what was just done, in words, for the live region; None at a first look


class NewsMessage(Message, tag="news"):
    """What is no longer as in the position that came before this one, to whoever takes `news`; all else stands.

    The log is told as with a state. A client that has another version than `since` looks again and gets a state.
    """

    since: int  # the version of the position before
    parts: TableParts  # in place of those that the client has
    seats: list[SeatView]  # of the seats those that differ, each in place of the one with its number
    log_from: int
    log: list[LogLine]
    moved: str | None


class DoneMessage(Message, tag="done"):
    """The answer with this id is durable. A repeat of the same id gets the same line again."""

    id: str
    version: int


class RefusedMessage(Message, tag="refused"):
    """The message with this id changed nothing; a state follows when the client's was stale."""

    id: str
    problem: str  # stale, not-asked, illegal, no-undo, not-yours, too-fast, over, unreadable
    text: str


class PongMessage(Message, tag="pong"):
    """The connection lives."""


class ClosingMessage(Message, tag="closing"):
    """The server is going down for a moment; come back by yourself."""


FromServer = (
    CardsMessage
    | StateMessage
    | NewsMessage
    | DoneMessage
    | RefusedMessage
    | TalkMessage
    | PongMessage
    | ClosingMessage
)


class LookMessage(Message, tag="look"):
    """First message, and again to change seat (hot-seat) or language. `seat` null: as a spectator."""

    seat: SeatNumber | None
    lang: Language
    name: Name | None = None  # how a spectator wishes to be called
    news: bool = False  # after the state that answers this, what has changed will do


class AnswerMessage(Message, tag="answer"):
    """One answer. `at` is the version it was given at, `id` is made by the client and is used again on a repeat.

    Answers in `via` are given before it: all of them or none, and one undo takes them back together.
    """

    id: AnswerId
    seat: SeatNumber
    at: Count
    move: Count
    via: Annotated[list[Count], Meta(max_length=MOST_AT_ONCE)] = []


class UndoMessage(Message, tag="undo"):
    """Take back as the last `UndoOffer` said; by consent it opens a request."""

    id: AnswerId
    seat: SeatNumber
    at: Count


class ConsentMessage(Message, tag="consent"):
    """Yes or no to an open request; the asker may say no to withdraw it."""

    id: AnswerId
    seat: SeatNumber
    ask: Count
    agree: bool


class AutoMessage(Message, tag="auto"):
    """Switch auto-answers of trivial prompts on or off for a seat."""

    seat: SeatNumber
    on: bool


class GiveToBotMessage(Message, tag="give-to-bot"):
    """Hand a leaver's seat (after the grace time) or one's own to a bot."""

    seat: SeatNumber
    level: ShortText


class TakeBackMessage(Message, tag="take-back"):
    """A person comes back to the seat that a bot plays for them."""

    seat: SeatNumber


class ResignMessage(Message, tag="resign"):
    """Give one's seat up for good: a bot goes on; between two the game is over, and the other one has won."""

    seat: SeatNumber


class LessonNextMessage(Message, tag="lesson-next"):
    """Read on at a teaching table."""

    step: Count


class PingMessage(Message, tag="ping"):
    """A sign of life, and a wish for one."""


FromBrowser = (
    LookMessage
    | AnswerMessage
    | UndoMessage
    | ConsentMessage
    | AutoMessage
    | GiveToBotMessage
    | TakeBackMessage
    | ResignMessage
    | LessonNextMessage
    | SayMessage
    | PingMessage
)
