"""`cuore` and `cuore serve`: the table in the browser, for oneself and for others."""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING, Annotated

import typer

from cuore.cli.configuration import Config, secret, setting, switch, variable
from cuore.cli.database import Database, database_url, default_database
from cuore.cli.settings import FAILED, Cards, Lang, Settings, Trouble, app, examples, settings_of

if TYPE_CHECKING:
    from cuore.server.mailing import PostOffice
    from cuore.server.serve import Places, ServerSettings


@app.command(
    epilog=examples(
        "cuore serve",
        "cuore serve --host 0.0.0.0 --port 8080",
        "cuore serve --public-url https://cuore.example.org --proxy 127.0.0.1",
        "cuore serve --database sqlite:////srv/cuore/games.sqlite --log",
        "cuore serve --bot my_plan.toml --bot my_bots:Ann --keep 365",
        "CUORE_DATABASE=postgresql://… cuore serve --workers 4",
        "cuore serve --config /etc/cuore/serve.toml",
    )
)
def serve(
    context: typer.Context,
    host: Annotated[str, setting("--host", "ADDRESS", "Where to listen; 0.0.0.0 is for everybody.")] = "127.0.0.1",
    port: Annotated[int, setting("--port", "N", "0 is any free one.", min=0, max=65535)] = 8000,
    public_url: Annotated[
        str, setting("--public-url", "URL", "How browsers reach it, if by another name: https://cuore.example.org.")
    ] = "",
    database: Database = None,
    proxy: Annotated[
        str, setting("--proxy", "ADDRESS,…", "Reverse proxies whose word on who asks is believed.")
    ] = "",
    bot_pace: Annotated[float, setting("--bot-pace", "SECONDS", "Between the moves of bots.", min=0, max=60)] = 0.15,
    bot: Annotated[
        list[str] | None,
        setting("--bot", "NAME", "A bot of your own to offer: FILE.toml, module:Class; may be repeated."),
    ] = None,
    grace: Annotated[
        float, setting("--grace", "SECONDS", "Until a leaver's seat may be given to a bot.", min=0, max=86400)
    ] = 120,
    keep: Annotated[
        float, setting("--keep", "DAYS", "Delete games that nobody has touched for so many days; 0 is never.", min=0)
    ] = 0,
    no_chat: Annotated[bool, switch("--no-chat", "No chat at the tables: quick words alone.")] = False,
    no_talk: Annotated[bool, switch("--no-talk", "No quick words either.")] = False,
    no_open_tables: Annotated[
        bool, switch("--no-open-tables", "No list of tables for everybody, no quick match: by link alone.")
    ] = False,
    no_match: Annotated[bool, switch("--no-match", "No quick match.")] = False,
    no_push: Annotated[bool, switch("--no-push", "Send no notes to browsers of people who are away.")] = False,
    no_claims: Annotated[bool, switch("--no-claims", "Nobody can claim a name.")] = False,
    no_ratings: Annotated[bool, switch("--no-ratings", "No rated tables.")] = False,
    log: Annotated[bool, switch("--log", "Write an access log to stderr.")] = False,
    log_json: Annotated[bool, switch("--log-json", "Every line of the log as a JSON object, for programs.")] = False,
    metrics: Annotated[
        str, setting("--metrics", "ADDRESS", "Where the figures of /metrics are, without a token: 127.0.0.1:9200.")
    ] = "",
    no_browser: Annotated[bool, switch("--no-browser", "Open no browser.")] = False,
    no_limits: Annotated[
        bool, switch("--no-limits", "Without limits per address and connection, to measure.")
    ] = False,
    workers: Annotated[
        int, setting("--workers", "N", "Processes that serve together; more than one with PostgreSQL.", min=1, max=64)
    ] = 1,
    inside: Annotated[
        str, setting("--inside", "ADDRESS", "Where other servers on the same PostgreSQL reach this one.")
    ] = "127.0.0.1",
    config: Config = None,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Serve the table in the browser, for yourself and for others."""
    from cuore.bots import make_bot
    from cuore.server.limits import Limits
    from cuore.server.room import TablePolicy
    from cuore.server.serve import ServeError, ServerSettings, at_port, public, trusted

    settings = settings_of(context)
    settings.update(lang, cards)
    for name in bot or ():
        make_bot(name, 0)  # better refused now than at somebody's table
    try:
        url, proxies, counted = public(public_url), trusted(proxy), at_port(metrics)
    except ServeError as error:
        raise settings.trouble(error.key, **error.values) from None
    _run(
        ServerSettings(
            database=database_url(database, settings),
            host=host,
            port=port,
            public_url=url,
            proxies=proxies,
            log=log,
            policy=TablePolicy(
                grace=grace,
                pace=bot_pace,
                talk="none" if no_talk else "words" if no_chat else "chat",
                open_tables=not no_open_tables,
                push=not no_push,
                quick_match=not (no_match or no_open_tables),
                claims=not no_claims,
                ratings=not no_ratings,
            ),
            keep_days=keep,
            limits=Limits(per_address=0) if no_limits else Limits(),
            corrections=settings.corrections(),
            guests=tuple(bot or ()),
            post_office=_post_office(settings),
            metrics_token=secret("metrics-token", settings),
            metrics_address=counted,
            admin_token=secret("admin-token", settings),
            log_json=log_json,
            workers=workers,
            inside=inside,
        ),
        settings,
        open_browser=not no_browser,
    )


def serve_here(settings: Settings) -> None:
    """Bare `cuore`: serve on loopback, at the usual port or one near it, and open the browser."""
    from cuore.server.serve import ServerSettings

    here = ServerSettings(database=default_database(settings), next_free=True, corrections=settings.corrections())
    _run(here, settings, open_browser=True)


def _run(server: ServerSettings, settings: Settings, *, open_browser: bool) -> None:
    from cuore.server.client import FOLDER, PAGE
    from cuore.server.guard import Site
    from cuore.server.serve import ServeError, address_of, bind
    from cuore.server.store import StoreError
    from cuore.server.workers import serve_with_workers

    if not (FOLDER / PAGE).is_file():
        raise Trouble(settings.say("serve-not-built"), FAILED)
    try:
        sock = bind(server.host, server.port, server.next_free)
    except ServeError as error:
        raise settings.trouble(error.key, **error.values) from None
    url = address_of(sock, server)
    private = Site(server.host, server.public_url).private
    opens = open_browser and _has_browser()

    def started(places: Places) -> None:
        print(settings.say("serve-opening" if opens else "serve-open", url=url), flush=True)
        if not private and places.files is not None:
            key = "serve-places" if places.players == server.limits.connections else "serve-few-places"
            print(settings.say(key, count=places.players, files=places.files), flush=True)
        if opens:
            threading.Thread(target=_open, args=(url,), daemon=True).start()  # it may take its time

    try:
        serve_with_workers(server, sock, started)
    except StoreError as error:
        raise Trouble(error.text(settings.lang)) from None
    except ServeError as error:
        raise settings.trouble(error.key, **error.values) from None
    finally:
        sock.close()
    print(settings.say("serve-bye"), flush=True)


def _post_office(settings: Settings) -> PostOffice | None:
    """Who takes our mail, if the settings name somebody."""
    from cuore.server.mailing import NoPostOffice
    from cuore.server.mailing import PostOffice as Office

    url = secret("smtp", settings)
    if not url:
        return None
    try:
        return Office.of(url, secret("mail-from", settings))
    except NoPostOffice as error:
        names = {"url": variable("smtp"), "sender": variable("mail-from")}
        raise settings.trouble("serve-mail-wrong", **names, example=str(error)) from None


def _has_browser() -> bool:
    """Whether a browser that we open appears before whoever started us: a screen, and not at the end of an ssh."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in ("SSH_CONNECTION", "SSH_TTY")):
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    import webbrowser

    webbrowser.open(url)
