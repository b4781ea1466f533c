"""Oktoberfest, by its rulebook: beer beside the town, bar maids in it."""

from cuore.boxes.base.cards import LOVE_CARDS
from cuore.boxes.family import EMPTY_PILES, QUICK_GAME, QUICK_MAIDS, TWO_SETS_OF_LOVE
from cuore.boxes.oktoberfest.cards import CARDS
from cuore.boxes.oktoberfest.rulings import RULINGS
from cuore.engine.cards import Box
from cuore.engine.kinds import Kind
from cuore.engine.matches import Match
from cuore.engine.ruleset import Empty, Ruleset, StackRule, TownRule, Way

RULES = Ruleset(
    first_game=(
        "Elsa Reinmaier",
        "Nora Morgenstern",
        "Sara Leonhardt",
        "Anna Hartmann",
        "Kaori Hamasaki",
        "Toni Darling",
        "Nadja Kersten",
        "Kirika von Heidemann",
        "Ute Krombach",
        "Paula Lauenburg",
    ),
    starting_deck=(("1 Love", 7), ("Matilde Wiese", 3)),
    stacks=(StackRule(1, "beer", Kind.BEER, Way.GAINED, shown=1, empty=Empty.THE_END),),
    copies=(TWO_SETS_OF_LOVE, QUICK_MAIDS),
    left_out=(Match(kinds=(Kind.REMINISCENCE,), tier=2),),  # ruling 156
    town=(TownRule("oktoberfest", ("Nadja Kersten", "Gina Kersten"), 1, firm=True, first=True),),  # ruling 155
    empty_piles=EMPTY_PILES,
    options=(QUICK_GAME,),
)

BOX = Box.of("oktoberfest", "Oktoberfest", 1, CARDS, RULES, love=LOVE_CARDS, rulings=RULINGS, home=__name__)
