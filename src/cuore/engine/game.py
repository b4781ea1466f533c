"""`Game`: the one public face of the engine.

A game is the position it began at, the answers since and the position they lead to. `apply` plays and writes the
answer down, no more, so simulation is fast. Whoever asks what happened makes the game listen: what was is played once
more, and from then on every answer is played once and what it caused is kept.

Undo puts a position back that was kept. While somebody listens, and once something was taken back, every position is
kept; in a simulation, which does neither, only one in `KEPT_EVERY` turns. Its first undo plays at most so many turns
again and keeps what it passes, so none is ever played again twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuore.engine import archive, notation, records, redeal, scoring, showing
from cuore.engine import view as views
from cuore.engine.answers import answer
from cuore.engine.archive import Script
from cuore.engine.errors import IllegalMove, SetupError
from cuore.engine.events import Chapter, Event
from cuore.engine.ints import i64
from cuore.engine.kept import KeptPosition
from cuore.engine.move import LegalMoves, Move
from cuore.engine.reach import Ahead, within_reach
from cuore.engine.seen import View
from cuore.engine.state import State
from cuore.engine.table import Table
from cuore.engine.turn import advance, carry_out, turn_move
from cuore.engine.turn import apply as apply_heard
from cuore.engine.zones import Zone, as_list, empty, own_list, zone

KEPT_EVERY: Final = 100  # turns between the positions that a simulation keeps for undo

# Of a game dealt anew: where the old one began, what was told before, its answers, how many of them, for whose eyes.
Past = tuple[State, Chapter, Zone, int, int | None]


class Game:
    """One game. `apply` and `undo` are the only things that change it.

    >>> import cuore
    >>> g = cuore.new_game(seed=7)
    >>> g.apply(g.find("play all"))
    >>> [event.what.name for event in g.last_events(seat=1)]
    ['MOVED', 'PLAYED', 'PLAYED', 'PLAYED']
    >>> g.view(seat=0)["love"], g.answers
    (3, 1)
    >>> g.undo()
    >>> g
    <Game of base: turn 1, Ann is asked, serve phase, 0 answers so far>
    """

    def __init__(self, state: State, source: str, before: Sequence[Event] = (), like: Game | None = None) -> None:
        """A game that begins at a position, which is the game's from now on; `source` says in a word what it is.

        `before` is what is known to have happened; what setting up has told comes behind it. A copy is `like` another
        game: it has the same past.
        """
        self.state = state  # the referee's eye: never for a client or a bot
        self.over = state.over != 0  # whether the game has ended; kept here because every loop asks for it
        self._source = source
        self._before: Chapter = (*before, *state.trace) if state.trace else tuple(before)
        state.trace = None
        # A log that nobody has asked for yet.
        self._past: Past | None = None if like is None else like._past
        # Undo puts another zone here: what a game dealt anew remembers stays as it was.
        self._moves: Zone = empty() if like is None else like._moves.copy()
        # The last position that was kept for undo, and whether all are.
        self._kept: KeptPosition | None = None if like is None else like._kept
        self._keeps_all: bool = False if like is None else like._keeps_all
        # What happened, from the moment on that somebody asks.
        heard = None if like is None else like._chapters
        self._chapters: list[Chapter] | None = None if heard is None else heard.copy()
        self._due: i64 = 0  # from that turn on `apply` has more to do than to play
        if like is not None:
            self._due = like._due

    @staticmethod
    def of(script: Script) -> Game:
        """The game that a script tells; the start of the script is the game's from now on."""
        game = Game(script.start, script.source, script.before)
        for move in script.moves:
            game.apply(move)
        return game

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
        return tuple(as_list(self._moves))

    @property
    def answers(self) -> int:
        """How many answers were given so far."""
        return len(self._moves)

    def legal(self) -> list[int]:
        """The answers that may be given now: sorted, never empty before the end."""
        return own_list(self.state.options)

    @property
    def legal_moves(self) -> LegalMoves:
        """The same as `Move`s: to iterate, to count, to look whether one is among them."""
        return LegalMoves(self)

    def reach(self, seen: View | None = None) -> list[Ahead]:
        """What whoever is asked could do after playing the love in hand or ending the phase; `seen` is their view."""
        return within_reach(self.state, self.view(self.to_move) if seen is None else seen)

    def apply(self, move: int) -> None:
        """Give an answer, an int or a `Move`. Anything that is not legal raises `IllegalMove` and changes nothing."""
        state = self.state
        if type(move) is not int or move not in state.options:
            move = self._legal(move)
        if state.turn >= self._due:
            self._keep_position()
            state = self.state
            if self._chapters is not None:
                self._chapters.append(_heard(state, move))
                self._moves.append(move)
                self.over = state.over != 0
                return
        self._moves.append(move)
        # What turn.carry_out does, without the call: this is the loop of every simulation.
        if state.frames:
            answer(state, move)
        else:
            turn_move(state, move)
        advance(state)
        if state.over:
            self.over = True

    def undo(self, count: int = 1) -> None:
        """Take the last answer back, or the last few; what it costs does not grow with the game."""
        left = len(self._moves) - count
        if left < 0 or count < 0:
            raise IllegalMove("nothing-to-undo")
        if count == 0:
            return
        kept = self._kept
        while kept is not None and kept.answers > left:
            kept = kept.before
        assert kept is not None, "the position before the first answer is always kept"
        state = kept.state.clone()
        moves = as_list(self._moves)[:left]
        self._moves = zone(moves)
        for move in moves[kept.answers :]:  # of a simulation alone
            carry_out(state, move)
            kept = KeptPosition(state.clone(), kept.answers + 1, kept)
        self.state = state
        self.over = False
        self._kept = kept
        self._keep_all()
        if self._chapters is not None:
            del self._chapters[left + 1 :]

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

    def parse(self, text: str) -> Move:
        """The move that a text says at this table, legal or not."""
        return Move.parse(text, self.table)

    def find(self, text: str) -> int:
        """The legal move that a text means, with or without `Seat:` before it."""
        if self.over:
            raise IllegalMove("game-over")
        seat, words = notation.without_seat(self.table, text)
        if seat is not None and seat != self.to_move:
            raise IllegalMove("not-asked", seat=self.seats[seat], other=self.seats[self.to_move])
        return notation.find_move(self.table, as_list(self.state.options), words, self.to_move)

    def text_table(self, seat: int | None = None, lang: str = "en") -> str:
        """The position in lines, as a seat may see it; `None` is a spectator."""
        self._check_seat(seat)
        return showing.game_text(self, seat, lang)

    def __str__(self) -> str:
        return self.text_table()

    def __repr__(self) -> str:
        sets = ", ".join(self.table.sets)
        if self.over:
            points = ", ".join(f"{name} {vp}" for name, vp in zip(self.seats, self.scores(), strict=True))
            return f"<Game of {sets}: over after {self.answers} answers; {points}>"
        asked = f"{self.seats[self.to_move]} is asked, {self.phase} phase"
        return f"<Game of {sets}: turn {int(self.state.turn)}, {asked}, {self.answers} answers so far>"

    def _repr_svg_(self) -> str | None:  # what a notebook shows: what everybody may see
        return showing.game_svg(self, None)

    def _repr_html_(self) -> str | None:
        picture = self._repr_svg_()
        return None if picture is None else f'<div style="max-width: 60rem">{picture}</div>'

    # -- what has happened ----------------------------------------------------------------------------------

    def events(self, seat: int | None, since: int | None = None) -> list[Event]:
        """What has happened, as that seat may know it; `since` leaves out all up to the answer of that number.

        `events(seat, since=g.answers)` is empty; after the next answer the same call tells what it caused.
        """
        first = 0 if since is None else since + 1
        return [event.seen_by(seat) for chapter in self.chapters()[first:] for event in chapter]

    def last_events(self, seat: int | None) -> list[Event]:
        """What the last answer has caused, as that seat may know it; before the first one, what the deal has."""
        return [event.seen_by(seat) for event in self.chapters()[-1]]

    def chapters(self) -> Sequence[Chapter]:
        """What was told before the first answer, then what each answer has caused; not to be changed.

        The referee's eye, as `state` is: it names cards that not everybody may know. A chapter is the same object in
        all copies of a game, so a reader can tell by that how far two of them are the same story.
        """
        if self._chapters is None:
            self._settle_past()
            state = self._start().clone()
            self._chapters = [self._before, *[_heard(state, move) for move in as_list(self._moves)]]
            self._keep_all()
        return self._chapters

    # -- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy."""
        return Game(self.state.clone(), self._source, self._before, self)

    def after(self, move: int) -> Game:
        """The game after an answer, which leaves this one as it is.

        What `clone` and `apply` lead to. Where every position is kept for undo, this game's own is kept as it is and
        not copied: so a table that goes from game to game makes one copy for an answer and not two.
        """
        answers = len(self._moves)
        if self._keeps_all and (self._kept is None or self._kept.answers < answers):
            self._kept = KeptPosition(self.state, answers, self._kept)
        game = self.clone()
        game.apply(move)
        return game

    def view(self, seat: int | None, beside: View | None = None, earlier: tuple[Game, View] | None = None) -> View:
        """Everything that a seat may know, JSON-ready; `None` is a spectator.

        Whoever shows many positions need not have all of it made again: `beside` is a spectator's view of this very
        position, `earlier` a game at the same table, still as it was, and what the same seat saw there. Views made so
        have parts in common, which are not to be changed.
        """
        self._check_seat(seat)
        was = None if earlier is None else views.Earlier(earlier[0].state, earlier[1])
        return views.view(self.state, seat, beside, was)

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A game that the seat cannot tell from this one: all that it cannot know is dealt anew."""
        self._check_seat(seat)
        self._settle_past()
        game = Game(redeal.determinize(self.state, seat, seed), "determinized")
        game._past = (self._start(), self._before, self._moves, len(self._moves), seat)
        return game

    def hash(self) -> str:
        """A stable hex digest of the whole state."""
        return archive.digest(self.state)

    def save(self) -> str:
        """The game as versioned JSON text, at any decision."""
        return archive.save_text(self.script(), self.state, self._told())

    def record(self, told: bool = True) -> str:
        """The game as readable notation; without `told` it ends with its hash, and only these rules can show it."""
        return records.record_text(self.script(), self.state, self._told() if told else ())

    def script(self) -> Script:
        """How the game began and what was answered since."""
        self._settle_past()
        return Script(self._start().clone(), self._source, self._before, as_list(self._moves))

    # -- inside ---------------------------------------------------------------------------------------------

    def _start(self) -> State:
        """The position before the first answer."""
        return self.state if self._kept is None else self._kept.start

    def _keep_position(self) -> None:
        """Keep the position before the next answer; after an undo, and in a copy for `after`, it is there already."""
        answers = len(self._moves)
        if self._kept is None or self._kept.answers < answers:
            self._kept = KeptPosition(self.state.clone(), answers, self._kept)
        elif self._kept.state is self.state:  # `after` has kept the very position: this game goes on with a copy
            self.state = self.state.clone()
        if not self._keeps_all:
            self._due = self.state.turn + KEPT_EVERY

    def _keep_all(self) -> None:
        """Keep every position from now on."""
        self._keeps_all = True
        self._due = 0

    def _told(self) -> Sequence[Chapter]:
        """What `chapters` tells, without listening from now on."""
        return (self if self._chapters is not None else self.clone()).chapters()

    def _settle_past(self) -> None:
        """The log of a game that was dealt anew is told from the old one, as its seat knows it, when it is wanted."""
        if self._past is None:
            return
        start, before, moves, count, seat = self._past
        self._past = None
        told = list(before)
        if count:  # or else the start is a position that has moved on since
            state = start.clone()
            for move in as_list(moves)[:count]:
                told += _heard(state, move)
        self._before = tuple([event.seen_by(seat) for event in told])

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError("unknown-seat", name=seat, allowed=f"0–{len(self.seats) - 1}")

    def _legal(self, move: object) -> int:
        """A `Move` as its int; anything else that is no legal int is refused."""
        if isinstance(move, Move) and int(move) in self.state.options:
            return int(move)
        if self.over:
            raise IllegalMove("game-over")
        legal = notation.listed(self.table, as_list(self.state.options))
        raise IllegalMove("not-legal", text=str(move), seat=self.seats[self.to_move], legal=legal)


def _heard(state: State, move: int) -> Chapter:
    """Carry out a move with somebody listening; what it has caused."""
    heard: list[Event] = []
    state.trace = heard
    apply_heard(state, move)
    state.trace = None
    return tuple(heard)
