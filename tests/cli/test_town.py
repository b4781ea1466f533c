"""`cuore town`: ten general maids."""

from __future__ import annotations

import json

import pytest

import cuore
from cuore.boxes.base import BASE
from tests.cli.helpers import Run, refused


def names(run: Run, *arguments: str) -> list[str]:
    result = run("town", *arguments, "--json")
    assert result.code == 0, result
    found = json.loads(result.out)
    assert len(set(found)) == len(found) == 10
    return list(found)


def test_the_first_game(run: Run) -> None:
    assert names(run, "--first-game") == list(BASE.first_game)


def test_a_seed_gives_the_town_that_a_game_deals_from_it(run: Run) -> None:
    for seed in ("3", "4"):
        game = cuore.new_game(town="random", seed=int(seed))
        assert names(run, "--random", "--seed", seed) == names(run, "--seed", seed) == list(game.table.town)


def test_without_a_seed_towns_differ(run: Run) -> None:
    assert len({tuple(names(run)) for _ in range(5)}) > 1


def test_wishes(run: Run) -> None:
    for seed in range(10):
        town = names(run, "--with", "anise", "--with", "nena", "--without", "rouge", "--seed", str(seed))
        assert {"Anise Greenaway", "Nena Wilder"} <= set(town)
        assert "Rouge Crescent" not in town
    assert names(run, "--with", "anise", "--seed", "1") == names(run, "--with", "anise", "--seed", "1")


def test_a_town_without_bad_habits_has_nobody_who_needs_them(run: Run) -> None:
    for seed in range(10):
        assert "Nena Wilder" not in names(run, "--options", "no-bad-habits", "--seed", str(seed))
        wishes = ("--options", "no-bad-habits", "--with", "anise", "--seed", str(seed))
        assert "Nena Wilder" not in names(run, *wishes)


def test_the_printed_town_says_how_to_play_it(run: Run) -> None:
    result = run("town", "--seed", "7")
    assert len(result.out.splitlines()) == 12
    assert result.out.endswith("To play it: cuore play --town random --seed 7\n")
    wished = run("town", "--with", "anise", "--seed", "7").out.splitlines()[-1]
    town = wished.partition('"')[2].partition('"')[0]
    assert run("play", "--town", town).code == 0


def test_a_town_in_french(run: Run) -> None:
    assert "coût 2" in run("--lang", "fr", "town", "--first-game").out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--sets", "tokyo"], ["unknown set 'tokyo'", "allowed: base"]),
        (["--sets", "base,base"], ["twice"]),
        (["--options", "speed"], ["unknown option 'speed'", "two-player-quick"]),
        (["--with", "Brunhilde"], ["unknown card 'Brunhilde'", "Anise Greenaway"]),
        (["--with", "marianne"], ["unknown card 'marianne'"]),
        (["--with", "anise", "--without", "anise"], ["Anise Greenaway", "--without"]),
        (["--first-game", "--seed", "3"], ["--first-game", "--seed"]),
        (["--first-game", "--random"], ["--first-game", "--random"]),
        (["--seed", "seven"], ["--seed", "seven", "cuore town --help"]),
        (["--lang", "xx"], ["unknown language 'xx'", "en, fr"]),
    ],
)
def test_bad_wishes(run: Run, arguments: list[str], parts: list[str]) -> None:
    refused(run("town", *arguments), *parts)


def test_too_many_wishes(run: Run) -> None:
    maids = [card.name for card in BASE.cards if card.kind.name == "GENERAL_MAID"]
    unwanted = [part for name in maids[:7] for part in ("--without", name)]
    refused(run("town", *unwanted), "9 general maids")
    wanted = [part for name in maids[:11] for part in ("--with", name)]
    refused(run("town", *wanted), "11 general maids")
