"""Winter Garden, an invented box: what a box can bring along, in one folder."""

from cuore.boxes.base.cards import LOVE_CARDS
from cuore.boxes.family import EMPTY_PILES, PRIVATE_MAIDS, QUICK_GAME, QUICK_MAIDS, TWO_SETS_OF_LOVE
from cuore.engine.cards import Box
from cuore.engine.ruleset import Empty, PhaseRule, Ruleset, StackRule, Way

from .cards import CARDS, GREENHOUSE_STACK
from .rulings import RULINGS

GREENHOUSE = "greenhouse"

RULES = Ruleset(
    first_game=tuple(card.name for card in CARDS[2:12]),
    starting_deck=(("1 Love", 7), ("Hazel Hoarfrost", 3)),
    stacks=(
        PRIVATE_MAIDS,
        # One keepsake lies open; each player may find one in a turn; with the last one the game ends.
        StackRule(
            9,
            GREENHOUSE_STACK,
            None,
            Way.ACQUIRED,
            shown=1,
            phase=GREENHOUSE,
            per_turn=1,
            mark=8,
            empty=Empty.THE_END,
        ),
    ),
    phases=(PhaseRule(7, GREENHOUSE, after="serve"),),
    copies=(TWO_SETS_OF_LOVE, QUICK_MAIDS),
    empty_piles=EMPTY_PILES,
    options=(QUICK_GAME,),
)

BOX = Box.of("winter_garden", "Winter Garden", 7, CARDS, RULES, rulings=RULINGS, love=LOVE_CARDS, home=__name__)
