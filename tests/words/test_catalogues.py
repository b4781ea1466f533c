"""The catalogues: complete, alike in every language, and in that language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, TermReference

import cuore
from cuore.boxes.registry import BOXES
from cuore.engine.errors import SetupError
from cuore.words import LANGUAGES, catalogue, say
from cuore.words.catalogue import ENGLISH, FOLDER, catalogue_files, knows, short
from cuore.words.names import slug as _slug
from tests.words.reading import TYPED, english_in, messages, nodes, texts, variables, without_names
from tests.words.test_errors import IN_ENGLISH_ALONE

SOURCES = Path(cuore.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]
# English has these elsewhere: with moves and commands, and on the card pages (titles, sources, reasons).
NOT_IN_ENGLISH = ("name-", "move-", "help-", "title-", "source-", "house-")
# The browser says these; web/scripts/words.mjs sees to it that it says every one.
IN_THE_BROWSER = ("ui-", "screen-")


SKILLS = tuple(
    f"{kind}-{skill}"
    for kind in ("bonus", "skill", "fact", "ui-word")
    for skill in ("imagination", "concentration", "effort")
)


def test_english_comes_first_and_every_folder_is_a_language() -> None:
    assert LANGUAGES[:2] == ("en", "fr")
    assert set(LANGUAGES) == {folder.name for folder in FOLDER.iterdir()}


@pytest.mark.parametrize("lang", [*LANGUAGES, *map(short, LANGUAGES)])
def test_every_file_can_be_read_to_its_end(lang: str) -> None:
    """When something is said only its message is parsed; here it is every one, and what stands between them."""
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in catalogue_files(lang)]
    assert [entry.content for body in parsed for entry in body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_same_messages_with_the_same_values_as_in_english(lang: str) -> None:
    english, other = (
        {key: pattern for key, pattern in messages(each).items() if not key.startswith(NOT_IN_ENGLISH)}
        for each in (ENGLISH, lang)
    )
    other = {key: pattern for key, pattern in other.items() if not _is_noun_alone(key)}
    assert set(other) == set(english)
    differ = {key: (variables(english[key]), variables(other[key])) for key in english if key not in IN_ENGLISH_ALONE}
    assert {key: pair for key, pair in differ.items() if pair[0] != pair[1]} == {}


def _is_noun_alone(key: str) -> bool:
    """A noun without its number, which only languages need that always write the number: "love card", 1 of them."""
    noun, _, form = key.partition(".")
    return form == "alone" and noun in messages(ENGLISH)


@pytest.mark.parametrize("lang", [*LANGUAGES, *map(short, LANGUAGES)])
def test_nouns_have_a_form_without_their_number_all_or_none(lang: str) -> None:
    nouns = {key for key in messages(lang) if key.startswith("match-")}
    alone = {key for key in nouns if key.endswith(".alone")}
    counted = {key for key in nouns - alone if "count" in variables(messages(lang)[key])} - {"match-alike"}
    assert alone in (set(), {f"{key}.alone" for key in counted})
    for key in alone:
        assert variables(messages(lang)[key]) == variables(messages(lang)[key.removesuffix(".alone")]) - {"count"}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_title_source_and_reason_of_a_card_is_translated(lang: str) -> None:
    cards = [
        card for box in BOXES.values() for card in box.cards
    ]  # not CARDS: boxes may differ in a love card's copies
    titles = {f"title-{_slug(card.title)}" for card in cards if card.title}
    texts = [("source", text) for card in cards for text in card.source.values()]
    texts += [("house", reason) for card in cards for reason in card.house_figures().values()]
    texts += [("house", reason) for card in cards for reason in card.inferred_figures().values()]
    wanted = titles | {f"{prefix}-{_slug(part)}" for prefix, text in texts for part in text.split("; ")}
    assert {key for key in wanted if not knows(lang, key)} == set()
    assert {key for key in messages(lang) if key.startswith(("title-", "source-", "house-"))} == wanted


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    # Words that happen to be the same ("section", "table", "imagination"), and names of languages.
    same_in_both = ("ruling-section", "play-command-", "ui-language-", "arena-points", "error-wish-option", *SKILLS)
    alike = {
        key
        for key, pattern in messages(lang).items()
        if key in messages(ENGLISH)
        and texts(pattern) == texts(messages(ENGLISH)[key])
        and re.search(r"[^\W\d_]{3,}", without_names("".join(texts(pattern))))
    }
    assert {key for key in alike if not key.startswith(same_in_both)} == set()


@pytest.mark.parametrize("few", [False, True], ids=["full", "short"])
@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_word_in_a_message(lang: str, few: bool) -> None:
    named = ("ruling-119", "ruling-136", "rulings-from-", "ui-language-", "ui-about-")  # spellings and names
    leaks = {
        key: found
        for key, pattern in messages(short(lang) if few else lang).items()
        if not key.startswith(named) and (found := english_in(" ".join(texts(pattern)), lang))
    }
    assert leaks == {}


@pytest.mark.parametrize("lang", ["fr", short("fr")])
def test_french_punctuation_has_its_spaces(lang: str) -> None:
    # No-break spaces before a sign that ends a word and inside guillemets. What is typed ("bot:", "?") is no sign.
    bare = re.compile(r"[^\s\u00a0«(][:;?!»](?:\s|$)| [:;!»](?:\s|$)|«[^\u00a0]")
    wrong = {
        key: text
        for key, pattern in messages(lang).items()
        for text in texts(pattern)
        if bare.search(TYPED.sub("x", text).replace("Let Me Drink!", ""))
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", ["ja", short("ja")])
def test_japanese_punctuation_is_wide(lang: str) -> None:
    # After a Japanese letter stand no narrow sign and no space; numbers and what is typed keep their own.
    letter = "[\u3040-\u30ff\u4e00-\u9fff]"
    narrow = re.compile(rf"{letter}[,.:;!?()]|{letter} +{letter}|[()]{letter}")
    wrong = {
        key: text
        for key, pattern in messages(lang).items()
        if key != "bot-seat-names"  # a list for the program
        for text in texts(pattern)
        if narrow.search(text)
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", [*LANGUAGES, *map(short, LANGUAGES)])
def test_apostrophes_are_round_in_texts_of_cards_logs_and_rulings(lang: str) -> None:
    ours = (
        "step-",
        "text-",
        "when-",
        "standing-",
        "mark-",
        "score-",
        "log-",
        "prompt-",
        "ruling-",
        "page-",
        "house-",
    )
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
    elsewhere = (*NOT_IN_ENGLISH, *IN_THE_BROWSER)
    assert [key for key in messages(ENGLISH) if not key.startswith((*begun, *elsewhere))] == []


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_refers_to_another(lang: str) -> None:
    """Each file is read for itself, when one of its messages is wanted."""
    refers = {
        key
        for key, pattern in messages(lang).items()
        if any(isinstance(node, (MessageReference, TermReference)) for node in nodes(pattern))
    }
    assert refers == set()
    assert all(knows(lang, key) for key in messages(lang))


def test_importing_cuore_reads_no_catalogue() -> None:
    code = "import cuore, sys; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_put_together_without_fluent_reads_as_fluent_says_it(lang: str) -> None:
    simple = 0
    for name in catalogue._messages(lang):
        parts = catalogue._parts(lang, name) if knows(lang, name) else None
        if parts is None:
            continue
        wanted = {value for text, value in parts if text is None}
        pattern = catalogue._bundle(lang).get_message(name).value
        assert pattern is not None
        for given in ("Ann & Bob", 0, 12345):
            as_fluent_takes_it = fluent_number(given, useGrouping=False) if isinstance(given, int) else given
            told, errors = catalogue._bundle(lang).format_pattern(pattern, dict.fromkeys(wanted, as_fluent_takes_it))
            assert not errors
            assert say(lang, name, **dict.fromkeys(wanted, given)) == str(told)
        simple += bool(wanted)
    assert simple > 100


def test_what_fluent_would_refuse_is_still_refused() -> None:
    for values in ({"player": "Ann"}, {"player": "Ann", "cards": "x" * 3000}):
        with pytest.raises(ValueError, match="log-draws"):
            say("en", "log-draws", **values)
