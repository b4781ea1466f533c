"""Corrections of printed facts by somebody who owns the box.

A TOML file with a table per card; only printed numbers, never programs:

    ["Milly Violet"]
    vp = 2

The file is checked as a whole: one wrong line, and all of it is refused, with file, card, key and reason.
"""

from __future__ import annotations

import tomllib

from cuore.boxes.registry import CARDS
from cuore.engine.cards import overlaid
from cuore.engine.errors import OverlayError, SetupError
from cuore.engine.setup import find_card


def read_overlay(text: str, where: str) -> dict[str, dict[str, int]]:
    """Card name to corrected facts, in the order of the file; `where` names the file in errors."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OverlayError("overlay-file", where=where, reason=error) from None
    known = {card.name: card for card in CARDS.values()}  # boxes may share a name: then the fact holds for all
    facts: dict[str, dict[str, int]] = {}
    for name, table in tables.items():
        try:
            card = find_card(name, known.values())
        except SetupError:
            raise OverlayError("overlay-card", where=where, card=name) from None
        if not isinstance(table, dict):
            reason = f'{name} = {table!r} is no table; write ["{card.name}"] and below it, for example, vp = 2'
            raise OverlayError("overlay-file", where=where, reason=reason)
        if card.name in facts:
            raise OverlayError("overlay-file", where=where, reason=f"{card.name} stands twice")
        for same in (other for other in CARDS.values() if other.name == card.name):
            overlaid(same, table, where)
        facts[card.name] = dict(table)
    return facts
