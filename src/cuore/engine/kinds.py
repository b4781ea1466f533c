"""The kinds of card (the frame's colour), the resources of a turn and the timings of a card's text."""

from enum import IntEnum


class Kind(IntEnum):
    """What a card is, by the colour of its frame."""

    LOVE = 0  # pink
    MAID_CHIEF = 1  # green
    CHAMBERMAID_CHIEF = 2  # green
    GENERAL_MAID = 3  # blue
    PRIVATE_MAID = 4  # black
    EVENT = 5  # purple


MAIDS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF, Kind.GENERAL_MAID, Kind.PRIVATE_MAID)


class Timing(IntEnum):
    """When a card's text acts."""

    SERVED = 0  # from the hand, for a serving
    START_BONUS = 1  # starting phase, by itself
    START = 2  # starting phase, if its owner wants: `use`
    DREW = 3  # right after the first draw that a maid caused this turn
    OTHERS_DISCARD = 4  # at the start of every other player's discard phase
    LAND = 5  # an event, when it is employed
    REACTION = 6  # from the hand, when an event is about to land in one's private quarters


class Resource(IntEnum):
    """What a turn can hold."""

    SERVING = 0
    LOVE = 1
    EMPLOYMENT = 2
    NEW_CARDS = 3  # how many cards the discard phase draws


class Phase(IntEnum):
    """The phases of a turn."""

    START = 0
    SERVE = 1
    EMPLOY = 2
    DISCARD = 3
