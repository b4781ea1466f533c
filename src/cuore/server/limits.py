"""How much one address, one connection and everybody together may ask for, and what each thing costs.

Rates are token buckets. Requests and messages are not worth the same: each takes as many tokens as it costs the
server, in units of the cheapest one. Connections are counted by address, and the last places at the tables are for
those who have a seat there. What an address has used at other processes on the same database counts as well:
quotas.py tells and learns it.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from heapq import nlargest
from typing import Final, Literal

from starlette.types import Scope

# By method and path, the first that fits: tokens. Measured in milliseconds of one core, roughly.
COSTS: Final = tuple(
    (re.compile(pattern), cost)
    for pattern, cost in (
        (r"POST /api/tables/[^/]*/(hints|review)", 40),
        (r"POST /api/(daily|match|tables|towns|(lessons|puzzles)/[^/]*)", 8),
        (r"POST /api/(notices/mail|me/(join|name|sign-in))", 40),
        (r"(GET /api/me/export|POST /api/me/forget)", 120),
        (r"POST /api/me/(passkey|passkey-question|sign-in-question)", 8),
        (r"POST /admin", 24),
        (r"POST /api/tables/[^/]*/report", 8),
        (r"POST /api/mail/[^/]*", 8),
        (r"GET /api/(tables/[^/]*/page|me/figures|me/games.csv)", 8),
        (r"GET /api/tables/[^/]*/(record|events|review)", 4),
        (r"(GET|POST) /api/(daily|mine|ratings|tables|tables/[^/]*/(rematch|delete))", 3),
        (r"GET /api/(cards|tables/[^/]*/replay)", 2),
        (r"GET /(healthz|readyz|metrics)", 2),
    )
)
LAYING: Final = re.compile(r"POST /api/(daily|match|tables|(lessons|puzzles)/[^/]*|tables/[^/]*/rematch)")
LOOK_COST: Final = 4  # of a message after which the whole position is sent anew
AT_ONCE: Final = 256  # addresses that are told of at the same time
COSTLY: Final = 8  # from so many tokens on a request can wait while there is too much to do


@dataclass(frozen=True)
class Limits:
    """How much one may ask for. `per_address=0` lifts what goes by address, for measuring."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 4 * 1024  # bytes of a WebSocket message
    requests: float = 20.0  # tokens a second and address, and
    requests_burst: int = 240  # so many at once: a page with its fonts and every card's picture is one burst
    messages: float = 20.0  # tokens a second and connection, and
    messages_burst: int = 60
    address_messages: float = 120.0  # tokens a second for all connections of an address, and
    address_messages_burst: int = 600
    tables: float = 1 / 60  # tables that an address may lay a second, and
    tables_burst: int = 30
    connections: int = 2000  # WebSockets at once, of everybody
    reserved: int = 400  # of those, for whoever has a seat at the table
    per_address: int = 40  # WebSockets at once, of one address
    sockets: int = 120  # open connections of one address, whatever they are for
    unreadable: int = 5  # messages that are no messages before the line is cut
    patience: float = 15.0  # seconds that a reader may take for one message


class Bucket:
    """A token bucket: `rate` a second, `burst` at once."""

    __slots__ = ("burst", "rate", "since", "spent", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)  # below nothing if more was taken elsewhere: that is owed
        self.spent = 0.0  # since somebody last asked
        self.since = now

    def has(self, now: float, cost: int = 1) -> bool:
        """Whether there are so many tokens."""
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        return self.tokens >= cost

    def take(self, now: float, cost: int = 1) -> bool:
        """Take so many tokens, if there are."""
        if not self.has(now, cost):
            return False
        self.tokens -= cost
        self.spent += cost
        return True

    def lacks(self, now: float) -> tuple[float, float]:
        """How many tokens it would take to be full, and how many of these were spent since somebody last asked."""
        self.has(now)
        lack = self.burst - self.tokens
        return lack, min(self.spent, lack)  # what was spent before is there again


class Allowance:
    """What each address may use of something: a bucket for each; bounded, the longest unseen go first.

    One of several processes gives an address its part of the rate by itself, so that what nobody tells is never more
    than the rate. Whoever lacks so much here that it is worth telling has the whole rate, and counts everywhere.
    """

    def __init__(self, rate: float, burst: int, capacity: int) -> None:
        self.rate = rate
        self.burst = burst
        self.capacity = capacity
        self.processes = 1
        self.buckets: dict[str, Bucket] = {}
        self._looked = -math.inf

    def of(self, address: str, now: float) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate / self.processes, self.burst, now)
        self.buckets[address] = bucket  # at the end: the order is that of the last visit
        if len(self.buckets) > self.capacity:
            del self.buckets[next(iter(self.buckets))]
        return bucket

    def share(self, processes: int, now: float) -> None:
        """So many processes there are from now on."""
        self.processes = processes
        self._looked = -math.inf  # all of them, for what is worth telling has changed
        for bucket in self.buckets.values():
            bucket.has(now)
            bucket.rate = self.rate / processes

    def used(self, now: float) -> dict[str, float]:
        """What was spent by those who are worth telling of, in tokens; each is said once.

        Where many use much at the same time, those who use most come first, and the others later.
        """
        found = []
        least = self.burst * worth_telling(self.processes)
        for address, bucket in self.buckets.items():
            if bucket.since <= self._looked:
                continue  # nobody has asked since
            lack, spent = bucket.lacks(now)
            bucket.rate = self.rate if lack >= least else self.rate / self.processes
            if lack >= least and spent:
                found.append((spent, address))
        told = {address: spent for spent, address in nlargest(AT_ONCE, found)}
        for address in told:
            self.buckets[address].spent = 0.0
        if len(told) == len(found):
            self._looked = now
        return told

    def learn(self, lacks: Mapping[str, float], now: float) -> None:
        """So many tokens each address lacks, by what all processes have told."""
        for address, lack in lacks.items():
            bucket = self.of(address, now)
            _, untold = bucket.lacks(now)
            bucket.rate = self.rate
            bucket.tokens = self.burst - lack - untold
            bucket.spent = untold


def worth_telling(processes: int) -> float:
    """The part of an allowance from which on an address is spoken of between so many processes.

    All together they keep quiet about a quarter of it at most, as long as there are no more than eight. Whoever is
    alone has nobody to tell.
    """
    return 1 / min(4 * processes, 32) if processes > 1 else math.inf


class Speech:
    """What one connection may say: within its own rate, and within that of all connections from its address."""

    def __init__(self, limits: Limits, shared: Bucket, clock: Callable[[], float]) -> None:
        self._own = Bucket(limits.messages, limits.messages_burst, clock())
        self._shared = shared
        self._clock = clock
        self._unlimited = not limits.per_address

    def take(self, cost: int) -> bool:
        """Whether a message that costs so much is fine now."""
        now = self._clock()
        if self._unlimited:
            return True
        return self._shared.has(now, cost) and self._own.take(now, cost) and self._shared.take(now, cost)


Admission = Literal["welcome", "seats-only", "crowded"]


class AddressLimits:
    """What is known of addresses: what they have used, and their open connections."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic, capacity: int = 10_000) -> None:
        self.limits = limits
        self.clock = clock
        self.requests = Allowance(limits.requests, limits.requests_burst, capacity)
        self.tables = Allowance(limits.tables, limits.tables_burst, capacity)
        self.messages = Allowance(limits.address_messages, limits.address_messages_burst, capacity)
        self.connections: dict[str, int] = {}  # that came in here
        self.elsewhere: Mapping[str, int] = {}  # and those at other processes, of whom they have told
        self.total = 0
        self.mark: Callable[[str], str] = str  # what an address is called here

    def may_ask(self, address: str, cost: int = 1) -> bool:
        """Whether one more request from there is fine."""
        return self._take(self.requests, address, cost)

    def may_lay(self, address: str) -> bool:
        """Whether somebody there may lay one more table."""
        return self._take(self.tables, address)

    def _take(self, allowance: Allowance, address: str, cost: int = 1) -> bool:
        if not self.limits.per_address:
            return True
        now = self.clock()
        return allowance.of(self.mark(address), now).take(now, cost)

    def enter(self, address: str | None) -> Admission:
        """Open a connection from there, unless it is too crowded; it counts until it `leave`s.

        No address: it was sent on by another process, which counts it as theirs.
        """
        if self.total >= self.limits.connections:
            return "crowded"
        if address is not None:
            mark = self.mark(address)
            here = self.connections.get(mark, 0)
            if self.limits.per_address and here + self.elsewhere.get(mark, 0) >= self.limits.per_address:
                return "crowded"
            self.connections[mark] = here + 1
        self.total += 1
        # A small house has small reserves: most of its places are for everybody.
        reserved = min(self.limits.reserved, self.limits.connections // 4)
        return "seats-only" if self.total > self.limits.connections - reserved else "welcome"

    def speech_of(self, address: str) -> Speech:
        """What a connection from there may say."""
        return Speech(self.limits, self.messages.of(self.mark(address), self.clock()), self.clock)

    def leave(self, address: str | None) -> None:
        """Close one."""
        self.total -= 1
        if address is None:
            return
        mark = self.mark(address)
        if self.connections[mark] == 1:
            del self.connections[mark]
        else:
            self.connections[mark] -= 1


def cost_of(method: str, path: str) -> int:
    """The tokens that a request takes."""
    asked = f"{'GET' if method == 'HEAD' else method} {path}"
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(asked)), 1)


def lays_a_table(method: str, path: str) -> bool:
    """Whether a request may lay a table."""
    return LAYING.fullmatch(f"{method} {path}") is not None


def address_of(scope: Scope) -> str:
    """Who knocks; of IPv6 the network, for one household has as many addresses as it likes."""
    client = scope.get("client")
    return household(str(client[0])) if client else "?"


def household(host: str) -> str:
    """An address as it is counted."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
