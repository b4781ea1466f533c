"""What is worn on the head."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, along, at, band, beads, disc, leaf, oval, petals, rose, scallops

CROWN: Final = [(-11, -46.4), (-2, -55.4), (12, -54.4), (17.6, -44.6)]  # over the top of the head
HALO: Final = [(-15.6, -42), (-5, -56), (19, -54), (24.6, -30)]  # further round it


def _frill(count: int, depth: float) -> Shape:
    return Shape(
        "lace", scallops(CROWN, count, depth) + "".join(f"L{at(point)}" for point in reversed(along(CROWN, 9))) + "Z"
    )


def _flowers(count: int, r: float, petal: int) -> Part:
    found: list[Shape] = []
    for i, point in enumerate(along(HALO, count)):
        found += [Shape("leaf", leaf(point, 215 + 18 * i, 6.4, 2.4) + leaf(point, 30 + 18 * i, 6, 2.2))]
    for i, point in enumerate(along(HALO, count)):
        found += [Shape("lace", petals(*point, r, petal, 20 * i)), Shape("gold", disc(*point, r * 0.27))]
    return tuple(found)


HEADDRESSES: Final[dict[str, Part]] = {
    "frilled-band": (
        _frill(7, 6.4),
        Shape("lace", band(CROWN, 3.6)),
        Shape("line", "".join(f"M{at(point)}l0.6 -4" for point in along(CROWN, 15)[1::2]), 0.5),
    ),
    "mob-cap": (
        Shape("lace", "M-10.4 -44C-8 -60 16 -66 27 -50C33 -40 30 -26 22 -18C18 -30 4 -42 -10.4 -44Z"),
        Shape("lace", scallops([(-12.6, -43), (2, -43.6), (18, -33), (22.6, -15)], 9, -4.6) + "Z"),
        Shape(
            "line",
            "M-4 -46C2 -54 10 -58 16 -56M6 -42C12 -50 20 -53 26 -49M14 -36C20 -42 25 -43 29 -40M20 -27"
            "C24 -31 27 -32 29 -31",
            0.55,
        ),
        Shape("cloth", band([(-9.6, -44.6), (3, -44), (17, -35), (22.4, -19)], 2.2)),
    ),
    "top-bow": (
        Shape("lace", leaf((4, -52), 62, 17, 4.4) + leaf((4, -52), 100, 15, 4)),
        Shape(
            "lace",
            "M4 -52.4C-3 -62 -15.4 -61.4 -14.6 -53.6C-14 -46.6 -3 -45.6 4 -51C10 -44.6 21 -46.4 21.6 -53.4"
            "C22.2 -61 11 -61.6 4 -52.4Z",
        ),
        Shape(
            "line",
            "M1.6 -52.4C-3.6 -56 -9 -56.6 -11.6 -54M6.4 -52.4C10 -56 15.4 -56.8 18.4 -54M0 -51"
            "C-4 -49.6 -8 -49.6 -10 -51M8.6 -51C12 -49.6 15.6 -50 17.6 -51.4",
            0.5,
        ),
        Shape("gold", oval(4, -52, 2.4, 2.8)),
    ),
    "nape-bow": (
        Shape("lace", leaf((23, -16), 100, 30, 5.4) + leaf((23, -16), 72, 28, 5)),
        Shape(
            "lace",
            "M23 -17C14 -27 20 -36 26.6 -33C32 -30.6 27 -22 23 -17C31.6 -22 38.6 -17 36.6 -10.6"
            "C34.6 -4.6 26 -9 23 -17Z",
        ),
        Shape("line", "M23.4 -18.6C21.6 -24 22.6 -28.6 25 -30.4M25 -16C29.6 -17.6 33.4 -15.6 34.2 -12.4", 0.5),
        Shape("gold", disc(23.2, -17.2, 2.4)),
    ),
    "boater": (
        Shape("cloth", "M-9 -46L-4 -60C4 -64 16 -62 20.6 -56.6L20 -43C10 -48 0 -49 -9 -46Z"),
        Shape("lace", "M-8.2 -48.6L-6.6 -53C2 -56.4 13 -55 20.6 -50L20.2 -44C11 -49.6 1 -51 -8.2 -48.6Z"),
        Shape(
            "cloth",
            "M-25 -43C-14 -53.6 18 -53 33 -37C33.6 -34 30 -34.4 27 -36C12 -44 -8 -47 -21.6 -41.4"
            "C-25 -40 -26.6 -41.4 -25 -43Z",
        ),
        Shape("fold", "M-22 -43C-10 -49.6 14 -49 30 -37.4M-3 -58C4 -60.4 13 -59.4 19 -55.4", 0.5),
        Shape("lace", leaf((20, -46), 40, 18, 4) + leaf((20, -46), 66, 15, 3.6)),
    ),
    "bonnet": (
        Shape("cloth", "M-2 -49C6 -58 26 -56 31 -38C34 -24 28 -10 17 -3C12 -10 9 -16 7 -22C2 -28 -2 -38 -2 -49Z"),
        Shape(
            "cloth",
            "M-15 -57C-6 -60 0 -54 1 -47C2 -37 6 -28 11 -19C13 -15 12 -10 9 -8C3 -14 -3 -22 -5.4 -31"
            "C-7.4 -40 -10 -50 -15 -57Z",
        ),
        Shape(
            "fold",
            "M6 -44C14 -50 24 -46 27 -36M9 -32C15 -38 23 -35 26 -27M12 -22C17 -26 22 -24 24 -18M-11.4 -55"
            "C-6 -48 -4 -38 -1.4 -30C1 -22 5 -15 9.4 -10.4",
            0.6,
        ),
        Shape("lace", "M7.6 -12C3 -3 -2 4 -7.6 8.4L-5.6 11C2 6 8 0 11.6 -8Z"),
        Shape(
            "lace",
            "M-6.8 9.6C-15 5 -20.6 10 -17.4 14C-14.4 17.4 -9 13.6 -6.8 9.6C-3.4 17.4 3.4 19.4 5 14.6"
            "C6 10.4 -1 7 -6.8 9.6Z",
        ),
        Shape("lace", petals(4, -49, 5, 6) + petals(12, -53.4, 4.4, 6)),
        Shape("gold", disc(4, -49, 1.4) + disc(12, -53.4, 1.3)),
    ),
    "tiara": (
        Shape(
            "gold",
            "M-13 -44.4L-13.6 -52L-8.4 -48.6L-6 -57L-1 -52L3.4 -61L7 -53L13 -57.6L13.4 -50L18.4 -51.4L17.6 -43.6"
            "C8 -51.4 -4 -51 -13 -44.4Z",
        ),
        Shape(
            "pearl",
            disc(-13.6, -52.4, 1.2)
            + disc(-6, -57.4, 1.4)
            + disc(3.4, -61.4, 1.7)
            + disc(13.2, -58, 1.4)
            + disc(18.6, -51.8, 1.2),
        ),
        Shape("edge", "M-11 -45.6C-3 -50.6 8 -50.6 16 -44.8", 0.6),
    ),
    "wreath": _flowers(7, 4.4, 5),
    "roses": (
        Shape("leaf", leaf((8, -36), 200, 10, 3.4) + leaf((12, -36), -40, 11, 3.4) + leaf((10, -32), 70, 11, 3.4)),
        *(shape for x, y, r in ((4.6, -37.6, 5), (13.6, -39.6, 5.6), (11, -31, 5)) for shape in rose(x, y, r)),
    ),
    "plume": (
        Shape("gold", band([(-14.6, -43), (-4, -52), (14, -48), (21, -33)], 3)),
        Shape("lace", "M-2 -48C-8 -58 2 -70 17 -66C30 -62 34 -50 28 -40C26 -48 20 -50 14 -48C8 -52 2 -52 -2 -48Z"),
        Shape(
            "line",
            "M-1 -49C4 -60 18 -62 26 -48M4 -55.6L2 -60M9 -58L9.6 -63.6M15 -58.6L17.6 -63.6M20 -56L24.6 -60M24 -51.6"
            "L29.4 -53M8 -56.4L10.6 -52M14.6 -57L16.6 -51.4",
            0.5,
        ),
        Shape("pearl", disc(-2, -48.6, 2.2)),
    ),
    "jewelled-band": (
        Shape("gold", band([(-15, -41.4), (-5, -50.4), (13, -46.4), (20.4, -30)], 3.2)),
        Shape("pearl", beads([(-14, -42), (-5, -50.2), (12.6, -46.4), (20, -31)], 11, 1.15)),
    ),
    "kerchief": (
        Shape("cloth", "M-15.6 -43C-10 -54 14 -60 25 -44C30 -34 28 -22 20 -14C14 -26 0 -40 -15.6 -43Z"),
        Shape("cloth", leaf((19, -16), 40, 17, 4.6) + leaf((19, -16), 74, 18, 4.6) + disc(19.4, -16.4, 2.6)),
        Shape("fold", "M-10 -45C0 -52 14 -53 22 -44M-2 -42C8 -47 18 -44 24 -36M8 -35C14 -38 20 -36 23.6 -29", 0.6),
        Shape(
            "lace",
            "".join(
                disc(x, y, 0.9)
                for x, y in (
                    (-6, -46),
                    (2, -49),
                    (10, -50),
                    (4, -43),
                    (13, -44),
                    (19, -41),
                    (12, -37),
                    (20, -33),
                    (17, -28),
                )
            ),
        ),
    ),
    "hairpins": (
        Shape("gold", "M2 -34L31 -59L32 -57.8L3 -32.8ZM5 -29L36 -48L36.8 -46.6L5.8 -27.6Z"),
        Shape("pearl", disc(32, -58.8, 2.6) + disc(36.8, -47.6, 2.6)),
        Shape("lace", petals(14, -38.4, 6, 5, 18)),
        Shape("gold", disc(14, -38.4, 1.6)),
        Shape(
            "pearl",
            beads([(15, -34), (16, -29), (14, -23)], 5, 1.1, 0.8)
            + beads([(18, -35), (20.6, -30), (19.6, -25)], 5, 1.1, 0.8),
        ),
    ),
    "veil": (
        Shape(
            "lace",
            "M-8 -48C2 -58 22 -58 29 -42C36 -24 34 4 40 40C36 50 28 46 22 40C26 20 22 -2 16 -18C12 -32 4 -42 -8 -48Z",
        ),
        Shape(
            "line",
            "M2 -51C16 -52 24 -40 27 -22C30 -4 30 16 34 42M10 -44C18 -38 22 -26 24 -10C26 8 26 24 29 42M18 -52"
            "C28 -44 31 -28 32 -10C33 8 34 22 38 38",
            0.5,
        ),
        Shape("gold", band([(-12, -46), (-6, -52), (2, -53), (8, -50)], 2.4)),
        Shape("pearl", beads([(-11, -47), (-6, -52), (2, -53.4), (7, -50.6)], 6, 1.3)),
    ),
    "beret": (
        Shape("cloth", "M-19 -44C-24 -56 -4 -66 14 -61C31 -56 34 -42 24 -36C12 -46 -4 -46 -19 -44Z"),
        Shape("cloth", band([(-17.6, -42.4), (-6, -48), (10, -47), (22, -36)], 3.2)),
        Shape("fold", "M-14 -52C-6 -58 6 -59.6 16 -56M2 -61L4 -65M10 -52C16 -52 22 -49 26 -44", 0.6),
        Shape("lace", disc(4, -64.6, 2.4)),
    ),
    "lace-cap": (
        Shape("lace", scallops([(2, -53), (30, -56), (34, -26), (19, -14)], 9, 4) + "C8 -22 2 -36 2 -53Z"),
        Shape("line", "M5 -49C14 -50 24 -44 26 -30M7 -42C14 -43 20 -38 21.4 -27M10 -35C14 -35 17 -31 17.8 -24", 0.5),
        Shape(
            "line",
            "".join(disc(x, y, 1.3) for x, y in ((12, -51.6), (20, -48.6), (25.6, -42), (28.4, -34), (26.6, -25))),
            0.45,
        ),
        Shape("lace", leaf((20, -15), 84, 22, 4) + leaf((20, -15), 62, 20, 4)),
    ),
    "bare": (),
}
COVERS_TOP: Final = frozenset(
    {"boater", "bonnet", "mob-cap", "beret", "veil", "kerchief", "lace-cap"}
)  # not over a high knot
