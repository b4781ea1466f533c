"""Boxes to a town to a table (rulebook, section 3): what is agreed before the first deal (deal.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from cuore.engine.cards import Box, Card, overlaid
from cuore.engine.chance import Chance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind, Stack
from cuore.engine.names import find_card, plain_name
from cuore.engine.table import Table

TOWN_SIZE = 10
IMAGINATION_SOURCES = ("Edith Shirling", "Lenor Abrille", "Julia")  # a random park keeps two of them
BORROWED = 10  # single maids in the eleventh pile, private maids in theirs
MIN_SEATS, MAX_SEATS = 2, 6
QUICK_REMOVAL = 3
FIRST_GAME, RANDOM = "first-game", "random"
# The words that begin a move or a line of a record: nobody can be called so, or neither could be read back.
NOTATION_WORDS = frozenset(
    (
        *("serve", "chamber", "use", "acquire", "play", "employ", "beer", "choose", "discard", "return", "take"),
        *("keep", "put", "reveal", "target", "number", "yes", "no", "done", "end"),
        *("cuore", "rules", "sets", "seats", "town", "chiefs", "options", "deal", "overlay", "position"),
        *("result", "hash", "seal"),
    )
)

Overlay = Mapping[str, Mapping[str, int]]


def all_cards(boxes: Sequence[Box], overlay: Overlay) -> dict[int, Card]:
    """Every card of the boxes, with the corrections of the overlay."""
    corrected = {}
    for box in boxes:
        for card in box.cards:
            facts = overlay.get(card.name)
            corrected[card.id] = overlaid(card, facts, "overlay") if facts else card
    return dict(sorted(corrected.items()))  # by number, in whatever order the boxes were named


def general_maids(boxes: Sequence[Box]) -> list[Card]:
    """The kinds a town is chosen from. More borrows from the others, but its park is its own."""
    own = [box for box in boxes if box.has_rounds] or boxes
    return [card for box in own for card in box.cards if card.kind is Kind.GENERAL_MAID]


def modules(boxes: Sequence[Box], options: Sequence[str]) -> set[str]:
    """What a card may need: the modules that are in the game, and every card that is not a general maid."""
    cards = [card for box in boxes for card in box.cards]
    names = {card.name for card in cards if card.kind is not Kind.GENERAL_MAID}
    if "no-bad-habits" in options:
        names.discard("Bad Habit")
    kinds = {card.kind for card in cards if card.name in names}
    return names | {name for kind, name in _MODULES.items() if kind in kinds}


_MODULES = {
    Kind.EVENT: "events",
    Kind.BUILDING: "buildings",
    Kind.BEER: "beer",
    Kind.REMINISCENCE: "reminiscences",
    Kind.PRIVATE_MAID: "private maids",
}


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
    bars = [card.name for card in maids if card.bar_maid]
    if bars and not set(bars) & set(names):
        raise SetupError("town-bar-maid", allowed=", ".join(bars))
    return (*names, *borrowed.values())


def _means(name: str, card: Card) -> bool:
    with suppress(SetupError):
        find_card(name, [card])
        return True
    return False


_LENT = {Kind.GENERAL_MAID: "mixed-pile", Kind.PRIVATE_MAID: "private-maids"}


def _borrowed(boxes: Sequence[Box], town: Sequence[str], options: Sequence[str]) -> dict[str, str]:
    """The cards that a list for More names for its mixed pile and its private maids: ten of either, or none."""
    if not any(box.has_rounds for box in boxes):
        return {}
    lent = [card for box in boxes if not box.has_rounds for card in box.cards if card.kind in _LENT]
    own = general_maids(boxes)
    by_name = {plain_name(card.name): card for card in (*lent, *own)}
    chosen: dict[str, Card] = {}
    for name in town:
        with suppress(SetupError):  # a full name means that card, else the park's own maids come first
            card = by_name.get(plain_name(name)) or find_card(name, [c for c in own if _means(name, c)] or lent)
            if card in lent:
                chosen[name] = card
    for kind, option in _LENT.items():
        names = {card.name for card in chosen.values() if card.kind is kind}
        if names and (option not in options or len(names) != BORROWED):
            raise SetupError("borrowed-size", name=option, count=len(names))
    return {name: card.name for name, card in chosen.items()}


def _first_game(boxes: Sequence[Box]) -> tuple[str, ...]:
    """The first box's own selection; where bar maids are in the mix, that of their box: one of them must be there."""
    more = next((box for box in boxes if box.has_rounds), None)
    pub = next((box for box in boxes if box.has_bar_maids), boxes[0])
    return (more or pub).first_game


def _random_town(boxes: Sequence[Box], options: Sequence[str], chance: Chance) -> tuple[str, ...]:
    """One or both bar maids first, if there are any; the rest from all that have their partners in the game."""
    maids = general_maids(boxes)
    there = modules(boxes, options)
    alive = [card for card in maids if set(card.needs) <= there]
    bars = [card.id for card in alive if card.bar_maid]
    chance.shuffle(bars)
    chosen = bars[: 1 + chance.below(len(bars))] if bars else []
    sources = [card.id for card in alive if card.name in IMAGINATION_SOURCES]
    if sources:
        chance.shuffle(sources)
        chosen += sources[:2]
    rest = [card.id for card in alive if not card.bar_maid and card.id not in chosen]
    chance.shuffle(rest)
    chosen += rest[: TOWN_SIZE - len(chosen)]
    return tuple(card.name for card in maids if card.id in chosen)


def make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str = "",
) -> Table:
    """The table for a chosen town. Tables never change, so games of the same kind share one."""
    key = (tuple(box.id for box in boxes), tuple(seats), tuple(town), tuple(options), repr(overlay), chiefs)
    if key not in _TABLES:
        if len(_TABLES) >= TABLES_KEPT:
            _TABLES.clear()
        _TABLES[key] = _make_table(boxes, seats, town, options, overlay, chiefs or boxes[0].id)
    return _TABLES[key]


_TABLES: dict[tuple[object, ...], Table] = {}
TABLES_KEPT = 256
_STACKED = (Kind.PRIVATE_MAID, Kind.BEER, Kind.REMINISCENCE)
_CHIEFS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)


def _make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str,
) -> Table:
    if any(box.has_rounds for box in boxes):
        return _make_park(boxes, seats, town, options, overlay)
    names = check_seats(seats)
    if "two-player-quick" in options and len(names) != 2:
        raise SetupError("option-seats", name="two-player-quick", allowed=2, count=len(names))
    if chiefs not in [box.id for box in boxes]:
        raise SetupError("unknown-set", name=chiefs, allowed=", ".join(box.id for box in boxes))
    pair = {card.id for box in boxes if box.id == chiefs for card in box.cards if card.kind in _CHIEFS}
    with_beer = any(card.kind is Kind.BEER for box in boxes for card in box.cards)
    cards = {
        number: card
        for number, card in all_cards(boxes, overlay).items()
        if (card.kind is not Kind.GENERAL_MAID or card.name in town)
        and (card.kind not in _CHIEFS or number in pair)
        and not (card.name == "Bad Habit" and "no-bad-habits" in options)
        and not (card.tier == 2 and with_beer)  # Oktoberfest plays with the first reminiscences only
    }
    return Table(
        sets=tuple(box.id for box in boxes),
        seats=names,
        options=tuple(sorted(options)),
        town=tuple(town),
        chiefs=chiefs,
        cards=cards,
        piles=[number for number, card in cards.items() if card.kind not in _STACKED],
        empty_piles_to_end=2 if len(names) <= 4 else 3,
        overlay={name: dict(facts) for name, facts in overlay.items()},
    )


def _make_park(
    boxes: Sequence[Box], seats: Sequence[str], town: Sequence[str], options: Sequence[str], overlay: Overlay
) -> Table:
    """A game of More: its own cards, and what its options borrow from the other boxes."""
    names = check_seats(seats)
    if len(names) > MORE_SEATS:
        raise SetupError("seat-count", count=len(names), low=MIN_SEATS, high=MORE_SEATS)
    more = next(box for box in boxes if box.has_rounds)
    others = [box for box in boxes if box is not more]
    borrows = {"mixed-pile", "private-maids", "illness"} & set(options)
    if bool(others) != bool(borrows):
        raise SetupError("more-borrows")
    corrected = all_cards(boxes, overlay)
    own = {card.id for card in more.cards}
    cards = {
        number: corrected[number]
        for number in own
        if (corrected[number].kind is not Kind.GENERAL_MAID or corrected[number].name in town)
        and not (corrected[number].name == "Ignis" and "without-ignis" in options)
        and not (len(names) == 2 and corrected[number].leads is Stack.CLEANING)
    }
    cards.update({card.id: card for card in all_cards([more], overlay).values() if card.kind is Kind.LOVE})
    lent = [corrected[card.id] for box in others for card in box.cards]
    taken = {card.name for card in cards.values()}
    there = {"Illness", "events"} if "illness" in options else set()
    mixed: list[int] = []
    if "mixed-pile" in options:
        maids = [c for c in lent if c.kind is Kind.GENERAL_MAID and set(c.needs) <= there and c.name not in taken]
        maids = _chosen(maids, town, "mixed-pile")
        mixed = [card.id for card in maids]
        cards.update({card.id: card for card in maids})
    private = [c for c in lent if c.kind is Kind.PRIVATE_MAID and set(c.needs) <= there]
    if "private-maids" in options:
        cards.update({card.id: card for card in _chosen(private, town, "private-maids")})
    if "illness" in options:
        cards.update({card.id: card for card in lent if card.name == "Illness"})
    lacking = {
        "mixed-pile": len(mixed) < BORROWED,
        "private-maids": not any(card.kind is Kind.PRIVATE_MAID for card in cards.values()),
        "illness": not any(card.kind is Kind.EVENT for card in cards.values()),
    }
    for option in sorted(borrows):
        if lacking[option]:
            raise SetupError("more-lacks", name=option)
    return Table(
        sets=tuple(box.id for box in boxes),
        seats=names,
        options=tuple(sorted(options)),
        town=tuple(town),
        chiefs=more.id,
        cards=cards,
        piles=[
            number
            for number, card in cards.items()
            if card.kind in (Kind.LOVE, Kind.GENERAL_MAID, Kind.EVENT) and number not in mixed
        ],
        empty_piles_to_end=2,
        mixed=mixed,
        overlay={name: dict(facts) for name, facts in overlay.items()},
    )


def _chosen(lent: list[Card], town: Sequence[str], option: str) -> list[Card]:
    """Those of the cards that could be lent which the town names, all of them if it names none."""
    named = [card for card in lent if card.name in town]
    if named and len(named) != BORROWED:  # one of the ten lacks its partner, or is in the park already
        raise SetupError("borrowed-size", name=option, count=len(named))
    return named or lent


MORE_SEATS = 4


def check_seats(seats: Sequence[str]) -> tuple[str, ...]:
    """Two to six names, all different, none that would confuse the notation."""
    names = tuple(" ".join(str(name).split()) for name in seats)
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise SetupError("seat-count", count=len(names), low=MIN_SEATS, high=MAX_SEATS)
    for name in names:
        if not name or set(name) & set(":,()") or name[0] == "#" or not name.isprintable() or len(name) > 40:
            raise SetupError("seat-name", name=name)
        if (plain_name(name).split() or [""])[0] in NOTATION_WORDS:
            raise SetupError("seat-name-verb", name=name)
    if len({plain_name(name) for name in names}) != len(names):
        raise SetupError("seat-names-differ", names=", ".join(names))
    return names


def copies(table: Table, card: Card) -> int:
    """How many of the card this table has in all: two sets of love for five or more, fewer in a quick game."""
    if card.kind is Kind.LOVE:
        return int(card.copies) * (2 if table.seat_count > 4 else 1)
    if table.has_rounds:
        return _copies_in_more(table, card)
    if "two-player-quick" not in table.options:
        return int(card.copies)
    if card.kind is Kind.REMINISCENCE:
        return 1
    fewer = (
        card.kind in (*_CHIEFS, Kind.GENERAL_MAID)
        or (card.kind is Kind.EVENT and card.name in ("Illness", "Bad Habit"))  # the base box's events alone
        or (card.kind is Kind.BUILDING and "expanding_the_house" in table.sets)
    )
    return int(card.copies) - (QUICK_REMOVAL if fewer else 0)


def _copies_in_more(table: Table, card: Card) -> int:
    """Three Colettes a player; with fewer than four players some cards stay in the box."""
    seats = len(table.seats)
    if card.kind is Kind.CHAMBERMAID_CHIEF:
        return 3 * seats
    if card.id in table.mixed:
        return 1
    if card.kind is Kind.PREPARATION and seats < MORE_SEATS and card.name.endswith(("1", "3")):
        return int(card.copies) - 1
    if card.kind is Kind.GENERAL_MAID and seats == 2:
        return int(card.copies) - QUICK_REMOVAL
    return int(card.copies)
