"""What beer is served in, with what lies beside it. About 60 high."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, along, beads, disc, leaf, oval, petals, scallops

VESSELS: Final[dict[str, Part]] = {
    "stein": (
        Shape("edge", "M15 -10C30 -12 30 18 15 16", 4),
        Shape("lace", "M-16 -18H16L18 28H-18Z"),
        Shape("cloth", "M-18.6 22H18.6L19.4 30H-19.4ZM-16.4 -18H16.4L16.8 -12H-16.8Z"),
        Shape("cloth", "M0 14C-14 5 -12 -6 -6 -6C-2 -6 0 -4 0 -1C0 -4 2 -6 6 -6C12 -6 14 5 0 14Z"),
        Shape("gold", "M-17 -18C-14 -28 14 -28 17 -18ZM-2 -25H2L3 -31H-3Z"),
        Shape("edge", "M17 -18C21 -20 22 -16 20 -10", 1.6),
    ),
    "mug": (
        Shape("edge", "M16 -12C32 -14 32 18 16 16", 4.4),
        Shape("lace", "M-17 -16H17V28H-17Z"),
        Shape("line", "M-11 -14V26M-4 -14V26M4 -14V26M11 -14V26", 1),
        Shape("cloth", "M-18.6 24H18.6V30H-18.6Z"),
    ),
    "tall-glass": (
        Shape("lace", "M-13 -26H13C13 -12 7 -2 8 8C9 16 12 20 11 28H-11C-12 20 -9 16 -8 8C-7 -2 -13 -12 -13 -26Z"),
        Shape(
            "gold",
            "M-12.4 -18H12.4C11 -8 6.4 0 7.4 8C8 15 10.6 19 10 26H-10C-10.6 19 -8 15 -7.4 8C-6.4 0 -11 -8 -12.4 -18Z",
        ),
        Shape(
            "line", "M-8 -14C-6 -4 -4 2 -4 10M7 20a1 1 0 1 1 0.1 0M2 12a1 1 0 1 1 0.1 0M-3 20a1 1 0 1 1 0.1 0", 0.7
        ),
    ),
    "tulip": (
        Shape("lace", "M-14 -22H14C17 -8 12 6 3 9V20H12V24H-12V20H-3V9C-12 6 -17 -8 -14 -22Z"),
        Shape("gold", "M-14.4 -14H14.4C15 -4 10 5 0 6C-10 5 -15 -4 -14.4 -14Z"),
        Shape("line", "M-9 -11C-9 -5 -7 -1 -4 2", 0.9),
    ),
    "beaker": (
        Shape("lace", "M-11 -24H11L10 28H-10Z"),
        Shape("gold", "M-10.8 -16H10.8L9.8 26H-9.8Z"),
        Shape("line", "M-6 -12L-5.4 20M4 16a1 1 0 1 1 0.1 0M1 4a1 1 0 1 1 0.1 0M5 -6a1 1 0 1 1 0.1 0", 0.8),
    ),
    "bottle": (
        Shape("cloth", "M-4.4 -32H4.4V-18C4.4 -12 12 -8 12 0V28H-12V0C-12 -8 -4.4 -12 -4.4 -18Z"),
        Shape("lace", "M-12 2H12V18H-12Z"),
        Shape("gold", "M-5.4 -36H5.4V-31H-5.4Z" + petals(0, 10, 5, 6)),
        Shape("fold", "M-8 0C-8 -6 -2 -10 -1.6 -18", 0.7),
    ),
    "barrel": (
        Shape("cloth", "M-20 -20C-27 -6 -27 14 -20 28H20C27 14 27 -6 20 -20Z"),
        Shape("fold", "M-10 -20C-14 -6 -14 14 -10 28M0 -20V28M10 -20C14 -6 14 14 10 28", 0.7),
        Shape("gold", "M-21.6 -15H21.6L23 -10H-23ZM-23 18H23L21.6 23H-21.6Z"),
        Shape("gold", disc(0, 8, 3)),
        Shape("edge", "M0 8V15", 1.6),
        Shape("lace", oval(0, -20, 20, 4)),
    ),
    "horn": (
        Shape("lace", "M-24 -20C-14 -28 0 -26 8 -18C8 -4 14 14 32 20C20 30 -4 28 -14 10C-20 0 -22 -10 -24 -20Z"),
        Shape(
            "gold",
            "M-26 -18C-16 -28 0 -28 10 -20L8 -13C0 -20 -14 -20 -22 -11ZM24 24C28 24 32 22 34 19L30 16"
            "C27 18 24 19 21 19Z",
        ),
        Shape("line", "M-14 -8C-10 8 4 20 20 22M-6 -12C-4 4 8 16 20 19", 0.7),
    ),
}
_OPEN: Final = (
    Shape(
        "lace",
        "M-17 -15C-22 -18 -20 -26 -13 -25C-12 -32 -2 -33 1 -28C6 -34 16 -31 15 -25C21 -25 21 -17 17 -15"
        "C14 -12 12 -14 10 -10C8 -7 5 -11 4 -14C-2 -11 -12 -12 -17 -15Z",
    ),
    Shape("line", "M-11 -22C-9 -25 -5 -25 -4 -22M2 -22C4 -26 9 -26 10 -22", 0.6),
)
_NARROW: Final = (
    Shape(
        "lace",
        "M-13 -24C-17 -28 -13 -33 -8 -31C-6 -37 4 -37 6 -32C12 -34 17 -28 13 -24C10 -20 8 -24 6 -19"
        "C4 -16 1 -20 0 -22C-4 -20 -9 -21 -13 -24Z",
    ),
    Shape("line", "M-7 -28C-5 -31 -1 -31 0 -28", 0.6),
)
FOAM: Final[dict[str, Part]] = {"mug": _OPEN, "tall-glass": _NARROW, "tulip": _NARROW, "beaker": _NARROW}
"""On those that are open."""


def _ear(x: float, y: float, angle: int) -> Part:
    points = along([(x, y), (x + (10 if angle > -90 else -10), y - 22)], 6)
    stem = Shape("edge", f"M{x - (4 if angle > -90 else -4)} {y + 10}L{x} {y}L{points[-1][0]} {points[-1][1]}", 0.8)
    return stem, Shape("leaf", "".join(leaf(point, angle + side, 7, 2.2) for point in points for side in (-34, 34)))


def _hop(x: float, y: float) -> Part:
    rows = [
        Shape("leaf", "".join(leaf((x + dx, y + dy), 90, 9, 4) for dx in xs))
        for dy, xs in ((6, (-2.4, 2.4)), (2, (-4.6, 0, 4.6)), (-2, (-2.6, 2.6)))
    ]
    return (Shape("leaf", leaf((x, y - 3), -155, 10, 4) + leaf((x, y - 3), -25, 10, 4)), *rows)


GARNISHES: Final[dict[str, Part]] = {
    "wheat": (*_ear(-22, 16, -112), *_ear(22, 16, -68)),
    "hops": (*_hop(-25, 14), *_hop(26, 14)),
    "pretzel": (
        Shape("edge", "M-6 32C-22 36 -30 24 -22 20C-14 17 -6 34 6 36M6 32C22 36 30 24 22 20C14 17 6 34 -6 36", 3.4),
        Shape(
            "lace",
            "".join(
                disc(x, y, 0.8) for x, y in ((-23, 23), (-18, 21), (-14, 31), (23, 23), (18, 21), (14, 31), (0, 34))
            ),
        ),
    ),
    "ribbon": (
        Shape(
            "lace",
            "M-33 19C-22 25 -11 27 0 27C11 27 22 25 33 19L29.6 25L34 30C22 34 11 35 0 35C-11 35 -22 34 -34 30"
            "L-29.6 25Z",
        ),
        Shape("line", "M-29 25.4C-18 29.6 -9 31 0 31C9 31 18 29.6 29 25.4", 0.6),
    ),
    "ivy": tuple(
        Shape("leaf", leaf(p, a, 11, 4.6))
        for p, a in (
            ((-4, 33), 165),
            ((4, 33), 15),
            ((-14, 33), 195),
            ((14, 33), -15),
            ((-24, 29), 215),
            ((24, 29), -35),
        )
    ),
    "coins": (
        Shape(
            "gold",
            "".join(
                oval(x, y, 6.4, 2.4)
                for x, y in ((-26, 32), (-26, 28.6), (-26, 25.2), (26, 32), (26, 28.6), (-15, 33), (15, 33))
            ),
        ),
    ),
    "radish": (
        Shape(
            "leaf",
            leaf((-24, 20), -120, 14, 4)
            + leaf((-24, 20), -80, 15, 4)
            + leaf((24, 20), -60, 14, 4)
            + leaf((24, 20), -100, 15, 4),
        ),
        Shape(
            "lace",
            "M-30 22C-30 16 -18 16 -18 22C-18 28 -22 30 -24 37C-26 30 -30 28 -30 22ZM30 22C30 16 18 16 18 22"
            "C18 28 22 30 24 37C26 30 30 28 30 22Z",
        ),
    ),
}
ABOVE: Final[dict[str, Part]] = {
    "none": (),
    "stars": (
        Shape("gold", "".join(petals(x, y, 3.4, 4) for x, y in ((-26, -16), (26, -16), (-20, -27), (21, -27)))),
    ),
    "drops": (
        Shape("lace", "".join(leaf((x, y), 90, 7, 3) for x, y in ((-26, -20), (27, -18), (-21, -6), (-30, -6)))),
    ),
    "garland": (
        Shape(
            "pearl",
            beads([(-35, -18), (-28, -2), (-24, -12), (-20, -30)], 11, 1.3)
            + beads([(35, -18), (28, -2), (24, -12), (20, -30)], 11, 1.3),
        ),
    ),
    "pennants": (
        Shape(
            "gold",
            "M-38 -14L-20 -32L19 -32L38 -14L36.6 -13L18.6 -30.4H-19.6L-36.8 -13Z"
            + scallops([(-36, -14), (-20, -31)], 3, -5)
            + scallops([(20, -31), (36, -14)], 3, -5),
        ),
    ),
}
