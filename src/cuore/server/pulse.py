"""The server's own time, which stands still while the server does, and how far it lags behind.

A beat is due every quarter of a second. If it comes late, the event loop was held up or the machine was asleep, and
nobody could answer: nobody's clock has run. Where beats keep coming late there is too much to do, and what can wait
is refused before everybody waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

BEAT: Final = 0.25  # seconds
TOLERANCE: Final = 0.25  # seconds that a beat may be late
BUSY: Final = 0.5  # seconds of lag from which on there is too much to do
WEIGHT: Final = 0.3  # of the last beat in the lag


class Pulse:
    """`now` is the time for clocks; `run` must be running."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._beaten = clock()
        self._stood = 0.0
        self.lag = 0.0  # seconds by which beats have been late lately
        self.beaten: Callable[[], None] = lambda: None  # told of every beat

    def now(self) -> float:
        """Seconds, without those for which the server stood still."""
        return min(self._clock(), self._latest) - self._stood

    @property
    def busy(self) -> bool:
        """Whether there is too much to do."""
        return self.lag > BUSY

    @property
    def stood(self) -> float:
        """For how many seconds the server has stood still so far."""
        return self._stood

    @property
    def _latest(self) -> float:
        """Until when the next beat is no sign of a standstill."""
        return self._beaten + BEAT + TOLERANCE

    def beat(self) -> None:
        """Note that the server is alive."""
        now = self._clock()
        self._stood += max(0.0, now - self._latest)
        self.lag += WEIGHT * (max(0.0, now - self._beaten - BEAT) - self.lag)
        self._beaten = now
        self.beaten()

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            await asyncio.sleep(BEAT)
            self.beat()
