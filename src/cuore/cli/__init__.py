"""The command `cuore`.

One module per family of commands. To add one, say `cuore dance`: write `dance.py` with a function that is put on the
shared app, `@app.command(epilog=examples("cuore dance"))`, and add the module to the imports below. The function
takes `context` first and begins with `settings = settings_of(context)`. Options that others have too are in
`settings.py`, and so are exit codes and `Trouble`. Docstring and option help are the English help; the other
languages have theirs in help.ftl (help.py). What a command needs is imported inside it: `cuore --help` must be quick.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from typer._completion_classes import completion_init
from typer.exceptions import TyperException

import cuore
from cuore import words
from cuore.boxes import registry
from cuore.cli.help import Command, Group
from cuore.cli.settings import (
    FAILED,
    FINE,
    INTERRUPTED,
    USAGE,
    Cards,
    Lang,
    Settings,
    Trouble,
    app,
    examples,
    flag,
    one_line,
    settings_of,
)
from cuore.cli.usage import wrong_usage
from cuore.engine.errors import CuoreError, Reason, SaveError, reason_of

# The help lists the commands in this order.
# isort: off
from cuore.cli import serve as serve
from cuore.cli import games as games
from cuore.cli import moderate as moderate
from cuore.cli import play as play
from cuore.cli import cards as cards
from cuore.cli import town as town
from cuore.cli import scenario as scenario
from cuore.cli import replay as replay
from cuore.cli import review as review
from cuore.cli import bots as bots
from cuore.cli import bot as bot
from cuore.cli import strategy as strategy
from cuore.cli import arena as arena
from cuore.cli import bench as bench
from cuore.cli import completion as completion

# isort: on

for registered in app.registered_commands:
    registered.cls = Command


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"cuore {cuore.__version__}")
        raise typer.Exit


@app.callback(
    cls=Group, invoke_without_command=True, epilog=examples("cuore", "cuore play", "cuore --lang fr cards genevieve")
)
def start(
    context: typer.Context,
    lang: Lang = None,
    cards: Cards = None,
    version: Annotated[bool, flag("--version", "Show the version.", is_eager=True, callback=_show_version)] = False,
) -> None:
    """Cuore: the Tanto Cuore deck-building card games. Without a command the table opens in your browser."""
    settings_of(context).update(lang, cards)
    if context.invoked_subcommand is None:
        serve.serve_here(settings_of(context))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    _open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an accent shows a question mark
    settings = Settings(lang=_language(sys.argv[1:] if arguments is None else arguments))
    _look_here()
    for refusal in registry.REFUSED:
        _complain(words.error_text(refusal, settings.lang), FAILED)
    if completion.COMPLETE in os.environ:
        completion_init()  # a shell asks what could be typed; Typer answers and leaves
    try:
        code = _command().main(args=arguments, prog_name="cuore", standalone_mode=False, obj=settings)
        sys.stdout.flush()
    except Trouble as trouble:
        return _complain(str(trouble), trouble.code)
    except CuoreError as error:
        return _complain(words.error_text(error, settings.lang), FAILED if isinstance(error, SaveError) else USAGE)
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a family of commands without a command: it is its help
            print(error.format_message(), file=sys.stderr)
            return USAGE
        return _complain(words.error_text(wrong_usage(error), settings.lang), USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # whoever read has read enough; Typer makes an exit of it in most places
        _let_go_of_output()
        return FINE
    except OSError as error:  # the output goes to a file on a full disk, for example
        _let_go_of_output()
        line = CuoreError("in-place", where=error.filename or Reason("output"), reason=reason_of(error))
        return _complain(words.error_text(line, settings.lang), FAILED)
    return code if isinstance(code, int) else FINE


@cache
def _command() -> Any:
    """All commands as they are read from their functions, once for each process; the type is private to Typer."""
    return typer.main.get_command(app)


def _open_streams() -> None:
    """Whoever started us may have closed them: then there is nothing to read, and what is said goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def _look_here() -> None:
    """Bots (`module:Class`) may lie in the current folder; last, so that no file there hides a module of others."""
    here = str(Path.cwd())
    if not sys.flags.safe_path and not {"", here} & set(sys.path):
        sys.path.append(here)


def _language(arguments: Sequence[str]) -> str:
    """The language that is named anywhere, for help stands before options are read; else that of the locale."""
    named: list[str] = re.findall(r"(?:^|\0)--lang[=\0]([^\0]*)", "\0".join(arguments))
    if named and named[-1] in words.LANGUAGES:
        return named[-1]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            lang = value.replace(".", "_").replace("-", "_").partition("_")[0].lower()
            return lang if lang in words.LANGUAGES else "en"
    return "en"


def _let_go_of_output() -> None:
    """Let the interpreter flush what is left into nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(line: str, code: int) -> int:
    print(one_line(f"cuore: {line}"), file=sys.stderr)
    return code
