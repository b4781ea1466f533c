"""The planner of `expert`: finds out by playing which plan wins here, in this town and from this position.

It begins with the house's plans and strategy files, keeps those that win, changes them (changes.py), and lets the new
plan race the best one over the same deals. A race is called off early when the challenger is behind. What was found
stays for the next turns, where it is tested again, because the town and the others' decks have changed.
"""

from __future__ import annotations

from math import inf, sqrt, tanh
from random import Random
from typing import Final

from cuore.bots.changes import PlanChanges
from cuore.bots.deals import Clock, Deals, is_better, play_out
from cuore.bots.evaluation import standings
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.plans import Plan
from cuore.bots.strategy import shipped_strategies, shipped_strategy

HEATS: Final = (3, 6, 12, 24)  # deals after which the worse half of the plans is dropped
LAPS: Final = (8, 24, 64)  # deals after which a race of two may be called off …
SLACK: Final = 0.3  # … because the challenger is behind by more than this, divided by the root of the deals
DOUBT: Final = 1.0  # standard errors by which a new plan must be better
LAST_LAP: Final = 128  # enough that a plan does not win by suiting these deals
KEPT: Final = 6  # plans that are tested again in the next turn
MARGIN: Final = 12.0  # points: a plan is judged by the margin, which says more in few games than victories do
CLEAR: Final = 0.85  # a mean result that needs no better plan
CAUTION: Final = 4.0  # points by which the others are thought to do better than our model of them


class Planner:
    """The plans of one seat at one table."""

    def __init__(self, facts: Facts, random: Random, *, most_answers: int) -> None:
        self._facts = facts
        self._most_answers = most_answers
        self._plans = [*house_plans(facts), *(shipped_strategy(name).plan(facts) for name in shipped_strategies())]
        self._changes = PlanChanges(facts, random)
        self._usual = self._plans[0]
        self._untried: list[Plan] = []  # what comes next to the best plan; a turn may be too short for all of it
        self._tested = False
        self.best = self._plans[0]
        self.rivals = [self._usual]  # what the others may be up to: mostly the usual thing, or what is best

    def think(self, deals: Deals, seat: int, playouts: int, clock: Clock) -> int:
        """Test the plans that are kept, then look for better ones. Says in how many playouts."""
        if self._tested:
            self.rivals = [self._usual, self.best, self._usual]
        trial = _Trial(self, deals, seat, playouts, clock)
        ranked = self._plans
        for heat in HEATS:
            if self._tested and trial.mean(self.best, heat) > CLEAR and heat >= LAPS[0]:
                break
            ranked = sorted(ranked, key=lambda plan: -trial.mean(plan, heat))[: max(KEPT, len(ranked) // 2)]
        if self._tested and self.best in ranked and not trial.is_better(ranked[0], self.best):
            ranked = [self.best, *(plan for plan in ranked if plan is not self.best)]  # no change for chance's sake
        if not self._tested or ranked[0] is not self.best:
            self._untried = self._changes.neighbours(ranked[0])
        while not trial.is_over:
            best = ranked[0]
            if trial.mean(best, LAPS[0]) > CLEAR and trial.mean(best, LAPS[1]) > CLEAR:
                break
            child = self._untried.pop() if self._untried else self._changes.child(ranked)
            if trial.is_behind(child, best):
                continue
            if trial.is_better(child, best):
                ranked = [child, *ranked][:KEPT]
                self._untried = self._changes.neighbours(child)
            elif trial.mean(child, LAPS[0]) > trial.mean(ranked[-1], LAPS[0]):
                ranked = [*ranked[: KEPT - 1], child]
        self._plans = ranked
        self._tested = True
        self.best = ranked[0]
        self.rivals = [self._usual, self.best, self._usual]
        return trial.playouts

    def result(self, deals: Deals, seat: int, plan: Plan, number: int) -> tuple[float, float]:
        """How a plan does in a deal, from -1 to 1, and what it cost to know."""
        s = deals.deal(number)
        plans = [self.rivals[number % len(self.rivals)]] * int(s.table.seat_count)
        plans[seat] = plan
        cost = play_out(s, self._facts, plans, self._most_answers)
        standing = standings(s, self._facts)
        margin = standing[seat] - max([other for i, other in enumerate(standing) if i != seat])
        return tanh((margin - CAUTION) / MARGIN), cost


class _Trial:
    """The results of one turn's thinking, plan by plan over the same deals, as far as the budget goes."""

    def __init__(self, planner: Planner, deals: Deals, seat: int, playouts: int, clock: Clock) -> None:
        self._planner = planner
        self._deals = deals
        self._seat = seat
        self._left = float(playouts)
        self._clock = clock
        self._results: dict[Plan, list[float]] = {}
        self.playouts = 0

    @property
    def is_over(self) -> bool:
        """Whether the budget is spent or the time up."""
        return self._left <= 0 or self._clock.is_up

    def mean(self, plan: Plan, count: int) -> float:
        """The mean result in so many deals; what was never tried comes last."""
        known = self._results.setdefault(plan, [])
        while len(known) < count and not self.is_over:
            result, cost = self._planner.result(self._deals, self._seat, plan, len(known))
            known.append(result)
            self.playouts += 1
            self._left -= cost
        known = known[:count]
        return sum(known) / len(known) if known else -inf

    def is_behind(self, child: Plan, best: Plan) -> bool:
        """Let them race; whether the challenger falls behind, or the budget ends before the race does."""
        for lap in LAPS:
            if self.mean(child, lap) < self.mean(best, lap) - SLACK / sqrt(lap) or self.is_over:
                return True
        self.mean(child, LAST_LAP)
        self.mean(best, LAST_LAP)
        return False

    def is_better(self, one: Plan, other: Plan) -> bool:
        """Whether one has done better than the other by more than chance would often have it."""
        return is_better(self._results[one], self._results[other], DOUBT)
