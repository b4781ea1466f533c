"""A game dealt anew: a position that a seat could not tell from this one, which is the test of secrecy (ADR 2).

What a seat may know is view.py's matter; here every card that it cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cuore.engine import turn
from cuore.engine.chance import Chance, fast_chance
from cuore.engine.kinds import Stack, Timing
from cuore.engine.opcodes import TIMINGS
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import under
from cuore.engine.ruleset import Order
from cuore.engine.state import FROM_HAND, PLACE_SHIFT, SEEN_CARD, UNDER, State, looked_at, owner_aside
from cuore.engine.view import may_see, without_beneath
from cuore.engine.zones import replaced, still, with_zone, zone

DEALS: Final = 8  # tries to find a deal in which the open question has an answer


def determinize(s: State, seat: int | None, seed: int) -> State:
    """A copy in which every card that the seat cannot know is dealt anew, and chance takes another course.

    The deal depends on what the seat knows and on the seed alone: hidden cards are sorted before they are shuffled,
    so a search that deals anew with the same seeds cannot, even by chance, answer to a card that it may not know.
    """
    for attempt in range(DEALS):
        t = _dealt_anew(s, seat, fast_chance(seed * DEALS + attempt))
        if t.options or t.over:
            return t
    # Nobody else's cards fit the question that is open: let whoever is asked hold what they hold.
    for new, old in (
        (t.hand, s.hand),
        (t.deck, s.deck),
        (t.discard, s.discard),
        (t.hidden_discards, s.hidden_discards),
    ):
        new[s.to_move] = old[s.to_move].copy()
    t.options = turn.current_options(t)
    return t


def _dealt_anew(s: State, seat: int | None, chance: Chance) -> State:
    t = s.clone()
    t.chance = chance
    _shuffle_unseen(t)
    _deal_borrowed_anew(t)
    _shuffle_tiers(t)
    _deal_beer_anew(t, seat)
    for owner in range(len(t.table.seats)):
        _deal_anew(t, owner, seat)
    if seat is None or t.to_move != seat:
        t.options = turn.current_options(t)
    return t


def _shuffle_unseen(t: State) -> None:
    """Stacks in an order that nobody knows; the beers have a history of looks (`_deal_beer_anew`)."""
    for number, rule in t.table.stacks.items():
        apart = number in t.table.borrowed or number in (Stack.BEER, t.table.draft_stack)
        if rule.order is Order.SHUFFLED and not apart:
            t.stacks[number].sort()
            t.chance.shuffle_zone(t.stacks[number])


def _deal_borrowed_anew(t: State) -> None:
    """Which of the cards that could be borrowed make up a stack, nobody saw."""
    for stack in t.table.borrowed:
        pile = t.stacks[stack]
        lent = [c for c in t.gone if t.table.stack_of[c] == stack]
        pool = sorted([*pile, *lent])
        t.chance.shuffle(pool)
        t.stacks[stack] = zone(pool[: len(pile)])
        t.gone = still([c for c in t.gone if c not in lent] + pool[len(pile) :])


def _shuffle_tiers(t: State) -> None:
    """Everybody knows that the first ones lie on the second ones."""
    for number, rule in t.table.stacks.items():
        if rule.order is not Order.BY_TIER:
            continue
        stack = t.stacks[number]
        for tier in (1, 2):
            places = [i for i, card in enumerate(stack) if t.table.cards[card].tier == tier]
            cards = sorted(stack[i] for i in places)
            t.chance.shuffle(cards)
            for i, card in zip(places, cards, strict=True):
                stack[i] = card


def _deal_beer_anew(t: State, seat: int | None) -> None:
    """The pile, the beers of others that the seat has not seen, and those under their buildings."""
    if not t.table.has_beer:
        return
    stack = t.stacks[Stack.BEER]
    t.known_beer = still([entry for entry in t.known_beer if may_see(entry, seat)])
    fixed = {entry >> PLACE_SHIFT: entry & SEEN_CARD for entry in t.known_beer}
    pool = [card for i, card in enumerate(stack) if i not in fixed]
    hidden = []
    for owner in range(len(t.table.seats)):
        if owner != seat:
            hidden += [(owner, i) for i, entry in enumerate(t.beers[owner]) if not may_see(entry, seat)]
    covered = [
        (owner, i)
        for owner in range(len(t.table.seats))
        for i, spot in sorted(enumerate(t.quarters[owner]), key=lambda place: without_beneath(place[1]))
        if owner != seat and under(spot) >= 0 and t.table.is_beer[under(spot)]
    ]
    aside = [i for i, e in enumerate(t.aside) if t.table.is_beer[e & SEEN_CARD] and not may_see(e, seat)]
    pool += [t.beers[owner][i] & SEEN_CARD for owner, i in hidden]
    pool += [under(t.quarters[owner][i]) for owner, i in covered]
    pool += [t.aside[i] & SEEN_CARD for i in aside]
    pool.sort()
    t.chance.shuffle(pool)
    # A beer that acts when it is drawn has never come to lie with anybody, nor a stand unseen.
    pool.sort(key=lambda card: bool(PROGRAMS[card * TIMINGS + Timing.REVEALED]) or card == t.table.stall)
    for owner, i in hidden:
        beer = (t.beers[owner][i] & ~SEEN_CARD) | pool.pop(0)
        t.beers = with_zone(t.beers, owner, replaced(t.beers[owner], i, beer))
    for owner, i in covered:
        spot = t.quarters[owner][i]
        t.quarters[owner][i] = spot + ((pool.pop(0) - under(spot)) << UNDER)
    for owner in {owner for owner, _ in covered}:
        t.quarters[owner].sort()
    t.chance.shuffle(pool)
    for i in aside:
        t.aside[i] = (t.aside[i] & ~SEEN_CARD) | pool.pop()
    t.stacks[Stack.BEER] = zone([fixed[i] if i in fixed else pool.pop() for i in range(len(stack))])


def _deal_anew(t: State, owner: int, seat: int | None) -> None:
    """Shuffle what is hidden of one owner's cards over the places where it may lie."""
    own = owner == seat
    deck = t.deck[owner]
    fixed_places = {e >> PLACE_SHIFT: e & SEEN_CARD for e in t.known_deck[owner] if may_see(e, seat)}
    free_places = [i for i in range(len(deck)) if i not in fixed_places]
    hidden_aside = [
        i
        for i, e in enumerate(t.aside)
        if not may_see(e, seat) and owner_aside(e) == owner and not t.table.is_beer[e & SEEN_CARD]
    ]
    from_hand = [i for i in hidden_aside if t.aside[i] & FROM_HAND]
    hidden_aside = [i for i in hidden_aside if i not in from_hand]
    seen_aside = [c for c in looked_at(t, owner, FROM_HAND) if not from_hand]
    kept_hand: list[int] = list(t.hand[owner])
    pool = [deck[i] for i in free_places] + [t.aside[i] & SEEN_CARD for i in hidden_aside]
    if not own:
        kept_hand = [e & SEEN_CARD for e in t.known_hand[owner] if may_see(e, seat)]
        for card in seen_aside:  # the card being looked at is one of those known to be in the hand
            if card in kept_hand:
                kept_hand.remove(card)
        held = [*t.hand[owner], *(t.aside[i] & SEEN_CARD for i in from_hand)]
        pool += _without(held, kept_hand)
        pool += t.hidden_discards[owner]
    pool.sort()
    t.chance.shuffle(pool)
    for i in free_places:
        deck[i] = pool.pop()
    for i in hidden_aside:
        t.aside[i] = (t.aside[i] & ~SEEN_CARD) | pool.pop()
    if not own:
        hidden = [pool.pop() for _ in t.hidden_discards[owner]]
        if hidden:
            *others, top = t.discard[owner]
            t.discard[owner] = zone([*sorted(_without(others, t.hidden_discards[owner])), *hidden, top])
            t.hidden_discards[owner] = zone(hidden)
        t.hand[owner] = zone(sorted(kept_hand + pool))
        for i in from_hand:  # which of its cards chance has picked for somebody's look, nobody else knows
            hand = t.hand[owner]
            t.aside[i] = (t.aside[i] & ~SEEN_CARD) | hand.pop(t.chance.below(len(hand)))
        t.known_hand = with_zone(t.known_hand, owner, still([e for e in t.known_hand[owner] if may_see(e, seat)]))
    t.known_deck = with_zone(t.known_deck, owner, still([e for e in t.known_deck[owner] if may_see(e, seat)]))


def _without(cards: list[int], taken: Iterable[int]) -> list[int]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
