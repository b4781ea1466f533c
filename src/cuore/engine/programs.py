"""Steps flattened into programs of small ints, once, when the cards are loaded.

An instruction is four ints: an opcode and three operands. A program is a flat list of them and belongs to one card
and one timing; its key, `card * TIMINGS + timing`, is what a frame in the state remembers. Nested steps become
jumps. Operand `b` of an instruction that asks is where to go on when there is nothing to choose or the player
declines; NOWHERE makes the choice mandatory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuore.engine.cards import BOX_SIZE, MAX_CARDS, Card
from cuore.engine.kinds import Resource, Timing
from cuore.engine.moves import DISCARD, KEEP, RETURN
from cuore.engine.steps import (
    ANY_CARD,
    ChooseBonus,
    ChoosePlayer,
    Cure,
    Discard,
    DiscardLooked,
    DiscardTop,
    Draw,
    EachOther,
    FewerNewCards,
    Gain,
    KeepOne,
    LandHere,
    LookAtHand,
    LookAtTop,
    Matches,
    May,
    MoveEvent,
    Neighbours,
    PlaceEvents,
    ReceiveEvent,
    RemoveEvent,
    Return,
    Step,
    Steps,
    SwapLooked,
    Take,
    TurnAway,
    UnlessMaid,
    UpTo,
)

TIMINGS: Final = 16
WIDTH: Final = 4
NOWHERE: Final = -1
ANY_EVENT: Final = -1

# Opcodes. Those up to LAST_ASK ask somebody; the others act.
ASK_CARD: Final = 0  # a: verb, c: match — a card of the own hand
ASK_TAKE: Final = 1  # a: To, c: match — a card of the town
ASK_PLAYER: Final = 2  # a: Who
ASK_YES: Final = 3  # a: condition — yes or no
ASK_BONUS: Final = 4  # a, b, c: servings, love, employments to choose between
ASK_LOOKED: Final = 5  # discard the card looked at?
ASK_DEST: Final = 6  # a: 1 if not where it came from — where the event set aside goes
ASK_REACTION: Final = 7  # the receiver may turn the event away; b: where to go on then
ASK_OWN_EVENT: Final = 8  # a: event or ANY_EVENT — one in the own private quarters
ASK_MOVABLE: Final = 9  # an event anywhere that could lie in somebody else's quarters
LAST_ASK: Final = 9
RET: Final = 10
GAIN: Final = 11  # a: resource, b: amount
DRAW: Final = 12  # a: cards
SERVE_DRAW: Final = 13  # the draw symbols of the maid who serves, which may wake a private maid
EACH: Final = 14  # a: OTHERS or NEIGHBOURS, b: where the parent goes on, c: cards a hand must hold
LOOK_TOP: Final = 15
LOOK_HAND: Final = 16
SWAP: Final = 17
PUT_BACK: Final = 18  # a: 0 on top of the deck, 1 in the hand
TAKE_EVENT: Final = 19  # a: event, b: where to go on without, c: 1 if the frame's seat receives it
LAND: Final = 20
REMOVE: Final = 21
LIFT: Final = 22
DISCARD_TOP: Final = 23
UNLESS_MAID: Final = 24
NEED_DEST: Final = 25  # a: event — go on only if it is in the town and may lie somewhere
NEED_TAKE: Final = 26  # c: match — go on only if the town has such a card
SYMBOLS: Final = 27  # the other symbols of the maid who serves
TEXT_START: Final = 2 * WIDTH  # where a maid's text begins: behind SERVE_DRAW and SYMBOLS

OTHERS: Final = 0
NEIGHBOURS: Final = 1

# Conditions of ASK_YES
ALWAYS: Final = 0
CAN_DRAW: Final = 1
HAS_CARD: Final = 2

PROGRAMS: Final[list[list[int]]] = [[] for _ in range(MAX_CARDS * TIMINGS)]
MATCHES: Final[list[Matches]] = [ANY_CARD]


def program_key(card: int, timing: Timing) -> int:
    """The number a frame remembers instead of the program itself."""
    return card * TIMINGS + timing


class _Assembler:
    """Writes the program of one card and timing."""

    def __init__(self, numbers: dict[tuple[int, str], int], card: Card) -> None:
        self.code: list[int] = []
        self._numbers = numbers
        self._box = card.id // BOX_SIZE

    def here(self) -> int:
        return len(self.code)

    def emit(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Append an instruction; the index of its `b`, for a later patch, is returned."""
        self.code += (op, a, b, c)
        return len(self.code) - 2

    def patch(self, *places: int) -> None:
        """Let those jumps arrive here."""
        for place in places:
            self.code[place] = self.here()

    def number(self, name: str) -> int:
        """The card of that name: the one in the same box if there is one, else the base box's."""
        own = self._numbers.get((self._box, name))
        return self._numbers[0, name] if own is None else own

    def run(self, steps: Steps) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        match step:
            case Gain(serving, love, employment):
                self.gain(Resource.SERVING, serving)
                self.gain(Resource.LOVE, love)
                self.gain(Resource.EMPLOYMENT, employment)
            case ChooseBonus(serving, love, employment):
                self.emit(ASK_BONUS, serving, love, employment)
            case Draw(count):
                self.emit(DRAW, count)
            case FewerNewCards(count):
                self.gain(Resource.NEW_CARDS, -count)
            case May(inner, then):
                ends = self.needs(then)
                ends += self.ask(inner, optional=True)
                self.run(then)
                self.patch(*ends)
            case UpTo(times, inner, each):
                ends = []
                for _ in range(times):
                    ends += self.ask(inner, optional=True)
                    self.run(each)
                self.patch(*ends)
            case EachOther(steps, holding):
                self.each(OTHERS, steps, holding)
            case Neighbours(steps):
                self.each(NEIGHBOURS, steps, 0)
            case LookAtTop(then):
                self.emit(LOOK_TOP)
                self.run(then)
                self.emit(PUT_BACK, 0)
            case LookAtHand(then):
                self.emit(LOOK_HAND)
                self.run(then)
                self.emit(PUT_BACK, 1)
            case ReceiveEvent(event):
                end = self.emit(TAKE_EVENT, self.number(event), c=1)
                self.patch(end, self.land())
            case PlaceEvents(event, count):
                ends = []
                for i in range(count):
                    ends.append(self.emit(TAKE_EVENT, self.number(event)))
                    if i == 0:
                        self.emit(ASK_DEST, 0, NOWHERE)
                    self.patch(self.land())
                self.patch(*ends)
            case LandHere():
                self.emit(ASK_DEST, 0, NOWHERE)
                self.patch(self.land())
            case DiscardTop():
                self.emit(DISCARD_TOP)
            case UnlessMaid(steps):
                end = self.emit(UNLESS_MAID)
                self.run(steps)
                self.patch(end)
            case TurnAway():
                pass  # what a reaction does is written once, in ASK_REACTION
            case _:
                self.ask(step, optional=False)

    def ask(self, step: Step, *, optional: bool) -> list[int]:
        """A step that asks. Its jumps for "nothing to choose, or declined" are returned, to be patched."""
        end = NOWHERE
        match step:
            case Discard(matches):
                place = self.emit(ASK_CARD, DISCARD, end, self.match(matches))
            case KeepOne():
                place = self.emit(ASK_CARD, KEEP, end)
            case Return(matches):
                place = self.emit(ASK_CARD, RETURN, end, self.match(matches))
            case Take(matches, to):
                place = self.emit(ASK_TAKE, to, end, self.match(matches))
            case ChoosePlayer(who):
                place = self.emit(ASK_PLAYER, who, end)
            case Draw(count):
                place = self.emit(ASK_YES, CAN_DRAW, end)
                self.emit(DRAW, count)
            case DiscardLooked():
                place = self.emit(ASK_LOOKED, 0, end)
            case SwapLooked():
                place = self.emit(ASK_YES, HAS_CARD, end)
                self.emit(SWAP)
            case RemoveEvent():
                place = self.emit(ASK_OWN_EVENT, ANY_EVENT, end)
                self.emit(REMOVE)
            case Cure(event):
                place = self.emit(ASK_OWN_EVENT, self.number(event), end)
                self.emit(REMOVE)
            case MoveEvent():
                place = self.emit(ASK_MOVABLE, 0, end)
                self.emit(LIFT)
                self.emit(ASK_DEST, 1, NOWHERE)
                self.patch(self.land())
            case _:
                raise TypeError(f"{step!r} asks nothing")
        return [place] if optional else []

    def use(self, ability: May) -> None:
        """A starting ability: its owner has said `use`, so the first choice is no longer optional."""
        ends = self.needs(ability.then)
        if isinstance(ability.step, Draw):
            self.step(ability.step)
        else:
            self.ask(ability.step, optional=False)
        self.run(ability.then)
        self.patch(*ends)

    def needs(self, then: Steps) -> list[int]:
        """An offer is made only if what it promises can be had."""
        ends = []
        for step in then:
            match step:
                case PlaceEvents(event, _):
                    ends.append(self.emit(NEED_DEST, self.number(event)))
                case Take(matches, _):
                    ends.append(self.emit(NEED_TAKE, c=self.match(matches)))
                case _:
                    pass
        return ends

    def land(self) -> int:
        """The receiver may answer, then the event lies. The jump for "turned away" is returned."""
        place = self.emit(ASK_REACTION)
        self.emit(LAND)
        return place

    def each(self, which: int, steps: Steps, holding: int) -> None:
        """The body runs in a frame of its own for each player; the parent goes on behind it."""
        after = self.emit(EACH, which, c=holding)
        self.run(steps)
        self.emit(RET)
        self.patch(after)

    def gain(self, resource: Resource, amount: int) -> None:
        if amount:
            self.emit(GAIN, resource, amount)

    def match(self, matches: Matches) -> int:
        if matches not in MATCHES:
            MATCHES.append(matches)
        return MATCHES.index(matches)


def assemble(card: Card, timing: Timing, numbers: dict[tuple[int, str], int]) -> list[int]:
    """The flat program of a card at a timing; empty where the card has nothing to do then."""
    steps = card.steps_at(timing)
    out = _Assembler(numbers, card)
    if timing is Timing.SERVED and card.is_maid:
        # Symbols before text; the draw first, because a private maid may act between it and the rest.
        out.emit(SERVE_DRAW)
        out.emit(SYMBOLS)
    if timing is Timing.START and steps:
        ability = steps[0]
        assert isinstance(ability, May)
        assert len(steps) == 1
        out.use(ability)
    else:
        out.run(steps)
    if out.code:
        out.emit(RET)
    return out.code


def load_programs(cards: Iterable[Card]) -> None:
    """Compile every card for every timing."""
    cards = list(cards)
    numbers = {(card.id // BOX_SIZE, card.name): card.id for card in cards}
    for card in cards:
        for timing in Timing:
            PROGRAMS[program_key(card.id, timing)] = assemble(card, timing, numbers)
