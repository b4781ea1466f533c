"""What every command shares: the app they are put on, exit codes, options, settings and ways to print.

Exit codes: 0 fine, 1 a check failed or a file is damaged, 2 wrong usage, 130 interrupted. Whatever the user can mend
is one line on stderr that says how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cuore import words
from cuore.engine.errors import SetupError

if TYPE_CHECKING:
    from cuore.boxes.overlay import Corrections, Facts
    from cuore.cli.configuration import Configuration

FINE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
OVERLAY_FILE = "cards.toml"

app = typer.Typer(
    name="cuore",
    add_completion=False,
    rich_markup_mode=None,  # plain help: quick, and the same for a pipe and a screen reader
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def value(name: str, metavar: str, help: str, **more: Any) -> Any:
    """An option that takes a value."""
    return typer.Option(name, metavar=metavar, help=help, **more)


def flag(name: str, help: str, **more: Any) -> Any:
    """An option that is there or not."""
    return typer.Option(name, help=help, **more)


def examples(*lines: str) -> str:
    """The end of a help: command lines to try."""
    return "\n".join(lines)


Lang = Annotated[str | None, value("--lang", "|".join(words.LANGUAGES), "Language; else LC_ALL or LANG decides.")]
Cards = Annotated[Path | None, value("--cards", "FILE", "Corrected card facts; else ~/.config/cuore/cards.toml.")]
Json = Annotated[bool, flag("--json", "For programs.")]
Sets = Annotated[str | None, value("--sets", "SET,…", "The boxes to play with. Default: base.")]
Chiefs = Annotated[str | None, value("--chiefs", "SET", "Whose chiefs lead. Default: the first set's.")]
Rules = Annotated[str | None, value("--options", "NAME,…", "Optional rules.")]
Seed = Annotated[int | None, value("--seed", "N", "The same number gives the same deal.")]


# -- settings ---------------------------------------------------------------------------------------------


class Trouble(Exception):
    """Something the user can mend, in one line."""

    def __init__(self, line: str, code: int = USAGE) -> None:
        super().__init__(line)
        self.code = code


@dataclass
class Settings:
    """What holds for every command."""

    lang: str = "en"
    cards: Path | None = None  # the overlay, if one was named
    configuration: Configuration | None = None  # the file of settings, once it was looked for

    def update(self, lang: str | None, cards: Path | None = None) -> None:
        """Take what a command line names; the rest stays."""
        if lang is not None:
            if lang not in words.LANGUAGES:
                raise SetupError("unknown-language", name=lang, allowed=", ".join(words.LANGUAGES))
            self.lang = lang
        if cards is not None:
            self.cards = cards
            self.corrections()  # a wrong file is refused even where no card is looked at

    def overlay(self, sets: Sequence[str]) -> Facts:
        """The corrected card facts that count in a game of these sets."""
        from cuore.boxes.overlay import overlay_for

        return overlay_for(self.corrections(), sets)

    def corrections(self) -> Corrections:
        """Corrected card facts by box: of the file that was named, or of the person's own if there is one."""
        from cuore.boxes.overlay import read_overlay
        from cuore.terminal.files import config_file

        path = self.cards or config_file(OVERLAY_FILE)
        if self.cards is None and not path.is_file():
            return {}
        return read_overlay(self.read(path), str(path))

    def read(self, path: Path) -> str:
        """The text of a file that the user named."""
        from cuore.terminal.files import reason

        try:
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise self.trouble("cli-no-file", path=str(path)) from None
        except (OSError, ValueError) as error:
            raise self.trouble("cli-cannot-read", path=str(path), reason=reason(error)) from None

    def say(self, key: str, **values: object) -> str:
        """A sentence in the user's language."""
        return words.say(self.lang, key, **values)

    def trouble(self, key: str, **values: object) -> Trouble:
        """Wrong usage, to be raised."""
        return Trouble(self.say(key, **values))


def settings_of(context: typer.Context) -> Settings:
    """The settings of this start of the command line."""
    assert isinstance(context.obj, Settings)
    return context.obj


# -- small things -----------------------------------------------------------------------------------------


def names(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def refuse_beside(flag: str, others: Mapping[str, object], settings: Settings) -> None:
    """What names a town that is fixed leaves nothing to wish for."""
    named = [name for name, value in others.items() if is_given(value)]
    if named:
        raise settings.trouble("cli-town-fixed", flag=flag, others=", ".join(named))


def is_given(value: object) -> bool:
    """Whether a flag or an option was named at all."""
    return value is not None and value is not False


def one_line(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(part.strip() for part in text.splitlines() if part.strip())


def print_json(value: object) -> None:
    """Print for a program."""
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))
