"""Counting against trying everything out."""

from __future__ import annotations

from itertools import combinations
from math import comb

from hypothesis import given, settings
from hypothesis import strategies as st

from cuore.engine.town import TOWN_SIZE
from cuore.towns.census import Census, Conditions, Count, combination_number, nth_combination

MAIDS = tuple(range(100, 114))
some = st.frozensets(st.sampled_from(MAIDS), max_size=3)
many = st.frozensets(st.sampled_from(MAIDS), max_size=10)


@st.composite
def conditions(draw: st.DrawFn) -> Conditions:
    counts = draw(st.lists(st.tuples(many, st.integers(0, 5), st.integers(3, 10)), max_size=4))
    family = draw(st.frozensets(st.sampled_from(MAIDS), min_size=2, max_size=3))
    pair = st.tuples(st.sampled_from(MAIDS), st.sampled_from(MAIDS)).filter(lambda two: two[0] != two[1])
    return Conditions(
        MAIDS,
        inside=draw(some),
        outside=draw(some),
        together=(family,) if draw(st.booleans()) else (),
        partners=tuple(draw(st.lists(pair, max_size=2))),
        counts=tuple(Count(members, low, high) for members, low, high in counts),
    )


def fits(town: tuple[int, ...], wanted: Conditions) -> bool:
    return (
        wanted.inside <= set(town)
        and not wanted.outside & set(town)
        and all(len(set(town) & family) in (0, len(family)) for family in wanted.together)
        and all(partner in town for card, partner in wanted.partners if card in town)
        and all(count.low <= sum(c in count.members for c in town) <= count.high for count in wanted.counts)
    )


@settings(max_examples=60, deadline=None)
@given(conditions())
def test_every_town_is_counted_once_and_no_other(wanted: Conditions) -> None:
    expected = {town for town in combinations(MAIDS, TOWN_SIZE) if fits(town, wanted)}
    census = Census(wanted)
    assert census.total == len(expected)
    assert Census(wanted).possible == bool(expected)
    assert {tuple(census.town(number)) for number in range(census.total)} == expected


def test_without_conditions_the_count_is_the_binomial() -> None:
    assert Census(Conditions(tuple(range(66)))).total == comb(66, 10)
    assert Census(Conditions(tuple(range(9)))).total == 0


@settings(deadline=None)
@given(st.integers(10, 200), st.data())
def test_combinations_have_numbers(n: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, comb(n, 10) - 1))
    chosen = nth_combination(n, 10, number)
    assert chosen == sorted(set(chosen))
    assert len(chosen) == 10
    assert 0 <= chosen[0] <= chosen[-1] < n
    assert combination_number(chosen) == number
