"""Whether the boxes that are installed make sense, each by itself and all together.

A box that contradicts itself or another is left out when it is loaded, with box, card, field and reason in one line;
so nothing behind this door has to doubt a ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from cuore.engine.cards import BOX_SIZE, MAX_CARDS, Box, Card
from cuore.engine.errors import BoxError
from cuore.engine.kinds import Phase, Timing
from cuore.engine.marks import LAST_MARK
from cuore.engine.programs import effects_of
from cuore.engine.ruleset import TURN, Ruleset, StackRule, Way
from cuore.engine.standing import BeerStall, PlaysAs, PriceChange
from cuore.engine.steps import Cure, PlaceEvents, ReceiveEvent, nested


def check_boxes(boxes: Iterable[Box]) -> tuple[list[Box], list[BoxError]]:
    """The boxes that can be played with, by number, and the first thing that is wrong with each of the others."""
    sound: list[Box] = []
    refused: list[BoxError] = []
    for box in sorted(boxes, key=lambda box: box.number):
        fault = next(chain(_faults(box), _clashes(box, sound)), None)
        if fault is None:
            sound.append(box)
        else:
            card, field, reason = fault
            refused.append(BoxError("box", box=box.id, where=f"{card}: {field}" if card else field, reason=reason))
    return sound, refused


Fault = tuple[str, str, str]  # card, field, what is wrong


def _faults(box: Box) -> Iterator[Fault]:
    """What is wrong with a box by itself."""
    rules = box.rules
    if not 0 <= box.number < MAX_CARDS // BOX_SIZE:
        yield "", "number", f"{box.number} is not from 0 to {MAX_CARDS // BOX_SIZE - 1}"
    if len(box.cards) > BOX_SIZE:
        yield "", "cards", f"{len(box.cards)} of them; there is room for {BOX_SIZE}"
    names = [card.name for card in box.cards]
    for name in names:
        if names.count(name) > 1:
            yield name, "name", "stands twice"
    yield from _phase_faults(rules)
    yield from _stack_faults(box)
    if rules.draft is not None and rules.draft.stack not in [stack.word for stack in rules.stacks]:
        yield "", "draft", f"there is no stack {rules.draft.stack!r}"
    if rules.seats[1] > max((most for most, _ in rules.empty_piles), default=0):
        yield "", "empty_piles", f"nothing is said for {rules.seats[1]} seats"
    yield from _name_faults(rules, set(names))
    for what, cards in _only_ones(box).items():
        if len(cards) > 1:
            yield cards[1], "standing", f"{cards[0]} is one that {what} already; a table knows one"


def _phase_faults(rules: Ruleset) -> Iterator[Fault]:
    known = [word for word, _ in TURN]
    for phase in rules.phases:
        if phase.after not in known:
            yield "", f"phases: {phase.word}", f"there is no phase {phase.after!r} that it could follow"
        if phase.number in set(Phase):
            yield "", f"phases: {phase.word}", f"number {phase.number} is taken"
        known.append(phase.word)
    for stack in rules.stacks:
        if stack.phase and stack.phase not in known:
            yield "", f"stacks: {stack.word}", f"there is no phase {stack.phase!r}"


def _stack_faults(box: Box) -> Iterator[Fault]:
    rules = box.rules
    words = [stack.word for stack in rules.stacks]
    for card in box.cards:
        for field, word in (("stack", card.stack), ("leads", card.leads)):
            if word and word not in words:
                yield card.name, field, f"there is no stack {word!r}"
    borrowed = {option.borrows.stack for option in rules.options if option.borrows is not None}
    for stack in rules.stacks:
        where = f"stacks: {stack.word}"
        if stack.word not in borrowed and not any(_lies_in(card, stack) for card in box.cards):
            yield "", where, "no card lies in it"
        if (stack.way in (Way.ACQUIRED, Way.WON)) != bool(stack.phase):
            yield "", where, "cards that are acquired or won need a phase for it, others have none"
        if stack.way is Way.WON and (stack.skill is None or rules.draft is None):
            yield "", where, "cards are won with a skill, by who has drafted a card that leads the stack"
        if stack.per_turn and not 0 < stack.mark < LAST_MARK:
            yield "", where, f"mark {stack.mark} is not from 1 to {LAST_MARK - 1}"
        for card in box.cards:
            if _lies_in(card, stack) and (stack.way is Way.ACQUIRED) != bool(card.requires):
                yield (
                    card.name,
                    "requires",
                    f"cards of {stack.word!r} are acquired for what they require, or not at all",
                )


def _lies_in(card: Card, stack: StackRule) -> bool:
    return card.stack == stack.word if card.stack else card.kind is stack.kind


def _name_faults(rules: Ruleset, names: set[str]) -> Iterator[Fault]:
    """Cards that the rules speak of and the box does not have."""
    spoken = [
        *(("first_game", name) for name in rules.first_game),
        *(("starting_deck", name) for name, _ in rules.starting_deck),
        *((f"town: {rule.name}", name) for rule in rules.town for name in rule.maids),
        *((f"options: {option.name}", name) for option in rules.options for name in option.without),
        *(("draft", name) for name in (rules.draft.vital if rules.draft is not None else ())),
    ]
    for field, name in spoken:
        if name not in names:
            yield name, field, "there is no such card"


def _clashes(box: Box, others: Sequence[Box]) -> Iterator[Fault]:
    """What stands between a box and those before it; one that stands alone need not suit the others."""
    only = _only_ones(box)
    for other in others:
        for number in set(box.rulings) & set(other.rulings):
            yield "", f"rulings: {number}", f"{other.id} has a ruling of that number"
        if box.id == other.id or box.number == other.number:
            yield "", "id" if box.id == other.id else "number", f"{other.id} has the same"
        if box.rules.stands_alone or other.rules.stands_alone:
            continue
        taken = {card.name: card.id for card in other.cards}
        for card in box.cards:
            if taken.get(card.name, card.id) != card.id:
                yield card.name, "name", f"{other.id} has a card of that name"
        yield from _rule_clashes(box.rules, other)
        for (what, mine), theirs in zip(only.items(), _only_ones(other).values(), strict=True):
            if mine and theirs:
                yield mine[0], "standing", f"{theirs[0]} is one that {what} already; a table knows one"
    known = {card.name for one in (*others, box) for card in one.cards}
    for card in box.cards:
        for timing in Timing:
            for step in nested(card.steps_at(timing)):
                if isinstance(step, ReceiveEvent | PlaceEvents | Cure) and step.event not in known:
                    yield card.name, timing.name.lower(), f"there is no event {step.event!r}"


def _only_ones(box: Box) -> dict[str, list[str]]:
    """The cards with an effect of which a table can have one kind only, by what it does."""
    what = ("makes cards count as love", "opens a stall", "waits for the next phase")
    found: dict[str, list[str]] = {each: [] for each in what}
    for card in box.cards:
        likeness = any(isinstance(effect, PlaysAs) for effects in effects_of(card) for effect in effects)
        stall = any(isinstance(effect, BeerStall) for effect in card.standing)
        late = any(isinstance(effect, PriceChange) and effect.next_phase for effect in card.standing)
        for each, has in zip(what, (likeness, stall, late), strict=True):
            if has:
                found[each].append(card.name)
    return found


def _rule_clashes(rules: Ruleset, other: Box) -> Iterator[Fault]:
    for stack in rules.stacks:
        for theirs in other.rules.stacks:
            if (stack.number == theirs.number or stack.word == theirs.word) and stack != theirs:
                yield "", f"stacks: {stack.word}", f"{other.id} has another stack of that number or word"
    for phase in rules.phases:
        for there in other.rules.phases:
            if (phase.number == there.number or phase.word == there.word) and phase != there:
                yield "", f"phases: {phase.word}", f"{other.id} has another phase of that number or word"
    for option in rules.options:
        for known in other.rules.options:
            if (option.name == known.name or option.number == known.number) and option != known:
                yield "", f"options: {option.name}", f"{other.id} has another option of that name or number"
    for field in ("empty_piles", "tie_break", "draft"):
        if getattr(rules, field) != getattr(other.rules, field):
            yield "", field, f"cannot be combined with that of {other.id}"
