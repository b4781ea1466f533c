"""The base box, by its rulebook."""

from cuore.boxes.base.cards import CARDS
from cuore.boxes.base.rulings import RULINGS
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
from cuore.engine.matches import Match
from cuore.engine.ruleset import CopyRule, OptionRule, Ruleset

RULES = Ruleset(
    first_game=(
        "Azure Crescent",
        "Viola Crescent",
        "Rouge Crescent",
        "Safran Virginie",
        "Kagari Ichinomiya",
        "Geneviève Daubigny",
        "Moine de Lefèvre",
        "Tenalys Trent",
        "Sainsbury Lockwood",
        "Anise Greenaway",
    ),
    starting_deck=(("1 Love", 7), ("Colette Framboise", 3)),
    stacks=(PRIVATE_MAIDS,),
    copies=(
        TWO_SETS_OF_LOVE,
        QUICK_MAIDS,
        CopyRule((Match(name="Illness"), Match(name="Bad Habit")), option=QUICK, less=QUICK_LESS),
    ),
    empty_piles=EMPTY_PILES,
    options=(QUICK_GAME, OptionRule("no-bad-habits", 1, without=("Bad Habit",))),
)

BOX = Box.of("base", "Tanto Cuore", 0, CARDS, RULES, rulings=RULINGS, home=__name__)
