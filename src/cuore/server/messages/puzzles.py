"""Puzzles: the shelf."""

from __future__ import annotations

from cuore.server.messages.basics import Message


class PuzzleInfo(Message):
    """A puzzle on the shelf; what is best stays on the server until somebody has answered."""

    name: str
    number: int  # on the shelf, from 1
    box: str
    sets_text: str
    seats: int
    turn: int


class PuzzleShelf(Message):
    """Every puzzle, and which one is today's."""

    date: str  # ISO 8601, by UTC
    today: str  # its name
    puzzles: list[PuzzleInfo]
