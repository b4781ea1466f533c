"""A field of a position is declared once: slots, copies, saves and hashes follow, and saves keep their keys."""

from __future__ import annotations

from itertools import count

import pytest

import cuore
from cuore.engine.archive import from_plain, to_plain
from cuore.engine.slots import attributes, set_by
from cuore.engine.state import SAVED, State

# What saves, records and hashes of every version have called the fields, in their order.
KEYS = """
    hand deck discard dumped quarters private known_hand known_deck beers known_beer shown stacks played piles aside
    gone marks used refined waiting frames active phase servings love employments imagination concentration effort
    new_cards stand_owner stand_turns leave empty_piles ending over turn to_move first_master next_master chance
""".split()


@pytest.fixture
def state() -> State:
    return cuore.new_game(["base"], ["Ann", "Bob", "Cleo"], "first-game", seed=7).state


def marked(s: State) -> State:
    """Every field is told apart from every other one, and every zone holds something."""
    numbers = count(1000)
    for name in SAVED:
        value = getattr(s, name)
        kind = type(value)  # a count, a list or, where nobody writes to a zone, a tuple
        if kind is int:
            setattr(s, name, next(numbers))
        elif value and isinstance(value[0], kind):
            setattr(s, name, kind(kind((next(numbers),)) for _ in value))
        else:
            setattr(s, name, kind((next(numbers),)))
    return s


def lists_of(s: State) -> set[int]:
    zones = [value for name in SAVED if isinstance(value := getattr(s, name), list)]
    return {id(zone) for zone in zones} | {id(part) for zone in zones for part in zone if isinstance(part, list)}


def test_keys_of_saves_never_change(state: State) -> None:
    assert list(to_plain(state)) == KEYS


def test_a_copy_has_every_field_and_shares_no_zone_that_can_be_written_to(state: State) -> None:
    whole = marked(state)
    copy = whole.clone()
    assert to_plain(copy) == to_plain(whole)
    assert not lists_of(copy) & lists_of(whole)
    assert (copy.table, copy.options, copy.trace) == (whole.table, whole.options, None)


def test_a_save_carries_every_field(state: State) -> None:
    state.love = 3
    assert to_plain(from_plain(state.table, to_plain(state))) == to_plain(state)


def test_nothing_but_what_is_declared_can_be_set(state: State) -> None:
    for thing in (state, state.table):
        with pytest.raises(AttributeError):
            thing.no_such_field = 1  # type: ignore[union-attr]


def test_slots_are_read_off_the_methods_that_set_them() -> None:
    class Thing:
        def __init__(self) -> None:
            self.first = 0
            self._more()

        def _more(self) -> None:
            self.second = self.first
            self.first = 1

        __slots__ = set_by(__init__, _more)

    assert attributes(Thing) == ("first", "second")
    assert Thing().second == 0
    assert not hasattr(Thing(), "__dict__")
