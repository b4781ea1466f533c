"""A table to an opening (rulebook, section 3): stacks shuffled, cards turned up, starting decks dealt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cuore.engine import turn
from cuore.engine.cards import Box
from cuore.engine.chance import Chance, FastChance
from cuore.engine.kinds import Phase
from cuore.engine.ruleset import Order
from cuore.engine.setup import TABLES_KEPT, copies
from cuore.engine.state import HAND_SIZE, State, draw
from cuore.engine.table import Table
from cuore.engine.zones import Zone, as_list, cut, still, with_card, zone

# A deal from a secret counts its shuffles, and the stacks of these numbers were always among them, even at a table
# that lacks them: without that no such game could be dealt again as it was.
ALWAYS_SHUFFLED = (0, 1, 7)


def empty_state(table: Table, chance: Chance) -> State:
    """A position with every card still in the town."""
    s = _full_town(table).clone()
    s.chance = chance
    return s


@lru_cache(maxsize=TABLES_KEPT)
def _full_town(table: Table) -> State:
    """The position that every deal of a table begins with, to be copied; its chance is never asked."""
    s = State(table, FastChance(1))
    s.stacks = [zone(cards) for cards in _stacks(table)]
    s.piles = zone([copies(table, table.cards[number]) for number in table.pile_cards])
    return s


@lru_cache(maxsize=TABLES_KEPT)
def _starting_deck(table: Table, deck: tuple[tuple[str, int], ...]) -> tuple[Zone, list[tuple[int, int]]]:
    """Its cards, and how many come from which pile: chiefs who are not in the town are dealt, and that is all."""
    numbers = {card.name: number for number, card in table.cards.items()}
    cards = zone([numbers[name] for name, count in deck for _ in range(count)])
    piles = [(table.pile_of[numbers[name]], count) for name, count in deck]
    return cards, [(pile, count) for pile, count in piles if pile >= 0]


def _stacks(table: Table) -> list[list[int]]:
    """Every stack with all its cards, not yet shuffled; where they lie as numbered, the first ones on top."""
    stacks: list[list[int]] = [[] for _ in range(table.stack_count)]
    for number, card in table.cards.items():
        stack = table.stack_of[number]
        if stack >= 0 and stack != table.draft_stack:
            stacks[stack] += [number] * copies(table, card)
    for stack, rule in table.stacks.items():
        if rule.order is Order.AS_NUMBERED:
            stacks[stack].sort(reverse=True)
    return stacks


def shuffle_stacks(s: State) -> None:
    """Every stack into random order; of borrowed cards only so many make a stack, the others stay in their box."""
    table = s.table
    for stack, pile in enumerate(s.stacks):
        rule = table.stacks.get(stack)
        is_shuffled = stack in ALWAYS_SHUFFLED if rule is None else rule.order is Order.SHUFFLED
        if is_shuffled and stack != table.draft_stack:
            s.chance.shuffle_zone(pile)
    for stack, count in sorted(table.borrowed.items()):
        s.gone = still([*s.gone, *as_list(s.stacks[stack])[count:]])
        cut(s.stacks[stack], count)
    for stack, rule in table.stacks.items():
        if rule.order is Order.BY_TIER:
            tiers = [[c for c in s.stacks[stack] if table.cards[c].tier == tier] for tier in (2, 1)]
            for tier in tiers:
                s.chance.shuffle(tier)
            s.stacks[stack] = zone(tiers[0] + tiers[1])


def show(s: State, stack: int) -> None:
    """Turn up cards beside a stack."""
    pile = s.stacks[stack]
    shown = s.shown[stack]
    for card in [c for c in pile if c in first] if (first := _shown_first(s.table)) else ():
        pile.remove(card)
        pile.append(card)
    while pile and len(shown) < s.table.shown_count[stack]:
        shown.append(pile.pop())
    shown.sort()


@lru_cache(maxsize=TABLES_KEPT)
def _shown_first(table: Table) -> frozenset[int]:
    return frozenset(number for number, card in table.cards.items() if card.shown_first)


def deal_opening(s: State, box: Box, seat: int) -> None:
    """The starting deck out of the town, shuffled, and five cards of it in hand."""
    deck, piles = _starting_deck(s.table, box.rules.starting_deck)
    for pile, count in piles:
        s.piles[pile] -= count
    s.deck[seat].extend(deck)
    s.chance.shuffle_zone(s.deck[seat])
    draw(s, seat, HAND_SIZE)


def deal(table: Table, boxes: Sequence[Box], chance: Chance) -> State:
    """A new game, at the first decision of the first seat."""
    s = empty_state(table, chance)
    shuffle_stacks(s)
    for stack in table.stacks:
        show(s, stack)
    box = starting_box(table, boxes)
    for seat in range(len(table.seats)):
        deal_opening(s, box, seat)
    show_draft(s)
    if table.has_rounds:
        s.next_master = chance.below(len(table.seats))  # the first First Master is drawn by lot
    open_game(s, Phase.CHOOSE if table.has_rounds else Phase.START)
    return s


def show_draft(s: State) -> None:
    """All the cards of a draft; with some numbers of seats one of those who are not vital stays in the box."""
    draft = s.table.rules.draft
    if draft is None:
        return
    cards = s.table.cards
    there = sorted(c for c in cards if s.table.stack_of[c] == s.table.draft_stack)
    for _ in range(dict(draft.left_out).get(len(s.table.seats), 0)):
        others = [c for c in there if cards[c].name not in draft.vital]
        left_out = others[s.chance.below(len(others))]
        there.remove(left_out)
        s.gone = with_card(s.gone, left_out)
    s.shown[s.table.draft_stack] = zone(there)


def open_game(s: State, phase: int) -> None:
    """Run to the first decision, with somebody listening: what happens before it belongs to the log."""
    s.trace = []
    turn.begin(s, phase)


def starting_box(table: Table, boxes: Sequence[Box]) -> Box:
    """The box whose chiefs, and so whose starting decks, are used."""
    return next(box for box in boxes if box.id == table.chiefs)
