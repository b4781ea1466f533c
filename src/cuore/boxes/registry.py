"""Every box, by its id, and every card, by its number.

A box is a package with a `BOX`, found by its entry point in the group `cuore.boxes`: the boxes of the family and any
other that is installed beside them.
"""

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points

from cuore.engine.boxes import check_boxes
from cuore.engine.cards import Box, Card
from cuore.engine.errors import BoxError, SetupError
from cuore.engine.programs import load_programs
from cuore.engine.ruleset import StackRule, combined

GROUP = "cuore.boxes"


def _found() -> tuple[list[Box], list[BoxError]]:
    """The boxes that are installed, and why others cannot be loaded."""
    found: list[Box] = []
    broken: list[BoxError] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found.append(point.load())
        except Exception as error:  # noqa: BLE001 - somebody else's package may fail in any way
            reason = f"{type(error).__name__}: {error}"
            broken.append(BoxError("box", box=point.name, where=point.value, reason=reason))
    return found, broken


_INSTALLED, _BROKEN = _found()
_SOUND, _CONTRADICTING = check_boxes(_INSTALLED)
BOXES: dict[str, Box] = {box.id: box for box in _SOUND}
# A box that cannot be loaded, or contradicts itself or another, is left out: why, in a line each.
REFUSED: list[BoxError] = [*_BROKEN, *_CONTRADICTING]
# Love cards have the same numbers in every box; the first box's pages of them are the ones to show.
CARDS: dict[int, Card] = {card.id: card for box in reversed(BOXES.values()) for card in box.cards}

# The phases that boxes bring, by their words.
PHASES = tuple(rule.word for box in BOXES.values() for rule in box.rules.phases)
# The optional rules by their numbers.
OPTIONS = {option.number: option.name for box in BOXES.values() for option in box.rules.options}
# Every stack beside a town, by its word: what its cards are won with, and when.
STACKS: dict[str, StackRule] = {rule.word: rule for box in reversed(BOXES.values()) for rule in box.rules.stacks}

load_programs(CARDS.values())


def stack_rule(card: Card) -> StackRule:
    """The stack that a card lies in before it is had."""
    return STACKS[card.stack] if card.stack else next(rule for rule in STACKS.values() if rule.kind is card.kind)


def boxes(sets: Sequence[str]) -> tuple[Box, ...]:
    """The named boxes in the order in which they are named, or a line that lists the ones there are."""
    if not sets:
        raise SetupError("no-set", allowed=", ".join(BOXES))
    for name in sets:
        for refusal in REFUSED:
            if refusal.values["box"] == name:
                raise refusal
        if name not in BOXES:
            raise SetupError("unknown-set", name=name, allowed=", ".join(BOXES))
    if len(set(sets)) != len(sets):
        raise SetupError("set-twice", names=", ".join(sets))
    return tuple(BOXES[name] for name in sets)


def options(sets: Sequence[str]) -> list[str]:
    """The optional rules that a game of these sets knows."""
    return [option.name for option in combined([box.rules for box in boxes(sets)]).options]


def chosen_options(sets: Sequence[str], wanted: Mapping[str, bool] | Sequence[str]) -> list[str]:
    """The names that are switched on, or a line that lists the ones there are."""
    if not wanted:
        return []
    known = options(sets)
    switches = wanted if isinstance(wanted, Mapping) else dict.fromkeys(wanted, True)
    for name, on in switches.items():
        if name not in known:
            raise SetupError("unknown-option", name=name, allowed=", ".join(known))
        if type(on) is not bool:
            raise SetupError("option-value", name=name, value=on)
    return [name for name, on in switches.items() if on]
