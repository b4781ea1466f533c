"""How strong somebody plays, as one figure with an interval: the mathematics, and nothing about tables.

The model is that of Weng and Lin with Plackett and Luce's chances (JMLR 12, 2011), by the package `openskill`.
Glicko-2 knows two players and no more: a table of four would have to be told as six games that depend on each other,
so its intervals would come out far too narrow, and it counts in periods, while people want to know after the game.
Here a table of any size is one result, and shared places are part of it.

What people see is on the scale of the bots' ladder (cuore.bots.ratings), which chess players know: a difference of
400 means ten victories for each defeat, whoever begins has 1500, and ± says where somebody is with about 95 %
confidence. While that is wide, a rating is provisional. Inside, skills are openskill's: linear in the same thing.

Bots stand where they were measured and do not move. They play tomorrow as they play today, how strong they are is
known from more and fairer games than a server sees, and so they hold the scale in place: it cannot drift, and nobody
can play a bot up in order to beat it. A bot that was never measured has no rating and sits at no rated table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from cuore.bots.ratings import RATINGS

_MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
# Of two whose skills are known exactly the better one wins as often as the logistic curve says, with this width.
SCALE: Final = 400 / (math.log(10) * math.sqrt(2) * _MODEL.beta)
WIDE: Final = 250  # from this ± on a rating is provisional
DIGITS: Final = 6  # of what is kept: every machine and every Python gets the same


class Skill(NamedTuple):
    """What is known about somebody: the mean, and the standard deviation of what it may be."""

    mu: float
    sigma: float

    @property
    def value(self) -> int:
        """As people see it."""
        return round(MIDDLE + SCALE * (self.mu - _MODEL.mu))

    @property
    def error(self) -> int:
        """Between which bounds, with about 95 % confidence: so much more or less."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.error >= WIDE


NEW: Final = Skill(_MODEL.mu, round(_MODEL.sigma, DIGITS))
PROVISIONAL_SIGMA: Final = (WIDE - 0.5) / (2 * SCALE)  # from this deviation on


def bot_skill(level: str) -> Skill | None:
    """Where a bot stands; nothing for one that was never measured."""
    measured = RATINGS.get(level)
    if measured is None:
        return None
    mu = _MODEL.mu + (measured.value - MIDDLE) / SCALE
    return Skill(round(mu, DIGITS), round((measured.high - measured.low) / 4 / SCALE, DIGITS))


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game, by their places; equal places are a draw between those."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for (one,) in rated]
