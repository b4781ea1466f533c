"""One position: zones of card numbers, the counters of the turn, and the effects in progress.

Zones are rows of small ints (zones.py). A deck's last element is its top, a discard pile's last element is its top. A
card in private quarters is a *spot* (quarters.py). Zones that seldom change lie still: copies of a position share
them, and a change puts another one in the place of the old. What somebody has lawfully seen is part of the position
too (`known_hand`, `known_deck`, `hidden_discards`), because it decides what `determinize` may deal anew.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.chance import Chance
from cuore.engine.events import EVERYBODY, UNSEEN, Event, EventKind
from cuore.engine.ints import i64
from cuore.engine.kinds import Phase
from cuore.engine.moves import CARD_MASK
from cuore.engine.ruleset import Empty
from cuore.engine.slots import attributes, set_by
from cuore.engine.table import Table
from cuore.engine.zones import (
    NATIVE,
    NO_CARDS,
    Still,
    Stills,
    Zone,
    as_list,
    empty,
    insort,
    move_from,
    replaced,
    still,
    stills,
    with_card,
    with_zone,
    zeros,
    zone,
)

Zones = list[Zone]  # by seat or by stack

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


_START: Final = int(Phase.START)
_WITH_SHOWN: Final = int(Empty.A_PILE_WITH_SHOWN)
_THE_END: Final = int(Empty.THE_END)


def on_spot(spot: i64) -> i64:
    """How many events lie on the card of a spot; with at least one the card counts as absent."""
    return spot >> ON


class State:
    """Everything that changes. `clone` copies it; `archive.to_plain` carries it through a save."""

    def __init__(self, table: Table, chance: Chance, like: State | None = None) -> None:
        """A table with nothing on it, or the position `like` over again.

        Here, and nowhere else, a field is declared: what it is called, how it begins and how it is copied. Slots
        follow from it, and so do saves and hashes, whose keys keep this order.
        """
        seats: i64 = table.seat_count
        stacks: i64 = table.stack_count
        self.table = table
        self.chance = chance
        # -- zones of each seat
        self.hand: Zones = _none(seats) if like is None else [cards.copy() for cards in like.hand]  # sorted
        self.deck: Zones = _none(seats) if like is None else [cards.copy() for cards in like.deck]
        self.discard: Zones = _none(seats) if like is None else [cards.copy() for cards in like.discard]
        # The part of a discard pile that went there unseen.
        self.hidden_discards: Zones = (
            _none(seats) if like is None else [cards.copy() for cards in like.hidden_discards]
        )
        # Spots of chambermaids and events that lie free, sorted; and of private maids, the last is uncovered.
        self.quarters: Zones = _none(seats) if like is None else [cards.copy() for cards in like.quarters]
        self.private: Stills = _still_none(seats) if like is None else like.private
        # card | mask << SEEN_SHIFT: in that hand, as those seats know; … | position << PLACE_SHIFT: in that deck.
        self.known_hand: Stills = _still_none(seats) if like is None else like.known_hand
        self.known_deck: Stills = _still_none(seats) if like is None else like.known_deck
        # card | mask << SEEN_SHIFT, those under a building not included; and as known_deck, of the beer pile.
        self.beers: Stills = _still_none(seats) if like is None else like.beers
        self.known_beer: Still = NO_CARDS if like is None else like.known_beer
        # -- by stack: cards face up beside it, cards face down
        self.shown: Zones = _none(stacks) if like is None else [cards.copy() for cards in like.shown]
        self.stacks: Zones = _none(stacks) if like is None else [cards.copy() for cards in like.stacks]
        # -- for all
        self.played: Zone = empty() if like is None else like.played.copy()  # of the player in turn
        self.piles: Zone = empty() if like is None else like.piles.copy()  # cards left, by pile
        # card | mask << SEEN_SHIFT | owner << PLACE_SHIFT: looked at, or about to land.
        self.aside: Zone = empty() if like is None else like.aside.copy()
        self.gone: Still = NO_CARDS if like is None else like.gone  # out of the game
        # What counts for this turn alone (marks.py).
        self.turn_marks: Zone = zeros(table.mark_count) if like is None else like.turn_marks.copy()
        # Private maids, and cards with a once-a-turn text, that have acted this turn.
        self.used: Still = NO_CARDS if like is None else like.used
        # In a game with rounds: the card that each seat has drafted, or -1.
        self.refined: Zone = zone([-1] * len(table.seats)) if like is None else like.refined.copy()
        # Cards employed this turn that act after the new hand is drawn.
        self.waiting: Still = NO_CARDS if like is None else like.waiting
        # Effects in progress, FRAME ints each, the last is the running one.
        self.frames: Zone = empty() if like is None else like.frames.copy()
        # -- counters; compiled, both halves of such a line must be machine integers
        none: i64 = 0
        start: i64 = _START
        hand_size: i64 = HAND_SIZE
        self.active: i64 = none if like is None else like.active  # the seat in turn
        self.phase: i64 = start if like is None else like.phase
        self.servings: i64 = none if like is None else like.servings
        self.love: i64 = none if like is None else like.love
        self.employments: i64 = none if like is None else like.employments
        self.imagination: i64 = none if like is None else like.imagination
        self.concentration: i64 = none if like is None else like.concentration
        self.effort: i64 = none if like is None else like.effort
        self.new_cards: i64 = hand_size if like is None else like.new_cards
        self.stand_owner: i64 = none if like is None else like.stand_owner  # who opened the Beer Stand, if it stands
        self.stand_turns: i64 = none if like is None else like.stand_turns  # how many turns of theirs it still stands
        # What ends when the effects are done: 1 serving phase, 2 turn, 3 starting phase.
        self.leave: i64 = none if like is None else like.leave
        # Of any kind: most of the time there is none, and lists need no filter.
        self.empty_piles: i64 = none if like is None else like.empty_piles
        self.ending: i64 = none if like is None else like.ending  # the game ends with this turn
        self.over: i64 = none if like is None else like.over
        self.turn: i64 = none + 1 if like is None else like.turn
        self.to_move: i64 = none if like is None else like.to_move
        # In a game with rounds: who began this one, and who begins the next one.
        self.first_master: i64 = none if like is None else like.first_master
        self.next_master: i64 = none if like is None else like.next_master
        # -- beside the position
        self.options: Zone = empty() if like is None else like.options
        self.shares_options: i64 = none if like is None else none + 1  # with a copy
        self.trace: list[Event] | None = None  # what happens, while somebody listens

    __slots__ = set_by(__init__)

    def clone(self) -> State:
        """An independent copy."""
        self.shares_options = 1
        return State(self.table, self.chance.clone(), self)


# What a save carries, by attribute, and what it is called there: a name may change, a key of saved games may not.
_OTHERWISE_SAVED: Final = ("table", "chance", "options", "shares_options", "trace")
_OLD_KEYS: Final = {"hidden_discards": "dumped", "turn_marks": "marks"}
SAVED: Final = {name: _OLD_KEYS.get(name, name) for name in attributes(State) if name not in _OTHERWISE_SAVED}


def _none(zones: i64) -> Zones:
    return [empty() for _ in range(zones)]


def _still_none(zones: i64) -> Stills:
    return stills([NO_CARDS] * zones)


def push(s: State, key: i64, seat: i64, pc: i64 = 0) -> None:
    """Start an effect on top of whatever is in progress."""
    if NATIVE:
        frames = s.frames
        frames.append(key)
        frames.append(pc)
        frames.append(seat)
        frames.append(-1)
        frames.append(-1)
        frames.append(-1)
    else:
        s.frames += [key, pc, seat, -1, -1, -1]


def options_to_fill(s: State) -> Zone:
    """For the compiled build: the zone of the last options over again, unless a copy needs it as it is."""
    if s.shares_options:
        s.shares_options = 0
        s.options = empty()
    else:
        s.options.clear()
    return s.options


# -- the log ------------------------------------------------------------------------------------------------


def note(s: State, what: EventKind, seat: i64, card: i64 = UNSEEN, number: i64 = 0, seen: i64 = EVERYBODY) -> None:
    """Tell whoever listens. `seen` is the mask of seats that may know the card."""
    if s.trace is not None:
        s.trace.append(Event(what, int(seat), int(card), int(number), int(seen)))


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
    s.hidden_discards[seat].clear()
    if s.known_deck[seat]:
        s.known_deck = with_zone(s.known_deck, seat, NO_CARDS)
    s.chance.shuffle_zone(discard)
    if s.trace is not None:
        note(s, EventKind.SHUFFLED, seat)
    return True


def draw(s: State, seat: i64, count: i64) -> i64:
    """Draw what there is, up to `count`; how many it was."""
    if s.known_deck[seat] or s.trace is not None or count <= 0:
        return _draw_one_by_one(s, seat, count)
    hand = s.hand[seat]
    deck = s.deck[seat]
    drawn: i64 = count
    left: i64 = len(deck) - count
    if left < 0:  # all that is left, and the rest from the discard pile
        hand.extend(deck)
        deck.clear()
        if top_up(s, seat):
            deck = s.deck[seat]
            left += len(deck)
        if left < 0:
            drawn += left
            left = 0
    if NATIVE:
        move_from(deck, left, hand)
    else:  # without the call: this is the draw of every turn
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
            _carry_knowledge(s, seat, len(deck))
        if s.trace is not None:
            note(s, EventKind.DREW, seat, card, seen=1 << seat)
        drawn += 1
    return drawn


def owner_aside(looked: i64) -> i64:
    """The seat that a card set aside belongs to, or NOBODY."""
    return looked >> PLACE_SHIFT & 7


def looked_at(s: State, seat: i64, where: i64) -> list[int]:
    """The seat's cards that somebody is looking at just now and that still count as lying in deck or hand."""
    if not s.aside:
        return []
    return [e & SEEN_CARD for e in s.aside if e & where and owner_aside(e) == seat]


def last_aside(s: State, count: i64) -> list[int]:
    """The cards that were set aside last, as they lie there."""
    return as_list(s.aside)[len(s.aside) - count :]


def who_knows_top(s: State, seat: i64) -> i64:
    """The seats that know the top card of a deck."""
    place: i64 = len(s.deck[seat]) - 1
    for k in s.known_deck[seat]:
        if k >> PLACE_SHIFT == place:
            return k >> SEEN_SHIFT & EVERYBODY
    return 0


def pop_top(s: State, seat: i64) -> i64:
    """Take the top card off a deck that has one."""
    deck = s.deck[seat]
    card = deck.pop()
    known = s.known_deck[seat]
    if known:
        rest = still([k for k in known if k >> PLACE_SHIFT != len(deck)])
        s.known_deck = with_zone(s.known_deck, seat, rest)
    return card


def _carry_knowledge(s: State, seat: i64, place: i64) -> None:
    """Who knew the card in the deck knows it in the hand."""
    known = s.known_deck[seat]
    for k in known:
        if k >> PLACE_SHIFT == place:
            know_held(s, seat, k & ((1 << PLACE_SHIFT) - 1))
            s.known_deck = with_zone(s.known_deck, seat, still([other for other in known if other != k]))
            return


def leave_hand(s: State, seat: i64, card: i64) -> None:
    """Take a card out of a hand, for all to see."""
    s.hand[seat].remove(card)
    if s.known_hand[seat]:
        forget_held(s, seat, card)


def forget_held(s: State, seat: i64, card: i64) -> None:
    """Such a card has left the hand: nobody can say that it was not the one they knew."""
    known = s.known_hand[seat]
    masks = [k >> SEEN_SHIFT for k in known if k & SEEN_CARD == card]
    viewer: i64
    for viewer in range(MAX_SEATS):
        for i, mask in enumerate(masks):
            if mask >> viewer & 1:
                masks[i] = mask & ~(1 << viewer)
                break
    rest = [k for k in known if k & SEEN_CARD != card]
    rest += [card | mask << SEEN_SHIFT for mask in masks if mask]
    s.known_hand = with_zone(s.known_hand, seat, still(rest))


def know_held(s: State, seat: i64, known: i64) -> None:
    """Write down that such a card is in that hand, and who knows it."""
    s.known_hand = with_zone(s.known_hand, seat, with_card(s.known_hand[seat], known))


def know_in_deck(s: State, seat: i64, card: i64, seen: i64) -> None:
    """Those seats know the card that is about to be laid on top of a deck."""
    known = card | seen << SEEN_SHIFT | len(s.deck[seat]) << PLACE_SHIFT
    s.known_deck = with_zone(s.known_deck, seat, with_card(s.known_deck[seat], known))


def learn_held(s: State, seat: i64, card: i64, viewers: i64) -> None:
    """Those seats see that the hand holds such a card; whoever knew of one already knows no more than before."""
    known = s.known_hand[seat]
    for k in known:
        if k & SEEN_CARD == card:
            viewers &= ~(k >> SEEN_SHIFT)
    if not viewers:
        return
    for i, k in enumerate(known):
        if k & SEEN_CARD == card:
            s.known_hand = with_zone(s.known_hand, seat, replaced(known, i, k | viewers << SEEN_SHIFT))
            return
    know_held(s, seat, card | viewers << SEEN_SHIFT)


def enter_hand(s: State, seat: i64, card: i64, seen: i64) -> None:
    """Put a card into a hand; the seats in `seen` know it."""
    insort(s.hand[seat], card)
    if seen != 1 << seat:
        know_held(s, seat, card | seen << SEEN_SHIFT)


def take_from_town(s: State, card: i64) -> None:
    """One card off its pile. The end is fixed the moment enough maid piles are empty together."""
    pile = s.table.pile_of[card]
    left = s.piles[pile] - 1
    s.piles[pile] = left
    if left == 0:
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
    pile: i64
    for pile in range(len(s.piles)):
        if s.piles[pile] == 0 and table.maid_pile[pile]:
            empty += 1
    if why >= 0 or empty >= table.empty_piles_to_end:
        s.ending = 1
        note(s, EventKind.LAST_TURN, s.active, number=why + 1)


def return_to_town(s: State, card: i64) -> None:
    """Back on its pile; a card that has none goes under its stack, or out of the game."""
    pile = s.table.pile_of[card]
    if pile < 0:
        stack = s.table.stack_of[card]
        if stack < 0:
            s.gone = with_card(s.gone, card)
        elif len(s.shown[stack]) < s.table.shown_count[stack]:
            insort(s.shown[stack], card)
        else:
            s.stacks[stack].insert(0, card)
        return
    if s.piles[pile] == 0:
        s.empty_piles -= 1
    s.piles[pile] += 1


def spot_card(spot: i64) -> i64:
    """The card of a spot."""
    return spot & CARD_MASK
