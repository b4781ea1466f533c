"""New plans out of old ones: what a planner tries next (planner.py)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.house_plans import FEW, THREE_LOVE, TWO_LOVE
from cuore.bots.plans import MANY, Entry, Plan, wanted
from cuore.engine.kinds import Kind

LOVE: Final = (TWO_LOVE, THREE_LOVE)
OF_MAIDS: Final = (1, 2, 2, 3, MANY)  # copies that may be wanted of a general maid …
OF_OTHERS: Final = (1, 1, 2, MANY)  # … and of anything else
COPIES: Final = (1, 1, 2, 2, 3, 4, 6, MANY)
CROSSED: Final = 0.2  # of the children
TO_THE_BEST: Final = 0.8  # how much the better ones are preferred as parents
AGAIN: Final = 0.2  # of the changed plans are changed once more
EARLY_POINTS: Final = 6.0  # turns left


class PlanChanges:
    """Changes plans for one table."""

    def __init__(self, facts: Facts, random: Random) -> None:
        self._facts = facts
        self._random = random
        cards = facts.cards
        self._maids = [c for c in facts.shop if cards[c].kind is Kind.GENERAL_MAID]
        private = [c for c, card in cards.items() if card.kind is Kind.PRIVATE_MAID]
        self._wanted = [*facts.shop, *facts.events, *private]

    def neighbours(self, plan: Plan) -> list[Plan]:
        """What lies next to the plan, the nearest last: two helpers more; one, another temper, 3 Love or not.

        Two, because helpers may need each other: many cards drawn are of use once somebody gives a serving.
        """
        have = {card for card, _, _ in plan.menu}
        free = [card for card in self._maids if card not in have]
        pairs = [self._with_helpers(plan, *pair) for pair in combinations(free, 2)]
        found = [self._with_helpers(plan, card) for card in free]
        found.append(plan.changed(rush=1.0 if plan.rush >= MANY else MANY))
        found.append(plan.changed(green=0.0 if plan.green > 0 else EARLY_POINTS))
        if THREE_LOVE in have:
            found.append(plan.changed(menu=[entry for entry in plan.menu if entry[0] != THREE_LOVE]))
        elif THREE_LOVE in self._facts.cards:
            found.append(_before_love(plan, [wanted(self._facts, THREE_LOVE, MANY)]))
        self._random.shuffle(pairs)
        self._random.shuffle(found)
        return [*pairs, *found]

    def _with_helpers(self, plan: Plan, *maids: int) -> Plan:
        return _before_love(plan, [wanted(self._facts, card, FEW) for card in maids])

    def child(self, ranked: list[Plan]) -> Plan:
        """A new plan out of one or two of these, the best of which is the first."""
        random = self._random
        parent = ranked[min(len(ranked) - 1, int(random.expovariate(TO_THE_BEST)))]
        if random.random() >= CROSSED:
            return self._changed(parent)
        child = self._crossed(parent, random.choice(ranked))
        return self._changed(child) if random.random() < 0.5 else child

    def _crossed(self, one: Plan, other: Plan) -> Plan:
        """The beginning of one menu, then what the other has besides."""
        begun = one.menu[: self._random.randrange(len(one.menu) + 1)]
        taken = {card for card, _, _ in begun}
        temper = one if self._random.random() < 0.7 else other
        return temper.changed(menu=[*begun, *(entry for entry in other.menu if entry[0] not in taken)])

    def _changed(self, plan: Plan) -> Plan:
        """The plan with one or two things done otherwise."""
        random = self._random
        menu = list(plan.menu)
        kind = random.random()
        if kind < 0.5 or not menu:
            menu = self._with_another(menu)
        elif kind < 0.62:
            menu.pop(random.randrange(len(menu)))
        elif kind < 0.77:
            entry = menu.pop(random.randrange(len(menu)))
            menu.insert(random.randrange(len(menu) + 1), entry)
        elif kind < 0.83:
            at = random.randrange(len(menu))
            menu[at] = (menu[at][0], random.choice(COPIES), menu[at][2])
        elif kind < 0.9:
            return plan.changed(rush=random.choice((1, 4, 8, 14, MANY)))
        elif kind < 0.96:
            return plan.changed(green=random.choice((0, 1, 2, 3, 4, 6)), late=random.choice((0, 3, 5, 8, 12)))
        else:
            return plan.changed(chamber=random.choice((0.3, 1, 2, 4)), early=random.choice((0.2, 0.6, 1.0)))
        changed = plan.changed(menu=menu)
        return self._changed(changed) if random.random() < AGAIN else changed

    def _with_another(self, menu: list[Entry]) -> list[Entry]:
        """A card put where it is most often missing: before everything, around the first love, or at the end."""
        random = self._random
        card = random.choice(self._maids or self._wanted) if random.random() < 0.6 else random.choice(self._wanted)
        menu = [entry for entry in menu if entry[0] != card]
        love = _first_love(menu)
        places = (0, love, min(love + 1, len(menu)), len(menu), random.randrange(len(menu) + 1))
        place = random.choices(places, (25, 30, 10, 10, 25))[0]
        copies = random.choice(OF_MAIDS if card in self._maids else OF_OTHERS)
        menu.insert(place, wanted(self._facts, card, copies))
        return menu


def _before_love(plan: Plan, entries: list[Entry]) -> Plan:
    love = _first_love(plan.menu)
    return plan.changed(menu=[*plan.menu[:love], *entries, *plan.menu[love:]])


def _first_love(menu: Sequence[Entry]) -> int:
    """Where in the menu the first love card stands."""
    return next((at for at, entry in enumerate(menu) if entry[0] in LOVE), len(menu))
