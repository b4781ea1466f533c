"""A random town that meets some wishes, or the wish that stands in the way.

Among the towns that meet the wishes each is as likely as any other (census.py), with two exceptions that people
expect. How many bar maids there are is drawn first, as the rulebook says. And sisters who are to stay together come
about as often as any single maid: counted as towns, three of them at once would hardly ever come in a large mix.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cuore.engine.cards import Card
from cuore.engine.chance import Chance, fast_chance
from cuore.engine.errors import Reason, listed
from cuore.engine.names import find_card
from cuore.engine.ruleset import TownRule
from cuore.engine.setup import Overlay
from cuore.engine.town import TOWN_SIZE, modules
from cuore.towns.census import Conditions, Count, census
from cuore.towns.reasons import TownError, wish_error
from cuore.towns.rules import members, rules_for
from cuore.towns.town import Band, Town, boxes_of, general_cards, leading_sets
from cuore.towns.traits import is_source
from cuore.towns.wishes import ATTACKS, RANDOM_CHIEFS, Wishes


@dataclass(frozen=True)
class _Demand:
    """One wish, or one rule of a box, as a condition; a wish is what can be given up."""

    wish: str  # the key of a line in reasons.py
    detail: object = None
    inside: frozenset[int] = frozenset()
    outside: frozenset[int] = frozenset()
    together: tuple[frozenset[int], ...] = ()
    partners: tuple[tuple[int, int], ...] = ()
    count: Count | None = None
    rule: TownRule | None = None


class _Request:
    """Wishes with their cards."""

    def __init__(self, wishes: Wishes, overlay: Overlay | None) -> None:
        self.wishes = wishes
        self.boxes = boxes_of(wishes.sets)
        self.maids = general_cards(self.boxes, overlay)
        self.required = self._named(wishes.required)
        self.demands = [*self._rules(), *self._wishes()]
        if not self.possible(self.demands):  # what a rulebook only advises gives way
            self.demands = [demand for demand in self.demands if demand.rule is None or demand.rule.firm]

    def _named(self, names: Iterable[str]) -> list[Card]:
        found = (find_card(name, self.maids) for name in names)
        return list({card.id: card for card in found}.values())

    def _rules(self) -> Iterable[_Demand]:
        for rule in rules_for(self.boxes):
            yield _Demand(
                "wish-rule",
                Reason(f"rule-{rule.name}"),
                count=Count(_ids(members(rule, self.boxes)), rule.at_least),
                rule=rule,
            )

    def _wishes(self) -> Iterable[_Demand]:
        """What is easily given up comes first: the search for a culprit ends with what comes last."""
        wishes, maids = self.wishes, self.maids
        if wishes.avoid_dead:
            yield self._no_dead_cards()
        if wishes.sisters_together:
            yield _Demand("wish-sisters", together=tuple(map(_ids, self.families())))
        for card in self._named(wishes.banned):
            yield _Demand("wish-banned", card.name, outside=_ids([card]))
        for card in self.required:
            yield _Demand("wish-required", card.name, inside=_ids([card]))
        for what, number in wishes.sources:
            members = _ids(card for card in maids if is_source(card, what))
            yield _Demand(
                "wish-sources", _at_least(Reason("wish-source", what=what), number), count=Count(members, number)
            )
        for what, number in wishes.costs:
            members = _ids(card for card in maids if card.cost in Band.read(what))
            yield _Demand("wish-costs", _at_least(what, number), count=Count(members, number))
        low, high = ATTACKS[wishes.attacks]
        if wishes.attacks != "any":
            yield _Demand("wish-attacks", wishes.attacks, count=Count(_ids(c for c in maids if c.attack), low, high))

    def _no_dead_cards(self) -> _Demand:
        number_of = {card.name: card.id for card in self.maids}
        there = modules(self.boxes, self.wishes.options) | number_of.keys()  # which maids are there is still open
        choice = [card for card in self.maids if card.id not in _ids(self.required)]
        dead = [card for card in choice if not there.issuperset(card.needs)]
        partners = [(card.id, number_of[need]) for card in choice for need in card.needs if need in number_of]
        return _Demand("wish-no-dead-cards", outside=_ids(dead), partners=tuple(partners))

    def families(self) -> list[list[Card]]:
        """Sisters, family by family."""
        names = dict.fromkeys(card.family for card in self.maids if card.family)
        return [[card for card in self.maids if card.family == name] for name in names]

    def conditions(self, demands: Iterable[_Demand]) -> Conditions:
        """All demands at once."""
        demands = list(demands)
        return Conditions(
            maids=tuple(card.id for card in self.maids),
            inside=frozenset().union(*(demand.inside for demand in demands)),
            outside=frozenset().union(*(demand.outside for demand in demands)),
            together=tuple(family for demand in demands for family in demand.together),
            partners=tuple(pair for demand in demands for pair in demand.partners),
            counts=tuple(demand.count for demand in demands if demand.count is not None),
        )

    def possible(self, demands: Iterable[_Demand]) -> bool:
        """Whether some town meets them all."""
        return census(self.conditions(demands)).possible


def _at_least(what: object, number: int) -> Reason:
    return Reason("wish-at-least", what=what, number=number)


def _ids(cards: Iterable[Card]) -> frozenset[int]:
    return frozenset(card.id for card in cards)


def count_towns(wishes: Wishes, overlay: Overlay | None = None) -> int:
    """How many different towns meet the wishes; 0 where `generate` would refuse."""
    request = _Request(wishes, overlay)
    return census(request.conditions(request.demands)).total


def generate(wishes: Wishes, seed: int, overlay: Overlay | None = None) -> Town:
    """The town that belongs to a seed, or a `TownError` that names the wish that cannot be met."""
    request = _Request(wishes, overlay)
    conditions = request.conditions(request.demands)
    if not census(conditions).possible:
        raise _culprit(request)
    chance = fast_chance(seed)
    drawn: tuple[Count, ...] = ()
    for cases in _drawn_first(request, conditions):
        drawn += (_draw_case(conditions, drawn, cases, chance),)
    chosen = _draw_town(conditions, drawn, chance)
    chiefs = wishes.chiefs
    if chiefs == RANDOM_CHIEFS:  # drawn last: the same seed has the same maids, whoever leads them
        leading = leading_sets(request.boxes)
        chiefs = leading[chance.below(len(leading))]
    names = tuple(card.name for card in request.maids if card.id in chosen)
    return Town(wishes.sets, names, chiefs, wishes.options)


_Cases = list[tuple[int, Count]]  # each with its weight


def _drawn_first(request: _Request, conditions: Conditions) -> Iterable[_Cases]:
    """What is decided before the town is filled up."""
    for rule in rules_for(request.boxes):
        if rule.first:
            ids = _ids(members(rule, request.boxes))
            yield [(1, Count(ids, n, n)) for n in range(rule.at_least, len(ids) + 1)]
    if request.wishes.sisters_together:
        choice = len(conditions.maids) - len(conditions.outside)
        for family in map(_ids, request.families()):
            yield [(TOWN_SIZE, Count(family, len(family))), (max(1, choice - TOWN_SIZE), Count(family, 0, 0))]


def _draw_case(conditions: Conditions, drawn: tuple[Count, ...], cases: _Cases, chance: Chance) -> Count:
    """One of the cases that leave a town after what was drawn before."""
    left = [(w, c) for w, c in cases if census(_also(conditions, *drawn, c)).possible]
    number = chance.below(sum(weight for weight, _ in left))
    for weight, case in left:
        if number < weight:
            return case
        number -= weight
    raise AssertionError("some case was possible before")


_QUICK = 1000  # cases that are counted in no time
_TRIES = 300


def _draw_town(conditions: Conditions, drawn: tuple[Count, ...], chance: Chance) -> list[int]:
    """A town under all conditions.

    Counting finds any town, but many conditions take long to count: then the first attempts draw without the counted
    wishes and look. Both ways each town is as likely as any other.
    """
    exact = census(_also(conditions, *drawn))
    if exact.cases > _QUICK:
        loose = census(replace(conditions, counts=drawn))
        for _ in range(_TRIES):
            town = loose.town(_below(chance, loose.total))
            if all(count.holds(town) for count in conditions.counts):
                return town
    return exact.town(_below(chance, exact.total))


def _also(conditions: Conditions, *counts: Count) -> Conditions:
    return replace(conditions, counts=(*conditions.counts, *counts))


_CHUNK = 1 << 16


def _below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, where n may be far larger than one draw of chance allows."""
    while True:
        number, span = 0, 1
        while span < n:
            number, span = number * _CHUNK + chance.below(_CHUNK), span * _CHUNK
        if number < span // n * n:
            return number % n


# -- which wish stands in the way ----------------------------------------------------------------------------------


def _culprit(request: _Request) -> TownError:
    """About wishes that do not go together, none too many: give up any one of them, and a town is there."""
    if not request.possible(demand for demand in request.demands if demand.rule is not None):
        sets = Reason("wish-sets", what=", ".join(request.wishes.sets))
        return wish_error(sets, "few-maids", count=len(request.maids), size=TOWN_SIZE)
    kept = list(request.demands)
    for demand in request.demands:
        fewer = [other for other in kept if other is not demand]
        if not request.possible(fewer):
            kept = fewer
    wishes = [demand for demand in kept if demand.rule is None]
    counted = [demand for demand in wishes if demand.count is not None]
    main = (counted or wishes)[-1]
    alike = [demand for demand in kept if (demand is main if main.count is not None else demand.wish == main.wish)]
    others = [demand for demand in kept if demand not in alike]
    most = _most(request, main, others)
    wish = _in_words(alike)
    if not others and most is None:
        return wish_error(wish, "no-town-of", size=TOWN_SIZE)
    if not others:
        return wish_error(wish, "only-in", most=most, sets=", ".join(request.wishes.sets))
    if most is None:
        return wish_error(wish, "not-with", others=_in_words(others))
    return wish_error(wish, "only-with", most=most, others=_in_words(others))


def _most(request: _Request, main: _Demand, others: list[_Demand]) -> int | None:
    """How much of a counted wish the others leave possible; None if its lower bound is not what is in the way."""
    if main.count is None:
        return None
    for low in range(main.count.low - 1, -1, -1):
        if request.possible([*others, replace(main, count=replace(main.count, low=low))]):
            return low
    return None


def _in_words(demands: Iterable[_Demand]) -> object:
    """Demands one after the other, those of one kind together."""
    details: dict[str, list[object]] = {}
    for demand in demands:
        details.setdefault(demand.wish, []).append(demand.detail)
    kinds = [Reason(wish) if each[0] is None else Reason(wish, what=listed(each)) for wish, each in details.items()]
    return listed(kinds, "wish-and")
