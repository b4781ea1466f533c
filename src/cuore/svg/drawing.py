"""Elements of a picture as text: escaping, letters that fit, gradients, emblems."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from html import escape  # xml.sax would load the modules of the web for two functions
from importlib.resources import files
from typing import Final

SERIF: Final = "'Playfair Variable', 'Playfair Display', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', Georgia, serif"
SANS: Final = "'Cabin Variable', Cabin, 'Hiragino Sans', 'Noto Sans CJK JP', system-ui, sans-serif"
GRID: Final = 512  # of the emblems
CJK: Final = 0x2E80  # letters from here on are as wide as they are high
CREST: Final = "crest"  # of a card that has no emblem of its own


@cache
def _data() -> dict[str, dict[str, str]]:
    data: dict[str, dict[str, str]] = json.loads(files("cuore.svg").joinpath("emblems.json").read_text("utf-8"))
    return data


def emblem_name(card: str) -> str:
    """What a card's emblem is called, by the card's name."""
    data = _data()
    return data["cards"].get(card, data["marks"][CREST])


def emblem_of(card: str) -> str:
    """The path of a card's emblem, by the card's name."""
    return _data()["paths"][emblem_name(card)]


def mark_of(name: str) -> str:
    """The path of a mark: love, serving, points, hand and others."""
    data = _data()
    return data["paths"][data["marks"].get(name, data["marks"]["skill"])]


def number(value: float) -> str:
    """A coordinate, no longer than it needs to be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(tag: str, inside: str = "", /, **attributes: object) -> str:
    """One element; `stroke_width` becomes `stroke-width`, and None is left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={_quoted(value)}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def _quoted(value: object) -> str:
    return f'"{escape(number(value) if isinstance(value, float) else str(value))}"'


def icon(path: str, x: float, y: float, size: float, fill: str, opacity: float | None = None) -> str:
    """An emblem or mark with its middle at a point."""
    at = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / GRID:.4f})"
    return element("path", d=path, transform=at, fill=fill, opacity=opacity)


def width_of(text: str, size: float) -> float:
    """About how wide a text is; a little more than it is, in letters that we do not know."""
    wide = 0.0
    for letter in text:
        if ord(letter) > CJK:
            wide += 1.0
        elif letter in "iljtfI.,:;'’ ()·-":
            wide += 0.42
        elif letter in "MWmwOQ":
            wide += 0.98
        else:
            wide += 0.74 if letter.isupper() or letter.isdecimal() else 0.66
    return wide * size


def fitted(text: str, size: float, room: float) -> float:
    """The size at which a text fits into some room."""
    return min(size, size * room / max(width_of(text, size), 1))


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    family: str = SANS,
    weight: int = 400,
    anchor: str = "start",
) -> str:
    """A line of text on its base line."""
    return element(
        "text",
        escape(text, quote=False),
        x=x,
        y=y,
        font_family=family,
        font_size=float(size),
        font_weight=weight,
        text_anchor=anchor if anchor != "start" else None,
        fill=fill,
    )


def gradient(*stops: tuple[float, str], cx: float = 0.5, cy: float = 0.4, r: float = 0.75) -> tuple[str, str]:
    """A radial gradient and the paint that refers to it; equal ones have the same name, so copies do no harm."""
    inside = "".join(element("stop", offset=number(at), stop_color=colour) for at, colour in stops)
    name = "cuore-" + hashlib.blake2b(f"{inside} {cx} {cy} {r}".encode(), digest_size=5).hexdigest()
    return element("radialGradient", inside, id=name, cx=cx, cy=cy, r=r), f"url(#{name})"


def picture(inside: str, width: float, height: float, *, title: str, desc: str, style: str, scale: float = 1) -> str:
    """A whole picture. Its title and description are read out to whoever does not see it."""
    told = element("title", escape(title, quote=False)) + (element("desc", escape(desc, quote=False)) if desc else "")
    return element(
        "svg",
        told + style + inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=number(width * scale),
        height=number(height * scale),
        role="img",
        class_="cuore",
        aria_label=title,
        style="max-width:100%;height:auto",
    )
