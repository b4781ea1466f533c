"""Screens of the terminal's table as plain text, letter by letter: committed, compared, and read in review.

    python -m tests.terminal.screens        write them again

Text and not pictures: colours and borders of another version of Textual are no news, another word is.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, NamedTuple

from textual.pilot import Pilot

import cuore
from cuore.terminal.players import Player
from cuore.terminal.table import TableApp

SCROLLBAR = re.compile("[\u2580-\u259f]")
FOLDER = Path(__file__).parent / "pictured"
PLAYERS = [Player("Ann"), Player("big-love", "big-love")]


class Shown(NamedTuple):
    """A screen: its name, its size, the language, and the keys that lead to it."""

    name: str
    size: tuple[int, int]
    lang: str = "en"
    keys: tuple[str, ...] = ()
    sets: tuple[str, ...] = ("base",)


SMALL, MIDDLE, LARGE = (80, 24), (120, 36), (160, 48)
SCREENS = (
    Shown("first-turn-80x24", SMALL),
    Shown("first-turn-80x24-fr", SMALL, "fr"),
    Shown("first-turn-80x24-ja", SMALL, "ja"),
    Shown("first-turn-120x36", MIDDLE),
    Shown("first-turn-160x48", LARGE),
    Shown("more-120x36", MIDDLE, sets=("more",)),
    Shown("a-turn-later-80x24", SMALL, keys=("@end turn", "@bot")),
    Shown("help-80x24", SMALL, keys=("question_mark",)),
    Shown("saving-80x24", SMALL, keys=("s",)),
    Shown("look-80x24", SMALL, keys=("tab", "down", "down", "v")),
)


def text_of(app: TableApp) -> str:
    """What stands on the screen, without blanks at the ends of lines and without the blocks of scrollbars."""
    lines = [SCROLLBAR.sub(" ", strip.text).rstrip() for strip in app.screen._compositor.render_strips()]
    return "\n".join(lines).rstrip() + "\n"


def shown(screen: Shown) -> str:
    """A screen as text, after its keys."""
    game = cuore.new_game(screen.sets, [player.name for player in PLAYERS], seed=5)
    app = TableApp(game, PLAYERS, screen.lang, pace=0)
    found: list[str] = []

    async def run() -> None:
        async with app.run_test(size=screen.size) as pilot:
            await pilot.pause()
            for key in screen.keys:
                await _press(key, app, pilot)
            await pilot.pause()
            found.append(text_of(app))

    asyncio.run(run())
    return found[0]


async def _press(key: str, app: TableApp, pilot: Pilot[Any]) -> None:
    """A key; `@bot` waits until no bot is asked, `@WORDS` is the number of that answer."""
    if key == "@bot":
        for _ in range(2000):
            if not app.sitting.bot_is_asked:
                break
            await pilot.pause(0.005)
    elif key.startswith("@"):
        texts = [app.game.text(move) for move in app.game.legal()]
        await pilot.press(*str(texts.index(key[1:]) + 1))
    else:
        await pilot.press(key)
    await pilot.pause()


def files() -> list[tuple[Shown, Path]]:
    """Every screen and where it is kept."""
    return [(screen, FOLDER / f"{screen.name}.txt") for screen in SCREENS]


if __name__ == "__main__":
    for screen, path in files():
        path.write_text(shown(screen), encoding="utf-8")
