"""A town that can be played, its code and its description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cuore.boxes import registry
from cuore.engine.cards import Box, Card
from cuore.engine.chance import fast_chance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.engine.setup import Overlay, all_cards, make_table
from cuore.engine.town import choose_town, general_maids
from cuore.towns import codes
from cuore.towns.reasons import TownError
from cuore.towns.traits import dead_maids, tags

BANDS = ("0-1", "2-3", "4", "5+")
_CHIEFS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)


@dataclass(frozen=True)
class Band:
    """A span of costs, both ends belonging to it."""

    low: int
    high: int | None  # None: no end

    @staticmethod
    def read(text: str) -> Band:
        """From `4`, `2-3` or `5+`; anything else is a ValueError."""
        low, dash, high = text.partition("-")
        if dash:
            band = Band(_digits(low), _digits(high))
        elif text.endswith("+"):
            band = Band(_digits(text[:-1]), None)
        else:
            band = Band(_digits(text), _digits(text))
        if band.high is not None and band.high < band.low:
            raise ValueError(text)
        return band

    def __contains__(self, cost: int) -> bool:
        return self.low <= cost and (self.high is None or cost <= self.high)


def _digits(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ValueError(text)
    return int(text)


@dataclass(frozen=True)
class Town:
    """Ten different general maids in the order of the boxes' lists; one that cannot be played is a `SetupError`.

    Names are found as everywhere: without regard to case, accents or a missing family name.
    """

    sets: tuple[str, ...]
    maids: tuple[str, ...]
    chiefs: str = ""  # a set; left out: the first one named
    options: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        boxes = boxes_of(self.sets)
        known = [box.id for box in boxes]
        leading = leading_sets(boxes)
        chiefs = self.chiefs or next((name for name in self.sets if name in leading), "")
        if chiefs not in leading:
            raise SetupError("unknown-set", name=chiefs, allowed=", ".join(leading))
        chosen = registry.chosen_options(known, tuple(self.options))
        names = choose_town(boxes, tuple(self.maids), chosen, fast_chance(0))
        if len(leading) < len(boxes):  # More as host: whether guests may come is for its own rules to say
            make_table(boxes, ("1", "2"), names, chosen, {}, chiefs)
        put = object.__setattr__  # frozen for everybody else
        put(self, "sets", tuple(known))
        put(self, "maids", tuple(card.name for card in general_cards(boxes) if card.name in names))
        put(self, "chiefs", chiefs)
        put(self, "options", tuple(name for name in registry.options(known) if name in chosen))

    def code(self) -> str:
        """The town as a short text that can be pasted into a chat, the same for ever."""
        boxes = boxes_of(self.sets)
        parts = codes.Parts(
            boxes=tuple(box.number for box in boxes),
            cards=tuple(sorted(card.id for card in general_cards(boxes) if card.name in self.maids)),
            chiefs=registry.BOXES[self.chiefs].number,
            options=tuple(sorted(number for number, name in registry.OPTIONS.items() if name in self.options)),
        )
        return codes.write(parts)

    @staticmethod
    def from_code(text: str) -> Town:
        """The town of a code, or a `TownError` that says what is wrong with it."""
        try:
            return _town_of(codes.read(text))
        except codes.CodeError as error:
            raise TownError("town-code", reason=error.reason) from None
        except SetupError as error:
            raise TownError("town-code", reason=error) from None


def _town_of(parts: codes.Parts) -> Town:
    sets = {box.number: box.id for box in registry.BOXES.values()}
    for number in parts.boxes:
        if number not in sets:
            raise codes.CodeError("code-box", number=number)
    for option in parts.options:
        if option not in registry.OPTIONS:
            raise codes.CodeError("code-option", number=option)
    names = tuple(sets[number] for number in parts.boxes)
    maids = {card.id: card.name for card in general_cards(boxes_of(names))}
    if any(card not in maids for card in parts.cards):
        raise codes.CodeError("code-card")
    options = tuple(registry.OPTIONS[option] for option in parts.options)
    return Town(names, tuple(maids[card] for card in parts.cards), sets[parts.chiefs], options)


def boxes_of(sets: Sequence[str]) -> tuple[Box, ...]:
    """The named boxes by their numbers: in a town it does not matter in which order they were named."""
    return tuple(sorted(registry.boxes(tuple(sets)), key=lambda box: box.number))


def general_cards(boxes: Sequence[Box], overlay: Overlay | None = None) -> list[Card]:
    """The maids that towns of these boxes are chosen from, in the boxes' order, with corrected facts."""
    cards = all_cards(boxes, overlay or {})
    return [cards[card.id] for card in general_maids(boxes)]


def leading_sets(boxes: Sequence[Box]) -> list[str]:
    """The sets whose chiefs may be used: of those that the town is chosen from, each that has some."""
    maids = {card.id for card in general_maids(boxes)}
    own = [box for box in boxes if any(card.id in maids for card in box.cards)]
    return [box.id for box in own if any(card.kind in _CHIEFS for card in box.cards)]


def describe(town: Town, overlay: Overlay | None = None) -> dict[str, object]:
    """What is in a town, ready for JSON. A warning names a maid and the partners she misses."""
    boxes = boxes_of(town.sets)
    box_of = {card.id: box.id for box in boxes for card in box.cards if card.kind is Kind.GENERAL_MAID}
    maids = {card.name: card for card in general_cards(boxes, overlay) if card.name in town.maids}
    found = Counter(tag for card in maids.values() for tag in tags(card))
    bands = {band: sum(card.cost in Band.read(band) for card in maids.values()) for band in BANDS}
    return {
        "code": town.code(),
        "sets": list(town.sets),
        "chiefs": town.chiefs,
        "chief_cards": [card.name for card in registry.BOXES[town.chiefs].cards if card.kind in _CHIEFS],
        "options": list(town.options),
        "maids": [
            {"name": card.name, "box": box_of[card.id], "cost": int(card.cost), "tags": list(tags(card))}
            for card in maids.values()
        ],
        "costs": {band: count for band, count in bands.items() if count or band != BANDS[0]},
        "tags": dict(sorted(found.items())),
        "warnings": [
            {"maid": name, "missing": list(missing)}
            for name, missing in dead_maids(maids, boxes, town.options, town.maids).items()
        ],
    }
