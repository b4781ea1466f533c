"""Everything that crosses the wire between a browser and the table: REST bodies and WebSocket messages.

One place for both ends: msgspec decodes and validates by these types, `typescript.py` writes web/src/lib/messages.ts
and `openapi.py` the API description from them. All words in them are in the reader's language already; the browser
holds no rules and invents none. Cards are named by their number in the game (`Cards` says what the numbers mean), a
card that the reader may not see is null. A seat is its index in turn order.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cuore.engine.cards import BOX_SIZE, MAX_CARDS

Language = Literal["en", "fr", "ja"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
AnswerId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
Code = Annotated[
    str, Meta(min_length=8, max_length=8, pattern="^[0-9A-HJKMNP-TV-Z]+$")
]  # of a table: in links, typed by hand
TownCode = Annotated[str, Meta(min_length=1, max_length=120)]
# Where on the table an answer belongs: `shown` is a card beside a stack, `stack` its face-down top, `refined` the
# refined maid before a seat, `seat` a player as a whole, `none` a button.
Zone = Literal[
    "hand", "played", "town", "shown", "stack", "quarters", "private", "aside", "beers", "refined", "seat", "none"
]
ShortText = Annotated[str, Meta(min_length=1, max_length=60)]
MOST_BOXES = MAX_CARDS // BOX_SIZE  # as many as there are numbers for
MOST_AT_ONCE = 8  # answers that may lead to another in one message
Amounts = Annotated[str, Meta(min_length=1, max_length=120)]  # "2-3:3,5+:2"; long enough to name every source


class Message(Struct, forbid_unknown_fields=True):
    """The base of every type here: what is not known is refused."""


# -- cards --------------------------------------------------------------------------------------------------


class Symbol(Message):
    """A printed symbol and how many: love, serving, draw, employment, a skill, alcohol, tier."""

    what: str
    amount: int
    text: str  # "Love +2"
    house: bool  # the figure is ours


class Ruling(Message):
    """A numbered ruling on a card."""

    number: int
    text: str


class CardFace(Message):
    """A card as a player reads it."""

    card: int  # its number in this game; in the compendium its place in the list
    name: str
    printed: str  # its name as it is printed, the same in every language: emblems go by it
    cameo: str  # her picture is at /cameos/NAME.svg, for ever
    set: str
    title: str
    kind: str  # love, maid-chief, chambermaid-chief, general-maid, private-maid, event, building, beer, …
    kind_name: str
    copies: int
    cost: int | None  # the printed one; None for what is never employed
    points: int | None  # None: they vary
    chamber: int  # servings that it takes to make her a chambermaid; 0: she cannot be one
    symbols: list[Symbol]
    text: list[str]
    short: list[str]  # the same lines in few words, for a tile
    rulings: list[Ruling]
    source: list[str]  # where its facts come from, in words
    house: list[str]  # figures that are ours, with the reason, in words
    house_facts: list[str]  # their names, for marks: cost, vp, text, …
    inferred: list[str]  # figures reasoned out from printed ones, with the reason, in words


# -- a table as one reader sees it --------------------------------------------------------------------------


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
    may_be_advised: bool  # this seat may ask for hints: all others are bots
    rematch: RematchOffer | None  # only when the game is over
    result: Result | None


class LogLine(Message):
    """A line of the log; headings begin a turn."""

    text: str
    heading: bool
    turn: int
    seat: int | None = None  # of a heading: whose turn begins


# -- the server speaks (WebSocket) --------------------------------------------------------------------------


class CardsMessage(Message, tag="cards"):
    """What the card numbers of this table mean, in the reader's language; comes before the first state."""

    lang: Language
    cards: list[CardFace]


class StateMessage(Message, tag="state"):
    """The fresh position, and the log from line `log_from` on (what the client has beyond that is dropped)."""

    table: TableView
    log_from: int
    log: list[LogLine]
    moved: str | None  # what was just done, in words, for the live region; None at a first look


class DoneMessage(Message, tag="done"):
    """The answer with this id is durable. A repeat of the same id gets the same line again."""

    id: str
    version: int


class RefusedMessage(Message, tag="refused"):
    """The message with this id changed nothing; a state follows when the client's was stale."""

    id: str
    problem: str  # stale, not-asked, illegal, no-undo, not-yours, too-fast, over, unreadable
    text: str


class PongMessage(Message, tag="pong"):
    """The connection lives."""


class ClosingMessage(Message, tag="closing"):
    """The server is going down for a moment; come back by yourself."""


FromServer = CardsMessage | StateMessage | DoneMessage | RefusedMessage | PongMessage | ClosingMessage


# -- the browser speaks (WebSocket) -------------------------------------------------------------------------


class LookMessage(Message, tag="look"):
    """First message, and again to change seat (hot-seat) or language. `seat` null: as a spectator."""

    seat: SeatNumber | None
    lang: Language


class AnswerMessage(Message, tag="answer"):
    """One answer. `at` is the version it was given at, `id` is made by the client and is used again on a repeat.

    Answers in `via` are given before it: all of them or none, and one undo takes them back together.
    """

    id: AnswerId
    seat: SeatNumber
    at: Count
    move: Count
    via: Annotated[list[Count], Meta(max_length=MOST_AT_ONCE)] = []


class UndoMessage(Message, tag="undo"):
    """Take back as the last `UndoOffer` said; by consent it opens a request."""

    id: AnswerId
    seat: SeatNumber
    at: Count


class ConsentMessage(Message, tag="consent"):
    """Yes or no to an open request; the asker may say no to withdraw it."""

    id: AnswerId
    seat: SeatNumber
    ask: Count
    agree: bool


class AutoMessage(Message, tag="auto"):
    """Switch auto-answers of trivial prompts on or off for a seat."""

    seat: SeatNumber
    on: bool


class GiveToBotMessage(Message, tag="give-to-bot"):
    """Hand a leaver's seat (after the grace time) or one's own to a bot."""

    seat: SeatNumber
    level: ShortText


class TakeBackMessage(Message, tag="take-back"):
    """A person comes back to the seat that a bot plays for them."""

    seat: SeatNumber


class ResignMessage(Message, tag="resign"):
    """Give one's seat up for good: a bot goes on; between two the game is over, and the other one has won."""

    seat: SeatNumber


class LessonNextMessage(Message, tag="lesson-next"):
    """Read on at a teaching table."""

    step: Count


class PingMessage(Message, tag="ping"):
    """A sign of life, and a wish for one."""


FromBrowser = (
    LookMessage
    | AnswerMessage
    | UndoMessage
    | ConsentMessage
    | AutoMessage
    | GiveToBotMessage
    | TakeBackMessage
    | ResignMessage
    | LessonNextMessage
    | PingMessage
)


# -- REST ---------------------------------------------------------------------------------------------------


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
    clock: Annotated[int, Meta(ge=1, le=86_400)] | None = None  # seconds a turn
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


class TableSummary(Message):
    """A table in a list, or the lobby of one."""

    code: str
    status: Literal["waiting", "playing", "over"]
    open: bool
    sets: list[str]
    sets_text: str
    town: list[str]
    town_code: str | None
    seats: list[LobbySeat]
    clock: int | None
    turn: int
    your_turn: bool  # one of this browser's seats is asked
    created: str  # ISO 8601, UTC
    changed: str
    result: Result | None
    commitment: str
    host: bool  # this browser may put bots into free seats
    deletable: bool  # unfinished, and nobody but this browser and bots plays there
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


class Compendium(Message):
    """Every card of every box."""

    lang: Language
    cards: list[CardFace]


class PointsSource(Message):
    """What one kind of cards has brought."""

    kind: str  # as in `CardFace`
    name: str
    points: int


class FinalSeat(Message):
    """A seat at the end."""

    seat: int
    name: str
    player: Literal["person", "bot"]
    points: int
    winner: bool
    lines: list[ScoreLine]
    sources: list[PointsSource]
    deck: list[tuple[int, int]]  # card and how many, everything that was owned


class PointsAt(Message):
    """Every seat's points at the end of a turn."""

    turn: int
    seat: int  # whose turn it was
    answers: int  # where that is in the replay
    points: list[int]


class GamePage(Message):
    """The page of a finished game."""

    table: TableSummary
    cards: list[CardFace]
    seats: list[FinalSeat]
    chart: list[PointsAt]
    turns: int
    answers: int
    undone: int  # answers that were taken back; they stay in the record
    commitment: str
    secret: str
    verified: bool  # the commitment is that of the secret
    log: list[LogLine] = []  # of a game of earlier rules: it has no replay, no chart, no decks, perhaps no scores


class HintRequest(Message):
    """“What would you do?”, asked by a seat at a version of the line of play."""

    seat: SeatNumber
    at: int


class HintLine(Message):
    """One of the best answers."""

    move: int
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


class ReplayStep(Message):
    """The position after `at` answers as one reader may know it (any seat once the game is over)."""

    at: int
    answers: int
    table: TableView
    log: list[LogLine]
    move: str | None  # the answer that led here, in words


class Problem(Message):
    """RFC 9457 problem+json."""

    type: str  # "about:blank" or a path of ours
    title: str
    status: int
    detail: str
    code: str  # machine-readable: not-found, unreadable, refused, too-fast, …
