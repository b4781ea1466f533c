"""What must be true of every position, re-dealt ones included."""

from __future__ import annotations

from collections import Counter

from cuore import Game
from cuore.engine import setup
from cuore.engine.moves import CARD_MASK
from cuore.engine.state import EVERYBODY, FRAME, FROM_HAND, PLACE_SHIFT, SEEN_CARD, SEEN_SHIFT, State, looked_at
from tests.properties.counting import box_contents, on_the_table


def check_cards(game: Game) -> None:
    """Everything that must be true of the cards of a position."""
    s = game.state
    assert on_the_table(s) == box_contents(s)
    assert setup.card_counts(s) == {n: setup.copies(s.table, card) for n, card in s.table.cards.items()}
    _check_counts(s)
    _check_zones(s)
    _check_knowledge(s)


def _check_counts(s: State) -> None:
    assert min(s.servings, s.love, s.employments, *s.piles) >= 0
    assert 0 <= s.new_cards <= 5
    assert 0 <= s.active < len(s.table.seats)
    assert 0 <= s.to_move < len(s.table.seats)
    assert s.empty_piles == s.piles.count(0)
    assert s.trace is None


def _check_zones(s: State) -> None:
    cards = s.table.cards
    assert len(s.frames) % FRAME == 0
    assert not s.aside or s.frames, "a card is set aside, but nobody is doing anything with it"
    assert len(s.shown) == 2 or not s.stack, "two private maids lie open while there are more"
    for zone in (*s.hand, *s.quarters, s.shown):
        assert zone == sorted(zone)
    for zone in (*s.hand, *s.deck, *s.discard, s.played):
        assert all(cards[card].kind.name not in ("PRIVATE_MAID", "EVENT") for card in zone)
    for spots in s.private:
        assert all(cards[spot & CARD_MASK].kind.name == "PRIVATE_MAID" for spot in spots)


def _check_knowledge(s: State) -> None:
    """What is remembered as seen is so: nobody believes in a card that is not there."""
    for owner in range(len(s.table.seats)):
        assert not Counter(s.dumped[owner]) - Counter(s.discard[owner][:-1])
        for entry in s.known_deck[owner]:
            assert s.deck[owner][entry >> PLACE_SHIFT] == entry & SEEN_CARD
        hand = Counter(s.hand[owner] + looked_at(s, owner, FROM_HAND))  # a card looked at counts as in hand
        for seat in range(len(s.table.seats)):
            seen = Counter(e & SEEN_CARD for e in s.known_hand[owner] if (e >> SEEN_SHIFT) >> seat & 1)
            assert not seen - hand, "somebody believes in more copies than the hand holds"
        assert all(0 < e >> SEEN_SHIFT <= EVERYBODY for e in s.known_hand[owner])
