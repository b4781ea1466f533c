"""Corrections of printed facts by somebody who owns the box.

A TOML file with a table per card; only printed numbers, never programs:

    ["Milly Violet"]
    vp = 2

    [more."Anise Greenaway"]
    cost = 6

Four cards bear one name in two boxes. A table with the box before the name speaks of that box's card alone, one
without speaks of both. The file is checked as a whole: one wrong line, and all of it is refused, with file, card, key
and reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence

from cuore.boxes.registry import BOXES
from cuore.engine.cards import Box, Card, overlaid
from cuore.engine.errors import OverlayError, Reason, SetupError, reason_of
from cuore.engine.names import find_card

Facts = dict[str, dict[str, int]]  # card name -> corrected facts
Corrections = Mapping[str, Facts]  # by box


def read_overlay(text: str, where: str) -> Corrections:
    """The corrected facts of each box, in the order of the file; `where` names the file in errors."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OverlayError("overlay-file", where=where, reason=reason_of(error)) from None
    found: dict[str, Facts] = {}
    for boxes, name, table in _entries(tables, where):
        cards = _cards(boxes, name, where)
        if not isinstance(table, dict):
            reason = Reason("overlay-no-table", name=name, value=table, card=cards[0][1].name)
            raise OverlayError("overlay-file", where=where, reason=reason)
        for box, card in cards:
            facts = found.setdefault(box.id, {})
            if card.name in facts:
                raise OverlayError("overlay-file", where=where, reason=Reason("overlay-twice", card=card.name))
            overlaid(card, table, where)
            facts[card.name] = dict(table)
    return found


def overlay_for(corrections: Corrections, sets: Sequence[str]) -> Facts:
    """The corrections that count in a game of these sets; those of a box that borrows from others come first."""
    ordered = sorted((box for box in BOXES if box in sets), key=lambda box: BOXES[box].rules.stands_alone)
    return {name: facts for box in ordered for name, facts in corrections.get(box, {}).items()}


def _entries(tables: Mapping[str, object], where: str) -> Iterator[tuple[list[Box], str, object]]:
    """Which boxes a table of the file speaks of, the card's name there, and its facts."""
    for name, table in tables.items():
        if name not in BOXES:
            yield list(BOXES.values()), name, table
        elif isinstance(table, dict):
            for card, facts in table.items():
                yield [BOXES[name]], card, facts
        else:
            raise OverlayError("overlay-file", where=where, reason=Reason("overlay-box", name=name))


def _cards(boxes: Sequence[Box], name: str, where: str) -> list[tuple[Box, Card]]:
    """The card that a name means in each of the boxes that have it."""
    known = {card.name: card for box in boxes for card in box.cards}  # boxes may share a name
    try:
        wanted = find_card(name, known.values()).name
    except SetupError:
        raise OverlayError("overlay-card", where=where, card=name) from None
    return [(box, card) for box in boxes for card in box.cards if card.name == wanted]
