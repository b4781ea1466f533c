"""Things on a small ground: mishaps for events, a party for preparations. About 44 wide; a lozenge holds no more."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import (
    Part,
    Shape,
    along,
    band,
    beads,
    disc,
    leaf,
    little_heart,
    oval,
    petals,
    scallops,
    toward,
)

MISHAPS: Final[dict[str, Part]] = {
    "letter": (
        Shape("lace", "M-22 -13H22V15H-22Z"),
        Shape("line", "M-22 -13L0 5L22 -13M-22 15L-6 1M22 15L6 1", 0.8),
        Shape("gold", petals(0, 4, 6, 8) + disc(0, 4, 3.4)),
    ),
    "mirror": (
        Shape("gold", oval(0, -8, 16, 19)),
        Shape("lace", oval(0, -8, 12.6, 15.6)),
        Shape("line", "M-6 -18L-1 -8L-7 -3L2 5M-1 -8L9 -12", 0.8),
        Shape("gold", "M-3 10H3L2.4 28C2.4 31 -2.4 31 -2.4 28ZM-5 9H5V12H-5Z"),
    ),
    "storm": (
        Shape("lace", "M-16 2C-26 2 -26 -12 -15 -12C-14 -24 2 -26 6 -17C14 -22 24 -14 19 -7C26 -5 24 3 17 2Z"),
        Shape("line", "M-12 -9C-9 -13 -4 -12 -3 -8M6 -11C9 -14 13 -12 13 -8", 0.7),
        Shape("gold", "M2 3L-9 18H-2L-7 31L10 13H2L8 3Z"),
        Shape(
            "lace",
            leaf((-17, 6), 100, 9, 2)
            + leaf((15, 8), 100, 9, 2)
            + leaf((-18, 19), 100, 8, 2)
            + leaf((18, 20), 100, 8, 2),
        ),
    ),
    "physic": (
        Shape("cloth", "M-6 -20H6V-12C13 -9 15 -3 15 4V22H-15V4C-15 -3 -13 -9 -6 -12Z"),
        Shape("lace", "M-15 3H15V17H-15Z"),
        Shape("gold", "M-7.6 -27H7.6V-20H-7.6ZM-2 5H2V8H5V12H2V15H-2V12H-5V8H-2Z"),
        Shape("fold", "M-11 1C-11 -4 -8 -8 -3 -10", 0.8),
    ),
    "cup": (
        Shape("lace", oval(0, 20, 20, 4.4)),
        Shape("edge", "M15 -4C27 -8 27 12 12 11", 2.2),
        Shape("lace", "M-17 -9H17C17 8 10 18 0 18C-10 18 -17 8 -17 -9Z"),
        Shape("line", "M-3 -9L2 -2L-4 4L3 9L0 18", 1),
        Shape("lace", leaf((9, -14), -70, 12, 3) + leaf((-4, -13), -100, 14, 3)),
    ),
    "cookies": (
        Shape(
            "lace",
            "M0 -20C14 -20 20 -8 19 1C15 -1 12 2 13 6C8 6 6 10 8 15C-6 22 -20 12 -20 -1C-20 -12 -11 -20 0 -20Z",
        ),
        Shape(
            "dark",
            "".join(
                disc(x, y, r)
                for x, y, r in ((-8, -8, 2.4), (4, -11, 2), (-11, 4, 2), (0, 1, 2.4), (10, -4, 1.6), (-2, 12, 1.8))
            ),
        ),
        Shape("lace", disc(17, 12, 2.2) + disc(13, 19, 1.6) + disc(20, 18, 1.2)),
    ),
    "umbrella": (
        Shape("edge", "M0 -20V20C0 27 -8 27 -8 21", 2),
        Shape(
            "cloth",
            "M-22 2C-22 -14 -10 -20 0 -20C10 -20 22 -14 22 2C18 -2 12 -2 8 2C5 -2 -5 -2 -8 2C-12 -2 -18 -2 -22 2Z",
        ),
        Shape("fold", "M0 -20C-5 -14 -8 -6 -8 2M0 -20C5 -14 8 -6 8 2", 0.7),
    ),
    "moth": (
        Shape(
            "lace",
            "M0 -8C-10 -24 -26 -20 -24 -8C-22 0 -8 2 0 0C-10 2 -18 8 -14 16C-10 22 -2 14 0 2C2 14 10 22 14 16"
            "C18 8 10 2 0 0C8 2 22 0 24 -8C26 -20 10 -24 0 -8Z",
        ),
        Shape(
            "line",
            "M-16 -11a3 3 0 1 1 0.1 0M16 -11a3 3 0 1 1 0.1 0M-9 10a2 2 0 1 1 0.1 0M9 10a2 2 0 1 1 0.1 0M0 -8"
            "C-2 -14 -5 -18 -9 -19M0 -8C2 -14 5 -18 9 -19",
            0.7,
        ),
        Shape("cloth", oval(0, 2, 2, 11)),
    ),
    "snuffed": (
        Shape("line", "M0 -14C-6 -20 6 -24 0 -31", 1),
        Shape("lace", "M-6 -10C-2 -13 2 -7 6 -10V16H-6Z"),
        Shape("gold", "M-17 15H17C16 22 8 24 0 24C-8 24 -16 22 -17 15Z"),
        Shape("edge", "M16 16C24 14 24 23 14 21M0 -10V-14", 1.4),
    ),
}
TREATS: Final[dict[str, Part]] = {
    "cake": (
        Shape("lace", "M-13 -22H13V-8H-13ZM-20 -8H20V8H-20Z"),
        Shape("lace", "M-26 8H26V25H-26Z"),
        Shape(
            "cloth",
            scallops([(-13, -22), (13, -22)], 4, -6)
            + "Z"
            + scallops([(-20, -8), (20, -8)], 6, -6)
            + "Z"
            + scallops([(-26, 8), (26, 8)], 8, -6)
            + "Z",
        ),
        Shape("gold", petals(0, -26, 6, 5)),
    ),
    "bread": (
        Shape("gold", "M-27 14C-30 -2 -16 -14 4 -14C20 -14 30 -4 27 10C25 20 -24 24 -27 14Z"),
        Shape("edge", "M-16 -6C-12 0 -11 6 -12 12M-4 -11C0 -5 1 2 0 9M9 -12C13 -6 14 0 13 7", 1.4),
    ),
    "cloche": (
        Shape("lace", "M-25 14C-25 -16 25 -16 25 14Z"),
        Shape("line", "M-18 8C-16 -2 -8 -7 -2 -8", 1),
        Shape("gold", "M-31 14H31V18H-31ZM-3 -8H3V-11H-3Z"),
        Shape("gold", disc(0, -14, 3.6)),
    ),
    "candelabrum": (
        Shape("edge", "M-19 -4C-19 12 19 12 19 -4", 2.4),
        Shape("gold", "M-2 26V-6H2V26ZM-12 28C-12 23 12 23 12 28Z"),
        Shape("lace", "M-21.4 -6H-16.6V-19H-21.4ZM-2.4 -7H2.4V-24H-2.4ZM16.6 -6H21.4V-19H16.6Z"),
        Shape("gold", leaf((-19, -19), -90, 10, 4) + leaf((0, -24), -90, 11, 4.4) + leaf((19, -19), -90, 10, 4)),
    ),
    "vase": (
        Shape("leaf", "".join(leaf((0, 2), a, 26, 5) for a in (-160, -135, -45, -20))),
        *(
            shape
            for x, y in ((-15, -13), (15, -13), (0, -23), (0, -9))
            for shape in (Shape("lace", petals(x, y, 7.4, 6)), Shape("gold", disc(x, y, 2)))
        ),
        Shape("cloth", "M-8 2H8C5 8 14 12 13 20C12 26 6 28 0 28C-6 28 -12 26 -13 20C-14 12 -5 8 -8 2Z"),
        Shape("fold", "M-10.6 15C-4 18 4 18 10.6 15", 0.7),
    ),
    "balloons": (
        Shape("line", "M-13 -2C-10 12 -4 18 0 28M13 -4C10 12 4 18 0 28M0 -12V28", 0.8),
        Shape("lace", oval(-14, -10, 9.6, 12) + oval(14, -12, 9.6, 12)),
        Shape("cloth", oval(0, -18, 10, 12.6)),
        Shape("fold", "M-4 -24C-2 -27 1 -28 3 -27", 0.9),
        Shape("gold", "M0 24L-7 21V28ZM0 24L7 21V28Z"),
    ),
    "bucket": (
        Shape("edge", "M-17 0C-16 -22 16 -22 17 0", 1.8),
        Shape(
            "lace",
            "".join(
                disc(x, y, r)
                for x, y, r in ((-12, -3, 6), (-2, -6, 7), (9, -4, 6.4), (16, -13, 2.4), (-15, -15, 1.8))
            ),
        ),
        Shape("cloth", "M-19 -1H19L15 27H-15Z"),
        Shape("gold", "M-18.4 4H18.4L17.6 9H-17.6ZM-16.4 18H16.4L15.8 22H-15.8Z"),
    ),
    "feathers": (
        *(Shape("lace", leaf((0, 4), a, 32, 5.4)) for a in (-150, -30, -130, -50, -110, -70, -90)),
        Shape("gold", "M-3.4 2H3.4L2 28C2 31 -2 31 -2 28Z"),
    ),
    "soap": (
        Shape("cloth", "M-22 4C-22 -3 22 -3 22 4V16C22 23 -22 23 -22 16Z"),
        Shape("fold", "M-15 9C-6 13 6 13 15 9", 0.9),
        Shape(
            "lace",
            "".join(
                disc(x, y, r)
                for x, y, r in (
                    (-12, -8, 6),
                    (0, -14, 7.6),
                    (12, -7, 5),
                    (17, -19, 3),
                    (-15, -21, 3.4),
                    (4, -27, 2.4),
                )
            ),
        ),
    ),
    "garland": (
        *(
            Shape("leaf", leaf(p, a, 12, 4.6))
            for p, a in zip(along([(-30, -16), (-22, 26), (22, 26), (30, -16)], 15), range(150, 27, -8), strict=False)
        ),
        *(
            shape
            for p in along([(-28, -12), (-20, 24), (20, 24), (28, -12)], 7)
            for shape in (Shape("lace", petals(*p, 6, 5)), Shape("gold", disc(*p, 1.7)))
        ),
    ),
    "basket": (
        Shape("edge", "M-18 6C-16 -26 16 -26 18 6", 2),
        Shape("lace", disc(-9, 1, 7) + disc(8, 0, 7.4) + disc(0, -6, 7)),
        Shape("gold", "M-23 4H23L18 26H-18Z"),
        Shape("edge", "M-21 11H21M-19.6 18H19.6M-11 5L-9 25M0 5V25M11 5L9 25", 0.7),
    ),
}
BENEATH: Final[dict[str, Part]] = {
    "none": (),
    "sprigs": tuple(Shape("leaf", leaf((0, 33), a, 13, 4)) for a in (-170, -10, 165, 15)),
    "scroll": (
        Shape("gold", band([(-18, 30), (-6, 40), (6, 40), (18, 30)], 2, 2)),
        Shape("gold", disc(-18, 29, 2.4) + disc(18, 29, 2.4) + disc(0, 38, 2)),
    ),
    "beads": (Shape("pearl", beads([(-17, 29), (-6, 40), (6, 40), (17, 29)], 11, 1.4)),),
}
AROUND: Final[dict[str, Part]] = {
    "none": (),
    "sparks": (
        Shape(
            "gold",
            "".join(
                leaf((x, y - 3), 90, 6, 1.4) + leaf((x - 3, y), 0, 6, 1.4)
                for x, y in ((-18, -24), (19, -22), (0, -35))
            ),
        ),
    ),
    "dots": (Shape("pearl", "".join(disc(*toward((0, -2), a, 33), 1.5) for a in (-115, -100, -80, -65))),),
    "hearts": (
        Shape(
            "gold",
            "".join(little_heart(x, y) for x, y in ((-17, -24), (17, -24), (0, -34))),
        ),
    ),
}
HEART: Final = "M0 17C-24 2 -21 -16 -10 -16C-4 -16 -1 -12 0 -8C1 -12 4 -16 10 -16C21 -16 24 2 0 17Z"
SHINE: Final = "M-13.6 -3C-15 -9 -12.4 -12.6 -9 -12.6"
SPRAY: Final = (
    *(
        Shape("leaf", leaf(p, a, 11, 4))
        for p, a in zip(
            along([(0, 42), (22, 44), (34, 22), (33, 0)], 7), (20, -5, -25, -45, -65, -80, -92), strict=True
        )
    ),
    *(
        Shape("leaf", leaf(p, a, 11, 4))
        for p, a in zip(
            along([(0, 42), (-22, 44), (-34, 22), (-33, 0)], 7), (160, 185, 205, 225, 245, 260, 272), strict=True
        )
    ),
    Shape("lace", petals(0, 41, 6.6, 5, -90)),
    Shape("gold", disc(0, 41, 1.9)),
)
"""Under the hearts of love."""
