"""Which answers are worth a thought, and how likely each is to be the right one before anybody has thought."""

from __future__ import annotations

from typing import Final

from cuore.bots.facts import Facts
from cuore.bots.plans import Plan
from cuore.bots.policy import FREE, answer, best_service, refined_values, service_values
from cuore.engine.kinds import Phase
from cuore.engine.moves import (
    ACQUIRE,
    BEER,
    CARD_MASK,
    EMPLOY,
    END_PHASE,
    END_TURN,
    PLAY,
    PLAY_ALL,
    SERVE,
    SHIFT,
)
from cuore.engine.state import State

Tried = list[tuple[int, float]]
FAVOURITE: Final = 0.5  # prior of what the plan would do
WIDEST: Final = 7  # answers that are looked at
_EMPLOY: Final = int(Phase.EMPLOY)
_SERVE: Final = int(Phase.SERVE)
_CHOOSE: Final = int(Phase.CHOOSE)


def is_easy(s: State, facts: Facts, plan: Plan) -> bool:
    """Whether the quick policy may answer: nothing to choose, love to play, or a maid who costs nothing."""
    options = s.options
    if len(options) == 1:
        return True
    if s.frames:
        return True
    phase = s.phase
    if phase == _EMPLOY:
        return options[0] >> SHIFT == PLAY or len(options) < 3
    if phase == _SERVE:
        return _is_plain_service(s, facts, plan)
    return phase != _CHOOSE


def _is_plain_service(s: State, facts: Facts, plan: Plan) -> bool:
    move = best_service(s, facts, plan)
    if move >> SHIFT == SERVE and s.table.serving[move & CARD_MASK]:
        return True
    offers = sum([1 for m in s.options if m >> SHIFT <= ACQUIRE])
    return offers < 2 and move >> SHIFT == SERVE


def candidates(s: State, facts: Facts, plan: Plan) -> Tried:
    """The answers worth trying with their priors, the plan's own first."""
    favourite = answer(s, facts, plan)
    if s.frames:
        others = [(move, 1.0) for move in s.options if move != favourite]
    elif s.phase == _EMPLOY:
        others = _employments(s, facts, favourite)
    elif s.phase == _SERVE:
        others = [(move, worth) for move, worth in service_values(s, facts, plan) if worth > -1 and move != favourite]
        others = [(move, 1.0 + max(0.0, min(worth, FREE / 10))) for move, worth in others]
        others += [(move, 0.5) for move in s.options if move >> SHIFT == END_PHASE and move != favourite]
    elif s.phase == _CHOOSE:
        others = [(move, 1.0 + max(0.0, worth)) for move, worth in refined_values(s, facts) if move != favourite]
    else:
        others = [(m, 1.0) for m in s.options if m >> SHIFT not in (PLAY, PLAY_ALL, END_TURN) and m != favourite]
    others.sort(key=lambda pair: -pair[1])
    others = others[: WIDEST - 1]
    total = sum(weight for _, weight in others)
    return [(favourite, FAVOURITE), *((move, (1 - FAVOURITE) * weight / total) for move, weight in others)]


def _employments(s: State, facts: Facts, favourite: int) -> Tried:
    """Other cards that the love would buy, by what their pages promise; or nothing at all."""
    found = []
    for move in s.options:
        verb = move >> SHIFT
        card = move & CARD_MASK
        if move == favourite:
            continue
        if verb == EMPLOY:
            weight = 0.3 if facts.is_attack[card] else 1.0 + facts.prize[card] / 10 + s.table.cost[card] / 2
            found.append((move, weight))
        elif verb == BEER:
            found.append((move, 3.0))
        elif verb == END_TURN:
            found.append((move, 2.0))
    return found
