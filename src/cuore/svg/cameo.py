"""The cameo in the middle of a card: an ivory relief on a ground in the colour of its kind, rimmed with gold.

The frame goes by kind, the sprigs around it by cost. A maid is a lady in profile (lady.py), every other card a thing
(thing.py); both are composed by the card's name, and the brooch at the rim bears the card's emblem.
"""

from __future__ import annotations

import math
from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import MAIDS, Kind
from cuore.svg.drawing import element, emblem_of, gradient, icon, number, picture
from cuore.svg.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, OF_KIND, Palette, Theme

WIDTH: Final = 100.0
HEIGHT: Final = 124.0
ACROSS: Final = 122.0  # with its laurel,
DOWN: Final = 151.0
CROWNED: Final = 79.0  # and from the tip of a crown to the middle
LAUREL: Final = 6  # cost from which she bears one
CROWN: Final = 8
SPRIGS: Final = 4
LYING: Final = 0.86
BROOCH: Final = (33.0, 41.0)
BROOCH_SIZE: Final = 14.0
BROOCHES: Final = {Kind.EVENT: (24.0, 40.0), Kind.BEER: (37.0, 36.0), Kind.REMINISCENCE: (40.0, 36.0)}
LADIES: Final = (*MAIDS, Kind.REFINED_MAID)
INSIDE: Final = 11.4  # of the ring of pearls


def cameo(card: Card, x: float, y: float, palette: Palette, size: float = 1.0, *, plain: bool = False) -> str:
    """The cameo of a card around a point; a `plain` one is for small tiles: only the emblem, large."""
    ground_colour = palette.ground(card.kind)
    ground, paint = gradient((0.0, palette.lit(card.kind)), (1.0, ground_colour), cy=0.35)
    rim, gold = gradient((0.0, GOLD_LIGHT), (0.75, GOLD), (1.0, GOLD_DARK), cx=0.3, cy=0.2, r=1.0)
    parts = [] if plain else [_leaves(card)]
    parts.append(_frame(card.kind, 0.0, fill=gold, stroke=GOLD_DARK, stroke_width=0.8))
    parts.append(_frame(card.kind, 5.0, fill=ground_colour))
    parts.append(_frame(card.kind, 5.0, fill=paint, stroke=GOLD_DARK, stroke_width=0.7, stroke_opacity=0.7))
    if not plain:
        pearls = {
            "stroke": GOLD_LIGHT,
            "stroke_width": 1.5,
            "stroke_linecap": "round",
            "stroke_dasharray": "0.01 4.1",
        }
        parts.append(_frame(card.kind, 9.6, fill="none", **pearls))
    if plain and card.kind is not Kind.LOVE:
        parts.append(icon(emblem_of(card.name), 0.0, 0.0, 44.0 if card.kind is Kind.EVENT else 58.0, IVORY))
    else:
        parts.append(relief(card, ground_colour))
        if card.kind is not Kind.LOVE:
            parts.append(_brooch(card, gold, ground_colour))
    at = f"translate({number(x)} {number(y)}) scale({number(size)})"
    return element("defs", ground + rim) + element("g", "".join(parts), transform=at)


def portrait(card: Card, theme: Theme = "auto") -> str:
    """The cameo of a card as a picture of its own."""
    palette = Palette(theme)
    return picture(
        cameo(card, ACROSS / 2, CROWNED, palette), ACROSS, DOWN, title=card.name, desc="", style=palette.style()
    )


# The parts are hundreds of paths. They are imported late, so that only whoever draws waits for them.


def drawn_parts(card: Card) -> dict[str, str]:
    """The parts that a card's relief is composed of, by name: no two cards of different names have the same."""
    from cuore.svg import lady, thing

    return lady.parts(card.name) if card.kind in LADIES else thing.parts(card)


def relief(card: Card, ground: str) -> str:
    """What is cut in ivory, inside the ring of pearls."""
    from cuore.svg import lady, thing

    drawn = drawn_parts(card)
    cut = lady.relief(drawn, ground) if card.kind in LADIES else thing.relief(card.kind, drawn, ground)
    name = f"cuore-in-{OF_KIND[card.kind]}"
    inside = element("clipPath", _frame(card.kind, INSIDE), id=name)
    return element("defs", inside) + element("g", cut, clip_path=f"url(#{name})")


def _brooch(card: Card, gold: str, ground: str) -> str:
    """The card's emblem on the rim: behind a lady's shoulder, below a thing."""
    x, y = BROOCHES.get(card.kind, BROOCH)
    if drawn_parts(card).get("facing") == "right":
        x = -x
    rim = element("circle", cx=x, cy=y, r=BROOCH_SIZE, fill=gold, stroke=GOLD_DARK, stroke_width=0.6)
    field = element("circle", cx=x, cy=y, r=BROOCH_SIZE - 2.2, fill=ground, stroke=GOLD_DARK, stroke_width=0.4)
    return rim + field + icon(emblem_of(card.name), x, y, BROOCH_SIZE * 1.2, IVORY)


def _frame(kind: Kind, inset: float, **paint: object) -> str:
    """Oval; lozenge for events, arch for buildings, circle for beers, lying oval for reminiscences."""
    rx, ry = WIDTH / 2 - inset, HEIGHT / 2 - inset
    if kind is Kind.EVENT:
        more = inset * 0.42  # so that the rim is as wide across a slanting side
        points = f"M0 {number(-ry + more)} {number(rx - more)} 0 0 {number(ry - more)} {number(-rx + more)} 0Z"
        return element("path", d=points, stroke_linejoin="round", **paint)
    if kind is Kind.BUILDING:
        w, top = rx - 3, -ry + 2
        d = (
            f"M{number(-w)} {number(ry)}V{number(top + 0.62 * w)}C{number(-w)} {number(top + 0.2 * w)} "
            f"{number(-w * 0.45)} {number(top + 0.1 * w)} 0 {number(top)}C{number(w * 0.45)} {number(top + 0.1 * w)} "
            f"{number(w)} {number(top + 0.2 * w)} {number(w)} {number(top + 0.62 * w)}V{number(ry)}Z"
        )
        return element("path", d=d, **paint)
    if kind is Kind.BEER:
        return element("circle", r=rx + 1.0, **paint)
    if kind is Kind.REMINISCENCE:
        return element("ellipse", rx=HEIGHT / 2 - 6 - inset, ry=WIDTH / 2 * LYING + 6 - inset, **paint)
    return element("ellipse", rx=rx, ry=ry, **paint)


def _leaves(card: Card) -> str:
    """Sprigs below for a cost of 4 and 5, a laurel from 6 on, a crown on top from 8 on."""
    if card.kind in (Kind.EVENT, Kind.BUILDING, Kind.BEER, Kind.REMINISCENCE, Kind.LOVE) or card.cost < SPRIGS:
        return ""
    reach = 10 if card.cost >= LAUREL else 5
    leaves = []
    for side in (-1, 1):
        for step in range(reach):
            angle = math.radians(90 - side * (14 + step * 13.5))
            x, y = (WIDTH / 2 + 2.2) * math.cos(angle), (HEIGHT / 2 + 2.2) * math.sin(angle)
            turn = math.degrees(angle) - side * 62
            at = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
            leaves.append(
                element(
                    "path",
                    d="M-6.5 0Q0-4.6 7 0Q0 4.6-6.5 0Z",
                    transform=at,
                    fill=GOLD,
                    stroke=GOLD_DARK,
                    stroke_width=0.5,
                )
            )
    top = "" if card.cost < CROWN else _crown()
    return "".join(leaves) + top


def _crown() -> str:
    """On top of the rim."""
    arches = "M-11-59L-14.6-70.4L-7.4-66L0-74.4L7.4-66L14.6-70.4L11-59Q0-63-11-59Z"
    cut = {"stroke": GOLD_DARK, "stroke_width": 0.7, "stroke_linejoin": "round"}
    pearls = "".join(
        element("circle", cx=x, cy=y, r=r, fill=IVORY, **cut)
        for x, y, r in ((-14.6, -71.6, 1.7), (0.0, -75.6, 2.0), (14.6, -71.6, 1.7))
    )
    band = element("path", d="M-10.4-61.4Q0-65.2 10.4-61.4", fill="none", stroke=GOLD_DARK, stroke_width=0.7)
    return element("path", d=arches, fill=GOLD_LIGHT, **cut) + band + pearls
