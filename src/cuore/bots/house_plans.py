"""Where a planner begins: plans that are sensible in many towns, made from what the cards' pages say.

They come in two tempers. A calm plan sees the game through: no love is too small to be spent, on 2 Love while it can
be had and at last on events for the others. A brisk one saves for 3 Love and is glad of an early end. In both, each
maid of the town is tried once as the main thing and once as a helper.
"""

from __future__ import annotations

from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.plans import ANY_BEER, HALF_POINT, MANY, Entry, Plan, end_in_sight, few_waiting, none_yet, wanted
from cuore.engine.kinds import Kind
from cuore.engine.steps import Gain

TWO_LOVE: Final = 1
THREE_LOVE: Final = 2
FEW: Final = 2  # copies of a helper
SECOND_SERVING: Final = 1.0  # love that a serving more in every turn is worth to maids who give none back


def house_plans(facts: Facts) -> list[Plan]:
    """All of them; the first is what most people do: save up love, employ chiefs."""
    cards = facts.cards
    chiefs = _all_of(facts, [c for c in facts.shop if cards[c].kind is Kind.MAID_CHIEF])
    lying = _all_of(facts, [c for c in facts.shop if cards[c].kind is Kind.BUILDING and cards[c].vp > 1])
    beer: list[Entry] = [(ANY_BEER, MANY, None)] if facts.has_beer else []
    points = [*chiefs, *lying, *beer]
    two, three = _all_of(facts, [TWO_LOVE]), _all_of(facts, [THREE_LOVE])
    love = [*three, *two]
    bad = _all_of(facts, sorted(facts.events, key=lambda c: cards[c].cost))  # the cheaper harm goes first
    useful, busy = _helpers(facts, extra=0.0), _helpers(facts, extra=SECOND_SERVING)
    pretty = _pretty(facts)
    maids = [c for c in facts.shop if cards[c].kind is Kind.GENERAL_MAID]
    rooms = _all_of(facts, [c for c in maids if cards[c].chamber == 1])
    few_rooms: list[Entry] = [(c, MANY, few_waiting) for c, _, _ in rooms]
    by_points = sorted((c for c in facts.shop if facts.points[c] >= 1), key=lambda c: -facts.points[c])
    at_the_end: list[Entry] = [(c, MANY, end_in_sight) for c in by_points]
    usual = Plan([*points, *at_the_end, *three, *useful, *two, *few_rooms], name="love", late=7.0, rush=1.0)
    calm = Plan([*useful, *points, *two, *pretty, *bad], name="calm", green=0.0, late=3.0, rush=MANY)
    brisk = Plan([*points, *three, *useful, *two, *few_rooms], name="brisk", green=4.0, late=8.0, rush=1.0)
    plans = [
        usual,
        calm,
        calm.changed(name="calm love", menu=[*points, *three, *useful, *two, *bad]),
        calm.changed(name="calm love and rooms", menu=[*points, *three, *useful, *two, *few_rooms, *bad]),
        Plan([*points, *useful, *love, *bad], name="love and events", late=8.0),
        Plan([*points, *useful, *rooms, *love, *bad], name="rooms"),
        Plan([*rooms, *points, *useful, *love], name="rooms first"),
        Plan([*points, *three, *useful, *rooms, *two, *bad], name="love, then rooms"),
    ]
    for card in maids:
        name = cards[card].name
        few, many = wanted(facts, card, FEW), wanted(facts, card, MANY)
        helpers = busy if facts.terminal[card] else useful
        plans += [
            calm.changed(name=f"calm, all of {name}", menu=[many, *helpers, *points, *two, *pretty, *bad]),
            calm.changed(name=f"calm, two of {name}", menu=[few, *calm.menu]),
            calm.changed(name=f"calm, then {name}", menu=[*points, *useful, many, *two, *pretty, *bad]),
            brisk.changed(name=f"brisk, all of {name}", menu=[many, *brisk.menu]),
            brisk.changed(name=f"brisk, two of {name}", menu=[*points, few, *three, *useful, *two, *few_rooms]),
        ]
    return plans


def _helpers(facts: Facts, extra: float) -> list[Entry]:
    """The private maids who are of use in every turn; `extra` is what one counts for who gives a serving."""
    cards = facts.cards

    def use(card: int) -> float:
        serves = any(isinstance(step, Gain) and step.serving for step in cards[card].at_start)
        return facts.start_worth[card] + extra * serves

    found = [c for c in cards if cards[c].kind is Kind.PRIVATE_MAID and facts.points[c] >= 0 and use(c) > HALF_POINT]
    return [(c, 1, none_yet) for c in sorted(found, key=lambda c: (-use(c), -facts.points[c]))]


def _pretty(facts: Facts) -> list[Entry]:
    """Private maids for their points, when there is already one."""
    cards, points = facts.cards, facts.points
    found = [c for c in cards if cards[c].kind is Kind.PRIVATE_MAID and points[c] > 0 and facts.start_worth[c] > 0]
    return [(c, 1, None) for c in sorted(found, key=lambda c: (-points[c], -cards[c].cost))]


def _all_of(facts: Facts, cards: list[int]) -> list[Entry]:
    return [wanted(facts, card, MANY) for card in cards if card in facts.cards]
