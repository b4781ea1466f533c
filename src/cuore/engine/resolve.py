"""Frames: run an effect's instructions until somebody must answer (frames.py says what a frame is)."""

from __future__ import annotations

from cuore.engine.actions import act
from cuore.engine.answers import answer, decline
from cuore.engine.choices import add_options, add_refusal, count_fitting, hand_match, is_optional
from cuore.engine.events import EVERYBODY
from cuore.engine.frames import HOW_MASK, IT, PC, SEAT
from cuore.engine.ints import i64
from cuore.engine.moves import CARD_MASK, KEEP, PUT, SHIFT
from cuore.engine.opcodes import ASK_CARD, ASK_NAMED, ASK_OWN_BEER, ASK_REACTION, ASK_REVEALED, HOW_BITS, LAST_ASK
from cuore.engine.programs import PROGRAMS
from cuore.engine.state import FRAME, State, learn_held, options_to_fill
from cuore.engine.zones import NATIVE, Facts, Zone, empty


def run(s: State) -> bool:
    """Run until somebody must answer (True: `to_move` and `options` are set) or no effect is left (False)."""
    frames = s.frames
    while frames:
        base: i64 = len(frames) - FRAME
        code = PROGRAMS[frames[base]]
        pc: i64 = frames[base + PC]
        if code[pc] > LAST_ASK:
            act(s, base, code, pc)
            if s.over:
                frames.clear()
            continue
        options = options_to_fill(s) if NATIVE else empty()
        add_options(s, base, code, pc, options)
        optional = is_optional(code, pc)
        if not options:
            decline(s, base, code, pc)
        elif not optional and (len(options) == 1 or _takes_all(s, base, code, pc)):
            answer(s, options[0])
        else:
            if optional:
                add_refusal(options, code[pc])
            s.options = options
            s.to_move = _asked(s, base, code[pc])
            if code[pc] == ASK_REACTION and len(s.options) == 2:
                _give_away(s, s.to_move, s.options[0] & CARD_MASK)
            return True
    return False


def asked_options(s: State) -> Zone:
    """The answers to the choice that is open in the running effect, computed anew from the position."""
    base = len(s.frames) - FRAME
    code = PROGRAMS[s.frames[base]]
    pc = s.frames[base + PC]
    options = empty()
    add_options(s, base, code, pc, options)
    if is_optional(code, pc):
        add_refusal(options, code[pc])
    return options


def is_secret(s: State, move: i64) -> bool:
    """Which card is kept in hand or put on a deck, and which beer is chosen, is nobody else's business."""
    verb = move >> SHIFT
    if verb == PUT or not s.frames:
        return verb == PUT
    base = len(s.frames) - FRAME
    op = PROGRAMS[s.frames[base]][s.frames[base + PC]]
    return op == ASK_OWN_BEER or (verb == KEEP and op != ASK_REVEALED)


def question(s: State) -> i64:
    """What the running effect asks, and how a card of the hand will be used: what all may know of a secret answer."""
    base = len(s.frames) - FRAME
    code = PROGRAMS[s.frames[base]]
    pc = s.frames[base + PC]
    how = code[pc + 1] & HOW_MASK if code[pc] == ASK_CARD else 0
    return code[pc] << HOW_BITS | how


def _asked(s: State, base: i64, op: i64) -> i64:
    return s.frames[base + IT] if op == ASK_REACTION or op == ASK_NAMED else s.frames[base + SEAT]


def _give_away(s: State, seat: i64, card: i64) -> None:
    """Only somebody who holds the card is asked for a reaction, so from now on everybody knows that they do."""
    learn_held(s, seat, card, EVERYBODY)


def _takes_all(s: State, base: i64, code: Facts, pc: i64) -> bool:
    """A payment that takes every fitting card leaves nothing to choose."""
    if code[pc] != ASK_CARD:
        return False
    left = code[pc + 1] >> HOW_BITS
    if left < 2:
        return False
    seat = s.frames[base + SEAT]
    match = hand_match(s, seat, code[pc + 3])
    return count_fitting(s.hand[seat], match) == left
