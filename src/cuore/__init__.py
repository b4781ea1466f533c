"""Cuore: the Tanto Cuore deck-building family, by its rulebooks.

    >>> import cuore
    >>> g = cuore.new_game(sets=["base"], seats=["Ann", "Bob"], town="first-game", seed=7)
    >>> while not g.over:
    ...     g.apply(g.legal()[0])
    >>> len(g.scores()), all(0 <= seat < 2 for seat in g.winners())
    (2, True)

Ints are for speed, `Move`s for people: `g.legal_moves`, `g.parse("serve rouge")`. `g.view(seat)` is all that a seat
may know, `g.events(seat)` what has happened as it may know it. `cuore.evaluate(g)` says what whoever is asked may
hope for, `cuore.hints(g)` what to answer, `cuore.review(g, seat)` where a game was lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cuore import svg as svg  # pictures; importing it lets cards and games draw themselves in a notebook
from cuore import words as _words  # noqa: F401 - registers the phrase books
from cuore.boxes import registry as _registry
from cuore.engine.archive import deal_script, load_script
from cuore.engine.cards import Card
from cuore.engine.errors import CuoreError, IllegalMove, OverlayError, SaveError, SetupError
from cuore.engine.events import Event, EventKind
from cuore.engine.game import Game
from cuore.engine.move import Move
from cuore.engine.names import find_card
from cuore.engine.recorded import Record
from cuore.engine.records import read_record as _read_record
from cuore.engine.records import replay_script
from cuore.engine.setup import Overlay

if TYPE_CHECKING:
    from cuore.bots.learned.chances import Company
    from cuore.bots.learned.evaluation import Evaluation
    from cuore.bots.learned.hints import Hint
    from cuore.bots.learned.review import Review
    from cuore.bots.seat import Seat

__version__ = "0.1.0"
__all__ = [
    "Card",
    "CuoreError",
    "Event",
    "EventKind",
    "Game",
    "IllegalMove",
    "Move",
    "OverlayError",
    "Record",
    "SaveError",
    "SetupError",
    "card",
    "cards",
    "evaluate",
    "hints",
    "load",
    "new_game",
    "options",
    "read_record",
    "replay",
    "review",
]


def new_game(
    sets: Sequence[str] = ("base",),
    seats: Sequence[str] = ("Ann", "Bob"),
    town: str | Sequence[str] = "first-game",
    seed: int | None = None,
    options: Mapping[str, bool] | Sequence[str] = (),
    *,
    chiefs: str = "",
    overlay: Overlay | None = None,
    secret: bytes | None = None,
) -> Game:
    """Deal a game. Without a seed it is a new one each time; with a 32-byte `secret` shuffles are keyed by it.

    In More, ten maids for the mixed pile and ten private maids may be named in `town` behind the ten of the park,
    each if its option is on; else chance chooses them.
    """
    boxes = _registry.boxes(tuple(sets))
    if seed is None and secret is None:
        seed = secrets.randbits(62)
    script = deal_script(
        boxes,
        seats=seats,
        town=town,
        options=_registry.chosen_options(tuple(sets), options),
        overlay=overlay or {},
        chiefs=chiefs or boxes[0].id,
        seed=seed,
        secret=secret,
    )
    return Game.of(script)


def options(sets: Sequence[str] = ("base",)) -> list[str]:
    """The names of the optional rules that a game of these sets knows."""
    return _registry.options(tuple(sets))


def cards(*sets: str) -> dict[str, list[Card]]:
    """The cards of these boxes, or of all, by box; a love card stands in the first box that has it.

    >>> [(box, len(found)) for box, found in cards("oktoberfest", "base").items()]
    [('oktoberfest', 33), ('base', 30)]
    >>> print(card("genevieve"))  # doctest: +ELLIPSIS
    Geneviève Daubigny — Cooking Maid (Tanto Cuore)
    General maid · Cost 4 · 10 copies · 0 VP
    Draw +1 · Love +1 · Serving +1
    ...
    """
    found: dict[str, list[Card]] = {}
    known: set[int] = set()
    for box in _registry.boxes(sets or tuple(_registry.BOXES)):
        found[box.id] = [page for page in box.cards if page.id not in known]
        known |= {page.id for page in box.cards}
    return found


def card(name: str, *sets: str) -> Card:
    """The card that a name means, in short or in full, in these boxes or in any; of equal ones the first box's.

    >>> card("genevieve")
    Card('Geneviève Daubigny')
    """
    pages: dict[str, Card] = {}
    for page in (page for box in cards(*sets).values() for page in box):
        pages.setdefault(page.name, page)
    return find_card(name, pages.values())


def load(text: str) -> Game:
    """A game from the text that `Game.save` gave."""
    return Game.of(load_script(text, _registry.boxes))


def replay(text: str) -> Game:
    """A game from the text that `Game.record` gave."""
    return Game.of(replay_script(text, _registry.boxes))


def read_record(text: str) -> Record:
    """What a record or a save says by itself, by whatever rules it was played: no rule is executed."""
    return _read_record(text, _registry.boxes)


def evaluate(seat: Seat | Game, number: int | None = None, *, company: Company = "anybody") -> Evaluation:
    """Every seat's chance to win and margin, as a seat may know them: a `Seat`, or a game and the number of a seat.

    Without a number, of whoever is asked. Among `masters` a lead is worth more than among `anybody`, and where all
    follow `plans` less. Needs NumPy; with cards that the net has not learned it is a `SetupError`.

    >>> g = new_game(seed=7)
    >>> round(sum(outlook.win for outlook in evaluate(g).seats), 6)
    1.0
    """
    from cuore.bots.learned.evaluation import evaluate as found  # only here: NumPy and the net are not light

    return found(seat, number, company=company)


def hints(
    seat: Seat | Game, count: int = 3, number: int | None = None, *, company: Company = "anybody"
) -> tuple[Hint, ...]:
    """The best answers of whoever is asked, best first, with what each is worth and a sentence about it.

    None where the seat is not asked. Where there is nothing to think about, that one answer.
    """
    from cuore.bots.learned.hints import hints as found

    return found(seat, count, number, company=company)


def review(game: Game | str, seat: int, *, company: Company = "anybody") -> Review:
    """A game, or its record or save, as one seat played it: its chances all along, and where most was lost.

    Nothing in it comes from cards that the seat could not know when it answered.
    """
    from cuore.bots.learned.review import review as found

    if isinstance(game, str):
        game = load(game) if game.lstrip().startswith("{") else replay(game)
    return found(game, seat, company=company)
