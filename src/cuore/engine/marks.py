"""Marks: small counters of a position that begin anew with every turn.

Most count how often an effect holds for the rest of the turn (`programs.TURN_EFFECTS` says which); some count what
has been done. A stack with a limit for each turn names its own (ruleset.py). What a number means never changes.
"""

from typing import Final

MARKS: Final = 8  # in every position; as many more as the effects of its cards need
ACQUIRED_MARK: Final = 5  # of the first stack with a limit for each turn
STAND_MARK: Final = 6  # beers bought at a stand
LATE_MARK: Final = 7  # cards that came in the employ phase and change the prices of the next one
OTHER_MARKS: Final = (ACQUIRED_MARK, STAND_MARK, LATE_MARK)
LAST_MARK: Final = 64
