"""What cards are worth, read off their pages: the same few sums for every card of every box.

Nothing here knows a card by name. `power` is what a card gives in a turn, in love; `points` what it brings at the
end, as far as its page can tell. Both are estimates for whoever must answer quickly (policy.py), corrected by search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Final

from cuore.engine.cards import MAX_CARDS, Card, Lies
from cuore.engine.kinds import Kind, Stack
from cuore.engine.scoring import scores
from cuore.engine.state import State
from cuore.engine.steps import (
    ArrangeBeer,
    ChamberedEach,
    ChamberFree,
    ChamberSets,
    ChamberSisters,
    ChooseBonus,
    Discard,
    DiscardDownTo,
    DiscardThenDraw,
    DismissThis,
    Draw,
    EachCounts,
    EachFrom,
    EachInstead,
    EachOther,
    EachPlus,
    EndEmploy,
    EndGame,
    EndServing,
    EveryPlayer,
    EveryThird,
    Gain,
    GainBeer,
    IfHolding,
    IfIt,
    IfOwn,
    KeepOne,
    LookAtTop,
    May,
    Most,
    Neighbours,
    OddOrEven,
    Once,
    PayServing,
    PlantThis,
    PlayIt,
    PutOnDeck,
    ReceiveEvent,
    Return,
    RevealTop,
    Sets,
    Step,
    Steps,
    Take,
    TakeFirstMaster,
    ThisTurn,
    To,
    UpTo,
)
from cuore.engine.table import Table

DRAW: Final = 0.95  # what a symbol is worth in love: a card drawn is about one love …
SERVING: Final = 0.55
EMPLOYMENT: Final = 0.45
SKILL: Final = 1.5
LIKELY: Final = 0.5  # of a condition that nobody can foresee
WHOLE_SET: Final = 0.85  # of the points of a set, because not every set is finished
MAJORITY: Final = 0.2  # of the points for the most copies, for each copy


class Facts:
    """The worth of every card at one table, as lists by card number."""

    def __init__(self, table: Table) -> None:
        cards = table.cards
        families = [card.family for card in cards.values() if card.family]
        self.power = [0.0] * MAX_CARDS
        self.points = [0.0] * MAX_CARDS  # wherever the card lies
        self.chamber_points = [0.0] * MAX_CARDS  # more, once she is a chambermaid
        self.text = [0.0] * MAX_CARDS
        self.keep = [0] * MAX_CARDS  # the use of a card in hand this turn, in tenths of a love
        self.terminal = [0] * MAX_CARDS  # takes a serving and gives none back
        self.spare = [0] * MAX_CARDS  # servings that she gives beyond the one she takes
        self.clogs = [0] * MAX_CARDS  # goes to the deck, and is drawn again and again
        self.start_worth = [0.0] * MAX_CARDS  # what a private or refined maid gives at the start of each turn
        self.employ_worth = [0.0] * MAX_CARDS  # what employing her brings at once
        others = int(table.seat_count) - 1
        for number, card in cards.items():
            text = sum(worth_of(step, others) for step in card.served)
            self.text[number] = text
            power = card.love + DRAW * card.draw + EMPLOYMENT * card.employment + text
            power += SERVING * max(0, card.serving - 1)
            power += SKILL * (card.imagination + card.concentration + card.effort)
            self.power[number] = max(0.0, power) if card.kind is not Kind.EVENT else 0.0
            self.points[number] = card.vp + sum(_anywhere(score) for score in card.score)
            self.chamber_points[number] = sum(_chambered(score, families.count(card.family)) for score in card.score)
            general = card.is_maid and card.kind is not Kind.PRIVATE_MAID
            self.terminal[number] = int(card.kind is Kind.GENERAL_MAID and card.serving == 0)
            self.spare[number] = max(0, card.serving - 1) if general else 0
            self.clogs[number] = int(card.kind is Kind.LOVE or general)
            self.keep[number] = _keep(card, power)
            self.start_worth[number] = _at_start(card, others)
            self.employ_worth[number] = sum(max(0.0, worth_of(step, others)) for step in card.on_employ)
        self.is_attack = [int(n in cards and cards[n].lies is not Lies.NOWHERE) for n in range(MAX_CARDS)]
        self.is_chief = [int(n in cards and cards[n].kind is Kind.MAID_CHIEF) for n in range(MAX_CARDS)]
        self.pays = [_pays(cards[n], others) if n in cards else 0 for n in range(MAX_CARDS)]
        self.to_self = [int(n in cards and _gives_from_town(cards[n])) for n in range(MAX_CARDS)]
        self.refuses = [int(n in cards and _is_dear(cards[n])) for n in range(MAX_CARDS)]
        self.uses = [int(n in cards and _is_used(cards[n], self.start_worth[n])) for n in range(MAX_CARDS)]
        self.use_worth = [_in_service(cards[n], others) if n in cards else 0.0 for n in range(MAX_CARDS)]
        self.ends_game = [
            int(n in cards and any(isinstance(step, EndGame) for step in cards[n].gained)) for n in range(MAX_CARDS)
        ]
        self.skills = {int(Stack.FOOD): table.imagination, int(Stack.DECORATION): table.concentration}
        self.skills[int(Stack.CLEANING)] = table.effort
        self.serving = table.serving
        self.cards = cards
        self.shop = [c for c in table.pile_cards if cards[c].kind is not Kind.EVENT]
        self.events = [c for c in table.pile_cards if cards[c].kind is Kind.EVENT]
        self.has_beer = table.has_beer
        self.room_points = [self.points[n] + self.chamber_points[n] for n in range(MAX_CARDS)]
        beers = [self.points[n] for n, card in cards.items() if card.kind is Kind.BEER for _ in range(card.copies)]
        self.average_beer = sum(beers) / len(beers) if beers else 0.0
        # What a card is worth when it is taken, returned, or made a chambermaid for nothing, tenfold.
        self.prize = [
            int(8 * (self.points[n] + self.chamber_points[n]) + 6 * self.power[n]) for n in range(MAX_CARDS)
        ]
        self.thin = [int(self.keep[n] + 8 * self.points[n]) for n in range(MAX_CARDS)]
        self.room = [int(20 * self.chamber_points[n]) - self.keep[n] for n in range(MAX_CARDS)]

    def acquires(self, s: State, card: int) -> bool:
        """Whether a reminiscence is welcome: who is behind ends no game."""
        if not self.ends_game[card]:
            return True
        points = scores(s)
        mine = points[s.active] + self.points[card]
        return all(mine > other for seat, other in enumerate(points) if seat != s.active)

    def reach(self, hand: list[int], stack: int) -> int:
        """Skill points that a hand is good for: whoever gives a serving back is free, of the others one serves."""
        skill = self.skills[stack]
        serving = self.serving
        free = 0
        servings = 1
        others = []
        for card in hand:
            if serving[card]:
                free += skill[card]
                servings += serving[card] - 1
            elif skill[card]:
                others.append(skill[card])
        others.sort(reverse=True)
        return free + sum(others[:servings])


def _keep(card: Card, power: float) -> int:
    if card.kind is Kind.LOVE:
        return 10 * card.love
    use = 10 * power + 6 * card.serving
    return int(use) + (4 if card.chamber == 1 else 0)


def _at_start(card: Card, others: int) -> float:
    """A private maid's standing use; those who act on draws or on the others' discards count for a little."""
    if card.kind not in (Kind.PRIVATE_MAID, Kind.REFINED_MAID):
        return 0.0
    worth = sum(worth_of(step, others) for step in card.at_start)
    worth += LIKELY * sum(worth_of(step, others) for step in card.on_draw)
    return worth - 0.7 * sum(worth_of(step, others) for step in card.others_discard)


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
        case EveryThird(steps):
            return _sum(steps, others) / 3
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


def _anywhere(score: object) -> float:
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


def _chambered(score: object, sisters: int) -> float:
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


def _pays(card: Card, others: int) -> int:
    """What the card gives for something discarded, kept or returned, in tenths of a love."""
    best = 0.0
    for step in _all_steps(card):
        match step:
            case May(Discard() | Return() | KeepOne(), then):
                best = max(best, _sum(then, others))
            case UpTo(_, Discard() | Return(), each):
                best = max(best, _sum(each, others))
            case DiscardThenDraw():
                best = max(best, DRAW * 0.9)
    return int(10 * best)


def _is_used(card: Card, worth: float) -> bool:
    """Abilities of the starting phase that a sensible player uses as a rule."""
    if card.kind is Kind.EVENT:
        return True
    if any(isinstance(step, DismissThis) for step in _all_steps(card)):
        return False
    return worth > 0


def _in_service(card: Card, others: int) -> float:
    """Abilities of the serving phase without a service."""
    match card.in_service[:1]:
        case (May(Return(), then),):
            return 0.5 + _sum(then, others)
        case (May(PayServing(), then),):
            return 1.0
        case _:
            return -1.0


def _is_dear(card: Card) -> bool:
    """Whether saying yes gives something away that a sensible player keeps."""
    return any(isinstance(step, (PlantThis, DismissThis)) for step in _all_steps(card))


def _gives_from_town(card: Card) -> bool:
    return any(isinstance(step, Take) and step.to is To.THEIR_DISCARD for step in _all_steps(card))


def _all_steps(holder: Card | Step) -> Iterator[Step]:
    """Every step, those inside other steps too."""
    for field in fields(holder):
        value = getattr(holder, field.name)
        inside: Steps = value if isinstance(value, tuple) else (value,)
        for step in inside:
            if isinstance(step, Step):
                yield step
                yield from _all_steps(step)


_KNOWN: dict[int, tuple[Table, Facts]] = {}
_MOST: Final = 32  # tables remembered; a tournament plays on many


def facts_of(table: Table) -> Facts:
    """The facts of a table, worked out once."""
    known = _KNOWN.get(id(table))
    if known is not None and known[0] is table:
        return known[1]
    if len(_KNOWN) >= _MOST:
        _KNOWN.clear()
    facts = Facts(table)
    _KNOWN[id(table)] = (table, facts)
    return facts
