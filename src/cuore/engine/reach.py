"""What the player in turn could do after playing the love in hand, or after ending the phase: tried out on a copy.

An employment is mostly three answers: end the phase, play the love, employ. A client that shows the last one as well
can give all three at once; each of them stays an answer of its own. Only ways that tell nobody anything count: on
them nothing is drawn or turned up, and nobody is asked in between.
"""

from __future__ import annotations

from typing import NamedTuple

from cuore.engine.moves import END_PHASE, PLAY, PLAY_ALL_MOVE, SHIFT
from cuore.engine.seen import View
from cuore.engine.state import State
from cuore.engine.turn import carry_out
from cuore.engine.view import Earlier, view
from cuore.engine.zones import NATIVE, same

Way = tuple[tuple[int, ...], State]  # answers, and the position after them


class Ahead(NamedTuple):
    """A way of answers, what the seat would then see, and what it could then do that no shorter way leads to."""

    way: tuple[int, ...]
    view: View
    moves: tuple[int, ...]


def within_reach(s: State, seen: View) -> list[Ahead]:
    """The ways from here, the shortest first; none within an effect and none after the end.

    `seen` is what the seat that is asked sees now: most of it stays as it is on a quiet way.
    """
    known = set(s.options)
    now = Earlier(s, seen)
    found = []
    for way, there in quiet_ways(s):
        fresh = tuple([move for move in there.options if move not in known])
        if fresh:
            known.update(fresh)
            found.append(Ahead(way, view(there, seen["seat"], earlier=now), fresh))
    return found


def quiet_ways(s: State) -> list[Way]:
    """Love, the end of the phase, and that with love behind it, as far as each leads on quietly.

    They are the same in every deal that whoever is asked cannot tell from this one.
    """
    if s.frames or s.over:
        return []
    steps = (_love(s), next((move for move in s.options if move >> SHIFT == END_PHASE), None))
    ways: list[Way] = [
        ((move,), there) for move in steps if move is not None and (there := _after(s, move)) is not None
    ]
    for way, there in ways[:]:
        love = _love(there)
        if love is not None and (further := _after(there, love)) is not None:
            ways.append(((*way, love), further))
    return ways


def _love(s: State) -> int | None:
    """All love in hand; of a single card there is no "all"."""
    if PLAY_ALL_MOVE in s.options:
        return PLAY_ALL_MOVE
    return next((move for move in s.options if move >> SHIFT == PLAY), None)


def _after(s: State, move: int) -> State | None:
    """The position after an answer, if it goes on with the same player's turn and nobody has learnt anything."""
    there = s.clone()
    carry_out(there, move)
    same = there.to_move == s.to_move and there.active == s.active and there.turn == s.turn
    if there.frames or there.over or not same:
        return None
    return there if _hides_the_same(there, s) and there.chance.plain() == s.chance.plain() else None


def _hides_the_same(there: State, s: State) -> bool:
    """Whether the cards are where they were that a quiet way leaves alone."""
    if NATIVE:
        now, before = [*there.deck, *there.stacks, there.aside], [*s.deck, *s.stacks, s.aside]
        for i in range(len(now)):  # noqa: SIM110 - a generator is slower
            if not same(now[i], before[i]):
                return False
        return True
    return there.deck == s.deck and there.stacks == s.stacks and there.aside == s.aside
