"""What somebody wants of a town."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from cuore.boxes import registry
from cuore.engine.errors import Reason, SetupError
from cuore.engine.town import TOWN_SIZE
from cuore.towns.reasons import wish_error
from cuore.towns.town import Band, boxes_of, leading_sets
from cuore.towns.traits import SOURCES

ATTACKS = {"any": (0, TOWN_SIZE), "none": (0, 0), "some": (1, 2), "many": (3, TOWN_SIZE)}
RANDOM_CHIEFS = "random"

Amounts = tuple[tuple[str, int], ...]


def amounts(wanted: str | Mapping[str, int]) -> Amounts:
    """How many at least of what: from a mapping, or from text like `2-3:3,4:2,5+:2` or `draw:2,love:1`."""
    if isinstance(wanted, Mapping):
        return tuple(wanted.items())
    pairs = []
    for part in filter(None, (part.strip() for part in wanted.split(","))):
        what, colon, number = (piece.strip() for piece in part.rpartition(":"))
        if not (what and colon and number.isascii() and number.isdigit() and len(number) <= 2):
            raise wish_error(part, "write-amounts")
        pairs.append((what, int(number)))
    return tuple(pairs)


@dataclass(frozen=True)
class Wishes:
    """What a town must be like. A wish that makes no sense is refused here; one that cannot be met, by `generate`."""

    sets: tuple[str, ...] = ("base",)
    required: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    costs: Amounts = ()  # span of costs -> at least so many maids; see `amounts`
    sources: Amounts = ()  # one of SOURCES -> at least so many maids that give it
    attacks: str = "any"  # any | none | some (one or two) | many (three or more)
    sisters_together: bool = False  # one of a family brings the others
    avoid_dead: bool = True  # no maid whose partner is absent, unless she is required
    chiefs: str = ""  # a set | random; left out: the first set named
    options: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, list):  # wishes can be compared and looked up
                object.__setattr__(self, field.name, tuple(value))
        boxes = boxes_of(self.sets)
        registry.chosen_options(self.sets, self.options)
        leading = [*leading_sets(boxes), RANDOM_CHIEFS]
        if self.chiefs and self.chiefs not in leading:
            raise SetupError("unknown-set", name=self.chiefs, allowed=", ".join(leading))
        if self.attacks not in ATTACKS:
            raise wish_error(Reason("wish-attacks", what=self.attacks), "one-of", allowed=", ".join(ATTACKS))
        for what, number in self.costs:
            wish = Reason("wish-costs", what=what)
            _check_number(wish, number)
            try:
                Band.read(what)
            except ValueError:
                raise wish_error(wish, "write-span") from None
        for what, number in self.sources:
            wish = Reason("wish-sources", what=what)
            _check_number(wish, number)
            if what not in SOURCES:
                raise wish_error(wish, "one-of", allowed=", ".join(SOURCES))


def _check_number(wish: Reason, number: int) -> None:
    if type(number) is not int or not 0 <= number <= TOWN_SIZE:
        raise wish_error(wish, "whole-number", most=TOWN_SIZE, value=number)
