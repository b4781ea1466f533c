"""`cuore moderate`: how the host of a server keeps order, beside a server that runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from cuore.cli.database import Database
from cuore.cli.games import day, opened, settings_for
from cuore.cli.help import Group, ModerateCommand
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
    from sqlalchemy import Connection

T = TypeVar("T")

moderate_app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})

ReportNumber = Annotated[int, typer.Argument(metavar="N", help="The number of a report.")]
BanNumber = Annotated[int, typer.Argument(metavar="N", help="The number of a ban.")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="A table by its code.")]


@moderate_app.callback(
    cls=Group,
    no_args_is_help=True,
    epilog=examples("cuore moderate reports", "cuore moderate ban --name Ann --hours 24"),
)
def moderate(context: typer.Context, lang: Lang = None) -> None:
    """Keep order on a server: read reports, ban, remove from a table, close a table. The server may run."""
    settings_of(context).update(lang)


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate reports", "cuore moderate reports --json"))
def reports(
    context: typer.Context,
    every: Annotated[bool, flag("--every", "Also what is settled.")] = False,
    database: Database = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """What people have reported, the latest first."""
    from cuore.server import moderating

    settings = settings_for(context, lang)
    with opened(settings, database) as engine, engine.connect() as connection:
        found = moderating.reports(connection, settled=every)
    if json_:
        print_json([asdict(report) for report in found])
        return
    for report in found:
        text = report.text or settings.say("host-about-player")
        where = {"game": report.game, "seat": report.seat + 1, "name": report.name, "text": text}
        print(settings.say("host-report-line", number=report.number, when=day(report.at), **where))
    print(settings.say("host-report-count", count=len(found)))


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate settle 3"))
def settle(context: typer.Context, number: ReportNumber, database: Database = None, lang: Lang = None) -> None:
    """A report needs nothing more."""
    from cuore.server import moderating

    settings = settings_for(context, lang)
    if not _changed(settings, database, lambda connection: moderating.settle(connection, number)):
        raise Trouble(settings.say("host-no-report", number=number), FAILED)
    print(settings.say("host-done"))


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate bans"))
def bans(context: typer.Context, database: Database = None, json_: Json = False, lang: Lang = None) -> None:
    """Who is not let in at the moment."""
    from cuore.server import moderating

    settings = settings_for(context, lang)
    with opened(settings, database) as engine, engine.connect() as connection:
        found = moderating.bans(connection, int(time.time() * 1000))
    if json_:
        print_json([asdict(ban) for ban in found])
        return
    for one in found:
        until = settings.say("host-for-ever") if one.until is None else day(one.until)
        kind = settings.say(f"host-{one.kind}")
        print(settings.say("host-ban-line", number=one.number, kind=kind, name=one.name, until=until))
    print(settings.say("host-ban-count", count=len(found)))


@moderate_app.command(
    cls=ModerateCommand,
    epilog=examples(
        "cuore moderate ban --report 3 --hours 24",
        "cuore moderate ban --address 203.0.113.7",
        "cuore moderate ban --name Ann",
    ),
)
def ban(
    context: typer.Context,
    address: Annotated[str | None, value("--address", "ADDRESS", "An IP address; of IPv6 its whole /64.")] = None,
    name: Annotated[str | None, value("--name", "NAME", "A name, and all that look like it.")] = None,
    report: Annotated[int | None, value("--report", "N", "The browser of whoever was reported there.")] = None,
    hours: Annotated[float, value("--hours", "N", "For so many hours; 0 is for ever.", min=0)] = 0,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Let an address, a name or the browser of somebody who was reported in no more."""
    from cuore.server import moderating

    settings = settings_for(context, lang)
    if sum(given is not None for given in (address, name, report)) != 1:
        raise settings.trouble("host-ban-whom")

    def work(connection: Connection) -> bool:
        if report is not None:
            return moderating.ban_reported(connection, report, hours)
        if address is not None:
            return moderating.ban(connection, "address", address, hours)
        return moderating.ban(connection, "name", name or "", hours)

    if not _changed(settings, database, work):
        if report is None:
            raise settings.trouble("host-ban-whom")
        raise Trouble(settings.say("host-no-report", number=report), FAILED)
    print(settings.say("host-done"))


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate unban 2"))
def unban(context: typer.Context, number: BanNumber, database: Database = None, lang: Lang = None) -> None:
    """Let somebody in again."""
    from cuore.server import moderating

    settings = settings_for(context, lang)
    if not _changed(settings, database, lambda connection: moderating.unban(connection, number)):
        raise Trouble(settings.say("host-no-ban", number=number), FAILED)
    print(settings.say("host-done"))


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate remove 2B8XK7QD 2"))
def remove(
    context: typer.Context,
    code: Code,
    seat: Annotated[int, typer.Argument(metavar="N", help="The seat, counted from 1.", min=1, max=6)],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Send somebody away from a table: before the deal the seat is free, later it is as if they had resigned."""
    _order(settings_for(context, lang), database, code, seat - 1)


@moderate_app.command(cls=ModerateCommand, epilog=examples("cuore moderate close 2B8XK7QD"))
def close(context: typer.Context, code: Code, database: Database = None, lang: Lang = None) -> None:
    """Close a table whose game is not over, for good."""
    _order(settings_for(context, lang), database, code, None)


app.add_typer(moderate_app, name="moderate")


def _order(settings: Settings, database: str | None, code: str, seat: int | None) -> None:
    from cuore.server import moderating, tokens

    kind: moderating.OrderKind = "close" if seat is None else "remove"
    game = tokens.read_code(code)
    if not _changed(settings, database, lambda connection: moderating.order(connection, kind, game, seat)):
        raise Trouble(settings.say("host-no-table", code=code), FAILED)
    print(settings.say("host-ordered"))


def _changed(settings: Settings, database: str | None, work: Callable[..., T]) -> T:
    """What came of a change in the database."""
    with opened(settings, database) as engine, engine.begin() as connection:
        return work(connection)
