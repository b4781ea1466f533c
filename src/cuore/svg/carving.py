"""What a relief is cut from: shapes in a few tones of shell and ivory, and the lot by which a name chooses them.

A part (parts/) is a tuple of shapes: data, drawn nowhere but here. Lines that curve many times (scallops, beads,
braids, petals) are made by the functions below, so that each part is a few lines long.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from cuore.svg.drawing import element, gradient, number

Point = tuple[float, float]
Tone = Literal["skin", "hair", "cloth", "lace", "gold", "pearl", "leaf", "dark", "line", "strand", "fold", "edge"]
STROKES: Final = ("line", "strand", "fold", "edge")


class Shape(NamedTuple):
    """One path in one tone; a stroke has a width."""

    tone: Tone
    d: str
    width: float = 0.8


Part = tuple[Shape, ...]


class Stone(NamedTuple):
    """A layer of the shell: where light falls, where it does not, and the line that is cut into it."""

    lit: str
    shaded: str
    cut: str


IVORY: Final = Stone("#fffaf0", "#eddfc6", "#b3946a")
LACE: Final = Stone("#fffdf8", "#f6ead3", "#c3a577")
GOLD: Final = Stone("#f7e4b0", "#c99a45", "#8b6423")
PEARL: Final = Stone("#ffffff", "#e6d6bb", "#a98a5c")
LEAF: Final = Stone("#f1e3bf", "#cdb37c", "#86673a")
HAIR: Final = {
    "cream": Stone("#f3e3c3", "#dcc293", "#a3824d"),
    "honey": Stone("#e9cb94", "#c89d5c", "#855f2a"),
    "copper": Stone("#d9a172", "#b16f43", "#6f3d1f"),
    "chestnut": Stone("#b78a62", "#8b5d3d", "#4f3121"),
    "umber": Stone("#96745d", "#634739", "#35231b"),
    "silver": Stone("#eeebe4", "#c5bdaf", "#867b6c"),
}
CLOTH: Final = {
    "ivory": Stone("#f7ecd6", "#dfcba6", "#a8884f"),
    "sand": Stone("#e6d1a8", "#c6a877", "#866539"),
    "rose": Stone("#e9c9b4", "#c79a80", "#875a44"),
    "slate": Stone("#d3ccd2", "#a69ba8", "#625766"),
}


def lot(name: str, part: str, options: Sequence[str]) -> str:
    """The option that a name draws for a part: the same for ever, on every machine.

    Every option throws its own die and the highest wins, so that one more option changes only those who draw it.
    """
    return max(
        options, key=lambda option: hashlib.blake2b(f"{part} {option}: {name}".encode(), digest_size=8).digest()
    )


class Tones:
    """The stones of one relief as paints, and the definitions that they refer to."""

    def __init__(self, hair: str, cloth: str, ground: str) -> None:
        stones = {
            "skin": IVORY,
            "hair": HAIR[hair],
            "cloth": CLOTH[cloth],
            "lace": LACE,
            "gold": GOLD,
            "pearl": PEARL,
            "leaf": LEAF,
        }
        self.defs = ""
        self._fills: dict[str, str] = {"dark": ground}
        self._cuts = {"line": IVORY.cut, "strand": HAIR[hair].cut, "fold": CLOTH[cloth].cut, "edge": GOLD.cut}
        for tone, stone in stones.items():
            definition, self._fills[tone] = gradient((0.35, stone.lit), (1.0, stone.shaded), cx=0.35, cy=0.3, r=0.85)
            self.defs += definition
        self._rims = {tone: stone.cut for tone, stone in stones.items() if tone != "skin"}

    def draw(self, part: Iterable[Shape]) -> str:
        """A part as paths."""
        return "".join(self._draw(shape) for shape in part)

    def _draw(self, shape: Shape) -> str:
        if shape.tone in STROKES:
            stroke = {"stroke": self._cuts[shape.tone], "stroke_width": shape.width, "stroke_linecap": "round"}
            return element("path", d=shape.d, fill="none", **stroke)
        rim = self._rims.get(shape.tone)
        return element(
            "path",
            d=shape.d,
            fill=self._fills[shape.tone],
            stroke=rim,
            stroke_width=0.35 if rim else None,
            stroke_linejoin="round" if rim else None,
        )


def chosen(name: str, choices: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """What a name draws for each of several parts."""
    return {part: lot(name, part, options) for part, options in choices.items()}


# Lines that curve many times.


def at(point: Point) -> str:
    """A point of a path."""
    return f"{number(point[0])} {number(point[1])}"


def toward(start: Point, angle: float, length: float) -> Point:
    """The point so far from another, at an angle in degrees (0 to the right, 90 down)."""
    turn = math.radians(angle)
    return start[0] + length * math.cos(turn), start[1] + length * math.sin(turn)


def bezier(curve: Sequence[Point], t: float) -> Point:
    """A point on a curve of two to four points."""
    points = list(curve)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def along(curve: Sequence[Point], count: int) -> list[Point]:
    """So many points on a curve, ends included."""
    return [bezier(curve, i / (count - 1)) for i in range(count)]


def disc(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    arc = f"a{number(r)} {number(r)} 0 1 0 "
    return f"M{at((x - r, y))}{arc}{number(2 * r)} 0{arc}{number(-2 * r)} 0Z"


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> str:
    """An ellipse as a path, turned by some degrees."""
    a, b = toward((x, y), turn, -rx), toward((x, y), turn, rx)
    arc = f"A{number(rx)} {number(ry)} {number(turn)} 1 0 "
    return f"M{at(a)}{arc}{at(b)}{arc}{at(a)}Z"


def beads(curve: Sequence[Point], count: int, r: float, end: float | None = None) -> str:
    """Pearls on a string, larger or smaller towards its end."""
    last = r if end is None else end
    points = along(curve, count)
    return "".join(disc(*point, r + (last - r) * i / (count - 1)) for i, point in enumerate(points))


def scallops(curve: Sequence[Point], count: int, depth: float) -> str:
    """A row of half-round frills on a curve; the sign of the depth says on which side."""
    points = along(curve, count + 1)
    d = f"M{at(points[0])}"
    for a, b in pairwise(points):
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90
        d += f"C{at(toward(a, angle, depth * 1.35))} {at(toward(b, angle, depth * 1.35))} {at(b)}"
    return d


def band(curve: Sequence[Point], width: float, end: float | None = None) -> str:
    """A strip along a curve."""
    last = width if end is None else end
    points = along(curve, 9)
    left, right = [], []
    for i, point in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        angle = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0])) + 90
        half = (width + (last - width) * i / (len(points) - 1)) / 2
        left.append(toward(point, angle, half))
        right.append(toward(point, angle, -half))
    return smooth([*left, *reversed(right)], closed=True, corners=(0, 8, 9, 17))


def smooth(points: Sequence[Point], *, closed: bool = False, corners: Sequence[int] = ()) -> str:
    """A smooth line through points (Catmull and Rom's), with a corner where one is wanted."""
    count = len(points)
    d = f"M{at(points[0])}"
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        before = points[(i - 1) % count] if closed or i else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        if i in corners:
            before = a
        if (i + 1) % count in corners:
            after = b
        first = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
        second = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
        d += f"C{at(first)} {at(second)} {at(b)}"
    return d + ("Z" if closed else "")


def leaf(start: Point, angle: float, length: float, width: float) -> str:
    """A leaf, a petal or a flame: pointed at both ends."""
    tip = toward(start, angle, length)
    middle = toward(start, angle, length * 0.45)
    one, other = toward(middle, angle + 90, width), toward(middle, angle - 90, width)
    return f"M{at(start)}Q{at(one)} {at(tip)}Q{at(other)} {at(start)}Z"


def petals(x: float, y: float, r: float, count: int, turn: float = 0.0) -> str:
    """A flower: round petals about a middle."""
    found = ""
    for i in range(count):
        angle = turn + 360 * i / count
        centre = toward((x, y), angle, r * 0.55)
        found += oval(*centre, r * 0.5, r * 0.36, angle)
    return found


def plait(curve: Sequence[Point], count: int, width: float, end: float | None = None) -> Part:
    """A braid: lobes left and right in turn, each over the one before."""
    last = width if end is None else end
    points, shapes = along(curve, count + 1), []
    for i, (a, b) in enumerate(pairwise(points)):
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        size = width + (last - width) * i / count
        side = 1 if i % 2 else -1
        start = toward(toward(a, angle + 90, side * size * 0.5), angle + 180, size * 0.12)
        tip = toward(toward(b, angle - 90, side * size * 0.3), angle, size * 0.3)
        bulge = toward(b, angle + 90, side * size * 0.62)
        hollow = toward(a, angle - 90, side * size * 0.42)
        shapes.append(Shape("hair", f"M{at(start)}Q{at(bulge)} {at(tip)}Q{at(hollow)} {at(start)}Z"))
    return tuple(shapes)


def ringlet(x: float, y: float, length: float, width: float, turns: int, lean: float = 0.0) -> Part:
    """A corkscrew curl that hangs down, narrower below."""
    curve = [(x, y), (x + lean * 0.3, y + length * 0.5), (x + lean, y + length)]
    points, shapes = along(curve, turns + 1), []
    for i, (a, b) in enumerate(pairwise(points)):
        half = width / 2 * (1 - 0.45 * i / turns)
        middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        shapes.append(Shape("hair", oval(*middle, half, math.dist(a, b) * 0.72, 14)))
        x, y = toward(middle, 90, math.dist(a, b) * 0.3)
        ends = at((x - half * 0.8, y - 0.8)), at((x + half * 0.85, y - 1.4))
        shapes.append(Shape("strand", f"M{ends[0]}Q{at((x, y + 1.2))} {ends[1]}", 0.6))
    return tuple(shapes)


def rose(x: float, y: float, r: float) -> Part:
    """A rose in full bloom."""
    large, small = number(r * 0.45), number(r * 0.26)
    heart = (
        f"M{at((x - r * 0.45, y + r * 0.2))}a{large} {large} 0 1 1 {at((r * 0.8, r * 0.1))}"
        f"a{small} {small} 0 0 1 {number(-r * 0.46)} 0"
    )
    return (
        Shape("lace", petals(x, y, r * 1.1, 6, 15)),
        Shape("lace", disc(x, y, r * 0.7)),
        Shape("line", heart, 0.6),
    )


def little_heart(x: float, y: float) -> str:
    """A heart of six by eight."""
    left, right, middle = at((x - 2, y - 5)), at((x + 6, y - 2)), at((x, y - 2))
    foot = at((x, y + 3))
    return f"M{foot}C{at((x - 6, y - 2))} {left} {middle}C{at((x + 2, y - 5))} {right} {foot}Z"
