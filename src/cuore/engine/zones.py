"""What a zone is: a list for the interpreter, a row of machine integers for the compiled build (vectors.py).

The rest of the engine is written once, in the words that both have: `len`, `in`, an index, `append`, `pop`, `insert`,
`remove`, `count`, `index`, `extend`, `sort`, `clear`, `copy`, and the functions here. A list can do more (slices,
sums, comparison), a row of integers cannot, so nobody asks it of a zone. mypy reads the modules as the interpreter runs
them, mypyc as it compiles them: NATIVE is false for the one and true for the other. Why, and what it brought: ADR 7.
"""

from __future__ import annotations

from typing import Final

NATIVE: Final = not __file__.endswith(".py")

if NATIVE:
    from cuore.engine.ints import i64s as Facts
    from cuore.engine.vectors import Zone as Zone
    from cuore.engine.vectors import as_list as as_list
    from cuore.engine.vectors import cut as cut
    from cuore.engine.vectors import empty as empty
    from cuore.engine.vectors import facts as facts
    from cuore.engine.vectors import insort as insort
    from cuore.engine.vectors import move_from as move_from
    from cuore.engine.vectors import move_up_to as move_up_to
    from cuore.engine.vectors import zeros as zeros
    from cuore.engine.vectors import zone as zone
else:
    from bisect import bisect_right
    from bisect import insort as insort

    Zone = list[int]
    Facts = list[int]  # numbers that never change, mostly by card
    # A zone without cards and one with those cards, and the same for facts; a zone for Python's own use.
    empty: type[list[int]] = list
    zone: type[list[int]] = list
    facts: type[list[int]] = list
    as_list: type[list[int]] = list

    def zeros(count: int) -> Zone:
        """A zone of so many noughts."""
        return [0] * count

    def move_from(cards: Zone, first: int, to: Zone) -> None:
        """The cards from that place on go to the end of another zone."""
        to += cards[first:]
        del cards[first:]

    def move_up_to(cards: Zone, last: int, to: Zone) -> None:
        """The cards of a sorted zone up to that number go to the end of another one."""
        count = bisect_right(cards, last)
        to += cards[:count]
        del cards[:count]

    def cut(cards: Zone, left: int) -> None:
        """Only the first so many cards stay."""
        del cards[left:]
