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
from cuore.engine.chance import Chance, FastChance
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Kind, Phase, Stack
from cuore.engine.quarters import event_on, under
from cuore.engine.state import (
    HAND_SIZE,
    MARKS,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    check_end,
    draw,
    on_spot,
    spot_card,
)
from cuore.engine.table import Table

TOWN_SIZE = 10
SHOWN = {Stack.PRIVATE: 2, Stack.BEER: 1, Stack.REMINISCENCE: 3, Stack.MIXED: 1}
LEADERS = ("Noëmi", "Celina", "Arisa", "Marianne Soleil")  # refined maids that are always in play
IMAGINATION_SOURCES = ("Edith Shirling", "Lenor Abrille", "Julia")  # a random park keeps two of them
BORROWED = 10  # single maids in the eleventh pile, private maids in theirs
FIRST_BEER = "Oktoberfest"  # lies face up when the game begins
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
    """Ten names, in the order of the boxes' lists."""
    if isinstance(town, str):
        if town == FIRST_GAME:
            return _first_game(boxes)
        if town != RANDOM:
            raise SetupError("unknown-town", name=town, allowed=f"{FIRST_GAME}, {RANDOM}")
        return _random_town(boxes, options, chance)
    maids = general_maids(boxes)
    names = [find_card(name, maids).name for name in town]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SetupError("town-twice", names=", ".join(twice))
    if len(names) != TOWN_SIZE:
        raise SetupError("town-size", count=len(names))
    bars = [card.name for card in maids if card.bar_maid]
    if bars and not set(bars) & set(names):
        raise SetupError("town-bar-maid", allowed=", ".join(bars))
    return tuple(names)


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
        if len(_TABLES) >= _TABLES_KEPT:
            _TABLES.clear()
        _TABLES[key] = _make_table(boxes, seats, town, options, overlay, chiefs or boxes[0].id)
    return _TABLES[key]


_TABLES: dict[tuple[object, ...], Table] = {}
_TABLES_KEPT = 256
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
        mixed = [card.id for card in maids]
        cards.update({card.id: card for card in maids})
    for card in lent:
        private = card.kind is Kind.PRIVATE_MAID and "private-maids" in options and set(card.needs) <= there
        if private or (card.name == "Illness" and "illness" in options):
            cards[card.id] = card
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


def empty_state(table: Table, chance: Chance) -> State:
    """A position with every card still in the town."""
    s = _full_town(table).clone()
    s.chance = chance
    return s


@lru_cache(maxsize=_TABLES_KEPT)
def _full_town(table: Table) -> State:
    """The position that every deal of a table begins with, to be copied; its chance is never asked."""

    def zone() -> list[list[int]]:
        return [[] for _ in table.seats]

    return State(
        table,
        FastChance(1),
        hand=zone(),
        deck=zone(),
        discard=zone(),
        dumped=zone(),
        quarters=zone(),
        private=zone(),
        known_hand=zone(),
        known_deck=zone(),
        beers=zone(),
        known_beer=[],
        shown=[[] for _ in range(table.stack_count)],
        stacks=_stacks(table),
        played=[],
        piles=[copies(table, table.cards[number]) for number in table.pile_cards],
        aside=[],
        gone=[],
        marks=[0] * MARKS,
        used=[],
        refined=[-1] * len(table.seats),
        waiting=[],
        frames=[],
    )


@lru_cache(maxsize=_TABLES_KEPT)
def _numbers(table: Table) -> dict[str, int]:
    return {card.name: number for number, card in table.cards.items()}


def _stacks(table: Table) -> list[list[int]]:
    stacks: list[list[int]] = [[] for _ in range(table.stack_count)]
    for number, card in table.cards.items():
        if number in table.mixed:
            stacks[Stack.MIXED].append(number)
        elif card.kind in STACK_OF:
            stacks[STACK_OF[card.kind]] += [number] * copies(table, card)
    for stack in table.preparations:  # the cards numbered 1 on top
        cards = [c for c in sorted(table.cards, reverse=True) if table.leads.get(c) == stack]
        stacks[stack] = [
            c for c in cards if table.cards[c].kind is Kind.PREPARATION for _ in range(copies(table, table.cards[c]))
        ]
    return stacks


STACK_OF = {
    Kind.PRIVATE_MAID: Stack.PRIVATE,
    Kind.BEER: Stack.BEER,
    Kind.REMINISCENCE: Stack.REMINISCENCE,
}


def shuffle_stacks(s: State) -> None:
    """Every stack into random order; the first reminiscences lie on top of the second ones."""
    cards = s.table.cards
    for stack in (Stack.PRIVATE, Stack.BEER, Stack.MIXED):
        if stack < s.table.stack_count:
            s.chance.shuffle(s.stacks[stack])
    if s.table.has_rounds:  # ten borrowed cards make a pile; the others stay in their box
        for stack in (Stack.PRIVATE, Stack.MIXED):
            s.gone += s.stacks[stack][BORROWED:]
            del s.stacks[stack][BORROWED:]
    if not s.table.has_reminiscences:
        return
    tiers = [[c for c in s.stacks[Stack.REMINISCENCE] if cards[c].tier == tier] for tier in (2, 1)]
    for tier in tiers:
        s.chance.shuffle(tier)
    s.stacks[Stack.REMINISCENCE] = tiers[0] + tiers[1]


def show(s: State, stack: Stack) -> None:
    """Turn up cards beside a stack."""
    if stack >= s.table.stack_count:
        return
    pile = s.stacks[stack]
    if stack is Stack.BEER:
        first = [c for c in pile if s.table.cards[c].name == FIRST_BEER]
        for card in first:
            pile.remove(card)
            pile.append(card)
    while pile and len(s.shown[stack]) < (1 if s.table.has_rounds else SHOWN[stack]):
        s.shown[stack].append(pile.pop())
    s.shown[stack].sort()


def deal_opening(s: State, box: Box, seat: int) -> None:
    """The starting deck out of the town, shuffled, and five cards of it in hand."""
    numbers = _numbers(s.table)
    for name, count in box.starting_deck:
        pile = s.table.pile_of[numbers[name]]
        if pile >= 0:  # Colette has none in More: three for each player, and that is all
            s.piles[pile] -= count
        s.deck[seat] += [numbers[name]] * count
    s.chance.shuffle(s.deck[seat])
    draw(s, seat, HAND_SIZE)


def deal(table: Table, boxes: Sequence[Box], chance: Chance) -> State:
    """A new game, at the first decision of the first seat."""
    s = empty_state(table, chance)
    shuffle_stacks(s)
    for stack in SHOWN:
        show(s, stack)
    for seat in range(len(table.seats)):
        deal_opening(s, starting_box(table, boxes), seat)
    show_refined(s)
    _open(s, Phase.CHOOSE if table.has_rounds else Phase.START)
    return s


def show_refined(s: State) -> None:
    """All the refined maids; with three players one of those who are not vital stays in the box."""
    if not s.table.has_rounds:
        return
    cards = s.table.cards
    refined = sorted(c for c, card in cards.items() if card.kind is Kind.REFINED_MAID)
    if len(s.table.seats) == 3:
        others = [c for c in refined if cards[c].name not in LEADERS]
        left_out = others[s.chance.below(len(others))]
        refined.remove(left_out)
        s.gone.append(left_out)
    s.shown[Stack.REFINED] = refined


def _open(s: State, phase: Phase) -> None:
    """Run to the first decision, with somebody listening: what happens before it belongs to the log."""
    s.trace = []
    turn.begin(s, phase)


def starting_box(table: Table, boxes: Sequence[Box]) -> Box:
    """The box whose chiefs, and so whose starting decks, are used."""
    return next(box for box in boxes if box.id == table.chiefs)


@dataclass
class SeatLayout:
    """A seat's cards as somebody laid them out; the deck's top is its last element, as everywhere."""

    hand: list[int]
    deck: list[int]
    discard: list[int]
    quarters: list[int]  # spots
    private: list[int]  # spots, the last is uncovered
    beers: list[int]
    refined: int = -1


def lay_out(
    table: Table,
    boxes: Sequence[Box],
    chance: Chance,
    layouts: Sequence[SeatLayout | None],
    *,
    piles: Mapping[int, int],
    stacks: Mapping[Stack, list[int]],
    shown: Mapping[Stack, list[int]],
    active: int = 0,
    phase: Phase = Phase.START,
) -> State:
    """A position set up by hand, run to its first decision. Seats without a layout get the shuffled opening."""
    s = empty_state(table, chance)
    full = [list(stack) for stack in s.stacks]
    for seat, layout in enumerate(layouts):
        if layout is not None:
            s.hand[seat] = sorted(layout.hand)
            s.deck[seat] = list(layout.deck)
            s.discard[seat] = list(layout.discard)
            s.quarters[seat] = sorted(layout.quarters)
            s.private[seat] = list(layout.private)
            s.beers[seat] = [card | 1 << (SEEN_SHIFT + seat) for card in layout.beers]
    _take_out_of_town(s, full)
    shuffle_stacks(s)
    for stack in SHOWN:
        if stack >= table.stack_count:
            continue
        listed = [*stacks.get(stack, ()), *shown.get(stack, ())]
        for card in listed:
            if card not in s.stacks[stack] and card in s.gone:  # More: it had stayed in the box; another one does
                s.gone.remove(card)
                s.gone.append(s.stacks[stack].pop())
                continue
            if card not in s.stacks[stack]:
                raise SetupError("too-many-copies", names=table.cards[card].name)
            s.stacks[stack].remove(card)
        if stack in shown:
            s.shown[stack] = sorted(shown[stack])
        else:
            show(s, stack)
        if stack in stacks:
            s.stacks[stack] = list(stacks[stack])
    for seat, layout in enumerate(layouts):
        if layout is None:
            deal_opening(s, starting_box(table, boxes), seat)
    short = [table.cards[c].name for c, left in zip(table.pile_cards, s.piles, strict=True) if left < 0]
    if short:
        raise SetupError("too-many-copies", names=", ".join(short))
    for card, left in piles.items():
        s.piles[table.pile_of[card]] = left
    if table.has_rounds:
        _lay_out_round(s, layouts, stacks, shown, active)
        ready = [seat % len(table.seats) for seat in range(active, active + len(table.seats))]
        ready = [seat for seat in ready if s.refined[seat] >= 0]
        if ready:
            active = ready[0]
        else:
            phase = Phase.CHOOSE
    s.empty_piles = s.piles.count(0)
    s.active = active
    check_end(s)
    _open(s, phase)
    return s


def _lay_out_round(
    s: State,
    layouts: Sequence[SeatLayout | None],
    stacks: Mapping[Stack, list[int]],
    shown: Mapping[Stack, list[int]],
    active: int,
) -> None:
    """Refined maids as listed, or all of them; preparations as listed; the active seat is First Master."""
    show_refined(s)
    if Stack.REFINED in shown:
        s.gone = [c for c in s.gone if s.table.cards[c].kind is not Kind.REFINED_MAID]
        s.gone += [
            c for c, k in s.table.cards.items() if k.kind is Kind.REFINED_MAID and c not in shown[Stack.REFINED]
        ]
        s.shown[Stack.REFINED] = sorted(shown[Stack.REFINED])
    for stack in s.table.preparations:
        if Stack(stack) in stacks:
            s.stacks[stack] = list(stacks[Stack(stack)])
    for seat, layout in enumerate(layouts):
        if layout is not None and layout.refined >= 0:
            for zone in (s.shown[Stack.REFINED], s.gone):
                if layout.refined in zone:
                    zone.remove(layout.refined)
            if layout.refined in s.refined:
                raise SetupError("too-many-copies", names=s.table.cards[layout.refined].name)
            s.refined[seat] = layout.refined
    there = len(s.shown[Stack.REFINED]) + sum(1 for card in s.refined if card >= 0)
    if there < len(s.refined):
        raise SetupError("refined-count", count=there, seats=len(s.refined))
    counts = card_counts(s)
    for card in s.table.cards.values():
        if s.table.pile_of[card.id] < 0 and counts.get(card.id, 0) > copies(s.table, card):
            raise SetupError("too-many-copies", names=card.name)
    s.first_master = active
    s.next_master = active


def _take_out_of_town(s: State, full: list[list[int]]) -> None:
    """What the seats hold is no longer in the town."""
    before = dict(zip(s.table.pile_cards, s.piles, strict=True))
    held = card_counts(s)
    for pile, card in enumerate(s.table.pile_cards):
        s.piles[pile] -= held[card] - before[card]
    for stack, cards in enumerate(full):
        for card in set(cards):
            there = cards.count(card)
            for _ in range(held[card] - there):
                if card not in s.stacks[stack]:
                    raise SetupError("too-many-copies", names=s.table.cards[card].name)
                s.stacks[stack].remove(card)


def card_counts(s: State) -> dict[int, int]:
    """How many copies of each card are anywhere on the table; a position always holds them all."""
    counts: dict[int, int] = {}

    def add(card: int, number: int = 1) -> None:
        counts[card] = counts.get(card, 0) + number

    for pile, left in enumerate(s.piles):
        add(s.table.pile_cards[pile], left)
    refined = [card for card in s.refined if card >= 0]
    for zone in (*s.hand, *s.deck, *s.discard, *s.shown, *s.stacks, s.played, s.gone, refined):
        for card in zone:
            add(card)
    for entry in (*s.aside, *(beer for beers in s.beers for beer in beers)):
        add(entry & SEEN_CARD)
    for spot in (spot for spots in (*s.quarters, *s.private) for spot in spots):
        add(spot_card(spot))
        if under(spot) >= 0:
            add(under(spot))
        if on_spot(spot):
            add(event_on(s, spot), on_spot(spot))
    return counts
