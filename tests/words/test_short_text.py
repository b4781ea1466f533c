"""Card texts in few words: made from the same steps, never longer than the full text, and no figure lost."""

from __future__ import annotations

import pytest

from cuore.boxes.registry import BOXES, CARDS
from cuore.words import LANGUAGES, card_text, knows, short_text
from cuore.words.catalogue import short
from tests.cards.proofs import alterations
from tests.words.reading import messages, variables

PAGES = [(box, card) for box in BOXES.values() for card in box.cards]
# What few words may leave out: whose it is where that is plain, and the name of the card that speaks.
LEFT_OUT = {"person", "whose", "free", "card"}
# Longer than this is too long for most tiles. How many cards may be: those that are there now, not more.
LONG = 110
LONG_ONES = {"en": 24, "fr": 32, "ja": 0}


def beyond_symbols(lines: list[str]) -> str:
    """What stands on a tile as text: the line of symbols is drawn."""
    return " ".join(line for line in lines if line.endswith((".", "。")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_short_text_line_for_line_and_never_longer(lang: str) -> None:
    for _, card in PAGES:
        full, few = card_text(card, lang), short_text(card, lang)
        assert len(few) == len(full)
        for line, said in zip(full, few, strict=True):
            assert said
            assert len(said) <= len(line), (line, said)
            assert line.endswith((".", "。")) == said.endswith((".", "。"))
            assert said == said.strip()
            assert "  " not in said
            assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_texts_are_too_long_for_a_tile(lang: str) -> None:
    long = [card.name for card in CARDS.values() if len(beyond_symbols(short_text(card, lang))) > LONG]
    assert len(long) <= LONG_ONES[lang], long


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_changes_the_text_changes_the_short_text(lang: str) -> None:
    """Every number and every step on every page is altered, one at a time."""
    same, seen = [], 0
    for box, card in PAGES:
        full, few = card_text(card, lang), short_text(card, lang)
        for what, altered in alterations(card, box):
            try:
                changed = card_text(altered[card.id], lang) != full
            except (AssertionError, IndexError, KeyError, ValueError):
                continue  # a page like that has no words at all
            if changed and short_text(altered[card.id], lang) == few:
                same.append(f"{card.name}: {what}")
            seen += changed
    assert same == []
    assert seen > len(PAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_form_stands_in_for_a_message_and_drops_no_figure(lang: str) -> None:
    full, few = messages(lang), messages(short(lang))
    assert set(few) <= set(full)
    for key, pattern in few.items():
        assert variables(pattern) <= variables(full[key]), key
        assert variables(full[key]) - variables(pattern) <= LEFT_OUT, key


def test_what_has_no_short_form_is_said_in_full() -> None:
    assert knows(short("en"), "page-cost")
    assert not knows(short("en"), "no-such-message")
    assert "page-cost" not in messages(short("en"))
