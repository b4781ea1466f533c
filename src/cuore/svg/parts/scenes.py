"""A remembered place: a sky, something far and something near, in a lying oval of 88 by 74."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, along, band, disc, leaf, oval, petals, toward


def _rays(x: float, y: float, inner: float, outer: float, count: int, width: float) -> Shape:
    angles = [360 * i / count for i in range(count)]
    return Shape("gold", "".join(leaf(toward((x, y), a, inner), a, outer - inner, width) for a in angles))


def _burst(x: float, y: float, r: float) -> Part:
    angles = [30 * i for i in range(12)]
    lines = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*toward((x, y), a, r * 0.3), *toward((x, y), a, r * 0.85))
        for a in angles
    )
    return Shape("line", lines, 0.8), Shape("gold", "".join(disc(*toward((x, y), a, r), 1.1) for a in angles))


def _star(x: float, y: float, r: float) -> str:
    return leaf((x, y - r), 90, 2 * r, r * 0.5) + leaf((x - r, y), 0, 2 * r, r * 0.5)


def _cloud(x: float, y: float) -> Shape:
    d = "c-5 0 -5 -7 1 -7c1 -7 10 -8 13 -3c5 -4 12 0 11 4c5 0 5 6 0 6Z"
    return Shape("lace", f"M{x - 13} {y}{d}")


_SMALL_STARS: Final = Shape(
    "lace",
    "".join(
        _star(x, y, 1.9) for x, y in ((-30, -14), (-20, -26), (-6, -30), (4, -20), (30, -12), (20, -28), (-12, -16))
    ),
)
SKIES: Final[dict[str, Part]] = {
    "sun": (_rays(0, -8, 12, 22, 16, 1.8), Shape("gold", disc(0, -8, 10.6))),
    "low-sun": (_rays(14, 2, 12, 30, 22, 1.6), Shape("gold", disc(14, 2, 10))),
    "moon": (_SMALL_STARS, Shape("lace", "M16 -30a12 12 0 1 0 8 20a10 10 0 1 1 -8 -20Z")),
    "full-moon": (
        Shape("lace", disc(-16, -16, 11)),
        Shape("line", "M-20 -20a2.4 2.4 0 1 1 0.1 0M-12 -13a3 3 0 1 1 0.1 0M-20 -11a1.4 1.4 0 1 1 0.1 0", 0.6),
        Shape("lace", "".join(_star(x, y, 2.2) for x, y in ((8, -26), (22, -20), (14, -10), (30, -8), (-34, -8)))),
    ),
    "fireworks": (*_burst(-14, -16, 13), *_burst(16, -20, 10), *_burst(28, -4, 6)),
    "clouds": (_cloud(-14, -14), _cloud(20, -20)),
    "birds": (
        Shape(
            "line",
            "M-26 -18C-22 -23 -19 -21 -18 -18C-17 -21 -14 -23 -10 -18M0 -26C3 -30 6 -29 7 -26C8 -29 11 -30 14 -26"
            "M16 -12C18 -15 20 -15 21 -12C22 -15 24 -15 26 -12",
            1.3,
        ),
        Shape("gold", disc(26, -20, 6)),
    ),
    "comet": (_SMALL_STARS, Shape("lace", "M-18 -14L16 -30L-14 -18Z"), Shape("gold", petals(-17, -14, 6, 5))),
    "lanterns": (
        Shape("edge", "M-42 -20C-20 -6 20 -6 42 -20", 0.9),
        *(
            shape
            for x, y in ((-28, -12), (-9, -8), (10, -8), (29, -12))
            for shape in (
                Shape("lace", oval(x, y + 5, 5.4, 6.2)),
                Shape("edge", f"M{x - 5} {y + 3}h10M{x - 5} {y + 7}h10", 0.5),
                Shape("gold", f"M{x - 2.4} {y - 1.6}h4.8v1.6h-4.8ZM{x - 2} {y + 11}h4v2h-4Z"),
            )
        ),
    ),
}
_SEA: Final = Shape("cloth", "M-48 12H48V44H-48Z")
_WAVES: Final = Shape(
    "fold",
    "M-40 18C-36 15.6 -34 20 -30 18C-26 15.6 -24 20 -20 18M-8 20C-4 17.6 -2 22 2 20C6 17.6 8 22 12 20M18 17"
    "C22 14.6 24 19 28 17M-28 27C-24 24.6 -22 29 -18 27C-14 24.6 -12 29 -8 27M10 28C14 25.6 16 30 20 28"
    "C24 25.6 26 30 30 28",
    0.8,
)
FAR: Final[dict[str, Part]] = {
    "sea": (_SEA, _WAVES),
    "island": (Shape("leaf", "M-40 13C-34 4 -26 6 -22 2C-16 -2 -10 6 -4 13Z"), _SEA, _WAVES),
    "mountains": (
        Shape("cloth", "M-50 16L-28 -12L-14 4L2 -16L20 6L30 -4L50 16V44H-50Z"),
        Shape("lace", "M-28 -12L-34 -4L-29 -6L-25 -3L-22 -5ZM2 -16L-5 -6L0 -8L4 -4L8 -8ZM30 -4L25 1L30 0L34 2Z"),
        Shape("leaf", "M-50 18C-20 10 20 20 50 14V44H-50Z"),
    ),
    "hills": (
        Shape("leaf", "M-50 14C-36 2 -18 2 -4 14C10 2 34 0 50 14V44H-50Z"),
        Shape("cloth", "M-50 22C-24 14 10 24 50 18V44H-50Z"),
        Shape("fold", "M-34 26C-20 22 0 28 16 25M-10 32C4 29 20 32 34 29", 0.6),
    ),
    "cliffs": (
        _SEA,
        _WAVES,
        Shape("lace", "M50 -6L30 -4L26 4L20 6L22 14L14 20H50ZM-50 2L-34 4L-30 10L-26 12L-28 18H-50Z"),
        Shape("line", "M32 0L34 10M40 0L39 12M-40 8L-39 14", 0.6),
    ),
    "village": (
        Shape(
            "lace",
            "M-40 14V4L-34 -2L-28 4V14ZM-26 14V-2L-20 -8L-14 -2V14ZM-12 14V6L-6 0L0 6V14ZM14 14V-8L18 -18L22 -8V14Z"
            "M24 14V4L31 -3L38 4V14Z",
        ),
        Shape("dark", "M-36 6h3v3h-3ZM-22 2h3v3h-3ZM-8 8h3v3h-3ZM16.6 -4h2.8v4h-2.8ZM29.6 6h3v3h-3Z"),
        Shape("leaf", "M-50 14C-20 10 20 12 50 13V44H-50Z"),
    ),
    "forest": (
        *(
            Shape("leaf", "".join(leaf((x, 18), -90, h, 5) for x, h in row))
            for row in (
                ((-42, 26), (-31, 30), (-10, 27), (12, 30), (34, 29)),
                ((-36, 22), (-22, 25), (0, 22), (22, 24), (41, 21)),
            )
        ),
        Shape("cloth", "M-50 17C-20 12 20 14 50 16V44H-50Z"),
    ),
}


def _palm(x: float, y: float) -> Part:
    top = (x + 5, y - 34)
    return (
        Shape("cloth", band([(x, y), (x - 2, y - 18), top], 4.6, 1.6)),
        Shape("leaf", "".join(leaf(top, angle, 16, 3.6) for angle in (-170, -140, -100, -50, -15, 20, 160))),
    )


NEAR: Final[dict[str, Part]] = {
    "boat": (
        Shape("lace", "M-4 18L-4 -16C8 -8 14 4 16 16L-2 18ZM-7 17V-8C-12 0 -16 8 -18 16Z"),
        Shape("gold", "M-22 20H22C19 28 13 30 8 30H-10C-16 30 -20 26 -22 20Z"),
        Shape("edge", "M-5.4 20V-18", 1),
    ),
    "pier": (
        Shape("gold", "M-10 44L-4 14H4L12 44Z"),
        Shape("edge", "M-5.4 18H5.6M-6.4 23H7M-7.4 28H8.4M-8.6 33H9.8", 0.7),
        Shape("gold", "M-12 36V16H-9.6V36ZM10 36V16H12.4V36Z"),
    ),
    "palms": (*_palm(-28, 36), *_palm(26, 38)),
    "fire": (
        Shape("gold", "M-14 30L14 22L15 25L-13 33ZM14 31L-14 23L-15 26L13 34Z"),
        Shape("gold", leaf((0, 28), -90, 30, 12) + leaf((-4, 28), -112, 20, 8) + leaf((4, 28), -68, 20, 8)),
        Shape("lace", leaf((0, 28), -90, 18, 7)),
    ),
    "tent": (
        Shape("lace", "M-24 32L0 -4L24 32Z"),
        Shape("dark", "M-7 32L0 8L7 32Z"),
        Shape("line", "M0 -4L-15 32M0 -4L15 32", 0.6),
        Shape("gold", "M-0.7 -4V-13H0.7V-12L8 -9.6L0.7 -7V-4Z"),
    ),
    "basket": (
        Shape("edge", "M-15 16C-14 -6 14 -6 15 16", 2),
        Shape("gold", "M-19 14H19L15 34H-15Z"),
        Shape("edge", "M-17.6 21H17.6M-16.4 27.6H16.4M-9 15L-7 33M0 15V33M9 15L7 33", 0.7),
        Shape("lace", "M-20 12C-8 18 6 16 20 12L17 24L10 16L2 26L-6 16L-14 22Z"),
    ),
    "bench": (
        Shape("cloth", "M-27 34V4H-24V34Z"),
        Shape("leaf", disc(-26, -4, 11) + disc(-34, 3, 7) + disc(-17, 3, 7.6)),
        Shape(
            "gold",
            "M-8 16H28V19H-8ZM-8 10H28V13H-8ZM-10 23H30V26.6H-10ZM-6 26H-3V36H-6ZM23 26H26V36H23ZM-6 8H-3V26H-6Z"
            "M23 8H26V26H23Z",
        ),
    ),
    "lighthouse": (
        Shape("lace", "M-7 34L-4.6 -14H4.6L7 34Z"),
        Shape("cloth", "M-6.4 22L-5.8 10L5.9 6L6.5 17ZM-5.3 -1L-4.9 -9L4.8 -11L5.2 -4Z"),
        Shape("gold", "M-6.4 -14H6.4V-16.6H-6.4ZM-4 -17H4V-24H-4ZM-5.4 -24L0 -31L5.4 -24Z"),
        Shape("lace", "M-5 -21L-34 -28V-14ZM5 -21L34 -28V-14Z"),
    ),
    "telescope": (
        Shape("gold", "M-20 0L14 -22L20 -13L-14 9Z"),
        Shape("lace", "M13 -22L20 -26L27 -15L20 -12ZM-24 1L-19 -2L-13 8L-18 11Z"),
        Shape("edge", "M0 -2L-12 36M0 -2L12 36M0 -2V34", 1.8),
        Shape("gold", disc(0, -4, 3)),
    ),
    "arch": (
        Shape("lace", "M-20 36V4C-20 -24 20 -24 20 4V36H14V4C14 -15 -14 -15 -14 4V36Z"),
        *(
            Shape("leaf", leaf(p, a, 9, 3.6))
            for p, a in zip(along([(-17, 30), (-22, -30), (22, -30), (17, 30)], 13), range(-200, 60, 20), strict=True)
        ),
        *(Shape("gold", petals(*p, 4, 5)) for p in along([(-17, 24), (-22, -28), (22, -28), (17, 24)], 7)),
    ),
    "swan": (
        Shape(
            "lace",
            "M-18 22C-20 32 18 34 24 16C18 20 10 18 4 14C-2 10 -6 16 -8 14C-14 8 -4 2 -6 -6C-8 -12 -16 -11 -18 -6"
            "L-22 -4L-18 -2C-14 -4 -12 -2 -14 2C-16 8 -18 14 -18 22Z",
        ),
        Shape("line", "M-6 20C2 26 12 24 18 20M-2 16C4 20 10 21 14 20", 0.7),
        Shape("dark", disc(-14.6, -6.4, 0.9)),
    ),
}
