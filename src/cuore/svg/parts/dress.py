"""Dresses and collars, over neck and shoulders."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, along, at, band, beads, disc, leaf, oval, petals, scallops

Points = list[tuple[float, float]]

# A dress closed at the neck; one that leaves the shoulders free; one that is cut square.
CLOSED: Final = Shape(
    "cloth",
    "M-11.4 20C-17 26 -30 28 -37 38C-42 48 -40 60 -38 66H42C44 52 40 37 29 30C21 26 16 21 13.6 17"
    "C6 24 -4 24 -11.4 20Z",
)
LOW: Final = Shape(
    "cloth", "M-38 40C-26 33 -16 37 -8 43C2 44 16 38 31 31.4C40 37 44 52 42 66H-38C-40 60 -41 48 -38 40Z"
)
SQUARE: Final = Shape(
    "cloth",
    "M-24 28.6L-19 41C-8 45 6 43.6 15 39L20 26.4C24 27.6 26 28.6 29 30C40 37 44 52 42 66H-38C-40 60 -42 48 -37 38"
    "C-33.6 32.6 -29 30 -24 28.6Z",
)
FOLDS: Final = Shape(
    "fold",
    "M-26 36C-24 44 -25 50 -26 56M-14 34C-12 42 -12 50 -13 57M16 32C18 42 17 50 16 57M26 36C29 44 29 50 28 54",
    0.6,
)
NECK: Final[Points] = [(-12.4, 20.6), (-5, 27), (6, 26), (14, 17)]
LOWEDGE: Final[Points] = [(-38, 40), (-20, 30), (2, 56), (31, 31.4)]


def _ruffle(edge: Points, count: int, depth: float, width: float) -> Part:
    return (
        Shape(
            "lace",
            scallops(edge, count, depth) + "".join(f"L{at(point)}" for point in reversed(along(edge, 9))) + "Z",
        ),
        Shape("lace", band(edge, width)),
        Shape(
            "line",
            "".join(f"M{at(point)}l0.4 {depth * -0.6:.1f}" for point in along(edge, count * 2 + 1)[1::2]),
            0.45,
        ),
    )


DRESSES: Final[dict[str, Part]] = {
    "peter-pan": (
        CLOSED,
        FOLDS,
        Shape("lace", "M-12.6 18.6C-16.4 22 -21 25 -22.6 28.6C-17 34.6 -7.6 34.4 -3.6 25C-7 24 -10 22 -12.6 18.6Z"),
        Shape("lace", "M-3.6 25C2 34.4 14.6 34 20 26.4C17.6 23 15.4 20 13.8 16.4C8 23.6 2 25 -3.6 25Z"),
        Shape("line", "M-20.6 28.4C-16 32.4 -9 32 -5.6 26.4M-1 27.4C4 32.6 13 32 17.6 26.6", 0.5),
        Shape("gold", disc(-4, 30.6, 1.5) + disc(-4.4, 37, 1.5) + disc(-4.8, 43.4, 1.5)),
    ),
    "bow": (
        CLOSED,
        FOLDS,
        Shape("lace", band(NECK, 5)),
        Shape("lace", leaf((-4, 27), 118, 19, 5.6) + leaf((-4, 27), 72, 19, 5.6)),
        Shape(
            "lace",
            "M-4 26.6C-11 18.6 -20.6 19.4 -21 26C-21.4 33 -11 34 -4 27.6C2.6 34.4 13 33.4 13 27C13 20.4 3 19 -4 26.6"
            "Z",
        ),
        Shape(
            "line",
            "M-6 27C-11 24 -16 24 -18 26.6M-2 27C2.6 24.4 7.6 24.6 10 27M-8 28.4C-11 29.6 -14 29.6 -16 28.6M0 28.6"
            "C3 30 6 30 8.4 29",
            0.5,
        ),
        Shape("gold", oval(-4, 27, 2.4, 2.9)),
    ),
    "high-lace": (
        CLOSED,
        FOLDS,
        Shape(
            "lace",
            "M-8.2 10C-3 13.4 7 12.6 13 7.4C13.4 12 14.6 17 17 20.6C8 28.6 -6.6 29 -15 22C-10.4 19 -8.4 15 -8.2 10Z",
        ),
        Shape("lace", scallops([(-8.6, 10.6), (-3, 14.4), (7, 13.6), (13.4, 7.6)], 8, 2.4)),
        Shape("line", "M-6 14L-10 22M-1.6 15L-3.4 25M3.4 15L4 25.4M8.6 13L11.4 22.8", 0.5),
        Shape("gold", oval(-5.6, 23.4, 2.8, 3.4)),
        Shape("dark", oval(-5.6, 23.4, 1.5, 2)),
    ),
    "sailor": (
        CLOSED,
        Shape(
            "lace",
            "M-13.6 18.6C-20 24 -29 26 -35 36C-26 41 -14 42 -7 47C0 41 16 40 33 33C25 29 18 24 14 16.4"
            "C12 28 0 34 -7 43C-8 34 -14 26 -13.6 18.6Z",
        ),
        Shape(
            "fold",
            "M-32 34.6C-25 38.6 -14 39.4 -8 43.6M29.6 33C16 37.6 2 38.4 -5 43.6M-30 32.4C-24 36 -14 36.4 -9.4 40.4"
            "M26.6 31.6C14 35.4 2 36 -4.4 40.6",
            0.5,
        ),
        Shape("cloth", leaf((-7, 45), 110, 15, 4) + leaf((-7, 45), 70, 15, 4) + disc(-7, 45.4, 2.4)),
    ),
    "lapels": (
        CLOSED,
        Shape("lace", "M-12 19.6C-10 26 -9 34 -8 44L1 44C5 34 10 25 14 16.8C6 24 -4 24.4 -12 19.6Z"),
        Shape("cloth", "M-13.4 18.6C-19 23 -23 26 -25 30L-17.6 33L-20 36.6L-7.6 50C-7.6 38 -9.6 27 -13.4 18.6Z"),
        Shape("cloth", "M14.4 16C17.4 21 21 25 25 28L19 33L22 36.6L-5 51C-3 38 6 27 14.4 16Z"),
        Shape("fold", "M-26 40C-24 48 -25 54 -26 58M28 38C30 46 30 52 29 56", 0.6),
        Shape("pearl", disc(-3.8, 31, 1.2) + disc(-4.4, 36.4, 1.2) + disc(-5, 41.6, 1.2)),
        Shape("lace", "M-9.6 20.4C-13 17 -12 24 -6 26.6C-2 28 8 26 13.4 17L13 15C6 22 -4 23 -9.6 20.4Z"),
    ),
    "off-shoulder": (
        LOW,
        Shape(
            "fold",
            "M-34 43C-22 40 -14 44 -9 49M32 35C18 42 6 48 -6 50M-32 49C-22 47 -15 50 -10 55M34 43C20 49 8 54 -4 56",
            0.6,
        ),
        Shape(
            "lace",
            "M-38 40C-27 32 -16 36 -8 42C2 43 16 37 31 30.6C33 33 34 35 34.4 37.6C18 44 4 50 -8 49"
            "C-16 44 -27 40 -38.6 45Z",
        ),
        Shape("line", "M-34 41C-24 36.6 -16 40 -8.4 45.6C4 45.6 18 40 31.6 34.4", 0.5),
        Shape("gold", petals(-8.2, 45.6, 4.6, 6) + disc(-8.2, 45.6, 1.4)),
    ),
    "ruff": (
        CLOSED,
        FOLDS,
        *(
            Shape("lace", leaf(point, angle, 11, 4.4))
            for point, angle in zip(
                along([(-10, 14), (-6, 21), (7, 20), (14, 10)], 11),
                (165, 148, 132, 116, 102, 90, 78, 66, 52, 36, 18),
                strict=True,
            )
        ),
        Shape("lace", band([(-8.6, 13), (-4, 18.6), (7, 17.6), (13.2, 9.4)], 5)),
        Shape("line", "M-7 16.4C-2 19.6 7 18.6 12.4 12.4", 0.5),
    ),
    "apron": (
        CLOSED,
        Shape("lace", band(NECK, 5.4)),
        Shape(
            "lace",
            "M-18 25.4C-17 36 -19 50 -21 64H20C19 50 18 36 19 24.4L12 22C12.6 30 12 36 11 41C2 45 -8 45 -13 42"
            "C-12.4 35 -12 30 -12.6 23.4Z",
        ),
        *(
            Shape("lace", scallops(edge, 5, depth))
            for edge, depth in (
                ([(-18, 25.6), (-24, 32), (-24, 40), (-20, 48)], -4.6),
                ([(19, 24.6), (26, 30), (26, 38), (20.4, 46)], 4.6),
            )
        ),
        Shape(
            "line",
            "M-12.6 46C-6 49 4 49 11 45M-11 50C-5 52.4 4 52.4 10 49.4M-18.6 29C-20 36 -20 42 -20.4 46M20 28"
            "C21.6 34 21.4 40 20.6 45",
            0.5,
        ),
        Shape("gold", disc(-3.6, 26, 1.8)),
    ),
    "jabot": (
        CLOSED,
        FOLDS,
        Shape("lace", band(NECK, 6)),
        *(
            Shape("lace", scallops([(-4 - w, y), (-4, y + 2.6), (-4 + w, y)], 4, -4.6) + "Z")
            for w, y in ((9.4, 42), (8, 36), (6.4, 30))
        ),
        Shape("lace", "M-8 25H0L4 33C-1 36 -7 36 -12 33Z"),
        Shape("line", "M-6.6 28L-8.6 33M-2 28L0.4 33M-4.2 28V34", 0.5),
        Shape("gold", oval(-4, 25.6, 3, 2.4)),
    ),
    "pelerine": (
        CLOSED,
        Shape(
            "lace",
            "M-13.6 17.6C-24 24 -38 28 -41 44C-26 52 -8 44 -4.4 30C4 46 24 50 41 42C38 30 24 26 15 14.6"
            "C8 24 -4 25 -13.6 17.6Z",
        ),
        Shape(
            "line",
            "M-14 24C-22 29 -30 34 -33 42M-8 27C-12 34 -18 40 -24 44M18 22C24 28 30 33 34 40M10 26C14 34 20 39 26 43",
            0.55,
        ),
        Shape(
            "line",
            "".join(
                f"M{x} {y}l0.6 2.4"
                for x, y in (
                    (-35, 38),
                    (-28, 34),
                    (-27, 42),
                    (-20, 32),
                    (-17, 39),
                    (-12, 31),
                    (16, 29),
                    (15, 36),
                    (23, 32),
                    (24, 40),
                    (31, 36),
                )
            ),
            0.6,
        ),
        Shape("gold", disc(-5.4, 28, 2) + disc(0, 28.4, 2)),
    ),
    "square": (
        SQUARE,
        Shape(
            "fold",
            "M-30 36C-29 44 -30 50 -31 55M27 35C29 43 29 49 28 54M-8 48C-7 54 -8 58 -9 62M6 48C7 54 7 58 7 62",
            0.6,
        ),
        *(
            Shape("lace", scallops(edge, count, -3.2) + "Z")
            for edge, count in (
                ([(-24, 28), (-19, 41)], 5),
                ([(-19.4, 40.6), (-8, 45.4), (6, 44.4), (15.4, 38.8)], 10),
                ([(15, 39.4), (20.4, 25.8)], 5),
            )
        ),
        Shape(
            "lace",
            band([(-24, 28), (-21, 35), (-19, 41)], 2.4)
            + band([(-19, 41), (-8, 45), (6, 44), (15, 39)], 2.4)
            + band([(15, 39), (18, 32), (20.4, 26)], 2.4),
        ),
    ),
    "kimono": (
        CLOSED,
        Shape("lace", "M14.4 14.6C18 22 22 26 24 29C12 38 0 46 -8 58L-15 56C-6 42 4 30 14.4 14.6Z"),
        Shape("lace", "M-11 17.6C-17 22 -21 25 -24 28.4C-18 36 -13 44 -11.6 52L-4.6 42C-6 33 -8 25 -11 17.6Z"),
        Shape("line", "M18.4 22C8 33 -3 44 -11.4 56M-17 24.6C-12 32 -9 40 -8 46", 0.6),
        Shape(
            "fold", "".join(petals(x, y, 3, 5) for x, y in ((-28, 38), (26, 37), (31, 46), (12, 48), (-30, 48))), 0.5
        ),
    ),
    "scarf": (
        CLOSED,
        FOLDS,
        Shape(
            "lace",
            "M-9.6 13.6C-4 18.6 8 17.6 13.4 10C17.6 14 19 20 18.6 24.6C9 32.4 -8 33 -17.4 25.4"
            "C-16.4 20 -13.6 16 -9.6 13.6Z",
        ),
        Shape("lace", "M4 27C8 34 7 44 10 53L20 50C15 42 15 34 12.6 26Z"),
        Shape(
            "line",
            "M-13 19C-4 24.4 8 24 16 16.6M-15 23.6C-5 29.4 10 28.6 17.6 21.6M9.6 31C12 38 12.6 45 15 50.4",
            0.6,
        ),
    ),
    "ruffled": (
        LOW,
        FOLDS,
        *_ruffle(LOWEDGE, 13, 4.2, 2.6),
        Shape("pearl", beads([(-36, 46), (-18, 38), (4, 62), (34, 38)], 17, 1)),
    ),
}
