"""The review as one self-contained page: the curve as a picture, then the answers that cost most."""

from __future__ import annotations

from html import escape

import cuore
from cuore import words
from cuore.arena.report import STYLE
from cuore.bots.learned.review import Review
from cuore.engine.game import Game

WIDTH, HEIGHT, LEFT, BELOW = 720, 260, 44, 34
LINE = "#8c3b4a"  # readable by day and by night


def page(game: Game, review: Review, shown: int, lang: str) -> str:
    """The whole page."""

    def say(key: str, **values: object) -> str:
        return escape(words.say(lang, key, **values))

    player = game.seats[review.seat]
    parts = [
        f"<h1>{say('review-title', player=player)}</h1>",
        f'<p class="soft">{say("review-about", player=player)}</p>',
    ]
    parts += [f"<h2>{say('review-course')}</h2>", f"<figure>{_curve(review, lang)}</figure>"]
    parts.append(f"<h2>{say('review-turns')}</h2>")
    if review.losses:
        heads = "".join(f"<th>{say(f'review-{key}')}</th>" for key in ("turn", "played", "better", "lost"))
        rows = [
            f"<tr><td>{loss.turn}</td><td>{escape(game.text(loss.move, lang))}</td>"
            f"<td>{escape(game.text(loss.better, lang))}<br><small>{escape(loss.reason.text(lang))}</small></td>"
            f"<td><span>{100 * loss.loss:.0f} ± {100 * loss.error:.1f} %</span></td></tr>"
            for loss in review.losses[:shown]
        ]
        parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>")
    else:
        parts.append(f"<p>{say('review-nothing')}</p>")
    in_all = say("review-in-all", looked=review.looked, decisions=len(review.moments))
    parts.append(f"<footer><p>{in_all}</p><p>Cuore {cuore.__version__}</p></footer>")
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{say('review-title', player=player)}</title>"
        f"<style>{STYLE}td, th {{ text-align: left; vertical-align: top }} text {{ fill: currentColor }}</style>"
        "</head><body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def _curve(review: Review, lang: str) -> str:
    """Chance by turn; a dot where something was lost."""
    turns = review.turns
    last = max([turn for turn, _ in turns], default=1)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - 12) * (turn - 1) / max(1, last - 1)

    def y(win: float) -> float:
        return 10 + (HEIGHT - BELOW - 10) * (1 - win)

    chances = dict(turns)
    lines = [
        f'<line x1="{LEFT}" x2="{WIDTH - 12}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="currentColor" '
        'stroke-opacity=".2"/>'
        f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{100 * share:.0f} %</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    lines += [
        f'<text x="{x(turn):.1f}" y="{HEIGHT - 14}" text-anchor="middle">{turn}</text>'
        for turn in range(1, last + 1)
        if turn == 1 or turn % 5 == 0
    ]
    points = " ".join(f"{x(turn):.1f},{y(win):.1f}" for turn, win in turns)
    lines.append(f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    for loss in review.losses:
        at = f'cx="{x(loss.turn):.1f}" cy="{y(chances[loss.turn]):.1f}"'
        size = 3 + 20 * min(0.4, loss.loss)
        lines.append(f'<circle {at} r="{size:.1f}" fill="{LINE}" fill-opacity=".55"/>')
    name = escape(f"{words.say(lang, 'review-chance')}, {words.say(lang, 'review-turn')}")
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}" font-size="12">{"".join(lines)}'
        f"</svg><figcaption>{name}</figcaption>"
    )
