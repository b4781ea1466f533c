"""`cuore play`: a game in the terminal."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import cuore
from cuore.cli.settings import (
    FAILED,
    Cards,
    Chiefs,
    Lang,
    Rules,
    Seed,
    Sets,
    Settings,
    Trouble,
    app,
    examples,
    flag,
    names,
    refuse_beside,
    settings_of,
    value,
)

if TYPE_CHECKING:
    from cuore.engine.game import Game
    from cuore.terminal.console import Console
    from cuore.terminal.sitting import Player

DEFAULT_BOT = "big-love"


@app.command(
    epilog=examples(
        "cuore play",
        "cuore play --seats Ann,Bob,bot:big-love --town random",
        "cuore play --sets base,oktoberfest --chiefs oktoberfest --town random",
        "cuore play --sets more",
        "cuore play --load my-game.json",
        "cuore play --plain --lang fr",
    )
)
def play(
    context: typer.Context,
    seats: Annotated[
        str | None,
        value(
            "--seats",
            "NAME,…",
            "In turn order; bot:NAME is a bot. Default: you and bot:big-love. Bots with their measured ratings: "
            "master 1859, hard 1581, normal 1493, expert 1411, big-love 1378, easy 1277.",
        ),
    ] = None,
    town: Annotated[
        str | None,
        value("--town", "TOWN", "first-game (default), random, a code, a saved town, or ten names with commas."),
    ] = None,
    sets: Sets = None,
    chiefs: Chiefs = None,
    options: Rules = None,
    seed: Seed = None,
    load: Annotated[Path | None, value("--load", "FILE", "Go on with a saved game.")] = None,
    record: Annotated[Path | None, value("--record", "FILE", "Write the record of the game at its end.")] = None,
    plain: Annotated[bool, flag("--plain", "Line by line: for a screen reader, a slow line or a pipe.")] = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Play in the terminal, at one keyboard and against bots. Type ? there for help."""
    from cuore.bots.workers import think_with_one_thread
    from cuore.terminal.console import Console

    think_with_one_thread()
    settings = settings_of(context)
    settings.update(lang, cards)
    console = Console()
    if load is None:
        players = _new_players(seats, settings)
        given = {"--sets": sets, "--chiefs": chiefs, "--options": options}
        game = _new_game(town or "first-game", given, [player.name for player in players], seed, settings)
        _mention_unfinished(console, settings)
    else:
        if any(value is not None for value in (town, sets, chiefs, options, seed, settings.cards)):
            raise settings.trouble("cli-load-alone")
        game = cuore.load(settings.read(load))
        players = _players_of(game, seats, settings)
    with _hangups_as_interrupts():
        if plain or not console.interactive or os.environ.get("TERM", "dumb") == "dumb":
            table, ended = _play_in_lines(game, players, console, settings)
        else:
            table, ended = _play_at_table(game, players, console, settings)
    if ended and record is not None:
        _write_record(table, record, console, settings)


def _play_in_lines(game: Game, players: list[Player], console: Console, settings: Settings) -> tuple[Game, bool]:
    """The game as it was left, and whether it came to its end."""
    from cuore.terminal.plain import PlainTable

    table = PlainTable(game, players, console, settings.lang)
    try:
        ended = table.play()
    except KeyboardInterrupt:
        table.keep()
        raise
    return table.game, ended


def _play_at_table(game: Game, players: list[Player], console: Console, settings: Settings) -> tuple[Game, bool]:
    """The same on the whole screen."""
    from cuore.terminal.table import TableApp

    app = TableApp(game, players, settings.lang)
    try:
        ended = bool(app.run())
    except KeyboardInterrupt:
        app.keep()
        console.line(app.parting)
        raise
    if app.parting:
        console.line(app.parting)
    return app.game, ended


def _new_game(
    text: str, given: dict[str, str | None], seats: Sequence[str], seed: int | None, settings: Settings
) -> Game:
    """Deal a game; a town with a code or a name of its own brings its sets, chiefs and options."""
    from cuore.terminal.towns import named_town
    from cuore.towns import Town

    town = named_town(text.strip())
    if isinstance(town, Town):
        refuse_beside("--town", given, settings)
        return cuore.new_game(
            town.sets, seats, town.maids, seed, town.options, chiefs=town.chiefs, overlay=settings.overlay(town.sets)
        )
    sets = names("base" if given["--sets"] is None else given["--sets"])
    return cuore.new_game(
        sets,
        seats,
        town,
        seed,
        names(given["--options"] or ""),
        chiefs=given["--chiefs"] or "",
        overlay=settings.overlay(sets),
    )


@contextmanager
def _hangups_as_interrupts() -> Iterator[None]:
    """A connection that breaks, or a polite kill, leaves a game as Ctrl-C does: it is kept."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _new_players(seats: str | None, settings: Settings) -> list[Player]:
    from cuore.terminal.sitting import bot_called, read_players

    players = read_players(f"{settings.say('play-you')},bot:{DEFAULT_BOT}" if seats is None else seats)
    for player in players:
        if player.bot is None and (bot := bot_called(player.name)):
            raise settings.trouble("cli-bot-prefix", name=player.name, bot=bot)
    return players


def _players_of(game: Game, seats: str | None, settings: Settings) -> list[Player]:
    """Who goes on with a saved game: whoever sat there, or whoever is named now, seat by seat."""
    from cuore.terminal.sitting import players_of, read_players

    if seats is None:
        return players_of(game)
    named = read_players(seats)
    if len(named) != len(game.seats):
        raise settings.trouble("cli-load-seats", count=len(named), names=", ".join(game.seats))
    return [replace(player, name=name) for player, name in zip(named, game.seats, strict=True)]


def _mention_unfinished(console: Console, settings: Settings) -> None:
    from cuore.terminal.files import state_file
    from cuore.terminal.sitting import UNFINISHED

    path = state_file(UNFINISHED)
    if console.interactive and path.is_file():
        console.line(settings.say("play-unfinished", path=str(path)))


def _write_record(game: Game, path: Path, console: Console, settings: Settings) -> None:
    from cuore.terminal.files import UNWRITABLE, reason, write_atomically

    try:
        write_atomically(path, game.record())
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None
    console.line(settings.say("cli-recorded", path=str(path)))
