"""`Move`: an answer that knows what it says, and `LegalMoves`, those that may be given now.

A move is one small int (moves.py), and a `Move` is that very int with the table it belongs to: it hashes, compares
and is sent as the int, and reads and writes the notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, overload

from cuore.engine import moves, notation
from cuore.engine.cards import Card
from cuore.engine.errors import IllegalMove
from cuore.engine.moves import ON_SHIFT, SEAT_SHIFT, SHIFT, UNDER_SHIFT
from cuore.engine.table import Table
from cuore.engine.verbs import CARD_VERBS, PLAIN_TEXTS, VERBS, VerbObject

if TYPE_CHECKING:
    from cuore.engine.game import Game

_TIMES: Final = re.compile(r"(?:ill|stormed)(?: (\d+) times)?")


class Move(int):
    """An answer at a table.

    >>> import cuore
    >>> g = cuore.new_game(seed=7)
    >>> move = g.parse("employ 2 love")
    >>> move
    Move('employ 2 Love')
    >>> move.verb, move.card.name, move.card.cost
    ('employ', '2 Love', 4)
    >>> move == int(move), str(move), move in g.legal_moves
    (True, 'employ 2 Love', False)
    """

    table: Table

    def __new__(cls, number: int, table: Table) -> Move:
        """The move of a number, at a table."""
        move = super().__new__(cls, number)
        move.table = table
        return move

    @classmethod
    def parse(cls, text: str, table: Table) -> Move:
        """The move that a text says, legal or not; `IllegalMove` if it says none. A card may be named in short."""
        number = _read(" ".join(text.split()), table)
        if number is None:
            raise IllegalMove("unreadable-move", text=text, legal=" · ".join(sorted({v.word for v in VERBS})))
        return cls(number, table)

    def __getnewargs__(self) -> tuple[int, Table]:  # type: ignore[override]  # int's own has no table
        return int(self), self.table

    @property
    def verb(self) -> str:
        """The first word of its notation."""
        return VERBS[moves.verb_of(self)].word

    @property
    def card(self) -> Card | None:
        """The card it speaks of."""
        about = VERBS[moves.verb_of(self)].about
        return self.table.cards[moves.card_of(self)] if about in (VerbObject.CARD, VerbObject.SPOT) else None

    @property
    def seat(self) -> int | None:
        """The seat it names."""
        about = VERBS[moves.verb_of(self)].about
        return moves.seat_of(self) if about in (VerbObject.SEAT, VerbObject.SPOT) else None

    @property
    def number(self) -> int | None:
        """The number it names."""
        return moves.card_of(self) if VERBS[moves.verb_of(self)].about is VerbObject.NUMBER else None

    @property
    def events(self) -> int:
        """How many events lie on the card that it names in private quarters."""
        return moves.events_on(self) if VERBS[moves.verb_of(self)].about is VerbObject.SPOT else 0

    def text(self, lang: str = "en") -> str:
        """The move in words."""
        return notation.move_text(self.table, int(self), lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Move({self.text()!r})"

    def __format__(self, spec: str) -> str:
        return format(self.text(), spec)


def _read(text: str, table: Table) -> int | None:
    plain = PLAIN_TEXTS.get(text.lower())
    if plain is not None:
        return plain.move
    word, _, rest = text.partition(" ")
    word = word.lower()
    if word == "end":
        phase = notation.phase_called(table, rest.lower())
        return None if phase is None else moves.END_PHASE << SHIFT | phase
    if word == "number":
        return moves.NUMBER << SHIFT | int(rest) if rest.isdecimal() and int(rest) <= moves.CARD_MASK else None
    if word == "target":
        return _read_target(rest, table)
    verb = next((verb for verb in CARD_VERBS if verb.word == word), None)
    card = None if verb is None else notation.card_called(table, rest)
    return None if verb is None or card is None else verb.number << SHIFT | card


def _read_target(text: str, table: Table) -> int | None:
    name, colon, rest = text.partition(":")
    seat = notation.seat_called(table, name)
    if seat is None:
        return None
    if not colon:
        return moves.TARGET << SHIFT | seat << SEAT_SHIFT
    called, bracket = rest.strip(), ""
    if notation.card_called(table, called) is None:  # there are cards with a bracket in their name
        called, _, bracket = called.removesuffix(")").rpartition(" (")
    card = notation.card_called(table, called)
    if card is None:
        return None
    on = under = 0
    for mark in filter(None, bracket.split(", ")):
        times = _TIMES.fullmatch(mark)
        if times is not None:
            on = int(times[1] or 1)
        elif mark.startswith("over "):
            under = notation.cover_called(table, mark.removeprefix("over "))
        else:
            return None
    return moves.TARGET_CARD << SHIFT | seat << SEAT_SHIFT | under << UNDER_SHIFT | on << ON_SHIFT | card


class LegalMoves(Sequence[Move]):
    """The answers that may be given now, as `Move`s made when they are looked at.

    >>> import cuore
    >>> g = cuore.new_game(seed=7)
    >>> g.legal_moves
    <LegalMoves: serve Colette Framboise · play 1 Love · play all · end serving · end turn>
    >>> len(g.legal_moves), g.find("end turn") in g.legal_moves, [move.verb for move in g.legal_moves]
    (5, True, ['serve', 'play', 'play', 'end', 'end'])
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return len(self._game.state.options)

    def __iter__(self) -> Iterator[Move]:
        table = self._game.table
        return (Move(number, table) for number in self._game.legal())

    def __contains__(self, move: object) -> bool:
        return move in self._game.legal()

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        return list(self)[at]

    def __repr__(self) -> str:
        return f"<LegalMoves: {notation.listed(self._game.table, self._game.legal())}>"
