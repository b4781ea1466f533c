"""`cuore bench`: how fast the engine is here."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from cuore.cli.settings import Json, Lang, app, examples, print_json, settings_of, value

if TYPE_CHECKING:
    from cuore.bench import Figure


@app.command(epilog=examples("cuore bench", "cuore bench --json --repetitions 3 --seconds 0.2"))
def bench(
    context: typer.Context,
    json_: Json = False,
    repetitions: Annotated[int, value("--repetitions", "N", "The figures are medians of so many.", min=1)] = 5,
    seconds: Annotated[float, value("--seconds", "S", "CPU time of each loop, nine per repetition.", min=0.01)] = 0.5,
    lang: Lang = None,
) -> None:
    """Measure how fast the engine is here.

    Random games, decisions, copies and views per second of CPU time, and the size of a save.
    """
    from cuore import bench as stopwatch

    settings = settings_of(context)
    settings.update(lang)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(settings.say("cli-bench-progress", done=done, count=repetitions), file=sys.stderr, flush=True)

    report = stopwatch.measure(repetitions, seconds, progress)
    if json_:
        print_json(report.plain())
        return
    print(settings.say("cli-bench-build", build=report.build, repetitions=repetitions, seconds=f"{seconds:g}"))
    for figure in report.figures:
        label = settings.say("cli-bench-" + figure.name.removesuffix("_per_second").replace("_", "-"))
        _print_figure(label, figure)
    print(f"  {settings.say('cli-bench-save'):<20} {report.save_bytes:>10} B")
    print(settings.say("cli-bench-boxes"))
    for figure in report.boxes:
        _print_figure(figure.name, figure)


def _print_figure(label: str, figure: Figure) -> None:
    spread = f"({min(figure.per_second):.0f} – {max(figure.per_second):.0f})"
    print(f"  {label:<20} {figure.median:>10.0f} /s  {spread}")
