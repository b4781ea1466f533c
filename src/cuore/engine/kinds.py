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
    BUILDING = 6  # orange
    BEER = 7  # tan
    REMINISCENCE = 8  # yellow
    REFINED_MAID = 9  # red and black
    PREPARATION = 10


MAIDS = (Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF, Kind.GENERAL_MAID, Kind.PRIVATE_MAID)


class Timing(IntEnum):
    """When a card's text acts."""

    SERVED = 0  # from the hand, for a serving
    START_BONUS = 1  # starting phase, by itself
    START = 2  # starting phase, if its owner wants: `use`
    DREW = 3  # right after the first draw that a maid caused this turn
    OTHERS_DISCARD = 4  # at the start of every other player's discard phase
    PLACED = 5  # an event, or another card that its buyer places, when it is employed
    REACTION = 6  # from the hand, when an event is about to land in one's private quarters
    EMPLOYED = 7  # employ bonus: on the purchase itself
    SERVE_USE = 8  # serving phase, without being served: `use`
    GAINED = 9  # a reminiscence or building, when it comes into the private quarters
    REVEALED = 10  # a beer, when it is drawn or turned up
    NEW_HAND = 11  # after the new hand is drawn


class Resource(IntEnum):
    """What a turn can hold."""

    SERVING = 0
    LOVE = 1
    EMPLOYMENT = 2
    NEW_CARDS = 3  # how many cards the discard phase draws
    IMAGINATION = 4
    CONCENTRATION = 5
    EFFORT = 6


class Phase(IntEnum):
    """The phases of every turn, as a position numbers them; a ruleset may bring others (ruleset.py)."""

    START = 0
    SERVE = 1
    EMPLOY = 3
    DISCARD = 4
    NEXT = 5  # the new hand is drawn; effects that wait for it
    CHOOSE = 6  # in a game with rounds, before its turns: everybody takes a card


class Stack(IntEnum):
    """The stacks whose cards have places of their own; a ruleset says which others there are (ruleset.py)."""

    PRIVATE = 0
    BEER = 1
