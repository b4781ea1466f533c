"""Cards as rows of a table: name, price, what is left and what they give, made from a view."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from cuore import words
from cuore.engine.kinds import Kind
from cuore.engine.seen import View
from cuore.words import board
from cuore.words.position import NEVER_EMPLOYED, skill_points, symbols, worth

# The rulebooks' frame colours, as they can be told apart on light and dark terminals.
COLOURS = {
    Kind.LOVE: "magenta",
    Kind.MAID_CHIEF: "green",
    Kind.CHAMBERMAID_CHIEF: "green",
    Kind.GENERAL_MAID: "blue",
    Kind.PRIVATE_MAID: "grey62",
    Kind.EVENT: "purple",
    Kind.BUILDING: "dark_orange",
    Kind.BEER: "gold3",
    Kind.REMINISCENCE: "yellow",
    Kind.REFINED_MAID: "red",
    Kind.PREPARATION: "cyan",
}
USABLE = "●"  # in front of what may be used now: never by colour alone


class Row(NamedTuple):
    """A card as it is listed."""

    name: str
    kind: Kind
    cells: tuple[str, ...]
    usable: bool


def card_row(row: Row, lang: str) -> tuple[str, list[Text]]:
    """The row as it is drawn, and the card's name."""
    mark = Text(f"{USABLE} " if row.usable else "  ", style=COLOURS[row.kind])
    name = Text(words.card_name(row.name, lang), style="bold" if row.usable else "")
    return row.name, [mark + name, *(Text(cell, style="" if row.usable else "dim") for cell in row.cells)]


def town_rows(view: View, cards: board.Cards, usable: Collection[str], lang: str) -> list[Row]:
    """The piles of the town by kind, then what lies face up beside the stacks."""
    rows = []
    for kinds in board.TOWN_KINDS:
        for name, left in view["town"].items():
            card = cards[name]
            if card.kind in kinds:
                cost = str(view["prices"].get(name, int(card.cost)))
                facts = ", ".join(worth(card, lang))
                rows.append(Row(name, card.kind, (cost, str(left), facts), name in usable))
    for there in view["stacks"].values():
        for name in dict.fromkeys(there["shown"]):
            card = cards[name]
            cost = "" if card.kind in NEVER_EMPLOYED else str(view["prices"].get(name, int(card.cost)))
            facts = ", ".join(worth(card, lang))
            rows.append(
                Row(name, card.kind, (cost, f"+{there['left']}" if there["left"] else "", facts), name in usable)
            )
    return rows


def hand_rows(view: View, cards: board.Cards, usable: Collection[str], lang: str) -> list[Row]:
    """One's own hand, equal cards one by one: a hand is small."""
    hand = view["you"]["hand"] if view.get("you") else []
    return [Row(name, cards[name].kind, (symbols(cards[name], lang),), name in usable) for name in hand]


def status_line(view: View, lang: str) -> str:
    """Whose turn, which phase, and what the turn holds."""
    name = view["seats"][view["active"]]["name"]
    parts = [words.say(lang, "tui-turn", turn=view["turn"], name=name), words.phase_name(view["phase"], lang)]
    parts.append(words.say(lang, "cli-servings", count=view["servings"]))
    parts.append(words.say(lang, "cli-love", count=view["love"]))
    parts.append(words.say(lang, "cli-employments", count=view["employments"]))
    parts += skill_points(view, lang)
    if view["last_turn"] and not view["over"]:
        parts.append(words.say(lang, "play-last-turn"))
    return "  ·  ".join(parts)
