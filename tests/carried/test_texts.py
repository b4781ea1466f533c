"""Saves and records of other rules: played where they lead to the same position, read where they do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

import cuore
from cuore import words
from cuore.engine import archive, turn
from cuore.engine.errors import SaveError
from cuore.engine.state import State
from tests.cli.conftest import home, run  # noqa: F401 - fixtures
from tests.cli.helpers import Run, refused
from tests.playthroughs.play import play

FOLDER = Path(__file__).parent


def carried(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


# -- version 2 ----------------------------------------------------------------------------------------------


def test_a_base_game_of_version_2_is_a_game_like_any_other() -> None:
    over, going = cuore.replay(carried("base.txt")), cuore.load(carried("base.json"))
    assert (over.over, over.scores(), over.winners()) == (True, [30, 25], [0])
    assert going.moves == over.moves[:150]
    for move in over.moves[150:]:
        going.apply(move)
    assert going.hash() == over.hash()


@pytest.mark.parametrize(("read", "name"), [(cuore.replay, "oktoberfest.txt"), (cuore.load, "oktoberfest.json")])
def test_a_game_that_corrected_rules_lead_elsewhere_is_not_played(read: object, name: str) -> None:
    assert callable(read)
    with pytest.raises(
        SaveError, match=r"^made under rules 2, not playable under rules \d+; `cuore replay`"
    ) as refusal:
        read(carried(name))
    assert refusal.value.key == "save-rules"


def test_its_record_can_be_read() -> None:
    record = cuore.read_record(carried("oktoberfest.txt"))
    assert (record.rules, record.seats, record.result) == (2, ("Ann", "Bob"), "Ann 11, Bob 8")
    assert record.over
    assert not record.is_told
    assert (record.answers, record.moves[0], record.moves[-1]) == (264, "Ann: serve Matilde Wiese", "Bob: end turn")
    assert record.lines[0] == "# turn 1, Ann"


def test_its_save_can_be_read() -> None:
    record = cuore.read_record(carried("oktoberfest.json"))
    assert (record.rules, record.answers, record.over, record.is_told) == (2, 220, False, False)
    whole = cuore.read_record(carried("oktoberfest.txt"))
    assert [f": {move}" in with_seat for move, with_seat in zip(record.moves, whole.moves, strict=False)] == [
        True
    ] * 220


def test_cuore_replay_shows_what_it_holds(run: Run) -> None:  # noqa: F811
    lines = run("replay", FOLDER / "oktoberfest.txt").out.splitlines()
    assert lines[0].startswith("This game was played under rules 2,")
    assert lines[3:5] == ["# turn 1, Ann", "Ann: serve Matilde Wiese"]
    assert lines[-1] == "Result: Ann 11, Bob 8"
    first = run("replay", FOLDER / "oktoberfest.txt", "--at", "2").out.splitlines()
    assert first[3:] == ["# turn 1, Ann", "Ann: serve Matilde Wiese", "Ann: play all"]
    turn_one = run("replay", FOLDER / "oktoberfest.txt", "--at", "5").out.splitlines()
    assert turn_one[-1] == "Ann: end turn"  # and not the heading of the next
    assert run("replay", FOLDER / "oktoberfest.txt", "--at", "0").code == 0
    facts = json.loads(run("replay", FOLDER / "oktoberfest.txt", "--json").out)
    assert (facts["rules"], facts["playable"], facts["result"]) == (2, False, "Ann 11, Bob 8")
    stepped = run("replay", FOLDER / "oktoberfest.txt", "--step", typed="\nt\nq\n").out
    assert "Ann: serve Matilde Wiese" in stepped
    assert "cannot be shown" in stepped
    refused(run("replay", FOLDER / "oktoberfest.txt", "--verify"), "made under rules 2", code=1)
    assert run("replay", FOLDER / "base.txt").out.startswith("— Turn 1: Ann —\n")


# -- the version of today, once the rules have moved on -----------------------------------------------------


class Past(NamedTuple):
    """A game of today, written down before the rules moved on."""

    game: cuore.Game
    record: str
    save: str


@pytest.fixture
def past(monkeypatch: pytest.MonkeyPatch) -> Past:
    """Rules of the next version: with every answer read from a text a card goes back into the box."""
    game = play("oktoberfest-3p")
    past = Past(game, game.record(), game.save())
    real = turn.apply

    def otherwise(state: State, move: int) -> None:
        real(state, move)
        state.gone = (*state.gone, 0)

    monkeypatch.setattr(turn, "apply", otherwise)
    monkeypatch.setattr(archive, "RULES_VERSION", archive.RULES_VERSION + 1)
    return past


@pytest.mark.parametrize("form", ["record", "save"])
def test_a_game_of_today_will_be_told_under_rules_to_come(past: Past, form: str) -> None:
    moved_on, text = past.game, past.record if form == "record" else past.save
    with pytest.raises(SaveError, match=r"^made under rules"):
        (cuore.replay if form == "record" else cuore.load)(text)
    record = cuore.read_record(text)
    assert record.is_told
    for seat in (None, 0, 1, 2):
        for lang in words.LANGUAGES:
            assert words.record_lines(record, seat, lang) == words.log_lines(moved_on, seat, lang)
    for seat in range(3):
        assert words.score_lines(record, seat, "en") == words.score_lines(moved_on, seat, "en")
    assert (record.scores(), record.winners()) == (moved_on.scores(), moved_on.winners())
    assert record.hash == moved_on.hash()


def test_it_is_shown_whole_in_part_and_step_by_step(past: Past, run: Run, tmp_path: Path) -> None:  # noqa: F811
    moved_on, path = past.game, tmp_path / "game.txt"
    path.write_text(past.record, encoding="utf-8")
    log = words.log_lines(moved_on, None, "en")
    shown = run("replay", path).out.splitlines()
    assert shown[0].startswith(f"This game was played under rules {archive.RULES_VERSION - 1}, and")
    assert shown[2 : 2 + len(log)] == log
    assert "VP in all" in shown[-2]
    early = moved_on.clone()
    early.undo(early.answers - 40)
    assert run("replay", path, "--at", "40", "--seat", "Ann").out.splitlines()[2:] == words.log_lines(early, 0, "en")
    stepped = run("replay", path, "--step", typed=f"\nb\n{moved_on.answers}\nq\n").out
    assert log[0] in stepped
    assert "VP in all" in stepped


def test_without_its_boxes_a_record_still_lists_its_moves() -> None:
    text = play("oktoberfest-3p").record(told=False)
    record = cuore.read_record(text.replace("sets: oktoberfest", "sets: kyoto"))
    assert not record.is_told
    assert words.record_lines(record, None, "en")[-1].startswith("Result: Ann ")


# -- damage -------------------------------------------------------------------------------------------------


def test_every_damage_to_the_events_is_noticed() -> None:
    game = cuore.new_game(seed=3)
    for _ in range(60):
        game.apply(game.legal()[0])
    lines = game.record().splitlines()
    told = [i for i, line in enumerate(lines) if line.startswith(("told:", "seal:"))]
    assert len(told) > 3
    for i in told:
        for line in (lines[i][:-1], lines[i].replace("1", "2", 1), None):
            if line == lines[i]:
                continue
            broken = "\n".join([*lines[:i], *([] if line is None else [line]), *lines[i + 1 :]])
            for read in (cuore.replay, cuore.read_record):
                with pytest.raises(SaveError, match="damaged"):
                    read(broken)
    data = json.loads(game.save())
    data["told"][5] += " 18.0"
    for read in (cuore.load, cuore.read_record):
        with pytest.raises(SaveError, match="damaged"):
            read(json.dumps(data))


def test_a_record_of_other_rules_is_not_shown_with_the_moves_of_another() -> None:
    text = play("first-game-2p").record()
    with pytest.raises(SaveError, match="damaged"):
        cuore.read_record(text.replace("\nAnn: end turn\n", "\nAnn: end serving\n", 1))
    with pytest.raises(SaveError, match="damaged"):
        cuore.replay(text.replace("rules: ", "rules: 7"))


def test_a_record_without_events_is_a_record_too() -> None:
    game = play("first-game-2p")
    assert "told:" not in game.record(told=False)
    assert cuore.replay(game.record(told=False)).hash() == game.hash()


def test_saving_does_not_make_a_game_listen() -> None:
    game = cuore.new_game(seed=3)
    game.apply(game.legal()[0])
    game.save(), game.record()
    assert game._chapters is None
