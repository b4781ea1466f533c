"""What hangs at the ear and about the neck."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import Part, Shape, band, beads, disc, leaf, oval

EARRINGS: Final[dict[str, Part]] = {
    "none": (),
    "pearl": (Shape("pearl", disc(2.8, -8.6, 1.7)),),
    "drop": (
        Shape("gold", disc(2.8, -9.6, 0.9)),
        Shape("gold", "M2.8 -9C5.4 -5 5.2 -2.4 2.8 -2C0.4 -2.4 0.2 -5 2.8 -9Z"),
    ),
    "hoop": (Shape("edge", "M2.8 -10a3.4 3.4 0 1 1 -0.1 0", 1.6), Shape("gold", disc(2.8, -3.2, 1.1))),
    "chain": (Shape("pearl", beads([(2.8, -9.4), (3.4, -4), (2.6, 1)], 5, 0.8, 1.5)),),
}
NECKLACES: Final[dict[str, Part]] = {
    "none": (),
    "pearls": (Shape("pearl", beads([(-7.6, 13.4), (-3, 19), (6, 18), (12.6, 9)], 12, 1.7)),),
    "choker": (
        Shape("dark", band([(-7, 8.6), (-3, 12.4), (6, 11.6), (12.4, 4.6)], 3.4)),
        Shape("gold", oval(-4.4, 12.8, 2.4, 3)),
    ),
    "two-strands": (
        Shape("pearl", beads([(-7.2, 11), (-3, 16), (6, 15), (12.4, 7)], 13, 1.25)),
        Shape("pearl", beads([(-8.4, 16.4), (-3.4, 22), (7, 21), (13, 12)], 13, 1.35)),
    ),
    "pendant": (
        Shape("edge", "M-7.6 12C-5 17 -3.6 20 -3.4 24C0 19.6 8 14 12.6 7.6", 0.8),
        Shape("gold", leaf((-3.4, 22.6), 90, 8.6, 3.6)),
    ),
    "collar-of-drops": (
        Shape("gold", band([(-7.4, 10.6), (-3, 15.6), (6, 14.6), (12.5, 6.6)], 2.2)),
        Shape(
            "gold",
            "".join(
                leaf(point, 96, 5, 1.6)
                for point in ((-6.4, 13), (-3.6, 15.2), (0, 16), (3.6, 15.4), (7, 13.6), (10, 11))
            ),
        ),
    ),
}
