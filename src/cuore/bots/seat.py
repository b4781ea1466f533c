"""What a bot is given: its seat at the table, never the game.

A bot sees what a player in that seat may see (`view`), the answers it may give (`legal`, `options`), what was agreed
and printed before the first deal (`table`), and, for look-ahead, games that its seat could not tell from the true
one (`determinize`). So the same bot sits at a simulated table and at a real one, and cannot peek at either.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from cuore.boxes.registry import boxes
from cuore.engine.archive import load_script
from cuore.engine.game import Game
from cuore.engine.notation import move_text
from cuore.engine.seen import View
from cuore.engine.table import Table


class Seat:
    """One decision, seen from the seat that must take it."""

    def __init__(self, game: Game, number: int | None = None) -> None:
        """The decision that is open in a game; `number` is the seat that looks, by default the one that is asked."""
        self.number = game.to_move if number is None else number
        self.table: Table = game.table
        # Closures, not the game: what a bot can reach from here is what a player may know.
        self._look: Callable[[], View] = lambda: game.view(self.number)
        self._deal_anew: Callable[[int], Game] = lambda seed: game.determinize(self.number, seed)
        self._legal = tuple(game.legal()) if self.number == game.to_move else ()

    @cached_property
    def view(self) -> View:
        """Everything that this seat may know (`Game.view`)."""
        return self._look()

    @property
    def legal(self) -> list[int]:
        """The answers that may be given: sorted, never empty when this seat is asked."""
        return list(self._legal)

    @cached_property
    def options(self) -> dict[str, int]:
        """The same answers by their words: `seat.options.get("play all")`."""
        return {self.text(move): move for move in self._legal}

    def text(self, move: int) -> str:
        """A move in words."""
        return move_text(self.table, move)

    def determinize(self, seed: int) -> Game:
        """A game that this seat cannot tell from the true one, to look ahead in."""
        return self._deal_anew(seed)

    def portable(self) -> str:
        """The decision as text for a bot in another process: what this seat cannot know is dealt anew in it."""
        return Game(self._deal_anew(0).state, "portable").save()

    @staticmethod
    def from_portable(text: str) -> Seat:
        """The decision of whoever is asked in such a text."""
        return Seat(Game.of(load_script(text, boxes)))


class Bot(Protocol):
    """Whoever answers for a seat."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal`."""
        ...
