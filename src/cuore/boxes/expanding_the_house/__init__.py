"""Expanding the House, by its manual: buildings and more private maids."""

from cuore.boxes.base.cards import INFERRED_LOVE
from cuore.boxes.expanding_the_house.cards import CARDS
from cuore.boxes.expanding_the_house.rulings import RULINGS
from cuore.boxes.family import (
    EMPTY_PILES,
    PRIVATE_MAIDS,
    QUICK,
    QUICK_GAME,
    QUICK_LESS,
    QUICK_MAIDS,
    TWO_SETS_OF_LOVE,
)
from cuore.engine.cards import Box
from cuore.engine.matches import BUILDING
from cuore.engine.ruleset import CopyRule, Ruleset

RULES = Ruleset(
    first_game=(
        "Ririko Hiiragi",
        "Suzuna Kamikawa",
        "Felicity Horn",
        "Lilac Hawkwind",
        "Rutile der Sar",
        "Phyllis Lumley",
        "Emily Raymond",
        "Amaretto Renard",
        "Carillon Vandoor",
        "Tiffany Wise",
    ),
    starting_deck=(("1 Love", 7), ("Aline du Roi", 3)),
    stacks=(PRIVATE_MAIDS,),
    copies=(TWO_SETS_OF_LOVE, QUICK_MAIDS, CopyRule(BUILDING, option=QUICK, less=QUICK_LESS)),  # ruling 8
    empty_piles=EMPTY_PILES,
    options=(QUICK_GAME,),
)

BOX = Box.of(
    "expanding_the_house", "Expanding the House", 4, CARDS, RULES, love=INFERRED_LOVE, rulings=RULINGS, home=__name__
)
