"""A house: walls, a roof, windows, a door, and what grows before it. About 64 wide, standing on y = 34."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, disc, leaf, oval, petals

GROUND: Final = Shape("leaf", "M-46 34C-26 29 26 29 46 34V60H-46Z")
WALL: Final = Shape("lace", "M-24 -6H24V34H-24Z")


def _panes(x: float, y: float, w: float, h: float) -> str:
    return f"M{x - w / 2} {y}h{w}v{h}h{-w}Z"


def _arched(x: float, y: float, w: float, h: float) -> str:
    return f"M{x - w / 2} {y + h}V{y + w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0V{y + h}Z"


ROOFS: Final[dict[str, Part]] = {
    "gable": (
        Shape("cloth", "M14 -34H20V-16H14Z"),
        WALL,
        Shape("cloth", "M-30 -4L0 -36L30 -4L26 -2.6L0 -29L-26 -2.6Z"),
        Shape("lace", "M-24.6 -4L0 -29L24.6 -4Z"),
        Shape("dark", disc(0, -14, 4)),
        Shape("line", "M-4 -14H4M0 -18V-10", 0.6),
    ),
    "mansard": (
        Shape("cloth", "M-18 -38H-12V-26H-18ZM12 -38H18V-26H12Z"),
        WALL,
        Shape("cloth", "M-29 -5L-22 -28H22L29 -5Z"),
        Shape("fold", "M-26 -12H26M-24 -19H24M-22.6 -24H22.6", 0.5),
        Shape("lace", "M-15 -6V-14L-10 -20L-5 -14V-6ZM5 -6V-14L10 -20L15 -14V-6Z"),
        Shape("dark", _panes(-10, -14, 5, 7) + _panes(10, -14, 5, 7)),
        Shape("lace", "M-30 -7H30V-3.6H-30Z"),
    ),
    "tower": (
        WALL,
        Shape("cloth", "M-29 -3L-22 -20H4L8 -3Z"),
        Shape("lace", "M6 -26H26V34H6Z"),
        Shape("cloth", "M3 -24L16 -50L29 -24Z"),
        Shape("fold", "M9 -27L16 -44L23 -27", 0.5),
        Shape("gold", "M15.4 -50V-57H16.6V-56.4L23 -54.4L16.6 -52V-50Z"),
        Shape("dark", _arched(16, -20, 6, 10)),
        Shape("fold", "M-25.6 -9H5.4M-24 -14.6H4", 0.5),
    ),
    "stepped": (
        WALL,
        Shape("lace", "M-27 -4V-12H-20V-20H-13V-28H-6V-35H6V-28H13V-20H20V-12H27V-4Z"),
        Shape("line", "M-27 -4H27M-20 -12H20M-13 -20H13", 0.5),
        Shape("dark", _arched(0, -28, 6, 9) + _arched(-9, -17, 5, 8) + _arched(9, -17, 5, 8)),
        Shape("gold", disc(0, -38, 2.2)),
    ),
    "dome": (
        WALL,
        Shape("lace", "M-28 -6H28V-2H-28Z"),
        Shape("cloth", "M-21 -6C-21 -34 21 -34 21 -6Z"),
        Shape("fold", "M-12 -6C-12 -20 -6 -27 0 -27C6 -27 12 -20 12 -6M0 -27V-6", 0.6),
        Shape("gold", "M-3 -27H3L2 -33H-2ZM-0.7 -33H0.7V-42H-0.7Z"),
        Shape("gold", disc(0, -42, 2)),
    ),
    "timbered": (
        WALL,
        Shape("cloth", "M-32 -2L-18 -34H18L32 -2Z"),
        Shape("fold", "M-28 -10H28M-25 -18H25M-21.6 -26H21.6", 0.5),
        Shape("edge", "M-24 8H24M-24 8L-12 34M24 8L12 34M-24 34L-12 8M24 34L12 8", 1.1),
        Shape("lace", "M-7 -8V-18L0 -25L7 -18V-8Z"),
        Shape("dark", _panes(0, -18, 6, 8)),
    ),
    "glass": (
        Shape("lace", "M-30 34V4C-30 -24 -14 -34 0 -36C14 -34 30 -24 30 4V34Z"),
        Shape(
            "edge",
            "M-20 34V-4C-20 -20 -10 -30 0 -35M20 34V-4C20 -20 10 -30 0 -35M-10 34V-16M10 34V-16M-30 8H30M-28.6 -6"
            "H28.6M-23 -20H23",
            0.8,
        ),
        Shape("gold", "M-2 -36H2L0 -44Z"),
    ),
}
WINDOWS: Final[dict[str, Part]] = {
    "square": (
        Shape("dark", _panes(-15, 2, 8, 10) + _panes(15, 2, 8, 10)),
        Shape("line", "M-15 2V12M-19 7H-11M15 2V12M11 7H19", 0.8),
    ),
    "arched": (
        Shape("dark", _arched(-15, 0, 8, 13) + _arched(15, 0, 8, 13)),
        Shape("line", "M-15 0V13M15 0V13", 0.8),
    ),
    "shuttered": (
        Shape("dark", _panes(-15, 1, 6, 11) + _panes(15, 1, 6, 11)),
        Shape(
            "cloth",
            _panes(-20, 1, 3.4, 11) + _panes(-10, 1, 3.4, 11) + _panes(10, 1, 3.4, 11) + _panes(20, 1, 3.4, 11),
        ),
    ),
    "round": (
        Shape("dark", disc(-15, 7, 4.6) + disc(15, 7, 4.6)),
        Shape("line", "M-15 2.4V11.6M-19.6 7H-10.4M15 2.4V11.6M10.4 7H19.6", 0.7),
    ),
    "boxes": (
        Shape("dark", _panes(-15, 1, 8, 9) + _panes(15, 1, 8, 9)),
        Shape("leaf", _panes(-15, 10, 10, 3) + _panes(15, 10, 10, 3)),
        Shape("gold", "".join(disc(x, 9.6, 1.5) for x in (-18, -15, -12, 12, 15, 18))),
    ),
}
DOORS: Final[dict[str, Part]] = {
    "plain": (Shape("cloth", _panes(0, 14, 11, 20)), Shape("gold", disc(3, 25, 1))),
    "arched": (
        Shape("cloth", _arched(0, 11, 13, 23)),
        Shape("fold", "M0 12V34", 0.6),
        Shape("gold", disc(2.4, 25, 0.9) + disc(-2.4, 25, 0.9)),
    ),
    "porch": (
        Shape("dark", _panes(0, 14, 10, 20)),
        Shape("lace", "M-12 12L0 4L12 12V15H-12ZM-11 15H-8V34H-11ZM8 15H11V34H8Z"),
    ),
    "wreathed": (
        Shape("cloth", _panes(0, 13, 12, 21)),
        Shape("leaf", petals(0, 20, 4.6, 9)),
        Shape("cloth", disc(0, 20, 1.7)),
    ),
}
BEFORE: Final[dict[str, Part]] = {
    "hedge": (GROUND, Shape("leaf", "".join(disc(x, 34, 5) for x in (-34, -26, -18, 18, 26, 34)))),
    "flowers": (
        GROUND,
        *(
            shape
            for x in (-32, -24, -16, 16, 24, 32)
            for shape in (
                Shape("edge", f"M{x} 38V30", 0.8),
                Shape("lace", petals(x, 29, 3.6, 5)),
                Shape("gold", disc(x, 29, 1)),
            )
        ),
    ),
    "fence": (
        GROUND,
        Shape(
            "lace",
            "".join(f"M{x - 1.6} 42V30L{x} 27.6L{x + 1.6} 30V42Z" for x in (-34, -28, -22, -16, 16, 22, 28, 34)),
        ),
        Shape("line", "M-37 33.6H-13M13 33.6H37M-37 38.6H-13M13 38.6H37", 1),
    ),
    "trees": (
        GROUND,
        Shape("cloth", "M-34 36V20H-32V36ZM32 36V20H34V36Z"),
        Shape("leaf", oval(-33, 12, 7.6, 14) + oval(33, 12, 7.6, 14)),
    ),
    "poplars": (GROUND, Shape("leaf", "".join(leaf((x, 36), -90, 44, 7) for x in (-36, -29, 29, 36)))),
    "path": (
        GROUND,
        Shape("lace", "M-5 34H5C8 40 16 46 22 52H-14C-10 46 -6 40 -5 34Z"),
        Shape("leaf", disc(-18, 35, 4) + disc(-25, 36, 4.6) + disc(18, 35, 4) + disc(25, 36, 4.6)),
    ),
    "lilies": (
        Shape("cloth", "M-46 33C-26 29 26 29 46 33V60H-46Z"),
        Shape("fold", "M-30 38H-12M6 40H26M-20 44H-2M10 46H22", 0.7),
        *(
            shape
            for x, y in ((-24, 41), (-6, 38), (18, 42))
            for shape in (
                Shape("leaf", oval(x, y + 2, 7, 2.4)),
                Shape(
                    "lace",
                    leaf((x, y + 2), -130, 7, 2.2) + leaf((x, y + 2), -50, 7, 2.2) + leaf((x, y + 2), -90, 8, 2.6),
                ),
            )
        ),
    ),
}
