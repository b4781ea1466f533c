"""Tanto Cuore, the base box: 3 love cards, 2 chiefs, 16 general maids, 10 private maids, 2 events.

Each page is one card: what is printed, then what its text does, in steps (engine/steps.py). Symbols come before text
when a maid serves. Quantities, points and texts stand in the rulebook's card list; costs were read off the cards.
"""

from dataclasses import replace

from cuore.engine.cards import Card, EventPlacement, inferred
from cuore.engine.kinds import Kind
from cuore.engine.matches import NOT_A_MAID, Match, maid_up_to, named
from cuore.engine.points import ChamberSets, ChamberSisters, EachFrom, Most, OddOrEven
from cuore.engine.steps import (
    ChooseBonus,
    ChoosePlayer,
    Cure,
    Discard,
    DiscardLooked,
    DiscardTop,
    Draw,
    EachOther,
    Gain,
    IfIt,
    KeepOne,
    LandHere,
    LookAtHand,
    LookAtTop,
    May,
    MoveEvent,
    Neighbours,
    PlaceEvents,
    ReceiveEvent,
    RemoveEvent,
    Return,
    SwapLooked,
    Take,
    TurnAway,
    UpTo,
    Who,
)

RULEBOOK = "rulebook, English edition, card list"
CARD_FACE = "card face"
PRINTED = {"copies": RULEBOOK, "vp": RULEBOOK, "symbols": RULEBOOK, "text": RULEBOOK, "cost": CARD_FACE}


# -- love (pink) --------------------------------------------------------------------------------------------

ONE_LOVE = Card("1 Love", "", Kind.LOVE, copies=36, cost=1, love=1, rulings=(22,), source=PRINTED)
TWO_LOVE = Card("2 Love", "", Kind.LOVE, copies=12, cost=4, love=2, rulings=(22,), source=PRINTED)
THREE_LOVE = Card("3 Love", "", Kind.LOVE, copies=8, cost=7, love=3, rulings=(22, 58), source=PRINTED)


# -- chiefs (green) -----------------------------------------------------------------------------------------

MARIANNE = Card("Marianne Soleil", "Maid Chief", Kind.MAID_CHIEF, copies=8, cost=9, vp=6, source=PRINTED)

COLETTE = Card(
    "Colette Framboise",
    "Chambermaid Chief",
    Kind.CHAMBERMAID_CHIEF,
    copies=24,
    cost=3,
    vp=1,
    chamber=2,
    score=(Most(5),),
    rulings=(1, 68),
    source=PRINTED,
)


# -- general maids (blue) -----------------------------------------------------------------------------------

OPHELIA = Card(
    "Ophelia Grail",
    "All-purpose Maid",
    Kind.GENERAL_MAID,
    copies=8,
    cost=6,
    vp_varies=True,
    draw=1,
    serving=1,
    love=1,
    employment=1,
    score=(OddOrEven(odd=2, even=-2),),
    rulings=(69,),
    source=PRINTED,
)

ANISE = Card(
    "Anise Greenaway",
    "Treasury Maid",
    Kind.GENERAL_MAID,
    copies=8,
    cost=7,
    vp=3,
    draw=3,
    employment=1,
    also_known_as=("Anis Greenaway",),
    source=PRINTED,
)

SAINSBURY = Card(
    "Sainsbury Lockwood",
    "Laundry Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    served=(May(Return(named("1 Love")), then=(Take((Match(name="2 Love"), maid_up_to(4))),)),),
    rulings=(26, 73, 163),
    source=PRINTED,
)

TENALYS = Card(
    "Tenalys Trent",
    "Nap Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    love=3,
    employment=1,
    served=(EachOther((Draw(1),)),),
    also_known_as=("Tenallys Trent", "Tenaly's Trent"),
    source=PRINTED,
)

NENA = Card(
    "Nena Wilder",
    "Teasing Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    love=1,
    attack=True,
    needs=("Bad Habit",),
    served=(Neighbours((ReceiveEvent("Bad Habit"),)),),
    rulings=(54, 57, 59, 74),
    source=PRINTED,
)

NATSUMI = Card(
    "Natsumi Fujikawa",
    "Cleaning Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=5,
    draw=1,
    serving=2,
    attack=True,
    served=(May(Discard(), then=(EachOther((Discard(),), holding=4),)),),
    rulings=(35, 72),
    source=PRINTED,
)

ESQUINE = Card(
    "Esquine Forêt",
    "Scrapping Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=2,
    served=(UpTo(2, Discard(), each=(Gain(serving=1),)),),
    also_known_as=("Esquive Forêt",),
    rulings=(72,),
    source=PRINTED,
)

GENEVIEVE = Card(
    "Geneviève Daubigny",
    "Cooking Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=1,
    serving=1,
    love=1,
    source=PRINTED,
)

MOINE = Card(
    "Moine de Lefèvre",
    "Employing Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=4,
    draw=2,
    employment=2,
    source=PRINTED,
)

ELIZA = Card(
    "Eliza Rosewater",
    "Policing Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    love=2,
    attack=True,
    served=(May(ChoosePlayer(Who.ANYONE), then=(LookAtTop(then=(May(DiscardLooked()),)),)),),
    rulings=(29,),
    source=PRINTED,
)

KAGARI = Card("Kagari Ichinomiya", "Sewing Maid", Kind.GENERAL_MAID, copies=10, cost=3, serving=2, source=PRINTED)

CLAIRE = Card(
    "Claire Saint-Juste",
    "White Maid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    serving=1,
    needs=("events",),
    served=(May(RemoveEvent()),),
    reaction=(TurnAway(),),
    rulings=(59, 60),
    source=PRINTED,
)

SAFRAN = Card(
    "Safran Virginie",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=3,
    vp_varies=True,
    love=2,
    chamber=1,
    score=(ChamberSets(((4, 12), (3, 8), (2, 4))),),
    rulings=(39, 70),
    source=PRINTED,
)

CRESCENT = ChamberSisters(pair=3, trio=7)

AZURE = Card(
    "Azure Crescent",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=2,
    vp=1,
    employment=1,
    chamber=1,
    family="crescent",
    score=(CRESCENT,),
    rulings=(39, 71),
    source=PRINTED,
)

VIOLA = Card(
    "Viola Crescent",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=2,
    vp=1,
    draw=1,
    chamber=1,
    family="crescent",
    score=(CRESCENT,),
    rulings=(39, 71),
    source=PRINTED,
)

ROUGE = Card(
    "Rouge Crescent",
    "Chambermaid",
    Kind.GENERAL_MAID,
    copies=10,
    cost=2,
    vp=1,
    love=1,
    chamber=1,
    family="crescent",
    score=(CRESCENT,),
    rulings=(39, 71),
    source=PRINTED,
)


# -- private maids (black) ----------------------------------------------------------------------------------
# Where a private maid prints a symbol beside her text, symbol and text are one bonus: it stands here once, as text.

AMBER = Card(
    "Amber Twilight",
    "Black Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=-3,
    attack=True,
    others_discard=(DiscardTop(), IfIt(NOT_A_MAID, (Gain(new_cards=-1),))),
    rulings=(29, 51),
    source=PRINTED,
)

NORD = Card(
    "Nord Twilight",
    "Black Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=4,
    vp=-4,
    attack=True,
    needs=("Illness",),
    at_start=(May(KeepOne(), then=(PlaceEvents("Illness", count=2),)),),
    rulings=(51, 60),
    source=PRINTED,
)

SORA = Card(
    "Sora Nakachi",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=7,
    vp=2,
    attack=True,
    needs=("events",),
    at_start=(May(MoveEvent()),),
    rulings=(54, 55, 60, 162),
    source=PRINTED,
)

FAY = Card(
    "Fay Longfang",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    at_start=(ChooseBonus(love=1, employment=1),),
    source=PRINTED,
)

LALANDE = Card(
    "Lalande Dreyfus",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=6,
    vp=2,
    at_start=(May(Draw(1)),),
    rulings=(48,),
    source=PRINTED,
)

MILLY = Card(
    "Milly Violet",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=1,
    on_draw=(Gain(serving=1),),
    rulings=(49, 50),
    source={**PRINTED, "vp": f"{RULEBOOK}; the card face prints 2"},
)

EUGENIE = Card(
    "Eugenie Fontaine",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    attack=True,
    at_start=(May(ChoosePlayer(Who.OTHERS), then=(LookAtHand(then=(May(SwapLooked()),)),)),),
    source=PRINTED,
)

LUCIENNE = Card(
    "Lucienne de Marlboro",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=1,
    at_start=(Gain(serving=1),),
    rulings=(16, 48),
    source=PRINTED,
)

ROSA = Card(
    "Rosa Topaz",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=5,
    vp=1,
    at_start=(Gain(love=1),),
    rulings=(48,),
    source=PRINTED,
)

TANYA = Card(
    "Tanya Petrushka",
    "Private Maid",
    Kind.PRIVATE_MAID,
    copies=1,
    cost=4,
    vp=1,
    on_draw=(May(Draw(1)),),
    rulings=(49,),
    source=PRINTED,
)


# -- events (purple) ----------------------------------------------------------------------------------------

ILLNESS = Card(
    "Illness",
    "Event",
    Kind.EVENT,
    copies=10,
    cost=4,
    attack=True,
    placement=EventPlacement.ON_MAID,
    placed=(LandHere(),),
    at_start=(May(Discard(named("3 Love")), then=(Cure("Illness"),)),),
    rulings=(55, 56, 57, 58),
    source={**PRINTED, "vp": CARD_FACE},
)

BAD_HABIT = Card(
    "Bad Habit",
    "Event",
    Kind.EVENT,
    copies=16,
    cost=2,
    vp=-1,
    attack=True,
    placement=EventPlacement.FREE,
    placed=(LandHere(),),
    score=(EachFrom(4, -2),),
    rulings=(54, 57, 61, 62),
    source={**PRINTED, "vp": f"{CARD_FACE}; the rulebook's card list drops the minus sign"},
)


# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    *(ONE_LOVE, TWO_LOVE, THREE_LOVE),
    *(MARIANNE, COLETTE),
    *(OPHELIA, ANISE, SAINSBURY, TENALYS, NENA, NATSUMI, ESQUINE, GENEVIEVE),
    *(MOINE, ELIZA, KAGARI, CLAIRE, SAFRAN, AZURE, VIOLA, ROUGE),
    *(AMBER, NORD, SORA, FAY, LALANDE, MILLY, EUGENIE, LUCIENNE, ROSA, TANYA),
    *(ILLNESS, BAD_HABIT),
)

LOVE_CARDS = (ONE_LOVE, TWO_LOVE, THREE_LOVE)

# Of boxes whose rulebooks say only that they have 56 love cards of three kinds.
INFERRED_LOVE = tuple(
    replace(
        card,
        copies=inferred(card.copies, "56 love cards in three kinds, split as in the base box"),
        cost=inferred(card.cost, "the love cards of the base box cost as much"),
        source={"symbols": RULEBOOK, "text": RULEBOOK},
    )
    for card in LOVE_CARDS
)
