"""Where training games are played: every box, mixes, two to six seats; towns for measuring are held out by a hash."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from random import Random

import cuore
from cuore.bots import Seat
from cuore.bots.deals import Clock, Deals, play_out
from cuore.bots.facts import Facts
from cuore.bots.house_plans import house_plans
from cuore.bots.learned.encoding import Encoder
from cuore.bots.learned.vocabulary import Vocabulary
from cuore.bots.planner import Planner
from cuore.bots.plans import Plan
from cuore.engine.game import Game
from cuore.engine.scoring import scores
from cuore.engine.state import State
from cuore.engine.table import Table

BOXES = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
MORE = "more"
SEATS = ("One", "Two", "Three", "Four", "Five", "Six")
HELD_OUT = 8  # one town in so many is for measuring alone
SHARES = {"base": 55, "oktoberfest": 7, "romantic_vacation": 14, "expanding_the_house": 5, "more": 9, "mix": 10}
SEAT_SHARES = {2: 16, 3: 31, 4: 47, 5: 3, 6: 3}
MOST_ANSWERS = 600
FEW, SOME, MANY = 2, 4, 8  # games in which a plan is tried
THOUGHT_OUT = 2  # plans that a planner has found …
PLAYOUTS = 500  # … in so many playouts


def is_held_out(town: tuple[str, ...]) -> bool:
    """Whether a town is never trained on."""
    return hashlib.blake2b("|".join(sorted(town)).encode()).digest()[0] % HELD_OUT == 0


@dataclass
class Venue:
    """A table with all that is worked out once for it."""

    kind: str  # the key of SHARES
    first: Game  # any deal of it
    facts: Facts
    encoder: Encoder
    plans: list[Plan]  # best first: what a planner has found, then the best of the house

    @property
    def table(self) -> Table:
        """What was agreed."""
        return self.first.table

    def deal(self, seed: int) -> State:
        """A new game."""
        t = self.first.table
        return cuore.new_game(
            t.sets, t.seats, t.town, seed=seed, options=t.options, chiefs="" if t.rules.stands_alone else t.chiefs
        ).state


def random_venue(
    rng: Random, vocabulary: Vocabulary, *, only: str = "", seats: int = 0, held_out: bool = False
) -> Venue:
    """A table by lot; `only` is a key of SHARES. Its best plans are for training: a table held out has none."""
    kind, game = random_game(rng, only=only, seats=seats, held_out=held_out)
    facts = Facts(game.table)
    venue = Venue(kind, game, facts, vocabulary.encoder(game.table), [])
    if not held_out:
        venue.plans = [*(thought_out(venue, rng) for _ in range(THOUGHT_OUT)), *best_plans(venue, rng)]
    return venue


def thought_out(venue: Venue, rng: Random) -> Plan:
    """What `expert` would begin with here: a plan found by playing."""
    seat = rng.randrange(len(venue.table.seats))
    deals = Deals(Seat(venue.first, seat), rng.getrandbits(40))
    planner = Planner(venue.facts, Random(rng.getrandbits(40)), most_answers=MOST_ANSWERS)
    planner.think(deals, seat, PLAYOUTS, Clock(None))
    return planner.best


def random_game(rng: Random, *, only: str = "", seats: int = 0, held_out: bool = False) -> tuple[str, Game]:
    """A game by lot in a town for measuring, or in one for training, and the key of SHARES that it belongs to."""
    while True:
        kind = only or rng.choices([*SHARES], [*SHARES.values()])[0]
        game = _any_game(rng, kind, seats or rng.choices([*SEAT_SHARES], [*SEAT_SHARES.values()])[0])
        if is_held_out(game.table.town) == held_out:
            return kind, game


def _any_game(rng: Random, kind: str, seats: int) -> Game:
    options: list[str] = []
    if kind == "mix":
        if rng.random() < 0.2:
            kind, others = MORE, rng.sample(BOXES, rng.randint(1, 2))
            options = ["mixed-pile"]
            sets = (MORE, *others)
        else:
            sets = tuple(rng.sample(BOXES, rng.randint(2, 4)))
    else:
        sets = (kind,)
    if kind == MORE:
        seats = min(seats, 4)
    chiefs = "" if kind == MORE else rng.choice(sets)
    town = "first-game" if rng.random() < 0.06 else "random"
    return cuore.new_game(sets, SEATS[:seats], town, seed=rng.getrandbits(40), options=options, chiefs=chiefs)


def best_plans(venue: Venue, rng: Random, keep: int = 6) -> list[Plan]:
    """The plans of the house that do best here against the usual one, by a short knock-out."""
    plans = house_plans(venue.facts)
    usual = plans[0]
    margins = {id(plan): 0.0 for plan in plans}
    for games, left in ((FEW, 16), (SOME, keep), (MANY, keep)):
        for _ in range(games):
            deal = venue.deal(rng.getrandbits(40))
            seat = rng.randrange(len(venue.table.seats))
            for plan in plans:
                s = deal.clone()
                play_out(s, venue.facts, [plan if i == seat else usual for i in range(len(s.hand))], MOST_ANSWERS)
                points = scores(s)
                margins[id(plan)] += points[seat] - max(p for i, p in enumerate(points) if i != seat)
        plans = sorted(plans, key=lambda plan: -margins[id(plan)])[:left]
    return plans
