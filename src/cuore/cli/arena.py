"""`cuore arena`: bots against bots, with intervals; `--ladder` for a round robin."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cuore.cli.settings import (
    FAILED,
    Cards,
    Chiefs,
    Json,
    Lang,
    Rules,
    Sets,
    Settings,
    Trouble,
    app,
    examples,
    flag,
    names,
    print_json,
    refuse_beside,
    settings_of,
    value,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuore.arena import MatchPlan, PlayedGame, Venue
    from cuore.arena.runner import Journal
    from cuore.boxes.overlay import Facts
    from cuore.towns import Town

Towns = list[str] | None


@app.command(
    epilog=examples(
        "cuore arena expert big-love --games 200",
        "cuore arena hard normal easy --sets oktoberfest --town random",
        "cuore arena --ladder easy normal hard big-love --games 100 --report ladder.html",
        "cuore arena expert my_bots:Ann --town first-game --town random --out match.jsonl",
    )
)
def arena(
    context: typer.Context,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="Two to six bots; with --ladder as many as you like.")
    ],
    games: Annotated[int, value("--games", "N", "On each town; rounded up to whole deals.", min=1)] = 100,
    ladder: Annotated[bool, flag("--ladder", "Every two of the bots against each other, with ratings.")] = False,
    town: Annotated[Towns, value("--town", "TOWN", "As in cuore play; may be repeated. Default: first-game.")] = None,
    towns: Annotated[
        int | None, value("--towns", "N", "So many random towns, each for all its games.", min=1)
    ] = None,
    sets: Sets = None,
    chiefs: Chiefs = None,
    options: Rules = None,
    seed: Annotated[int, value("--seed", "N", "The same number gives the same games.")] = 1,
    limit: Annotated[float | None, value("--limit", "S", "Seconds a move; who is late loses.", min=0.001)] = None,
    jobs: Annotated[int | None, value("--jobs", "N", "Processes. Default: one for each core.", min=1)] = None,
    dask: Annotated[str | None, value("--dask", "ADDRESS", "Play on the machines of a Dask scheduler.")] = None,
    out: Annotated[Path | None, value("--out", "FILE", "Keep every game here, one line each.")] = None,
    export: Annotated[
        Path | None,
        value("--export", "FILE", "Every seat of every game as a row: FILE.csv or FILE.parquet."),
    ] = None,
    report: Annotated[Path | None, value("--report", "FILE", "Write a page of HTML with plots.")] = None,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Let bots play matches: the same deals for all, seats rotated, results with 95 % intervals."""
    from cuore.bots.workers import think_with_one_thread

    think_with_one_thread()  # before NumPy is imported: with --jobs 1 this process itself asks the net
    from cuore import arena as hall
    from cuore.arena.export import can_export
    from cuore.arena.ratings import ratings as rate

    settings = settings_of(context)
    settings.update(lang, cards)
    if report is not None:
        can_plot()
    if export is not None:
        can_export(export)
    venues = venues_of(town, towns, sets, chiefs, options, seed, settings)
    make = hall.ladder if ladder else hall.match
    plan = make(bots, venues, games, seed, limit)
    began = time.perf_counter()
    played = play_plan(plan, settings, jobs=jobs, dask=dask, out=out)
    seconds = time.perf_counter() - began
    figures = hall.summary(plan, played)
    ratings = rate(plan.bots, played) if ladder else []
    if report is not None:
        from cuore.arena.report import page

        command = shlex.join(["cuore", *sys.argv[1:]])
        write_report(report, page(plan, played, figures, command, settings.lang, ratings), settings)
    if export is not None:
        _export(export, plan, played, settings)
    if json_:
        print_json({**_plain(figures), "ratings": _plain(ratings), "seconds": round(seconds, 2)})
        return
    from cuore.cli.arena_tables import print_figures

    print_figures(figures, ratings, settings)
    from cuore.arena.report import local
    from cuore.arena.runner import processes

    spent, pace = (local(f"{figure:.1f}", settings.lang) for figure in (seconds, len(played) / seconds))
    used = processes(plan, jobs)
    print(settings.say("arena-speed", games=len(played), seconds=spent, rate=pace, jobs=used))
    if report is not None:
        print(settings.say("arena-report-written", path=str(report)))


def venues_of(
    towns: Sequence[str] | None,
    random_towns: int | None,
    sets: str | None,
    chiefs: str | None,
    options: str | None,
    seed: int,
    settings: Settings,
) -> list[Venue]:
    """Where to play: each town that was named, or so many random ones."""
    from cuore.arena import Venue
    from cuore.terminal.towns import named_town
    from cuore.towns import Town, Wishes, generate

    boxes, rules = tuple(names(sets or "base")), tuple(names(options or ""))
    if random_towns is not None:
        refuse_beside("--towns", {"--town": towns}, settings)
        wishes = Wishes(sets=boxes, chiefs=chiefs or "", options=rules, avoid_dead=False)
        drawn = [generate(wishes, seed + n) for n in range(random_towns)]
        return [venue(town, settings.overlay(town.sets)) for town in drawn]
    venues = []
    for text in towns or ["first-game"]:
        town = named_town(text.strip())
        if isinstance(town, Town):
            refuse_beside("--town", {"--sets": sets, "--chiefs": chiefs, "--options": options}, settings)
            venues.append(venue(town, settings.overlay(town.sets)))
        else:
            where = town if isinstance(town, str) else tuple(town)
            label = f"{'+'.join(boxes)}: {where if isinstance(where, str) else ', '.join(where)}"
            venues.append(Venue(boxes, where, chiefs or "", rules, label, settings.overlay(boxes)))
    return venues


def venue(town: Town, overlay: Facts | None = None) -> Venue:
    """A town as a place to play, named by its code; `overlay` are its corrected cards."""
    from cuore.arena import Venue

    label = f"{'+'.join(town.sets)}: {town.code()}"
    return Venue(town.sets, town.maids, town.chiefs, town.options, label, overlay or {})


def play_plan(
    plan: MatchPlan,
    settings: Settings,
    *,
    jobs: int | None = None,
    dask: str | None = None,
    out: Path | None = None,
) -> list[PlayedGame]:
    """Play it all, with a bar on a terminal. Whatever stops it, what was played is kept and said to be."""
    from cuore.arena.runner import ArenaError, Journal, run
    from cuore.terminal.files import UNWRITABLE, reason, state_file
    from cuore.words import error_text

    path = out or state_file("arena") / f"{plan.fingerprint()}.jsonl"
    journal = Journal(path, plan)
    plan.check()
    try:
        journal.read()
        if journal.changed:
            line = settings.say("arena-changed", bots=", ".join(journal.changed), path=str(journal.aside))
            print(line, file=sys.stderr)
        with _bar(plan.games, settings) as progress:
            played = run(plan, jobs=jobs, dask=dask, journal=journal, progress=progress)
    except KeyboardInterrupt:
        _say_kept(journal, plan, settings)
        raise
    except ArenaError as error:
        _say_kept(journal, plan, settings)
        raise Trouble(error_text(error, settings.lang), FAILED) from None
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None
    if out is None:
        path.unlink(missing_ok=True)  # it was only there to go on from
    return played


def _say_kept(journal: Journal, plan: MatchPlan, settings: Settings) -> None:
    done = len(journal.read())
    if done:
        line = settings.say("arena-kept", done=done, games=plan.games, path=str(journal.path))
        print(line, file=sys.stderr)


@contextmanager
def _bar(games: int, settings: Settings) -> Iterator[Callable[[PlayedGame], None]]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda game: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(settings.say("arena-progress"), total=games)
        yield lambda game: progress.advance(task)


def write_report(path: Path, text: str, settings: Settings) -> None:
    """The whole page or nothing."""
    from cuore.terminal.files import UNWRITABLE, reason, write_atomically

    try:
        write_atomically(path, text)
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None


def _export(path: Path, plan: MatchPlan, played: Sequence[PlayedGame], settings: Settings) -> None:
    from cuore.arena.export import write_games
    from cuore.terminal.files import UNWRITABLE, reason

    try:
        write_games(path, plan, played)
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None


def can_plot() -> None:
    """Better now than after an hour of games."""
    from importlib.util import find_spec

    from cuore.engine.errors import SetupError

    if find_spec("matplotlib") is None:
        raise SetupError("arena-no-plots", command=f"{sys.executable} -m pip install matplotlib")


def _plain(value: object) -> Any:
    import msgspec

    return msgspec.to_builtins(value)
