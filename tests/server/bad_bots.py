"""Bots that misbehave, for test_bots_at_table.py."""

from __future__ import annotations

import os
import time

from cuore.bots.seat import Seat


class Raises:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        raise RuntimeError("my hand is " + ", ".join(seat.view["you"]["hand"]))


class Cheats(Raises):
    def choose(self, seat: Seat) -> int:
        return 999_999_999


class Sleeps(Raises):
    def choose(self, seat: Seat) -> int:
        time.sleep(60)
        return seat.legal[0]


class Dies(Raises):
    def choose(self, seat: Seat) -> int:
        os._exit(3)


class Unmakable:
    def __init__(self, seed: int) -> None:
        raise OSError("no")


class First(Raises):
    """Well behaved: the others at a table where one of the above sits."""

    def choose(self, seat: Seat) -> int:
        return seat.legal[0]
