"""Cameos: a lady or a thing for every card, the same for ever, and no two alike."""

from __future__ import annotations

import itertools
import runpy
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import cuore
from cuore import svg
from cuore.engine.kinds import Kind
from cuore.svg import carving, lady, thing
from cuore.svg.cameo import LADIES, drawn_parts
from cuore.svg.parts.objects import MISHAPS, TREATS
from tests.svg.alike import EVERY_CARD, of_each_name, twins

FEW = 4  # parts in which two ladies differ at least


def test_no_two_cards_look_alike() -> None:
    assert len(of_each_name()) > 155, "five boxes and the invented one"
    assert twins(EVERY_CARD) == []


def test_a_planted_twin_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = carving.lot
    monkeypatch.setattr(
        carving, "lot", lambda name, part, options: own(name.replace("Rouge", "Azure"), part, options)
    )
    assert twins(EVERY_CARD) == [["Azure Crescent", "Rouge Crescent"]] * 2, "by their parts, and by their paths"


def test_no_two_ladies_differ_only_a_little() -> None:
    ladies = {page.name: drawn_parts(page) for page in of_each_name().values() if page.kind in LADIES}
    assert len(ladies) > 110
    for (one, hers), (other, theirs) in itertools.combinations(ladies.items(), 2):
        assert sum(hers[part] != theirs[part] for part in hers) >= FEW, f"{one} and {other}"


def test_every_part_is_worn_by_somebody() -> None:
    """A part that no card draws would never be looked at."""
    worn = Counter(
        (part, what) for page in EVERY_CARD if page.kind in LADIES for part, what in drawn_parts(page).items()
    )
    assert [(part, what) for part, options in lady.CHOICES.items() for what in options if not worn[part, what]] == []


def test_what_suits_an_emblem_is_there() -> None:
    layers = {part: set(options) for kind in thing.LAYERS.values() for part, options in kind.items()}
    layers["thing"] = {*MISHAPS, *TREATS}
    assert [
        suit for suit in thing.SUITS.values() if any(what not in layers[part] for part, what in suit.items())
    ] == []


def test_whoever_is_in_two_boxes_looks_the_same_in_both() -> None:
    both = [page for page in EVERY_CARD if page.name == "Marianne Soleil"]
    assert {page.kind for page in both} == {Kind.MAID_CHIEF, Kind.REFINED_MAID}
    assert len({str(drawn_parts(page)) for page in both}) == 1


def test_a_name_draws_the_same_for_ever() -> None:
    """Written down: a change of these changes faces that people know."""
    assert [carving.lot(name, "face", "abcdefgh") for name in ("Rouge Crescent", "Esquine Forêt")] == ["a", "f"]


def test_one_more_part_changes_only_those_who_draw_it() -> None:
    before, after = (
        {name: carving.lot(name, "face", options) for name in of_each_name()} for options in ("abc", "abcd")
    )
    changed = {name for name, drawn in after.items() if drawn != before[name]}
    assert changed == {name for name, drawn in after.items() if drawn == "d"} != set()


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_every_portrait_is_whole_and_light(theme: svg.Theme) -> None:
    for page in EVERY_CARD:
        drawn = svg.portrait(page, theme)
        ElementTree.fromstring(drawn)
        assert len(drawn) < 30_000, page.name


def test_the_script_draws_every_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["cuore.svg", str(tmp_path), "--theme", "dark"])
    runpy.run_module("cuore.svg", run_name="__main__")
    drawn = {path.name for path in tmp_path.iterdir()}
    assert {f"{page.id}.svg" for box in cuore.cards().values() for page in box} | {"sheet.svg"} == drawn
    ElementTree.parse(tmp_path / "sheet.svg")


def test_laurels_go_by_cost() -> None:
    leaves = {name: svg.portrait(cuore.card(name), "light").count("Q0-4.6") for name in ("rouge", "nena", "ophelia")}
    assert leaves == {"rouge": 0, "nena": 10, "ophelia": 20}
    assert "M-11-59L" in svg.portrait(cuore.card("anja"), "light"), "a crown"
    assert "M-11-59L" not in svg.portrait(cuore.card("ophelia"), "light")
