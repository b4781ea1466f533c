"""The site is built of docs/ and of the game: no link is broken, it speaks three languages and fetches nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cuore
from cuore.boxes.registry import BOXES
from cuore.words.names import slug
from site_pages import API, LANGUAGES, led

ROOT = Path(__file__).parents[1]
PICTURES = ("table-day.webp", "table-night.webp", "phone.webp", "terminal.svg")
LOADED = re.compile(r"<(?:script|img|iframe|source)\b[^>]*\b(?:src|srcset)=\"?(https?:[^\"\s>]+)")
LINKED = re.compile(r"<link\b[^>]*\brel=\"?(?:stylesheet|preconnect|icon|preload)\b[^>]*>")


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--config-file", str(config), "--site-dir", str(site)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_site_is_whole(tmp_path: Path) -> None:
    told = build(ROOT / "mkdocs.yml", tmp_path)  # one test, because a build takes ten seconds
    assert told.returncode == 0, told.stderr

    def page(uri: str) -> str:
        return (tmp_path / uri / "index.html").read_text(encoding="utf-8")

    for lang in LANGUAGES:
        home = "" if lang == "en" else f"{lang}/"
        for box, cards in cuore.cards().items():
            assert f'<html lang="{lang}"' in page(f"{home}rules/{box}")
            assert "pictures/rules/" in page(f"{home}rules/{box}")
            compendium = page(f"{home}cards/{box}")
            assert [card.name for card in cards if f'id="{slug(card.name)}"' not in compendium] == []
        for other in LANGUAGES:  # from any page to the same page in another language
            way = "../" * (2 if lang == "en" else 3) + ("" if other == "en" else f"{other}/") + "cards/more/"
            assert f'hreflang="{other}"' in page(f"{home}cards/more")
            assert way in page(f"{home}cards/more") or other == lang
    assert 'id="ruling-35"' in page("ja/rulings")
    assert "rien révélé\u00a0:" in page("fr/table-policies")
    assert 'id="r35_discards_go_clockwise"' in page("scenarios/base")
    for module in API:
        assert page(f"api/{module}").count("doc-heading") > 1
    assert 'id="cuore.Game.determinize"' in page("api/cuore")

    for file in tmp_path.rglob("*.html"):
        html = file.read_text(encoding="utf-8")
        assert LOADED.findall(html) == []
        assert 'rel="alternate"' not in html
        assert [link for link in LINKED.findall(html) if "http" in link] == []
    for file in tmp_path.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?https?:|@import", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("planted", "complaint"),
    [
        ("[a page](nowhere.md)", "is not found among documentation files"),
        ("[an anchor](other.md#nowhere)", "does not contain an anchor"),
        ("[a file of the repository](../run.py)", "is not found among documentation files"),
        ("[a folder](other)", "unrecognized relative link"),
        ("![a picture](pictures/none.webp)", "is not found among documentation files"),
    ],
)
def test_a_planted_broken_link_stops_the_build(tmp_path: Path, planted: str, complaint: str) -> None:
    told = small_site(tmp_path, f"# Planted\n\n{planted}\n", nav=["index.md", "other.md"])
    assert told.returncode != 0
    assert complaint in told.stderr


def test_a_page_that_nothing_leads_to_stops_the_build(tmp_path: Path) -> None:
    told = small_site(tmp_path, "# Planted\n", nav=["index.md"])
    assert told.returncode != 0
    assert "not included in the" in told.stderr


def test_a_small_site_is_built(tmp_path: Path) -> None:
    told = small_site(tmp_path, "# Sound\n\n[a page](other.md#whole)\n", nav=["index.md", "other.md"])
    assert told.returncode == 0, told.stderr


def small_site(folder: Path, text: str, nav: list[str]) -> subprocess.CompletedProcess[str]:
    """A site of two pages by the settings of the true one, without what takes time."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(text, encoding="utf-8")
    (folder / "docs" / "other.md").write_text("# Other\n\n## Whole\n", encoding="utf-8")
    settings = {"INHERIT": str(ROOT / "mkdocs.yml"), "nav": nav, "plugins": [], "hooks": [], "extra_css": []}
    (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")  # which is YAML, too
    return build(folder / "mkdocs.yml", folder / "site")


def test_links_to_files_of_the_repository_are_led_to_their_pages() -> None:
    text = (
        "[a](../scenarios/r35_discards_go_clockwise.toml) [b](../CONTRIBUTING.md#checks) [c](https://example.org/x)"
    )
    assert led(text, "docs/scenarios.md", "scenarios.md") == (
        "[a](scenarios/base.md#r35_discards_go_clockwise) [b](design/contributing.md#checks) [c](https://example.org/x)"
    )
    assert led("[d](docs/bots.md)", "CONTRIBUTING.md", "design/contributing.md") == "[d](../bots.md)"
    assert (
        led("```\n[e](docs/bots.md)\n```", "CONTRIBUTING.md", "design/contributing.md").count("(docs/bots.md)") == 1
    )


def test_every_box_has_its_pages_in_the_navigation() -> None:
    told = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for box in BOXES:
        for folder in ("rules", "cards"):
            assert all(f" {home}{folder}/{box}.md" in told for home in ("", "fr/", "ja/"))


def test_the_pictures_are_light() -> None:
    assert sum((ROOT / "docs" / "pictures" / name).stat().st_size for name in PICTURES) < 900_000
