"""Messages of a game for the tests: with nobody special around it."""

from __future__ import annotations

from cuore import Game
from cuore.server.face import Sitter, Surroundings, table_message
from cuore.server.messages import Language, Table

CODE = "7K3MQ9XT"


def around(game: Game) -> Surroundings:
    """Persons in every seat, all here."""
    return Surroundings(CODE, len(game.moves), tuple(Sitter() for _ in game.seats))


def table_of(game: Game, seat: int | None, lang: Language = "en") -> Table:
    """The position as the seat may know it."""
    return table_message(game, seat, lang, around(game))
