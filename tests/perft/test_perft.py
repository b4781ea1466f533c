"""The number of ways to go on from fixed positions is what it was when a person last looked."""

from __future__ import annotations

import json

import pytest

from tests.perft.count import STARTS, TABLE, Start, count

FEW = 2_500  # positions of one length, above which a length is left to the long test


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_ways_to_go_on(start: Start) -> None:
    """Sequences of answers and different positions, by length; `python -m tests.perft.count` writes them anew."""
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    near = start.depth - sum(positions > FEW for _, positions in table[start.name])
    assert near >= 3
    assert count(start, near) == table[start.name][:near]


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_all_ways_to_go_on(start: Start) -> None:
    """The same, as far as the table goes."""
    assert count(start) == json.loads(TABLE.read_text(encoding="utf-8"))[start.name]


def test_the_table_holds_these_positions_and_no_others() -> None:
    """A position that is no longer counted leaves no numbers behind."""
    assert list(json.loads(TABLE.read_text(encoding="utf-8"))) == [start.name for start in STARTS]
