"""What `master` would gain by looking at more: its answers with more effort beside those of today.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python -m benchmarks.deeper_looks --seats 3 --effort 3 --minutes 10

The net plays all seats, in towns that were held out of training. At half of the questions where `master` would look
ahead it answers with both efforts, with the same deals as far as both have them. Where the answers differ, each is
played on to the end by the net, in the same fresh deals. What an answer wins more there is what the deeper look was
worth, if everybody goes on as the net does.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from random import Random

from cuore.bots import Seat
from cuore.bots.expert import Expert
from cuore.bots.learned import encoding as e
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.evaluation import shipped_net, won_by_seat
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import CANDIDATES, WORTH_A_TRY, Master, chances_of, go_on, rows_of
from cuore.bots.learned.weights import shipped_weights
from cuore.engine.game import Game
from cuore.engine.state import State
from cuore.engine.turn import carry_out
from training.venues import random_game

SHARE = 0.5  # of the questions
DEALS = 12  # in which an answer is played on
LONGEST = 60  # turns of each seat


class Looks:
    """What came of the questions of some games."""

    def __init__(self, seats: int, effort: float, seed: int) -> None:
        self.seats = seats
        self.effort = effort
        self.net = shipped_net()
        self.rng = Random(f"looks {seats} {seed}")
        self.games = 0
        self.looked_ahead = 0  # questions where `master` would
        self.gains: list[float] = []  # wins, at those that were taken
        self.differ = 0
        self.seconds = [0.0, 0.0]  # CPU, with the effort of today and with more

    def play(self, kind: str) -> None:
        """One game."""
        _, game = random_game(self.rng, only=kind, seats=self.seats, held_out=True)
        encoder = shipped_weights().vocabulary.encoder(game.table)
        while not game.over and game.state.turn <= LONGEST * self.seats:
            s = game.state
            move = quick(s)
            if move < 0:
                chances = chances_of(self.net(rows_of([encoder.row(s, s.to_move)])), len(s.options))
                likely = sorted(chances)[-CANDIDATES:]
                move = s.options[chances.index(likely[-1])]
                if likely[-2] >= WORTH_A_TRY * likely[-1]:
                    self.looked_ahead += 1
                    if self.rng.random() < SHARE:
                        self._look(game, encoder)
            game.apply(move)
        self.games += 1

    def _look(self, game: Game, encoder: Encoder) -> None:
        luck = self.rng.getrandbits(40)
        answers = []
        for number, effort in enumerate((1.0, self.effort)):
            master = Master(luck, stand_in=Expert)
            master.effort = effort
            begun = time.process_time()
            answers.append(master.choose(Seat(game)))
            self.seconds[number] += time.process_time() - begun
        gain = 0.0
        if answers[0] != answers[1]:
            self.differ += 1
            seat = Seat(game)
            deals = [seat.determinize(self.rng.getrandbits(40)).state for _ in range(DEALS)]
            today, deeper = (self._won(deals, answer, seat.number, encoder) for answer in answers)
            gain = deeper - today
        self.gains.append(gain)

    def _won(self, deals: Sequence[State], answer: int, seat: int, encoder: Encoder) -> float:
        """The share that is won after an answer; deals that do not offer it are nobody's."""
        states = [deal.clone() for deal in deals if answer in deal.options]
        for s in states:
            carry_out(s, answer)
        going = states
        while going := [s for s in going if go_on(s) and s.turn <= LONGEST * self.seats]:
            said = self.net(rows_of([encoder.row(s, s.to_move) for s in going]))
            for s, logits in zip(going, said.logits, strict=True):
                carry_out(s, s.options[int(logits[: min(len(s.options), e.OPTIONS)].argmax())])
        won = [won_by_seat(s)[seat] if s.over else 1 / self.seats for s in states]
        return sum(won) / max(1, len(won))

    def __str__(self) -> str:
        """With 95 % intervals."""
        count = len(self.gains)
        mean = sum(self.gains) / count
        error = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in self.gains)) / count
        a_game = 100 * self.looked_ahead / self.games / self.seats
        today, deeper = (1e3 * seconds / count for seconds in self.seconds)
        told = [
            f"{self.games} games, {count} looks of {today:.0f} and {deeper:.0f} ms",
            f"{100 * self.differ / count:.1f} % answer otherwise",
            f"{a_game / 100:.1f} looks for each seat and game",
            f"wins {a_game * mean:+.1f} ± {a_game * error:.1f} %",
        ]
        return "; ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", default="base", help="a box, or mix")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--effort", type=float, default=3.0)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    looks = Looks(args.seats, args.effort, args.seed)
    end = time.monotonic() + 60 * args.minutes
    while time.monotonic() < end:
        looks.play(args.kind)
        if looks.gains:
            print(looks, flush=True)


if __name__ == "__main__":
    main()
