"""`master`: the net, and where it hesitates a look one round ahead.

The few answers that the net likes best are tried in the same deals that its seat cannot tell from the true one. In
each, everybody goes on as the net would, until the seat's next turn begins; there the net says what has come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np

from cuore.bots.deals import Clock
from cuore.bots.learned import encoding as e
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.inference import Inference, Said
from cuore.bots.learned.learned_bot import LearnedBot, quick
from cuore.bots.learned.scales import MARGIN
from cuore.bots.learned.weights import Floats
from cuore.bots.seat import Seat
from cuore.engine.scoring import tally
from cuore.engine.state import State
from cuore.engine.turn import carry_out

CANDIDATES: Final = 4
WORTH_A_TRY: Final = 0.12  # the share of the favourite's chance that an answer must have
DECIDED: Final = 0.002  # a chance below which the game is decided: hardly an answer matters there, so all are liked
DEALS: Final = (8, 5, 4, 3, 3)  # for two seats to six: with more seats it is longer until one's next turn
EVALUATIONS: Final = 180  # positions that the net looks at for one answer, where few cards are about …
CARDS: Final = 4900  # … and fewer in mixes of boxes: kinds of cards in all these positions together
TRUST: Final = 0.04  # value that an answer e times as likely is thought to be worth beforehand
VICTORY: Final = 0.8  # as in training: the rest of the value is the margin
WIDE: Final = 25.0


@dataclass
class Line:
    """A candidate in one deal, and what has come of it."""

    candidate: int
    deal: int
    s: State
    value: float | None = None  # to the seat that asked, from -1 to 1; none where the game has ended
    win: Floats | None = None  # what the net said of chances at last, clockwise from whoever is asked there


class Master(LearnedBot):
    """Slower than the net alone, and better. `seconds` is a limit for one answer, `effort` how much it looks at."""

    seconds: float | None = None
    effort: float = 1.0

    def _think(self, seat: Seat) -> int:
        clock = Clock(self.seconds)
        first = self._random.getrandbits(40)
        s = seat.determinize(first).state
        move = quick(s)
        if move >= 0:
            return move
        assert self._encoder is not None
        row = self._encoder.row(s, seat.number)
        said = self._net(rows_of([row]))
        chances = chances_of(said, len(s.options))
        ranked = sorted(range(len(chances)), key=lambda i: -chances[i])
        tried = [i for i in ranked[:CANDIDATES] if chances[i] >= WORTH_A_TRY * chances[ranked[0]]]
        if len(tried) == 1 or not DECIDED < said.win[0][0] < 1 - DECIDED:
            return s.options[ranked[0]]
        count = round(self.effort * DEALS[len(s.hand) - 2])
        deals = [s, *(seat.determinize(first + 1 + i).state for i in range(count - 1))]
        moves = [s.options[i] for i in tried]
        evaluations = round(self.effort * min(EVALUATIONS, CARDS // row[e.NUMBERS_AT + e.TOKEN_COUNT]))
        lines = follow(self._net, self._encoder, deals, moves, seat.number, clock, evaluations)
        values = _worth_of(lines, len(moves), seat.number)
        best = max(range(len(tried)), key=lambda k: values[k] + TRUST * log(chances[tried[k]]))
        return moves[best]


def follow(
    net: Inference,
    encoder: Encoder,
    deals: list[State],
    moves: list[int],
    me: int,
    clock: Clock,
    evaluations: int,
    rounds: int = 1,
    ways: Sequence[Sequence[int]] | None = None,
) -> list[Line]:
    """Each answer in each deal, and on as the net would until the seat's next turn or while there are evaluations.

    With more `rounds`, until so many turns of the seat further on. `ways` are answers to give before each of them.
    """
    turn = int(deals[0].turn) + (rounds - 1) * len(deals[0].hand)
    lines = []
    for number, deal in enumerate(deals):
        for candidate, move in enumerate(moves):
            s = deal.clone()
            for step in ways[candidate] if ways else ():
                carry_out(s, step)
            if move not in s.options:  # a question about cards that another deal does not show
                continue
            carry_out(s, move)
            lines.append(Line(candidate, number, s))
    left = evaluations
    open_lines = lines
    while open_lines:
        asked = [line for line in open_lines if go_on(line.s)]
        if not asked:
            break
        said = net(rows_of([encoder.row(line.s, line.s.to_move) for line in asked]))
        left -= len(asked)
        open_lines = []
        for i, line in enumerate(asked):
            s = line.s
            if s.to_move == me and s.turn > turn:
                line.value, line.win = float(said.value[i]), said.win[i]
            elif left < len(asked) or clock.is_up:
                away = (me - s.to_move) % len(s.hand)
                line.value = _worth(float(said.win[i][away]), MARGIN * float(said.margin[i][away]))
                line.win = said.win[i]
            else:
                carry_out(s, s.options[int(said.logits[i][: min(len(s.options), e.OPTIONS)].argmax())])
                open_lines.append(line)
    return lines


def go_on(s: State) -> bool:
    """Up to the next question that the net must answer; whether there is one."""
    while not s.over:
        move = quick(s)
        if move < 0:
            return True
        carry_out(s, move)
    return False


def _worth_of(lines: list[Line], candidates: int, me: int) -> list[float]:
    """What each answer is worth to a seat, from -1 to 1, by its mean over the deals."""
    return [_mean([value_of(line, me) for line in lines if line.candidate == k]) for k in range(candidates)]


def value_of(line: Line, me: int) -> float:
    """What has come of a line, from -1 to 1; where the game has ended, by its end."""
    if not line.s.over:
        return line.value or 0.0
    counts = [tally(line.s, seat) for seat in range(len(line.s.hand))]
    best = max((count.points, count.tie_break) for count in counts)
    won = [(count.points, count.tie_break) == best for count in counts]
    margin = counts[me].points - max(count.points for seat, count in enumerate(counts) if seat != me)
    return _worth(won[me] / sum(won), margin)


def _worth(win: float, margin: float) -> float:
    """What a chance to win and a margin are worth together: lines that end at different places are compared."""
    return VICTORY * (2 * win - 1) + (1 - VICTORY) * max(-1.0, min(1.0, margin / WIDE))


def rows_of(rows: list[bytes]) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Rows as one batch."""
    return np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), e.ROW)


def chances_of(said: Said, options: int, number: int = 0) -> list[float]:
    """How likely the net would give each answer to a question of the batch."""
    logits = said.logits[number][: min(options, e.OPTIONS)].astype(np.float64)
    found = np.exp(logits - logits.max())
    chances: list[float] = (found / found.sum()).tolist()
    return chances


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else -1.0
