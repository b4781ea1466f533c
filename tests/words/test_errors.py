"""Errors in other languages: the same keys and values as the English lines."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import cuore
from cuore.engine import errors
from cuore.engine.errors import IllegalMove, SaveError, SetupError
from cuore.words import LANGUAGES, error_text
from tests.words.reading import messages, variables

IN_ENGLISH_ALONE = ("error-at-place", "error-at-end")  # what a parser says, it says in English: others name the place
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def errors_in(lang: str) -> dict[str, set[str]]:
    return {key: variables(pattern) for key, pattern in messages(lang).items() if key.startswith("error-")}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_error_has_words_with_the_same_values(lang: str) -> None:
    english = errors_in("en")
    for key in IN_ENGLISH_ALONE:
        english[key] = english[key] - {"detail"}
    assert errors_in(lang) == english


def test_every_error_is_raised_somewhere() -> None:
    written = {
        node.value
        for file in Path(cuore.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    parts = tuple(text for text in written if text.endswith("-"))  # a key that is put together
    keys = [key.removeprefix("error-") for key in errors_in("en")]
    assert [key for key in keys if key not in written and not key.startswith(parts)] == []


def test_an_error_that_nobody_has_words_for_still_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(SetupError("no-such-key", name="x", count=2)) == "no-such-key: name=x, count=2"
    monkeypatch.setattr(errors, "PHRASE_BOOK", [])
    assert str(SetupError("unknown-set", name="bsae", allowed="base")) == "unknown-set: name=bsae, allowed=base"
    assert str(SetupError("game-over")) == "game-over"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_is_one_line_and_does_nothing_to_a_terminal(lang: str) -> None:
    line = error_text(SetupError("unknown-set", name="a\n\x1b[31mb", allowed="base"), lang)
    assert not re.search(r"[\x00-\x1f]", line)
    assert "\\n" in line


def test_english_is_the_error_itself() -> None:
    error = SetupError("unknown-set", name="bsae", allowed="base")
    assert error_text(error, "en") == str(error)


def test_french_quotes_with_guillemets() -> None:
    error = SetupError("unknown-set", name="bsae", allowed="base")
    assert error_text(error, "fr") == "boîte inconnue «\u00a0bsae\u00a0» (possibles\u00a0: base)"
    assert error_text(SetupError("town-size", count=1234), "fr") == "une ville a dix servantes, pas 1234"
    assert "la sauvegarde" in error_text(SaveError("save-hash", what="save"), "fr")
    assert "la partie notée" in error_text(SaveError("save-hash", what="record"), "fr")


def test_japanese_quotes_with_corner_brackets() -> None:
    error = SetupError("unknown-set", name="bsae", allowed="base")
    assert error_text(error, "ja").startswith("不明なセット「bsae」です")
    assert "セーブデータ" in error_text(SaveError("save-hash", what="save"), "ja")
    assert "記録" in error_text(SaveError("save-hash", what="record"), "ja")


def test_an_error_inside_an_error_is_translated_too() -> None:
    inner = IllegalMove("game-over")
    assert error_text(SaveError("record-line", line=3, reason=inner), "fr") == (
        "ligne 3 de la partie notée\u00a0: la partie est finie"
    )
