"""Games of one kind share what was agreed, whoever plays them; and what they remember does not grow without end."""

from cuore import new_game
from cuore.engine import setup
from cuore.engine.slots import attributes
from cuore.engine.table import Table


def test_the_same_table_with_other_people_shares_every_fact() -> None:
    one, other = (new_game(seats=names, seed=1).state.table for names in (("Ada", "Ben"), ("Cleo", "Dan")))
    assert (one.seats, other.seats) == (("Ada", "Ben"), ("Cleo", "Dan"))
    differing = [name for name in attributes(Table) if getattr(one, name) is not getattr(other, name)]
    # Compiled, a fact that is a number is a new object each time that it is looked at.
    assert [name for name in differing if getattr(one, name) != getattr(other, name)] == ["seats"]
    assert one.match is other.match


def test_tables_of_another_kind_share_nothing_that_can_change() -> None:
    two, three = (new_game(seats=names, seed=1).state.table for names in (("Ada", "Ben"), ("Ada", "Ben", "Cleo")))
    assert two.counted is not three.counted
    assert two.seat_count != three.seat_count


def test_tables_that_nobody_plays_are_forgotten() -> None:
    for number in range(3 * setup.TABLES_KEPT):
        new_game(seats=("Ada", f"Ben {number}"), seed=1)
    assert len(setup._TABLES) == setup.TABLES_KEPT
    assert len(setup._KINDS) <= setup.TABLES_KEPT
