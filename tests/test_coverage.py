"""docs/coverage.md says what is so now."""

from __future__ import annotations

from cuore.boxes import registry
from tests.coverage import DOCUMENT, document, is_played, provenance, scenarios_of


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "write it anew: python -m tests.coverage"


def test_every_card_is_played_and_says_where_its_figures_come_from() -> None:
    for box in registry.BOXES.values():
        for card in box.cards:
            assert is_played(card), card.name
            assert provenance(card), f"{card.name}: neither printed nor house"


def test_a_card_that_a_scenario_lays_out_is_found_there() -> None:
    house = registry.BOXES["expanding_the_house"]
    tiffany = next(card for card in house.cards if card.name == "Tiffany Wise")
    assert "eth_r148_tiffany_swaps_an_ill_private_maid" in scenarios_of(tiffany, house)
    assert "r01_opening" not in scenarios_of(tiffany, house)
