"""The help of every command and every complaint about a command line, in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
import typer

from cuore.cli.help import ENGLISH as HEADINGS
from cuore.cli.help import command_text, in_words, param_text
from cuore.cli.settings import Settings, app
from cuore.cli.usage import wrong_usage
from cuore.words import LANGUAGES, knows
from tests.cli.helpers import Run, refused
from tests.words.reading import check_said, messages

ROOT: Any = typer.main.get_command(app)
COMMANDS: dict[str, Any] = {
    "cuore": ROOT,
    **ROOT.commands,
    **{
        f"{family} {name}": command
        for family, group in ROOT.commands.items()
        for name, command in getattr(group, "commands", {}).items()
    },
}
OTHERS = LANGUAGES[1:]


def squeezed(text: str) -> str:
    """Without regard to line breaks."""
    return "".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command(run: Run, name: str, lang: str) -> None:
    arguments = [] if name == "cuore" else name.split()
    result = run(*arguments, "--help", "--lang", lang)
    assert (result.code, result.err) == (0, "")
    shown, command = squeezed(result.out), COMMANDS[name]
    assert squeezed(command_text(command, lang)) in shown
    for param in command.params:
        assert param.help, param.name
        assert squeezed(param_text(param, command, lang)) in shown
    assert all(line in result.out for line in command.epilog.splitlines())
    assert "{" not in result.out
    assert max(len(line) for line in result.out.splitlines() if not line.startswith("    ")) < 80
    for other in getattr(command, "commands", ()):
        assert f"\n  {other} " in result.out
    if lang != "en":
        assert english_sentences(name) & {part for part in english_sentences(name) if part in shown} == set()


def english_sentences(name: str) -> set[str]:
    """What the help says in English, piece by piece."""
    command = COMMANDS[name]
    texts = [command.help, *(param.help for param in command.params), "Show this message and exit"]
    headings = [text.split("{")[0] for text in HEADINGS.values()]
    texts += [other.help.split(".")[0] for other in getattr(command, "commands", {}).values()]
    return {squeezed(text) for text in (*texts, *headings) if text not in ("Options:", "Arguments:")}


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_in_the_catalogue_of_the_help_is_left_over(lang: str) -> None:
    wanted = set(HEADINGS)
    for name, command in COMMANDS.items():
        key = f"help-{name.replace(' ', '-')}"
        wanted.add(key)
        for param in command.params:
            part = param.name.rstrip("_").replace("_", "-")
            own = f"{key}.{part}"
            wanted.add(own if knows(lang, own) else f"help-shared.{part}")
    wanted.add("help-shared.help")
    found = {key for key in messages(lang) if key.startswith("help-") and not key.startswith("help-words.")}
    assert found == wanted


def test_words_that_stand_for_something() -> None:
    assert in_words("--town TOWN --seats NAME,… any|none", "fr") == "--town VILLE --seats NOM,… any|none"
    assert in_words("--town TOWN", "en") == "--town TOWN"


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "fr", "cards", "-h"], ["cards", "--lang=fr", "-h"], ["cards", "-h", "--lang", "fr"], ["cards", "-h"]],
)
def test_the_language_is_found_wherever_it_stands(
    run: Run, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    if "--lang" in " ".join(arguments):
        monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert run(*arguments).out.startswith("Utilisation")


def test_a_wide_and_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in (40, 60, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = run("town", "--help").out.partition("Examples")[0].splitlines()
        assert max(map(len, lines)) <= max(48, min(columns - 2, 98))


# -- complaints ---------------------------------------------------------------------------------------------


USAGE = [
    (["--dance"], "usage-option-close"),
    (["--qqqq"], "usage-option"),
    (["qqqq"], "usage-command"),
    (["twon"], "usage-command-close"),
    (["games", "--"], "usage-no-command"),
    (["scenario"], "usage-missing"),
    (["cards", "a", "b"], "usage-extra"),
    (["town", "--seed"], "usage-value"),
    (["--version=3"], "usage-no-value"),
    (["town", "--seed", "x"], "usage-whole"),
    (["town", "--draw", "x"], "usage-whole"),
    (["bench", "--seconds", "x"], "usage-number"),
    (["town", "--draw", "11"], "usage-range"),
]


@pytest.mark.parametrize(("arguments", "key"), USAGE)
def test_wrong_usage_is_said_in_every_language(run: Run, arguments: list[str], key: str) -> None:
    with pytest.raises(typer.exceptions.TyperException) as caught:
        ROOT.main(args=arguments, prog_name="cuore", standalone_mode=False, obj=Settings())
    error = wrong_usage(caught.value)
    assert key in check_said(error), f"Typer says it differently now: {caught.value}"
    lines = set()
    for lang in LANGUAGES:
        result = run("--lang", lang, *arguments)
        refused(result, "--help")
        lines.add(result.err)
    assert len(lines) == len(LANGUAGES)


def test_every_line_about_usage_is_tried() -> None:
    tried = {key for _, key in USAGE}
    usage = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-usage-")}
    assert usage - tried == {"usage-other"}


def test_something_new_from_typer_is_passed_on() -> None:
    error = wrong_usage(typer.exceptions.TyperException("The moon is full."))
    assert str(error) == "The moon is full (see cuore --help)"


def test_english_help_reads_no_catalogue() -> None:
    code = "import sys; from cuore.cli import main; main(['town', '--help']); sys.exit('fluent' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    assert subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=False).returncode == 0
