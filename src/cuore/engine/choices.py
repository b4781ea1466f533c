"""What may be answered: the options of every instruction that asks, and what an offer needs to be made at all."""

from __future__ import annotations

from typing import Final

from cuore.engine import beer
from cuore.engine.frames import HOW_MASK, IT, SEAT, SOURCE, N, can_draw, lies_played
from cuore.engine.ints import i64
from cuore.engine.kinds import Stack
from cuore.engine.moves import (
    BEER,
    CARD_MASK,
    CHAMBER,
    CHOOSE,
    CHOOSE_BONUS,
    DISCARD,
    DONE_MOVE,
    KEEP,
    NO_MOVE,
    NUMBER,
    PUT,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    SHIFT,
    TAKE,
    TARGET,
    TARGET_CARD,
    USE,
    YES_MOVE,
)
from cuore.engine.opcodes import (
    ASK_ALIKE,
    ASK_BEER,
    ASK_BONUS,
    ASK_BUILDING,
    ASK_CARD,
    ASK_CHAMBERMAID,
    ASK_DEST,
    ASK_IT,
    ASK_LOOKED,
    ASK_MOVABLE,
    ASK_NAMED,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_OWN_BEER,
    ASK_OWN_EVENT,
    ASK_PLAYER,
    ASK_REACTION,
    ASK_REVEALED,
    ASK_SHOWN_PRIVATE,
    ASK_TAKE,
    ASK_THIS,
    ASK_YES,
    CAN_DRAW,
    DRAW,
    HAS_CARD,
    HOW_KEEP,
    LAST_ASK,
    LOOK_TOP,
    NEED_BEER,
    NEED_CARDS,
    NEED_DEST,
    NEED_DRUNK,
    NEED_OWN,
    NEED_PLAYED,
    NEED_PLAYER,
    NEED_SERVINGS,
    NEED_TAKE,
    NEED_UNUSED,
    NOWHERE,
    TIMINGS,
    WIDTH,
)
from cuore.engine.programs import PROGRAMS
from cuore.engine.quarters import count_own, destinations, event_spots, has_somewhere_to_go, movable, target
from cuore.engine.state import FRAME, SEEN_CARD, State, push
from cuore.engine.steps import Who

_PRIVATE: Final = int(Stack.PRIVATE)
_ANYONE: Final = int(Who.ANYONE)
_OTHERS: Final = int(Who.OTHERS)
_ANOTHER: Final = int(Who.ANOTHER)
_EVERYONE: Final = int(Who.EVERYONE)
_BEER_OWNER: Final = int(Who.BEER_OWNER)
_VERB: Final = [DISCARD, KEEP, RETURN, PUT, PUT, CHAMBER, CHOOSE]  # of each HOW


def is_optional(code: list[int], pc: int) -> bool:
    """Whether the choice may be declined."""
    op = code[pc]
    return op == ASK_REACTION or (op != ASK_BONUS and code[pc + 2] != NOWHERE)


def with_refusal(options: list[int], op: int) -> list[int]:
    """The options and the word that declines them all."""
    options.append(NO_MOVE if op == ASK_YES else DONE_MOVE)
    return options


def options_of(s: State, base: int, code: list[int], pc: int) -> list[int]:
    """What may be chosen, without the refusal, sorted."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    if op == ASK_CARD:
        return _hand_options(s, seat, code[pc + 1] & HOW_MASK, hand_match(s, seat, code[pc + 3]))
    if op == ASK_TAKE:
        fitting = s.table.match[code[pc + 3]]
        cards = s.table.pile_cards
        return [TAKE << SHIFT | cards[i] for i in range(len(cards)) if s.piles[i] and fitting[cards[i]]]
    if op == ASK_PLAYER:
        return [TARGET << SHIFT | p << SEAT_SHIFT for p in _players(s, seat, code[pc + 1], code[pc + 3])]
    if op == ASK_YES:
        condition = code[pc + 1]
        if condition == CAN_DRAW and not can_draw(s, seat):
            return []
        if condition == HAS_CARD and not s.hand[seat]:
            return []
        return [YES_MOVE]
    if op == ASK_BONUS:
        return [CHOOSE_BONUS << SHIFT | r for r in range(3) if code[pc + 1 + r]]
    if op == ASK_LOOKED:
        return [DISCARD << SHIFT | (s.aside[-1] & SEEN_CARD)] if frames[base + N] == 1 else []
    if op == ASK_DEST:
        excluded = frames[base + SOURCE] if code[pc + 1] else -1
        return destinations(s, s.aside[-1] & SEEN_CARD, excluded, seat)
    if op == ASK_REACTION:
        reacts = s.table.reacts
        hand = s.hand[frames[base + IT]]
        return [REVEAL << SHIFT | c for c in sorted({c for c in hand if reacts[c]})]
    if op == ASK_OWN_EVENT:
        return sorted({target(s, seat, spot) for spot in event_spots(s, seat, code[pc + 1])})
    if op == ASK_MOVABLE:
        return movable(s)
    return _rarer_options(s, base, code, pc)


def _rarer_options(s: State, base: int, code: list[int], pc: int) -> list[int]:
    """The choices that few cards offer."""
    op: i64 = code[pc]
    frames = s.frames
    seat = frames[base + SEAT]
    table = s.table
    this = frames[base] // TIMINGS
    if op == ASK_ALIKE:
        hand = s.hand[seat]
        return [DISCARD << SHIFT | c for c in sorted({c for c in hand if hand.count(c) >= code[pc + 1]})]
    if op == ASK_REVEALED:
        return [KEEP << SHIFT | c for c in sorted({e & SEEN_CARD for e in s.aside[-frames[base + N] :]})]
    if op == ASK_THIS:
        return [RETURN << SHIFT | this] if lies_played(s, base) else []
    if op == ASK_CHAMBERMAID:
        return sorted({target(s, seat, spot) for spot in s.quarters[seat] if table.is_maid[spot & CARD_MASK]})
    if op == ASK_BUILDING:
        owner = frames[base + IT]
        return sorted({target(s, owner, spot) for spot in s.quarters[owner] if table.is_building[spot & CARD_MASK]})
    if op == ASK_SHOWN_PRIVATE:
        return [TAKE << SHIFT | card for card in s.shown[_PRIVATE]] if s.private[seat] else []
    if op == ASK_BEER:
        return [BEER << SHIFT | which for which in beer.offers(s)] if s.love >= code[pc + 1] else []
    if op == ASK_OWN_BEER:
        return [TARGET_CARD << SHIFT | seat << SEAT_SHIFT | c for c in sorted({e & SEEN_CARD for e in s.beers[seat]})]
    if op == ASK_IT:
        it = frames[base + N]
        return [USE << SHIFT | it] if it >= 0 and table.serves[it] else []
    if op == ASK_NUMBER:
        return [NUMBER << SHIFT | n for n in sorted({table.cost[c] for c in table.cards if table.in_hands[c]})]
    if op == ASK_NAMED:
        cost = frames[base + SOURCE]
        return [DISCARD << SHIFT | c for c in sorted({c for c in s.hand[frames[base + IT]] if table.cost[c] == cost})]
    assert op == ASK_ORDER
    return [PUT << SHIFT | c for c in sorted({e & SEEN_CARD for e in s.aside[-frames[base + N] :]})]


def hand_match(s: State, seat: int, match: int) -> list[int]:
    """Which cards of a hand fit; in some turns other cards in hand count as a love card."""
    table = s.table
    if table.likeness and s.turn_marks[table.likeness_mark] and seat == s.active:
        return table.match_likened[match]
    return table.match[match]


def _has_hand_option(s: State, seat: int, how: int, match: list[int]) -> bool:
    """Whether `_hand_options` would list anything."""
    hand = s.hand[seat]
    if how == HOW_KEEP and len(hand) < 2:
        return False
    for card in hand:  # noqa: SIM110 - a generator is slower, compiled and not
        if match[card]:
            return True
    return False


def _hand_options(s: State, seat: int, how: int, match: list[int]) -> list[int]:
    hand = s.hand[seat]
    if how == HOW_KEEP and len(hand) < 2:
        return []
    verb = _VERB[how] << SHIFT
    options: list[int] = []
    last = -1
    for card in hand:
        if card != last and match[card]:
            options.append(verb | card)
        last = card
    return options


def _players(s: State, seat: int, who: int, holding: int) -> list[int]:
    """Who may be chosen; with `holding`, of all players those with so many cards in hand."""
    seats = range(s.table.seat_count)
    if who == _ANYONE:
        return [p for p in seats if can_draw(s, p)]
    if who == _OTHERS:
        return [p for p in seats if p != seat and s.hand[p]]
    if who == _ANOTHER:
        return [p for p in seats if p != seat]
    if who == _EVERYONE:
        return [p for p in seats if len(s.hand[p]) >= holding]
    if who == _BEER_OWNER:
        return [p for p in seats if p != seat and s.beers[p]]
    return [p for p in seats if p != seat and can_draw(s, p)]


def is_need(op: int) -> bool:
    """Whether an instruction only asks for something to be there."""
    return NEED_DEST <= op <= NEED_PLAYED


def is_met(s: State, seat: int, code: list[int], pc: int) -> bool:
    """Whether what an offer needs can be had."""
    op: i64 = code[pc]
    a = code[pc + 1]
    match = s.table.match[code[pc + 3]]
    if op == NEED_DEST:
        pile = s.table.pile_of[a]
        return pile >= 0 and s.piles[pile] > 0 and has_somewhere_to_go(s, a)
    if op == NEED_TAKE:
        cards = s.table.pile_cards
        return any(s.piles[i] and match[cards[i]] for i in range(len(cards)))
    if op == NEED_CARDS:
        match = hand_match(s, seat, code[pc + 3])
        return sum(1 for c in s.hand[seat] if match[c]) >= a
    if op == NEED_SERVINGS:
        return s.servings >= a
    if op == NEED_OWN:
        return count_own(s, seat, match) >= a
    if op == NEED_BEER:
        return len(beer.offers(s)) > 0
    if op == NEED_PLAYER:
        return len(_players(s, seat, a, code[pc + 3])) > 0
    if op == NEED_PLAYED:
        return lies_played(s, len(s.frames) - FRAME)
    if op == NEED_UNUSED:
        return s.frames[len(s.frames) - FRAME] // TIMINGS not in s.used
    assert op == NEED_DRUNK
    return beer.alcohol(s, seat, under_buildings=False) >= a


def usable(s: State, key: int, seat: int) -> bool:
    """Whether an ability would find something to do, judged by its first instructions."""
    code = PROGRAMS[key]
    if code[0] == ASK_CARD:  # the common case needs no frame to look from
        return _has_hand_option(s, seat, code[1] & HOW_MASK, hand_match(s, seat, code[3]))
    push(s, key, seat)
    base: i64 = len(s.frames) - FRAME
    pc: i64 = 0
    while is_need(code[pc]) and is_met(s, seat, code, pc):
        pc += WIDTH
    op: i64 = code[pc]
    if op <= LAST_ASK:
        found = len(options_of(s, base, code, pc)) > 0
    elif op == DRAW or op == LOOK_TOP:
        found = can_draw(s, seat)
    else:
        found = not is_need(op)
    del s.frames[base:]
    return found
