"""How cards and games show themselves where a person looks at them: `print`, a notebook.

The engine has neither words nor pictures. Rooms above put here what makes them; until then names and keys must do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cuore.engine.cards import Card
    from cuore.engine.game import Game

CARD_TEXT: Final[list[Callable[[Card, str], str]]] = []  # card, language
CARD_SVG: Final[list[Callable[[Card], str]]] = []
GAME_TEXT: Final[list[Callable[[Game, int | None, str], str]]] = []  # game, whose eyes, language
GAME_SVG: Final[list[Callable[[Game, int | None], str]]] = []


def card_text(card: Card, lang: str = "en") -> str:
    """A card's page."""
    return CARD_TEXT[-1](card, lang) if CARD_TEXT else card.name


def card_svg(card: Card) -> str | None:
    """A card as a picture; None where nobody can draw."""
    return CARD_SVG[-1](card) if CARD_SVG else None


def game_text(game: Game, seat: int | None, lang: str = "en") -> str:
    """A position in lines, with the eyes of a seat."""
    return GAME_TEXT[-1](game, seat, lang) if GAME_TEXT else repr(game)


def game_svg(game: Game, seat: int | None) -> str | None:
    """A position as a picture, with the eyes of a seat; None where nobody can draw."""
    return GAME_SVG[-1](game, seat) if GAME_SVG else None
