"""The rules that a box brings along for newcomers: complete in every language, and true to its own cards."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cuore.boxes.registry import BOXES
from cuore.words import rulebook as rules
from cuore.words.catalogue import LANGUAGES
from cuore.words.names import card_name
from cuore.words.rulebook import Block, Rulebook, RulesError, as_markdown, rulebook, with_rules

BOOKS = [(box, lang) for box in BOXES for lang in LANGUAGES]


def text_of(book: Rulebook) -> str:
    return "\n".join("".join(run.text for run in line) for block in book.blocks for line in block.lines)


def test_every_box_of_the_family_brings_its_rules() -> None:
    assert [box.id for box in with_rules()] == list(BOXES)


@pytest.mark.parametrize(("box", "lang"), BOOKS)
def test_every_language_says_the_same(box: str, lang: str) -> None:
    """The same headings, lists and pictures in the same order, the same cards in the same paragraphs."""

    def shape(book: Rulebook) -> list[object]:
        return [
            (
                block.kind,
                len(block.lines),
                block.cards,
                sorted({r.card for line in block.lines for r in line if r.card}),
            )
            for block in book.blocks
        ]

    assert shape(rulebook(box, lang)) == shape(rulebook(box, "en"))


@pytest.mark.parametrize(("box", "lang"), BOOKS)
def test_nothing_of_the_writing_is_left_in_the_text(box: str, lang: str) -> None:
    text = text_of(rulebook(box, lang))
    assert not re.search(r"\*\*|\[\[|\]\]|::|^#|^- ", text, re.MULTILINE)
    if lang == "fr":
        assert not re.search(r"[^\u00a0\u202f][:;!?](?=\s|$)", text.replace("Let Me Drink!", "")), (
            "a space before : ; ! ?"
        )


def test_cards_are_called_what_the_reader_calls_them() -> None:
    runs = [run for block in rulebook("base", "fr").blocks for line in block.lines for run in line if run.card]
    assert {(run.card, run.text) for run in runs} >= {("Illness", card_name("Illness", "fr"))}
    assert all(run.text == card_name(run.card, "fr") for run in runs)


@pytest.mark.parametrize("box", BOXES)
def test_the_figures_of_setting_up_are_those_of_the_ruleset(box: str) -> None:
    """Seven love cards and three of the chambermaid chief, whoever she is; the chiefs of the town by name."""
    text = text_of(rulebook(box, "en"))
    opening = dict(BOXES[box].rules.starting_deck)
    assert opening["1 Love"] == 7
    assert "seven 1 Love" in text
    chief = next(name for name in opening if name != "1 Love")
    assert opening[chief] == 3
    assert f"three {chief}" in text


def test_rules_of_a_card_that_the_box_does_not_have_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / "en.md"
    written.write_text("# Base\n\nAsk [[Nobody]] about it.\n", encoding="utf-8")
    monkeypatch.setattr(rules, "_file", lambda box, lang: written)
    rulebook.cache_clear()
    with pytest.raises(RulesError, match="base: its rules speak of Nobody, whom it does not have"):
        rulebook("base", "en")
    written.write_text("# Base\n\n::picture x\n", encoding="utf-8")
    with pytest.raises(RulesError, match="what is “::picture x”"):
        rulebook("base", "en")
    rulebook.cache_clear()


def test_a_box_without_rules_brings_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOXES, "bare", replace(BOXES["base"], home="cuore.words"))
    assert "bare" not in [box.id for box in with_rules()]
    with pytest.raises(LookupError):
        rulebook("bare", "en")


def test_they_are_markdown_again_for_a_site() -> None:
    def show(block: Block) -> str:
        return f"<{block.kind} {', '.join(block.cards)}>"

    page = as_markdown(rulebook("base", "fr"), show)
    assert page.startswith("# Tanto Cuore\n")
    assert "\n### 2. Phase de service\n" in page
    assert "\n<cards Illness, Bad Habit>\n" in page
    assert "[[" not in page
