"""`cuore town --report`: what a town is like, from games of the net, or of other bots."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cuore.cli.arena import can_plot, play_plan, venue, write_report
from cuore.cli.settings import Settings, print_json

if TYPE_CHECKING:
    from cuore.arena import Venue
    from cuore.arena.study_report import StudyReport
    from cuore.arena.town_report import TownReport
    from cuore.towns import Town

STAND_IN: Final = "expert"  # where the net cannot play
STAND_IN_GAMES: Final = 20
BOTS_GAMES: Final = 100


@dataclass(frozen=True)
class AskedReport:
    """What was asked for: on the terminal, as JSON or as a page."""

    town: Town
    seats: int
    seconds: float
    games: int | None
    seed: int
    jobs: int | None
    html: Path | None
    settings: Settings
    as_json: bool

    def by_net(self) -> None:
        """With games of the net, and the same games with something changed; of `expert` where the net cannot play."""
        from cuore.bots.workers import think_with_one_thread

        think_with_one_thread()
        if self.html is not None:
            can_plot()
        if reason := self._why_no_net():
            print(self.settings.say("town-net-unknown", reason=reason, bots=STAND_IN), file=sys.stderr)
            replace(self, games=self.games or STAND_IN_GAMES).by_bots([STAND_IN] * self.seats)
            return
        from cuore.arena.study_report import study_report
        from cuore.arena.town_study import study

        where = self._venue()
        with _progress(self.seconds, self.settings) as progress:
            found = study(
                where,
                self.seats,
                seed=self.seed,
                seconds=self.seconds,
                deals=self.games,
                jobs=self.jobs,
                progress=progress,
            )
        report = study_report(where.name, found, self.town.maids, self.settings.lang)
        if self.html is not None:
            from cuore.arena.study_page import study_page

            write_report(self.html, study_page(report, _command(), self.settings.lang), self.settings)
        self._show(report, lambda: _print_study(report, self.settings))

    def by_bots(self, bots: Sequence[str]) -> None:
        """With games of these bots."""
        from cuore.arena import match
        from cuore.arena.town_report import town_report

        if self.html is not None:
            can_plot()
        plan = match(list(bots), [self._venue()], self.games or BOTS_GAMES, self.seed)
        played = play_plan(plan, self.settings, jobs=self.jobs)
        report = town_report(plan, played, self.town.maids, self.settings.lang)
        if self.html is not None:
            from cuore.arena.report import page

            text = page(plan, played, report.summary, _command(), self.settings.lang, town=report)
            write_report(self.html, text, self.settings)
        self._show(report, lambda: _print_bots(report, self.settings))

    def _venue(self) -> Venue:
        return venue(self.town, self.settings.overlay(self.town.sets))

    def _why_no_net(self) -> str:
        """In a line, if the net cannot play: corrected cards, for one, are others than those that it has learned."""
        from cuore.bots import why_replaced
        from cuore.words import error_text

        why = why_replaced("master", self._venue().deal(self.seats, 0).table)
        return "" if why is None else error_text(why, self.settings.lang)

    def _show(self, report: Any, show: Callable[[], None]) -> None:
        import msgspec

        if self.as_json:
            print_json(msgspec.to_builtins(report))
            return
        show()
        if self.html is not None:
            print(self.settings.say("arena-report-written", path=str(self.html)))


def _command() -> str:
    return shlex.join(["cuore", *sys.argv[1:]])


@contextmanager
def _progress(seconds: float, settings: Settings) -> Iterator[Callable[[int], None]]:
    """A bar of the time on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(settings.say("town-net-progress", games=0), total=seconds)

        def progress(games: int) -> None:
            said = settings.say("town-net-progress", games=games)
            bar.update(task, completed=min(seconds, time.monotonic() - began), description=said)

        yield progress


def _print_study(report: StudyReport, settings: Settings) -> None:
    from cuore.arena.report import number, percent
    from cuore.arena.study_page import SHOWN, card_cells
    from cuore.arena.study_report import answers_text
    from cuore.terminal.console import Console

    say = settings.say
    console = Console()
    console.line(report.text)
    console.lines(["", say("town-net-played", games=report.games, deals=report.deals)])
    for seat, share in enumerate(report.seats):
        console.line(f"{say('arena-seat', seat=seat + 1)} {percent(share, settings.lang)}")
    console.heading(say("town-net-cards"))
    cells = [card_cells(worth, settings.lang) for worth in report.cards]
    wide = [max(len(row[column]) for row in cells) for column in range(5)]
    for row in cells:
        console.line("  ".join(f"{text:<{width}}" for text, width in zip(row, wide, strict=True)).rstrip(), indent=2)
    heads = ("town-report-bought-by", "town-report-copies", "town-net-margin", "town-net-wins")
    console.line(f"({', '.join(map(say, heads))})", indent=2)
    if report.plans:
        console.heading(say("town-net-plans"))
        console.line(f"({say('town-net-plans-how', tried=report.plans_tried)})", indent=2)
        for found in report.plans:
            wins, margin = percent(found.wins, settings.lang), number(found.margin, settings.lang)
            console.line(f"{found.plan}: {wins}, {say('arena-margin')} {margin}", indent=2)
    if report.openings:
        console.heading(say("town-net-openings"))
        for opening in report.openings:
            love = say("town-net-love", love=opening.love, hands=opening.hands)
            console.line(f"{love}: {answers_text(opening, SHOWN, settings.lang)}", indent=2)


def _print_bots(report: TownReport, settings: Settings) -> None:
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
