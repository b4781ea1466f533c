"""Steps flattened into programs of small ints, once, when the cards are loaded.

An instruction is four ints: an opcode and three operands. A program is a flat list of them and belongs to one card
and one timing; its key, `card * TIMINGS + timing`, is what a frame in the state remembers. Nested steps become
jumps. Operand `b` of an instruction that asks is where to go on when there is nothing to choose or the player
declines; NOWHERE makes the choice mandatory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuore.engine import opcodes as op
from cuore.engine import steps as st
from cuore.engine.cards import BOX_SIZE, MAX_CARDS, Card
from cuore.engine.kinds import Resource, Timing
from cuore.engine.marks import LAST_MARK, OTHER_MARKS
from cuore.engine.matches import ANY_CARD, CHIEF, Matches, named
from cuore.engine.standing import BeerOffer, PlaysAs, PriceChange, PriceIs, Standing
from cuore.engine.steps import ANY_NUMBER, Step, Steps
from cuore.engine.zones import Facts, facts

PROGRAMS: Final[list[Facts]] = [facts([]) for _ in range(MAX_CARDS * op.TIMINGS)]
MATCHES: Final[list[Matches]] = [ANY_CARD]
# What holds for the rest of a turn, by the mark that counts it in a position (state.py).
TURN_EFFECTS: Final[dict[int, tuple[Standing, ...]]] = {}


def program_key(card: int, timing: Timing) -> int:
    """The number a frame remembers instead of the program itself."""
    return card * op.TIMINGS + timing


class _Assembler:
    """Writes the program of one card and timing."""

    def __init__(self, numbers: dict[tuple[int, str], int], card: Card) -> None:
        self.code: list[int] = []
        self._numbers = numbers
        self._box = card.id // BOX_SIZE
        self._name = card.name

    def emit(self, opcode: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Append an instruction; the index of its `b`, for a later patch, is returned."""
        self.code += (opcode, a, b, c)
        return len(self.code) - 2

    def patch(self, *places: int) -> None:
        """Let those jumps arrive here."""
        for place in places:
            self.code[place] = len(self.code)

    def number(self, name: str) -> int:
        """The card of that name: the one in the same box if there is one, else the first that has one."""
        own = self._numbers.get((self._box, name))
        return min(number for (_, other), number in self._numbers.items() if other == name) if own is None else own

    def match(self, matches: Matches) -> int:
        if matches not in MATCHES:
            MATCHES.append(matches)
        return MATCHES.index(matches)

    def run(self, steps: Steps) -> None:
        # A player who must be named may not be there: then nothing of the text happens.
        ends = [
            self.emit(op.NEED_PLAYER, step.who, c=step.holding) for step in steps if isinstance(step, st.ChoosePlayer)
        ]
        for step in steps:
            self.step(step)
        self.patch(*ends)

    def step(self, step: Step) -> None:
        match step:
            case st.May(inner, then):
                ends = self.needs((inner, *then))
                ends += self.ask(inner, optional=True)
                self.run(then)
                self.patch(*ends)
            case st.UpTo(times, inner, each):
                self.up_to(times, inner, each)
            case st.Once(inner):
                end = self.emit(op.NEED_UNUSED)
                assert isinstance(inner, st.May)
                self.step(st.May(inner.step, (_MarkUsed(), *inner.then)))
                self.patch(end)
            case st.EachOther(steps, holding):
                self.each(op.OTHERS, steps, holding)
            case st.EveryPlayer(steps, holding):
                self.each(op.ALL, steps, holding)
            case st.Neighbours(steps):
                self.each(op.NEIGHBOURS, steps, 0)
            case st.IfIt(matches, steps):
                self.conditional(self.emit(op.IF_IT, c=self.match(matches)), steps)
            case st.IfHolding(count, steps):
                self.conditional(self.emit(op.NEED_CARDS, count, c=self.match(ANY_CARD)), steps)
            case st.IfOwn(matches, count, steps):
                self.conditional(self.emit(op.NEED_OWN, count, c=self.match(matches)), steps)
            case st.IfDrunk(alcohol, steps):
                self.conditional(self.emit(op.NEED_DRUNK, alcohol), steps)
            case st.EveryNth(count, steps):
                self.conditional(self.emit(op.IF_NTH, count), steps)
            case st.Duel(by, steps):
                self.conditional(self.emit(op.DUEL, by), steps)
            case st.LookAtTop(then, of):
                self.emit(op.LOOK_TOP, of)
                self.run(then)
                self.emit(op.PUT_BACK, 0)
            case st.LookAtHand(then):
                self.emit(op.LOOK_HAND)
                self.run(then)
                self.emit(op.PUT_BACK, 1)
            case st.ReceiveEvent(event):
                end = self.emit(op.TAKE_EVENT, self.number(event), c=1)
                self.patch(end, self.land())
            case st.PlaceEvents(event, count):
                ends = []
                for i in range(count):
                    ends.append(self.emit(op.TAKE_EVENT, self.number(event)))
                    if i == 0:
                        self.emit(op.ASK_DEST, 0, op.NOWHERE)
                    self.patch(self.land())
                self.patch(*ends)
            case st.LandHere():
                self.emit(op.ASK_DEST, 0, op.NOWHERE)
                self.patch(self.land())
            case st.TurnAway():
                pass  # what a reaction does is written once, in op.ASK_REACTION
            case _:
                if not self.act(step):
                    self.ask(step, optional=False)

    def act(self, step: Step) -> bool:
        """A step that is one or two instructions and asks nobody; False if it is none of those."""
        match step:
            case st.Gain():
                for resource, amount in zip(_GAIN_ORDER, _amounts(step), strict=True):
                    if amount:
                        self.emit(op.GAIN, resource, amount)
            case st.ChooseBonus(serving, love, employment):
                self.emit(op.ASK_BONUS, serving, love, employment)
            case st.Draw(count):
                self.emit(op.DRAW, count)
            case st.DiscardTop(of):
                self.emit(op.DISCARD_TOP, of)
            case st.RevealTop(count, keep):
                self.emit(op.REVEAL_TOP, count)
                if keep is None:
                    self.emit(op.ASK_REVEALED, 0, op.NOWHERE)
                else:
                    self.emit(op.KEEP_FITTING, c=self.match(keep))
            case st.ThisTurn(effects):
                self.emit(op.MARK, mark_of(effects))
            case st.EndServing():
                self.emit(op.END_PHASES, 0)
            case st.EndEmploy():
                self.emit(op.END_PHASES, 1)
            case st.DiscardOrLose(matches):
                lose = self.emit(op.NEED_CARDS, 1, c=self.match(matches))
                self.cards(op.HOW_DISCARD, matches, 1)
                end = self.emit(op.JUMP)
                self.patch(lose)
                self.emit(op.LOSE_PRIVATE)
                self.patch(end)
            case st.DiscardThenDraw(up_to):
                ends = []
                for _ in range(up_to):
                    ends += self.ask(st.Discard(), optional=True)
                    self.emit(op.COUNT)
                self.patch(*ends)
                self.emit(op.DRAW_COUNTED)
            case st.DiscardDownTo(count):
                start = len(self.code)
                end = self.emit(op.NEED_CARDS, count + 1, c=self.match(ANY_CARD))
                self.cards(op.HOW_DISCARD, ANY_CARD, 1)
                self.emit(op.JUMP, b=start)
                self.patch(end)
            case st.PlacePrivate():
                self.emit(op.ASK_PLAYER, st.Who.EVERYONE, op.NOWHERE)
                self.emit(op.PLACE_PRIVATE)
            case st.GoToDiscard():
                self.emit(op.ASK_PLAYER, st.Who.EVERYONE, op.NOWHERE)
                self.emit(op.TO_DISCARD)
            case st.GiveBeer():
                self.emit(op.ASK_OWN_BEER, 0, op.NOWHERE)
                self.emit(op.ASK_PLAYER, st.Who.ANOTHER, op.NOWHERE)
                self.emit(op.GIVE_BEER)
            case st.ArrangeBeer(count):
                self.emit(op.LOOK_BEER, count)
                self.emit(op.ASK_ORDER, 0, op.NOWHERE)
            case st.PlayIt():
                self.emit(op.PAY_IT)
                end = self.emit(op.ASK_IT)
                self.emit(op.PLAY_IT)
                self.patch(end)
            case _MarkUsed():
                self.emit(op.USED)
            case st.PayServing(count):
                self.emit(op.PAY_SERVING, count)
            case _ if type(step) in _SIMPLE:
                self.emit(_SIMPLE[type(step)])
            case _:
                return False
        return True

    def ask(self, step: Step, *, optional: bool) -> list[int]:
        """A step that asks. Its jumps for "nothing to choose, or declined" are returned, to be patched."""
        end = op.NOWHERE
        match step:
            case st.Discard(matches, count):
                place = self.cards(op.HOW_DISCARD, matches, count)
            case st.Return(matches, count):
                place = self.cards(op.HOW_RETURN, matches, count)
            case st.KeepOne():
                place = self.cards(op.HOW_KEEP, ANY_CARD, 1)
            case st.PutOnDeck(where):
                place = self.cards(op.HOW_TOP if where is st.Place.TOP else op.HOW_BOTTOM, ANY_CARD, 1)
            case st.ChamberFree(matches):
                place = self.cards(op.HOW_CHAMBER, matches, 1)
            case st.PutChiefUnder():
                place = self.cards(op.HOW_HOUSE, CHIEF, 1)
            case st.DiscardAlike(count):
                place = self.emit(op.ASK_ALIKE, count, end)
            case st.Take(matches, to):
                place = self.emit(op.ASK_TAKE, to, end, self.match(matches))
            case st.ChoosePlayer(who, holding):
                place = self.emit(op.ASK_PLAYER, who, end, holding)
            case st.Draw(count):
                place = self.emit(op.ASK_YES, op.CAN_DRAW, end)
                self.emit(op.DRAW, count)
            case st.PayServing(count):
                place = self.emit(op.ASK_YES, op.ALWAYS, end)
                self.emit(op.PAY_SERVING, count)
            case st.DiscardTop():
                place = self.emit(op.ASK_YES, op.CAN_DRAW, end)
                self.step(step)
            case st.DiscardLooked():
                place = self.emit(op.ASK_LOOKED, 0, end)
            case st.SwapLooked():
                place = self.emit(op.ASK_YES, op.HAS_CARD, end)
                self.emit(op.SWAP)
            case st.RemoveEvent():
                place = self.emit(op.ASK_OWN_EVENT, op.ANY_EVENT, end)
                self.emit(op.REMOVE)
            case st.Cure(event):
                place = self.emit(op.ASK_OWN_EVENT, self.number(event), end)
                self.emit(op.REMOVE)
            case st.MoveEvent():
                place = self.emit(op.ASK_MOVABLE, 0, end)
                self.emit(op.LIFT)
                self.emit(op.ASK_DEST, 1, op.NOWHERE)
                self.patch(self.land())
            case st.ReturnThis():
                place = self.emit(op.ASK_THIS, 0, end)
            case st.DismissChambermaid():
                place = self.emit(op.ASK_CHAMBERMAID, 0, end)
                self.emit(op.DISMISS)
            case st.ReturnBuilding():
                place = self.emit(op.ASK_BUILDING, 0, end)
                self.emit(op.TOPPLE)
            case st.SwapPrivate():
                place = self.emit(op.ASK_SHOWN_PRIVATE, 0, end)
            case st.GainBeer(love):
                place = self.emit(op.ASK_BEER, love, end)
            case st.PutBeerUnder():
                place = self.emit(op.ASK_OWN_BEER, 1, end)
            case st.NameCost():
                place = self.emit(op.ASK_NUMBER, 0, end)
            case st.DiscardNamed():
                place = self.emit(op.ASK_NAMED, 0, end)
            case _:
                raise TypeError(f"{step!r} asks nothing")
        return [place] if optional else []

    def cards(self, how: int, matches: Matches, count: int) -> int:
        """Choose cards of the hand, one after the other; only the first choice can be declined."""
        places = [
            self.emit(op.ASK_CARD, how | left << op.HOW_BITS, op.NOWHERE, self.match(matches))
            for left in range(count, 0, -1)
        ]
        return places[0]

    def use(self, ability: st.May) -> None:
        """An ability whose owner has said `use`: its first choice is no longer optional."""
        ends = self.needs((ability.step, *ability.then))
        self.step(ability.step)
        self.run(ability.then)
        self.patch(*ends)

    def needs(self, steps: Steps) -> list[int]:
        """An offer is made only if all that it promises, or asks for, can be had."""
        ends = []
        for step in steps:
            match step:
                case st.PlaceEvents(event, _):
                    ends.append(self.emit(op.NEED_DEST, self.number(event)))
                case st.Take(matches, _):
                    ends.append(self.emit(op.NEED_TAKE, c=self.match(matches)))
                case st.Discard(matches, count) | st.Return(matches, count) if count > 1 or step is not steps[0]:
                    ends.append(self.emit(op.NEED_CARDS, count, c=self.match(matches)))
                case st.PayServing(count):
                    ends.append(self.emit(op.NEED_SERVINGS, count))
                case st.GainBeer():
                    ends.append(self.emit(op.NEED_BEER))
                case st.GiveThisAsChambermaid():
                    ends.append(self.emit(op.NEED_PLAYED))
                case st.ReturnThisChambermaid() | st.DismissThis():
                    ends.append(self.emit(op.NEED_OWN, 1, c=self.match(named(self._name))))
                case st.ChoosePlayer(who, holding) if step is not steps[0]:
                    ends.append(self.emit(op.NEED_PLAYER, who, c=holding))
                case _:
                    pass
        return ends

    def up_to(self, times: int, inner: Step, each: Steps) -> None:
        if times == ANY_NUMBER:
            start = len(self.code)
            ends = self.ask(inner, optional=True)
            self.run(each)
            self.emit(op.JUMP, b=start)
        else:
            ends = []
            for _ in range(times):
                ends += self.ask(inner, optional=True)
                self.run(each)
        self.patch(*ends)

    def conditional(self, place: int, steps: Steps) -> None:
        """Steps behind an instruction that jumps over them when its condition fails."""
        self.run(steps)
        self.patch(place)

    def land(self) -> int:
        """The receiver may answer, then the event lies. The jump for "turned away" is returned."""
        place = self.emit(op.ASK_REACTION)
        self.emit(op.LAND)
        return place

    def each(self, which: int, steps: Steps, holding: int) -> None:
        """The body runs in a frame of its own for each player; the parent goes on behind it."""
        after = self.emit(op.EACH, which, c=holding)
        self.run(steps)
        self.emit(op.RET)
        self.patch(after)


class _MarkUsed(Step):
    """The assembler's own: an ability of `Once` was taken up."""


_SIMPLE: Final[dict[type[Step], int]] = {
    st.TakeFirstMaster: op.FIRST_MASTER,
    st.EndGame: op.END_GAME,
    st.DismissThis: op.DISMISS_THIS,
    st.GiveThisAsChambermaid: op.PLANT,
    st.ReturnThisChambermaid: op.SEND_HOME,
    st.StealBeer: op.STEAL_BEER,
    st.RemoveThis: op.REMOVE_THIS,
    st.LoseBeer: op.LOSE_BEER,
}

_GAIN_ORDER: Final = (
    Resource.SERVING,
    Resource.LOVE,
    Resource.EMPLOYMENT,
    Resource.NEW_CARDS,
    Resource.IMAGINATION,
    Resource.CONCENTRATION,
    Resource.EFFORT,
)


def _amounts(gain: st.Gain) -> tuple[int, ...]:
    return (
        gain.serving,
        gain.love,
        gain.employment,
        gain.new_cards,
        gain.imagination,
        gain.concentration,
        gain.effort,
    )


def assemble(card: Card, timing: Timing, numbers: dict[tuple[int, str], int]) -> list[int]:
    """The flat program of a card at a timing; empty where the card has nothing to do then."""
    steps = card.steps_at(timing)
    out = _Assembler(numbers, card)
    if timing is Timing.SERVED and card.is_maid:
        # Symbols before text; the draw first, because a private maid may act between it and the rest.
        out.emit(op.SERVE_DRAW)
        out.emit(op.SYMBOLS)
    if timing in (Timing.START, Timing.SERVE_USE) and steps:
        ability = steps[0]
        assert len(steps) == 1
        ends = []
        if isinstance(ability, st.IfOwn):
            ends = [out.emit(op.NEED_OWN, ability.count, c=out.match(ability.match))]
            ability = ability.steps[0]
        assert isinstance(ability, st.May)
        out.use(ability)
        out.patch(*ends)
    elif timing is Timing.GAINED and card.requires:
        # What the card asks for is paid first; then it is there, and then it acts.
        out.run(card.requires)
        out.emit(op.GAIN_THIS)
        out.run(steps)
    else:
        out.run(steps)
    if timing is Timing.REVEALED and steps:
        out.emit(op.REFILL_BEER)
    if out.code:
        out.emit(op.RET)
    return out.code


def mark_of(effects: tuple[Standing, ...]) -> int:
    """The mark that counts how often these effects hold in a turn; a new one if they have none yet."""
    for mark, known in TURN_EFFECTS.items():
        if known == effects:
            return mark
    mark = next(m for m in range(LAST_MARK) if m not in TURN_EFFECTS and m not in OTHER_MARKS)
    TURN_EFFECTS[mark] = effects
    return mark


def effects_of(card: Card) -> list[tuple[Standing, ...]]:
    """What a card makes hold for the rest of a turn, at any timing."""
    steps = (step for timing in Timing for step in st.nested(card.steps_at(timing)))
    return [step.effects for step in steps if isinstance(step, st.ThisTurn)]


# In which order the effects of the first five boxes were given their marks. They keep them; later boxes come behind.
_MARK_ORDER: Final = (PlaysAs, PriceIs, PriceChange, BeerOffer)
_FIRST_BOXES: Final = 5


def _mark_order(card: Card, effects: tuple[Standing, ...]) -> tuple[int, int, int]:
    late = max(card.id // BOX_SIZE, _FIRST_BOXES - 1)
    kinds = [kind for kind in range(len(_MARK_ORDER)) if isinstance(effects[0], _MARK_ORDER[kind])]
    return late, min(kinds, default=len(_MARK_ORDER)), card.id


def load_programs(cards: Iterable[Card]) -> None:
    """Compile every card for every timing."""
    cards = list(cards)
    marked = [(card, effects) for card in cards for effects in effects_of(card)]
    for _, effects in sorted(marked, key=lambda pair: _mark_order(*pair)):
        mark_of(effects)
    numbers = {(card.id // BOX_SIZE, card.name): card.id for card in cards}
    for card in cards:
        for timing in Timing:
            PROGRAMS[program_key(card.id, timing)] = facts(assemble(card, timing, numbers))
