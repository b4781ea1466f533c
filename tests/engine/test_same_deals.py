"""A secret deals the same game for ever, whatever the rules become: the hashes are those of rules version 2."""

from __future__ import annotations

import pytest

import cuore
from cuore.engine import archive

FAMILY = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
BORROWED = ("mixed-pile", "private-maids", "illness")
DEALS = (
    (("base",), (), "73791a45863e648ce3ed5a11f106f2fa"),
    (("oktoberfest",), (), "5fa47f820697921908e404a9e6b404cd"),
    (("romantic_vacation",), (), "a8c9dd1ff6b1b3884b3dbd73ddf89040"),
    (("expanding_the_house",), (), "e1786fe66adaf87de0d2e5bc711a0ac4"),
    (FAMILY, (), "56856f31804188a3092ee2821d1ac9af"),
    # With a First Master drawn by lot, as rules version 3 has it.
    (("more",), (), "5ad097e58c0c53388d4d52cbb6d4111f"),
    (("more", *FAMILY), BORROWED, "23bb8cf3bff98574f21f68975a798f43"),
)


@pytest.mark.parametrize(("sets", "options", "digest"), DEALS)
def test_a_secret_deals_what_it_dealt_under_version_2(
    sets: tuple[str, ...], options: tuple[str, ...], digest: str
) -> None:
    game = cuore.new_game(sets, ["Ann", "Bob", "Cleo"], "random", options=options, secret=b"x" * 32)
    assert game.hash() == digest


def test_the_hash_of_a_position_does_not_depend_on_the_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cuore.new_game(seed=7).hash()
    monkeypatch.setattr(archive, "RULES_VERSION", archive.RULES_VERSION + 1)
    assert cuore.new_game(seed=7).hash() == before
