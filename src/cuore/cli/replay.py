"""`cuore replay`: recorded games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuore import words
from cuore.cli.settings import Json, Lang, Settings, Trouble, app, examples, flag, print_json, settings_of, value
from cuore.engine.errors import SaveError, SetupError

if TYPE_CHECKING:
    from cuore.engine.game import Game
    from cuore.engine.recorded import Record


@app.command(
    epilog=examples(
        "cuore replay game.txt",
        "cuore replay game.txt --step --seat Ann",
        "cuore replay game.txt --at 40 --json",
        "cuore replay game.txt --verify --commitment 7d4f…",
    )
)
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save.")],
    seat: Annotated[str | None, value("--seat", "NAME", "As this player saw it; else as a spectator does.")] = None,
    at: Annotated[int | None, value("--at", "N", "Only the first N answers, and the table as it is then.")] = None,
    step: Annotated[bool, flag("--step", "One answer at a time.")] = False,
    verify: Annotated[
        bool, flag("--verify", "Play it again: the hash of the end and, where shuffles were keyed, the commitment.")
    ] = False,
    commitment: Annotated[
        str | None, value("--commitment", "HEX", "With --verify: the commitment that was shown before the deal.")
    ] = None,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """A recorded game: its log, a position in it, or step by step."""
    import cuore

    settings = settings_of(context)
    settings.update(lang)
    game = read_game(file, settings)
    if at is not None and not 0 <= at <= game.answers:
        raise settings.trouble("cli-at", value=at, count=game.answers)
    viewer = None if seat is None else seat_named(game.seats, seat)
    if not isinstance(game, cuore.Game):
        _show_record(game, viewer, at, settings, step=step, verify=verify or commitment is not None, as_json=json_)
        return
    whole = game.clone()
    game.undo(0 if at is None else game.answers - at)
    if verify or commitment is not None:
        _print_verified(game, commitment, settings, json_)
    elif json_:
        print_json(game.view(viewer))
    elif step:
        from cuore.terminal.console import Console
        from cuore.terminal.replay import Stepper

        Stepper(whole, viewer, Console(), settings.lang).run(at or 0)
    else:
        _print_replay(game, viewer, at is not None, settings)


def read_game(file: Path, settings: Settings) -> Game | Record:
    """The game; where the rules have moved on since, what was written down of it."""
    import cuore

    text = settings.read(file)
    try:
        return cuore.load(text) if text.lstrip().startswith("{") else cuore.replay(text)
    except SaveError as error:
        if error.key != "save-rules":
            raise
        return cuore.read_record(text)


def seat_named(seats: Sequence[str], name: str) -> int:
    """The seat of a player."""
    from cuore.engine.names import plain_name

    names = [plain_name(known) for known in seats]
    if plain_name(name) not in names:
        raise SetupError("unknown-seat", name=name, allowed=", ".join(seats))
    return names.index(plain_name(name))


def _show_record(
    record: Record, viewer: int | None, at: int | None, settings: Settings, *, step: bool, verify: bool, as_json: bool
) -> None:
    """A game of earlier rules: everything but its positions."""
    from cuore.engine.archive import RULES_VERSION
    from cuore.terminal.console import Console
    from cuore.terminal.replay import Stepper

    versions = {"found": record.rules, "version": RULES_VERSION}
    if verify:
        raise Trouble(settings.say("verify-earlier-rules", **versions), 1)
    shown = record if at is None else record.first(at)
    if as_json:
        print_json(
            {
                "rules": record.rules,
                "playable": False,
                "seats": record.seats,
                "moves": shown.moves,
                "over": shown.over,
                "scores": shown.scores(),
                "winners": shown.winners(),
                "result": shown.result,
                "hash": record.hash,
            }
        )
        return
    console = Console()
    console.line(settings.say("log-earlier-rules", **versions))
    if not record.is_told:
        console.line(settings.say("log-only-moves"))
    console.line()
    if step:
        Stepper(record, viewer, console, settings.lang).run(at or 0)
        return
    console.lines(words.record_lines(shown, viewer, settings.lang))
    for seat in range(len(shown.seats)) if shown.is_told and shown.ending else ():
        console.lines(["", *words.score_lines(shown, seat, settings.lang)])


def _print_verified(game: Game, shown: str | None, settings: Settings, as_json: bool) -> None:
    """That the game follows from its beginning and its answers and, for a keyed one, from its secret."""
    facts: dict[str, object] = {"ok": True, "hash": game.hash(), "answers": game.answers, "over": game.over}
    lines = [settings.say("cli-verified", count=game.answers, hash=game.hash())]
    found = _commitment(game, settings)
    if found is not None:
        facts["commitment"] = found
        lines.append(settings.say("verify-commitment", commitment=found))
    if shown is not None:
        facts["ok"] = facts["matches"] = found == shown.strip().lower()
        key = "verify-no-secret" if found is None else "verify-matches" if facts["ok"] else "verify-differs"
        lines.append(settings.say(key))
    if as_json:
        print_json(facts)
    else:
        print("\n".join(lines))
    if not facts["ok"]:
        raise typer.Exit(1)


def _commitment(game: Game, settings: Settings) -> str | None:
    """The commitment of the secret that a game names, once the game was dealt from it again; none for a seed."""
    from cuore.boxes import registry
    from cuore.engine.archive import deal_script, digest
    from cuore.engine.chance import KeyedChance

    script = game.script()
    kind, _, secret = script.source.partition(" ")
    if kind != "secret":
        return None
    table = script.start.table
    dealt = deal_script(
        registry.boxes(table.sets),
        seats=table.seats,
        town=table.town,
        options=table.options,
        overlay=table.overlay,
        chiefs=table.chiefs,
        secret=bytes.fromhex(secret),
    )
    if digest(dealt.start) != digest(script.start):  # a save may claim any secret: its position stands beside it
        raise Trouble(settings.say("verify-not-dealt"), 1)
    return KeyedChance(bytes.fromhex(secret)).commitment()


def _print_replay(game: Game, viewer: int | None, with_table: bool, settings: Settings) -> None:
    from cuore.terminal.console import Console
    from cuore.words.board import cards_by_name, whole_table

    lines = words.log_lines(game, viewer, settings.lang)
    if with_table and not game.over:
        lines += ["", *whole_table(game.view(viewer), cards_by_name(game.table.cards.values()), settings.lang)]
    for seat in range(len(game.seats)) if game.over else ():
        lines += ["", *words.score_lines(game, seat, settings.lang)]
    Console().lines(lines)
