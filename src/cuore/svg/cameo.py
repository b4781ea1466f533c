"""The cameo in the middle of a card: an ivory relief on a ground in the colour of its kind, rimmed with gold.

The frame goes by kind, the sprigs around it by cost. The relief is the card's emblem; `relief` is the one place where
a drawing of her own would come in.
"""

from __future__ import annotations

import math
from typing import Final

from cuore.engine.cards import Card
from cuore.engine.kinds import Kind
from cuore.svg.drawing import element, emblem_of, gradient, icon, number
from cuore.svg.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, Palette

WIDTH: Final = 100.0
HEIGHT: Final = 124.0
LAUREL: Final = 6  # cost from which she bears one
CROWN: Final = 8
SPRIGS: Final = 4
LYING: Final = 0.86


def cameo(card: Card, x: float, y: float, palette: Palette, size: float = 1.0, *, plain: bool = False) -> str:
    """The cameo of a card around a point; `plain` leaves out what is too fine for a small one."""
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
    parts.append(relief(card))
    at = f"translate({number(x)} {number(y)}) scale({number(size)})"
    return element("defs", ground + rim) + element("g", "".join(parts), transform=at)


def relief(card: Card) -> str:
    """What is cut in ivory."""
    if card.kind is Kind.LOVE:
        return _hearts(int(card.love))
    size = {Kind.EVENT: 44.0, Kind.BUILDING: 60.0}.get(card.kind, 58.0)
    return icon(emblem_of(card.name), 0.0, 4.0 if card.kind is Kind.BUILDING else 0.0, size, IVORY)


def _hearts(count: int) -> str:
    path = emblem_of("1 Love")
    places = {1: [(0.0, 0.0)], 2: [(-17.0, 0.0), (17.0, 0.0)]}.get(count, [(0.0, -17.0), (-16.0, 12.0), (16.0, 12.0)])
    size = 58.0 if count == 1 else 36.0 if count == 2 else 32.0
    return "".join(icon(path, x, y, size, IVORY) for x, y in places)


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
    crown = "M-15-58L-18-76L-9-68L-4.5-79L0-69L4.5-79L9-68L18-76L15-58Q0-62-15-58Z"
    top = element("path", d=crown, fill=GOLD, stroke=GOLD_DARK, stroke_width=0.8, stroke_linejoin="round")
    return "".join(leaves) + (top if card.cost >= CROWN else "")
