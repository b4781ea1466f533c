"""Random games at full speed: the loop of a simulation or of a search's rollouts, inside the compiled engine."""

from __future__ import annotations

from cuore.engine.answers import answer
from cuore.engine.chance import Chance
from cuore.engine.ints import i64
from cuore.engine.state import State
from cuore.engine.turn import advance, turn_move
from cuore.engine.zones import NATIVE, row_of


def random_playout(s: State, chance: Chance, most: i64 = 1_000_000) -> i64:
    """Answer at random until the game is over, at most `most` times; the number of answers given."""
    answers: i64 = 0
    limit: i64 = most
    while not s.over and answers < limit:
        options = s.options
        picked = chance.below(len(options))
        if NATIVE:
            move = row_of(options)[picked]
        else:
            move = options[picked]
        # What turn.carry_out does, without the call.
        if s.frames:
            answer(s, move)
        else:
            turn_move(s, move)
        advance(s)
        answers += 1
    return answers
