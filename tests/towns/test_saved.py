"""Towns kept in a folder."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from cuore.boxes import registry
from cuore.towns import Town, TownError, delete_town, list_towns, load_town, save_town

TOWN = Town(("base",), registry.BOXES["base"].rules.first_game, options=("no-bad-habits",))
PUB = Town(("base", "oktoberfest"), registry.BOXES["oktoberfest"].rules.first_game, "base")


def test_saved_listed_loaded_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    assert list_towns(folder) == []
    save_town(folder, "Zum  Wirt", PUB)
    save_town(folder, "été à la mer", TOWN)
    save_town(folder, "abend", PUB)
    assert list_towns(folder) == ["abend", "Zum Wirt", "été à la mer"]
    assert load_town(folder, "zum wirt") == PUB
    assert load_town(folder, "Été à la mer") == TOWN
    delete_town(folder, "ZUM WIRT")
    assert list_towns(folder) == ["abend", "été à la mer"]
    assert sorted(path.name for path in folder.iterdir()) == ["abend.toml", "été à la mer.toml"]  # nothing left over


def test_the_file_is_readable_and_bears_the_code(tmp_path: Path) -> None:
    path = save_town(tmp_path, "pub", PUB)
    text = path.read_text(encoding="utf-8")
    assert PUB.code() in text
    assert tomllib.loads(text) == {
        "sets": ["base", "oktoberfest"],
        "chiefs": "base",
        "options": [],
        "maids": list(PUB.maids),
    }


def test_a_town_is_not_overwritten_by_accident(tmp_path: Path) -> None:
    save_town(tmp_path, "pub", PUB)
    with pytest.raises(TownError, match="town 'Pub': there is already a saved town of that name"):
        save_town(tmp_path, "Pub", TOWN)
    assert load_town(tmp_path, "pub") == PUB
    save_town(tmp_path, "Pub", TOWN, replace=True)
    assert load_town(tmp_path, "pub") == TOWN
    assert list_towns(tmp_path) == ["pub"]


def test_a_failed_write_leaves_the_old_town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_town(tmp_path, "pub", PUB)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TownError, match=r"town 'pub': cannot be saved in .*: no space left"):
        save_town(tmp_path, "pub", TOWN, replace=True)
    assert load_town(tmp_path, "pub") == PUB
    assert [path.name for path in tmp_path.iterdir()] == ["pub.toml"]


def test_a_town_is_replaced_in_one_step(tmp_path: Path) -> None:
    path = save_town(tmp_path, "pub", PUB)
    before = path.read_text(encoding="utf-8")
    with path.open(encoding="utf-8") as reader:  # whoever reads meanwhile reads all of the old one
        save_town(tmp_path, "pub", TOWN, replace=True)
        assert reader.read() == before
    assert load_town(tmp_path, "pub") == TOWN


def test_hidden_and_other_files_are_no_towns(tmp_path: Path) -> None:
    for name in (".pub.toml", "pub.txt", ".town.x.part"):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert list_towns(tmp_path) == []


@pytest.mark.parametrize(
    "name", ["", "  ", "../pub", "a/b", "a\\b", ".hidden", "con", "LPT1", "x" * 41, "a\0b", "c:", "-f"]
)
def test_names_that_cannot_be(tmp_path: Path, name: str) -> None:
    for action in (load_town, delete_town):
        with pytest.raises(TownError, match="a name has 1 to 40 letters"):
            action(tmp_path, name)
    with pytest.raises(TownError, match="a name has 1 to 40 letters"):
        save_town(tmp_path, name, PUB)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_not_there(tmp_path: Path) -> None:
    for action in (load_town, delete_town):
        with pytest.raises(TownError, match=r"town 'sea': there is no saved town of that name \(saved: none\)"):
            action(tmp_path, "sea")
    save_town(tmp_path, "pub", PUB)
    with pytest.raises(TownError, match=r"\(saved: pub\)"):
        load_town(tmp_path, "sea")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("sets = [", "cannot be read"),
        ("sets = ['base']\n", "maids is missing"),
        ("maids = ['Anise']\n", "sets is missing"),
        ("sets = 'base'\nmaids = []\n", "sets: must be a list of texts"),
        ("sets = ['base']\nmaids = [1]\n", "maids: must be a list of texts"),
        ("sets = ['base']\nmaids = []\nchiefs = 3\n", "chiefs: must be a text"),
        ("sets = ['base']\nmaids = []\ncolour = 'red'\n", "colour: unknown .allowed: sets, maids, chiefs, options"),
        ("sets = ['basis']\nmaids = []\n", "unknown set 'basis'"),
        ("sets = ['base']\nmaids = ['Anise']\n", "ten general maids, not 1"),
    ],
)
def test_a_damaged_file_is_one_line(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    assert list_towns(tmp_path) == ["bad"]
    with pytest.raises(TownError, match=f"^town 'bad': .*{line}") as caught:
        load_town(tmp_path, "bad")
    assert "\n" not in str(caught.value)
    delete_town(tmp_path, "bad")
    assert list_towns(tmp_path) == []


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"sets = ['\xff']")
    with pytest.raises(TownError, match="not UTF-8 text"):
        load_town(tmp_path, "bad")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(TownError, match="not a folder"):
        list_towns(tmp_path / "file")


def test_a_mended_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        "sets = ['base']\nmaids = ['azure', 'viola', 'rouge', 'safran', 'kagari', 'genevieve', 'moine de lefevre',"
        " 'tenallys trent', 'sainsbury', 'anise']\n",
        encoding="utf-8",
    )
    assert load_town(tmp_path, "mine") == Town(("base",), registry.BOXES["base"].rules.first_game)
