"""`cuore games`: what a host does with the games that a server keeps."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuore.cli.database import Database, database_url
from cuore.cli.help import GamesCommand, Group
from cuore.cli.settings import (
    FAILED,
    Json,
    Lang,
    Settings,
    Trouble,
    app,
    examples,
    flag,
    print_json,
    settings_of,
    value,
)

if TYPE_CHECKING:
    from sqlalchemy import Engine

DAY = 24 * 3600 * 1000  # milliseconds
STATUSES = ("waiting", "playing", "over", "gone")
FINISHED = ("over", "gone")

games_app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})

Codes = Annotated[list[str] | None, typer.Argument(metavar="CODE…", help="Games by their codes.")]
Days = Annotated[float | None, value("--days", "N", "Only games that nobody has touched for so many days.", min=0)]


@games_app.callback(
    cls=Group,
    no_args_is_help=True,
    epilog=examples("cuore games list", "cuore games backup games.gz", "cuore games verify"),
)
def games(context: typer.Context, lang: Lang = None) -> None:
    """The games that a server keeps: list, export, delete, back up, verify. To change them, stop the server."""
    settings_of(context).update(lang)


@games_app.command(
    "list",
    cls=GamesCommand,
    epilog=examples("cuore games list", "cuore games list --status playing --days 30 --json"),
)
def list_games(
    context: typer.Context,
    status: Annotated[str | None, value("--status", "NAME", "waiting, playing, over or gone (put away).")] = None,
    days: Days = None,
    database: Database = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Every game with its code, its name in the log, when it was last touched and how much room it takes."""
    from cuore.server import keeping

    settings = settings_for(context, lang)
    with opened(settings, database) as engine:
        found = keeping.listed(engine, _statuses(status, settings), _before(days))
    if json_:
        print_json([asdict(game) for game in found])
        return
    for game in found:
        room, status_ = f"{game.bytes / 1024:.0f} kB", settings.say(f"games-{game.status}")
        print(f"{game.code}  {game.alias}  {day(game.changed)}  {game.events:>5}  {room:>9}  {status_}")
    print(settings.say("games-count", count=len(found)))


@games_app.command(
    cls=GamesCommand,
    epilog=examples("cuore games export 2B8XK7QD > game.json", "cuore games export 2B8XK7QD --record > game.txt"),
)
def export(
    context: typer.Context,
    code: Annotated[str, typer.Argument(metavar="CODE", help="A game by its code.")],
    record: Annotated[bool, flag("--record", "As a record for `cuore replay`, once the game is over.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """All that is kept of a game, as JSON. Before its end that includes the secret of its shuffles."""
    from cuore.server import keeping, tokens

    settings = settings_for(context, lang)
    with opened(settings, database) as engine:
        if record:
            print(keeping.recorded(engine, tokens.read_code(code)), end="")
        else:
            print_json(keeping.exported(engine, tokens.read_code(code)))


@games_app.command(cls=GamesCommand, epilog=examples("cuore games delete 2B8XK7QD"))
def delete(
    context: typer.Context,
    codes: Codes,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete games for good, all that are named or none."""
    from cuore.server import keeping, tokens

    settings = settings_for(context, lang)
    with opened(settings, database, alone=True) as engine:
        count = keeping.deleted(engine, [tokens.read_code(code) for code in codes or ()])
    print(settings.say("games-deleted", count=count))


@games_app.command(
    cls=GamesCommand,
    epilog=examples("cuore games prune --days 365", "cuore games prune --days 30 --unfinished --dry-run"),
)
def prune(
    context: typer.Context,
    days: Annotated[float, value("--days", "N", "Games that nobody has touched for so many days.", min=0)],
    unfinished: Annotated[bool, flag("--unfinished", "Also games that are not over.")] = False,
    dry_run: Annotated[bool, flag("--dry-run", "Only say how many there are.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete old games for good: those that are over or were put away, unless you ask for more."""
    from cuore.server import keeping

    settings = settings_for(context, lang)
    with opened(settings, database, alone=not dry_run) as engine:
        found = keeping.listed(engine, STATUSES if unfinished else FINISHED, _before(days))
        if not dry_run:
            keeping.deleted(engine, [game.code for game in found])
    print(settings.say("games-would-delete" if dry_run else "games-deleted", count=len(found)))


@games_app.command(cls=GamesCommand, epilog=examples("cuore games backup games.gz"))
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write every game, and who people are, into one file, beside a server that runs; for SQLite and PostgreSQL."""
    from cuore.server import backups

    settings = settings_for(context, lang)
    with opened(settings, database) as engine:
        count, damaged = backups.backed_up(engine, file)
    print(settings.say("games-backed-up", count=count, file=str(file)))
    if damaged:
        raise Trouble(settings.say("games-left-out", codes=", ".join(damaged)), FAILED)


@games_app.command(cls=GamesCommand, epilog=examples("cuore games restore games.gz --database sqlite:///new.sqlite"))
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Take in a backup, all of it or nothing; games and people that are there already stay as they are."""
    from cuore.server import backups

    settings = settings_for(context, lang)
    with opened(settings, database, alone=True, new=True) as engine:
        new, same = backups.restored(engine, file)
    print(settings.say("games-restored", count=new, same=same))


@games_app.command(cls=GamesCommand, epilog=examples("cuore games verify", "cuore games verify 2B8XK7QD --json"))
def verify(
    context: typer.Context,
    codes: Codes = None,
    database: Database = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Check that every event is the one that was written and that the events of each game make a game."""
    from cuore.server import keeping, tokens

    settings = settings_for(context, lang)
    with opened(settings, database) as engine:
        count, damage = keeping.verified(engine, [tokens.read_code(code) for code in codes or ()])
    if json_:
        print_json({"ok": not damage, "games": count, "damaged": damage})
    else:
        for code, reason in damage.items():
            print(settings.say("games-damaged", code=code, reason=reason))
        print(settings.say("games-verified", count=count, damaged=len(damage)))
    if damage:
        raise typer.Exit(FAILED)


@games_app.command(cls=GamesCommand, epilog=examples("cuore games ratings", "cuore games ratings --json"))
def ratings(
    context: typer.Context,
    database: Database = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Compute all ratings anew from the finished games, and check that they are those that are kept."""
    from cuore.server import rating_check

    settings = settings_for(context, lang)
    with opened(settings, database) as engine:
        count, wrong = rating_check.wrong_with(engine)
    if json_:
        print_json({"ok": not wrong, "games": count, "wrong": wrong})
    else:
        for line in wrong:
            print(line)
        print(settings.say("games-rated", count=count, wrong=len(wrong)))
    if wrong:
        raise typer.Exit(FAILED)


app.add_typer(games_app, name="games")


def settings_for(context: typer.Context, lang: str | None) -> Settings:
    """The settings of one of these commands."""
    settings = settings_of(context)
    settings.update(lang)
    return settings


@contextmanager
def opened(settings: Settings, database: str | None, *, alone: bool = False, new: bool = False) -> Iterator[Engine]:
    """The database that a command means; what is wrong with it is one line."""
    from cuore.server import keeping
    from cuore.server.database import StoreError

    try:
        with keeping.opened(database_url(database, settings), alone=alone, new=new) as engine:
            yield engine
    except StoreError as error:
        raise Trouble(error.text(settings.lang), FAILED) from None


def _statuses(named: str | None, settings: Settings) -> tuple[str, ...]:
    if named is None:
        return ()
    if named not in STATUSES:
        raise settings.trouble("games-no-status", name=named, allowed=", ".join(STATUSES))
    return (named,)


def _before(days: float | None) -> int | None:
    return None if days is None else int(time.time() * 1000 - days * DAY)


def day(milliseconds: int) -> str:
    """When something was, for people."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
