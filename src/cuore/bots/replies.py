"""Quick replies to what cards ask in the middle of an effect.

Discard the least useful card, take the best one, send bad things to others and keep good ones: nearly always right,
and the search looks again where it matters.
"""

from __future__ import annotations

from typing import Final

from cuore.bots.facts import Facts
from cuore.engine.frames import PC
from cuore.engine.kinds import Resource, Stack
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    KEEP,
    NO_MOVE,
    NUMBER,
    PUT,
    RETURN,
    SEAT_SHIFT,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    YES_MOVE,
)
from cuore.engine.opcodes import (
    ASK_CHAMBERMAID,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_OWN_BEER,
    ASK_OWN_EVENT,
    ASK_THIS,
    TIMINGS,
)
from cuore.engine.programs import PROGRAMS
from cuore.engine.state import FRAME, State, owner_aside
from cuore.engine.zones import as_list

ORDINARY: Final = 8  # tenths of a love: what a card in hand is worth by and large
_BEER: Final = int(Stack.BEER)
_LOVE: Final = int(Resource.LOVE)
EARLY: Final = 12  # turns of the whole table in which 1 Love is what most hands hold


def reply(s: State, facts: Facts) -> int:
    """The answer to the question of the running effect."""
    options = as_list(s.options)
    first = options[0]
    last = options[-1]
    verb = first >> SHIFT
    base = len(s.frames) - FRAME
    key = s.frames[base]
    op = PROGRAMS[key][s.frames[base + PC]]
    source = key // TIMINGS
    optional = last == DONE_MOVE or last == NO_MOVE
    offers = options[:-1] if optional else options
    if verb == DISCARD:
        if op == ASK_LOOKED:
            return _of_looked(s, facts, first, last)
        worst = _least(offers, facts.keep)
        return last if optional and facts.keep[worst & CARD_MASK] >= facts.pays[source] else worst
    if verb == KEEP:
        return last if optional and facts.pays[source] <= 0 else _most(offers, facts.keep)
    if verb == RETURN:
        if optional and (op == ASK_THIS or facts.pays[source] <= 0):
            return last
        return _least(offers, facts.thin)
    if verb == TAKE:
        return _most(offers, facts.prize)
    if verb == PUT:
        return _least(offers, facts.keep)
    if verb == CHAMBER:
        return _most(offers, facts.room)
    if op == ASK_OWN_BEER:
        return _least(offers, facts.prize)
    if verb == TARGET or verb == TARGET_CARD:
        return _of_target(s, facts, op, source, optional)
    if verb == BEER:
        shown = s.shown[_BEER]
        return offers[-1] if shown and facts.points[shown[-1]] >= facts.average_beer else offers[0]
    if verb == CHOOSE_BONUS:
        return next((m for m in offers if m & CARD_MASK == _LOVE), first)
    if verb == NUMBER:
        wanted = 1 if s.turn < EARLY * s.table.seat_count else 4
        return min(offers, key=lambda m: abs((m & CARD_MASK) - wanted))
    if verb == CHOOSE:
        return _least(offers, facts.prize)
    if first == YES_MOVE:
        return last if facts.refuses[source] else first
    return first


def _least(moves: list[int], worth: list[int]) -> int:
    best = moves[0]
    for move in moves:
        if worth[move & CARD_MASK] < worth[best & CARD_MASK]:
            best = move
    return best


def _most(moves: list[int], worth: list[int]) -> int:
    best = moves[0]
    for move in moves:
        if worth[move & CARD_MASK] > worth[best & CARD_MASK]:
            best = move
    return best


def _of_looked(s: State, facts: Facts, discard: int, done: int) -> int:
    """Somebody's top card: the good ones of others go, and one's own bad ones."""
    useful = facts.keep[discard & CARD_MASK] > ORDINARY
    own = owner_aside(s.aside[-1]) == s.to_move
    return done if useful == own else discard


def _of_target(s: State, facts: Facts, op: int, source: int, optional: bool) -> int:
    """Whatever is sent goes to somebody else; whatever is cured or given for nothing is one's own."""
    options = as_list(s.options)
    if op == ASK_CHAMBERMAID and optional:
        return options[-1]
    me = s.to_move
    own = op in (ASK_OWN_EVENT, ASK_MOVABLE, ASK_CHAMBERMAID) or facts.to_self[source]
    for move in options[: len(options) - optional]:
        if (move >> SEAT_SHIFT & 7 == me) == bool(own):
            return move
    return options[-1] if optional else options[0]
