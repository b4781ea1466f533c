"""Rulings: numbered in order, cited rightly, the same in docs/rulings.md (held with the snapshots)."""

from __future__ import annotations

import pytest

from cuore.boxes.base.cards import NENA
from cuore.boxes.registry import CARDS
from cuore.words import LANGUAGES, rulings
from cuore.words.rulings import SOURCES, ruling_source
from tests.words.reading import messages
from tests.words.regenerate import RULINGS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_words_and_a_source(lang: str) -> None:
    numbers = {int(key.removeprefix("ruling-")) for key in messages(lang) if key.removeprefix("ruling-").isdigit()}
    assert numbers == set(SOURCES)
    assert list(SOURCES) == sorted(SOURCES)
    assert set(range(1, 120)) <= numbers
    starts = {int(key.removeprefix("rulings-from-")) for key in messages(lang) if key.startswith("rulings-from-")}
    assert starts <= numbers
    assert all(ruling_source(number, lang) for number in numbers)


def test_cards_cite_rulings_that_exist() -> None:
    assert {number for card in CARDS.values() for number in card.rulings} <= set(SOURCES)


def test_a_card_has_its_rulings_in_order() -> None:
    assert rulings(NENA, "en")[-1] == "Nena Wilder: with two players the other one receives one Bad Habit, not two."
    assert len(rulings(NENA, "fr")) == len(NENA.rulings)


def test_the_document_lists_every_ruling_with_its_source() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    for number in SOURCES:
        assert f"**{number}.** " in text
    assert "*base rulebook, English edition, section 5*" in text
