"""A quick answer to every question: what a sensible player with a plan does without thinking twice.

This is the policy of rollouts and the prior of the search, so it is written for speed: it works on a position, which
for a bot is always one dealt anew (`Seat.determinize`), with the estimates of facts.py. Employing is the plan's
business (plans.py), what cards ask is answered in replies.py; here are the other phases of the turn.
"""

from __future__ import annotations

from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.plans import Plan, deck_of, turns_left
from cuore.bots.replies import reply
from cuore.engine.kinds import Phase
from cuore.engine.moves import (
    ACQUIRE,
    CARD_MASK,
    CHAMBER,
    END_PHASE,
    PLAY,
    PLAY_ALL_MOVE,
    SERVE,
    SHIFT,
    USE,
)
from cuore.engine.state import State
from cuore.engine.zones import each, total

_EMPLOY: Final = int(Phase.EMPLOY)
_SERVE: Final = int(Phase.SERVE)
_CHOOSE: Final = int(Phase.CHOOSE)
HAND: Final = 5
FREE: Final = 100.0  # maids who give their serving back go before everybody else
LASTING: Final = 0.5  # of a bonus that costs a card for good
IN_DEMAND: Final = 5.0  # love
LOVE_FOR_A_POINT: Final = 1.7


def answer(s: State, facts: Facts, plan: Plan) -> int:
    """The answer of whoever is asked."""
    options = s.options
    if len(options) == 1:
        return options[0]
    if s.frames:
        return reply(s, facts)
    phase = s.phase
    if phase == _EMPLOY:
        if options[0] >> SHIFT == PLAY:
            return PLAY_ALL_MOVE if PLAY_ALL_MOVE in options else options[0]
        return plan.employment(s, facts)
    if phase == _SERVE:
        return best_service(s, facts, plan)
    if phase == _CHOOSE:
        return best_refined(s, facts)
    for move in options:  # starting phase and work
        verb = move >> SHIFT
        card = move & CARD_MASK
        if verb == ACQUIRE or (verb == USE and facts.uses[card] and not facts.is_too_poor(s, s.active, card)):
            return move
    return next(move for move in options if move >> SHIFT == END_PHASE)


def best_service(s: State, facts: Facts, plan: Plan) -> int:
    """What comes next in the serving phase."""
    best = -1
    most = 0.0
    for move, worth in service_values(s, facts, plan):
        if worth > most:
            most = worth
            best = move
    if best >= 0:
        return best
    return next(move for move in s.options if move >> SHIFT == END_PHASE)


def service_values(s: State, facts: Facts, plan: Plan) -> list[tuple[int, float]]:
    """What each service is worth, in love of this turn: maids who cost no serving first."""
    found = []
    power = facts.power
    serving = s.table.serving
    density = -1.0
    per_love = 0.0
    first = plan.serve_first
    # Of the skills only that one counts that this turn's refined maid leads to, and it counts for more.
    demand = facts.skills.get(s.table.leads.get(s.refined[s.active], -1)) if s.table.has_rounds else None
    for move in each(s.options):
        verb = move >> SHIFT
        card = move & CARD_MASK
        if verb == SERVE:
            worth = power[card]
            if demand is not None:
                worth += IN_DEMAND * int(demand[card])
            if serving[card]:
                worth += FREE + int(serving[card])
            elif s.servings > 1 and s.table.draw[card]:
                worth += 0.5 * FREE
            if first:
                worth += first.get(card, 0.0)
            found.append((move, worth))
        elif verb == CHAMBER:
            if density < 0:
                deck = deck_of(s, s.active)
                density = total(deck, power) / len(deck)
                per_love = turns_left(s) * plan.early * HAND / len(deck)
            kept = power[card] if not facts.terminal[card] else 0.6 * power[card]
            worth = LOVE_FOR_A_POINT * facts.chamber_points[card] * plan.chamber + (density - kept) * per_love
            found.append((move, worth))
        elif verb == ACQUIRE:
            found.append((move, LOVE_FOR_A_POINT * facts.points[card] if facts.acquires(s, card) else -1.0))
        elif verb == USE:
            found.append((move, facts.use_worth[card]))
        else:
            break
    return found


def best_refined(s: State, facts: Facts) -> int:
    """The draft: the one whose preparation the hand can win; else the one who gives most."""
    return max(refined_values(s, facts), key=lambda pair: pair[1])[0]


def refined_values(s: State, facts: Facts) -> list[tuple[int, float]]:
    """What each refined maid would give this turn, in love."""
    hand = s.hand[s.to_move]
    table = s.table
    found = []
    for move in s.options:
        card = move & CARD_MASK
        worth = 0.0 if facts.is_too_poor(s, int(s.to_move), card) else facts.start_worth[card]
        if facts.returns_card[card]:
            worth *= LASTING
        stack = table.leads.get(card, -1)
        if stack >= 0 and s.stacks[stack]:
            top = s.stacks[stack][-1]
            missing = int(table.skill[top]) - facts.reach(hand, stack)
            if missing <= 0:
                worth = 10.0 + facts.points[top]
            else:
                worth = 1.0 + 0.6 * sum([int(table.draw[c]) for c in hand]) - missing
        found.append((move, worth))
    return found
