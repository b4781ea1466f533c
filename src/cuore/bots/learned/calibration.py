"""What the net says, corrected by what came of it.

The net learned from its own seats, and these met equals or worse: whoever looks is a little too hopeful, and takes
for granted that everybody goes on as the net would. How much must be taken back depends on the company. Among players
of all strengths a lead is worth less than among those who never throw one away, and where everybody follows a plan
whatever happens, much less.

Each correction is eight numbers, fitted by `python -m benchmarks.reliability fit` on games in towns of the training;
docs/evaluation.md tells how well they hold in towns that nobody has trained on.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, Literal, NamedTuple

Company = Literal["anybody", "masters", "plans"]


class Correction(NamedTuple):
    """For one company and number of seats."""

    hope: float  # log odds by which whoever looks is too hopeful
    cooling: float  # log of the temperature in the first turn
    later: float  # … and what a turn e times as late adds to it
    lead: float  # log odds for every point ahead that the net expects besides
    shift: float  # points that are added to the margin of whoever looks …
    scale: float  # … after it was multiplied
    spread: float  # standard deviation of the true margin around that, in the first turn
    spread_later: float  # … and what a turn e times as late adds to it


CORRECTIONS: Final[dict[tuple[Company, int], Correction]] = {
    ("masters", 2): Correction(0.133, 0.503, -0.212, -0.00312, -1.07, 0.868, 13.4, -1.15),
    ("masters", 3): Correction(0.0844, 0.0859, -0.0687, -0.0286, -0.334, 0.871, 5, 0.197),
    ("anybody", 2): Correction(0.439, 1.28, -0.309, -0.00359, -4.39, 0.755, 25.6, -3.11),
    ("anybody", 3): Correction(0.366, 0.25, -0.155, -0.0193, -2.56, 1.18, 10.9, -0.391),
    ("plans", 2): Correction(0.645, 1.08, -0.172, -0.0109, -4.96, 0.394, 19.1, -1.15),
    ("plans", 3): Correction(0.637, 0.736, -0.255, -0.0289, -6.63, 0.728, 13.7, -1.11),
}
DOUBT: Final[dict[Company, float]] = {"masters": 0.03, "anybody": 0.15, "plans": 0.04}  # of an even chance
LEAST: Final = 1e-6
MANY: Final = 3  # seats from which on the corrections are the same


def correction(company: Company, seats: int) -> Correction:
    """What holds at a table."""
    return CORRECTIONS[company, min(seats, MANY)]


def win_chances(said: list[float], margins: list[float], turn: int, company: Company) -> list[float]:
    """Chances that can be believed, from what the net says of the seats, clockwise from whoever looks.

    `margins` are its points ahead as it says them.
    """
    fitted = correction(company, len(said))
    temperature = exp(fitted.cooling + fitted.later * log(turn))
    odds = [
        log(max(LEAST, chance)) / temperature + fitted.lead * margin
        for chance, margin in zip(said, margins, strict=True)
    ]
    odds[0] -= fitted.hope
    most = max(odds)
    weights = [exp(odd - most) for odd in odds]
    return [weight / sum(weights) for weight in weights]


def margins(said: list[float], company: Company) -> list[float]:
    """Points ahead of the best other, in the same order. What whoever looks gets less, the others get more."""
    fitted = correction(company, len(said))
    others = -fitted.shift / (len(said) - 1)
    return [fitted.scale * margin + (others if place else fitted.shift) for place, margin in enumerate(said)]


def margin_spread(turn: int, seats: int, company: Company) -> float:
    """The standard deviation of a margin at the end around what was expected."""
    fitted = correction(company, seats)
    return max(1.0, fitted.spread + fitted.spread_later * log(turn))


def doubt(chance: float, company: Company) -> float:
    """How far such a chance may be off: the gaps that were measured were widest for even chances."""
    return DOUBT[company] * 4 * chance * (1 - chance)
