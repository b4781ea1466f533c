"""A card: a frozen page of printed facts and, per timing, the steps of its text.

Every card has a number that never changes (`box.number * 64 + position in the box`), so a hash or a move means the
same for ever. Rules text is not stored: it is generated from the steps (words/).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from typing import Final

from cuore.engine import showing
from cuore.engine.errors import OverlayError
from cuore.engine.kinds import MAIDS, Kind, Timing
from cuore.engine.matches import Match, Matches
from cuore.engine.points import Score
from cuore.engine.ruleset import Ruleset
from cuore.engine.standing import Standing
from cuore.engine.steps import DismissThis, EmployIf, IfOwn, May, ReturnThisChambermaid, Step, Steps, nested

BOX_SIZE = 64
MAX_CARDS = 512


class EventPlacement(IntEnum):
    """Where an event lies."""

    NOWHERE = 0
    FREE = 1  # in the private quarters as a whole, beside some maid who is not ill
    ON_MAID = 2  # on a chambermaid, a chambermaid chief or the uncovered private maid
    ANYWHERE = 3  # in any private quarters
    ON_BUILDING = 4
    WITH_BUYER = 5  # in the buyer's own private quarters


# Which part of a card's text runs at which timing; `at_start` has two (`Card.steps_at`).
_WRITTEN_UNDER: Final = {
    Timing.SERVED: "served",
    Timing.SERVE_USE: "in_service",
    Timing.DREW: "on_draw",
    Timing.EMPLOYED: "on_employ",
    Timing.OTHERS_DISCARD: "others_discard",
    Timing.NEW_HAND: "new_hand",
    Timing.PLACED: "placed",
    Timing.GAINED: "gained",
    Timing.REVEALED: "revealed",
    Timing.REACTION: "reaction",
}


class HouseFigure(int):
    """A figure that is not the printed one but ours, and why."""

    reason: str


def house(value: int, reason: str) -> int:
    """A house figure: shown as such wherever the card is shown; an overlay may correct it."""
    figure = HouseFigure(value)
    figure.reason = reason
    return figure


class InferredFigure(int):
    """A figure that nobody read on a card, but that others leave no room to doubt much, and why."""

    reason: str


def inferred(value: int, reason: str) -> int:
    """A figure reasoned out from printed ones: shown as such, neither printed nor ours."""
    figure = InferredFigure(value)
    figure.reason = reason
    return figure


@dataclass(frozen=True)
class Card:
    """One card page. Fields left alone are what most cards have: nothing."""

    name: str
    title: str
    kind: Kind
    copies: int
    cost: int
    vp: int = 0
    vp_varies: bool = False  # printed "?" or "X": the steps in `score` say it all
    draw: int = 0
    serving: int = 0
    love: int = 0
    employment: int = 0
    imagination: int = 0
    concentration: int = 0
    effort: int = 0
    chamber: int = 0  # servings it takes to make her a chambermaid; 0: she cannot become one
    family: str = ""  # sisters share one
    placement: EventPlacement = EventPlacement.NOWHERE
    attack: bool = False
    bar_maid: bool = False
    tier: int = 0  # of a reminiscence
    alcohol: int = 0  # of a beer
    skill: int = 0  # points that a preparation takes
    shown_first: bool = False  # lies face up beside its stack when the game begins
    stack: str = ""  # where it lies before it is had, if not where its kind does
    leads: str = ""  # the stack that a refined maid may win cards of
    needs: tuple[str, ...] = ()  # the card is dead in a game without these modules or cards
    served: Steps = ()
    at_start: Steps = ()
    in_service: Steps = ()  # usable in the serving phase without being served
    on_draw: Steps = ()
    on_employ: Steps = ()
    others_discard: Steps = ()
    new_hand: Steps = ()
    placed: Steps = ()
    gained: Steps = ()
    revealed: Steps = ()
    reaction: Steps = ()
    requires: Steps = ()  # what is paid for a reminiscence
    employ_if: EmployIf | None = None
    standing: tuple[Standing, ...] = ()  # what holds as long as it lies there
    score: tuple[Score, ...] = ()
    also_known_as: tuple[str, ...] = ()  # spellings in other printings
    rulings: tuple[int, ...] = ()  # numbers in docs/rulings.md
    house_text: str = ""  # why the text is ours, where the printed one is not known
    source: Mapping[str, str] = field(default_factory=dict, compare=False, hash=False)  # fact -> where from
    id: int = -1

    def __str__(self) -> str:
        return showing.card_text(self)

    def __repr__(self) -> str:
        return f"Card({self.name!r})"

    def _repr_svg_(self) -> str | None:  # what a notebook shows
        return showing.card_svg(self)

    @property
    def is_maid(self) -> bool:
        """Chiefs, general maids and private maids; never love cards or events."""
        return self.kind in MAIDS

    @property
    def gives_something(self) -> bool:
        """Whether being served by her brings anything, symbols or text."""
        symbols = (self.draw, self.serving, self.love, self.employment)
        return any(symbols) or any((self.imagination, self.concentration, self.effort)) or bool(self.served)

    @property
    def leaves_quarters(self) -> bool:
        """Whether its ability of the serving phase takes it out of private quarters: used there, and not in hand."""
        return any(isinstance(step, DismissThis | ReturnThisChambermaid) for step in nested(self.in_service))

    def steps_at(self, timing: Timing) -> Steps:
        """The steps that run at a timing. A starting ability that begins with `May` waits for `use`."""
        if timing in (Timing.START, Timing.START_BONUS):
            optional = bool(self.at_start) and _is_offer(self.at_start[0])
            return self.at_start if optional == (timing is Timing.START) else ()
        steps: Steps = getattr(self, _WRITTEN_UNDER[timing])
        return steps

    def house_figures(self) -> dict[str, str]:
        """What on this page is ours and not printed, with the reason."""
        figures = {f.name: v.reason for f in fields(self) if isinstance(v := getattr(self, f.name), HouseFigure)}
        return {**figures, "text": self.house_text} if self.house_text else figures

    def inferred_figures(self) -> dict[str, str]:
        """What on this page is reasoned out from other figures, with the reason."""
        return {f.name: v.reason for f in fields(self) if isinstance(v := getattr(self, f.name), InferredFigure)}


def _is_offer(step: Step) -> bool:
    """An ability that waits for its owner's word, with or without a condition before it."""
    return isinstance(step, May) or (isinstance(step, IfOwn) and isinstance(step.steps[0], May))


# Facts that an overlay may correct, with the smallest and largest sensible value. Programs are never overlaid.
OVERLAY_FACTS: Mapping[str, tuple[int, int]] = {
    "cost": (0, 20),
    "vp": (-10, 20),
    "draw": (0, 9),
    "serving": (0, 9),
    "love": (0, 9),
    "employment": (0, 9),
    "chamber": (0, 9),
    "alcohol": (0, 9),
    "imagination": (0, 9),
    "concentration": (0, 9),
    "effort": (0, 9),
    "skill": (0, 20),
    "copies": (0, 40),
    "tier": (1, 2),
}
assert set(OVERLAY_FACTS) <= {f.name for f in fields(Card)}


def overlaid(card: Card, facts: Mapping[str, object], where: str) -> Card:
    """The card with corrected printed facts, or `OverlayError` naming file, card, key and reason."""
    clean: dict[str, int] = {}
    for key, value in facts.items():
        if key not in OVERLAY_FACTS:
            allowed = ", ".join(OVERLAY_FACTS)
            raise OverlayError("overlay-key", where=where, card=card.name, key=key, allowed=allowed)
        low, high = OVERLAY_FACTS[key]
        if type(value) is not int or not low <= value <= high:
            raise OverlayError("overlay-value", where=where, card=card.name, key=key, low=low, high=high)
        clean[key] = value
    if "chamber" in clean and (clean["chamber"] > 0) != (card.chamber > 0):
        raise OverlayError("overlay-chamber", where=where, card=card.name)
    return replace(card, **clean)  # type: ignore[arg-type]  # keys were checked above


def fits(card: Card, matches: Matches) -> bool:
    """Whether a step or a rule means the card."""
    for match in matches:  # noqa: SIM110 (any() takes twice as long, and a table asks a thousand times)
        if _fits(card, match):
            return True
    return False


def _fits(card: Card, match: Match) -> bool:
    return (
        (match.name is None or card.name == match.name)
        and (not match.kinds or card.kind in match.kinds)
        and (match.cost is None or card.cost == match.cost)
        and (match.cost_at_most is None or card.cost <= match.cost_at_most)
        and (match.cost_at_least is None or card.cost >= match.cost_at_least)
        and (match.maid is None or card.is_maid == match.maid)
        and (match.chambermaid is None or (card.chamber > 0) == match.chambermaid)
        and (match.tier is None or card.tier == match.tier)
    )


@dataclass(frozen=True)
class Box:
    """One box of the family: its cards in a fixed order, and what its rulebook says besides."""

    id: str
    name: str
    number: int
    cards: tuple[Card, ...]
    rules: Ruleset
    home: str  # the package that it lives in; its words lie there
    rulings: Mapping[int, str] = field(default_factory=dict)  # by number, where each comes from

    @staticmethod
    def of(
        id: str,
        name: str,
        number: int,
        cards: tuple[Card, ...],
        rules: Ruleset,
        *,
        home: str,
        rulings: Mapping[int, str] | None = None,
        love: tuple[Card, ...] = (),
    ) -> Box:
        """Number the cards. New cards are only ever appended, so that numbers stay what they were.

        `love` are pages of the family's love cards, where a box comes with its own copies of them: all boxes number
        them alike.
        """
        numbered = tuple(replace(card, id=number * BOX_SIZE + i) for i, card in enumerate(cards))
        shared = tuple(replace(card, id=i) for i, card in enumerate(love))
        return Box(id, name, number, (*shared, *numbered), rules, home, rulings or {})
