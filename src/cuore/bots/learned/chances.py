"""What each seat may expect, by the company that plays: a small layer on top of what the net makes of a position.

The net learned from its own seats, and these met equals or worse: whoever looks is a little too hopeful, and takes
for granted that everybody goes on as the net would. How much must be taken back depends on the company, and a
position tells much about that. So a layer of its own reads what the net has understood of the table and of each seat,
and says chances, margins and how far a margin may be off, for each company. It was fitted to what came of games in
towns of the training (training/chances.py); docs/evaluation.md tells how well it holds in towns that nobody has
trained on.

What it reads belongs to one net. It names that net, and is refused beside another.
"""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from cuore.bots.learned.folding import Linear
from cuore.bots.learned.imprint import MEMBER, SHIPPED_CHANCES, shipped_bytes
from cuore.bots.learned.weights import Floats, Weights, shipped_weights
from cuore.engine.errors import SetupError

Company = Literal["anybody", "masters", "plans"]
COMPANIES: Final[tuple[Company, ...]] = get_args(Company)
DOUBT: Final[dict[Company, float]] = {"masters": 0.02, "anybody": 0.04, "plans": 0.02}  # of an even chance

HEARD: Final = 7  # numbers of a seat beside its token: `heard`
TOLD: Final = 3  # numbers for each company: log odds, margin, the logarithm of its spread
FAR: Final = np.float32(14.0)  # log odds behind the first: nobody has lost for certain before the end
SPREADS: Final = (-3.0, 2.0)  # logarithms, of twenty points
LOG_TURN: Final = np.log(1 + np.arange(256, dtype=np.float32))


class Expected(NamedTuple):
    """By position and seat, clockwise from whoever looks."""

    win: Floats
    margin: Floats  # in twenties
    spread: Floats  # … the standard deviation of the true one around that


@dataclass(frozen=True, eq=False)
class Chances:
    """The layer as it lies on the disk."""

    net: str  # the digest of the net that it reads
    seat: Floats  # by a number of the token of a seat and a hidden one
    table: Floats  # … and of the table's
    hidden: Floats  # what is added to the hidden numbers
    last: Linear  # from the hidden numbers and what was heard of a seat to what is told for each company

    def of(self, company: Company) -> ChancesOf:
        """Ready to be asked for one company."""
        first = TOLD * COMPANIES.index(company)
        mine = slice(first, first + TOLD)
        last = Linear(np.ascontiguousarray(self.last.weight[:, mine]), self.last.bias[mine].copy())
        return ChancesOf(Linear(self.seat, self.hidden), self.table, last)


@dataclass(frozen=True, eq=False)
class ChancesOf:
    """The layer for one company."""

    seat: Linear
    table: Floats
    last: Linear

    def __call__(self, tokens: Floats, said: Floats, turns: npt.NDArray[np.uint8]) -> Expected:
        """`tokens` are the table's and each seat's as they leave the net, `said` its own log odds and margins.

        Positions of so many seats as each other; each is a matrix of its own in every product, as in inference.py.
        """
        hidden = self.seat(tokens[:, 1:])
        hidden += tokens[:, :1] @ self.table
        np.maximum(hidden, 0, out=hidden)
        told = self.last(np.concatenate([hidden, heard(said, turns)], axis=2))
        odds = told[:, :, 0]
        odds -= odds.max(axis=1, keepdims=True)
        win = np.exp(np.maximum(odds, -FAR))
        win /= win.sum(axis=1, keepdims=True)
        return Expected(win, told[:, :, 1], np.exp(np.clip(told[:, :, 2], *SPREADS)))


def heard(said: Floats, turns: npt.NDArray[np.uint8]) -> Floats:
    """What is heard of each seat beside its token: what the net says itself, and how late it is.

    `said` are log odds and margins by position and seat, `turns` how many whoever is in turn has had.
    """
    odds, margin = said[:, :, 0], said[:, :, 1]
    win = odds - odds.max(axis=1, keepdims=True)
    win -= np.log(np.exp(win).sum(axis=1, keepdims=True))
    np.maximum(win, -FAR, out=win)
    found = np.empty((*odds.shape, HEARD), dtype=np.float32)
    late = LOG_TURN[turns][:, None]
    found[:, :, 0] = win
    found[:, :, 1] = win * late
    found[:, :, 2] = margin
    found[:, :, 3] = margin * late
    found[:, :, 4] = late
    found[:, :, 5:] = 0.0
    found[:, 0, 5] = 1.0
    found[:, 0, 6] = late[:, 0]
    return found


@lru_cache(maxsize=1)
def shipped_chances() -> Chances:
    """What comes with the house; one line if it is not for the net that does."""
    where = SHIPPED_CHANCES
    return fitting(read_chances(shipped_bytes(where), where), shipped_weights(), where)


def fitting(chances: Chances, weights: Weights, where: str) -> Chances:
    """The same, or one line if it reads another net."""
    if chances.net != weights.digest:
        raise SetupError("chances-of-another-net", where=where)
    return chances


def read_chances(data: bytes, where: str) -> Chances:
    """Out of a file's bytes."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as stored:
            about = json.loads(stored[MEMBER].tobytes())
            part = {name: stored[name].astype(np.float32) for name in stored.files if name != MEMBER}
        last = Linear(part["last.weight"], part["last.bias"])
        found = Chances(str(about["net"]), part["seat"], part["table"], part["hidden"], last)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise SetupError("chances-unreadable", where=where, reason=str(error)) from error
    return found


def doubt(chance: float, company: Company) -> float:
    """How far such a chance may be off: the gaps that were measured were widest for even chances."""
    return DOUBT[company] * 4 * chance * (1 - chance)
