"""Standing effects as sentences: what holds as long as a card lies there, and for the rest of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cuore.boxes.registry import CARDS
from cuore.engine.cards import Card
from cuore.engine.matches import Matches
from cuore.engine.standing import (
    BeerOffer,
    BeerStall,
    Counting,
    CountsAs,
    PlaysAs,
    PriceChange,
    PriceIs,
    Shield,
    Standing,
)
from cuore.words.catalogue import say
from cuore.words.names import card_name
from cuore.words.phrases import cards_meant
from cuore.words.speech import listed


def standing_lines(card: Card, lang: str) -> Iterator[str]:
    """What holds as long as the card lies there, without capital and full stop."""
    own = [effect for effect in card.standing if not isinstance(effect, PriceIs | PriceChange)]
    prices = [effect for effect in card.standing if effect not in own]
    if prices:
        key = "standing-chambermaid" if card.chamber else "standing-lying"
        yield say(lang, key, what=listed(lang, [standing_text(effect, lang) for effect in prices], "list-standing"))
    if card.shown_first:
        yield say(lang, "standing-shown-first")
    for effect in own:
        if isinstance(effect, CountsAs):
            yield _counts_as(effect, lang)
        else:
            yield standing_text(effect, lang)


def turn_line(effects: Sequence[Standing], lang: str) -> str:
    """What holds for the rest of a turn."""
    what = listed(lang, [standing_text(effect, lang) for effect in effects], "list-standing")
    return say(lang, "standing-turn", what=what)


def standing_text(effect: Standing, lang: str) -> str:
    """One effect, whatever it is that it holds for."""
    match effect:
        case PriceIs(match, price):
            return say(lang, "standing-price", cards=_meant(lang, match), price=price)
        case PriceChange():
            return _price_change(effect, lang)
        case PlaysAs(match, love_card):
            return say(lang, "standing-plays-as", cards=_meant(lang, match), name=card_name(love_card, lang))
        case Shield(copies):
            return say(lang, "standing-shield", count=copies)
        case BeerOffer(love):
            return say(lang, "standing-beer-offer", love=love)
        case BeerStall(love, turns):
            return say(lang, "standing-beer-stand", love=love, turns=turns)
        case _:
            raise TypeError(f"{effect!r} has no words")


def _meant(lang: str, matches: Matches) -> str:
    """A card that is meant, any one of its kind."""
    if len(matches) == 1 and matches[0].name is not None:
        return say(lang, "standing-named", name=card_name(matches[0].name, lang))
    return cards_meant(lang, matches, None)


def _price_change(effect: PriceChange, lang: str) -> str:
    said = say(
        lang,
        "standing-first-price-change" if effect.first_only else "standing-price-change",
        cards=_meant(lang, effect.match),
        by=abs(effect.by),
        more="yes" if effect.by > 0 else "no",
        least=effect.at_least,
    )
    if effect.at_most_times:
        said = say(lang, "standing-at-most-times", what=said, count=effect.at_most_times)
    return say(lang, "standing-next-phase", what=said) if effect.next_phase else said


def _counts_as(effect: CountsAs, lang: str) -> str:
    where = "points" if effect.where is Counting.POINTS else "conditions"
    return say(lang, f"standing-counts-as-{where}", name=card_name(effect.name, lang))


def counted_along(name: str, where: Counting) -> list[str]:
    """The cards that count as one of that name there."""
    return [card.name for card in CARDS.values() if CountsAs(name, where) in card.standing]
