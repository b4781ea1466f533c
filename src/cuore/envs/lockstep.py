"""Many games side by side: one call answers in all of them and writes a row for whoever is asked next in each.

The loop of the vector environment (vector.py), compiled with the engine. The rows lie in one run of cells, so that
NumPy reads all of them at once.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.chance import Chance
from cuore.engine.game import Game
from cuore.engine.ints import i64
from cuore.envs.actions import NO_MOVE
from cuore.envs.cells import Cells
from cuore.envs.writer import SeatWriter, blank

GOES_ON: Final = 0
IS_OVER: Final = 1
TOO_LONG: Final = 2
ILLEGAL: Final = 3


class Lockstep:
    """Games, each with what writes its rows and the place of its row."""

    def __init__(self, width: int, max_turns: int) -> None:
        self.cells: Cells = blank(0)  # the rows, one after the other
        self.games: list[Game] = []
        self._writers: list[SeatWriter] = []
        self._width: i64 = width
        self._max_turns: i64 = max_turns

    def seat_game(self, place: int, game: Game, writer: SeatWriter) -> None:
        """Put a game at a place, the next one or one that is there already."""
        if place == len(self.games):
            self.games.append(game)
            self._writers.append(writer)
        else:
            self.games[place] = game
            self._writers[place] = writer

    def answer(self, place: i64, action: i64) -> i64:
        """Answer for whoever is asked in a game: how it stands then. An illegal action changes nothing."""
        game = self.games[place]
        state = game.state
        move: i64 = self._writers[place].actions.move(state, action)
        if move == NO_MOVE:
            return ILLEGAL
        game.apply(int(move))
        return self.standing(place)

    def standing(self, place: i64) -> i64:
        """Whether a game goes on, is over or has lasted too long."""
        game = self.games[place]
        if game.over:
            return IS_OVER
        return TOO_LONG if game.state.turn > self._max_turns else GOES_ON

    def step(self, actions: list[int]) -> list[tuple[int, int]]:
        """Answer in every game; the places of the games that do not go on, and why."""
        ended: list[tuple[int, int]] = []
        place: i64
        for place in range(len(self.games)):
            stands: i64 = self.answer(place, actions[place])
            if stands != GOES_ON:
                ended.append((int(place), int(stands)))
        return ended

    def write(self) -> None:
        """A row for each game, as whoever is asked there may know it; at the end, as the last one asked may."""
        self.cells = blank(len(self.games) * self._width)
        place: i64
        for place in range(len(self.games)):
            state = self.games[place].state
            self._writers[place].write(state, state.to_move, self.cells, place * self._width)

    def write_some(self, places: list[int], seats: list[int]) -> None:
        """The rows of some games, one after the other, each as a seat may know it."""
        self.cells = blank(len(places) * self._width)
        row: i64
        for row in range(len(places)):
            place: i64 = places[row]
            self._writers[place].write(self.games[place].state, seats[row], self.cells, row * self._width)

    def play_at_random(self, place: i64, learner: i64, chance: Chance) -> i64:
        """Any legal answers for all seats but the learner's, until it is asked or the game does not go on."""
        game = self.games[place]
        stands: i64 = self.standing(place)
        while stands == GOES_ON and game.state.to_move != learner:
            options = game.state.options
            game.apply(int(options[chance.below(len(options))]))
            stands = self.standing(place)
        return stands
