"""Cards as rows of a table: name, price, what is left and what they give, made from a view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.text import Text

from cuore import words
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.engine.moves import ACQUIRE, CHOOSE, EMPLOY, TAKE
from cuore.engine.seen import View
from cuore.terminal.columns import width_of, wrapped
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
FROM_TOWN = (EMPLOY, ACQUIRE, CHOOSE, TAKE)  # what these speak of lies in the town; the rest, in one's hand
NARROW = 8  # columns in which nothing can be said
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
                rows.append(Row(name, card.kind, (cost, str(left), facts(card, lang)), name in usable))
    for there in view["stacks"].values():
        for name in dict.fromkeys(there["shown"]):
            card = cards[name]
            cost = "" if card.kind in NEVER_EMPLOYED else str(view["prices"].get(name, int(card.cost)))
            more = f"+{there['left']}" if there["left"] else ""
            rows.append(Row(name, card.kind, (cost, more, facts(card, lang)), name in usable))
    return rows


def facts(card: Card, lang: str) -> str:
    """What a card gives, and its text in few words."""
    text = words.short_text(card, lang)[1 if symbols(card, lang) else 0 :]
    return "  ".join(filter(None, [", ".join(worth(card, lang)), " · ".join(text)]))


def fitted(texts: Sequence[str], width: int, height: int) -> list[str]:
    """Texts for one column: whole where there is room, those first that need least of it; the others in one line."""
    if width < NARROW:
        return ["" for _ in texts]
    whole = [wrapped(text, width) for text in texts]
    spare = height - len(texts)
    shown = [_cut(text, width) for text in texts]
    for row in sorted(range(len(texts)), key=lambda row: len(whole[row])):
        if len(whole[row]) - 1 <= max(spare, 0):
            spare -= len(whole[row]) - 1
            shown[row] = "\n".join(whole[row])
    return shown


def _cut(text: str, width: int) -> str:
    """As much of a text as fits in a line, with a sign that there is more."""
    taken = 0
    for end, letter in enumerate(text):
        taken += width_of(letter)
        if taken >= width:
            return f"{text[:end].rstrip()}…"
    return f"{text.rstrip()}…"


def tail(lines: Sequence[str], width: int, height: int) -> list[str]:
    """The last lines, one behind the other, in so few lines of a screen."""
    shown: list[str] = []
    for first in reversed(range(len(lines))):
        text = wrapped("  ".join(lines[first:]), width)
        if len(text) > height:
            return shown or text[-height:]
        shown = text
    return shown


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
