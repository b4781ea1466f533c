"""`cuore review`: text, page, JSON, three languages, and what it refuses."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import cuore
from cuore.bots import Seat, make_bot
from cuore.bots.learned import review as module
from cuore.words import LANGUAGES
from tests.cli.helpers import Run, refused


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 4)


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The beginning of a game in which Bob follows a plan that is not good."""
    game = cuore.new_game(seats=["Ann", "Bob"], seed=5)
    bots = [make_bot("big-love", 1), make_bot("strategy:mischief", 2)]
    while not game.over and game.answers < 110:
        game.apply(bots[game.to_move].choose(Seat(game)))
    path = tmp_path / "short.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(run: Run, short: Path, lang: str) -> None:
    result = run("review", short, "--seat", "bob", "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert "Bob" in result.out.splitlines()[0]
    assert "    1   " in result.out
    assert "review-" not in result.out


def test_for_programs(run: Run, short: Path) -> None:
    found = json.loads(run("review", short, "--seat", "Bob", "--json").out)
    assert found["seat"] == "Bob"
    assert found["won"] is None
    assert all(0 < chance["win"] < 1 for chance in found["chances"])
    assert found["looked"] <= 4


def test_the_page_is_whole_and_asks_nobody_for_anything(run: Run, short: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = run("review", short, "--seat", "Bob", "--html", page)
    assert result.code == 0
    assert str(page) in result.out
    text = page.read_text(encoding="utf-8")
    tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append(tag)
            assert not {"src", "href"} & {name for name, _ in attrs}

    Reader().feed(text)
    assert {"svg", "polyline", "h1"} <= set(tags)
    assert "http" not in text.replace(' xmlns="http://www.w3.org/2000/svg"', "")  # a name, of which nobody is asked


def test_a_page_that_cannot_be_written(run: Run, short: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(run("review", short, "--seat", "Bob", "--html", tmp_path / "file" / "x.html"), "x.html", code=1)


def test_bad_seats_and_files(run: Run, record: Path, tmp_path: Path) -> None:
    refused(run("review", record, "--seat", "Zoe"), "Zoe", "Ann, Bob")
    refused(run("review", tmp_path / "no.txt", "--seat", "Ann"), "no.txt")
    refused(run("review", record), "--seat")
    (tmp_path / "odd.txt").write_text("this is no game\n", encoding="utf-8")
    refused(run("review", tmp_path / "odd.txt", "--seat", "Ann"), code=1)


def test_cards_that_the_net_does_not_know(run: Run, tmp_path: Path) -> None:
    game = cuore.new_game(seats=["Ann", "Bob"], seed=2, overlay={"Rouge Crescent": {"love": 2}})
    path = tmp_path / "corrected.json"
    path.write_text(game.save(), encoding="utf-8")
    refused(run("review", path, "--seat", "Ann"), "the net can say nothing here", "Rouge Crescent")


def test_a_game_of_earlier_rules(run: Run) -> None:
    old = Path(__file__).parents[1] / "carried" / "oktoberfest.txt"
    refused(run("review", old, "--seat", "Ann"), "earlier rules", code=1)
