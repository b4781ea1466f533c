"""`cuore town`: ten general maids, by lot, by wish, by code, or kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cuore
from cuore import words
from cuore.boxes.base import BOX as BASE
from cuore.boxes.registry import BOXES
from cuore.cli import town_report
from tests.cli.helpers import Run, refused


def town(run: Run, *arguments: str) -> dict[str, Any]:
    result = run("town", *arguments, "--json")
    assert result.code == 0, result
    found = json.loads(result.out)
    assert isinstance(found, dict)
    assert len(names_of(found)) == 10
    return found


def names_of(found: dict[str, Any]) -> set[str]:
    return {maid["name"] for maid in found["maids"]}


def names(run: Run, *arguments: str) -> set[str]:
    return names_of(town(run, *arguments))


@pytest.mark.parametrize("box", BOXES)
def test_the_first_game(run: Run, box: str) -> None:
    found = town(run, "--first-game", "--sets", box)
    assert names_of(found) == set(BOXES[box].rules.first_game)
    assert found["sets"] == [box]
    assert found["chiefs"] == box
    assert "seed" not in found


def test_a_seed_gives_the_same_town_again(run: Run) -> None:
    found = town(run, "--random", "--seed", "3")
    assert found == town(run, "--seed", "3")
    assert found["seed"] == 3
    assert town(run, "--seed", "0")["seed"] == 0
    without = town(run)
    assert names(run, "--seed", str(without["seed"])) == names_of(without)


def test_without_a_seed_towns_differ(run: Run) -> None:
    assert len({frozenset(names(run)) for _ in range(5)}) > 1


def test_names_in_and_out(run: Run) -> None:
    for seed in range(5):
        found = names(run, "--with", "anise", "--with", "nena", "--without", "rouge", "--seed", str(seed))
        assert {"Anise Greenaway", "Nena Wilder"} <= found
        assert "Rouge Crescent" not in found


def test_wishes_for_kinds_of_maids(run: Run) -> None:
    wishes = ("--attacks", "none", "--cost", "2-3:3,5+:2", "--draw", "2", "--serving", "2", "--love", "1")
    for seed in range(3):
        found = town(run, "--sets", "base,oktoberfest", *wishes, "--employment", "1", "--seed", str(seed))
        assert "attack" not in found["tags"]
        assert sum(2 <= maid["cost"] <= 3 for maid in found["maids"]) >= 3
        assert sum(maid["cost"] >= 5 for maid in found["maids"]) >= 2
        assert found["tags"]["draw"] >= 2


def test_sisters(run: Run) -> None:
    sisters = {"Azure Crescent", "Viola Crescent", "Rouge Crescent"}
    for seed in range(6):
        assert names(run, "--sisters", "--seed", str(seed)) & sisters in (set(), sisters)
    assert names(run, "--no-sisters", "--seed", "1") == names(run, "--seed", "1")


def test_maids_without_their_partners(run: Run) -> None:
    for seed in range(5):
        assert "Nena Wilder" not in names(run, "--options", "no-bad-habits", "--seed", str(seed))
    found = town(run, "--options", "no-bad-habits", "--allow-dead", "--with", "nena", "--seed", "1")
    assert found["warnings"] == [{"maid": "Nena Wilder", "missing": ["Bad Habit"]}]
    printed = run("town", "--options", "no-bad-habits", "--with", "nena", "--seed", "1").out
    assert "Nena Wilder is of little use here: there is no Bad Habit\n" in printed
    assert "Options: no-bad-habits\n" in printed


def test_chiefs(run: Run) -> None:
    sets = ("--sets", "base,oktoberfest")
    assert town(run, *sets)["chiefs"] == "base"
    assert town(run, *sets, "--chiefs", "oktoberfest")["chief_cards"] == ["Anja Brunner", "Matilde Wiese"]
    assert {town(run, *sets, "--chiefs", "random", "--seed", str(n))["chiefs"] for n in range(12)} == {
        "base",
        "oktoberfest",
    }


# -- codes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [*BOXES, "base,oktoberfest,romantic_vacation,expanding_the_house"])
def test_a_code_is_the_town(run: Run, sets: str) -> None:
    found = town(run, "--sets", sets, "--seed", "7")
    code = run("town", "--sets", sets, "--seed", "7", "--code").out
    assert code == found["code"] + "\n"
    assert {**town(run, "--from-code", code.lower()), "seed": 7} == found


def test_the_printed_town_says_how_to_play_it(run: Run) -> None:
    out = run("town", "--sets", "base,oktoberfest", "--chiefs", "oktoberfest", "--seed", "7").out
    assert "\nChiefs: Anja Brunner, Matilde Wiese\n" in out
    command = out.splitlines()[-1].removeprefix("To play it: cuore ")
    result = run(*command.split(), "--seed", "3", typed="save a.json\n")
    assert result.code == 0
    table = cuore.load(Path("a.json").read_text(encoding="utf-8")).table
    assert table.sets == ("base", "oktoberfest")
    assert table.chiefs == "oktoberfest"
    assert all(f"\n{name}" in "\n" + out for name in table.town)


def test_a_code_brings_its_own_rules(run: Run) -> None:
    code = run("town", "--options", "two-player-quick", "--seed", "7", "--code").out.strip()
    run("play", "--town", code, typed="save a.json\n")
    assert cuore.load(Path("a.json").read_text(encoding="utf-8")).table.options == ("two-player-quick",)
    for flag in (("--sets", "base"), ("--chiefs", "base"), ("--options", "two-player-quick")):
        refused(run("play", "--town", code, *flag), "--town", flag[0])


# -- towns that are kept ------------------------------------------------------------------------------------


def test_a_town_that_is_kept(run: Run, home: Path) -> None:
    assert run("town", "--list").out.startswith("No towns are saved in ")
    saved = run("town", "--seed", "7", "--save", "Friday night")
    assert saved.out.endswith("Saved as Friday night.\nTo play it: cuore play --town 'Friday night'\n")
    assert [path.name for path in (home / ".local/share/cuore/towns").iterdir()] == ["Friday night.toml"]
    code = run("town", "--seed", "7", "--code").out
    assert run("town", "--load", "friday NIGHT", "--code").out == code
    assert run("town", "--list").out == f"Friday night: {code}"
    assert json.loads(run("town", "--list", "--json").out) == {"Friday night": code.strip()}
    assert run("play", "--town", "friday night").code == 0
    refused(run("town", "--save", "Friday night"), "Friday night", "already")
    assert run("town", "--delete", "Friday night").out == "Forgotten: Friday night\n"
    refused(run("town", "--load", "Friday night"), "Friday night")
    refused(run("town", "--delete", "Friday night"), "Friday night")


def test_the_place_of_saved_towns_can_be_moved(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    run("town", "--seed", "7", "--save", "here")
    assert (tmp_path / "data/cuore/towns/here.toml").is_file()


def test_a_damaged_town_is_listed_and_can_be_deleted(run: Run, home: Path) -> None:
    run("town", "--seed", "7", "--save", "a")
    (home / ".local/share/cuore/towns/a.toml").write_text("half a", encoding="utf-8")
    listed = run("town", "--list")
    assert listed.code == 0
    assert "a.toml" in listed.out
    assert json.loads(run("town", "--list", "--json").out) == {"a": None}
    refused(run("play", "--town", "a"), "a.toml")
    assert run("town", "--delete", "a").code == 0


# -- what cannot be -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_town_in_every_language(run: Run, lang: str) -> None:
    result = run("--lang", lang, "town", "--sets", "more", "--seed", "1")
    assert result.code == 0
    assert words.say(lang, "cli-house-legend") in result.out
    assert words.say(lang, "cli-town-chiefs", names="Colette Framboise") in result.out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--sets", "tokyo"], ["unknown set 'tokyo'", "allowed: base"]),
        (["--sets", "base,base"], ["twice"]),
        (["--sets", "base,more"], ["More Tanto Cuore is played alone"]),
        (["--options", "speed"], ["unknown option 'speed'", "two-player-quick"]),
        (["--chiefs", "oktoberfest"], ["unknown set 'oktoberfest'", "base, random"]),
        (["--with", "Brunhilde"], ["unknown card 'Brunhilde'", "Anise Greenaway"]),
        (["--with", "marianne"], ["unknown card 'marianne'"]),
        (["--cost", "cheap"], ["cheap"]),
        (["--cost", "9-2:1"], ["9-2"]),
        (["--attacks", "few"], ["few", "any, none, some, many"]),
        (["--draw", "11"], ["--draw", "cuore town --help"]),
        (["--first-game", "--seed", "3"], ["--first-game", "--seed"]),
        (["--first-game", "--random"], ["--first-game", "--random"]),
        (["--first-game", "--draw", "0"], ["--first-game", "--draw"]),
        (["--from-code", "TC1-XYZ"], ["not a town code"]),
        (["--from-code", "TC1-XYZ", "--sets", "base"], ["--from-code", "--sets"]),
        (["--load", "absent"], ["absent"]),
        (["--load", "absent", "--with", "anise"], ["--load", "--with"]),
        (["--list", "--seed", "1"], ["--list", "--seed"]),
        (["--delete", "a", "--save", "b"], ["--delete", "--save"]),
        (["--save", "a/b"], ["a/b"]),
        (["--seed", "seven"], ["--seed", "cuore town --help"]),
        (["--lang", "xx"], ["unknown language 'xx'", "en, fr"]),
    ],
)
def test_bad_wishes(run: Run, arguments: list[str], parts: list[str]) -> None:
    refused(run("town", *arguments), *parts)


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--with", "anise", "--without", "anise"], ["Anise Greenaway"]),
        (["--sets", "more", "--attacks", "many"], ["many"]),
        (["--cost", "7:5"], ["7", "5"]),
        (["--draw", "10"], ["10"]),
    ],
)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_wish_that_cannot_be_met_is_named(run: Run, arguments: list[str], parts: list[str], lang: str) -> None:
    refused(run("--lang", lang, "town", *arguments), *parts, code=1)


def test_too_many_wishes(run: Run) -> None:
    maids = [card.name for card in BASE.cards if card.kind.name == "GENERAL_MAID"]
    unwanted = [part for name in maids[:7] for part in ("--without", name)]
    refused(run("town", *unwanted), "banned", code=1)
    wanted = [part for name in maids[:11] for part in ("--with", name)]
    refused(run("town", *wanted), "required", code=1)


def test_a_report_of_games_of_the_net(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "town.html"
    command = ("town", "--first-game", "--report", "--seconds", "1", "--jobs", "1", "--html", page)
    result = run(*command)
    assert result.code == 0, result
    assert "games by the net; 1 deal " in result.out
    assert str(page) in result.out
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_report_where_the_net_does_not_know_a_card(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(town_report, "STAND_IN", "big-love")  # expert takes its time
    overlay = tmp_path / "cards.toml"
    overlay.write_text('["Anise Greenaway"]\ncost = 1\n', encoding="utf-8")
    command = ("town", "--first-game", "--report", "--games", "2", "--jobs", "1", "--json", "--cards", overlay)
    result = run(*command)
    assert result.code == 0, result
    assert result.err.count("\n") == 1
    assert "No games of the net" in result.err
    assert "Anise Greenaway" in result.err
    assert json.loads(result.out)["bots"] == ["big-love", "big-love"]


def test_a_report_of_other_bots(run: Run) -> None:
    result = run("town", "--first-game", "--report", "--bots", "big-love,priority", "--games", "2", "--jobs", "1")
    assert result.code == 0, result
    assert "2 games over 1 deals" in result.out


def test_a_name_that_means_another_town_is_refused(run: Run) -> None:
    for name in ("first-game", "Random"):
        refused(run("town", "--save", name), name, "means a town already")
