"""One self-contained page of HTML: tables and plots of a match, a ladder or a town, with no request to anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite

import cuore
from cuore import words
from cuore.arena import plots
from cuore.arena.figures import BotStanding, Summary
from cuore.arena.games import PlayedGame
from cuore.arena.intervals import Interval
from cuore.arena.plan import MatchPlan
from cuore.arena.ratings import Rating, win_matrix
from cuore.arena.town_report import TownReport

STYLE = """
:root { color-scheme: light dark; --ink: #2b2320; --paper: #fbf8f2; --line: #d9cfc0; --soft: #6d5f55 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d8; --paper: #1d1917; --line: #4a413a; --soft: #b8a998 } }
body { color: var(--ink); background: var(--paper); font: 16px/1.5 Georgia, "Times New Roman", serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-weight: normal; font-size: clamp(1.4rem, 5vw, 2rem); letter-spacing: .02em; overflow-wrap: anywhere }
h2 { font-weight: normal; border-bottom: 1px solid var(--line) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left } th { color: var(--soft); font-weight: normal }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto } code { overflow-wrap: anywhere }
figcaption, footer, .soft { color: var(--soft) }
td span { white-space: nowrap } table + table { margin-top: 1rem }
@media (max-width: 40rem) {
  th, td { padding: .3rem; font-size: .85rem } td:first-child { min-width: 6rem; overflow-wrap: anywhere }
}
"""


def local(figures: str, lang: str) -> str:
    """Figures as a language writes them: a comma in French."""
    return figures.replace(".", ",") if lang == "fr" else figures


def percent(share: Interval, lang: str) -> str:
    """`62.5 % (55.1 – 69.3)`."""
    return local(f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})", lang)


def number(mean: Interval, lang: str) -> str:
    """`31.2 (30.4 – 32.0)`; one deal alone has no interval."""
    if not isfinite(mean.low):
        return local(f"{mean.value:.1f}", lang)
    return local(f"{mean.value:.1f} ({mean.low:.1f} – {mean.high:.1f})", lang)


def page(
    plan: MatchPlan,
    played: Sequence[PlayedGame],
    figures: Summary,
    command: str,
    lang: str,
    ratings: Sequence[Rating] = (),
    town: TownReport | None = None,
) -> str:
    """The whole page."""

    def say(key: str, **values: object) -> str:
        return words.say(lang, key, **values)

    bots = list(dict.fromkeys(plan.bots))
    title = say("arena-title", bots=" – ".join(bots)) if town is None else say("town-report-title", town=town.town)
    parts = [f"<h1>{escape(title)}</h1>"]
    parts.append(f'<p class="soft">{escape(say("arena-played", games=figures.games, deals=figures.deals))}</p>')
    if town is not None:
        parts += [f"<p>{escape(town.text)}</p>", *_town(town, lang)]
    if ratings:
        rows = [[r.bot, f"{r.rating.value:.0f} ({r.rating.low:.0f} – {r.rating.high:.0f})"] for r in ratings]
        parts += [heading(say("arena-ratings")), table([say("arena-bot"), say("arena-rating")], rows)]
        parts.append(plot(plots.dots(ratings, say("arena-rating")), say("arena-ratings")))
    parts += [heading(say("arena-standings")), standings_table(figures, lang)]
    shares = [(standing.bot, standing.wins) for standing in figures.standings]
    fair = 1 / len(plan.pairings[0])
    parts.append(plot(plots.bars(shares, "%", 100, fair), say("arena-wins-pictured", fair=f"{100 * fair:.0f}")))
    if len(bots) > 1:
        wins = win_matrix(plan.bots, played)
        parts.append(plot(plots.heat(plan.bots, wins), say("arena-matrix")))
    parts += [heading(say("arena-course"))]
    turn = say("arena-own-turn")
    for what in ("points", "love"):
        rows_by_bot = plots.by_player(plan.bots, played, what)
        parts.append(plot(plots.curves(rows_by_bot, turn, say(f"arena-{what}")), say(f"arena-{what}-per-turn")))
    parts.append(plot(plots.curves(plots.piles(played), say("arena-round"), say("arena-left")), say("arena-piles")))
    parts += [heading(say("arena-table")), _facts(figures, lang), _thinking_table(figures, lang)]
    parts += [heading(say("arena-venues")), _venues(figures, lang)]
    if figures.faults:
        parts += [heading(say("arena-faults")), _list(figures.faults)]
    return whole_page(title, parts, command, say("arena-how"), lang)


def whole_page(title: str, parts: Sequence[str], command: str, how: str, lang: str) -> str:
    """Parts of HTML under a title; below them the command they come from, and how to read them."""
    footer = f"<footer><p>Cuore {cuore.__version__} · <code>{escape(command)}</code></p><p>{escape(how)}</p></footer>"
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>\n"
        + "\n".join([*parts, footer])
        + "\n</main></body></html>\n"
    )


def standings_table(figures: Summary, lang: str) -> str:
    """Every bot's wins, points and margin."""
    heads = [words.say(lang, f"arena-{key}") for key in ("bot", "games", "wins", "decided", "points", "margin")]
    rows = [
        [
            s.bot,
            str(s.games),
            percent(s.wins, lang),
            percent(s.decided, lang),
            number(s.points, lang),
            number(s.margin, lang),
        ]
        for s in figures.standings
    ]
    return table(heads, rows)


def _thinking_table(figures: Summary, lang: str) -> str:
    heads = [words.say(lang, f"arena-{key}") for key in ("bot", "thinking", "playouts")]
    return table(heads, [[s.bot, *thinking(s, lang)] for s in figures.standings])


def thinking(standing: BotStanding, lang: str) -> tuple[str, str]:
    """Seconds a game, and playouts a second if the bot counts them."""
    rate = standing.playouts_per_second
    return local(f"{standing.seconds_per_game:.2f}", lang), f"{rate:.0f}" if rate else "–"


def _venues(figures: Summary, lang: str) -> str:
    """Every bot's wins on points in each town."""
    heads = [words.say(lang, "arena-decided"), *(s.bot for s in figures.standings)]
    rows = [
        [name, *(percent(s.decided_by_venue[venue], lang) for s in figures.standings)]
        for venue, name in enumerate(figures.venues)
    ]
    return table(heads, rows)


def _facts(figures: Summary, lang: str) -> str:
    rows = [
        [words.say(lang, "arena-length"), number(figures.turns, lang)],
        [words.say(lang, "arena-answers"), number(figures.answers, lang)],
        [words.say(lang, "arena-rate"), local(f"{figures.games_per_second:.2f}", lang)],
        *([words.say(lang, "arena-seat", seat=i + 1), percent(s, lang)] for i, s in enumerate(figures.seats)),
        [words.say(lang, "arena-shared"), str(figures.shared)],
        [words.say(lang, "arena-stopped"), str(figures.stopped)],
    ]
    return table([words.say(lang, "arena-fact"), words.say(lang, "arena-value")], rows)


def _town(town: TownReport, lang: str) -> list[str]:
    heads = [words.say(lang, f"town-report-{key}") for key in ("card", "bought-by", "copies", "effect")]
    rows = [
        [
            use.card,
            f"{100 * use.bought_by:.0f} %",
            local(f"{use.copies:.1f}", lang) if use.bought_by else "–",
            f"{100 * use.effect.value:+.0f} % ({100 * use.effect.low:+.0f} – {100 * use.effect.high:+.0f})"
            if 0 < use.bought_by < 1
            else "–",
        ]
        for use in town.cards
    ]
    emptied = [[name, f"{100 * share:.0f} %"] for name, share in town.runs_out]
    effects = [(use.card, use.effect) for use in town.cards if 0 < use.bought_by < 1]
    drawn = [plot(plots.bars(effects, "%", 100), heads[-1])] if effects else []
    title = words.say(lang, "town-report-cards")
    out = words.say(lang, "town-report-empty")
    return [heading(title), *drawn, table(heads, rows), heading(out), table([heads[0], out], emptied)]


def heading(text: str) -> str:
    """A heading."""
    return f"<h2>{escape(text)}</h2>"


def plot(svg: str, caption: str) -> str:
    """A picture with its words."""
    label = escape(caption, quote=True)
    return f'<figure role="img" aria-label="{label}">{svg}<figcaption>{escape(caption)}</figcaption></figure>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Figures with a name in front of each row."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(f"<tr><td>{escape(name)}</td>{''.join(map(_figure, figures))}</tr>" for name, *figures in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _figure(text: str) -> str:
    """A figure stays whole; where room is scarce its interval goes below it."""
    value, bracket, interval = escape(text).partition(" (")
    return f"<td><span>{value}</span>{f' <span>({interval}</span>' if bracket else ''}</td>"


def _list(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"
