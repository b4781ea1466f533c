"""`expert`: a planner for what to build (planner.py) and a tree search for the choice at hand (tree.py).

Both look only into games that the seat could not tell from the true one. The budget is counted in playouts, so the
same seed gives the same game; `seconds` is a limit for one answer besides, and holds because both look at the clock
after every playout.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from cuore.bots.candidates import candidates, is_easy
from cuore.bots.deals import Clock, Deals
from cuore.bots.facts import facts_of
from cuore.bots.planner import Planner
from cuore.bots.policy import answer
from cuore.bots.seat import Seat
from cuore.bots.tree import Search
from cuore.engine.state import State

OPENING: Final = 3  # turns each, in which most of the thinking about the plan is done
LATECOMER: Final = 3  # times as much for whoever takes a seat in the middle of a game, and has no plan yet


@dataclass(frozen=True)
class Budget:
    """How much is thought about what, in playouts of whole games for two; near the end they are short, and more."""

    first_plan: int  # about the plan, in each of the first turns
    plan: int  # … and in every turn from then on
    choice: int  # in the search, about each choice that needs one
    most_answers: int = 400  # a rollout that has not ended by then is judged as it stands


USUAL: Final = Budget(first_plan=1000, plan=15, choice=8)  # what `expert` is measured with (docs/arena.md)


class Expert:
    """Thinks once a turn about the plan, and at every real choice about the choice."""

    def __init__(self, seed: int = 0, *, budget: Budget | None = None, seconds: float | None = None) -> None:
        self._random = Random(seed)
        self.budget = budget or USUAL
        self.seconds = seconds
        self._planner: Planner | None = None
        self._table: tuple[object, ...] = ()
        self._turn = -1  # in which the plan was last thought about
        self.playouts = 0  # so far, about plans and choices

    def choose(self, seat: Seat) -> int:
        """The answer that came out best in the games that could be this one."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.seconds)
        deals = Deals(seat, self._random.getrandbits(40))
        s = deals.deal(0)
        facts = facts_of(seat.table)
        planner = self._planner_for(seat)
        if not s.frames and is_easy(s, facts, planner.best):
            return answer(s, facts, planner.best)
        self._think(planner, deals, seat.number, s, clock)
        tried = candidates(s, facts, planner.best)
        if len(tried) == 1:
            return tried[0][0]
        plans = [[rival] * int(s.table.seat_count) for rival in planner.rivals]
        for seats in plans:
            seats[seat.number] = planner.best
        search = Search(deals, facts, plans, self.budget.most_answers)
        chosen = search.run(self.budget.choice, clock)
        self.playouts += search.iterations
        return chosen

    def _planner_for(self, seat: Seat) -> Planner:
        table = seat.table
        agreed = (table.sets, table.town, table.options, table.chiefs, table.overlay, table.seats)
        if self._planner is None or agreed != self._table:
            self._table = agreed
            self._turn = -1
            self._planner = Planner(
                facts_of(table), Random(self._random.getrandbits(40)), most_answers=self.budget.most_answers
            )
        return self._planner

    def _think(self, planner: Planner, deals: Deals, number: int, s: State, clock: Clock) -> None:
        """Once in each of one's own turns."""
        if s.turn == self._turn or s.active != number:
            return
        if s.turn <= OPENING * s.table.seat_count:
            playouts = self.budget.first_plan
        else:
            playouts = self.budget.plan * (1 if self._turn >= 0 else LATECOMER)
        self._turn = int(s.turn)
        self.playouts += planner.think(deals, number, playouts, clock)
