"""The rules of a box as a page, and the picture of a table at the beginning of its first game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cuore import new_game
from cuore.boxes.overlay import Corrections
from cuore.boxes.registry import BOXES
from cuore.engine.setup import all_cards
from cuore.server.cards import card_face
from cuore.server.client import StaticFile
from cuore.server.messages import Language, RulesBlock, RulesPage, RulesRun
from cuore.server.problems import Refusal
from cuore.svg import table
from cuore.words.catalogue import LANGUAGES
from cuore.words.rulebook import Block, rulebook

PATH: Final = "/pictures/{name}.svg"
A_DAY: Final = "public, max-age=86400"
SEATS: Final = ("Ann", "Bob")


def rules_page(box: str, lang: Language, corrections: Corrections) -> RulesPage:
    """The rules of a box with its cards as the host has them; a refusal if there are none."""
    try:
        book = rulebook(box, lang)
    except LookupError:  # also a box that nobody knows
        raise Refusal("not-found") from None
    faces = {
        card.name: card_face(card, place, box, lang)
        for place, card in enumerate(all_cards([BOXES[box]], corrections.get(box, {})).values())
    }

    def block(told: Block) -> RulesBlock:
        lines = [[RulesRun(run.text, run.bold, bool(run.card)) for run in line] for line in told.lines]
        return RulesBlock(told.kind, lines, [faces[name] for name in told.cards])

    return RulesPage(lang, box, book.title, f"{box}-{lang}", [block(told) for told in book.blocks])


def picture(name: str) -> StaticFile:
    """A table of a box at the beginning of its first game, in the words of a language."""
    box, _, lang = name.rpartition("-")
    if box not in BOXES or not BOXES[box].rules.first_game or lang not in LANGUAGES:
        raise Refusal("not-found")
    return _drawn(box, lang)


@lru_cache(maxsize=64)
def _drawn(box: str, lang: str) -> StaticFile:
    game = new_game([box], SEATS, seed=1)
    return StaticFile.of(table(game, 0, lang=lang).encode(), ".svg", A_DAY)
