"""Games that are over."""

from __future__ import annotations

from typing import Literal

from cuore.server.messages.basics import Message
from cuore.server.messages.cards import CardFace
from cuore.server.messages.lobby import TableSummary
from cuore.server.messages.table import LogLine, ScoreLine, TableView


class PointsSource(Message):
    """What one kind of cards has brought."""

    kind: str  # as in `CardFace`
    name: str
    points: int


class FinalSeat(Message):
    """A seat at the end."""

    seat: int
    name: str
    player: Literal["person", "bot"]
    points: int
    winner: bool
    lines: list[ScoreLine]
    sources: list[PointsSource]
    deck: list[tuple[int, int]]  # card and how many, everything that was owned


class PointsAt(Message):
    """Every seat's points at the end of a turn."""

    turn: int
    seat: int  # whose turn it was
    answers: int  # where that is in the replay
    points: list[int]


class GamePage(Message):
    """The page of a finished game."""

    table: TableSummary
    cards: list[CardFace]
    seats: list[FinalSeat]
    chart: list[PointsAt]
    turns: int
    answers: int
    undone: int  # answers that were taken back; they stay in the record
    commitment: str
    secret: str
    verified: bool  # the commitment is that of the secret
    log: list[LogLine] = []  # of a game of earlier rules: it has no replay, no chart, no decks, perhaps no scores


class ReplayStep(Message):
    """The position after `at` answers as one reader may know it (any seat once the game is over)."""

    at: int
    answers: int
    table: TableView
    log: list[LogLine]
    move: str | None  # the answer that led here, in words
