"""Boxes to a town to an opening (rulebook, section 3), and positions set up by hand.

`deal` shuffles and deals a new game; `lay_out` puts the cards where a scenario or a test wants them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cuore.engine import turn
from cuore.engine.cards import Box, Card, overlaid
from cuore.engine.chance import Chance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind, Phase
from cuore.engine.state import HAND_SIZE, SEEN_CARD, State, check_end, draw, on_spot, spot_card
from cuore.engine.table import Table

TOWN_SIZE = 10
SHOWN_PRIVATE_MAIDS = 2
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


@lru_cache(maxsize=4096)
def plain_name(text: str) -> str:
    """A name as people type it: no case, no accents, single spaces."""
    flat = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in flat if not unicodedata.combining(c)).casefold().split())


def find_card(text: str, cards: Iterable[Card]) -> Card:
    """The one card that a name, or a name without its family name, means among these."""
    pool = list(cards)
    wanted = plain_name(text)
    exact = [c for c in pool if wanted in map(plain_name, (c.name, *c.also_known_as))]
    loose = [c for c in pool if any(plain_name(n).startswith(wanted + " ") for n in (c.name, *c.also_known_as))]
    found = exact or (loose if wanted else [])
    if len(found) == 1:
        return found[0]
    if found:
        raise SetupError("ambiguous-card", name=text, found=" / ".join(c.name for c in found))
    raise SetupError("unknown-card", name=text, allowed=", ".join(c.name for c in pool))


def all_cards(boxes: Sequence[Box], overlay: Overlay) -> dict[int, Card]:
    """Every card of the boxes, with the corrections of the overlay."""
    corrected = {}
    for box in boxes:
        for card in box.cards:
            facts = overlay.get(card.name)
            corrected[card.id] = overlaid(card, facts, "overlay") if facts else card
    return corrected


def general_maids(boxes: Sequence[Box]) -> list[Card]:
    """The kinds a town is chosen from."""
    return [card for box in boxes for card in box.cards if card.kind is Kind.GENERAL_MAID]


def choose_town(
    boxes: Sequence[Box], town: str | Sequence[str], options: Sequence[str], chance: Chance
) -> tuple[str, ...]:
    """Ten names, in the order of the boxes' lists."""
    maids = general_maids(boxes)
    if isinstance(town, str):
        if town == FIRST_GAME:
            return boxes[0].first_game
        if town != RANDOM:
            raise SetupError("unknown-town", name=town, allowed=f"{FIRST_GAME}, {RANDOM}")
        absent = {"Bad Habit"} if "no-bad-habits" in options else set()
        deck = [card.id for card in maids if not absent & set(card.needs)]
        chance.shuffle(deck)
        chosen = set(deck[:TOWN_SIZE])
        return tuple(card.name for card in maids if card.id in chosen)
    names = [find_card(name, maids).name for name in town]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SetupError("town-twice", names=", ".join(twice))
    if len(names) != TOWN_SIZE:
        raise SetupError("town-size", count=len(names))
    return tuple(names)


def make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
) -> Table:
    """The table for a chosen town. Tables never change, so games of the same kind share one."""
    key = (tuple(box.id for box in boxes), tuple(seats), tuple(town), tuple(options), repr(overlay))
    if key not in _TABLES:
        if len(_TABLES) >= _TABLES_KEPT:
            _TABLES.clear()
        _TABLES[key] = _make_table(boxes, seats, town, options, overlay)
    return _TABLES[key]


_TABLES: dict[tuple[object, ...], Table] = {}
_TABLES_KEPT = 256


def _make_table(
    boxes: Sequence[Box],
    seats: Sequence[str],
    town: Sequence[str],
    options: Sequence[str],
    overlay: Overlay,
) -> Table:
    names = check_seats(seats)
    if "two-player-quick" in options and len(names) != 2:
        raise SetupError("option-seats", name="two-player-quick", allowed=2, count=len(names))
    cards = {
        number: card
        for number, card in all_cards(boxes, overlay).items()
        if (card.kind is not Kind.GENERAL_MAID or card.name in town)
        and not (card.name == "Bad Habit" and "no-bad-habits" in options)
    }
    return Table(
        sets=tuple(box.id for box in boxes),
        seats=names,
        options=tuple(sorted(options)),
        town=tuple(town),
        cards=cards,
        piles=[number for number, card in cards.items() if card.kind is not Kind.PRIVATE_MAID],
        empty_piles_to_end=2 if len(names) <= 4 else 3,
        overlay={name: dict(facts) for name, facts in overlay.items()},
    )


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
    """How many of the card this table has in all: two sets of love for five or more, fewer maids in a quick game."""
    if card.kind is Kind.LOVE:
        return card.copies * (2 if table.seat_count > 4 else 1)
    if card.kind is not Kind.PRIVATE_MAID and "two-player-quick" in table.options:
        return card.copies - QUICK_REMOVAL
    return card.copies


def empty_state(table: Table, chance: Chance) -> State:
    """A position with every card still in the town."""

    def zone() -> list[list[int]]:
        return [[] for _ in table.seats]

    return State(
        table,
        chance,
        hand=zone(),
        deck=zone(),
        discard=zone(),
        dumped=zone(),
        quarters=zone(),
        private=zone(),
        known_hand=zone(),
        known_deck=zone(),
        played=[],
        piles=[copies(table, table.cards[number]) for number in table.pile_cards],
        shown=[],
        stack=[number for number, card in table.cards.items() if card.kind is Kind.PRIVATE_MAID],
        aside=[],
        frames=[],
    )


def deal_opening(s: State, box: Box, seat: int) -> None:
    """The starting deck out of the town, shuffled, and five cards of it in hand."""
    numbers = {card.name: number for number, card in s.table.cards.items()}
    for name, count in box.starting_deck:
        s.piles[s.table.pile_of[numbers[name]]] -= count
        s.deck[seat] += [numbers[name]] * count
    s.chance.shuffle(s.deck[seat])
    draw(s, seat, HAND_SIZE)


def show_private_maids(s: State) -> None:
    """Two private maids face up beside the pile."""
    while s.stack and len(s.shown) < SHOWN_PRIVATE_MAIDS:
        s.shown.append(s.stack.pop())
    s.shown.sort()


def deal(table: Table, box: Box, chance: Chance) -> State:
    """A new game, at the first decision of the first seat."""
    s = empty_state(table, chance)
    chance.shuffle(s.stack)
    show_private_maids(s)
    for seat in range(len(table.seats)):
        deal_opening(s, box, seat)
    _open(s, Phase.START)
    return s


def _open(s: State, phase: Phase) -> None:
    """Run to the first decision, with somebody listening: what happens before it belongs to the log."""
    s.trace = []
    turn.begin(s, phase)


@dataclass
class SeatLayout:
    """A seat's cards as somebody laid them out; the deck's top is its last element, as everywhere."""

    hand: list[int]
    deck: list[int]
    discard: list[int]
    quarters: list[int]  # spots
    private: list[int]  # spots, the last is uncovered


def lay_out(
    table: Table,
    box: Box,
    chance: Chance,
    layouts: Sequence[SeatLayout | None],
    *,
    piles: Mapping[int, int],
    stack: list[int] | None = None,
    shown: list[int] | None = None,
    active: int = 0,
    phase: Phase = Phase.START,
) -> State:
    """A position set up by hand, run to its first decision. Seats without a layout get the shuffled opening."""
    s = empty_state(table, chance)
    for seat, layout in enumerate(layouts):
        if layout is not None:
            s.hand[seat] = sorted(layout.hand)
            s.deck[seat] = list(layout.deck)
            s.discard[seat] = list(layout.discard)
            s.quarters[seat] = sorted(layout.quarters)
            s.private[seat] = list(layout.private)
    _take_out_of_town(s)
    chance.shuffle(s.stack)
    for card in (*(stack or ()), *(shown or ())):
        if card not in s.stack:
            raise SetupError("too-many-copies", names=table.cards[card].name)
        s.stack.remove(card)
    if shown is not None:
        s.shown = sorted(shown)
    else:
        show_private_maids(s)
    if stack is not None:
        s.stack = list(stack)
    for seat, layout in enumerate(layouts):
        if layout is None:
            deal_opening(s, box, seat)
    short = [table.cards[c].name for c, left in zip(table.pile_cards, s.piles, strict=True) if left < 0]
    if short:
        raise SetupError("too-many-copies", names=", ".join(short))
    for card, left in piles.items():
        s.piles[table.pile_of[card]] = left
    s.empty_piles = s.piles.count(0)
    s.active = active
    check_end(s)
    _open(s, phase)
    return s


def _take_out_of_town(s: State) -> None:
    """What the seats hold is no longer in the town."""
    held = card_counts(s)
    for pile, card in enumerate(s.table.pile_cards):
        s.piles[pile] -= held[card] - s.piles[pile]
    for spots in s.private:
        for spot in spots:
            if spot_card(spot) not in s.stack:
                raise SetupError("too-many-copies", names=s.table.cards[spot_card(spot)].name)
            s.stack.remove(spot_card(spot))


def card_counts(s: State) -> dict[int, int]:
    """How many copies of each card are anywhere on the table; a position always holds them all."""
    counts: dict[int, int] = {}

    def add(card: int, number: int = 1) -> None:
        counts[card] = counts.get(card, 0) + number

    for pile, left in enumerate(s.piles):
        add(s.table.pile_cards[pile], left)
    for zone in (*s.hand, *s.deck, *s.discard, s.played, s.shown, s.stack):
        for card in zone:
            add(card)
    for card in s.aside:
        add(card & SEEN_CARD)
    for spots in (*s.quarters, *s.private):
        for spot in spots:
            add(spot_card(spot))
            if on_spot(spot):
                add(s.table.event_on_maid, on_spot(spot))
    return counts
