"""Towns that somebody keeps: a folder of small TOML files, the file's name being the town's.

They can be read, mended and handed on; whatever is read is checked like a town typed in.
"""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cuore.engine.errors import CuoreError, Reason, reason_of
from cuore.engine.town import FIRST_GAME, RANDOM
from cuore.towns.reasons import TownError
from cuore.towns.town import Town

SUFFIX = ".toml"
LONGEST_NAME = 40
_ALSO_ALLOWED = " -_'!&+()"
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
_KEYS: Mapping[str, type[list[str]] | type[str]] = {"sets": list, "maids": list, "chiefs": str, "options": list}


def save_town(folder: Path, name: str, town: Town, *, replace: bool = False) -> Path:
    """Keep a town; with `replace` also over one that has the name already. Never half a file."""
    name = _checked(name)
    if name.casefold() in (FIRST_GAME, RANDOM):  # wherever a town is named, these mean something else
        raise _error(name, "saved-reserved")
    existing = _find(folder, name)
    if existing is not None and not replace:
        raise _error(name, "saved-already")
    path = existing or folder / f"{name}{SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(path, _toml(town))
    except OSError as error:
        raise _error(name, "saved-not-written", folder=folder, reason=reason_of(error)) from None
    return path


def load_town(folder: Path, name: str) -> Town:
    """A town by its name, without regard to case."""
    path = _path(folder, name)
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise _error(name, "saved-not-read", path=path, reason=reason_of(error)) from None
    for key, value in facts.items():
        if key not in _KEYS:
            raise _error(name, "saved-key", path=path, key=key, allowed=", ".join(_KEYS))
        if not isinstance(value, _KEYS[key]) or any(not isinstance(each, str) for each in value):
            raise _error(name, "saved-text" if _KEYS[key] is str else "saved-list", path=path, key=key)
    for key in ("sets", "maids"):
        if key not in facts:
            raise _error(name, "saved-missing", path=path, key=key)
    try:
        return Town(
            tuple(facts["sets"]), tuple(facts["maids"]), facts.get("chiefs", ""), tuple(facts.get("options", ()))
        )
    except CuoreError as error:
        raise TownError("town-name", name=name, reason=error) from None


def list_towns(folder: Path) -> list[str]:
    """The names, in order; a damaged file is among them, so that it can be looked at or deleted."""
    return sorted(_files(folder), key=lambda name: (name.casefold(), name))


def delete_town(folder: Path, name: str) -> None:
    """Forget a saved town."""
    path = _path(folder, name)
    try:
        path.unlink()
    except OSError as error:
        raise _error(name, "saved-not-deleted", reason=reason_of(error)) from None


def _checked(name: str) -> str:
    """A name that can be a file's name on every system, or a line that says what a name may be."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    fine = all(c.isalnum() or c in _ALSO_ALLOWED for c in tidy)
    if not (0 < len(tidy) <= LONGEST_NAME and fine and tidy[0].isalnum()) or tidy.casefold() in _DEVICES:
        raise _error(name, "saved-name", most=LONGEST_NAME, signs=_ALSO_ALLOWED.strip())
    return tidy


def _files(folder: Path) -> dict[str, Path]:
    """Name to file."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise TownError("in-place", where=folder, reason=reason_of(error)) from None
    return {unicodedata.normalize("NFC", path.stem): path for path in found}


def _find(folder: Path, name: str) -> Path | None:
    """The file of a name; if there is none, the one whose name differs in case alone."""
    files = _files(folder)
    alike = [path for other, path in sorted(files.items()) if other.casefold() == name.casefold()]
    return files.get(name) or (alike[0] if alike else None)


def _path(folder: Path, name: str) -> Path:
    path = _find(folder, _checked(name))
    if path is None:
        saved = ", ".join(list_towns(folder))
        raise _error(name, "saved-absent", names=saved) if saved else _error(name, "saved-none")
    return path


def _error(name: str, why: str, **values: object) -> TownError:
    return TownError("town-name", name=name, reason=Reason(why, **values))


def _toml(town: Town) -> str:
    def text(value: str) -> str:
        return json.dumps(value, ensure_ascii=False)  # for printable text the same as a TOML string

    def texts(values: tuple[str, ...]) -> str:
        return "[" + ", ".join(map(text, values)) + "]"

    maids = "".join(f"    {text(name)},\n" for name in town.maids)
    return (
        f"# A town for Cuore; its code is {town.code()}\n"
        f"sets = {texts(town.sets)}\nchiefs = {text(town.chiefs)}\noptions = {texts(town.options)}\n"
        f"maids = [\n{maids}]\n"
    )


def _write(path: Path, text: str) -> None:
    """Beside its place first, then in one step into it."""
    handle, part = tempfile.mkstemp(prefix=".town.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(part).unlink()
        raise
