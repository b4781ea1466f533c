"""What is said of a page is remembered by the page: two that are equal can read differently."""

from __future__ import annotations

from dataclasses import replace

from cuore.boxes.registry import CARDS
from cuore.engine.cards import Card
from cuore.server.cards import card_face
from cuore.words.position import HOUSE_MARK, worth
from cuore.words.remembered import by_page


def ours() -> Card:
    """A card whose points are a house figure."""
    return next(card for card in CARDS.values() if "vp" in card.house_figures() and card.vp and not card.vp_varies)


def test_a_figure_that_was_confirmed_is_not_marked_as_ours_any_more() -> None:
    card = ours()
    confirmed = replace(card, vp=int(card.vp))
    assert confirmed == card
    assert any(HOUSE_MARK in text for text in worth(card, "en"))
    assert not any(text.endswith(HOUSE_MARK) for text in worth(confirmed, "en")[:1])
    assert "vp" in card_face(card, 0, "base", "en").house_facts
    assert card_face(card, 0, "base", "en").house != card_face(confirmed, 0, "base", "en").house


def test_it_is_said_once_for_each_page_and_language() -> None:
    said: list[tuple[str, str]] = []

    @by_page
    def name(card: Card, lang: str) -> str:
        said.append((card.name, lang))
        return card.name

    card = ours()
    assert [name(card, lang) for lang in ("en", "en", "fr")] == [card.name] * 3
    assert said == [(card.name, "en"), (card.name, "fr")]
