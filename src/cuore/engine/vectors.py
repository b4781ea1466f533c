"""A zone of the compiled build: a row of machine integers that grows in place.

It can do what the engine asks of a list of cards (zones.py), and each of it is a few machine instructions: no card is
ever an object of Python's. It is never imported by plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cuore.engine.ints import i64s

LARGEST: Final = 1 << 60  # no card, spot or move is larger
_NO_CELLS: Final = vec[i64]()
_LEAST_ROOM: Final = 16


@final
@mypyc_attr(acyclic=True)
class Zone:
    """So many cards, at the beginning of as many cells or more.

    A copy has the same cells until one of both writes: whoever may, and only they, has `_room`.
    """

    def __init__(self, cells: vec[i64], count: i64) -> None:
        self._cells: vec[i64] = cells
        self._count: i64 = count
        self._room: i64 = 0  # cells that are this zone's own

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return self._count != 0

    def __getitem__(self, place: i64) -> i64:
        if place < 0:
            place = self._from_the_end(place)
        if place >= self._count:
            raise IndexError("no card lies there")
        return self._cells[place]

    def __setitem__(self, place: i64, card: i64) -> None:
        if place < 0:
            place = self._from_the_end(place)
        if place >= self._count:
            raise IndexError("no card lies there")
        if self._room == 0:
            self.make_room(self._count)
        self._cells[place] = card

    def __contains__(self, card: int) -> bool:
        if card > LARGEST or card < -LARGEST:
            return False
        return self.find(card) >= 0

    def __iter__(self) -> Iterator[int]:
        return iter(as_list(self))

    def __repr__(self) -> str:
        return repr(as_list(self))

    def _from_the_end(self, place: i64) -> i64:
        if place < -self._count:
            raise IndexError("no card lies there")
        return place + self._count

    def find(self, card: i64) -> i64:
        """The place of the first such card, or -1."""
        cells = self._cells
        count = self._count
        i: i64 = 0
        while i < count:
            if cells[i] == card:
                return i
            i += 1
        return -1

    def index(self, card: i64) -> i64:
        """The place of the first such card."""
        place = self.find(card)
        if place < 0:
            raise ValueError("no such card")
        return place

    def count(self, card: i64) -> i64:
        """How many such cards there are."""
        cells = self._cells
        count = self._count
        found: i64 = 0
        i: i64 = 0
        while i < count:
            if cells[i] == card:
                found += 1
            i += 1
        return found

    def append(self, card: i64) -> None:
        """A card behind the others."""
        count = self._count
        if count >= self._room:
            self.make_room(count + 1)
        self._cells[count] = card
        self._count = count + 1

    def extend(self, cards: Zone) -> None:
        """All those cards behind the others."""
        self.extend_from(cards, 0)

    def extend_from(self, cards: Zone, first: i64) -> None:
        """The cards from that place on behind the others."""
        count = self._count
        end = cards._count
        if count + end - first > self._room:
            self.make_room(count + end - first)
        cells = self._cells
        others = cards._cells
        while first < end:
            cells[count] = others[first]
            count += 1
            first += 1
        self._count = count

    def make_room(self, least: i64) -> None:
        """Cells of its own for at least so many cards."""
        room: i64 = self._room * 2
        if room < _LEAST_ROOM:
            room = _LEAST_ROOM
        if room < least:
            room = least
        cells = vec[i64]([0] * room)
        old = self._cells
        count = self._count
        i: i64 = 0
        while i < count:
            cells[i] = old[i]
            i += 1
        self._cells = cells
        self._room = room

    def insert(self, place: i64, card: i64) -> None:
        """A card before the one that lies at a place."""
        i = self._count
        self.append(card)
        cells = self._cells
        while i > place:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = card

    def pop(self, place: i64 = -1) -> i64:
        """Take the last card, or the one at a place."""
        card = self[place]
        count = self._count - 1
        if place >= 0 and self._room == 0:
            self.make_room(count + 1)
        self._count = count
        if place >= 0:
            cells = self._cells
            while place < count:
                cells[place] = cells[place + 1]
                place += 1
        return card

    def remove(self, card: i64) -> None:
        """Take the first such card."""
        self.pop(self.index(card))

    def cut(self, left: i64) -> None:
        """Only the first so many cards stay."""
        if left < self._count:
            self._count = left

    def clear(self) -> None:
        """Take all cards; the room stays."""
        self._count = 0

    def sort(self) -> None:
        """By number: most zones are small, and nearly sorted."""
        count = self._count
        if count < 2:
            return
        if self._room == 0:
            self.make_room(count)
        cells = self._cells
        i: i64 = 1
        while i < count:
            card = cells[i]
            j = i
            while j > 0 and cells[j - 1] > card:
                cells[j] = cells[j - 1]
                j -= 1
            cells[j] = card
            i += 1

    def copy(self) -> Zone:
        """The same cards over again."""
        self._room = 0
        return Zone(self._cells, self._count)


def empty() -> Zone:
    """A zone without cards."""
    return Zone(_NO_CELLS, 0)


def zeros(count: i64) -> Zone:
    """A zone of so many noughts."""
    filled = Zone(_NO_CELLS, 0)
    filled.make_room(count)
    filled._count = count
    return filled


def zone(cards: Iterable[int]) -> Zone:
    """A zone with those cards."""
    filled = Zone(_NO_CELLS, 0)
    for card in cards:
        filled.append(card)
    return filled


# Nobody writes to these: mypy sees to it, which reads the modules with tuples (zones.py).
Still = Zone
Stills = list[Zone]


def still(cards: Iterable[int]) -> Still:
    """A zone that stays as it is."""
    return zone(cards)


def stills(zones: list[Zone]) -> Stills:
    """Such zones, by seat or by stack."""
    return zones


def with_card(cards: Still, card: i64) -> Still:
    """A still zone with one more card, behind the others."""
    count = cards._count
    cells = _first_cells(cards, count, count + 1)
    cells[count] = card
    return Zone(cells, count + 1)


def without(cards: Still, place: i64) -> Still:
    """The same without the card at a place."""
    count = cards._count - 1
    cells = _first_cells(cards, place, count)
    others = cards._cells
    while place < count:
        cells[place] = others[place + 1]
        place += 1
    return Zone(cells, count)


def replaced(cards: Still, place: i64, card: i64) -> Still:
    """The same with another card at a place."""
    cells = _first_cells(cards, cards._count, cards._count)
    cells[place] = card
    return Zone(cells, cards._count)


def _first_cells(cards: Zone, first: i64, room: i64) -> i64s:
    """A new row with room for so many cards, which begins with the first ones of a zone."""
    cells = vec[i64]([0] * room)
    others = cards._cells
    i: i64 = 0
    while i < first:
        cells[i] = others[i]
        i += 1
    return cells


def with_zone(zones: Stills, place: i64, cards: Still) -> Stills:
    """Still zones with another one at a place."""
    changed = zones.copy()
    changed[place] = cards
    return changed


def facts(numbers: Iterable[int]) -> i64s:
    """Numbers that never change."""
    return vec[i64](numbers)


def as_list(cards: Zone) -> list[int]:
    """The cards for Python's own use."""
    listed: list[int] = []
    i: i64 = 0
    while i < cards._count:
        listed.append(cards._cells[i])
        i += 1
    return listed


def same(one: Zone, other: Zone) -> bool:
    """Whether the same cards lie in both, in the same order."""
    count = one._count
    if count != other._count:
        return False
    cells = one._cells
    others = other._cells
    i: i64 = 0
    while i < count:
        if cells[i] != others[i]:
            return False
        i += 1
    return True


def insort(cards: Zone, card: i64) -> None:
    """Put a card where it belongs in a zone that is sorted."""
    i: i64 = len(cards)
    cards.append(card)
    cells = cards._cells
    while i > 0 and cells[i - 1] > card:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = card


def move_from(cards: Zone, first: i64, to: Zone) -> None:
    """The cards from that place on go to the end of another zone."""
    to.extend_from(cards, first)
    cards.cut(first)


def bisect_right(cards: Zone, last: i64) -> i64:
    """How many cards of a sorted zone are up to that number: a few, so they are counted."""
    cells = cards._cells
    count = cards._count
    i: i64 = 0
    while i < count and cells[i] <= last:
        i += 1
    return i


def add_kinds(cards: Zone, first: i64, end: i64, bits: i64, to: Zone) -> None:
    """Each kind of card between two places of a sorted zone, with those bits, to the end of another zone."""
    cells = cards._cells
    last: i64 = -1
    while first < end:
        card = cells[first]
        if card != last:
            to.append(bits | card)
            last = card
        first += 1


def each(cards: Zone) -> i64s:
    """The cards as they are now, to be gone through one by one."""
    return cards._cells[: cards._count]


def any_from(cards: Zone, least: i64) -> bool:
    """Whether one of the numbers is no smaller than that one."""
    cells = cards._cells
    i: i64
    for i in range(cards._count):  # noqa: SIM110 - a generator is slower
        if cells[i] >= least:
            return True
    return False


def any_below(cards: Zone, bound: i64) -> bool:
    """Whether a smaller number is among them."""
    cells = cards._cells
    i: i64
    for i in range(cards._count):  # noqa: SIM110 - a generator is slower
        if cells[i] < bound:
            return True
    return False


def any_fits(cards: Zone, fits: i64s, mask: i64, bound: i64) -> bool:
    """Whether a number below the bound is among them that fits by the bits of the mask."""
    cells = cards._cells
    i: i64
    for i in range(cards._count):
        number = cells[i]
        if number < bound and fits[number & mask]:
            return True
    return False


def fitting(cards: Zone, fits: i64s) -> Zone:
    """The numbers of a zone that fit, by their place in it."""
    found = Zone(_NO_CELLS, 0)
    cells = cards._cells
    i: i64
    for i in range(cards._count):
        if fits[i]:
            found.append(cells[i])
    return found


def least(numbers: Zone, count: i64) -> int:
    """What the so many smallest numbers of a zone are together."""
    numbers.sort()
    together: i64 = 0
    for i in range(min(count, numbers._count)):
        together += numbers._cells[i]
    return together


def total(cards: Zone, worth: list[float]) -> float:
    """What the cards are worth together."""
    cells = cards._cells
    together = 0.0
    i: i64
    for i in range(cards._count):
        together += worth[cells[i]]
    return together


def row_of(cards: Zone) -> i64s:
    """The cells that begin with the cards, for a loop that looks at them while nobody changes the zone."""
    return cards._cells


def row_to_change(cards: Zone) -> i64s:
    """The same for a loop that puts other cards into their places."""
    if cards._room == 0:
        cards.make_room(cards._count)
    return cards._cells


def add_kinds_up_to(cards: Zone, last: i64, bits: i64, to: Zone) -> i64:
    """Each kind of card of a sorted zone up to that number, with those bits; how many cards they are."""
    cells = cards._cells
    count = cards._count
    before: i64 = -1
    i: i64 = 0
    while i < count:
        card = cells[i]
        if card > last:
            break
        if card != before:
            to.append(bits | card)
            before = card
        i += 1
    return i


def move_up_to(cards: Zone, last: i64, to: Zone) -> None:
    """The cards of a sorted zone up to that number go to the end of another one."""
    cells = row_to_change(cards)
    count = cards._count
    i: i64 = 0
    while i < count and cells[i] <= last:
        to.append(cells[i])
        i += 1
    left: i64 = 0
    while i < count:
        cells[left] = cells[i]
        left += 1
        i += 1
    cards._count = left


def cut(cards: Zone, left: i64) -> None:
    """Only the first so many cards stay."""
    cards.cut(left)
