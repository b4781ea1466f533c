"""The log of a table, line by line as the game goes on: written once for each reader and language.

A room keeps one `TableLog`. It reads what the game has kept of its answers, which were played with somebody
listening.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuore.engine.game import Game
from cuore.server.messages import LogLine
from cuore.words.log_renderer import LogRenderer, SharedLog


class TableLog:
    """What has happened at a table, as each of its readers may know it."""

    def __init__(self) -> None:
        self._renderers: dict[tuple[int | None, str], LogRenderer[LogLine]] = {}
        self._lines: dict[tuple[int | None, str], list[LogLine]] = {}
        self._shared: dict[str, SharedLog[LogLine]] = {}

    def lines(self, game: Game, seat: int | None, lang: str) -> list[LogLine]:
        """The whole log as a seat may know it: never changed, and the same object as long as nothing has happened.

        A line that has not changed is the same object from one such list to the next.
        """
        key = (seat, lang)
        renderer = self._renderers.get(key)
        if renderer is None:
            shared = self._shared.setdefault(lang, SharedLog())
            renderer = self._renderers[key] = LogRenderer(game, seat, lang, LogLine, shared)
            self._lines[key] = []
        else:
            renderer.follow(game)
        same, news = renderer.news()
        lines = self._lines[key]
        if news or same < len(lines):
            lines = lines[:same]
            lines += news  # in place: a log is long, and to copy it touches each of its lines
            self._lines[key] = lines
        return lines


def unchanged(had: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """How many lines at the beginning are still those that a reader had.

    A log is only ever cut and continued, so where one line is the same object all before it are: looking from the
    end costs as much as has changed, however long the game is. Lines of another log are compared by their words.
    """
    most = min(len(had), len(now))
    same = most
    while same and had[same - 1] is not now[same - 1]:
        same -= 1
    while same < most and had[same] == now[same]:
        same += 1
    return same
