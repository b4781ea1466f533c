"""Pictures of cards as files: small, for ever, and found by a process that has not named them."""

from __future__ import annotations

import gzip

import pytest

import cuore
from cuore.boxes.registry import BOXES
from cuore.engine.setup import all_cards
from cuore.server import cameos
from cuore.server.problems import Refusal

ROUGE = cuore.card("rouge")


def test_a_cameo_is_a_small_file_that_may_be_kept() -> None:
    file = cameos.cameo_file(cameos.cameo_name(ROUGE), {})
    assert (file.type, file.cache) == ("image/svg+xml", "public, max-age=31536000, immutable")
    assert file.zipped is not None
    assert len(file.zipped) < 8_000
    assert b"Rouge Crescent" in gzip.decompress(file.zipped)


def test_every_card_has_its_own_name_and_a_corrected_one_another() -> None:
    cards = [card for box in BOXES.values() for card in all_cards([box], {}).values()]
    names = {cameos.cameo_name(card): (card.name, card.kind, int(card.cost)) for card in cards}
    assert len(names) == len(set(names.values())) == len({(card.name, card.kind, int(card.cost)) for card in cards})
    corrections = {"base": {"Rouge Crescent": {"cost": 6}}}
    dearer = next(
        card for card in all_cards([BOXES["base"]], corrections["base"]).values() if card.name == ROUGE.name
    )
    assert cameos.cameo_name(dearer) != cameos.cameo_name(ROUGE)


def test_another_process_finds_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    name = cameos.cameo_name(ROUGE)
    cameos.cameo_name.cache_clear()
    cameos._drawn.cache_clear()
    monkeypatch.setattr(cameos, "_known", {})
    assert b"Rouge Crescent" in cameos.cameo_file(name, {}).content


def test_no_other_name_is_known() -> None:
    with pytest.raises(Refusal):
        cameos.cameo_file("0123456789", {})


def test_the_name_changes_with_the_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cameos.cameo_name(ROUGE)
    cameos.cameo_name.cache_clear()
    monkeypatch.setattr(cameos, "_edition", lambda: "another")
    assert cameos.cameo_name(ROUGE) != before
    cameos.cameo_name.cache_clear()
