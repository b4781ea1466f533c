"""`cuore replay`: the log, a position, step by step, and what a damaged file gives."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cuore
from cuore.engine.archive import RULES_VERSION
from tests.cli.helpers import Run, refused


def test_the_log_of_a_spectator(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.code == 0
    assert result.out.startswith("— Turn 1: Ann —\n")
    assert "Ann draws 5 cards." in result.out
    assert "VP in all" in result.out


def test_the_log_of_a_seat(run: Run, record: Path) -> None:
    seen = run("replay", record, "--seat", "ann").out
    assert "Ann draws 5 cards." not in seen
    assert "Bob draws 5 cards." in seen


def test_in_french(run: Run, record: Path) -> None:
    assert run("replay", record, "--lang", "fr").out.startswith("— Tour 1")


def test_a_position(run: Run, record: Path) -> None:
    result = run("replay", record, "--at", "0", "--seat", "Ann")
    assert "Marianne Soleil: cost 9, 5 left, 6 VP" in result.out
    assert "victory points so far" in result.out
    game = cuore.replay(record.read_text(encoding="utf-8"))
    moves = game.moves
    game = cuore.new_game(seats=["Ann", "Bob"], seed=11, options=["two-player-quick"])
    for move in moves[:20]:
        game.apply(move)
    shown = json.loads(run("replay", record, "--at", "20", "--seat", "Ann", "--json").out)
    assert shown == json.loads(json.dumps(game.view(0)))


def test_json_of_the_end(run: Run, record: Path) -> None:
    shown = json.loads(run("replay", record, "--json").out)
    assert shown["over"] is True
    assert shown["seat"] is None
    assert "you" not in shown


def test_verify(run: Run, record: Path) -> None:
    game = cuore.replay(record.read_text(encoding="utf-8"))
    assert run("replay", record, "--verify").out == f"fine: {len(game.moves)} answers, hash {game.hash()}\n"
    facts = json.loads(run("replay", record, "--verify", "--json").out)
    assert facts == {"ok": True, "hash": game.hash(), "answers": len(game.moves), "over": True}


def test_a_save_can_be_replayed_too(run: Run, tmp_path: Path) -> None:
    game = cuore.new_game(seed=2)
    game.apply(game.legal()[0])
    (tmp_path / "save.json").write_text(game.save(), encoding="utf-8")
    assert game.hash() in run("replay", "save.json", "--verify").out


def test_step_by_step(run: Run, record: Path) -> None:
    result = run("replay", record, "--step", typed="\n\nb\nt\nx\n9999\nb\nb\nq\n")
    assert result.code == 0
    assert "1/" in result.out
    assert "2/" in result.out
    assert "Marianne Soleil: cost 9" in result.out
    assert "That was the last of" in result.out
    assert "This is the beginning." in result.out


def test_stepping_to_the_end_shows_the_scores(run: Run, record: Path) -> None:
    count = len(cuore.replay(record.read_text(encoding="utf-8")).moves)
    result = run("replay", record, "--step", typed=f"{count}\n")
    assert result.code == 0
    assert "VP in all" in result.out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--seat", "Zoe"], ["no seat 'Zoe'", "Ann, Bob"]),
        (["--at", "-1"], ["--at -1", "from 0 to"]),
        (["--at", "99999"], ["--at 99999", "from 0 to"]),
        (["--at", "ten"], ["--at", "cuore replay --help"]),
    ],
)
def test_bad_wishes(run: Run, record: Path, arguments: list[str], parts: list[str]) -> None:
    refused(run("replay", record, *arguments), *parts)


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (lambda text: text.replace("cuore record 1", "cuore record 9"), ["not a Cuore record"]),
        (lambda text: text.replace(f"rules: {RULES_VERSION}", "rules: 77"), ["damaged"]),
        (lambda text: text.replace("deal: seed 11", "deal: seed 12"), ["damaged", "record line"]),
        (lambda text: text.replace("hash: ", "hash: 0"), ["damaged"]),
        (lambda text: text.replace("sets: base", "sets: tokyo"), ["tokyo"]),
        (lambda text: text.replace("\nhash:", "\nAnn: dance\nhash:"), ["record line"]),
        (lambda text: text[: len(text) // 2], ["incomplete"]),
        (lambda text: "", ["not a Cuore record"]),
        (lambda text: "{}", ["not a Cuore save"]),
        (lambda text: "{" + text, ["not a Cuore save"]),
    ],
)
def test_a_damaged_record_fails_with_one_line(run: Run, record: Path, change: object, parts: list[str]) -> None:
    assert callable(change)
    record.write_text(change(record.read_text(encoding="utf-8")), encoding="utf-8")
    for arguments in ([], ["--verify"], ["--json"], ["--verify", "--lang", "fr"]):
        result = run("replay", record, *arguments)
        refused(result, code=1)
        if "fr" not in arguments:
            assert any(part in result.err for part in parts), result.err


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    refused(run("replay", tmp_path / "absent"), "absent", "no such file")
    refused(run("replay", tmp_path), "cannot be read")
    refused(run("replay"), "FILE", "cuore replay --help")
