"""A chance to win from turn to turn as a picture; a dot where something was lost, the larger the more."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from cuore.svg.drawing import SANS, SERIF, element, fitted, picture
from cuore.svg.palette import Palette

WIDTH: Final = 540  # narrow enough for its letters to be read on a phone
HEIGHT: Final = 310
LEFT, RIGHT, ABOVE, BELOW = 64, 20, 52, 54
LETTERS: Final = 15
TITLE: Final = 20


class Dot(NamedTuple):
    """Where something was lost."""

    turn: int
    win: float
    loss: float


def curve(
    turns: Sequence[tuple[int, float]], dots: Sequence[Dot], title: str, chance: str, turn: str, theme: str = "auto"
) -> str:
    """The chance at the first question of each turn. `chance` and `turn` say what the axes are."""
    palette = Palette(theme)
    last = max([number for number, _ in turns], default=1)

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / max(1, last - 1)

    def y(win: float) -> float:
        return ABOVE + (HEIGHT - BELOW - ABOVE) * (1 - win)

    def letters(text: str, at_x: float, at_y: float, anchor: str) -> str:
        return element(
            "text", escape(text, quote=False), x=at_x, y=at_y, text_anchor=anchor, fill=palette["ink-soft"]
        )

    parts = [
        element("rect", width=WIDTH, height=HEIGHT, rx=10, fill=palette["paper"]),
        element(
            "text",
            escape(title, quote=False),
            x=20,
            y=32,
            font_family=SERIF,
            font_size=fitted(title, TITLE, WIDTH - LEFT - RIGHT),
            fill=palette["ink"],
        ),
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(share), y2=y(share), stroke=palette["rule"]))
        parts.append(letters(f"{100 * share:.0f} %", LEFT - 8, y(share) + 4, "end"))
    step = 5 if last > 12 else 1
    marked = [number for number in range(1, last + 1) if number == 1 or number % step == 0]
    parts += [letters(str(number), x(number), HEIGHT - BELOW + 18, "middle") for number in marked]
    parts.append(letters(f"{chance} · {turn}", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "middle"))
    points = " ".join(f"{x(number):.1f},{y(win):.1f}" for number, win in turns)
    parts.append(
        element(
            "polyline",
            points=points,
            fill="none",
            stroke=palette["general-ink"],
            stroke_width=2.5,
            stroke_linejoin="round",
        )
    )
    parts += [
        element(
            "circle",
            cx=x(dot.turn),
            cy=y(dot.win),
            r=4 + 20 * min(0.4, dot.loss),
            fill=palette["bad"],
            fill_opacity=0.6,
        )
        for dot in dots
    ]
    inside = element("g", "".join(parts), font_family=SANS, font_size=LETTERS)
    return picture(inside, WIDTH, HEIGHT, title=title, desc=f"{chance} · {turn}", style=palette.style())
