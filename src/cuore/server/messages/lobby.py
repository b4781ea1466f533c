"""What the server offers, tables before the deal, tables in lists, towns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cuore.server.messages.basics import MOST_BOXES, Amounts, Language, Message, Name, SeatNumber, ShortText, TownCode
from cuore.server.messages.ratings import RatingInfo
from cuore.server.messages.table import Result
from cuore.server.messages.talk import TalkRule

Clock = Annotated[int, Meta(ge=1, le=30 * 86_400)]  # seconds


class OptionInfo(Message):
    """An optional rule: its name for requests, its words for people."""

    name: str
    text: str


class BoxInfo(Message):
    """A box that can be played."""

    set: str
    name: str
    text: str
    alone: bool  # has a first-game town of its own
    stands_alone: bool  # a game of its own: other boxes only lend to it, as its options say
    has_skills: bool  # whether some of its cards are won with skill points
    chiefs: bool  # has chiefs that can lead
    seats: list[int]  # how many may sit when it is played alone
    options: list[OptionInfo]
    rules: bool  # has a page of rules


class BotInfo(Message):
    """An opponent: one of the levels, or another bot."""

    level: str
    name: str
    text: str
    rating: str  # as it was measured, in words; empty if it was not


class About(Message):
    """What this server offers."""

    version: str
    languages: list[Language]
    boxes: list[BoxInfo]
    bots: list[BotInfo]  # by level
    other_bots: list[BotInfo]
    clocks: list[int]  # seconds a turn that may be chosen
    talk: TalkRule  # how much may be said at its tables
    open_tables: bool  # tables may be listed for everybody
    quick_match: bool  # it finds somebody to play with
    claims: bool  # names can be claimed
    ratings: bool  # tables can be rated


class NewSeat(Message):
    """Who shall sit there."""

    player: Literal["here", "link", "bot"]
    name: Name | None = None  # a person here
    level: ShortText | None = None  # a bot


class NewTable(Message):
    """A table to be laid."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    sets: Annotated[list[ShortText], Meta(min_length=1, max_length=MOST_BOXES)]
    town: ShortText | Annotated[list[ShortText], Meta(min_length=10, max_length=30)] | None = (
        None  # first-game, random, names
    )
    town_code: TownCode | None = None  # instead of sets, town, chiefs and options
    chiefs: ShortText | None = None
    options: Annotated[list[ShortText], Meta(max_length=12)] = []
    open: bool = False  # listed for everybody, or by link alone
    clock: Clock | None = None  # seconds a turn; from a day on, for each answer
    talk: TalkRule = "chat"
    rated: bool = False  # for people with a claimed name, each in one seat, and with a clock
    lang: Language = "en"


class MatchRequest(Message):
    """A wish for company: whoever asks for the same sits down at the same table."""

    name: Name
    sets: Annotated[list[ShortText], Meta(min_length=1, max_length=MOST_BOXES)]
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    clock: Clock | None = None
    rated: bool = False
    lang: Language = "en"


class SitRequest(Message):
    """Take a free seat."""

    name: Name
    seat: SeatNumber | None = None  # None: the first free one


class RematchRequest(Message):
    """Another game of the same people, boxes, options and bots; the wish of whoever asks first holds for all."""

    town: Literal["same", "new"] = "same"  # new: by lot
    turned: bool = False  # the second seat becomes the first


class SeatChange(Message):
    """What the host does with a seat in which no person sits."""

    seat: SeatNumber
    player: Literal["link", "bot"]
    level: ShortText | None = None  # of a bot


class LobbySeat(Message):
    """A seat before the deal, or in a list of games."""

    seat: int
    name: str  # of an empty seat: whoever is invited to sit there
    player: Literal["person", "bot", "empty"]
    mine: bool
    level: str | None  # of a bot
    claimed: bool = False  # it is the claimed name of whoever sits there
    rating: RatingInfo | None = None  # at a rated table: as it is, or after the game
    change: int | None = None  # by the game, once it was rated


class TableSummary(Message):
    """A table in a list, or the lobby of one."""

    code: str
    status: Literal["waiting", "playing", "over"]
    open: bool
    match: bool  # it waits for whoever asks for the same
    sets: list[str]
    sets_text: str
    town: list[str]
    town_code: str | None
    seats: list[LobbySeat]
    clock: int | None
    turn: int
    your_turn: bool  # one of this browser's seats is asked
    until: str | None  # and by when it must have answered, where days count
    created: str  # ISO 8601, UTC
    changed: str
    result: Result | None
    commitment: str
    host: bool  # this browser may put bots into free seats
    deletable: bool  # unfinished, and nobody but this browser and bots plays there
    rated: bool = False  # it moves the ratings of those who play
    daily: str | None = None  # the day whose town it is
    sealed: bool = False  # others may still play the same shuffles: there is no replay, record or review yet
    earlier: str | None = None  # it was played by earlier rules: it can be read and not played on, in words


class TableSummaries(Message):
    """A list of tables."""

    tables: list[TableSummary]


class TownWish(Message):
    """A wish for the town generator (the same as `cuore town`)."""

    sets: Annotated[list[ShortText], Meta(min_length=1, max_length=MOST_BOXES)]
    required: Annotated[list[ShortText], Meta(max_length=10)] = []
    banned: Annotated[list[ShortText], Meta(max_length=60)] = []
    costs: Amounts | None = None
    sources: Amounts | None = None
    attacks: Literal["any", "none", "some", "many"] = "any"
    sisters_together: bool = False
    avoid_dead: bool = True
    chiefs: ShortText | None = None
    options: Annotated[list[ShortText], Meta(max_length=12)] = []
    seed: int | None = None


class TownInfo(Message):
    """A town: ten maids, what leads it, and the code to paste."""

    code: str
    sets: list[str]
    chiefs: str
    options: list[str]
    maids: list[str]
    text: list[str]  # what kind of town it is, in words
