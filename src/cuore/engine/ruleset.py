"""What differs between boxes, as data: what a rulebook says beyond its cards.

A box brings a `Ruleset` along. The rulesets of the boxes at a table are combined into one (`combined`), and setup.py
makes a table of it, once; the hot path reads nothing but the flat facts there (table.py).

How they combine: everything is added together, a rule that two boxes share counts once, and the number of seats must
suit them all. A box that `stands_alone` plays by its own ruleset; the others lend it cards, as its options say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from cuore.engine.kinds import Kind, Phase, Resource
from cuore.engine.matches import Matches

T = TypeVar("T")
Seats = tuple[int, int]  # from so many to so many


class Way(IntEnum):
    """How a card of a stack is had."""

    EMPLOYED = 0  # one that is shown, for love and an employment
    ACQUIRED = 1  # one that is shown, for what it requires
    WON = 2  # the top one, for skill points, by whoever's refined maid leads the stack
    GAINED = 3  # by effects alone
    DRAFTED = 4  # at the beginning of a round, one for each player


class Order(IntEnum):
    """How a stack lies when the game begins."""

    SHUFFLED = 0
    BY_TIER = 1  # shuffled, the first tier on top of the second
    AS_NUMBERED = 2  # face up, the first numbers on top


class Empty(IntEnum):
    """What it means for the end of the game that a stack is empty."""

    NOTHING = 0
    A_PILE = 1  # as much as an empty pile of maids, as soon as its face-down part is empty
    A_PILE_WITH_SHOWN = 2  # the same, once the cards shown are gone as well
    THE_END = 3  # the game ends


class TieBreak(IntEnum):
    """What decides among players with equal points; whoever has most of it wins."""

    IDLE_MAIDS = 0  # maids that brought no points
    CHAMBERMAIDS = 1


@dataclass(frozen=True)
class StackRule:
    """A stack beside the town's piles. Its number is its place in every position, for ever."""

    number: int
    word: str
    kind: (
        Kind | None
    )  # cards of that kind lie in it, unless they name another stack; None: only those that are put there
    way: Way
    shown: int = 0  # cards face up beside it
    order: Order = Order.SHUFFLED
    phase: str = ""  # in which its cards are acquired or won
    per_turn: int = 0  # how many of them a player may acquire in a turn; 0: any number
    mark: int = 0  # where that is counted in a position
    skill: Resource | None = None  # what its cards are won with
    empty: Empty = Empty.NOTHING


@dataclass(frozen=True)
class PhaseRule:
    """A phase that most boxes do not have. Its number is how a position names it, for ever."""

    number: int
    word: str
    after: str


@dataclass(frozen=True)
class Draft:
    """A game in rounds: before their turns everybody takes a card of a stack, for as long as the turn lasts."""

    stack: str
    vital: tuple[str, ...] = ()  # always there
    left_out: tuple[tuple[int, int], ...] = ()  # (seats, how many of the others stay in the box by lot)


@dataclass(frozen=True)
class CopyRule:
    """How many of certain cards are there, if not as many as the box holds. Every rule that fits is applied."""

    match: Matches
    seats: Seats = (0, 99)
    option: str = ""  # only if it was chosen
    times: int = 1
    less: int = 0
    exactly: int = -1
    for_each_seat: int = 0


@dataclass(frozen=True)
class TownRule:
    """At least that many of these general maids belong in a town."""

    name: str  # `rule-NAME` says it in words
    maids: tuple[str, ...]
    at_least: int
    firm: bool = False  # holds for every town; else it is advice for a random one and gives way to wishes
    first: bool = False  # in a random town, how many of them there are is drawn before the rest is filled in


@dataclass(frozen=True)
class Borrow:
    """Cards of other boxes that an option brings to a game that stands alone."""

    match: Matches
    stack: str = ""  # where they lie; nowhere named: in a pile of the town
    count: int = 0  # so many of them, by lot, the rest stays in its box; 0: all
    at_least: int = 1  # with fewer there is no such option
    singly: bool = False  # one copy of each


@dataclass(frozen=True)
class OptionRule:
    """An optional rule. Its number is how a town's code names it, for ever."""

    name: str
    number: int
    seats: Seats = (0, 99)
    without: tuple[str, ...] = ()  # cards that stay in the box
    borrows: Borrow | None = None


@dataclass(frozen=True)
class Ruleset:
    """What one box's rulebook says, or those of all boxes at a table together."""

    first_game: tuple[str, ...] = ()  # the ten general maids to begin with
    starting_deck: tuple[tuple[str, int], ...] = ()
    seats: Seats = (2, 6)
    stacks: tuple[StackRule, ...] = ()
    phases: tuple[PhaseRule, ...] = ()
    draft: Draft | None = None
    copies: tuple[CopyRule, ...] = ()
    left_out: Matches = ()  # cards of any box that are not played with
    town: tuple[TownRule, ...] = ()
    empty_piles: tuple[tuple[int, int], ...] = ()  # (up to so many seats, empty piles of maids that end the game)
    tie_break: TieBreak = TieBreak.IDLE_MAIDS
    options: tuple[OptionRule, ...] = ()
    chiefs_in_town: bool = True  # else they are dealt, and that is all
    stands_alone: bool = False

    def option(self, name: str) -> OptionRule:
        """The optional rule of that name."""
        return next(option for option in self.options if option.name == name)

    def stack(self, word: str) -> StackRule:
        """The stack of that word."""
        return next(stack for stack in self.stacks if stack.word == word)

    def piles_to_end(self, seats: int) -> int:
        """How many empty piles of maids end the game."""
        return next(count for most, count in self.empty_piles if seats <= most)


# The phases of every turn, in order, by their words; a box's own come behind one of them.
TURN: tuple[tuple[str, int], ...] = (
    ("start", Phase.START),
    ("serve", Phase.SERVE),
    ("employ", Phase.EMPLOY),
    ("discard", Phase.DISCARD),
)


def combined(rulesets: Sequence[Ruleset]) -> Ruleset:
    """The rules of a table with these boxes. Which box's first game and starting decks are used is said elsewhere."""
    alone = next((rules for rules in rulesets if rules.stands_alone), None)
    if alone is not None:
        return alone
    if len(rulesets) == 1:
        return rulesets[0]
    return Ruleset(
        seats=(max(rules.seats[0] for rules in rulesets), min(rules.seats[1] for rules in rulesets)),
        stacks=_together(rules.stacks for rules in rulesets),
        phases=_together(rules.phases for rules in rulesets),
        draft=next((rules.draft for rules in rulesets if rules.draft is not None), None),
        copies=_together(rules.copies for rules in rulesets),
        left_out=_together(rules.left_out for rules in rulesets),
        town=_together(rules.town for rules in rulesets),
        empty_piles=rulesets[0].empty_piles,
        tie_break=rulesets[0].tie_break,
        options=_together(rules.options for rules in rulesets),
    )


def _together(parts: Iterable[tuple[T, ...]]) -> tuple[T, ...]:
    """All of them, in order, none twice."""
    return tuple(dict.fromkeys(part for of_one_box in parts for part in of_one_box))
