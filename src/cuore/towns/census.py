"""How many towns there are under some conditions, and the town with a given number among them.

Maids that all conditions see alike form one pool; the towns are counted pool by pool, and the count leads to any one
of them. So a random town is a random number, each town as likely as the next however rare, and "there is none" is a
proof.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb, prod

from cuore.engine.town import TOWN_SIZE


@dataclass(frozen=True)
class Count:
    """So many of these maids, at least and at most."""

    members: frozenset[int]
    low: int = 0
    high: int = TOWN_SIZE

    def holds(self, town: Collection[int]) -> bool:
        """Whether it is so in a town."""
        return self.low <= len(self.members.intersection(town)) <= self.high


@dataclass(frozen=True)
class Conditions:
    """What must hold of a town. Maids are card numbers."""

    maids: tuple[int, ...]
    inside: frozenset[int] = frozenset()
    outside: frozenset[int] = frozenset()
    together: tuple[frozenset[int], ...] = ()  # all of a family or none
    partners: tuple[tuple[int, int], ...] = ()  # the first only with the second
    counts: tuple[Count, ...] = ()


@dataclass(frozen=True)
class _Pick:
    """Any so many cards out of a pool; for each condition how much of it they bring."""

    pool: tuple[int, ...]
    size: int
    brings: tuple[int, ...]


_Place = tuple[int, int, tuple[int, ...]]  # a block, the room that is left, what was had of each condition


class Census:
    """The towns under some conditions, in a fixed order that only the card numbers decide."""

    def __init__(self, conditions: Conditions) -> None:
        counts = conditions.counts
        self._blocks = tuple(_blocks(conditions))
        self._low = tuple(count.low for count in counts)
        self._high = tuple(min(count.high, TOWN_SIZE) for count in counts)
        # A condition without an upper bound no longer matters once it is met: fewer cases to tell apart.
        self._enough = tuple(
            low if high >= TOWN_SIZE else high + 1 for low, high in zip(self._low, self._high, strict=True)
        )
        self._apart = _apart(counts)
        # What the blocks from here on can still bring, of cards and of each condition.
        self._cards_left = [0]
        self._left: list[tuple[int, ...]] = [(0,) * len(counts)]
        for picks in reversed(self._blocks):
            most = tuple(max((p.brings[i] for p in picks), default=0) for i in range(len(counts)))
            self._left.insert(0, tuple(a + b for a, b in zip(self._left[0], most, strict=True)))
            self._cards_left.insert(0, self._cards_left[0] + max((p.size for p in picks), default=0))
        self._nothing = (0,) * len(counts)
        self._known: dict[_Place, int] = {}
        self._closed: set[_Place] = set()

    @property
    def cases(self) -> int:
        """How many cases must be told apart at the worst: a measure of the work."""
        return prod(enough + 1 for enough in self._enough)

    @cached_property
    def possible(self) -> bool:
        """Whether there is any town; much sooner known than how many."""
        return self._is_open(0, TOWN_SIZE, self._nothing)

    @cached_property
    def total(self) -> int:
        """How many towns there are."""
        return self._ways(0, TOWN_SIZE, self._nothing)

    def _is_hopeless(self, block: int, room: int, had: tuple[int, ...]) -> bool:
        """Too much of something, or too little left to come."""
        if room > self._cards_left[block]:
            return True
        for now, low, high, left in zip(had, self._low, self._high, self._left[block], strict=True):
            if now > high or now + min(room, left) < low:
                return True
        return any(sum(max(0, self._low[i] - had[i]) for i in group) > room for group in self._apart)

    def _is_open(self, block: int, room: int, had: tuple[int, ...]) -> bool:
        if self._is_hopeless(block, room, had) or (block, room, had) in self._closed:
            return False
        if block == len(self._blocks):
            return room == 0
        for pick in self._blocks[block]:
            if pick.size <= room and self._is_open(block + 1, room - pick.size, self._with(had, pick)):
                return True
        self._closed.add((block, room, had))
        return False

    def _ways(self, block: int, room: int, had: tuple[int, ...]) -> int:
        """In how many ways the blocks from here on complete a town with so much room that has had so much."""
        if self._is_hopeless(block, room, had):
            return 0
        if block == len(self._blocks):
            return int(room == 0)
        key = (block, room, had)
        if key not in self._known:
            self._known[key] = sum(ways * each for _, ways, each in self._cases(block, room, had))
        return self._known[key]

    def _cases(self, block: int, room: int, had: tuple[int, ...]) -> Iterable[tuple[_Pick, int, int]]:
        """Each pick of a block, in how many ways it can be made and how many towns each of these leads to."""
        for pick in self._blocks[block]:
            if pick.size <= room:
                each = self._ways(block + 1, room - pick.size, self._with(had, pick))
                if each:
                    yield pick, comb(len(pick.pool), pick.size), each

    def _with(self, had: tuple[int, ...], pick: _Pick) -> tuple[int, ...]:
        return tuple(min(a + b, most) for a, b, most in zip(had, pick.brings, self._enough, strict=True))

    def town(self, number: int) -> list[int]:
        """The cards of a town, by its number from 0 to total - 1."""
        room, had = TOWN_SIZE, self._nothing
        chosen: list[int] = []
        for block in range(len(self._blocks)):
            for pick, ways, each in self._cases(block, room, had):
                if number < ways * each:
                    which, number = divmod(number, each)
                    chosen += (pick.pool[i] for i in nth_combination(len(pick.pool), pick.size, which))
                    room, had = room - pick.size, self._with(had, pick)
                    break
                number -= ways * each
        return sorted(chosen)


def _apart(counts: Sequence[Count]) -> list[list[int]]:
    """Conditions of which no card serves two, such as bands of cost: what they lack together must find room."""
    needy = sorted((i for i, count in enumerate(counts) if count.low), key=lambda i: counts[i].low, reverse=True)
    groups: list[list[int]] = []
    for first in needy:
        group = [first]
        for i in needy:
            if all(counts[i].members.isdisjoint(counts[other].members) for other in group):
                group.append(i)
        if len(group) > 1 and sorted(group) not in groups:
            groups.append(sorted(group))
    return groups


@lru_cache(maxsize=128)
def census(conditions: Conditions) -> Census:
    """The census for some conditions; asked for again and again, counted once."""
    return Census(conditions)


def _blocks(conditions: Conditions) -> list[tuple[_Pick, ...]]:
    """Independent parts of the choice, each with the picks that are allowed."""

    def pick(pool: Iterable[int], size: int) -> _Pick:
        # Either the whole pool is taken or its cards are all alike to the counts: the first ones stand for any.
        cards = tuple(pool)
        brings = tuple(sum(card in count.members for card in cards[:size]) for count in conditions.counts)
        return _Pick(cards, size, brings)

    bound = _bound(conditions)
    blocks = [tuple(pick(some, len(some)) for some in _allowed(part, conditions)) for part in bound]
    alike: dict[tuple[bool, ...], list[int]] = {}
    for card in conditions.maids:
        if any(card in part for part in bound):
            continue
        if card in conditions.inside:
            blocks.append((pick((card,), 1),) if card not in conditions.outside else ())
        elif card not in conditions.outside:
            alike.setdefault(tuple(card in count.members for count in conditions.counts), []).append(card)
    # Pools that share the rarer conditions stand side by side: a condition that is behind us needs no telling apart.
    rarest = sorted(range(len(conditions.counts)), key=lambda i: sum(len(p) for key, p in alike.items() if key[i]))
    order = sorted(alike, key=lambda key: [key[i] for i in rarest], reverse=True)
    return blocks + [tuple(pick(alike[key], n) for n in range(min(len(alike[key]), TOWN_SIZE) + 1)) for key in order]


def _bound(conditions: Conditions) -> list[tuple[int, ...]]:
    """Maids whose coming depends on each other's, in separate parts."""
    parts: list[set[int]] = []
    for link in (*map(set, conditions.together), *map(set, conditions.partners)):
        touched = [part for part in parts if part & link]
        parts = [part for part in parts if not part & link] + [link.union(*touched)]
    return [tuple(card for card in conditions.maids if card in part) for part in parts]


def _allowed(part: tuple[int, ...], conditions: Conditions) -> list[tuple[int, ...]]:
    """The ways in which linked maids may come; a part is a family or a few partners, so there are not many."""
    subsets = [tuple(card for i, card in enumerate(part) if bits >> i & 1) for bits in range(1 << len(part))]
    return [
        some
        for some in subsets
        if not conditions.outside.intersection(some)
        and conditions.inside.intersection(part) <= set(some)
        and all(len(family.intersection(some)) in (0, len(family)) for family in conditions.together)
        and all(partner in some for card, partner in conditions.partners if card in some)
    ]


def nth_combination(n: int, size: int, number: int) -> list[int]:
    """The combination of `size` out of n with that number; inverse of `combination_number`."""
    found = []
    for left in range(size, 0, -1):
        n -= 1
        while comb(n, left) > number:
            n -= 1
        number -= comb(n, left)
        found.append(n)
    return found[::-1]


def combination_number(chosen: Iterable[int]) -> int:
    """The number of a combination among those of its size: the combinatorial number system, the same for every n."""
    return sum(comb(value, i) for i, value in enumerate(sorted(chosen), start=1))
