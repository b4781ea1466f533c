"""Where the settings of a server come from: the command line, else the environment, else a TOML file, else the usual.

Each option of `cuore serve` is a setting, declared where the option is: `--public-url` is CUORE_PUBLIC_URL in the
environment and `public-url = "…"` in the file. What is nobody's business has no option (`SECRETS`), for everybody on
a machine can read a command line: it stands in the file, in CUORE_NAME, or in a file that CUORE_NAME_FILE names.
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import typer
from typer.exceptions import TyperException

from cuore.cli.settings import Settings, flag, settings_of, value
from cuore.cli.usage import reason_for
from cuore.engine.errors import Reason

FILE = "serve.toml"  # beside cards.toml
FILE_VARIABLE = "CUORE_CONFIG"
NOT_IN_FILES = frozenset({"config", "help"})

Secret = Literal["database", "metrics-token", "admin-token", "smtp", "mail-from"]
SECRETS: tuple[str, ...] = get_args(Secret)


@dataclass(frozen=True)
class Configuration:
    """A file of settings; without a file it has none."""

    path: str = ""
    values: dict[str, Any] = field(default_factory=dict)


def variable(name: str) -> str:
    """The setting in the environment."""
    return f"CUORE_{name.replace('-', '_').upper()}"


def setting(name: str, metavar: str, help: str, **more: Any) -> Any:
    """An option that takes a value and may be set in the environment and in the file."""
    return value(name, metavar, help, envvar=variable(name[2:]), show_envvar=False, **more)


def switch(name: str, help: str) -> Any:
    """An option that is there or not, and may be set in the same places."""
    return flag(name, help, envvar=variable(name[2:]), show_envvar=False)


def read(named: Path | None, settings: Settings) -> Configuration:
    """The file of settings: as named, or as the environment says, or the person's own if there is one."""
    from cuore.terminal.files import config_file

    path = named or (Path(os.environ[FILE_VARIABLE]) if os.environ.get(FILE_VARIABLE) else None)
    if path is None:
        path = config_file(FILE)
        if not path.is_file():
            return Configuration()
    try:
        return Configuration(str(path), tomllib.loads(settings.read(path)))
    except tomllib.TOMLDecodeError as error:
        raise settings.trouble("cli-cannot-read", path=str(path), reason=str(error)) from None


def take_file(context: typer.Context, named: Path | None) -> Path | None:
    """Let the file's settings stand where neither the command line nor the environment has any; check all of them."""
    settings = settings_of(context)
    found = read(named, settings)
    options = {
        (param.name or "").replace("_", "-"): param
        for param in context.command.params
        if param.name not in {*NOT_IN_FILES, "database"}
    }
    for key, given in found.values.items():
        if key in SECRETS:
            reason = None if isinstance(given, str) else Reason("setting-text")
        elif key in options:
            reason = _wrong(options[key], given, context)
        else:
            close = get_close_matches(key, [*options, *SECRETS], 1)
            reason = Reason("setting-close", close=close[0]) if close else Reason("setting-unknown")
        if reason is not None:
            raise settings.trouble("serve-setting-wrong", file=found.path, setting=key, reason=reason)
    context.default_map = {key.replace("-", "_"): given for key, given in found.values.items() if key not in SECRETS}
    settings.configuration = found
    return named


Config = Annotated[
    Path | None,
    value(
        "--config",
        "FILE",
        "Settings as TOML; else CUORE_CONFIG, else ~/.config/cuore/serve.toml.",
        is_eager=True,
        callback=take_file,
    ),
]


def _wrong(param: Any, given: object, context: typer.Context) -> Reason | None:  # its type is private to Typer
    """What is wrong with the value of an option, if anything."""
    kind = param.type.name
    if param.multiple:
        fits, wanted = isinstance(given, list) and all(isinstance(one, str) for one in given), "setting-texts"
    elif kind == "boolean":
        fits, wanted = isinstance(given, bool), "setting-switch"
    elif kind.startswith("int"):
        fits, wanted = isinstance(given, int) and not isinstance(given, bool), "setting-whole"
    elif kind.startswith("float"):
        fits, wanted = isinstance(given, int | float) and not isinstance(given, bool), "setting-number"
    else:
        fits, wanted = isinstance(given, str), "setting-text"
    if not fits:
        return Reason(wanted)
    try:
        param.type_cast_value(context, given)
    except TyperException as error:
        return reason_for(error)
    return None


def secret(name: Secret, settings: Settings) -> str:
    """A setting that has no option; empty if it is not set."""
    if given := os.environ.get(variable(name)):
        return given
    if path := os.environ.get(f"{variable(name)}_FILE"):
        return settings.read(Path(path)).strip()
    if settings.configuration is None:  # a command without --config
        settings.configuration = read(None, settings)
    found = settings.configuration.values.get(name, "")
    if not isinstance(found, str):
        where = settings.configuration.path
        raise settings.trouble("serve-setting-wrong", file=where, setting=name, reason=Reason("setting-text"))
    return found
