"""Names at a table: nobody can sit down as somebody else, and nobody as nobody."""

from __future__ import annotations

import unicodedata

import pytest

from cuore.engine.errors import SetupError
from cuore.server.names import _SCRIPTS, is_taken, seen
from cuore.server.seating import different_name


@pytest.mark.parametrize(
    "name",
    [
        "Ann\ufe0f",
        "A\u034fnn",
        "\u3164Ann",
        "Ann\u2800",
        "\u0410nn",
        "ANN",
        "\uff21\uff4e\uff4e",
        "\U0001d400nn",
        "\u00c4nn",
        "Ann ",
    ],
)
def test_a_second_ann_is_ann_2(name: str) -> None:
    assert different_name(name, ["Ann"]).endswith(" 2")
    assert is_taken(name, ["Bob", "Ann"])


@pytest.mark.parametrize(
    ("name", "other"),
    [("\u0412\u041e\u0412", "BOB"), ("BiIl", "Bill"), ("B0b", "Bob"), ("\u13aa\u03c1\u043e", "Apo")],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert is_taken(name, [other])
    assert is_taken(other, [name])


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Иван", "Ivan"), ("花", "華"), ("Zoé", "Chloé")])
def test_names_that_do_not(name: str, other: str) -> None:
    assert different_name(name, [other]) == name


@pytest.mark.parametrize("name", ["\u3164", "\u2800\ufe0f", "\u115f \u1160", "\u200b", "\u202eAnn"])
def test_nobody_sits_down_as_nobody(name: str) -> None:
    with pytest.raises(SetupError):
        different_name(name, [])


def test_what_can_be_seen_stays() -> None:
    assert seen("  Zoe\u0301   de  la Cruz ") == "Zoé de la Cruz"
    assert different_name("山田", []) == "山田"
    assert different_name("❤\ufe0f Bea", []) == "❤ Bea"


def test_the_table_of_letters_is_what_it_says() -> None:
    for others, latins in _SCRIPTS[:-1]:
        assert all(latin.isascii() for latin in latins)
        assert len({unicodedata.name(letter).split()[0] for letter in others}) == 1, "one script a line"
