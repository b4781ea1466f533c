"""An invented box: two chiefs, ten general maids, three private maids, and keepsakes from the greenhouse."""

from cuore.engine.cards import Card, house
from cuore.engine.kinds import Kind
from cuore.engine.matches import ANY_CARD, LOVE, Match, named
from cuore.engine.points import ChamberSets, EachFrom
from cuore.engine.standing import PriceChange
from cuore.engine.steps import Discard, Draw, EachOther, Gain, May, Return, Step, Take, To

INVENTED = "invented for this box"
GREENHOUSE_STACK = "keepsakes"

FLORENTINE = Card("Florentine Frost", "Maid Chief", Kind.MAID_CHIEF, copies=8, cost=9, vp=6)
HAZEL = Card("Hazel Hoarfrost", "Chambermaid Chief", Kind.CHAMBERMAID_CHIEF, copies=24, cost=3, vp=1, chamber=2)


def _maid(name: str, cost: int, **facts: object) -> Card:
    return Card(name, "Garden Maid", Kind.GENERAL_MAID, copies=10, cost=house(cost, INVENTED), **facts)  # type: ignore[arg-type]


ALBA = _maid(
    "Alba Snowdrop", 2, love=1, chamber=1, vp=1, standing=(PriceChange(LOVE, by=-1, at_least=1, at_most_times=2),)
)
BRIONY = _maid("Briony Icicle", 2, draw=1, serving=1)
CORAL = _maid("Coral Winterberry", 3, love=2)
DELPHINE = _maid("Delphine Rime", 3, served=(May(Discard(), then=(Draw(2),)),))
ELOWEN = _maid("Elowen Thaw", 3, chamber=1, vp_varies=True, love=1, score=(ChamberSets(((3, 9), (2, 4))),))
FERN = _maid("Fern Flurry", 4, draw=2, employment=1)
GWENDOLINE = _maid("Gwendoline Glaze", 4, serving=2)
HOLLY = _maid("Holly Hearth", 5, served=(EachOther((Discard(),), holding=4),), love=2, attack=True)
IVY = _maid(
    "Ivy Everfrost", 5, served=(May(Return(named("1 Love")), then=(Take((Match(name="2 Love"),), to=To.HAND),)),)
)
JUNIPER = _maid("Juniper Sleet", 6, draw=2, love=1, vp=1)


def _private(name: str, cost: int, *at_start: Step, vp: int = 1) -> Card:
    return Card(name, "Private Maid", Kind.PRIVATE_MAID, copies=1, cost=cost, vp=vp, at_start=at_start)


KALINA = _private("Kalina Lanternlight", 5, Gain(love=1))
LUMI = _private("Lumi Candlewick", 5, May(Draw(1)))
MISTRAL = _private("Mistral Mittens", 4, May(Discard(), then=(Gain(serving=1),)), vp=2)


def _keepsake(name: str, copies: int, vp: int, *, cards: int, points: int = 0) -> Card:
    return Card(
        name,
        "Keepsake",
        Kind.REMINISCENCE,
        copies=copies,
        cost=0,
        vp=vp,
        stack=GREENHOUSE_STACK,
        requires=(Discard(ANY_CARD, count=cards),),
        score=(EachFrom(2, points),) if points else (),
        rulings=(901,),
    )


PRESSED_VIOLET = _keepsake("Pressed Violet", 4, 1, cards=2)
SNOW_GLOBE = _keepsake("Snow Globe", 4, 1, cards=3, points=3)

# The numbers of cards are their places here: new ones only ever come at the end.
CARDS = (
    *(FLORENTINE, HAZEL),
    *(ALBA, BRIONY, CORAL, DELPHINE, ELOWEN, FERN, GWENDOLINE, HOLLY, IVY, JUNIPER),
    *(KALINA, LUMI, MISTRAL),
    *(PRESSED_VIOLET, SNOW_GLOBE),
)
