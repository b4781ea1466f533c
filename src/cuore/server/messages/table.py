"""A table as one reader sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from cuore.server.messages.basics import Language, Message, Zone
from cuore.server.messages.talk import TalkRule


class Option(Message):
    """An answer that may be given now, and where on the table it belongs."""

    move: int
    text: str
    verb: str  # serve, chamber, use, acquire, play, play-all, employ, beer, choose, discard, …, end-phase, end-turn
    hint: str  # price, what is left, what it gives; may be empty
    zone: Zone
    card: int | None
    seat: int | None  # whose quarters or whom it names
    stack: str | None  # which of `stacks`, for `shown` and `stack`
    index: int | None  # which spot of `quarters` or `private` of that seat, or which card of `aside`; else None
    also: list[int]  # equal spots in the same place: choosing one of them is the same answer
    plain: bool  # the safe next thing to do, for Enter and for auto-answers (play all, the only answer)
    pause: bool  # never at one press: the hint says something that must be read first
    via: list[int] = []  # answers that lead there, to be given with it in one message; empty: it may be given now


class HandCard(Message):
    """A card in one's own hand; `why_not` says in words why it cannot be used now, null when it can."""

    card: int
    why_not: str | None


class Pile(Message):
    """A pile of the town."""

    card: int
    left: int
    cost: int  # now: standing effects change prices
    why_not: str | None


class ShownCard(Message):
    """A card turned up beside a stack, or the top of a preparation pile."""

    card: int
    cost: int | None
    why_not: str | None


class StackView(Message):
    """Private maids, beer, reminiscences, preparations, refined maids, the mixed pile."""

    stack: str  # private-maids, beer, reminiscences, food, decoration, cleaning, refined-maids, mixed-maids
    name: str
    left: int
    shown: list[ShownCard]


class Spot(Message):
    """A card in private quarters with what lies on it and under it."""

    card: int
    on: list[int]
    has_under: bool
    under: int | None  # None: nothing, or face down to this reader
    why_not: str | None  # only for the reader's own


class SeatView(Message):
    """What everybody may see of a seat."""

    seat: int
    name: str
    player: Literal["person", "bot", "empty"]
    bot: str | None  # its level, where a bot plays
    bot_name: str | None  # the level in words
    stands_in: bool  # the bot plays for a person who may come back
    here: bool  # a person whose browser is connected
    away_seconds: int | None  # since when not; None when here
    may_be_given: bool  # the grace time is over: the others may hand the seat to a bot
    clock_left: float | None  # seconds left of this turn; None without a clock or when not asked
    hand: int
    deck: int
    discard: int
    discard_top: int | None
    quarters: list[Spot]
    private: list[Spot]
    beers: int
    refined: int | None
    points: int | None  # when the game is over
    in_sight: int  # points of what lies in its private quarters, which everybody can count
    claimed: bool = False  # the name is the claimed one of whoever sits there


class ScoreLine(Message):
    """Where points come from."""

    text: str
    points: int | None


class OwnView(Message):
    """What only the reader's own seat may see."""

    seat: int
    hand: list[HandCard]
    deck: list[int]  # sorted: what is left in it, not in which order
    discard: list[int]
    beers: list[int]
    points: int
    points_from: list[ScoreLine]  # the same line by line
    known: list[str]  # what one has lawfully seen of other hands, decks and beers, in words
    auto: bool  # auto-answers are on


class AsideCard(Message):
    """A card that lies aside while an effect is carried out."""

    card: int | None
    owner: int | None


class EndProgress(Message):
    """How near the end is, as everybody may count it."""

    empty: list[str]  # piles and stacks that count and are empty, in words
    needed: int  # how many of them end the game
    next: str | None  # of those that still have cards, the one with the fewest, in words
    next_left: int


class UndoOffer(Message):
    """What pressing undo would do for this seat: nothing, take back freely, or ask the others."""

    kind: Literal["none", "free", "consent"]
    answers: int  # how many answers it takes back
    text: str  # says which it is and what is taken back, for the button
    asks: int = 0  # how many persons are asked; by consent of bots alone, none: they always agree


class UndoAsk(Message):
    """A request for consent that is open."""

    ask: int
    seat: int  # who asks
    answers: int
    text: str
    waiting_for: list[int]  # seats that have not said yes yet
    what: list[str]  # what would be taken back, in words, as far as the reader may know it


class Lesson(Message):
    """Guidance at a teaching table: what to notice, and which answer comes next."""

    step: int
    steps: int
    title: str
    text: str
    move: int | None  # the answer that the lesson waits for; None: just read on
    done: bool
    quiet: bool = False  # nothing new: play on


class PuzzleAsked(Message):
    """A puzzle at its table: the question, and after an answer what was best."""

    name: str
    day: str | None  # whose puzzle of the day it is
    title: str
    text: str
    right: bool | None  # whether the first answer was the best one; None: nobody has answered yet


class Result(Message):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]
    text: str


class RematchOffer(Message):
    """Somebody wishes another game of the same people: it takes a POST to /api/tables/CODE/rematch to join them."""

    code: str  # of the next table
    seat: int  # who wishes so
    town: Literal["same", "new"]


class TableView(Message):
    """The position as one reader may know it: complete, so a client replaces what it had."""

    code: str
    version: int  # of the line of play: an answer names it in `at`; it rises with answers and with undo
    answers: int  # how many answers lead here
    status: Literal["waiting", "playing", "over"]
    lang: Language
    seat: int | None  # whose eyes these are; None is a spectator
    mine: list[int]  # the seats that this browser holds
    hot_seat: bool  # this browser holds several seats of persons: draw the curtain between them
    sets: list[str]
    options_in_play: list[str]  # optional rules, in words
    commitment: str  # of the shuffles, shown before the deal
    turn: int
    active: int
    phase: str  # start, serve, work, employ, discard, choose
    phase_name: str
    phases: list[str]  # the phases of a turn here, in order, in words
    to_move: int | None
    prompt: str  # what is asked of whom, in words
    asked_by: int | None  # the card that asks
    servings: int
    love: int
    employments: int
    imagination: int
    concentration: int
    effort: int
    has_skills: bool  # More: show the three above
    played: list[int]
    town: list[Pile]
    stacks: list[StackView]
    aside: list[AsideCard]
    seats: list[SeatView]
    standing: list[str]  # First Master, Beer Stand, last turn …: what holds for everybody, in words
    last_turn: bool
    ending: EndProgress | None  # None before the deal
    own: OwnView | None
    options: list[Option]  # empty unless this seat is asked
    reach: list[Option]  # what love in hand or the end of the phase would make possible, each with its `via`
    undo: UndoOffer
    undo_ask: UndoAsk | None
    undo_declined: str | None  # to whoever asked last: somebody said no, and nothing has happened since
    lesson: Lesson | None
    puzzle: PuzzleAsked | None
    daily: str | None  # the day whose town this is
    rated: bool  # it moves the ratings of those who play
    may_be_advised: bool  # this seat may ask for hints: all others are bots
    talk: TalkRule  # what this reader may say here
    onlookers: list[str]  # those who look on, by name where they have said one
    unnamed: int  # and how many others
    rematch: RematchOffer | None  # only when the game is over
    result: Result | None


# Some of the fields of a `TableView` with what they are now.
TableParts = Annotated[dict[str, Any], Meta(extra={"some_of": TableView})]


class LogLine(Message):
    """A line of the log; headings begin a turn."""

    text: str
    heading: bool
    turn: int
    seat: int | None = None  # of a heading: whose turn begins
