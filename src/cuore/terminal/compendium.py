"""The compendium: cards as a list, as figures that are ours, and as data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cuore import words
from cuore.engine.cards import Card
from cuore.engine.errors import SetupError
from cuore.engine.setup import find_card, plain_name
from cuore.terminal.position import symbols

HOUSE = "house"  # how the source of a figure begins that is ours, because the printed one is not known


def find(name: str, cards: Sequence[Card]) -> Card:
    """The card that a name, or any part of one, means; of several, an error that lists them."""
    try:
        return find_card(name, cards)
    except SetupError as error:
        parts = [card for card in cards if name.strip() and plain_name(name) in plain_name(card.name)]
        if error.key != "unknown-card" or not parts:
            raise
        if len(parts) > 1:
            found = " / ".join(card.name for card in parts)
            raise SetupError("ambiguous-card", name=name, found=found) from None
        return parts[0]


def card_list(cards: Sequence[Card], lang: str) -> list[str]:
    """A line for each card, the kinds apart."""
    lines: list[str] = []
    for kind in dict.fromkeys(card.kind for card in cards):
        lines += [""] * bool(lines)
        lines.append(words.kind_name(kind, lang))
        lines += ["  " + line for line in fact_lines([c for c in cards if c.kind is kind], cards, lang)]
    return lines


def fact_lines(cards: Sequence[Card], among: Sequence[Card], lang: str) -> list[str]:
    """Name, cost, points and symbols in columns, as wide as the longest name needs."""
    wide = max(len(card.name) for card in among)
    lines = []
    for card in cards:
        points = "?" if card.vp_varies else str(card.vp)
        facts = words.say(lang, "cli-card-line", cost=str(card.cost), points=f"{points:>2}")
        lines.append(f"{card.name:<{wide}}  {facts}  {symbols(card, lang)}".rstrip())
    return lines


def house_figures(card: Card) -> dict[str, str]:
    """Facts of a card that are ours, with the reason."""
    return {fact: source for fact, source in card.source.items() if source.startswith(HOUSE)}


def plain_card(card: Card, lang: str) -> dict[str, Any]:
    """A card's page for a program."""
    return {
        "name": card.name,
        "title": words.title(card, lang),
        "kind": card.kind.name.lower().replace("_", "-"),
        "copies": card.copies,
        "cost": card.cost,
        "vp": None if card.vp_varies else card.vp,
        "draw": card.draw,
        "serving": card.serving,
        "love": card.love,
        "employment": card.employment,
        "chamber": card.chamber,
        "text": words.card_text(card, lang),
        "rulings": words.rulings(card, lang),
        "source": dict(card.source),
        "house": house_figures(card),
    }
