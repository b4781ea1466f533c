"""Boxes to a town to a table (rulebook, section 3): what is agreed before the first deal (deal.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from cuore.engine.cards import Box, Card, fits, overlaid
from cuore.engine.chance import Chance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.engine.names import find_card, plain_name
from cuore.engine.ruleset import CopyRule, Ruleset, combined
from cuore.engine.table import Table
from cuore.engine.verbs import WORDS

TOWN_SIZE = 10
FIRST_GAME, RANDOM = "first-game", "random"
# The words that begin a move or a line of a record: nobody can be called so, or neither could be read back.
NOTATION_WORDS = frozenset(
    (
        *WORDS,
        *("cuore", "rules", "sets", "seats", "town", "chiefs", "options", "deal", "overlay", "position"),
        *("result", "told", "hash", "seal"),
    )
)

Overlay = Mapping[str, Mapping[str, int]]


def rules_of(boxes: Sequence[Box]) -> Ruleset:
    """The rules of a table with these boxes."""
    return combined([box.rules for box in boxes])


def own_and_lenders(boxes: Sequence[Box]) -> tuple[list[Box], list[Box]]:
    """The boxes that are played, and those that only lend cards to one that stands alone."""
    alone = [box for box in boxes if box.rules.stands_alone]
    return (alone, [box for box in boxes if box not in alone]) if alone else (list(boxes), [])


def all_cards(boxes: Sequence[Box], overlay: Overlay) -> dict[int, Card]:
    """Every card of the boxes, with the corrections of the overlay."""
    corrected = {}
    for box in boxes:
        for card in box.cards:
            facts = overlay.get(card.name)
            corrected[card.id] = overlaid(card, facts, "overlay") if facts else card
    return dict(sorted(corrected.items()))  # by number, in whatever order the boxes were named


# -- the town -------------------------------------------------------------------------------------------------


def general_maids(boxes: Sequence[Box]) -> list[Card]:
    """The kinds a town is chosen from: those of the boxes that are played."""
    own, _ = own_and_lenders(boxes)
    return [card for box in own for card in box.cards if card.kind is Kind.GENERAL_MAID]


def modules(boxes: Sequence[Box], options: Sequence[str]) -> set[str]:
    """What a card may need: the modules that are in the game, and every card that is not a general maid."""
    without = _without(rules_of(boxes), options)
    cards = [card for box in boxes for card in box.cards if card.name not in without]
    return _provided(card for card in cards if card.kind is not Kind.GENERAL_MAID)


_MODULES = {
    Kind.EVENT: "events",
    Kind.BUILDING: "buildings",
    Kind.BEER: "beer",
    Kind.REMINISCENCE: "reminiscences",
    Kind.PRIVATE_MAID: "private maids",
}


def _provided(cards: Iterator[Card]) -> set[str]:
    """What these cards bring to a game, by name and by module."""
    found: set[str] = set()
    for card in cards:
        found |= {card.name, _MODULES.get(card.kind, card.name)}
    return found


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


# -- the table ------------------------------------------------------------------------------------------------


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
_CHIEFS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)


def _make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str,
) -> Table:
    rules = rules_of(boxes)
    names = check_seats(seats, rules)
    for name in options:
        low, high = rules.option(name).seats
        if not low <= len(names) <= high:
            raise SetupError("option-seats", name=name, allowed=low, count=len(names))
    own, lenders = own_and_lenders(boxes)
    borrowing = [option.name for option in rules.options if option.borrows]
    if bool(lenders) != bool(set(borrowing) & set(options)):
        raise SetupError("borrows", name=own[0].name, options=", ".join(borrowing))
    if rules.stands_alone:
        chiefs = own[0].id
    elif chiefs not in [box.id for box in boxes]:
        raise SetupError("unknown-set", name=chiefs, allowed=", ".join(box.id for box in boxes))
    pair = {card.id for box in own if box.id == chiefs for card in box.cards if card.kind in _CHIEFS}
    without = _without(rules, options)
    cards = {
        number: card
        for number, card in all_cards(own, overlay).items()
        if (card.kind is not Kind.GENERAL_MAID or card.name in town)
        and (card.kind not in _CHIEFS or number in pair)
        and card.name not in without
        and not fits(card, rules.left_out)
        and not any(_leaves_none(rule, card, len(names)) for rule in rules.copies)
    }
    stacks = {card.id: _stack_of(rules, card) for card in cards.values()}
    singles = _borrow(cards, stacks, rules, options, town, all_cards(boxes, overlay), lenders)
    in_town = [c for c, card in cards.items() if stacks[c] < 0 and (card.kind not in _CHIEFS or rules.chiefs_in_town)]
    return Table(
        rules=rules,
        sets=tuple(box.id for box in boxes),
        seats=names,
        options=tuple(sorted(options)),
        town=tuple(town),
        chiefs=chiefs,
        cards=cards,
        piles=in_town,
        stacks=stacks,
        singles=singles,
        overlay={name: dict(facts) for name, facts in overlay.items()},
    )


def _without(rules: Ruleset, options: Sequence[str]) -> set[str]:
    """Cards that the options leave in the box."""
    return {card for option in rules.options if option.name in options for card in option.without}


def _leaves_none(rule: CopyRule, card: Card, seats: int) -> bool:
    none = rule.exactly == 0 and not rule.for_each_seat and not rule.option
    return none and rule.seats[0] <= seats <= rule.seats[1] and fits(card, rule.match)


def _stack_of(rules: Ruleset, card: Card) -> int:
    """The stack that a card lies in, or -1: it has a pile, or none."""
    if card.stack:
        return rules.stack(card.stack).number
    return next((stack.number for stack in rules.stacks if stack.kind is card.kind), -1)


def _borrow(
    cards: dict[int, Card],
    stacks: dict[int, int],
    rules: Ruleset,
    options: Sequence[str],
    town: Sequence[str],
    corrected: Mapping[int, Card],
    lenders: Sequence[Box],
) -> set[int]:
    """Add what the options borrow from other boxes; the cards of which there is one copy."""
    lent = [corrected[card.id] for box in lenders for card in box.cards if card.id not in cards]
    taken = {card.name for card in cards.values()}
    singles: set[int] = set()
    chosen = [(name, borrows) for name in sorted(options) if (borrows := rules.option(name).borrows) is not None]
    # What stands in a pile may be what a maid in a stack needs.
    there = _provided(
        card for _, borrows in chosen if not borrows.stack for card in lent if fits(card, borrows.match)
    )
    found = {name: [card for card in lent if fits(card, borrows.match)] for name, borrows in chosen}
    for option in rules.options:
        if option.name not in found or option.borrows is None:
            continue
        borrows = option.borrows
        able = [card for card in found[option.name] if not borrows.stack or set(card.needs) <= there]
        able = [card for card in able if card.name not in taken]
        if borrows.count:
            able = _chosen(able, town, option.name, borrows.count)
        if len(able) < borrows.at_least:
            raise SetupError("borrows-lacks", name=option.name)
        for card in able:
            cards[card.id] = card
            stacks[card.id] = rules.stack(borrows.stack).number if borrows.stack else -1
        if borrows.singly:
            singles |= {card.id for card in able}
    return singles


def _chosen(able: list[Card], town: Sequence[str], option: str, size: int) -> list[Card]:
    """Those of the cards that could be lent which the town names, all of them if it names none."""
    named = [card for card in able if card.name in town]
    if named and len(named) != size:  # one of them lacks its partner, or is in the town already
        raise SetupError("borrowed-size", name=option, size=size, count=len(named))
    return named or able


FAMILY = Ruleset()  # what holds where no box says otherwise


def check_seats(seats: Sequence[str], rules: Ruleset = FAMILY) -> tuple[str, ...]:
    """As many names as the rules seat, all different, none that would confuse the notation."""
    names = tuple(" ".join(str(name).split()) for name in seats)
    low, high = rules.seats
    if not low <= len(names) <= high:
        raise SetupError("seat-count", count=len(names), low=low, high=high)
    for name in names:
        if not name or set(name) & set(":,()") or name[0] == "#" or not name.isprintable() or len(name) > 40:
            raise SetupError("seat-name", name=name)
        if (plain_name(name).split() or [""])[0] in NOTATION_WORDS:
            raise SetupError("seat-name-verb", name=name)
    if len({plain_name(name) for name in names}) != len(names):
        raise SetupError("seat-names-differ", names=", ".join(names))
    return names


def copies(table: Table, card: Card) -> int:
    """How many of the card this table has in all."""
    if card.id in table.singles:
        return 1
    count = int(card.copies)
    seats = len(table.seats)
    for rule in table.rules.copies:
        if rule.option and rule.option not in table.options:
            continue
        if rule.seats[0] <= seats <= rule.seats[1] and fits(card, rule.match):
            count = (rule.exactly if rule.exactly >= 0 else count * rule.times) - rule.less
            count += rule.for_each_seat * seats
    return count
