"""A bot in ten lines, as docs/bots.md shows it: `cuore arena tests.bots.ten_lines:Thrifty big-love`."""

from cuore.bots import Seat


class Thrifty:
    wishes = ("play all", "employ Marianne Soleil", "employ 3 Love", "employ 2 Love", "end serving")

    def __init__(self, seed: int) -> None: ...

    def choose(self, seat: Seat) -> int:
        for wish in self.wishes:
            if wish in seat.options:
                return seat.options[wish]
        return seat.legal[-1]
