"""Find puzzles: positions of games among the net's levels in which one answer is clearly the best.

    python -m benchmarks.puzzles --minutes 30                   # adds to src/cuore/server/puzzles/shelf.json
    python -m benchmarks.puzzles --minutes 10 --only more       # of one box

A position becomes a puzzle if all of this holds; every figure is from what the seat may know, in deals of the rest:

1. There are at least three answers, and the game is open (a chance between 20 and 80 percent). Where `big-love`, who
   plays by one plain plan, would find the answer too, the puzzle is marked as plain.
2. First look, as hints take it: up to six answers in 12 deals, the net plays on until the seat's next turn. The
   best is ahead by at least 5 percent of the chance to win and by three standard errors of the deals. (Where the net
   is less than nine tenths sure, or a glance at three answers in four deals shows no lead, it does not come to that.)
3. Deep look: the best three in 24 other deals, the net plays on for three rounds. The same answer is ahead by at
   least 4 percent and by three standard errors of the deals.
4. Playouts: the same three in 40 deals to the end of the game, every seat by the usual plan of the house. The same
   answer does better than each other one, by at least half a standard error: a second opinion that must not disagree.

What is kept is one of the deals, not the true game, so nobody can read a hidden card off the file.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import cycle
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

from cuore.bots import Seat, make_bot
from cuore.bots.deals import play_out
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.evaluation import Evaluator, turn_of, won_by_seat
from cuore.bots.learned.hints import Compared, compare
from cuore.bots.learned.learned_bot import pick, quick
from cuore.bots.learned.master import chances_of, rows_of
from cuore.engine import archive
from cuore.engine.scoring import scores
from cuore.engine.state import State
from cuore.engine.turn import carry_out
from cuore.engine.zones import as_list
from cuore.server.puzzles import FILE, Puzzle, Rival
from training.venues import BOXES, MORE, random_game

KINDS = (*BOXES, MORE)
FEWEST_ANSWERS = 3
OPEN = (0.2, 0.8)  # the chance to win of a game that is not decided
TEMPERATURE = 1.5  # of the seats: games of good players who are no machines
GLANCE_DEALS, GLANCE_LEAD, SURE = 4, 0.04, 0.9  # the net's own chance of its favourite: where it is unsure, so are we
FIRST_DEALS, FIRST_LEAD, FIRST_ERRORS, TRIED = 12, 0.05, 3.0, 6
DEEP_DEALS, DEEP_LEAD, DEEP_ERRORS, ROUNDS, CLOSEST = 24, 0.04, 3.0, 3, 3
PLAYOUTS, PLAYOUT_ERRORS = 40, 0.5
EVALUATIONS = 1_000_000  # no limit that a look comes near to
MOST_ANSWERS = 900
EARLIEST, LONGEST = 3, 40  # turns of each seat between which it is looked at: the first ones are much alike
LOOKS = 20  # glances at one game
PUZZLES_A_GAME = 2
MOST_ALIKE = 3  # puzzles of the shelf with the same answer: whoever has solved one knows the next


class Finder:
    """One game that is played and looked at."""

    def __init__(self, kind: str, rng: Random) -> None:
        self.kind, self.game = random_game(rng, only=kind, seats=2 if rng.random() < 0.8 else 3)
        self.rng = rng
        self.evaluator = Evaluator(self.game.table)
        self.facts = Facts(self.game.table)
        self.plan = house_plans(self.facts)[0]
        self.simple = make_bot("big-love", rng.getrandbits(30))
        self.reached = [0, 0, 0, 0]  # positions that were glanced at, and that came as far as the other looks

    def find(self, until: float) -> list[Puzzle]:
        """Play to the end; the puzzles on the way."""
        found: list[Puzzle] = []
        s = self.game.state
        while not s.over and turn_of(s) <= LONGEST and time.time() < until and len(found) < PUZZLES_A_GAME:
            move = quick(s)
            if move < 0:
                said = self.evaluator.net(rows_of([self.evaluator.encoder.row(s, s.to_move)]))
                logits = said.logits[0]
                chances = chances_of(said, len(s.options))
                sure = max(chances)
                chance = float(said.win[0, 0])
                if sure >= SURE and self._is_worth_a_look(chance) and (puzzle := self._puzzle()):
                    found.append(puzzle)
                move = pick(logits, s, TEMPERATURE, self.rng)
            self.game.apply(move)
            s = self.game.state
        return found

    def _is_worth_a_look(self, chance: float) -> bool:
        answers = len(self.game.state.options)
        if turn_of(self.game.state) < EARLIEST:
            return False
        return answers >= FEWEST_ANSWERS and OPEN[0] <= chance <= OPEN[1] and self.reached[0] < LOOKS

    def _puzzle(self) -> Puzzle | None:
        """The position as a puzzle, if it is one."""
        self.reached[0] += 1
        seat = Seat(self.game)
        me = seat.number
        simple = self.simple.choose(seat)
        deals = [seat.determinize(number).state for number in range(GLANCE_DEALS)]
        moves = self._liked(deals[0], me)
        few = [*moves[:2], *({simple} - set(moves[:2]))]
        glance = compare(self.evaluator, deals, few, me, EVALUATIONS)
        if glance[0].lead < GLANCE_LEAD:
            return None
        deals = [seat.determinize(number).state for number in range(FIRST_DEALS)]
        first = _ranked(compare(self.evaluator, deals, moves, me, EVALUATIONS))
        self.reached[1] += 1
        if not _is_clear(first, FIRST_LEAD, FIRST_ERRORS):
            return None
        self.reached[2] += 1
        deals = [seat.determinize(1000 + number).state for number in range(DEEP_DEALS)]
        closest = [one.move for one in first[:CLOSEST]]
        deep = _ranked(compare(self.evaluator, deals, closest, me, EVALUATIONS, ROUNDS))
        if deep[0].move != first[0].move or not _is_clear(deep, DEEP_LEAD, DEEP_ERRORS):
            return None
        self.reached[3] += 1
        if not self._holds_in_playouts(seat, [one.move for one in deep]):
            return None
        kept = seat.determinize(2000)
        agreed = archive.agreed(kept.table)
        start = archive.to_plain(kept.state)
        del start["chance"]  # what comes after the answer is drawn anew each time
        deeper = {one.move: one for one in deep}
        rivals = [
            Rival(seat.text(one.move), deep[0].win - deeper[one.move].win)
            if one.move in deeper
            else Rival(seat.text(one.move), first[0].win - one.win)
            for one in first[1:]
        ]
        return Puzzle(
            name="",
            sets=agreed["sets"],
            town=agreed["town"],
            chiefs=agreed["chiefs"],
            options=agreed["options"],
            seats=len(agreed["seats"]),
            seat=me,
            turn=turn_of(kept.state),
            position=start,
            answer=seat.text(deep[0].move),
            win=deep[0].win,
            lead=deep[0].lead,
            error=deep[0].luck,
            plain=deep[0].move == simple,
            rivals=[Rival(rival.answer, round(rival.loss, 3)) for rival in rivals],
        )

    def _liked(self, s: State, me: int) -> list[int]:
        logits = self.evaluator.net(rows_of([self.evaluator.encoder.row(s, me)])).logits[0]
        options = as_list(s.options)[: len(logits)]
        return sorted(options, key=lambda move: -float(logits[options.index(move)]))[:TRIED]

    def _holds_in_playouts(self, seat: Seat, moves: Sequence[int]) -> bool:
        """Whether the first of the answers does best when the game is played to its end."""
        ends: list[list[float]] = [[] for _ in moves]
        for number in range(PLAYOUTS):
            deal = seat.determinize(3000 + number).state
            if any(move not in deal.options for move in moves):
                continue
            for place, move in enumerate(moves):
                s = deal.clone()
                carry_out(s, move)
                play_out(s, self.facts, [self.plan] * len(s.hand), MOST_ANSWERS)
                ends[place].append(_end(s, seat.number))
        return all(_by_errors(ends[0], other) >= PLAYOUT_ERRORS for other in ends[1:])


def _end(s: State, me: int) -> float:
    """How a game ended for a seat: won or not, and a little by how much, which tells more in few games."""
    points = scores(s)
    margin = points[me] - max(points[:me] + points[me + 1 :])
    won = won_by_seat(s)[me] if s.over else float(margin > 0)
    return won + max(-1.0, min(1.0, margin / 25))


def _by_errors(some: Sequence[float], other: Sequence[float]) -> float:
    """The mean difference, deal by deal, in standard errors."""
    gaps = [a - b for a, b in zip(some, other, strict=True)]
    if len(gaps) < PLAYOUTS // 2:
        return -1.0
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean / spread if spread else (1.0 if mean > 0 else 0.0)


def _ranked(compared: list[Compared]) -> list[Compared]:
    return sorted(compared, key=lambda one: -one.win)


def _is_clear(ranked: Sequence[Compared], lead: float, errors: float) -> bool:
    return ranked[0].lead >= max(lead, errors * ranked[0].luck)


def _named(kind: str, puzzles: Sequence[Puzzle]) -> str:
    """The next free name."""
    count = sum(puzzle.name.startswith(kind) for puzzle in puzzles)
    return f"{kind.replace('_', '-')}-{count + 1:02}"


def main() -> None:
    """Look until the time is up; what is found is written at once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    wish = parser.parse_args()
    shelf = msgspec.json.decode(wish.out.read_bytes(), type=list[Puzzle]) if wish.out.exists() else []
    rng = Random(f"puzzles {wish.seed} {len(shelf)}")
    until = time.time() + 60 * wish.minutes
    for games, kind in enumerate(cycle([wish.only] if wish.only else KINDS), 1):
        if time.time() >= until:
            break
        finder = Finder(kind, Random(rng.getrandbits(60)))
        for puzzle in finder.find(until):
            if sum(known.answer == puzzle.answer for known in shelf) >= MOST_ALIKE:
                continue
            named = msgspec.structs.replace(puzzle, name=_named(kind.replace("_", "-"), shelf))
            shelf.append(named)
            wish.out.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, shelf)) + b"\n]\n")
        print(f"{games} games, {len(shelf)} puzzles: {kind}, {finder.reached}", flush=True)


if __name__ == "__main__":
    main()
