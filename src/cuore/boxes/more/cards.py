"""More Tanto Cuore: a game of its own shape, with rounds, refined maids and preparations to be won by skill.

The rulebook fixes the structure and its examples; most figures stand on the cards alone and are not known to us.
They are house figures, marked, chosen so that every example of the rulebook comes out as written.
"""

from dataclasses import replace

from cuore.boxes.base.cards import CARDS as BASE
from cuore.engine.cards import Card, house, inferred
from cuore.engine.kinds import Kind
from cuore.engine.matches import named
from cuore.engine.points import ChamberSets, OddOrEven
from cuore.engine.steps import Discard, DismissThis, Draw, EveryNth, Gain, May, Return, Step, TakeFirstMaster

FOOD, DECORATION, CLEANING = "food", "decoration", "cleaning"  # the piles of preparations

RULEBOOK = "rulebook"
AS_IN_BASE = "as in the base box"
ROW = "the first-game list reads in falling cost; the symbols suit her place in it"
HOUSE_MAID = "two kinds are named nowhere in the rulebook; a house card in the place of one"
HOUSE_REFINED = "two of the nine are named nowhere in the rulebook; a house card in the place of one"
STEEP = "three levels whose needs rise by one from the known two; steep, because these cards are the main score"


MAID_COPIES = "124 maids in 13 kinds; where quantities are printed, the kinds of cost 6 or more have 8 copies"


def _love(number: int, copies: int) -> Card:
    card = BASE[number]
    return replace(
        card,
        copies=house(copies, "keeps the proportions of the base box in 48 cards"),
        cost=house(card.cost, AS_IN_BASE),
        source={"symbols": RULEBOOK},
    )


# -- the chief (green) ------------------------------------------------------------------------------------------

COLETTE = Card(
    "Colette Framboise",
    "Chambermaid Chief",
    Kind.CHAMBERMAID_CHIEF,
    copies=12,
    cost=house(0, "she can never be employed, so her cost never matters"),
    vp=house(1, AS_IN_BASE),
    chamber=2,
    in_service=(May(DismissThis(), then=(Gain(serving=1),)),),
    rulings=(129, 130),
    source={"copies": RULEBOOK, "text": RULEBOOK},
)


# -- maids (blue) -----------------------------------------------------------------------------------------------


def _maid(
    name: str,
    copies: int,
    cost: int,
    reason: str,
    *,
    vp: int = 0,
    vp_varies: bool = False,
    draw: int = 0,
    serving: int = 0,
    love: int = 0,
    imagination: int = 0,
    concentration: int = 0,
    effort: int = 0,
    chamber: int = 0,
    served: tuple[Step, ...] = (),
    score: tuple[OddOrEven | ChamberSets, ...] = (),
    rulings: tuple[int, ...] = (),
    also_known_as: tuple[str, ...] = (),
) -> Card:
    """A maid whose figures are ours; symbols left alone are house figures too, that of having none."""
    return Card(
        name,
        "Maid",
        Kind.GENERAL_MAID,
        copies=inferred(copies, MAID_COPIES),
        cost=house(cost, reason),
        vp=house(vp, reason),
        vp_varies=vp_varies,
        draw=house(draw, reason),
        serving=house(serving, reason),
        love=house(love, reason),
        imagination=house(imagination, reason),
        concentration=house(concentration, reason),
        effort=house(effort, reason),
        chamber=house(chamber, reason) if chamber else 0,
        served=served,
        score=score,
        rulings=rulings,
        also_known_as=also_known_as,
        house_text=reason if served or score else "",
    )


ANISE = _maid("Anise Greenaway", 8, 7, AS_IN_BASE, vp=3, draw=3, served=(Gain(employment=1),), rulings=(128,))
OPHELIA = _maid(
    "Ophelia Grail",
    8,
    6,
    AS_IN_BASE,
    vp_varies=True,
    draw=1,
    serving=1,
    love=1,
    served=(Gain(employment=1),),
    score=(OddOrEven(odd=2, even=-2),),
    rulings=(69, 128),
    also_known_as=("Ophélie Grail",),
)
EDITH = _maid("Edith Shirling", 10, 5, ROW, love=2, imagination=1, rulings=(137,))
LENOR = _maid("Lenor Abrille", 10, 5, ROW, draw=1, serving=1, imagination=1, rulings=(137,))
TOMO = _maid("Tomo Watagaya", 10, 5, ROW, love=2, concentration=1)
CECILIA = _maid("Cécilia Saint-Claire", 10, 4, ROW, draw=1, serving=1, concentration=1, rulings=(140,))
MOINE = _maid(
    "Moine de Lefebvre",
    10,
    4,
    AS_IN_BASE,
    draw=2,
    served=(Gain(employment=2),),
    rulings=(128,),
    also_known_as=("Moinne de Lefebvre", "Moine de Lefèvre"),
)
CHIFFON = Card(
    "Chiffon Loudenne",
    "Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=house(3, ROW),
    vp=house(0, ROW),
    draw=1,
    serving=1,
    served=(EveryNth(3, (Gain(effort=2),)),),
    rulings=(140,),
    house_text="the example of play shows what three of them bring; that every three do so is our wording",
    source={"symbols": "rulebook, example of play", "text": "rulebook, example of play"},
)
ELAINE = _maid("Elaine Fontenille", 10, 3, ROW, serving=1, effort=1)
DAWN = _maid("Dawn Shride", 10, 2, ROW, vp=1, love=1, effort=1, chamber=1)
JULIA = _maid("Julia", 10, 4, "the third source of imagination that the rulebook names", love=1, imagination=1)
GARDEN_PARTY = _maid("Garden Party Maid", 8, 6, HOUSE_MAID, vp=2, love=2, concentration=1, effort=1)
LANTERN = _maid(
    "Lantern Maid",
    10,
    3,
    HOUSE_MAID,
    vp_varies=True,
    love=2,
    chamber=1,
    score=(ChamberSets(((4, 12), (3, 8), (2, 4))),),
)


# -- refined maids (red and black) ------------------------------------------------------------------------------


def _refined(
    name: str,
    at_start: tuple[Step, ...] = (),
    leads: str = "",
    *,
    rulings: tuple[int, ...],
    ours: str = "",
    also_known_as: tuple[str, ...] = (),
) -> Card:
    return Card(
        name,
        "Refined Maid",
        Kind.REFINED_MAID,
        copies=1,
        cost=0,
        leads=leads,
        at_start=at_start,
        house_text=ours,
        rulings=rulings,
        also_known_as=also_known_as,
        source={} if ours else {"copies": RULEBOOK, "text": RULEBOOK},
    )


NOEMI = _refined("Noëmi", leads=FOOD, rulings=(125, 127))
CELINA = _refined("Celina", leads=DECORATION, rulings=(125, 127, 136), also_known_as=("Sarina",))
ARISA = _refined("Arisa", leads=CLEANING, rulings=(125, 127, 135))
MARIANNE = _refined("Marianne Soleil", (May(TakeFirstMaster()),), rulings=(122,))
IGNIS = _refined("Ignis", (May(Return(named("1 Love")), then=(Gain(love=2),)),), rulings=(137, 140))
YUKINA = _refined("Yukina", (May(Discard(), then=(Gain(serving=1),)),), rulings=(140,))
ELLIS = _refined("Ellis", (May(Draw(1), then=(Discard(),)),), rulings=(140,))
STEWARD = _refined("Steward", (May(Gain(employment=1)),), ours=HOUSE_REFINED, rulings=(128,))
HOSTESS = _refined("Hostess", (May(Gain(love=1)),), ours=HOUSE_REFINED, rulings=())


# -- preparations -----------------------------------------------------------------------------------------------


def _preparation(name: str, level: int, copies: int, pile: str) -> Card:
    known = name == "Cleaning" and level == 1  # the rulebook's example pays it with two
    return Card(
        f"{name} {level}",
        "Preparation",
        Kind.PREPARATION,
        copies=house(copies, "26 cards in three piles; enough of each level that fewer players leave some"),
        cost=0,
        vp=house({1: 3, 2: 5, 3: 8}[level], STEEP),
        skill=level + 1 if known else house(level + 1, STEEP),
        stack=pile,
        rulings=(125, 134),
        source={"text": RULEBOOK},
    )


PREPARATIONS = (
    *(_preparation("Food", level, 3, FOOD) for level in (1, 2, 3)),
    *(_preparation("Decoration", level, 3, DECORATION) for level in (1, 2, 3)),
    *(_preparation("Cleaning", level, 2 if level == 3 else 3, CLEANING) for level in (1, 2, 3)),
)


# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    COLETTE,
    *(ANISE, OPHELIA, EDITH, LENOR, TOMO, CECILIA, MOINE, CHIFFON, ELAINE, DAWN, JULIA, GARDEN_PARTY, LANTERN),
    *(NOEMI, CELINA, ARISA, MARIANNE, IGNIS, YUKINA, ELLIS, STEWARD, HOSTESS),
    *PREPARATIONS,
)

LOVE_CARDS = (_love(0, 32), _love(1, 10), _love(2, 6))
