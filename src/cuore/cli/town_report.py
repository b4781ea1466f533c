"""`cuore town --report`: what a town is like, from games between strong bots."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cuore.cli.arena import can_plot, play_plan, venue, write_report
from cuore.cli.settings import Settings, print_json

if TYPE_CHECKING:
    from cuore.arena.town_report import TownReport
    from cuore.towns import Town


def print_report(
    town: Town, bots: Sequence[str], games: int, seed: int, html: Path | None, settings: Settings, *, as_json: bool
) -> None:
    """Play the games and tell what came of them, on the terminal, as JSON or as a page."""
    import msgspec

    from cuore.arena import match
    from cuore.arena.town_report import town_report

    if html is not None:
        can_plot()
    plan = match(list(bots), [venue(town, settings.overlay(town.sets))], games, seed)
    played = play_plan(plan, settings)
    report = town_report(plan, played, town.maids, settings.lang)
    if html is not None:
        from cuore.arena.report import page

        command = shlex.join(["cuore", *sys.argv[1:]])
        write_report(html, page(plan, played, report.summary, command, settings.lang, town=report), settings)
    if as_json:
        print_json(msgspec.to_builtins(report))
        return
    _print(report, settings)
    if html is not None:
        print(settings.say("arena-report-written", path=str(html)))


def _print(report: TownReport, settings: Settings) -> None:
    from cuore.arena.report import local, percent
    from cuore.terminal.console import Console

    say = settings.say
    console = Console()
    console.line(report.text)
    played = say("arena-played", games=report.summary.games, deals=report.summary.deals)
    console.lines(["", played, f"{say('arena-seat', seat=1)} {percent(report.summary.seats[0], settings.lang)}"])
    console.heading(say("town-report-cards"))
    wide = max(len(use.card) for use in report.cards)
    for use in report.cards:
        line = f"{use.card:<{wide}}  {100 * use.bought_by:>4.0f} %"
        if use.bought_by:
            line += f"  ×{local(f'{use.copies:.1f}', settings.lang)}"
        if 0 < use.bought_by < 1:
            effect = use.effect
            line += f"  {100 * effect.value:+.0f} % ({100 * effect.low:+.0f} – {100 * effect.high:+.0f})"
        console.line(line, indent=2)
    console.line(
        f"({say('town-report-bought-by')}, {say('town-report-copies')}, {say('town-report-effect')})", indent=2
    )
    if report.runs_out:
        console.heading(say("town-report-empty"))
        for name, share in report.runs_out:
            console.line(f"{name:<{wide}}  {100 * share:>4.0f} %", indent=2)
