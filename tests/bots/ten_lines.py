"""A bot in ten lines, as docs/bots.md shows it: `cuore arena tests.bots.ten_lines:Sisters big-love`."""

from random import Random

from cuore.bots import Seat


class Sisters:
    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> int:
        for wish in ("chamber", "play all", "end serving"):
            for words, move in seat.options.items():  # the legal answers by their words
                if words.startswith(wish):
                    return move
        sisters = [move for words, move in seat.options.items() if "Crescent" in words]
        return self.random.choice(sisters) if sisters else seat.legal[-1]  # the last one ends the turn or declines
