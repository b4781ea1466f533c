"""A game to look at while it is played: text, a web page or a picture, as a seat or a spectator may see it."""

from __future__ import annotations

from html import escape

from cuore import svg
from cuore.engine.game import Game
from cuore.words import log_lines

LOGGED = 12  # lines of the story under a picture


def rendered(game: Game, seat: int | None, mode: str | None) -> str | None:
    """The game as `render` gives it; `human` prints the text and gives nothing."""
    if mode is None:
        return None
    if mode == "svg":
        return svg.table(game, seat)
    if mode == "html":
        return page(game, seat)
    text = game.text_table(seat)
    if mode == "human":
        print(text)
        return None
    return text


def page(game: Game, seat: int | None) -> str:
    """The picture, and under it what happened last."""
    story = "".join(f"<li>{escape(line)}</li>" for line in log_lines(game, seat, "en")[-LOGGED:])
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Cuore</title>'
        f'<body><figure style="max-width: 60rem; margin: auto">{svg.table(game, seat)}</figure>'
        f'<ul style="max-width: 60rem; margin: 1rem auto; padding: 0; list-style: none">{story}</ul></body></html>'
    )
