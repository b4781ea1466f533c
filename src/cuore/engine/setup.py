"""Boxes and a town to a table (rulebook, section 3): what is agreed before the first deal (deal.py)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cuore.engine.cards import Box, Card, fits, overlaid
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind
from cuore.engine.names import plain_name
from cuore.engine.ruleset import CopyRule, Ruleset, combined
from cuore.engine.table import Table
from cuore.engine.verbs import WORDS

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


_MODULES = {
    Kind.EVENT: "events",
    Kind.BUILDING: "buildings",
    Kind.BEER: "beer",
    Kind.REMINISCENCE: "reminiscences",
    Kind.PRIVATE_MAID: "private maids",
}


def provided(cards: Iterator[Card]) -> set[str]:
    """What these cards bring to a game, by name and by module."""
    found: set[str] = set()
    for card in cards:
        found |= {card.name, _MODULES.get(card.kind, card.name)}
    return found


def make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str = "",
) -> Table:
    """The table for a chosen town. Tables never change, so games of the same kind share one, whoever plays them."""
    kind = (tuple(box.id for box in boxes), len(seats), tuple(town), tuple(options), repr(overlay), chiefs)
    key = (*kind, *seats)
    if key not in _TABLES:
        made = _make_table(boxes, seats, town, options, overlay, chiefs or boxes[0].id, _KINDS.get(kind))
        for kept, of in ((_TABLES, key), (_KINDS, kind)):
            if len(kept) >= TABLES_KEPT:
                del kept[next(iter(kept))]
            kept[of] = made
    return _TABLES[key]


_TABLES: dict[tuple[object, ...], Table] = {}
_KINDS: dict[tuple[object, ...], Table] = {}  # the same by what is played there, without the names
TABLES_KEPT = 64  # each kind is some 0.5 MB; a table in play is kept by its game
_CHIEFS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF)


def _make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
    chiefs: str,
    like: Table | None,
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
    without = without_of(rules, options)
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
        like=like,
    )


def without_of(rules: Ruleset, options: Sequence[str]) -> set[str]:
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
    there = provided(card for _, borrows in chosen if not borrows.stack for card in lent if fits(card, borrows.match))
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
