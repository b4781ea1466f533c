"""What must be true of every position, re-dealt ones included."""

from __future__ import annotations

from collections import Counter

from cuore import Game
from cuore.engine import positions, setup
from cuore.engine.events import EVERYBODY
from cuore.engine.kinds import Kind
from cuore.engine.moves import CARD_MASK
from cuore.engine.state import FRAME, FROM_HAND, PLACE_SHIFT, SEEN_CARD, SEEN_SHIFT, State, looked_at
from tests.properties.counting import box_contents, on_the_table, zone
from tests.stacks import Stack

LOVE_AND_MAIDS = (Kind.LOVE, Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF, Kind.GENERAL_MAID)
LIE_IN_QUARTERS = (*LOVE_AND_MAIDS[1:], Kind.EVENT, Kind.BUILDING, Kind.REMINISCENCE, Kind.PREPARATION)
# A Colette of More has no pile: one that is returned leaves the game.
MAY_BE_GONE = (Kind.BEER, Kind.EVENT, Kind.REFINED_MAID, Kind.GENERAL_MAID, Kind.PRIVATE_MAID, Kind.CHAMBERMAID_CHIEF)
LIE_OPEN = {Stack.PRIVATE: 2, Stack.BEER: 1, Stack.REMINISCENCE: 3}


def check_cards(game: Game) -> None:
    """Everything that must be true of the cards of a position."""
    s = game.state
    assert on_the_table(s) == box_contents(s)
    assert positions.card_counts(s) == {n: setup.copies(s.table, card) for n, card in s.table.cards.items()}
    check_counts(s)
    check_zones(s)
    check_knowledge(s)


def check_counts(s: State) -> None:
    """Nothing is negative, nobody sits at a seat that is not there."""
    assert min(s.servings, s.love, s.employments, s.imagination, s.concentration, s.effort) >= 0
    assert min(0, *s.piles, *s.turn_marks) == 0
    assert s.new_cards >= 0
    assert 0 <= s.active < len(s.table.seats)
    assert 0 <= s.to_move < len(s.table.seats)
    assert s.empty_piles == s.piles.count(0)
    assert s.leave == 0, "a phase should have ended"
    assert 0 <= s.stand_turns <= 2
    assert s.trace is None


def check_zones(s: State) -> None:
    """Each zone is in order and holds what may lie there."""
    cards = s.table.cards
    assert len(s.frames) % FRAME == 0
    assert not s.aside or s.frames, "a card is set aside, but nobody is doing anything with it"
    _check_shown(s)
    for held in (*s.hand, *s.quarters, *s.shown):
        assert list(held) == sorted(held)
    for held in (*s.hand, *s.deck, *s.discard, s.played):
        assert all(cards[card].kind in LOVE_AND_MAIDS for card in held)
    for spots in s.private:
        assert all(cards[spot & CARD_MASK].kind is Kind.PRIVATE_MAID for spot in spots)
    for quarters in s.quarters:
        assert all(cards[spot & CARD_MASK].kind in LIE_IN_QUARTERS for spot in quarters)
    assert all(cards[card].kind in MAY_BE_GONE for card in s.gone)
    assert s.table.has_rounds or all(cards[card].kind is not Kind.CHAMBERMAID_CHIEF for card in s.gone)
    assert all(card < 0 or cards[card].kind is Kind.REFINED_MAID for card in s.refined)


def _check_shown(s: State) -> None:
    """So many cards lie open while there are more; inside an effect a place may wait for its next card."""
    if s.table.has_rounds:
        for stack in (Stack.PRIVATE, Stack.MIXED):
            assert len(zone(s.shown, stack)) == 1 or not zone(s.stacks, stack)
        return
    for stack, number in LIE_OPEN.items():
        there = len(zone(s.shown, stack))
        assert there == number or not zone(s.stacks, stack) or (s.frames and there == number - 1), stack


def check_knowledge(s: State) -> None:
    """What is remembered as seen is so: nobody believes in a card that is not there."""
    seats = range(len(s.table.seats))
    for owner in seats:
        assert not Counter(s.hidden_discards[owner]) - Counter(s.discard[owner][:-1])
        for entry in s.known_deck[owner]:
            assert s.deck[owner][entry >> PLACE_SHIFT] == entry & SEEN_CARD
        hand = Counter(s.hand[owner] + looked_at(s, owner, FROM_HAND))  # a card looked at counts as in hand
        for seat in seats:
            seen = Counter(e & SEEN_CARD for e in s.known_hand[owner] if (e >> SEEN_SHIFT) >> seat & 1)
            assert not seen - hand, "somebody believes in more copies than the hand holds"
        assert all(0 < e >> SEEN_SHIFT <= EVERYBODY for e in s.known_hand[owner])
        assert all(e >> SEEN_SHIFT & 1 << owner for e in s.beers[owner]), "an owner does not know their own beer"
    for entry in s.known_beer:
        assert zone(s.stacks, Stack.BEER)[entry >> PLACE_SHIFT] == entry & SEEN_CARD
    places = [entry >> PLACE_SHIFT for entry in s.known_beer]
    assert len(places) == len(set(places)), "two cards are known to lie in one place"
