"""Oktoberfest: 2 chiefs, 16 general maids, 3 events, the building Beer Fest, and beer.

Everything is printed but the alcohol values, which stand on the cards alone: those are house figures, marked.
"""

from cuore.engine.cards import Card, EventPlacement, house, inferred
from cuore.engine.kinds import Kind
from cuore.engine.matches import CHAMBERMAID_CHIEF, LOVE, MAID, Match, named
from cuore.engine.points import ChamberedEach, ChamberSets, Counted, EachCounts, EachInstead, EachPlus, Sets, When
from cuore.engine.standing import BeerOffer, BeerStall, Counting, CountsAs, PlaysAs, PriceChange
from cuore.engine.steps import (
    ArrangeBeer,
    ChoosePlayer,
    Cure,
    Discard,
    DiscardNamed,
    DiscardThenDraw,
    DiscardTop,
    DismissChambermaid,
    DismissThis,
    Draw,
    EveryPlayer,
    Gain,
    GainBeer,
    GiveBeer,
    GoToDiscard,
    IfDrunk,
    LandHere,
    LoseBeer,
    May,
    NameCost,
    Once,
    PayServing,
    PlayIt,
    PutBeerUnder,
    RemoveThis,
    Return,
    RevealTop,
    StealBeer,
    Take,
    ThisTurn,
    To,
    Who,
    Whose,
)

RULEBOOK = "rulebook, card list"
PRINTED = {"copies": RULEBOOK, "vp": RULEBOOK, "symbols": RULEBOOK, "text": RULEBOOK, "cost": "card face"}
DRUNK = 9
ONE_GLASS = "one glass reaches the lower edge of Ute's band, four or five reach the limit of Get Drunk"


# -- chiefs (green) ---------------------------------------------------------------------------------------------

ANJA = Card(
    "Anja Brunner",
    "Maid Chief",
    Kind.MAID_CHIEF,
    copies=8,
    cost=10,
    vp=6,
    score=(EachPlus(1, When(Counted.NAMED, 3, name="Nicole Schmieg")),),
    rulings=(77,),
    source=PRINTED,
)

MATILDE = Card(
    "Matilde Wiese",
    "Chambermaid Chief",
    Kind.CHAMBERMAID_CHIEF,
    copies=24,
    cost=2,
    vp=1,
    chamber=2,
    at_start=(May(DismissThis(), then=(Return(),)),),
    rulings=(99, 166),
    source=PRINTED,
)


# -- general maids (blue) ---------------------------------------------------------------------------------------

ELSA = Card(
    "Elsa Reinmaier",
    "Total Management Maid",
    Kind.GENERAL_MAID,
    copies=8,
    cost=7,
    vp=2,
    employment=2,
    attack=True,
    served=(Draw(3), EveryPlayer((Discard(),), holding=4)),
    rulings=(49, 96),
    source=PRINTED,
)

HERMINA = Card(
    "Hermina Baum",
    "Money Keeper Maid",
    Kind.GENERAL_MAID,
    copies=8,
    cost=6,
    vp=1,
    love=3,
    new_hand=(DiscardThenDraw(1),),
    source=PRINTED,
)

TONI = Card(
    "Toni Darling",
    "Confectionary Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    draw=1,
    serving=1,
    love=1,
    served=(Once(May(Discard(), then=(Gain(employment=1),))),),
    rulings=(90,),
    source=PRINTED,
)

NORA = Card(
    "Nora Morgenstern",
    "Negotiation Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    serving=2,
    served=(May(PayServing(1), then=(RevealTop(2, keep=LOVE),)),),
    rulings=(91,),
    source=PRINTED,
)

NADJA = Card(
    "Nadja Kersten",
    "Bar Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    love=1,
    bar_maid=True,
    needs=("beer",),
    on_employ=(May(GainBeer(love=1)),),
    served=(May(Discard(LOVE), then=(PayServing(1), GainBeer())),),
    also_known_as=("Nadia Kirsten",),
    rulings=(78, 89),
    source=PRINTED,
)

GINA = Card(
    "Gina Kersten",
    "Bar Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=1,
    bar_maid=True,
    needs=("beer",),
    on_employ=(May(GainBeer(love=2)),),
    served=(ThisTurn((BeerOffer(love=4),)),),
    rulings=(78, 88),
    source=PRINTED,
)

SARA = Card(
    "Sara Leonhardt",
    "Floor Assistant Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    love=2,
    served=(May(DismissChambermaid(), then=(Gain(serving=2),)),),
    rulings=(93,),
    source=PRINTED,
)

JULIA = Card(
    "Julia Kunster",
    "Potter Ware Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=2,
    employment=1,
    needs=("beer",),
    served=(ArrangeBeer(2),),
    rulings=(94,),
    source=PRINTED,
)

KIRIKA = Card(
    "Kirika von Heidemann",
    "Welfare Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=2,
    served=(ThisTurn((PlaysAs(CHAMBERMAID_CHIEF, "1 Love"),)),),
    rulings=(92, 163),
    source=PRINTED,
)

ANNA = Card(
    "Anna Hartmann",
    "Silver Tableware Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    serving=2,
    attack=True,
    on_employ=(May(ChoosePlayer(Who.ANYONE), then=(DiscardTop(Whose.THEIRS),)),),
    rulings=(25, 32),
    source=PRINTED,
)

RENATA = Card(
    "Renata Abendroth",
    "Punishing Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    love=2,
    attack=True,
    served=(NameCost(), ChoosePlayer(Who.EVERYONE, holding=5), DiscardNamed()),
    rulings=(97,),
    source=PRINTED,
)

AILEEN = Card(
    "Aileen Hammerschmidt",
    "Gambler Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    served=(DiscardThenDraw(2),),
    source=PRINTED,
)

UTE = Card(
    "Ute Krombach",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    vp_varies=True,
    employment=1,
    chamber=1,
    needs=("beer",),
    on_employ=(Gain(new_cards=1),),
    score=(ChamberedEach(1), ChamberedEach(2, When(Counted.ALCOHOL, 2, 9))),
    also_known_as=("Uta Krombach",),
    rulings=(84, 85),
    source=PRINTED,
)

KAORI = Card(
    "Kaori Hamasaki",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    vp_varies=True,
    love=1,
    chamber=1,
    score=(ChamberSets(((3, 12), (2, 2), (1, 1))),),
    rulings=(100,),
    source=PRINTED,
)

PAULA = Card(
    "Paula Lauenburg",
    "Weathercast Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=2,
    attack=True,
    served=(May(ChoosePlayer(Who.ANYONE), then=(DiscardTop(Whose.THEIRS), PlayIt())),),
    rulings=(95,),
    source=PRINTED,
)

NICOLE = Card(
    "Nicole Schmieg",
    "Apprentice Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=2,
    attack=True,
    placed=(GoToDiscard(),),
    in_service=(
        May(
            Return(named("Nicole Schmieg"), count=2),
            then=(Take((Match(kinds=(Kind.GENERAL_MAID,), cost_at_most=5),), to=To.DISCARD),),
        ),
    ),
    also_known_as=("Nicole Schmiege",),
    rulings=(98,),
    source=PRINTED,
)


# -- events (purple) --------------------------------------------------------------------------------------------

ENVY = Card(
    "Envy",
    "Event",
    Kind.EVENT,
    copies=8,
    cost=5,
    attack=True,
    placement=EventPlacement.ANYWHERE,
    placed=(LandHere(),),
    at_start=(May(Return((Match(maid=True, cost_at_least=4),)), then=(Cure("Envy"),)),),
    standing=(PriceChange(MAID, by=1, at_most_times=2, next_phase=True),),
    rulings=(103, 162, 165),
    source=PRINTED,
)

HEAVY_STORM = Card(
    "Heavy Storm",
    "Event",
    Kind.EVENT,
    copies=8,
    cost=5,
    attack=True,
    placement=EventPlacement.ON_BUILDING,
    needs=("buildings",),
    placed=(LandHere(),),
    at_start=(May(Discard(named("3 Love")), then=(Cure("Heavy Storm"),)),),
    rulings=(84, 158, 162, 164),
    source=PRINTED,
)

LET_ME_DRINK = Card(
    "Let Me Drink!",
    "Event",
    Kind.EVENT,
    copies=8,
    cost=5,
    attack=True,
    placement=EventPlacement.WITH_BUYER,
    needs=("beer",),
    placed=(LandHere(),),
    at_start=(May(Discard(LOVE), then=(RemoveThis(), ChoosePlayer(Who.BEER_OWNER), StealBeer())),),
    rulings=(104, 161, 162),
    source=PRINTED,
)


# -- the building (orange) --------------------------------------------------------------------------------------

BEER_FEST = Card(
    "Beer Fest",
    "Building",
    Kind.BUILDING,
    copies=8,
    cost=4,
    vp=inferred(0, "the card list has no line for it"),
    needs=("beer",),
    gained=(May(PutBeerUnder()),),
    rulings=(76, 84),
    source=PRINTED,
)


# -- beer (tan) -------------------------------------------------------------------------------------------------

BEER_STAND = Card(
    "Beer Stand",
    "Beer",
    Kind.BEER,
    copies=1,
    cost=0,
    vp=2,
    alcohol=house(0, "a stall rather than a drink"),
    standing=(BeerStall(love=4, turns=2),),
    rulings=(87, 161),
    source=PRINTED,
)

LOSE_ONE = Card(
    "Get Drunk (lose one)",
    "Beer",
    Kind.BEER,
    copies=1,
    cost=0,
    revealed=(IfDrunk(DRUNK, (LoseBeer(),)),),
    rulings=(81, 82, 83, 84),
    source=PRINTED,
)

GIVE_ONE = Card(
    "Get Drunk (give one)",
    "Beer",
    Kind.BEER,
    copies=1,
    cost=0,
    revealed=(IfDrunk(DRUNK, (GiveBeer(),)),),
    rulings=(81, 82, 84, 161),
    source=PRINTED,
)

OKTOBERFEST_BEER = Card(
    "Oktoberfest",
    "Beer",
    Kind.BEER,
    copies=1,
    cost=0,
    vp=3,
    alcohol=house(3, ONE_GLASS),
    shown_first=True,
    standing=(CountsAs("Weissbier", Counting.POINTS),),
    rulings=(80, 101),
    source=PRINTED,
)

WEISSBIER = Card(
    "Weissbier",
    "Beer",
    Kind.BEER,
    copies=7,
    cost=0,
    vp_varies=True,
    alcohol=house(2, ONE_GLASS),
    score=(EachCounts(),),
    rulings=(101,),
    source=PRINTED,
)

PILSNER = Card(
    "Pilsner",
    "Beer",
    Kind.BEER,
    copies=6,
    cost=0,
    vp_varies=True,
    alcohol=house(2, ONE_GLASS),
    score=(Sets(((3, 14), (2, 6), (1, 1))),),
    rulings=(100,),
    source=PRINTED,
)

ALTBIER = Card("Altbier", "Beer", Kind.BEER, copies=5, cost=0, vp=4, alcohol=house(2, ONE_GLASS), source=PRINTED)

BOCK = Card(
    "Bock",
    "Beer",
    Kind.BEER,
    copies=3,
    cost=0,
    vp=6,
    alcohol=house(3, f"{ONE_GLASS}; the strongest style gets one more"),
    score=(EachInstead(0, When(Counted.MAID_CHIEFS, 2)),),
    rulings=(102,),
    source=PRINTED,
)


# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    *(ANJA, MATILDE),
    *(ELSA, HERMINA, TONI, NORA, NADJA, GINA, SARA, JULIA, KIRIKA, ANNA, RENATA, AILEEN, UTE, KAORI),
    *(PAULA, NICOLE),
    *(ENVY, HEAVY_STORM, LET_ME_DRINK),
    BEER_FEST,
    *(BEER_STAND, LOSE_ONE, GIVE_ONE, OKTOBERFEST_BEER, WEISSBIER, PILSNER, ALTBIER, BOCK),
)
