"""The town of a day."""

from __future__ import annotations

from cuore.server.messages.basics import Language, Message, Name
from cuore.server.messages.lobby import BotInfo, TableSummary, TownInfo


class DailyRequest(Message):
    """Sit down in today's town."""

    name: Name
    lang: Language = "en"


class DailyResult(Message):
    """How somebody's game ended."""

    name: str
    points: int
    other: int  # the bot's
    won: bool
    mine: bool
    code: str | None  # of the table, once nobody plays these shuffles any more


class DailyPage(Message):
    """A day's town, and how it went for those who have played it."""

    date: str  # ISO 8601, by UTC
    today: bool  # it can be begun
    sealed: bool  # somebody may still be playing
    sets_text: str
    town: TownInfo
    bot: BotInfo
    table: TableSummary | None  # at which the reader plays it
    counts: bool  # the reader's game is over and stands among the results
    results: list[DailyResult]  # the best first
    before: str  # the day before
    after: str | None  # the day after, if it has come
