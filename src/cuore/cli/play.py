"""`cuore play`: a game in the terminal."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
    from cuore.terminal.kept import Keeper, KeptGame
    from cuore.terminal.players import Player

DEFAULT_BOT = "big-love"


@app.command(
    epilog=examples(
        "cuore play",
        "cuore play --seats Ann,Bob,bot:big-love --town random",
        "cuore play --sets base,oktoberfest --chiefs oktoberfest --town random",
        "cuore play --sets more",
        "cuore play --continue",
        "cuore play --load my-game.json",
        "cuore play --plain --lang fr",
    )
)
def play(
    context: typer.Context,
    number: Annotated[
        int | None, typer.Argument(metavar="[N]", help="With --continue: which game; 1 is the latest.")
    ] = None,
    go_on: Annotated[bool, flag("--continue", "Go on with a game that was left before its end.")] = False,
    seats: Annotated[
        str | None,
        value(
            "--seats",
            "NAME,…",
            "In turn order; bot:NAME is a bot. Default: you and bot:big-love. Bots with their measured ratings: "
            "master 1853, expert 1603, hard 1543, big-love 1472, normal 1375, easy 1155.",
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
    from cuore.terminal.kept import Keeper

    think_with_one_thread()
    logging.getLogger("cuore.bots").addHandler(logging.NullHandler())  # what there is to say the table says
    settings = settings_of(context)
    settings.update(lang, cards)
    console = Console()
    if record is not None:
        _can_be_written(record, settings)
    new = {"--town": town, "--sets": sets, "--chiefs": chiefs, "--options": options, "--seed": seed}
    if number is not None and not go_on:
        raise settings.trouble("cli-continue-number", number=number)
    if go_on and load is not None:
        raise settings.trouble("cli-continue-load")
    if go_on or load is not None:
        if any(value is not None for value in (*new.values(), settings.cards)):
            raise settings.trouble("cli-load-alone", flag="--load" if load else "--continue")
        kept: KeptGame | None = _loaded(load, settings) if load else _kept(number or 1, settings)
    else:
        wishes = (*new.values(), settings.cards, seats, record)
        kept = _offered(console, settings) if all(wish is None for wish in wishes) else None
    if kept is None:
        players = _new_players(seats, settings)
        game = _new_game(new, [player.name for player in players], settings)
    else:
        game, players = kept.game, _players_of(kept, seats, settings)
    keeper = Keeper(players, None if kept is None or load else kept.path)
    with _hangups_as_interrupts():
        if plain or not console.interactive or os.environ.get("TERM", "dumb") == "dumb":
            table, ended = _play_in_lines(game, players, console, settings, keeper)
        else:
            table, ended = _play_at_table(game, players, console, settings, keeper)
    if ended and record is not None:
        _write_record(table, record, console, settings)


def _play_in_lines(
    game: Game, players: list[Player], console: Console, settings: Settings, keeper: Keeper
) -> tuple[Game, bool]:
    """The game as it was left, and whether it came to its end."""
    from cuore.terminal.plain import PlainTable

    table = PlainTable(game, players, console, settings.lang, keeper=keeper)
    try:
        ended = table.play()
    except KeyboardInterrupt:
        table.say_kept()
        raise
    finally:
        table.sitting.rise()
    return table.game, ended


def _play_at_table(
    game: Game, players: list[Player], console: Console, settings: Settings, keeper: Keeper
) -> tuple[Game, bool]:
    """The same on the whole screen."""
    from cuore.terminal.table import TableApp

    app = TableApp(game, players, settings.lang, keeper=keeper)
    try:
        ended = bool(app.run())
    finally:
        app.sitting.rise()
        if app.parting:
            console.line(app.parting)
    return app.game, ended


def _new_game(new: dict[str, Any], seats: Sequence[str], settings: Settings) -> Game:
    """Deal a game; a town with a code or a name of its own brings its sets, chiefs and options."""
    from cuore.terminal.towns import named_town
    from cuore.towns import Town

    town, seed = named_town((new["--town"] or "first-game").strip()), new["--seed"]
    if isinstance(town, Town):
        refuse_beside("--town", {flag: new[flag] for flag in ("--sets", "--chiefs", "--options")}, settings)
        facts = settings.overlay(town.sets)
        return cuore.new_game(town.sets, seats, town.maids, seed, town.options, chiefs=town.chiefs, overlay=facts)
    sets = names("base" if new["--sets"] is None else new["--sets"])
    rules, chiefs = names(new["--options"] or ""), new["--chiefs"] or ""
    return cuore.new_game(sets, seats, town, seed, rules, chiefs=chiefs, overlay=settings.overlay(sets))


def _loaded(path: Path, settings: Settings) -> KeptGame:
    """A game in a file that was named."""
    from cuore.terminal.kept import KeptGame, read_game

    return KeptGame(path, 0.0, *read_game(settings.read(path)))


def _kept(number: int, settings: Settings) -> KeptGame:
    """The game of that number in the list of those that were left, the latest first."""
    from cuore.terminal.kept import kept_games

    games = kept_games()
    if not games:
        raise settings.trouble("cli-continue-nothing")
    if not 1 <= number <= len(games):
        raise settings.trouble("play-kept-none", number=number, count=len(games))
    return games[number - 1]


def _offered(console: Console, settings: Settings) -> KeptGame | None:
    """Somebody who asks for nothing in particular may want to go on with what they left."""
    from cuore.terminal.kept import kept_games, offer

    if not console.interactive:
        return None
    try:
        return offer(console, kept_games(), settings.lang)
    except EOFError:
        raise typer.Exit from None


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
    from cuore.terminal.players import bot_called, read_players

    players = read_players(f"{settings.say('play-you')},bot:{DEFAULT_BOT}" if seats is None else seats)
    for player in players:
        if player.bot is None and (bot := bot_called(player.name)):
            raise settings.trouble("cli-bot-prefix", name=player.name, bot=bot)
    return players


def _players_of(kept: KeptGame, seats: str | None, settings: Settings) -> list[Player]:
    """Who goes on with a game: whoever sat there, or whoever is named now, seat by seat."""
    from cuore.terminal.players import read_players

    if seats is None:
        return kept.players
    named = read_players(seats)
    if len(named) != len(kept.game.seats):
        raise settings.trouble("cli-load-seats", count=len(named), names=", ".join(kept.game.seats))
    return [replace(player, name=name) for player, name in zip(named, kept.game.seats, strict=True)]


def _can_be_written(path: Path, settings: Settings) -> None:
    """Better now than after the game."""
    from cuore.terminal.files import UNWRITABLE, check_writable, reason

    try:
        check_writable(path)
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None


def _write_record(game: Game, path: Path, console: Console, settings: Settings) -> None:
    from cuore.terminal.files import UNWRITABLE, reason, write_atomically

    try:
        write_atomically(path, game.record())
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None
    console.line(settings.say("cli-recorded", path=str(path)))
