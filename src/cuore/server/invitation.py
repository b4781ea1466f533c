"""The address of a table as a picture, for whoever sits opposite and holds up a telephone."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import segno

BORDER: Final = 4  # modules of light around it: readers need them
DARK, LIGHT = "#2a211b", "#ffffff"  # whatever the light of the page is


@lru_cache(maxsize=256)
def qr_code(address: str) -> str:
    """A QR code as SVG, without size: the page says how large."""
    file = io.BytesIO()
    plain = {"xmldecl": False, "omitsize": True, "svgclass": None, "lineclass": None}
    segno.make_qr(address, error="m").save(file, kind="svg", border=BORDER, dark=DARK, light=LIGHT, **plain)
    return file.getvalue().decode()
