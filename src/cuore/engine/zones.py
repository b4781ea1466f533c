"""What a zone is: a list for the interpreter, a row of machine integers for the compiled build (vectors.py).

The rest of the engine is written once, in the words that both have: `len`, `in`, an index, `append`, `pop`, `insert`,
`remove`, `count`, `index`, `extend`, `sort`, `clear`, `copy`, and the functions here. A list can do more (slices,
sums, comparison), a row of integers cannot, so nobody asks it of a zone.

A zone that seldom changes lies *still*: nobody writes to it, so copies of a position share it, and a change puts
another one in its place (`with_card`, `without`, `replaced`; `with_zone` for those by seat). To the interpreter it is
a tuple.

mypy reads the modules as the interpreter runs them, mypyc as it compiles them: NATIVE is false for the one and true
for the other. Why, and what it brought: docs/adr/0007.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

NATIVE: Final = not __file__.endswith(".py")

if NATIVE:
    from cuore.engine.ints import i64s
    from cuore.engine.vectors import Still as Still
    from cuore.engine.vectors import Stills as Stills
    from cuore.engine.vectors import Zone as Zone
    from cuore.engine.vectors import add_kinds as add_kinds
    from cuore.engine.vectors import add_kinds_up_to as add_kinds_up_to
    from cuore.engine.vectors import any_below as any_below
    from cuore.engine.vectors import any_fits as any_fits
    from cuore.engine.vectors import any_from as any_from
    from cuore.engine.vectors import as_list as as_list
    from cuore.engine.vectors import as_list as own_list
    from cuore.engine.vectors import bisect_right as bisect_right
    from cuore.engine.vectors import cut as cut
    from cuore.engine.vectors import each as each
    from cuore.engine.vectors import empty as empty
    from cuore.engine.vectors import facts as facts
    from cuore.engine.vectors import fitting as fitting
    from cuore.engine.vectors import insort as insort
    from cuore.engine.vectors import least as least
    from cuore.engine.vectors import move_from as move_from
    from cuore.engine.vectors import move_up_to as move_up_to
    from cuore.engine.vectors import replaced as replaced
    from cuore.engine.vectors import row_of as row_of
    from cuore.engine.vectors import row_to_change as row_to_change
    from cuore.engine.vectors import same as same
    from cuore.engine.vectors import still as still
    from cuore.engine.vectors import stills as stills
    from cuore.engine.vectors import total as total
    from cuore.engine.vectors import with_card as with_card
    from cuore.engine.vectors import with_zone as with_zone
    from cuore.engine.vectors import without as without
    from cuore.engine.vectors import zeros as zeros
    from cuore.engine.vectors import zone as zone

    Facts = i64s
else:
    from bisect import bisect_right as bisect_right
    from bisect import insort as insort
    from itertools import compress
    from operator import eq

    Zone = list[int]
    Still = tuple[int, ...]
    Stills = tuple[Still, ...]  # by seat or by stack
    Facts = list[int]  # numbers that never change, mostly by card
    # A zone without cards and one with those cards, and the same for facts; a zone for Python's own use.
    empty: type[list[int]] = list
    zone: type[list[int]] = list
    still: type[tuple[int, ...]] = tuple
    stills: type[tuple[Still, ...]] = tuple
    facts: type[list[int]] = list
    as_list: type[list[int]] = list
    own_list: Callable[[Zone], list[int]] = list.copy  # the same of no still zone, and quicker
    # Whether the same cards lie in both, in the same order.
    same: Callable[[Sequence[int], Sequence[int]], bool] = eq
    # The cards as they are now, to be gone through one by one: a builtin, because the quickest loops ask for it.
    each: Callable[[Sequence[int]], Iterator[int]] = iter

    def zeros(count: int) -> Zone:
        """A zone of so many noughts."""
        return [0] * count

    def move_from(cards: Zone, first: int, to: Zone) -> None:
        """The cards from that place on go to the end of another zone."""
        to += cards[first:]
        del cards[first:]

    def add_kinds(cards: Zone, first: int, end: int, bits: int, to: Zone) -> None:
        """Each kind of card between two places of a sorted zone, with those bits, to the end of another zone."""
        last = -1
        for card in cards[first:end]:
            if card != last:
                to.append(bits | card)
                last = card

    def add_kinds_up_to(cards: Zone, last: int, bits: int, to: Zone) -> int:
        """Each kind of card of a sorted zone up to that number, with those bits; how many cards they are."""
        count = bisect_right(cards, last)
        add_kinds(cards, 0, count, bits, to)
        return count

    def any_from(cards: Sequence[int], least: int) -> bool:
        """Whether one of the numbers is no smaller than that one."""
        for number in cards:  # noqa: SIM110 - a generator is slower, and so is `max` of a few
            if number >= least:
                return True
        return False

    def any_below(cards: Sequence[int], bound: int) -> bool:
        """Whether a smaller number is among them."""
        return min(cards, default=bound) < bound

    def any_fits(cards: Zone, fits: Facts, mask: int, bound: int) -> bool:
        """Whether a number below the bound is among them that fits by the bits of the mask."""
        for number in cards:  # noqa: SIM110 - a generator is slower
            if number < bound and fits[number & mask]:
                return True
        return False

    def fitting(cards: Zone, fits: Facts) -> Zone:
        """The numbers of a zone that fit, by their place in it."""
        return list(compress(cards, fits))

    def least(numbers: Zone, count: int) -> int:
        """What the so many smallest numbers of a zone are together."""
        return sum(sorted(numbers)[:count])

    def total(cards: Zone, worth: list[float]) -> float:
        """What the cards are worth together."""
        return sum([worth[card] for card in cards], 0.0)

    def row_of(cards: Zone) -> Facts:
        """What a loop that looks at the cards, while nobody changes the zone, runs over."""
        return cards

    def row_to_change(cards: Zone) -> Facts:
        """The same for a loop that puts other cards into their places."""
        return cards

    def move_up_to(cards: Zone, last: int, to: Zone) -> None:
        """The cards of a sorted zone up to that number go to the end of another one."""
        count = bisect_right(cards, last)
        to += cards[:count]
        del cards[:count]

    def cut(cards: Zone, left: int) -> None:
        """Only the first so many cards stay."""
        del cards[left:]

    def with_card(cards: Still, card: int) -> Still:
        """A still zone with one more card, behind the others."""
        return (*cards, card)

    def without(cards: Still, place: int) -> Still:
        """The same without the card at a place."""
        return cards[:place] + cards[place + 1 :]

    def replaced(cards: Still, place: int, card: int) -> Still:
        """The same with another card at a place."""
        return (*cards[:place], card, *cards[place + 1 :])

    def with_zone(zones: Stills, place: int, cards: Still) -> Stills:
        """Still zones with another one at a place."""
        return (*zones[:place], cards, *zones[place + 1 :])


NO_CARDS: Final = still(())
