"""`Game`: the one public face of the engine.

A game is a script (how it began and the answers since, archive.py) and the position it leads to. Log, record, save
and undo all come from the script: it is played again, with somebody listening where a log is wanted. So `apply`
stays fast and nothing is stored twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cuore.engine import archive, notation, scoring
from cuore.engine import view as views
from cuore.engine.answers import answer
from cuore.engine.archive import Event, Script, script_from
from cuore.engine.errors import IllegalMove, SetupError
from cuore.engine.state import EVERYBODY, State
from cuore.engine.table import Table
from cuore.engine.turn import advance, turn_move


class Game:
    """One game. `apply` and `undo` are the only things that change it."""

    def __init__(self, script: Script, state: State | None = None) -> None:
        """The game of a script; `state`, if given, is the position that the script leads to."""
        self._script = script
        self._moves = script.moves
        self._past: tuple[Script, int | None] | None = None  # a log that nobody has asked for yet
        self.state = script.play() if state is None else state  # the referee's eye: never for a client or a bot
        self.over = self.state.over != 0  # whether the game has ended; kept here because every loop asks for it

    @staticmethod
    def at(state: State, *, source: str, log: Sequence[Event] = ()) -> Game:
        """A game that begins at a position; `source` says in a word what it is."""
        return Game(script_from(state, source, log), state)

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat that must answer."""
        return int(self.state.to_move)

    @property
    def active(self) -> int:
        """The seat in turn."""
        return int(self.state.active)

    @property
    def phase(self) -> str:
        """The phase of the turn, by its word in the scenario files."""
        return self.state.table.phase_words[self.state.phase]

    @property
    def table(self) -> Table:
        """What was agreed before the first deal."""
        return self.state.table

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names in turn order."""
        return self.state.table.seats

    @property
    def moves(self) -> tuple[int, ...]:
        """The answers given so far."""
        return tuple(self._moves)

    def legal(self) -> list[int]:
        """The answers that may be given now: sorted, never empty before the end."""
        return self.state.options.copy()

    def apply(self, move: int) -> None:
        """Give an answer. Anything that is not legal raises `IllegalMove` and changes nothing."""
        state = self.state
        if type(move) is not int or move not in state.options:
            self._refuse(move)
        self._moves.append(move)
        # What turn.carry_out does, without the call: this is the loop of every simulation.
        if state.frames:
            answer(state, move)
        else:
            turn_move(state, move)
        advance(state)
        if state.over:
            self.over = True

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._moves:
            raise IllegalMove("nothing-to-undo")
        del self._moves[-1]
        self.state = self._script.play()
        self.over = False

    def scores(self) -> list[int]:
        """Victory points of every seat, as if the game ended now."""
        return scoring.scores(self.state)

    def tally(self, seat: int) -> scoring.Tally:
        """Where a seat's points come from, as if the game ended now."""
        return scoring.tally(self.state, seat)

    def winners(self) -> list[int]:
        """The winning seat, or the seats that share the victory, as if the game ended now."""
        return scoring.winners(self.state)

    # -- words ----------------------------------------------------------------------------------------------

    def text(self, move: int, lang: str = "en") -> str:
        """A move in words."""
        return notation.move_text(self.table, move, lang)

    def find(self, text: str) -> int:
        """The legal move that a text means, with or without `Seat:` before it."""
        if self.over:
            raise IllegalMove("game-over")
        seat, words = notation.without_seat(self.table, text)
        if seat is not None and seat != self.to_move:
            raise IllegalMove("not-asked", seat=self.seats[seat], other=self.seats[self.to_move])
        return notation.find_move(self.table, self.state.options, words, self.to_move)

    def events(self, seat: int | None) -> list[Event]:
        """What has happened, as that seat may know it, for words/ to render; -1 stands for a card not seen."""
        self._settle_past()
        seen: list[Event] = []
        for event, who, card, number, mask in (
            *self._script.before,
            *(self._script.play(listen=True).trace or ()),
        ):
            visible = mask == EVERYBODY or (seat is not None and mask >> seat & 1)
            seen.append((event, who, card if visible else -1, number, mask))
        return seen

    # -- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy."""
        old = self._script
        copy = Game(Script(old.start, old.source, old.before, old.moves[:]), self.state.clone())
        copy._past = self._past
        return copy

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know, JSON-ready; `None` is a spectator."""
        self._check_seat(seat)
        return views.view(self.state, seat)

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A game that the seat cannot tell from this one: all that it cannot know is dealt anew."""
        self._check_seat(seat)
        game = Game.at(views.determinize(self.state, seat, seed), source="determinized")
        old = self._script
        self._settle_past()
        game._past = (Script(old.start, old.source, old.before, old.moves[:]), seat)
        return game

    def hash(self) -> str:
        """A stable hex digest of the whole state."""
        return archive.digest(self.state)

    def save(self) -> str:
        """The game as versioned JSON text, at any decision."""
        self._settle_past()
        return archive.save_text(self._script, self.state)

    def record(self) -> str:
        """The game as readable notation."""
        self._settle_past()
        return archive.record_text(self._script, self.state)

    # -- inside ---------------------------------------------------------------------------------------------

    def _settle_past(self) -> None:
        """The log of a game that was dealt anew is told from the old one, as its seat knows it, when it is wanted."""
        if self._past is not None:
            script, seat = self._past
            self._past = None
            self._script.before = tuple(Game(script).events(seat))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError("unknown-seat", name=seat, allowed=f"0–{len(self.seats) - 1}")

    def _refuse(self, move: object) -> None:
        if self.over:
            raise IllegalMove("game-over")
        legal = notation.listed(self.table, self.state.options)
        raise IllegalMove("not-legal", text=str(move), seat=self.seats[self.to_move], legal=legal)
