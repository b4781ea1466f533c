"""The catalogues: one folder of Fluent files per language; a message is parsed when it is first wanted.

`catalogues/LANG/*.ftl` are shared with the browser, so a message says everything in Fluent itself: no functions of
our own, no Python formatting. Another language is another folder. English move texts are the notation itself
(engine/verbs.py); the other languages have them in moves.ftl.

Where there is little room, a language is spoken in few words: `short("fr")` is a language like any other for `say`,
with the messages of `short/fr.ftl`, and those of French for what that file has no short form of.
"""

from __future__ import annotations

import re
import threading
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cuore.boxes.registry import BOXES
from cuore.engine.errors import CuoreError, Reason, SetupError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent / "catalogues"
ENGLISH: Final = "en"
_SHORT_FOLDER: Final = FOLDER.parent / "short"
_SHORT: Final = "-x-short"  # written like a private use in a language tag
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # only messages begin in the first column
_READING: Final = threading.RLock()  # two threads that want the first message must not read into two bundles
LANGUAGES: Final[tuple[str, ...]] = (
    ENGLISH,
    *sorted(f.name for f in FOLDER.iterdir() if f.is_dir() and f.name != ENGLISH),
)


def short(lang: str) -> str:
    """The language in few words."""
    return f"{lang}{_SHORT}"


def say(lang: str, key: str, /, **values: object) -> str:
    """The message of a key, or with `key.attribute` one of its forms. Numbers are written plainly."""
    if not values:
        return _said(lang, key, ())
    for value in values.values():
        if type(value) is not str and type(value) is not int:
            return _said(lang, key, tuple((name, _plain(lang, value)) for name, value in values.items()))
    return _said(lang, key, tuple(values.items()))


def _plain(lang: str, value: object) -> int | str:
    """A value as Fluent takes it; an error or a reason is said in the language."""
    if isinstance(value, (CuoreError, Reason)):
        return error_text(value, lang)
    return int(value) if isinstance(value, int) else str(value)


LONG: Final = 1000  # letters
COUNTED = 1000  # numbers below it may choose between one and several


def error_text(error: CuoreError | Reason, lang: str) -> str:
    """The one line of an error, or of a reason."""
    # What an error carries is shown as the caller wrote it, unless it is a reason or the error that caused it.
    inside = (CuoreError, Reason)
    values = {name: value if isinstance(value, inside) else _printable(value) for name, value in error.values.items()}
    return " ".join(say(lang, f"error-{error.key}", **values).splitlines())


def _printable(value: object) -> str | int:
    """What a caller wrote, with nothing in it that would do something to a terminal; a small count stays a number."""
    if type(value) is int and abs(value) < COUNTED:
        return value
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in str(value))


@lru_cache(maxsize=1 << 14)  # a table says the same few thousand things again and again
def _said(lang: str, key: str, values: tuple[tuple[str, int | str], ...]) -> str:
    from fluent.runtime.types import fluent_number

    if not _has(lang, key):
        if lang.endswith(_SHORT):
            return _said(lang.removesuffix(_SHORT), key, values)
        raise KeyError(f"no message {key} in the {lang} catalogues")
    name, _, attribute = key.partition(".")
    message = _bundle(lang).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # `_has` has looked
    known = dict(values)
    parts = _parts(lang, key)
    if parts is not None and all(text is not None or _is_simple(known.get(value)) for text, value in parts):
        return "".join([str(known[value]) if text is None else text for text, value in parts])
    # 1000 is "1000" in every language: no grouping, as in the notation.
    plain = {k: fluent_number(v, useGrouping=False) if isinstance(v, int) else v for k, v in known.items()}
    text, errors = _bundle(lang).format_pattern(pattern, plain)
    if errors:
        raise ValueError(f"message {key} in the {lang} catalogues: {errors[0]}")
    return str(text)


@cache
def _parts(lang: str, key: str) -> tuple[tuple[str | None, str], ...] | None:
    """A message of nothing but text and values: its texts, and between them the names of the values.

    Half of what is said for the first time is such a message, with cards that nobody has had together before; Fluent
    takes twenty times as long to put one together. None where Fluent has more to do than that.
    """
    from fluent.syntax import ast

    name, _, attribute = key.partition(".")
    message = _bundle(lang).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    parts: list[tuple[str | None, str]] = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append((None, element.expression.id.name))
        else:
            return None
    return tuple(parts)


def _is_simple(value: int | str | None) -> bool:
    """Whether a value is written as it is: what is missing or endless is Fluent's to refuse."""
    return value >= 0 if isinstance(value, int) else value is not None and len(value) < LONG


def knows(lang: str, key: str) -> bool:
    """Whether the catalogues of the language have that message, or that form of it."""
    return _has(lang, key) or (lang.endswith(_SHORT) and _has(lang.removesuffix(_SHORT), key))


def _has(lang: str, key: str) -> bool:
    """Whether it stands in these files, be they the language's own or its short forms."""
    name, _, attribute = key.partition(".")
    with _READING:
        if name not in _messages(lang):
            return False
        _read(lang, name)
        message = _bundle(lang).get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


@cache
def _messages(lang: str) -> dict[str, tuple[Path, str]]:
    """Where each message stands and how it is written, so that it alone is parsed: none refers to another."""
    if lang.removesuffix(_SHORT) not in LANGUAGES:
        raise SetupError("unknown-language", name=lang.removesuffix(_SHORT), allowed=", ".join(LANGUAGES))
    found: dict[str, tuple[Path, str]] = {}
    for file in catalogue_files(lang):
        _, *parts = _MESSAGE.split(file.read_text(encoding="utf-8"))
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            if name in found:
                raise ValueError(f"{file}: {name} stands in {found[name][0].name} too")
            found[name] = file, f"{name} ={rest}"
    return found


def catalogue_files(lang: str) -> list[Path]:
    """The files of a language: those of the house, and what each box brings along (English where it lacks it)."""
    if lang.endswith(_SHORT):
        return [_SHORT_FOLDER / f"{lang.removesuffix(_SHORT)}.ftl"]
    folders = [Path(str(files(box.home))) / "words" for box in BOXES.values()]
    found = [(folder / f"{lang}.ftl", folder / f"{ENGLISH}.ftl") for folder in folders]
    of_boxes = [own if own.is_file() else english for own, english in found if own.is_file() or english.is_file()]
    return [*sorted((FOLDER / lang).glob("*.ftl")), *of_boxes]


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported here: whoever only plays or simulates should not wait for a parser.
    from fluent.runtime import FluentBundle

    # Names of people and cards run in one direction with the text: the isolation marks would only confuse terminals.
    return FluentBundle([lang.removesuffix(_SHORT)], use_isolating=False)


@cache
def _read(lang: str, name: str) -> None:
    """Add a message to the bundle. One that Fluent cannot read is refused instead of losing it quietly."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    file, text = _messages(lang)[name]
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file}: cannot read: {entry.content}")
    _bundle(lang).add_resource(resource)
