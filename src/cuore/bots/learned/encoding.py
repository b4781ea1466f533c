"""A position as a net sees it: one row of small numbers for whatever a seat may know, in any town of any boxes.

There is a *token* for every kind of card that the position speaks of, with its counts zone by zone; six tokens for
the seats, clockwise from whoever looks; the numbers of the table; and the answers that may be given, each as a verb,
a token, a seat and a detail. No column belongs to a card, so the same net sits at every table.

    offset      what                                                                    bytes
    IDS         the cards of the tokens, by their place in the net's vocabulary         TOKENS
    COUNTS      for every token, its COLUMNS                                            TOKENS · COLUMNS
    SEATS_AT    for every seat, its SEAT_NUMBERS                                        SEATS · SEAT_NUMBERS
    NUMBERS_AT  the numbers of the table                                                NUMBERS
    OPTIONS_AT  verb, token + 1 or 0, seat + 1 or 0, detail                             OPTIONS · 4

The row is the same for every game that the seat cannot tell from this one (ADR 2); the test deals anew and compares.
Written from the position without a dict on the way, and compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.choices import is_optional
from cuore.engine.events import EVERYBODY
from cuore.engine.frames import HOW_MASK, PC
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack
from cuore.engine.moves import CARD_MASK, ON_SHIFT, SEAT_SHIFT, SHIFT, UNDER_MASK, UNDER_SHIFT
from cuore.engine.opcodes import ASK_CARD, HOW_BITS, LAST_ASK, TIMINGS, WIDTH
from cuore.engine.prices import price
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import under
from cuore.engine.state import FRAME, FROM_DECK, ONE_EVENT, SEEN_CARD, SEEN_SHIFT, State, owner_aside
from cuore.engine.table import Table
from cuore.engine.verbs import VERBS, VerbObject
from cuore.engine.zones import each

VERSION: Final = 1  # of this layout: weights of another one are refused

TOKENS: Final = 64
COLUMNS: Final = 54
SEATS: Final = 6
SEAT_NUMBERS: Final = 12
NUMBERS: Final = 48
OPTIONS: Final = 48

IDS: Final = 0
COUNTS: Final = IDS + TOKENS
SEATS_AT: Final = COUNTS + TOKENS * COLUMNS
NUMBERS_AT: Final = SEATS_AT + SEATS * SEAT_NUMBERS
OPTIONS_AT: Final = NUMBERS_AT + NUMBERS
ROW: Final = OPTIONS_AT + OPTIONS * 4
_EMPTY: Final = bytes(ROW)
MOST: Final = 255  # what a byte holds

# Columns of a token: one's own zones, what lies open for all, then the zones of every other seat.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
BEERS: Final = 3
QUARTERS: Final = 4
UNDER_EVENT: Final = 5
PRIVATE: Final = 6
UNCOVERED: Final = 7
PLAYED: Final = 8
PILE: Final = 9
SHOWN: Final = 10
IN_STACK: Final = 11
PRICE: Final = 12
ASKS: Final = 13
ASIDE: Final = 14
USED: Final = 15
REFINED: Final = 16
WAITING: Final = 17
KNOWN: Final = 18  # of the own deck, where it lies
OTHERS: Final = 19
POOL: Final = 0  # hand, deck and discard pile together
SEEN_DISCARD: Final = 1
KNOWN_HAND: Final = 2
THEIR_QUARTERS: Final = 3
THEIR_UNDER_EVENT: Final = 4
THEIR_PRIVATE: Final = 5
THEIR_OPEN: Final = 6  # beers that were seen, the refined maid
PER_OTHER: Final = 7

# Numbers of a seat.
PRESENT: Final = 0
IN_TURN: Final = 1
ASKED: Final = 2
POINTS: Final = 7
POINTS_AT_ZERO: Final = 40  # so that what is below nothing fits into a byte

# Numbers of the table.
TOKEN_COUNT: Final = 0
OPTION_COUNT: Final = 1
SEAT_COUNT: Final = 2
PHASE: Final = 3
QUESTION: Final = 4
HOW: Final = 5
STEP: Final = 7
TURNS: Final = 9  # that whoever is in turn has had before
FIRST_STACK: Final = 25
STACKS: Final = 10

QUESTIONS: Final = LAST_ASK + 2  # nothing, and whatever an effect may ask
HOWS: Final = 16
PHASES: Final = 16
STEPS: Final = 64
VERB_COUNT: Final = len(VERBS)
DETAILS: Final = 16
_NO_CARD: Final = 0
_CARD: Final = 1
_SEAT: Final = 2
_SPOT: Final = 3
_ABOUT: Final = [
    {VerbObject.CARD: _CARD, VerbObject.SEAT: _SEAT, VerbObject.SPOT: _SPOT}.get(verb.about, _NO_CARD)
    for verb in VERBS
]
_BEER: Final = int(Stack.BEER)


class Encoder:
    """Writes rows for one table."""

    def __init__(self, table: Table, ids: list[int], points: list[float], room_points: list[float]) -> None:
        """`ids` is the vocabulary by card number; `points` are what cards bring, in decks and in private quarters."""
        self.table = table
        self._ids = ids
        self._points = points
        self._room_points = room_points
        self._row = bytearray(ROW)
        # Columns are filled card by card, in the order in which the zones are gone through, and laid into the row by
        # number at the end: the order of a deck must not tell.
        self._index = [0] * len(ids)
        for index, card in enumerate(sorted(table.cards)):
            self._index[card] = index
        self._cards = sorted(table.cards)
        self._columns = bytearray(len(self._cards) * COLUMNS)
        self._no_columns = bytes(len(self._cards) * COLUMNS)
        self._place = [0] * len(self._cards)  # of each card's token, from 1 on
        self._touched: list[int] = []
        # Whether everybody can tell which cards are left in a stack: not where some stayed in the box unseen.
        self._told = [
            int(stack in table.stacks and stack != _BEER and stack not in table.borrowed)
            for stack in range(table.stack_count)
        ]

    def row(self, s: State, viewer: int) -> bytes:
        """What the seat may know, and, if it is asked, what it may answer."""
        row = self._row
        row[:] = _EMPTY
        me: i64 = viewer
        self._write_question(s)
        self._write_town(s)
        self._write_own(s, me)
        for seat in range(len(s.hand)):
            if seat != me:
                self._write_other(s, me, seat)
        self._write_aside(s, me)
        self._write_numbers(s, me)
        asked = s.to_move == me
        if asked:
            for move in each(s.options):
                about: i64 = _ABOUT[move >> SHIFT]
                if about == _CARD or about == _SPOT:
                    self._at(move & CARD_MASK)
        self._lay_tokens()
        if asked:
            self._write_options(s, me)
        for index in self._touched:
            self._place[index] = 0
        self._touched.clear()
        self._columns[:] = self._no_columns
        return bytes(row)

    def _at(self, card: int) -> int:
        """Where the columns of a card begin."""
        index: i64 = self._index[card]
        if self._place[index] == 0:
            self._place[index] = 1
            self._touched.append(index)
        return index * COLUMNS

    def _add(self, card: int, column: int) -> None:
        self._columns[self._at(card) + column] += 1

    def _lay_tokens(self) -> None:
        """One token for each card that was met, by number; of more than TOKENS the last are left out."""
        row = self._row
        self._touched.sort()
        place: i64 = 0
        at: i64 = COUNTS
        for index in self._touched:
            if place == TOKENS:
                self._place[index] = 0
                continue
            row[IDS + place] = self._ids[self._cards[index]]
            row[at : at + COLUMNS] = self._columns[index * COLUMNS : (index + 1) * COLUMNS]
            at += COLUMNS
            place += 1
            self._place[index] = place
        row[NUMBERS_AT + TOKEN_COUNT] = place

    def _write_options(self, s: State, me: i64) -> None:
        row = self._row
        at: i64 = OPTIONS_AT
        seats: i64 = len(s.hand)
        written: i64 = 0
        for move in each(s.options):
            if written == OPTIONS:
                break
            verb: i64 = move >> SHIFT
            card = move & CARD_MASK
            about: i64 = _ABOUT[verb]
            row[at] = verb
            if about == _CARD or about == _SPOT:
                row[at + 1] = self._place[self._index[card]]
            if about == _SEAT or about == _SPOT:
                row[at + 2] = ((move >> SEAT_SHIFT & 7) - me) % seats + 1
            if about == _SPOT:
                row[at + 3] = min(move >> ON_SHIFT & 15, 3) | (move >> UNDER_SHIFT & UNDER_MASK) << 2
            elif about == _NO_CARD:
                row[at + 3] = min(card, DETAILS - 1)
            at += 4
            written += 1
        row[NUMBERS_AT + OPTION_COUNT] = written

    def _write_question(self, s: State) -> None:
        """The card that asks, what it asks, and where in its text."""
        if not s.frames:
            return
        row = self._row
        base: i64 = len(s.frames) - FRAME
        key: i64 = s.frames[base]
        pc: i64 = s.frames[base + PC]
        code = PROGRAMS[key]
        op: i64 = code[pc]
        self._add(key // TIMINGS, ASKS)
        row[NUMBERS_AT + QUESTION] = op + 1 if op <= LAST_ASK else 0
        if op == ASK_CARD:
            row[NUMBERS_AT + HOW] = (code[pc + 1] & HOW_MASK) + 1
            row[NUMBERS_AT + 6] = code[pc + 1] >> HOW_BITS & MOST
        row[NUMBERS_AT + STEP] = min(pc // WIDTH, STEPS - 1)
        row[NUMBERS_AT + 8] = 1 if is_optional(code, pc) else 0
        row[NUMBERS_AT + 35] = min((base + FRAME) // FRAME, MOST)

    def _write_town(self, s: State) -> None:
        row = self._row
        columns = self._columns
        table = self.table
        for pile, card in enumerate(table.pile_cards):
            at: i64 = self._at(card)
            columns[at + PILE] = s.piles[pile]
            columns[at + PRICE] = price(s, card) if table.prices_vary else table.cost[card]
        for stack in range(table.stack_count):
            row[NUMBERS_AT + FIRST_STACK + min(stack, STACKS - 1)] = min(len(s.stacks[stack]), MOST)
            for card in each(s.shown[stack]):
                self._add(card, SHOWN)
                columns[self._at(card) + PRICE] = price(s, card) if table.prices_vary else table.cost[card]
            if table.is_won[stack] and s.stacks[stack]:
                self._add(s.stacks[stack][-1], SHOWN)
            if self._told[stack]:
                for card in each(s.stacks[stack]):
                    self._add(card, IN_STACK)
        for card in each(s.played):
            self._add(card, PLAYED)
        for card in each(s.used):
            self._add(card & CARD_MASK, USED)
        for card in each(s.waiting):
            self._add(card & CARD_MASK, WAITING)

    def _write_own(self, s: State, me: i64) -> None:
        points = 0.0
        worth = self._points
        for card in each(s.hand[me]):
            self._add(card, HAND)
            points += worth[card]
        for card in each(s.deck[me]):
            self._add(card, DECK)
            points += worth[card]
        for card in each(s.discard[me]):
            self._add(card, DISCARD)
            points += worth[card]
        for entry in each(s.beers[me]):
            self._add(entry & SEEN_CARD, BEERS)
            points += worth[entry & SEEN_CARD]
        for spot in each(s.quarters[me]):
            card = spot & CARD_MASK
            if spot >= ONE_EVENT:
                self._add(card, UNDER_EVENT)
            else:
                self._add(card, QUARTERS)
                points += self._room_points[card]
            beneath = under(spot)
            if beneath >= 0:
                self._add(beneath, BEERS)
                points += worth[beneath]
        for spot in each(s.private[me]):
            card = spot & CARD_MASK
            self._add(card, UNDER_EVENT if spot >= ONE_EVENT else PRIVATE)
            if spot < ONE_EVENT:
                points += self._room_points[card]
        if s.private[me]:
            self._add(s.private[me][-1] & CARD_MASK, UNCOVERED)
        for entry in each(s.known_deck[me]):
            if _sees(entry, me):
                self._add(entry & SEEN_CARD, KNOWN)
        if s.refined[me] >= 0:
            self._add(s.refined[me], REFINED)
        for entry in each(s.aside):  # whoever looks at it: it could be any card of the own deck
            if owner_aside(entry) == me and not self.table.is_beer[entry & SEEN_CARD]:
                points += worth[entry & SEEN_CARD]
        if s.active == me:
            points += self._played_points(s)
        self._write_seat(s, me, me, points)

    def _write_other(self, s: State, me: i64, seat: i64) -> None:
        seats: i64 = len(s.hand)
        first: i64 = OTHERS + PER_OTHER * ((seat - me) % seats - 1)
        worth = self._points
        points = 0.0
        for card in each(s.hand[seat]):
            self._add(card, first + POOL)
            points += worth[card]
        for card in each(s.deck[seat]):
            self._add(card, first + POOL)
            points += worth[card]
        for card in each(s.discard[seat]):
            self._add(card, first + POOL)
            self._add(card, first + SEEN_DISCARD)
            points += worth[card]
        for card in each(s.hidden_discards[seat]):
            self._columns[self._at(card) + first + SEEN_DISCARD] -= 1
        for entry in each(s.known_hand[seat]):
            if _sees(entry, me):
                self._add(entry & SEEN_CARD, first + KNOWN_HAND)
        for spot in each(s.quarters[seat]):
            card = spot & CARD_MASK
            if spot >= ONE_EVENT:
                self._add(card, first + THEIR_UNDER_EVENT)
            else:
                self._add(card, first + THEIR_QUARTERS)
                points += self._room_points[card]
            beneath = under(spot)
            if beneath >= 0 and not self.table.is_beer[beneath]:
                self._add(beneath, first + THEIR_OPEN)
                points += worth[beneath]
        for spot in each(s.private[seat]):
            card = spot & CARD_MASK
            self._add(card, first + (THEIR_UNDER_EVENT if spot >= ONE_EVENT else THEIR_PRIVATE))
            if spot < ONE_EVENT:
                points += self._room_points[card]
        for entry in each(s.beers[seat]):
            if _sees(entry, me):
                self._add(entry & SEEN_CARD, first + THEIR_OPEN)
                points += worth[entry & SEEN_CARD]
        if s.refined[seat] >= 0:
            self._add(s.refined[seat], first + THEIR_OPEN)
        for entry in each(s.aside):  # what this seat may not see of it could be any of the owner's cards
            if owner_aside(entry) == seat and not self.table.is_beer[entry & SEEN_CARD]:
                points += worth[entry & SEEN_CARD]
                if not _sees(entry, me):
                    self._add(entry & SEEN_CARD, first + POOL)
        if s.active == seat:
            points += self._played_points(s)
        self._write_seat(s, me, seat, points)

    def _played_points(self, s: State) -> float:
        points = 0.0
        for card in each(s.played):
            points += self._points[card]
        return points

    def _write_seat(self, s: State, me: i64, seat: i64, points: float) -> None:
        row = self._row
        seats: i64 = len(s.hand)
        at: i64 = SEATS_AT + (seat - me) % seats * SEAT_NUMBERS
        row[at + PRESENT] = 1
        row[at + IN_TURN] = 1 if s.active == seat else 0
        row[at + ASKED] = 1 if s.to_move == seat else 0
        row[at + 3] = min(len(s.hand[seat]), MOST)
        row[at + 4] = min(len(s.deck[seat]), MOST)
        row[at + 5] = min(len(s.discard[seat]), MOST)
        row[at + 6] = min(len(s.beers[seat]), MOST)
        row[at + POINTS] = min(max(int(points + 0.5) + POINTS_AT_ZERO, 0), MOST)
        if self.table.has_rounds:
            row[at + 8] = 1 if s.first_master == seat else 0
            row[at + 9] = 1 if s.next_master == seat else 0
        row[at + 10] = min(len(s.private[seat]), MOST)
        row[at + 11] = min(len(s.quarters[seat]), MOST)

    def _write_aside(self, s: State, me: i64) -> None:
        """Cards that are being looked at, as far as this seat sees them; of its own deck it knows them anyway."""
        for entry in each(s.aside):
            card = entry & SEEN_CARD
            if _sees(entry, me):
                self._add(card, ASIDE)
            elif owner_aside(entry) == me and entry & FROM_DECK:
                self._add(card, DECK)

    def _write_numbers(self, s: State, me: i64) -> None:
        row = self._row
        table = self.table
        seats: i64 = len(s.hand)
        at: i64 = NUMBERS_AT
        row[at + SEAT_COUNT] = seats
        row[at + PHASE] = min(s.phase, PHASES - 1)
        row[at + TURNS] = min((s.turn - 1) // seats, MOST)
        row[at + 10] = min(max(s.servings, 0), MOST)
        row[at + 11] = min(max(s.love, 0), MOST)
        row[at + 12] = min(max(s.employments, 0), MOST)
        row[at + 13] = min(max(s.imagination, 0), MOST)
        row[at + 14] = min(max(s.concentration, 0), MOST)
        row[at + 15] = min(max(s.effort, 0), MOST)
        least: i64 = MOST
        second: i64 = MOST
        empty: i64 = 0
        for pile in range(len(s.piles)):
            if table.maid_pile[pile]:
                left: i64 = s.piles[pile]
                if left == 0:
                    empty += 1
                if left < least:
                    second = least
                    least = left
                elif left < second:
                    second = left
        row[at + 16] = empty
        row[at + 17] = min(table.empty_piles_to_end, MOST)
        row[at + 18] = 1 if s.ending else 0
        row[at + 19] = (s.active - me) % seats
        row[at + 20] = (s.to_move - me) % seats
        if table.has_rounds:
            row[at + 21] = (s.first_master - me) % seats + 1
            row[at + 22] = (s.next_master - me) % seats + 1
        if s.stand_turns:
            row[at + 23] = min(s.stand_turns, MOST)
            row[at + 24] = (s.stand_owner - me) % seats + 1
        row[at + 36] = 1 if table.has_private else 0
        row[at + 37] = 1 if table.has_beer else 0
        row[at + 38] = 1 if table.has_rounds else 0
        row[at + 40] = least
        row[at + 41] = second
        row[at + 42] = min(max(s.new_cards, 0), MOST)
        row[at + 43] = min(len(s.aside), MOST)


def _sees(entry: int, seat: int) -> bool:
    """Whether a seat knows the card of an entry (card | seats that have seen it << SEEN_SHIFT)."""
    seen = (entry >> SEEN_SHIFT) & EVERYBODY
    return bool(seen >> seat & 1)
