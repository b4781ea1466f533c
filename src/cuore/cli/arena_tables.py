"""What came of a match, in tables for a terminal or a pipe: figures with their intervals, and those of wins drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cuore.arena.report import number, percent, thinking
from cuore.cli.settings import Settings

if TYPE_CHECKING:
    from cuore.arena.figures import Summary
    from cuore.arena.intervals import Interval
    from cuore.arena.ratings import Rating

STRIP: Final = 21  # columns for nought to a hundred percent
WIDE: Final = 110  # columns from which on the intervals of wins are drawn
PIPE: Final = 400  # in a pipe a row stays a row


def print_figures(figures: Summary, ratings: Sequence[Rating], settings: Settings) -> None:
    """The whole report."""
    say, lang = settings.say, settings.lang
    print(say("arena-played", games=figures.games, deals=figures.deals))
    if ratings:
        rows = [[r.bot, f"{r.rating.value:.0f}", f"{r.rating.low:.0f} – {r.rating.high:.0f}"] for r in ratings]
        _print(say("arena-ratings"), [say("arena-bot"), say("arena-rating"), "95 %"], rows)
    _print_standings(figures, settings)
    if len(figures.venues) > 1:
        bots = [standing.bot for standing in figures.standings]
        rows = [
            [name, *(percent(standing.decided_by_venue[venue], lang) for standing in figures.standings)]
            for venue, name in enumerate(figures.venues)
        ]
        _print(say("arena-venues"), [say("arena-decided"), *bots], rows)
    facts = [[say("arena-length"), number(figures.turns, lang)]]
    facts += [[say("arena-seat", seat=seat + 1), percent(share, lang)] for seat, share in enumerate(figures.seats)]
    facts += [[say("arena-shared"), str(figures.shared)]] if figures.shared else []
    facts += [[say("arena-stopped"), str(figures.stopped)]] if figures.stopped else []
    _print(say("arena-table"), [], facts)
    for standing in figures.standings:
        if standing.faults:
            print(f"  {say('arena-forfeits', bot=standing.bot, count=standing.faults)}")
    for text in figures.faults:
        print(f"    {text}")


def _print_standings(figures: Summary, settings: Settings) -> None:
    say, lang = settings.say, settings.lang
    standings = figures.standings
    columns = {
        say("arena-bot"): [s.bot for s in standings],
        "0 – 100 %": [strip(s.wins) for s in standings],
        say("arena-wins"): [percent(s.wins, lang) for s in standings],
        say("arena-points"): [number(s.points, lang) for s in standings],
        say("arena-decided"): [percent(s.decided, lang) for s in standings],
        say("arena-margin"): [number(s.margin, lang) for s in standings],
        say("arena-thinking"): [thinking(s, lang)[0] for s in standings],
    }
    if any(s.playouts_per_second for s in standings):
        columns[say("arena-playouts")] = [thinking(s, lang)[1] for s in standings]
    heads = list(columns)
    # In a narrow terminal the same in two tables: a figure and its interval stay on one line.
    halves = [heads] if _console().width >= WIDE else [[heads[0], *heads[2:4]], [heads[0], *heads[4:]]]
    title = say("arena-standings")
    for half in halves:
        _print(title, half, list(zip(*(columns[head] for head in half), strict=True)))
        title = ""


def strip(share: Interval) -> str:
    """An interval between nought and a hundred percent as a line, with a dot where the figure is."""
    low, dot, high = (round(bound * (STRIP - 1)) for bound in (share.low, share.value, share.high))
    drawn = ["─" if low <= column <= high else "·" for column in range(STRIP)]
    drawn[low], drawn[high] = "├", "┤"
    drawn[dot] = "●"
    return "".join(drawn)


def _console() -> Console:
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE)


def _print(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table under its title; columns have their heads, or none has."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=bool(heads))
    for at in range(len(rows[0])):
        table.add_column(Text(heads[at]) if heads else "", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))  # names may hold what Rich would take for its markup
    console = _console()
    with console.capture() as shown:
        console.print(table)
    print()
    if title:
        print(title)
    for line in shown.get().splitlines():
        print(f"  {line.rstrip()}")
