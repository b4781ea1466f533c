"""The compendium: cards as a list, as figures that are ours, and as data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cuore import words
from cuore.engine.cards import Box, Card
from cuore.engine.errors import SetupError
from cuore.engine.names import called, nearest_names, plain_name
from cuore.engine.setup import Overlay, all_cards
from cuore.words.plain import plain_page
from cuore.words.position import NEVER_EMPLOYED, marked, symbols, worth

CLOSE = 5  # names that are offered for one that nobody bears


@dataclass(frozen=True)
class Entry:
    """A card in a box."""

    box: Box
    card: Card


def entries(boxes: Sequence[Box], corrections: Mapping[str, Overlay]) -> list[Entry]:
    """Every card of the boxes, corrected; a page that several boxes share stands with the first of them."""
    found: list[Entry] = []
    pages: list[Card] = []
    for box in boxes:
        for card in all_cards([box], corrections.get(box.id, {})).values():
            if card not in pages:  # only love cards are shared
                found.append(Entry(box, card))
                pages.append(card)
    return found


def find(name: str, cards: Iterable[Card]) -> list[Card]:
    """The card that a name, or any part of one, means, or the cards of several boxes that bear one name."""
    known = list(cards)
    wanted = plain_name(name)
    tests = (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted + " "),
        lambda text: wanted in text,
    )
    for fits in tests if wanted else ():
        found = [card for card in known if any(fits(plain_name(n)) for n in (card.name, *called(card)))]
        names = list(dict.fromkeys(card.name for card in found))
        if len(names) > 1:
            raise SetupError("ambiguous-card", name=name, found=" / ".join(names))
        if found:
            return found
    raise SetupError("unknown-card", name=name, allowed=", ".join([*nearest_names(name, known)[:CLOSE], "…"]))


def card_list(cards: Sequence[Entry], lang: str) -> list[str]:
    """A line for each card, the boxes and in them the kinds apart."""
    lines: list[str] = []
    wide = _widest((entry.card for entry in cards), lang)
    for box in dict.fromkeys(entry.box.id for entry in cards):
        inside = [entry for entry in cards if entry.box.id == box]
        lines += [""] * bool(lines) + [f"== {inside[0].box.name} ({box}) =="]
        for kind in dict.fromkeys(entry.card.kind for entry in inside):
            lines += ["", words.kind_name(kind, lang)]
            lines += ["  " + _fact_line(entry.card, wide, lang) for entry in inside if entry.card.kind is kind]
    return lines + legend([entry.card for entry in cards], lang)


def fact_lines(cards: Sequence[Card], lang: str) -> list[str]:
    """Name, cost, points and symbols in columns, as wide as the longest name needs."""
    wide = _widest(cards, lang)
    return [_fact_line(card, wide, lang) for card in cards]


def _widest(cards: Iterable[Card], lang: str) -> int:
    return max(len(marked(card, "text", words.card_name(card.name, lang))) for card in cards)


def legend(cards: Iterable[Card], lang: str) -> list[str]:
    """What the mark behind a figure means, if there is any."""
    found = list(cards)
    marks = ["cli-house-legend"] if any(card.house_figures() for card in found) else []
    # A list shows no number of copies, which is what is reasoned out most of the time.
    marks += ["cli-inferred-legend"] if any(card.inferred_figures().keys() - {"copies"} for card in found) else []
    return ["", *(words.say(lang, key) for key in marks)] if marks else []


def _fact_line(card: Card, wide: int, lang: str) -> str:
    if card.kind in NEVER_EMPLOYED:
        facts = ", ".join(worth(card, lang))
    else:
        cost = marked(card, "cost", str(card.cost))
        points = marked(card, "vp", f"{'?' if card.vp_varies else card.vp:>2}")
        facts = words.say(lang, "cli-card-line", cost=cost, points=points) + "  " + symbols(card, lang)
    name = marked(card, "text", words.card_name(card.name, lang))
    return f"{name:<{wide}}  {facts}".rstrip()


# -- house figures ------------------------------------------------------------------------------------------


def _house(card: Card) -> Iterator[tuple[str, int | None, str]]:
    """Each fact that is ours, its value (none for a text) and the reason."""
    for fact, reason in card.house_figures().items():
        yield fact, None if fact == "text" else int(getattr(card, fact)), reason


def house_list(cards: Sequence[Entry], lang: str) -> list[str]:
    """Card, facts, values and reasons of every figure that is ours, box by box."""
    lines: list[str] = []
    ours = [entry for entry in cards if entry.card.house_figures()]
    for box in dict.fromkeys(entry.box.id for entry in ours):
        inside = [entry for entry in ours if entry.box.id == box]
        lines += [""] * bool(lines) + [f"== {inside[0].box.name} ({box}) =="]
        for entry in inside:
            facts = [(words.say(lang, f"fact-{fact}"), value) for fact, value, _ in _house(entry.card)]
            said = ", ".join(name if value is None else f"{name} {value}" for name, value in facts)
            lines.append(words.say(lang, "play-pile", card=words.card_name(entry.card.name, lang), facts=said))
            lines += ["  " + line for line in words.house_lines(entry.card, lang)]
    return lines


def plain_house(cards: Sequence[Entry]) -> list[dict[str, Any]]:
    """The same for a program."""
    return [
        {"set": entry.box.id, "card": entry.card.name, "fact": fact, "value": value, "reason": reason}
        for entry in cards
        for fact, value, reason in _house(entry.card)
    ]


def plain_card(entry: Entry, lang: str) -> dict[str, Any]:
    """A card's page for a program, with where its figures come from."""
    card = entry.card
    return {
        "set": entry.box.id,
        **plain_page(card, lang),
        "rulings": words.rulings(card, lang),
        "source": dict(card.source),
        "house": card.house_figures(),
        "inferred": card.inferred_figures(),
    }
