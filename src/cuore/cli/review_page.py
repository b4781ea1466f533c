"""The review as one self-contained page: the curve as a picture, then the answers that cost most."""

from __future__ import annotations

from html import escape

import cuore
from cuore import words
from cuore.arena.report import STYLE
from cuore.bots.learned.review import Review
from cuore.engine.game import Game
from cuore.svg.curve import Dot, curve


def page(game: Game, review: Review, shown: int, lang: str) -> str:
    """The whole page."""

    def say(key: str, **values: object) -> str:
        return escape(words.say(lang, key, **values))

    player = game.seats[review.seat]
    parts = [
        f"<h1>{say('review-title', player=player)}</h1>",
        f'<p class="soft">{say("review-about", player=player)}</p>',
    ]
    parts += [f"<h2>{say('review-course')}</h2>", f"<figure>{_curve(review, player, lang)}</figure>"]
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
        f"<style>{STYLE}td, th {{ text-align: left; vertical-align: top }}</style>"
        "</head><body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def _curve(review: Review, player: str, lang: str) -> str:
    """Chance by turn; a dot where something was lost."""
    chances = dict(review.turns)
    dots = [Dot(loss.turn, chances[loss.turn], loss.loss) for loss in review.losses]
    title = words.say(lang, "review-title", player=player)
    return curve(review.turns, dots, title, words.say(lang, "review-chance"), words.say(lang, "review-turn"))
