"""Romantic Vacation, by its rulebook: reminiscences, three of them shown."""

from cuore.boxes.base.cards import INFERRED_LOVE
from cuore.boxes.family import EMPTY_PILES, QUICK, QUICK_GAME, QUICK_MAIDS, TWO_SETS_OF_LOVE
from cuore.boxes.romantic_vacation.cards import CARDS
from cuore.boxes.romantic_vacation.rulings import RULINGS
from cuore.engine.cards import Box
from cuore.engine.kinds import Kind
from cuore.engine.matches import Match
from cuore.engine.ruleset import CopyRule, Order, Ruleset, StackRule, Way

RULES = Ruleset(
    first_game=(
        "Hyacinth Arrow",
        "Evita Catala",
        "Margareta Torrente",
        "Daphne Coraille",
        "Fea Primrose",
        "Riya Naragashi",
        "Caldina Alley",
        "Cynthia Lakes",
        "Lydia Leon",
        "Clorinde Sea",
    ),
    starting_deck=(("1 Love", 7), ("Beatrice Escudo", 3)),
    stacks=(
        StackRule(
            2,
            "reminiscences",
            Kind.REMINISCENCE,
            Way.ACQUIRED,
            shown=3,
            order=Order.BY_TIER,
            phase="serve",
            per_turn=1,
            mark=5,
        ),
    ),
    copies=(
        TWO_SETS_OF_LOVE,
        QUICK_MAIDS,
        CopyRule((Match(kinds=(Kind.REMINISCENCE,)),), option=QUICK, exactly=1),  # ruling 7
    ),
    empty_piles=EMPTY_PILES,
    options=(QUICK_GAME,),
)

BOX = Box.of(
    "romantic_vacation", "Romantic Vacation", 2, CARDS, RULES, love=INFERRED_LOVE, rulings=RULINGS, home=__name__
)
