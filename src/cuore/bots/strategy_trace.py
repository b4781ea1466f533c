"""Which line of a strategy file gave an answer, and why those before it did not.

The bot here answers as the one that plays (`StrategyBot`): its plan is the same but for conditions that note what
came of them. So what is told is what happened, not what a second copy of the rules would do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cuore.bots.conditions import values_in
from cuore.bots.facts import Facts, facts_of
from cuore.bots.plans import (
    ANY_BEER,
    MANY,
    NEAR,
    Condition,
    Entry,
    Plan,
    deck_of,
    most_points,
    nearer_to_the_end,
    turns_left,
)
from cuore.bots.policy import answer, service_values
from cuore.bots.seat import Seat
from cuore.bots.strategy_file import ALWAYS, Rule, Strategy, entries_of
from cuore.engine.kinds import Phase
from cuore.engine.moves import BEER, CARD_MASK, CHAMBER, EMPLOY, EMPLOY_BITS, SHIFT
from cuore.engine.state import State

BY_RULE: Final = "rule"


@dataclass(frozen=True)
class PassedOver:
    """A rule before the one that was followed: why not it. `why` is absent, dear, enough or condition."""

    rule: int
    why: str
    values: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Traced:
    """An answer and where it came from.

    `why` is rule (the one of that number), always (chiefs, beer and love after the last rule), rush, points-first,
    points (late in the game), nothing, serve, service, chamber, or open: the file has no say in it.
    """

    turn: int
    move: int
    why: str
    rule: int | None = None
    values: dict[str, float] = field(default_factory=dict)  # of the words in the rule's condition
    worth: float = 0.0  # of a service, in love
    passed_over: tuple[PassedOver, ...] = ()


class TracedBot:
    """A strategy that remembers of each answer for which there was a choice where it came from."""

    def __init__(self, strategy: Strategy, seed: int = 0) -> None:
        self.strategy = strategy
        self.told: list[Traced] = []
        self._rules = (*strategy.rules, *ALWAYS)
        self._seed = seed
        self._held: list[tuple[int, int]] = []  # rule and card of every condition that held, in this answer

    def choose(self, seat: Seat) -> int:
        """What the file says."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        s = seat.determinize(self._seed).state
        facts = facts_of(s.table)
        plan = self._watched_plan(facts)
        self._held.clear()
        move = answer(s, facts, plan)
        self.told.append(self._traced(s, facts, plan, move))
        return move

    def _watched_plan(self, facts: Facts) -> Plan:
        menu = [
            self._watched(number, entry)
            for number, rule in enumerate(self._rules)
            for entry in entries_of(rule, facts)
        ]
        return self.strategy.plan(facts).changed(menu=menu)

    def _watched(self, number: int, entry: Entry) -> Entry:
        card, cap, condition = entry

        def holds(s: State, seat: int, card: int) -> bool:
            held = condition is None or condition(s, seat, card)
            if held:
                self._held.append((number, card))
            return held

        watched: Condition = holds
        return card, cap, watched

    def _traced(self, s: State, facts: Facts, plan: Plan, move: int) -> Traced:
        turn = (int(s.turn) - 1) // int(s.table.seat_count) + 1
        if s.frames:
            return Traced(turn, move, "open")
        if s.phase == Phase.SERVE:
            return self._service(s, facts, plan, move, turn)
        if s.phase != Phase.EMPLOY or s.options[0] >> SHIFT not in (EMPLOY, BEER):
            return Traced(turn, move, "open")
        if self._held:
            number, card = self._held[-1]
            if move == EMPLOY_BITS | card or (card == ANY_BEER and move >> SHIFT == BEER):
                return self._by_rule(s, facts, number, card, move, turn)
        return Traced(turn, move, _without_rule(s, facts, plan, move), passed_over=self._passed(s, facts, MANY))

    def _by_rule(self, s: State, facts: Facts, number: int, card: int, move: int, turn: int) -> Traced:
        if number >= len(self.strategy.rules):
            return Traced(turn, move, "always", passed_over=self._passed(s, facts, MANY))
        values = _values(self._rules[number], s, card)
        return Traced(turn, move, BY_RULE, number, values, passed_over=self._passed(s, facts, number))

    def _service(self, s: State, facts: Facts, plan: Plan, move: int, turn: int) -> Traced:
        worth = dict(service_values(s, facts, plan)).get(move)
        if worth is None:
            return Traced(turn, move, "open")
        if move >> SHIFT == CHAMBER:
            return Traced(turn, move, "chamber", worth=worth)
        asked_for = move & CARD_MASK in plan.serve_first
        return Traced(turn, move, "serve" if asked_for else "service", worth=worth)

    def _passed(self, s: State, facts: Facts, end: int) -> tuple[PassedOver, ...]:
        """The rules of the file before that one."""
        return tuple(_passed_over(number, rule, s, facts) for number, rule in enumerate(self.strategy.rules[:end]))


def _passed_over(number: int, rule: Rule, s: State, facts: Facts) -> PassedOver:
    """The reason that came nearest to following the rule."""
    entries = entries_of(rule, facts)
    if not entries:
        return PassedOver(number, "absent")
    own = deck_of(s, s.active)
    own.extend(s.quarters[s.active])
    own.extend(s.private[s.active])
    payable = [card for card, _, _ in entries if card == ANY_BEER or EMPLOY_BITS | card in s.options]
    if not payable:
        return PassedOver(number, "dear")
    wanted = [card for card in payable if card == ANY_BEER or own.count(card) < rule.up_to]
    if not wanted:
        return PassedOver(number, "enough")
    return PassedOver(number, "condition", _values(rule, s, wanted[0]))


def _values(rule: Rule, s: State, card: int) -> dict[str, float]:
    return values_in(rule.text, s, int(s.active), card) if rule.text else {}


def _without_rule(s: State, facts: Facts, plan: Plan, move: int) -> str:
    """Why something was employed that no rule asked for, or nothing at all."""
    left = turns_left(s)
    if left < NEAR and plan.rush < MANY and nearer_to_the_end(s, facts, plan.rush) == move:
        return "rush"
    if left < plan.green and most_points(s, facts, left, chambermaids=True) == move:
        return "points-first"
    return "points" if move >> SHIFT in (EMPLOY, BEER) else "nothing"
