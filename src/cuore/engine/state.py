"""One position: zones of card numbers, the counters of the turn, and the effects in progress.

Zones are flat lists of small ints. A deck's last element is its top, a discard pile's last element is its top. A
card in private quarters is a *spot* (quarters.py). What somebody has lawfully
seen is part of the position too (`known_hand`, `known_deck`, `dumped`), because it decides what `determinize` may
deal anew.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from cuore.engine.chance import Chance
from cuore.engine.events import EVERYBODY, UNSEEN, Event, EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase
from cuore.engine.moves import CARD_MASK
from cuore.engine.ruleset import Empty
from cuore.engine.table import Table

FRAME: Final = 6  # ints per frame: program key, pc, seat, it, n, source
UNDER: Final = 9  # a spot: card | card under it + 1 << UNDER | events on it << ON
ON: Final = 19
ONE_EVENT: Final = 1 << ON
HAND_SIZE: Final = 5
MAX_SEATS: Final = 6
SEEN_SHIFT: Final = 10  # card | seats that have seen it << SEEN_SHIFT | …
PLACE_SHIFT: Final = 16  # … position from the bottom of a deck, or owner of a card set aside, << PLACE_SHIFT
NOBODY: Final = 7  # the owner of a card set aside that belongs to no seat: an event that is about to land
FROM_SHIFT: Final = 20  # of a card set aside: where it still counts as lying
FROM_DECK: Final = 1 << FROM_SHIFT
FROM_HAND: Final = 2 << FROM_SHIFT
SEEN_CARD: Final = (1 << SEEN_SHIFT) - 1


_WITH_SHOWN: Final = int(Empty.A_PILE_WITH_SHOWN)
_THE_END: Final = int(Empty.THE_END)


def on_spot(spot: int) -> int:
    """How many events lie on the card of a spot; with at least one the card counts as absent."""
    return spot >> ON


class State:
    """Everything that changes. `clone` copies it; `archive.to_plain` carries it through a save."""

    __slots__ = (
        "active",
        "aside",
        "beers",
        "chance",
        "concentration",
        "deck",
        "discard",
        "dumped",
        "effort",
        "employments",
        "empty_piles",
        "ending",
        "first_master",
        "frames",
        "gone",
        "hand",
        "imagination",
        "known_beer",
        "known_deck",
        "known_hand",
        "leave",
        "love",
        "marks",
        "new_cards",
        "next_master",
        "options",
        "over",
        "phase",
        "piles",
        "played",
        "private",
        "quarters",
        "refined",
        "servings",
        "shown",
        "stacks",
        "stand_owner",
        "stand_turns",
        "table",
        "to_move",
        "trace",
        "turn",
        "used",
        "waiting",
    )

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
        beers: list[list[int]],
        known_beer: list[int],
        shown: list[list[int]],
        stacks: list[list[int]],
        played: list[int],
        piles: list[int],
        aside: list[int],
        gone: list[int],
        marks: list[int],
        used: list[int],
        refined: list[int],
        waiting: list[int],
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
        self.beers = beers  # card | mask << SEEN_SHIFT, those under a building not included
        self.known_beer = known_beer  # as known_deck, of the beer pile
        self.shown = shown  # cards face up beside each Stack
        self.stacks = stacks  # cards face down, by Stack
        self.played = played  # of the player in turn
        self.piles = piles  # cards left, by pile
        self.aside = aside  # card | mask << SEEN_SHIFT | owner << PLACE_SHIFT: looked at, or about to land
        self.gone = gone  # out of the game
        self.marks = marks  # what counts for this turn alone (marks.py)
        self.used = used  # private maids, and cards with a once-a-turn text, that have acted this turn
        self.refined = refined  # in a game with rounds: the card that each seat has drafted, or -1
        self.waiting = waiting  # cards employed this turn that act after the new hand is drawn
        self.frames = frames  # effects in progress, FRAME ints each, the last is the running one

        self.active: i64 = 0  # the seat in turn
        self.phase: i64 = int(Phase.START)
        self.servings: i64 = 0
        self.love: i64 = 0
        self.employments: i64 = 0
        self.imagination: i64 = 0
        self.concentration: i64 = 0
        self.effort: i64 = 0
        self.new_cards: i64 = HAND_SIZE
        self.stand_owner: i64 = 0  # who opened the Beer Stand, if it stands
        self.stand_turns: i64 = 0  # how many turns of that player's it still stands
        self.empty_piles: i64 = 0  # of any kind: most of the time there is none, and lists need no filter
        self.leave: i64 = 0  # what ends when the effects are done: 1 serving phase, 2 turn, 3 starting phase
        self.ending: i64 = 0  # the game ends with this turn
        self.over: i64 = 0
        self.first_master: i64 = 0  # in a game with rounds: who began this one
        self.next_master: i64 = 0  # … and who begins the next one
        self.turn: i64 = 1
        self.to_move: i64 = 0
        self.options: list[int] = []
        self.trace: list[Event] | None = None  # what happens, while somebody listens

    def clone(self) -> State:
        """An independent copy."""
        s = State(
            self.table,
            self.chance.clone(),
            [zone.copy() for zone in self.hand],
            [zone.copy() for zone in self.deck],
            [zone.copy() for zone in self.discard],
            [zone.copy() for zone in self.dumped],
            [zone.copy() for zone in self.quarters],
            [zone.copy() for zone in self.private],
            [zone.copy() for zone in self.known_hand],
            [zone.copy() for zone in self.known_deck],
            [zone.copy() for zone in self.beers],
            self.known_beer.copy(),
            [zone.copy() for zone in self.shown],
            [zone.copy() for zone in self.stacks],
            self.played.copy(),
            self.piles.copy(),
            self.aside.copy(),
            self.gone.copy(),
            self.marks.copy(),
            self.used.copy(),
            self.refined.copy(),
            self.waiting.copy(),
            self.frames.copy(),
        )
        s.active = self.active
        s.phase = self.phase
        s.servings = self.servings
        s.love = self.love
        s.employments = self.employments
        s.imagination = self.imagination
        s.concentration = self.concentration
        s.effort = self.effort
        s.new_cards = self.new_cards
        s.stand_owner = self.stand_owner
        s.stand_turns = self.stand_turns
        s.empty_piles = self.empty_piles
        s.leave = self.leave
        s.ending = self.ending
        s.over = self.over
        s.first_master = self.first_master
        s.next_master = self.next_master
        s.turn = self.turn
        s.to_move = self.to_move
        s.options = self.options  # never changed in place
        return s


def push(s: State, key: int, seat: int, pc: int = 0) -> None:
    """Start an effect on top of whatever is in progress."""
    s.frames += [key, pc, seat, -1, -1, -1]


# -- the log ------------------------------------------------------------------------------------------------


def note(s: State, what: EventKind, seat: int, card: int = UNSEEN, number: int = 0, seen: int = EVERYBODY) -> None:
    """Tell whoever listens. `seen` is the mask of seats that may know the card."""
    if s.trace is not None:
        s.trace.append(Event(what, seat, card, number, seen))


# -- zones --------------------------------------------------------------------------------------------------


def top_up(s: State, seat: i64) -> bool:
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
        note(s, EventKind.SHUFFLED, seat)
    return True


def draw(s: State, seat: i64, count: i64) -> i64:
    """Draw what there is, up to `count`; how many it was."""
    if s.known_deck[seat] or s.trace is not None or count <= 0:
        return _draw_one_by_one(s, seat, count)
    hand = s.hand[seat]
    deck = s.deck[seat]
    left: i64 = len(deck) - count
    if left >= 0:
        hand += deck[left:]
        del deck[left:]
        hand.sort()
        return count
    drawn: i64 = len(deck)  # all that is left, and the rest from the discard pile
    hand += deck
    deck.clear()
    if top_up(s, seat):
        deck = s.deck[seat]
        left = max(len(deck) + left, 0)
        drawn += len(deck) - left
        hand += deck[left:]
        del deck[left:]
    hand.sort()
    return drawn


def _draw_one_by_one(s: State, seat: i64, count: i64) -> i64:
    """The same where somebody listens, or knows cards of the deck."""
    hand = s.hand[seat]
    drawn: i64 = 0
    while drawn < count and top_up(s, seat):
        deck = s.deck[seat]
        card = deck.pop()
        insort(hand, card)
        if s.known_deck[seat]:
            _carry_knowledge(s, seat, len(deck), card)
        if s.trace is not None:
            note(s, EventKind.DREW, seat, card, seen=1 << seat)
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


def leave_hand(s: State, seat: i64, card: int) -> None:
    """Take a card out of a hand, for all to see."""
    s.hand[seat].remove(card)
    if s.known_hand[seat]:
        forget_held(s, seat, card)


def forget_held(s: State, seat: int, card: int) -> None:
    """Such a card has left the hand: nobody can say that it was not the one they knew."""
    known = s.known_hand[seat]
    masks = [k >> SEEN_SHIFT for k in known if k & SEEN_CARD == card]
    for viewer in range(MAX_SEATS):
        for i, mask in enumerate(masks):
            if mask >> viewer & 1:
                masks[i] = mask & ~(1 << viewer)
                break
    rest = [k for k in known if k & SEEN_CARD != card]
    s.known_hand[seat] = rest + [card | mask << SEEN_SHIFT for mask in masks if mask]


def learn_held(s: State, seat: int, card: int, viewers: int) -> None:
    """Those seats see that the hand holds such a card; whoever knew of one already knows no more than before."""
    known = s.known_hand[seat]
    for k in known:
        if k & SEEN_CARD == card:
            viewers &= ~(k >> SEEN_SHIFT)
    if not viewers:
        return
    for i, k in enumerate(known):
        if k & SEEN_CARD == card:
            known[i] = k | viewers << SEEN_SHIFT
            return
    known.append(card | viewers << SEEN_SHIFT)


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
    """Count the empty piles of maids, and the stacks that count as one or end the game by themselves."""
    if s.ending:
        return
    table = s.table
    empty: i64 = 0
    why: i64 = -1
    for stack, meaning in table.end_stacks:
        if s.stacks[stack] or (meaning == _WITH_SHOWN and s.shown[stack]):
            continue
        if meaning == _THE_END:
            why = stack
        empty += 1
    for pile in range(len(s.piles)):
        if s.piles[pile] == 0 and table.maid_pile[pile]:
            empty += 1
    if why >= 0 or empty >= table.empty_piles_to_end:
        s.ending = 1
        note(s, EventKind.LAST_TURN, s.active, number=why + 1)


def return_to_town(s: State, card: int) -> None:
    """Back on its pile; a card that has none goes under its stack, or out of the game."""
    pile = s.table.pile_of[card]
    if pile < 0:
        stack = s.table.stack_of[card]
        if stack < 0:
            s.gone.append(card)
        elif len(s.shown[stack]) < s.table.shown_count[stack]:
            insort(s.shown[stack], card)
        else:
            s.stacks[stack].insert(0, card)
        return
    if s.piles[pile] == 0:
        s.empty_piles -= 1
    s.piles[pile] += 1


def spot_card(spot: int) -> int:
    """The card of a spot."""
    return spot & CARD_MASK
