"""The public face as a person meets it: examples that run, games and cards that show themselves."""

from __future__ import annotations

import doctest
import importlib

import pytest

import cuore
from cuore import Card, SetupError
from cuore.engine import showing

WITH_EXAMPLES = ("cuore", "cuore.engine.game", "cuore.engine.move", "cuore.svg")


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_a_game_says_in_a_line_where_it_stands() -> None:
    game = cuore.new_game(seed=7)
    assert repr(game) == "<Game of base: turn 1, Ann is asked, serve phase, 0 answers so far>"
    while not game.over:
        game.apply(game.legal()[0])
    assert repr(game).startswith(f"<Game of base: over after {game.answers} answers; Ann ")


def test_a_printed_game_shows_what_everybody_may_see() -> None:
    game = cuore.new_game(seed=7)
    text = str(game)
    assert text.splitlines()[0].startswith("Turn 1: Ann")
    assert "Geneviève Daubigny" in text
    assert "deck, in no order" not in text
    assert "deck, in no order" in game.text_table(0)
    assert game.text_table(1, "fr") != game.text_table(1)
    with pytest.raises(SetupError):
        game.text_table(5)


def test_what_is_printed_is_the_same_in_every_deal() -> None:
    game = cuore.new_game(["oktoberfest"], seed=7)
    for _ in range(60):
        game.apply(game.legal()[0])
    assert {str(game.determinize(None, seed)) for seed in range(5)} == {str(game)}
    assert {game.determinize(1, seed).text_table(1) for seed in range(5)} == {game.text_table(1)}


def test_cards_by_box() -> None:
    every = cuore.cards()
    assert list(every) == ["base", "oktoberfest", "romantic_vacation", "more", "expanding_the_house"]
    pages = [page for box in every.values() for page in box]
    assert len({page.id for page in pages}) == len(pages)
    assert list(cuore.cards("more")) == ["more"]
    with pytest.raises(SetupError, match="unknown set"):
        cuore.cards("chess")


def test_a_card_by_its_name() -> None:
    assert cuore.card("genevieve").name == "Geneviève Daubigny"
    assert cuore.card("marianne") in cuore.cards()["base"]
    assert cuore.card("marianne", "more") in cuore.cards()["more"]
    with pytest.raises(SetupError, match="could be Moine de Lefèvre / Moine de Lefebvre"):
        cuore.card("moine")
    with pytest.raises(SetupError, match="unknown card"):
        cuore.card("nobody")


def test_a_card_prints_its_page() -> None:
    page = cuore.card("rouge")
    assert repr(page) == "Card('Rouge Crescent')"
    assert str(page).splitlines()[0].startswith("Rouge Crescent")
    assert "Cost 2" in str(page)
    assert "(Oktoberfest)" in str(cuore.card("gina")).splitlines()[0]


def test_without_words_and_pictures_names_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for hooks in ("CARD_TEXT", "CARD_SVG", "GAME_TEXT", "GAME_SVG"):
        monkeypatch.setattr(showing, hooks, [])
    page: Card = cuore.card("rouge")
    assert str(page) == "Rouge Crescent"
    assert page._repr_svg_() is None
    game = cuore.new_game(seed=7)
    assert str(game) == repr(game)
    assert game._repr_html_() is None
