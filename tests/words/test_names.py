"""Cards by the names that a reader's language has for them; the notation stays what it is."""

from __future__ import annotations

import pytest

import cuore
from cuore.boxes.registry import CARDS
from cuore.engine.names import find_card
from cuore.words import LANGUAGES, card_name
from cuore.words.names import slug
from tests.words.reading import messages

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_name_belongs_to_a_card_and_to_one_alone(lang: str) -> None:
    slugs = {slug(card.name) for card in CARDS.values()}
    named = {key.removeprefix("name-") for key in messages(lang) if key.startswith("name-")}
    assert named <= slugs
    shown = {card_name(name, lang) for name in {card.name for card in CARDS.values()}}
    assert len(shown) == len({card.name for card in CARDS.values()})


@pytest.mark.parametrize("lang", OTHERS)
def test_a_card_is_found_by_either_name(lang: str) -> None:
    pages = list({card.name: card for card in CARDS.values()}.values())
    for card in pages:
        assert find_card(card_name(card.name, lang), pages) is card
        assert find_card(card.name, pages) is card


def test_a_move_is_told_by_the_display_name_and_found_by_both() -> None:
    g = cuore.new_game(seats=["Ann", "Bob"], seed=1)
    move = g.find("play 1 Love")
    assert g.find("play 1 Amour") == g.find("play 1ラブ") == move
    g.apply(move)
    assert "Ann: play 1 Love" in g.record()
    assert "1 Amour" in g.text(move, "fr")
    assert "1ラブ" in g.text(move, "ja")


def test_names_that_are_names_stay() -> None:
    for name in ("Colette Framboise", "Noëmi", "Nadja Kersten"):
        assert {card_name(name, lang) for lang in LANGUAGES} == {name}
