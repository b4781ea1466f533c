"""An actor: a process that plays games in two groups, asks the net for the answers and hands over finished games."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random

import numpy as np

from cuore.bots.learned.encoding import OPTIONS
from cuore.bots.learned.learned_bot import quick
from cuore.bots.learned.scales import MARGIN as MARGIN_UNIT
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.bots.policy import answer
from cuore.engine.scoring import tally
from cuore.engine.state import State
from cuore.engine.turn import carry_out
from training import memory as m
from training.memory import Memory
from training.venues import Venue, random_venue

VENUES = 20  # tables that an actor plays at in turn
GAMES_A_VENUE = 300
LONGEST = 60  # turns of each seat, after which a game is counted as it stands
TRACE = 0.96  # lambda of the advantages
VICTORY = 0.8  # of the reward; the rest is the margin, so that there is always something to play for
WIDE = 25.0  # points: a margin that could not be better
WITH_PLANS = 0.60  # of the games have seats that follow a plan
WITH_RIVAL = 0.10  # … or an old snapshot of the net
ALONE = 0.8  # of those the net sits alone in: with three and more seats that is how people mostly meet it
PAUSE = 0.0002

NET, RIVAL = -1, -2


@dataclass
class Slot:
    """One game of a group."""

    venue: Venue
    s: State
    players: list[int]  # by seat: NET, RIVAL or the index of a plan
    samples: list[list[tuple[bytes, int, float, float]]] = field(default_factory=list)  # by seat


class Actor:
    """Plays until it is told to stop."""

    def __init__(
        self,
        number: int,
        shared: Memory,
        vocabulary: Vocabulary,
        seed: int,
        *,
        only: str = "",
        seats: int = 0,
        against: bool = False,
    ) -> None:
        """`only` and `seats` as venues.py has them; `against`: all other seats are the rival's, in every game."""
        self.number = number
        self.shared = shared
        self.vocabulary = vocabulary
        self.rng = Random(f"actor {seed} {number}")
        self.only = only
        self.seats = seats
        self.against = against
        self.venues: list[Venue] = []
        self.played = 0

    def run(self) -> None:
        """First games of plans, to be cloned; then games of the net."""
        shared = self.shared
        self.venues = [self._venue() for _ in range(max(2, VENUES // 4))]
        while not shared.stopped and shared.version[1] == 0:
            self._play_cloned()
            if len(self.venues) < VENUES and self.rng.random() < 0.2:
                self.venues.append(self._venue())
        while len(self.venues) < VENUES and not shared.stopped:
            self.venues.append(self._venue())
        groups = [[self._slot() for _ in range(shared.games)] for _ in range(2)]
        for group in (0, 1):
            self._ask(group, groups[group])
        while not shared.stopped:
            for group in (0, 1):
                while shared.waiting[self.number, group] and not shared.stopped:
                    time.sleep(PAUSE)
                if shared.stopped:
                    break
                self._take_answers(group, groups[group])
                self._ask(group, groups[group])

    # -- tables ---------------------------------------------------------------------------------------------

    def _venue(self) -> Venue:
        return random_venue(self.rng, self.vocabulary, only=self.only, seats=self.seats)

    def _any_venue(self) -> Venue:
        self.played += 1
        if self.played % GAMES_A_VENUE == 0:
            self.venues[self.rng.randrange(len(self.venues))] = self._venue()
        return self.rng.choice(self.venues)

    def _slot(self) -> Slot:
        venue = self._any_venue()
        count = len(venue.table.seats)
        players = [NET] * count
        kind = self.rng.random()
        if self.against or kind < WITH_PLANS + WITH_RIVAL:
            others = count - 1
            if not self.against and self.rng.random() >= ALONE:
                others = self.rng.randint(1, others)
            for seat in self.rng.sample(range(count), others):
                players[seat] = RIVAL if self.against or kind >= WITH_PLANS else self._plan(venue)
        return Slot(venue, venue.deal(self.rng.getrandbits(40)), players, [[] for _ in range(count)])

    def _plan(self, venue: Venue) -> int:
        """The best plan more often than the others."""
        return min(self.rng.randrange(len(venue.plans)), self.rng.randrange(len(venue.plans)))

    # -- cloning --------------------------------------------------------------------------------------------

    def _play_cloned(self) -> None:
        """A game of good plans, each answer a sample."""
        venue = self._any_venue()
        count = len(venue.table.seats)
        plans = [self._plan(venue) for _ in range(count)]
        slot = Slot(venue, venue.deal(self.rng.getrandbits(40)), plans, [[] for _ in range(count)])
        s = slot.s
        limit = LONGEST * count
        while not s.over and s.turn <= limit:
            move = quick(s)
            if move < 0:
                seat = s.to_move
                move = answer(s, venue.facts, venue.plans[plans[seat]])
                place = s.options.index(move)
                if place < OPTIONS:
                    slot.samples[seat].append((venue.encoder.row(s, seat), place, 0.0, 0.0))
            carry_out(s, move)
        self._finish(slot, cloned=True)

    # -- games of the net -----------------------------------------------------------------------------------

    def _ask(self, group: int, slots: list[Slot]) -> None:
        """Play every game up to a question that the net must answer, and write the questions down."""
        rows = self.shared.rows[self.number, group]
        rival = self.shared.rival[self.number, group]
        for i in range(len(slots)):
            while (row := self._next_question(slots[i])) is None:
                self._finish(slots[i], cloned=False)
                slots[i] = self._slot()
            rows[i] = np.frombuffer(row, dtype=np.uint8)
            rival[i] = slots[i].players[slots[i].s.to_move] == RIVAL
        self.shared.waiting[self.number, group] = len(slots)

    def _next_question(self, slot: Slot) -> bytes | None:
        s = slot.s
        venue = slot.venue
        limit = LONGEST * len(slot.players)
        while not s.over and s.turn <= limit:
            move = quick(s)
            if move < 0:
                player = slot.players[s.to_move]
                if player < 0:
                    return venue.encoder.row(s, s.to_move)
                move = answer(s, venue.facts, venue.plans[player])
            carry_out(s, move)
        return None

    def _take_answers(self, group: int, slots: list[Slot]) -> None:
        shared = self.shared
        rows = shared.rows[self.number, group]
        actions = shared.actions[self.number, group].tolist()
        logps = shared.logps[self.number, group].tolist()
        values = shared.values[self.number, group].tolist()
        for i, slot in enumerate(slots):
            s = slot.s
            seat = s.to_move
            if slot.players[seat] == NET:
                slot.samples[seat].append((rows[i].tobytes(), actions[i], logps[i], values[i]))
            carry_out(s, s.options[actions[i]])
        shared.counters[self.number, m.DECISIONS] += len(slots)

    # -- the end of a game ----------------------------------------------------------------------------------

    def _finish(self, slot: Slot, *, cloned: bool) -> None:
        s = slot.s
        count = len(slot.players)
        tallies = [tally(s, seat) for seat in range(count)]
        points = [t.points for t in tallies]
        best = max((t.points, t.tie_break) for t in tallies)
        won = [(t.points, t.tie_break) == best for t in tallies]
        shares = [float(w) / sum(won) for w in won]
        margins = [p - max(q for j, q in enumerate(points) if j != i) for i, p in enumerate(points)]
        self._count(slot, shares)
        for seat, taken in enumerate(slot.samples):
            if not taken:
                continue
            reward = VICTORY * (2 * shares[seat] - 1) + (1 - VICTORY) * max(-1.0, min(1.0, margins[seat] / WIDE))
            meta = np.zeros((len(taken), m.META), dtype=np.float32)
            meta[:, m.ACTION] = [sample[1] for sample in taken]
            meta[:, m.LOGP] = [sample[2] for sample in taken]
            values = np.array([sample[3] for sample in taken] + [reward], dtype=np.float32)
            steps = values[1:] - values[:-1]
            advantage = 0.0
            for i in range(len(taken) - 1, -1, -1):
                advantage = float(steps[i]) + TRACE * advantage
                meta[i, m.ADVANTAGE] = advantage
            meta[:, m.RETURN] = reward if cloned else meta[:, m.ADVANTAGE] + values[:-1]
            meta[:, m.CLONED] = cloned
            for other in range(count):
                away = (other - seat) % count
                meta[:, m.WIN + away] = shares[other]
                meta[:, m.MARGIN + away] = margins[other] / MARGIN_UNIT
            self._hand_over([sample[0] for sample in taken], meta)

    def _count(self, slot: Slot, shares: list[float]) -> None:
        counters = self.shared.counters[self.number]
        counters[m.GAMES] += 1
        counters[m.TURNS] += slot.s.turn
        if slot.players.count(NET) != 1:
            return
        share = shares[slot.players.index(NET)]
        seats = min(len(shares), m.MOST_SEATS) - 2
        if min(slot.players) == RIVAL:
            counters[m.RIVAL_GAMES + seats] += 1
            counters[m.RIVAL_WINS + seats] += round(m.WIN_UNIT * share)
        else:
            counters[m.PLAN_GAMES + seats] += 1
            counters[m.PLAN_WINS + seats] += round(m.WIN_UNIT * share)

    def _hand_over(self, rows: list[bytes], meta: m.Array) -> None:
        shared = self.shared
        slots = shared.samples.shape[1]
        while shared.written[self.number] + len(rows) - shared.read[self.number] > slots:
            if shared.stopped:
                return
            time.sleep(PAUSE)
        first = int(shared.written[self.number]) % slots
        data = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), -1)
        room = min(len(rows), slots - first)
        shared.samples[self.number, first : first + room] = data[:room]
        shared.meta[self.number, first : first + room] = meta[:room]
        shared.samples[self.number, : len(rows) - room] = data[room:]
        shared.meta[self.number, : len(rows) - room] = meta[room:]
        shared.written[self.number] += len(rows)
