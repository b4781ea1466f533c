"""More Tanto Cuore, by its rulebook: a game of its own, in rounds, that may borrow from the other boxes."""

from cuore.boxes.more.cards import CARDS, CLEANING, DECORATION, FOOD, LOVE_CARDS
from cuore.boxes.more.rulings import RULINGS
from cuore.engine.cards import Box
from cuore.engine.kinds import Kind, Resource
from cuore.engine.matches import CHAMBERMAID_CHIEF, Match, named
from cuore.engine.ruleset import (
    Borrow,
    CopyRule,
    Draft,
    Empty,
    OptionRule,
    Order,
    PhaseRule,
    Ruleset,
    StackRule,
    TieBreak,
    TownRule,
    Way,
)

WORK = "work"
REFINED_MAIDS = "refined maids"
VISITORS = "mixed maids"
PILES = ("Food", "Decoration", "Cleaning")


def _preparations(number: int, word: str, skill: Resource) -> StackRule:
    return StackRule(
        number,
        word,
        Kind.PREPARATION,
        Way.WON,
        order=Order.AS_NUMBERED,
        phase=WORK,
        skill=skill,
        empty=Empty.THE_END,  # ruling 132
    )


RULES = Ruleset(
    first_game=(
        "Anise Greenaway",
        "Ophelia Grail",
        "Edith Shirling",
        "Lenor Abrille",
        "Tomo Watagaya",
        "Cécilia Saint-Claire",
        "Moine de Lefebvre",
        "Chiffon Loudenne",
        "Elaine Fontenille",
        "Dawn Shride",
    ),
    starting_deck=(("1 Love", 7), ("Colette Framboise", 3)),
    seats=(2, 4),
    stacks=(
        _preparations(3, FOOD, Resource.IMAGINATION),
        _preparations(4, DECORATION, Resource.CONCENTRATION),
        _preparations(5, CLEANING, Resource.EFFORT),
        StackRule(6, REFINED_MAIDS, Kind.REFINED_MAID, Way.DRAFTED),
        # Borrowed cards lie in two piles of their own, the top card shown (ruling 139).
        StackRule(0, "private maids", Kind.PRIVATE_MAID, Way.EMPLOYED, shown=1, empty=Empty.A_PILE_WITH_SHOWN),
        StackRule(7, VISITORS, None, Way.EMPLOYED, shown=1, empty=Empty.A_PILE_WITH_SHOWN),
    ),
    phases=(PhaseRule(2, WORK, after="serve"),),
    draft=Draft(
        REFINED_MAIDS,
        vital=("Noëmi", "Celina", "Arisa", "Marianne Soleil"),
        left_out=((3, 1),),  # ruling 134
    ),
    copies=(
        CopyRule(CHAMBERMAID_CHIEF, exactly=0, for_each_seat=3),  # ruling 129
        CopyRule(tuple(Match(name=f"{pile} {level}") for pile in PILES for level in (1, 3)), (2, 3), less=1),
        CopyRule((Match(kinds=(Kind.GENERAL_MAID,)),), (2, 2), less=3),  # ruling 135
        CopyRule((Match(name="Arisa"), *(Match(name=f"Cleaning {level}") for level in (1, 2, 3))), (2, 2), exactly=0),
    ),
    chiefs_in_town=False,
    town=(TownRule("more", ("Edith Shirling", "Lenor Abrille", "Julia"), 2),),  # ruling 137
    empty_piles=((4, 2),),
    tie_break=TieBreak.CHAMBERMAIDS,  # ruling 133
    options=(
        OptionRule(
            "mixed-pile",
            2,
            borrows=Borrow((Match(kinds=(Kind.GENERAL_MAID,)),), VISITORS, count=10, at_least=10, singly=True),
        ),
        OptionRule(
            "private-maids", 3, borrows=Borrow((Match(kinds=(Kind.PRIVATE_MAID,)),), "private maids", count=10)
        ),
        OptionRule("illness", 4, borrows=Borrow(named("Illness"))),
        OptionRule("without-ignis", 5, without=("Ignis",)),
    ),
    stands_alone=True,
)

BOX = Box.of("more", "More Tanto Cuore", 3, CARDS, RULES, love=LOVE_CARDS, rulings=RULINGS, home=__name__)
