"""A position in lines, made from a seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from cuore import words
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.engine.moves import CARD_MASK, CHAMBER, EMPLOY, SERVE, SHIFT, TAKE

View = Mapping[str, Any]
Cards = Mapping[str, Card]

SYMBOLS = ("draw", "love", "serving", "employment")  # in the order of the card pages


def symbols(card: Card, lang: str) -> str:
    """The printed symbols in words: `Draw +1, Love +1`."""
    found = [(name, int(getattr(card, name))) for name in SYMBOLS]
    return ", ".join(words.say(lang, f"bonus-{name}", amount=count) for name, count in found if count)


def counted(names: Iterable[str], lang: str) -> str:
    """Equal cards together: `1 Love ×3, Colette Framboise`."""
    counts = Counter(names)
    listed = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())
    return listed or words.say(lang, "cli-nothing")


def summary(view: View, lang: str) -> list[str]:
    """The little that one needs for the next decision: what the turn holds, and one's hand."""
    mine = view["active"] == view["seat"]
    lines = []
    if mine:
        held = [("servings", view["phase"] == "serve"), ("love", True), ("employments", view["phase"] == "employ")]
        counts = [words.say(lang, f"cli-{name}", count=view[name]) for name, always in held if always or view[name]]
        lines.append(words.say(lang, "play-status", counts=", ".join(counts)))
    lines.append(words.say(lang, "play-hand", cards=counted(view["you"]["hand"], lang)))
    if mine and view["played"]:
        lines.append(words.say(lang, "play-played", cards=counted(view["played"], lang)))
    seen = [looked["card"] for looked in view["aside"] if looked["card"] and looked["owner"] is not None]
    return [*lines, *(words.say(lang, "play-looked-at", card=card) for card in seen)]


def neighbours(view: View, lang: str) -> list[str]:
    """One line for every other seat."""
    return [_seat_line(view, seat, lang) for seat in range(len(view["seats"])) if seat != view["seat"]]


def _seat_line(view: View, seat: int, lang: str) -> str:
    there = view["seats"][seat]
    return words.say(
        lang,
        "play-seat",
        name=there["name"],
        hand=there["hand"],
        deck=there["deck"],
        discard=there["discard"],
        quarters=_quarters(there, lang),
    )


def _quarters(there: Mapping[str, Any], lang: str) -> str:
    private = [_spot(spot, lang) for spot in there["private"]]
    if private:
        private[-1] = words.say(lang, "play-uncovered", card=private[-1])
    return counted([_spot(spot, lang) for spot in there["quarters"]] + private, lang)


def _spot(spot: Mapping[str, Any], lang: str) -> str:
    if not spot["on"]:
        return str(spot["card"])
    return words.say(lang, "play-under", card=spot["card"], events=counted(spot["on"], lang))


def whole_table(view: View, cards: Cards, lang: str) -> list[str]:
    """Everything that the seat may know."""
    lines = [words.say(lang, "play-town")]
    for kinds in ((Kind.LOVE,), (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF), (Kind.GENERAL_MAID,), (Kind.EVENT,)):
        lines += [_pile(cards[name], left, lang) for name, left in view["town"].items() if cards[name].kind in kinds]
    shown = ", ".join(f"{name} ({_cost(cards[name], lang)})" for name in view["private_maids"]["shown"])
    left = view["private_maids"]["left"]
    lines.append(words.say(lang, "play-private-maids", shown=shown or words.say(lang, "cli-nothing"), left=left))
    for seat, there in enumerate(view["seats"]):
        lines += ["", _seat_line(view, seat, lang)]
        if there["discard_top"] is not None and seat != view["seat"]:
            lines.append("  " + words.say(lang, "play-discard-top", card=there["discard_top"]))
        if seat == view["seat"]:
            lines += ["  " + line for line in _own(view["you"], lang)]
    if view.get("you"):
        lines += _known(view, lang)
    if view["last_turn"] and not view["over"]:
        lines += ["", words.say(lang, "play-last-turn")]
    return lines


def _pile(card: Card, left: int, lang: str) -> str:
    facts = [_cost(card, lang), words.say(lang, "cli-left", count=left)]
    return "  " + words.say(lang, "play-pile", card=card.name, facts=", ".join([*facts, *_worth(card, lang)]))


def _cost(card: Card, lang: str) -> str:
    return words.say(lang, "cli-cost", cost=card.cost)


def _worth(card: Card, lang: str) -> list[str]:
    """Points and symbols."""
    facts = [words.say(lang, "cli-points-vary")] if card.vp_varies else []
    if card.vp and not card.vp_varies:
        facts.append(words.say(lang, "cli-points", points=card.vp))
    return [*facts, *filter(None, [symbols(card, lang)])]


def _own(you: Mapping[str, Any], lang: str) -> list[str]:
    zones = ("hand", "deck", "discard")
    held = [words.say(lang, f"play-own-{zone}", cards=counted(you[zone], lang)) for zone in zones]
    return [*held, words.say(lang, "play-own-points", points=you["points"])]


def _known(view: View, lang: str) -> list[str]:
    """What one has lawfully seen of hands and decks."""
    lines = []
    for known in view["you"]["known"]:
        key = "play-known-hand" if known["zone"] == "hand" else "play-known-deck"
        place = known.get("from_top", 0) + 1
        name = view["seats"][known["seat"]]["name"]
        lines.append(words.say(lang, key, name=name, card=known["card"], place=place))
    return ["", *lines] if lines else []


def hint(move: int, view: View, cards: Mapping[int, Card], lang: str) -> str:
    """What a person wants to know of an option before taking it: the price, what is left, what it gives."""
    verb = move >> SHIFT
    if verb not in (SERVE, CHAMBER, EMPLOY, TAKE):
        return ""
    card = cards[move & CARD_MASK]
    if verb == SERVE:
        facts = [symbols(card, lang), _more(card, bool(card.served), lang)]
        return ", ".join(filter(None, facts)) or words.say(lang, "cli-no-bonus")
    if verb == CHAMBER:
        return words.say(lang, "cli-takes-servings", count=card.chamber)
    facts = [_cost(card, lang)] if verb == EMPLOY else []
    if card.name in view["town"]:
        facts.append(words.say(lang, "cli-left", count=view["town"][card.name]))
    return ", ".join(filter(None, [*facts, *_worth(card, lang), _more(card, _has_text(card), lang)]))


def _has_text(card: Card) -> bool:
    return any((card.served, card.at_start, card.on_draw, card.others_discard, card.land, card.score))


def _more(card: Card, is_there: bool, lang: str) -> str:
    """That there is more to read on the card, and what to type for it."""
    return words.say(lang, "cli-text", name=card.name.split()[0] if card.is_maid else card.name) if is_there else ""
