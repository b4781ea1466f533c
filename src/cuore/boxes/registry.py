"""Every box, by its id, and every card, by its number."""

from collections.abc import Mapping, Sequence

from cuore.boxes.base import BASE
from cuore.boxes.expanding_the_house import EXPANDING_THE_HOUSE
from cuore.boxes.more import MORE
from cuore.boxes.oktoberfest import OKTOBERFEST
from cuore.boxes.romantic_vacation import ROMANTIC_VACATION
from cuore.engine.cards import Box, Card, Option
from cuore.engine.errors import SetupError
from cuore.engine.programs import load_programs

BOXES: dict[str, Box] = {box.id: box for box in (BASE, OKTOBERFEST, ROMANTIC_VACATION, MORE, EXPANDING_THE_HOUSE)}
# Love cards have the same numbers in every box; the base box's pages of them are the ones to show.
CARDS: dict[int, Card] = {card.id: card for box in reversed(BOXES.values()) for card in box.cards}
OPTIONS = (
    Option("two-player-quick", ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")),
    Option("no-bad-habits", ("base",)),
    Option("mixed-pile", ("more",)),
    Option("private-maids", ("more",)),
    Option("illness", ("more",)),
    Option("without-ignis", ("more",)),
)

load_programs(CARDS.values())


def boxes(sets: Sequence[str]) -> tuple[Box, ...]:
    """The named boxes in the order in which they are named, or a line that lists the ones there are."""
    allowed = ", ".join(BOXES)
    if not sets:
        raise SetupError("no-set", allowed=allowed)
    for name in sets:
        if name not in BOXES:
            raise SetupError("unknown-set", name=name, allowed=allowed)
    if len(set(sets)) != len(sets):
        raise SetupError("set-twice", names=", ".join(sets))
    return tuple(BOXES[name] for name in sets)


def options(sets: Sequence[str]) -> list[str]:
    """The optional rules that a game of these sets knows."""
    chosen = {box.id for box in boxes(sets)}
    if "more" in chosen:  # a game of its own shape: only its own options
        chosen = {"more"}
    return [option.name for option in OPTIONS if chosen & set(option.boxes)]


def chosen_options(sets: Sequence[str], wanted: Mapping[str, bool] | Sequence[str]) -> list[str]:
    """The names that are switched on, or a line that lists the ones there are."""
    known = options(sets)
    switches = wanted if isinstance(wanted, Mapping) else dict.fromkeys(wanted, True)
    for name, on in switches.items():
        if name not in known:
            raise SetupError("unknown-option", name=name, allowed=", ".join(known))
        if type(on) is not bool:
            raise SetupError("option-value", name=name, value=on)
    return [name for name, on in switches.items() if on]
