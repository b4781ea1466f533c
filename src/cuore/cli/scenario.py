"""`cuore scenario`: positions that pin rulings, run as checks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuore.cli.settings import FAILED, Json, Lang, Settings, app, examples, one_line, print_json, settings_of

if TYPE_CHECKING:
    from cuore.scenario import Outcome


@app.command(epilog=examples("cuore scenario scenarios", "cuore scenario my-question.toml --json"))
def scenario(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Run scenario files: a position, some moves, what must be true."""
    from cuore.scenario import run_file

    settings = settings_of(context)
    settings.update(lang)
    outcomes = []
    for path in _scenario_files(files, settings):
        outcome = run_file(path)
        outcomes.append(outcome)
        if not json_:
            print(_outcome_line(path, outcome, settings), flush=True)
    failed = sum(not outcome.ok for outcome in outcomes)
    if json_:
        keys = ("path", "title", "ok")
        print_json(
            [
                {**{key: getattr(outcome, key) for key in keys}, "message": outcome.text(settings.lang)}
                for outcome in outcomes
            ]
        )
    else:
        print(settings.say("cli-scenarios", count=len(outcomes), failed=failed))
    if failed:
        raise typer.Exit(FAILED)


def _outcome_line(path: Path, outcome: Outcome, settings: Settings) -> str:
    title = "" if outcome.title == str(path) else outcome.title
    said = " · ".join(part for part in (title, outcome.text(settings.lang)) if part)
    begin = f"{settings.say('cli-scenario-ok' if outcome.ok else 'cli-scenario-failed')} {path}"
    return one_line(f"{begin}: {said}" if said else begin)


def _scenario_files(paths: Sequence[Path], settings: Settings) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise settings.trouble("cli-no-scenarios", path=str(path))
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise settings.trouble("cli-no-file", path=str(path))
    return found
