"""What `master` would win among plans by other looks ahead: longer lines, and others who move by a plan.

    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 python -m benchmarks.longer_looks --seats 4 --ways alone usual:8:3-5

`master` as it is sits among plans that a planner has found, in towns that were held out of training. Wherever it
would look ahead, each way answers as well: `alone` is the net without a look, OTHERS:DEALS:ROUNDS other lines. OTHERS
are who moves for the other seats there: `net`, `usual` (the first plan of the house) or `known` (their true plans,
which no bot can know: what a perfect guess would bring). A line is worth what the net says as the seat's turns begin
in the rounds A-B, in the mean, or what came of it if the game has ended: `net:3:1` is about what `master` does with
four seats, `known:24:99` plays every line to the end.

Where the answers differ, each is played on in the same fresh deals, by the net among the true plans. What an answer
wins more there than that of `master`, summed over a game, is what the way is worth. `--tried` and `--share` are how
many answers are tried, and the share of the favourite's chance that each must have, in all ways but `master`'s own.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from cuore.bots import Seat
from cuore.bots.expert import Expert
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.learned import encoding as e
from cuore.bots.learned.evaluation import shipped_net, won_by_seat
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import (
    CANDIDATES,
    DECIDED,
    TRUST,
    WORTH_A_TRY,
    Line,
    Master,
    chances_of,
    rows_of,
    value_of,
)
from cuore.bots.learned.weights import shipped_weights
from cuore.bots.plans import Plan
from cuore.bots.policy import answer
from cuore.engine.state import State
from cuore.engine.turn import carry_out
from training.venues import Venue, random_game, thought_out

DEALS = 64  # in which an answer is played on
LONGEST = 60  # turns of each seat

Others = Sequence[Plan] | None  # by seat; none where the net moves for them


@dataclass
class Way:
    """A way to look ahead, and what it has brought."""

    name: str
    others: str = ""
    deals: int = 0
    first: int = 0  # rounds whose beginnings say what a line is worth …
    last: int = 0
    gains: list[float] = field(default_factory=list)  # wins, by game
    differ: int = 0
    seconds: float = 0.0

    @staticmethod
    def of(text: str) -> Way:
        """As the head of this file has them."""
        if text in ("master", "alone"):
            return Way(text)
        others, deals, rounds = text.split(":")
        first, _, last = rounds.partition("-")
        return Way(text, others, int(deals), int(first), int(last or first))


class Table:
    """A town with the plans of its seats, and the one where `master` sits."""

    def __init__(self, kind: str, seats: int, rng: Random) -> None:
        _, self.game = random_game(rng, only=kind, seats=seats, held_out=True)
        self.encoder = shipped_weights().vocabulary.encoder(self.game.table)
        self.facts = Facts(self.game.table)
        venue = Venue(kind, self.game, self.facts, self.encoder, [])
        self.plans = [thought_out(venue, rng) for _ in range(seats)]
        self.usual = [house_plans(self.facts)[0]] * seats
        self.me = rng.randrange(seats)
        self.net = shipped_net()

    def others(self, name: str) -> Others:
        """Who moves for the others in a line."""
        return {"net": None, "usual": self.usual, "known": self.plans}[name]

    def go_on(self, s: State, others: Others) -> bool:
        """Up to the next question for the net; whether there is one."""
        while not s.over and s.turn <= LONGEST * len(s.hand):
            if others and s.to_move != self.me:
                move = answer(s, self.facts, others[s.to_move])
            else:
                move = quick(s)
            if move < 0:
                return True
            carry_out(s, move)
        return False

    def play_on(self, states: Sequence[State], others: Others, stops: Callable[[int, State, float], bool]) -> None:
        """On as the net likes best. `stops` is told each question: number of the state, state, worth."""
        going = list(enumerate(states))
        while going := [(i, s) for i, s in going if self.go_on(s, others)]:
            said = self.net(rows_of([self.encoder.row(s, s.to_move) for _, s in going]))
            left = []
            for (i, s), logits, value in zip(going, said.logits, said.value, strict=True):
                if not stops(i, s, float(value)):
                    carry_out(s, s.options[int(logits[: min(len(s.options), e.OPTIONS)].argmax())])
                    left.append((i, s))
            going = left


def look(table: Table, way: Way, deals: Sequence[State], moves: Sequence[int], chances: Sequence[float]) -> int:
    """The place of the answer that comes out best."""
    me, now = table.me, int(deals[0].turn)
    lines = []
    for number, deal in enumerate(deals):
        for candidate, move in enumerate(moves):
            if move in deal.options:
                s = deal.clone()
                carry_out(s, move)
                lines.append(Line(candidate, number, s))
    said: list[list[float]] = [[] for _ in lines]  # as each of the seat's turns begins
    begun = [now] * len(lines)

    def stops(number: int, s: State, value: float) -> bool:
        if s.active == me and s.to_move == me and s.turn > begun[number]:
            begun[number] = int(s.turn)
            said[number].append(value)
        return len(said[number]) >= way.last

    table.play_on([line.s for line in lines], table.others(way.others), stops)
    sums, counts = [0.0] * len(moves), [0] * len(moves)
    for line, values in zip(lines, said, strict=True):
        end = value_of(line, me) if line.s.over else 0.0
        rounds = [*values, *[end] * (way.last - len(values))][way.first - 1 :]
        sums[line.candidate] += sum(rounds) / len(rounds)
        counts[line.candidate] += 1
    worth = [total / count if count else -1.0 for total, count in zip(sums, counts, strict=True)]
    return max(range(len(moves)), key=lambda k: worth[k] + TRUST * log(chances[k]))


class Looks:
    """What came of the questions of some games."""

    def __init__(self, ways: Sequence[str], tried: int, share: float) -> None:
        self.ways = [Way.of(text) for text in ("master", *ways)]
        self.tried = tried
        self.share = share
        self.looks = 0

    def play(self, kind: str, seats: int, rng: Random) -> None:
        """One game."""
        table = Table(kind, seats, rng)
        game, me = table.game, table.me
        for way in self.ways:
            way.gains.append(0.0)
        while not game.over and game.state.turn <= LONGEST * seats:
            s = game.state
            move = answer(s, table.facts, table.plans[s.to_move]) if s.to_move != me else quick(s)
            game.apply(move if move >= 0 else self._answer(table, rng))

    def _answer(self, table: Table, rng: Random) -> int:
        """That of `master`, after all have been asked where they might differ."""
        s = table.game.state
        said = table.net(rows_of([table.encoder.row(s, table.me)]))
        chances = chances_of(said, len(s.options))
        ranked = sorted(range(len(chances)), key=lambda i: -chances[i])[: self.tried]
        liked = [i for i in ranked if chances[i] >= self.share * chances[ranked[0]]]
        if len(liked) == 1 or not DECIDED < said.win[0][0] < 1 - DECIDED:
            return s.options[ranked[0]]
        moves = [s.options[i] for i in liked]
        likely = [chances[i] for i in liked]
        seat, luck = Seat(table.game), rng.getrandbits(40)
        answers = []
        for way in self.ways:
            begun = time.process_time()
            if way.name == "master":
                answers.append(Master(luck, stand_in=Expert).choose(seat))
            elif way.name == "alone":
                answers.append(moves[0])
            else:
                deals = [seat.determinize(luck + i).state for i in range(way.deals)]
                answers.append(moves[look(table, way, deals, moves, likely)])
            way.seconds += time.process_time() - begun
        self.looks += 1
        if len(set(answers)) > 1:
            fresh = [seat.determinize(rng.getrandbits(40)).state for _ in range(DEALS)]
            won = {move: self._won(table, fresh, move) for move in sorted(set(answers))}
            for way, move in zip(self.ways, answers, strict=True):
                way.gains[-1] += won[move] - won[answers[0]]
                way.differ += move != answers[0]
        return answers[0]

    def _won(self, table: Table, deals: Sequence[State], move: int) -> float:
        """The share that is won after an answer; deals that do not offer it are nobody's."""
        states = [deal.clone() for deal in deals if move in deal.options]
        for s in states:
            carry_out(s, move)
        table.play_on(states, table.plans, lambda number, s, value: False)
        won = [won_by_seat(s)[table.me] if s.over else 1 / len(table.plans) for s in states]
        return sum(won) / max(1, len(won))

    def __str__(self) -> str:
        """With 95 % intervals, by game."""
        games = len(self.ways[0].gains)
        told = [f"{games} games, {self.looks / games:.1f} looks in each"]
        for way in self.ways:
            mean = sum(way.gains) / games
            error = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in way.gains) / max(1, games - 1) / games)
            told.append(
                f"  {way.name:16s} {1e3 * way.seconds / max(1, self.looks):4.0f} ms,"
                f" {100 * way.differ / max(1, self.looks):4.1f} % answer otherwise,"
                f" wins {100 * mean:+.1f} ± {100 * error:.1f} %"
            )
        return "\n".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", default="base", help="a box, or mix")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--ways", nargs="+", default=["alone", "usual:8:3-5"])
    parser.add_argument("--tried", type=int, default=CANDIDATES)
    parser.add_argument("--share", type=float, default=WORTH_A_TRY)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    looks = Looks(args.ways, args.tried, args.share)
    end = time.monotonic() + 60 * args.minutes
    number = 0
    while time.monotonic() < end:
        looks.play(args.kind, args.seats, Random(f"longer looks {args.kind} {args.seats} {args.seed} {number}"))
        number += 1
        if number % 10 == 0:
            print(looks, flush=True)
    print(looks, flush=True)


if __name__ == "__main__":
    main()
