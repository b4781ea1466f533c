"""Cameos for the browser: small files, drawn when somebody first asks for one, and kept by browsers for ever.

A cameo's address names what it shows and the edition of the drawings, so it changes whenever the picture does.
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from cuore.boxes.overlay import Corrections
from cuore.boxes.registry import BOXES
from cuore.engine.cards import Card
from cuore.engine.setup import all_cards
from cuore.server.client import FOREVER, StaticFile
from cuore.server.problems import Refusal
from cuore.svg import portrait

PATH: Final = "/cameos/{name}.svg"
DRAWN_FROM: Final = (".py", ".json")  # what a change of the drawings changes

_known: dict[str, Card] = {}


@lru_cache(maxsize=2048)
def cameo_name(card: Card) -> str:
    """The name of a card's cameo, which from now on is known here."""
    shown = f"{_edition()} {card.name} {card.kind.name} {int(card.cost)} {int(card.love)}"
    name = hashlib.blake2b(shown.encode(), digest_size=5).hexdigest()
    _known[name] = card
    return name


def cameo_file(name: str, corrections: Corrections) -> StaticFile:
    """A cameo; one that another process or an earlier run has named is found among the cards of all boxes."""
    if name not in _known:
        for box in BOXES.values():
            for card in all_cards([box], corrections.get(box.id, {})).values():
                cameo_name(card)
    if name not in _known:
        raise Refusal("not-found")
    return _drawn(name)


@lru_cache(maxsize=512)
def _drawn(name: str) -> StaticFile:
    return StaticFile.of(portrait(_known[name], "light").encode(), ".svg", FOREVER)


@cache
def _edition() -> str:
    """Changes with anything that a drawing is made from."""
    digest = hashlib.blake2b(digest_size=8)
    for file in _sources(files("cuore.svg")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _sources(folder: Traversable) -> list[Traversable]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _sources(entry)
        elif entry.name.endswith(DRAWN_FROM):
            found.append(entry)
    return found
