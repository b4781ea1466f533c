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
from cuore.engine.moves import CARD_MASK
from cuore.engine.opcodes import ASK_CARD, ASK_LOOKED, LAST_ASK, TIMINGS
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import under
from cuore.engine.ruleset import Empty
from cuore.engine.state import FRAME, FROM_DECK, FROM_HAND, ON, ONE_EVENT, SEEN_CARD, SEEN_SHIFT, State, owner_aside
from cuore.engine.table import Table
from cuore.engine.zones import NATIVE, Facts, Still, Zone, each, facts, row_of
from cuore.envs.actions import MOST_SEATS, PHASES, SeatActions
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
    """Writes rows for one table."""

    def __init__(self, table: Table, slots: list[int], cards: int) -> None:
        """`slots` are the places of the cards, by their numbers; `cards` is how many places there are."""
        self.table = table
        self._slots = facts(slots)
        self._cards: i64 = cards
        self._seats_at: i64 = COLUMNS_AT + COLUMNS * cards
        self._seat_size: i64 = SEAT_NUMBERS + SEAT_COLUMNS * cards
        self._length: i64 = self._seats_at + MOST_SEATS * self._seat_size
        self.actions = SeatActions(table, slots, cards)
        self._width: i64 = self._length + self.actions.count
        # By number, and where it is written: stacks beyond the last number share its cell.
        self._stacks = [(number, min(number, STACKS - 1)) for number in table.stacks]
        self._is_employed = facts([int(stack in table.employ_stacks) for stack in range(table.stack_count)])

    def row(self, s: State, viewer: i64) -> Cells:
        """A row of its own: what the seat may know, and, if it is asked, what it may answer."""
        cells = blank(self._width)
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
                cells[mask + self.actions.action(move, viewer)] = 1

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
        value: int  # not i64: what goes into a cell of 16 bits must be seen to fit
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
        points += self._add_quarters(s, me, seat, cells, column)
        if table.has_beer:
            points += self._add_beers(s, me, seat, cells, first)
        self._add_known(s, me, seat, cells, column + KNOWN * cards)
        put(cells, first + POINTS, points)

    def _add_quarters(self, s: State, me: i64, seat: i64, cells: Cells, column: i64) -> i64:
        """What lies in private quarters, and under it as far as the viewer may know; the points printed on it."""
        table = self.table
        slots = self._slots
        cards = self._cards
        points: i64 = self._add_spots(s.quarters[seat], cells, column)
        for spot in each(s.quarters[seat]):
            beneath: i64 = under(spot)
            if beneath >= 0 and (seat == me or not table.is_beer[beneath]):
                cells[column + OPEN * cards + slots[beneath]] += 1
                points += table.vp[beneath]
        private = s.private[seat]
        if private:
            points += self._add_spots(private, cells, column)
            cells[column + FRONT * cards + slots[private[-1] & CARD_MASK]] += 1
        return points

    def _add_spots(self, spots: Zone | Still, cells: Cells, column: i64) -> i64:
        """Cards that lie there well, and the events on the others; the points printed on the former."""
        points: i64 = 0
        lying: i64 = column + LYING * self._cards
        events: i64 = column + EVENTS * self._cards
        value: int
        for spot in each(spots):
            card: i64 = spot & CARD_MASK
            if spot < ONE_EVENT:
                cells[lying + self._slots[card]] += 1
                points += self.table.vp[card]
            else:
                value = spot >> ON
                cells[events + self._slots[card]] += value
        return points

    def _add_beers(self, s: State, me: i64, seat: i64, cells: Cells, first: i64) -> i64:
        """How many beers, and which as far as the viewer may know; the points printed on those."""
        points: i64 = 0
        known: i64 = first + SEAT_NUMBERS + OPEN * self._cards
        put(cells, first + BEERS, len(s.beers[seat]))
        for entry in each(s.beers[seat]):
            if seat == me or entry >> SEEN_SHIFT >> me & 1:
                cells[known + self._slots[entry & SEEN_CARD]] += 1
                points += self.table.vp[entry & SEEN_CARD]
        if s.stand_turns and s.stand_owner == seat:
            cells[first + STAND] = 1
        return points

    def _add_known(self, s: State, me: i64, seat: i64, cells: Cells, known: i64) -> None:
        """Cards in somebody else's hand, or in a deck, that the viewer has lawfully seen."""
        if seat != me and s.known_hand[seat]:
            for entry in each(s.known_hand[seat]):
                if entry >> SEEN_SHIFT >> me & 1:
                    cells[known + self._slots[entry & SEEN_CARD]] += 1
        if s.known_deck[seat]:
            for entry in each(s.known_deck[seat]):
                if entry >> SEEN_SHIFT >> me & 1:
                    cells[known + self._slots[entry & SEEN_CARD]] += 1

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
