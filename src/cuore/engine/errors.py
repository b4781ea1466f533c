"""What can go wrong, said in one line that names what is wrong and what is allowed.

An error has a key and values, and a value may be a `Reason` with a key and values of its own. The lines are in the
catalogues of words/, English like all the others; `str(error)` asks the phrase book that words/ leaves here. Without
one the key and the values must do.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial, reduce
from typing import Final

_FILE_TROUBLE: Final[Mapping[int, str]] = {
    errno.ENOENT: "file-absent",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "file-space",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-long",
    errno.EINVAL: "file-special",
}
_AT_END: Final = " (at end of document)"  # tomllib's
_PLACE: Final = re.compile(r"(?P<detail>.*?):? \(?(?:at )?line (?P<line>\d+),? column (?P<column>\d+)\b.*", re.DOTALL)


PHRASE_BOOK: Final[list[Callable[[CuoreError | Reason], str]]] = []  # the line of an error, in English


def _line(error: CuoreError | Reason) -> str:
    if PHRASE_BOOK:
        try:
            return PHRASE_BOOK[-1](error)
        except KeyError:  # a key of somebody's own that has no words: better that than an error in an error
            pass
    values = ", ".join(f"{name}={value!s}" for name, value in error.values.items())
    return f"{error.key}: {values}" if values else error.key


class Reason:
    """A part of an error line, or why it came to it: words/ can say it in every language."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _line(self)


class CuoreError(Exception):
    """Anything that a caller did wrong; the message is one clear line."""

    def __init__(self, key: str, /, **values: object) -> None:
        """What is wrong, and what the line about it speaks of."""
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _line(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew from its key in another process: left to itself it would be made from its English line."""
        return partial(type(self), **self.values), (self.key,)


class BoxError(CuoreError):
    """A box that contradicts itself or another: box, card, field and reason."""


class IllegalMove(CuoreError):
    """An answer that is not among the legal ones; the game is unchanged."""


class SetupError(CuoreError):
    """A game that cannot be set up: unknown set, card, option, town or number of seats."""


class SaveError(CuoreError):
    """A save or record that cannot be trusted: damaged, foreign, or made by other rules."""


class OverlayError(CuoreError):
    """A card overlay that is refused, with file, card, key and reason."""


def listed(parts: Iterable[object], key: str = "listed") -> object:
    """Parts of a line, one after the other; there must be one."""
    return reduce(lambda before, last: Reason(key, before=before, last=last), parts)


def reason_of(error: Exception) -> Reason:
    """Why a file could not be read or written, made of what the system or a parser says."""
    if isinstance(error, UnicodeError):
        return Reason("not-utf-8")
    if isinstance(error, OSError):
        key = _FILE_TROUBLE.get(error.errno or 0)
        return Reason("file-other", detail=error.strerror or error) if key is None else Reason(key)
    if isinstance(error, RecursionError):
        return Reason("too-deep")
    if isinstance(error, RuntimeError):
        return Reason("file-home")
    text = str(error)
    place = _PLACE.fullmatch(text)
    if place is not None:
        return Reason("at-place", **place.groupdict())
    if text.endswith(_AT_END):
        return Reason("at-end", detail=text.removesuffix(_AT_END))
    return Reason("file-name")
