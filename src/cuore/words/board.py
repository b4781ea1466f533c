"""A position in lines, made from a seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from cuore.boxes.registry import STACKS
from cuore.engine.cards import Card
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.moves import ACQUIRE, BEER, CARD_MASK, CHOOSE, EMPLOY, SERVE, SHIFT, TAKE
from cuore.engine.ruleset import Way
from cuore.engine.seen import OwnCards, SeenSeat, SeenSpot, View
from cuore.words.catalogue import say
from cuore.words.names import card_name
from cuore.words.pages import kind_name, phase_name, stack_name
from cuore.words.position import NEVER_EMPLOYED, cost, first_sentence, known, skill_points, standing, worth
from cuore.words.position import hint as told_hint
from cuore.words.prompts import prompt

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
    counts = Counter(card_name(name, lang) for name in names)
    listed = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())
    return listed or say(lang, "cli-nothing")


def game_lines(game: Game, seat: int | None, lang: str) -> list[str]:
    """A game as `print` shows it: whose turn it is, what is asked, and everything that the seat may know."""
    view = game.view(seat)
    turn = say(lang, "tui-turn", turn=view["turn"], name=game.seats[view["active"]])
    head = [" · ".join([turn, phase_name(view["phase"], lang), *_counts(view, lang)])]
    head.append(prompt(view["asked"], game.seats, lang))
    return [*head, "", *whole_table(view, cards_by_name(game.table.cards.values()), lang)]


# -- before a decision --------------------------------------------------------------------------------------


def summary(view: View, cards: Cards, lang: str) -> list[str]:
    """The little that one needs for the next decision: what the turn holds, and one's hand."""
    mine = view["active"] == view["seat"]
    lines = []
    if view["phase"] == "choose":
        lines += _preparations(view, cards, lang)
    elif mine:
        lines.append(say(lang, "play-status", counts=", ".join(_counts(view, lang))))
        refined = view["seats"][view["active"]]["refined"]
        if refined is not None:
            lines.append(_refined_line(view, cards[refined], cards, lang))
    lines.append(say(lang, "play-hand", cards=counted(view["you"]["hand"], lang)))
    if view["you"]["beers"]:
        lines.append(say(lang, "play-own-beers", cards=counted(view["you"]["beers"], lang)))
    if mine and view["played"]:
        lines.append(say(lang, "play-played", cards=counted(view["played"], lang)))
    seen = [looked["card"] for looked in view["aside"] if looked["card"] and looked["owner"] is not None]
    return [*lines, *(say(lang, "play-looked-at", card=card) for card in seen)]


def _counts(view: View, lang: str) -> list[str]:
    held = [
        ("servings", view["servings"], view["phase"] == "serve"),
        ("love", view["love"], True),
        ("employments", view["employments"], view["phase"] == "employ"),
    ]
    counts = [say(lang, f"cli-{name}", count=count) for name, count, always in held if always or count]
    return [*counts, *skill_points(view, lang)]


def _refined_line(view: View, refined: Card, cards: Cards, lang: str) -> str:
    """One's refined maid, and the card that she leads to."""
    top = _top(view, refined.leads, cards) if refined.leads else None
    facts = [refined.name, *([f"{card_name(top.name, lang)} ({', '.join(worth(top, lang))})"] if top else [])]
    return say(lang, "play-pile", card=kind_name(Kind.REFINED_MAID, lang), facts=", ".join(facts))


def neighbours(view: View, lang: str) -> list[str]:
    """A line or two for every other seat."""
    others = [seat for seat in range(len(view["seats"])) if seat != view["seat"]]
    return [line for seat in others for line in _seat_lines(view, seat, lang)]


def _seat_lines(view: View, seat: int, lang: str) -> list[str]:
    there = view["seats"][seat]
    line = say(
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
        more.append(say(lang, "play-seat-beers", count=there["beers"]))
    if there["refined"] is not None:
        more.append(say(lang, "play-seat-refined", card=there["refined"]))
    return [line, "  " + ", ".join(more)] if more else [line]


def quarters(there: SeenSeat, lang: str) -> str:
    """Everything in a seat's private quarters, equal cards together."""
    private = [spot_text(spot, lang) for spot in there["private"]]
    if private:
        private[-1] = say(lang, "play-uncovered", card=private[-1])
    return counted([spot_text(spot, lang) for spot in there["quarters"]] + private, lang)


def spot_text(spot: SeenSpot, lang: str) -> str:
    """A card in private quarters, with what lies beneath it and on it."""
    card = str(spot["card"])
    if "under" in spot:
        beneath = say(lang, "play-face-down") if spot["under"] is None else spot["under"]
        card = say(lang, "play-over", card=card, under=beneath)
    return say(lang, "play-under", card=card, events=counted(spot["on"], lang)) if spot["on"] else card


# -- the whole table ----------------------------------------------------------------------------------------


def whole_table(view: View, cards: Cards, lang: str) -> list[str]:
    """Everything that the seat may know."""
    lines = [say(lang, "play-town")]
    for kinds in TOWN_KINDS:
        lines += [
            _pile(cards[name], left, view, lang) for name, left in view["town"].items() if cards[name].kind in kinds
        ]
    lines += _stacks(view, cards, lang)
    lines += standing(view, lang)
    for seat, there in enumerate(view["seats"]):
        lines += ["", *_seat_lines(view, seat, lang)]
        if there["discard_top"] is not None and seat != view["seat"]:
            lines.append("  " + say(lang, "play-discard-top", card=there["discard_top"]))
        if seat == view["seat"]:
            lines += ["  " + line for line in _own(view["you"], lang)]
    if view.get("you"):
        seen = known(view, lang)
        lines += ["", *seen] if seen else []
    if view["last_turn"] and not view["over"]:
        lines += ["", say(lang, "play-last-turn")]
    if any(card.house_figures() for card in cards.values()):
        lines += ["", say(lang, "cli-house-legend")]
    return lines


def _fact_line(card: Card, facts: list[str], lang: str) -> str:
    return say(lang, "play-pile", card=card_name(card.name, lang), facts=", ".join(facts))


def _pile(card: Card, left: int, view: View, lang: str) -> str:
    facts = [cost(card, view, lang), say(lang, "cli-left", count=left)]
    return "  " + say(
        lang, "play-pile", card=card_name(card.name, lang), facts=", ".join([*facts, *worth(card, lang)])
    )


def _stacks(view: View, cards: Cards, lang: str) -> list[str]:
    """Stacks with cards turned up beside them, and in More the preparations and the refined maids."""
    lines = []
    for word, there in view["stacks"].items():
        rule = STACKS[word]
        if rule.way in (Way.WON, Way.DRAFTED) or not (there["left"] or there["shown"]):
            continue
        shown = [cards[name] for name in there["shown"]]
        named = ", ".join(f"{card_name(card.name, lang)} ({_short(card, view, lang)})" for card in shown)
        values = {"shown": named or say(lang, "cli-nothing"), "left": there["left"]}
        lines.append(say(lang, "play-stack", pile=stack_name(word, lang), **values))
        if rule.way is Way.ACQUIRED:
            for card in dict.fromkeys(shown):
                lines.append(
                    "  " + say(lang, "play-pile", card=card_name(card.name, lang), facts=first_sentence(card, lang))
                )
    preparations = _preparations(view, cards, lang)
    if preparations:
        lines += [kind_name(Kind.PREPARATION, lang), *("  " + line for line in preparations)]
    for word, there in view["stacks"].items():
        if STACKS[word].way is Way.DRAFTED and there["shown"]:
            names = ", ".join(there["shown"])
            lines.append(say(lang, "play-pile", card=stack_name(word, lang), facts=names))
    return lines


def _short(card: Card, view: View, lang: str) -> str:
    return ", ".join(worth(card, lang)) if card.kind in NEVER_EMPLOYED else cost(card, view, lang)


def _top(view: View, word: str, cards: Cards) -> Card | None:
    there = view["stacks"].get(word)
    return cards[there["shown"][-1]] if there and there["shown"] else None


def _preparations(view: View, cards: Cards, lang: str) -> list[str]:
    """The top card of each pile: what it gives, what it takes, how many are left."""
    lines = []
    for word, there in view["stacks"].items():
        top = _top(view, word, cards) if STACKS[word].way is Way.WON else None
        if top is not None:
            left = say(lang, "cli-left", count=there["left"])
            lines.append(
                say(lang, "play-pile", card=card_name(top.name, lang), facts=", ".join([*worth(top, lang), left]))
            )
    return lines


def _own(you: OwnCards, lang: str) -> list[str]:
    zones = {"hand": you["hand"], "deck": you["deck"], "discard": you["discard"]}
    held = [say(lang, f"play-own-{zone}", cards=counted(cards, lang)) for zone, cards in zones.items()]
    if you["beers"]:
        held.append(say(lang, "play-own-beers", cards=counted(you["beers"], lang)))
    return [*held, say(lang, "play-own-points", points=you["points"])]


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
    return any((*timings, card.new_hand, card.placed, card.gained, card.reaction, card.employ_if, card.score))


def _more(card: Card, lang: str) -> str:
    """What to type for the text of the card."""
    return say(lang, "cli-text", name=card.name.split()[0] if card.is_maid else card_name(card.name, lang))
