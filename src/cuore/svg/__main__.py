"""Every card's cameo as a file, and all of them on one sheet: `python -m cuore.svg FOLDER`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, cast

from cuore.boxes.registry import BOXES
from cuore.engine.cards import Card
from cuore.svg.cameo import ACROSS, CROWNED, DOWN, cameo, portrait
from cuore.svg.drawing import element, letters, picture
from cuore.svg.palette import THEMES, Palette, Theme

COLUMNS: Final = 12
GAP: Final = 18.0  # under each, for her name


def sheet(pages: list[Card], theme: Theme) -> str:
    """All of them, row by row, with their names."""
    palette, wide = Palette(theme), ACROSS * COLUMNS
    rows = -(-len(pages) // COLUMNS)
    parts = [element("rect", width=wide, height=rows * (DOWN + GAP), fill=palette["stock"])]
    for at, page in enumerate(pages):
        x, y = (at % COLUMNS + 0.5) * ACROSS, at // COLUMNS * (DOWN + GAP)
        parts.append(cameo(page, x, y + CROWNED, palette))
        parts.append(letters(page.name, x, y + DOWN + GAP / 2, 9.0, palette["ink"], anchor="middle"))
    high = rows * (DOWN + GAP)
    return picture("".join(parts), wide, high, title="Cuore", desc="", style=palette.style())


def main() -> None:
    """Draw them."""
    reader = argparse.ArgumentParser(prog="python -m cuore.svg", description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--theme", choices=THEMES, default="light")
    asked = reader.parse_args()
    theme = cast(Theme, asked.theme)
    asked.folder.mkdir(parents=True, exist_ok=True)
    pages = [page for box in BOXES.values() for page in box.cards]
    for page in pages:
        (asked.folder / f"{page.id}.svg").write_text(portrait(page, theme), encoding="utf-8")
    (asked.folder / "sheet.svg").write_text(sheet(pages, theme), encoding="utf-8")
    print(f"{len(pages)} cameos and sheet.svg in {asked.folder}")


if __name__ == "__main__":
    main()
