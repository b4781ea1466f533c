"""A position in words, for the terminal and the browser alike: figures of cards, hints to options, what holds.

Everything is said from a view, so nothing can be told here that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.engine.moves import ACQUIRE, BEER, CARD_MASK, CHAMBER, CHOOSE, EMPLOY, SERVE, SHIFT, TAKE, USE
from cuore.engine.seen import View
from cuore.words.catalogue import say
from cuore.words.names import card_name
from cuore.words.pages import card_text, skill_name
from cuore.words.remembered import by_page

Cards = Mapping[str, Card]

SKILLS: Final = ("imagination", "concentration", "effort")
SYMBOLS: Final = ("draw", "love", "serving", "employment", *SKILLS)  # in the order of the card pages
NEVER_EMPLOYED: Final = (Kind.BEER, Kind.REMINISCENCE, Kind.REFINED_MAID, Kind.PREPARATION)
HOUSE_MARK: Final = "*"  # behind a figure that is ours
INFERRED_MARK: Final = "°"  # behind one that is reasoned out from others


def skills(view: View) -> dict[str, int]:
    """The points of each skill that the player in turn has, by its word."""
    return {"imagination": view["imagination"], "concentration": view["concentration"], "effort": view["effort"]}


def skill_points(view: View, lang: str) -> list[str]:
    """Those that there are, in words."""
    found = [(say(lang, f"skill-{skill}"), points) for skill, points in skills(view).items() if points]
    return [say(lang, "skill-points", points=points, skill=skill) for skill, points in found]


# -- facts of a card ----------------------------------------------------------------------------------------


def marked(card: Card, fact: str, text: str) -> str:
    """The text of a figure, marked if the figure is ours or reasoned out."""
    if fact in card.inferred_figures():
        return text + INFERRED_MARK
    return text + HOUSE_MARK if fact in card.house_figures() else text


@by_page
def symbols(card: Card, lang: str) -> str:
    """The printed symbols in words: `Draw +1, Love +1`."""
    found = [(name, int(getattr(card, name))) for name in SYMBOLS]
    return ", ".join(marked(card, name, say(lang, f"bonus-{name}", amount=count)) for name, count in found if count)


@by_page
def worth(card: Card, lang: str) -> list[str]:
    """Points, symbols, and what beers, reminiscences and preparations have besides."""
    facts = [say(lang, "cli-points-vary")] if card.vp_varies else []
    if card.vp and not card.vp_varies:
        facts.append(marked(card, "vp", say(lang, "cli-points", points=card.vp)))
    if card.tier:
        facts.append(marked(card, "tier", say(lang, "page-tier", tier=card.tier)))
    if card.kind is Kind.BEER and (card.alcohol or "alcohol" in card.house_figures()):
        facts.append(marked(card, "alcohol", say(lang, "page-alcohol", alcohol=card.alcohol)))
    if card.skill:
        facts.append(
            marked(card, "skill", say(lang, "skill-points", points=card.skill, skill=skill_name(card.stack, lang)))
        )
    return [*facts, *filter(None, [symbols(card, lang)])]


@by_page
def printed_cost(card: Card, lang: str) -> str:
    """What it costs as far as nothing changes that."""
    return marked(card, "cost", say(lang, "cli-cost", cost=card.cost))


def cost(card: Card, view: View, lang: str) -> str:
    """The printed cost, and the price of the moment where it is another."""
    printed = printed_cost(card, lang)
    price = view["prices"].get(card.name, card.cost)
    return printed if price == card.cost else say(lang, "cli-cost-now", printed=printed, price=price)


@by_page
def first_sentence(card: Card, lang: str) -> str:
    """Of the text: what a reminiscence takes, what a refined maid does."""
    lines = card_text(card, lang)
    return marked(card, "text", lines[0].rstrip(".。")) if lines else ""


# -- options ------------------------------------------------------------------------------------------------


def hint(move: int, view: View, cards: Mapping[int, Card], named: Cards, lang: str) -> list[str]:
    """What a person wants to know of an option before taking it: the price, what is left, what it gives."""
    verb = move >> SHIFT
    if verb == USE and view["asked"] and view["asked"]["what"] == "turned-up":
        verb = SERVE  # as though it had served
    if verb == BEER:
        return _beer_hint(view, named, lang, shown=bool(move & CARD_MASK))
    if verb not in (SERVE, CHAMBER, EMPLOY, TAKE, ACQUIRE, CHOOSE) or move & CARD_MASK not in cards:
        return []
    card = cards[move & CARD_MASK]
    if verb == SERVE:
        given = symbols(card, lang)
        return [given] if given else [] if card.served else [say(lang, "cli-no-bonus")]
    if verb == CHAMBER:
        return [say(lang, "cli-takes-servings", count=card.chamber)]
    if card.kind is Kind.REMINISCENCE or card.kind is Kind.REFINED_MAID:
        return [*worth(card, lang), first_sentence(card, lang)]
    facts = [cost(card, view, lang)] if verb == EMPLOY else []
    if verb == EMPLOY and card.name in view["only_home"]:
        facts.append(say(lang, "cli-only-home"))
    if card.name in view["town"]:
        facts.append(say(lang, "cli-left", count=view["town"][card.name]))
    return [*facts, *worth(card, lang)]


def _beer_hint(view: View, named: Cards, lang: str, *, shown: bool) -> list[str]:
    there = view["stacks"]["beer"]
    if not shown:
        return [say(lang, "cli-left", count=there["left"])]
    card = named[there["shown"][-1]]
    return [card_name(card.name, lang), *worth(card, lang)]


# -- what holds, and what is known --------------------------------------------------------------------------


def standing(view: View, lang: str) -> list[str]:
    """What holds for everybody for a while: the First Master, the Beer Stand."""
    lines = []
    name = [there["name"] for there in view["seats"]]
    first, next_ = view["first_master"], view["next_master"]
    if first is not None and next_ is not None:
        lines.append(say(lang, "play-first-master", name=name[first]))
        if next_ != first:
            lines.append(say(lang, "play-next-master", name=name[next_]))
    if view["beer_stand"] is not None:
        stand = view["beer_stand"]
        card = card_name(stand["card"], lang)
        lines.append(say(lang, "play-beer-stand", card=card, name=name[stand["owner"]], love=stand["love"]))
    return lines


def known(view: View, lang: str) -> list[str]:
    """What one has lawfully seen of hands, decks and beers."""
    lines = []
    for seen in view["you"]["known"]:
        place = seen.get("from_top", 0) + 1
        if seen["seat"] is None:
            lines.append(say(lang, "play-known-beer", card=card_name(seen["card"], lang), place=place))
            continue
        name = view["seats"][seen["seat"]]["name"]
        lines.append(
            say(lang, f"play-known-{seen['zone']}", name=name, card=card_name(seen["card"], lang), place=place)
        )
    return lines
