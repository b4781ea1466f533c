"""`cuore bot`: a bot goes to play somewhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cuore import words
from cuore.cli.help import BotCommand, Group
from cuore.cli.settings import FAILED, Lang, Settings, Trouble, app, examples, settings_of, value

bot_app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})
app.add_typer(bot_app, name="bot")

JOIN = "cuore bot join http://127.0.0.1:8000/table/2B8XK7QD --bot hard"
SECRET = 0o600  # whoever reads the key may play the seat


@bot_app.callback(cls=Group, no_args_is_help=True, epilog=examples(JOIN))
def bot(context: typer.Context, lang: Lang = None) -> None:
    """Send a bot to a table on a server, your own or somebody else's."""
    settings_of(context).update(lang)


@bot_app.command(
    cls=BotCommand,
    epilog=examples(JOIN, 'cuore bot join LINK --bot "process:node bot.mjs" --name Sisters --key seat.key'),
)
def join(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link to the table, as the host sends it.")],
    bot: Annotated[str, value("--bot", "BOT", "Who plays: any bot of `cuore arena`.")] = "hard",
    name: Annotated[str | None, value("--name", "NAME", "What it is called there; else the name of the bot.")] = None,
    key: Annotated[
        Path | None, value("--key", "FILE", "Keep the key of the seat there, to come back to it another time.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Take a free seat at a table and play there until the game is over."""
    from cuore.bots import seat_name
    from cuore.bots.workers import think_with_one_thread
    from cuore.cli.guest import Guest, TableLink
    from cuore.engine.errors import CuoreError

    think_with_one_thread()
    settings = settings_of(context)
    settings.update(lang)
    table = TableLink.of(link)
    cookie = settings.read(key).strip() if key is not None and key.exists() else ""
    guest = Guest(table, bot, cookie, lambda fault: print(words.error_text(fault, settings.lang), flush=True))
    called = name or seat_name(bot)
    try:
        guest.sit(called)
        if key is not None:
            _keep(key, guest.cookie, settings)
        print(settings.say("guest-sits", name=called, seat=guest.seat + 1, code=table.code), flush=True)
        print(guest.play())
    except ConnectionError as error:
        raise Trouble(settings.say("guest-no-answer", address=table.server, reason=str(error)), FAILED) from None
    except CuoreError as error:
        raise Trouble(words.error_text(error, settings.lang), FAILED) from None


def _keep(path: Path, cookie: str, settings: Settings) -> None:
    """Write the key down, for the eyes of whoever owns it."""
    from cuore.terminal.files import UNWRITABLE, reason

    try:
        path.touch(mode=SECRET)
        path.write_text(f"{cookie}\n", encoding="utf-8")
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None
