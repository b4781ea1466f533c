"""Heads and necks in profile: forehead, nose, lips, chin; and the few lines that are cut into them."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuore.svg.carving import Part, Shape, at


class Features(NamedTuple):
    """How one profile departs from the common one."""

    nose: float = 0.0  # how far it stands out
    tip: float = 0.0  # how far its tip points down (up, if less than nothing)
    bridge: float = 0.0  # how far it is curved outward
    lips: float = 0.0
    chin: float = 0.0
    brow: float = 0.0


def _head(f: Features) -> str:
    nose = (-24.1 - f.nose, -15.4 + f.tip)
    lip = -22.0 - f.lips
    chin = -20.8 - f.chin
    return (
        f"M-4 -47C-11 -46.5 {at((-17.6 - f.brow, -41))} {at((-19 - f.brow, -33.5))}"
        f"C{at((-19.6 - f.brow, -30))} {at((-19.3, -27.6))} -18.8 -25.9"
        f"C{at((-19.6 - f.bridge, -23))} {at((-21.8 - f.bridge - f.nose * 0.5, -19.4 + f.tip * 0.4))} {at(nose)}"
        f"C{at((nose[0] - 0.8, nose[1] + 1.4))} {at((nose[0] + 0.4, nose[1] + 3))} {at((-22.4, -12.2 + f.tip * 0.4))}"
        f"C-21.3 -11.9 -20.6 -11.8 -20.4 -11.2"
        f"C-20.6 -10.2 {at((lip + 0.7, -9.8))} {at((lip, -8.7))}"
        f"C{at((lip - 0.4, -7.8))} {at((lip + 0.5, -7))} -20.3 -6.7"
        f"C{at((lip + 0.6, -6.3))} {at((lip + 0.1, -5.2))} {at((lip + 0.7, -4.1))}"
        f"C{at((lip + 1.3, -3.2))} -19.7 -2.8 -19.6 -1.7"
        f"C-19.7 -0.5 {at((chin - 0.1, 0.6))} {at((chin, 2.7))}"
        f"C{at((chin + 0.1, 5.4))} -18 7 -14.6 6.7"
        f"C-10.6 6.3 -7 4.4 -4.4 1.6L6 6"
        f"C15 1 20.5 -9 20.5 -23C20.5 -38 10 -47.5 -4 -47Z"
    )


EAR: Final = (
    Shape(
        "skin",
        "M1.6 -19.6C5 -21.6 7.6 -18.8 6.6 -15.2C6 -12.6 4.4 -10.2 2.6 -10.6C0.9 -11 2 -13.6 1.2 -15.4"
        "C0.6 -17 0.2 -18.8 1.6 -19.6Z",
    ),
    Shape("line", "M1.2 -19.3C4.8 -21.4 7.6 -18.8 6.6 -15.2C6 -12.6 4.4 -10.2 2.4 -10.7", 0.55),
    Shape("line", "M2.4 -17.8C4.6 -18.6 5.4 -16.6 4.6 -14.6", 0.6),
)
LOWERED: Final = (
    Shape("line", "M-17.4 -22.4C-16.2 -21 -13.6 -20.7 -11.6 -22", 0.9),
    Shape("line", "M-17.2 -22.1L-18.3 -21.2M-15.8 -21.3L-16.4 -20.1", 0.5),
)
OPEN: Final = (
    Shape("line", "M-17.7 -22.6C-16.6 -24.6 -13.8 -24.6 -11.8 -22.4", 0.9),
    Shape("line", "M-17.2 -21.8C-15.6 -21 -13.6 -21.2 -12.4 -21.9", 0.45),
    Shape("line", "M-16.4 -23.2a1.1 1.5 0 0 0 0.6 2", 1.1),
)
COMMON: Final = (
    Shape("line", "M-17.8 -27.4C-15.6 -29.2 -12.4 -29 -10.4 -27.2", 0.75),
    Shape("line", "M-21.2 -12.6C-20.2 -13.6 -19 -13.2 -19 -12", 0.6),
    Shape("line", "M-20.2 -6.7C-18.8 -6.6 -17.8 -7 -17 -7.5", 0.7),
    Shape("line", "M-16.6 6.8C-10.6 6.8 -6.6 4.4 -4 1.2C-2 -1.4 -0.2 -4.8 0.6 -8.6", 0.5),
)

_PROFILES: Final = {
    "greek": Features(bridge=0.5),
    "gentle": Features(nose=-0.8, tip=-0.5, lips=0.2),
    "upturned": Features(nose=-0.3, tip=-1.5, bridge=-0.9, lips=0.3, chin=-0.4),
    "roman": Features(nose=0.2, tip=0.4, bridge=0.6, chin=0.4),
    "young": Features(nose=-1.6, tip=-0.8, bridge=-0.6, lips=0.4, chin=-0.8, brow=0.6),
    "proud": Features(nose=0.2, tip=-0.2, lips=-0.3, chin=1.0, brow=-0.4),
}
EYES: Final = {"lowered": LOWERED, "open": OPEN}
FACES: Final[dict[str, Part]] = {
    name: (Shape("skin", _head(features)), *COMMON) for name, features in _PROFILES.items()
}

# Neck and shoulders. What the dress leaves free is skin.
BUST: Final = (
    Shape(
        "skin",
        "M-7.4 -1C-6 8 -6.6 15 -10 20C-15 26 -30 27 -37 38C-42 48 -40 60 -38 66H42C44 52 40 37 29 30"
        "C19 25 12.6 18 13 4L9 -6Z",
    ),
    Shape("line", "M-6.4 21.6C-2 24 1 26 2 29M8 14C6.6 19 3 24 0.6 27", 0.5),
)
BOWED: Final = {"level": 0.0, "bowed": -5.0, "lifted": 4.5}  # degrees about the nape
