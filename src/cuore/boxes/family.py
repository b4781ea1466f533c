"""What the rulebooks of the family have in common, for the rulesets of its boxes."""

from cuore.engine.kinds import Kind
from cuore.engine.matches import LOVE, Match
from cuore.engine.ruleset import CopyRule, Empty, OptionRule, StackRule, Way

# Two empty piles of maids end the game; with five or six players three (ruling 63).
EMPTY_PILES = ((4, 2), (6, 3))

# Five or six players take the love cards of two sets (ruling 10).
TWO_SETS_OF_LOVE = CopyRule(LOVE, seats=(5, 6), times=2)

# Two players may take three cards out of every pile of chiefs and general maids (rulings 5 to 9).
QUICK = "two-player-quick"
QUICK_GAME = OptionRule(QUICK, 0, seats=(2, 2))
QUICK_LESS = 3
QUICK_MAIDS = CopyRule(
    (Match(kinds=(Kind.MAID_CHIEF, Kind.CHAMBERMAID_CHIEF, Kind.GENERAL_MAID)),), option=QUICK, less=QUICK_LESS
)

# Two private maids lie face up beside their pile (ruling 3).
PRIVATE_MAIDS = StackRule(0, "private maids", Kind.PRIVATE_MAID, Way.EMPLOYED, shown=2, empty=Empty.A_PILE)
