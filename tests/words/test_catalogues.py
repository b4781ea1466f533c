"""The catalogues: complete, alike in every language, and in that language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cuore
from cuore.boxes.registry import CARDS
from cuore.engine.errors import SetupError
from cuore.words import LANGUAGES, say
from cuore.words.catalogue import ENGLISH, FOLDER, knows
from cuore.words.pages import _slug
from tests.words.reading import messages, texts, variables, without_names

SOURCES = Path(cuore.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]
# English has these elsewhere: in the engine (errors, moves) and on the card pages (titles, sources).
NOT_IN_ENGLISH = ("error-", "move-", "title-", "source-")


def test_english_comes_first_and_every_folder_is_a_language() -> None:
    assert LANGUAGES[:2] == ("en", "fr")
    assert set(LANGUAGES) == {folder.name for folder in FOLDER.iterdir()}


@pytest.mark.parametrize("lang", OTHERS)
def test_same_messages_with_the_same_values_as_in_english(lang: str) -> None:
    english, other = (
        {key: pattern for key, pattern in messages(each).items() if not key.startswith(NOT_IN_ENGLISH)}
        for each in (ENGLISH, lang)
    )
    assert set(other) == set(english)
    differ = {key: (variables(english[key]), variables(other[key])) for key in english}
    assert {key: pair for key, pair in differ.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_title_and_source_of_a_card_is_translated(lang: str) -> None:
    titles = {f"title-{_slug(card.title)}" for card in CARDS.values() if card.title}
    sources = {
        f"source-{_slug(part)}" for card in CARDS.values() for s in card.source.values() for part in s.split("; ")
    }
    assert {key for key in titles | sources if not knows(lang, key)} == set()
    assert {key for key in messages(lang) if key.startswith(("title-", "source-"))} == titles | sources


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    same_in_both = ("ruling-section", "play-command-")  # words that happen to be the same: "section", "table"
    alike = {
        key
        for key, pattern in messages(lang).items()
        if key in messages(ENGLISH)
        and texts(pattern) == texts(messages(ENGLISH)[key])
        and re.search(r"[^\W\d_]{3,}", without_names("".join(texts(pattern))))
    }
    assert {key for key in alike if not key.startswith(same_in_both)} == set()


def test_no_english_word_in_a_french_message() -> None:
    words = (
        "the of your you their card cards with from draw draws discard player hand town maid deck is and this that"
    )
    english = re.compile(rf"(?<!-)\b({words.replace(' ', '|')})\b", re.IGNORECASE)  # --town is an option, no word
    leaks = {
        key: found.group()
        for key, pattern in messages("fr").items()
        if (found := english.search(without_names(" ".join(texts(pattern)))))
    }
    assert leaks == {}


def test_french_punctuation_has_its_spaces() -> None:
    # No-break spaces before a sign that ends a word and inside guillemets. What is typed ("bot:", "?") is no sign.
    bare = re.compile(r"[^\s\u00a0«(][:;?!»](?:\s|$)| [:;!»](?:\s|$)|«[^\u00a0]")
    wrong = {
        key: text
        for key, pattern in messages("fr").items()
        for text in texts(pattern)
        if bare.search(text.replace("bot:", ""))
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_round_in_texts_of_cards_logs_and_rulings(lang: str) -> None:
    ours = ("step-", "text-", "when-", "score-", "log-", "prompt-", "ruling-", "page-")
    wrong = [key for key, p in messages(lang).items() if key.startswith(ours) and "'" in "".join(texts(p))]
    assert wrong == []


def test_every_message_that_the_program_says_exists() -> None:
    keys = set(messages("fr")) | set(messages(ENGLISH))
    missing = []
    for file in SOURCES.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) == "say":
                missing += [f"{file.name}: {key}" for key in _keys(call) if not _is_there(key, keys)]
    assert missing == []


def test_every_message_is_said_somewhere() -> None:
    said = {
        node.value
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    begun = tuple(text for text in said if len(text) > 3)
    assert [key for key in messages(ENGLISH) if not key.startswith((*begun, *NOT_IN_ENGLISH))] == []


def _keys(call: ast.Call) -> list[str]:
    """The keys that a call of `say` names outright, and for an f-string how they begin (with an asterisk)."""
    keys = []
    for argument in call.args[:2]:
        for node in [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                keys.append(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                keys.append(f"{ast.literal_eval(node.values[0])}*")
    return keys


def _is_there(key: str, keys: set[str]) -> bool:
    return any(k.startswith(key[:-1]) for k in keys) if key.endswith("*") else key in keys


def test_numbers_are_written_plainly_and_without_marks() -> None:
    for lang in LANGUAGES:
        assert say(lang, "page-cost", cost=12345).endswith(" 12345")
        assert not re.search("[\u2066-\u2069]", say(lang, "text-sentence", text="x"))


def test_an_unknown_language_or_message_is_an_error() -> None:
    with pytest.raises(SetupError, match=r"unknown language 'xx' \(allowed: en, fr"):
        say("xx", "list-and")
    with pytest.raises(KeyError, match="no-such-message"):
        say("en", "no-such-message")
    with pytest.raises(KeyError, match=r"step-draw\.sings"):
        say("en", "step-draw.sings")
    with pytest.raises(ValueError, match="list-and"):
        say("en", "list-and", before="one")


def test_importing_cuore_reads_no_catalogue() -> None:
    code = "import cuore, sys; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
