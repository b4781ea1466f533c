"""What the steps and scores on a card's page are worth, in love and in points: the sums behind facts.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.engine.points import (
    ChamberedEach,
    ChamberSets,
    ChamberSisters,
    EachCounts,
    EachFrom,
    EachInstead,
    EachPlus,
    Most,
    OddOrEven,
    Sets,
)
from cuore.engine.steps import (
    ArrangeBeer,
    ChamberFree,
    ChooseBonus,
    Discard,
    DiscardDownTo,
    DiscardThenDraw,
    DismissThis,
    Draw,
    EachOther,
    EndEmploy,
    EndServing,
    EveryNth,
    EveryPlayer,
    Gain,
    GainBeer,
    GiveThisAsChambermaid,
    IfHolding,
    IfIt,
    IfOwn,
    KeepOne,
    LookAtTop,
    May,
    Neighbours,
    Once,
    PayServing,
    PlayIt,
    PutOnDeck,
    ReceiveEvent,
    Return,
    RevealTop,
    Step,
    Steps,
    Take,
    TakeFirstMaster,
    ThisTurn,
    To,
    UpTo,
)

DRAW: Final = 0.95  # what a symbol is worth in love: a card drawn is about one love …
SERVING: Final = 0.55
EMPLOYMENT: Final = 0.45
SKILL: Final = 1.5
LIKELY: Final = 0.5  # of a condition that nobody can foresee
WHOLE_SET: Final = 0.85  # of the points of a set, because not every set is finished
MAJORITY: Final = 0.2  # of the points for the most copies, for each copy


def worth_of(step: Step, others: int) -> float:
    """What a step gives whoever it speaks to, in love, roughly."""
    match step:
        case Gain():
            skill = step.imagination + step.concentration + step.effort
            good = step.love + EMPLOYMENT * step.employment + SERVING * step.serving + SKILL * skill
            return good + DRAW * step.new_cards
        case ChooseBonus():
            return 1.0
        case Draw(count):
            return DRAW * count
        case Discard(count=count) | Return(count=count):
            return (-0.5 if isinstance(step, Discard) else 0.3) * count
        case Take(to=to):
            return {To.HAND: 2.0, To.DISCARD: 1.5, To.DECK: 2.0, To.THEIR_DISCARD: 0.8}[to]
        case May(inner, then):
            return max(0.0, worth_of(inner, others) + _sum(then, others))
        case UpTo(_, inner, each):
            return max(0.0, worth_of(inner, others) + _sum(each, others)) or 0.2
        case EachOther(steps) | Neighbours(steps):
            return -0.8 * _sum(steps, others)
        case EveryPlayer(steps):
            return 0.2 * _sum(steps, others)
        case IfIt(_, steps) | IfOwn(_, _, steps) | IfHolding(_, steps):
            return LIKELY * _sum(steps, others)
        case EveryNth(count, steps):
            return _sum(steps, others) / count
        case Once(inner):
            return worth_of(inner, others)
        case LookAtTop(then):
            return 0.3
        case _:
            return _PLAIN.get(type(step), 0.0)


_PLAIN: Final[dict[type[Step], float]] = {
    KeepOne: -4.0,
    DiscardDownTo: -1.5,
    DiscardThenDraw: 0.8,
    PutOnDeck: -0.3,
    RevealTop: 1.5,
    ChamberFree: 1.5,
    GainBeer: 3.0,
    ArrangeBeer: 0.1,
    PayServing: -0.4,
    PlayIt: 1.0,
    ThisTurn: 1.0,
    ReceiveEvent: -1.5,
    EndServing: -0.3,
    EndEmploy: -4.0,
    TakeFirstMaster: 0.3,
}


def _sum(steps: Sequence[Step], others: int) -> float:
    return sum(worth_of(step, others) for step in steps)


def points_anywhere(score: object) -> float:
    """Points beyond the printed ones for a copy that lies anywhere."""
    match score:
        case Most(points):
            return MAJORITY * points
        case OddOrEven():
            return 0.2
        case Sets(sets):
            return WHOLE_SET * max(points / size for size, points in sets)
        case EachFrom(_, points):
            return LIKELY * points
        case EachPlus(points):
            return 0.2 * points
        case EachCounts():
            return 3.0
        case EachInstead():
            return -1.0
        case _:
            return 0.0


def points_chambered(score: object, sisters: int) -> float:
    """Points beyond the printed ones for a chambermaid."""
    match score:
        case ChamberSets(sets):
            return WHOLE_SET * max(points / size for size, points in sets)
        case ChamberSisters(pair, trio):
            return WHOLE_SET * (trio / 3 if sisters > 2 else pair / 2 if sisters == 2 else 0)
        case ChamberedEach(points, when):
            return points if when is None else LIKELY * points
        case _:
            return 0.0


def pays(card: Card, others: int) -> int:
    """What the card gives for something discarded, kept or returned, in tenths of a love."""
    best = 0.0
    for step in all_steps(card):
        match step:
            case May(Discard() | Return() | KeepOne(), then):
                best = max(best, _sum(then, others))
            case UpTo(_, Discard() | Return(), each):
                best = max(best, _sum(each, others))
            case DiscardThenDraw():
                best = max(best, DRAW * 0.9)
    return int(10 * best)


def is_used(card: Card, worth: float) -> bool:
    """Abilities of the starting phase that a sensible player uses as a rule."""
    if card.kind is Kind.EVENT:
        return True
    if any(isinstance(step, DismissThis) for step in all_steps(card)):
        return False
    return worth > 0


def worth_in_service(card: Card, others: int) -> float:
    """Abilities of the serving phase without a service."""
    match card.in_service[:1]:
        case (May(Return(), then),):
            return 0.5 + _sum(then, others)
        case (May(PayServing(), then),):
            return 1.0
        case _:
            return -1.0


def returns_card(card: Card) -> bool:
    """Whether a starting ability gives back a card of the hand for a bonus that passes."""
    return any(isinstance(step, May) and isinstance(step.step, Return) for step in card.at_start)


def gives_something_away(card: Card) -> bool:
    """Whether saying yes gives something away that a sensible player keeps."""
    return any(isinstance(step, (GiveThisAsChambermaid, DismissThis)) for step in all_steps(card))


def gives_from_town(card: Card) -> bool:
    """Whether the player named next is given a card from the town: why not oneself."""
    return any(isinstance(step, Take) and step.to is To.THEIR_DISCARD for step in all_steps(card))


def all_steps(holder: Card | Step) -> Iterator[Step]:
    """Every step, those inside other steps too."""
    for field in fields(holder):
        value = getattr(holder, field.name)
        inside: Steps = value if isinstance(value, tuple) else (value,)
        for step in inside:
            if isinstance(step, Step):
                yield step
                yield from all_steps(step)


def worth_at_start(card: Card, others: int) -> float:
    """A private maid's standing use; those who act on draws or on the others' discards count for a little."""
    if card.kind not in (Kind.PRIVATE_MAID, Kind.REFINED_MAID):
        return 0.0
    worth = sum(worth_of(step, others) for step in card.at_start)
    worth += LIKELY * sum(worth_of(step, others) for step in card.on_draw)
    return worth - 0.7 * sum(worth_of(step, others) for step in card.others_discard)
