"""Which games are played: everybody gets the same deals.

In a match every deal is played once for each rotation of the seats, so luck of the deal and the advantage of a seat
fall to all alike. A ladder is a match of every two bots on every ground.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct

import cuore
from cuore.arena.games import Bout, Ground
from cuore.bots import make_bot
from cuore.engine.errors import SetupError

SEED_STEP = 7919  # deals of neighbouring seeds have nothing in common; a step keeps whole matches apart


class Plan(Struct, frozen=True):
    """Everything that decides what is played."""

    bots: tuple[str, ...]
    grounds: tuple[Ground, ...]
    deals: int  # of each pairing on each ground
    pairings: tuple[tuple[int, ...], ...]  # who sits down together, as indices of `bots`
    seed: int
    limit: float | None = None

    def check(self) -> None:
        """Refuse now what could not be played later: an unknown bot, an impossible town, too many seats."""
        for bot in self.bots:
            make_bot(bot, 0)
        for ground in self.grounds:
            for seats in {len(pairing) for pairing in self.pairings}:
                town = ground.town if isinstance(ground.town, str) else list(ground.town)
                names = [str(seat + 1) for seat in range(seats)]
                cuore.new_game(ground.sets, names, town, 0, ground.options, chiefs=ground.chiefs)

    def bouts(self) -> Iterator[Bout]:
        """Every game, in order; its number is its place."""
        number = deal = 0
        for ground, where in enumerate(self.grounds):
            for pairing in self.pairings:
                for n in range(self.deals):
                    for turn in range(len(pairing)):
                        players = (*pairing[turn:], *pairing[:turn])
                        yield Bout(
                            number=number,
                            deal=deal,
                            ground=ground,
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
        """How many bouts there are."""
        return len(self.grounds) * self.deals * sum(len(pairing) for pairing in self.pairings)

    def fingerprint(self) -> str:
        """Names the plan and the version that plays it: results of another one are never mixed in."""
        text = msgspec.json.encode(self) + cuore.__version__.encode()
        return hashlib.sha256(text).hexdigest()[:16]


def match(bots: Sequence[str], grounds: Sequence[Ground], games: int, seed: int, limit: float | None = None) -> Plan:
    """Two to six bots at one table, on each ground at least so many games, in whole deals."""
    if not 2 <= len(bots) <= 6:
        raise SetupError("arena-bots", count=len(bots))
    deals = -(-games // len(bots))
    return Plan(tuple(bots), tuple(grounds), deals, (tuple(range(len(bots))),), seed, limit)


def ladder(bots: Sequence[str], grounds: Sequence[Ground], games: int, seed: int, limit: float | None = None) -> Plan:
    """Every two of the bots against each other, on each ground at least so many games."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise SetupError("arena-ladder", count=len(set(bots)))
    return Plan(tuple(bots), tuple(grounds), -(-games // 2), tuple(combinations(range(len(bots)), 2)), seed, limit)
