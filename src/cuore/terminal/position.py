"""A position in lines, made from a seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from cuore import words
from cuore.engine.cards import Card
from cuore.engine.kinds import Kind, Stack
from cuore.engine.moves import ACQUIRE, BEER, CARD_MASK, CHOOSE, EMPLOY, SERVE, SHIFT, TAKE
from cuore.engine.view import STACK_WORDS
from cuore.words.position import NEVER_EMPLOYED, SKILLS, cost, first_sentence, known, standing, worth
from cuore.words.position import hint as told_hint

View = Mapping[str, Any]
Cards = Mapping[str, Card]
TOWN_KINDS = (
    (Kind.LOVE,),
    (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF),
    (Kind.GENERAL_MAID,),
    (Kind.BUILDING,),
    (Kind.EVENT,),
)


def cards_by_name(cards: Iterable[Card]) -> Cards:
    """The cards of a game; in a game no two bear one name."""
    return {card.name: card for card in cards}


def counted(names: Iterable[str], lang: str) -> str:
    """Equal cards together: `1 Love ×3, Colette Framboise`."""
    counts = Counter(words.card_name(name, lang) for name in names)
    listed = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())
    return listed or words.say(lang, "cli-nothing")


# -- before a decision --------------------------------------------------------------------------------------


def summary(view: View, cards: Cards, lang: str) -> list[str]:
    """The little that one needs for the next decision: what the turn holds, and one's hand."""
    mine = view["active"] == view["seat"]
    lines = []
    if view["phase"] == "choose":
        lines += _preparations(view, cards, lang)
    elif mine:
        lines.append(words.say(lang, "play-status", counts=", ".join(_counts(view, lang))))
        refined = view["seats"][view["seat"]]["refined"]
        if refined is not None:
            lines.append(_refined_line(view, cards[refined], cards, lang))
    lines.append(words.say(lang, "play-hand", cards=counted(view["you"]["hand"], lang)))
    if view["you"]["beers"]:
        lines.append(words.say(lang, "play-own-beers", cards=counted(view["you"]["beers"], lang)))
    if mine and view["played"]:
        lines.append(words.say(lang, "play-played", cards=counted(view["played"], lang)))
    seen = [looked["card"] for looked in view["aside"] if looked["card"] and looked["owner"] is not None]
    return [*lines, *(words.say(lang, "play-looked-at", card=card) for card in seen)]


def _counts(view: View, lang: str) -> list[str]:
    held = [("servings", view["phase"] == "serve"), ("love", True), ("employments", view["phase"] == "employ")]
    counts = [words.say(lang, f"cli-{name}", count=view[name]) for name, always in held if always or view[name]]
    for skill in SKILLS.values():
        if view[skill]:
            name = words.say(lang, f"skill-{skill}")
            counts.append(words.say(lang, "skill-points", points=view[skill], skill=name))
    return counts


def _refined_line(view: View, refined: Card, cards: Cards, lang: str) -> str:
    """One's refined maid, and the card that she leads to."""
    top = None if refined.leads is None else _top(view, refined.leads, cards)
    facts = [refined.name, *([f"{words.card_name(top.name, lang)} ({', '.join(worth(top, lang))})"] if top else [])]
    return words.say(lang, "play-pile", card=words.kind_name(Kind.REFINED_MAID, lang), facts=", ".join(facts))


def neighbours(view: View, lang: str) -> list[str]:
    """A line or two for every other seat."""
    others = [seat for seat in range(len(view["seats"])) if seat != view["seat"]]
    return [line for seat in others for line in _seat_lines(view, seat, lang)]


def _seat_lines(view: View, seat: int, lang: str) -> list[str]:
    there = view["seats"][seat]
    line = words.say(
        lang,
        "play-seat",
        name=there["name"],
        hand=there["hand"],
        deck=there["deck"],
        discard=there["discard"],
        quarters=quarters(there, lang),
    )
    more = []
    if there["beers"] and seat != view["seat"]:  # one's own are named elsewhere
        more.append(words.say(lang, "play-seat-beers", count=there["beers"]))
    if there["refined"] is not None:
        more.append(words.say(lang, "play-seat-refined", card=there["refined"]))
    return [line, "  " + ", ".join(more)] if more else [line]


def quarters(there: Mapping[str, Any], lang: str) -> str:
    """Everything in a seat's private quarters, equal cards together."""
    private = [_spot(spot, lang) for spot in there["private"]]
    if private:
        private[-1] = words.say(lang, "play-uncovered", card=private[-1])
    return counted([_spot(spot, lang) for spot in there["quarters"]] + private, lang)


def _spot(spot: Mapping[str, Any], lang: str) -> str:
    """A card in private quarters, with what lies beneath it and on it."""
    card = str(spot["card"])
    if "under" in spot:
        beneath = words.say(lang, "play-face-down") if spot["under"] is None else spot["under"]
        card = words.say(lang, "play-over", card=card, under=beneath)
    return words.say(lang, "play-under", card=card, events=counted(spot["on"], lang)) if spot["on"] else card


# -- the whole table ----------------------------------------------------------------------------------------


def whole_table(view: View, cards: Cards, lang: str) -> list[str]:
    """Everything that the seat may know."""
    lines = [words.say(lang, "play-town")]
    for kinds in TOWN_KINDS:
        lines += [
            _pile(cards[name], left, view, lang) for name, left in view["town"].items() if cards[name].kind in kinds
        ]
    lines += _stacks(view, cards, lang)
    lines += standing(view, lang)
    for seat, there in enumerate(view["seats"]):
        lines += ["", *_seat_lines(view, seat, lang)]
        if there["discard_top"] is not None and seat != view["seat"]:
            lines.append("  " + words.say(lang, "play-discard-top", card=there["discard_top"]))
        if seat == view["seat"]:
            lines += ["  " + line for line in _own(view["you"], lang)]
    if view.get("you"):
        seen = known(view, lang)
        lines += ["", *seen] if seen else []
    if view["last_turn"] and not view["over"]:
        lines += ["", words.say(lang, "play-last-turn")]
    if any(card.house_figures() for card in cards.values()):
        lines += ["", words.say(lang, "cli-house-legend")]
    return lines


def _pile(card: Card, left: int, view: View, lang: str) -> str:
    facts = [cost(card, view, lang), words.say(lang, "cli-left", count=left)]
    return "  " + words.say(
        lang, "play-pile", card=words.card_name(card.name, lang), facts=", ".join([*facts, *worth(card, lang)])
    )


def _stacks(view: View, cards: Cards, lang: str) -> list[str]:
    """Stacks with cards turned up beside them, and in More the preparations and the refined maids."""
    lines = []
    for stack in (Stack.PRIVATE, Stack.MIXED, Stack.BEER, Stack.REMINISCENCE):
        there = view["stacks"].get(STACK_WORDS[stack])
        if there is None or not (there["left"] or there["shown"]):
            continue
        shown = [cards[name] for name in there["shown"]]
        named = ", ".join(f"{words.card_name(card.name, lang)} ({_short(card, view, lang)})" for card in shown)
        values = {"shown": named or words.say(lang, "cli-nothing"), "left": there["left"]}
        key = "play-private-maids" if stack is Stack.PRIVATE else "play-stack"
        if stack is not Stack.PRIVATE:
            values["pile"] = words.kind_name(_KIND_OF[stack], lang)
        lines.append(words.say(lang, key, **values))
        if stack is Stack.REMINISCENCE:
            for card in dict.fromkeys(shown):
                lines.append(
                    "  "
                    + words.say(
                        lang, "play-pile", card=words.card_name(card.name, lang), facts=first_sentence(card, lang)
                    )
                )
    preparations = _preparations(view, cards, lang)
    if preparations:
        lines += [words.kind_name(Kind.PREPARATION, lang), *("  " + line for line in preparations)]
    refined = view["stacks"].get(STACK_WORDS[Stack.REFINED])
    if refined and refined["shown"]:
        names = ", ".join(refined["shown"])
        lines.append(words.say(lang, "play-pile", card=words.kind_name(Kind.REFINED_MAID, lang), facts=names))
    return lines


_KIND_OF = {Stack.MIXED: Kind.GENERAL_MAID, Stack.BEER: Kind.BEER, Stack.REMINISCENCE: Kind.REMINISCENCE}


def _short(card: Card, view: View, lang: str) -> str:
    return ", ".join(worth(card, lang)) if card.kind in NEVER_EMPLOYED else cost(card, view, lang)


def _top(view: View, stack: Stack, cards: Cards) -> Card | None:
    there = view["stacks"].get(STACK_WORDS[stack])
    return cards[there["shown"][-1]] if there and there["shown"] else None


def _preparations(view: View, cards: Cards, lang: str) -> list[str]:
    """The top card of each pile: what it gives, what it takes, how many are left."""
    lines = []
    for stack in SKILLS:
        top = _top(view, stack, cards)
        if top is not None:
            left = words.say(lang, "cli-left", count=view["stacks"][STACK_WORDS[stack]]["left"])
            lines.append(
                words.say(
                    lang,
                    "play-pile",
                    card=words.card_name(top.name, lang),
                    facts=", ".join([*worth(top, lang), left]),
                )
            )
    return lines


def _own(you: Mapping[str, Any], lang: str) -> list[str]:
    zones = ("hand", "deck", "discard")
    held = [words.say(lang, f"play-own-{zone}", cards=counted(you[zone], lang)) for zone in zones]
    if you["beers"]:
        held.append(words.say(lang, "play-own-beers", cards=counted(you["beers"], lang)))
    return [*held, words.say(lang, "play-own-points", points=you["points"])]


# -- options ------------------------------------------------------------------------------------------------


def hint(move: int, view: View, cards: Mapping[int, Card], lang: str) -> str:
    """What a person wants to know of an option before taking it, and whether there is more to read."""
    named = cards_by_name(cards.values())
    verb = move >> SHIFT
    card = cards.get(move & CARD_MASK)
    if verb == BEER:
        card = named[view["stacks"]["beer"]["shown"][-1]] if move & CARD_MASK else None
    more = [] if card is None or not _is_worth_reading(verb, card) else [_more(card, lang)]
    return ", ".join([*told_hint(move, view, cards, named, lang), *more])


def _is_worth_reading(verb: int, card: Card) -> bool:
    """Whether the card says more than the hint."""
    if verb == SERVE:
        return bool(card.served)
    if verb == BEER:
        return bool(card.score)
    known = (Kind.BEER, Kind.REMINISCENCE, Kind.REFINED_MAID)
    return verb in (EMPLOY, TAKE, ACQUIRE, CHOOSE) and card.kind not in known and _has_text(card)


def _has_text(card: Card) -> bool:
    timings = (card.served, card.at_start, card.in_service, card.on_draw, card.on_employ, card.others_discard)
    return any((*timings, card.new_hand, card.land, card.gained, card.reaction, card.employ_if, card.score))


def _more(card: Card, lang: str) -> str:
    """What to type for the text of the card."""
    return words.say(
        lang, "cli-text", name=card.name.split()[0] if card.is_maid else words.card_name(card.name, lang)
    )
