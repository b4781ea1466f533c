"""The number of ways to go on from fixed positions is what it was when a person last looked."""

from __future__ import annotations

import json

import pytest

from tests.perft.count import STARTS, TABLE, Start, count


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_ways_to_go_on(start: Start) -> None:
    """Sequences of answers and different positions, by length; `python -m tests.perft.count` writes them anew."""
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    assert count(start) == table[start.name]


def test_the_table_holds_these_positions_and_no_others() -> None:
    """A position that is no longer counted leaves no numbers behind."""
    assert list(json.loads(TABLE.read_text(encoding="utf-8"))) == [start.name for start in STARTS]
