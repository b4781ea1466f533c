"""A table to an opening (rulebook, section 3): stacks shuffled, cards turned up, starting decks dealt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cuore.engine import turn
from cuore.engine.cards import Box
from cuore.engine.chance import Chance, FastChance
from cuore.engine.kinds import Kind, Phase, Stack
from cuore.engine.setup import BORROWED, TABLES_KEPT, copies
from cuore.engine.state import HAND_SIZE, MARKS, State, draw
from cuore.engine.table import Table

SHOWN = {Stack.PRIVATE: 2, Stack.BEER: 1, Stack.REMINISCENCE: 3, Stack.MIXED: 1}
LEADERS = ("Noëmi", "Celina", "Arisa", "Marianne Soleil")  # refined maids that are always in play
FIRST_BEER = "Oktoberfest"  # lies face up when the game begins


def empty_state(table: Table, chance: Chance) -> State:
    """A position with every card still in the town."""
    s = _full_town(table).clone()
    s.chance = chance
    return s


@lru_cache(maxsize=TABLES_KEPT)
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


@lru_cache(maxsize=TABLES_KEPT)
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
    if table.has_rounds:
        s.next_master = chance.below(len(table.seats))  # the first First Master is drawn by lot
    open_game(s, Phase.CHOOSE if table.has_rounds else Phase.START)
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


def open_game(s: State, phase: Phase) -> None:
    """Run to the first decision, with somebody listening: what happens before it belongs to the log."""
    s.trace = []
    turn.begin(s, phase)


def starting_box(table: Table, boxes: Sequence[Box]) -> Box:
    """The box whose chiefs, and so whose starting decks, are used."""
    return next(box for box in boxes if box.id == table.chiefs)
