"""Bots that nobody should have to sit with."""

from __future__ import annotations

import os
import sys
from typing import Any

from cuore.bots import Seat


class Odd:
    def __init__(self, seed: int) -> None: ...


class Raises(Odd):
    def choose(self, seat: Seat) -> int:
        raise ValueError("two\nlines")


class Exits(Odd):
    def choose(self, seat: Seat) -> int:
        sys.exit(3)


class Illegal(Odd):
    def choose(self, seat: Seat) -> int:
        return 1 << 40


class Says(Odd):
    def choose(self, seat: Seat) -> Any:
        return "end turn"


class TrueIsNoMove(Odd):
    def choose(self, seat: Seat) -> Any:
        return True


class Endless(Odd):
    def choose(self, seat: Seat) -> int:
        while True:
            pass


class Dies(Odd):
    def choose(self, seat: Seat) -> int:
        os._exit(1)


class NotMade(Odd):
    def __init__(self, seed: int) -> None:
        raise OSError("no network")
