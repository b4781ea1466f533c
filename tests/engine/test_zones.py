"""A zone of the compiled build does what a list does, as far as the engine asks: zones.py and vectors.py agree."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from cuore.engine import zones

vectors = pytest.importorskip("cuore.engine.vectors", reason="librt is not installed: it comes with mypy")

FACTS = [card % 3 for card in range(64)]
WORTH = [card / 2 for card in range(64)]


def put(module: ModuleType, cards: Any, rng: random.Random) -> object:
    return rng.choice((cards.append, lambda card: cards.insert(0, card)))(rng.randrange(20))


def put_in_order(module: ModuleType, cards: Any, rng: random.Random) -> object:
    cards.sort()
    return module.insort(cards, rng.randrange(20))


def take(module: ModuleType, cards: Any, rng: random.Random) -> object:
    return rng.choice((cards.pop, lambda: cards.pop(rng.randrange(len(cards)))))() if cards else None


def take_one(module: ModuleType, cards: Any, rng: random.Random) -> object:
    card = rng.randrange(20)
    found = (card in cards, cards.count(card))
    return (cards.index(card), cards.remove(card)) if found[0] else found


def change(module: ModuleType, cards: Any, rng: random.Random) -> object:
    if cards:
        cards[rng.randrange(-len(cards), len(cards))] = rng.randrange(20)
    return cards[-1] if cards else None


def extend(module: ModuleType, cards: Any, rng: random.Random) -> object:
    more = module.zone([rng.randrange(20) for _ in range(rng.randrange(30))])
    return cards.extend(more), len(more)


def shorten(module: ModuleType, cards: Any, rng: random.Random) -> object:
    return module.cut(cards, rng.randrange(len(cards) + 1))


def move(module: ModuleType, cards: Any, rng: random.Random) -> object:
    to = module.zone([7])
    module.move_from(cards, rng.randrange(len(cards) + 1), to)
    cards.sort()
    module.move_up_to(cards, rng.randrange(20), to)
    return list(to)


def look(module: ModuleType, cards: Any, rng: random.Random) -> object:
    kinds = module.empty()
    in_order = cards.copy()
    in_order.sort()
    first = module.bisect_right(in_order, rng.randrange(20))
    module.add_kinds(in_order, first, len(in_order), 1 << 9, kinds)
    facts = module.facts(FACTS * 10)
    bound = rng.randrange(25)
    return (
        module.add_kinds_up_to(in_order, rng.randrange(20), 1 << 10, kinds),
        module.any_from(cards, bound),
        module.any_below(cards, bound),
        module.any_fits(cards, facts, 15, bound),
        bool(cards),
        first,
        list(kinds),
        list(module.each(cards)),
        module.as_list(cards),
        list(module.fitting(cards, facts)),
        module.total(cards, WORTH),
        module.least(cards.copy(), rng.randrange(9)),
        list(module.row_of(cards))[: len(cards)],
        list(module.zeros(5)),
    )


def turn_over(module: ModuleType, cards: Any, rng: random.Random) -> object:
    row = module.row_to_change(cards)
    for i in range(len(cards) // 2):
        row[i], row[len(cards) - 1 - i] = row[len(cards) - 1 - i], row[i]
    return module.as_list(cards)


def empty_it(module: ModuleType, cards: Any, rng: random.Random) -> object:
    return cards.clear() if rng.random() < 0.1 else None


DEEDS: list[Callable[[ModuleType, Any, random.Random], object]] = [
    put, put_in_order, take, take_one, change, extend, shorten, move, look, turn_over, empty_it,
]  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_both_kinds_of_zones_do_the_same(seed: int) -> None:
    listed, row = zones.zone(()), vectors.zone(())
    copies: list[tuple[list[int], Any]] = []
    for step in range(300):
        if step % 7 == 0:  # a copy shares its cells with the zone until one of both is written to
            copies.append((listed.copy(), row.copy()))
        if step % 11 == 0:
            (listed, row), copies = (copies[step % len(copies)], [*copies, (listed, row)])
            listed, row = listed.copy(), row.copy()
        deed = random.Random(seed * 1000 + step).choice(DEEDS)
        told = [deed(module, cards, random.Random(step)) for module, cards in ((zones, listed), (vectors, row))]
        assert told[0] == told[1], deed.__name__
        assert list(row) == listed, deed.__name__
        assert all(list(copy) == same for same, copy in copies), f"{deed.__name__} wrote into a copy"


@pytest.mark.parametrize("seed", range(5))
def test_both_kinds_of_still_zones_do_the_same_and_stay_as_they_are(seed: int) -> None:
    rng = random.Random(seed)
    numbers, row = zones.still((3, 1)), vectors.still((3, 1))
    seen: list[tuple[tuple[int, ...], Any]] = []
    for _ in range(100):
        seen.append((numbers, row))
        card, place = rng.randrange(20), rng.randrange(len(numbers) or 1)
        deed = rng.choice(("with_card", "with_card", "without", "replaced")) if numbers else "with_card"
        told = {"with_card": (card,), "without": (place,), "replaced": (place, card)}[deed]
        numbers, row = (getattr(module, deed)(cards, *told) for module, cards in ((zones, numbers), (vectors, row)))
        assert all(tuple(before) == same for same, before in [*seen, (numbers, row)]), deed


def test_a_zone_is_put_in_the_place_of_another_one() -> None:
    for module in (zones, vectors):
        empty = module.stills([module.still(())] * 3)
        changed = module.with_zone(empty, 1, module.still((4, 5)))
        assert [list(cards) for cards in changed] == [[], [4, 5], []]
        assert [list(cards) for cards in empty] == [[], [], []]


def test_a_copy_goes_its_own_way() -> None:
    whole = vectors.zone([3, 1, 2])
    copy = whole.copy()
    copy.append(4)
    copy[0] = 9
    whole.pop()
    assert (list(whole), list(copy)) == ([3, 1], [9, 1, 2, 4])


@pytest.mark.parametrize("place", [3, -4])
def test_there_is_no_card_beyond_the_last_one(place: int) -> None:
    cards = vectors.zone([1, 2, 3, 4])
    cards.pop()  # its cell is still there
    with pytest.raises(IndexError):
        cards[place]
    with pytest.raises(IndexError):
        cards[place] = 1


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    cards = vectors.zone([1, 2])
    with pytest.raises(ValueError, match="no such card"):
        cards.remove(3)
    with pytest.raises(IndexError):
        vectors.zone([]).pop()
    assert 1 << 70 not in cards
