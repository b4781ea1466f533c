"""One position: zones of card numbers, the counters of the turn, and the effects in progress.

Zones are flat lists of small ints. A deck's last element is its top, a discard pile's last element is its top. A
card in private quarters is a *spot*: the card and how many events lie on it (`on_spot`). What somebody has lawfully
seen is part of the position too (`known_hand`, `known_deck`, `dumped`), because it decides what `determinize` may
deal anew.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from cuore.engine.chance import Chance
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase
from cuore.engine.moves import CARD_MASK, ON_SHIFT
from cuore.engine.table import Table

FRAME: Final = 6  # ints per frame: program key, pc, seat, it, n, source
HAND_SIZE: Final = 5
EVERYBODY: Final = 63  # a mask of seats
SEEN_SHIFT: Final = 10  # card | seats that have seen it << SEEN_SHIFT | …
PLACE_SHIFT: Final = 16  # … position from the bottom of a deck, or owner of a card set aside, << PLACE_SHIFT
NOBODY: Final = 7  # the owner of a card set aside that belongs to no seat: an event that is about to land
FROM_SHIFT: Final = 20  # of a card set aside: where it still counts as lying
FROM_DECK: Final = 1 << FROM_SHIFT
FROM_HAND: Final = 2 << FROM_SHIFT
SEEN_CARD: Final = (1 << SEEN_SHIFT) - 1


def on_spot(spot: int) -> int:
    """How many events lie on the card of a spot; with at least one Illness she is ill."""
    return spot >> ON_SHIFT


class State:
    """Everything that changes. `clone` copies it; `plain` and `setup.from_plain` carry it through a save."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        hand: list[list[int]],
        deck: list[list[int]],
        discard: list[list[int]],
        dumped: list[list[int]],
        quarters: list[list[int]],
        private: list[list[int]],
        known_hand: list[list[int]],
        known_deck: list[list[int]],
        played: list[int],
        piles: list[int],
        shown: list[int],
        stack: list[int],
        aside: list[int],
        frames: list[int],
    ) -> None:
        self.table = table
        self.chance = chance
        self.hand = hand  # sorted
        self.deck = deck
        self.discard = discard
        self.dumped = dumped  # the part of a discard pile that went there unseen
        self.quarters = quarters  # spots of chambermaids and events that lie free, sorted
        self.private = private  # spots of private maids, the last is uncovered
        self.known_hand = known_hand  # card | mask << SEEN_SHIFT: in that hand, as those seats know
        self.known_deck = known_deck  # … | position << PLACE_SHIFT: in that place of that deck
        self.played = played  # of the player in turn
        self.piles = piles  # cards left, by pile
        self.shown = shown  # private maids face up
        self.stack = stack  # private maids face down
        self.aside = aside  # card | mask << SEEN_SHIFT | owner << PLACE_SHIFT: looked at, or about to land
        self.frames = frames  # effects in progress, FRAME ints each, the last is the running one

        self.active: i64 = 0  # the seat in turn
        self.phase: i64 = int(Phase.START)
        self.servings: i64 = 0
        self.love: i64 = 0
        self.employments: i64 = 0
        self.new_cards: i64 = HAND_SIZE
        self.used_private: i64 = 0  # the private maid's ability was used this turn
        self.empty_piles: i64 = 0  # of any kind: most of the time there is none, and lists need no filter
        self.ending: i64 = 0  # the game ends with this turn
        self.over: i64 = 0
        self.turn: i64 = 1
        self.to_move: i64 = 0
        self.options: list[int] = []
        self.trace: list[tuple[int, ...]] | None = None  # events for the log, if somebody listens

    def clone(self) -> State:
        """An independent copy."""
        s = State(
            self.table,
            self.chance.clone(),
            [zone[:] for zone in self.hand],
            [zone[:] for zone in self.deck],
            [zone[:] for zone in self.discard],
            [zone[:] for zone in self.dumped],
            [zone[:] for zone in self.quarters],
            [zone[:] for zone in self.private],
            [zone[:] for zone in self.known_hand],
            [zone[:] for zone in self.known_deck],
            self.played[:],
            self.piles[:],
            self.shown[:],
            self.stack[:],
            self.aside[:],
            self.frames[:],
        )
        s.active = self.active
        s.phase = self.phase
        s.servings = self.servings
        s.love = self.love
        s.employments = self.employments
        s.new_cards = self.new_cards
        s.used_private = self.used_private
        s.empty_piles = self.empty_piles
        s.ending = self.ending
        s.over = self.over
        s.turn = self.turn
        s.to_move = self.to_move
        s.options = self.options  # never changed in place
        return s


# -- the log ------------------------------------------------------------------------------------------------


def note(s: State, event: int, seat: int, card: int = -1, number: int = 0, seen: int = EVERYBODY) -> None:
    """Tell whoever listens. `seen` is the mask of seats that may know the card."""
    if s.trace is not None:
        s.trace.append((event, seat, card, number, seen))


# -- zones --------------------------------------------------------------------------------------------------

DREW: Final = 1
SHUFFLED: Final = 2
DISCARDED: Final = 3
RETURNED: Final = 4
TOOK: Final = 5
LANDED: Final = 6
TURNED_AWAY: Final = 7
EVENT_REMOVED: Final = 8
LOOKED: Final = 9
SWAPPED: Final = 10
LEFT: Final = 11
GAINED: Final = 12
REFILLED: Final = 14
TURN_BEGAN: Final = 15
LAST_TURN: Final = 16
MOVED: Final = 17  # an answer: card holds the move
GAME_OVER: Final = 18
PLAYED: Final = 19  # one of the love cards of `play all`
ACTED: Final = 20  # a private maid, by herself


def top_up(s: State, seat: int) -> bool:
    """Make sure that there is a top card: the discard pile is shuffled only when a card is needed."""
    deck = s.deck[seat]
    if deck:
        return True
    discard = s.discard[seat]
    if not discard:
        return False
    s.deck[seat] = discard
    s.discard[seat] = deck
    if s.dumped[seat]:
        s.dumped[seat] = []
    if s.known_deck[seat]:
        s.known_deck[seat] = []
    s.chance.shuffle(discard)
    if s.trace is not None:
        note(s, SHUFFLED, seat)
    return True


def draw(s: State, seat: int, count: int) -> int:
    """Draw what there is, up to `count`; how many it was."""
    hand = s.hand[seat]
    drawn: i64 = 0
    n: i64 = count
    deck = s.deck[seat]
    if 0 < n <= len(deck) and not s.known_deck[seat] and s.trace is None:
        hand += deck[-n:]
        del deck[-n:]
        hand.sort()
        return n
    while drawn < n:
        if not s.deck[seat] and not top_up(s, seat):
            break
        deck = s.deck[seat]
        card = deck.pop()
        insort(hand, card)
        if s.known_deck[seat]:
            _carry_knowledge(s, seat, len(deck), card)
        if s.trace is not None:
            note(s, DREW, seat, card, seen=1 << seat)
        drawn += 1
    return drawn


def owner_aside(looked: int) -> int:
    """The seat that a card set aside belongs to, or NOBODY."""
    return looked >> PLACE_SHIFT & 7


def looked_at(s: State, seat: int, where: int) -> list[int]:
    """The seat's cards that somebody is looking at just now and that still count as lying in deck or hand."""
    if not s.aside:
        return []
    return [e & SEEN_CARD for e in s.aside if e & where and owner_aside(e) == seat]


def who_knows_top(s: State, seat: int) -> int:
    """The seats that know the top card of a deck."""
    place = len(s.deck[seat]) - 1
    for k in s.known_deck[seat]:
        if k >> PLACE_SHIFT == place:
            return k >> SEEN_SHIFT & EVERYBODY
    return 0


def who_knows_held(s: State, seat: int, card: int) -> int:
    """The seats that know of such a card in a hand."""
    for k in s.known_hand[seat]:
        if k & SEEN_CARD == card:
            return k >> SEEN_SHIFT & EVERYBODY
    return 0


def pop_top(s: State, seat: int) -> int:
    """Take the top card off a deck that has one."""
    deck = s.deck[seat]
    card = deck.pop()
    known = s.known_deck[seat]
    if known:
        s.known_deck[seat] = [k for k in known if k >> PLACE_SHIFT != len(deck)]
    return card


def _carry_knowledge(s: State, seat: int, place: int, card: int) -> None:
    """Who knew the card in the deck knows it in the hand."""
    known = s.known_deck[seat]
    for k in known:
        if k >> PLACE_SHIFT == place:
            s.known_hand[seat].append(k & ((1 << PLACE_SHIFT) - 1))
            s.known_deck[seat] = [other for other in known if other != k]
            return


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat].remove(card)
    known = s.known_hand[seat]
    if known:
        for k in known:
            if k & SEEN_CARD == card:
                known.remove(k)
                return


def enter_hand(s: State, seat: int, card: int, seen: int) -> None:
    """Put a card into a hand; the seats in `seen` know it."""
    insort(s.hand[seat], card)
    if seen != 1 << seat:
        s.known_hand[seat].append(card | seen << SEEN_SHIFT)


def take_from_town(s: State, card: int) -> None:
    """One card off its pile. The end is fixed the moment enough maid piles are empty together."""
    pile = s.table.pile_of[card]
    s.piles[pile] -= 1
    if s.piles[pile] == 0:
        s.empty_piles += 1
        if s.table.maid_pile[pile]:
            check_end(s)


def check_end(s: State) -> None:
    """Count the empty maid piles; the private maids' pile is empty when its face-down part is."""
    if s.ending:
        return
    table = s.table
    empty: i64 = 1 if table.has_private and not s.stack else 0
    for pile in range(len(s.piles)):
        if s.piles[pile] == 0 and table.maid_pile[pile]:
            empty += 1
    if empty >= table.empty_piles_to_end:
        s.ending = 1
        note(s, LAST_TURN, s.active)


def return_to_town(s: State, card: int) -> None:
    """Back on its pile."""
    pile = s.table.pile_of[card]
    if s.piles[pile] == 0:
        s.empty_piles -= 1
    s.piles[pile] += 1


def spot_card(spot: int) -> int:
    """The card of a spot."""
    return spot & CARD_MASK
