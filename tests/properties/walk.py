"""Games for the properties: which tables are dealt, how they are played at random, what is being asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

import cuore
from cuore.engine import opcodes, programs
from cuore.engine.frames import PC
from cuore.engine.moves import END_PHASE, END_TURN, SHIFT
from cuore.engine.state import FRAME, State

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve", "Finn")
FIRST_GAME, RANDOM = "first-game", "random"
ATTACKS = (  # every general maid that touches another player, and chambermaids to be touched
    *("Nena Wilder", "Natsumi Fujikawa", "Eliza Rosewater", "Claire Saint-Juste", "Tenalys Trent"),
    *("Sainsbury Lockwood", "Safran Virginie", "Azure Crescent", "Viola Crescent", "Rouge Crescent"),
)
ASKS = {value: name for name, value in vars(opcodes).items() if name.startswith("ASK_")}
BASE, OKTOBERFEST, VACATION, HOUSE, MORE = BOXES = (
    *("base", "oktoberfest", "romantic_vacation", "expanding_the_house", "more"),
)
MIXABLE = BOXES[:4]
QUICK, HARMLESS = "two-player-quick", "no-bad-habits"
BORROWING = ("mixed-pile", "private-maids", "illness")
MORE_SEATS = 4

# See docs/sweep.md for the longest game of the long sweep: this is ample.
BOUND = 5_000


@dataclass(frozen=True)
class Case:
    """How a random game begins; the seed also decides how it is played. The first set's chiefs are used."""

    seed: int
    seats: int = 2
    town: str | tuple[str, ...] = RANDOM
    options: tuple[str, ...] = ()
    sets: tuple[str, ...] = (BASE,)

    def __str__(self) -> str:
        town = self.town if isinstance(self.town, str) else "attacks"
        sets = () if self.sets == (BASE,) else ("+".join(self.sets),)
        return "-".join((*sets, f"{self.seats}p", town, *self.options, f"seed{self.seed}"))

    def deal(self) -> cuore.Game:
        """The game at its first decision."""
        return cuore.new_game(
            sets=self.sets, seats=NAMES[: self.seats], town=self.town, seed=self.seed, options=self.options
        )


def base_sweep(first_seed: int = 0) -> list[Case]:
    """Every number of seats with the first game's town, with random towns and with attacks; every option."""
    towns: tuple[str | tuple[str, ...], ...] = (FIRST_GAME, RANDOM, RANDOM, ATTACKS)
    plain = [Case(first_seed + 10 * seats + i, seats, town) for seats in range(2, 7) for i, town in enumerate(towns)]
    return [
        *plain,
        Case(first_seed + 70, 2, RANDOM, (QUICK,)),
        Case(first_seed + 71, 2, FIRST_GAME, (QUICK, HARMLESS)),
        Case(first_seed + 72, 3, RANDOM, (HARMLESS,)),
        Case(first_seed + 73, 5, ATTACKS, (HARMLESS,)),
    ]


def box_sweep(first_seed: int = 0) -> list[Case]:
    """Each other box alone, two to six at the table; More with two to four and with everything it borrows."""
    seed = first_seed + 100
    alone = [
        Case(seed + 10 * number + seats, seats, FIRST_GAME if seats == 2 else RANDOM, (), (box,))
        for number, box in enumerate((OKTOBERFEST, VACATION, HOUSE))
        for seats in range(2, 7)
    ]
    quick = [Case(seed + 40 + i, 2, RANDOM, (QUICK,), (box,)) for i, box in enumerate(MIXABLE[1:])]
    more = [
        Case(seed + 50, 2, FIRST_GAME, (), (MORE,)),
        Case(seed + 51, 3, RANDOM, (), (MORE,)),
        Case(seed + 52, 4, RANDOM, ("without-ignis",), (MORE,)),
        Case(seed + 53, 4, RANDOM, ("mixed-pile",), (MORE, VACATION)),
        Case(seed + 54, 3, RANDOM, ("private-maids",), (MORE, HOUSE, BASE)),
        Case(seed + 55, 2, RANDOM, BORROWING, (MORE, BASE)),
        Case(seed + 56, 4, FIRST_GAME, (*BORROWING, "without-ignis"), (MORE, *MIXABLE)),
    ]
    return [*alone, *quick, *more]


def mix_sweep(first_seed: int = 0) -> list[Case]:
    """Boxes put together; whose chiefs are used changes with the order."""
    seed = first_seed + 200
    return [
        Case(seed + 0, 2, RANDOM, (), (BASE, OKTOBERFEST)),
        Case(seed + 1, 3, RANDOM, (), (OKTOBERFEST, VACATION)),
        Case(seed + 2, 4, RANDOM, (), (HOUSE, VACATION)),
        Case(seed + 3, 5, RANDOM, (HARMLESS,), (HOUSE, BASE)),
        Case(seed + 4, 6, RANDOM, (), (VACATION, OKTOBERFEST, HOUSE)),
        Case(seed + 5, 2, RANDOM, (QUICK,), MIXABLE),
        Case(seed + 6, 3, RANDOM, (), (OKTOBERFEST, HOUSE, BASE, VACATION)),
        Case(seed + 7, 4, FIRST_GAME, (), MIXABLE),
        Case(seed + 8, 6, RANDOM, (), MIXABLE),
    ]


def sweep(first_seed: int = 0) -> list[Case]:
    """Every box and some mixes, every number of seats, every option."""
    return [*base_sweep(first_seed), *box_sweep(first_seed), *mix_sweep(first_seed)]


SWEEP = sweep()
# The base box whole, of other boxes and mixes every other table: what one property leaves out, the next takes.
EVEN = [*base_sweep(), *[*box_sweep(), *mix_sweep()][::2]]
ODD = [*base_sweep(), *[*box_sweep(), *mix_sweep()][1::2]]
# For what takes long at each decision: each box at some table, the base box at several, and mixes.
FEW = [*base_sweep()[3::4], *box_sweep()[1::3], *mix_sweep()[::2]]


def options_for(sets: tuple[str, ...], seats: int) -> list[str]:
    """The optional rules that mean something at such a table."""
    if MORE in sets:
        lent = {"mixed-pile": len(sets) > 1, "private-maids": {BASE, HOUSE} & {*sets}, "illness": BASE in sets}
        return ["without-ignis", *(name for name, there in lent.items() if there)]
    return [*([QUICK] if seats == 2 else []), *([HARMLESS] if BASE in sets else [])]


def random_case(rng: random.Random) -> Case:
    """Any table of any boxes."""
    seed = rng.randrange(-(2**70), 2**70)
    more = rng.random() < 0.15
    sets = rng.sample(MIXABLE, rng.randint(0 if more else 1, len(MIXABLE)))
    chosen = (MORE, *sets) if more else tuple(sets)
    seats = rng.randint(2, MORE_SEATS if more else 6)
    known = options_for(chosen, seats)
    options = [name for name in known if rng.random() < 0.3]
    if more and sets and not {*options} & {*BORROWING}:
        options.append("mixed-pile")
    return Case(seed, seats, rng.choice([FIRST_GAME, RANDOM, RANDOM]), tuple(options), chosen)


def cases() -> st.SearchStrategy[Case]:
    """Any table, half of them of the base box alone."""

    def with_seats(seats: int) -> st.SearchStrategy[Case]:
        known = [HARMLESS, *([QUICK] if seats == 2 else [])]
        return st.builds(
            Case,
            seed=st.integers(min_value=-(2**70), max_value=2**70),
            seats=st.just(seats),
            town=st.sampled_from([FIRST_GAME, RANDOM, ATTACKS]),
            options=st.lists(st.sampled_from(known), unique=True).map(tuple),
        )

    any_boxes = st.integers(0, 2**32).map(lambda seed: random_case(random.Random(seed)))
    return st.one_of(st.integers(2, 6).flatmap(with_seats), any_boxes)


def choose(rng: random.Random, legal: list[int]) -> int:
    """Any answer, but the ends of phases seldom: so more happens in fewer answers."""
    if rng.random() < 0.7:
        busy = [move for move in legal if move >> SHIFT not in (END_PHASE, END_TURN)]
        return rng.choice(busy or legal)
    return rng.choice(legal)


def walk(game: cuore.Game, seed: int) -> Iterator[cuore.Game]:
    """The same game at each of its decisions, to the end; whoever looks on must leave it alone."""
    rng = random.Random(seed)
    for _ in range(BOUND):
        if game.over:
            return
        yield game
        game.apply(choose(rng, game.legal()))
    raise AssertionError(f"no end after {BOUND} answers")


def decisions(case: Case) -> Iterator[cuore.Game]:
    """Every decision of the case's game."""
    return walk(case.deal(), case.seed)


def sampled(case: Case, share: float, *, inside: float = 1.0) -> Iterator[cuore.Game]:
    """A share of the decisions, and another, larger share of those inside an effect."""
    rng = random.Random(f"sample {case.seed}")
    for game in decisions(case):
        if rng.random() < (inside if game.state.frames else share):
            yield game


def play_out(game: cuore.Game, seed: int) -> None:
    """Play the game itself to its end."""
    for _ in walk(game, seed):
        pass


def question(s: State) -> str:
    """What is being asked: the opcode's name inside an effect, else the phase."""
    if not s.frames:
        return f"phase {int(s.phase)}"
    base = len(s.frames) - FRAME
    return ASKS[programs.PROGRAMS[s.frames[base]][s.frames[base + PC]]]
