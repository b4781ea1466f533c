"""Files of a person who plays: read whole, written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from cuore.engine.errors import Reason, reason_of

# What naming a place can raise: no permission, no room; a name with a NUL in it; the home of nobody.
UNWRITABLE = (OSError, ValueError, RuntimeError)


def check_writable(path: Path) -> None:
    """Raise now what writing the file would raise later, as far as that can be known; nothing is changed."""
    handle, part = _begin(path)
    os.close(handle)
    part.unlink()


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that there is never half of it: beside its place first, then in one step into it."""
    handle, part = _begin(path)
    path = path.resolve()  # a link stays a link
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(_mode(path))
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _begin(path: Path) -> tuple[int, Path]:
    """A file beside the one that is to be written."""
    if path.exists() and not path.is_file():  # a folder, a device, a pipe: nothing that may be replaced
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    path = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    return handle, Path(name)


def _mode(path: Path) -> int:
    """The permissions that a file in this place has, or would have been given."""
    with suppress(OSError):
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def reason(error: Exception) -> Reason:
    """Why a file could not be read or written; `words.say` takes it as a value."""
    return reason_of(error)


def config_file(name: str) -> Path:
    """A file of the person's settings."""
    return _folder("XDG_CONFIG_HOME", ".config") / name


def data_folder(name: str) -> Path:
    """A folder of what the person has made and wants to keep."""
    return _folder("XDG_DATA_HOME", ".local/share") / name


def state_file(name: str) -> Path:
    """A file that is kept from one start to the next."""
    return _folder("XDG_STATE_HOME", ".local/state") / name


def _folder(variable: str, default: str) -> Path:
    named = os.environ.get(variable, "")
    return (Path(named) if Path(named).is_absolute() else Path.home() / default) / "cuore"
