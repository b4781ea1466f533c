"""Which games are played: everybody gets the same deals.

In a match every deal is played once for each rotation of the seats, so luck of the deal and the advantage of a seat
fall to all alike. A ladder is a match of every two bots at every venue.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct

import cuore
from cuore.arena.games import PlannedGame, Venue
from cuore.bots import make_bot
from cuore.engine.errors import SetupError

SEED_STEP = 7919  # deals of neighbouring seeds have nothing in common; a step keeps whole matches apart


class MatchPlan(Struct, frozen=True):
    """Everything that decides what is played."""

    bots: tuple[str, ...]
    venues: tuple[Venue, ...]
    deals: int  # of each pairing at each venue
    pairings: tuple[tuple[int, ...], ...]  # who sits down together, as indices of `bots`
    seed: int
    limit: float | None = None

    def check(self) -> None:
        """Refuse now what could not be played later: an unknown bot, an impossible town, too many seats."""
        for bot in self.bots:
            make_bot(bot, 0)
        for venue in self.venues:
            for seats in {len(pairing) for pairing in self.pairings}:
                venue.deal(seats, 0)

    def planned_games(self) -> Iterator[PlannedGame]:
        """Every game, in order; its number is its place."""
        number = deal = 0
        for venue, where in enumerate(self.venues):
            for pairing in self.pairings:
                for n in range(self.deals):
                    for turn in range(len(pairing)):
                        players = (*pairing[turn:], *pairing[:turn])
                        yield PlannedGame(
                            number=number,
                            deal=deal,
                            venue=venue,
                            where=where,
                            bots=tuple(self.bots[player] for player in players),
                            players=players,
                            seed=self.seed + SEED_STEP * n,
                            limit=self.limit,
                        )
                        number += 1
                    deal += 1

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.venues) * self.deals * sum(len(pairing) for pairing in self.pairings)

    def fingerprint(self) -> str:
        """Names the plan and the version that plays it: results of another one are never mixed in."""
        text = msgspec.json.encode(self) + cuore.__version__.encode()
        return hashlib.sha256(text).hexdigest()[:16]


def match(
    bots: Sequence[str], venues: Sequence[Venue], games: int, seed: int, limit: float | None = None
) -> MatchPlan:
    """Two to six bots at one table, at each venue at least so many games, in whole deals."""
    if not 2 <= len(bots) <= 6:
        raise SetupError("arena-bots", count=len(bots))
    deals = -(-games // len(bots))
    return MatchPlan(tuple(bots), tuple(venues), deals, (tuple(range(len(bots))),), seed, limit)


def ladder(
    bots: Sequence[str], venues: Sequence[Venue], games: int, seed: int, limit: float | None = None
) -> MatchPlan:
    """Every two of the bots against each other, at each venue at least so many games."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise SetupError("arena-ladder", count=len(set(bots)))
    return MatchPlan(
        tuple(bots), tuple(venues), -(-games // 2), tuple(combinations(range(len(bots)), 2)), seed, limit
    )
