"""`cuore cards`: the compendium, and corrections by overlay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuore import words
from cuore.boxes.registry import BOXES, CARDS
from tests.cli.helpers import Run, refused


def test_the_list_has_every_card_under_its_kind(run: Run) -> None:
    result = run("cards")
    assert result.code == 0
    assert all(card.name in result.out for card in CARDS.values())
    lines = [" ".join(line.split()) for line in result.out.splitlines()]
    assert "Geneviève Daubigny cost 4 VP 0 Draw +1, Love +1, Serving +1" in lines
    assert lines.index("Maid chief") < lines.index("Marianne Soleil cost 9 VP 6")
    boxes = [f"== {box.name} ({box.id}) ==" for box in BOXES.values()]
    assert [line for line in lines if line.startswith("==")] == boxes
    assert lines.count("Colette Framboise cost 3 VP 1") == 1
    assert lines.count("Colette Framboise cost 0* VP 1*") == 1, "the one of More"
    assert "Pilsner VP vary, Alcohol 2*" in lines
    assert "Food 2 5 VP*, 3 Imagination*" in lines
    assert lines[-2].startswith("* a house figure")
    assert lines[-1].startswith("° an inferred figure")


def test_the_cards_of_one_box(run: Run) -> None:
    out = run("cards", "--set", "oktoberfest").out
    assert "Anja Brunner" in out
    assert "2 Love" in out
    assert "Marianne" not in out
    assert "house figure" not in run("cards", "--set", "base").out
    two = json.loads(run("cards", "--set", "more,base", "--json").out)
    assert {card["set"] for card in two} == {"base", "more"}
    refused(run("cards", "--set", "tokyo"), "unknown set 'tokyo'", "allowed: base")


def test_a_name_that_two_boxes_have_shows_both_pages(run: Run) -> None:
    out = run("cards", "anise").out
    assert out.count("Anise Greenaway — ") == 2
    assert "== Tanto Cuore ==" in out
    assert "== More Tanto Cuore ==" in out
    assert [page["set"] for page in json.loads(run("cards", "anise", "--json").out)] == ["base", "more"]
    assert run("cards", "anise", "--set", "more").out.startswith("Anise Greenaway — Maid\n")


@pytest.mark.parametrize("name", ["Geneviève Daubigny", "genevieve", "GENEVIEVE", "daubigny"])
def test_a_page_by_any_form_of_the_name(run: Run, name: str) -> None:
    result = run("cards", name)
    assert result.code == 0
    assert result.out.startswith("Geneviève Daubigny — Cooking Maid\n")
    assert "rulebook, English edition" in result.out


def test_a_page_in_french(run: Run) -> None:
    assert "Servante privée" in run("cards", "milly", "--lang", "fr").out
    assert run("--lang", "fr", "cards", "milly").out == run("cards", "milly", "--lang", "fr").out


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Servante privée" in run("cards", "milly").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Private maid" in run("cards", "milly").out


def test_json(run: Run) -> None:
    cards = json.loads(run("cards", "--json").out)
    ours = [(card["set"], card["name"]) for card in cards]
    assert len(set(ours)) == len(ours) == len(CARDS) + 3, "the love cards of More have pages of their own"
    assert {name for _, name in ours} == {card.name for card in CARDS.values()}
    rouge = json.loads(run("cards", "rouge", "--json").out)
    assert (rouge["kind"], rouge["cost"], rouge["vp"], rouge["love"], rouge["chamber"]) == (
        "general-maid",
        2,
        1,
        1,
        1,
    )
    assert rouge["text"]
    assert rouge["source"]["cost"] == "card face"


def test_the_base_box_has_no_house_figures(run: Run) -> None:
    assert run("cards", "--house", "--set", "base").out == "Every figure is as printed: there are no house figures.\n"
    assert json.loads(run("cards", "--house", "--set", "base", "--json").out) == []


def test_every_house_figure_has_card_fact_value_and_reason(run: Run) -> None:
    figures = json.loads(run("cards", "--house", "--json").out)
    for box in BOXES.values():
        ours = {(c.name, fact): why for c in box.cards for fact, why in c.house_figures().items()}
        assert {(f["card"], f["fact"]): f["reason"] for f in figures if f["set"] == box.id} == ours
    assert {"set": "oktoberfest", "card": "Bock", "fact": "alcohol", "value": 3} in [
        {key: value for key, value in figure.items() if key != "reason"} for figure in figures
    ]
    out = run("cards", "--house").out
    assert "\nFood 1: copies 3, VP 3, skill points 2\n  House figure, not the printed one: copies (26 cards" in out


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_lists_and_house_figures_in_every_language(run: Run, lang: str) -> None:
    assert words.say(lang, "cli-house-legend") in run("--lang", lang, "cards").out
    assert words.say(lang, "fact-alcohol") in run("--lang", lang, "cards", "--house").out
    assert run("--lang", lang, "cards", "--json").code == 0


def test_a_corrected_house_figure_is_no_house_figure(run: Run, tmp_path: Path) -> None:
    path = overlay(tmp_path, "[Bock]\nalcohol = 4\n")
    assert "Alcohol 4\n" in run("cards", "bock", "--cards", path).out
    assert "Bock" not in run("cards", "--house", "--cards", path).out


def test_unknown_and_ambiguous_names(run: Run) -> None:
    refused(run("cards", "Brunhilde"), "unknown card 'Brunhilde'", "allowed: ")
    refused(run("cards", "Genevive"), "unknown card 'Genevive'", "Geneviève Daubigny")
    refused(run("cards", "crescent"), "Azure Crescent / Viola Crescent / Rouge Crescent")
    refused(run("cards", "Brunhilde", "--lang", "fr"), "carte inconnue")
    refused(run("cards", "milly", "violet"), "too many: violet", "cuore cards --help")


# -- overlays -----------------------------------------------------------------------------------------------


def overlay(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_overlay_corrects_a_printed_fact(run: Run, tmp_path: Path) -> None:
    path = overlay(tmp_path, '["Milly Violet"]\nvp = 2\n[rosa]\ncost = 4\n')
    assert json.loads(run("cards", "milly", "--json", "--cards", path).out)["vp"] == 2
    assert json.loads(run("--cards", path, "cards", "rosa", "--json").out)["cost"] == 4
    assert json.loads(run("cards", "milly", "--json").out)["vp"] == 1


def test_the_overlay_of_the_home_is_read_by_itself(run: Run, home: Path, tmp_path: Path) -> None:
    (home / ".config" / "cuore").mkdir(parents=True)
    (home / ".config" / "cuore" / "cards.toml").write_text('["Milly Violet"]\nvp = 2\n', encoding="utf-8")
    assert json.loads(run("cards", "milly", "--json").out)["vp"] == 2
    other = overlay(tmp_path, '["Milly Violet"]\nvp = 5\n')
    assert json.loads(run("cards", "milly", "--json", "--cards", other).out)["vp"] == 5


def test_the_place_of_the_overlay_can_be_moved(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cuore").mkdir()
    overlay(tmp_path / "cuore", '["Milly Violet"]\nvp = 2\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert json.loads(run("cards", "milly", "--json").out)["vp"] == 2


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('["Brunhilde"]\nvp = 2\n', ["Brunhilde", "no such card"]),
        ('["Milly Violet"]\ncolour = 2\n', ["Milly Violet", "colour", "allowed: cost, vp"]),
        ('["Milly Violet"]\nvp = 200\n', ["Milly Violet", "vp", "from -10 to 20"]),
        ('["Milly Violet"]\nvp = "two"\n', ["Milly Violet", "vp", "whole number"]),
        ('["Milly Violet"]\nvp = true\n', ["Milly Violet", "vp", "whole number"]),
        ('["Milly Violet"]\nchamber = 1\n', ["Milly Violet", "chamber"]),
        ("milly = 3\n", ["no table"]),
        ('["Milly Violet"]\nvp = 1\n["milly"]\nvp = 2\n', ["Milly Violet", "twice"]),
        ('["Milly Violet"\nvp = 2\n', ["line 1"]),
        ("more = 3\n", ["more", "NAME OF A CARD"]),
        ('[more."Milly Violet"]\nvp = 2\n', ["Milly Violet", "no such card"]),
        ("[more.anise]\nvp = 200\n", ["Anise Greenaway", "vp", "from -10 to 20"]),
        ('["Anise Greenaway"]\nvp = 1\n[more.anise]\nvp = 2\n', ["Anise Greenaway", "twice"]),
    ],
)
def test_a_bad_overlay_is_refused_with_file_and_reason(run: Run, tmp_path: Path, text: str, parts: list[str]) -> None:
    path = overlay(tmp_path, text)
    refused(run("cards", "--cards", path), str(path), *parts)
    refused(run("play", "--cards", path), str(path), *parts)
    french = run("--lang", "fr", "--cards", path, "cards")
    refused(french, str(path))
    assert french.err != run("--cards", path, "cards").err


def test_a_correction_for_one_box_leaves_the_other_box_alone(run: Run, tmp_path: Path) -> None:
    path = overlay(tmp_path, "[more.colette]\nvp = 4\n")
    pages = json.loads(run("cards", "colette", "--json", "--cards", path).out)
    assert [(page["set"], page["vp"]) for page in pages] == [("base", 1), ("more", 4)]
    assert "without comparing: 12" in run("play", "--sets", "more", "--cards", path, typed="1\ntable\n").out
    assert "without comparing: 3" in run("play", "--cards", path, typed="table\n").out
    both = overlay(tmp_path, "[colette]\nvp = 4\n")
    assert {page["vp"] for page in json.loads(run("cards", "colette", "--json", "--cards", both).out)} == {4}


def test_an_overlay_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    refused(run("cards", "--cards", tmp_path / "absent.toml"), "absent.toml", "no such file")
    refused(run("cards", "--cards", tmp_path), "cannot be read")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    refused(run("cards", "--cards", binary), "not UTF-8")


def test_an_overlay_counts_in_a_game_and_stays_with_its_save(run: Run, tmp_path: Path) -> None:
    path = overlay(tmp_path, '["Colette Framboise"]\nvp = 4\n')
    result = run("play", "--cards", path, "--seed", "1", typed="table\nsave game.json\n")
    assert "without comparing: 12" in result.out
    assert "without comparing: 12" in run("play", "--load", "game.json", typed="table\n").out
