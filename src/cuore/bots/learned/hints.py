"""The best answers to a question, and what each is worth: a look one round ahead, as `master` takes it.

The answers that the net likes best are tried in the same deals of what the seat cannot know, everybody goes on as the
net would until the seat's next turn, and there it is asked for the chance to win. Differences are taken deal by deal,
so most of the luck is in neither side.

Love in hand and the end of a phase are mostly the way to something: nobody asks whether to play love, but what to
employ with it. So what lies behind them is tried in their place (`reach.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from cuore.bots.deals import Clock
from cuore.bots.learned.chances import Company
from cuore.bots.learned.evaluation import Evaluator, by_seat, seat_of, won_by_seat
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.master import Line, chances_of, follow, rows_of
from cuore.bots.learned.reasons import HintReason, reason_for
from cuore.bots.seat import Seat
from cuore.engine.game import Game
from cuore.engine.moves import PLAY, PLAY_ALL, verb_of
from cuore.engine.reach import quiet_ways
from cuore.engine.state import State
from cuore.engine.zones import as_list

DEALS: Final = 12
TRIED: Final = 5  # answers that are looked at, the likeliest first
EVALUATIONS: Final = 900  # positions that the net looks at for one question

Way = tuple[int, ...]  # answers that lead to another one and tell nobody anything


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, and what it is worth."""

    move: int  # to be given now
    text: str  # what it comes to, in the notation; `Game.text(aim, lang)` says it in another language
    win: float  # chance to win after it
    lead: float  # how much more than after the best other answer that was tried; below nothing for all but the first
    error: float  # the standard error of that lead
    reason: HintReason
    then: tuple[int, ...] = ()  # the answers that it leads to: love is played, and then something is employed

    @property
    def aim(self) -> int:
        """What it comes to: the last of these answers."""
        return self.then[-1] if self.then else self.move


def hints(
    seat: Seat | Game, count: int = 3, number: int | None = None, *, company: Company = "anybody"
) -> tuple[Hint, ...]:
    """The best answers of whoever is asked, best first; none where the seat is not asked.

    Where there is nothing to think about, because there is one answer or love to play, that is the only one.
    """
    seat = seat_of(seat, number)
    if not seat.legal:
        return ()
    evaluator = Evaluator(seat.table, company)
    deals = deals_of(seat)
    tried = _worth_trying(evaluator, deals[0], seat.number)
    if not tried:
        obvious = quick(deals[0])
        win = evaluator.evaluate(seat).own.win
        return (Hint(obvious, seat.text(obvious), win, 0.0, 0.0, HintReason("hint-reason-obvious")),)
    ways = [way for way, _ in tried]
    compared = compare(evaluator, deals, [move for _, move in tried], seat.number, ways=ways)
    ranked = sorted(zip(ways, compared, strict=True), key=lambda found: -found[1].win)[: max(count, 1)]
    return tuple([_hint(seat, deals[0], way, found) for way, found in ranked])


def _hint(seat: Seat, deal: State, way: Way, found: Compared) -> Hint:
    first, *then = (*way, found.move)
    reason = reason_for(deal, found.move)
    return Hint(first, seat.text(found.move), found.win, found.lead, found.error, reason, tuple(then))


@dataclass(frozen=True, slots=True)
class Compared:
    """One of several answers that were tried in the same deals."""

    move: int
    win: float
    lead: float
    error: float
    luck: float  # the part of the error that the deals have in it


def deals_of(seat: Seat, count: int = DEALS) -> list[State]:
    """Games that the seat cannot tell from the true one: the same for the same knowledge."""
    return [seat.determinize(number).state for number in range(count)]


def compare(
    evaluator: Evaluator,
    deals: Sequence[State],
    moves: Sequence[int],
    me: int,
    evaluations: int = EVALUATIONS,
    rounds: int = 1,
    ways: Sequence[Way] | None = None,
) -> list[Compared]:
    """What each answer, or the last one of each way, is worth beside the best other one, in the order of the answers.

    A position is worth what its best answer is worth. As far as the net says something else before and after, it is
    in two minds, and that is part of the error: deals alone would make it look too sure.
    """
    lines = follow(
        evaluator.net, evaluator.encoder, list(deals), list(moves), me, Clock(None), evaluations, rounds, ways
    )
    by_deal: list[dict[int, float]] = [{} for _ in moves]
    for line in lines:
        by_deal[line.candidate][line.deal] = _win(line, me)
    means = [sum(wins.values()) / len(wins) for wins in by_deal]
    now = evaluator.states(deals[:1])[0].win[me]
    surprise = max(means) - now
    found = []
    for i, move in enumerate(moves):
        others = [k for k in range(len(moves)) if k != i]
        lead = error = luck = 0.0
        if others:
            rival = max(others, key=lambda k: means[k])
            lead, luck = _difference(by_deal[i], by_deal[rival])
            error = hypot(luck, surprise)
        found.append(Compared(move, means[i], lead, error, luck))
    return found


def _worth_trying(evaluator: Evaluator, s: State, me: int) -> list[tuple[Way, int]]:
    """The answers that the net likes best, each with those that lead to it; none where there is nothing to ask."""
    ahead = quiet_ways(s)
    if len(s.options) == 1 or (not ahead and quick(s) >= 0):
        return []
    positions = [s, *[there for _, there in ahead]]
    said = evaluator.net(rows_of([evaluator.encoder.row(there, me) for there in positions]))
    liked = [
        dict(zip(as_list(there.options), chances_of(said, len(there.options), number), strict=False))
        for number, there in enumerate(positions)
    ]
    chances: dict[int, tuple[float, Way]] = {move: (chance, ()) for move, chance in liked[0].items()}
    on_the_way = {way[0] for way, _ in ahead} | {move for move in chances if ahead and verb_of(move) == PLAY}
    share = sum([chances.pop(move)[0] for move in on_the_way if move in chances])
    for (way, _), there in zip(ahead, liked[1:], strict=True):
        for move, chance in there.items():
            if move not in liked[0] and verb_of(move) not in (PLAY, PLAY_ALL):
                before, shortest = chances.get(move, (0.0, way))
                chances[move] = max(before, share * chance), shortest
    ranked = sorted(chances, key=lambda move: -chances[move][0])
    return [(chances[move][1], move) for move in ranked[:TRIED]]


def _win(line: Line, me: int) -> float:
    if line.win is None:
        return won_by_seat(line.s)[me]
    return by_seat(line.s, line.win)[me]


def _difference(some: dict[int, float], other: dict[int, float]) -> tuple[float, float]:
    """The mean difference over the deals that both have met, and its standard error."""
    gaps = [some[deal] - other[deal] for deal in some if deal in other]
    if not gaps:
        return 0.0, 1.0
    mean = sum(gaps) / len(gaps)
    if len(gaps) == 1:
        return mean, 1.0
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
