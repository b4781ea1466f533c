"""Pictures: whole, well-formed, of nothing outside themselves, told to whoever does not see them, and no leak."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import cuore
from cuore import Card, Game, SetupError, svg
from cuore.engine.kinds import Kind
from cuore.svg.curve import HEIGHT, WIDTH, Dot, curve
from cuore.svg.drawing import emblem_of, fitted, mark_of, width_of
from cuore.svg.palette import OF_KIND, THEMES, Palette
from tests.svg.pictures import FOLDER, pictures

SVG = "{http://www.w3.org/2000/svg}"
PAGES = [page for box in cuore.cards().values() for page in box]
EMBLEMS = Path(cuore.__file__).parent / "svg" / "emblems.json"
WEB = Path(__file__).parents[2] / "web" / "src" / "emblems"


def read(picture: str) -> ElementTree.Element:
    """The picture, if it is one."""
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text
    names = {element.get("id") for element in root.iter()}
    used = set(re.findall(r"url\(#([^)]+)\)", picture))
    assert used <= names, "every paint is defined in the picture itself"
    assert not re.findall(r"(?:href|src)=|@import|@font-face|url\((?!#)", picture)
    return root


def written(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def played(game: Game, answers: int, seed: int = 1) -> Game:
    rng = random.Random(seed)
    for _ in range(answers):
        if not game.over:
            game.apply(rng.choice(game.legal()))
    return game


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_can_be_drawn(theme: svg.Theme) -> None:
    for page in PAGES:
        root = read(svg.card(page, theme))
        assert page.name in written(root)
        told = root.find(f"{SVG}desc")
        assert told is not None
        assert told.text


def test_a_card_shows_its_figures() -> None:
    page = cuore.card("anise")
    assert written(read(svg.card(page, "light"))) == ["Anise Greenaway", "7", "Treasury Maid", "3", "1", "3"]
    assert "×8" in written(read(svg.card(page, "light", count=8)))
    assert "\N{MINUS SIGN}1" in written(read(svg.card(cuore.card("bad habit"), "light")))
    french = written(read(svg.card(page, "light", "fr")))
    assert french != written(read(svg.card(page, "light")))


def test_every_kind_has_its_colours_and_every_card_its_emblem() -> None:
    assert set(OF_KIND) == set(Kind)
    crest = mark_of("crest")
    assert [page.name for page in PAGES if emblem_of(page.name) == crest and page.name != "Claire Saint-Juste"] == []


def test_by_day_and_by_night_and_by_itself() -> None:
    page = cuore.card("rouge")
    day, night, either = (svg.card(page, theme) for theme in ("light", "dark", "auto"))
    assert day != night
    assert "var(" not in day + night
    assert "prefers-color-scheme" in either
    with pytest.raises(SetupError, match="unknown theme 'dusk'"):
        Palette("dusk")


def test_a_hand_lies_side_by_side() -> None:
    root = read(svg.hand([cuore.card(name) for name in ("1 love", "rouge", "azure")], "light"))
    assert [name for name in written(root) if name in ("1 Love", "Rouge Crescent", "Azure Crescent")] == [
        "1 Love",
        "Rouge Crescent",
        "Azure Crescent",
    ]
    wide = float(read(svg.hand([cuore.card("1 love")] * 40)).get("width", "0"))
    assert wide < 1400
    read(svg.hand([]))


@pytest.mark.parametrize(
    "sets",
    [
        ["base"],
        ["oktoberfest"],
        ["romantic_vacation"],
        ["more"],
        ["expanding_the_house", "base"],
        ["base", "oktoberfest"],
    ],
    ids="+".join,
)
@pytest.mark.parametrize("answers", [0, 90, 5000])
def test_every_table_can_be_drawn(sets: list[str], answers: int) -> None:
    game = played(cuore.new_game(sets, ["Ann", "Bob", "Cleo"], seed=4), answers)
    for seat in (None, 0, 2):
        told = written(read(svg.table(game, seat)))
        assert {"Ann", "Bob", "Cleo"} <= set(told)
        assert set(game.view(seat)["town"]) <= set(told)


def test_names_are_no_markup() -> None:
    game = cuore.new_game(seats=["<b>Ann & Co</b>", 'Bob"s'], seed=1)
    assert "<b>Ann & Co</b>" in written(read(svg.table(game)))


@pytest.mark.parametrize("sets", [["base"], ["oktoberfest"], ["more"]], ids="+".join)
def test_a_picture_is_the_same_in_every_deal(sets: list[str]) -> None:
    game = played(cuore.new_game(sets, seed=4), 80)
    for seat in (None, 0, 1):
        assert {svg.table(game.determinize(seat, seed), seat) for seed in range(4)} == {svg.table(game, seat)}


def test_cards_and_games_draw_themselves_in_a_notebook() -> None:
    page: Card = cuore.card("rouge")
    assert page._repr_svg_() == svg.card(page)
    game = cuore.new_game(seed=7)
    assert game._repr_svg_() == svg.table(game, None)
    assert svg.table(game, None) in (game._repr_html_() or "")


def test_letters_are_made_to_fit() -> None:
    for page in PAGES:
        assert width_of(page.name, fitted(page.name, 19.0, 140.0)) <= 140.01
    assert width_of("ローズ", 10.0) == 30.0


@pytest.mark.skipif(not WEB.is_dir(), reason="the browser's sources are not here")
@pytest.mark.parametrize("kind", ["cards", "marks"])
def test_the_browser_has_the_same_emblems(kind: str) -> None:
    """After a change there: `npm run emblems` in web/."""
    ours = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    assert ours[kind] == json.loads((WEB / f"{kind}.json").read_text(encoding="utf-8"))
    assert set(ours[kind].values()) <= set(ours["paths"])
    assert "CC BY 3.0" in ours["credit"]


@pytest.mark.parametrize("name", pictures())
def test_the_pictures_of_the_documents_are_up_to_date(name: str) -> None:
    drawn, kept = pictures()[name], (FOLDER / name).read_text(encoding="utf-8")
    assert drawn == kept, "draw them anew: python -m tests.svg.pictures"


@pytest.mark.parametrize("theme", THEMES)
def test_a_curve_is_a_picture_and_nothing_lies_outside_it(theme: svg.Theme) -> None:
    turns = [(turn, turn % 5 / 4) for turn in range(1, 31)]
    root = read(curve(turns, [Dot(3, 0.75, 0.2), Dot(30, 0.0, 0.01)], "<b>Ann & “Bob”", "chance", "turn", theme))
    assert "<b>Ann & “Bob”" in written(root)
    line = root.find(f".//{SVG}polyline")
    assert line is not None
    points = [tuple(map(float, point.split(","))) for point in (line.get("points") or "").split()]
    assert len(points) == len(turns)
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in points)
    assert points[0][1] > points[3][1], "more is higher"
    large, small = (float(dot.get("r") or 0) for dot in root.iter(f"{SVG}circle"))
    assert large > small
    read(curve([], [], "Ann", "chance", "turn", theme))
