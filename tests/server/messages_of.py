"""Messages of a game for the tests: with nobody special around it."""

from __future__ import annotations

from cuore import Game
from cuore.server.messages import Language, TableView
from cuore.server.renderer import Occupant, RoomView, table_message

CODE = "7K3MQ9XT"


def room_view(game: Game) -> RoomView:
    """Persons in every seat, all here."""
    return RoomView(CODE, len(game.moves), tuple(Occupant() for _ in game.seats))


def table_of(game: Game, seat: int | None, lang: Language = "en") -> TableView:
    """The position as the seat may know it."""
    return table_message(game, seat, lang, room_view(game))
