"""`cuore bots`: who there is to play against."""

from __future__ import annotations

import typer

from cuore.cli.settings import Json, Lang, app, examples, print_json, settings_of


@app.command(epilog=examples("cuore bots", "cuore bots --json"))
def bots(context: typer.Context, json_: Json = False, lang: Lang = None) -> None:
    """Every bot that can be named, with a line about each: in cuore play as bot:NAME, in cuore arena as NAME."""
    from cuore.bots import about_bot, bot_names
    from cuore.terminal.console import Console

    settings = settings_of(context)
    settings.update(lang)
    about = {name: about_bot(name, settings.lang) for name in bot_names()}
    if json_:
        print_json([{"name": name, "about": text} for name, text in about.items()])
        return
    console = Console()
    wide = max(map(len, about))
    for name, text in about.items():
        console.line(f"{name:<{wide}}  {text if text != name else ''}".rstrip(), hang=wide + 2)
    console.line()
    console.line(settings.say("cli-bots-own"))
