"""Which database a command means. A password stands in the environment or in a file, never in a command line."""

from __future__ import annotations

from typing import Annotated

from cuore.cli.configuration import secret, variable
from cuore.cli.settings import Settings, value

FILE = "games.sqlite"
URL_VARIABLE = variable("database")

Database = Annotated[
    str | None,
    value("--database", "URL", "Where games are kept; else CUORE_DATABASE, else a file in your data folder."),
]


def database_url(named: str | None, settings: Settings) -> str:
    """The URL of the database: as named, or as it is set, or of the file in the person's data folder."""
    if named is not None:
        if _has_password(named):  # everybody on the machine can read a command line
            raise settings.trouble("serve-password", variable=URL_VARIABLE, file=f"{URL_VARIABLE}_FILE")
        return named
    return secret("database", settings) or default_database(settings)


def _has_password(url: str) -> bool:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except ArgumentError:
        return False  # whoever opens it says what is wrong
    return bool(parsed.password) or "password" in parsed.query


def default_database(settings: Settings) -> str:
    """The file in the person's data folder, as a URL."""
    from cuore.terminal.files import UNWRITABLE, data_folder, reason

    path = data_folder(FILE)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except UNWRITABLE as error:
        raise settings.trouble("serve-no-folder", path=str(path.parent), reason=reason(error)) from None
    return f"sqlite:///{path}"
