"""What she carries: before the shoulder, or over it and behind."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuore.svg.carving import Part, Shape, along, beads, disc, leaf, oval, petals, rose, toward


class Attribute(NamedTuple):
    """A thing of hers."""

    before: Part = ()
    behind: Part = ()


def _sprig(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], count: int, size: float
) -> Part:
    points = along([start, bend, end], count)
    shapes = [Shape("edge", f"M{start[0]} {start[1]}Q{bend[0]} {bend[1]} {end[0]} {end[1]}", 0.9)]
    for i, point in enumerate(points[1:]):
        shapes.append(
            Shape("leaf", leaf(point, -150 + 10 * i, size, size * 0.4) + leaf(point, -60 + 10 * i, size, size * 0.4))
        )
    return tuple(shapes)


_DUSTER: Final = [Shape("lace", leaf((31, -22), angle, 22, 4)) for angle in (-128, -20, -112, -36, -96, -52, -74)]

ATTRIBUTES: Final[dict[str, Attribute]] = {
    "none": Attribute(),
    "rose": Attribute(
        (
            Shape("edge", "M-24 33C-22 40 -19 46 -15 52", 1),
            Shape("leaf", leaf((-21, 42), 175, 9, 3) + leaf((-19, 45), -20, 9, 3)),
            *rose(-24.4, 29, 6.4),
        )
    ),
    "posy": Attribute(
        (
            Shape("lace", "M-27 34L-18 54L-9 34C-15 38 -21 38 -27 34Z"),
            Shape("leaf", "".join(leaf((-18, 34), angle, 13, 3.6) for angle in (-170, -140, -40, -10))),
            *(
                shape
                for x, y in ((-24, 31), (-12, 31), (-18, 27))
                for shape in (Shape("lace", petals(x, y, 5.4, 6)), Shape("gold", disc(x, y, 1.4)))
            ),
            Shape("gold", oval(-18, 43, 4, 1.8)),
        )
    ),
    "fan": Attribute(
        (
            Shape("lace", "M-14 48L-37 30C-30 17 -14 12 -3 17Z"),
            Shape(
                "line",
                "".join(
                    "M-14 48L{:.1f} {:.1f}".format(*toward((-14, 48), angle, 30.4))
                    for angle in (-134, -124, -114, -104, -94, -84, -76)
                ),
                0.55,
            ),
            Shape("line", "M-32 33.6C-26 24.6 -14 20.4 -5.2 23.4", 0.6),
            Shape("gold", disc(-14, 48, 2)),
        )
    ),
    "book": Attribute(
        (
            Shape("lace", "M-32 33L-14 29L-10 46L-28 50.4Z"),
            Shape("cloth", "M-33 32L-15 28L-11 45.4L-29 49.6Z"),
            Shape("fold", "M-30.6 31.6L-26.6 48.6M-24 35.6L-16.6 34M-23 39.4L-15.6 37.6", 0.7),
            Shape("gold", "M-18.4 29L-15.6 28.2L-13 40L-14.8 38.6L-15.8 40.8Z"),
        )
    ),
    "letter": Attribute(
        (
            Shape("lace", "M-35 31.4L-12 27.6L-9.4 43.6L-32.4 47.4Z"),
            Shape("line", "M-35 31.4L-20.6 40L-12 27.6M-32.4 47.4L-23.4 38.2M-9.4 43.6L-18.4 37", 0.6),
            Shape("gold", disc(-20.8, 39, 2.6)),
        )
    ),
    "teacup": Attribute(
        (
            Shape("lace", oval(-21, 46.6, 12.6, 3)),
            Shape("lace", "M-31 33H-11C-11 42 -15 46 -21 46C-27 46 -31 42 -31 33Z"),
            Shape("line", "M-11.4 35.4C-5.4 33.4 -5.4 42 -13.4 41.4", 1.2),
            Shape(
                "line",
                "M-30.4 36C-25 38.4 -17 38.4 -11.6 36M-24 29.6C-26 26.4 -22 25 -24 21.4M-18.6 29.6"
                "C-20.6 26.4 -16.6 25 -18.6 21.4",
                0.6,
            ),
            Shape("gold", petals(-21, 40.6, 2.6, 5)),
        )
    ),
    "keys": Attribute(
        (
            Shape("edge", "M-20 26a5 5 0 1 1 -0.1 0", 1.5),
            Shape("gold", "M-21.6 35.6L-19.6 35.2L-16 53L-11.6 52L-11.2 54L-13.4 54.6L-13 56.6L-17.2 57.4Z"),
            Shape("gold", "M-19.4 35.2L-17.6 34.4L-8.6 49L-5 47L-4 48.8L-5.6 50L-4.6 51.6L-8 53.6Z"),
        )
    ),
    "bell": Attribute(
        (
            Shape("edge", "M-20 26a2.4 2.4 0 1 1 -0.1 0", 1.2),
            Shape(
                "gold",
                "M-20 31C-14 31 -13.6 38 -12.6 42C-12 44.4 -10.6 45 -10.6 46.6H-29.4C-29.4 45 -28 44.4 -27.4 42"
                "C-26.4 38 -26 31 -20 31Z",
            ),
            Shape("gold", oval(-20, 47.6, 2.6, 2)),
            Shape("edge", "M-27 42.6C-23 44 -17 44 -13 42.6", 0.6),
        )
    ),
    "candle": Attribute(
        (
            Shape("lace", "M-22.6 28H-17.4V46H-22.6Z"),
            Shape("gold", leaf((-20, 28), -90, 10.6, 4.2)),
            Shape("lace", leaf((-20, 27), -90, 6, 2)),
            Shape("gold", "M-29 45H-11C-12 50 -16 51 -20 51C-24 51 -28 50 -29 45Z"),
            Shape("edge", "M-11.6 46C-6 44.6 -6 51 -12.4 49.6", 1.2),
        )
    ),
    "lantern": Attribute(
        (
            Shape("edge", "M-20 25a3.4 3.4 0 1 1 -0.1 0", 1.2),
            Shape("gold", "M-27 37L-20 31L-13 37ZM-27 52H-13L-14 55H-26Z"),
            Shape("lace", "M-26 37H-14V52H-26Z"),
            Shape("gold", leaf((-20, 49), -90, 9, 4)),
            Shape("edge", "M-26 37V52M-14 37V52M-22 37V52M-18 37V52", 0.6),
        )
    ),
    "quill": Attribute(
        (
            Shape("lace", "M-15 52C-20 44 -30 36 -33 18C-23 22 -16 34 -13.6 51Z"),
            Shape(
                "line",
                "M-14 53C-19 40 -25 30 -31.4 20.6M-20 38L-25.6 35M-22.6 32.6L-28.4 29M-18.4 42L-23 40M-20.4 36"
                "L-18.6 31.6M-18.4 41L-16.4 36.6",
                0.55,
            ),
        )
    ),
    "wheat": Attribute(
        (
            Shape(
                "edge", "M-12 56C-15 46 -19 40 -25 31M-12 56C-14 44 -14 36 -15 27M-12 56C-17 50 -24 45 -32 41", 0.9
            ),
            *(
                Shape("leaf", "".join(leaf(p, a + s, 6, 2) for p in along([start, end], 5) for s in (-32, 32)))
                for start, end, a in (
                    ((-20, 37), (-27, 27), -125),
                    ((-14.4, 34), (-15.4, 22), -95),
                    ((-25, 45), (-35, 39), -150),
                )
            ),
        )
    ),
    "apple": Attribute(
        (
            Shape("leaf", leaf((-20, 31), -30, 10, 3.4)),
            Shape(
                "lace",
                "M-20 33C-25 29.6 -31 33 -30.4 40C-30 46 -25 51 -20 49C-15 51 -10 46 -9.6 40C-9 33 -15 29.6 -20 33Z",
            ),
            Shape("line", "M-20 33C-20 30.6 -20.6 28.6 -22 27M-27 37C-28 40 -27 43 -25.6 45", 0.8),
        )
    ),
    "bird": Attribute(
        (
            Shape(
                "lace",
                "M-38 24C-34 16 -26 16 -23 21C-18 24 -14 27 -7 27C-11 32 -20 36 -27 33C-31 31 -32 27 -32 24.6Z",
            ),
            Shape(
                "line", "M-27 25C-21 24 -17 28 -13 29C-18 32 -24 31 -27 25M-27 33.6L-27.6 37.6M-24 33.6L-24 37.6", 0.6
            ),
            Shape("dark", disc(-29.6, 21.4, 0.9)),
        )
    ),
    "butterfly": Attribute(
        (
            Shape(
                "lace", "M-24 30C-34 18 -42 24 -38 32C-36 36 -30 36 -24 32C-30 38 -32 44 -27 45C-23 45 -22 38 -24 32Z"
            ),
            Shape(
                "lace",
                "M-24 30C-20 16 -10 16 -11 25C-12 31 -18 33 -24 32C-17 34 -13 39 -16.6 42C-20 44 -23.6 38 -24 32Z",
            ),
            Shape(
                "line",
                "M-24 30L-25 25M-24 30L-21.6 25.6M-35 27C-32 27 -29 29 -27 31M-15 23C-17.6 24 -20.4 27 -22 30",
                0.55,
            ),
        )
    ),
    "laurel": Attribute(_sprig((-12, 54), (-28, 46), (-33, 20), 7, 8)),
    "lily": Attribute(
        (
            Shape("edge", "M-23 32C-21 40 -18 48 -14 55", 1),
            Shape("leaf", leaf((-19, 45), -160, 14, 3)),
            Shape("lace", leaf((-22, 36), -150, 18, 4.4) + leaf((-22, 36), -52, 17, 4.4)),
            Shape(
                "lace", leaf((-22, 37), -122, 20, 4.6) + leaf((-22, 37), -78, 19, 4.4) + leaf((-22, 38), -100, 19, 5)
            ),
        )
    ),
    "duster": Attribute(behind=(Shape("gold", "M-16 44L-14.6 45.6L33 -20L31 -22Z"), *_DUSTER)),
    "broom": Attribute(
        behind=(
            Shape("cloth", "M-16 46L-14 47.6L31 -20L29 -21.6Z"),
            Shape("cloth", "M26 -19L34 -14C40 -22 44 -32 43 -42C36 -40 28 -32 26 -19Z"),
            Shape(
                "fold",
                "M30 -19C32 -28 36 -36 41 -40M32 -17C36 -26 40 -32 42 -38M28.6 -20.6C29 -28 32 -34 37 -38.6",
                0.5,
            ),
        )
    ),
    "parasol": Attribute(
        behind=(
            Shape("gold", "M-13 46L-11.6 47.4L35 -22L33.4 -23.4Z"),
            Shape(
                "lace", "M33 -25C28 -32 14 -44 -2 -44C10 -58 36 -62 46 -46C54 -34 50 -12 40 -2C42 -12 38 -20 33 -25Z"
            ),
            Shape(
                "line",
                "M33 -25C30 -36 24 -46 16 -53M33 -25C34 -36 32 -48 30 -57M33 -25C40 -32 44 -42 45 -48M33 -25"
                "C40 -26 46 -26 50 -28",
                0.6,
            ),
        )
    ),
    "harp": Attribute(
        (
            Shape(
                "gold",
                "M-31 22C-34 34 -30 46 -19 52L-17.6 49.6C-26 45 -29 35 -27.6 25C-23 29 -17 28 -12 24L-13.6 22"
                "C-18 25.6 -25 26 -28 20.6Z",
            ),
            Shape("gold", "M-14.6 22.6L-12 22.4L-16.6 51L-19 51Z"),
            Shape("edge", "M-26 29L-21.6 48M-23 29.4L-19.8 48M-20 29L-18.4 46M-17 28L-17 38", 0.45),
        )
    ),
    "grapes": Attribute(
        (
            Shape("leaf", leaf((-20, 29), -165, 12, 4.6) + leaf((-20, 29), -20, 12, 4.6)),
            Shape(
                "pearl",
                beads([(-28, 32), (-20, 33), (-12, 32)], 4, 2.9)
                + beads([(-25.6, 36.6), (-14.4, 36.6)], 3, 2.9)
                + beads([(-22.8, 41.2), (-17.2, 41.2)], 2, 2.9)
                + disc(-20, 45.8, 2.9),
            ),
        )
    ),
}
