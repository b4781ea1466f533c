"""What an answer does: one branch for each instruction that asks."""

from __future__ import annotations

from typing import Final

from cuore.engine import beer
from cuore.engine.actions import gain
from cuore.engine.choices import is_optional
from cuore.engine.events import EVERYBODY, EventKind
from cuore.engine.frames import HOW_MASK, IT, PC, SEAT, SOURCE, N, discard_onto, put_under, refill_shown
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack
from cuore.engine.moves import CARD_MASK, DONE, NO, SEAT_SHIFT, SHIFT, TARGET, TARGET_CARD
from cuore.engine.opcodes import (
    ASK_ALIKE,
    ASK_BEER,
    ASK_BONUS,
    ASK_CARD,
    ASK_IT,
    ASK_LOOKED,
    ASK_NAMED,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_OWN_BEER,
    ASK_REACTION,
    ASK_REVEALED,
    ASK_SHOWN_PRIVATE,
    ASK_TAKE,
    ASK_THIS,
    ASK_YES,
    HOW_BOTTOM,
    HOW_CHAMBER,
    HOW_DISCARD,
    HOW_KEEP,
    HOW_RETURN,
    HOW_TOP,
    TIMINGS,
    WIDTH,
)
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import find_spot
from cuore.engine.state import (
    FRAME,
    PLACE_SHIFT,
    SEEN_CARD,
    SEEN_SHIFT,
    State,
    enter_hand,
    know_in_deck,
    last_aside,
    leave_hand,
    note,
    on_spot,
    owner_aside,
    return_to_town,
    spot_card,
    take_from_town,
)
from cuore.engine.steps import To
from cuore.engine.zones import NO_CARDS, Facts, cut, insort, replaced, still, with_zone, without

_PRIVATE: Final = int(Stack.PRIVATE)
_TO_HAND: Final = int(To.HAND)
_TO_DECK: Final = int(To.DECK)
_TO_THEIRS: Final = int(To.THEIR_DISCARD)


def decline(s: State, base: i64, code: Facts, pc: i64) -> None:
    """Nothing chosen: go on where the choice says, or simply behind it."""
    skip = code[pc] == ASK_REACTION or not is_optional(code, pc)
    s.frames[base + PC] = pc + WIDTH if skip else code[pc + 2]


def answer(s: State, move: i64) -> None:
    """Carry out a legal answer to the choice that is open in the running effect."""
    frames = s.frames
    base: i64 = len(frames) - FRAME
    code = PROGRAMS[frames[base]]
    pc: i64 = frames[base + PC]
    op: i64 = code[pc]
    verb: i64 = move >> SHIFT
    if verb == DONE or verb == NO:
        decline(s, base, code, pc)
        return
    seat = frames[base + SEAT]
    card = move & CARD_MASK
    frames[base + PC] = pc + WIDTH
    if op == ASK_CARD:
        _use_card(s, base, seat, card, code[pc + 1] & HOW_MASK)
    elif op == ASK_TAKE:
        _take(s, base, card, code[pc + 1])
    elif op == ASK_BONUS:
        gain(s, seat, card, code[pc + 1 + card])
    elif op == ASK_LOOKED:
        looked = s.aside.pop()
        frames[base + N] = 0
        discard_onto(s, owner_aside(looked), card)
    elif op == ASK_REACTION:
        event = s.aside.pop() & SEEN_CARD
        return_to_town(s, event)
        frames[base + PC] = code[pc + 2]
        note(s, EventKind.TURNED_AWAY, frames[base + IT], event)
    elif op == ASK_OWN_BEER:
        _pick_beer(s, base, card, under_this=code[pc + 1] == 1)
    elif verb == TARGET:
        frames[base + IT] = (move >> SEAT_SHIFT) & 7
    elif verb == TARGET_CARD:
        owner = (move >> SEAT_SHIFT) & 7
        frames[base + IT] = owner
        frames[base + N] = find_spot(s, owner, move)
    elif op != ASK_YES and op != ASK_IT:
        _answer_rarer(s, base, code, pc, card)


def _answer_rarer(s: State, base: i64, code: Facts, pc: i64, card: i64) -> None:
    """The answers to choices that few cards offer."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    if op == ASK_ALIKE:
        for _ in range(code[pc + 1]):
            leave_hand(s, seat, card)
            discard_onto(s, seat, card)
    elif op == ASK_REVEALED:
        _settle_revealed(s, base, card)
    elif op == ASK_THIS:
        s.played.remove(card)
        return_to_town(s, card)
        note(s, EventKind.RETURNED, seat, card)
    elif op == ASK_SHOWN_PRIVATE:
        _swap_private(s, seat, card)
    elif op == ASK_BEER:
        s.love -= code[pc + 1]
        beer.gain(s, seat, card)
    elif op == ASK_NUMBER:
        frames[base + SOURCE] = card
    elif op == ASK_NAMED:
        leave_hand(s, frames[base + IT], card)
        discard_onto(s, frames[base + IT], card)
    elif op == ASK_ORDER:
        # The card named comes on top; the others go back beneath it in the order in which they were.
        looked = last_aside(s, frames[base + N])
        cut(s.aside, len(s.aside) - len(looked))
        below = [e & SEEN_CARD for e in looked]
        below.remove(card)
        beer.put_back(s, [*reversed(below), card], seat)


def _use_card(s: State, base: i64, seat: i64, card: i64, how: i64) -> None:
    """What is done with a card of the hand."""
    leave_hand(s, seat, card)
    if how == HOW_DISCARD:
        discard_onto(s, seat, card)
    elif how == HOW_KEEP:
        for other in s.hand[seat]:
            discard_onto(s, seat, other)
        s.hand[seat].clear()
        s.hand[seat].append(card)
        s.known_hand = with_zone(s.known_hand, seat, NO_CARDS)
    elif how == HOW_RETURN:
        return_to_town(s, card)
        note(s, EventKind.RETURNED, seat, card)
    elif how == HOW_TOP:
        know_in_deck(s, seat, card, 1 << seat)
        s.deck[seat].append(card)
    elif how == HOW_BOTTOM:
        s.deck[seat].insert(0, card)
        step = 1 << PLACE_SHIFT
        known = [k + step for k in s.known_deck[seat]]
        known.append(card | 1 << (SEEN_SHIFT + seat))
        s.known_deck = with_zone(s.known_deck, seat, still(known))
    elif how == HOW_CHAMBER:
        insort(s.quarters[seat], card)
        note(s, EventKind.ENTERED, seat, card)
    else:
        put_under(s, seat, s.frames[base] // TIMINGS, card)


def _take(s: State, base: i64, card: i64, to: i64) -> None:
    seat = s.frames[base + SEAT]
    take_from_town(s, card)
    if s.trace is not None:
        note(s, EventKind.TOOK, seat, card)
    if to == _TO_HAND:
        enter_hand(s, seat, card, EVERYBODY)
    elif to == _TO_DECK:
        know_in_deck(s, seat, card, EVERYBODY)
        s.deck[seat].append(card)
    elif to == _TO_THEIRS:
        s.discard[s.frames[base + IT]].append(card)
    else:
        s.discard[seat].append(card)


def _settle_revealed(s: State, base: i64, kept: i64) -> None:
    """One card turned up goes to the hand, the others to the discard pile."""
    seat = s.frames[base + SEAT]
    turned = s.frames[base + N]
    cards = [e & SEEN_CARD for e in last_aside(s, turned)]
    cut(s.aside, len(s.aside) - turned)
    cards.remove(kept)
    enter_hand(s, seat, kept, EVERYBODY)
    for card in cards:
        discard_onto(s, seat, card)


def _swap_private(s: State, seat: i64, card: i64) -> None:
    """The uncovered private maid under the pile, a shown one in her place; an event on the old one goes home."""
    uncovered = len(s.private[seat]) - 1
    old = s.private[seat][uncovered]
    for _ in range(on_spot(old)):
        return_to_town(s, s.table.event_on_maid)
    s.shown[_PRIVATE].remove(card)
    s.private = with_zone(s.private, seat, replaced(s.private[seat], uncovered, card))
    s.stacks[_PRIVATE].insert(0, spot_card(old))
    note(s, EventKind.ENTERED, seat, card)
    refill_shown(s, _PRIVATE)


def _pick_beer(s: State, base: i64, card: i64, *, under_this: bool) -> None:
    """One of the own beers: under the building just gained, or into a register until its receiver is chosen."""
    seat = s.frames[base + SEAT]
    entry = next(e for e in s.beers[seat] if e & SEEN_CARD == card)
    s.beers = with_zone(s.beers, seat, without(s.beers[seat], s.beers[seat].index(entry)))
    beer.forget(s, seat, 1 << seat)
    if under_this:
        put_under(s, seat, s.frames[base] // TIMINGS, card)
    else:
        s.aside.append(entry & ~(EVERYBODY << SEEN_SHIFT) | 1 << (SEEN_SHIFT + seat) | seat << PLACE_SHIFT)
