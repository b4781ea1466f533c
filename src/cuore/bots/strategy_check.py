"""What a strategy file says without effect: rules that can never be followed, conditions that never or always hold.

A condition is tried with all values that its words could have, as far as they can make a difference: those around the
numbers that it names, and the least and the most that there can be. Nothing is claimed where that would be too many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final, NamedTuple

from cuore.bots.conditions import Number, read_condition
from cuore.bots.strategy_file import Rule, Strategy
from cuore.boxes.registry import BOXES
from cuore.engine.cards import Card
from cuore.engine.errors import Reason
from cuore.engine.kinds import Kind
from cuore.engine.state import State
from cuore.words.position import NEVER_EMPLOYED

MOST: Final = 999.0
RANGES: Final = {"turn": (1.0, MOST), "players": (2.0, 6.0), "points": (-MOST, MOST), "lead": (-MOST, MOST)}
USUAL: Final = (0.0, MOST)  # of all other words
FRACTIONS: Final = ("turns_left",)  # the words that are no whole numbers
SMALL: Final = 30  # where a condition reckons, every value up to this one is tried
MOST_TRIALS: Final = 40_000
SERVED: Final = (Kind.GENERAL_MAID, Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)

Word = tuple[str, str | None]


class Notice(NamedTuple):
    """What whoever wrote a line should know about it."""

    line: int
    reason: Reason


def warnings(strategy: Strategy) -> list[Notice]:
    """Everything in a strategy that can have no effect, from top to bottom."""
    found = []
    for at, rule in enumerate(strategy.rules):
        reason = _about(rule, strategy.rules[:at])
        if reason is not None:
            found.append(Notice(rule.line, reason))
    found += [
        Notice(strategy.serve_line, Reason("strategy-not-served", card=name))
        for name in strategy.serve
        if not any(card.kind in SERVED for card in _cards(name))
    ]
    return found


def _about(rule: Rule, earlier: tuple[Rule, ...]) -> Reason | None:
    """Why a rule can never be followed, or need not say what it says."""
    if rule.names and all(card.kind in NEVER_EMPLOYED for name in rule.names for card in _cards(name)):
        return Reason("strategy-never-employed", card=rule.names[0])
    verdicts = outcomes(rule.text) if rule.text else {True, False}
    if verdicts == {False}:
        return Reason("strategy-never-holds", text=rule.text)
    hiding = _hiding(rule, earlier)
    if hiding:
        return Reason("strategy-hidden", line=hiding)
    return Reason("strategy-always-holds", text=rule.text) if verdicts == {True} else None


def _hiding(rule: Rule, earlier: tuple[Rule, ...]) -> int:
    """The line of the rule before it that takes whatever this one could; 0 if there is none."""
    greedy = [one for one in earlier if one.condition is None and one.up_to >= rule.up_to]
    if rule.kind:
        return next((one.line for one in greedy if one.kind == rule.kind), 0)
    alone = {one.names[0]: one.line for one in reversed(greedy) if len(one.names) == 1}
    return max((alone[name] for name in rule.names), default=0) if all(name in alone for name in rule.names) else 0


def _cards(name: str) -> Iterator[Card]:
    return (card for box in BOXES.values() for card in box.cards if card.name == name)


def outcomes(text: str) -> set[bool]:
    """What a condition can come to, whatever the position; both where it would take too long to find out."""
    values: dict[Word, float] = {}

    def meaning(word: str, name: str | None) -> Number:
        values[word, name] = 0.0
        return lambda s, seat, card: values[word, name]

    holds = read_condition(text, meaning)
    words = list(values)
    tried = [_worth_trying(word, text) for word, _ in words]
    if prod(map(len, tried)) > MOST_TRIALS:
        return {True, False}
    found: set[bool] = set()
    for chosen in product(*tried):
        values.update(zip(words, chosen, strict=True))
        found.add(bool(holds(_NOWHERE, 0, 0)))
        if len(found) > 1:
            break
    return found


_NOWHERE: Final[State] = None  # type: ignore[assignment]  # no word of such a condition looks at a position


def _worth_trying(word: str, text: str) -> list[float]:
    low, high = RANGES.get(word, USUAL)
    unquoted = re.sub(r'"[^"]*"', "", text)
    named = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", unquoted)]
    values = {low, high}
    for number in named:
        for near in (number - 1, number, number + 1, -number - 1, -number, -number + 1):
            values.add(near)
            if word in FRACTIONS:
                values |= {near - 0.5, near + 0.5}
    if re.search(r"[-+*]", unquoted) or _compares_words(unquoted):
        values |= {float(value) for value in range(SMALL + 1)}
    whole = word not in FRACTIONS
    return sorted(value for value in values if low <= value <= high and not (whole and value % 1))


def _compares_words(text: str) -> bool:
    """Whether one word is compared with another, as in `owned < beers`."""
    return re.search(r"[a-z)]\s*(?:[<>]=?|!?=+)\s*[a-z]", text) is not None
