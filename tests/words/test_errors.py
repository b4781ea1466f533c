"""Errors in other languages: the same keys and values as the English lines."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import cuore
from cuore.engine.errors import ENGLISH, IllegalMove, SaveError, SetupError
from cuore.words import LANGUAGES, error_text
from tests.words.reading import messages, variables

IN_ENGLISH_ALONE = ("error-at-place", "error-at-end")  # what a parser says, it says in English: others name the place
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def english_errors() -> dict[str, str]:
    """Those of the engine, and those that other rooms add when they are imported."""
    found = dict(ENGLISH)
    for file in Path(cuore.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "ENGLISH.update":
                found.update(ast.literal_eval(call.args[0]))
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_error_has_words_with_the_same_values(lang: str) -> None:
    english = {
        f"error-{key}": {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for key, text in english_errors().items()
    }
    for key in IN_ENGLISH_ALONE:
        english[key] -= {"detail"}
    other = {key: variables(pattern) for key, pattern in messages(lang).items() if key.startswith("error-")}
    assert other == english


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
