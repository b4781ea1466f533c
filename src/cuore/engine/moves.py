"""A move is one small int: a verb and what it speaks of.

    verb << 16 | seat << 13 | events on it << 9 | card

Only `target` uses the seat and the events; most moves are a verb and a card, or a verb and a small number.
"""

from typing import Final

SHIFT: Final = 16
SEAT_SHIFT: Final = 13
ON_SHIFT: Final = 9
CARD_MASK: Final = 511

SERVE: Final = 0
CHAMBER: Final = 1
USE: Final = 2
PLAY: Final = 3
PLAY_ALL: Final = 4
EMPLOY: Final = 5
CHOOSE_BONUS: Final = 6  # of a Resource
DISCARD: Final = 7
RETURN: Final = 8
TAKE: Final = 9
KEEP: Final = 10
REVEAL: Final = 11
TARGET: Final = 12  # a seat
TARGET_CARD: Final = 13  # a card in a seat's private quarters
YES: Final = 14
NO: Final = 15
DONE: Final = 16
END_PHASE: Final = 17  # of a Phase
END_TURN: Final = 18

# A verb as the bits it has in a move, for the hot path.
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
