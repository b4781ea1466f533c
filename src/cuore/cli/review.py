"""`cuore review`: a game as one player played it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuore.cli.replay import read_game, seat_named
from cuore.cli.settings import FAILED, Json, Lang, Settings, Trouble, app, examples, print_json, settings_of, value

if TYPE_CHECKING:
    from cuore.bots.learned.review import Loss, Review
    from cuore.engine.game import Game

SHOWN = 8  # losses on the terminal and on the page
WIDE = 40  # columns of a full chance


@app.command(
    epilog=examples("cuore review game.txt --seat Ann", "cuore review game.txt --seat Ann --html review.html")
)
def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save.")],
    seat: Annotated[str, value("--seat", "NAME", "Whose game.")],
    html: Annotated[Path | None, value("--html", "FILE", "Write it as a page, too.")] = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """A game as one player played it: the chance to win all along, and where most was lost."""
    import cuore
    from cuore.bots.workers import think_with_one_thread
    from cuore.engine.archive import RULES_VERSION
    from cuore.engine.errors import SetupError

    think_with_one_thread()
    settings = settings_of(context)
    settings.update(lang)
    game = read_game(file, settings)
    number = seat_named(game.seats, seat)
    if not isinstance(game, cuore.Game):
        line = settings.say("review-earlier-rules", found=game.rules, version=RULES_VERSION)
        raise Trouble(line, FAILED)
    try:
        from cuore.bots.learned.review import review as look
    except ModuleNotFoundError as error:
        raise SetupError("net-no-module", name=error.name) from None
    with _bar(settings) as progress:
        found = look(game, number, progress=progress)
    if html is not None:
        from cuore.cli.arena import write_report
        from cuore.cli.review_page import page

        write_report(html, page(game, found, SHOWN, settings.lang), settings)
    if json_:
        print_json(_plain(game, found))
        return
    _print(game, found, settings)
    if html is not None:
        print(settings.say("review-written", path=str(html)))


def line_of(game: Game, loss: Loss, settings: Settings) -> str:
    """One answer that was not the best."""
    return settings.say(
        "review-line",
        turn=loss.turn,
        played=game.text(loss.move, settings.lang),
        better=game.text(loss.better, settings.lang),
        loss=f"{100 * loss.loss:.0f}",
        error=f"{100 * loss.error:.1f}",
    )


def _print(game: Game, found: Review, settings: Settings) -> None:
    from cuore.terminal.console import Console

    say = settings.say
    console = Console()
    player = game.seats[found.seat]
    console.line(say("review-title", player=player))
    console.line(say("review-about", player=player))
    console.heading(f"{say('review-turn')}, {say('review-chance')}")
    for turn, win in found.turns:
        console.line(f"{turn:>3}  {100 * win:>3.0f} %  {'█' * round(WIDE * win)}".rstrip(), indent=2)
    console.heading(say("review-turns"))
    for loss in found.losses[:SHOWN]:
        console.line(line_of(game, loss, settings), indent=2)
        console.line(loss.reason.text(settings.lang), indent=4)
    if not found.losses:
        console.line(say("review-nothing"), indent=2)
    console.line(f"({say('review-in-all', looked=found.looked, decisions=len(found.moments))})", indent=2)


def _plain(game: Game, found: Review) -> dict[str, object]:
    return {
        "seat": game.seats[found.seat],
        "won": found.won,
        "chances": [{"answer": one.answer, "turn": one.turn, "win": one.win} for one in found.moments],
        "looked": found.looked,
        "losses": [
            {
                "answer": one.answer,
                "turn": one.turn,
                "played": game.text(one.move),
                "better": game.text(one.better),
                "loss": one.loss,
                "error": one.error,
            }
            for one in found.losses
        ],
    }


@contextmanager
def _bar(settings: Settings) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(settings.say("review-progress"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
