"""Card pages for the browser: a `Card` as a `CardFace`, with its words."""

from __future__ import annotations

from collections.abc import Iterator

from cuore import words
from cuore.boxes.registry import BOXES
from cuore.engine.cards import BOX_SIZE, Card
from cuore.engine.kinds import Kind
from cuore.engine.table import Table
from cuore.server.cameos import cameo_name
from cuore.server.messages import CardFace, Ruling, Symbol
from cuore.words.pages import skill_name, source_lines
from cuore.words.position import NEVER_EMPLOYED, SYMBOLS
from cuore.words.remembered import by_page

_BOX_OF = {box.number: box.id for box in BOXES.values()}


def cards_of(table: Table, lang: str) -> list[CardFace]:
    """Every card of a game, by its number there."""
    return [card_face(card, number, box_of(card, table.sets), lang) for number, card in sorted(table.cards.items())]


def box_of(card: Card, sets: tuple[str, ...]) -> str:
    """The set of a card among those in play; love cards have the base box's numbers in every box."""
    box = _BOX_OF[card.id // BOX_SIZE]
    return box if box in sets else sets[0]


@by_page
def _words_of(card: Card, lang: str) -> tuple[list[str], list[str], list[Ruling], list[str], list[str], list[str]]:
    """Text, full and short, rulings, sources, house and inferred figures: the same in every game, and slow to say."""
    numbered = zip(card.rulings, words.rulings(card, lang), strict=True)
    rulings = [Ruling(number, text) for number, text in numbered]
    figures = words.house_lines(card, lang), words.inferred_lines(card, lang)
    texts = words.card_text(card, lang), words.short_text(card, lang)
    return *texts, rulings, source_lines(card, lang), *figures


def card_face(card: Card, number: int, box: str, lang: str) -> CardFace:
    """A card as a player reads it, under that number."""
    text, short, rulings, source, house, found = _words_of(card, lang)
    return CardFace(
        card=number,
        name=words.card_name(card.name, lang),
        printed=card.name,
        cameo=cameo_name(card),
        set=box,
        title=words.title(card, lang),
        kind=kind_key(card.kind),
        kind_name=words.kind_name(card.kind, lang),
        copies=int(card.copies),
        cost=None if card.kind in NEVER_EMPLOYED else int(card.cost),
        points=None if card.vp_varies else int(card.vp),
        chamber=int(card.chamber),
        symbols=list(_symbols(card, lang)),
        text=text,
        short=short,
        rulings=rulings,
        source=source,
        house=house,
        house_facts=list(card.house_figures()),
        inferred=found,
    )


def _symbols(card: Card, lang: str) -> Iterator[Symbol]:
    ours = card.house_figures()
    for name in SYMBOLS:
        amount = int(getattr(card, name))
        if amount:
            yield Symbol(name, amount, words.say(lang, f"bonus-{name}", amount=amount), name in ours)
    if card.alcohol or (card.kind is Kind.BEER and "alcohol" in ours):
        text = words.say(lang, "page-alcohol", alcohol=card.alcohol)
        yield Symbol("alcohol", int(card.alcohol), text, "alcohol" in ours)
    if card.tier:
        yield Symbol("tier", int(card.tier), words.say(lang, "page-tier", tier=card.tier), "tier" in ours)
    if card.skill:
        text = words.say(lang, "skill-points", points=card.skill, skill=skill_name(card.stack, lang))
        yield Symbol("skill", int(card.skill), text, "skill" in ours)


def kind_key(kind: Kind) -> str:
    """A kind of cards as the messages name it."""
    return kind.name.lower().replace("_", "-")
