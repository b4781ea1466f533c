"""Bots that nobody should have to sit with, for `module:Class`."""

from __future__ import annotations

import os
import time

from cuore.bots import Seat


class Raises:
    def __init__(self, seed: int) -> None:
        self._left = 3

    def choose(self, seat: Seat) -> int:
        self._left -= 1
        if self._left < 0:
            raise RuntimeError("out of ideas")
        return seat.legal[0]


class AnswersIllegally:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        return max(seat.legal) + 1


class TakesItsTime:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        time.sleep(0.05)
        return seat.legal[0]


class DoesNothing:
    """Ends every turn at once: with another of its kind the game would never end."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        return seat.options.get("end turn", seat.legal[-1])


class NeverAnswers:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        while True:
            pass


class Thinker:
    """Counts playouts that it never makes."""

    def __init__(self, seed: int) -> None:
        self.playouts = 0

    def choose(self, seat: Seat) -> int:
        self.playouts += 10
        return seat.legal[0]


class SaysItsProcess:
    """Tells whoever reads the output where it sits."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        print(f"{os.getpid()}\n", end="", flush=True)  # in one piece: others say theirs at the same time
        return seat.legal[0]


class EndsItsProcess:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        os._exit(0)


class SaysItsProcessAndThinks(SaysItsProcess):
    def choose(self, seat: Seat) -> int:
        super().choose(seat)
        while True:
            pass
