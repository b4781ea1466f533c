"""What people say to each other at a table: quick words, and a chat where host and table allow one.

It is kept beside the game and is no part of it: in rows of its own (`talk`), the latest lines of each table, gone
with the table, in no record, no page and no log of the server. Quick words are kept by name, so everybody reads them
in their own language. Whoever has a seat may speak; whoever looks on may listen. Whom somebody does not wish to hear
is that browser's own business, and nobody is told.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from sqlalchemy import Connection, delete, insert, select

from cuore.server.ledger import Ledger
from cuore.server.limits import Bucket
from cuore.server.messages import Language, Phrase, SayMessage, TalkLine, TalkRule
from cuore.server.names import is_shown
from cuore.server.schema import GAMES, TALK
from cuore.server.store import Conflict, Store
from cuore.server.times import iso
from cuore.words.catalogue import say

KEPT: Final = 200  # lines of a table; older ones go
AT_ONCE: Final = 6  # lines that one browser may say in one breath,
A_SECOND: Final = 0.5  # and how many more with every second
MOST_MARKS: Final = 3  # accents on one letter: more of them climb over the lines around
JOINERS: Final = frozenset("\u200c\u200d")  # some scripts and pictures need them; they turn nothing around
RULES: Final[tuple[TalkRule, ...]] = ("none", "words", "chat")  # from little to much

TalkProblem = Literal["not-yours", "talk-off", "chat-off", "talk-empty", "talk-flood"]


@dataclass(frozen=True)
class KeptLine:
    """A line as it is kept."""

    number: int
    seat: int
    name: str
    phrase: Phrase | None
    text: str
    id: str
    at: int  # milliseconds since 1970

    def told(self, lang: Language) -> TalkLine:
        """The same to a reader."""
        text = say(lang, f"ui-say-{self.phrase}") if self.phrase else self.text
        return TalkLine(self.number, self.seat, self.name, self.phrase, text, iso(self.at))


class Unsaid(Exception):
    """Something may not be said; `problem` ends the key of the line that tells why."""

    def __init__(self, problem: TalkProblem) -> None:
        super().__init__(problem)
        self.problem: TalkProblem = problem


class Talk:
    """The talk of one table. Its methods belong to one event loop."""

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._code = code
        self._store = store
        self._clock = clock
        self._lines: list[KeptLine] | None = None  # nothing: not read yet
        self._breath: dict[str, Bucket] = {}  # by browser
        self._lock = asyncio.Lock()

    @property
    def is_read(self) -> bool:
        """Whether what was said before is known here."""
        return self._lines is not None

    async def read(self) -> None:
        """See to it that what was said before is known here; `StoreError` if it cannot be read."""
        async with self._lock:
            if self._lines is None:
                await self._read()

    async def _read(self) -> None:
        self._lines = await self._store.look_up(lambda connection: lines_of(connection, self._code))

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def since(self, number: int, lang: Language) -> list[TalkLine]:
        """What was said after that line."""
        return [line.told(lang) for line in self._lines or () if line.number > number]

    async def add(self, ledger: Ledger, browser: str | None, message: SayMessage, rule: TalkRule) -> bool:
        """Say something; whether it is new. `Unsaid` if it may not be said, `StoreError` if it was not kept."""
        if browser is None or message.seat not in ledger.seats_of(browser):
            raise Unsaid("not-yours")
        text = checked(message, rule)
        async with self._lock:
            if self._lines is None:
                await self._read()
            if any(line.id == message.id for line in self._lines or ()):
                return False
            if not self._breath.setdefault(browser, Bucket(A_SECOND, AT_ONCE, self._clock())).take(self._clock()):
                raise Unsaid("talk-flood")
            try:
                await self._keep(ledger, message, text)
            except Conflict:  # another server has let somebody speak meanwhile
                await self._read()
                await self._keep(ledger, message, text)
        return True

    async def _keep(self, ledger: Ledger, message: SayMessage, text: str) -> None:
        name, now = ledger.chairs[message.seat].name, int(time.time() * 1000)
        line = KeptLine(self.last + 1, message.seat, name, message.phrase, text, message.id, now)
        await self._store.keep(lambda connection: keep(connection, self._code, line))
        assert self._lines is not None
        self._lines = [*self._lines, line][-KEPT:]


# -- what may be said ---------------------------------------------------------------------------------------


def rule_at(ledger: Ledger, house: TalkRule, mine: Sequence[int]) -> TalkRule:
    """What a browser with these seats may say: what house and table allow, if there is somebody else to talk to."""
    if not mine:
        return "none"
    for seat, chair in enumerate(ledger.chairs):
        if chair.browser and seat not in mine:
            return min(house, ledger.setup.talk, key=RULES.index)
    return "none"


def checked(message: SayMessage, rule: TalkRule) -> str:
    """The text of a line that may be said, empty for quick words."""
    if rule == "none":
        raise Unsaid("talk-off")
    if (message.phrase is None) == (message.text is None):
        raise Unsaid("talk-empty")
    if message.text is None:
        return ""
    if rule != "chat":
        raise Unsaid("chat-off")
    text = folded(message.text)
    if not text:
        raise Unsaid("talk-empty")
    return text


def folded(text: str) -> str:
    """A line as it may stand on anybody's page: what cannot be seen or turns writing around is left out."""
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in {"Cc", "Zl", "Zp", "Zs"}:
            letter = " "  # noqa: PLW2901 - a line is one line
        elif (kind[0] == "C" and letter not in JOINERS) or not is_shown(letter):
            continue
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            shown.append(letter)
    line = " ".join("".join(shown).split())
    return line if line.strip("".join(JOINERS) + " ") else ""


# -- how it is kept -----------------------------------------------------------------------------------------


def lines_of(connection: Connection, code: str) -> list[KeptLine]:
    """What was said at a table, as far as it is kept."""
    query = select(TALK).where(TALK.c.game == code).order_by(TALK.c.number)
    return [
        KeptLine(row.number, row.seat, row.name, cast("Phrase | None", row.phrase), row.text, row.id, row.at)
        for row in connection.execute(query)
    ]


def keep(connection: Connection, code: str, line: KeptLine) -> None:
    """Keep a line, if the table is still there, and let the oldest one go."""
    if connection.execute(select(GAMES.c.code).where(GAMES.c.code == code)).one_or_none() is None:
        return
    connection.execute(delete(TALK).where(TALK.c.game == code, TALK.c.number <= line.number - KEPT))
    connection.execute(
        insert(TALK),
        {
            "game": code,
            "number": line.number,
            "seat": line.seat,
            "name": line.name,
            "phrase": line.phrase,
            "text": line.text,
            "id": line.id,
            "at": line.at,
        },
    )
