"""Romantic Vacation: 2 chiefs, 18 general maids, 10 kinds of reminiscence in two tiers.

The rulebook prints the frame and an example of play; the cards' figures were read off the cards. Of the
reminiscences only Scary Night is known in full and Camp Fire by its effect: the others are house cards, marked.
"""

from cuore.engine.cards import Card, house, inferred
from cuore.engine.kinds import Kind
from cuore.engine.matches import LOVE, MAID, Match, costing, maid_up_to, named
from cuore.engine.points import ChamberedEach, Counted, EachFrom, EachInstead, When
from cuore.engine.steps import (
    ANY_NUMBER,
    ChamberFree,
    ChoosePlayer,
    Discard,
    DiscardAlike,
    DiscardDownTo,
    DiscardTop,
    DismissThis,
    Draw,
    EachOther,
    EndEmploy,
    EndGame,
    EndServing,
    Gain,
    IfIt,
    May,
    Place,
    PutOnDeck,
    Return,
    ReturnThis,
    RevealTop,
    Steps,
    Take,
    To,
    UpTo,
    Who,
    Whose,
)

CARD_FACE = "card face"
MAID_COPIES = "174 maids in 18 kinds; where quantities are printed, the kinds of cost 6 or more have 8 copies"
CHIEF_COPIES = "32 chiefs, split as in the base box"
SEEN = {
    "copies": "rulebook, component list",
    "cost": CARD_FACE,
    "vp": CARD_FACE,
    "symbols": CARD_FACE,
    "text": CARD_FACE,
}
HOUSE_CARD = "the printed card is not known to us; a house card in its place"


# -- chiefs (green) ---------------------------------------------------------------------------------------------

SOFIA = Card(
    "Sofia Marfil",
    "Maid Chief",
    Kind.MAID_CHIEF,
    copies=inferred(8, CHIEF_COPIES),
    cost=8,
    vp=5,
    also_known_as=("Sophia Marfil",),
    source=SEEN,
)

BEATRICE = Card(
    "Beatrice Escudo",
    "Chambermaid Chief",
    Kind.CHAMBERMAID_CHIEF,
    copies=inferred(24, CHIEF_COPIES),
    cost=2,
    vp_varies=True,
    chamber=2,
    score=(ChamberedEach(2),),
    rulings=(115,),
    source=SEEN,
)


# -- general maids (blue) ---------------------------------------------------------------------------------------

FRYDA = Card(
    "Fryda Viento",
    "Oceanographer Maid",
    Kind.GENERAL_MAID,
    copies=inferred(8, MAID_COPIES),
    cost=7,
    draw=2,
    love=2,
    employment=2,
    also_known_as=("Frida Viento",),
    source=SEEN,
)

LAURA = Card(
    "Laura",
    "Island Folk Maid",
    Kind.GENERAL_MAID,
    copies=inferred(8, MAID_COPIES),
    cost=6,
    draw=2,
    served=(UpTo(ANY_NUMBER, ChamberFree()),),
    source=SEEN,
)

CLORINDE = Card(
    "Clorinde Sea",
    "Mer Maid",
    Kind.GENERAL_MAID,
    copies=inferred(8, MAID_COPIES),
    cost=6,
    vp=2,
    draw=1,
    serving=2,
    score=(EachInstead(0, When(Counted.CHIEFS, 7)),),
    also_known_as=("Clorinde Si",),
    rulings=(118,),
    source=SEEN,
)

LYDIA = Card(
    "Lydia Leon",
    "Adventurer Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=5,
    serving=1,
    served=(RevealTop(5),),
    source=SEEN,
)

FLORENCE = Card(
    "Florence Spring",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=5,
    vp_varies=True,
    love=2,
    chamber=1,
    score=(ChamberedEach(5, When(Counted.CHAMBERMAIDS, 7)),),
    source=SEEN,
)

CYNTHIA = Card(
    "Cynthia Lakes",
    "Nap Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=5,
    draw=4,
    served=(EachOther((Draw(1),)),),
    source=SEEN,
)

CALDINA = Card(
    "Caldina Alley",
    "Sea Bear Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    draw=2,
    attack=True,
    served=(EachOther((PutOnDeck(Place.BOTTOM),), holding=5),),
    source=SEEN,
)

RIYA = Card(
    "Riya Naragashi",
    "Fireworks Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    draw=2,
    served=(May(ReturnThis(), then=(EndEmploy(), Gain(new_cards=5))),),
    also_known_as=("Riya Naragasi",),
    rulings=(112,),
    source=SEEN,
)

CHINATSU = Card(
    "Chinatsu Kooriyama",
    "Interpreter Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    served=(May(Return(MAID, count=2), then=(Take((maid_up_to(7),)),)),),
    source=SEEN,
)

FEA = Card(
    "Fea Primrose",
    "Beach Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    serving=2,
    employment=1,
    source=SEEN,
)

ROMINA = Card(
    "Romina Vautrin",
    "Job-skipping Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    draw=2,
    love=2,
    served=(EndServing(),),
    rulings=(112,),
    source=SEEN,
)

DAPHNE = Card(
    "Daphne Coraille",
    "Sea Folk Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    serving=1,
    served=(Take(named("2 Love"), to=To.DECK),),
    source=SEEN,
)

MARGARETA = Card(
    "Margareta Torrente",
    "Island Food Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    draw=1,
    serving=1,
    love=1,
    score=(EachFrom(3, -1),),
    rulings=(117, 118),
    source=SEEN,
)

GERMAINE = Card(
    "Germaine Mahle",
    "Juice Serving Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, CHIEF_COPIES),
    cost=3,
    draw=2,
    served=(
        May(
            Take((Match(kinds=(Kind.CHAMBERMAID_CHIEF,), cost_at_most=3),), to=To.DISCARD),
            then=(Draw(1),),
        ),
    ),
    source=SEEN,
)

EVITA = Card(
    "Evita Catala",
    "Watermelon Smashing Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    serving=1,
    love=1,
    attack=True,
    served=(ChoosePlayer(Who.ANYONE), DiscardTop(Whose.THEIRS), IfIt(LOVE, (Gain(serving=1),))),
    also_known_as=("Evita Catale",),
    rulings=(114,),
    source=SEEN,
)

VALENCIA = Card(
    "Valencia Prêtre",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    vp=1,
    love=2,
    chamber=1,
    at_start=(May(DismissThis(), then=(Draw(2),)),),
    rulings=(113,),
    source=SEEN,
)

HYACINTH = Card(
    "Hyacinth Arrow",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=2,
    vp_varies=True,
    love=1,
    chamber=1,
    needs=("reminiscences",),
    score=(ChamberedEach(2, When(Counted.REMINISCENCES, 2)),),
    rulings=(116,),
    source=SEEN,
)

NONNETTE = Card(
    "Nonnette Soyeux",
    "Dolphin Caretaker Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=2,
    draw=2,
    employment=1,
    served=(May(PutOnDeck(Place.TOP)),),
    also_known_as=("Nonnette Large",),
    source=SEEN,
)


# -- reminiscences (yellow) -------------------------------------------------------------------------------------


def _reminiscence(name: str, tier: int, copies: int, vp: int, requires: Steps, gained: Steps) -> Card:
    """A house card: everything on it is ours."""
    return Card(
        name,
        "Reminiscence",
        Kind.REMINISCENCE,
        copies=house(copies, HOUSE_CARD),
        cost=0,
        vp=house(vp, HOUSE_CARD),
        tier=house(tier, HOUSE_CARD),
        requires=requires,
        gained=gained,
        house_text=HOUSE_CARD,
    )


SCARY_NIGHT = Card(
    "Scary Night",
    "Reminiscence",
    Kind.REMINISCENCE,
    copies=3,
    cost=0,
    vp=3,
    tier=house(1, "cheap to acquire, three copies, and shown early in the rulebook's example"),
    attack=True,
    requires=(Discard(costing(3)), Discard(costing(2))),
    gained=(EachOther((DiscardDownTo(3),)),),
    rulings=(108, 118),
    source={"copies": CARD_FACE, "vp": CARD_FACE, "text": "rulebook, example of play"},
)

CAMP_FIRE = Card(
    "Camp Fire",
    "Reminiscence",
    Kind.REMINISCENCE,
    copies=house(1, "the only card of its kind that ends the game"),
    cost=0,
    vp=house(6, "an ending card should be worth reaching for"),
    tier=house(2, "an ending card must sit low in the stack"),
    requires=(Discard(costing(2)), Discard(costing(3)), Discard(costing(4)), Discard(costing(5))),
    gained=(EndGame(),),
    rulings=(110,),
    house_text="its effect is printed; what it requires is not known to us",
    source={"text": "rulebook, end of the game"},
)

ASTRONOMIC_OBSERVATION = _reminiscence(
    "Astronomic Observation", 1, 3, 2, (Discard(costing(4)), Discard(costing(2))), (Draw(2),)
)
BEACH_VOLLEYBALL = _reminiscence("Beach Volleyball", 1, 3, 2, (Discard(costing(2), count=2),), (Gain(serving=2),))
FIREWORKS_NIGHT = _reminiscence("Fireworks Night", 2, 1, 5, (Discard(costing(5), count=2),), (Gain(love=3),))
TREASURE_HUNT = _reminiscence(
    "Treasure Hunt",
    2,
    1,
    4,
    (Discard(costing(5)), Discard(costing(3))),
    (Take((Match(kinds=(Kind.LOVE,), cost_at_most=5), maid_up_to(5)), to=To.DISCARD),),
)
DEEP_SEA_DIVE = _reminiscence(
    "Deep-Sea Dive", 2, 1, 5, (Discard(costing(2)), Discard(costing(3)), Discard(costing(4))), (Draw(3),)
)
SUMMER_FESTIVAL = _reminiscence("Summer Festival", 2, 1, 4, (DiscardAlike(3),), (Gain(employment=2),))
SEASIDE_BARBECUE = _reminiscence(
    "Seaside Barbecue",
    2,
    1,
    4,
    (Discard(costing(3), count=2), Discard(costing(1))),
    (Gain(serving=1, love=2),),
)
SUNRISE_ON_THE_PIER = _reminiscence(
    "Sunrise on the Pier", 2, 1, 5, (Discard(costing(7)), Discard(costing(2))), (May(ChamberFree()),)
)


# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    *(SOFIA, BEATRICE),
    *(FRYDA, LAURA, CLORINDE, LYDIA, FLORENCE, CYNTHIA, CALDINA, RIYA, CHINATSU, FEA, ROMINA, DAPHNE),
    *(MARGARETA, GERMAINE, EVITA, VALENCIA, HYACINTH, NONNETTE),
    *(SCARY_NIGHT, CAMP_FIRE, ASTRONOMIC_OBSERVATION, BEACH_VOLLEYBALL, FIREWORKS_NIGHT, TREASURE_HUNT),
    *(DEEP_SEA_DIVE, SUMMER_FESTIVAL, SEASIDE_BARBECUE, SUNRISE_ON_THE_PIER),
)
