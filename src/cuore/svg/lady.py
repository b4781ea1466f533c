"""A lady in profile: every part of her is drawn by lot from her name, so she is always the same and like no other."""

from __future__ import annotations

from typing import Final

from cuore.svg.carving import CLOTH, HAIR, Tones, chosen
from cuore.svg.drawing import element, number
from cuore.svg.parts.attributes import ATTRIBUTES
from cuore.svg.parts.dress import DRESSES
from cuore.svg.parts.faces import BOWED, BUST, EAR, EYES, FACES
from cuore.svg.parts.hair import BACKS, FRONTS
from cuore.svg.parts.headdress import COVERS_TOP, HEADDRESSES
from cuore.svg.parts.jewels import EARRINGS, NECKLACES

SIZE: Final = 0.88  # leaves room for what she wears on her head
LOWER: Final = 7
NEARER: Final = "translate(6 -5)"  # what she carries, into the oval
NAPE: Final = (6.0, 2.0)  # about which the head turns
HIGH: Final = frozenset({"high-bun", "twin-buns", "pompadour", "crown-braid"})
BANDED: Final = "grecian"
CHOICES: Final = {
    "facing": ("left", "right"),
    "face": tuple(FACES),
    "eye": tuple(EYES),
    "head": tuple(BOWED),
    "back": tuple(BACKS),
    "front": tuple(FRONTS),
    "shade": tuple(HAIR),
    "headdress": tuple(HEADDRESSES),
    "dress": tuple(DRESSES),
    "cloth": tuple(CLOTH),
    "earring": tuple(EARRINGS),
    "necklace": tuple(NECKLACES),
    "attribute": tuple(ATTRIBUTES),
}


def parts(name: str) -> dict[str, str]:
    """The parts that a name draws, made to go together."""
    drawn = chosen(name, CHOICES)
    if drawn["back"] in HIGH and drawn["headdress"] in COVERS_TOP:
        drawn["headdress"] = "bare"
    if drawn["back"] == "pompadour":
        drawn["front"] = "parted"
    return drawn


def relief(drawn: dict[str, str], ground: str) -> str:
    """Those parts, cut in shell on a ground."""
    tones = Tones(drawn["shade"], drawn["cloth"], ground)
    back, carried = BACKS[drawn["back"]], ATTRIBUTES[drawn["attribute"]]
    ear = (*EAR, *EARRINGS[drawn["earring"]]) if back.ear else ()
    head = (
        *FACES[drawn["face"]],
        *EYES[drawn["eye"]],
        *ear,
        *back.mass,
        *FRONTS[drawn["front"]],
        *HEADDRESSES[drawn["headdress"]],
    )
    x, y = NAPE
    turned = f"rotate({number(BOWED[drawn['head']])} {number(x)} {number(y)})"
    below = (*BUST, *NECKLACES[drawn["necklace"]], *DRESSES[drawn["dress"]])
    whole = (
        tones.draw(carried.behind)
        + tones.draw(back.behind)
        + tones.draw(below)
        + element("g", tones.draw(head), transform=turned)
        + tones.draw(back.before)
        + element("g", tones.draw(carried.before), transform=NEARER)
    )
    facing = f"translate(0 {LOWER}) scale({-SIZE if drawn['facing'] == 'right' else SIZE} {SIZE})"
    return element("defs", tones.defs) + element("g", whole, transform=facing)
