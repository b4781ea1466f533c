"""The town: ten kinds of general maid, by name, by lot, or as a rulebook proposes them (rulebook, section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cuore.engine.cards import Box, Card, fits
from cuore.engine.chance import Chance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.engine.names import find_card, plain_name
from cuore.engine.setup import own_and_lenders, provided, rules_of, without_of

TOWN_SIZE = 10
FIRST_GAME, RANDOM = "first-game", "random"


def general_maids(boxes: Sequence[Box]) -> list[Card]:
    """The kinds a town is chosen from: those of the boxes that are played."""
    own, _ = own_and_lenders(boxes)
    return [card for box in own for card in box.cards if card.kind is Kind.GENERAL_MAID]


def modules(boxes: Sequence[Box], options: Sequence[str]) -> set[str]:
    """What a card may need: the modules that are in the game, and every card that is not a general maid."""
    without = without_of(rules_of(boxes), options)
    cards = [card for box in boxes for card in box.cards if card.name not in without]
    return provided(card for card in cards if card.kind is not Kind.GENERAL_MAID)


def choose_town(
    boxes: Sequence[Box], town: str | Sequence[str], options: Sequence[str], chance: Chance
) -> tuple[str, ...]:
    """Ten names, in the order of the boxes' lists; in More, cards of its borrowed piles may be named behind them."""
    if isinstance(town, str):
        if town == FIRST_GAME:
            return _first_game(boxes)
        if town != RANDOM:
            raise SetupError("unknown-town", name=town, allowed=f"{FIRST_GAME}, {RANDOM}")
        return _random_town(boxes, options, chance)
    maids = general_maids(boxes)
    borrowed = _borrowed(boxes, town, options)
    names = [find_card(name, maids).name for name in town if name not in borrowed]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SetupError("town-twice", names=", ".join(twice))
    if len(names) != TOWN_SIZE:
        raise SetupError("town-size", count=len(names))
    for rule in rules_of(boxes).town:
        if rule.firm and len(set(rule.maids) & set(names)) < rule.at_least:
            raise SetupError("town-rule", count=rule.at_least, allowed=", ".join(rule.maids))
    return (*names, *borrowed.values())


def _borrowed(boxes: Sequence[Box], town: Sequence[str], options: Sequence[str]) -> dict[str, str]:
    """The cards of borrowed stacks that a town names: as many as such a stack holds, or none."""
    _, lenders = own_and_lenders(boxes)
    piles = [option for option in rules_of(boxes).options if option.borrows is not None and option.borrows.count]
    cards = [card for box in lenders for card in box.cards]
    lent = [card for card in cards if any(fits(card, pile.borrows.match) for pile in piles if pile.borrows)]
    own = general_maids(boxes)
    by_name = {plain_name(card.name): card for card in (*lent, *own)}
    chosen: dict[str, Card] = {}
    for name in town if lent else ():
        with suppress(SetupError):  # a full name means that card, else the town's own maids come first
            card = by_name.get(plain_name(name)) or find_card(name, [c for c in own if _means(name, c)] or lent)
            if card in lent:
                chosen[name] = card
    for pile in piles:
        assert pile.borrows is not None
        names = {card.name for card in chosen.values() if fits(card, pile.borrows.match)}
        if names and (pile.name not in options or len(names) != pile.borrows.count):
            raise SetupError("borrowed-size", name=pile.name, size=pile.borrows.count, count=len(names))
    return {name: card.name for name, card in chosen.items()}


def _means(name: str, card: Card) -> bool:
    with suppress(SetupError):
        find_card(name, [card])
        return True
    return False


def _first_game(boxes: Sequence[Box]) -> tuple[str, ...]:
    """The first box's own selection; where a box insists on some of its maids, that of this box."""
    own, _ = own_and_lenders(boxes)
    insists = next((box for box in own if any(rule.firm for rule in box.rules.town)), own[0])
    return insists.rules.first_game


def _random_town(boxes: Sequence[Box], options: Sequence[str], chance: Chance) -> tuple[str, ...]:
    """First what the boxes ask of a town; the rest from all that have their partners in the game."""
    maids = general_maids(boxes)
    there = modules(boxes, options)
    alive = [card for card in maids if set(card.needs) <= there]
    chosen: list[int] = []
    settled: set[int] = set()  # maids whose number was drawn before the others
    for rule in rules_of(boxes).town:
        wanted = [card.id for card in alive if card.name in rule.maids]
        if not wanted:
            continue
        chance.shuffle(wanted)
        count = rule.at_least
        if rule.first:
            count += chance.below(len(wanted) - rule.at_least + 1)
            settled |= set(wanted)
        chosen += wanted[:count]
    rest = [card.id for card in alive if card.id not in settled and card.id not in chosen]
    chance.shuffle(rest)
    chosen += rest[: TOWN_SIZE - len(chosen)]
    return tuple(card.name for card in maids if card.id in chosen)
