"""A table as its events tell it: who sits where, the line of play, what was taken back.

`Ledger.add` is the only thing that changes it, and it takes an event that is already durable. A server that starts
again adds the same events in the same order and stands where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from cuore.engine import archive
from cuore.engine.errors import IllegalMove, SaveError
from cuore.engine.game import Game
from cuore.engine.recorded import Ending, Record, chapter_text
from cuore.server.shelf import NO_DATA
from cuore.server.store import StoredGame, TableEvent
from cuore.server.table_events import (
    ANSWER,
    ASKED,
    ASKING,
    AUTO,
    BOT_SAT,
    CONSENT,
    DEALT,
    FEWEST,
    GIVEN,
    GONE,
    LAID,
    LEFT,
    OWN_WISH,
    READ_ON,
    REMATCH,
    RESIGNED,
    SAT,
    TAKEN_BACK,
    TOLD,
    UNDO,
    answer_of,
    check_order,
    moves_of,
    seat_of,
    taken_back,
)
from cuore.server.table_setup import TableSetup
from cuore.server.undoing import Answer, reveals

Status = Literal["waiting", "playing", "over"]


@dataclass
class Chair:
    """A seat and who plays it."""

    name: str
    player: Literal["person", "bot", "empty"]
    level: str | None = None  # of the bot that plays it now
    browser: str | None = None  # fingerprint of the person's key
    stands_in: bool = False  # the bot plays for a person who may come back
    why: str = ""  # it does so: own, left, clock
    auto: bool = False
    kept_for: str | None = None  # while it is empty: only this browser may sit there

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.player == "bot" or self.stands_in


@dataclass
class UndoRequest:
    """An open request to take something back."""

    number: int
    seat: int
    keep: int
    answers: int
    waiting_for: list[int]


@dataclass(frozen=True)
class Declined:
    """A request that somebody would not have."""

    asked_by: int
    by: int


@dataclass(frozen=True)
class Branch:
    """Answers that were taken back: they followed the first `keep` of the line."""

    keep: int
    answers: tuple[Answer, ...]
    seat: int
    how: str


@dataclass(frozen=True)
class Rematch:
    """The next game of the same people, as the first of them wished it."""

    seat: int
    code: str
    town: Literal["same", "new"]
    turned: bool  # the second seat becomes the first


@dataclass
class Ledger:
    """One table."""

    code: str
    setup: TableSetup
    secret: bytes
    created: int
    chairs: list[Chair]
    game: Game | None = None  # from the deal on; never changed: the next answer leads to another game
    opening: Game | None = None  # the same before its first answer
    past: Record | None = None  # a game of earlier rules: then there is no other
    line: list[Answer] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    ids: dict[str, tuple[int, int]] = field(default_factory=dict)  # of answers: seat, and the version they led to
    events: list[TableEvent] = field(default_factory=list)
    ask: UndoRequest | None = None
    resigned: int | None = None  # the seat by whose resignation the game has ended
    rematch: Rematch | None = None
    host: str | None = None  # the browser that laid the table
    declined: Declined | None = None  # the last one that was asked for, until something happens
    version: int = 0
    read_on: int = 0
    noted: set[str] = field(default_factory=set)  # notes of a lesson that the learner has read
    changed: int = 0
    asked_at: int = 0  # since when whoever is asked has been asked
    # Answers that are thought of, each with the game before and after it: nobody's business before it is durable.
    _ahead: list[tuple[Game, int, Game]] = field(default_factory=list, init=False, repr=False, compare=False)
    _dealt_ahead: tuple[list[str], Game] | None = field(default=None, init=False, repr=False, compare=False)
    # While it is read: the numbers of answers that a later event takes back. They are not played, so reading a table
    # costs what its line of play costs, however often its players have changed their minds.
    _unplayed: frozenset[int] = field(default=frozenset(), init=False, repr=False, compare=False)

    @staticmethod
    def begin(code: str, setup: TableSetup, secret: bytes, created: int) -> Ledger:
        """A table before its first event."""
        chairs = [
            Chair(
                seat.name,
                "bot" if seat.player == "bot" else "empty",
                seat.level or None,
                kept_for=seat.kept_for or None,
            )
            for seat in setup.seats
        ]
        return Ledger(code, setup, secret, created, chairs, changed=created)

    @staticmethod
    def read(kept: StoredGame) -> Ledger:
        """A table from the store, by the rules of today; `SaveError` if its events lead nowhere."""
        ledger = Ledger.begin(kept.code, TableSetup.read(kept.setup), bytes.fromhex(kept.secret), kept.created)
        check_order(kept)
        ledger._unplayed = taken_back(kept.events)
        for event in kept.events:
            ledger.add(event)
        ledger._unplayed = frozenset()
        return ledger

    # -- what it says ---------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def status(self) -> Status:
        """Whether seats are free, the game is on, or it has ended."""
        if self.past is not None:
            return "over"  # nobody can go on
        if self.game is None:
            return "waiting"
        return "over" if self.game.over or self.resigned is not None else "playing"

    @property
    def undone(self) -> int:
        """How many answers were taken back."""
        return sum(len(branch.answers) for branch in self.branches)

    def seats_of(self, browser: str | None) -> list[int]:
        """The seats that a browser holds."""
        return [] if browser is None else [i for i, chair in enumerate(self.chairs) if chair.browser == browser]

    def holds(self, browser: str | None, seat: int) -> bool:
        """Whether a seat is one of them."""
        return browser is not None and 0 <= seat < len(self.chairs) and self.chairs[seat].browser == browser

    def free_seats(self) -> list[int]:
        """The seats in which nobody sits, those that are kept for somebody among them."""
        return [i for i, chair in enumerate(self.chairs) if chair.player == "empty"]

    def kept_for(self, browser: str) -> list[int]:
        """The free seats that are kept for a browser."""
        return [i for i in self.free_seats() if self.chairs[i].kept_for == browser]

    def other_persons(self, seat: int) -> list[int]:
        """The other seats that persons play now: not those for whom a bot stands in."""
        return [
            i for i, chair in enumerate(self.chairs) if i != seat and chair.player == "person" and not chair.stands_in
        ]

    def absent(self, seat: int) -> list[int]:
        """The other seats for whose persons a bot stands in without their having wished so: they cannot be asked."""
        return [i for i, chair in enumerate(self.chairs) if i != seat and chair.stands_in and chair.why != OWN_WISH]

    def due_after(self, events: Sequence[TableEvent] = ()) -> bool:
        """Whether something goes on by itself in a game that is on, once these events (with outcomes) have happened.

        A clock that runs, or a bot's answer for which a person waits. Bots among themselves wait for a spectator,
        unless the game is rated.
        """
        bots = [chair.is_played_by_bot for chair in self.chairs]
        asked = 0 if self.game is None else self.game.to_move
        for event in events:
            if event.kind in (GIVEN, RESIGNED, BOT_SAT):
                bots[seat_of(event)] = True
            elif event.kind in (TAKEN_BACK, SAT):
                bots[seat_of(event)] = False
            elif event.kind == DEALT and self._dealt_ahead is not None:
                asked = self._dealt_ahead[1].to_move
            elif event.kind == UNDO:
                asked = self.line[int(event.data["keep"])].seat
        if answers := moves_of(events):
            asked = self.after(*answers).to_move
        # A clock of days needs nobody to wait for it: noticing.py looks for those that have run out.
        goes_on = self.setup.rated or not all(bots)
        return goes_on if bots[asked] else self.setup.clock is not None and not self.setup.is_slow

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots play every seat, for now or for good, and nobody's rating hangs on it."""
        return not self.setup.rated and all(chair.is_played_by_bot for chair in self.chairs)

    def after(self, *answers: int) -> Game:
        """The game as it would be after answers; `IllegalMove` if one of them may not be given.

        Whoever asks first (may it be? would it show something? what shall be stored?) has them played; nobody plays
        them again.
        """
        assert self.game is not None
        game = self.game
        for place, move in enumerate(answers):
            if place < len(self._ahead) and self._ahead[place][0] is game and self._ahead[place][1] == move:
                game = self._ahead[place][2]
                continue
            ahead = game.after(move)
            self._ahead[place:] = [(game, move, ahead)]
            game = ahead
        return game

    def with_outcomes(self, events: Sequence[TableEvent]) -> list[TableEvent]:
        """Events that follow, as they are to be stored: a deal and answers with what they cause."""
        return [self._with_outcome(event, events[: place + 1]) for place, event in enumerate(events)]

    def _with_outcome(self, event: TableEvent, events: Sequence[TableEvent]) -> TableEvent:
        """`events` are those up to it."""
        if event.kind == DEALT:
            names = [chair.name for chair in self.chairs]
            for sat in events:
                if sat.kind in (SAT, BOT_SAT):
                    names[seat_of(sat)] = sat.data["name"]
            told = chapter_text(self._deal(names).chapters()[0])
            return event.with_data({**event.data, "rules": archive.RULES_VERSION, "told": told})
        if event.kind == ANSWER and event.move is not None:
            after = self.after(*moves_of(events))
            data = {**event.data, "told": chapter_text(after.chapters()[-1])}
            ending = Ending.of(after.state)
            return event.with_data(data if ending is None else {**data, "end": ending.plain()})
        return event

    # -- what happens ---------------------------------------------------------------------------------------

    def add(self, event: TableEvent) -> None:
        """Take in a durable event. One that cannot be is a `SaveError`, and the table is not to be used any more."""
        try:
            _KINDS[event.kind](self, event)
        except (KeyError, IndexError, TypeError, AssertionError) as error:
            reason = f"event {self.seq + 1}: {type(error).__name__}"
            raise SaveError("save-damaged", what="save", reason=reason) from None
        if event.id is not None:
            assert event.seat is not None
            self.ids[event.id] = (event.seat, self.version)
        elif event.kind == UNDO and self.events and self.events[-1].kind == CONSENT:
            granted = self.events[-1]  # the last yes and the undo that it grants are one answer to whoever said it
            if granted.id is not None:
                self.ids[granted.id] = (seat_of(granted), self.version)
        self.keep(event)

    def keep(self, event: TableEvent) -> None:
        """Remember an event that was taken in."""
        if not TOLD.isdisjoint(event.data):
            data = {key: value for key, value in event.data.items() if key not in TOLD}
            event = event.with_data(data or NO_DATA)
        self.events.append(event)
        self.changed = event.at
        if event.kind in ASKING:
            self.asked_at = event.at

    def _laid(self, event: TableEvent) -> None:
        self.host = event.data.get("browser") or None  # none: whoever it was wished to be forgotten
        for seat, planned in enumerate(self.setup.seats):
            if planned.player == "here":
                self.chairs[seat] = Chair(planned.name, "person", browser=event.data["browser"] or None)

    def _sat(self, event: TableEvent) -> None:
        self.chairs[seat_of(event)] = Chair(event.data["name"], "person", browser=event.data["browser"] or None)

    def _left(self, event: TableEvent) -> None:
        self.chairs[seat_of(event)] = Chair("", "empty")

    def _bot_sat(self, event: TableEvent) -> None:
        self.chairs[seat_of(event)] = Chair(event.data["name"], "bot", event.data["level"])

    def _dealt(self, _event: TableEvent) -> None:
        self.opening = self._deal([chair.name for chair in self.chairs])
        self.game = self.opening.clone()

    def _deal(self, names: list[str]) -> Game:
        """The game before its first answer. It listens: so does all that comes of it, and nothing is played twice."""
        if self._dealt_ahead is None or self._dealt_ahead[0] != names:
            opening = self.setup.opening(names, self.secret)
            opening.chapters()
            self._dealt_ahead = (names, opening)
        return self._dealt_ahead[1]

    def _answer(self, event: TableEvent) -> None:
        assert self.game is not None
        assert event.move is not None
        self.version += 1
        self.ask = self.declined = None  # the game goes on: what was asked before has lapsed
        seat = seat_of(event)
        if event.seq in self._unplayed:
            self.line.append(answer_of(event, revealed=True))
            return
        try:
            after = self.after(event.move)
        except IllegalMove:
            after = None
        if after is None or self.game.to_move != seat:
            raise SaveError("save-damaged", what="save", reason=f"answer {len(self.line) + 1} is not legal")
        self.line.append(answer_of(event, revealed=reveals(self.game.state, event.move, after.state)))
        self.game = after
        del self._ahead[:1]

    def _undo(self, event: TableEvent) -> None:
        assert self.game is not None
        assert self.opening is not None
        keep = int(event.data["keep"])
        assert 0 <= keep < len(self.line)
        self.branches.append(Branch(keep, tuple(self.line[keep:]), seat_of(event), event.data["how"]))
        played = self.game.answers - self.opening.answers
        if played > keep:
            self.game = self.game.clone()
            self.game.undo(played - keep)
        del self.line[keep:]
        self.version += 1
        self.ask = self.declined = None

    def _asked(self, event: TableEvent) -> None:
        seat, keep = seat_of(event), int(event.data["keep"])
        self.declined = None
        self.ask = UndoRequest(self.seq + 1, seat, keep, len(self.line) - keep, self.other_persons(seat))

    def _consent(self, event: TableEvent) -> None:
        assert self.ask is not None
        if not event.data["agree"]:
            if event.seat != self.ask.seat:
                self.declined = Declined(self.ask.seat, seat_of(event))
            self.ask = None
        elif event.seat in self.ask.waiting_for:
            self.ask.waiting_for.remove(seat_of(event))

    def _auto(self, event: TableEvent) -> None:
        self.chairs[seat_of(event)].auto = bool(event.data["on"])

    def _given(self, event: TableEvent) -> None:
        chair = self.chairs[seat_of(event)]
        chair.level, chair.why, chair.stands_in = event.data["level"], event.data["why"], True
        if chair.why == OWN_WISH and self.ask is not None and event.seat in self.ask.waiting_for:
            self.ask.waiting_for.remove(seat_of(event))  # a bot agrees; for whoever is away nobody does

    def _taken_back(self, event: TableEvent) -> None:
        chair = self.chairs[seat_of(event)]
        chair.level, chair.why, chair.stands_in = None, "", False

    def _resigned(self, event: TableEvent) -> None:
        seat = seat_of(event)
        self.ask = None
        if len(self.chairs) == FEWEST:
            self.resigned = seat
        else:
            self.chairs[seat] = Chair(self.chairs[seat].name, "bot", event.data["level"])

    def _read_on(self, event: TableEvent) -> None:
        self.read_on = int(event.data["step"])
        if "note" in event.data:
            self.noted.add(event.data["note"])

    def _rematch(self, event: TableEvent) -> None:
        wish = event.data
        self.rematch = Rematch(seat_of(event), wish["code"], wish["town"], bool(wish["turned"]))

    def _gone(self, _event: TableEvent) -> None:
        """Nothing follows, and nobody looks."""


_KINDS: Final[dict[str, Callable[[Ledger, TableEvent], None]]] = {
    LAID: Ledger._laid,
    SAT: Ledger._sat,
    LEFT: Ledger._left,
    DEALT: Ledger._dealt,
    ANSWER: Ledger._answer,
    UNDO: Ledger._undo,
    ASKED: Ledger._asked,
    CONSENT: Ledger._consent,
    AUTO: Ledger._auto,
    GIVEN: Ledger._given,
    TAKEN_BACK: Ledger._taken_back,
    READ_ON: Ledger._read_on,
    BOT_SAT: Ledger._bot_sat,
    RESIGNED: Ledger._resigned,
    REMATCH: Ledger._rematch,
    GONE: Ledger._gone,
}
