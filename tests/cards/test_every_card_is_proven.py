"""A card of any box without tests of its own fails here, and so does a fact on a page that no test depends on."""

from __future__ import annotations

import inspect
from dataclasses import replace
from pathlib import Path

import pytest

from cuore.boxes import registry
from cuore.engine.cards import BOX_SIZE, Box, Card
from cuore.engine.kinds import Kind
from cuore.engine.steps import Draw, EachOther, Gain, May
from tests.cards.proofs import alterations, modules_of, named_after, proofs_of, unproven
from tests.cards.table import assert_price, assert_symbols, assert_worth, cards, has, table

HERE = Path(__file__).parent
PAGES = [(box, card) for box in registry.BOXES.values() for card in box.cards]


@pytest.mark.parametrize(("box", "card"), PAGES, ids=[f"{box.id}-{card.name}" for box, card in PAGES])
def test_every_fact_of_the_card_is_proven_by_a_test_of_the_card(box: Box, card: Card) -> None:
    assert unproven(card, box, proofs_of(card, box, modules_of(box, HERE / box.id))) == []


def test_every_card_test_takes_no_arguments_and_belongs_to_a_card() -> None:
    for box in registry.BOXES.values():
        modules = modules_of(box, HERE / box.id)
        owned = {test for card in box.cards for test in named_after(card, box, modules)}
        for module in modules:
            for name, test in vars(module).items():
                if name.startswith("test_"):
                    assert test in owned, f"{name} is named after no card of {box.id}"
                    assert not inspect.signature(test).parameters, name


# -- and the check itself can fail: a card that nobody ever printed ------------------------------------------

DAYDREAMER = Card(
    "Daydream Maid",
    "Nobody",
    Kind.GENERAL_MAID,
    copies=9,
    cost=3,
    love=1,
    served=(May(Draw(2)), EachOther((Gain(love=1),), holding=2)),
)


def box_with_daydreamer() -> tuple[Box, Card]:
    box = registry.BOXES["base"]
    page = replace(DAYDREAMER, id=box.number * BOX_SIZE + len(box.cards))
    return replace(box, cards=(*box.cards, page)), page


def test_a_card_without_tests_is_reported() -> None:
    box, page = box_with_daydreamer()
    found = proofs_of(page, box, modules_of(box, HERE / box.id))
    assert unproven(page, box, found) == ["Daydream Maid: there is no test named test_daydream_…"]


def test_an_empty_test_proves_nothing() -> None:
    box, page = box_with_daydreamer()

    def test_daydream_looks_busy() -> None:
        assert page.name

    complaints = unproven(page, box, [test_daydream_looks_busy])
    assert len(complaints) == len(list(alterations(page, box)))
    assert "Daydream Maid: no test fails when cost is 4, not 3" in complaints


def test_a_test_that_leaves_something_out_is_told_what() -> None:
    """The whole card but for the smallest hand that is hit."""
    box, page = box_with_daydreamer()

    def test_daydream_prints() -> None:
        assert_price("Daydream", cost=3, copies=9)
        assert_worth("Daydream", 0)
        assert_symbols("Daydream", love=1)

    def test_daydream_text() -> None:
        t = table(Ann=has("Daydream, Azure", deck="1 Love x3"), Bob=has("Rouge x2")).play("Ann: serve Daydream")
        assert t.options("Ann") == {"yes", "no"}
        t.play("Ann: yes")
        assert (t.hand("Ann"), t.love, t.servings) == (cards("Azure, 1 Love x2"), 2, 0)
        assert t.employments == 1  # no serving is left, so the employ phase has come

    complaints = unproven(page, box, [test_daydream_prints, test_daydream_text])
    assert complaints == ["Daydream Maid: no test fails when served has EachOther.holding: 1, not 2"]


def test_a_test_that_fails_anyway_proves_nothing_either() -> None:
    box, page = box_with_daydreamer()

    def test_daydream_is_dear() -> None:
        assert_price("Daydream", cost=5, copies=9)

    assert unproven(page, box, [test_daydream_is_dear]) == ["Daydream Maid: test_daydream_is_dear fails as it is"]
