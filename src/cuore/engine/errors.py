"""What can go wrong, said in one line that names what is wrong and what is allowed.

An error has a key and values, and a value may be a `Reason` with a key and values of its own. The English line is
made here, from the lines below and from those that a room above adds for itself (`ENGLISH.update`); words/ has the
same keys in other languages.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Mapping
from functools import partial, reduce
from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "no-set": "no set named (allowed: {allowed})",
    "unknown-set": "unknown set {name!r} (allowed: {allowed})",
    "set-twice": "a set is named twice: {names}",
    "unknown-option": "unknown option {name!r} (allowed: {allowed})",
    "box": "box {box}: {where}: {reason}",
    "option-value": "option {name}: must be true or false, not {value!r}",
    "option-seats": "option {name} is for {allowed} seats, not {count}",
    "unknown-card": "unknown card {name!r} (allowed: {allowed})",
    "ambiguous-card": "{name!r} could be {found}",
    "in-place": "{where}: {reason}",
    "unknown-town": "unknown town {name!r} (allowed: {allowed}, or ten names)",
    "town-twice": "a town holds ten different general maids; twice: {names}",
    "borrows": "{name} is played alone, or with other sets and one of the options {options}",
    "borrows-lacks": "option {name}: the other sets have nothing to lend for it",
    "refined-count": "{count} refined maids for {seats} seats",
    "town-rule": "a town of these sets needs at least {count} of these general maids: {allowed}",
    "town-size": "a town holds ten general maids, not {count}",
    "seat-count": "{count} seats; this game is for {low} to {high}",
    "seat-name": "seat name {name!r}: 1 to 40 printable characters without colon, comma, bracket or # in front",
    "seat-name-verb": "seat name {name!r}: begins like a move or a line of a record; please choose another",
    "seat-names-differ": "seat names must differ: {names}",
    "unknown-seat": "no seat {name!r} (allowed: {allowed})",
    "too-many-copies": "more copies than the box holds: {names}",
    "bad-secret": "a secret has 32 bytes, not {count}",
    "bad-seed": "seed {value!r} is not a whole number",
    "unknown-language": "unknown language {name!r} (allowed: {allowed})",
    "unreadable-move": "cannot read the move {text!r}; legal: {legal}",
    "not-legal": "{text!r} is not legal for {seat}; legal: {legal}",
    "not-asked": "{seat} is not asked now; it is for {other} to answer",
    "game-over": "the game is over",
    "unknown-bot": "unknown bot {name!r} (allowed: {allowed})",
    "bot-load": "bot {name!r} cannot be made: {reason}",
    "bot-raised": "{bot} has forfeited: it failed with {detail}",
    "bot-illegal": "{bot} has forfeited: {detail} is not a legal answer",
    "bot-time": "{bot} has forfeited: too slow, {detail}",
    "bot-gone": "{bot} has forfeited: its process has ended, {detail}",
    "arena-bots": "a match takes two to six bots, not {count}",
    "arena-ladder": "a ladder takes two or more different bots, not {count}",
    "arena-journal": "{path}: not the journal of a match; name another file",
    "arena-other-plan": "{path}: the journal of another match; name another file, or the same bots, games and towns",
    "arena-broken": "a worker process has ended before its time; what was played is kept",
    "arena-no-dask": "--dask needs the package distributed: pip install 'cuore[arena]'",
    "arena-dask": "no Dask scheduler at {address}: {reason}",
    "arena-no-plots": "a report needs the package matplotlib: pip install 'cuore[arena]'",
    "nothing-to-undo": "there is nothing to undo",
    "overlay-file": "{where}: not a card overlay: {reason}",
    "overlay-card": "{where}: {card}: no such card",
    "overlay-key": "{where}: {card}: {key}: not a printed fact (allowed: {allowed})",
    "overlay-value": "{where}: {card}: {key}: must be a whole number from {low} to {high}",
    "overlay-chamber": "{where}: {card}: chamber: who may become a chambermaid cannot be changed",
    "not-a-save": "not a Cuore save of version {version}: {reason}",
    "save-rules": "made under rules {found}, not playable under rules {version}; `cuore replay` still shows it",
    "save-damaged": "the {what} is damaged: {reason}",
    "save-hash": "the {what} is damaged: it does not lead to the position whose hash it bears",
    "not-a-record": "not a Cuore record (the first line must be 'cuore record {version}')",
    "record-incomplete": "the record is incomplete: no {missing}",
    "record-line": "record line {line}: {reason}",
    # Reasons
    "save-none": 'no "cuore save" of that version in it',
    "save-answer": "answer {number} is not legal",
    "record-seat": "{words!r}: not the seat that is asked",
    "record-twice": "{key} stands twice",
    "listed": "{before}, {last}",
    "at-place": "{detail} (at line {line}, column {column})",  # other languages leave the parser's own words out
    "at-end": "{detail} (at end of document)",
    "too-deep": "nested too deep",
    "not-utf-8": "not UTF-8 text",
    "file-absent": "no such file or folder",
    "file-forbidden": "not permitted",
    "file-folder": "it is a folder",
    "file-no-folder": "not a folder",
    "file-space": "no space left",
    "file-read-only": "it can only be read there",
    "file-long": "the name is too long",
    "file-special": "not a regular file",
    "file-name": "no file can be called so",
    "file-home": "the home folder is not known",
    "file-other": "{detail}",  # in the words of the operating system
}
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


def _english(key: str, values: Mapping[str, object]) -> str:
    return " ".join(ENGLISH[key].format(**values).splitlines())


class Reason:
    """A part of an error line, or why it came to it: words/ can say it in every language."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _english(self.key, self.values)


class CuoreError(Exception):
    """Anything that a caller did wrong; the message is one clear line."""

    def __init__(self, key: str, /, **values: object) -> None:
        """Make the English line for a key."""
        super().__init__(_english(key, values))
        self.key = key
        self.values = values

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
