"""The story of a table, line by line as the game goes on: for each reader and language, told once.

A room keeps one `Story`. It reads what the game has kept of its answers, which were played with somebody listening.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.game import Game
from cuore.server.messages import LogLine
from cuore.words.telling import Telling


class Story:
    """What has happened at a table, as each of its readers may know it."""

    def __init__(self) -> None:
        self._tellings: dict[tuple[int | None, str], Telling] = {}
        self._told: dict[tuple[int | None, str], list[LogLine]] = {}

    def lines(self, game: Game, seat: int | None, lang: str) -> list[LogLine]:
        """The whole story as a seat may know it. A line that has not changed is the same object from call to call."""
        key = (seat, lang)
        telling = self._tellings.get(key)
        if telling is None:
            telling = self._tellings[key] = Telling(game, seat, lang)
            self._told[key] = []
        else:
            telling.follow(game)
        same, news = telling.news()
        told = self._told[key]
        told[same:] = [LogLine(*line) for line in news]
        return told[:]


def unchanged(had: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """How many lines at the beginning are still those that a reader had.

    A story is only ever cut and continued, so where one line is the same object all before it are: looking from the
    end costs as much as has changed, however long the game is. Lines of another story are compared by their words.
    """
    most = min(len(had), len(now))
    same = most
    while same and had[same - 1] is not now[same - 1]:
        same -= 1
    while same < most and had[same] == now[same]:
        same += 1
    return same
