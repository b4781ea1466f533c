"""`cuore replay`: recorded games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuore import words
from cuore.cli.settings import Json, Lang, Settings, app, examples, flag, print_json, settings_of, value
from cuore.engine.errors import SetupError

if TYPE_CHECKING:
    from cuore.engine.archive import Script
    from cuore.engine.game import Game


@app.command(
    epilog=examples(
        "cuore replay game.txt",
        "cuore replay game.txt --step --seat Ann",
        "cuore replay game.txt --at 40 --json",
        "cuore replay game.txt --verify",
    )
)
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save.")],
    seat: Annotated[str | None, value("--seat", "NAME", "As this player saw it; else as a spectator does.")] = None,
    at: Annotated[int | None, value("--at", "N", "Only the first N answers, and the table as it is then.")] = None,
    step: Annotated[bool, flag("--step", "One answer at a time.")] = False,
    verify: Annotated[bool, flag("--verify", "Play it again and print the hash of the end.")] = False,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """A recorded game: its log, a position in it, or step by step."""
    settings = settings_of(context)
    settings.update(lang)
    script = _read_script(file, settings)
    count = len(script.moves)
    if at is not None and not 0 <= at <= count:
        raise settings.trouble("cli-at", value=at, count=count)
    game = _after(script, count if at is None else at)
    viewer = None if seat is None else _seat(game, seat)
    if verify:
        _print_verified(game, settings, json_)
    elif json_:
        print_json(game.view(viewer))
    elif step:
        from cuore.terminal.console import Console
        from cuore.terminal.replay import Stepper

        Stepper(lambda answers: _after(script, answers), count, viewer, Console(), settings.lang).run(at or 0)
    else:
        _print_replay(game, viewer, at is not None, settings)


def _read_script(file: Path, settings: Settings) -> Script:
    from cuore.boxes import registry
    from cuore.engine.archive import load_script, replay_script

    text = settings.read(file)
    read = load_script if text.lstrip().startswith("{") else replay_script
    return read(text, registry.boxes)


def _after(script: Script, answers: int) -> Game:
    """The game after so many answers."""
    from cuore.engine.game import Game

    return Game(replace(script, moves=script.moves[:answers]))


def _seat(game: Game, name: str) -> int:
    from cuore.engine.setup import plain_name

    names = [plain_name(known) for known in game.seats]
    if plain_name(name) not in names:
        raise SetupError("unknown-seat", name=name, allowed=", ".join(game.seats))
    return names.index(plain_name(name))


def _print_verified(game: Game, settings: Settings, as_json: bool) -> None:
    if as_json:
        print_json({"ok": True, "hash": game.hash(), "answers": len(game.moves), "over": game.over})
    else:
        print(settings.say("cli-verified", count=len(game.moves), hash=game.hash()))


def _print_replay(game: Game, viewer: int | None, with_table: bool, settings: Settings) -> None:
    from cuore.terminal.console import Console
    from cuore.terminal.position import cards_by_name, whole_table

    lines = words.log_lines(game, viewer, settings.lang)
    if with_table and not game.over:
        lines += ["", *whole_table(game.view(viewer), cards_by_name(game.table.cards.values()), settings.lang)]
    for seat in range(len(game.seats)) if game.over else ():
        lines += ["", *words.score_lines(game, seat, settings.lang)]
    Console().lines(lines)
