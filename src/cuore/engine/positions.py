"""Positions set up by hand: cards where a scenario or a test wants them, and a count that all of them are there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from cuore.engine.cards import Box
from cuore.engine.chance import Chance
from cuore.engine.deal import (
    deal_opening,
    empty_state,
    open_game,
    show,
    show_draft,
    shuffle_stacks,
    starting_box,
)
from cuore.engine.errors import SetupError
from cuore.engine.kinds import Phase
from cuore.engine.quarters import event_on, under
from cuore.engine.ruleset import Order
from cuore.engine.setup import copies
from cuore.engine.state import SEEN_CARD, SEEN_SHIFT, State, check_end, on_spot, spot_card
from cuore.engine.table import Table
from cuore.engine.zones import as_list, still, with_card, with_zone, without, zone


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
    stacks: Mapping[int, list[int]],
    shown: Mapping[int, list[int]],
    active: int = 0,
    phase: int = Phase.START,
) -> State:
    """A position set up by hand, run to its first decision. Seats without a layout get the shuffled opening."""
    s = empty_state(table, chance)
    full = [list(stack) for stack in s.stacks]
    for seat, layout in enumerate(layouts):
        if layout is not None:
            s.hand[seat] = zone(sorted(layout.hand))
            s.deck[seat] = zone(layout.deck)
            s.discard[seat] = zone(layout.discard)
            s.quarters[seat] = zone(sorted(layout.quarters))
            beers = [card | 1 << (SEEN_SHIFT + seat) for card in layout.beers]
            s.private = with_zone(s.private, seat, still(layout.private))
            s.beers = with_zone(s.beers, seat, still(beers))
    _take_out_of_town(s, full)
    shuffle_stacks(s)
    for stack, rule in table.stacks.items():
        if rule.order is Order.AS_NUMBERED or stack == table.draft_stack:
            continue
        listed = [*stacks.get(stack, ()), *shown.get(stack, ())]
        for card in listed:
            if card not in s.stacks[stack] and card in s.gone:  # it had stayed in its box; another one does
                s.gone = with_card(without(s.gone, s.gone.index(card)), s.stacks[stack].pop())
                continue
            if card not in s.stacks[stack]:
                raise SetupError("too-many-copies", names=table.cards[card].name)
            s.stacks[stack].remove(card)
        if stack in shown:
            s.shown[stack] = zone(sorted(shown[stack]))
        else:
            show(s, stack)
        if stack in stacks:
            s.stacks[stack] = zone(stacks[stack])
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
    open_game(s, phase)
    return s


def _lay_out_round(
    s: State,
    layouts: Sequence[SeatLayout | None],
    stacks: Mapping[int, list[int]],
    shown: Mapping[int, list[int]],
    active: int,
) -> None:
    """The draft as listed, or all of it; stacks that are won as listed; the active seat is First Master."""
    table = s.table
    draft = table.draft_stack
    show_draft(s)
    if draft in shown:
        left_out = [c for c in table.cards if table.stack_of[c] == draft and c not in shown[draft]]
        s.gone = still([*(c for c in s.gone if table.stack_of[c] != draft), *left_out])
        s.shown[draft] = zone(sorted(shown[draft]))
    for stack, cards in stacks.items():
        if table.stacks[stack].order is Order.AS_NUMBERED:
            s.stacks[stack] = zone(cards)
    for seat, layout in enumerate(layouts):
        if layout is not None and layout.refined >= 0:
            if layout.refined in s.shown[draft]:
                s.shown[draft].remove(layout.refined)
            if layout.refined in s.gone:
                s.gone = without(s.gone, s.gone.index(layout.refined))
            if layout.refined in s.refined:
                raise SetupError("too-many-copies", names=s.table.cards[layout.refined].name)
            s.refined[seat] = layout.refined
    drafted = len(s.shown[draft]) + sum(1 for card in s.refined if card >= 0)
    if drafted < len(s.refined):
        raise SetupError("refined-count", count=drafted, seats=len(s.refined))
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
    zones = (*s.hand, *s.deck, *s.discard, *s.shown, *s.stacks, s.played, s.gone)
    for card in (*chain.from_iterable(map(as_list, zones)), *refined):
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
