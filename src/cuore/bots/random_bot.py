"""`random`: any legal answer, each as likely as the others."""

from __future__ import annotations

import random

from cuore.bots.seat import Seat


class RandomBot:
    """The measure for everybody else."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """Draw lots."""
        return self._random.choice(seat.legal)
