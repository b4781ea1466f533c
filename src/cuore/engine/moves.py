"""A move is one small int: a verb and what it speaks of.

    verb << 18 | seat << 15 | what lies under it << 13 | events on it << 9 | card

Only `target` uses the seat, the events and what lies under; most moves are a verb and a card, or a verb and a small
number.
"""

from typing import Final

from cuore.engine.ints import i64

SHIFT: Final = 18
SEAT_SHIFT: Final = 15
UNDER_SHIFT: Final = 13
UNDER_MASK: Final = 3
ON_SHIFT: Final = 9
CARD_MASK: Final = 511

# What lies under a card, as far as everybody may know it: nothing, a card face down, or one of the two chiefs.
FACE_DOWN: Final = 1
OVER_MAID_CHIEF: Final = 2
OVER_CHAMBERMAID_CHIEF: Final = 3

SERVE: Final = 0
CHAMBER: Final = 1
USE: Final = 2
ACQUIRE: Final = 3
PLAY: Final = 4
PLAY_ALL: Final = 5
EMPLOY: Final = 6
BEER: Final = 7  # 0 the top one, 1 the one shown
CHOOSE: Final = 8
CHOOSE_BONUS: Final = 9  # of a Resource
DISCARD: Final = 10
RETURN: Final = 11
TAKE: Final = 12
KEEP: Final = 13
PUT: Final = 14
REVEAL: Final = 15
TARGET: Final = 16  # a seat
TARGET_CARD: Final = 17  # a card in a seat's private quarters
NUMBER: Final = 18
YES: Final = 19
NO: Final = 20
DONE: Final = 21
END_PHASE: Final = 22  # of a Phase
END_TURN: Final = 23

# A verb as the bits it has in a move, for the hot path.
SERVE_BITS: Final = SERVE << SHIFT
CHAMBER_BITS: Final = CHAMBER << SHIFT
USE_BITS: Final = USE << SHIFT
PLAY_BITS: Final = PLAY << SHIFT
EMPLOY_BITS: Final = EMPLOY << SHIFT
END_PHASE_BITS: Final = END_PHASE << SHIFT

YES_MOVE: Final = YES << SHIFT
NO_MOVE: Final = NO << SHIFT
DONE_MOVE: Final = DONE << SHIFT
PLAY_ALL_MOVE: Final = PLAY_ALL << SHIFT
END_TURN_MOVE: Final = END_TURN << SHIFT


def verb_of(move: i64) -> i64:
    """The verb of a move."""
    return move >> SHIFT


def card_of(move: i64) -> i64:
    """The card that a move speaks of, or its small number."""
    return move & CARD_MASK


def seat_of(move: i64) -> i64:
    """The seat that a move names."""
    return move >> SEAT_SHIFT & 7


def events_on(move: i64) -> i64:
    """How many events lie on the card that a move names."""
    return move >> ON_SHIFT & 15


def under_of(move: i64) -> i64:
    """What lies under the card that a move names, as far as everybody may know it: 0 is nothing."""
    return move >> UNDER_SHIFT & UNDER_MASK
