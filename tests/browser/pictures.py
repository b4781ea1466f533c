"""Pictures of README and site from real games: `python -m tests.browser.pictures`, where there is a Chromium.

The table by day and by night, on a phone, and in a terminal. Plain plans play with fixed seeds, so whoever draws the
pictures again sees the same positions; pixels differ a little with fonts and browser, so no test compares them.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import shutil
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from cuore.engine.game import Game
from cuore.terminal.players import Player
from cuore.terminal.table import TableApp
from tests.browser.conftest import BROWSERS, FLAGS, ROOT, SETTLED, Served, prefer
from tests.browser.positions import Deal, Shown, Wanted, asked

FOLDER = ROOT / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1360, "height": 850}, "device_scale_factor": 1.5}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SCREEN = (120, 36)  # columns and lines
QUALITY = 80
ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # Textual's export names fonts on a server of others


@lru_cache
def serving_in(turn: int) -> Wanted:
    """The serving phase of that turn begins."""

    def wanted(game: Game) -> bool:
        view = game.view(0)
        return view["turn"] == turn and view["phase"] == "serve" and view["servings"] > 0

    return wanted


def moment(*sets: str, seed: int, turn: int) -> Game:
    """A turn of the first player, with maids in the hand and in both players' quarters."""
    game = asked(Deal(sets, seed=seed), serving_in(turn))
    assert game.to_move == 0
    return game


def photograph(browser: Browser, url: str, game: Game, **options: Any) -> bytes:
    """What the first player sees in a browser, as WebP."""
    context = browser.new_context(base_url=url, reduced_motion="reduce", **options)
    prefer(context)
    page = context.new_page()
    Shown(page).show(game, seat=0)
    if not options.get("has_touch"):
        page.locator("[data-zone=hand] .spot").last.hover()  # she is read beside the table
    page.wait_for_load_state("networkidle")  # cameos come one by one
    page.evaluate(SETTLED)
    shot = page.screenshot()
    context.close()
    found = io.BytesIO()
    Image.open(io.BytesIO(shot)).convert("RGB").save(found, "WEBP", quality=QUALITY, method=6)
    return found.getvalue()


def browser_pictures() -> dict[str, bytes]:
    """The table by day, by night and on a phone, from a server that is started for them."""
    names = (os.environ.get("CUORE_BROWSER", ""), *BROWSERS)
    path = next((found for name in names if name and (found := shutil.which(name))), None)
    if path is None:
        sys.exit("There is no Chromium: install one, or name it in CUORE_BROWSER.")
    large, small = moment("base", "oktoberfest", seed=27, turn=53), moment("base", seed=3, turn=41)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), headless=True)
        try:
            return {
                "table-day.webp": photograph(browser, served.url, large, color_scheme="light", **DESK),
                "table-night.webp": photograph(browser, served.url, large, color_scheme="dark", **DESK),
                "phone.webp": photograph(browser, served.url, small, color_scheme="light", **PHONE),
            }
        finally:
            browser.close()
            served.stop()


def terminal_picture() -> str:
    """The table in a terminal, as SVG that asks nobody for a font."""
    game = moment("base", seed=3, turn=41)
    app = TableApp(game, [Player(game.seats[0]), *(Player(name, "big-love") for name in game.seats[1:])], "en")

    async def run() -> str:
        async with app.run_test(size=SCREEN) as pilot:
            await pilot.pause()
            return app.export_screenshot(title="cuore play")

    return ELSEWHERE.sub("", asyncio.run(run()))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
    for name, picture in browser_pictures().items():
        (FOLDER / name).write_bytes(picture)
        print(FOLDER / name, len(picture))
