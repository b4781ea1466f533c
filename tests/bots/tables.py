"""What the tests of bots share: games to the end, and the test that nobody can peek."""

from __future__ import annotations

import copy
from collections.abc import Sequence

import cuore
from cuore.bots import Bot, Seat, make_bot
from cuore.boxes.registry import BOXES
from cuore.engine.game import Game
from cuore.engine.table import Table

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
FAMILY = tuple(box for box in BOXES if box != "more")
MIXES = (
    (("base", "oktoberfest"), ()),
    (("romantic_vacation", "expanding_the_house"), ()),
    (FAMILY, ()),
    (("base", "more"), ("mixed-pile", "private-maids", "illness")),
    ((*FAMILY, "more"), ("mixed-pile", "private-maids", "illness")),
)


def play(game: Game, bots: Sequence[Bot], most: int = 20_000) -> None:
    """Play to the end; `apply` refuses whatever is not legal."""
    for _ in range(most):
        if game.over:
            return
        game.apply(bots[game.to_move].choose(Seat(game)))
    raise AssertionError(f"no end after {most} answers")


def peeks(bot: Bot, game: Game, *, deals: int = 3, every: int = 13, most: int = 600) -> bool:
    """Whether the bot, in the first seat, ever answers otherwise when cards that it cannot know are dealt anew."""
    others = [make_bot("random", seat) for seat in range(1, len(game.seats))]
    for count in range(most):
        if game.over:
            break
        asked = [bot, *others][game.to_move]
        if asked is bot and count % every == 0:
            dealt = [Seat(game.determinize(0, seed)) for seed in range(deals)]
            answers = {twin(bot, game.table).choose(seat) for seat in [Seat(game), *dealt]}
            if len(answers) > 1:
                return True
        game.apply(asked.choose(Seat(game)))
    return False


def twin(bot: Bot, table: Table) -> Bot:
    """The bot once more, to be asked in its place. What nobody ever changes is shared: the table, and a net."""
    shared = [table, *(getattr(bot, name) for name in ("_weights", "_net") if hasattr(bot, name))]
    return copy.deepcopy(bot, {id(thing): thing for thing in shared})


def new_table(sets: Sequence[str], seats: int, town: str, seed: int, options: Sequence[str] = ()) -> Game:
    """A game for the tests."""
    return cuore.new_game(sets, NAMES[:seats], town, seed, options)
