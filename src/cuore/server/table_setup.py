"""What was agreed when a table was laid: everything but the answers. It never changes, and is kept as JSON."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

import cuore
from cuore.boxes import registry
from cuore.engine.archive import RULES_VERSION
from cuore.engine.errors import CuoreError, SaveError
from cuore.engine.game import Game
from cuore.server.messages import Language, TalkRule
from cuore.towns.town import Town

DAY_SECONDS: Final = 24 * 3600


class SeatSetup(Struct, frozen=True):
    """A seat as the table was laid: for whoever laid it, for whoever comes by the link, or for a bot."""

    player: Literal["here", "link", "bot"]
    name: str = ""  # of a person here, of a bot
    level: str = ""  # of a bot
    kept_for: str = ""  # the browser of a person who is invited to a rematch


class TableSetup(Struct, frozen=True, dict=True):
    """How the game is set up."""

    sets: list[str]
    town: list[str]  # ten names, whatever was asked for
    chiefs: str
    options: list[str]
    seats: list[SeatSetup] = field(name="places")  # the name in stored tables
    lang: Language
    open: bool = False
    clock: int | None = None  # seconds a turn; from a day on, for each answer
    talk: TalkRule = "chat"
    match: bool = False  # laid for whoever wishes the same
    rated: bool = False  # it moves the ratings of those who play (rated_tables.py)
    overlay: dict[str, dict[str, int]] = {}
    rules: int = RULES_VERSION  # of the day on which the table was laid; a deal names its own
    start: str | None = None  # a save: a position to begin from instead of a deal
    lesson: str | None = None  # a teaching table, and which
    daily: str | None = None  # the town of a day, and which
    puzzle: str | None = None  # a position with a question, and which

    @property
    def is_slow(self) -> bool:
        """Whether it is played over days: everybody may go away, and each answer has its own time."""
        return self.clock is not None and self.clock >= DAY_SECONDS

    @staticmethod
    def read(text: str) -> TableSetup:
        """From the JSON of `written`; `SaveError` if it is not that."""
        try:
            return msgspec.json.decode(text, type=TableSetup)
        except msgspec.DecodeError as error:
            raise SaveError("save-damaged", what="save", reason=error) from None

    def written(self) -> str:
        """As JSON."""
        return msgspec.json.encode(self).decode()

    def opening(self, names: list[str], secret: bytes) -> Game:
        """The game before its first answer, dealt by the rules of today whenever the table was laid."""
        if self.start is not None:
            return cuore.load(self.start)
        return cuore.new_game(
            self.sets,
            names,
            self.town,
            options=self.options,
            chiefs=self.chiefs,
            overlay=self.overlay,
            secret=secret,
        )

    @cached_property
    def town_code(self) -> str | None:
        """The town as a code to paste, where it has one."""
        known = registry.options(tuple(self.sets))
        options = tuple(name for name in self.options if name in known)
        try:
            return Town(tuple(self.sets), tuple(self.town), self.chiefs, options).code()
        except CuoreError:  # a position set up by hand may have a town that no code can say
            return None
