"""What `view` tells, key by key, so that editors complete it and mypy reads it. At run time these are plain dicts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

SpotZone = Literal["quarters", "private"]


class SeenSpot(TypedDict):
    """A card in private quarters."""

    card: str
    on: list[str]  # events
    under: NotRequired[str | None]  # only where a card lies under it; None: one that this seat may not see


class SeenSeat(TypedDict):
    """What everybody may know of a seat."""

    name: str
    hand: int
    deck: int
    discard: int
    discard_top: str | None
    quarters: list[SeenSpot]
    private: list[SeenSpot]  # the last one is uncovered
    beers: int
    refined: str | None  # More: the refined maid of this round


class KnownCard(TypedDict):
    """A card that the seat has lawfully seen where it lies hidden."""

    seat: int | None  # None: the pile of beers
    zone: Literal["hand", "deck", "beers", "beer"]
    card: str
    from_top: NotRequired[int]  # in a deck or pile; 0 is the top card


class SeenPoints(TypedDict):
    """What the copies of one card bring."""

    card: str
    copies: int
    points: int


class OwnCards(TypedDict):
    """What only the seat itself may know."""

    hand: list[str]
    deck: list[str]  # which cards, not in which order
    discard: list[str]  # the last one is on top
    beers: list[str]
    points: int
    points_from: list[SeenPoints]  # the cards that bring or cost something
    known: list[KnownCard]


class SeenStack(TypedDict):
    """A stack beside the town."""

    left: int
    shown: list[str]


class OpenQuestion(TypedDict):
    """What is asked of whom."""

    seat: int
    what: str  # a phase, or one of view.QUESTIONS
    card: str | None  # whose text asks; None: the turn itself
    about: str | None
    optional: bool


class SeenAside(TypedDict):
    """A card that is being looked at, or about to land."""

    card: str | None  # None: not for these eyes
    owner: int | None


class SeenEnding(TypedDict):
    """What the end of the game depends on."""

    needed: int  # empty piles that end the game
    piles: dict[str, int]  # cards left in the piles that count, by card
    stacks: dict[str, int]  # and in the stacks that count as one or end the game by themselves, by word


class SeenBeerStand(TypedDict):
    """A card at which beer is sold, while it stands open."""

    card: str
    owner: int
    turns: int  # of its owner, this one included
    love: int  # what a beer costs there


class View(TypedDict):
    """Everything that a seat may know; cards and seats' players by name, seats by number."""

    sets: list[str]
    options: list[str]
    seat: int | None  # whose eyes; None is a spectator
    turn: int
    active: int
    phase: str
    to_move: int | None
    asked: OpenQuestion | None
    servings: int
    love: int
    employments: int
    played: list[str]
    seats: list[SeenSeat]
    town: dict[str, int]  # cards left
    prices: dict[str, int]  # for the player in turn, now
    only_home: list[str]  # events that could lie with the player in turn alone
    stacks: dict[str, SeenStack]
    beer_stand: SeenBeerStand | None
    aside: list[SeenAside]
    imagination: int
    concentration: int
    effort: int
    first_master: int | None
    next_master: int | None
    ending: SeenEnding
    last_turn: bool
    over: bool
    you: NotRequired[OwnCards]  # not for a spectator
    legal: NotRequired[list[int]]  # not for a spectator; empty unless this seat is asked
    scores: NotRequired[list[int]]  # at the end
    winners: NotRequired[list[int]]
