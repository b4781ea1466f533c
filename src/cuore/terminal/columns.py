"""Text in columns of a terminal: a Japanese letter takes two, and a line may break behind any of them."""

from __future__ import annotations

import re
import unicodedata

_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6"
_OPENS = "（「『［｛【"  # Japanese signs that no line may end with
_CLOSES = "、。，．）」』］｝】：；！？ー…・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # … or begin with
_PIECES = re.compile(
    rf" +|[{_OPENS}]*(?:[0-9]*[{_WIDE}](?<![{_OPENS}])|[^ {_WIDE}]+)[{_CLOSES}]*|[{_OPENS}]+",
)


def width_of(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """The text in lines that fit; the first begins with `first`, the others with `rest`."""
    lines, line, taken = [], first, width_of(first)
    empty = True  # whether the line has nothing but its beginning
    for piece in _PIECES.findall(text):
        if not empty and taken + width_of(piece.rstrip(" ")) > width:
            lines.append(line.rstrip(" "))
            line, taken, empty = rest, width_of(rest), True
        if empty and piece.startswith(" "):
            continue
        while taken + width_of(piece.rstrip(" ")) > width and len(piece) > 1:  # longer than a whole line
            fits = max(1, sum(taken + width_of(piece[:end]) <= width for end in range(1, len(piece))))
            lines.append(line + piece[:fits])
            line, taken, piece = rest, width_of(rest), piece[fits:]  # noqa: PLW2901 - what is left of it
        line, taken, empty = line + piece, taken + width_of(piece), False
    return [*lines, line.rstrip(" ")] if not empty or not lines else lines
