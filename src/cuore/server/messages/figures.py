"""Figures of one's own."""

from __future__ import annotations

from cuore.server.messages.basics import Message


class FigureLine(Message):
    """Games that have something in common: a box, a town, somebody whom one has met."""

    name: str
    cards: list[str]  # of a town
    games: int
    won: int
    points: float | None  # on average, in games that were played to their end


class CurvePoint(Message):
    """One's points at some time: of a game, or of some on average."""

    ended: str  # ISO 8601, UTC: the last of them
    games: int
    points: float


class FiguresPage(Message):
    """How one's finished games went."""

    games: int  # that count
    won: int  # first places, shared ones among them
    resigned: int  # not played to their end: lost, and in no average
    uncounted: int  # where one had several seats
    latest_only: bool  # there are more than are counted
    places: list[int]  # how often one was first, second, …
    points: float | None  # on average
    turns: float | None
    boxes: list[FigureLine]
    towns: list[FigureLine]  # the same cards; those with most games first, as in all of these
    seats: list[FigureLine]
    persons: list[FigureLine]
    bots: list[FigureLine]
    curve: list[CurvePoint]


class OwnGame(Message):
    """A finished game of one's own in the list."""

    code: str
    ended: str
    sets_text: str
    names: list[str]
    turns: int
    points: int | None  # one's own; none where one had several seats
    place: int | None
    resigned: bool


class OwnGames(Message):
    """A page of the list, the latest first."""

    games: list[OwnGame]
    page: int  # counted from 0
    pages: int
    total: int
