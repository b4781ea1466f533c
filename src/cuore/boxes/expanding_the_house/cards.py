"""Expanding the House: 2 chiefs, 16 general maids, 9 private maids, 3 kinds of building.

The manual prints names and rules; figures were read off the cards. Seven private maids are known by name and cost
only: their texts are house texts, marked. What an Estate is worth is a house figure too.
"""

from cuore.engine.cards import Card, house, inferred
from cuore.engine.kinds import Kind
from cuore.engine.matches import BUILDING, CHAMBERMAID_CHIEF, CHIEF, LOVE, Match, maid_up_to, named
from cuore.engine.points import ChamberedEach, ChamberSets
from cuore.engine.standing import Counting, CountsAs, PriceChange, PriceIs, Shield
from cuore.engine.steps import (
    ChamberFree,
    ChooseBonus,
    ChoosePlayer,
    Discard,
    DiscardAlike,
    DiscardLooked,
    DiscardOrLose,
    DiscardTop,
    Draw,
    Duel,
    EveryPlayer,
    Gain,
    GiveThisAsChambermaid,
    Holding,
    IfHolding,
    IfIt,
    IfOwn,
    LookAtTop,
    May,
    Outnumber,
    PayServing,
    PlacePrivate,
    PutChiefUnder,
    PutOnDeck,
    Return,
    ReturnBuilding,
    ReturnThisChambermaid,
    SwapPrivate,
    Take,
    ThisTurn,
    To,
    Who,
    Whose,
)

MANUAL = "manual and card details"
CARD_FACE = "card face"
MAID_COPIES = "158 maids in 16 kinds; where quantities are printed, the kinds of cost 6 or more have 8 copies"
CHIEF_COPIES = "32 chiefs, split as in the base box"
BUILDING_COPIES = "24 buildings in three kinds"
SEEN = {"copies": MANUAL, "cost": CARD_FACE, "vp": CARD_FACE, "symbols": CARD_FACE, "text": MANUAL}
PLAIN_PRIVATE = "her text was not found; a plain private maid of her price"


# -- chiefs (green) ---------------------------------------------------------------------------------------------

CLAUDINE = Card(
    "Claudine de la Rochelle",
    "Maid Chief",
    Kind.MAID_CHIEF,
    copies=inferred(8, CHIEF_COPIES),
    cost=8,
    vp=5,
    source=SEEN,
)
ALINE = Card(
    "Aline du Roi",
    "Chambermaid Chief",
    Kind.CHAMBERMAID_CHIEF,
    copies=inferred(24, CHIEF_COPIES),
    cost=2,
    vp=1,
    chamber=2,
    source=SEEN,
)


# -- general maids (blue) ---------------------------------------------------------------------------------------

TIFFANY = Card(
    "Tiffany Wise",
    "Hiring Maid",
    Kind.GENERAL_MAID,
    copies=inferred(8, MAID_COPIES),
    cost=7,
    vp=2,
    love=3,
    needs=("private maids",),
    served=(May(SwapPrivate()),),
    rulings=(148,),
    source=SEEN,
)

CARILLON = Card(
    "Carillon Vandoor",
    "Governess Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, CHIEF_COPIES),
    cost=5,
    draw=3,
    source=SEEN,
)

FRANCINE = Card(
    "Francine Barbier",
    "Library Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, CHIEF_COPIES),
    cost=5,
    serving=2,
    served=(May(Return(named("2 Love"), count=2), then=(Take((Match(kinds=(Kind.MAID_CHIEF,)),), to=To.DISCARD),)),),
    source=SEEN,
)

RENEE = Card(
    "Renée R. Rieussec",
    "Pet Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=5,
    draw=2,
    serving=1,
    served=(IfHolding(6, (PutOnDeck(),)),),
    source=SEEN,
)

DOMINO = Card(
    "Domino Bonaparte",
    "Black Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    vp_varies=True,
    draw=2,
    employment=1,
    attack=True,
    served=(May(ChoosePlayer(Who.EVERYONE), then=(PayServing(1), GiveThisAsChambermaid())),),
    in_service=(May(PayServing(2), then=(ReturnThisChambermaid(),)),),
    score=(ChamberedEach(-2),),
    rulings=(149,),
    source=SEEN,
)

AMARETTO = Card(
    "Amaretto Renard",
    "Dressing Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    served=(ThisTurn((PriceIs(named("2 Love"), 2), PriceIs(named("3 Love"), 4))),),
    source=SEEN,
)

VICTORIA = Card(
    "Victoria Calderan",
    "Destruction Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    love=2,
    attack=True,
    needs=("buildings",),
    served=(ChoosePlayer(Who.ANOTHER), Duel(2, (May(ReturnBuilding()),))),
    source=SEEN,
)

EMILY = Card(
    "Emily Raymond",
    "Architect Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=4,
    serving=2,
    employment=1,
    needs=("buildings",),
    served=(ThisTurn((PriceChange(BUILDING, by=-1, at_least=1),)),),
    rulings=(145,),
    source=SEEN,
)

RUTILE = Card(
    "Rutile der Sar",
    "Ninja Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    attack=True,
    served=(
        ChoosePlayer(Who.ANYONE),
        DiscardTop(Whose.THEIRS),
        IfIt(LOVE, (Gain(love=2),)),
        IfIt((Match(kinds=(Kind.GENERAL_MAID,)),), (Gain(serving=2),)),
        IfIt(CHIEF, (Draw(2),)),
    ),
    source=SEEN,
)

PHYLLIS = Card(
    "Phyllis Lumley",
    "Guest Room Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    love=2,
    served=(May(DiscardTop(), then=(IfIt((Match(cost_at_least=5),), (Gain(love=1),)),)),),
    source=SEEN,
)

LILAC = Card(
    "Lilac Hawkwind",
    "Bodyguard Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    attack=True,
    served=(
        EveryPlayer((DiscardTop(),)),
        Take((Match(kinds=(Kind.LOVE,), cost_at_most=4), maid_up_to(4)), to=To.DECK),
    ),
    source=SEEN,
)

FELICITY = Card(
    "Felicity Horn",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    vp_varies=True,
    love=1,
    chamber=1,
    served=(May(ChamberFree(CHAMBERMAID_CHIEF)),),
    score=(ChamberSets(((4, 12), (3, 8), (2, 4))),),
    source=SEEN,
)

SUZUNA = Card(
    "Suzuna Kamikawa",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    vp=1,
    draw=1,
    serving=1,
    chamber=1,
    score=(ChamberSets(((3, 5),)),),
    rulings=(147,),
    source=SEEN,
)

GRACE = Card(
    "Grace Saulsbury",
    "Parlor Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=3,
    love=1,
    attack=True,
    served=(May(ChoosePlayer(Who.EVERYONE), then=(Take((maid_up_to(3),), to=To.THEIR_DISCARD),)),),
    rulings=(147,),
    source=SEEN,
)

PAULINE = Card(
    "Pauline Dumond",
    "Tea Maid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=2,
    serving=1,
    served=(May(DiscardAlike(2), then=(Draw(3),)),),
    rulings=(147,),
    source=SEEN,
)

RIRIKO = Card(
    "Ririko Hiiragi",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=inferred(10, MAID_COPIES),
    cost=2,
    vp=1,
    love=1,
    chamber=1,
    needs=("buildings",),
    standing=(PriceIs(named("Lily Garden"), 5), CountsAs("Garden", Counting.CONDITIONS)),
    rulings=(144, 145),
    source=SEEN,
)


# -- private maids (black) --------------------------------------------------------------------------------------

MIKA = Card(
    "Mika Yakushido",
    "Black Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=-2,
    attack=True,
    placed=(PlacePrivate(),),
    at_start=(DiscardOrLose(named("1 Love")),),
    rulings=(166,),
    source=SEEN,
)

SILK = Card(
    "Silk Amanohara",
    "Exorcist Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=4,
    needs=("buildings",),
    at_start=(IfOwn(BUILDING, 3, (May(Draw(1)),)),),
    rulings=(48,),
    source=SEEN,
)

COURTNEY = Card(
    "Courtney Jewel",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(Gain(love=1), IfOwn(BUILDING, 1, (Gain(love=1),))),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

ROANNA = Card(
    "Roanna Shiraz",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(ChooseBonus(serving=1, employment=1),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

AURELIE = Card(
    "Aurelie Lambert",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=house(2, PLAIN_PRIVATE),
    at_start=(May(Discard(), then=(Draw(1),)),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

CLYMENE = Card(
    "Clymene Silvestri",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(ThisTurn((PriceChange(BUILDING, by=-1, at_least=1),)),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

CHRYSTA = Card(
    "Chrysta Antibes",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(Gain(employment=1),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

EVE = Card(
    "Eve Valentine",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(ThisTurn((PriceChange(LOVE, by=-1, at_least=1, first_only=True),)),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)

SHION = Card(
    "Shion Tsuwabuki",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=house(1, PLAIN_PRIVATE),
    at_start=(May(LookAtTop(then=(May(DiscardLooked()),), of=Whose.YOURS)),),
    house_text=PLAIN_PRIVATE,
    source={"cost": CARD_FACE},
)


# -- buildings (orange) -----------------------------------------------------------------------------------------

GARDEN = Card(
    "Garden",
    "Building",
    Kind.BUILDING,
    copies=inferred(8, BUILDING_COPIES),
    cost=4,
    vp=1,
    standing=(Shield(4),),
    rulings=(143, 159),
    source=SEEN,
)

ESTATE = Card(
    "Estate",
    "Building",
    Kind.BUILDING,
    copies=inferred(8, BUILDING_COPIES),
    cost=5,
    vp=house(3, "between Garden and Lily Garden, and it thins a chief out of the deck"),
    employ_if=Holding(CHIEF),
    gained=(PutChiefUnder(),),
    house_text="that the chief comes from the hand, when the building is employed, is our reading",
    rulings=(146,),
    source=SEEN,
)

LILY_GARDEN = Card(
    "Lily Garden",
    "Building",
    Kind.BUILDING,
    copies=inferred(8, BUILDING_COPIES),
    cost=6,
    vp=4,
    employ_if=Outnumber(("Garden",)),
    rulings=(144, 145, 164),
    source=SEEN,
)


# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    *(CLAUDINE, ALINE),
    *(TIFFANY, CARILLON, FRANCINE, RENEE, DOMINO, AMARETTO, VICTORIA, EMILY, RUTILE, PHYLLIS, LILAC),
    *(FELICITY, SUZUNA, GRACE, PAULINE, RIRIKO),
    *(MIKA, SILK, COURTNEY, ROANNA, AURELIE, CLYMENE, CHRYSTA, EVE, SHION),
    *(GARDEN, ESTATE, LILY_GARDEN),
)
