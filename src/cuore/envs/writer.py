"""A position as a researcher's network sees it, written from the state into a row of blank cells.

A row is an observation and, behind it, a mask of actions (layout.py has the tables). Cells hold whole numbers;
layout.py says what each is divided by. By the same knowledge rules as `view`, without a dict on the way: tests
compare a row with the view cell by cell, and deal anew whatever the seat cannot know. Compiled with the engine; plain
Python runs the same source.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.choices import is_optional
from cuore.engine.frames import HOW_MASK, IT, PC
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHOOSE_BONUS,
    DONE,
    END_PHASE,
    END_TURN,
    NO,
    NUMBER,
    PLAY_ALL,
    SEAT_SHIFT,
    SHIFT,
    TARGET,
    TARGET_CARD,
    YES,
)
from cuore.engine.opcodes import ASK_CARD, ASK_LOOKED, LAST_ASK, TIMINGS
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import under
from cuore.engine.ruleset import Empty
from cuore.engine.state import FRAME, FROM_DECK, FROM_HAND, ON, ONE_EVENT, SEEN_CARD, SEEN_SHIFT, State, owner_aside
from cuore.engine.table import Table
from cuore.engine.verbs import CARD_VERBS, VERBS, VerbObject
from cuore.engine.zones import NATIVE, Facts, Zone, each, facts, row_of
from cuore.envs.cells import Cells

if NATIVE:
    from librt.vecs import vec
    from mypy_extensions import i16

    def blank(count: i64) -> Cells:
        """So many cells, all nought."""
        return vec[i16]([0] * count)
else:
    from array import array

    def blank(count: int) -> Cells:
        """So many cells, all nought."""
        return array("h", bytes(2 * count))


MOST_SEATS: Final = 6

# -- actions: where each kind begins
PLAIN: Final = 5  # yes, no, done, play all, end turn
FIRST_PHASE: Final = PLAIN
PHASES: Final = 16
FIRST_BEER: Final = FIRST_PHASE + PHASES
FIRST_BONUS: Final = FIRST_BEER + 2
FIRST_NUMBER: Final = FIRST_BONUS + 3
MOST_NUMBERS: Final = 16
FIRST_PLAYER: Final = FIRST_NUMBER + MOST_NUMBERS
FIRST_CARD: Final = FIRST_PLAYER + MOST_SEATS
CARD_BLOCKS: Final = len(CARD_VERBS) + MOST_SEATS  # of as many actions each as there are cards
NO_MOVE: Final = -1

# -- numbers of the table
ROUND: Final = 0
SERVINGS: Final = 1
LOVE: Final = 2
EMPLOYMENTS: Final = 3
IMAGINATION: Final = 4
CONCENTRATION: Final = 5
EFFORT: Final = 6
PILES_TO_END: Final = 7
EMPTY_PILES: Final = 8
LAST_TURN: Final = 9
OVER: Final = 10
SEATS: Final = 11
STAND_TURNS: Final = 12
OPTIONAL: Final = 13
NUMBERS: Final = 14
FIRST_STACK: Final = NUMBERS
STACKS: Final = 10
PHASE: Final = FIRST_STACK + STACKS
QUESTION: Final = PHASE + PHASES
HOWS: Final = 8
QUESTIONS: Final = LAST_ASK + 1 + HOWS  # the turn itself, what an effect may ask, and what for it asks a card
COLUMNS_AT: Final = QUESTION + QUESTIONS

# -- columns of the table: a number for each card
ASKS: Final = 0
HAND: Final = 1
DECK: Final = 2
DISCARD: Final = 3
PLAYED: Final = 4
ASIDE: Final = 5
TOWN: Final = 6
PRICE: Final = 7
SHOWN: Final = 8
BEER_PILE: Final = 9
COLUMNS: Final = 10

# -- numbers of a seat
PRESENT: Final = 0
IN_TURN: Final = 1
ASKED: Final = 2
LOOKED_AT: Final = 3
HAND_SIZE: Final = 4
DECK_SIZE: Final = 5
DISCARD_SIZE: Final = 6
BEERS: Final = 7
FIRST_MASTER: Final = 8
NEXT_MASTER: Final = 9
STAND: Final = 10
POINTS: Final = 11
SEAT_NUMBERS: Final = 12

# -- columns of a seat
OWNED: Final = 0
TOP: Final = 1
LYING: Final = 2
EVENTS: Final = 3
FRONT: Final = 4
OPEN: Final = 5
KNOWN: Final = 6
SEAT_COLUMNS: Final = 7

_DISCARD: Final = int(Phase.DISCARD)
_NEXT: Final = int(Phase.NEXT)
_CHOOSE: Final = int(Phase.CHOOSE)
_WITH_SHOWN: Final = int(Empty.A_PILE_WITH_SHOWN)
_MOST_ROUNDS: Final = 400
_MOST: Final = 160  # of love; of servings and of whatever else a turn can hold, less
_MOST_SMALL: Final = 40

# How the action of a verb is found: from its first one on by number, by card, by seat, or by card and owner.
_BY_NUMBER: Final = 0
_BY_CARD: Final = 1
_BY_SEAT: Final = 2
_BY_SPOT: Final = 3


def _way(about: VerbObject) -> int:
    ways = {VerbObject.CARD: _BY_CARD, VerbObject.SEAT: _BY_SEAT, VerbObject.SPOT: _BY_SPOT}
    return ways.get(about, _BY_NUMBER)


_WAYS: Final = [_way(verb.about) for verb in VERBS]
_FIRSTS: Final = {
    YES: 0,
    NO: 1,
    DONE: 2,
    PLAY_ALL: 3,
    END_TURN: 4,
    END_PHASE: FIRST_PHASE,
    BEER: FIRST_BEER,
    CHOOSE_BONUS: FIRST_BONUS,
    NUMBER: FIRST_NUMBER,
    TARGET: FIRST_PLAYER,
}


def first_actions(cards: int) -> list[int]:
    """Where the actions of each verb begin, by its number."""
    firsts = {verb.number: FIRST_CARD + place * cards for place, verb in enumerate(CARD_VERBS)}
    firsts[TARGET_CARD] = FIRST_CARD + len(CARD_VERBS) * cards
    return [_FIRSTS[verb.number] if verb.number in _FIRSTS else firsts[verb.number] for verb in VERBS]


if NATIVE:

    def put(cells: Cells, at: i64, value: i64) -> None:
        """A number into a cell."""
        cells[at] = i16(value)
else:

    def put(cells: Cells, at: int, value: int) -> None:
        """A number into a cell."""
        cells[at] = value


def add(cards: Zone, slots: Facts, cells: Cells, first: i64) -> None:
    """Count the cards of a zone in a column."""
    if NATIVE:
        row = row_of(cards)
        i: i64
        for i in range(len(cards)):
            cells[first + slots[row[i]]] += 1
    else:
        for card in cards:
            cells[first + slots[card]] += 1


def add_owned(cards: Zone, slots: Facts, vp: Facts, cells: Cells, first: i64) -> i64:
    """The same; how many points are printed on them."""
    points: i64 = 0
    if NATIVE:
        row = row_of(cards)
        i: i64
        for i in range(len(cards)):
            card = row[i]
            cells[first + slots[card]] += 1
            points += vp[card]
    else:
        for card in cards:
            cells[first + slots[card]] += 1
            points += vp[card]
    return points


class SeatWriter:
    """Writes rows for one table, and reads actions."""

    def __init__(self, table: Table, slots: list[int], cards: int) -> None:
        """`slots` are the places of the cards, by their numbers; `cards` is how many places there are."""
        self.table = table
        self._slots = facts(slots)
        self._cards: i64 = cards
        self._firsts = facts(first_actions(cards))
        self._ways = facts(_WAYS)
        self._seats_at: i64 = COLUMNS_AT + COLUMNS * cards
        self._seat_size: i64 = SEAT_NUMBERS + SEAT_COLUMNS * cards
        self._length: i64 = self._seats_at + MOST_SEATS * self._seat_size
        self._actions: i64 = FIRST_CARD + CARD_BLOCKS * cards
        # By number, and where it is written: stacks beyond the last number share its cell.
        self._stacks = [(number, min(number, STACKS - 1)) for number in table.stacks]
        self._is_employed = facts([int(stack in table.employ_stacks) for stack in range(table.stack_count)])

    # -- actions --------------------------------------------------------------------------------------------

    def action(self, move: i64, seat: i64) -> i64:
        """The action that a move of this seat is."""
        verb: i64 = move >> SHIFT
        way: i64 = self._ways[verb]
        first: i64 = self._firsts[verb]
        if way == _BY_CARD:
            return first + self._slots[move & CARD_MASK]
        if way == _BY_NUMBER:
            return first + (move & CARD_MASK)
        owner: i64 = ((move >> SEAT_SHIFT & 7) - seat) % self.table.seat_count
        if way == _BY_SEAT:
            return first + owner
        return first + owner * self._cards + self._slots[move & CARD_MASK]

    def move(self, s: State, action: i64) -> i64:
        """The legal move that an action of whoever is asked means, or NO_MOVE; of several alike, the first.

        The first is the card under which nothing lies and on which the fewest events lie.
        """
        seat: i64 = s.to_move
        for move in each(s.options):
            if self.action(move, seat) == action:
                return move
        return NO_MOVE

    # -- rows -----------------------------------------------------------------------------------------------

    def row(self, s: State, viewer: i64) -> Cells:
        """A row of its own: what the seat may know, and, if it is asked, what it may answer."""
        cells = blank(self._length + self._actions)
        self.write(s, viewer, cells, 0)
        return cells

    def write(self, s: State, viewer: i64, cells: Cells, at: i64) -> None:
        """The same into blank cells, from `at` on."""
        self._write_numbers(s, cells, at)
        self._write_question(s, viewer, cells, at)
        self._write_town(s, viewer, cells, at)
        self._write_own(s, viewer, cells, at)
        seat: i64
        for seat in range(self.table.seat_count):
            self._write_seat(s, viewer, seat, cells, at)
        if s.aside:
            self._write_aside(s, viewer, cells, at)
        if s.to_move == viewer and not s.over:
            mask: i64 = at + self._length
            for move in each(s.options):
                cells[mask + self.action(move, viewer)] = 1

    def _write_numbers(self, s: State, cells: Cells, at: i64) -> None:
        table = self.table
        seats: i64 = table.seat_count
        put(cells, at + ROUND, min((s.turn - 1) // seats, _MOST_ROUNDS))
        put(cells, at + SERVINGS, min(s.servings, _MOST_SMALL))
        put(cells, at + LOVE, min(s.love, _MOST))
        put(cells, at + EMPLOYMENTS, min(s.employments, _MOST_SMALL))
        if table.has_rounds:
            put(cells, at + IMAGINATION, min(s.imagination, _MOST_SMALL))
            put(cells, at + CONCENTRATION, min(s.concentration, _MOST_SMALL))
            put(cells, at + EFFORT, min(s.effort, _MOST_SMALL))
        put(cells, at + PILES_TO_END, table.empty_piles_to_end)
        put(cells, at + LAST_TURN, s.ending)
        put(cells, at + OVER, s.over)
        put(cells, at + SEATS, seats)
        put(cells, at + STAND_TURNS, s.stand_turns)
        phase: i64 = s.phase
        if phase == _NEXT:  # the new hand is drawn: to everybody the end of the same phase
            phase = _DISCARD
        cells[at + PHASE + min(phase, PHASES - 1)] = 1

    def _write_question(self, s: State, viewer: i64, cells: Cells, at: i64) -> None:
        """Which card asks, and what."""
        if s.over:
            return
        if not s.frames:
            cells[at + QUESTION] = 1
            if s.phase != _CHOOSE:
                cells[at + OPTIONAL] = 1
            return
        base: i64 = len(s.frames) - FRAME
        key: i64 = s.frames[base]
        pc: i64 = s.frames[base + PC]
        code = PROGRAMS[key]
        op: i64 = code[pc]
        cells[at + COLUMNS_AT + self._slots[key // TIMINGS]] = 1
        if op == ASK_CARD:
            cells[at + QUESTION + LAST_ASK + 1 + (code[pc + 1] & HOW_MASK)] = 1
        else:
            cells[at + QUESTION + op] = 1
        if is_optional(code, pc):
            cells[at + OPTIONAL] = 1
        if op == ASK_LOOKED:
            away: i64 = (s.frames[base + IT] - viewer) % self.table.seat_count
            cells[at + self._seats_at + away * self._seat_size + LOOKED_AT] = 1

    def _write_town(self, s: State, viewer: i64, cells: Cells, at: i64) -> None:
        table = self.table
        slots = self._slots
        vary = table.prices_vary
        cost = table.cost
        columns: i64 = at + COLUMNS_AT
        town: i64 = columns + TOWN * self._cards
        prices: i64 = columns + PRICE * self._cards
        shown: i64 = columns + SHOWN * self._cards
        slot: i64
        value: int
        pile: i64
        for pile in range(len(s.piles)):
            card: i64 = table.pile_cards[pile]
            slot = slots[card]
            value = s.piles[pile]
            cells[town + slot] = value
            value = price(s, card) if vary else cost[card]
            cells[prices + slot] = value
        if s.empty_piles:
            for pile in range(len(s.piles)):
                if s.piles[pile] == 0 and table.maid_pile[pile]:
                    cells[at + EMPTY_PILES] += 1
        for stack, meaning in table.end_stacks:
            if not s.stacks[stack] and not (meaning == _WITH_SHOWN and s.shown[stack]):
                cells[at + EMPTY_PILES] += 1
        for number, place in self._stacks:
            value = len(s.stacks[number])
            cells[at + FIRST_STACK + place] += value
            if table.is_won[number]:
                if value:
                    cells[shown + slots[s.stacks[number][-1]]] += 1
                continue
            for card in each(s.shown[number]):
                slot = slots[card]
                cells[shown + slot] += 1
                if self._is_employed[number]:
                    value = price(s, card) if vary else cost[card]
                    cells[prices + slot] = value
        if s.known_beer:
            for entry in each(s.known_beer):
                if entry >> SEEN_SHIFT >> viewer & 1:
                    cells[columns + BEER_PILE * self._cards + slots[entry & SEEN_CARD]] += 1

    def _write_own(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """Which cards are in the own hand, deck and discard pile, and what whoever is in turn has played."""
        slots = self._slots
        first: i64 = at + COLUMNS_AT
        add(s.hand[me], slots, cells, first + HAND * self._cards)
        add(s.deck[me], slots, cells, first + DECK * self._cards)
        add(s.discard[me], slots, cells, first + DISCARD * self._cards)
        add(s.played, slots, cells, first + PLAYED * self._cards)

    def _write_seat(self, s: State, me: i64, seat: i64, cells: Cells, at: i64) -> None:
        """What everybody can count of a seat's cards, and what the viewer besides has lawfully seen."""
        table = self.table
        slots = self._slots
        cards = self._cards
        vp = table.vp
        value: int
        first: i64 = at + self._seats_at + (seat - me) % table.seat_count * self._seat_size
        column: i64 = first + SEAT_NUMBERS
        hand = s.hand[seat]
        deck = s.deck[seat]
        discard = s.discard[seat]
        points: i64 = add_owned(hand, slots, vp, cells, column)
        points += add_owned(deck, slots, vp, cells, column)
        points += add_owned(discard, slots, vp, cells, column)
        cells[first + PRESENT] = 1
        if s.active == seat:
            cells[first + IN_TURN] = 1
            points += add_owned(s.played, slots, vp, cells, column)
        if s.to_move == seat and not s.over:
            cells[first + ASKED] = 1
        put(cells, first + HAND_SIZE, len(hand))
        put(cells, first + DECK_SIZE, len(deck))
        put(cells, first + DISCARD_SIZE, len(discard))
        if discard:
            cells[column + TOP * cards + slots[discard[-1]]] = 1
        if table.has_rounds:
            if s.first_master == seat:
                cells[first + FIRST_MASTER] = 1
            if s.next_master == seat:
                cells[first + NEXT_MASTER] = 1
            if s.refined[seat] >= 0:
                cells[column + FRONT * cards + slots[s.refined[seat]]] += 1
        lying: i64 = column + LYING * cards
        quarters = s.quarters[seat]
        slot: i64
        if quarters:
            for spot in each(quarters):
                slot = slots[spot & CARD_MASK]
                if spot < ONE_EVENT:
                    cells[lying + slot] += 1
                    points += vp[spot & CARD_MASK]
                else:
                    value = spot >> ON
                    cells[lying + cards + slot] += value
                beneath: i64 = under(spot)
                if beneath >= 0 and (seat == me or not table.is_beer[beneath]):
                    cells[column + OPEN * cards + slots[beneath]] += 1
                    points += vp[beneath]
        private = s.private[seat]
        if private:
            for spot in each(private):
                slot = slots[spot & CARD_MASK]
                if spot < ONE_EVENT:
                    cells[lying + slot] += 1
                    points += vp[spot & CARD_MASK]
                else:
                    value = spot >> ON
                    cells[lying + cards + slot] += value
            cells[column + FRONT * cards + slots[private[-1] & CARD_MASK]] += 1
        if table.has_beer:
            put(cells, first + BEERS, len(s.beers[seat]))
            for entry in each(s.beers[seat]):
                if seat == me or entry >> SEEN_SHIFT >> me & 1:
                    cells[column + OPEN * cards + slots[entry & SEEN_CARD]] += 1
                    points += vp[entry & SEEN_CARD]
            if s.stand_turns and s.stand_owner == seat:
                cells[first + STAND] = 1
        if seat != me and s.known_hand[seat]:
            for entry in each(s.known_hand[seat]):
                if entry >> SEEN_SHIFT >> me & 1:
                    cells[column + KNOWN * cards + slots[entry & SEEN_CARD]] += 1
        if s.known_deck[seat]:
            for entry in each(s.known_deck[seat]):
                if entry >> SEEN_SHIFT >> me & 1:
                    cells[column + KNOWN * cards + slots[entry & SEEN_CARD]] += 1
        put(cells, first + POINTS, points)

    def _write_aside(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """Cards that somebody looks at: their owner still has them, and whoever may see them does."""
        table = self.table
        slots = self._slots
        cards = self._cards
        columns: i64 = at + COLUMNS_AT
        value: int
        for entry in each(s.aside):
            card: i64 = entry & SEEN_CARD
            slot: i64 = slots[card]
            if entry >> SEEN_SHIFT >> me & 1:
                cells[columns + ASIDE * cards + slot] += 1
            owner: i64 = owner_aside(entry)
            if owner >= table.seat_count:
                continue
            first: i64 = at + self._seats_at + (owner - me) % table.seat_count * self._seat_size
            if not table.is_beer[card]:
                cells[first + SEAT_NUMBERS + slot] += 1
                value = table.vp[card]
                cells[first + POINTS] += value
            if entry & FROM_HAND:
                cells[first + HAND_SIZE] += 1
                if owner == me:
                    cells[columns + HAND * cards + slot] += 1
            elif entry & FROM_DECK:
                cells[first + DECK_SIZE] += 1
                if owner == me:
                    cells[columns + DECK * cards + slot] += 1
