"""Hints, and games looked back at."""

from __future__ import annotations

from cuore.server.messages.basics import Message, SeatNumber
from cuore.server.messages.cards import CardFace
from cuore.server.messages.lobby import TableSummary
from cuore.server.messages.pages import FinalSeat


class HintRequest(Message):
    """“What would you do?”, asked by a seat at a version of the line of play."""

    seat: SeatNumber
    at: int


class HintLine(Message):
    """One of the best answers."""

    move: int  # an option, or within reach
    text: str
    win: float  # the chance to win after it
    lead: float  # how much more than after the best other answer; below nothing for all but the first
    error: float  # the standard error of that
    reason: str  # one sentence


class HintPage(Message):
    """The best answers to a question, best first."""

    at: int
    seat: int
    hints: list[HintLine]


class SeatQuestion(Message):
    """The question that is open to a seat, for a program that plays there (docs/protocol.md)."""

    at: int  # the version of the line of play: an answer names it
    ask: str  # the line of the protocol for bots
    moves: list[int]  # what each of its options is as a move
    position: str  # a saved game in which all that the seat cannot know is dealt anew


class ChanceAt(Message):
    """A question that a seat was asked, and its chance to win then."""

    answers: int  # where that is in the replay
    turn: int  # of the seat's own
    win: float


class LossLine(Message):
    """An answer beside a better one."""

    answers: int
    turn: int
    played: str
    better: str
    loss: float  # of the chance to win
    error: float  # the standard error of that
    reason: str  # one sentence about the better one


class BoughtAt(Message):
    """What a seat has employed or acquired in one of its turns."""

    turn: int
    cards: list[int]


class ReviewTold(Message):
    """A finished game as one seat played it."""

    chances: list[ChanceAt]
    won: float  # the share of the victory
    losses: list[LossLine]  # most lost first
    looked: int  # answers that were looked at more closely
    bought: list[BoughtAt]
    cards: list[CardFace]  # those that were bought
    end: FinalSeat


class ReviewPage(Message):
    """The review of a seat's game, or how far it is."""

    table: TableSummary
    seat: int
    begun: bool  # somebody has asked for it
    done: int  # closer looks so far,
    of: int  # and of how many; nothing while the first look is taken
    review: ReviewTold | None
