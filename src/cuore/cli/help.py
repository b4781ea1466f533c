"""The help of every command, in every language.

In English it is what stands in the code: the docstring of a command and the `help` of its options. Other languages
have a message `help-COMMAND` (`help-games-list` of `cuore games list`) with a form for each option in help.ftl,
and for options that several commands have one form of `help-shared`. Words in capitals that stand for something, as
FILE does, are forms of `help-words`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from cuore import words
from cuore.cli.settings import settings_of
from cuore.terminal.columns import width_of, wrapped

if TYPE_CHECKING:
    import typer

ROOT = "cuore"  # the command itself, without a command of its own
WIDEST, NARROWEST = 98, 48
LEFT = 30  # columns for names at most; a longer one has a line of its own
ENGLISH = {
    "help-usage": "Usage: {line}",
    "help-arguments": "Arguments:",
    "help-options": "Options:",
    "help-commands": "Commands:",
    "help-examples": "Examples:",
    "help-default": "default: {value}",
    "help-required": "required",
}
_STANDS_FOR = re.compile(r"(?<![\w-])[A-Z]{2,}(?![\w-])")
_SENTENCE = re.compile(r"(?<=[.])\s|(?<=。)")


class Command(TyperCommand):
    """A command whose help is ours."""

    def get_help(self, ctx: Any) -> str:  # its type is private to Typer
        return "\n".join(help_lines(self, ctx))


class GamesCommand(Command):
    """One of the commands of `cuore games`."""

    family = "games-"


class ModerateCommand(Command):
    """One of the commands of `cuore moderate`."""

    family = "moderate-"


class BotCommand(Command):
    """One of the commands of `cuore bot`."""

    family = "bot-"


class StrategyCommand(Command):
    """One of the commands of `cuore strategy`."""

    family = "strategy-"


class Group(TyperGroup):
    """The command that has the others."""

    def get_help(self, ctx: Any) -> str:  # its type is private to Typer
        return "\n".join(help_lines(self, ctx))


def help_lines(command: Command | Group, context: typer.Context) -> list[str]:
    """The whole help."""
    lang = settings_of(context).lang
    width = max(NARROWEST, min(shutil.get_terminal_size().columns - 2, WIDEST))
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    usage = re.sub(r"\{([^{}]*)\}", r"\1", usage)  # Typer's braces would be typed along
    lines = wrapped(_say(lang, "help-usage", line=in_words(usage, lang)), width, rest="    ")
    for paragraph in command_text(command, lang).split("\n\n"):
        lines += ["", *wrapped(" ".join(paragraph.split()), width, "  ", "  ")]
    rows: dict[str, list[tuple[str, str]]] = {"help-arguments": [], "help-options": [], "help-commands": []}
    for param in command.get_params(context):
        row = _row(param, command, context, lang)
        if row is not None:
            rows["help-options" if param.param_type_name == "option" else "help-arguments"].append(row)
    for name, other in getattr(command, "commands", {}).items():
        rows["help-commands"].append((name, _SENTENCE.split(command_text(other, lang))[0]))
    for key, listed in rows.items():
        if listed:
            lines += ["", _say(lang, key), *_table(listed, width)]
    lines += ["", f"  {_say(lang, 'help-examples')}"]
    return [*lines, *(f"    {line}" for line in (command.epilog or "").splitlines())]


def command_text(command: Any, lang: str) -> str:
    """What a command does: the first sentence for the list, the rest for its own help."""
    return command.help or "" if lang == "en" else words.say(lang, _key(command))


def param_text(param: Any, command: Any, lang: str) -> str:
    """What an option or argument means."""
    if lang == "en":
        return param.help or ""
    name = param.name.rstrip("_").replace("_", "-")
    own = f"{_key(command)}.{name}"
    return words.say(lang, own if words.knows(lang, own) else f"help-shared.{name}")


def _key(command: Any) -> str:
    return f"help-{getattr(command, 'family', '')}{command.name}"


def in_words(text: str, lang: str) -> str:
    """The text with the words that stand for something in the language."""
    if lang == "en":
        return text
    return _STANDS_FOR.sub(lambda found: words.say(lang, f"help-words.{found[0]}"), text)


def _say(lang: str, key: str, **values: str) -> str:
    # English without the catalogues: `cuore --help` must not wait for a parser.
    return ENGLISH[key].format(**values) if lang == "en" else words.say(lang, key, **values)


def _row(param: Any, command: Any, context: typer.Context, lang: str) -> tuple[str, str] | None:
    """Name and meaning, with what Typer knows of default, range and need behind it."""
    record = param.get_help_record(context)
    if record is None:
        return None
    known = record[1][len(param.help or "") :].strip(" []")
    notes = [_note(note, lang) for note in known.split("; ") if note]
    behind = f"  [{', '.join(notes)}]" if notes else ""
    return in_words(record[0], lang), f"{param_text(param, command, lang)}{behind}"


def _note(note: str, lang: str) -> str:
    kind, colon, value = note.partition(": ")
    if colon and kind == "default":
        return _say(lang, "help-default", value=value)
    return _say(lang, "help-required") if note == "required" else note


def _table(rows: list[tuple[str, str]], width: int) -> Iterator[str]:
    left = min(LEFT, max(width_of(name) for name, _ in rows)) + 4
    for name, text in rows:
        begin = f"  {name}"
        if width_of(begin) > left - 2:
            yield begin
            begin = ""
        yield from wrapped(text, width, begin + " " * (left - width_of(begin)), " " * left)
