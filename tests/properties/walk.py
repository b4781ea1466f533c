"""Games for the properties: which tables are dealt, how they are played at random, what is being asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

import cuore
from cuore.engine import programs
from cuore.engine.moves import END_PHASE, END_TURN, SHIFT
from cuore.engine.resolve import PC
from cuore.engine.state import FRAME, State

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve", "Finn")
FIRST_GAME, RANDOM = "first-game", "random"
ATTACKS = (  # every general maid that touches another player, and chambermaids to be touched
    *("Nena Wilder", "Natsumi Fujikawa", "Eliza Rosewater", "Claire Saint-Juste", "Tenalys Trent"),
    *("Sainsbury Lockwood", "Safran Virginie", "Azure Crescent", "Viola Crescent", "Rouge Crescent"),
)
ASKS = {value: name for name, value in vars(programs).items() if name.startswith("ASK_")}

# The longest of 20,000 games played by `choose` took 897 answers, with two seats as with six: thrice that is ample.
BOUND = 3_000


@dataclass(frozen=True)
class Case:
    """How a random game begins; the seed also decides how it is played."""

    seed: int
    seats: int = 2
    town: str | tuple[str, ...] = RANDOM
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        town = self.town if isinstance(self.town, str) else "attacks"
        return "-".join((f"{self.seats}p", town, *self.options, f"seed{self.seed}"))

    def deal(self) -> cuore.Game:
        """The game at its first decision."""
        return cuore.new_game(seats=NAMES[: self.seats], town=self.town, seed=self.seed, options=self.options)


def sweep(first_seed: int = 0) -> list[Case]:
    """Every number of seats with the first game's town, with random towns and with attacks; every option."""
    towns: tuple[str | tuple[str, ...], ...] = (FIRST_GAME, RANDOM, RANDOM, ATTACKS)
    plain = [Case(first_seed + 10 * seats + i, seats, town) for seats in range(2, 7) for i, town in enumerate(towns)]
    quick, harmless = "two-player-quick", "no-bad-habits"
    return [
        *plain,
        Case(first_seed + 70, 2, RANDOM, (quick,)),
        Case(first_seed + 71, 2, FIRST_GAME, (quick, harmless)),
        Case(first_seed + 72, 3, RANDOM, (harmless,)),
        Case(first_seed + 73, 5, ATTACKS, (harmless,)),
    ]


SWEEP = sweep()


def cases() -> st.SearchStrategy[Case]:
    """Any table of the base box."""

    def with_seats(seats: int) -> st.SearchStrategy[Case]:
        known = ["no-bad-habits", *(["two-player-quick"] if seats == 2 else [])]
        return st.builds(
            Case,
            seed=st.integers(min_value=-(2**70), max_value=2**70),
            seats=st.just(seats),
            town=st.sampled_from([FIRST_GAME, RANDOM, ATTACKS]),
            options=st.lists(st.sampled_from(known), unique=True).map(tuple),
        )

    return st.integers(2, 6).flatmap(with_seats)


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
