"""The planner of `expert`: finds out by playing which plan wins here, in this town and from this position.

It begins with the house's plans and strategy files, keeps those that win, changes them a little, and lets the changed
plan race the best one over the same deals. A race is called off early when the challenger is behind. What was found
stays for the next turns, where it is tested again, because the town and the others' decks have changed.
"""

from __future__ import annotations

from math import tanh
from random import Random
from typing import Final

from cuore.bots.deals import Clock, Deals, is_better, play_on
from cuore.bots.evaluation import standings
from cuore.bots.facts import Facts
from cuore.bots.plans import MANY, Plan, house_plans, wanted
from cuore.bots.strategy import shipped_strategies, shipped_strategy
from cuore.engine.kinds import Kind

LAPS: Final = (4, 10, 20)  # deals after which a race may be called off
LAST_LAP: Final = 60
KEPT: Final = 3  # plans that are tested again in the next turn
MARGIN: Final = 12.0  # points: a plan is judged by the margin, which says more in few games than victories do
CAUTION: Final = 4.0  # points by which the others are thought to do better than our model of them
COUNTS: Final = (1, 1, 2, 2, 3, 4, 6, MANY)


class Planner:
    """The plans of one seat at one table."""

    def __init__(self, facts: Facts, random: Random, *, most_answers: int) -> None:
        self._facts = facts
        self._random = random
        self._most_answers = most_answers
        self._plans = [*house_plans(facts), *(shipped_strategy(name).plan(facts) for name in shipped_strategies())]
        self._wanted = [
            *facts.shop,
            *facts.events,
            *(c for c, card in facts.cards.items() if card.kind is Kind.PRIVATE_MAID),
        ]
        self._usual = self._plans[0]
        self._tested = False
        self._left = 0
        self.best = self._plans[0]
        self.rivals = [self._usual]  # what the others may be up to: the usual thing, or what is best

    def think(self, deals: Deals, seat: int, playouts: int, clock: Clock) -> None:
        """Test the plans that are kept, then look for better ones."""
        self._left = playouts
        self.rivals = [self._usual, self.best] if self._tested else [self._usual]
        results: dict[Plan, list[float]] = {}

        def mean(plan: Plan, count: int) -> float:
            known = results.setdefault(plan, [])
            while len(known) < count and self._left > 0 and not clock.is_up:
                known.append(self._result(deals, seat, plan, len(known)))
                self._left -= 1
            return sum(known[:count]) / max(1, min(count, len(known)))

        ranked = self._plans
        for lap in LAPS:
            ranked = sorted(ranked, key=lambda plan: -mean(plan, lap))[: max(KEPT, len(ranked) // 3)]
        if self._tested and self.best in ranked and not is_better(results[ranked[0]], results[self.best]):
            ranked = [self.best, *(plan for plan in ranked if plan is not self.best)]  # no change for chance's sake
        while self._left > 0 and not clock.is_up:
            best = ranked[0]
            child = self._changed(self._random.choice(ranked[:3]))
            if all(mean(child, lap) >= mean(best, lap) for lap in LAPS) and self._left > 0:
                mean(child, LAST_LAP), mean(best, LAST_LAP)
                if is_better(results[child], results[best]):
                    ranked = [child, *ranked]
        self._plans = ranked[:KEPT]
        self._tested = True
        self.best = ranked[0]
        self.rivals = [self._usual, self.best]

    def _result(self, deals: Deals, seat: int, plan: Plan, number: int) -> float:
        s = deals.deal(number)
        plans = [self.rivals[number % len(self.rivals)]] * int(s.table.seat_count)
        plans[seat] = plan
        play_on(s, self._facts, plans, self._most_answers)
        standing = standings(s, self._facts)
        margin = standing[seat] - max([other for i, other in enumerate(standing) if i != seat])
        return tanh((margin - CAUTION) / MARGIN)

    def _changed(self, plan: Plan) -> Plan:
        """The plan with one or two things done otherwise."""
        random = self._random
        menu = list(plan.menu)
        kind = random.random()
        if kind < 0.45 or not menu:
            card = random.choice(self._wanted)
            if random.random() < 0.7:
                menu = [entry for entry in menu if entry[0] != card]
            menu.insert(random.randrange(len(menu) + 1), wanted(self._facts, card, random.choice(COUNTS)))
        elif kind < 0.6:
            menu.pop(random.randrange(len(menu)))
        elif kind < 0.75:
            entry = menu.pop(random.randrange(len(menu)))
            menu.insert(random.randrange(len(menu) + 1), entry)
        elif kind < 0.85:
            at = random.randrange(len(menu))
            menu[at] = (menu[at][0], random.choice(COUNTS), menu[at][2])
        elif kind < 0.9:
            return plan.but(rush=random.choice((1, 4, 8, 14, MANY)))
        elif kind < 0.95:
            return plan.but(green=random.choice((0, 1, 2, 3, 4, 6)), late=random.choice((0, 3, 5, 8, 12)))
        else:
            return plan.but(chamber=random.choice((0.3, 1, 2, 4)), early=random.choice((0.2, 0.6, 1.0)))
        changed = plan.but(menu=menu)
        return self._changed(changed) if random.random() < 0.3 else changed
