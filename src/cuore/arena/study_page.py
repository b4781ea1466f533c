"""A study of a town as one page of HTML: the paragraph, pictures with intervals, and the figures behind them."""

from __future__ import annotations

from html import escape
from math import isfinite
from typing import Final

from cuore import words
from cuore.arena import plots
from cuore.arena.intervals import Interval
from cuore.arena.report import heading, local, number, percent, plot, table, whole_page
from cuore.arena.study_report import CardWorth, StudyReport, answers_text
from cuore.words.names import card_name

SHOWN: Final = 4  # answers for each amount of love


def study_page(report: StudyReport, command: str, lang: str) -> str:
    """The whole page."""

    def say(key: str, **values: object) -> str:
        return words.say(lang, key, **values)

    worths = [(card_name(worth.card, lang), _drawn(worth.margin)) for worth in report.cards]
    title = say("town-report-title", town=report.town)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(say("town-net-played", games=report.games, deals=report.deals))}</p>',
        f"<p>{escape(report.text)}</p>",
        heading(say("town-net-cards")),
        plot(
            plots.bars(worths, say("arena-points")),
            say("town-net-margin"),
        ),
        table(
            [say(key) for key in ("town-report-card", "town-report-bought-by", "town-report-copies")]
            + [say("town-net-margin"), say("town-net-wins")],
            [card_cells(worth, lang) for worth in report.cards],
        ),
    ]
    if report.plans:
        rows = [[found.plan, percent(found.wins, lang), number(found.margin, lang)] for found in report.plans]
        drawn = [(found.plan, found.wins) for found in report.plans]
        parts += [
            heading(say("town-net-plans")),
            plot(plots.bars(drawn, "%", 100), say("town-net-plans-how", tried=report.plans_tried)),
            table([say("town-net-plan-name"), say("arena-wins"), say("arena-margin")], rows),
        ]
    seats = [(say("arena-seat", seat=seat + 1), share) for seat, share in enumerate(report.seats)]
    fair = 1 / len(seats)
    parts += [heading(say("town-net-seats")), plot(plots.bars(seats, "%", 100, fair), say("town-net-seats"))]
    if report.openings:
        rows = [
            [say("town-net-love", love=opening.love, hands=opening.hands), answers_text(opening, SHOWN, lang)]
            for opening in report.openings
        ]
        answers_head = say("town-net-first")
        parts += [heading(say("town-net-openings")), table([say("town-net-love-head"), answers_head], rows)]
    emptied = [[card_name(name, lang), f"{100 * share:.0f} %"] for name, share in report.runs_out]
    if emptied:
        out = say("town-report-empty")
        parts += [heading(out), table([say("town-report-card"), say("town-net-share")], emptied)]
    return whole_page(title, parts, command, say("town-net-how"), lang)


def card_cells(worth: CardWorth, lang: str) -> list[str]:
    """A card's row of figures."""
    copies = f"{worth.copies:.1f}" if worth.employed_by else "–"
    effects = [signed(worth.margin, lang), signed(worth.wins, lang, 100)] if worth.employed_by else ["–", "–"]
    return [card_name(worth.card, lang), f"{100 * worth.employed_by:.0f} %", copies, *effects]


def signed(found: Interval, lang: str, scale: float = 1.0) -> str:
    """`+3.2 (+1.0 – +5.4)`; of shares, in percent. One deal alone has no interval."""
    digits = 1 if scale == 1 else 0
    if not isfinite(found.low):
        return local(f"{scale * found.value:+.{digits}f}", lang)
    value, low, high = (f"{scale * bound:+.{digits}f}" for bound in (found.value, found.low, found.high))
    return local(f"{value}{' %' if scale != 1 else ''} ({low} – {high})", lang)


def _drawn(found: Interval) -> Interval:
    """One deal has no interval that could be drawn."""
    if isfinite(found.low):
        return found
    return Interval(found.value, found.value, found.value, found.count)
