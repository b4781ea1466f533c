"""A thing instead of a lady: a house, a glass of beer, a remembered place, a mishap, a treat, or hearts.

Like a lady's, its parts are drawn by lot from the card's name; where a part suits the card's emblem, it is that one.
"""

from __future__ import annotations

from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.svg.carving import Part, Shape, Tones, chosen
from cuore.svg.drawing import element, emblem_name, number
from cuore.svg.parts.houses import BEFORE, DOORS, ROOFS, WINDOWS
from cuore.svg.parts.objects import AROUND, BENEATH, HEART, MISHAPS, SHINE, SPRAY, TREATS
from cuore.svg.parts.scenes import FAR, NEAR, SKIES
from cuore.svg.parts.vessels import ABOVE, FOAM, GARNISHES, VESSELS

Layers = dict[str, dict[str, Part]]  # from back to front
LAYERS: Final[dict[Kind, Layers]] = {
    Kind.BUILDING: {"roof": ROOFS, "window": WINDOWS, "door": DOORS, "before": BEFORE},
    Kind.BEER: {"above": ABOVE, "vessel": VESSELS, "garnish": GARNISHES},
    Kind.REMINISCENCE: {"sky": SKIES, "far": FAR, "near": NEAR},
    Kind.EVENT: {"around": AROUND, "beneath": BENEATH, "thing": MISHAPS},
    Kind.PREPARATION: {"around": AROUND, "beneath": BENEATH, "thing": TREATS},
}
SUITS: Final = {
    "mirror-mirror": {"thing": "mirror"},
    "lightning-storm": {"thing": "storm"},
    "medical-thermometer": {"thing": "physic"},
    "cookie": {"thing": "cookies"},
    "pouring-pot": {"thing": "cup"},
    "family-house": {"roof": "mansard", "before": "poplars"},
    "gardening-shears": {"roof": "gable", "before": "flowers"},
    "greenhouse": {"roof": "glass", "before": "lilies"},
    "cellar-barrels": {"roof": "timbered"},
    "tavern-sign": {"vessel": "mug", "above": "pennants"},
    "barrel-leak": {"vessel": "barrel", "above": "drops"},
    "beer-horn": {"vessel": "horn"},
    "pretzel": {"vessel": "stein", "garnish": "pretzel"},
    "wheat": {"vessel": "tall-glass", "garnish": "wheat"},
    "hops": {"vessel": "tulip", "garnish": "hops"},
    "beer-bottle": {"vessel": "bottle"},
    "goat": {"vessel": "beaker", "garnish": "coins"},
    "spooky-house": {"sky": "full-moon", "far": "cliffs", "near": "lighthouse"},
    "campfire": {"sky": "moon", "far": "forest", "near": "fire"},
    "telescope": {"sky": "comet", "far": "hills", "near": "telescope"},
    "volleyball-ball": {"sky": "sun", "far": "mountains", "near": "tent"},
    "celebration-fire": {"sky": "fireworks", "far": "hills", "near": "bench"},
    "treasure-map": {"sky": "clouds", "far": "island", "near": "palms"},
    "scuba-mask": {"sky": "birds", "far": "sea", "near": "boat"},
    "musical-notes": {"sky": "lanterns", "far": "hills", "near": "arch"},
    "barbecue": {"sky": "sun", "far": "sea", "near": "basket"},
    "sunrise": {"sky": "low-sun", "far": "sea", "near": "pier"},
    "bread": {"thing": "bread"},
    "hot-meal": {"thing": "cloche"},
    "stairs-cake": {"thing": "cake"},
    "flower-pot": {"thing": "vase"},
    "candles": {"thing": "candelabrum"},
    "balloons": {"thing": "balloons"},
    "magic-broom": {"thing": "feathers"},
    "liquid-soap": {"thing": "soap"},
    "sparkles": {"thing": "bucket"},
}
CLOTHS: Final = ("ivory", "sand", "rose")  # slate is a colour for dresses
GLASS: Final = "glass"  # has neither windows nor a wall of its own
LOWER: Final = {Kind.BUILDING: 6.0, Kind.PREPARATION: 3.0, Kind.BEER: 1.0}
SIZE: Final = {Kind.PREPARATION: 1.18}
HEARTS: Final = {
    1: ((0.0, -4.0, 1.55),),
    2: ((-11.0, -13.0, 1.05), (10.0, 1.0, 1.2)),
    3: ((0.0, -22.0, 0.95), (-15.0, 3.0, 0.95), (15.0, 3.0, 0.95)),
}


def parts(card: Card) -> dict[str, str]:
    """The parts that a card draws."""
    if card.kind is Kind.LOVE:
        return {"hearts": str(int(card.love))}
    choices = {part: tuple(options) for part, options in LAYERS[card.kind].items()} | {"cloth": CLOTHS}
    return chosen(card.name, choices) | SUITS.get(emblem_name(card.name), {})


def relief(kind: Kind, drawn: dict[str, str], ground: str) -> str:
    """Those parts, cut in shell on a ground."""
    tones = Tones("honey", drawn.get("cloth", "sand"), ground)
    if kind is Kind.LOVE:
        inside = _hearts(int(drawn["hearts"]), tones)
    else:
        inside = tones.draw(shape for part, options in LAYERS[kind].items() for shape in _layer(part, drawn, options))
        inside = element(
            "g", inside, transform=f"translate(0 {number(LOWER.get(kind, 0.0))}) scale({SIZE.get(kind, 1.0)})"
        )
    return element("defs", tones.defs) + inside


def _layer(part: str, drawn: dict[str, str], options: dict[str, Part]) -> Part:
    if part == "window" and drawn["roof"] == GLASS:
        return ()
    shapes = options[drawn[part]]
    return (*shapes, *FOAM.get(drawn[part], ())) if part == "vessel" else shapes


def _hearts(count: int, tones: Tones) -> str:
    heart = tones.draw((Shape("lace", HEART), Shape("line", SHINE, 1.2)))
    places = HEARTS.get(count, HEARTS[3])
    return tones.draw(SPRAY) + "".join(
        element("g", heart, transform=f"translate({number(x)} {number(y)}) scale({number(size)})")
        for x, y, size in places
    )
