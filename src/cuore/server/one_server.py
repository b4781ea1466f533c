"""One server for one SQLite file: a lock beside the file that the system lets go of with the process.

Two servers on one file would tear nothing apart, but each would hold tables that the other one changes, and whoever
plays at the wrong one would be refused answer after answer.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from cuore.server.database import StoreError


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Hold the file of a database; `StoreError` if another process does. Other databases are shared."""
    file = file_of(url)
    if file is None:
        yield
        return
    lock = file.with_name(f"{file.name}.lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        opened = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreError("unreadable", file=file, reason=error.strerror or error) from None
    try:
        if not _locked(opened):
            raise StoreError("served", file=file)
        yield
    finally:
        os.close(opened)  # and with it the lock goes; the file stays, for whoever waits at it


def file_of(url: str) -> Path | None:
    """The file of a database; none if it is in memory or elsewhere, or the URL is none."""
    with suppress(ArgumentError):
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
            return Path(parsed.database)
    return None


def _locked(opened: int) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
